"""What a form asks for, and what it says beside it."""

from typing import assert_never

from hotels.ledger.chains.books import Question
from hotels.ledger.chains.entries import (
    Announce,
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
from hotels.ledger.posting import CASH
from hotels.views.ledger.form import Form
from hotels.wording.language import phrase
from hotels.wording.ledger import deed
from hotels.wording.owed import missing_in_words, when_asked

_ASKS: dict[type[Entry], Question] = {
    Lay: Question.TILE,
    Pass: Question.TILE,
    Name: Question.NAME,
    Choose: Question.SURVIVOR,
    Settle: Question.NEXT_DEFUNCT,
    Announce: Question.ANNOUNCE,
    Draw: Question.BANK_HOLDS,
    Dispose: Question.DISPOSE,
    Buy: Question.BUY,
}


def question(form: Form) -> str:
    """``What did Dave buy in turn 4?``."""
    draft, speech = form.draft, form.speech
    match draft:
        case Count(player=player, thing=thing) | Correct(player=player, thing=thing):
            name = speech.player(player)
            if thing == CASH:
                return phrase("How much cash did {player} have?", player=name)
            return phrase(
                "How many {chain} {word.blocks} did {player} have?",
                chain=speech.chain(thing),
                word=speech.word,
                player=name,
            )
        case TurnTo():
            return phrase("Whose turn was it?")
        case Leave():
            return phrase("Who left the table?")
        case Sit():
            return phrase("Whose empty seat was taken?")
        case End():
            return phrase("Who declared the end?")
        case Note():
            return phrase("What should the note say?")
        case Peek():
            return phrase("Who peeked?")
        case _:
            return _missing(form, draft)


def _missing(
    form: Form, draft: Lay | Pass | Name | Choose | Settle | Announce | Draw | Dispose | Buy
) -> str:
    """What the rules ask for at that moment."""
    kind = _ASKS[type(draft)]
    when = when_asked(kind, form.books)
    places = form.place.books.header.edition.places
    chain: int | None = None
    match draft:
        case Announce(chain=name) | Draw(chain=name) | Dispose(chain=name):
            chain = places.get(name)
        case Lay() | Pass() | Name() | Choose() | Settle() | Buy():
            pass
        case _:
            assert_never(draft)
    return missing_in_words(kind, chain, form.player, when, form.speech)


def stands(form: Form) -> str:
    """What the ledger says so far; nothing where an entry is put in."""
    if form.place.entry is None:
        return ""
    return phrase("The ledger says: {deed}.", deed=deed(form.place.entry, form.speech))
