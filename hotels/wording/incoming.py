"""Why a file that comes in is refused, and where it is at fault: in its readers' own sentences."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from hotels.exports import incoming
from hotels.exports.incoming import Found, RefusedOne, Sort
from hotels.ledger.names import names_in
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fault
from hotels.wording import archive as archive_words
from hotels.wording import objections
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech, speech_in

IN_THE_FILE = to_phrase("in the file")
"""Where what follows names a field, which is written as it is."""

_REFUSALS: Mapping[str, str] = {
    incoming.NONE_OF_OURS: to_phrase(
        "Hotels can't import this kind of file, or it is from a newer version"
    ),
    incoming.NO_GAME: to_phrase("the list has no games in it"),
    incoming.ITS_OWN_FILE: to_phrase(
        "this is the file Hotels stores its games in; back up the games to another file and "
        "import that one"
    ),
}


STRANGE = frozenset({incoming.NONE_OF_OURS, Fault.NOT_JSON, Fault.NOT_OBJECT, Fault.NOT_UTF8})
"""Why a file is refused that may never have been meant for Hotels."""


def is_strange(refusal: Refused, found: Found | None) -> bool:
    """Whether it was not even seen what the file is."""
    return found is None and refusal.code in STRANGE


def where_and_why(refusal: Refused, found: Found | None) -> tuple[str, str]:
    """The place in the file, if it is not all of it, and the reason."""
    if isinstance(refusal, RefusedOne):
        place, why = where_and_why(refusal.refused, refusal.one)
        game = phrase("game {number} in the file", number=refusal.number)
        within = "" if place == phrase(IN_THE_FILE) else place
        return ": ".join(filter(None, (game, within))), why
    if refusal.code in _REFUSALS:
        return "", phrase(_REFUSALS[refusal.code])
    if found is None:
        return "", objections.sentence(refusal.code, refusal.facts, Speech())
    return _WHY[found.sort](refusal, found.said)


def _why_archive(refusal: Refused, _: Mapping[str, Any]) -> tuple[str, str]:
    return archive_words.refused_as(refusal)


def _why_transcript(refusal: Refused, said: Mapping[str, Any]) -> tuple[str, str]:
    """In the words of its edition and with its players' names, as far as they can be read."""
    speech = speech_in(said)
    return _event(refusal), objections.sentence(refusal.code, refusal.facts, speech)


def _why_score(refusal: Refused, said: Mapping[str, Any]) -> tuple[str, str]:
    speech = speech_in(said)
    return phrase(IN_THE_FILE), objections.sentence(refusal.code, refusal.facts, speech)


def _why_big_shot(refusal: Refused, said: Mapping[str, Any]) -> tuple[str, str]:
    from hotels.ledger.big_shot.terms import terms_of  # noqa: PLC0415 - most never need it
    from hotels.wording.big_shot import Speech as Named  # noqa: PLC0415
    from hotels.wording.big_shot_objections import sentence  # noqa: PLC0415

    players = names_in(said)
    speech = Named(players)
    with suppress(Refused):
        speech = Named(players, terms_of(dict(said), len(players)))
    return _event(refusal), sentence(refusal.code, refusal.facts, speech)


def _why_perfect_hotel(refusal: Refused, said: Mapping[str, Any]) -> tuple[str, str]:
    from hotels.ledger.perfect_hotel.record import Misplaced  # noqa: PLC0415 - likewise
    from hotels.wording.perfect_hotel_refusals import place, sentence  # noqa: PLC0415 - likewise

    speech = Speech(players=names_in(said))
    at = place(refusal) if isinstance(refusal, Misplaced) else phrase("in the header")
    return at, sentence(refusal.code, refusal.facts, speech)


def _why_edition(refusal: Refused, _: Mapping[str, Any]) -> tuple[str, str]:
    return phrase(IN_THE_FILE), objections.sentence(refusal.code, refusal.facts, Speech())


def _why_board(refusal: Refused, _: Mapping[str, Any]) -> tuple[str, str]:
    from hotels.wording.big_shot import Speech as Named  # noqa: PLC0415 - most never need it
    from hotels.wording.big_shot_objections import sentence  # noqa: PLC0415

    return phrase(IN_THE_FILE), sentence(refusal.code, refusal.facts, Named())


def _why_values(refusal: Refused, _: Mapping[str, Any]) -> tuple[str, str]:
    from hotels.wording.perfect_hotel_refusals import sentence  # noqa: PLC0415 - most never need it

    return phrase(IN_THE_FILE), sentence(refusal.code, refusal.facts, Speech())


_WHY = {
    Sort.ARCHIVE: _why_archive,
    Sort.TRANSCRIPT: _why_transcript,
    Sort.SCORE: _why_score,
    Sort.BIG_SHOT: _why_big_shot,
    Sort.PERFECT_HOTEL: _why_perfect_hotel,
    Sort.EDITION: _why_edition,
    Sort.BOARD: _why_board,
    Sort.VALUES: _why_values,
}


def _event(refusal: Refused) -> str:
    """Which event is at fault, counted from nought as its format does."""
    if refusal.place is None:
        return phrase("in the header")
    return phrase("event {number}", number=refusal.place)
