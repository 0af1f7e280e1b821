"""``editions``: what the printings say, figure by figure, with how sure each is."""

from argparse import Namespace
from collections.abc import Iterator

from hotels.calls.files import as_json, complaint, content, said, why
from hotels.calls.settle import edition_named
from hotels.ledger.chains.card import Band, bands, blocks_mark, names_mark
from hotels.ledger.chains.edition import TIERS, Edition
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.house import house_edition
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields
from hotels.wording.amounts import in_bills, money, times
from hotels.wording.workings import RANKS, title


def run(arguments: Namespace) -> int:
    """List the editions, show one card, or judge a house edition."""
    name = arguments.check or arguments.edition
    try:
        if arguments.check is not None:
            edition = house_edition(content(arguments.check))
            if arguments.json:
                as_json(card_object(edition))
            else:
                parent = EDITIONS[edition.based_on]
                base = title(parent.name, parent.variant)
                said(f"{name}: {edition.name} fits, based on {base}")
            return 0
        if arguments.edition is None:
            _list(as_object=arguments.json)
            return 0
        edition = edition_named(arguments.edition)
    except Refused as refused:
        complaint(name, "", why(refused))
        return 2
    if arguments.json:
        as_json(card_object(edition))
    else:
        for line in card(edition):
            said(line)
    return 0


def _list(*, as_object: bool) -> None:
    """All editions, a line each."""
    if as_object:
        as_json(
            {
                edition.id: {
                    "name": title(edition.name, edition.variant),
                    "players": _seats(edition),
                }
                for edition in EDITIONS.values()
            }
        )
        return
    for edition in EDITIONS.values():
        least, most = _seats(edition)
        name = title(edition.name, edition.variant)
        said(f"{edition.id:17} {name:27} {least}-{most} players; {edition.source}")


def _seats(edition: Edition) -> tuple[int, int]:
    """For how many players."""
    return edition.min_players, edition.options.max_players


def card(edition: Edition) -> Iterator[str]:
    """The information card, as printed, with a mark beside each figure."""
    words = edition.words
    yield f"{title(edition.name, edition.variant)} ({edition.id}); {edition.source}"
    yield ""
    yield f"Prices of a {words.block}, and bonuses, by {words.tiles} of a {words.chain}"
    for band in bands(edition):
        prices = " ".join(f"{money(price):>7}" for price in band.prices)
        bonuses = " ".join("/".join(map(money, row)) for row in band.bonuses)
        yield f"  {band_words(band):12}{prices}  {_sure(band.price_mark, band.price_at)}"
        yield f"  {'':12}bonus {bonuses}  {_sure(band.bonus_mark, band.bonus_at)}"
    if edition.bonuses.table is None:
        row = (f"{RANKS[rank]} {times(one)}" for rank, one in enumerate(edition.bonuses.times))
        yield f"  bonuses in times the price: {', '.join(row)}"
    yield ""
    marks = f"names {names_mark(edition)}, {words.blocks} {blocks_mark(edition)}"
    yield f"{words.chain}s ({marks})"
    for chain in edition.chains:
        tier = TIERS[chain.tier] if edition.tiers > 1 else ""
        dealt = f"{chain.dealt} dealt, " if chain.dealt else ""
        total = f", {chain.dealt + chain.bank} in all" if chain.dealt else ""
        yield f"  {chain.name:14}{tier:8}{dealt}{chain.bank} in the bank{total}"
    yield ""
    yield f"Safe from {edition.safe} {words.tiles}; ends at {edition.end}; conditions {edition.ends.conditions}"
    yield f"Each player starts with {money(edition.options.start_cash)}: {in_bills(edition.purse)}"
    yield ""
    yield "Rules"
    for rule, cite in edition.rules.items():
        yield f"  {rule.value:15}{cite.mark.value:14}{cite.where}"


def band_words(band: Band) -> str:
    """``6 to 7``, ``41 and more``."""
    if band.last is None:
        return f"{band.first} and more"
    return str(band.first) if band.first == band.last else f"{band.first} to {band.last}"


def _sure(mark: str, sizes: tuple[int, ...]) -> str:
    """``attested at 9``."""
    return f"{mark} at {', '.join(map(str, sizes))}" if sizes else mark


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
        "chains": [
            {
                "name": chain.name,
                "tier": TIERS[chain.tier] if edition.tiers > 1 else None,
                "dealt": chain.dealt,
                "bank": chain.bank,
                "marks": {"name": names_mark(edition), "blocks": blocks_mark(edition)},
            }
            for chain in edition.chains
        ],
        "prices": [
            {
                "from": band.first,
                "to": band.last,
                "prices": list(band.prices),
                "mark": band.price_mark.value,
                "mark_at": list(band.price_at),
                "bonuses": [list(row) for row in band.bonuses],
                "bonus_mark": band.bonus_mark.value,
                "bonus_mark_at": list(band.bonus_at),
            }
            for band in bands(edition)
        ],
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
        "purse": [list(pair) for pair in edition.purse],
        "options": {name: getattr(options, name) for name in options.__dataclass_fields__},
        "rules": {
            rule.value: {"mark": cite.mark.value, "where": cite.where}
            for rule, cite in edition.rules.items()
        },
        "cities": dict(edition.cities),
    }
