"""A line of the ledger opened: what it moved, what became of it, and what can be done with it."""

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from hotels.ledger.chains.entries import End, Lay, Pass, Peek
from hotels.ledger.chains.rules.ending import is_over
from hotels.ledger.chains.terms import UNSEEN
from hotels.ledger.posting import BANK, CASH, Holder
from hotels.views.chains import left_in_bank
from hotels.views.ledger.settled import ended_in
from hotels.views.ledger.told import ChainTable, Sort, Told, entries
from hotels.views.receipts import Receipt, final_receipts, receipts_of
from hotels.wording.amounts import as_sentence, begun, counted, signed
from hotels.wording.history import touched
from hotels.wording.language import phrase, to_phrase
from hotels.wording.objections import sentence
from hotels.wording.speech import Speech


class LineDeed(Enum):
    """What a keeper may do with a line, by the word on its button."""

    CHANGE = to_phrase("Edit")
    MOVE = to_phrase("Move")
    BEFORE = to_phrase("Insert")
    STRIKE = to_phrase("Delete")
    NOTE = to_phrase("Note")
    END_HERE = to_phrase("End here")
    PLAY_FROM = to_phrase("Play from here")

    @property
    def icon(self) -> str:
        """The icon beside the word."""
        return _ICONS[self]


_ICONS = {
    LineDeed.CHANGE: "pencil-outline",
    LineDeed.MOVE: "arrow-all",
    LineDeed.BEFORE: "playlist-plus",
    LineDeed.STRIKE: "close-circle-outline",
    LineDeed.NOTE: "note-outline",
    LineDeed.END_HERE: "flag-checkered",
    LineDeed.PLAY_FROM: "debug-step-over",
}


_LAST = {UNSEEN: 1, BANK: 2}
"""Who stands below the players."""


class Offer(NamedTuple):
    """A deed, and whether it can be done with this line."""

    deed: LineDeed
    can: bool = True
    sentence: str = ""
    """Why it cannot; where it can, what is to be known before."""


class LinePosting(NamedTuple):
    """What moved to or from one holder: ``Carol, American``, ``+1 block``."""

    what: str
    amount: str


class OpenedLine(NamedTuple):
    """A line with all that is known of it."""

    number: int
    text: str
    postings: tuple[LinePosting, ...]
    remarks: tuple[str, ...]
    """What speaks against it, and that it is not as it was written first, a sentence each."""
    history: tuple[str, ...]
    """Every act on it, from the one that wrote it; empty where that was all."""
    deeds: tuple[Offer, ...]
    sort: Sort = Sort.PLAIN
    place: int = 0
    """The moment after it; of a struck line the moment it would have begun at."""
    title: str = ""
    """``Line 15``."""


STRUCK = to_phrase("This entry was deleted. You can insert a corrected entry before it.")
A_LOOK = to_phrase("A peek can't be edited, moved or deleted.")
ALONE = to_phrase("There is no other entry, so this one can't be moved.")
NOTHING_FOLLOWS = to_phrase("There are no entries after this one.")
NOT_BEGUN = to_phrase("No turn has been played yet.")
ENDED_HERE = to_phrase("The end is declared right after this entry.")
ASIDES_ONLY = to_phrase(
    "Before the first tile you can insert only a count, a correction, a note or a seat change."
)


def opened(table: ChainTable, number: int, speech: Speech) -> OpenedLine | None:
    """The line of this number opened; None where no entry has it (any more)."""
    every = entries(table, speech)
    at = next((at for at, told in enumerate(every) if told.number == number), None)
    if at is None:
        return None
    told, acts = every[at], table.history(number)
    return OpenedLine(
        number,
        told.text,
        () if told.struck else (*_postings(told, speech), *_settled(table, number, speech)),
        tuple(map(as_sentence, told.remarks)),
        tuple(as_sentence(touched(line, speech)) for line in acts) if len(acts) > 1 else (),
        tuple(_offers(table, told, speech)),
        told.sort,
        told.place,
        phrase("Entry {number}", number=number),
    )


def line_receipts(table: ChainTable, number: int, speech: Speech) -> tuple[Receipt, ...]:
    """The receipt of every payment of a line, in order; of the end those of the settlement."""
    told = next((one for one in entries(table, speech) if one.number == number), None)
    if told is None or told.struck:
        return ()
    paid = receipts_of(told.before, told.page, speech)
    if _ends_in(table, number):
        paid = (*paid, *final_receipts(table.books, speech))
    return tuple(receipt for _, receipt in paid)


def _ends_in(table: ChainTable, number: int) -> bool:
    """Whether the game is over, and ended in this line."""
    return is_over(table.books) and ended_in(table) == number


def _settled(table: ChainTable, number: int, speech: Speech) -> Iterator[LinePosting]:
    """What the settlement hands each player, below the line in which the game ended."""
    outcome = table.game.outcome(table.books) if _ends_in(table, number) else None
    if outcome is not None:
        said = _SETTLED[outcome.provisional]
        for seat, cash in enumerate(outcome.cash):
            if got := cash - table.books.cash[seat]:
                yield LinePosting(phrase(said, player=speech.player(seat)), signed(got))


_SETTLED = (to_phrase("{player}, settlement"), to_phrase("{player}, provisional settlement"))


def _postings(told: Told, speech: Speech) -> Iterator[LinePosting]:
    """Money first, then chain by chain; the bank last, with what it has left of a chain."""
    books = told.page.books
    places = books.header.edition.places
    moved: dict[str, dict[Holder, int]] = {}
    for posting in told.page.postings:
        balances = moved.setdefault(posting.thing, {})
        for who, count in ((posting.giver, -posting.count), (posting.taker, posting.count)):
            balances[who] = balances.get(who, 0) + count
    for thing in sorted(moved, key=lambda thing: places.get(thing, -1)):
        name = phrase("cash") if thing == CASH else speech.chain(thing)
        for who, count in sorted(moved[thing].items(), key=lambda one: _LAST.get(one[0], 0)):
            if thing == CASH:
                amount = signed(count)
            elif who == BANK:
                amount = left_in_bank(books.blocks[places[thing]][BANK])
            else:
                amount = _blocks(count, speech)
            yield LinePosting(begun(f"{_whose(who, speech)}, {name}"), amount)


def _whose(who: Holder, speech: Speech) -> str:
    """A player by name, or what else a posting moves from or to."""
    if who == BANK:
        return phrase("as a holder|bank")
    return phrase("as a holder|deal") if who == UNSEEN else speech.player(who)


def _blocks(count: int, speech: Speech) -> str:
    """``+1 block``, ``−2 blocks``."""
    sign = "+" if count > 0 else "−"
    return f"{sign}{counted(abs(count), speech.word.block, speech.word.blocks)}"


def _offers(table: ChainTable, told: Told, speech: Speech) -> Iterator[Offer]:
    """What can be done with a line, and why the rest cannot."""
    fixed = phrase(STRUCK if told.struck else A_LOOK if isinstance(told.entry, Peek) else "")
    alone = phrase(ALONE if len(table.written) == 1 else "")
    last = phrase("" if told.place < len(table.pages) else NOTHING_FOLLOWS)
    yield _offer(LineDeed.CHANGE, fixed)
    yield _offer(LineDeed.MOVE, fixed or alone)
    yield Offer(LineDeed.BEFORE, sentence=_before(told))
    yield _offer(LineDeed.STRIKE, fixed)
    yield Offer(LineDeed.NOTE)
    yield _offer(LineDeed.END_HERE, _no_end(table, told, speech))
    yield _offer(LineDeed.PLAY_FROM, last)


def _offer(deed: LineDeed, why_not: str) -> Offer:
    return Offer(deed, not why_not, why_not)


def _before(told: Told) -> str:
    """What limits an entry put in before this one."""
    asked = told.before.awaiting
    begins = isinstance(told.entry, Lay | Pass) and not told.before.turn
    in_turn = asked is not None and asked.players[:1] == (told.seat,)
    return phrase(ASIDES_ONLY) if begins and in_turn else ""


def _no_end(table: ChainTable, told: Told, speech: Speech) -> str:
    """Why the game cannot have ended right after this line; empty where it can."""
    books = told.page.books
    if told.struck:
        return phrase(STRUCK)
    if not books.turn:
        return phrase(NOT_BEGUN)
    following = table.pages[told.place :][:1]
    if any(isinstance(page.entry, End) for _, page in following):
        return phrase(ENDED_HERE)
    page = table.game.book(End(books.player), books)
    said = (sentence(one.code, one.facts, speech) for one in page.objections)
    return next((as_sentence(one) for one in said), "")
