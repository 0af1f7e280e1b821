"""Whether a working makes sense: the sum comes out, from the parts it says it was made of."""

from collections.abc import Callable, Mapping

from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.rule import Rule
from hotels.ledger.chains.workings import Step
from hotels.ledger.working import Working

RANKED = {Step.BONUS, Step.TABLE}


def makes_sense(working: Working, edition: Edition) -> bool:
    """Whether it cites a rule of this edition, and it and all its parts come out."""
    cites = working.cites
    return (
        cites.edition == edition.id
        and cites.rule in set(Rule)
        and SENSE[Step(working.step)](working, edition)
        and all(makes_sense(part, edition) for part in working.parts)
    )


def price_below(working: Working) -> Working:
    """The price that a sum goes back to."""
    while working.parts:
        working = working.parts[0]
    return working


def _price(working: Working, edition: Edition) -> bool:
    chain, size = working.args
    amount = edition.price(edition.places[str(chain)], int(size))
    return not working.parts and working.amount == amount > 0


def _made_of(working: Working, step: Step, amount: object) -> bool:
    """Whether its only part is of this kind and amount."""
    return [(part.step, part.amount) for part in working.parts] == [(step, amount)]


def _bonus(working: Working, edition: Edition) -> bool:
    rank, times, price = working.args
    over = working.amount - int(price) * times if not isinstance(times, str) else -1
    return (
        _made_of(working, Step.PRICE, price)
        and edition.bonuses.times[int(rank)] == times
        and 0 <= over < edition.rounding
        and working.amount % edition.rounding == 0
    )


def _table(working: Working, edition: Edition) -> bool:
    rank, price = map(int, working.args)
    row = (edition.bonuses.table or {})[price]
    return _made_of(working, Step.PRICE, price) and working.amount == row[rank]


def _times(working: Working, _: Edition) -> bool:
    times, price = map(int, working.args)
    return _made_of(working, Step.PRICE, price) and working.amount == times * price


def _taken_back(working: Working, _: Edition) -> bool:
    return [part.amount for part in working.parts] == [working.amount]


def _traded(working: Working, _: Edition) -> bool:
    chain, count, price = working.args
    same = working.parts[0].args[0] == chain and working.amount == int(count) * int(price)
    return same and _made_of(working, Step.PRICE, price)


def _pair(working: Working, _: Edition) -> bool:
    per_cent, pot, apart = map(int, working.args)
    moved = 10 * min(apart, 5)
    right = per_cent in {50 - moved, 50 + moved} and working.amount * 100 == pot * per_cent
    return right and _made_of(working, Step.TIMES, pot)


def _sole_of_a_pair(working: Working, _: Edition) -> bool:
    return working.args == (working.amount,) and _made_of(working, Step.TIMES, working.amount)


def _pot(working: Working) -> tuple[int, int]:
    """What bonuses come to whose ranks follow one another, and how many they are."""
    ranks = [part.args[0] for part in working.parts]
    assert {part.step for part in working.parts} <= RANKED
    assert ranks == [*range(int(ranks[0]), int(ranks[0]) + len(ranks))]
    return sum(part.amount for part in working.parts), len(ranks)


def _all(working: Working, _: Edition) -> bool:
    first = working.parts[0].args[0]
    return first == 0 and _pot(working) == (working.amount, *working.args)


def _shared(working: Working, edition: Edition) -> bool:
    pot, among, step = map(int, working.args)
    total, bonuses = _pot(working)
    over = working.amount * among - pot
    up = 0 <= over < among * step if working.step == Step.SHARED else abs(over) < among * step
    parted = (pot, step) == (total, edition.rounding) and 2 <= among >= bonuses
    return parted and up and working.amount % step == 0


SENSE: Mapping[Step, Callable[[Working, Edition], bool]] = {
    Step.PRICE: _price,
    Step.BONUS: _bonus,
    Step.TABLE: _table,
    Step.ALL: _all,
    Step.SHARED: _shared,
    Step.SHARED_BY_SEAT: _shared,
    Step.TIMES: _times,
    Step.PAIR: _pair,
    Step.PAIR_SOLE: _sole_of_a_pair,
    Step.PURCHASE: _traded,
    Step.SALE: _traded,
    Step.TAKEN_BACK: _taken_back,
}
