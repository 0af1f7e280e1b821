"""What is still owed: every gap and every entry set aside, one question each, in table order."""

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from hotels.ledger.chains.booking import book
from hotels.ledger.chains.books import Awaiting, Books, Question
from hotels.ledger.chains.entries import Aside, Dispose, Entry, Lay, Pass, Peek
from hotels.ledger.chains.trouble import Page, Trouble
from hotels.ledger.journal import Act, Cut, Move, Strike
from hotels.ledger.objection import Grade, Objection
from hotels.table import Table
from hotels.views.ledger.after_end import AfterEnd, after_the_end, touched_last
from hotels.views.ledger.facts import answered, asked_in
from hotels.views.ledger.form import Form, Place
from hotels.views.ledger.forms import form_of_answer
from hotels.views.ledger.mending import mended
from hotels.wording.amounts import as_sentence, begun
from hotels.wording.consequences import against, kind_of, kinds_in_words
from hotels.wording.language import phrase, to_phrase
from hotels.wording.ledger import deed
from hotels.wording.numbers import in_words
from hotels.wording.owed import (
    missing_in_words,
    neutral_in_words,
    when_asked,
    without_in_words,
)
from hotels.wording.speech import Speech


class Answer(NamedTuple):
    """One way to settle it."""

    text: str
    form: Form | None = None
    """What is filled in first; it begins with what is nearest, where something is near."""
    act: Act[Entry] | None = None
    """What is done at once; None where a form comes first, or all stays as it is."""
    is_guess: bool = False
    """Whether its form only begins somewhere: what was done there nobody has said."""
    first: tuple[Move, ...] = ()
    """What is put out of the way of the act before it is done, each a line of its own."""

    @property
    def ready(self) -> Act[Entry] | None:
        """What is done without another word; None where something is to be said first."""
        if self.is_guess:
            return None
        return self.form.act if self.form is not None else self.act


class Owed(NamedTuple):
    """One question about the past."""

    number: int
    """The line that was set aside, or before which an answer is missing."""
    turn: str
    question: str
    meanwhile: str
    """What counts until it is answered."""
    answers: tuple[Answer, ...]


def owed(table: Table[Entry, Books], speech: Speech) -> tuple[Owed, ...]:
    """Every gap and every entry set aside; those after the end of the game are one question.

    An answer that was set aside and can be changed is asked about once, not as a gap besides.
    """
    pages = table.pages
    entries = [page.entry for _, page in pages]
    over = after_the_end(pages, lambda number: touched_last(table, number))
    before = table.game.opening()
    found: list[Owed] = []
    asked: set[object] = set()
    for index, (number, page) in enumerate(pages):
        if over is not None and number == over.goes[0]:
            found.append(_over(over, before))
            break
        if page.grade >= Grade.GAP and page.stands:
            place = Place(number, before)
            if any(one.code == Trouble.MORE_THAN_KNOWN for one in page.objections):
                known = Place(number, before, page.entry)
                found.append(_more_than_known(known, page, entries[index + 1 :], speech))
            found += (
                _gap(place, gap, entries[index:], speech)
                for gap in page.objections
                if gap.grade == Grade.GAP
                and asked_in(gap) not in asked
                and not _said_late(gap, [one.page for one in pages[index:]])
            )
        elif page.grade >= Grade.GAP:
            place = Place(number, before, page.entry)
            one = _set_aside(place, page, entries[index + 1 :], speech)
            asked.add(_asked_by(one, before))
            found.append(one)
        if page.stands and isinstance(page.entry, Lay | Pass):
            asked.clear()
        before = page.books
    return tuple(found)


def _said_late(gap: Objection, pages: Sequence[Page]) -> bool:
    """Whether a disposal left open on the first page was said after all, later in its turn."""
    kind, player, chain = asked_in(gap)
    turn = takewhile(lambda page: page.books.turn == pages[0].books.turn, pages[1:])
    return kind is Question.DISPOSE and any(
        objection.code == Trouble.DISPOSES_LATE
        and page.entry.player == player
        and page.books.header.edition.places.get(page.entry.chain) == chain
        for page in turn
        if isinstance(page.entry, Dispose)
        for objection in page.objections
    )


def _asked_by(one: Owed, books: Books) -> object:
    """Which question an answer that is asked for settles, whose it is, and about which chain."""
    form = one.answers[0].form
    about = None if form is None else answered(form.draft, books)
    return None if form is None or about is None else (about[0], form.player, about[1])


def _over(over: AfterEnd, books: Books) -> Owed:
    """What came after the end, all of it together; what counts there stays."""
    number, count = over.goes[0], len(over.goes)
    if count == 1:
        asked = phrase("One entry comes after the end. What should happen to it?")
        meanwhile = phrase("It is dropped: the game is over.")
        strike, leave = phrase("Delete it"), phrase("Leave it dropped")
    else:
        asked = begun(
            phrase(
                "{number} entries come after the end. What should happen to them?",
                number=in_words(count),
            )
        )
        meanwhile = phrase("They are dropped: the game is over.")
        strike, leave = phrase("Delete them"), phrase("Leave them dropped")
    before = tuple(Move(stays, number) for stays in over.stays)
    answers = Answer(strike, act=Cut(number), first=before), Answer(leave)
    said = " ".join(filter(None, (meanwhile, _still(over))))
    return Owed(number, _turn(books.turn), asked, said, answers)


def _still(over: AfterEnd) -> str:
    """What of it counts nevertheless."""
    if not over.counts:
        return ""
    kinds = kinds_in_words(map(kind_of, over.counts))
    if len(over.counts) == 1:
        return phrase("{kinds} among them still counts.", kinds=kinds)
    return phrase("{kinds} among them still count.", kinds=kinds)


def _gap(place: Place, gap: Objection, following: Sequence[Entry], speech: Speech) -> Owed:
    """An answer that is missing before an entry."""
    kind, player, chain = asked_in(gap)
    players = () if player is None else (player,)
    asked = Awaiting(kind, players, chain)
    form = _answer_to(place, asked, following, speech)
    meanwhile = neutral_in_words(kind, speech)
    return _missing(place, asked, form, meanwhile, speech)


def _answer_to(place: Place, asked: Awaiting, following: Sequence[Entry], speech: Speech) -> Form:
    """The form of a missing answer; it begins with what is nearest, if anything tells that."""
    form = form_of_answer(place, asked, speech)
    return (mended(form, following) or form) if form.unsaid else form


def _missing(place: Place, asked: Awaiting, form: Form, meanwhile: str, speech: Speech) -> Owed:
    """The question for an answer that is missing."""
    kind = asked.kind
    player = asked.player if asked.players else None
    turn = place.books.turn + (kind is Question.TILE)
    when = when_asked(kind, place.books)
    return Owed(
        place.number,
        _turn(turn),
        missing_in_words(kind, asked.chain, player, when, speech),
        meanwhile,
        (
            Answer(phrase(_PUT_IN[kind]), form, is_guess=kind in _UNTOLD),
            Answer(phrase("Leave it open")),
        ),
    )


def _without_which(
    place: Place, entry: Entry, following: Sequence[Entry], speech: Speech
) -> Owed | None:
    """The answer that is missing where an entry was set aside for want of it."""
    asked = place.books.awaiting
    before = Place(place.number, place.books)
    if asked is None or isinstance(entry, Aside):
        return None
    form = _answer_to(before, asked, [entry, *following], speech)
    if form.entry is None or not book(entry, form.page.books).stands:
        return None
    return _missing(before, asked, form, without_in_words(entry, speech), speech)


def _set_aside(place: Place, page: Page, following: Sequence[Entry], speech: Speech) -> Owed:
    """An entry that does not fit where it stands."""
    entry = page.entry
    if missing := _without_which(place, entry, following, speech):
        return missing
    form = Form(place, speech, entry)
    nearest = mended(form, following)
    answers = [
        Answer(phrase("Delete it"), act=Strike(place.number)),
        Answer(phrase("Leave it dropped")),
    ]
    if nearest is not None:
        answers.insert(0, Answer(phrase("Edit it"), nearest))
    elif isinstance(entry, Aside) and not isinstance(entry, Peek):
        answers.insert(1, Answer(phrase("Edit it"), form))
    turn = place.books.turn + isinstance(entry, Lay | Pass)
    why = against(page, Grade.IMPOSSIBLE, speech)
    said = deed(entry, speech)
    asked = (
        phrase("“{deed}” does not fit in turn {turn}. What happened?", deed=said, turn=turn)
        if turn
        else phrase("“{deed}” does not fit. What happened?", deed=said)
    )
    return Owed(
        place.number,
        _turn(turn),
        asked,
        as_sentence(phrase("it is dropped: {why}", why=why)),
        tuple(answers),
    )


def _more_than_known(place: Place, page: Page, following: Sequence[Entry], speech: Speech) -> Owed:
    """A disposal of blocks that the books know nothing of: something before it is missing."""
    turn = place.books.turn
    said = deed(page.entry, speech)
    asked = phrase("“{deed}” is more than the books show. What happened?", deed=said)
    nearest = mended(Form(place, speech, page.entry), following)
    answers = [Answer(phrase("Leave as is"))]
    if nearest is not None:
        answers.insert(0, Answer(phrase("Edit it"), nearest))
    why = against(page, Grade.AGAINST, speech)
    return Owed(place.number, _turn(turn), asked, as_sentence(why), tuple(answers))


def _turn(turn: int) -> str:
    return phrase("turn {turn}", turn=turn) if turn else ""


_UNTOLD = {Question.TILE, Question.DISPOSE, Question.BUY}
"""What nothing tells where it is missing: none laid, all kept and nothing bought are guesses."""

_PUT_IN = {
    Question.TILE: to_phrase("Insert the tile"),
    Question.NAME: to_phrase("Insert the name"),
    Question.SURVIVOR: to_phrase("Insert the choice"),
    Question.ANNOUNCE: to_phrase("Insert the number"),
    Question.BANK_HOLDS: to_phrase("Insert the number"),
    Question.NEXT_DEFUNCT: to_phrase("Insert the choice"),
    Question.DISPOSE: to_phrase("Insert sale or trade"),
    Question.BUY: to_phrase("Insert the purchase"),
}
