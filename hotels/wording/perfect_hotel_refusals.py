"""Every objection and refusal of Perfect Hotel as one sentence."""

from collections.abc import Mapping

from hotels.ledger.objection import Refused
from hotels.ledger.perfect_hotel.entries import UNKNOWN_ENTRY
from hotels.ledger.perfect_hotel.record import Misplaced
from hotels.ledger.perfect_hotel.terms import Unfit
from hotels.ledger.perfect_hotel.trouble import Trouble
from hotels.wording import objections
from hotels.wording.amounts import listed
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

_SENTENCES: Mapping[str, str] = {
    # what a file can be
    UNKNOWN_ENTRY: to_phrase("there is no entry '{op}'; there is {known}"),
    Unfit.TOO_FEW: to_phrase("{count:player/players}: Perfect Hotel needs at least {least}"),
    Unfit.TOO_MANY: to_phrase("{count:player/players}: Perfect Hotel takes at most {most}"),
    Unfit.NO_SUCH_KIND: to_phrase("values: '{kind}' is no kind of Build; there is {known}"),
    Unfit.HOTELS: to_phrase(
        "the round has {count:hotel/hotels}, and it needs {right}: one a player"
    ),
    # what speaks against an entry
    Trouble.NO_SUCH_PLAYER: to_phrase("there is no {player} at this table"),
    Trouble.NO_SUCH_KIND: to_phrase("there is no such kind of Build; there is {known}"),
    Trouble.OVER: to_phrase(
        "the game is over after {rounds:round/rounds}; another round can be added"
    ),
    Trouble.NEGATIVE: to_phrase("there cannot be less than no cards"),
    Trouble.TOO_SMALL: to_phrase("a floor has {least} cards at least, and this one has {count}"),
    Trouble.TOURISTS_ONLY: to_phrase(
        "a floor cannot be of Tourist Groups only: at least one Build card belongs to it"
    ),
    Trouble.SECOND_FLOOR: to_phrase(
        "{player} has a floor of {kind} already, and an annex to it can only "
        "lie directly on it: on top is {top}"
    ),
    Trouble.TOURISTS: to_phrase(
        "that makes {count:Tourist Group/Tourist Groups} in this round, "
        "in hotels and in hand, and the game has {right}"
    ),
    Trouble.CARDS: to_phrase(
        "that makes {count:Build card/Build cards} in this round, and the game has {right}"
    ),
    Trouble.EMPTY: to_phrase("nobody has built a floor in this round"),
    Trouble.VALUE: to_phrase("{kind} must be worth from {least} to {most}"),
    Trouble.ROUNDS: to_phrase("there may be at most {most:,} rounds"),
}


def sentence(code: str, facts: Mapping[str, object], speech: Speech) -> str:
    """What speaks against it, in one sentence."""
    if code not in _SENTENCES:
        return objections.sentence(code, facts, speech)
    said = speech.facts(facts)
    match code, facts:
        case Trouble.NO_SUCH_KIND, {"known": tuple(known)}:
            said["known"] = listed(map(phrase, known), "or")
        case Trouble.SECOND_FLOOR, {"kind": str(kind), "top": str(top)}:
            said |= {"kind": phrase(kind), "top": phrase(top)}
        case Trouble.VALUE, {"kind": str(kind)}:
            said["kind"] = phrase(kind)
    return phrase(_SENTENCES[code], **said)


def place(refused: Refused) -> str:
    """Where in a file a refusal is at home: ``round 2, player 1``, or its header."""
    if not isinstance(refused, Misplaced):
        return phrase("of a file|header")
    if refused.player is None:
        return phrase("round {round}", round=refused.round)
    return phrase("round {round}, player {player}", round=refused.round, player=refused.player)
