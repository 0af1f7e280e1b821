"""The sums of Big Shot in words, whose the lots are, and who wins and why."""

from collections.abc import Iterator
from typing import assert_never

from hotels.ledger.big_shot.books import Books
from hotels.ledger.big_shot.reckoning import Owned, Reckoning, Standing, WonBy
from hotels.ledger.big_shot.terms import LEAST_LOTS, ROUNDS
from hotels.ledger.big_shot.workings import Step
from hotels.ledger.working import Working
from hotels.wording.amounts import Count, listed, millions, quoted
from hotels.wording.big_shot import Speech, colour_word, cubes_in_words
from hotels.wording.language import phrase, to_phrase
from hotels.wording.sums import INDENT, cited, led_to

LEADER_TO = 54

_HINDRANCE = {
    (True, False): to_phrase("{player} can't win with {lots}: it takes {least}"),
    (True, True): to_phrase("{player} can't win with {lots}: it takes {least} in each colour"),
    (False, False): to_phrase("{player} couldn't win yet with {lots}: it takes {least}"),
    (False, True): to_phrase(
        "{player} couldn't win yet with {lots}: it takes {least} in each colour"
    ),
}
"""By whether the game is over, and whether two play."""

_NOBODY = {
    (True, False): to_phrase("Nobody wins: no player has {least} lots"),
    (True, True): to_phrase("Nobody wins: no player has {least} lots in each colour"),
    (False, False): to_phrase("nobody would win, because no player has {least} lots"),
    (False, True): to_phrase("nobody would win, because no player has {least} lots in each colour"),
}
"""Likewise."""

_WINNING = {
    (True, False): to_phrase("{players} wins with {worth}"),
    (True, True): to_phrase(
        "{players} share the win with {worth}, tied on lots and on most valuable lot"
    ),
    (False, False): to_phrase("{players} would win with {worth}"),
    (False, True): to_phrase(
        "{players} would share the win with {worth}, tied on lots and on most valuable lot"
    ),
}
"""By whether the game is over, and whether several win."""

_FEWER_LOTS = {
    True: to_phrase("{players} has the same total but fewer lots"),
    False: to_phrase("{players} have the same total but fewer lots"),
}
_LESS_VALUABLE = {
    True: to_phrase("{players} has the same total and as many lots, but none as valuable"),
    False: to_phrase("{players} have the same total and as many lots, but none as valuable"),
}
"""By whether it is one player."""


def sum_in_words(working: Working, speech: Speech) -> str:
    """The step that gave the amount."""
    match Step(working.step), working.args:
        case Step.PRICE, args:
            return phrase("bid for {cubes}", cubes=cubes_in_words([int(count) for count in args]))
        case Step.LOAN, (int(number), int(kept)):
            return phrase(
                "loan {number}: 10 million, {kept} kept by the bank",
                number=number,
                kept=millions(kept),
            )
        case Step.LOT, (str(name),):
            return phrase("lot {lot}", lot=quoted(name))
        case Step.PARK, (str(name),):
            return phrase("park {park}, worth nothing by itself", park=quoted(name))
        case Step.DOUBLED, (str(name), str(park)):
            return phrase("lot {lot}, doubled by park {park}", lot=quoted(name), park=quoted(park))
        case Step.CASH, _:
            return phrase("cash")
        case Step.CARDS, (int(count),):
            return phrase("{count:debit card/debit cards} of 10 million", count=Count(count))
        case Step.BALANCE, (int(colour), int(lots)):
            said = phrase("{lots:lot/lots}, cash and debts", lots=Count(lots))
            return f"{colour_word(colour)}, {said}" if speech.is_pair else said
        case Step.WORTH, (int(lots),):
            return phrase("both colours, {lots:lot/lots}", lots=Count(lots))
    raise AssertionError(working)


def receipt(working: Working, speech: Speech, indent: str = "") -> Iterator[str]:
    """The whole sum, a line a step, each part further in than what it makes."""
    words = indent + sum_in_words(working, speech)
    led = led_to(words, millions(working.amount), width=12, leader_to=LEADER_TO)
    yield f"{led}  {cited(working.cites)}"
    for part in working.parts:
        yield from receipt(part, speech, indent + INDENT)


def ownership(lot: Owned, speech: Speech, *, is_final: bool = False) -> str:
    """``16: Ana, acquired (3 red, 2 yellow)``, and what cancelled where that matters."""
    if not any(lot.cubes):
        return phrase("{lot}: nobody, no cubes", lot=quoted(lot.name))
    said = phrase(
        "{lot}: {owner}, {state} ({cubes})",
        lot=quoted(lot.name),
        owner=speech.owner(lot.owner),
        state=_state(lot, is_final=is_final),
        cubes=cubes_in_words(lot.cubes),
    )
    return f"{said}; {cancelling(lot)}" if lot.cancelled else said


def _state(lot: Owned, *, is_final: bool) -> str:
    """How sure it is whose a lot is."""
    if lot.is_sold:
        return phrase("of a lot|acquired")
    return phrase("of a lot|settled at the end") if is_final else phrase("of a lot|not settled yet")


def cancelling(lot: Owned) -> str:
    """``red and yellow cancel out with 3 each``."""
    return ", ".join(
        phrase(
            "{colours} cancel out with {count} each",
            colours=listed(map(colour_word, level)),
            count=lot.cubes[level[0]],
        )
        for level in lot.cancelled
    )


def hindrance(standing: Standing, settled: Reckoning, speech: Speech) -> str:
    """Why a player cannot win: ``Ben can't win with 1 lot: it takes 2``."""
    own = [phrase("{lots:lot/lots}", lots=Count(len(standing.lots)))]
    if speech.terms is not None and speech.is_pair:
        own = [
            phrase(
                "{lots:lot/lots} in {colour}",
                lots=Count(sum(lot.owner == colour for lot in settled.lots)),
                colour=colour_word(colour),
            )
            for colour in speech.terms.colours_of(standing.player)
        ]
    return phrase(
        _HINDRANCE[settled.is_final, speech.is_pair],
        player=speech.player(standing.player),
        lots=listed(own),
        least=LEAST_LOTS,
    )


def outcome_in_words(books: Books, settled: Reckoning, speech: Speech) -> str:
    """Who wins with how much, and by what; while the game is on, who would."""
    clauses = winners_in_words(settled, speech), decision_in_words(settled, speech)
    said = "; ".join(filter(None, clauses))
    if settled.is_final:
        return said
    played = phrase("After {count} of {rounds} rounds, not final", count=books.round, rounds=ROUNDS)
    return f"{played}: {said}"


def winners_in_words(settled: Reckoning, speech: Speech) -> str:
    """Who wins or would win."""
    if not settled.winners:
        return phrase(_NOBODY[settled.is_final, speech.is_pair], least=LEAST_LOTS)
    said = _WINNING[settled.is_final, settled.won_by is WonBy.SHARED]
    worth = millions(settled.players[settled.winners[0]].worth)
    return phrase(said, players=listed(map(speech.player, settled.winners)), worth=worth)


def decision_in_words(settled: Reckoning, speech: Speech) -> str:
    """What told the winner from those who have as much."""
    if not settled.winners:
        return ""
    winner = settled.players[settled.winners[0]]
    level = [
        one
        for one in settled.players
        if one.is_qualified and one.worth == winner.worth and one.player not in settled.winners
    ]
    if settled.won_by is WonBy.BEST_LOT:
        level = [one for one in level if len(one.lots) == len(winner.lots)]
    others = listed(speech.player(one.player) for one in level)
    is_one = len(level) == 1
    match settled.won_by:
        case WonBy.LOTS:
            return phrase(_FEWER_LOTS[is_one], players=others)
        case WonBy.BEST_LOT:
            return phrase(_LESS_VALUABLE[is_one], players=others)
        case WonBy.SHARED | WonBy.WORTH | WonBy.NOBODY:
            return ""
        case _:
            assert_never(settled.won_by)
