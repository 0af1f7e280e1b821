"""Any moment of a game: what lay on the board then, how the chains stood, and who had what."""

from collections.abc import Iterator
from typing import NamedTuple

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import Lay
from hotels.ledger.journal import Cut
from hotels.ledger.outcome import Outcome
from hotels.views.chains import ChainRow, chain_rows
from hotels.views.consent import Consent
from hotels.views.ledger.settled import went_on
from hotels.views.ledger.told import ChainTable, sentence_of
from hotels.views.players import HIDDEN, PlayerRow, player_rows
from hotels.views.squares import Square, last_square, squares
from hotels.wording.amounts import money
from hotels.wording.language import phrase, to_phrase
from hotels.wording.ledger import deed
from hotels.wording.marked import marked
from hotels.wording.speech import Speech

BEGINNING = to_phrase("Before the first turn")
TITLE = to_phrase("Play from here?")
LEAVE = to_phrase("as a key|Cancel")
STAYS = to_phrase("It stays in the ledger, crossed out. Undo restores it.")
STAY = to_phrase("They stay in the ledger, crossed out. Undo restores them all.")
"""The icon in the row of a player whose blocks nobody sees."""

WINS, SETTLED = "trophy-outline", "cash-multiple"
"""The icons of a game that is over: of who has most, and of the others."""


class Moment(NamedTuple):
    """The table as it stood after so many entries."""

    place: int
    """How many entries stood; nought before the first."""
    of: int
    """How many there are: the last moment."""
    turn: str
    sentence: str
    """What was done right before."""
    cells: bytes
    """What lay on each square, as a small board wants it."""
    squares: tuple[Square, ...]
    """The same as a board wants it."""
    last: int | None
    """Where the last tile lay."""
    chains: tuple[ChainRow, ...]
    players: tuple[PlayerRow, ...]
    """With their money; with their blocks where holdings lie open."""
    number: int = 0
    """Of the line that was done right before; 0 before the first."""
    begun: bool = False
    """Whether a turn has been played by then."""
    settled: bool = False
    """Whether the game was over: the players' money is that after the settlement."""


def moment(table: ChainTable, place: int, speech: Speech) -> Moment:
    """The table after so many entries; the nearest there is where there are fewer."""
    place = max(0, min(place, len(table.pages)))
    books, number, said = table.before(place), 0, phrase(BEGINNING)
    if place:
        number, page = table.pages[place - 1]
        said = marked(sentence_of(table.before(place - 1), page, speech), page, speech)
    last = last_square(table.pages[:place])
    outcome = None if went_on(table, place) else table.game.outcome(books)
    return Moment(
        place,
        len(table.pages),
        _turn(books),
        said,
        books.board.cells,
        squares(books, speech, last=last, asked=False),
        last,
        chain_rows(books._replace(awaiting=None), speech),
        tuple(_players(books, outcome, speech)),
        number,
        books.turn > 0,
        outcome is not None,
    )


def play_from(table: ChainTable, place: int, speech: Speech) -> Consent | None:
    """What playing on from a moment takes back, before it is; None where nothing follows it."""
    gone = table.pages[max(0, place) :]
    if not gone:
        return None
    (first, begins), (last, ends) = gone[0], gone[-1]
    title, leave = phrase(TITLE), phrase(LEAVE)
    said = phrase("entry {number} ({deed})", number=first, deed=deed(begins.entry, speech))
    if len(gone) == 1:
        whole = phrase("1 entry will be deleted: {first}.", first=said)
        return Consent(title, whole, leave, phrase("Delete 1 entry"), phrase(STAYS))
    whole = phrase(
        "{count} entries will be deleted: {first} to {last}.",
        count=len(gone),
        first=said,
        last=phrase("entry {number} ({deed})", number=last, deed=deed(ends.entry, speech)),
    )
    key = phrase("Delete {count} entries", count=len(gone))
    return Consent(title, whole, leave, key, phrase(STAY))


def cut_at(table: ChainTable, place: int) -> Cut | None:
    """The act that takes back all that follows a moment; None where nothing does."""
    following = table.pages[max(0, place) :][:1]
    return Cut(following[0].number) if following else None


def _turn(books: Books) -> str:
    """``Turn 7``."""
    return phrase("Turn {turn}", turn=books.turn) if books.turn else phrase(BEGINNING)


def laid_in(table: ChainTable, square: int, place: int | None) -> int | None:
    """The line in which the tile on a square was laid, as things stood after so many entries."""
    for number, page in reversed(table.pages[:place]):
        entry = page.entry
        if isinstance(entry, Lay) and page.stands:
            shape = page.books.header.shape
            if shape.holds(entry.tile) and shape.square(entry.tile) == square:
                return number
    return None


def _players(books: Books, outcome: Outcome | None, speech: Speech) -> Iterator[PlayerRow]:
    """The players as they were then; after the end with what the settlement left each of them."""
    for row in player_rows(books, speech):
        if outcome is None:
            yield _as_then(row)
        else:
            yield _as_settled(row, outcome)


def _as_settled(row: PlayerRow, outcome: Outcome) -> PlayerRow:
    """A player's row after the settlement, which sold all his blocks."""
    wins = row.seat in outcome.winners
    before = phrase("{amount} before the end", amount=row.cash)
    would = phrase("would win") if outcome.provisional else phrase("wins")
    return row._replace(
        cash=money(outcome.cash[row.seat]),
        says=(would, before) if wins else (before,),
        icon=WINS if wins else SETTLED,
        piles=(),
        more="",
        rest=0,
        is_open=False,
    )


def _as_then(row: PlayerRow) -> PlayerRow:
    """A player's row of a moment that is over: nobody peeks into it or sits down in it."""
    if row.away:
        return row._replace(says=(phrase("away from the table"),))
    if row.is_turn:
        return row._replace(says=(phrase("whose turn it is|to play"),))
    return row._replace(says=(phrase("hidden"),)) if row.icon == HIDDEN else row
