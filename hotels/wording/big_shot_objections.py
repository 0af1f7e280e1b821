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
    Unfit.COLOUR_TWICE: to_phrase("{colour} appears twice"),
    Unfit.COLOUR_COUNT: to_phrase("{count:colour/colours} instead of {right}"),
    Unfit.LOT_COUNT: to_phrase("there are {count}, but {least} to {most} are allowed"),
    Unfit.SAME_LOT: to_phrase("{lot} is both a lot and a park"),
    Unfit.NOT_A_LOT: to_phrase("{lot} is not a lot on this board"),
    Unfit.NEIGHBOUR_TWICE: to_phrase("{lot} appears twice"),
    Unfit.NO_ROOM: to_phrase("72 cubes need at least 11 lots and parks, not {count}"),
}
"""What is wrong with a field, which is named before it unless this is said where it stands."""

_SENTENCES: Mapping[str, str] = {
    # what a table agrees
    Unfit.TOO_FEW: to_phrase("{count:player/players}: Big Shot needs at least {least}"),
    Unfit.TOO_MANY: to_phrase("{count:player/players}: Big Shot takes at most {most}"),
    Unfit.ORDER: to_phrase("{field} must name every lot and every park once"),
    # what a file says
    UNKNOWN_ENTRY: to_phrase("unknown entry '{op}'"),
    Amiss.NOT_ALL_PLACED: to_phrase("not all auctioned cubes were placed: {cubes} left over"),
    # what speaks against an entry
    Trouble.NO_SUCH_PLAYER: to_phrase("{player} is not at this table"),
    Trouble.NO_SUCH_COLOUR: to_phrase("no such colour: it must be {colours}"),
    Trouble.NO_SUCH_LOT: to_phrase("there is no lot '{lot}' on this board"),
    Trouble.GAME_OVER: to_phrase("all 18 rounds have been played"),
    Trouble.ROLLER: to_phrase("{player} rolled, but it was {by}'s turn"),
    Trouble.NOT_FOUR: to_phrase("{count:cube/cubes} auctioned, but a space has {right}"),
    Trouble.ONE_COLOUR: to_phrase(
        "all the auctioned cubes are {colour}, but a space has at least 2 colours"
    ),
    Trouble.CUBES_SHORT: to_phrase(
        "{count} {colour} auctioned, but only {left} of {right} are left on the spaces"
    ),
    Trouble.NO_ROOM: to_phrase("the lots have room for {left:cube/cubes}, not for 4"),
    Trouble.OUT_OF_TURN: to_phrase("it's {by}'s turn to bid or pass, not {player}'s"),
    Trouble.PASSED: to_phrase("{player} has passed and is out of this auction"),
    Trouble.LEADS: to_phrase("{player} has the highest bid and can't pass"),
    Trouble.TOO_LOW: to_phrase("{amount} is too low: the bid must be at least {lowest}"),
    Trouble.TOO_HIGH: to_phrase("a bid can't be more than {most} million"),
    Trouble.SOMEBODY_BID: to_phrase("{player} has bid {amount}, so someone must win"),
    Trouble.PRICE_OF_NOTHING: to_phrase(
        "nobody won the auction, so there can't be a bid of {amount}"
    ),
    Trouble.NOT_HIS_COLOUR: to_phrase("{player} does not play {colour}"),
    Trouble.SHORT: to_phrase(
        "{colour} has {purse}, not {amount}, and a single colour must pay the whole bid"
    ),
    Trouble.GHOST: to_phrase("nobody plays {colour}: the ghost can't take loans"),
    Trouble.LOAN_TWICE: to_phrase("{owner} has already taken a loan this round"),
    Trouble.LOAN_LATE: to_phrase(
        "{owner} can't take a loan now: at this table, loans come before the bidding"
    ),
    Trouble.NO_CARDS: to_phrase("all {cards} debit cards are taken, so there are no more loans"),
    Trouble.LOAN_EMPTY: to_phrase(
        "{owner} gets nothing from this loan but will owe 10 million for it"
    ),
    Trouble.SOLD: to_phrase("{lot} has all {most} cubes and is sold"),
    Trouble.NOT_LEFT: to_phrase("there are no {colour} cubes left to place"),
}

_DUE: Mapping[object, str] = {
    Question.OPEN: to_phrase("no auction is in progress: the cubes on a space must come up first"),
    Question.BID: to_phrase("the bidding comes first: {player} bids or passes"),
    Question.PAY: to_phrase("{player} must first choose which colour pays"),
    Question.REPEAT: to_phrase("{player} can't pay the bid: the auction must be repeated first"),
    Question.PLACE: to_phrase("{player} must place the auctioned cubes first"),
}

_BEYOND = to_phrase("{player} can pay at most {purse}, not {amount}")
_BEYOND_PAIR = to_phrase("in a single colour, {player} can pay at most {purse}, not {amount}")
_AFTER_A_LOAN = to_phrase("{with_loan} with a loan")

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
