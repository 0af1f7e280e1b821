"""Every objection and refusal of Perfect Hotel as one sentence."""

from collections.abc import Mapping

from hotels.ledger.objection import Refused
from hotels.ledger.perfect_hotel.entries import UNKNOWN_ENTRY
from hotels.ledger.perfect_hotel.record import Misplaced
from hotels.ledger.perfect_hotel.terms import Unfit
from hotels.ledger.perfect_hotel.trouble import Trouble
from hotels.wording import objections
from hotels.wording.speech import Speech

_SENTENCES: Mapping[str, str] = {
    # what a file can be
    UNKNOWN_ENTRY: "there is no entry '{op}'; there is {known}",
    Unfit.TOO_FEW: "{count:player/players}: Perfect Hotel is for {least} at least",
    Unfit.TOO_MANY: "{count:player/players}: Perfect Hotel is for {most} at most",
    Unfit.SAME_NAME: "two players are called {name}",
    Unfit.NO_SUCH_KIND: "values: '{kind}' is no kind of Build; there is {known}",
    Unfit.HOTELS: "the round has {count:hotel/hotels}, and it needs {right}: one a player",
    # what speaks against an entry
    Trouble.NO_SUCH_PLAYER: "there is no {player} at this table",
    Trouble.NO_SUCH_KIND: "there is no such kind of Build; there is {known}",
    Trouble.OVER: "the game is over after {rounds:round/rounds}; another round can be added",
    Trouble.NEGATIVE: "there cannot be less than no cards",
    Trouble.TOO_SMALL: "a floor has {least} cards at least, and this one has {count}",
    Trouble.TOURISTS_ONLY: "a floor cannot be of Tourist Groups only: "
    "at least one Build card belongs to it",
    Trouble.SECOND_FLOOR: "{player} has a floor of {kind} already, and an annex to it can only "
    "lie directly on it: on top is {top}",
    Trouble.TOURISTS: "that makes {count:Tourist Group/Tourist Groups} in this round, "
    "in hotels and in hand, and the game has {right}",
    Trouble.CARDS: "that makes {count:Build card/Build cards} in this round, "
    "and the game has {right}",
    Trouble.EMPTY: "nobody has built a floor in this round",
    Trouble.VALUE: "{kind} must be worth from {least} to {most}",
    Trouble.ROUNDS: "there may be at most {most:,} rounds",
}


def sentence(code: str, facts: Mapping[str, object], speech: Speech) -> str:
    """What speaks against it, in one sentence."""
    if code in _SENTENCES:
        return _SENTENCES[code].format_map(speech.facts(facts))
    return objections.sentence(code, facts, speech)


def place(refused: Refused) -> str:
    """Where in a file a refusal is at home: ``round 2, player 1``, or its header."""
    if not isinstance(refused, Misplaced):
        return "header"
    player = "" if refused.player is None else f", player {refused.player}"
    return f"round {refused.round}{player}"
