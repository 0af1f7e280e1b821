"""Games with all that a banker does to a log, for tests of the Ledger screen."""

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import (
    Buy,
    Correct,
    Count,
    Entry,
    Lay,
    Note,
    Peek,
    TurnTo,
)
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.terms import Tile
from hotels.ledger.chains.transcript import Transcript
from hotels.ledger.posting import CASH
from hotels.table import Table
from hotels.views.ledger.lines import LedgerLine
from hotels.wording.speech import Speech
from tests.command import GAMES
from tests.exports.games import at_the_table, read

ChainTable = Table[Entry, Books]

ALICE, BOB, CAROL, DAVE = range(4)
LUXOR, AMERICAN = 2, 3


def spoken(game: Transcript) -> Speech:
    """The words of a recorded game."""
    return Speech(game.header.edition, game.players, game.names)


def recorded(name: str = "manuscript") -> tuple[ChainTable, Speech]:
    """A recorded game at the table, and its words."""
    game = read(GAMES / f"{name}.json")
    return at_the_table(game), spoken(game)


def afresh(table: ChainTable) -> ChainTable:
    """The same game opened afresh from its lines."""
    return Table(ChainGame(table.books.header), table.lines)


def by_number(lines: tuple[LedgerLine, ...]) -> dict[int, LedgerLine]:
    """The lines by the number of their entry."""
    return {line.number: line for line in lines}


def mended() -> tuple[ChainTable, Speech]:
    """The manuscript's game after an evening of second thoughts.

    Its lines 1 to 24 are the game's own; what each of the others did stands beside it.
    """
    table, speech = recorded()
    table.write(Note("The door\nrang"))  # 25
    table.write(Peek(CAROL))  # 26
    table.write(Count(DAVE, CASH, 8_000))  # 27: the books say $8,900
    table.write(Correct(DAVE, CASH, 8_000))  # 28
    table.write(TurnTo(CAROL))  # 29: it would have been Bob's
    table.write(Lay(CAROL, Tile(0, 0)))  # 30
    table.write(Buy(CAROL, ("American",) * 2), forced=True)  # 31: one a turn is the limit
    table.write(Lay(BOB, Tile(0, 11)), forced=True)  # 32: it is Dave's turn
    table.write(Lay(CAROL, Tile(8, 11)), forced=True)  # 33: Bob's purchase is owed
    table.amend(1, Lay(ALICE, Tile(1, 2)))  # 34: the same tile again
    table.insert(3, Note("tea"))  # 35
    table.strike(27)  # 36
    table.move(26, 25)  # 37
    table.insert(24, Lay(ALICE, Tile(1, 2)))  # refused: a tile lies there
    return table, speech
