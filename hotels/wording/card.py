"""The information card of an edition, line by line, with how sure each figure is."""

from collections.abc import Iterable, Iterator
from textwrap import wrap

from hotels.ledger.chains.card import Band, bands, blocks_mark, names_mark
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.working import Mark
from hotels.wording.amounts import listed, money, quoted, times
from hotels.wording.bonuses import is_by_holding, names
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import title, words_of
from hotels.wording.sure import mark_word
from hotels.wording.tables import GAP, table
from hotels.wording.terms import terms

TIERS = (to_phrase("cheap"), to_phrase("medium"), to_phrase("expensive"))
"""What the columns of the card are called, the cheap one first."""

RULE_WIDTH = 24
LIST_WIDTH = 90

MEANINGS = {
    Mark.ATTESTED: to_phrase("from a printed source"),
    Mark.DERIVED: to_phrase("follows from printed figures"),
    Mark.RECONSTRUCTED: to_phrase("no known source; our best guess"),
    Mark.HOUSE: to_phrase("this table's own"),
}
"""What each mark means."""


def card(edition: Edition) -> Iterator[str]:
    """The whole card."""
    yield f"{title(edition)} ({edition.id})"
    yield _origin(edition)
    yield ""
    yield phrase("Prices and bonuses")
    yield from _indented(_prices(edition))
    yield ""
    names, blocks = names_mark(edition), blocks_mark(edition)
    yield phrase(
        "Names ({names}) and {word.blocks} ({blocks})",
        names=mark_word(names),
        word=words_of(edition),
        blocks=mark_word(blocks),
    )
    yield from _indented(_chains(edition))
    yield ""
    yield phrase("At the table")
    stated = [(phrase(name), says, mark_word(mark)) for name, says, mark in terms(edition)]
    yield from _indented(table(stated, right=()))
    yield ""
    yield phrase("How certain each rule is, and where it comes from")
    yield from _indented(_rules(edition))
    yield ""
    meanings = [(mark_word(mark), phrase(meaning)) for mark, meaning in MEANINGS.items()]
    yield from table(meanings, right=())


def _origin(edition: Edition) -> str:
    """Where the card comes from."""
    if not edition.based_on:
        return edition.source
    base = title(EDITIONS[edition.based_on])
    if not edition.changed:
        return phrase("house edition based on {edition}; changes nothing", edition=base)
    return phrase(
        "house edition based on {edition}; changes {keys}",
        edition=base,
        keys=listed(sorted(edition.changed)),
    )


def _indented(lines: Iterable[str]) -> Iterator[str]:
    """The lines, a little further in."""
    for line in lines:
        yield f"{GAP}{line}"


def _prices(edition: Edition) -> Iterator[str]:
    """A row a band: in each tier the price and the bonuses, then the marks where they differ."""
    found = bands(edition)
    ranks = [*map(phrase, names(edition).ranks[: len(found[0].bonuses[0])])]
    tiers = map(phrase, TIERS)
    rows = [["", *(name for tier in tiers for name in ("", tier, *("" for _ in ranks)))]]
    rows = rows if edition.tiers > 1 else []
    rows.append([words_of(edition).tiles, *edition.tiers * ["", phrase("price"), *ranks]])
    rows += ([_size(band), *_figures(band)] for band in found)
    figures = range(1, len(rows[-1]))
    notes = []
    above = len(rows) - len(found)
    for all_alike, head, marks in (
        (
            to_phrase("all prices: {mark}"),
            to_phrase("price is"),
            [_sure(band.price_mark, band.price_at) for band in found],
        ),
        (
            to_phrase("all bonuses: {mark}"),
            to_phrase("bonus is"),
            [_sure(band.bonus_mark, band.bonus_at) for band in found],
        ),
    ):
        if len(set(marks)) == 1:
            notes.append(phrase(all_alike, mark=marks[0]))
            continue
        heads = [*[""] * (above - 1), phrase(head)]
        for row, mark in zip(rows, [*heads, *marks], strict=True):
            row += ["", mark]
    yield from table(rows, right=figures)
    if edition.bonuses.times:
        yield _multiples(edition)
    if notes:
        yield "; ".join(notes)


def _size(band: Band) -> str:
    """``6 to 7``, ``41 or more``."""
    if band.last is None:
        return phrase("{first} or more", first=band.first)
    if band.first == band.last:
        return str(band.first)
    return phrase("{first} to {last}", first=band.first, last=band.last)


def _figures(band: Band) -> Iterator[str]:
    """Tier by tier the price and its bonuses."""
    for price, bonuses in zip(band.prices, band.bonuses, strict=True):
        yield from ("", money(price), *map(money, bonuses))


def _sure(mark: Mark, sizes: tuple[int, ...]) -> str:
    """``printed at 9``."""
    if not sizes:
        return mark_word(mark)
    return phrase("{mark} at {sizes}", mark=mark_word(mark), sizes=", ".join(map(str, sizes)))


_TIMES = {
    True: to_phrase("majority bonus {first} times the price, minority bonus {second} times"),
    False: to_phrase("first bonus {first} times the price, second {second} times"),
}


def _multiples(edition: Edition) -> str:
    """How the bonuses follow from the price."""
    match [*map(times, edition.bonuses.times)]:
        case [only]:
            return phrase("one bonus only, {first} times the price", first=only)
        case [first, second]:
            said = _TIMES[is_by_holding(edition)]
            return phrase(said, first=first, second=second)
        case [first, second, third]:
            return phrase(
                "first bonus {first} times the price, second {second} times, third {third} times",
                first=first,
                second=second,
                third=third,
            )
    raise AssertionError(edition)


def _chains(edition: Edition) -> Iterator[str]:
    """A row a chain with its blocks, and a row for all."""
    deals = edition.yellow > 0
    tier_head = [phrase("tier")] if edition.tiers > 1 else []
    heads = [phrase("chain"), *tier_head, phrase("in the bank")]
    rows = [[*heads, *([phrase("dealt"), phrase("total")] if deals else [])]]
    tiers = [*map(phrase, TIERS)]
    for chain in edition.chains:
        tier = [tiers[chain.tier]] if edition.tiers > 1 else []
        figures = [chain.bank, *([chain.dealt, chain.in_all] if deals else [])]
        rows.append([quoted(chain.name), *tier, *map(str, figures)])
    bank = sum(chain.bank for chain in edition.chains)
    totals = [bank, *([edition.yellow, bank + edition.yellow] if deals else [])]
    rows.append([phrase("of chains|total"), *[""] * (len(heads) - 2), *map(str, totals)])
    yield from table(rows, right=range(len(heads) - 1, len(rows[0])))


def _rules(edition: Edition) -> Iterator[str]:
    """The rules by what they rest on: those of one source together."""
    together: dict[tuple[str, str], list[str]] = {}
    for rule, (mark, where) in edition.rules.items():
        together.setdefault((mark_word(mark), where), []).append(phrase(rule))
    for (sure, where), rules in together.items():
        *above, last = _wrapped(rules)
        yield from above
        yield f"{last:{RULE_WIDTH}}{GAP}{sure}{f': {where}' if where else ''}"


def _wrapped(rules: list[str]) -> list[str]:
    """The rules with commas between; what is too long for its column stands on lines above."""
    line = ", ".join(rules)
    if len(line) <= RULE_WIDTH:
        return [line]
    whole = (rule.replace(" ", "\N{NO-BREAK SPACE}") for rule in rules)
    lines = wrap(", ".join(whole), LIST_WIDTH)
    return [*(one.replace("\N{NO-BREAK SPACE}", " ") for one in lines), ""]
