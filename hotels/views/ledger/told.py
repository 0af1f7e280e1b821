"""Every entry of a game as the ledger tells it, in table order, the struck ones in their places."""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple
from weakref import WeakKeyDictionary

from hotels.ledger.chains.board import LONE
from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import (
    Announce,
    Buy,
    Choose,
    Correct,
    Count,
    Dispose,
    Draw,
    Entry,
    Lay,
    Name,
    Note,
    Pass,
    Peek,
    Settle,
    TurnTo,
)
from hotels.ledger.chains.terms import Player
from hotels.ledger.chains.trouble import Page
from hotels.ledger.chains.workings import is_bonus
from hotels.ledger.journal import Amend, Insert, Line, Move
from hotels.ledger.money import Money
from hotels.ledger.objection import Grade
from hotels.ledger.posting import CASH
from hotels.table import Table, Written
from hotels.wording.amounts import money, quoted
from hotels.wording.history import Later, later_in_words
from hotels.wording.language import phrase, spoken
from hotels.wording.ledger import price_in, remarks, told
from hotels.wording.speech import Speech

ChainTable = Table[Entry, Books]

LONGEST_NOTE = 1_000
"""No note is longer: all of it is told."""


class Sort(Enum):
    """What an entry is to the eye that looks for what stands out."""

    PLAIN = ""
    CORRECTION = "scale-balance"
    COUNT = "clipboard-check-outline"
    FORCED = "alert-outline"
    GAP = "comment-question-outline"
    ASIDE = "close-circle-outline"
    PEEK = "eye-outline"
    NOTE = "note-text-outline"
    STRUCK = "playlist-remove"
    SETTLEMENT = "cash-multiple"

    @property
    def icon(self) -> str:
        """Its icon; a plain line has none."""
        return self.value


class Gain(NamedTuple):
    """What a player got, or gave where it is below nought, and for which chain."""

    player: Player
    chain: int | None
    """None where it is for no chain: a purse put right."""
    amount: Money


class Told(NamedTuple):
    """One entry as the ledger tells it."""

    number: int
    place: int
    """How many entries stood when it was done, itself included; a struck one does not count."""
    turn: int
    """Turns begun by then."""
    entry: Entry
    before: Books
    page: Page
    """Of a struck entry the one it had, as far as what stands before it is as it was."""
    sort: Sort
    icon: str
    text: str
    remarks: tuple[str, ...]
    seat: Player | None
    """Whose deed it is."""
    chains: tuple[int, ...]
    gains: tuple[Gain, ...]
    changed: bool
    """Whether it was put in later, changed or moved."""
    struck_in: int
    """The line that struck it; 0 while it counts."""
    sought: str = ""
    """By what else it is looked for: the amounts it moved, and that they are bonuses."""

    @property
    def struck(self) -> bool:
        """Whether it counts no more."""
        return self.struck_in > 0

    @property
    def is_bare(self) -> bool:
        """Whether there is no more to say of a tile, or of none, than that it was laid."""
        if self.remarks or self.sort is not Sort.PLAIN:
            return False
        if isinstance(self.entry, Pass):
            return True
        if not isinstance(self.entry, Lay):
            return False
        after = self.page.books
        square = after.header.shape.square(self.entry.tile)
        return after.formed != square and after.board.cells[square] == LONE


Touched = tuple[Written[Entry, Books], tuple[Line[Entry], ...]]
"""An entry with the acts that touched it."""


class _Kept(NamedTuple):
    """What was told of a table last, and what it was told of."""

    speech: Speech
    language: str
    written: tuple[Touched, ...]
    entries: tuple[Told, ...]


_kept: WeakKeyDictionary[ChainTable, _Kept] = WeakKeyDictionary()


_CHANGED = {Insert: "playlist-plus", Amend: "pencil-outline", Move: "arrow-all"}
"""The icon of an entry that is not, or not where, it was first written."""


def entries(table: ChainTable, speech: Speech) -> tuple[Told, ...]:
    """Every entry as it is told; what did not change since it was last asked is not made anew."""
    written = tuple((one, table.history(one.number)) for one in table.written)
    kept = _kept.get(table)
    found: list[Told] = []
    if kept is not None and (kept.speech, kept.language) == (speech, spoken().code):
        same = _same(kept.written, written)
        if same == len(written) == len(kept.written):
            return kept.entries
        found += kept.entries[:same]
    for one, history in written[len(found) :]:
        found.append(_told(table, one, history, found, speech))
    _kept[table] = _Kept(speech, spoken().code, written, tuple(found))
    return _kept[table].entries


def _same(old: tuple[Touched, ...], new: tuple[Touched, ...]) -> int:
    """How many entries at the beginning are as they were."""
    place = 0
    for (one, acts), (other, today) in zip(old, new, strict=False):
        # Of the first entry of which anything is different an act is: the pages need no look.
        if one.number != other.number or acts != today:
            break
        place += 1
    return place


def _told(
    table: ChainTable,
    one: Written[Entry, Books],
    history: tuple[Line[Entry], ...],
    earlier: Sequence[Told],
    speech: Speech,
) -> Told:
    """One entry, after those that are in their places before it."""
    place = earlier[-1].place if earlier else 0
    struck_in = history[-1].number if one.struck else 0
    stood = (told.page.books for told in reversed(earlier) if _stood(told, struck_in))
    before = next(stood, None) or table.game.opening()
    page, turn = one.page, before.turn
    if page is None:
        page, turn = table.game.book(one.entry, before), earlier[-1].turn if earlier else 0
    else:
        place, turn = place + 1, page.books.turn
    sort = Sort.STRUCK if one.struck else _sort(page)
    later = None if one.struck else _later(history)
    said = () if one.struck else tuple(remarks(page, speech))
    return Told(
        number=one.number,
        place=place,
        turn=turn,
        entry=one.entry,
        before=before,
        page=page,
        sort=sort,
        icon=sort.icon or ("" if later is None else _CHANGED[type(later)]),
        text=sentence_of(before, page, speech),
        remarks=said if later is None else (*said, later_in_words(later)),
        seat=None if isinstance(one.entry, Draw | Note) else one.entry.player,
        chains=tuple(sorted({*_chains(before, page)})),
        gains=tuple(_gains(page)),
        changed=later is not None,
        struck_in=struck_in,
        sought=" ".join(_sought(page)),
    )


def _stood(told: Told, then: int) -> bool:
    """Whether an entry counted when another was struck by that line; by 0, whether it does now."""
    if told.struck:
        return 0 < then <= told.struck_in
    return not then or told.number < then


def _later(history: tuple[Line[Entry], ...]) -> Later | None:
    """The last act after which an entry is not, or not where, it was first written."""
    acts = (line.act for line in reversed(history))
    return next((act for act in acts if isinstance(act, Insert | Amend | Move)), None)


def _sort(page: Page) -> Sort:
    """What an entry that was not struck is."""
    if not page.stands:
        return Sort.ASIDE
    match page.entry:
        case Correct() | TurnTo():
            return Sort.CORRECTION
        case Count():
            return Sort.COUNT
        case Peek():
            return Sort.PEEK
        case Note():
            return Sort.NOTE
    return {Grade.AGAINST: Sort.FORCED, Grade.GAP: Sort.GAP}.get(Grade(page.grade or 1), Sort.PLAIN)


def sentence_of(before: Books, page: Page, speech: Speech) -> str:
    """What was done and what it came to; of a note all of it."""
    if isinstance(page.entry, Note):
        text = quoted(" ".join(page.entry.text.split()), LONGEST_NOTE)
        return phrase("Note: {text}", text=text)
    return told(before, page, speech)


def _chains(before: Books, page: Page) -> Iterator[int]:
    """The chains an entry is about: named by it, moved or paid for, grown, fallen or joined."""
    entry, after = page.entry, page.books
    places = after.header.edition.places
    match entry:
        case Name() | Choose() | Announce() | Draw() | Settle() | Dispose():
            names: tuple[str, ...] = (entry.chain,)
        case Buy():
            names = entry.chains
        case Count() | Correct():
            names = (entry.thing,)
        case _:
            names = ()
    yield from (places[name] for name in names if name in places)
    yield from (places[one.thing] for one in page.postings if one.thing != CASH)
    yield from (gain.chain for gain in _gains(page) if gain.chain is not None)
    if isinstance(entry, Lay | Choose) and page.stands and after.takeover is not None:
        yield from after.takeover.joined
    if after.board.sizes != before.board.sizes:
        sizes = enumerate(zip(before.board.sizes, after.board.sizes, strict=True))
        yield from (chain for chain, (was, now) in sizes if was != now)


def _sought(page: Page) -> Iterator[str]:
    """The amounts an entry moved; a bonus by that name, which its sentence leaves out."""
    for posting in page.postings:
        if posting.thing == CASH:
            yield money(posting.count)
            if is_bonus(posting):
                yield phrase("bonus")


def _gains(page: Page) -> Iterator[Gain]:
    """What an entry paid to whom or took from whom."""
    places = page.books.header.edition.places
    for posting in page.postings:
        if posting.thing == CASH:
            price = None if posting.working is None else price_in(posting.working)
            chain = None if price is None else places[str(price.args[0])]
            if posting.giver >= 0:
                yield Gain(posting.giver, chain, -posting.count)
            if posting.taker >= 0:
                yield Gain(posting.taker, chain, posting.count)
