"""Money, numbers, lists and other people's texts, fit for one line."""

import re
from collections.abc import Iterable
from fractions import Fraction

from hotels.ledger.money import Bills, Money
from hotels.wording.language import phrase, spoken

LONGEST_QUOTE = 40

JOINER = "\N{ZERO WIDTH JOINER}"
"""It has no width and makes one sign of several."""

_AS_I = re.compile("h?[ií](?![aeouáéóú])|y[b-df-hj-np-tv-xz]")
"""How a Spanish word begins that sounds as if it began with i, and not with half of one."""


class Count(int):
    """A number that brings its noun: ``{held:block/blocks}`` is ``1 block`` or ``no blocks``.

    Where a language has words of its own for none of something, they stand third.
    """

    def __format__(self, spec: str) -> str:
        if "/" in spec:
            return counted(self, *spec.split("/"))
        return super().__format__(spec).replace("-", "−").replace(",", spoken().thousands)


def money(amount: Money) -> str:
    """``$1,500``; a loss has a true minus."""
    said = spoken().price.format(number(abs(amount)))
    return f"−{said}" if amount < 0 else said


def signed(amount: Money) -> str:
    """``+$300``, ``−$700``."""
    return f"+{money(amount)}" if amount > 0 else money(amount)


def number(whole: int) -> str:
    """``1,500``."""
    return f"{whole:,}".replace(",", spoken().thousands)


def digits(count: int) -> str:
    """``12``; below nought with a true minus."""
    return f"{Count(count)}"


def gained(count: int) -> str:
    """``+10``, ``−6`` or ``0``."""
    return f"+{count}" if count > 0 else digits(count)


def millions(amount: Money) -> str:
    """``6 million``; a debt has a true minus."""
    if abs(amount) == 1:
        return phrase("one|{count} million", count=Count(amount))
    return phrase("many|{count:,} million", count=Count(amount))


def points(total: int) -> str:
    """``32 points``, ``−1 point``."""
    if abs(total) == 1:
        return phrase("{count} point", count=Count(total))
    return phrase("{count} points", count=Count(total))


def listed(words: Iterable[str], last: str = "and") -> str:
    """``Wilton, Luxor and Festival``, or with ``or``."""
    *head, tail = [*words] or [""]
    if not head:
        return tail
    joined = phrase("or") if last == "or" else _and(tail)
    return f"{', '.join(head)} {joined} {tail}"


def _and(tail: str) -> str:
    """What joins a word to those before it."""
    before_i = spoken().before_i
    return before_i if before_i and _AS_I.match(tail.casefold()) else phrase("and")


def counted(count: int, one: str, many: str, none: str = "") -> str:
    """``1 block``, ``2 blocks``, ``no blocks``."""
    if count:
        return f"{number(count)} {one if count == 1 else many}"
    return none or spoken().none.format(many=many)


def in_bills(bills: Bills) -> str:
    """``3 × 1,000 · 5 × 100``: as what is printed on them, so without the currency."""
    return " · ".join(f"{count} × {number(bill)}" for count, bill in bills) or phrase("none")


def times(factor: int | Fraction) -> str:
    """How often the price is taken: ``10`` or ``7.5``."""
    whole, rest = divmod(int(factor * 100), 100)
    return f"{whole}{spoken().point}{rest:02}".rstrip("0") if rest else str(whole)


def decimal(amount: float) -> str:
    """``1.2``, with the language's own point."""
    return str(amount).replace(".", spoken().point)


def begun(text: str) -> str:
    """A text as a sentence begins."""
    return text[:1].upper() + text[1:]


def as_sentence(text: str) -> str:
    """A text as a whole sentence."""
    return f"{begun(text)}."


def quoted(text: object, longest: int = LONGEST_QUOTE) -> str:
    """Somebody's text, short and on one line."""
    said = str(text)[: longest + 1]
    if not said.isprintable():
        said = "".join(sign if sign.isprintable() or sign == JOINER else "?" for sign in said)
    return said if len(said) <= longest else said[: longest - 1] + "…"
