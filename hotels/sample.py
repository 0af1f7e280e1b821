"""The sample game: the nine turns that VACATION's typescript tells of, up to its takeover.

Whoever opens it finds a bank at work: Wilton has just been taken over, the bonuses are paid, and
the bank waits for the first of those who still hold blocks of it.
"""

from itertools import count

from hotels.ledger.chains.agreement import agreed
from hotels.ledger.chains.books import Books
from hotels.ledger.chains.editions import VACATION
from hotels.ledger.chains.entries import Buy, Entry, Lay, Name
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.terms import Player, Tile
from hotels.ledger.journal import Line, Write
from hotels.ledger.reading import written
from hotels.store.keeping import Opened
from hotels.store.records import PRACTICE, SAMPLE, NewGame
from hotels.store.store import Store
from hotels.store.whole import whole
from hotels.table import Table

PLAYERS = ("Alice", "Bob", "Carol", "Dave")
ALICE, BOB, CAROL, DAVE = range(len(PLAYERS))

DEALT = (
    # Alice Bob Carol Dave
    (2, 2, 2, 2),  # Continental
    (2, 1, 1, 4),  # Wilton
    (2, 2, 2, 2),  # Luxor
    (3, 2, 3, 1),  # American
    (2, 3, 2, 2),  # Worldwide
    (2, 2, 3, 2),  # Sharedon
    (2, 3, 2, 2),  # Festival
)


def _tile(player: Player, name: str) -> Lay:
    """A tile laid, by its row's letter and its column's number."""
    return Lay(player, Tile("ABCDEFGHI".index(name[0]), int(name[1:]) - 1))


ENTRIES: tuple[Entry, ...] = (
    _tile(ALICE, "B3"),
    Buy(ALICE, ()),
    _tile(BOB, "C5"),
    Buy(BOB, ()),
    _tile(CAROL, "E5"),
    Buy(CAROL, ()),
    _tile(DAVE, "B2"),
    Name(DAVE, "Wilton"),
    Buy(DAVE, ("Wilton",)),
    _tile(ALICE, "F4"),
    Buy(ALICE, ("Wilton",)),
    _tile(BOB, "D5"),
    Name(BOB, "American"),
    Buy(BOB, ("Wilton",)),
    _tile(CAROL, "C3"),
    Buy(CAROL, ("American",)),
    _tile(DAVE, "F5"),
    Buy(DAVE, ("American",)),
    _tile(ALICE, "C4"),
)


def sample(store: Store) -> int:
    """The number of the sample game in the archive, put there if it is not; a deleted one stays."""
    for number in count(1):
        uid = f"{SAMPLE}-{number}"
        there = store.known(uid)
        if there is None:
            return _put_in(store, uid)
        if not store.record(there).deleted_at:
            return there
    raise AssertionError


def _put_in(store: Store, uid: str) -> int:
    """The sample game in the archive, all of it at once."""
    game = _game()
    return store.take_in(*whole(_new(game, uid), game, ENTRIES, store.clock()))


def unmerged() -> Opened[Entry, Books]:
    """The sample game before the tile that merges two chains; it is in no archive."""
    game, played = _game(), ENTRIES[:-1]
    record = whole(_new(game, PRACTICE), game, played, "").record
    lines = (Line(number, Write(entry)) for number, entry in enumerate(played, start=1))
    return Opened(Table(game, lines), record)


def _game() -> ChainGame:
    return ChainGame(agreed(VACATION, len(PLAYERS), VACATION.options, (), DEALT))


def _new(game: ChainGame, uid: str) -> NewGame:
    return NewGame(uid, game.kind, written(game.header()), PLAYERS, source=SAMPLE)
