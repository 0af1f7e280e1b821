"""Every objection and refusal of Big Shot as one sentence."""

from collections.abc import Mapping

from hotels.ledger.big_shot.books import Question
from hotels.ledger.big_shot.codec import UNKNOWN_ENTRY
from hotels.ledger.big_shot.record import Amiss
from hotels.ledger.big_shot.terms import COLOURS, Unfit
from hotels.ledger.big_shot.trouble import Trouble
from hotels.wording import objections
from hotels.wording.amounts import Count, listed, millions, quoted
from hotels.wording.big_shot import Speech, cubes_in_words
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech as Plain

_OF_A_FIELD: Mapping[str, str] = {
    Unfit.COLOUR_TWICE: to_phrase("{colour} is played twice"),
    Unfit.COLOUR_COUNT: to_phrase("{count:colour/colours} where {right} are needed"),
    Unfit.LOT_COUNT: to_phrase("{count} of them; there may be {least} to {most}"),
    Unfit.SAME_LOT: to_phrase("{lot} is a lot and a park"),
    Unfit.NOT_A_LOT: to_phrase("{lot} is not a lot of this board"),
    Unfit.NEIGHBOUR_TWICE: to_phrase("{lot} appears twice"),
    Unfit.NO_ROOM: to_phrase("72 cubes need 11 lots and parks, not {count}"),
}
"""What is wrong with a field, which is named before it unless this is said where it stands."""

_SENTENCES: Mapping[str, str] = {
    # what a table agrees
    Unfit.TOO_FEW: to_phrase("{count:player/players}: Big Shot needs at least {least}"),
    Unfit.TOO_MANY: to_phrase("{count:player/players}: Big Shot takes at most {most}"),
    Unfit.ORDER: to_phrase("{field} must name every lot and every park once"),
    # what a file says
    UNKNOWN_ENTRY: to_phrase("there is no entry '{op}'"),
    Amiss.NOT_ALL_PLACED: to_phrase("not all cubes auctioned are placed: {cubes} left over"),
    # what speaks against an entry
    Trouble.NO_SUCH_PLAYER: to_phrase("there is no {player} at this table"),
    Trouble.NO_SUCH_COLOUR: to_phrase("there is no such colour; there is {colours}"),
    Trouble.NO_SUCH_LOT: to_phrase("there is no lot '{lot}' on this board"),
    Trouble.GAME_OVER: to_phrase("all 18 rounds are played"),
    Trouble.ROLLER: to_phrase("{player} rolled, and it was for {by} to roll"),
    Trouble.NOT_FOUR: to_phrase("{count:cube/cubes} auctioned; a space has {right}"),
    Trouble.ONE_COLOUR: to_phrase(
        "all cubes auctioned are {colour}; a space has at least 2 colours"
    ),
    Trouble.CUBES_SHORT: to_phrase(
        "{count} {colour} auctioned, and the spaces have {left} of {right} left"
    ),
    Trouble.NO_ROOM: to_phrase("the lots have room for {left:cube/cubes}, and 4 would be placed"),
    Trouble.OUT_OF_TURN: to_phrase(
        "{player} bids or passes before it is his turn; {by} does first"
    ),
    Trouble.PASSED: to_phrase("{player} has passed and is out of this auction"),
    Trouble.LEADS: to_phrase("{player} has the highest bid and cannot pass"),
    Trouble.TOO_LOW: to_phrase("{amount} is too low: a bid must be {lowest} or more here"),
    Trouble.TOO_HIGH: to_phrase("a bid can be {most} million at most"),
    Trouble.SOMEBODY_BID: to_phrase("{player} has bid {amount}, so that somebody wins"),
    Trouble.PRICE_OF_NOTHING: to_phrase(
        "nobody won the auction, and yet a bid of {amount} is stated"
    ),
    Trouble.NOT_HIS_COLOUR: to_phrase("{player} does not play {colour}"),
    Trouble.SHORT: to_phrase("{colour} has {purse} and would pay {amount}; one colour pays alone"),
    Trouble.GHOST: to_phrase("nobody plays {colour}: a ghost takes no loan"),
    Trouble.LOAN_TWICE: to_phrase("{owner} has taken a loan in this round already"),
    Trouble.LOAN_LATE: to_phrase(
        "{owner} asks for a loan when the bidding has begun; at this table loans are taken before"
    ),
    Trouble.NO_CARDS: to_phrase(
        "all {cards} debit cards are taken, so that there are no more loans"
    ),
    Trouble.LOAN_EMPTY: to_phrase(
        "{owner} gets nothing for this loan and will owe 10 million for it"
    ),
    Trouble.SOLD: to_phrase("{lot} has its {most} cubes and is sold"),
    Trouble.NOT_LEFT: to_phrase("no {colour} cube is left of those auctioned"),
}

_DUE: Mapping[object, str] = {
    Question.OPEN: to_phrase("no auction is under way: the cubes of a space come to auction first"),
    Question.BID: to_phrase("the bidding comes first: {player} bids or passes"),
    Question.PAY: to_phrase("{player} says first which of his colours pays"),
    Question.REPEAT: to_phrase("{player} cannot pay his bid: the auction is held again first"),
    Question.PLACE: to_phrase("{player} places the cubes auctioned first"),
}

_BEYOND = to_phrase("{player} can pay {purse}, not {amount}")
_BEYOND_PAIR = to_phrase("{player} can pay {purse} with one colour alone, not {amount}")
_AFTER_A_LOAN = to_phrase("after a loan he could pay {with_loan}")

_MILLIONS = frozenset({"amount", "purse", "with_loan", "lowest"})


def is_ours(code: str) -> bool:
    """Whether only Big Shot refuses so."""
    return code in _OF_A_FIELD or code in _SENTENCES


def sentence(code: str, facts: Mapping[str, object], speech: Speech) -> str:
    """What speaks against it, in one sentence that names the field at fault by its key."""
    if code in _OF_A_FIELD:
        return objections.of_a_field(quoted(facts["field"]), reason(code, facts, speech))
    if code in _SENTENCES or code in (Trouble.DUE, Trouble.BEYOND):
        return reason(code, facts, speech)
    return objections.sentence(code, facts, _plain(speech))


def reason(code: str, facts: Mapping[str, object], speech: Speech, field: str = "") -> str:
    """The same, said where the field stands; inside a sentence it goes by this name."""
    said = {name: _said(name, fact, speech) for name, fact in facts.items()}
    match code, facts:
        case Trouble.DUE, {"kind": kind}:
            return phrase(_DUE[kind], **said)
        case Trouble.BEYOND, {"purse": int(purse), "with_loan": int(with_loan), "colours": own}:
            start = _BEYOND if own == 1 else _BEYOND_PAIR
            more = [phrase(_AFTER_A_LOAN, **said)] if with_loan > purse else []
            return "; ".join([phrase(start, **said), *more])
        case Amiss.NOT_ALL_PLACED, {"left": tuple(left)}:
            said["cubes"] = cubes_in_words(left)
        case Trouble.NO_SUCH_COLOUR, _:
            said["colours"] = listed(map(phrase, COLOURS), "or")
        case _, {"colour": int(colour)} if 0 <= colour < len(COLOURS):
            said["owner"] = speech.owner(colour)
    if not is_ours(code):
        return objections.reason(code, facts, _plain(speech), field)
    template = _OF_A_FIELD.get(code) or _SENTENCES[code]
    return phrase(template, **said)


def _plain(speech: Speech) -> Plain:
    """The players alone, for what no game has of its own."""
    return Plain(players=speech.players)


def _said(name: str, fact: object, speech: Speech) -> str | Count:
    """A fact, ready to stand in a sentence."""
    match name, fact:
        case (("player" | "by"), int()):
            return speech.player(fact)
        case "colour", int() if 0 <= fact < len(COLOURS):
            return phrase(COLOURS[fact])
        case _, int() if name in _MILLIONS:
            return millions(fact)
        case _, int():
            return Count(fact)
    return quoted(fact)
