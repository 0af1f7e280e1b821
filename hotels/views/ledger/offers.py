"""What a form offers: what can have been said at that moment, and why the rest cannot."""

from dataclasses import replace
from typing import NamedTuple

from hotels.ledger.chains.booking import book
from hotels.ledger.chains.entries import (
    Announce,
    Buy,
    Choose,
    Correct,
    Count,
    Dispose,
    Draw,
    Entry,
    Name,
    Note,
    Peek,
    Settle,
)
from hotels.ledger.chains.terms import UNSEEN
from hotels.ledger.objection import Grade
from hotels.ledger.posting import CASH
from hotels.views.chains import ChainRow, chain_letters, chain_rows
from hotels.views.counts import purse_compared
from hotels.views.disposal import Outcome, outcome
from hotels.views.ledger.cut_outs import tile_square
from hotels.views.ledger.form import Form, Kind
from hotels.views.sign import total
from hotels.views.squares import Prospective, Square, prospect_words, squares
from hotels.wording.amounts import as_sentence, money
from hotels.wording.consequences import against
from hotels.wording.language import phrase


class Offer(NamedTuple):
    """A chain or a player that may be said, or why not."""

    value: int
    """The chain's place on the card, or the player's seat."""
    text: str
    is_chosen: bool
    is_possible: bool
    why: str = ""
    """Why it cannot have been, or what the rules say against it."""
    letter: str = ""


def chains_offered(form: Form) -> tuple[Offer, ...]:
    """Every chain of the card, for what a chain is named by or chosen by, or whose pile counts."""
    draft = form.draft
    if not isinstance(draft, Name | Choose | Settle | Count | Correct):
        return ()
    chosen = draft.thing if isinstance(draft, Count | Correct) else draft.chain
    header = form.place.books.header
    letters = chain_letters(header, form.speech)
    found = []
    for place, name in enumerate(header.edition.names):
        why, can = _judged(form, _about(draft, name))
        counted = isinstance(draft, Count | Correct)
        is_chosen = name == chosen and (counted or not form.unsaid)
        text = form.speech.chain(place)
        found.append(Offer(place, text, is_chosen, can, why, letters[place]))
    return tuple(found)


def seats_offered(form: Form) -> tuple[Offer, ...]:
    """Every player whose deed it may have been; none where it is nobody's."""
    draft = form.draft
    if isinstance(draft, Draw | Note | Peek):
        return ()
    said = form.kind is not Kind.SEAT or not form.unsaid
    found = []
    for seat in range(form.place.books.header.seats):
        why, can = "", True
        if not isinstance(draft, Count | Correct):
            why, can = _judged(form, form.with_player(seat).draft)
        chosen = said and seat == draft.player
        found.append(Offer(seat, form.speech.player(seat), chosen, can, why))
    return tuple(found)


def board_offered(form: Form) -> tuple[Square, ...]:
    """The board as the tile found it; the square chosen is marked as the last one."""
    if form.kind is not Kind.SQUARE:
        return ()
    return squares(form.books, form.speech, last=chosen_square(form), asked=True)


def chosen_square(form: Form) -> int | None:
    """Where the tile lies; None where none is laid or none is chosen yet."""
    return tile_square(form.draft, form.books)


def would(form: Form, square: int) -> Prospective:
    """What a tile on a square would have done at that moment, or why it cannot have lain there."""
    return prospect_words(form.books, square, form.speech)


def blocks_offered(form: Form) -> tuple[ChainRow, ...]:
    """The chains as the purchase found them, with the blocks chosen and why no more.

    Where a turn buys one block, any other may be chosen instead.
    """
    if not isinstance(form.draft, Buy):
        return ()
    rows = chain_rows(form.books, form.speech, _known(form.draft, form))
    if not form.buys_one:
        return rows
    instead = chain_rows(form.books, form.speech)
    return tuple(row if row.chosen else other for row, other in zip(rows, instead, strict=True))


def cost(form: Form) -> str:
    """What the blocks bought cost together; empty where it is no purchase."""
    if not isinstance(form.draft, Buy):
        return ""
    return money(total(form.books, _known(form.draft, form)))


def disposal(form: Form) -> Outcome | None:
    """What the disposal comes to, and what is left of the chain that takes over."""
    asked, draft = form.asked, form.draft
    if asked is None or not isinstance(draft, Dispose):
        return None
    return outcome(asked, draft.sell, draft.trade, draft.keep, form.books)


def numbers_offered(form: Form) -> tuple[int, ...]:
    """The numbers that can be true; none where any number may have been counted."""
    draft, books = form.draft, form.books
    edition = books.header.edition
    match draft:
        case Announce(player=player, chain=chain) if chain in edition.places:
            pile = books.blocks[edition.places[chain]]
            least = pile[player] if 0 <= player < books.header.seats else 0
            return tuple(range(least, least + pile[UNSEEN] + 1))
        case Draw():
            return tuple(range(1, edition.columns + 1))
    return ()


def number(form: Form) -> int | None:
    """The number said: how many blocks, or what was counted."""
    match form.draft:
        case Announce(blocks=said) | Draw(blocks=said) | Count(count=said) | Correct(count=said):
            return None if form.unsaid else said
    return None


def hint(form: Form) -> str:
    """What the books say of the purse or the pile counted, where that may be seen."""
    draft, known = form.draft, form.known
    if not isinstance(draft, Count | Correct) or known is None:
        return ""
    if draft.thing == CASH:
        return purse_compared(form.place.books, draft.player, number(form))
    return phrase("The books say {known}.", known=known)


def _known(draft: Buy, form: Form) -> tuple[str, ...]:
    """The blocks of a purchase that are of a chain of this edition."""
    places = form.books.header.edition.places
    return tuple(name for name in draft.chains if name in places)


def _about(draft: Name | Choose | Settle | Count | Correct, chain: str) -> Entry:
    """The same entry about another chain; no pile is too small to be counted."""
    if isinstance(draft, Count | Correct):
        return replace(draft, thing=chain, count=0)
    return replace(draft, chain=chain)


def _judged(form: Form, entry: Entry) -> tuple[str, bool]:
    """What is said against an entry there, and whether it can have happened."""
    page = book(entry, form.place.books)
    if page.grade < Grade.AGAINST:
        return "", True
    return as_sentence(against(page, Grade(page.grade), form.speech)), page.stands
