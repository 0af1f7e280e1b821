"""A figure of a card explained: what it is, how sure it is, by which rule and from where."""

from collections.abc import Sequence
from typing import NamedTuple

from hotels.ledger.chains.card import Band
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.house import changes_between
from hotels.ledger.chains.rule import Rule
from hotels.ledger.chains.terms import PAIR
from hotels.ledger.working import Mark
from hotels.views import card_prices
from hotels.views.card import Face, bonus_note, face
from hotels.views.card_edit import as_parent, knobs
from hotels.views.card_spots import (
    Figure,
    Spot,
    Sure,
    What,
    band_at,
    bonus_figures,
    bonuses_at,
    chains_of,
    in_sizes,
    is_printed,
    parent_of,
    price_at,
    price_figure,
    rows_of,
    sure,
)
from hotels.views.card_terms import RULES, term_rows
from hotels.wording.amounts import as_sentence, listed, money
from hotels.wording.speech import title

_MEANS = {
    Mark.ATTESTED: "A source prints it",
    Mark.DERIVED: "No source prints it; it follows from what one prints",
    Mark.RECONSTRUCTED: "No source at hand has it; it is our default, and a table may change it",
    Mark.HOUSE: "This table's own",
}


class Told(NamedTuple):
    """A figure with everything there is to say of it."""

    title: str
    value: str
    sure: Sure
    means: str
    """What its mark means here."""
    facts: tuple[tuple[str, str], ...]
    """Rule, source, place."""
    notes: tuple[str, ...] = ()
    leads: tuple[tuple[Spot, str, str], ...] = ()
    """Other figures it is made of: which, its name, and what it says."""


class Deed(NamedTuple):
    """Something else that can be done at a figure with one tap."""

    key: str
    text: str
    icon: str


def told(edition: Edition, spot: Spot) -> Told:
    """The figure explained."""
    match spot.what:
        case What.PRICE:
            return _price(edition, spot)
        case What.SIZES:
            return _sizes(edition, spot)
        case What.PRICES:
            return _prices(edition, spot)
        case What.BONUS:
            return _bonus(edition, spot)
        case What.CHAIN:
            return _chain(edition, spot)
    term = next(one for one in term_rows(edition) if one.spot == spot)
    notes = _pair_notes(edition) if spot.term == "two players" else ()
    if not knobs(edition, spot):
        notes = (*notes, "A house edition has this from its parent as it is.")
    return _told(edition, term.title, term.says, RULES[spot.term], notes)


def deeds(edition: Edition, spot: Spot) -> tuple[Deed, ...]:
    """What else can be done at a figure of a house edition."""
    found = []
    parent = parent_of(edition)
    if spot.what is What.SIZES:
        if card_prices.room_within(edition, spot.at):
            found.append(Deed("divide", "Divide this row in two", "table-row-plus-after"))
        if spot.at != edition.prices[0][0]:
            found.append(Deed("remove", "Take this row away", "table-row-remove"))
    if spot.what is What.BONUS:
        if edition.bonuses.table is None:
            found.append(Deed("table", "Write the bonuses as a table", "table"))
        else:
            found.append(Deed("times", "Multiples of the price instead", "close"))
    if parent is not None and spot.what not in {What.SIZES, What.PRICES}:
        try:
            differs = bool(changes_between(edition, as_parent(edition, spot)))
        except (KeyError, IndexError, StopIteration):
            differs = False  # the parent has no such figure
        if differs:
            found.append(Deed("parent", f"As {title(parent)} has it", "undo-variant"))
    return tuple(found)


def done(edition: Edition, spot: Spot, key: str) -> tuple[Edition, Spot]:
    """The edition after such a deed, and the figure to look at then."""
    match key:
        case "divide":
            room = card_prices.room_within(edition, spot.at) or (spot.at, spot.at)
            divided = card_prices.divided(edition, spot.at, room[0])
            return divided, spot._replace(at=room[0])
        case "remove":
            return card_prices.without_row(edition, spot.at), spot
        case "table":
            return card_prices.as_table(edition), spot
        case "times":
            return card_prices.as_multiples(edition), spot
    return as_parent(edition, spot), spot


def _told(
    edition: Edition, name: str, figure: Figure, rule: Rule, notes: Sequence[str] = ()
) -> Told:
    """A figure that rests on one rule."""
    return Told(
        name,
        figure.text,
        figure.sure,
        _means(edition, figure.sure, figure.was),
        _facts(edition, rule, figure.sure.mark),
        tuple(notes),
    )


def _means(edition: Edition, here: Sure, was: str) -> str:
    """What a mark means at this figure."""
    said = _MEANS[here.mark]
    if here.mark is Mark.HOUSE:
        parent = parent_of(edition)
        had = was.removeprefix("was").removeprefix(":").strip()
        if parent is not None and had:
            said = f"{said}; {title(parent)} has {had}"
    elif here.sizes:
        tiles = edition.words.tiles
        rest = "the rest of the row is our default"
        said = f"{said} for {here.sizes} {tiles}; {rest}"
    return as_sentence(said)


def _facts(edition: Edition, rule: Rule, mark: Mark) -> tuple[tuple[str, str], ...]:
    """By which rule it goes, and where that stands."""
    printed = parent_of(edition) or edition
    cited = printed.cite(rule)
    found = [("Rule", rule.value)]
    if mark is Mark.HOUSE:
        return (*found, ("Source", "this table"), ("Parent", title(printed)))
    if mark is Mark.RECONSTRUCTED:
        found.append(("Source", "none at hand"))
    else:
        found.append(("Source", printed.source))
    if cited.where:
        label = "Place" if mark is not Mark.RECONSTRUCTED else "Compare"
        found.append((label, cited.where))
    return tuple(found)


def _row_title(edition: Edition, spot: Spot, what: str) -> str:
    """``Price at 6 to 7 hotels``, with the chains where there are several columns."""
    at = _sized(edition, band_at(edition, spot.at))
    if edition.tiers == 1:
        return f"{what} at {at}"
    return f"{listed(chains_of(edition, spot.tier))} at {at}"


def _price(edition: Edition, spot: Spot) -> Told:
    """A price; where there are several columns it leads to the row that they share."""
    band = band_at(edition, spot.at)
    figure = price_figure(edition, band, spot.tier)
    said = _told(edition, _row_title(edition, spot, "Price"), figure, Rule.PRICES)
    if edition.tiers == 1:
        return said
    row = Spot(What.SIZES, band.first), f"The row of {_sized(edition, band)}", "where it begins"
    return said._replace(leads=(row,))


def _sizes(edition: Edition, spot: Spot) -> Told:
    """Which sizes a row of the card is for."""
    band = band_at(edition, spot.at)
    figure = price_figure(edition, band, 0)
    row = f"One row of the card: {listed(map(money, band.prices))} a {edition.words.block}."
    name = f"The row of {_sized(edition, band)}"
    return _told(edition, name, figure._replace(text=""), Rule.PRICES, (row,))


def _sized(edition: Edition, band: Band) -> str:
    """``6 to 7 hotels``."""
    return f"{in_sizes(band)} {edition.words.tiles}"


def _prices(edition: Edition, spot: Spot) -> Told:
    """All that costs a price, each a figure of its own."""
    leads = []
    marks = []
    for band in rows_of(edition):
        for tier, price in enumerate(band.prices):
            if price == spot.at and spot.tier in {-1, tier}:
                one = Spot(What.PRICE, band.first, tier)
                figure = price_figure(edition, band, tier)
                second = ", ".join(
                    filter(None, (_sized(edition, band), figure.sure.text, figure.was))
                )
                leads.append((one, listed(chains_of(edition, tier)), second))
                marks.append(figure)
    figure = next((one for one in marks if one.sure.mark is not Mark.HOUSE), marks[0])
    said = _told(edition, f"What costs {money(spot.at)}", figure._replace(was=""), Rule.PRICES)
    return said._replace(value="", leads=tuple(leads))


def _bonus(edition: Edition, spot: Spot) -> Told:
    """The bonuses of a row together."""
    band = band_at(edition, spot.at)
    if edition.tiers == 1:
        figures, here = bonus_figures(edition, band, spot.tier)
        name = _row_title(edition, spot, "Bonuses")
    else:
        price = price_at(edition, spot.tier, spot.at)
        marks = [
            row.bonus_mark
            for row in rows_of(edition)
            if price in row.prices or not is_printed(edition, price)
        ]
        figures, here = bonuses_at(edition, price, marks)
        name = f"Bonuses at a price of {money(price)}"
    was = listed(one.was.removeprefix("was ") for one in figures if one.was)
    figure = Figure(listed(one.text for one in figures), here, f"was {was}" if was else "")
    every = "These multiples hold for every row of the card."
    notes = (bonus_note(edition), every) if edition.bonuses.table is None else ()
    return _told(edition, name, figure, Rule.BONUSES, notes)


def _chain(edition: Edition, spot: Spot) -> Told:
    """A chain with its blocks."""
    said, parent = face(edition), parent_of(edition)
    row = said.blocks[spot.at]
    counts = [count for count, _ in row.figures]
    if not row.is_own or parent is None:
        figure = Figure(_counted(said, counts), said.blocks_sure)
        found = _told(edition, row.name, figure, Rule.BLOCKS)
        return found._replace(facts=(("Name", said.names_sure.text), *found.facts))
    had = [was.removeprefix("was ") or count for count, was in row.figures]
    was = [row.was.removeprefix("was "), "" if had == counts else _counted(said, had)]
    figure = Figure(_counted(said, counts), sure(Mark.HOUSE), ", ".join(filter(None, was)))
    return _told(edition, row.name, figure, Rule.BLOCKS)


def _counted(said: Face, counts: Sequence[str]) -> str:
    """``14 white, 8 yellow, 22 in all``."""
    heads = zip(counts, said.block_heads, strict=True)
    return ", ".join(f"{count} {head.lower()}" for count, head in heads)


def _pair_notes(edition: Edition) -> tuple[str, ...]:
    """How two players share, block by block of difference."""
    row = edition.pair_bonus
    if row is None or edition.min_players > PAIR:
        return ()
    block, steps = edition.words, []
    for apart in range(1, 50 // max(1, row.per_block) + 1):
        more = 50 + apart * row.per_block
        steps.append(f"{apart} more: {more}% and {100 - more}%")
    found = [f"Level: half each. {'; '.join(steps)}."]
    if row.printed is not None:
        size, many, few = row.printed
        found.append(
            f"The source prints one example: {size} {block.tiles}, {many} {block.blocks} against"
            f" {few}."
        )
    return tuple(found)
