"""The sums of Big Shot in words, whose the lots are, and who wins and why."""

from collections.abc import Iterator
from typing import assert_never

from hotels.ledger.big_shot.books import Books
from hotels.ledger.big_shot.reckoning import Owned, Reckoning, Standing, WonBy
from hotels.ledger.big_shot.terms import COLOURS, LEAST_LOTS, ROUNDS
from hotels.ledger.big_shot.workings import Step
from hotels.ledger.money import Money
from hotels.ledger.working import Citation, Working
from hotels.wording.amounts import begun, counted, listed, quoted
from hotels.wording.big_shot import Speech, cubes_in_words, millions

INDENT = "    "
LEADER_TO = 54


def sum_in_words(working: Working, speech: Speech) -> str:
    """The step that gave the amount."""
    match Step(working.step), working.args:
        case Step.PRICE, args:
            return f"bid for {cubes_in_words([int(count) for count in args])}"
        case Step.LOAN, (int(number), int(kept)):
            return f"loan {number}: 10 million, {millions(kept)} kept by the bank"
        case Step.LOT, (str(name),):
            return f"lot {quoted(name)}"
        case Step.PARK, (str(name),):
            return f"park {quoted(name)}, worth nothing by itself"
        case Step.DOUBLED, (str(name), str(park)):
            return f"lot {quoted(name)}, doubled by park {quoted(park)}"
        case Step.CASH, _:
            return "cash"
        case Step.CARDS, (int(count),):
            return f"{counted(count, 'debit card', 'debit cards')} of 10 million"
        case Step.BALANCE, (int(colour), int(lots)):
            named = f"{COLOURS[colour]}, " if speech.is_pair else ""
            return f"{named}{counted(lots, 'lot', 'lots')}, cash and debts"
        case Step.WORTH, (int(lots),):
            return f"both colours, {counted(lots, 'lot', 'lots')}"
    raise AssertionError(working)


def cited(cites: Citation) -> str:
    """Game, rule and mark: ``Big Shot, park (attested)``."""
    return f"{cites.edition}, {cites.rule} ({cites.mark})"


def receipt(working: Working, speech: Speech, indent: str = "") -> Iterator[str]:
    """The whole sum, a line a step, each part further in than what it makes."""
    words = indent + sum_in_words(working, speech)
    yield f"{led_to(words, working.amount)}  {cited(working.cites)}"
    for part in working.parts:
        yield from receipt(part, speech, indent + INDENT)


def led_to(words: str, amount: Money) -> str:
    """Words, a dotted leader, and the amount at the right."""
    return f"{words} {'.' * max(3, LEADER_TO - len(words))} {millions(amount):>12}"


def ownership(lot: Owned, speech: Speech, *, is_final: bool = False) -> str:
    """``16: Ana, acquired (3 red, 2 yellow)``, and what cancelled where that matters."""
    if not any(lot.cubes):
        return f"{quoted(lot.name)}: nobody, no cubes"
    held = cubes_in_words(lot.cubes)
    state = "settled at the end" if is_final else "not settled yet"
    if lot.is_sold:
        state = "acquired"
    said = f"{quoted(lot.name)}: {speech.owner(lot.owner)}, {state} ({held})"
    return f"{said}; {cancelling(lot)}" if lot.cancelled else said


def cancelling(lot: Owned) -> str:
    """``red and yellow cancel each other with 3 each``."""
    return ", ".join(
        f"{listed(COLOURS[colour] for colour in level)} cancel each other "
        f"with {lot.cubes[level[0]]} each"
        for level in lot.cancelled
    )


def hindrance(standing: Standing, settled: Reckoning, speech: Speech) -> str:
    """Why a player cannot win: ``Ben cannot win with 1 lot, for 2 are needed``."""
    cannot = "cannot win" if settled.is_final else "could not win yet"
    who = f"{speech.player(standing.player)} {cannot} with"
    if speech.terms is None or not speech.is_pair:
        return f"{who} {_lots(len(standing.lots))}, for {LEAST_LOTS} are needed"
    held = [
        f"{_lots(sum(lot.owner == colour for lot in settled.lots))} of {COLOURS[colour]}"
        for colour in speech.terms.colours_of(standing.player)
    ]
    return f"{who} {listed(held)}, for {LEAST_LOTS} of each are needed"


def outcome_in_words(books: Books, settled: Reckoning, speech: Speech) -> str:
    """Who wins with how much, and by what; while the game is on, who would."""
    when = "" if settled.is_final else f"After {_rounds(books.round)}, not final: "
    verb = ("wins", "share the win") if settled.is_final else ("would win", "would share the win")
    if not settled.winners:
        nobody = "nobody wins" if settled.is_final else "nobody would win"
        return begun(f"{when}{nobody}, for no player has {LEAST_LOTS} lots{_of_each(speech)}")
    names = listed(map(speech.player, settled.winners))
    worth = millions(settled.players[settled.winners[0]].worth)
    said = f"{when}{names} {verb[len(settled.winners) > 1]} with {worth}"
    return f"{said}{_decision(settled, speech)}"


def _decision(settled: Reckoning, speech: Speech) -> str:
    """What told the winner from those who have as much."""
    winner = settled.players[settled.winners[0]]
    level = [
        one
        for one in settled.players
        if one.is_qualified and one.worth == winner.worth and one.player not in settled.winners
    ]
    if settled.won_by is WonBy.BEST_LOT:
        level = [one for one in level if len(one.lots) == len(winner.lots)]
    others = listed(speech.player(one.player) for one in level)
    have = "has" if len(level) == 1 else "have"
    match settled.won_by:
        case WonBy.LOTS:
            return f"; {others} {have} as much, but fewer lots"
        case WonBy.BEST_LOT:
            return f"; {others} {have} as much and as many lots, but no lot so valuable"
        case WonBy.SHARED:
            return ", as many lots and a most valuable lot alike"
        case WonBy.WORTH | WonBy.NOBODY:
            return ""
        case _:
            assert_never(settled.won_by)


def _of_each(speech: Speech) -> str:
    """What two players need in addition."""
    return " of each of his colours" if speech.is_pair else ""


def _lots(count: int) -> str:
    return counted(count, "lot", "lots")


def _rounds(count: int) -> str:
    return f"{count} of {ROUNDS} rounds"
