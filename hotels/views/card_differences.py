"""What differs between two editions: a line a figure, with what it was and what it is."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from hotels.ledger.chains.edition import Chain, Edition, Words
from hotels.ledger.money import Money
from hotels.views.card_spots import chains_of, is_printed, spans
from hotels.views.card_terms import term_title
from hotels.wording.amounts import begun, listed, money, times
from hotels.wording.colours import colour_name
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import words_of
from hotels.wording.terms import terms

NOTHING = to_phrase("instead of a figure|none")

COLUMNS = (
    to_phrase("of a column|first"),
    to_phrase("of a column|second"),
    to_phrase("of a column|third"),
)
"""Which column of the card it is, the cheap one first."""


class Difference(NamedTuple):
    """One figure that is not the same."""

    what: str
    was: str
    now: str


def differences(before: Edition, after: Edition) -> tuple[Difference, ...]:
    """All that differs, in the order of the card."""
    return (
        *_prices(before, after),
        *_bonuses(before, after),
        *_blocks(before, after),
        *_terms(before, after),
    )


def in_short(found: Sequence[Difference]) -> str:
    """The first of them, and how many more there are: what Undo says."""
    if not found:
        return phrase("a figure")
    first, *others = found
    if not others:
        return first.what
    return phrase("{figure} and {count} more", figure=first.what, count=len(others))


def how_many(before: Edition, after: Edition) -> str:
    """``3 figures differ``."""
    count = len(differences(before, after))
    if not count:
        return phrase("nothing changed yet")
    if count == 1:
        return phrase("one figure changed")
    return phrase("{count} figures changed", count=count)


def _prices(before: Edition, after: Edition) -> Iterator[Difference]:
    """Prices by column, sizes that differ alike together."""
    for tier in range(max(before.tiers, after.tiers)):
        alike: dict[tuple[str, str], list[int]] = {}
        for size in range(2, max(before.squares, after.squares) + 1):
            was, now = (
                money(one.tier_price(tier, size)) if tier < one.tiers else phrase(NOTHING)
                for one in (before, after)
            )
            if was != now:
                alike.setdefault((was, now), []).append(size)
        for (was, now), sizes in alike.items():
            yield Difference(_price(after, tier, sizes), was, now)


def _price(edition: Edition, tier: int, sizes: Sequence[int]) -> str:
    """``Price at 6 to 7 hotels``, with the chains where there are several columns."""
    at, word = listed(spans(sizes, edition.squares)), words_of(edition)
    chains = listed(chains_of(edition, tier))
    if edition.tiers > 1 and chains:
        return phrase(
            "Price of {chains} at {sizes} {word.tiles}", chains=chains, sizes=at, word=word
        )
    return phrase("Price at {sizes} {word.tiles}", sizes=at, word=word)


def _bonuses(before: Edition, after: Edition) -> Iterator[Difference]:
    """The multiples of the price, or the rows of the table that differ."""
    was, now = before.bonuses, after.bonuses
    if was.table is None or now.table is None:
        if (was.times, was.table) != (now.times, now.table):
            yield Difference(phrase("Bonuses"), _scheme(before), _scheme(after))
        return
    for price in sorted({*was.table, *now.table}):
        if was.table.get(price) != now.table.get(price) and is_printed(after, price):
            rows = (_row(table.get(price)) for table in (was.table, now.table))
            yield Difference(phrase("Bonuses at a price of {price}", price=money(price)), *rows)


def _scheme(edition: Edition) -> str:
    """``10 and 5 times the price``."""
    if edition.bonuses.table is not None:
        return phrase("a table by price")
    return phrase("{times} times the price", times=listed(map(times, edition.bonuses.times)))


def _row(bonuses: Sequence[Money] | None) -> str:
    return listed(map(money, bonuses)) if bonuses else phrase(NOTHING)


def _blocks(before: Edition, after: Edition) -> Iterator[Difference]:
    """The chains by their places: names, columns and blocks."""
    word = words_of(after)
    for was, now in zip_longest(before.chains, after.chains):
        if was is None or now is None:
            one = was or now
            yield Difference(one.name, *(_count(each, word) for each in (was, now)))
            continue
        if was.name != now.name:
            yield Difference(phrase("Chain name"), was.name, now.name)
        if was.bank != now.bank:
            what = phrase("{chain}: {word.blocks} in the bank", chain=now.name, word=word)
            yield Difference(what, str(was.bank), str(now.bank))
        if was.dealt != now.dealt:
            what = phrase("{chain}: {word.blocks} dealt out", chain=now.name, word=word)
            yield Difference(what, str(was.dealt), str(now.dealt))
        if was.tier != now.tier:
            what = phrase("{chain}: column on the card", chain=now.name)
            yield Difference(what, *(phrase(COLUMNS[one.tier]) for one in (was, now)))
    for chain, was, now in zip(after.chains, _colours(before), _colours(after), strict=False):
        if was != now:
            yield Difference(phrase("{chain}: colour", chain=chain.name), was, now)


def _colours(edition: Edition) -> Iterator[str]:
    """What colour each chain has."""
    for place in range(len(edition.chains)):
        known = edition.colours
        yield colour_name(known[place]) if known else phrase("of colours|not known")


def _count(chain: Chain | None, word: Words) -> str:
    return phrase(NOTHING) if chain is None else f"{chain.in_all} {word.blocks}"


def _terms(before: Edition, after: Edition) -> Iterator[Difference]:
    """What the table does otherwise."""
    had = {name: says for name, says, _ in terms(before)}
    has = {name: says for name, says, _ in terms(after)}
    for name in [*has, *(name for name in had if name not in has)]:
        was, now = (says.get(name, phrase(NOTHING)) for says in (had, has))
        if was != now:
            yield Difference(term_title(name), begun(was), begun(now))
        elif name in _UNSAID and _UNSAID[name](before) != _UNSAID[name](after):
            yield Difference(term_title(name), *map(_UNSAID[name], (before, after)))


def _any_chain(edition: Edition) -> str:
    """What two players may buy, which counts only where they may buy several."""
    buying = edition.buying
    if buying.different:
        return phrase(
            "Up to {count} with two players, from different chains", count=buying.two_players
        )
    return phrase("Up to {count} with two players, from any chains", count=buying.two_players)


def _deal(edition: Edition) -> str:
    """What is known of the deal, which counts only where holdings are hidden."""
    known = edition.options.deal == "known"
    return phrase("The deal is recorded") if known else phrase("The deal isn't recorded")


def _pair(edition: Edition) -> str:
    """How two players share, which counts only where the bank does not hold."""
    return (
        phrase("Ordinary bonuses")
        if edition.pair_bonus is None
        else phrase("A special row for two players")
    )


_UNSAID = {"purchases per turn": _any_chain, "holdings": _deal, "two players": _pair}
"""What can be set at a term and is not always part of what it says."""
