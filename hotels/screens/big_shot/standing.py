"""How a game of Big Shot came out, or would come out now: who won, the ranking, and why."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.screens.big_shot.cubes import Cube, Mark
from hotels.screens.profile import Kind, Profile
from hotels.screens.receipt import show_receipts
from hotels.screens.reckoned import under_plate
from hotels.screens.screen import Screen, scrolled
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.chart import Chart
from hotels.screens.widgets.drawing import widest_word
from hotels.screens.widgets.foot import Deed, Foot
from hotels.screens.widgets.outcome_sign import outcome_sign
from hotels.screens.widgets.plate import Across, Beside, Card, Down, Ground, Hairline, Space
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views import big_shot_acts as acts
from hotels.views.big_shot_standing import LotRow, Ranked, Result, result, worth_by_round
from hotels.views.opened import headed
from hotels.views.worth import Graph
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.big_shot.game import Sitting

MIDDLE = {"center_y": 0.5}

CHART = {Kind.WIDE: 330, Kind.SHORT: 300, Kind.PORTRAIT: 400, Kind.PHONE: 360}
"""How high the chart's card is, in dp."""

ROOMY = 700
"""From so many dp on, by the size of text, all keys stand at the foot."""


class BigShotStanding(Screen):
    """The winner in one sentence, the ranking, the lots, and worth by round."""

    def __init__(self, sitting: "Sitting") -> None:
        super().__init__(sitting.house)
        self.sitting = sitting
        self.at: int | None = None
        """The moment of the chart that is read."""
        self.chart: Chart | None = None

    @property
    def is_final(self) -> bool:
        """Whether all rounds are played."""
        return self.sitting.books.awaiting is None

    def build(self, profile: Profile) -> None:
        """The sign, everything about the end, and what can be done now."""
        sitting = self.sitting
        told = headed(sitting.game, result(sitting.books, sitting.words))
        low = profile.kind in {Kind.SHORT, Kind.PHONE}
        whole = BoxLayout(
            orientation="vertical",
            padding=(dp(profile.margin), dp(8 if low else 12)),
            spacing=dp(8 if low else 12),
        )
        icon = "trophy-outline" if self.is_final else "podium"
        leave = None if self.is_final else self.house.back
        sign = outcome_sign(self.house, profile, told, leave, icon)
        self.foot = Foot(profile, sitting.undo, sitting.redo)
        content = under_plate(sitting, profile, self._content(profile, told))
        for part in (sign, scrolled(content), self.foot):
            whole.add_widget(part)
        self.add_widget(whole)
        sitting.refresh = lambda: self.arrange(self.profile)
        undo = acts.taken_back(sitting.table, sitting.words)
        redo = acts.brought_back(sitting.table, sitting.words)
        self.foot.say(undo, redo, "", self._deeds())

    def take_back(self) -> bool:
        """Back leads home from a game that is over, else to its table."""
        if self.is_final:
            self.house.shell.home()
        return self.is_final

    # what is done here

    def share(self) -> None:
        """Every form that the game can be handed on in."""
        from hotels.screens.big_shot.sharing import share

        share(self.sitting)

    def play_again(self) -> None:
        """A new game of the same people by the same rules."""
        from hotels.screens.big_shot.start import BigShotStart

        self.house.show(BigShotStart(self.house, like=self.sitting.game.record))

    def _deeds(self) -> list[Deed]:
        """What stands at the right of the foot."""
        if not self.is_final:
            return [Deed(phrase("Back to the table"), self.house.back, "arrow-left", "filled")]
        share = [Deed(phrase("as a key|Share"), self.share, "share-variant-outline", "tonal")]
        again = Deed(phrase("Play again"), self.play_again, "replay", "filled")
        return [*(share if self._has_room else []), again]

    @property
    def _has_room(self) -> bool:
        """Whether all keys stand at the foot."""
        return self.profile.width >= ROOMY * theme.text_size

    # what stands here

    def _content(self, profile: Profile, told: Result) -> Widget:
        """The ranking and the chart, the lots beside them or below."""
        gap = dp(profile.gap)
        narrow = profile.is_phone or profile.is_cramped
        ranking = RankingCard(told, self._show, narrow=narrow)
        lots = LotsCard(told.lots, narrow=narrow)
        left: list[Widget] = [ranking]
        left += [_note(words) for words in told.notes]
        if self.is_final or not self.sitting.books.terms.is_hidden:
            graph = worth_by_round(self.sitting.table, self.sitting.words)
            if graph.turns:
                left.append(self._chart_card(profile, graph))
        below: list[Widget] = []
        if self.is_final and not self._has_room:
            below.append(
                PushButton(
                    phrase("as a key|Share"),
                    self.share,
                    kind="tonal",
                    icon="share-variant-outline",
                    fill=True,
                )
            )
        if profile.is_landscape and profile.width >= 900 * max(1, theme.text_size):
            column = Down(*left, spacing=gap, pos_hint={"top": 1})
            lots.pos_hint = {"top": 1}
            return Down(Across(column, lots, spacing=gap), *below, Space(height=0), spacing=gap)
        return Down(*left, lots, *below, Space(height=0), spacing=gap)

    def _show(self, rank: Ranked) -> None:
        show_receipts(self.house, [rank.receipt])

    def _chart_card(self, profile: Profile, graph: Graph) -> Card:
        """Worth by round."""
        side = dp(12 if profile.is_phone else 20)
        words = Down(Text(graph.title, "name"), Text(graph.second, "support", "ink2"))
        self.chart = Chart(graph, self.at, self._reads, size_hint_y=None)
        self.chart.height = dp(CHART[profile.kind] - 90)
        sign = Icon("information-outline", 18, "ink2", pos_hint=MIDDLE)
        note = Across(sign, Text(graph.note, "support", "ink2", pos_hint=MIDDLE), spacing=dp(10))
        return Card(words, self.chart, note, padding=(side, dp(12)), spacing=dp(8))

    def _reads(self, at: int | None) -> None:
        self.at = at


class RankRow(Tap, Across):
    """One player's place, cubes, name and worth; a tap tells why."""

    def __init__(
        self, rank: Ranked, on_tap: Callable[[], None], corners: tuple[int, ...], *, narrow: bool
    ) -> None:
        side = dp(12 if narrow else 20)
        super().__init__(
            on_tap=on_tap, corner=0, padding=(side, dp(8)), spacing=dp(8 if narrow else 12)
        )
        self.rank = rank
        ink, soft = ("onPriC", "onPriC") if rank.wins else ("ink", "ink2")
        if rank.wins:
            Ground(self, "priC", None, corners)
        if rank.place:
            place = Text(rank.place, "title", ink, pos_hint=MIDDLE, size_hint_x=None)
            place.width = dp(20) * theme.text_size
            self.add_widget(place)
        cubes = Across(
            *(Cube(Mark(*cube), 24 if narrow else 32) for cube in rank.cubes),
            spacing=dp(4),
            size_hint_x=None,
            pos_hint=MIDDLE,
        )
        self.add_widget(cubes)
        name = Text(rank.name, "name short" if narrow else "name list", ink)
        words = Down(name, Text(rank.below, "support", soft), pos_hint=MIDDLE)
        style = "amount" if narrow else "amount large"
        total = Text(rank.total, style, ink, shrink=True, pos_hint=MIDDLE)
        needs = widest_word(rank.below, "support") + self.spacing + total.width
        self.add_widget(Beside(words, total, needs, gap=self.spacing / dp(1)))
        self.at_least(theme.least(64 if narrow else 72, "name list", "support"))


class RankingCard(Card):
    """The players by what they are worth."""

    def __init__(self, told: Result, on_tap: Callable[[Ranked], None], *, narrow: bool) -> None:
        super().__init__()
        last = len(told.ranks) - 1
        for place, rank in enumerate(told.ranks):
            if place:
                self.add_widget(Hairline())
            top, foot = (11 if place == 0 else 0), (11 if place == last else 0)
            does = lambda rank=rank: on_tap(rank)  # noqa: E731 - what the row does
            self.add_widget(RankRow(rank, does, (top, top, foot, foot), narrow=narrow))


class LotsCard(Card):
    """Every lot: whose it is, by which cubes, and what it counts."""

    def __init__(self, lots: tuple[LotRow, ...], *, narrow: bool) -> None:
        super().__init__()
        side = dp(12 if narrow else 20)
        head = Across(
            Text(phrase("Lots"), "name", pos_hint=MIDDLE),
            Text(phrase("in millions"), "support", "ink2", align="right", pos_hint=MIDDLE),
            padding=(side, dp(8)),
        )
        self.add_widget(head.at_least(theme.least(44, "name")))
        for lot in lots:
            self.add_widget(Hairline())
            self.add_widget(_lot_row(lot, side))


def _lot_row(lot: LotRow, side: float) -> Across:
    row = Across(spacing=dp(12), padding=(side, dp(6)))
    row.add_widget(Cube(Mark(*lot.cube), 28) if lot.cube is not None else Space(28, 28))
    words = Down(
        Text(f"{lot.name}: {lot.owner}", "name short"),
        Text(lot.why, "support", "ink2"),
        pos_hint=MIDDLE,
    )
    row.add_widget(words)
    style, role = ("amount", "ink") if lot.is_amount else ("support", "ink2")
    row.add_widget(Text(lot.worth, style, role, shrink=True, pos_hint=MIDDLE))
    return row.at_least(theme.least(48, "name short", "support"))


def _note(words: str) -> Across:
    sign = Icon("information-outline", 20, "ink2", pos_hint=MIDDLE)
    return Across(sign, Text(words, "body", "ink2", pos_hint=MIDDLE), spacing=dp(10))
