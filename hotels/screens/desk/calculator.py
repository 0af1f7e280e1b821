"""What to do with the blocks of a chain that falls: every mix, the best first."""

from typing import TYPE_CHECKING

from kivy.metrics import dp

from hotels.ledger.chains.edition import Edition
from hotels.screens.desk.fobs import FobRow
from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import Screen, scrolled
from hotels.screens.setup.picker import open_picker
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.number import MIDDLE, WIDE, NumberRow, open_number
from hotels.screens.widgets.page_head import page_head
from hotels.screens.widgets.plate import Across, Card, Down, Ground, Hairline, Space
from hotels.screens.widgets.sign import Sign
from hotels.screens.widgets.text import Icon, Text
from hotels.views.calculator import (
    MixLine,
    Reckoned,
    bounds,
    by,
    fitted,
    reckoned,
    typed_fault,
)
from hotels.views.letters import letters
from hotels.wording.amounts import Count, begun
from hotels.wording.language import phrase
from hotels.wording.speech import Speech, title

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

    from hotels.app import HotelsApp
    from hotels.ledger.chains.mixes import Falling

QUESTION = {Kind.WIDE: 440, Kind.SHORT: 412}
"""How wide the question is beside the answer, in dp."""

LEAF = 12
"""So many mixes are shown at first, and more on request."""


class MixRow(Across):
    """One way to dispose of them, and what it brings."""

    def __init__(self, line: MixLine, *, narrow: bool) -> None:
        super().__init__(padding=(dp(16), dp(8)), spacing=dp(12))
        ink, soft = ("onPriC", "onPriC") if line.best else ("ink", "ink2")
        if line.best:
            Ground(self, "priC", None, 10)
            self.add_widget(Icon("star", 20, ink, pos_hint=MIDDLE))
        words = Down(Text(line.label, "name short", ink), pos_hint=MIDDLE, spacing=dp(2))
        words.add_widget(Text(line.brings, "support", soft))
        self.add_widget(words)
        self.add_widget(Text(line.worth, "amount", ink, shrink=True, pos_hint=MIDDLE))
        self.at_least(theme.least(56, "name short", "support") if not narrow else 0)


class CalculatorScreen(Screen):
    """What falls and what takes it over stands in ``falling``."""

    def __init__(self, house: "HotelsApp", falling: "Falling", called: dict[str, str]) -> None:
        super().__init__(house)
        self.falling, self.called = falling, called
        self.shown = LEAF

    @property
    def pieces(self) -> tuple[str, ...]:
        """The colours of the chains of the edition that is meant."""
        return self.falling.edition.colours

    @property
    def speech(self) -> Speech:
        """The names of the chains."""
        return Speech(self.falling.edition, (), self.called)

    def build(self, profile: Profile) -> None:
        """The question beside the answer, or above it."""
        beside = profile.is_landscape and profile.width >= 900 * max(1, theme.text_size * 0.9)
        margin, gap = dp(profile.margin), dp(profile.gap)
        told = reckoned(self.falling, self.speech)
        self._sign = Sign(profile, told.headline, told.second)
        self._answer = Down(spacing=gap)
        wide = QUESTION.get(profile.kind, 0) * max(1, (1 + theme.text_size) / 2)
        question = self._question(wide if beside else profile.width - 2 * profile.margin)
        if beside:
            left = scrolled(Down(question, padding=(0, 0, 0, margin)))
            left.size_hint_x, left.width = None, dp(wide)
            right = scrolled(Down(self._sign, self._answer, spacing=gap, padding=(0, 0, 0, margin)))
            body: Widget = Across(left, right, spacing=gap, size_hint_y=1)
            body.padding = (margin, 0, margin, 0)
        else:
            page = (self._sign, question, self._answer)
            body = scrolled(Down(*page, spacing=gap, padding=(margin, 0, margin, margin)))
        head = page_head(self.house, profile, phrase("Sell, trade or keep"))
        self.add_widget(Down(head, body, size_hint_y=1))
        self._show(told)

    # changes

    def change(self, **changed: int) -> None:
        """Another question, within what the edition has."""
        self.falling = fitted(self.falling._replace(**changed))
        self.shown = LEAF
        self._show(reckoned(self.falling, self.speech))

    def open_editions(self) -> None:
        """All editions."""

        def pick(edition: Edition) -> None:
            self.falling, self.called = by(self.falling, edition), {}

        open_picker(self.house, self.falling.edition, pick)

    def show_more(self) -> None:
        """Further mixes."""
        self.shown += 2 * LEAF
        self._show(reckoned(self.falling, self.speech))

    # what stands there

    def _question(self, room: float) -> Card:
        """The two chains, and how many of what."""
        edition, side = self.falling.edition, 20 if room > 400 else 12
        stacked = room - WIDE - 2 * side - 12 < 104 * theme.text_size
        names = [self.speech.chain(name) for name in edition.names]
        signs = letters(names)
        self._rows: dict[str, NumberRow] = {}
        change = PushButton(
            phrase("as a key|Change"), self.open_editions, kind="text", height=48, pos_hint=MIDDLE
        )
        words = Text(title(edition), "name", pos_hint=MIDDLE)
        head = Across(words, change, padding=(dp(side), dp(4), dp(8), dp(4)), spacing=dp(8))
        card = Card(head, Hairline(), padding=(0, dp(4)))
        self._fobs = {}
        for field, heading, rows in (
            ("chain", phrase("The defunct chain"), ("size", "held")),
            (
                "survivor",
                phrase("The {word.survivor}", word=self.speech.word),
                ("survivor_size", "left"),
            ),
        ):
            fobs = FobRow(
                names, signs, lambda chain, field=field: self.change(**{field: chain}), room - 24
            )
            self._fobs[field] = fobs
            name = Text(heading, "support medium")
            card.add_widget(Down(name, fobs, padding=(dp(12), dp(10)), spacing=dp(8)))
            for row in rows:
                self._rows[row] = self._number(row, side, stacked=stacked)
                card.add_widget(self._rows[row])
            if field == "chain":
                card.add_widget(Hairline())
        return card

    def _number(self, field: str, side: float, *, stacked: bool) -> NumberRow:
        def step(by_: int) -> None:
            self.change(**{field: getattr(self.falling, field) + by_})

        def type_it() -> None:
            open_number(
                self.house,
                self._rows[field].name.label.text,
                lambda number: typed_fault(self.falling, field, number, self.speech),
                lambda number: self.change(**{field: number}),
            )

        return NumberRow("", step, type_it, stacked=stacked, side=side)

    def _show(self, told: Reckoned) -> None:
        """The numbers and the answer as they are now."""
        falling, word = self.falling, self.speech.word
        tiles = begun(word.tiles)
        mine, other = self.speech.chain(falling.chain), self.speech.chain(falling.survivor)
        self._fobs["chain"].show(falling.chain)
        self._fobs["survivor"].show(falling.survivor)
        names = {
            "size": phrase("{tiles} in {chain}", tiles=tiles, chain=mine),
            "held": phrase("{chain} held", chain=mine),
            "survivor_size": phrase("{tiles} in {chain}", tiles=tiles, chain=other),
            "left": phrase("in the bank|{chain} left", chain=other),
        }
        for field, (least, most) in bounds(falling).items():
            self._rows[field].call(names[field])
            wrong = told.wrong if field == "size" else ""
            self._rows[field].show(getattr(falling, field), least=least, most=most, wrong=wrong)
        self._sign.say(told.headline, told.second)
        self._fill(told)

    def _fill(self, told: Reckoned) -> None:
        """The mixes, and what they rest on."""
        self._answer.clear_widgets()
        if told.wrong:
            return
        rows = Down(padding=dp(4))
        for place, line in enumerate(told.lines[: self.shown]):
            if place and not line.best:
                rows.add_widget(Hairline())
            rows.add_widget(MixRow(line, narrow=self.profile.is_phone))
        card = Card(rows)
        if len(told.lines) > self.shown:
            more = phrase(
                "{count:more option/more options}", count=Count(len(told.lines) - self.shown)
            )
            key = PushButton(more, self.show_more, kind="text", height=48)
            card.add_widget(Across(key, Space(), padding=(dp(8), dp(4))))
        self._answer.add_widget(card)
        lines = (Text(one, "support", "ink2") for one in told.assumed)
        self._answer.add_widget(Down(*lines, spacing=dp(6), padding=(dp(8), 0)))
