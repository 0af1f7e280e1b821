"""What the quick score shows: every figure, what is asked next, and what does not add up."""

from collections.abc import Iterator
from typing import NamedTuple

from hotels.ledger.chains.tally import Doubt, Flaw, Place, Sheet, Sort, doubts, final
from hotels.ledger.chains.terms import Player
from hotels.ledger.money import sum_of
from hotels.views.letters import letters
from hotels.wording.amounts import Count, begun, listed, money, number
from hotels.wording.language import phrase
from hotels.wording.numbers import in_words
from hotels.wording.speech import Speech


class Cell(NamedTuple):
    """One figure."""

    place: Place
    label: str
    text: str
    """Empty as long as it is not known."""
    wrong: bool
    asked: bool = True
    """Whether it is wanted at all: nothing is drawn for a chain that is not there."""


class Row(NamedTuple):
    """One chain, or the purses: its figures, and whether they can be."""

    chain: int | None
    letter: str
    name: str
    second: str
    cells: tuple[Cell, ...]
    left: str
    """How many blocks stay in the bank; empty where nothing is known of them."""
    of: str
    off: bool
    """Whether more are held than there are."""
    pale: bool
    """Whether the chain is not on the board."""
    faults: tuple[str, ...]
    there_are: int = 0
    """How many blocks of the chain there are."""


class Page(NamedTuple):
    """All figures of one game, and how far they are."""

    rows: tuple[Row, ...]
    tiles: str
    """All chains together, against the board."""
    tiles_off: str
    """What is wrong with that."""
    known: str
    """How many figures there are, and of how many."""
    status: str
    sums: str
    wrong: bool
    """Whether something does not add up."""
    ready: bool
    """Whether the ranking can be shown."""
    rest: bool
    """Whether somebody has not said what he holds."""
    last: str
    """Who played last, where that matters."""


def page(sheet: Sheet, speech: Speech) -> Page:
    """Everything as it is known now."""
    found = doubts(sheet)
    rows = tuple(_rows(sheet, found, speech))
    wanting, places = sheet.wanting, tuple(sheet.places())
    spoilt = any(doubt.spoils for doubt in found)
    ready = final(sheet) is not None
    return Page(
        rows,
        phrase("{count} of {most}", count=_tiles(sheet), most=sheet.terms.edition.squares),
        next(
            (fault_said(one, sheet, speech) for one in found if one.flaw is Flaw.TOO_MANY_TILES), ""
        ),
        phrase("{count} of {most} figures", count=len(places) - len(wanting), most=len(places)),
        _status(ready=ready, spoilt=spoilt),
        _sums(sheet, rows, found, speech),
        spoilt,
        ready,
        any(place.sort is Sort.BLOCKS for place in wanting),
        speech.player(sheet.last) if sheet.terms.edition.bonuses.by_seat else "",
    )


def _rows(sheet: Sheet, found: tuple[Doubt, ...], speech: Speech) -> Iterator[Row]:
    edition = sheet.terms.edition
    at_fault = {doubt.place for doubt in found}
    signs = letters(speech.chain(name) for name in edition.names)

    def cell(place: Place, label: str, *, asked: bool = True) -> Cell:
        number = sheet.at(place) if asked else None
        text = "" if number is None else figure(place, number)
        return Cell(place, label, text, asked and place in at_fault, asked)

    seats = range(sheet.terms.seats)
    for chain, size in enumerate(sheet.sizes):
        cells = [cell(Place(Sort.SIZE, chain), begun(speech.word.tiles))]
        for seat in seats:
            asked = size != 0 or sheet.blocks[chain][seat] is not None
            cells.append(cell(Place(Sort.BLOCKS, chain, seat), speech.player(seat), asked=asked))
        if sheet.terms.bank_holds:
            cells.append(cell(Place(Sort.DRAWN, chain), phrase("Drawn"), asked=bool(size)))
        left = sheet.left(chain)
        said = any(count is not None for count in sheet.blocks[chain])
        there_are = edition.chains[chain].in_all
        yield Row(
            chain,
            signs[chain],
            speech.chain(chain),
            _price(sheet, chain, speech),
            tuple(cells),
            (f"−{-left}" if left < 0 else str(left)) if said else "",
            phrase("of {count}", count=there_are),
            left < 0,
            size == 0,
            _faults(found, sheet, speech, chain),
            there_are,
        )
    purses = tuple(cell(Place(Sort.CASH, player=seat), speech.player(seat)) for seat in seats)
    wrong = _faults(found, sheet, speech, None)
    cash, when = phrase("Cash"), phrase("before the settlement")
    yield Row(None, "", cash, when, purses, "", "", off=False, pale=False, faults=wrong)


def _price(sheet: Sheet, chain: int, speech: Speech) -> str:
    """``$900 a block``, as soon as the size is known."""
    size = sheet.sizes[chain]
    if size is None:
        return ""
    if size == 0:
        return phrase("off the board")
    price = sheet.terms.edition.price(chain, size)
    if not price:
        return ""
    return phrase("{price} a {word.block}", price=money(price), word=speech.word)


def _faults(
    found: tuple[Doubt, ...], sheet: Sheet, speech: Speech, chain: int | None
) -> tuple[str, ...]:
    """What is wrong in one row, each thing once; too many tiles is said of all rows together."""
    own = [
        doubt
        for doubt in found
        if doubt.flaw is not Flaw.TOO_MANY_TILES
        and (doubt.place.sort is Sort.CASH) is (chain is None)
        and (chain is None or doubt.place.chain == chain)
    ]
    return tuple(dict.fromkeys(fault_said(doubt, sheet, speech) for doubt in own))


def fault_said(doubt: Doubt, sheet: Sheet, speech: Speech) -> str:
    """What is wrong with a figure, in a sentence."""
    edition, word = sheet.terms.edition, speech.word
    place = doubt.place
    match doubt.flaw:
        case Flaw.ONE_TILE:
            return phrase(
                "A chain has at least 2 {word.tiles}, or 0 if it isn't on the board.",
                word=word,
            )
        case Flaw.TOO_MANY_TILES:
            return phrase(
                "{count} {word.tiles} in total, but the board has only {squares} squares.",
                count=_tiles(sheet),
                word=word,
                squares=edition.squares,
            )
        case Flaw.TOO_MANY_BLOCKS:
            chain = edition.chains[place.chain]
            there_are = chain.in_all
            held = there_are - sheet.left(place.chain)
            return phrase(
                "Players hold {held} {word.blocks}, but there are only {there_are}.",
                held=held,
                word=word,
                there_are=there_are,
            )
        case Flaw.NOT_DRAWABLE:
            return phrase("A drawn tile counts as 1 to {most}.", most=doubt.right)
        case Flaw.NO_BILLS:
            return phrase(
                "{player}: no bills add up to {amount}. The smallest bill is {smallest}.",
                player=speech.player(place.player),
                amount=money(sheet.at(place) or 0),
                smallest=money(doubt.right),
            )


def _status(*, ready: bool, spoilt: bool) -> str:
    """What comes next."""
    if spoilt:
        return phrase("The ranking appears once everything adds up.")
    if ready:
        return phrase("The ranking is ready.")
    return phrase("The ranking appears once all figures are in.")


def _sums(sheet: Sheet, rows: tuple[Row, ...], found: tuple[Doubt, ...], speech: Speech) -> str:
    """How many chains are complete and add up, or what does not, or what no bills make."""
    if any(doubt.flaw is Flaw.TOO_MANY_TILES for doubt in found):
        return phrase(
            "{count} {word.tiles} on a {squares}-square board.",
            count=_tiles(sheet),
            word=speech.word,
            squares=sheet.terms.edition.squares,
        )
    off = [row.name for row in rows if row.faults and row.chain is not None]
    if len(off) == 1:
        return phrase("{chain} doesn't add up.", chain=off[0])
    if off:
        return phrase("{chains} don't add up.", chains=listed(off))
    if odd := [doubt.place for doubt in found if doubt.flaw is Flaw.NO_BILLS]:
        purses = listed(_purse(one, sheet, speech) for one in odd)
        return phrase("No bills add up to {purses}.", purses=purses)
    full = sum(
        all(cell.text for cell in row.cells if cell.asked) for row in rows if row.chain is not None
    )
    if not full:
        return phrase("No chain is complete yet.")
    if full == 1:
        return phrase("One chain is complete.")
    return phrase("{count} chains are complete.", count=begun(in_words(full)))


def _purse(place: Place, sheet: Sheet, speech: Speech) -> str:
    """``Ana's $1,250``."""
    amount = money(sheet.at(place) or 0)
    return phrase("{player}'s {amount}", player=speech.player(place.player), amount=amount)


def figure(place: Place, number: int) -> str:
    """A figure as it stands in its field."""
    return money(number) if place.sort is Sort.CASH else str(number)


def missing(sheet: Sheet, speech: Speech) -> str:
    """Why the ranking cannot be shown yet."""
    wanting = sheet.wanting
    if wanting:
        return phrase("{count:figure is/figures are} still missing.", count=Count(len(wanting)))
    found = doubts(sheet)
    return next((fault_said(doubt, sheet, speech) for doubt in found if doubt.spoils), "")


def _tiles(sheet: Sheet) -> int:
    """All chains together."""
    return sum(size or 0 for size in sheet.sizes)


class Counter(NamedTuple):
    """A purse that is counted bill by bill."""

    rows: tuple[tuple[str, int], ...]
    """Each bill and how many of it."""
    amount: int
    text: str


def purse(sheet: Sheet, counts: tuple[int, ...]) -> Counter:
    """A purse of so many of each bill, the largest first."""
    bills = sheet.terms.edition.bills
    amount = sum_of([(count, bill) for count, bill in zip(counts, bills, strict=True)])
    rows = tuple((number(bill), count) for bill, count in zip(bills, counts, strict=True))
    return Counter(rows, amount, money(amount))


def players(sheet: Sheet, speech: Speech) -> tuple[tuple[Player, str], ...]:
    """Everybody by seat."""
    return tuple((seat, speech.player(seat)) for seat in range(sheet.terms.seats))


def row_at(page: Page, place: Place) -> Row:
    """The row in which a figure stands."""
    return next(row for row in page.rows if place in {cell.place for cell in row.cells})


def players_in_words(count: int) -> str:
    """``four players``."""
    return phrase("{count} players", count=in_words(count))


def with_bank(row: Row) -> Row:
    """A row whose second line says what the bank has as well."""
    if row.chain is None:
        return row
    if row.left:
        bank = phrase("bank {left} of {count}", left=row.left, count=row.there_are)
    else:
        bank = phrase("{count} in all", count=row.there_are)
    return row._replace(second=" · ".join(filter(None, (row.second, bank))))
