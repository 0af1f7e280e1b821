"""The house rules as switches: what each says when it is on, and what it stands against."""

from collections.abc import Iterator
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
    return tuple(_switches(draft))


def at_first(rules: tuple[Switch, ...], draft: Draft) -> tuple[Switch, ...]:
    """Those that are seen at once: the first ones, and what is not as the edition has it."""
    return tuple(
        rule for place, rule in enumerate(rules) if place < AT_FIRST or rule.name in draft.thrown
    )


def _switches(draft: Draft) -> Iterator[Switch]:
    now, printed = draft.options, draft.edition.options
    hidden, largest = now.holdings == "hidden", now.first_disposal == "largest_holder"
    yield Switch(
        "holdings",
        phrase("Holdings hidden"),
        phrase("names are held to peek; each peek is noted"),
        hidden,
        "open" if hidden else "hidden",
    )
    yield Switch(
        "first_disposal",
        phrase("Largest holder disposes first"),
        phrase("instead of the player who laid the tile"),
        largest,
        "tile_player" if largest else "largest_holder",
    )
    cash = _other(now.start_cash, printed.start_cash, _STARTS)
    on = now.start_cash != printed.start_cash
    yield Switch(
        "start_cash",
        phrase("Start with {amount}", amount=money(cash)),
        phrase("instead of {amount}", amount=money(printed.start_cash)),
        on,
        printed.start_cash if on else cash,
    )
    stay = now.opening == "stay"
    back = "shuffled" if printed.opening == "stay" else printed.opening
    yield Switch(
        "opening",
        phrase("Drawn tiles stay on the board"),
        phrase("they form no chain until a laid tile touches them"),
        stay,
        back if stay else "stay",
    )
    column = now.start_order == "column"
    yield Switch(
        "start_order",
        phrase("Nearest to column 1 begins"),
        phrase("then to row A, instead of row A first"),
        column,
        "row" if column else "column",
    )
    holds = now.bank_holds
    yield Switch(
        "bank_holds",
        phrase("The bank is a third holder"),
        phrase("a drawn tile says how many {word.blocks} it has", word=words_of(draft.edition))
        if draft.bank_may_hold
        else phrase("with two players only"),
        holds,
        not holds,
        draft.bank_may_hold,
    )
    most = _other(now.max_players, printed.max_players, _PLAYERS)
    more = now.max_players != printed.max_players
    yield Switch(
        "max_players",
        phrase("Up to {most} players", most=most),
        phrase("instead of {most}", most=printed.max_players),
        more,
        printed.max_players if more else most,
    )


def _other(now: int, printed: int, usual: tuple[int, int]) -> int:
    """What a switch offers besides what the edition prints: what is thrown, else the usual."""
    if now != printed:
        return now
    return usual[0] if printed != usual[0] else usual[1]
