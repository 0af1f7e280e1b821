"""The list of what has to change hands, ticked off row by row, and the chains below it."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kivy.metrics import dp

from hotels.screens.profile import Kind, Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.drawing import styled, widest_word
from hotels.screens.widgets.fob import Fob
from hotels.screens.widgets.plate import Across, Beside, Card, Down, Ground, Hairline, Space
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text, unbroken
from hotels.views.chains import ChainRow
from hotels.views.payouts import PayList, Row, Shares, pay_list
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.kept import Kept

MIDDLE = {"center_y": 0.5}

LARGE = 84, "question", "name", "bonus", "amount large", 32
SMALL = 53, "name short", "name short", "body", "amount", 26
"""How high a row is, the styles of head, name, bills and amount, how large a circle, in dp."""

AROUND = 375
"""What stands above and below large rows, with the chains, in dp."""


class PayoutRow(Tap, Across):
    """Whom, with the bills below, the amount and the shares; a tap ticks it, or takes that back."""

    def __init__(self, row: Row, look: tuple[int, str, str, str, str, int], tick: object) -> None:
        high, _, name, bills, amount, circle = look
        side = dp(20 if look is LARGE else 12)
        super().__init__(on_tap=tick, corner=0, padding=(side, dp(4)), spacing=dp(12))
        self.row = row
        self.at_least(theme.least(high, name, bills))
        sign, ink = ("check-circle", "ink2") if row.is_ticked else ("circle-outline", "ink")
        mark = "pri" if row.is_ticked else "outline"
        self.add_widget(Icon(sign, circle, mark, pos_hint=MIDDLE))
        words = Down(Text(row.title, name, ink), pos_hint=MIDDLE, spacing=dp(2))
        under = unbroken(row.under)
        if under:
            words.add_widget(Text(under, bills, ink))
        if row.change:
            words.add_widget(Text(unbroken(row.change), "support", "ink2"))
        handed = Down(size_hint_x=None, pos_hint=MIDDLE, spacing=dp(2))
        if row.amount:
            handed.add_widget(Text(row.amount, amount, ink, align="right"))
        handed.width = styled(row.amount, amount).width
        for one in row.shares:
            line = _shares(one, bills if row.amount else amount, ink, small=bool(row.amount))
            handed.width = max(handed.width, line.width)
            handed.add_widget(line)
        least = max(styled(row.title, name).width, widest_word(under, bills))
        least = max(widest_word(row.title, name), min(least, dp(150)))
        self.add_widget(Beside(words, handed, least + dp(10) + handed.width, gap=10))


def _shares(one: Shares, style: str, ink: str, *, small: bool) -> Across:
    """How many shares, before their chain's fob; larger where no money goes with them."""
    count = Text(one.said, style, ink, shrink=True, pos_hint=MIDDLE)
    fob = Fob(one.chain, one.letter, 26 if small else 40, pos_hint=MIDDLE)
    wide = count.width + dp(6) + fob.width
    both = Across(count, fob, spacing=dp(6), size_hint_x=None, pos_hint={"right": 1})
    both.width = wide
    return both


class PayoutList(Card):
    """What has to change hands: a row a payment; it stays until all of them are ticked."""

    stays_in_sight = True

    def __init__(
        self,
        said: PayList,
        on_tick: Callable[[Row], None],
        on_all: Callable[[], None],
        *,
        large: bool = False,
        footed: bool = True,
    ) -> None:
        super().__init__()
        self.said = said
        self.tick_all = on_all
        look = LARGE if large else SMALL
        title = look[1]
        side = dp(20 if large else 12)
        head = Text(said.heading, title, pos_hint=MIDDLE, size_hint_x=None)
        head.width = styled(head.text, title).width
        cause = Text(said.cause, "support", "ink2", align="right", pos_hint=MIDDLE)
        across = Across(head, cause, spacing=dp(12), padding=(side, dp(4)))
        self.add_widget(across.at_least(theme.least(60 if large else 34, title)))
        for row in said.rows:
            self.add_widget(Hairline())
            self.add_widget(PayoutRow(row, look, lambda row=row: on_tick(row)))
        if said.total:
            self._add_total(said, side, large=large)
        if footed:
            self._add_foot(side)

    def _add_foot(self, side: float) -> None:
        """How long the list stays, and the key that ticks all of it."""
        self.add_widget(Hairline())
        note = Text(phrase("Stays until all are ticked"), "support", "ink2", pos_hint=MIDDLE)
        key = PushButton(phrase("Tick all"), self.tick_all, kind="text", height=48, pos_hint=MIDDLE)
        foot = Beside(note, key, dp(120) + key.natural, gap=8)
        self.add_widget(Across(foot, padding=(side, dp(8), dp(4), dp(4))))

    def _add_total(self, said: PayList, side: float, *, large: bool) -> None:
        """A double line, and what there is to pay out."""
        lines = Down(Hairline("ink"), Space(height=2), Hairline("ink"), padding=(side, 0))
        self.add_widget(lines)
        words = Down(
            Text(phrase("Total to pay"), "name short"),
            Text(said.still, "support", "ink2"),
            pos_hint=MIDDLE,
        )
        total = Text(said.total, "amount large", shrink=True, pos_hint=MIDDLE)
        both = Beside(words, total, dp(110) + total.width, gap=10)
        row = Across(both, padding=(side, dp(6)))
        self.add_widget(row.at_least(theme.least(68 if large else 52, "name short", "support")))


class ChainStrip(Tap, Card):
    """Every chain and its price in little room; a tap shows them in full."""

    def __init__(self, rows: Sequence[ChainRow], on_tap: Callable[[], None], width: float) -> None:
        super().__init__(on_tap=on_tap, padding=(dp(6), dp(8)), spacing=dp(8))
        said = [
            (row.price, "price") if row.on_board else (phrase("as of a chain|off"), "support")
            for row in rows
        ]
        widest = max(dp(48), *(styled(*one).width + dp(4) for one in said))
        lines = -(-len(rows) // max(1, int((width - dp(12)) // widest)))
        most = -(-len(rows) // lines)
        for first in range(0, len(rows), most):
            line = Across()
            for row, (text, style) in [*zip(rows, said, strict=True)][first : first + most]:
                fob = Fob(row.place, row.letter, 46, pale=not row.on_board)
                fob.pos_hint = {"center_x": 0.5}
                price = Text(text, style, align="center")
                line.add_widget(Down(fob, price, spacing=dp(4), pos_hint={"top": 1}))
            self.add_widget(line)


class PayoutBar(Tap, Across):
    """In place of the list while the chains are shown: how many rows are open."""

    def __init__(self, said: PayList, on_tap: Callable[[], None]) -> None:
        super().__init__(on_tap=on_tap, padding=(dp(14), dp(6)), spacing=dp(10))
        Ground(self, "priC", "pri", 12)
        self.add_widget(Icon("cash-multiple", 24, "onPriC", pos_hint=MIDDLE))
        text = phrase("Payouts: {count} left", count=said.open)
        self.add_widget(Text(text, "name short", "onPriC", pos_hint=MIDDLE))
        self.add_widget(Icon("chevron-right", 24, "onPriC", pos_hint=MIDDLE))
        self.at_least(theme.least(48, "name short"))


def payout_list(
    kept: "Kept",
    place: str,
    profile: Profile,
    after: Callable[[], None],
    *,
    footed: bool = True,
) -> PayoutList | None:
    """What has to change hands now; ``after`` a tick all is shown anew.

    Without a foot, the screen has a key that ticks all.
    """
    said = pay_list(kept.owed, kept.speech, place, kept.table.books)
    if said is None:
        return None

    def tick(row: Row) -> None:
        kept.tick(row)
        after()

    def tick_all() -> None:
        kept.tick(*(row for row in said.rows if not row.is_ticked))
        after()

    large = profile.kind is Kind.WIDE and place == "table"
    large = large and len(said.rows) * LARGE[0] <= profile.height - AROUND
    return PayoutList(said, tick, tick_all, large=large, footed=footed)
