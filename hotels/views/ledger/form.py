"""An entry as a form: what it says so far, whether it can have happened there, and what it does."""

from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from typing import NamedTuple

from hotels.ledger.chains.booking import asked_there, book
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
    Leave,
    Name,
    Note,
    Pass,
    Peek,
    Settle,
    Sit,
    TurnTo,
)
from hotels.ledger.chains.terms import Player
from hotels.ledger.chains.trouble import Page
from hotels.ledger.journal import Amend, Insert
from hotels.ledger.objection import Grade
from hotels.ledger.posting import CASH
from hotels.views.consent import Consent
from hotels.views.disposal import Asked, asked_of, rebalanced
from hotels.views.objected import objected
from hotels.wording.amounts import as_sentence
from hotels.wording.consequences import against
from hotels.wording.language import phrase, to_phrase
from hotels.wording.ledger import told
from hotels.wording.speech import Speech


class Kind(Enum):
    """What a form mainly asks for."""

    SQUARE = "a square, or no tile"
    CHAIN = "a chain"
    CHAINS = "the blocks bought"
    SPLIT = "what is sold, traded and kept"
    NUMBER = "a number"
    SEAT = "a player"
    TEXT = "a text"


_KINDS: dict[type[Entry], Kind] = {
    Lay: Kind.SQUARE,
    Pass: Kind.SQUARE,
    Name: Kind.CHAIN,
    Choose: Kind.CHAIN,
    Settle: Kind.CHAIN,
    Buy: Kind.CHAINS,
    Dispose: Kind.SPLIT,
    Announce: Kind.NUMBER,
    Draw: Kind.NUMBER,
    Count: Kind.NUMBER,
    Correct: Kind.NUMBER,
    Note: Kind.TEXT,
}

_UNSAID = {
    Kind.SQUARE: to_phrase("No square is chosen yet."),
    Kind.CHAIN: to_phrase("No chain is chosen yet."),
    Kind.NUMBER: to_phrase("No number is entered yet."),
    Kind.SEAT: to_phrase("No player is chosen yet."),
    Kind.TEXT: to_phrase("Nothing is written yet."),
}


class Place(NamedTuple):
    """Where an entry stands or is put in: the line, the books before it, what stands there."""

    number: int
    books: Books
    entry: Entry | None = None
    """None where an entry is put in before the line."""


@dataclass(frozen=True)
class Form:
    """An entry as far as it is said, at its place in the game."""

    place: Place
    speech: Speech
    draft: Entry
    unsaid: bool = False
    """Whether what the form mainly asks for is still to be said."""

    @property
    def kind(self) -> Kind:
        """What it mainly asks for."""
        return _KINDS.get(type(self.draft), Kind.SEAT)

    @cached_property
    def books(self) -> Books:
        """The books as the entry finds them, what was owed before it left open."""
        draft = self.draft
        if isinstance(draft, Count | Correct | TurnTo | Leave | Sit | Peek | Note):
            return self.place.books
        return asked_there(draft, self.place.books)

    @cached_property
    def page(self) -> Page:
        """What the entry would do there."""
        return book(self.draft, self.place.books)

    @property
    def entry(self) -> Entry | None:
        """The entry; None while something is unsaid, or where it cannot have happened."""
        return None if self.unsaid or not self.page.stands else self.draft

    @property
    def is_changed(self) -> bool:
        """Whether it says anything else than what stands there."""
        return self.draft != self.place.entry

    @property
    def act(self) -> Amend[Entry] | Insert[Entry] | None:
        """What keeping it does to the journal; None where there is nothing to keep."""
        entry, place = self.entry, self.place
        if entry is None or not self.is_changed:
            return None
        if place.entry is None:
            return Insert(place.number, entry)
        return Amend(place.number, entry)

    @property
    def trouble(self) -> str:
        """Why there is no entry, in one sentence; empty where there is one."""
        if self.unsaid:
            said = _UNSAID.get(self.kind, "")
            return phrase(said)
        if self.page.stands:
            return ""
        return as_sentence(against(self.page, Grade.IMPOSSIBLE, self.speech))

    @property
    def consent(self) -> Consent | None:
        """What the rules say against it, to be asked before it is kept all the same."""
        if self.entry is None or self.page.grade != Grade.AGAINST:
            return None
        said = objected(self.page, self.speech)
        return said.asked if said else None

    @property
    def says(self) -> str:
        """What was done and what it came to, as the ledger would have it; empty while unsaid."""
        return "" if self.unsaid else told(self.books, self.page, self.speech)

    @property
    def player(self) -> Player | None:
        """Whose deed it is; None where it is nobody's."""
        return None if isinstance(self.draft, Draw | Note) else self.draft.player

    @property
    def asked(self) -> Asked | None:
        """Who disposes of how many, and what bounds it; None where he is not asked to."""
        waiting, draft = self.books.awaiting, self.draft
        if waiting is None or not isinstance(draft, Dispose):
            return None
        asked = asked_of(self.books, self.books.takeover, waiting, self.speech)
        fits = asked is not None and asked.player == draft.player
        return asked if fits and asked and self._names[asked.chain] == draft.chain else None

    def with_square(self, square: int) -> "Form":
        """With the tile on this square."""
        if self.player is None or self.kind is not Kind.SQUARE:
            return self
        return self._saying(Lay(self.player, self.books.header.shape.tile(square)))

    def without_tile(self) -> "Form":
        """As a turn without a tile."""
        if self.player is None or self.kind is not Kind.SQUARE:
            return self
        return self._saying(Pass(self.player))

    def with_chain(self, chain: int) -> "Form":
        """With this chain; of a count, with the pile of this chain."""
        name = self._names[chain]
        match self.draft:
            case Name() | Choose() | Settle():
                return self._saying(replace(self.draft, chain=name))
            case Count() | Correct():
                return self._counting(replace(self.draft, thing=name))
        return self

    def with_purse(self) -> "Form":
        """With the purse as what was counted."""
        if isinstance(self.draft, Count | Correct):
            return self._counting(replace(self.draft, thing=CASH))
        return self

    def with_number(self, number: int) -> "Form":
        """With this number."""
        match self.draft:
            case Announce() | Draw():
                return self._saying(replace(self.draft, blocks=number))
            case Count() | Correct():
                return self._saying(replace(self.draft, count=number))
        return self

    def with_more(self, chain: int) -> "Form":
        """With one more block of this chain bought; instead of another where it is one a turn."""
        if isinstance(self.draft, Buy):
            others = () if self.buys_one else self.draft.chains
            chosen = (*others, self._names[chain])
            return self._saying(replace(self.draft, chains=chosen))
        return self

    @property
    def buys_one(self) -> bool:
        """Whether a turn buys one block, and this purchase no more than that."""
        one = self.place.books.header.limit == 1
        return one and isinstance(self.draft, Buy) and len(self.draft.chains) <= 1

    def with_fewer(self, chain: int) -> "Form":
        """With one block of this chain less."""
        draft, name = self.draft, self._names[chain]
        if isinstance(draft, Buy) and name in draft.chains:
            left = [*draft.chains]
            left.remove(name)
            return self._saying(replace(draft, chains=tuple(left)))
        return self

    def with_split(self, sell: int, trade: int, keep: int) -> "Form":
        """With so many sold, traded and kept."""
        if isinstance(self.draft, Dispose):
            return self._saying(replace(self.draft, sell=sell, trade=trade, keep=keep))
        return self

    def with_step(self, which: int, change: int) -> "Form":
        """With a step of selling, trading or keeping; they always add up to what is held."""
        asked, draft = self.asked, self.draft
        if asked is None or not isinstance(draft, Dispose):
            return self
        now = draft.sell, draft.trade, draft.keep
        return self.with_split(*rebalanced(asked, now, which, change))

    def with_one_more(self) -> "Form":
        """With one block more than the books know of, kept at first."""
        draft = self.draft
        if not isinstance(draft, Dispose):
            return self
        return self.with_split(draft.sell, draft.trade, draft.keep + 1)

    def with_player(self, player: Player) -> "Form":
        """As another player's deed."""
        draft = self.draft
        match draft:
            case Draw() | Note():
                return self
            case Count() | Correct():
                return self._counting(replace(draft, player=player))
            case Leave() | Sit() | TurnTo():
                return self._saying(replace(draft, player=player))
        changed = replace(self, draft=replace(draft, player=player))
        if not isinstance(draft, Dispose):
            return changed
        known = replace(self, draft=Dispose(player, draft.chain, 0, 0, 0))
        return changed if known.asked is None else known.with_split(0, 0, known.asked.held)

    def with_blocks_returned(self, *, returns: bool) -> "Form":
        """Whether the blocks of one who leaves go back to the bank."""
        if isinstance(self.draft, Leave):
            return replace(self, draft=replace(self.draft, returns=returns))
        return self

    def with_text(self, text: str) -> "Form":
        """With this text."""
        if isinstance(self.draft, Note):
            return replace(self, draft=Note(text), unsaid=not text.strip())
        return self

    @property
    def known(self) -> int | None:
        """What the books say of the purse or the pile counted; None where that is hidden."""
        draft, books = self.draft, self.place.books
        if not isinstance(draft, Count | Correct) or not 0 <= draft.player < books.header.seats:
            return None
        if draft.thing == CASH:
            return books.cash[draft.player]
        pile = books.header.edition.places.get(draft.thing)
        return None if pile is None or not books.header.is_open else books.held(pile, draft.player)

    @property
    def _names(self) -> tuple[str, ...]:
        return self.place.books.header.edition.names

    def _saying(self, draft: Entry) -> "Form":
        return replace(self, draft=draft, unsaid=False)

    def _counting(self, draft: Count | Correct) -> "Form":
        """Another purse or pile: it begins with what the books say, where that may be seen.

        One that is put in begins empty, as at the table: nothing was counted before it is typed.
        """
        known = None if self.place.entry is None else replace(self, draft=draft).known
        return replace(self, draft=replace(draft, count=known or 0), unsaid=known is None)
