"""How a line of the ledger is laid out: where it breaks, and how high it is for that."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kivy.metrics import dp

from hotels.screens.ledger.breaking import ruler
from hotels.screens.theme import theme
from hotels.views.ledger.lines import LedgerLine, Sort
from hotels.wording.amounts import begun
from hotels.wording.language import phrase, to_phrase

LEAST = 48
"""How high a line is at least, in dp."""

EDGE = 8
"""What is free above and below the words at least, in dp."""

SIGN = 28
"""How much room the sign of what stands out takes, in dp."""

APART = 16
"""Between the sentence and what stands right of it, in dp."""

NARROWEST = 132
"""A sentence has so much room beside its amount, or the amount stands below it; in dp."""

STATEMENT = 520
"""From this width on, in dp by the size of text, the balance has a column of its own."""

OTHERWISE = to_phrase("Calculated differently from here on")
"""What is said of the first line that the rules reckon otherwise today."""

STANDS_OUT = frozenset({Sort.CORRECTION, Sort.FORCED, Sort.GAP, Sort.ASIDE, Sort.PEEK})
"""What stands on brass."""

WITH_REASON = frozenset({Sort.FORCED, Sort.GAP, Sort.ASIDE})
"""What says at once what speaks against it."""


class Shown(NamedTuple):
    """A line as it is shown now."""

    line: LedgerLine
    opened: bool = False
    mark: str = ""
    """What else is to be said of it: that the rules reckon otherwise from here."""

    @property
    def name(self) -> str:
        """What to call it."""
        return self.line.text

    @property
    def is_struck(self) -> bool:
        """Whether it counts no more."""
        return self.line.sort is Sort.STRUCK

    @property
    def ground(self) -> str:
        """The role of its ground."""
        if self.opened:
            return "priC"
        return "brassC" if self.mark or self.line.sort in STANDS_OUT else "sheet"

    @property
    def ink(self) -> str:
        """The role of its words."""
        on = {"priC": "onPriC", "brassC": "onBrassC"}.get(self.ground)
        return on or ("ink2" if self.is_struck else "ink")

    @property
    def ink2(self) -> str:
        """The role of its second lines and its number."""
        return {"priC": "onPriC", "brassC": "onBrassC"}.get(self.ground, "ink2")

    @property
    def style(self) -> str:
        """The style of its sentence."""
        return "name short" if self.opened else "body"

    @property
    def reasons(self) -> tuple[str, ...]:
        """What stands below its sentence."""
        said = (self.mark,) if self.mark else ()
        if self.line.sort in WITH_REASON and not self.opened:
            return (*said, *map(begun, self.line.remarks))
        return said


class Columns(NamedTuple):
    """Where things stand across all lines of a list, in pixels."""

    rule: float
    """The first of the two vertical rules."""
    text: float
    """Where sentences begin."""
    right: float
    """Where amounts end."""
    balance: float = 0
    """How wide the column of balances is; nought where they stand below the amounts."""
    then: bool = False
    """Whether it is said of a balance that stands below that it came after."""

    @property
    def amount(self) -> float:
        """Where the amounts end."""
        return self.right - self.balance - (dp(APART) if self.balance else 0)


class Laid(NamedTuple):
    """The words of a line, and where they stand from its top."""

    text: tuple[str, ...]
    below: tuple[str, ...]
    amount: str
    then: str
    """The balance, where it stands below the amount."""
    is_low: bool
    """Whether the amount stands below the sentence."""
    top: float
    first: float
    """How high the first line is, with the amount beside it."""
    height: float


def columns(lines: Iterable[LedgerLine], width: float, *, statement: bool) -> Columns:
    """The columns for these lines in a list so wide."""
    unit = dp(1) * max(1, theme.text_size)
    roomy = width >= dp(400)
    numbers = ruler("support")
    last = max((line.turns for line in lines), default=0)
    rule = max(dp(44 if roomy else 34), numbers.width(str(last)) + dp(20 if roomy else 14))
    balance = 0.0
    if width >= STATEMENT * unit:
        figures = ruler(balance_style(statement=statement))
        balance = max((figures.width(line.balance) for line in lines), default=0)
    right = width - dp(20 if roomy else 12)
    return Columns(rule, rule + dp(19 if roomy else 12), right, balance, statement)


def balance_style(*, statement: bool) -> str:
    """A purse is an amount; a chain's size and price are words."""
    return "bonus" if statement else "support"


def laid(shown: Shown, at: Columns) -> Laid:
    """How a line is laid out in these columns."""
    line, words = shown.line, ruler(shown.style)
    amounts, small = ruler("amount"), ruler("support")
    left = at.text + (dp(SIGN) if line.icon else 0)
    then = line.balance if not at.balance else ""
    if then and at.then:
        then = phrase("balance {amount}", amount=then)
    aside = max(amounts.width(line.amount), small.width(then) if at.then else 0)
    room = at.amount - left
    beside = room - (aside + dp(APART) if aside else 0)
    is_low = bool(aside) and beside < min(room, dp(NARROWEST) * theme.text_size)
    full = at.right - left if is_low and not at.balance else room
    text = tuple(words.broken(line.text, full if is_low else beside))
    reasons = (*((then,) if then and not at.then else ()), *shown.reasons)
    below = tuple(one for said in reasons for one in small.broken(said, room))
    small_then = small.high if then and at.then else 0
    right = (amounts.high if line.amount else 0) + small_then
    first = max(words.high, 0 if is_low else min(right, amounts.high))
    high = first + (len(text) - 1) * words.high + len(below) * small.high
    high = high + right if is_low else max(high, right)
    height = round(max(dp(LEAST), high + dp(2 * EDGE)))
    under = then if at.then else ""
    return Laid(text, below, line.amount, under, is_low, (height - high) / 2, first, height)


def told(
    lines: Sequence[LedgerLine],
    opened: int | None,
    unfolded: Sequence[LedgerLine] = (),
    marked: int | None = None,
) -> tuple[Shown, ...]:
    """The lines as they are shown, one of them opened or marked; a shared one in its two parts."""
    numbers = {line.number for line in unfolded}
    found: list[Shown] = []
    for line in lines:
        parts = unfolded if line.purchase and line.number in numbers else (line,)
        for part in parts:
            is_marked = marked is not None and marked in {part.number, part.purchase}
            found.append(Shown(part, part.number == opened, phrase(OTHERWISE) if is_marked else ""))
    return tuple(found)
