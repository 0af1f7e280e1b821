"""A game of Big Shot in the keeper's hands: every tap becomes an entry, or a sentence."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from hotels.ledger.big_shot.books import Books, Question
from hotels.ledger.big_shot.entries import Bid, Entry, Hammer, Loan, Open, Pass, Pay, Put, Repeat
from hotels.ledger.big_shot.terms import ON_SPACE, Colour, Player
from hotels.ledger.money import Money
from hotels.screens.asking import ask
from hotels.screens.kept import Kept
from hotels.store.keeping import Opened
from hotels.table import is_written
from hotels.views import big_shot_acts as acts
from hotels.views import big_shot_asked as asked
from hotels.views.big_shot import speech_at

if TYPE_CHECKING:
    from hotels.app import HotelsApp
    from hotels.store.store import Store


def sit_down(house: "HotelsApp", game: Opened[Any, Any]) -> None:
    """Show a game where it stands, and what is to be said of it."""
    sitting = Sitting(house, game)
    sitting.show(instead=False)
    sitting.warn()


class Sitting(Kept):
    """One game of Big Shot on the screens: what the keeper does, and what speaks against it."""

    def __init__(self, house: "HotelsApp", game: Opened[Any, Any]) -> None:
        super().__init__(house, game)
        self.words = speech_at(game)
        self.chosen: tuple[Colour, ...] = ()
        """The cubes of the space tapped so far."""
        self.roller: Player | None = None
        """Who rolled, where that is not whose turn it was."""
        self.passed = 0
        """How many bids stand on the pages before the one that is shown."""
        self._wanted: Colour | None = None
        self._shown = ""
        self._table: Any = None
        self._answering: object = None
        """Which question of which round the answer begun belongs to."""
        self._begin()
        if self.begun_before is not None:
            self.chosen, self.roller, self.passed = self.begun_before

    def leave(self) -> None:
        """What was begun is there when the game is gone on with."""
        self.keep_begun((self.chosen, self.roller, self.passed))

    def named_by(self, store: "Store") -> None:
        """Everybody goes by the name that the archive has for him now."""
        super().named_by(store)
        self.words = speech_at(self.game)

    @property
    def books(self) -> Books:
        """Where the game stands."""
        books: Books = self.table.books
        return books

    @property
    def held(self) -> Colour | None:
        """The colour of the cube that the next tap on a lot places."""
        return asked.held(self.books, self._wanted)

    @property
    def rolls(self) -> Player:
        """Who rolls in this round."""
        question = self.books.awaiting
        turn = question.player if question is not None else 0
        return turn if self.roller is None else self.roller

    def _begin(self) -> None:
        """Nothing of another question's answer is said yet, but the last space is known."""
        self.passed = 0
        kind = self._kind
        if (self.books.round, kind) != self._answering:
            self._answering, self.roller = (self.books.round, kind), None
            self.chosen = asked.proposed(self.books) if kind is Question.OPEN else ()

    @property
    def _kind(self) -> Question | None:
        """What the bank waits for."""
        question = self.books.awaiting
        return None if question is None else question.kind

    # which screen

    def show(self, *, instead: bool = True) -> None:
        """The table, or how the game came out; the same screen only says what is new."""
        from hotels.screens.big_shot.standing import BigShotStanding
        from hotels.screens.big_shot.table import BigShotTableScreen

        kind = self._kind
        place = "standing" if kind is None else "table"
        if place == self._shown:
            self.refresh()
        else:
            self._shown = place
            if kind is not None:
                self._table = self._table or BigShotTableScreen(self)
            screen = BigShotStanding(self) if kind is None else self._table
            self.house.show(screen, instead=instead)
        if kind is not None:
            self.house.explain(kind, self.speech)

    # what the keeper does

    def add(self, colour: Colour) -> None:
        """One more cube of the space; with the fourth the bidding begins."""
        keys = asked.colour_keys(self.books, self.chosen, self.words)
        if len(self.chosen) == ON_SPACE:
            self.refuse(asked.four_there(self.books))
            return
        if not keys[colour].left:
            self.refuse(asked.none_left(keys[colour].name))
            return
        self.chosen = (*self.chosen, colour)
        if len(self.chosen) == ON_SPACE:
            self.open()
        else:
            self.refresh()

    def open(self) -> None:
        """The cubes tapped come to auction."""
        self.write(Open(self.rolls, asked.counted_cubes(self.chosen)))

    def let_roll(self, player: Player) -> None:
        """Somebody else rolls."""
        self.roller = player
        self.refresh()

    def bid(self, amount: Money) -> None:
        """The player who is asked bids so much."""
        self.write(Bid(self._player(), amount))

    def pass_(self) -> None:
        """The player who is asked is out of this auction."""
        self.write(Pass(self._player()))

    def page(self, size: int) -> int:
        """Which page of bids is shown, where there is room for so many at once."""
        return asked.page_after(self.books, self._player(), self.passed, size=size)

    def turn_page(self, size: int) -> None:
        """The next amounts, so many at once."""
        pages = asked.bid_pages(self.books, self._player(), size=size)
        self.passed = (self.page(size) + 1) % pages * size
        self.refresh()

    def hammer(self, winner: Player | None, amount: Money) -> None:
        """Who won, and for how much, without the single bids."""
        if winner is not None and asked.tells_a_purse(self.books, winner, amount):
            # What speaks against it would tell what is hidden; as single bids nothing does.
            self._do(lambda: self._call_out(winner, amount))
        else:
            self.write(Hammer(winner, amount))

    def _call_out(self, winner: Player, amount: Money) -> None:
        """The same, bid by bid: all others pass."""
        while (entry := asked.next_single(self.books, winner, amount)) is not None:
            if not is_written(self.table.write(entry)):
                return

    def borrow(self, colour: Colour) -> None:
        """A loan for a colour."""
        self.write(Loan(colour))

    def pay(self, colour: Colour) -> None:
        """Which of his colours pays."""
        self.write(Pay(colour))

    def repeat(self) -> None:
        """The auction is held again."""
        self.write(Repeat())

    def hold(self, colour: Colour) -> None:
        """The cube that is placed next."""
        self._wanted = colour
        self.refresh()

    def put(self, lot: str) -> None:
        """The cube in hand on a lot."""
        colour = self.held
        if colour is not None:
            self._wanted = colour
            self.write(Put(lot, colour))

    def undo(self) -> None:
        """One step back, be it the cube tapped last."""
        if self.chosen and not asked.proposed(self.books):
            self.chosen = self.chosen[:-1]
            self.refresh()
        else:
            self._do(self.table.undo)

    def redo(self) -> None:
        """One step forward again."""
        self._do(self.table.redo)

    # how it is written

    def write(self, entry: Entry, *, forced: bool = False) -> None:
        """An entry; what speaks against it is asked first, or said where nothing can be asked."""

        def do() -> None:
            page = self.table.write(entry, forced=forced)
            said = acts.objected(page, self.words)
            if not is_written(page, forced=forced):
                if said is None:
                    return
                self.refuse("" if said.may_stand else said.asked.sentence)
                if said.may_stand:
                    ask(self.house, said.asked, lambda: self.write(entry, forced=True))
                return
            if not (isinstance(entry, Put) and self._kind is Question.PLACE):
                self.house.shell.settle()  # two cubes on one lot are two taps that are meant
            self.house.shell.unsay()  # what was said was about what is done now
            if said is not None and not forced:
                self.house.say(said.asked.sentence)

        self._do(do)

    def _do(self, act: Callable[[], object]) -> None:
        """An act and what it shows."""
        if self.written(act):
            self._begin()
            self.show()
        else:
            self.refresh()

    def _player(self) -> Player:
        question = self.books.awaiting
        return question.player if question is not None else 0
