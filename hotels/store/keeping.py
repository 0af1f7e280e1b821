"""A game between the table and the disk: its digests, its seals, what the archive shows of it."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Generic, NamedTuple, TypeVar
from uuid import uuid4

from hotels.ledger.codec import act_fields, act_of
from hotels.ledger.game import Game
from hotels.ledger.journal import Accept, Act, Impossible, Journal, Line, Mistake
from hotels.ledger.names import SAME_NAME
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields, doubled, fields, items, parsed, text, written
from hotels.store.disk import DiskError, Hindrance
from hotels.store.records import (
    BIG_SHOT,
    CHAINS,
    PERFECT_HOTEL,
    TALLY,
    NewGame,
    Record,
    Stored,
    chained,
    checked,
    linked,
    outcome_in,
    unchecked,
)
from hotels.store.seals import first_reckoned, sealed
from hotels.store.store import Store, now
from hotels.table import Table

E = TypeVar("E")
B = TypeVar("B")

UNKNOWN_KIND = "unknown kind"
NOT_ONE_A_SEAT = "not one player a seat"
LONGEST_NAME = 100


def _chains(header: Fields, seats: int) -> Game[Any, Any]:
    """A game of hotel chains from its terms."""
    from hotels.ledger.chains.game import ChainGame  # noqa: PLC0415 - Home needs no rules
    from hotels.ledger.chains.header_codec import header_of  # noqa: PLC0415

    return ChainGame(header_of(header, seats))


def _tally(header: Fields, seats: int) -> Game[Any, Any]:
    """A quick score from its terms."""
    from hotels.ledger.chains.tally import Tally, terms_of  # noqa: PLC0415 - most never need it

    return Tally(terms_of(header, seats))


def _big_shot(header: Fields, seats: int) -> Game[Any, Any]:
    """A game of Big Shot from its terms."""
    from hotels.ledger.big_shot.game import BigShot  # noqa: PLC0415 - most never need it
    from hotels.ledger.big_shot.terms import terms_of  # noqa: PLC0415

    return BigShot(terms_of(header, seats))


def _perfect_hotel(header: Fields, seats: int) -> Game[Any, Any]:
    """A game of Perfect Hotel from its terms."""
    from hotels.ledger.perfect_hotel.game import PerfectHotel  # noqa: PLC0415 - most never need it
    from hotels.ledger.perfect_hotel.terms import terms_of  # noqa: PLC0415

    return PerfectHotel(terms_of(header, seats))


KINDS: dict[str, Callable[[Fields, int], Game[Any, Any]]] = {
    CHAINS: _chains,
    TALLY: _tally,
    BIG_SHOT: _big_shot,
    PERFECT_HOTEL: _perfect_hotel,
}
"""The game of each kind, from its terms and the number of players; its rules come with it."""


class Opened(NamedTuple, Generic[E, B]):
    """A game from the disk, and what is to be said before it is played on."""

    table: Table[E, B]
    record: Record
    damaged_at: int | None = None
    """The first line that is not as it was written; the table holds those before it, to read."""
    reckoned_at: int | None = None
    """The first line after which today's rules reckon otherwise than when it was written."""


def shown(game: Game[E, B], books: B) -> tuple[str, str]:
    """What the archive shows of a game: where it stands, and how it came out if it is over."""
    outcome = game.outcome(books)
    return checked(game.summary(books)), "" if outcome is None else checked(outcome.fields())


def is_agreed(kept: str, reckoned: str) -> bool:
    """Whether what is shown says what is reckoned; a later version may show more, or less."""
    one, other = unchecked(kept), unchecked(reckoned)
    if not one or not other:
        return kept == reckoned
    shared = one.keys() & other.keys()
    return shared in (one.keys(), other.keys()) and all(one[key] == other[key] for key in shared)


def shown_after(
    game: Game[E, B], books: B, seal: str | None, kept: tuple[str, str]
) -> tuple[str, str]:
    """What the archive is to show of a game after its last line, which has this seal.

    What was kept, unless that is not what its lines say; where the rules reckon otherwise than
    they did, what was kept counts until that is accepted.
    """
    if seal is None:
        return "", ""
    summary, result = shown(game, books)
    if sealed(game, books) == seal:
        sound = is_agreed(kept[0], summary), is_agreed(kept[1], result)
    else:
        kinds = [
            {key: type(value) for key, value in (unchecked(one) or {}).items()}
            for one in (kept[0], summary)
        ]
        over = outcome_in(kept[1], game.seats, game.kind)
        sound = kinds[0] == kinds[1], not kept[1] or over is not None
    return kept[0] if sound[0] else summary, kept[1] if sound[1] else result


class Keeper(Generic[E, B]):
    """Writes the lines of one game to the disk, each linked to the one before."""

    def __init__(
        self, store: Store, record: Record, game: Game[E, B], clock: Callable[[], str] = now
    ) -> None:
        self._store = store
        self._record = record
        self._game = game
        self._clock = clock
        self.chain = record.new.first
        self.accept_first = False
        self.read_only = False

    def __call__(self, line: Line[E], books: B) -> None:
        """The line is on the disk when this returns."""
        if self.read_only:
            raise DiskError(Hindrance.DAMAGED, f"line {line.number}")
        if self.accept_first and not isinstance(line.act, Accept):
            raise Impossible(Mistake.ACCEPT_FIRST)
        act = written(act_fields(line.act, self._game.encoded))
        if not self._is_read_again(act, line.act):
            raise DiskError(Hindrance.UNKEEPABLE, f"line {line.number}")
        seal = sealed(self._game, books)
        stored = Stored(line.number, self._clock(), act, "", seal)
        stored = stored._replace(chain=chained(self.chain, stored))
        self._store.append(self._record.id, self.chain, stored, *shown(self._game, books))
        self.chain = stored.chain
        self.accept_first = False

    def _is_read_again(self, written_act: str, act: Act[E]) -> bool:
        """Whether an act as it is written down reads as the same act."""
        try:
            return act_of(parsed(written_act.encode()), self._game.decoded) == act
        except (Refused, UnicodeEncodeError):
            return False


def game_of(record: Record) -> Game[Any, Any]:
    """The game of a record, by its kind and its terms, or a refusal."""
    made = KINDS.get(record.kind)
    if made is None:
        raise Refused(UNKNOWN_KIND, kind=record.kind, known=tuple(KINDS))
    return made(fields(parsed(record.header.encode()), "the header"), len(record.players))


def understood(record: Record) -> Game[Any, Any] | None:
    """The game of a record, if its kind and its terms are known here."""
    with suppress(Refused):
        return game_of(record)
    return None


def began(
    store: Store,
    game: Game[E, B],
    players: Sequence[str],
    names: Fields | None = None,
    clock: Callable[[], str] = now,
) -> Opened[E, B]:
    """A new game on the disk and at the table."""
    seated, called = named([*players]), written(own_names(names or {}))
    if len(seated) != game.seats:
        raise Refused(NOT_ONE_A_SEAT, count=len(seated), right=game.seats)
    new = NewGame(uuid4().hex, game.kind, written(game.header()), seated, called)
    record = store.record(store.begin(new))
    return Opened(Table(game, (), Keeper(store, record, game, clock)), record)


def named(value: object) -> tuple[str, ...]:
    """The players' names by seat, no two alike; a forgotten one is empty."""
    names = tuple(
        text(name, "a player's name", longest=LONGEST_NAME) for name in items(value, "players")
    )
    if (name := doubled(name for name in names if name)) is not None:
        raise Refused(SAME_NAME, name=name)
    return names


def own_names(value: object) -> Fields:
    """What the table calls things, each as a text."""
    said = fields(value, "names")
    return {
        text(thing, "names", longest=LONGEST_NAME): text(name, "names", longest=LONGEST_NAME)
        for thing, name in said.items()
    }


def opened(store: Store, number: int, clock: Callable[[], str] = now) -> Opened[Any, Any]:
    """A game from the disk, its digests compared line by line."""
    record = store.record(number)
    game = _understood(record)
    keeper = Keeper(store, record, game, clock)
    journal: Journal[Any] = Journal()
    damaged_at = None
    seals = []
    try:
        for line in linked(record, store.lines(number)):
            journal.add(act_of(parsed(line.act.encode()), game.decoded))
            seals.append(line.seal)
            keeper.chain = line.chain
    except (DiskError, Refused, Impossible) as error:
        if isinstance(error, DiskError) and error.hindrance is not Hindrance.DAMAGED:
            raise
        damaged_at = journal.following
    table = Table(game, journal, keeper)
    reckoned_at = None
    if seals and sealed(game, table.books) != seals[-1]:
        reckoned_at = first_reckoned(game, journal.lines, seals)
    keeper.accept_first = reckoned_at is not None
    keeper.read_only = damaged_at is not None
    return Opened(table, record, damaged_at, reckoned_at)


def duplicated(store: Store, number: int) -> int:
    """A second game with the same lines, to be played on otherwise; the number it has."""
    record = store.record(number)
    copy = record._replace(uid=uuid4().hex, source="")
    return store.take_in(copy, list(store.lines(number)), taken=store.taken(number))


def _understood(record: Record) -> Game[Any, Any]:
    """The game of a record, or that it was damaged or comes from a later version."""
    try:
        return game_of(record)
    except Refused as refused:
        hindrance = Hindrance.NEWER if record.whole else Hindrance.DAMAGED
        raise DiskError(hindrance, f"game {record.id}: {refused.code}") from refused
