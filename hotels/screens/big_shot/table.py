"""The table of Big Shot: the lots, the players, and what the bank waits for."""

from typing import TYPE_CHECKING

from kivy.metrics import dp

from hotels.ledger.big_shot.books import Question
from hotels.screens.big_shot.arranging import JustHappened, arranged, head_of
from hotels.screens.big_shot.cubes import CubeLine, Mark
from hotels.screens.big_shot.hammer import open_hammer
from hotels.screens.big_shot.lots import LotGrid
from hotels.screens.big_shot.menu import open_menu, open_standing
from hotels.screens.big_shot.panel import PANELS, Panel
from hotels.screens.big_shot.players import PlayerRows
from hotels.screens.big_shot.sheets import open_lot
from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import Screen
from hotels.screens.sharing.strip import Strip
from hotels.screens.theme import theme
from hotels.screens.widgets.button import IconButton
from hotels.screens.widgets.foot import Deed, Foot
from hotels.screens.widgets.head import Tool
from hotels.screens.widgets.plate import Card, Down
from hotels.screens.widgets.sign import Sign
from hotels.screens.widgets.text import Text
from hotels.views import big_shot_acts as acts
from hotels.views.big_shot import letters_of, round_words, terms_words
from hotels.views.big_shot_asked import proposed
from hotels.views.big_shot_lots import LotFace, lot_groups
from hotels.views.big_shot_plate import plate
from hotels.views.big_shot_players import PlayerLine, player_lines
from hotels.views.big_shot_receipts import purse_receipt
from hotels.wording.amounts import as_sentence
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from collections.abc import Callable

    from hotels.screens.big_shot.game import Sitting

CUBES = {Kind.WIDE: 36, Kind.PORTRAIT: 36, Kind.SHORT: 30, Kind.PHONE: 24}
"""How large the cubes on the sign are, in dp."""


MOST_SIGN, HIGHEST_SIGN = 0.2, 0.3
"""The share of a cramped window that the sign takes at most, and of a low one of a phone."""

TIGHT, TIGHTER = 640, 300
"""A phone's window lower than this, in dp at plain text, has no room for a high sign; nor has a
cramped one.
"""


class BigShotTableScreen(Screen):
    """The table between two answers."""

    renews = True
    is_table = True

    def __init__(self, sitting: "Sitting") -> None:
        super().__init__(sitting.house)
        self.sitting = sitting
        self.peeking: int | None = None
        self.fit: Callable[[], None] = lambda: None
        self._panels: dict[Question, Panel] = {}
        self._lead = ""

    @property
    def _is_tight(self) -> bool:
        """Whether the sign gives its second line to the panel."""
        profile = self.profile
        least = TIGHT if profile.is_phone else TIGHTER if profile.is_cramped else 0
        return profile.height < least * theme.text_size

    def build(self, profile: Profile) -> None:
        """Everything, then what it says."""
        sitting = self.sitting
        self.peeking = None  # the row that the finger holds is built anew
        self._panels = {}
        home = self.house.shell.home
        tools = [
            Tool("podium", phrase("as a hint|standings"), lambda: open_standing(sitting)),
            Tool("dots-vertical", phrase("as a hint|more"), lambda: open_menu(sitting)),
        ]
        if profile.is_phone:
            players = Tool("account-group-outline", phrase("the players"), self.open_players)
            tools = [players, tools[-1]]
        self.head = head_of(profile, home, tools, terms_words(sitting.books.terms))
        self.cubes = CubeLine(CUBES[profile.kind], 4 if profile.is_phone else 6)
        left = None
        if profile.is_landscape or profile.is_cramped:
            left = IconButton("arrow-left", home, phrase("home"), role="onSign")
        self.sign = Sign(profile, left=left, right=self.cubes)
        if left is not None:
            self.sign.padding = (dp(8), self.sign.padding[1], dp(18), self.sign.padding[3])
            self.sign.spacing = dp(8)
        if profile.is_cramped or self._is_tight:
            share = MOST_SIGN if profile.is_cramped else HIGHEST_SIGN
            self.sign.fit(dp(profile.height) * share)
        self.lots = LotGrid(self._lot_tapped, self._lot_held)
        self.players = self._player_rows()
        self.listed: PlayerRows | None = None
        self.player_card = Card(self.players)
        self.panel_box = Down()
        self.just = JustHappened()
        self.strip = Strip(self.house, profile)
        at_foot = tools if profile.kind is Kind.SHORT else []
        self.foot = Foot(profile, sitting.undo, sitting.redo, tools=at_foot)
        self.add_widget(self.strip.over(arranged(self, profile)))
        self.refresh()

    def refresh(self) -> None:
        """What is new since the last time, and nothing else."""
        sitting, books = self.sitting, self.sitting.books
        sitting.refresh = self.refresh
        question = books.awaiting
        if question is None:
            return
        self.head.say(round_words(books))
        self._say()
        aside = round_words(books) if self.profile.kind is Kind.SHORT else ""
        self.lots.tell(lot_groups(books, sitting.words, sitting.held), aside)
        self._show_players()
        self._ask(question.kind)
        self._say_foot(question.kind)
        self.fit()

    def left(self) -> None:
        """Nobody's money stays open while another screen is shown."""
        self.sitting.leave()
        if self.peeking is not None:
            self._let_go()

    def take_back(self) -> bool:
        """Back leads home."""
        self.house.shell.home()
        return True

    # what is said

    def _say(self) -> None:
        """The sign, with the cubes that are tapped, auctioned or left to place."""
        sitting, books = self.sitting, self.sitting.books
        said = plate(books, sitting.words)
        self._lead = said.second if self._is_tight else ""
        self.sign.say(said.headline, "" if self._is_tight else said.second)
        if books.awaiting is not None and books.awaiting.kind is Question.OPEN:
            signs = letters_of(sitting.words)
            chosen = [Mark(colour, signs[colour]) for colour in sitting.chosen]
            self.cubes.show(chosen, 4, edge="onSign2")
        else:
            self.cubes.show([Mark(*cube) for cube in said.cubes], 4, edge="onSign2")

    def _ask(self, kind: Question) -> None:
        """The panel of the question."""
        panel = self._panels.get(kind)
        if panel is None:
            panel = self._panels[kind] = PANELS[kind](self.sitting, self.profile)
        panel.lead = self._lead
        panel.show()
        if panel.parent is not self.panel_box:
            self.panel_box.clear_widgets()
            self.panel_box.add_widget(panel)

    def _say_foot(self, kind: Question) -> None:
        """What can be taken back, what happened last, what else may be done."""
        sitting = self.sitting
        undo = acts.taken_back(sitting.table, sitting.words)
        if kind is Question.OPEN and sitting.chosen and not proposed(sitting.books):
            undo = phrase("the last cube tapped")
        sentence = acts.last_sentence(sitting.table, sitting.words)
        said = as_sentence(sentence) if sentence else ""
        redo = acts.brought_back(sitting.table, sitting.words)
        self.foot.say(undo, redo, said, self._deeds(kind))
        self.just.show(said)
        self.strip.hear(sitting, said)

    def _deeds(self, kind: Question) -> list[Deed]:
        sitting = self.sitting
        if kind is Question.OPEN and len(sitting.chosen) == 4:
            return [Deed(phrase("Auction these four"), sitting.open, "gavel", "filled")]
        if kind is Question.BID:
            brief = self.profile.is_phone or self.profile.is_cramped
            words = phrase("Winner") if brief else phrase("Enter winner")
            return [Deed(words, lambda: open_hammer(sitting), "gavel")]
        return []

    # the players

    def _player_rows(self) -> PlayerRows:
        return PlayerRows(self._player_tapped, self._held, self._let_go)

    def _show_players(self) -> None:
        rows = player_lines(self.sitting.books, self.sitting.words, self.peeking)
        self.players.show(rows)
        if self.listed is not None and self.listed.get_root_window() is not None:
            self.listed.show(rows)

    def open_players(self) -> None:
        """The players on a sheet, where the table has no room for them."""

        def content(_: Profile) -> Down:
            self.listed = self._player_rows()
            self.listed.least = 64
            self.listed.show(self.players.rows)
            return Down(Text(phrase("Players"), "question"), Card(self.listed), spacing=dp(12))

        self.house.open_sheet(content, width=440)

    def _player_tapped(self, row: PlayerLine, part: str) -> None:
        """His money says where it comes from, if it may be seen."""
        from hotels.screens.receipt import show_receipts

        if part == "money" and not row.is_hidden and row.seat is not None:
            receipt = purse_receipt(self.sitting.table, row.colour, self.sitting.words)
            show_receipts(self.house, [receipt])

    def _held(self, row: PlayerLine, _: str) -> None:
        """Hold to peek."""
        if row.seat is not None and row.is_hidden:
            self.peeking = row.seat
            self._show_players()

    def _let_go(self) -> None:
        self.peeking = None
        self._show_players()

    # the lots

    def _lot_tapped(self, row: LotFace, _: str) -> None:
        """While cubes are placed the one in hand goes there; else the lot tells of itself."""
        if self.sitting.held is None:
            open_lot(self.sitting, row.lot)
        else:
            self.sitting.put(row.lot)

    def _lot_held(self, row: LotFace, _: str) -> None:
        open_lot(self.sitting, row.lot)
