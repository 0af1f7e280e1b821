"""Big Shot's words on the screens: who is who, and the letter on everybody's cubes."""

from functools import lru_cache
from typing import Any, cast

from hotels.ledger.big_shot.books import Books
from hotels.ledger.big_shot.terms import ROUNDS, Colour, Player, Terms
from hotels.store.keeping import Opened
from hotels.views.letters import letters
from hotels.views.people import seated
from hotels.views.table import WHOLE_NAMES
from hotels.wording.big_shot import Speech, colour_word
from hotels.wording.language import phrase, spoken

TITLE = "Big Shot"

Cube = tuple[Colour, str]
"""A cube's colour and the letter on it; the ghost's has none, but a sign of its own."""


def speech_at(game: Opened[Any, Any]) -> Speech:
    """The words of a game from the archive."""
    terms: Terms = cast("Any", game.table.game).terms
    return Speech(seated(game.record.players), terms, WHOLE_NAMES)


def terms_in(speech: Speech) -> Terms:
    """What the table agreed."""
    if speech.terms is None:
        raise AssertionError(speech)
    return speech.terms


def letters_of(speech: Speech) -> tuple[str, ...]:
    """What stands on the cubes, colour by colour: the player's letter.

    Where two play it is followed by the colour's, as each has two; on the ghost's stands nothing.
    """
    return _letters(speech, spoken().code)


@lru_cache(maxsize=8)
def _letters(speech: Speech, code: str) -> tuple[str, ...]:  # noqa: ARG001 - kept by language
    """The same, kept for the language that the colours are said in."""
    terms = terms_in(speech)
    own = letters(speech.player(seat) for seat in range(terms.seats))
    found = []
    for colour, seat in enumerate(terms.owners):
        if seat is None:
            found.append("")
        else:
            found.append(own[seat] + (colour_word(colour)[0] if terms.is_pair else ""))
    return tuple(found)


def sign(colour: Colour, speech: Speech) -> str:
    """The letter of a colour in a text, or what stands for the ghost's sign."""
    return letters_of(speech)[colour] or phrase("ghost")


def cubes_in(counts: tuple[int, ...], speech: Speech) -> tuple[Cube, ...]:
    """So many cubes of each colour, side by side."""
    signs = letters_of(speech)
    return tuple(
        (colour, signs[colour]) for colour, count in enumerate(counts) for _ in range(count)
    )


def round_words(books: Books) -> str:
    """Which round it is."""
    return phrase("Round {round} of {rounds}", round=min(ROUNDS, books.round + 1), rounds=ROUNDS)


def terms_words(terms: Terms) -> str:
    """What is played, and whether money is seen."""
    return f"{TITLE}, {phrase('hidden money') if terms.is_hidden else phrase('open money')}"


def shows_money(books: Books, player: Player, peeking: Player | None = None) -> bool:
    """Whether a player's money may be seen: open, shown as a penalty, or peeked at by himself."""
    return not books.terms.is_hidden or player in books.shown or player == peeking
