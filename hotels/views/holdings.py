"""Who held what when a game was over, before all was sold."""

from typing import NamedTuple

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.terms import UNSEEN
from hotels.ledger.posting import BANK
from hotels.views.letters import letters
from hotels.wording.amounts import listed
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

_ONE_OFF = to_phrase("{chains} is not on the board, so its {word.blocks} are worth nothing.")
_SEVERAL_OFF = to_phrase("{chains} are not on the board, so their {word.blocks} are worth nothing.")


class Pile(NamedTuple):
    """How many blocks of one chain somebody held at the end."""

    chain: int
    letter: str
    text: str


class Holder(NamedTuple):
    """Who held what at the end."""

    name: str
    piles: tuple[Pile, ...]


class Holdings(NamedTuple):
    """Everybody's blocks at the end, the bank's included."""

    fobs: tuple[tuple[int, str, bool], ...]
    """Each chain's place, its letter, and whether it is on the board."""
    holders: tuple[Holder, ...]
    note: str


def holdings(books: Books, speech: Speech) -> Holdings:
    """Who held what when the game was over, before all was sold."""
    edition = books.header.edition
    signs = letters(speech.chain(name) for name in edition.names)
    rows = [(speech.player(seat), seat) for seat in range(books.header.seats)]
    rows.append((phrase("In the bank"), BANK))
    if any(pile[UNSEEN] for pile in books.blocks):
        rows.append((phrase("Never seen by the bank"), UNSEEN))
    holders = tuple(
        Holder(
            name,
            tuple(
                Pile(chain, signs[chain], _held(books, chain, holder))
                for chain in range(len(edition.names))
            ),
        )
        for name, holder in rows
    )
    off = [speech.chain(chain) for chain, size in enumerate(books.board.sizes) if not size]
    notes = []
    if off:
        said = _ONE_OFF if len(off) == 1 else _SEVERAL_OFF
        notes.append(phrase(said, chains=listed(off), word=speech.word))
    if any(pile.text.endswith("+") for holder in holders for pile in holder.piles):
        notes.append(phrase("A + means there may be more."))
    fobs = tuple((chain, signs[chain], bool(size)) for chain, size in enumerate(books.board.sizes))
    return Holdings(fobs, holders, " ".join(notes))


def _held(books: Books, chain: int, holder: int) -> str:
    """How many blocks; a plus where there may be more."""
    count = books.blocks[chain][holder]
    open_end = holder >= 0 and holder not in books.told[chain] and books.blocks[chain][UNSEEN] > 0
    return f"{count}+" if open_end else str(count)
