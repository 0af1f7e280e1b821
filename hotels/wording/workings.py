"""Workings as sums in words, step by step."""

from collections.abc import Iterator
from fractions import Fraction

from hotels.ledger.chains.rules.ending import Settlement
from hotels.ledger.chains.workings import Step
from hotels.ledger.money import Money
from hotels.ledger.working import Citation, Working
from hotels.wording.amounts import counted, listed, money, times
from hotels.wording.speech import Speech, title

RANKS = ("first", "second", "third")

INDENT = "    "
LEADER_TO = 62


def sum_in_words(working: Working, speech: Speech) -> str:
    """The step that gave the amount."""
    word = speech.word
    match Step(working.step), working.args:
        case Step.PRICE, (str(chain), int(size)):
            return f"price of a {word.block} of {speech.chain(chain)} at {size} {word.tiles}"
        case Step.BONUS, (int(rank), int() | Fraction() as factor, int(price)):
            words = f"{RANKS[rank]} bonus, {times(factor)} × {money(price)}"
            return f"{words}, rounded up" if working.amount > factor * price else words
        case Step.TABLE, (int(rank), int(price)):
            return f"{RANKS[rank]} bonus by the card at {money(price)}"
        case Step.ALL, (int(count),):
            return f"{listed(RANKS[:count])} bonus for the only holder"
        case Step.SHARED, (int(pot), int(among), int(step)):
            shared = f"{money(pot)} shared by {among}"
            even = pot % (among * step) == 0
            return shared if even else f"{shared}, up to {money(step)}"
        case Step.SHARED_BY_SEAT, (int(pot), int(among), int(step)):
            shared = f"{money(pot)} shared by {among}"
            even = pot % (among * step) == 0
            return shared if even else f"{shared} in steps of {money(step)}, the rest by seat"
        case Step.TIMES, (int(factor), int(price)):
            return f"{factor} × {money(price)} for two players"
        case Step.PAIR, (int(per_cent), int(pot), int(difference)):
            apart = f"{counted(difference, word.block, word.blocks)} apart"
            return f"{per_cent}% of {money(pot)}, {apart if difference else 'level'}"
        case Step.PAIR_SOLE, (int(pot),):
            return f"all of {money(pot)} for the only holder"
        case Step.CORRECTION, (int(known), int(found)):
            return f"{money(found)} counted, {money(known)} in the books"
        case ((Step.PURCHASE | Step.SALE), (str(chain), int(count), int(price))):
            return f"{count} {speech.chain(chain)} × {money(price)}"
    raise AssertionError(working)


def cited(cites: Citation, speech: Speech) -> str:
    """Edition, rule and mark: ``VACATION, defunct order (reconstructed)``."""
    edition = title(speech.edition) if speech.edition else cites.edition
    return f"{edition}, {cites.rule} ({cites.mark})"


def receipt(working: Working, speech: Speech, indent: str = "") -> Iterator[str]:
    """The whole sum, a line a step, each part further in than what it makes."""
    words = indent + sum_in_words(working, speech)
    yield f"{led_to(words, working.amount)}  {cited(working.cites, speech)}"
    for part in working.parts:
        yield from receipt(part, speech, indent + INDENT)


def led_to(words: str, amount: Money) -> str:
    """Words, a dotted leader, and the amount at the right."""
    return f"{words} {'.' * max(3, LEADER_TO - len(words))} {money(amount):>8}"


def outcome_in_words(outcome: Settlement, speech: Speech) -> str:
    """``Ana and Ben share the win with $12,300``."""
    winners = outcome.winners
    verb = "wins" if len(winners) == 1 else "share the win"
    return f"{listed(map(speech.player, winners))} {verb} with {money(max(outcome.cash))}"
