"""Workings as sums in words, step by step."""

from collections.abc import Iterator
from fractions import Fraction

from hotels.ledger.chains.rules.ending import Settlement
from hotels.ledger.chains.workings import Step
from hotels.ledger.money import Money
from hotels.ledger.working import Working
from hotels.wording.amounts import Count, listed, money, times
from hotels.wording.bonuses import bonus_named
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech
from hotels.wording.sums import INDENT, cited, led_to


def sum_in_words(working: Working, speech: Speech) -> str:
    """The step that gave the amount."""
    match Step(working.step), working.args:
        case Step.PRICE, (str(chain), int(size)):
            return phrase(
                "price of a {word.block} of {chain} at {size} {word.tiles}",
                word=speech.word,
                chain=speech.chain(chain),
                size=size,
            )
        case ((Step.BONUS | Step.TABLE | Step.ALL), _):
            return _bonus(working, speech)
        case ((Step.SHARED | Step.SHARED_BY_SEAT), (int(pot), int(among), int(step))):
            return _shared(working, pot, among, step)
        case ((Step.TIMES | Step.PAIR | Step.PAIR_SOLE), _):
            return _of_two(working, speech)
        case Step.CORRECTION, (int(known), int(found)):
            return phrase(
                "{found} counted, {known} in the books", found=money(found), known=money(known)
            )
        case Step.TAKEN_BACK, ():
            return phrase("bonus paid back")
        case ((Step.PURCHASE | Step.SALE), (str(chain), int(count), int(price))):
            return f"{count} {speech.chain(chain)} × {money(price)}"
    raise AssertionError(working)


def _bonus(working: Working, speech: Speech) -> str:
    """A bonus by its rank, and what it is reckoned by."""
    match Step(working.step), working.args:
        case Step.BONUS, (int(rank), int() | Fraction() as factor, int(price)):
            bonus = bonus_named(speech.edition, [rank])
            facts = {"bonus": bonus, "times": times(factor), "price": money(price)}
            if working.amount > factor * price:
                return phrase("{bonus}, {times} × {price}, rounded up", **facts)
            return phrase("{bonus}, {times} × {price}", **facts)
        case Step.TABLE, (int(rank), int(price)):
            bonus = bonus_named(speech.edition, [rank])
            return phrase("{bonus} from the card at {price}", bonus=bonus, price=money(price))
        case Step.ALL, (int(count),):
            bonus = bonus_named(speech.edition, range(count))
            return phrase("{bonus} for the only holder", bonus=bonus)
    raise AssertionError(working)


def _shared(working: Working, pot: Money, among: int, step: Money) -> str:
    """What several level holders share, and what becomes of what does not divide."""
    facts = {"pot": money(pot), "among": among, "step": money(step)}
    if pot % (among * step) == 0:
        return phrase("{pot} split {among} ways", **facts)
    if working.step == Step.SHARED:
        return phrase("{pot} split {among} ways, rounded up to the next {step}", **facts)
    return phrase("{pot} split {among} ways in steps of {step}, the rest clockwise", **facts)


def _of_two(working: Working, speech: Speech) -> str:
    """What one of two players gets by their own row."""
    match Step(working.step), working.args:
        case Step.TIMES, (int(factor), int(price)):
            return phrase("{times} × {price} for two players", times=factor, price=money(price))
        case Step.PAIR, (int(per_cent), int(pot), int(difference)):
            facts = {"per_cent": per_cent, "pot": money(pot)}
            if not difference:
                return phrase("{per_cent}% of {pot}, tied", **facts)
            return phrase(
                "{per_cent}% of {pot}, {difference:{word.block}/{word.blocks}} apart",
                difference=Count(difference),
                word=speech.word,
                **facts,
            )
        case Step.PAIR_SOLE, (int(pot),):
            return phrase("all of {pot} for the only holder", pot=money(pot))
    raise AssertionError(working)


def receipt(working: Working, speech: Speech, indent: str = "") -> Iterator[str]:
    """The whole sum, a line a step, each part further in than what it makes."""
    words = indent + sum_in_words(working, speech)
    yield f"{led_to(words, money(working.amount))}  {cited(working.cites, speech.edition)}"
    for part in working.parts:
        yield from receipt(part, speech, indent + INDENT)


def outcome_in_words(outcome: Settlement, speech: Speech) -> str:
    """``Ana and Ben share the win with $12,300``."""
    names, amount = [*map(speech.player, outcome.winners)], money(max(outcome.cash))
    said, who = _WINS[len(names) == 1, outcome.provisional], listed(names)
    return phrase(said, player=who, players=who, amount=amount)


_WINS = {
    (True, False): to_phrase("{player} wins with {amount}"),
    (True, True): to_phrase("{player} would win with {amount}"),
    (False, False): to_phrase("{players} share the win with {amount}"),
    (False, True): to_phrase("{players} would share the win with {amount}"),
}
"""By whether one player wins alone, and whether the end was only offered."""
