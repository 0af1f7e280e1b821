"""Money, numbers, lists and other people's texts, fit for one line."""

from collections.abc import Iterable
from fractions import Fraction

from hotels.ledger.money import Bills, Money

LONGEST_QUOTE = 40

JOINER = "\N{ZERO WIDTH JOINER}"
"""It has no width and makes one sign of several."""


class Count(int):
    """A number that brings its noun: ``{held:block/blocks}`` is ``1 block`` or ``no blocks``."""

    def __format__(self, spec: str) -> str:
        one, slash, many = spec.partition("/")
        if slash:
            return counted(self, one, many)
        return super().__format__(spec).replace("-", "−")


def money(amount: Money) -> str:
    """``$1,500``; a loss has a true minus."""
    return f"−${-amount:,}" if amount < 0 else f"${amount:,}"


def millions(amount: Money) -> str:
    """``6 million``."""
    return f"{Count(amount)} million"


def points(total: int) -> str:
    """``32 points``, ``−1 point``."""
    return f"{Count(total)} {'point' if abs(total) == 1 else 'points'}"


def listed(words: Iterable[str], last: str = "and") -> str:
    """``Wilton, Luxor and Festival``."""
    *head, tail = [*words] or [""]
    return f"{', '.join(head)} {last} {tail}" if head else tail


def counted(count: int, one: str, many: str) -> str:
    """``1 block``, ``2 blocks``, ``no blocks``."""
    return f"{count or 'no'} {one if count == 1 else many}"


def in_bills(bills: Bills) -> str:
    """``3 × $1,000, 5 × $100``."""
    return ", ".join(f"{count} × {money(bill)}" for count, bill in bills) or "none"


def times(factor: int | Fraction) -> str:
    """How often the price is taken: ``10`` or ``7.5``."""
    whole, rest = divmod(int(factor * 100), 100)
    return f"{whole}.{rest:02}".rstrip("0") if rest else str(whole)


def begun(text: str) -> str:
    """A text as a sentence begins."""
    return text[:1].upper() + text[1:]


def as_sentence(text: str) -> str:
    """A text as a whole sentence."""
    return f"{begun(text)}."


def quoted(text: object, longest: int = LONGEST_QUOTE) -> str:
    """Somebody's text, short and on one line."""
    start = str(text)[: longest + 1]
    said = "".join(sign if sign.isprintable() or sign == JOINER else "?" for sign in start)
    return said if len(said) <= longest else said[: longest - 1] + "…"
