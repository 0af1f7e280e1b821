"""The form of every entry: prefilled for one that stands, empty for one that was forgotten."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple, assert_never

from hotels.ledger.chains.books import Awaiting, Books, Question
from hotels.ledger.chains.entries import (
    Announce,
    Aside,
    Buy,
    Choose,
    Correct,
    Count,
    Dispose,
    Draw,
    End,
    Entry,
    Lay,
    Leave,
    Name,
    Note,
    Pass,
    Peek,
    Settle,
    Sit,
    TurnTo,
)
from hotels.ledger.chains.rules.ending import may_end, resumed
from hotels.ledger.posting import CASH
from hotels.table import Table
from hotels.views.ledger.form import Form, Kind, Place
from hotels.views.ledger.offers import Offer, seats_offered
from hotels.views.mistakes import other_survivors, out_of_turn
from hotels.wording.amounts import begun
from hotels.wording.awaited import awaited_then
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

__all__ = ["Choice", "Form", "Kind", "Offer", "Place", "form_before", "form_for", "form_of_answer"]


class Choice(NamedTuple):
    """Something that may have been forgotten before a line, with its form."""

    icon: str
    text: str
    second: str
    form: Form
    why_not: str = ""
    """Why it cannot have happened there; empty where it can."""


def form_for(table: Table[Entry, Books], number: int, speech: Speech) -> Form | None:
    """The form of the entry that stands in a line, prefilled.

    None where none stands there, and for a peek, which can only be struck.
    """
    for before, kept, entry in _places(table):
        if kept == number and not isinstance(entry, Peek):
            return Form(Place(number, before, entry), speech, entry)
    return None


def form_before(table: Table[Entry, Books], number: int, speech: Speech) -> tuple[Choice, ...]:
    """What may have been forgotten before a line: what the books await there comes first."""
    books, written = table.game.opening(), table.written
    at = next((index for index, line in enumerate(written) if line.number == number), None)
    if at is None:
        return ()
    books = next((line.page.books for line in reversed(written[:at]) if line.page), books)
    following = [line.entry for line in written[at:] if not line.struck]
    place = Place(number, books)
    found: list[Choice] = []
    if books.turn or not _begins(books, following):
        found += _awaited(place, speech)
    return (*found, *_asides(place, speech))


def form_of_answer(place: Place, asked: Awaiting, speech: Speech) -> Form:
    """The form of the answer to what the books await, as empty as it must be."""
    chain = "" if asked.chain is None else place.books.header.edition.names[asked.chain]
    player = asked.player if asked.players else 0
    match asked.kind:
        case Question.TILE:
            return Form(place, speech, Pass(player), unsaid=True)
        case Question.NAME:
            return Form(place, speech, Name(player, ""), unsaid=True)
        case Question.SURVIVOR:
            return Form(place, speech, Choose(player, ""), unsaid=True)
        case Question.NEXT_DEFUNCT:
            return Form(place, speech, Settle(player, ""), unsaid=True)
        case Question.ANNOUNCE:
            return Form(place, speech, Announce(player, chain, 0), unsaid=True)
        case Question.BANK_HOLDS:
            return Form(place, speech, Draw(chain, 0), unsaid=True)
        case Question.DISPOSE:
            form = Form(place, speech, Dispose(player, chain, 0, 0, 0))
            return form if form.asked is None else form.with_split(0, 0, form.asked.held)
        case Question.BUY:
            return Form(place, speech, Buy(player, ()))
        case _:
            assert_never(asked.kind)


def _places(table: Table[Entry, Books]) -> Iterator[tuple[Books, int, Entry]]:
    """Every entry that stands with its line and the books before it."""
    before = table.game.opening()
    for number, page in table.pages:
        yield before, number, page.entry
        before = page.books


def _begins(books: Books, following: Sequence[Entry]) -> bool:
    """Whether the first deed from here on is the first turn, by the player who has it."""
    asked = books.awaiting
    deed = next((entry for entry in following if not isinstance(entry, Aside)), None)
    return isinstance(deed, Lay | Pass) and asked is not None and deed.player == asked.player


_AWAITED = {
    Question.TILE: ("square-rounded-outline", to_phrase("A tile, or none")),
    Question.NAME: ("tag-outline", to_phrase("The name of a chain")),
    Question.SURVIVOR: ("arrow-decision-outline", to_phrase("The {word.survivor}")),
    Question.ANNOUNCE: ("bullhorn-outline", to_phrase("An announcement")),
    Question.BANK_HOLDS: ("dice-multiple-outline", to_phrase("A tile drawn for the bank")),
    Question.NEXT_DEFUNCT: ("arrow-decision-outline", to_phrase("Which chain is settled next")),
    Question.DISPOSE: ("swap-horizontal", to_phrase("A sale or trade")),
    Question.BUY: ("cart-outline", to_phrase("A purchase")),
}


def _awaited(place: Place, speech: Speech) -> Iterator[Choice]:
    """What the books await there, and the end where the rules let it be declared.

    Where the end is only offered that may be what is asked for it, or the next turn.
    """
    books = place.books
    following = resumed(books).awaiting if books.is_provisional else None
    questions = [asked for asked in (books.awaiting, following) if asked is not None]
    for asked in questions:
        said = begun(awaited_then(asked, speech))
        icon, text = _AWAITED[asked.kind]
        yield Choice(icon, phrase(text), said, form_of_answer(place, asked, speech))
    if other_survivors(books):
        icon, text = _AWAITED[Question.SURVIVOR]
        form = Form(place, speech, Choose(books.player, ""), unsaid=True)
        yield Choice(icon, phrase(text), phrase("A different chain than the rules say"), form)
    yield from _out_of_turn(place, speech)
    if not books.turn or all(asked.kind is not Question.TILE for asked in questions):
        return
    player = speech.player(books.player)
    if may_end(books):
        second = phrase("{player} declares the game over at the end of the turn", player=player)
        form = Form(place, speech, End(books.player))
        yield Choice("flag-checkered", phrase("The end"), second, form)
    second = phrase("{player} bought again", player=player)
    form = Form(place, speech, Buy(books.player, ()))
    yield Choice("cart-plus", phrase("A second purchase"), second, form)


def _out_of_turn(place: Place, speech: Speech) -> Iterator[Choice]:
    """A disposal of each defunct chain by somebody who is not asked; the form says by whom."""
    names = place.books.header.edition.names
    for chain, several in groupby(out_of_turn(place.books, speech), key=lambda one: one.chain):
        late = max(several, key=lambda one: one.held)
        form = Form(place, speech, Dispose(late.player, names[chain], 0, 0, max(1, late.held)))
        second = phrase("{chain}: too early, too late or again", chain=late.chain_name)
        yield Choice("swap-horizontal", phrase("A sale or trade out of turn"), second, form)


def _asides(place: Place, speech: Speech) -> Iterator[Choice]:
    """What may happen beside the rules."""
    books = place.books
    player = books.awaiting.player if books.awaiting and books.awaiting.players else books.player
    yield Choice(
        "counter",
        phrase("A count"),
        phrase("Cash or {word.blocks}, as counted", word=speech.word),
        Form(place, speech, Count(player, CASH, 0), unsaid=True),
    )
    yield Choice(
        "cash-multiple",
        phrase("A correction"),
        phrase("Adjusts cash or {word.blocks} to the count", word=speech.word),
        Form(place, speech, Correct(player, CASH, 0), unsaid=True),
    )
    yield Choice(
        "note-outline",
        phrase("A note"),
        phrase("Anything worth remembering"),
        Form(place, speech, Note(""), unsaid=True),
    )
    yield _of_a_seat(
        "seat-outline",
        phrase("A player leaves"),
        phrase("Their turns are skipped"),
        Form(place, speech, Leave(player, returns=False), unsaid=True),
    )
    yield _of_a_seat(
        "account-plus-outline",
        phrase("An empty seat is taken"),
        phrase("Their turns resume"),
        Form(place, speech, Sit(player), unsaid=True),
    )
    yield _of_a_seat(
        "account-arrow-right",
        phrase("Whose turn it is"),
        phrase("Corrects whose turn it is"),
        Form(place, speech, TurnTo(player), unsaid=True),
    )


def _of_a_seat(icon: str, text: str, second: str, form: Form) -> Choice:
    """What becomes of a seat, or why that can be of none."""
    offers = seats_offered(form)
    reasons = {offer.why for offer in offers}
    why = ""
    if not any(offer.is_possible for offer in offers):
        why = reasons.pop() if len(reasons) == 1 else phrase(_NOBODY[type(form.draft)])
    return Choice(icon, text, second, form, why)


_NOBODY: dict[type[Entry], str] = {
    Leave: to_phrase("No one can leave at this point."),
    Sit: to_phrase("Nobody has left the table."),
    TurnTo: to_phrase("The turn can't be corrected at this point."),
}
