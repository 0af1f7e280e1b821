"""What else becomes of a game when one of its entries is changed, put in or taken away."""

from collections.abc import Iterator, Sequence

from hotels.ledger.difference import Kind as Becomes
from hotels.ledger.difference import Numbered
from hotels.ledger.journal import Act, Amend, Impossible, Insert, Write
from hotels.ledger.perfect_hotel.books import Books
from hotels.ledger.perfect_hotel.entries import Entry
from hotels.ledger.perfect_hotel.scoring import standing
from hotels.ledger.perfect_hotel.terms import KINDS, Kind, Player
from hotels.ledger.replay import Booked
from hotels.table import Preview
from hotels.views.perfect_hotel import HotelTable, floor_lines, hotels_of
from hotels.wording.amounts import as_sentence, digits
from hotels.wording.language import phrase, to_phrase
from hotels.wording.perfect_hotel_entries import in_short
from hotels.wording.perfect_hotel_refusals import sentence
from hotels.wording.speech import Speech

Tried = Booked[Entry, Books]
Change = Preview[Entry, Books]

_BECOMES_ANNEX = to_phrase("{player}'s {kind} becomes an annex")
_BECOMES_FLOOR = to_phrase("{player}'s {kind} becomes a separate floor, not an annex")


def preview_of(table: HotelTable, act: Act[Entry]) -> Change | None:
    """What an act would do; None where its line is no longer there."""
    try:
        return table.preview(act)
    except Impossible:
        return None


def tried(table: HotelTable, act: Act[Entry]) -> Tried | None:
    """The page that an act would make; what comes after it is not looked at."""
    match act:
        case Write(entry):
            return table.book(entry)
        case Insert(line, entry) | Amend(line, entry):
            books = _books_before(table, line)
            return None if books is None else table.game.book(entry, books)
    return None


def against(page: Tried | None, speech: Speech) -> str:
    """Why an entry cannot have happened; empty where it can."""
    if page is None or page.stands:
        return ""
    first = page.objections[0]
    return as_sentence(sentence(first.code, first.facts, speech))


def consequences(table: HotelTable, change: Change, speech: Speech) -> tuple[str, ...]:
    """What else is different after a change, a sentence each; of a new floor nothing is."""
    if isinstance(change.act, Write):
        return ()
    return (*fates(table, change, speech), *totals(table, change, speech))


def fates(table: HotelTable, change: Change, speech: Speech) -> tuple[str, ...]:
    """What becomes of other floors: those dropped, and annexes that become floors."""
    said = (*_unfit(change, speech), *_annexed(table, change, speech))
    return tuple(map(as_sentence, said))


def totals(table: HotelTable, change: Change, speech: Speech) -> tuple[str, ...]:
    """``Dave's total changes from 32 to 27``."""
    before = standing(table.books).totals
    after = standing(table.after(change.pages)).totals
    return tuple(
        phrase(
            "{player}'s total changes from {was} to {then}.",
            player=speech.player(player),
            then=digits(then),
            was=digits(was),
        )
        for player, (was, then) in enumerate(zip(before, after, strict=True))
        if was != then
    )


def _unfit(change: Change, speech: Speech) -> Iterator[str]:
    """The entries that no longer fit, and those that fit again."""
    pages = dict(change.pages)
    for one in change.difference.changes:
        if Becomes.UNFIT in one.kinds and one.number in pages:
            yield phrase(
                "“{deed}” no longer fits and is dropped", deed=in_short(pages[one.number], speech)
            )
        elif Becomes.FITS in one.kinds and one.number in pages:
            yield phrase("“{deed}” fits again", deed=in_short(pages[one.number], speech))


def _annexed(table: HotelTable, change: Change, speech: Speech) -> Iterator[str]:
    """The annexes that become floors, and the other way round."""
    before = _floors(table.pages, table.books)
    own = change.act.number if isinstance(change.act, Amend) else None
    for line, (player, kind, is_annex) in _floors(change.pages, table.after(change.pages)).items():
        if line == own or line not in before or before[line][2] == is_annex:
            continue
        said = _BECOMES_ANNEX if is_annex else _BECOMES_FLOOR
        yield phrase(said, player=speech.player(player), kind=phrase(KINDS[kind]))


def _floors(
    pages: Sequence[Numbered[Entry, Books]], books: Books
) -> dict[int, tuple[Player, Kind, bool]]:
    """Every floor by its line: whose it is, of which kind, and whether it is an annex."""
    return {
        line: (player, floor.kind, floor.is_annex)
        for place, hotels in enumerate(floor_lines(pages, books.terms.seats))
        for player, lines in enumerate(hotels)
        for line, floor in zip(lines, hotels_of(books, place)[player].floors, strict=True)
    }


def _books_before(table: HotelTable, line: int) -> Books | None:
    """The books on which a line's entry was written; None where it no longer stands."""
    before = table.game.opening()
    for number, page in table.pages:
        if number == line:
            return before
        before = page.books
    return None
