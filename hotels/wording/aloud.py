"""A text as a voice reads it: amounts in words."""

import re

ONES = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen"),
    *("eighteen", "nineteen"),
)
TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
SCALES = ((1_000_000, "million"), (1_000, "thousand"), (100, "hundred"))

_AMOUNT = re.compile(r"\$(\d{1,3}(?:,\d{3})+|\d+)")
_SIGNS = {"−": "minus ", "×": "times", "+$": "plus $"}


def aloud(text: str) -> str:
    """``Alice receives three thousand dollars``."""
    for sign, word in _SIGNS.items():
        text = text.replace(sign, word)
    return _AMOUNT.sub(lambda found: in_dollars(int(found[1].replace(",", ""))), text)


def in_dollars(amount: int) -> str:
    """``one dollar``, ``three thousand dollars``."""
    return f"{in_words(amount)} {'dollar' if amount == 1 else 'dollars'}"


def in_words(number: int) -> str:
    """``twelve``, ``forty-two``, ``one thousand five hundred``."""
    if number < len(ONES):
        return ONES[number]
    for scale, name in SCALES:
        if number >= scale:
            many, rest = divmod(number, scale)
            return f"{in_words(many)} {name}{f' {in_words(rest)}' if rest else ''}"
    tens, rest = divmod(number, 10)
    return f"{TENS[tens - 2]}{f'-{ONES[rest]}' if rest else ''}"
