"""A game as its exports tell it: each entry between its books, each posting with its why."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum
from functools import cached_property
from itertools import groupby, zip_longest
from typing import NamedTuple

from hotels.ledger.chains import codec
from hotels.ledger.chains.books import Books, opening
from hotels.ledger.chains.entries import Dispose, Entry
from hotels.ledger.chains.header import Header
from hotels.ledger.chains.rule import Rule
from hotels.ledger.chains.rules.ending import Settlement, settlement
from hotels.ledger.chains.terms import UNSEEN, Player
from hotels.ledger.chains.transcript import Transcript
from hotels.ledger.chains.trouble import Page
from hotels.ledger.chains.workings import Step as SumStep
from hotels.ledger.posting import BANK, CASH, Posting
from hotels.ledger.reading import Fields
from hotels.ledger.working import Citation, Working
from hotels.table import Table
from hotels.wording.language import to_phrase
from hotels.wording.ledger import price_in
from hotels.wording.speech import Speech


class Kind(StrEnum):
    """What a posting is for."""

    START = to_phrase("starting cash")
    DEALT = to_phrase("deal")
    ANNOUNCED = to_phrase("announcement")
    FREE = to_phrase("founder")
    BOUGHT = to_phrase("purchase")
    BONUS = to_phrase("bonus")
    TAKEN_BACK = to_phrase("bonus paid back")
    UNKNOWN = to_phrase("not in the books until now")
    SOLD = to_phrase("sale")
    TRADED = to_phrase("trade")
    LAST_BONUS = to_phrase("final bonus")
    LAST_SALE = to_phrase("final sale")
    OFFERED_BONUS = to_phrase("provisional bonus")
    OFFERED_SALE = to_phrase("provisional sale")


_RULES = {
    Kind.START: Rule.CASH,
    Kind.DEALT: Rule.DEAL,
    Kind.ANNOUNCED: Rule.HOLDINGS,
    Kind.FREE: Rule.FOUNDER,
    Kind.BOUGHT: Rule.BUYING,
    Kind.UNKNOWN: Rule.DISPOSAL,
    Kind.SOLD: Rule.DISPOSAL,
    Kind.TRADED: Rule.DISPOSAL,
    Kind.LAST_SALE: Rule.END_ORDER,
    Kind.OFFERED_SALE: Rule.END_ORDER,
}
"""What a posting without a working of its own rests on."""


class Step(NamedTuple):
    """One entry: its number (of the event, or of the line), the books before it, its page."""

    number: int
    before: Books
    page: Page


class Turn(NamedTuple):
    """The entries from one tile (or pass) to the next."""

    number: int
    steps: tuple[Step, ...]

    @property
    def books(self) -> Books:
        """The books when the turn is over."""
        return self.steps[-1].page.books


class Movement(NamedTuple):
    """One posting in its place."""

    turn: int
    number: int | None
    """The entry's; None for what moves before the first and after the last."""
    kind: Kind
    posting: Posting
    cites: Citation

    @property
    def player(self) -> Player:
        """The player it touches: the bank never deals with itself, nor two players directly."""
        return max(self.posting.giver, self.posting.taker)

    @property
    def price(self) -> Working | None:
        """The price of a block that an amount goes back to."""
        return None if self.posting.working is None else price_in(self.posting.working)

    @property
    def gain(self) -> int:
        """How many he gets; below nought where he gives."""
        return self.posting.count if self.posting.taker == self.player else -self.posting.count

    @property
    def counterpart(self) -> int:
        """The bank, or the pile of unseen blocks."""
        return min(self.posting.giver, self.posting.taker)


@dataclass(frozen=True)
class About:
    """What is known of a game besides its terms and its entries."""

    players: Sequence[str]
    chains: Mapping[str, str] = field(default_factory=dict)
    """What the table calls a chain, where that is not the edition's name."""
    source: str = ""
    played: str = ""
    """Date, or date and time."""


@dataclass(frozen=True)
class Played:
    """One game with its names and its date."""

    header: Header
    about: About
    when: date
    steps: tuple[Step, ...]

    @cached_property
    def speech(self) -> Speech:
        """The names of this table."""
        return Speech(self.header.edition, tuple(self.about.players), self.about.chains)

    @cached_property
    def opening(self) -> Books:
        """The books before the first entry."""
        return opening(self.header)

    @property
    def books(self) -> Books:
        """The books after the last entry."""
        return self.steps[-1].page.books if self.steps else self.opening

    @property
    def events(self) -> list[Fields]:
        """What was written, entry by entry."""
        return [codec.encoded(step.page.entry, self.header.edition) for step in self.steps]

    @cached_property
    def settlement(self) -> Settlement | None:
        """How the game came out, if it is over, and be it provisionally."""
        return settlement(self.books) if self.books.awaiting is None else None

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        """The entries turn by turn; what follows the last purchase belongs to its turn."""
        return tuple(
            Turn(number, tuple(steps))
            for number, steps in groupby(self.steps, key=lambda step: step.page.books.turn)
        )

    def movements(self) -> Iterator[Movement]:
        """Every posting from the purses to the final settlement."""
        yield from self.outset()
        for turn in self.turns:
            for step in turn.steps:
                yield from self.moved(turn.number, step)
        yield from self.closing()

    def outset(self) -> Iterator[Movement]:
        """The purses are filled and the known blocks dealt."""
        start = self.header.options.start_cash
        for player in range(self.header.seats):
            if start:
                yield self._movement(0, None, Kind.START, Posting(BANK, player, start, CASH))
            for name, hands in zip(self.header.edition.names, self.opening.dealt, strict=True):
                if hands[player]:
                    dealt = Posting(UNSEEN, player, hands[player], name)
                    yield self._movement(0, None, Kind.DEALT, dealt)

    def moved(self, turn: int, step: Step) -> Iterator[Movement]:
        """What one entry moved."""
        postings = step.page.postings
        for posting, following in zip_longest(postings, postings[1:]):
            kind = _kind(step.page.entry, posting, following)
            yield self._movement(turn, step.number, kind, posting)

    def closing(self) -> Iterator[Movement]:
        """The final settlement, if only a provisional one, the smallest chain first."""
        if self.settlement is None:
            return
        bonus, sale = Kind.LAST_BONUS, Kind.LAST_SALE
        if self.settlement.provisional:
            bonus, sale = Kind.OFFERED_BONUS, Kind.OFFERED_SALE
        for posting in self.settlement.postings:
            is_bonus = posting.working is not None and posting.working.step != SumStep.SALE
            yield self._movement(self.books.turn, None, bonus if is_bonus else sale, posting)

    def _movement(self, turn: int, number: int | None, kind: Kind, posting: Posting) -> Movement:
        """A posting with the rule it rests on."""
        if posting.working is not None:
            return Movement(turn, number, kind, posting, posting.working.cites)
        return Movement(turn, number, kind, posting, self.header.edition.cite(_RULES[kind]))


def of_transcript(game: Transcript, when: date) -> Played:
    """A recorded game, replayed strictly."""
    about = About(game.players, game.names, game.source, game.played)
    return Played(game.header, about, when, steps(game.header, enumerate(game.pages())))


def of_table(table: Table[Entry, Books], about: About, when: date) -> Played:
    """A game at the table, as far as it is played; what was set aside is no part of it."""
    header = table.books.header
    numbered = [(number, page) for number, page in table.pages if page.stands]
    return Played(header, about, when, steps(header, numbered))


def steps(header: Header, numbered: Iterable[tuple[int, Page]]) -> tuple[Step, ...]:
    """Pages with the books before each: of a transcript's events, or of a table's lines."""
    before = opening(header)
    found = []
    for number, page in numbered:
        found.append(Step(number, before, page))
        before = page.books
    return tuple(found)


def people(names: Sequence[str]) -> list[str]:
    """The names as a file has them, with one that tells nobody where a name was forgotten."""
    found: list[str] = []
    for seat, name in enumerate(names, start=1):
        stand_in = f"Player {seat}"
        while stand_in in names:
            stand_in += "*"  # somebody else is called so
        found.append(name if name.strip() else stand_in)
    return found


def plain(text: str) -> str:
    """A text on one line, whole."""
    said = text.replace("\N{NO-BREAK SPACE}", " ")
    return "".join(sign if sign.isprintable() else "?" for sign in said)


def _kind(entry: Entry, posting: Posting, following: Posting | None) -> Kind:
    """What a posting of a page is for; blocks stand right before the money they go for."""
    working = posting.working or (following.working if following is not None else None)
    if posting.giver == UNSEEN:
        return Kind.ANNOUNCED
    if isinstance(entry, Dispose) and (posting.giver, posting.thing) == (BANK, entry.chain):
        return Kind.UNKNOWN
    if working is not None and working.step == SumStep.PURCHASE:
        return Kind.BOUGHT
    if working is not None and working.step == SumStep.SALE:
        return Kind.SOLD
    if posting.working is not None:
        back = posting.working.step == SumStep.TAKEN_BACK
        return Kind.TAKEN_BACK if back else Kind.BONUS
    return Kind.TRADED if isinstance(entry, Dispose) else Kind.FREE
