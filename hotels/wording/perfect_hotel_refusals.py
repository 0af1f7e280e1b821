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
    UNKNOWN_ENTRY: to_phrase("unknown entry '{op}': it must be {known}"),
    Unfit.TOO_FEW: to_phrase("{count:player/players}: Perfect Hotel needs at least {least}"),
    Unfit.TOO_MANY: to_phrase("{count:player/players}: Perfect Hotel takes at most {most}"),
    Unfit.NO_SUCH_KIND: to_phrase(
        "values: '{kind}' is not a kind of Build card: it must be {known}"
    ),
    Unfit.HOTELS: to_phrase("the round has {count:hotel/hotels} but needs {right}, one per player"),
    # what speaks against an entry
    Trouble.NO_SUCH_PLAYER: to_phrase("{player} is not at this table"),
    Trouble.NO_SUCH_KIND: to_phrase("no such kind of Build card: it must be {known}"),
    Trouble.OVER: to_phrase(
        "the game is over after {rounds:round/rounds}; add another round to continue"
    ),
    Trouble.NEGATIVE: to_phrase("the number of cards can't be negative"),
    Trouble.TOO_SMALL: to_phrase("a floor needs at least {least} cards, but this one has {count}"),
    Trouble.TOURISTS_ONLY: to_phrase(
        "a floor can't be only Tourist Groups: it needs at least one Build card"
    ),
    Trouble.SECOND_FLOOR: to_phrase(
        "{player} already has a {kind} floor, and an annex must go directly on it: {top} is on top"
    ),
    Trouble.TOURISTS: to_phrase(
        "that makes {count:Tourist Group/Tourist Groups} this round, in hotels and in hand, but "
        "the game only has {right}"
    ),
    Trouble.CARDS: to_phrase(
        "that makes {count:Build card/Build cards} this round, but the game only has {right}"
    ),
    Trouble.EMPTY: to_phrase("nobody has built a floor this round"),
    Trouble.VALUE: to_phrase("{kind} must be worth {least} to {most}"),
    Trouble.ROUNDS: to_phrase("a game can have at most {most:,} rounds"),
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
