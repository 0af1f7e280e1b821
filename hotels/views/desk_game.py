"""What the desk takes from a game: each chain as it stands there, as far as it may be shown."""

from collections.abc import Sequence
from typing import NamedTuple

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.quick import counterpart
from hotels.ledger.chains.terms import FEWEST_TILES
from hotels.views.desk_asked import Asked
from hotels.views.letters import letters
from hotels.wording.amounts import counted
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

HIDDEN = to_phrase("This shows everyone how many {word.blocks} each player holds.")
OPEN = to_phrase("The chain's size and each player's {word.blocks} come from the game.")


def asked_of(books: Books, chain: int, speech: Speech) -> Asked:
    """The holding of a chain in a game: what a receipt of it, or tonight's table, asks."""
    header = books.header
    seats = range(header.seats)
    drawn = dict(books.drawn).get(chain) if header.bank_holds else None
    return Asked(
        header.edition,
        chain,
        max(FEWEST_TILES, books.board.sizes[chain]),
        tuple(speech.player(seat) for seat in seats),
        tuple(max(0, count) for count in books.holdings(chain)),
        books.player,
        drawn,
        tuple(speech.chains.items()),
    )


def holders_known(books: Books, chain: int) -> bool:
    """Whether the bank knows of every player how many blocks of a chain he holds."""
    return all(player in books.told[chain] for player in range(books.header.seats))


class AtTable(NamedTuple):
    """A moment of a game that the desk is asked about."""

    books: Books
    speech: Speech
    shown: int | None = None
    """A chain whose holdings are shown even where they are hidden: a receipt says them anyway."""

    def asked(self, chain: int) -> Asked:
        """A chain as it stands; the holdings are left out if they are not to be seen."""
        asked = asked_of(self.books, chain, self.speech)
        return asked if self.is_filled(chain) else asked._replace(blocks=(0,) * asked.seats)

    def is_filled(self, chain: int) -> bool:
        """Whether the desk is told who holds how many of a chain."""
        seen = self.books.header.is_open or chain == self.shown
        return seen and holders_known(self.books, chain)

    def lacking(self, asked: Asked) -> str:
        """What the table has to enter for the chain that is asked about."""
        chain, said = self._counterpart(asked, asked.chain), []
        if not self.books.board.sizes[chain]:
            off = phrase("{chain} isn't on the board. Enter its size.", chain=asked.chain_name)
            said.append(off)
        if not self.is_filled(chain):
            said.append(phrase("Enter each player's holdings. The bank doesn't show them."))
        return " ".join(said)

    def turned_to(self, asked: Asked, chain: int, earlier: Sequence[Asked]) -> Asked:
        """The same table about another chain: as it was left before, else as it stands here.

        Players who joined at the desk hold none, those who left it are left out.
        """
        found = left_before(asked, chain, earlier)
        found = found or self.asked(self._counterpart(asked, chain))
        blocks = (*found.blocks, *(0,) * asked.seats)[: asked.seats]
        return asked._replace(chain=chain, size=found.size, blocks=blocks, drawn=found.drawn)

    def is_as_here(self, asked: Asked) -> bool:
        """Whether the desk says no more than what stands here."""
        edition = self.books.header.edition
        return asked.edition == edition and self.asked(asked.chain) == asked

    def _counterpart(self, asked: Asked, chain: int) -> int:
        """The chain of this game that answers for one of the edition that is meant."""
        edition, meant = self.books.header.edition, asked.edition
        if edition == meant:
            return chain
        return edition.places[counterpart(edition, meant.names[chain], meant)]


def left_before(asked: Asked, chain: int, earlier: Sequence[Asked]) -> Asked | None:
    """How a chain was left by whoever looked at it before at this desk."""
    at = asked.edition, chain
    return next((one for one in reversed(earlier) if (one.edition, one.chain) == at), None)


def shows(books: Books, speech: Speech) -> str:
    """What the desk shows of a game that a chain is taken from."""
    said = HIDDEN if books.header.options.holdings == "hidden" else OPEN
    return phrase(said, word=speech.word)


class Tonight(NamedTuple):
    """A chain of the game on this device: what may be taken over from it."""

    chain: int
    letter: str
    name: str
    line: str
    asked: Asked | None
    """None where the bank does not know who holds how many."""


def tonight(books: Books, speech: Speech) -> tuple[Tonight, ...]:
    """The chains on the board, and whose blocks of them are known."""
    edition = books.header.edition
    signs, word = letters(speech.chain(name) for name in edition.names), speech.word
    found = []
    for chain in books.board.on_board:
        known = holders_known(books, chain)
        line = counted(books.board.sizes[chain], word.tile, word.tiles)
        if not known:
            line = f"{line}; {phrase('holdings unknown')}"
        asked = asked_of(books, chain, speech) if known else None
        found.append(Tonight(chain, signs[chain], speech.chain(chain), line, asked))
    return tuple(found)
