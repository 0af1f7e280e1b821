"""``editions``: what the printings say, figure by figure, with how sure each is."""

from argparse import Namespace

from hotels.calls.files import FINE, content, edition_named, no_edition
from hotels.calls.printing import as_json, on_one_line, said
from hotels.ledger.chains.card import Band, bands, blocks_mark, names_mark
from hotels.ledger.chains.edition import TIERS, Chain, Edition
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.house import house_edition
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields
from hotels.wording.amounts import times
from hotels.wording.card import card
from hotels.wording.speech import title
from hotels.wording.tables import table
from hotels.wording.terms import purse


def run(arguments: Namespace) -> int:
    """List the editions, show one card, or judge a house edition."""
    name = arguments.check or arguments.edition
    if name is None:
        _list(as_object=arguments.json)
        return FINE
    try:
        edition = house_edition(content(name)) if arguments.check else edition_named(name)
    except Refused as refused:
        raise no_edition(arguments.call, name, refused) from None
    if arguments.json:
        as_json(card_object(edition))
    elif not arguments.check:
        for line in card(edition):
            said(line)
    else:
        base = title(EDITIONS[edition.based_on])
        said(f"{on_one_line(name)}: {edition.name} is valid, based on {base}")
    return FINE


def _list(*, as_object: bool) -> None:
    """All editions, a line each."""
    if as_object:
        as_json(
            {
                own_id: {"name": title(edition), "players": list(_seats(edition))}
                for own_id, edition in EDITIONS.items()
            }
        )
        return
    rows = [
        [own_id, title(edition), "{}-{} players".format(*_seats(edition)), edition.source]
        for own_id, edition in EDITIONS.items()
    ]
    for line in table(rows, right=()):
        said(line)


def _seats(edition: Edition) -> tuple[int, int]:
    """For how many players."""
    return edition.min_players, edition.options.max_players


def card_object(edition: Edition) -> Fields:
    """The information card as an object."""
    options = edition.options
    return {
        "id": edition.id,
        "name": edition.name,
        "variant": edition.variant,
        "based_on": edition.based_on or None,
        "changes": sorted(edition.changed),
        "source": edition.source,
        "words": edition.words._asdict(),
        "players": list(_seats(edition)),
        "board": {
            "rows": edition.rows,
            "columns": edition.columns,
            "notation": "row first" if edition.row_first else "column first",
        },
        "chains": [_chain(place, chain, edition) for place, chain in enumerate(edition.chains)],
        "prices": [_band(band) for band in bands(edition)],
        "bonus_times": [times(one) for one in edition.bonuses.times] or None,
        "buy": {
            "blocks": edition.buying.blocks,
            "two_players": edition.buying.two_players,
            "different": edition.buying.different,
        },
        "founder": edition.founder,
        "safe": edition.safe,
        "end": edition.end,
        "ends": list(edition.ends.conditions),
        "compulsory": list(edition.ends.compulsory),
        "rounding": edition.rounding,
        "two_players": "own_row" if edition.pair_bonus else "ordinary",
        "bills": list(edition.bills),
        "purse": [list(pair) for pair in purse(edition)],
        "options": {name: getattr(options, name) for name in options.__dataclass_fields__},
        "rules": {
            rule.value: {"mark": cite.mark.value, "where": cite.where}
            for rule, cite in edition.rules.items()
        },
        "cities": dict(edition.cities),
    }


def _chain(place: int, chain: Chain, edition: Edition) -> Fields:
    """A chain of the card as an object."""
    return {
        "name": chain.name,
        "colour": edition.colours[place] if edition.colours else None,
        "tier": TIERS[chain.tier] if edition.tiers > 1 else None,
        "dealt": chain.dealt,
        "bank": chain.bank,
        "marks": {"name": names_mark(edition), "blocks": blocks_mark(edition)},
    }


def _band(band: Band) -> Fields:
    """A row of the card as an object."""
    return {
        "from": band.first,
        "to": band.last,
        "prices": list(band.prices),
        "mark": band.price_mark.value,
        "mark_at": list(band.price_at),
        "bonuses": [list(row) for row in band.bonuses],
        "bonus_mark": band.bonus_mark.value,
        "bonus_mark_at": list(band.bonus_at),
    }
