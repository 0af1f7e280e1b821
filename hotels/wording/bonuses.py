"""What the bonuses of a chain are called: majority and minority in Acquire, else by their rank."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from hotels.ledger.chains.edition import Edition
from hotels.wording.language import phrase, to_phrase

PAIR = 2
"""So many bonuses there are where they go to a majority and a minority."""


class Names(NamedTuple):
    """The names of all bonuses of an edition, each by its rank from nought."""

    ranks: tuple[str, ...]
    bonuses: tuple[str, ...]
    none: tuple[str, ...]
    titles: tuple[str, ...]
    together: Mapping[tuple[int, ...], str]
    """Several as one sum is made of them."""
    paid: Mapping[tuple[int, ...], str]
    """One or several as they are paid to somebody."""


BY_RANK = Names(
    (to_phrase("first"), to_phrase("second"), to_phrase("third")),
    (to_phrase("first bonus"), to_phrase("second bonus"), to_phrase("third bonus")),
    (to_phrase("no first bonus"), to_phrase("no second bonus"), to_phrase("no third bonus")),
    (
        to_phrase("First bonus for {chain}"),
        to_phrase("Second bonus for {chain}"),
        to_phrase("Third bonus for {chain}"),
    ),
    {
        (0, 1): to_phrase("first and second bonus"),
        (1, 2): to_phrase("second and third bonus"),
        (0, 1, 2): to_phrase("first, second and third bonus"),
    },
    {
        (0,): to_phrase("the first bonus"),
        (1,): to_phrase("the second bonus"),
        (2,): to_phrase("the third bonus"),
        (0, 1): to_phrase("the first and second bonus"),
        (1, 2): to_phrase("the second and third bonus"),
        (0, 1, 2): to_phrase("the first, second and third bonus"),
    },
)
BY_HOLDING = Names(
    (to_phrase("as of a bonus|majority"), to_phrase("as of a bonus|minority")),
    (to_phrase("majority bonus"), to_phrase("minority bonus")),
    (to_phrase("no majority bonus"), to_phrase("no minority bonus")),
    (to_phrase("Majority bonus for {chain}"), to_phrase("Minority bonus for {chain}")),
    {(0, 1): to_phrase("majority and minority bonus")},
    {
        (0,): to_phrase("the majority bonus"),
        (1,): to_phrase("the minority bonus"),
        (0, 1): to_phrase("the majority and minority bonus"),
    },
)


def names(edition: Edition | None) -> Names:
    """What an edition calls its bonuses."""
    return BY_HOLDING if is_by_holding(edition) else BY_RANK


def is_by_holding(edition: Edition | None) -> bool:
    """Whether the bonuses are a majority's and a minority's."""
    return (
        edition is not None and edition.words.block == "share" and how_many_bonuses(edition) == PAIR
    )


def how_many_bonuses(edition: Edition) -> int:
    """How many bonuses an edition has for a chain."""
    held = edition.bonuses
    return len(held.times or next(iter((held.table or {}).values())))


def bonus_named(edition: Edition | None, ranks: Iterable[int]) -> str:
    """``first bonus``, ``majority and minority bonus``."""
    said, which = names(edition), (*ranks,)
    return phrase(said.together[which] if len(which) > 1 else said.bonuses[which[0]])
