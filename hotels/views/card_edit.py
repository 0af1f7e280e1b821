"""What can be changed at a figure of a house edition's card, and the edition after that."""

from dataclasses import replace

from hotels.ledger.chains.changes import MOST_BLOCKS, MOST_TIMES
from hotels.ledger.chains.edition import Chain, Edition
from hotels.views import card_prices as card
from hotels.views import card_rules as table
from hotels.views.card_knobs import (
    HUNDREDTHS,
    Choice,
    Knob,
    Number,
    Swatches,
    Unit,
    Value,
    Values,
    Words,
)
from hotels.views.card_knobs import amount as dollars
from hotels.views.card_spots import Spot, What, chains_of, parent_of
from hotels.views.setup import cleaned
from hotels.wording.amounts import begun, listed
from hotels.wording.bonuses import BY_RANK, bonus_named, names
from hotels.wording.card import TIERS
from hotels.wording.colours import NAMES, colour_name
from hotels.wording.language import phrase
from hotels.wording.speech import words_of

HALF = 50

COLOUR = "colour"


def knobs(edition: Edition, spot: Spot) -> tuple[Knob, ...]:
    """What can be changed there; nothing where a house edition takes what its parent has."""
    match spot.what:
        case What.PRICE:
            price = edition.tier_price(spot.tier, spot.at)
            return (dollars("price", phrase("Price"), price),)
        case What.SIZES:
            low, high = card.bounds(edition, spot.at)
            if low == high:
                return ()
            label = phrase("From how many {word.tiles}?", word=words_of(edition))
            return (Number("first", label, spot.at, low, high),)
        case What.BONUS:
            return _bonuses(edition, spot)
        case What.CHAIN:
            return _chain(edition, edition.chains[spot.at])
        case What.TERM:
            return table.knobs(edition, spot.term)
    return ()


def changed(edition: Edition, spot: Spot, values: Values) -> Edition:
    """The edition with what was set there; whether that makes sense is asked elsewhere."""
    match spot.what:
        case What.PRICE:
            return card.priced(edition, spot.at, spot.tier, _number(values["price"]))
        case What.SIZES:
            return card.begun_at(edition, spot.at, _number(values["first"]))
        case What.BONUS:
            numbers = [_number(value) for value in values.values()]
            if edition.bonuses.table is None:
                return card.multiplied(edition, numbers)
            return card.paying(edition, edition.tier_price(spot.tier, spot.at), numbers)
        case What.CHAIN:
            said = {key: value for key, value in values.items() if key != COLOUR}
            own = edition.chains[spot.at]._replace(**said)  # type: ignore[arg-type]
            own = own._replace(name=cleaned(own.name))
            chains = (*edition.chains[: spot.at], own, *edition.chains[spot.at + 1 :])
            colours = _coloured(edition, spot.at, str(values.get(COLOUR, "")))
            return replace(edition, chains=chains, colours=colours)
        case What.TERM:
            return table.changed(edition, values)
    return edition


def as_parent(edition: Edition, spot: Spot) -> Edition:
    """The figure as the printed edition has it, all else as it is."""
    parent = parent_of(edition)
    if parent is None or spot.what is What.SIZES:
        return edition
    if spot.what is What.BONUS:
        return replace(edition, bonuses=parent.bonuses)
    found = {knob.key: knob.now for knob in knobs(parent, spot)}
    return changed(edition, spot, found)


def _number(value: Value) -> int:
    """A value that is a number."""
    return int(value)


def _bonuses(edition: Edition, spot: Spot) -> tuple[Knob, ...]:
    """Multiples of the price, or the row of the table at the price of this figure."""
    held = edition.bonuses
    if held.table is not None:
        row = edition.bonus_row(edition.tier_price(spot.tier, spot.at))
        return tuple(
            dollars(str(rank), begun(bonus_named(edition, [rank])), bonus)
            for rank, bonus in enumerate(row)
        )
    most = MOST_TIMES * HUNDREDTHS
    own = [int(one * HUNDREDTHS) for one in held.times] + [0] * len(BY_RANK.bonuses)
    called = (*names(edition).bonuses, *BY_RANK.bonuses[-1:])[: len(BY_RANK.bonuses)]
    return tuple(
        Number(
            str(rank),
            begun(phrase(name)),
            own[rank],
            HALF if rank == 0 else 0,
            most,
            HALF,
            Unit.TIMES,
        )
        for rank, name in enumerate(called)
    )


def _chain(edition: Edition, chain: Chain) -> tuple[Knob, ...]:
    """A chain's name, its blocks, and its column where there are several."""
    word = words_of(edition)
    bank = begun(phrase("{word.blocks} in the bank", word=word))
    dealt = begun(phrase("{word.blocks} dealt out", word=word))
    found: list[Knob] = [
        Words("name", phrase("Name"), chain.name),
        Number("bank", bank, chain.bank, 0, MOST_BLOCKS),
        Number("dealt", dealt, chain.dealt, 0, MOST_BLOCKS),
    ]
    if edition.tiers > 1:
        tiers = tuple(
            (tier, f"{begun(phrase(TIERS[tier]))}: {_named(edition, tier)}")
            for tier in range(edition.tiers)
        )
        found.append(Choice("tier", phrase("Which column on the card?"), tiers, chain.tier))
    now = edition.colours[edition.places[chain.name]] if edition.colours else ""
    offered = dict.fromkeys((*NAMES, *edition.colours))
    answers = tuple((colour, begun(colour_name(colour))) for colour in offered)
    found.append(Swatches(COLOUR, phrase("Colour of its pieces"), answers, now))
    return tuple(found)


def _coloured(edition: Edition, place: int, colour: str) -> tuple[str, ...]:
    """The chains' colours with one that is set; the chain that had it gets the other's."""
    if not colour:
        return edition.colours
    # Where none is known the others begin with those that are offered, in their order.
    others = [one for one in NAMES if one != colour]
    known = [*edition.colours] or [*others[:place], colour, *others[place:]]
    known = known[: len(edition.chains)]
    if colour in known:
        known[known.index(colour)] = known[place]
    known[place] = colour
    return tuple(known)


def _named(edition: Edition, tier: int) -> str:
    """The chains of a column."""
    return listed(chains_of(edition, tier)) or phrase("no chain")
