"""The terms of a game as a plain object and back: what a transcript and the journal begin with."""

from hotels.ledger import reading
from hotels.ledger.chains import agreement
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.header import Header
from hotels.ledger.chains.house import house_edition
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields

UNKNOWN_EDITION = "unknown edition"


def header_of(said: Fields, count: int) -> Header:
    """The terms that an object states for so many players, all of them checked."""
    edition = edition_of(reading.needed(said, "edition"))
    chosen = agreement.options(reading.fields(said.get("options", {}), "options"), edition)
    seats = agreement.seats(count, edition, chosen)
    opening = agreement.tiles(said.get("opening", []), "opening")
    dealt = _dealt(said, edition, seats, known=chosen.deal == "known")
    return agreement.agreed(edition, seats, chosen, opening, dealt)


def header_fields(header: Header) -> Fields:
    """The terms as an object; what is at the edition's own setting is left out."""
    edition, options = header.edition, header.options
    said: Fields = {
        "edition": reading.parsed(edition.written.encode()) if edition.written else edition.id
    }
    thrown = {
        name: getattr(options, name)
        for name in agreement.OPTION_NAMES
        if getattr(options, name) != getattr(edition.options, name)
    }
    if thrown:
        said["options"] = thrown
    if header.opening:
        said["opening"] = [header.text(tile) for tile in header.opening]
    if header.dealt is not None and edition.yellow:
        said["dealt"] = {
            name: list(hands) for name, hands in zip(edition.names, header.dealt, strict=True)
        }
    return said


def edition_of(value: object) -> Edition:
    """An edition by its id, or a house edition written out."""
    if isinstance(value, dict):
        return house_edition(value)
    known = EDITIONS.get(reading.text(value, "edition", longest=100))
    if known is None:
        raise Refused(UNKNOWN_EDITION, edition=value, known=tuple(EDITIONS))
    return known


def _dealt(said: Fields, edition: Edition, count: int, *, known: bool) -> agreement.Dealt | None:
    """The deal as the file has it, or that of an edition which deals nothing."""
    given = said.get("dealt")
    if "dealt" in said and given != {}:
        if not edition.yellow:
            raise Refused(agreement.Unfit.DEALS_NONE, field="dealt", edition=edition.name)
        return agreement.deal(given, edition, count)
    return None if edition.yellow or not known else agreement.no_deal(edition, count)
