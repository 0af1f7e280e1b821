"""Where else in the order an entry can stand: before which other line."""

from hotels.views.ledger.lines import LedgerLine, Sort
from hotels.views.ledger.told import ChainTable, entries
from hotels.wording.language import phrase
from hotels.wording.ledger import deed
from hotels.wording.speech import Speech


def places(table: ChainTable, number: int, speech: Speech) -> tuple[LedgerLine, ...]:
    """Every line that an entry can be put before: ``before Bob laid D5``, each turn's number once.

    Neither itself is among them nor the line that follows it: there it stands already.
    """
    standing = [told for told in entries(table, speech) if not told.struck]
    at = next((place for place, told in enumerate(standing) if told.number == number), None)
    if at is None:
        return ()
    found, said = [], 0
    for told in (*standing[:at], *standing[at + 2 :]):
        turn = str(told.turn) if told.turn != said else ""
        said = told.turn
        takeover = told.before.takeover
        survivor = None if takeover is None else takeover.survivor
        text = phrase("before {deed}", deed=deed(told.entry, speech, survivor))
        found.append(
            LedgerLine(
                *(told.number, told.place, turn, text, "", ""),
                *(Sort.PLAIN, "", (), told.seat, told.chains, told.changed),
                turns=told.turn,
            )
        )
    return tuple(found)


def stands_before(table: ChainTable, number: int, speech: Speech) -> str:
    """Where an entry stands now: ``Now it stands before “Bob laid D5”.``."""
    pages = table.pages
    at = next((place for place, page in enumerate(pages) if page.number == number), None)
    if at is None:
        return ""
    if at + 1 == len(pages):
        return phrase("Currently the last entry.")
    following = deed(pages[at + 1].page.entry, speech)
    return phrase("Currently before “{deed}”.", deed=following)
