"""How everybody stands while the game goes on, and what a merger would change."""

from collections.abc import Callable, Sequence
from functools import partial

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.screens.chains.chart_keys import ChartKey
from hotels.screens.chains.game import Sitting
from hotels.screens.chains.looking_up import open_ledger
from hotels.screens.chains.sums_table import Cell, Line, sums
from hotels.screens.profile import Kind, Profile
from hotels.screens.receipt import open_desk, show_receipts
from hotels.screens.screen import Screen, scrolled
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.chart import Chart
from hotels.screens.widgets.drawing import widest_word
from hotels.screens.widgets.outcome_sign import outcome_sign
from hotels.screens.widgets.plate import Across, Beside, Card, Down, Space
from hotels.screens.widgets.text import Icon, Text
from hotels.views.standing_now import Column, Row, chart, standing_now, why
from hotels.views.what_if import Chosen, disputed, first_choice
from hotels.wording.language import phrase

MIDDLE = {"center_y": 0.5}

LEAST_CHART = {Kind.WIDE: 220, Kind.SHORT: 260, Kind.PORTRAIT: 400, Kind.PHONE: 280}
"""How high the chart's card is at least, in dp."""

LEFT = {Kind.WIDE: 620, Kind.SHORT: 540}
"""How wide the ranking is where something stands beside it, in dp."""

BACK = 284
"""How wide the way back to the table is where there is room, in dp."""


class StandingNow(Screen):
    """The ranking as if the game ended now, the chart, and what a merger would change."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting.house)
        self.sitting = sitting
        self.supposes = False
        """Whether What if is shown, where there is no room for both."""
        self.at: int | None = None
        """The moment of the chart that is read."""
        self.chart: Chart | None = None
        self.chosen: Chosen = first_choice(sitting.table.books)

    def build(self, profile: Profile) -> None:
        """The sign, the ranking and the chart, What if beside them or behind a key."""
        sitting = self.sitting
        told = standing_now(sitting.table.books, sitting.speech)
        leave = self.house.back
        sign = outcome_sign(self.house, profile, told, leave, icon="podium-gold")
        low = profile.kind in {Kind.SHORT, Kind.PHONE}
        margin, edge = dp(profile.margin), dp(8 if low else 12)
        whole = BoxLayout(
            orientation="vertical",
            padding=(margin, edge, margin, edge),
            spacing=dp(8 if low else 12),
        )
        whole.add_widget(sign)
        if profile.kind is not Kind.WIDE:
            whole.add_widget(self._tabs())
        whole.add_widget(self._body(profile))
        whole.add_widget(self._foot(profile))
        self.add_widget(whole)

    # what is done here

    def suppose(self, *, supposes: bool) -> None:
        """What if, or how it stands."""
        if supposes != self.supposes:
            self.supposes = supposes
            self.arrange(self.profile)

    def show_why(self, seat: int, column: Column) -> None:
        """How an amount comes about; of the cash it is the player's lines in the ledger."""
        if column is Column.CASH:
            open_ledger(self.sitting, seat=seat)
            return
        found = why(self.sitting.table.books, seat, column, self.sitting.speech)
        if found:
            show_receipts(self.house, found)

    def settle_a_dispute(self) -> None:
        """The dispute desk, with the chain of What if that falls, or the largest on the board."""
        sitting = self.sitting
        books, speech = sitting.table.books, sitting.speech
        open_desk(self.house, books, disputed(books, self.chosen), speech)

    def share(self) -> None:
        """Pictures, files and links of the game."""
        from hotels.screens.chains.sharing import share_game

        share_game(self.house, self.sitting.game)

    # what stands here

    def _tabs(self) -> Widget:
        keys = Across(spacing=dp(8))
        for text, supposes in ((phrase("Standings"), False), (phrase("What if?"), True)):
            does = partial(self.suppose, supposes=supposes)
            keys.add_widget(ChartKey(text, supposes is self.supposes, does))
        return Across(keys)

    def _body(self, profile: Profile) -> Widget:
        """Side by side where that has room."""
        room = dp(profile.width - 2 * profile.margin)
        if profile.kind is Kind.WIDE:
            left = dp(LEFT[Kind.WIDE])
            both = BoxLayout(spacing=dp(profile.gap))
            column = self._standing(profile, left)
            column.size_hint_x, column.width = None, left
            both.add_widget(column)
            both.add_widget(self._what_if(profile, room - left - dp(profile.gap)))
            return both
        if self.supposes:
            return self._what_if(profile, room)
        if not profile.is_landscape:
            return self._standing(profile, room)
        left = dp(LEFT[Kind.SHORT])
        both = BoxLayout(spacing=dp(profile.gap))
        ranking = scrolled(self._ranking(profile, left))
        ranking.size_hint_x, ranking.width = None, left
        both.add_widget(ranking)
        card = self._chart_card(profile)
        card.unbind(minimum_height=card.setter("height"))
        card.size_hint_y = 1
        both.add_widget(card)
        return both

    def _standing(self, profile: Profile, room: float) -> Widget:
        """The ranking, and below it the chart as high as there is room."""
        ranking, card = self._ranking(profile, room), self._chart_card(profile)
        gap = dp(profile.gap)
        pane = scrolled(Down(ranking, card, spacing=gap))
        least = dp(LEAST_CHART[profile.kind]) * max(1, theme.text_size)
        card.unbind(minimum_height=card.setter("height"))

        def fit(*_: object) -> None:
            card.height = max(least, card.minimum_height, pane.height - ranking.height - gap)

        for widget in (pane, ranking):
            widget.bind(height=fit)
        fit()
        return pane

    def _ranking(self, profile: Profile, room: float) -> Card:
        told = standing_now(self.sitting.table.books, self.sitting.speech)
        columns = [column for column, _ in told.heads]
        low = profile.kind is Kind.SHORT or (profile.kind is Kind.WIDE and len(told.rows) > 4)
        lines = [self._line(row, columns, low=low) for row in told.rows]
        heads = [head for _, head in told.heads]
        side = dp(12 if profile.kind in {Kind.PHONE, Kind.SHORT} else 20)
        height = 52 if low else 64
        return Card(sums(told.over, heads, lines, room, height=height, side=side))

    def _line(self, row: Row, columns: Sequence[Column], *, low: bool) -> Line:
        styles = ["bonus"] * (len(columns) - 1) + ["amount" if low else "amount large"]
        if Column.MOST in columns:
            styles = ["bonus", "amount", "amount"]
        cells = []
        for (column, text), style in zip(row.amounts, styles, strict=True):
            plain = text == phrase("instead of a sum|none")
            taps: Callable[[], None] | None = partial(self.show_why, row.seat, column)
            cells.append(Cell(text, style, None if plain else taps, plain))
        return Line(row.seat, row.name, tuple(cells), row.place, row.leads)

    def _chart_card(self, profile: Profile) -> Card:
        sitting = self.sitting
        pages = [numbered.page for numbered in sitting.table.pages]
        opening = sitting.table.game.opening()
        graph = chart(opening, pages, sitting.table.books, sitting.speech)
        side = dp(12 if profile.is_phone else 20)
        card = Card(padding=(side, dp(12)), spacing=dp(8))
        title = Text(graph.title, "name", pos_hint=MIDDLE)
        second = Text(graph.second, "support", "ink2", shrink=True, pos_hint=MIDDLE)
        needs = widest_word(graph.title, "name") + dp(8) + second.width
        card.add_widget(Beside(title, second, needs) if graph.second else title)
        self.chart = Chart(graph, self.at, self._reads)
        card.add_widget(self.chart)
        return card

    def _reads(self, at: int | None) -> None:
        self.at = at

    def _what_if(self, profile: Profile, room: float) -> Widget:
        from hotels.screens.chains.what_if import WhatIfPane

        return scrolled(WhatIfPane(self, profile, room))

    def _foot(self, profile: Profile) -> Widget:
        """That nothing here changes the game, and where one can go from here."""
        phone, low = profile.is_phone, profile.kind in {Kind.SHORT, Kind.PHONE}
        high, gap = 52 if low else 60, dp(8 if phone else 12)
        room = dp(profile.width - 2 * profile.margin)
        dispute, share = phrase("Settle a dispute"), phrase("as a key|Share")
        back = phrase("Back to the table")
        for bare in (False, True):
            keys = [
                PushButton("" if bare else text, does, kind="tonal", icon=icon, height=high)
                for text, does, icon in (
                    (dispute, self.settle_a_dispute, "scale-balance"),
                    (share, self.share, "share-variant-outline"),
                )
            ]
            last = PushButton(back, self.house.back, icon="arrow-left", height=high, fill=True)
            wide = last.natural if low else max(last.natural, dp(BACK))
            rest = room - wide - sum(key.natural + gap for key in keys)
            if rest >= 0:
                break
        if phone:
            return Across(*keys, last, spacing=gap)
        note = phrase("Nothing here changes the game.")
        if rest > dp(120) * theme.text_size:
            sign = Icon("information-outline", 20, "ink2", pos_hint=MIDDLE)
            said: Widget = Across(
                sign, Text(note, "support", "ink2", pos_hint=MIDDLE), spacing=dp(8), pos_hint=MIDDLE
            )
        else:
            said = Space()
        last.size_hint_x, last.width = None, wide
        return Across(said, *keys, last, spacing=gap)
