"""The desk where a dispute is settled: one holding, its answer, and every edition's."""

from typing import TYPE_CHECKING

from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.game import ChainGame
from hotels.screens.desk import sheets
from hotels.screens.desk.calculator import CalculatorScreen
from hotels.screens.desk.disputes import DisputesScreen
from hotels.screens.desk.page import Page
from hotels.screens.profile import Profile
from hotels.screens.receipt import ReceiptScreen, show_receipts
from hotels.screens.screen import Screen
from hotels.screens.setup.picker import edition_meant, open_picker
from hotels.screens.sharing.sheets import share_receipt
from hotels.screens.widgets.number import open_number
from hotels.store.keeping import Opened, opened
from hotels.store.store import Store
from hotels.views.calculator import falling_of
from hotels.views.comparing import compared
from hotels.views.desk import (
    Asked,
    blocks_fault,
    change_in_words,
    drawn_fault,
    first_asked,
    size_fault,
)
from hotels.views.desk_game import AtTable, left_before, shows, tonight
from hotels.views.table import speech_at
from hotels.views.verdict import receipts, whole
from hotels.wording.language import phrase, to_phrase

if TYPE_CHECKING:
    from typing import Any

    from hotels.app import HotelsApp

LOOKED_AT = 20
"""So many of the last games are looked through for one of chains."""

NOT_PLAYED = to_phrase("There are no games with chains on this device yet.")
NOTHING_LIES = to_phrase("The last game has no chains on the board.")


class DeskScreen(Screen):
    """What is asked stands in ``asked``; each change keeps what it was before."""

    def __init__(
        self, house: "HotelsApp", asked: Asked | None = None, game: AtTable | None = None
    ) -> None:
        super().__init__(house)
        self.asked = asked or first_asked(edition_meant(house))
        self.game = game
        """The game that the figures of each chain come from, if they come from one."""
        self.past: list[tuple[Asked, AtTable | None]] = []
        """What Undo brings back, the last one last."""
        self.column = 0
        """Which edition stands first of those that are swiped."""
        self.page: Page | None = None

    @property
    def pieces(self) -> tuple[str, ...]:
        """The colours of the chains of the edition that is meant."""
        return self.asked.edition.colours

    def build(self, profile: Profile) -> None:
        """The question and the answers."""
        self.page = Page(self, profile)
        self.add_widget(self.page)

    @property
    def begun(self) -> object:
        """What was entered here; None while nothing was, or all is as it stands in the game."""
        in_game = self.game is not None and self.game.is_as_here(self.asked)
        return self.asked if self.past and not in_game else None

    # changes

    def change(self, asked: Asked) -> None:
        """Another question: only what changed is drawn again, where that is possible."""
        if asked == self.asked:
            return
        self.past.append((self.asked, self.game))
        self._now(asked)

    def undo(self) -> None:
        """The last change is taken back."""
        if self.past:
            asked, self.game = self.past.pop()
            self._now(asked)

    @property
    def last_change(self) -> str:
        """What Undo takes back."""
        if not self.past:
            return phrase("nothing yet")
        before, _ = self.past[-1]
        return change_in_words(before, self.asked)

    def _now(self, asked: Asked) -> None:
        before, self.asked = self.asked, asked
        if before.edition != asked.edition:
            self.column = 0
        same = (before.edition, before.names) == (asked.edition, asked.names)
        if self.page is not None and same:
            self.page.show(asked, compared(asked))
        elif self.get_root_window() is not None:
            self.arrange(self.profile)

    def turn_to(self, column: int) -> None:
        """Other editions are looked at."""
        self.column = column

    def choose(self, chain: int) -> None:
        """Another chain; in a game, with its own size and holders."""
        if self.game is None or chain == self.asked.chain:
            self.change(self.asked._replace(chain=chain))
            return
        earlier = [asked for asked, game in self.past if game == self.game]
        self.change(self.game.turned_to(self.asked, chain, earlier))
        if not left_before(self.asked, chain, earlier):
            self.say_lacking()

    def say_lacking(self) -> None:
        """What the game does not say of the chain, so that the table enters it."""
        if self.game is not None and (lacking := self.game.lacking(self.asked)):
            self.house.say(lacking)

    def step_size(self, by: int) -> None:
        """The chain one tile larger or smaller."""
        self.change(self.asked.grown(by))

    def step_blocks(self, player: int, by: int) -> None:
        """A player holds one more or fewer."""
        self.change(self.asked.holding_more(player, by))

    def step_drawn(self, by: int) -> None:
        """Another number drawn for the bank; none where it is nought."""
        self.change(self.asked.drawing_more(by))

    def join(self) -> None:
        """One player more."""
        if self.asked.may_join:
            self.change(self.asked.joined())

    def part(self) -> None:
        """One player fewer."""
        if self.asked.may_part:
            self.change(self.asked.parted())

    # sheets

    def type_size(self) -> None:
        """The size by its digits."""
        asked = self.asked
        word, chain = asked.speech.word, asked.chain_name
        head = phrase("How many {word.tiles} does {chain} have?", word=word, chain=chain)
        open_number(
            self.house,
            head,
            lambda size: size_fault(asked, size),
            lambda size: self.change(self.asked.sized(size)),
        )

    def type_blocks(self, player: int) -> None:
        """A holding by its digits."""
        asked = self.asked
        head = phrase(
            "How many {chain} does {player} hold?",
            chain=asked.chain_name,
            player=asked.speech.player(player),
        )
        open_number(
            self.house,
            head,
            lambda count: blocks_fault(asked, count),
            lambda count: self.change(self.asked.holding(player, count)),
        )

    def type_drawn(self) -> None:
        """The drawn number by its digits."""
        asked = self.asked
        head = phrase("What number is on the tile drawn for the bank?")
        open_number(
            self.house,
            head,
            lambda count: drawn_fault(asked, count),
            lambda count: self.change(self.asked.drawing(count)),
        )

    def open_editions(self) -> None:
        """All editions."""

        def pick(edition: Edition) -> None:
            self.change(self.asked.by(edition))

        open_picker(self.house, self.asked.edition, pick)

    def open_tile_player(self) -> None:
        """Who laid the tile."""

        def take(player: int) -> None:
            self.change(self.asked._replace(tile_player=player))

        sheets.open_tile_player(self.house, self.asked, take)

    def open_name(self, player: int) -> None:
        """Who a player is."""
        known: list[str] = []
        with self.house.disk() as store:
            known = [name for name in store.people() if name not in self.asked.names]

        def take(name: str) -> None:
            self.change(self.asked.renamed(player, name))

        sheets.open_name(self.house, self.asked.names[player], known, take)

    def open_tonight(self) -> None:
        """A chain of the game played last on this device."""
        table = self.game
        with self.house.disk() as store:
            table = table or last_table(store)
        if table is None:
            self.house.say(phrase(NOT_PLAYED))
            return
        chains = tonight(table.books, table.speech)
        if not chains:
            self.house.say(phrase(NOTHING_LIES))
            return

        def take(asked: Asked) -> None:
            self.change(asked)
            self.game = table

        sheets.open_tonight(self.house, chains, shows(*table[:2]), take)

    # answers

    def show_receipts(self, edition: str) -> None:
        """The receipts of one edition's answer."""
        own = edition == self.asked.edition.id
        found = receipts(self.asked, None if own else edition)
        if found:
            show_receipts(self.house, found)

    def show_own_receipts(self) -> None:
        """The receipt of the answer: of one bonus full screen, of several in a sheet."""
        found = receipts(self.asked)
        if len(found) == 1:
            self.house.show(ReceiptScreen(self.house, found[0]))
        else:
            self.show_receipts(self.asked.edition.id)

    def turn(self) -> None:
        """The answer towards the player across the table."""
        answer = whole(self.asked)
        if answer is not None:
            self.house.show(ReceiptScreen(self.house, answer))

    def share(self) -> None:
        """The answer for somebody: as a picture, as text, aloud."""
        answer = whole(self.asked)
        if answer is not None:
            share_receipt(self.house, answer)

    def open_disputes(self) -> None:
        """What tables argue about."""
        self.house.show(DisputesScreen(self.house, self.asked.edition))

    def open_calculator(self) -> None:
        """What to do with the blocks of a chain that falls."""
        asked = self.asked
        self.house.show(CalculatorScreen(self.house, falling_of(asked), dict(asked.called)))


def last_table(store: Store) -> AtTable | None:
    """The game of chains played last, as it stands."""
    for record in store.page(count=LOOKED_AT):
        if record.kind == ChainGame.kind:
            game: Opened[Any, Any] = opened(store, record.id)
            return AtTable(game.table.books, speech_at(game))
    return None
