"""The figures of a quick score on one page, and the pad beside or below them."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.screens.profile import Kind, Profile
from hotels.screens.quick.last import LastRow
from hotels.screens.quick.one_row import OneRow
from hotels.screens.quick.panel import Line, Panel, Progress, Shape
from hotels.screens.quick.table import FigureTable, columns_in
from hotels.screens.screen import Screen
from hotels.screens.setup.card import open_card
from hotels.screens.theme import theme
from hotels.screens.widgets.button import IconButton, PushButton
from hotels.screens.widgets.foot import LOW, Deed, Foot, is_low
from hotels.screens.widgets.pane import Pane, settle
from hotels.screens.widgets.placed import Placed
from hotels.screens.widgets.plate import Across, Down
from hotels.screens.widgets.title_bar import title_bar
from hotels.views.tally import Page, page, players_in_words
from hotels.views.tally_walk import taken_back
from hotels.wording.language import phrase
from hotels.wording.speech import title

if TYPE_CHECKING:
    from hotels.screens.quick.sitting import Sitting

HEAD, HIGHEST, LOWEST = 46, 72, 56
"""How high the head of the table is, and its rows at most and at least, in dp."""

LAST = 72
"""How high the row is that says who played last, in dp."""

ABOVE = {Kind.WIDE: 176, Kind.PORTRAIT: 688}
"""What stands above and below the table, in dp."""

ROW = 104
"""How much of the figures is seen at least above the pad, in dp: a row of them and its names."""

BRIEF = 680
"""Below this width, in dp at plain text, the keys at the foot say less."""


class QuickPage(Screen):
    """Everything that was counted when play was over."""

    is_table = True

    def __init__(self, sitting: "Sitting") -> None:
        super().__init__(sitting.house)
        self.sitting = sitting
        self.figures: FigureTable | OneRow
        self.panel: Panel
        self._pane: Pane
        self._told: list[Progress | Line] = []
        self._last: LastRow | None = None
        self._reach = Placed(self._into_sight)

    def build(self, profile: Profile) -> None:
        """The figures, the pad, and what can be done at the foot."""
        sitting = self.sitting
        shape, margin, gap = Shape(profile), dp(profile.margin), dp(profile.gap)
        whole = dp(profile.width) - 2 * margin
        wide = whole - shape.width - gap if shape.beside else whole
        now = page(sitting.sheet, sitting.speech)
        self.figures = self._figures(profile, now, wide)
        self.panel = Panel(sitting, profile, shape)
        brief = isinstance(self.figures, OneRow)
        is_wide = profile.kind is Kind.WIDE
        self._told = [Progress(sitting) if is_wide else Line(sitting, brief=brief)]
        self._last = LastRow(sitting) if now.last else None
        under: list[Widget] = [self._last] if self._last is not None else []
        if is_low(profile):
            under += self._told
        self._pane = Pane(Down(self.figures, *under, spacing=dp(8)))
        body = self._body(profile, shape, gap)
        self.foot = Foot(profile, sitting.undo, sitting.redo)
        low = profile.kind in {Kind.SHORT, Kind.PHONE}
        foot = Down(self.foot, padding=(margin, dp(8), margin, dp(8 if low else 12)))
        inner = BoxLayout(padding=(margin, dp(2), margin, 0))
        inner.add_widget(body)
        box = BoxLayout(orientation="vertical")
        for part in (self._bar(profile), inner, foot):
            box.add_widget(part)
        self.add_widget(box)
        sitting.refresh = self.refresh
        self.refresh()
        self.size = dp(profile.width), dp(profile.height)
        settle(self)

    def left(self) -> None:
        """What is typed is kept while another screen is shown."""
        self.sitting.leave()

    def refresh(self) -> None:
        """Say what is new, and touch nothing else."""
        sitting = self.sitting
        now = page(sitting.sheet, sitting.speech)
        self.figures.show(now, sitting.here, sitting.typed)
        self.panel.show(now)
        for told in self._told:
            told.show(now)
        if self._last is not None:
            self._last.show(now.last)
        self.foot.say(
            taken_back(sitting.table.can_undo, sitting.speech),
            taken_back(sitting.table.can_redo, sitting.speech),
            now.sums,
            self._deeds(now),
        )
        self._reach()

    def _into_sight(self) -> None:
        """The field that is asked for is seen, wherever it stands by now."""
        if self.figures.here is not None:
            self._pane.show(self.figures.here)

    # what stands here

    def _figures(self, profile: Profile, now: Page, wide: float) -> FigureTable | OneRow:
        columns = None if profile.is_phone else columns_in(now, wide)
        if columns is None:
            return OneRow(self.sitting, wide)
        rows = len(now.rows)
        around = ABOVE.get(profile.kind, profile.height) + (LAST if now.last else 0)
        room = (profile.height - around - HEAD) / rows
        high = dp(min(HIGHEST, max(LOWEST, room)))
        high = max(high, theme.least(0, "name short", "caption"))
        return FigureTable(self.sitting, now, wide, columns, high)

    def _body(self, profile: Profile, shape: Shape, gap: float) -> BoxLayout:
        """The table with the pad beside it, or below."""
        wide = profile.kind is Kind.WIDE
        figures = BoxLayout(orientation="vertical", spacing=dp(8))
        below = [] if wide or is_low(profile) else self._told
        for part in (*self._above(profile), self._pane, *below):
            figures.add_widget(part)
        if not shape.beside:
            return PadBelow(figures, self.panel, min(gap, dp(12)))
        side: list[Widget] = [self.panel, *(self._told if wide else [])]
        beside = Pane(Down(*side, spacing=dp(8)))
        beside.size_hint_x, beside.width = None, shape.width
        return Across(figures, beside, spacing=gap, size_hint_y=1)

    def _above(self, profile: Profile) -> list[Widget]:
        """The way to other rows stays above one that scrolls, where the height allows it."""
        low = profile.is_cramped or (profile.is_phone and profile.height < LOW)
        if isinstance(self.figures, FigureTable) or low:
            return []
        self.figures.remove_widget(self.figures.head)
        return [self.figures.head]

    def _bar(self, profile: Profile) -> Widget:
        sitting = self.sitting
        terms = sitting.sheet.terms
        card = lambda: open_card(sitting.house, terms.edition)  # noqa: E731 - what the key does
        narrow = profile.width < BRIEF * theme.text_size
        right: Widget = (
            IconButton("card-text-outline", card, phrase("Information card"))
            if narrow
            else PushButton(
                phrase("Edition"),
                card,
                kind="text",
                icon="card-text-outline",
                height=48,
                pos_hint={"center_y": 0.5},
            )
        )
        return title_bar(
            profile,
            max(16, profile.margin),
            phrase("Quick score"),
            "" if is_low(profile) else heading(sitting),
            sitting.house.back,
            right,
        )

    def _deeds(self, now: Page) -> list[Deed]:
        """What stands at the right of the foot."""
        sitting = self.sitting
        brief = self.profile.width < BRIEF * theme.text_size
        deeds = []
        if now.rest:
            deeds.append(
                Deed(phrase("Rest 0") if brief else phrase("Fill rest with 0"), sitting.rest)
            )
        kind = "filled" if now.ready else "tonal"
        deeds.append(
            Deed(phrase("Ranking") if brief else phrase("Show ranking"), sitting.rank, kind=kind)
        )
        return deeds


class PadBelow(BoxLayout):
    """The figures above the pad; the pad scrolls where it would leave a row of them no room."""

    def __init__(self, figures: BoxLayout, panel: Panel, gap: float) -> None:
        super().__init__(orientation="vertical", spacing=gap)
        self._figures, self._panel = figures, panel
        self._pad = Pane(panel)
        self._pad.size_hint_y = None
        self.add_widget(figures)
        self.add_widget(self._pad)
        self.bind(height=self._fit)
        figures.bind(minimum_height=self._fit)
        panel.bind(height=self._fit)
        self._fit()

    def _fit(self, *_: object) -> None:
        """As high as the keys need, as far as a row and what stands below it leave room."""
        least = dp(ROW) + self._figures.minimum_height
        room = self.height - self.spacing - least
        self._pad.height = max(0, min(self._panel.height, room))


def heading(sitting: "Sitting") -> str:
    """``VACATION, four players``."""
    terms = sitting.sheet.terms
    return f"{title(terms.edition)}, {players_in_words(terms.seats)}"
