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
from hotels.views.card import blocks_in_words, bonus_note, face
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
    in_tiles,
    is_printed,
    parent_of,
    price_figure,
    rows_of,
    sure,
)
from hotels.views.card_terms import RULES, term_rows
from hotels.views.slip import MEANS
from hotels.wording.amounts import as_sentence, listed, money
from hotels.wording.colours import named_colour
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import title, words_of

_MEANS_AT = {
    Mark.ATTESTED: to_phrase(
        "From a printed source for {sizes} {word.tiles}; the rest of the row is our best guess"
    ),
    Mark.DERIVED: to_phrase(
        "Follows from printed figures for {sizes} {word.tiles}; the rest of the row is our best "
        "guess"
    ),
    Mark.RECONSTRUCTED: to_phrase(
        "No known source gives this for {sizes} {word.tiles}; it is our best guess, and your "
        "table can change it"
    ),
}
"""The same of a part of a row."""


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
    goes_on: bool = True
    """Whether what became of the figure is looked at next."""


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
        notes = (*notes, phrase("A house edition can't change this."))
    return _told(edition, term.title, term.says, RULES[spot.term], notes)


def deeds(edition: Edition, spot: Spot) -> tuple[Deed, ...]:
    """What else can be done at a figure of a house edition."""
    found = []
    parent = parent_of(edition)
    if spot.what is What.SIZES:
        if card_prices.room_within(edition, spot.at):
            found.append(Deed("divide", phrase("Split row in two"), "table-row-plus-after"))
        if spot.at != edition.prices[0][0]:
            found.append(Deed("remove", phrase("Remove row"), "table-row-remove", goes_on=False))
    if spot.what is What.BONUS:
        if edition.bonuses.table is None:
            found.append(Deed("table", phrase("Use a bonus table"), "table"))
        else:
            found.append(Deed("times", phrase("Use price multiples"), "close"))
    if parent is not None and spot.what not in {What.SIZES, What.PRICES}:
        try:
            differs = bool(changes_between(edition, as_parent(edition, spot)))
        except (KeyError, IndexError, StopIteration):
            differs = False  # the parent has no such figure
        if differs:
            found.append(
                Deed(
                    "parent",
                    phrase("Reset to {edition}", edition=title(parent)),
                    "undo-variant",
                    goes_on=False,
                )
            )
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
    edition: Edition,
    name: str,
    figure: Figure,
    rule: Rule,
    notes: Sequence[str] = (),
    facts: Sequence[tuple[str, str]] = (),
) -> Told:
    """A figure that rests on one rule."""
    return Told(
        name,
        figure.text,
        figure.sure,
        _means(edition, figure.sure, figure.had),
        (*facts, *_facts(edition, rule, figure.sure.mark)),
        tuple(notes),
    )


def _means(edition: Edition, here: Sure, had: str) -> str:
    """What a mark means at this figure."""
    parent, said = parent_of(edition), phrase(MEANS[here.mark])
    if here.mark is not Mark.HOUSE and here.sizes:
        said = phrase(_MEANS_AT[here.mark], sizes=here.sizes, word=words_of(edition))
    elif here.mark is Mark.HOUSE and parent is not None and had:
        has = phrase("{edition} has {figure}", edition=title(parent), figure=had)
        said = f"{said}; {has}"
    return as_sentence(said)


def _facts(edition: Edition, rule: Rule, mark: Mark) -> tuple[tuple[str, str], ...]:
    """By which rule it goes, and where that stands."""
    printed = parent_of(edition) or edition
    cited = printed.cite(rule)
    source = phrase("of a rule|Source")
    found = [(phrase("Rule"), phrase(rule.value))]
    if mark is Mark.HOUSE:
        parent = phrase("of a house edition|Based on"), title(printed)
        return (*found, (source, phrase("this table")), parent)
    if mark is Mark.RECONSTRUCTED:
        found.append((source, phrase("of sources|none known")))
    else:
        found.append((source, printed.source))
    if cited.where:
        compare = mark is Mark.RECONSTRUCTED
        label = phrase("of a rule|Compare") if compare else phrase("in a source|Place")
        found.append((label, cited.where))
    return tuple(found)


def _price(edition: Edition, spot: Spot) -> Told:
    """A price; where there are several columns it leads to the row that they share."""
    band = band_at(edition, spot.at)
    figure = price_figure(edition, band, spot.tier)
    at = in_tiles(edition, band)
    if edition.tiers == 1:
        return _told(edition, phrase("Price at {sizes}", sizes=at), figure, Rule.PRICES)
    chains = listed(chains_of(edition, spot.tier))
    name = phrase("{chains} at {sizes}", chains=chains, sizes=at)
    said = _told(edition, name, figure, Rule.PRICES)
    row = Spot(What.SIZES, band.first), _row(edition, band), phrase("where the row starts")
    return said._replace(leads=(row,))


def _sizes(edition: Edition, spot: Spot) -> Told:
    """Which sizes a row of the card is for."""
    band = band_at(edition, spot.at)
    figure = price_figure(edition, band, 0)
    row = phrase(
        "One row of the card: {prices} per {word.block}.",
        prices=listed(map(money, band.prices)),
        word=words_of(edition),
    )
    name = _row(edition, band)
    return _told(edition, name, figure._replace(text=""), Rule.PRICES, (row,))


def _row(edition: Edition, band: Band) -> str:
    """``The row of 6 to 7 hotels``."""
    return phrase("The row for {sizes}", sizes=in_tiles(edition, band))


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
                    filter(None, (in_tiles(edition, band), figure.sure.text, figure.was))
                )
                leads.append((one, listed(chains_of(edition, tier)), second))
                marks.append(figure)
    figure = next((one for one in marks if one.sure.mark is not Mark.HOUSE), marks[0])
    name = phrase("Everything at {price}", price=money(spot.at))
    said = _told(edition, name, figure._replace(had=""), Rule.PRICES)
    return said._replace(value="", leads=tuple(leads))


def _bonus(edition: Edition, spot: Spot) -> Told:
    """The bonuses of a row together."""
    band = band_at(edition, spot.at)
    if edition.tiers == 1:
        figures, here = bonus_figures(edition, band, spot.tier)
        name = phrase("Bonuses at {sizes}", sizes=in_tiles(edition, band))
    else:
        price = edition.tier_price(spot.tier, spot.at)
        marks = [
            row.bonus_mark
            for row in rows_of(edition)
            if price in row.prices or not is_printed(edition, price)
        ]
        figures, here = bonuses_at(edition, price, marks)
        name = phrase("Bonuses at a price of {price}", price=money(price))
    had = listed(one.had for one in figures if one.had)
    figure = Figure(listed(one.text for one in figures), here, had)
    every = phrase("These multiples apply to every row of the card.")
    notes = (bonus_note(edition), every) if edition.bonuses.table is None else ()
    return _told(edition, name, figure, Rule.BONUSES, notes)


def _chain(edition: Edition, spot: Spot) -> Told:
    """A chain with its blocks."""
    said, parent = face(edition), parent_of(edition)
    row = said.blocks[spot.at]
    colour = phrase("of a chain|Colour"), named_colour(edition, spot.at)
    counts = [count for count, _ in row.figures]
    if not row.is_own or parent is None:
        figure = Figure(blocks_in_words(edition, counts), said.blocks_sure)
        name = phrase("Name"), said.names_sure.text
        return _told(edition, row.name, figure, Rule.BLOCKS, (), (name, colour))
    had = [was or count for was, count in zip(row.had, counts, strict=True)]
    was = [row.had_name, "" if had == counts else blocks_in_words(edition, had)]
    now = blocks_in_words(edition, counts)
    figure = Figure(now, sure(Mark.HOUSE), ", ".join(filter(None, was)))
    return _told(edition, row.name, figure, Rule.BLOCKS, (), (colour,))


def _pair_notes(edition: Edition) -> tuple[str, ...]:
    """How two players share, block by block of difference."""
    row = edition.pair_bonus
    if row is None or edition.min_players > PAIR:
        return ()
    steps = []
    for apart in range(1, 50 // max(1, row.per_block) + 1):
        more = 50 + apart * row.per_block
        steps.append(
            phrase("{count} ahead: {most}% and {least}%", count=apart, most=more, least=100 - more)
        )
    found = [f"{phrase('Tied: half each.')} {'; '.join(steps)}."]
    if row.printed is not None:
        size, many, few = row.printed
        example = phrase(
            "The source gives one example: a chain of {size} {word.tiles}, with holdings of "
            "{many} and {few} {word.blocks}.",
            size=size,
            word=words_of(edition),
            many=many,
            few=few,
        )
        found.append(example)
    return tuple(found)
