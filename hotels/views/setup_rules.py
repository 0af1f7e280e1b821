"""The house rules as switches: what each says when it is on, and what it stands against."""

from typing import NamedTuple

from hotels.ledger.chains.agreement import MOST_PLAYERS
from hotels.views.setup import Draft, Value
from hotels.wording.amounts import money
from hotels.wording.language import phrase
from hotels.wording.speech import words_of

_STARTS = (8_000, 6_000)
_PLAYERS = (MOST_PLAYERS, 6)

AT_FIRST = 3
"""How many are seen before the others are asked for."""


class Switch(NamedTuple):
    """One house rule."""

    name: str
    title: str
    support: str
    on: bool
    after: Value
    """The setting a tap brings."""
    counts: bool = True
    """Whether it can be thrown at this table."""


def switches(draft: Draft) -> tuple[Switch, ...]:
    """All of them, in their one order."""
    return (
        _holdings(draft),
        _first_disposal(draft),
        _start_cash(draft),
        _opening(draft),
        _start_order(draft),
        _bank_holds(draft),
        _max_players(draft),
    )


def at_first(rules: tuple[Switch, ...], draft: Draft) -> tuple[Switch, ...]:
    """Those that are seen at once: the first ones, and what is not as the edition has it."""
    return tuple(
        rule for place, rule in enumerate(rules) if place < AT_FIRST or rule.name in draft.thrown
    )


def _holdings(draft: Draft) -> Switch:
    hidden = draft.options.holdings == "hidden"
    return Switch(
        "holdings",
        phrase("Hidden holdings"),
        phrase("hold a name to peek; the ledger notes each peek"),
        hidden,
        "open" if hidden else "hidden",
    )


def _first_disposal(draft: Draft) -> Switch:
    largest = draft.options.first_disposal == "largest_holder"
    return Switch(
        "first_disposal",
        phrase("Largest holder goes first in {word.mergers}", word=words_of(draft.edition)),
        phrase("instead of the player who laid the tile"),
        largest,
        "tile_player" if largest else "largest_holder",
    )


def _start_cash(draft: Draft) -> Switch:
    now, printed = draft.options.start_cash, draft.edition.options.start_cash
    cash = _other(now, printed, _STARTS)
    return Switch(
        "start_cash",
        phrase("Start with {amount}", amount=money(cash)),
        phrase("instead of {amount}", amount=money(printed)),
        now != printed,
        printed if now != printed else cash,
    )


def _opening(draft: Draft) -> Switch:
    stay, printed = draft.options.opening == "stay", draft.edition.options.opening
    back = "shuffled" if printed == "stay" else printed
    return Switch(
        "opening",
        phrase("Drawn tiles stay on the board"),
        phrase("they form no chain until a laid tile touches them"),
        stay,
        back if stay else "stay",
    )


def _start_order(draft: Draft) -> Switch:
    column = draft.options.start_order == "column"
    return Switch(
        "start_order",
        phrase("Closest to column 1 goes first"),
        phrase("then closest to row A, instead of row A first"),
        column,
        "row" if column else "column",
    )


def _bank_holds(draft: Draft) -> Switch:
    holds, word = draft.options.bank_holds, words_of(draft.edition)
    return Switch(
        "bank_holds",
        phrase("The bank is a third holder"),
        phrase("a drawn tile sets how many {word.blocks} the bank has", word=word)
        if draft.bank_may_hold
        else phrase("only with two players"),
        holds,
        not holds,
        draft.bank_may_hold,
    )


def _max_players(draft: Draft) -> Switch:
    now, printed = draft.options.max_players, draft.edition.options.max_players
    most = _other(now, printed, _PLAYERS)
    return Switch(
        "max_players",
        phrase("Up to {most} players", most=most),
        phrase("instead of {most}", most=printed),
        now != printed,
        printed if now != printed else most,
    )


def _other(now: int, printed: int, usual: tuple[int, int]) -> int:
    """What a switch offers besides what the edition prints: what is thrown, else the usual."""
    if now != printed:
        return now
    return usual[0] if printed != usual[0] else usual[1]
