"""Workings as sums in words, step by step."""

from collections.abc import Iterator
from fractions import Fraction

from hotels.ledger.chains.workings import Step
from hotels.ledger.working import Citation, Working
from hotels.wording.amounts import listed, money, times
from hotels.wording.speech import Speech

RANKS = ("first", "second", "third")


def sum_in_words(working: Working, speech: Speech) -> str:
    """The step that gave the amount."""
    match Step(working.step), working.args:
        case Step.PRICE, (str(chain), int(size)):
            block, tiles = speech.word("block"), speech.word("tiles")
            return f"price of a {block} of {speech.chain(chain)} at {size} {tiles}"
        case Step.BONUS, (int(rank), int() | Fraction() as factor, int(price)):
            return f"{RANKS[rank]} bonus, {times(factor)} × {money(price)}"
        case Step.TABLE, (int(rank), int(price)):
            return f"{RANKS[rank]} bonus by the card at {money(price)}"
        case Step.ALL, (int(count),):
            return f"{listed(RANKS[:count])} bonus for the only holder"
        case Step.SHARED, (int(pot), int(among), int(step)):
            shared = f"{money(pot)} shared by {among}"
            even = pot % (among * step) == 0
            return shared if even else f"{shared}, up to {money(step)}"
        case Step.SHARED_BY_SEAT, (int(pot), int(among), int(step)):
            shared = f"{money(pot)} shared by {among} in steps of {money(step)}"
            even = pot % (among * step) == 0
            return shared if even else f"{shared}, what is left over by seat"
        case Step.TIMES, (int(factor), int(price)):
            return f"{factor} × {money(price)} for two players"
        case Step.PAIR, (int(per_cent), int(pot), int(difference)):
            apart = f"{difference} {speech.word('block' if difference == 1 else 'blocks')} apart"
            return f"{per_cent}% of {money(pot)}, {apart if difference else 'level'}"
        case Step.PAIR_SOLE, (int(pot),):
            return f"all of {money(pot)} for the only holder"
        case ((Step.PURCHASE | Step.SALE), (str(chain), int(count), int(price))):
            return f"{count} {speech.chain(chain)} × {money(price)}"
    raise AssertionError(working)


def cited(cites: Citation, speech: Speech) -> str:
    """Edition, rule and mark: ``VACATION, defunct order (reconstructed)``."""
    return f"{edition_name(cites, speech)}, {cites.rule} ({cites.mark})"


def edition_name(cites: Citation, speech: Speech) -> str:
    """The edition that is cited, as it is called."""
    if speech.edition is None:
        return cites.edition
    return title(speech.edition.name, speech.edition.variant)


def title(name: str, variant: str) -> str:
    """An edition's name with what tells it from its sisters."""
    return f"{name}, {variant}" if variant else name


def receipt(working: Working, speech: Speech, indent: str = "") -> Iterator[str]:
    """The whole sum, a line a step, each part further in than what it makes."""
    words = indent + sum_in_words(working, speech)
    yield f"{words} {'.' * max(3, 62 - len(words))} {money(working.amount):>8}  {cited(working.cites, speech)}"
    for part in working.parts:
        yield from receipt(part, speech, indent + "    ")
