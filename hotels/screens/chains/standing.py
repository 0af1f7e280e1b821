"""The end of a game: who won, and why."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.screens.chains.chart_keys import ChartKey, chart_key
from hotels.screens.chains.chart_room import fill_room, grow_with_words
from hotels.screens.chains.outcome import open_holdings, open_receipts
from hotels.screens.chains.payouts import payout_list
from hotels.screens.chains.settlement import settlement
from hotels.screens.kept import Kept
from hotels.screens.profile import Kind, Profile
from hotels.screens.reckoned import Said, plate, plate_of
from hotels.screens.screen import Screen, scrolled
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton, least_second
from hotels.screens.widgets.chart import Chart
from hotels.screens.widgets.drawing import styled, widest_word
from hotels.screens.widgets.foot import NO_STEP, has_few_keys, is_low
from hotels.screens.widgets.outcome_sign import outcome_sign
from hotels.screens.widgets.plate import Across, Card, Down, Space
from hotels.screens.widgets.ranking import Ranking
from hotels.screens.widgets.text import Icon, Text
from hotels.store.keeping import Opened
from hotels.views.acts import taken_back
from hotels.views.opened import recorded
from hotels.views.receipts import Receipt
from hotels.views.standing import Result, by_today, result
from hotels.views.worth import Graph, sizes_by_turn, worth_by_turn
from hotels.wording.language import phrase, spoken
from hotels.wording.speech import Speech

if TYPE_CHECKING:
    from hotels.app import HotelsApp
    from hotels.screens.chains.game import Sitting

LEAST_CHART = {Kind.WIDE: 350, Kind.SHORT: 320, Kind.PORTRAIT: 440, Kind.PHONE: 380}
"""How high the chart's card is at least."""

LEAST_PLOT = 190
"""How high the chart itself is at least, in dp at plain text: what is read stands on it."""

BESIDE_WORDS = 84
"""What a key has beside its words, in dp: its sign, and what is around both."""

LEAST_UNDO, MOST_UNDO = 100, 240
"""How wide the words of Undo are at least and at most, in dp."""

LEDGER = "book-open-page-variant-outline"

Key = tuple[str, Callable[[], None], str]
"""What a key says, does, and shows."""

LEAST_TITLE = 120
"""How wide a chart's title is at least beside the keys of both charts, in dp."""

RANKING = {Kind.WIDE: 468, Kind.SHORT: 360}


class Standing(Screen):
    """The winner in one sentence, the ranking, the charts, and the settlement."""

    def __init__(self, house: "HotelsApp", game: Opened[Any, Any]) -> None:
        super().__init__(house)
        self.kept, self.table = Kept(house, game), game.table
        self.shows_chains = False
        """Whether the chart shows the chains, not what the players are worth."""
        self.at: int | None = None
        """The moment of the chart that is read."""
        self.chart: Chart | None = None
        self._told: tuple[Result, Graph, Graph] | None = None
        self._said_in = spoken()

    @property
    def game(self) -> Opened[Any, Any]:
        """The game, with its people as they are called now."""
        return self.kept.game

    @property
    def speech(self) -> Speech:
        """The words of this table."""
        return self.kept.speech

    def show_again(self, profile: Profile) -> None:
        """The keeper may have accepted another reckoning meanwhile."""
        self._told = None
        super().show_again(profile)

    def build(self, profile: Profile) -> None:
        """The sign, everything about the end, and what can be done now."""
        told, _, _ = self._telling()
        phone = profile.is_phone
        margin = dp(profile.margin)
        foot = self._foot(profile)
        icon = "trophy-outline" if told.offered is None else "flag-outline"
        sign = outcome_sign(self.house, profile, told, icon=icon)
        content = Down(spacing=dp(profile.gap))
        scroll = scrolled(content)
        head = plate_of(self.kept, profile, names=False) or self._offer(told, profile)
        pays = payout_list(self.kept, "standing", profile, lambda: self.arrange(self.profile))
        heads = [one for one in (pays, head) if one is not None]
        for one in heads:
            content.add_widget(one)
        whole = BoxLayout(
            orientation="vertical", padding=(margin, dp(8 if phone else 12)), spacing=dp(12)
        )
        for part in (sign, scroll, foot):
            whole.add_widget(part)
        ranking = Ranking(told.ranks, narrow=phone or profile.kind is Kind.SHORT)
        names = [self.speech.player(seat) for seat in range(len(told.ranks))]
        width = profile.width - 2 * profile.margin
        sums = settlement(told, names, width, self._show_receipts)
        card = self._chart_card(profile)
        if profile.is_landscape:
            left = Down(ranking, Space(height=0), size_hint_x=None, pos_hint={"top": 1})
            left.width = dp(RANKING[profile.kind])
            content.add_widget(Across(left, card, spacing=dp(profile.gap)))
            fill_room(card, ranking, scroll, [sums, *heads], content.spacing)
        else:
            grow_with_words(card)
            content.add_widget(ranking)
            content.add_widget(card)
        content.add_widget(sums)
        for text, does, icon in self._below(profile):
            content.add_widget(PushButton(text, does, kind="tonal", icon=icon, fill=True))
        self.add_widget(whole)

    def left(self) -> None:
        """What was worked out may be another thing when the screen is seen again."""
        self._told = None

    # what is done here

    def choose_chart(self, *, chains: bool) -> None:
        """The other chart."""
        self.shows_chains, self.at = chains, None
        self.arrange(self.profile)

    def show_holdings(self) -> None:
        """Who held what at the end."""
        open_holdings(self.house, self.table.books, self.speech)

    def share(self) -> None:
        """Pictures, files and links of it."""
        from hotels.screens.chains.sharing import share_game

        share_game(self.house, self.game)

    def open_ledger(self) -> None:
        """Every line of the game."""
        from hotels.screens.ledger import open_ledger

        open_ledger(self.house, self.game)

    def undo(self) -> None:
        """The game goes on from before its last deed."""
        self._sitting().undo()

    def _sitting(self) -> "Sitting":
        from hotels.screens.chains.game import Sitting

        return Sitting(self.house, self.game)

    def end(self) -> None:
        """The end that the bank offers is declared."""
        self._sitting().end()

    def play_on(self) -> None:
        """The table, where the next player may lay, pass and buy."""
        self._sitting().play_on()

    def play_again(self) -> None:
        """A new game of the same people by the same rules."""
        from hotels.screens.setup.new_game import NewGame

        self.house.show(NewGame(self.house, like=self.game.record))

    def take_back(self) -> bool:
        """Back leads home, wherever the game was opened from."""
        self.house.shell.home()
        return True

    def _show_receipts(self, paid: Sequence[Receipt]) -> None:
        """Why a player got what he got of one chain, and from there to the dispute desk."""
        open_receipts(self.house, self.table.books, paid, self.speech)

    # what stands here

    def _telling(self) -> tuple[Result, Graph, Graph]:
        """The outcome and both graphs, worked out once in a language."""
        if self._told is None or self._said_in is not spoken():
            self._said_in = spoken()
            opening = self.table.game.opening()
            pages = [numbered.page for numbered in self.table.pages]
            was = recorded(self.game)
            worth = worth_by_turn(opening, pages, self.speech)
            if was is not None:
                worth = by_today(worth)
            self._told = (
                result(self.table.books, self.speech, was),
                worth,
                sizes_by_turn(opening, pages, self.speech),
            )
        return self._told

    def _offer(self, told: Result, profile: Profile) -> Widget | None:
        """That the end is only offered, and the way on."""
        if told.offered is None:
            return None
        said = Said(told.offered.why, told.offered.note, phrase("Play on"), "flag-outline")
        return plate(said, self.play_on, profile)

    def _chart_card(self, profile: Profile) -> Card:
        """The chart under its name, with the way to the other one."""
        _, worth, sizes = self._telling()
        graph = sizes if self.shows_chains else worth
        side = dp(12 if profile.is_phone else 20)
        card = Card(padding=(side, dp(12)), spacing=dp(8), size_hint_y=1)
        card.size_hint_y = None  # not as high as it needs: as high as it is told
        card.height = dp(LEAST_CHART[profile.kind]) * max(1, theme.text_size)
        words = Down(
            Text(graph.title, "name"),
            Text(graph.second, "support", "ink2"),
            pos_hint={"center_y": 0.5},
        )
        keys = Across(size_hint_x=None, spacing=dp(8), pos_hint={"center_y": 0.5})
        beside = self._chart_room(profile) - 2 * side
        for text, chains in ((phrase("Players"), False), (phrase("Chains"), True)):
            key = ChartKey(text, chains is self.shows_chains, self._choice(chains))
            keys.add_widget(key)
            beside -= key.label.width + dp(2 * 14 + 8)
        if beside < max(dp(LEAST_TITLE), widest_word(graph.second, "support")):
            card.height += dp(48 + 8) * max(1, theme.text_size)
            card.add_widget(words)
            card.add_widget(keys)
        else:
            card.add_widget(Across(words, keys, spacing=dp(12)))
        self.chart = Chart(graph, self.at, self._reads)
        self.chart.size_hint_min_y = dp(LEAST_PLOT) * max(1, theme.text_size)
        card.add_widget(self.chart)
        if profile.is_phone and self.shows_chains:
            card.add_widget(chart_key(graph))
        sign = Icon("information-outline", 18, "ink2", pos_hint={"center_y": 0.5})
        note = Text(graph.note, "support", "ink2", pos_hint={"center_y": 0.5})
        card.add_widget(Across(sign, note, spacing=dp(10)))
        return card

    def _chart_room(self, profile: Profile) -> float:
        """How wide the chart's card is."""
        room = float(dp(profile.width - 2 * profile.margin))
        if profile.is_landscape:
            room -= dp(RANKING[profile.kind] + profile.gap)
        return room

    def _choice(self, chains: bool) -> Any:  # noqa: FBT001 - which of two charts
        return lambda: self.choose_chart(chains=chains)

    def _reads(self, at: int | None) -> None:
        self.at = at

    def _below(self, profile: Profile) -> list[Key]:
        """The keys that the foot has no room for."""
        keys = [(phrase("Holdings"), self.show_holdings, "table")] if has_few_keys(profile) else []
        if profile.is_phone or profile.is_cramped:
            keys.append((phrase("Ledger"), self.open_ledger, LEDGER))
            keys.append((phrase("as a key|Share"), self.share, "share-variant-outline"))
        return keys

    def _foot(self, profile: Profile) -> Widget:
        """Undo at its place, and at the right what comes after a game."""
        phone = profile.is_phone
        gap = dp(8 if phone else 12)
        undo = phrase("Undo")
        taken = taken_back(self.table, self.speech)
        second = taken or phrase("nothing yet")
        least = max(dp(LEAST_UNDO), styled(undo, "button").width, least_second(second))
        room = dp(profile.width - 2 * profile.margin - BESIDE_WORDS)
        # Where all have no room beside each other, the signs of some by themselves will do.
        for bare in range(4):
            keys = self._after(profile, bare)
            rest = room - sum(key.natural + gap for key in keys) - (0 if phone else gap)
            if rest >= least:
                break
        back = PushButton(
            undo,
            self.undo if taken else None,
            kind="tonal",
            icon="undo",
            second=None if is_low(profile) else second,
            second_width=max(least, min(dp(MOST_UNDO), rest)) / dp(1) if not phone else LEAST_UNDO,
            height=keys[0].height / dp(1),
            enabled=bool(taken),
            why=phrase(NO_STEP["undo"]),
        )
        return Across(back, *([] if phone else [Space()]), *keys, spacing=gap)

    def _after(self, profile: Profile, bare: int) -> list[PushButton]:
        """The keys for what comes after a game, so many of them without their words."""
        phone = profile.is_phone
        high = 52 if phone or profile.kind is Kind.SHORT else 60
        said: list[Key] = []
        if not (phone or profile.is_cramped):
            said.append((phrase("Ledger"), self.open_ledger, LEDGER))
            said.append((phrase("as a key|Share"), self.share, "share-variant-outline"))
        if not has_few_keys(profile):
            said.append((phrase("Holdings"), self.show_holdings, "table"))
        keys = [
            PushButton("" if place < bare else text, does, kind="tonal", icon=icon, height=high)
            for place, (text, does, icon) in enumerate(said)
        ]
        text, does, icon = phrase("Play again"), self.play_again, "replay"
        if self._telling()[0].offered is not None:
            text, does, icon = phrase("End the game"), self.end, "flag-checkered"
        last = PushButton(text, does, icon=None if phone else icon, height=high, fill=phone)
        return [*keys, last]
