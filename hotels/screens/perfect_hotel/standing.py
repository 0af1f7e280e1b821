"""How a game of Perfect Hotel stands, or who won it: ranks, the track, round by round."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.ledger.perfect_hotel.terms import TRACK as SPACES
from hotels.screens.perfect_hotel.receipts import ReceiptsSheet
from hotels.screens.perfect_hotel.rounds import rounds_card
from hotels.screens.perfect_hotel.track import PointTrack
from hotels.screens.profile import Kind, Profile
from hotels.screens.reckoned import under_plate
from hotels.screens.screen import Screen, scrolled
from hotels.screens.theme import theme
from hotels.screens.widgets.button import IconButton, PushButton
from hotels.screens.widgets.chart import Chart
from hotels.screens.widgets.foot import Deed, Foot
from hotels.screens.widgets.plate import Across, Card, Down, Space
from hotels.screens.widgets.ranking import Ranking
from hotels.screens.widgets.sign import Sign
from hotels.screens.widgets.text import Icon, Text
from hotels.views.opened import headed
from hotels.views.perfect_hotel_acts import brought_back, taken_back
from hotels.views.perfect_hotel_receipts import round_receipts
from hotels.views.perfect_hotel_standing import Outcome, outcome
from hotels.views.worth import Graph
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.perfect_hotel.sitting import Sitting

RANKING = {Kind.WIDE: 400, Kind.SHORT: 320}
"""How wide the ranking is beside the rest, in dp."""

CHART = {Kind.WIDE: 190, Kind.SHORT: 220}
TRACK = {Kind.WIDE: 220, Kind.PORTRAIT: 420}
"""How high the chart and the track are, in dp."""


class Standing(Screen):
    """The winner in one sentence, or who leads; the ranking, the track, the rounds, the chart."""

    def __init__(self, sitting: "Sitting") -> None:
        super().__init__(sitting.house)
        self.sitting = sitting
        self.foot: Foot
        self.track: PointTrack
        self.chart: Chart | None = None

    def build(self, profile: Profile) -> None:
        """The sign, everything about the game so far, and what can be done now."""
        sitting = self.sitting
        told = headed(sitting.game, outcome(sitting.books, sitting.speech))
        low = profile.kind in {Kind.SHORT, Kind.PHONE}
        self.foot = Foot(profile, sitting.undo, sitting.redo)
        whole = BoxLayout(
            orientation="vertical",
            padding=(dp(profile.margin), dp(8 if low else 12)),
            spacing=dp(8 if low else 12),
        )
        content = under_plate(sitting, profile, self._content(profile, told))
        for part in (self._sign(profile, told), scrolled(content), self.foot):
            whole.add_widget(part)
        self.add_widget(whole)
        sitting.refresh = lambda: self.arrange(self.profile)
        self.foot.say(
            taken_back(sitting.table, sitting.speech),
            brought_back(sitting.table, sitting.speech),
            "",
            self._deeds(told),
        )

    def take_back(self) -> bool:
        """From a game that is over Back leads home; from one under way to its page."""
        if self.sitting.is_over:
            self.house.shell.home()
            return True
        return False

    # what the keeper does

    def look_at(self, place: int) -> None:
        """The hotels of a round again."""
        sitting = self.sitting
        if sitting.is_over:
            sitting.look_at(place)
            return
        sitting.looking = place if place < len(sitting.books.kept) else None
        self.house.back()

    def explain(self, place: int, player: int) -> None:
        """Why a round was worth so much to a player."""
        sitting = self.sitting
        told = round_receipts(sitting.books, place, player, sitting.speech)
        self.house.open_sheet(ReceiptsSheet(self.house, told, None), width=600)

    def share(self) -> None:
        """Every form that the game can be handed on in."""
        from hotels.screens.perfect_hotel.sharing import share

        share(self.house, self.sitting.game)

    def play_again(self) -> None:
        """Another game with the same people and values."""
        from hotels.screens.perfect_hotel.start import PerfectHotelStart

        self.house.show(PerfectHotelStart(self.house, self.sitting.game.record))

    # what stands here

    def _sign(self, profile: Profile, told: Outcome) -> Sign:
        """Who won, with the way out at the left and a cup at the right."""
        over = told.is_over
        away = self.house.shell.home if over else self.house.back
        back = IconButton(
            "arrow-left", away, phrase("home") if over else phrase("back"), role="onSign"
        )
        icon = "trophy-outline" if over else "podium"
        cup = Icon(icon, 28 if profile.is_phone else 40, "lampOn", pos_hint={"center_y": 0.5})
        height = 92 if profile.kind is Kind.WIDE else None
        sign = Sign(profile, told.headline, told.second, left=back, right=cup, height=height)
        if profile.is_phone:
            sign.padding, sign.spacing = (dp(8), dp(10), dp(16), dp(10)), dp(8)
        return sign

    def _content(self, profile: Profile, told: Outcome) -> Widget:
        """The ranking with the rest beside it, or below."""
        names = [self.sitting.speech.player(seat) for seat in range(len(told.totals))]
        wide = profile.width - 2 * profile.margin
        narrow = profile.is_phone or profile.kind is Kind.SHORT
        ranking = Ranking(told.ranks, narrow=narrow)
        gap = profile.gap
        side = RANKING.get(profile.kind, 0) * max(1, theme.text_size)
        beside = profile.is_landscape and wide - side - gap >= 520
        rest = wide - side - gap if beside else wide
        parts: list[Widget] = []
        if told.rounds:
            parts.append(rounds_card(told, names, rest, self.explain, self.look_at))
        parts.append(self._track_card(profile, told, rest))
        chart = [] if told.graph is None else [self._chart_card(profile, told.graph)]
        keys = self._below(told)
        if beside:
            left = Down(ranking, *chart, *keys, spacing=dp(gap), size_hint_x=None, width=dp(side))
            left.pos_hint = {"top": 1}
            right = Down(*parts, spacing=dp(gap), pos_hint={"top": 1})
            return Across(left, right, spacing=dp(gap))
        return Down(ranking, *parts, *chart, *keys, Space(height=0), spacing=dp(gap))

    def _track_card(self, profile: Profile, told: Outcome, width: float) -> Card:
        """The point track."""
        side = 12 if profile.is_phone else 20
        high = TRACK.get(profile.kind, 320)
        if profile.is_phone:
            high = width
        self.track = PointTrack(told.trackers, dp(width - 2 * side), dp(high))
        title = Text(phrase("Point track"), "name")
        second = Text(phrase("{spaces} spaces per lap", spaces=SPACES), "support", "ink2")
        return Card(Down(title, second), self.track, padding=(dp(side), dp(12)), spacing=dp(10))

    def _chart_card(self, profile: Profile, graph: Graph) -> Card:
        """The points round by round as lines."""
        side = dp(12 if profile.is_phone else 20)
        words = Down(Text(graph.title, "name"), Text(graph.second, "support", "ink2"))
        self.chart = Chart(
            graph,
            size_hint_y=None,
            height=dp(CHART.get(profile.kind, 300)) * max(1, theme.text_size),
        )
        return Card(words, self.chart, padding=(side, dp(12)), spacing=dp(8))

    @property
    def _has_room(self) -> bool:
        """Whether all keys stand at the foot."""
        return self.profile.width >= 700 * max(1, theme.text_size)

    def _deeds(self, told: Outcome) -> list[Deed]:
        """What stands at the right of the foot."""
        deeds = []
        if self._has_room and told.rounds:
            deeds.append(Deed(phrase("as a key|Share"), self.share, "share-variant", "tonal"))
        if not told.is_over:
            deeds.append(
                Deed(phrase("Back to the hotels"), self.house.back, "arrow-left", "filled")
            )
            return deeds
        if self._has_room:
            deeds.append(Deed(phrase("Play again"), self.play_again, "replay", "tonal"))
        deeds.append(Deed(phrase("Another round"), self.sitting.another, "plus", "filled"))
        return deeds

    def _below(self, told: Outcome) -> list[Widget]:
        """The keys that the foot has no room for."""
        if self._has_room or not told.rounds:
            return []
        keys = [(phrase("as a key|Share"), self.share, "share-variant")]
        if told.is_over:
            keys.append((phrase("Play again"), self.play_again, "replay"))
        return [
            PushButton(text, does, kind="tonal", icon=icon, fill=True) for text, does, icon in keys
        ]
