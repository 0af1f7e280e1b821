"""A game of very many corrections taken in: a line costs the same however many there are."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.carrying import least, seconds
from bench.row import MICRO, Row
from bench.storing import PLAYERS, recorded
from hotels.exports.archive import FORMAT, taken_in
from hotels.exports.archive_lines import act_line, game_fields
from hotels.ledger.chains.entries import Entry, Note
from hotels.ledger.codec import act_fields
from hotels.ledger.journal import Act, Cut, Insert, Move, Undo, Write
from hotels.ledger.reading import written
from hotels.store.keeping import shown
from hotels.store.records import NewGame, Record, Stored, chained
from hotels.store.seals import sealed
from hotels.store.store import Store

LENGTHS = (3_750, 15_000, 60_000)
ROUNDS = 3
AT = "2026-11-18T20:00:00Z"
Acts = list[Act[Entry]]


def rows() -> Iterator[Row]:
    """A line of a game of each kind and length, taken in."""
    for what, acts in KINDS.items():
        for length in LENGTHS:
            data, each = game(acts(length)), MICRO / length
            ours, floor = map(min, zip(*(_taken_in(data) for _ in range(ROUNDS)), strict=True))
            name = f"a game of {length:,} lines, {what}: a line"
            yield Row(name, each * ours, each * floor, "us", "even")


def inserted(length: int) -> Acts:
    """Everything was forgotten at first, and put in at the head."""
    acts: Acts = [Insert(1, Note("")) for _ in range(length - 1)]
    return [Write(Note("")), *acts]


def moved(length: int) -> Acts:
    """The first of many goes to the end and back, again and again."""
    half = length // 2
    acts: Acts = [Move(1, half), Move(1, 2)]
    return [*_written(half), *acts * (half // 2)]


def cut(length: int) -> Acts:
    """All of many is cut, and brought back, again and again."""
    half = length // 2
    acts: Acts = [Cut(1), Undo()]
    return [*_written(half), *acts * (half // 2)]


def _written(length: int) -> Acts:
    return [Write(Note("")) for _ in range(length)]


KINDS: dict[str, Callable[[int], Acts]] = {"inserted": inserted, "moved": moved, "cut": cut}


def game(acts: Sequence[Act[Entry]]) -> bytes:
    """An archive with one game of these acts, none of which moves the books."""
    rules, _ = recorded()
    new = NewGame("corrected", rules.kind, written(rules.header()), PLAYERS[: rules.seats])
    books, before, lines = rules.opening(), new.first, bytearray()
    seal = sealed(rules, books)
    for number, act in enumerate(acts, 1):
        line = Stored(number, AT, written(act_fields(act, rules.encoded)), "", seal)
        before = chained(before, line)
        lines += act_line(line._replace(chain=before))
    of_new = (new.uid, new.kind, new.header, new.names, new.source, new.played)
    record = Record(0, *of_new, AT, AT, *shown(rules, books), "", before, players=(*new.players,))
    head = {"format": FORMAT, "games": 1, "editions": 0}
    said = (head, {"game": game_fields(record._replace(about=record.said))})
    return b"".join(written(one).encode() + b"\n" for one in said) + lines


def _taken_in(data: bytes) -> tuple[float, float]:
    """The seconds that ours takes with a new archive, and the least with a file of its own."""
    with TemporaryDirectory() as folder:
        given = Path(folder) / "given.jsonl"
        given.write_bytes(data)

        def ours() -> None:
            with Store(Path(folder) / "ours.db") as store, given.open("rb") as file:
                taken_in(store, file)

        least_into, _ = least(Path(folder), given)
        return seconds(ours), seconds(least_into)
