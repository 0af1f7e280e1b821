"""What the colours of chains are called."""

from hotels.ledger.chains import colours
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.rule import Rule
from hotels.wording.language import phrase, to_phrase
from hotels.wording.sure import mark_word

NAMES = {
    colours.RED: to_phrase("of a chain|red"),
    colours.ORANGE: to_phrase("of a chain|orange"),
    colours.YELLOW: to_phrase("of a chain|yellow"),
    colours.GREEN: to_phrase("of a chain|green"),
    colours.TEAL: to_phrase("of a chain|teal"),
    colours.CYAN: to_phrase("of a chain|light blue"),
    colours.BLUE: to_phrase("of a chain|blue"),
    colours.PURPLE: to_phrase("of a chain|purple"),
    colours.MAGENTA: to_phrase("of a chain|pink"),
    colours.BROWN: to_phrase("of a chain|brown"),
    colours.GREY: to_phrase("of a chain|grey"),
}
"""Those that are offered, in their order."""


def colour_name(colour: str) -> str:
    """``red``; the signs themselves of one that has no name."""
    return phrase(NAMES[colour]) if colour in NAMES else f"#{colour}"


def named_colour(edition: Edition, place: int) -> str:
    """``red, printed``: the colour of a chain's pieces, and how sure it is."""
    if not edition.colours:
        return phrase("of colours|not known")
    mark = edition.cite(Rule.COLOURS).mark
    return f"{colour_name(edition.colours[place])}, {mark_word(mark)}"
