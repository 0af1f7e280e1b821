"""A game of chains in the keeper's hands: every tap becomes an entry, or a sentence."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from hotels.ledger.chains.booking import IN_TAKEOVER
from hotels.ledger.chains.books import Books, Question
from hotels.ledger.chains.entries import (
    Announce,
    Buy,
    Choose,
    Dispose,
    Draw,
    End,
    Entry,
    Lay,
    Name,
    Pass,
    Peek,
    Settle,
)
from hotels.ledger.chains.rules.ending import resumed
from hotels.ledger.chains.terms import Player
from hotels.screens.asking import Key, ask
from hotels.screens.chains.unsaid import Unsaid
from hotels.screens.kept import Kept
from hotels.store.keeping import Opened
from hotels.table import is_written
from hotels.views import acts, by_itself
from hotels.views.chains import is_full
from hotels.views.counts import leaves_question, short_of
from hotels.views.objected import objected
from hotels.views.returning import was_long_away

if TYPE_CHECKING:
    from hotels.app import HotelsApp


def sit_down(house: "HotelsApp", game: Opened[Any, Any]) -> None:
    """Show a game where it stands, and what is to be said of it."""
    sitting = Sitting(house, game)
    sitting.greet()
    sitting.show(instead=False)
    sitting.warn()


class Sitting(Kept):
    """One game on the screens: what the keeper does, and what speaks against it."""

    is_practice = False

    def __init__(self, house: "HotelsApp", game: Opened[Any, Any]) -> None:
        super().__init__(house, game)
        self.unsaid = self._begun()
        self._shown: str | None = None
        self._table: Any = None
        """The table's screen, shown again after a takeover."""
        self.away: tuple[object, ...] = ()
        """The rows of the list of payouts while chains and players are shown instead."""
        self.back_at: int | None = None
        """How many lines there were when the keeper came back, while it is said where he was."""
        self._plays_on_after = 0
        """After which turn an offered end was declined, so that the table is shown instead."""

    @property
    def books(self) -> Books:
        """Where the game stands, as the screens ask for what the keeper has begun to say."""
        books = resumed(self.table.books) if self.plays_on else self.table.books
        return self.unsaid.shown(books)

    @property
    def plays_on(self) -> bool:
        """Whether the end is offered and the table plays on."""
        books: Books = self.table.books
        return books.is_provisional and books.turn == self._plays_on_after

    def _begun(self) -> Unsaid:
        """What was begun and not written; kept by the house while other screens are shown."""
        if self.begun_before is None:
            self.keep_begun(Unsaid())
        begun: Unsaid = self.begun_before
        return begun

    def greet(self) -> None:
        """A keeper who was long away is told where the table was."""
        with self.house.disk() as store:
            if was_long_away(self.game, store.clock()):
                self.back_at = len(self.table.lines)
                self.begin_anew()

    # which screen

    def place(self) -> str:
        """The screen that the question asked belongs to."""
        asked = self.books.awaiting
        if asked is None:
            return "standing"
        return "takeover" if asked.kind in IN_TAKEOVER else "table"

    def show(self, *, instead: bool = True) -> None:
        """The screen for what the bank waits for; the same one only says what is new."""
        place = self.place()
        if place == self._shown:
            self.refresh()
        else:
            self._shown = place
            self.house.show(self._screen(place), instead=instead)
        asked = self.books.awaiting
        if asked is None or self.is_practice:
            return
        if asked.kind is not Question.BUY or not is_full(self.books, ()):
            self.house.explain(asked.kind, self.speech)

    def _screen(self, place: str) -> Any:
        if place == "standing":
            from hotels.screens.chains.standing import Standing

            return Standing(self.house, self.game)
        if place == "takeover":
            from hotels.screens.chains.takeover import TakeoverScreen

            return TakeoverScreen(self)
        from hotels.screens.chains.table import TableScreen

        self._table = self._table or TableScreen(self)
        return self._table

    # what the keeper does

    def lay(self, square: int) -> None:
        """A tile on a square."""
        books = self.books
        if books.awaiting is not None and books.awaiting.players:
            tile = books.header.shape.tile(square)
            self.write(Lay(books.awaiting.player, tile), said_there=True)

    def lay_none(self) -> None:
        """A turn without a tile."""
        self.write(Pass(self._player()))

    def name(self, chain: int) -> None:
        """A new chain gets its name."""
        self.write(Name(self._player(), self._name(chain)))

    def choose(self, chain: int) -> None:
        """Which of the equal chains takes over, or is settled next."""
        asked = self.books.awaiting
        settle = asked is not None and asked.kind is Question.NEXT_DEFUNCT
        self.write((Settle if settle else Choose)(self._player(), self._name(chain)))

    def survive(self, chain: int) -> None:
        """Another chain takes over than by the rules."""
        self.write(Choose(self.books.player, self._name(chain)))

    def announce(self, blocks: int) -> None:
        """How many blocks somebody holds, or the bank counts as holding."""
        asked = self.books.awaiting
        if asked is None or asked.chain is None:
            return
        chain = self._name(asked.chain)
        if asked.kind is Question.BANK_HOLDS:
            self.write(Draw(chain, blocks))
        else:
            self.write(Announce(asked.player, chain, blocks))

    def dispose(self, sell: int, trade: int, keep: int) -> None:
        """What a holder does with his blocks."""
        asked = self.books.awaiting
        if asked is not None and asked.chain is not None:
            chain = self._name(asked.chain)
            self.write(Dispose(asked.player, chain, sell, trade, keep))

    def pick(self, chain: int) -> None:
        """One more block into the purchase; at the limit the turn ends by itself."""
        name = self._name(chain)
        wanted = (*self.unsaid.chosen, name)
        page = self.table.book(Buy(self._player(), wanted))
        if self.unsaid.objects(page):
            self._object(page, lambda: self._choose(wanted, insisted=True))
            return
        self._choose(wanted)

    def _choose(self, wanted: tuple[str, ...], *, insisted: bool = False) -> None:
        self.unsaid.chosen = wanted
        self.unsaid.insisted |= insisted
        if is_full(self.books, wanted) and not self.unsaid.beyond:
            self.buy()
        else:
            self.refresh()

    def buy_again(self, *, again: bool = True) -> None:
        """One more purchase of whoever had the last turn, or none after all."""
        self.unsaid.again, self.unsaid.chosen = again, ()
        self.show()

    def dispose_late(self, late: tuple[int, Player] | None = None) -> None:
        """Who disposes of which chain out of turn, or nobody after all."""
        unsaid = self.unsaid
        unsaid.late, unsaid.more, unsaid.split = late, 0, None
        if late is not None and not self.books.blocks[late[0]][late[1]]:
            unsaid.more = 1
        self.show()

    def one_more(self) -> None:
        """Whoever disposes has one more block than the books know of."""
        self.unsaid.more += 1
        self.unsaid.split = None
        self.refresh()

    def put_back(self) -> None:
        """The block chosen last out of the purchase."""
        self.unsaid.chosen = self.unsaid.chosen[:-1]
        self.refresh()

    def buy(self, *then: Entry) -> None:
        """The purchase as it is; the turn ends."""
        self.write(
            Buy(self._player(), self.unsaid.chosen),
            *then,
            forced=self.unsaid.beyond or self.unsaid.insisted,
        )

    def end(self) -> None:
        """The end is declared by the player whose turn it was, after what is being bought."""
        asked = self.books.awaiting
        is_buying = asked is not None and asked.kind is Question.BUY
        (self.buy if is_buying else self.write)(End(self.books.player))

    def play_on(self, *, plays_on: bool = True) -> None:
        """Show the table where an end is offered, or the standing again; nothing is written."""
        self._plays_on_after = self.books.turn if plays_on else 0
        self.show()

    def undo(self, *, whole: bool = True) -> None:
        """One step back, be it the block chosen last; or only the end that came by itself."""
        if self.unsaid.chosen:
            self.put_back()
        else:
            self._do(lambda: acts.undone(self.table) if whole else self.table.undo())

    def redo(self) -> None:
        """One step forward again."""
        self._do(lambda: acts.redone(self.table))

    def peek(self, seat: Player) -> None:
        """A player looks at his blocks, and it is noted."""
        self.write(Peek(seat))

    # how it is written

    def write(self, *entries: Entry, forced: bool = False, said_there: bool = False) -> None:
        """An entry; what speaks against it is asked first, or said where nothing can be asked.

        With ``said_there`` the screen itself says why not. More entries follow the first.
        """
        entry, *then = entries

        def do() -> None:
            before = self.table.books
            page = self.table.write(entry, forced=forced)
            if not is_written(page, forced=forced):
                anyway = lambda: self.write(*entries, forced=True)  # noqa: E731 - the sheet's key
                self._object(page, anyway, said_there=said_there)
                return
            self.house.shell.settle()
            said = objected(page, self.speech)
            if said is not None and not forced:
                self.house.say(said.asked.sentence)
            after: list[Entry | None] = [*then] or [by_itself.ending(before, page.books)]
            for one in filter(None, after):
                self.table.write(one)

        self._do(do)

    def _do(self, act: Callable[[], None]) -> None:
        """An act and what it shows."""
        shell = self.house.shell
        said = shell.said
        if not self.written(act):
            self.refresh()  # what was chosen for it is chosen still
            return
        if shell.said is said:  # it was about what was done before
            shell.unsay()
        if leaves_question(self.table.lines[-1].act):
            self.keep_begun(self.unsaid)
        else:
            self.unsaid = self._begun()
        self.show()

    def _object(self, page: Any, anyway: Callable[[], None], *, said_there: bool = False) -> None:
        """Say what speaks against an entry; where it can have happened, offer to write it."""
        said = objected(page, self.speech)
        if said is None:
            return
        self.refuse()
        count = self._count_first(page)
        if not said.may_stand:
            if count is not None:
                asked = said.asked._replace(deed=count[0], note="")
                ask(self.house, asked, count[1], kind="filled")
            elif not said_there:
                self.house.shell.say_there(said.asked.sentence)
            self.refresh()
            return
        ask(self.house, said.asked, anyway, also=count)

    def _count_first(self, page: Any) -> Key | None:
        """To count what was too little for an entry, if that is what speaks against it."""
        from hotels.screens.chains.counting import count_key

        short = short_of(page)
        return None if short is None else count_key(self, *short)

    def _player(self) -> Player:
        asked = self.books.awaiting
        return asked.player if asked is not None and asked.players else self.books.player

    def _name(self, chain: int) -> str:
        name: str = self.books.header.edition.names[chain]
        return name
