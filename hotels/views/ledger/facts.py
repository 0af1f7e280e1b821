"""What is different line by line between two readings of a game, one short sentence a fact."""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from hotels.ledger.chains.books import Books, Question
from hotels.ledger.chains.entries import (
    Announce,
    Buy,
    Choose,
    Dispose,
    Draw,
    Entry,
    Lay,
    Name,
    Note,
    Pass,
    Settle,
)
from hotels.ledger.chains.trouble import Page
from hotels.ledger.difference import Change, Difference, Kind, Numbered
from hotels.ledger.objection import Grade, Objection
from hotels.views.ledger.after_end import is_after_the_end
from hotels.wording.consequences import BONUS, against, kind_of
from hotels.wording.effects import NO_EFFECT, Deed, Effect, effect_of, tile_in_words
from hotels.wording.language import phrase
from hotels.wording.payments import (
    bonuses_in,
    bonuses_in_words,
    lost_in_words,
    payment_in_words,
    unpaid,
)
from hotels.wording.speech import Speech

Pages = Sequence[Numbered[Entry, Books]]


class Sort(Enum):
    """What a fact is to the one who reads it."""

    DIFFERENT = "comes out otherwise"
    NEW = "is new"
    UNFIT = "no longer fits"
    OVER = "comes after the end"
    OPEN = "is owed"
    AGAINST = "is against the rules"
    FITS = "fits again"
    STRUCK = "is struck"
    BACK = "counts again"


class Fact(NamedTuple):
    """One thing that is different, of which line, in which turn."""

    number: int
    turn: int
    sort: Sort
    sentence: str = ""
    kind: str = ""
    """What the entry is called, where it is counted with others."""
    who: int | None = None
    about: tuple[Question, int | None] | None = None
    """Which question is open, or was answered by what no longer fits, and about which chain."""
    size_of: int | None = None
    """The chain of which only the size is different."""
    entry: Entry | None = None
    """What was done, where that alone tells it from others that are counted with it."""


class Reading(NamedTuple):
    """Both readings of a game from the first difference on."""

    was: Pages
    now: Pages
    opening: Books
    """The books before both."""


def facts(
    reading: Reading, difference: Difference, own: int | None, speech: Speech
) -> Iterator[Fact]:
    """Everything that is different, in table order; what went comes first.

    Turns are counted as they stand now in the ledger, but for those that are new.
    """
    changes = {change.number: change for change in difference.changes}
    then = _with_books_before(reading.was, reading.opening)
    now = _with_books_before(reading.now, reading.opening)
    went = then.keys() - now.keys()
    came = now.keys() - then.keys()
    if own is None and len(went | came) == 1:
        (own,) = went | came
    for number, (_, page) in then.items():
        if number in went:
            yield from _gone(number, page, reading, number == own, speech)
    begun = reading.opening.turn
    for number, (_, page) in now.items():
        old = then.get(number)
        if old is None:
            yield from _added(number, page, number == own, speech)
        elif number in changes:
            yield from _changed(number, old[1], page, speech)
        elif old[1] is not page and isinstance(page.entry, Lay | Choose):
            yield from _tile(number, old[1], page, speech)
        turn = (page if old is None else old[1]).books.turn
        if number in changes and page.stands:
            yield from _said(changes[number], (turn, begun), page, speech)
        if page.stands and isinstance(page.entry, Lay | Pass):
            begun = turn


def _with_books_before(pages: Pages, before: Books) -> dict[int, tuple[Books, Page]]:
    """The pages by their lines, each with the books before it."""
    found = {}
    for number, page in pages:
        found[number] = before, page
        before = page.books
    return found


def _gone(
    number: int,
    page: Page,
    reading: Reading,
    own: bool,  # noqa: FBT001  whether the act is about this line
    speech: Speech,
) -> Iterator[Fact]:
    """An entry that is struck: by itself, or with others."""
    turn = page.books.turn
    if not own:
        yield _whole(number, turn, Sort.STRUCK, page.entry)
        return
    if page.stands:
        books = reading.opening
        for said in tile_in_words(effect_of(page), NO_EFFECT, books, speech):
            yield Fact(number, turn, Sort.DIFFERENT, said)
        for paid in bonuses_in(page):
            yield Fact(number, turn, Sort.UNFIT, unpaid(paid, speech), BONUS, paid.player)
        said = lost_in_words(page, speech)
        if said:
            yield Fact(number, turn, Sort.DIFFERENT, said)


def _added(
    number: int,
    page: Page,
    own: bool,  # noqa: FBT001  whether the act is about this line
    speech: Speech,
) -> Iterator[Fact]:
    """An entry that was put in, or counts again with others."""
    turn = page.books.turn
    if not own:
        yield _whole(number, turn, Sort.BACK, page.entry)
    elif page.stands:
        tile = tile_in_words(NO_EFFECT, effect_of(page), page.books, speech)
        paid = bonuses_in_words(None, page, speech)
        for said in (*tile, *payment_in_words(None, page, speech), *paid):
            yield Fact(number, turn, Sort.NEW, said)


def _changed(number: int, was: Page, page: Page, speech: Speech) -> Iterator[Fact]:
    """An entry that stands in both readings, or stood, or stands now."""
    turn = was.books.turn
    if was.stands and page.stands:
        yield from _tile(number, was, page, speech)
    paid_now, gone = bonuses_in(page), Sort.OVER if is_after_the_end(page) else Sort.UNFIT
    for paid in bonuses_in(was):
        if paid not in paid_now:
            yield Fact(number, turn, gone, unpaid(paid, speech), BONUS, paid.player)
    if was.stands and not page.stands and gone is Sort.OVER:
        yield _whole(number, turn, gone, page.entry)
    elif was.stands and not page.stands:
        why = against(page, Grade.IMPOSSIBLE, speech)
        about = answered(page.entry, page.books)
        yield Fact(number, turn, gone, why, kind_of(page.entry), _whose(page.entry), about)
    if not page.stands:
        return
    if was.stands:
        for said in payment_in_words(was, page, speech):
            yield Fact(number, turn, Sort.DIFFERENT, said)
    else:
        yield _whole(number, page.books.turn, Sort.FITS, page.entry)
    was_paid = bonuses_in(was)
    for said in bonuses_in_words(was, page, speech):
        yield Fact(number, turn, Sort.DIFFERENT if was_paid else Sort.NEW, said)


def _whole(number: int, turn: int, sort: Sort, entry: Entry) -> Fact:
    """What became of an entry, whatever it says."""
    return Fact(number, turn, sort, kind=kind_of(entry), who=_whose(entry), entry=entry)


def _whose(entry: Entry) -> int | None:
    """Who did it, if anybody."""
    return None if isinstance(entry, Draw | Note) else entry.player


def _tile(number: int, was: Page, page: Page, speech: Speech) -> Iterator[Fact]:
    """What a tile does now that it did not do then."""
    turn = was.books.turn
    old, new = effect_of(was), effect_of(page)
    if old == new:
        return
    size_of = _only_size(old, new)
    for said in tile_in_words(old, new, page.books, speech):
        yield Fact(number, turn, Sort.DIFFERENT, said, size_of=size_of)


def _only_size(old: Effect, new: Effect) -> int | None:
    """The chain of which a tile makes another size and nothing else."""
    grows = old.deed in {Deed.GROWS, Deed.TAKES_OVER}
    return new.chain if grows and old == new._replace(size=old.size) else None


def _said(change: Change, turns: tuple[int, int], page: Page, speech: Speech) -> Iterator[Fact]:
    """What is owed before an entry now, and what speaks against it now."""
    own, before = turns
    for objection in change.objections:
        if objection.grade == Grade.GAP:
            kind, who, chain = asked_in(objection)
            turn = own if kind is Question.TILE else before
            yield Fact(change.number, turn, Sort.OPEN, who=who, about=(kind, chain))
    if Kind.AGAINST in change.kinds:
        said = against(page._replace(objections=change.objections), Grade.AGAINST, speech)
        yield Fact(change.number, own, Sort.AGAINST, phrase("Against the rules: {why}", why=said))


def asked_in(gap: Objection) -> tuple[Question, int | None, int | None]:
    """Which question was left open, who owes the answer, and about which chain."""
    players, chain = gap.facts["players"], gap.facts["chain"]
    player = players[0] if isinstance(players, tuple) and players else None
    return Question(str(gap.facts["kind"])), player, chain if isinstance(chain, int) else None


_ANSWERED: dict[type[Entry], Question] = {
    Lay: Question.TILE,
    Pass: Question.TILE,
    Name: Question.NAME,
    Choose: Question.SURVIVOR,
    Announce: Question.ANNOUNCE,
    Draw: Question.BANK_HOLDS,
    Settle: Question.NEXT_DEFUNCT,
    Dispose: Question.DISPOSE,
    Buy: Question.BUY,
}


def answered(entry: Entry, books: Books) -> tuple[Question, int | None] | None:
    """Which question an entry answers, and about which chain it is asked."""
    if type(entry) not in _ANSWERED:
        return None
    chain = entry.chain if isinstance(entry, Announce | Draw | Dispose) else ""
    return _ANSWERED[type(entry)], books.header.edition.places.get(chain)
