"""A text as a voice reads it: English amounts in words, others as plain numbers with their word."""

import re
from functools import cache

from hotels.wording.language import ENGLISH, Language, phrase, spoken

ONES = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen"),
    *("eighteen", "nineteen"),
)
TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
SCALES = ((1_000_000, "million"), (1_000, "thousand"), (100, "hundred"))


def aloud(text: str) -> str:
    """``Alice receives three thousand dollars``."""
    minus, times = phrase("read aloud|minus"), phrase("read aloud|times")
    return _amounts(spoken()).sub(_said, text.replace("−", f"{minus} ").replace("×", times))


def in_dollars(amount: int) -> str:
    """``one dollar``, ``three thousand dollars``."""
    count = spelled_out(amount) if spoken() is ENGLISH else str(amount)
    if amount == 1:
        return phrase("read aloud|{count} dollar", count=count)
    return phrase("read aloud|{count} dollars", count=count)


def spelled_out(number: int) -> str:
    """``twelve``, ``forty-two``, ``one thousand five hundred``."""
    if number < len(ONES):
        return ONES[number]
    for scale, name in SCALES:
        if number >= scale:
            many, rest = divmod(number, scale)
            return f"{spelled_out(many)} {name}{f' {spelled_out(rest)}' if rest else ''}"
    tens, rest = divmod(number, 10)
    return f"{TENS[tens - 2]}{f'-{ONES[rest]}' if rest else ''}"


@cache
def _amounts(language: Language) -> re.Pattern[str]:
    """An amount as a language writes it, perhaps with a plus before it.

    No figure begins within another: a row of digits that is no amount is passed over once.
    """
    before, after = map(re.escape, language.price.split("{}"))
    thousands = re.escape(language.thousands)
    figure = rf"(?<![\d{thousands}])(\d{{1,3}}(?:{thousands}\d{{3}})+|\d+)"
    return re.compile(rf"(\+?){before}{figure}{after}")


def _said(found: re.Match[str]) -> str:
    """One amount as it is read."""
    amount = in_dollars(int(found[2].replace(spoken().thousands, "")))
    return phrase("read aloud|plus {amount}", amount=amount) if found[1] else amount
