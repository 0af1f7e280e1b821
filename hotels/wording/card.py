"""The information card of an edition, line by line, with how sure each figure is."""

from collections.abc import Iterable, Iterator, Mapping
from textwrap import wrap

from hotels.ledger.chains.card import Band, bands, blocks_mark, names_mark
from hotels.ledger.chains.edition import TIERS, Edition
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.working import Mark
from hotels.wording.amounts import listed, money, quoted, times
from hotels.wording.objections import sentence
from hotels.wording.speech import Speech, title
from hotels.wording.tables import GAP, table
from hotels.wording.terms import terms
from hotels.wording.workings import RANKS

RULE_WIDTH = 24
LIST_WIDTH = 90

MEANINGS = {
    Mark.ATTESTED: "a source prints it",
    Mark.DERIVED: "it follows from what a source prints",
    Mark.RECONSTRUCTED: "no source, our default",
    Mark.HOUSE: "this table's own",
}
"""What each mark means."""


def card(edition: Edition) -> Iterator[str]:
    """The whole card."""
    yield f"{title(edition)} ({edition.id})"
    yield _origin(edition)
    yield ""
    yield "Prices and bonuses"
    yield from _indented(_prices(edition))
    yield ""
    yield f"Names ({names_mark(edition)}) and {edition.words.blocks} ({blocks_mark(edition)})"
    yield from _indented(_chains(edition))
    yield ""
    yield "At the table"
    yield from _indented(table([*terms(edition)], right=()))
    yield ""
    yield "How sure each rule is, and where it stands"
    yield from _indented(_rules(edition))
    yield ""
    yield from table(list(MEANINGS.items()), right=())


def _origin(edition: Edition) -> str:
    """Where the card comes from."""
    if not edition.based_on:
        return edition.source
    base = title(EDITIONS[edition.based_on])
    changed = listed(sorted(edition.changed)) or "nothing"
    return f"this table's own, based on {base}; it changes {changed}"


def _indented(lines: Iterable[str]) -> Iterator[str]:
    """The lines, a little further in."""
    for line in lines:
        yield f"{GAP}{line}"


def _prices(edition: Edition) -> Iterator[str]:
    """A row a band: in each tier the price and the bonuses, then the marks where they differ."""
    found = bands(edition)
    price_marks = [_sure(band.price_mark, band.price_at) for band in found]
    bonus_marks = [_sure(band.bonus_mark, band.bonus_at) for band in found]
    ranks = RANKS[: len(found[0].bonuses[0])]
    rows = [["", *(name for tier in TIERS for name in ("", tier, *("" for _ in ranks)))]]
    rows = rows if edition.tiers > 1 else []
    rows.append([edition.words.tiles, *edition.tiers * ["", "price", *ranks]])
    rows += ([_size(band), *_figures(band)] for band in found)
    figures = range(1, len(rows[-1]))
    notes = []
    above = len(rows) - len(found)
    for head, marks in (("price is", price_marks), ("bonus is", bonus_marks)):
        if len(set(marks)) == 1:
            notes.append(f"every {head} {marks[0]}")
            continue
        heads = [*[""] * (above - 1), head]
        for row, mark in zip(rows, [*heads, *marks], strict=True):
            row += ["", mark]
    yield from table(rows, right=figures)
    if edition.bonuses.times:
        yield _multiples(edition)
    if notes:
        yield "; ".join(notes)


def _size(band: Band) -> str:
    """``6 to 7``, ``41 and more``."""
    if band.last is None:
        return f"{band.first} and more"
    return str(band.first) if band.first == band.last else f"{band.first} to {band.last}"


def _figures(band: Band) -> Iterator[str]:
    """Tier by tier the price and its bonuses."""
    for price, bonuses in zip(band.prices, band.bonuses, strict=True):
        yield from ("", money(price), *map(money, bonuses))


def _sure(mark: Mark, sizes: tuple[int, ...]) -> str:
    """``attested at 9``."""
    return f"{mark} at {', '.join(map(str, sizes))}" if sizes else mark


def _multiples(edition: Edition) -> str:
    """How the bonuses follow from the price."""
    first, *others = map(times, edition.bonuses.times)
    if not others:
        return f"one bonus only, {first} times the price"
    later = (f"{rank} {one} times" for rank, one in zip(RANKS[1:], others, strict=False))
    return f"first bonus {first} times the price, {', '.join(later)}"


def _chains(edition: Edition) -> Iterator[str]:
    """A row a chain with its blocks, and a row for all."""
    deals = edition.yellow > 0
    heads = ["chain", *(["tier"] if edition.tiers > 1 else []), "in the bank"]
    rows = [[*heads, *(["dealt", "in all"] if deals else [])]]
    for chain in edition.chains:
        tier = [TIERS[chain.tier]] if edition.tiers > 1 else []
        figures = [chain.bank, *([chain.dealt, chain.bank + chain.dealt] if deals else [])]
        rows.append([quoted(chain.name), *tier, *map(str, figures)])
    bank = sum(chain.bank for chain in edition.chains)
    totals = [bank, *([edition.yellow, bank + edition.yellow] if deals else [])]
    rows.append(["all", *[""] * (len(heads) - 2), *map(str, totals)])
    yield from table(rows, right=range(len(heads) - 1, len(rows[0])))


def _rules(edition: Edition) -> Iterator[str]:
    """The rules by what they rest on: those of one source together."""
    together: dict[tuple[str, str], list[str]] = {}
    for rule, (mark, where) in edition.rules.items():
        together.setdefault((mark, where), []).append(rule.value)
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


_FIELDS = {
    "prices": "the prices",
    "bonuses": "the bonuses",
    "chains": "the chains",
    "safe": "the safe size",
    "end": "the size that ends the game",
    "buy: blocks": "what a turn buys",
    "buy: two_players": "what a turn buys with two players",
    "founder": "what a founder gets",
    "bills": "the bills",
    "rounding": "the step",
    "max_players": "the number of players",
    "start_cash": "what each starts with",
    "deal": "the deal",
    "chains: name": "the name",
}
"""What a keeper calls the keys of a house edition."""


def refused_in_words(code: str, facts: Mapping[str, object], edition: Edition) -> str:
    """Why a figure cannot be so, said where the figure stands, without the key it has in a file."""
    field = str(facts.get("field", ""))
    called = _FIELDS.get(field) or _blocks_of(field) or field
    said = sentence(code, {**facts, "field": called}, Speech(edition))
    return said.removeprefix(f"{called}: ")


def _blocks_of(field: str) -> str:
    """``the blocks of Luxor``, of a number in a chain's row."""
    for start in ("chains: dealt of ", "chains: bank of "):
        if field.startswith(start):
            return f"the blocks of {field.removeprefix(start)}"
    return ""
