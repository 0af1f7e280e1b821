"""What the line below the figures says, and all that it may have to say."""

from hotels.ledger.chains.tally import Doubt, Flaw, Place, Sheet, Sort
from hotels.views.tally import Page, Row, fault_said, page, row_at
from hotels.wording.language import phrase
from hotels.wording.speech import Speech


def fault(now: Page, place: Place) -> str:
    """What is wrong with the row that is asked for, or else with the first that is wrong."""
    own = row_at(now, place)
    row = next((one for one in (own, *now.rows) if one.faults), None)
    if row is None or (now.tiles_off and row is not own):
        return now.tiles_off
    return _wrong(row, row.faults[0])


def captions(sheet: Sheet, speech: Speech, *, brief: bool) -> list[str]:
    """Every caption that these players and chains may come to; ``brief`` without the reasons."""
    now = page(sheet, speech)
    said = [now.sums]
    for row in now.rows:
        if row.chain is None:
            purses = [Doubt(cell.place, Flaw.NO_BILLS, 0) for cell in row.cells]
            said += [] if brief else [fault_said(one, sheet, speech) for one in purses]
            continue
        for flaw in (Flaw.ONE_TILE, Flaw.TOO_MANY_BLOCKS):
            why = fault_said(Doubt(Place(Sort.BLOCKS, row.chain), flaw, 0), sheet, speech)
            said.append(_wrong(row, "" if brief else why))
    return [f"{now.known}. {one}" for one in said]


def _wrong(row: Row, why: str) -> str:
    """One row that does not add up, and why."""
    if row.chain is None:
        return why
    return " ".join(filter(None, (phrase("{chain} doesn't add up.", chain=row.name), why)))
