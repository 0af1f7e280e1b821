"""A recorded game as a game of the archive: all of it as the rules reckon it, or nothing."""

import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotels.exports.incoming import Source, found
from hotels.exports.recorded import Fate, Ready, kept, replayed
from hotels.exports.transcript import told, written
from hotels.ledger.chains.rules.ending import settlement
from hotels.ledger.objection import Refused
from hotels.ledger.outcome import Outcome
from hotels.store.checking import damages
from hotels.store.keeping import opened
from hotels.store.own import own_kept
from hotels.store.records import SAMPLE
from hotels.store.store import Store
from hotels.views.sharing import about
from tests.command import GAMES, Value
from tests.exports.handed import recorded_game
from tests.store.playing import played, ticking

AT = "2026-11-18T20:00:00Z"
SHOTS = Path(__file__).parents[1] / "ledger" / "big_shot" / "games"

HOTELS = {
    "players": ["Ana", "Ben"],
    "rounds": [
        [
            {"floors": [{"kind": "Gym", "cards": 2, "tourists": 0}], "in_hand": 0},
            {"floors": [], "in_hand": 1},
        ]
    ],
}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "ours.db", ticking()) as store:
        yield store


def ready(value: Value) -> Ready:
    data = value if isinstance(value, bytes) else json.dumps(value).encode()
    return replayed(found(Source(io.BytesIO(data))), AT)


def game(name: str = "vacation-p4_001") -> Value:
    return json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.json")), ids=lambda path: path.stem)
def test_every_recorded_game_comes_out_as_its_file_claims(path: Path, store: Store) -> None:
    said = json.loads(path.read_text(encoding="utf-8"))
    number, fate = kept(store, ready(said))
    again = opened(store, number)
    assert fate is Fate.NEW
    assert (again.damaged_at, again.reckoned_at) == (None, None)
    assert again.record.players == tuple(said["players"])
    assert (again.record.played, again.record.created_at) == (said.get("played", ""), AT)
    assert len(again.table.lines) == len(said["events"])
    if "final" in said:
        outcome = settlement(again.table.books)
        assert [*outcome.cash] == said["final"]["cash"]
        assert sorted(outcome.winners) == sorted(said["final"]["winners"])
    assert list(damages(store)) == []


def test_a_namesake_with_a_long_mark_is_kept_beside_ours(store: Store) -> None:
    long = f"house-{'a' * 84}-{'b' * 9}"
    said: Value = {"format": "hotels-values/1", "id": long, "name": "A", "values": {}}
    assert own_kept(store, said)[1]
    beside, new = own_kept(store, said | {"values": {"Bar": 1}})
    assert new
    assert beside.id.startswith(f"house-{'a' * 84}-")
    assert len(store.editions()) == 2


def test_a_game_of_big_shot_and_one_of_perfect_hotel_go_on_where_they_were(store: Store) -> None:
    shot = json.loads((SHOTS / "two.json").read_text(encoding="utf-8"))
    number, _ = kept(store, ready(shot))
    again = opened(store, number)
    assert again.record.kind == "big-shot"
    assert again.table.books.round == 18
    assert [*again.table.books.cards] != [0, 0, 0, 0]
    number, _ = kept(store, ready(HOTELS))
    again = opened(store, number)
    assert again.record.kind == "perfect-hotel"
    assert again.table.books.kept[0][0].floors[0].cards == 2
    assert again.table.books.kept[0][1].in_hand == 1
    assert list(damages(store)) == []


SCORE: Value = {
    "edition": "vacation",
    "players": ["Ana", "Ben", "Cat"],
    "cash": [1600, 7000, 400],
    "sizes": {"Wilton": 3, "Luxor": 6},
    "blocks": {"Wilton": [3, 0, 0], "Luxor": [0, 0, 1], "Festival": [0, 5, 0]},
    "last_player": 2,
}


def test_a_quick_score_comes_in_figure_by_figure(store: Store) -> None:
    number, fate = kept(store, ready(SCORE))
    again = opened(store, number)
    assert (fate, again.record.kind) == (Fate.NEW, "tally")
    outcome = again.table.game.outcome(again.table.books)
    assert outcome == Outcome((7000, 7000, 10000), (2,))
    assert again.table.books.last == 2
    assert kept(store, ready(SCORE)) == (number, Fate.KNOWN)
    assert list(damages(store)) == []
    two = SCORE | {
        "edition": "acquire-classic",
        "players": ["Ana", "Ben"],
        "cash": [0, 0],
        "options": {"bank_holds": True},
        "sizes": {"Tower": 2},
        "blocks": {"Tower": [2, 1]},
        "bank_holds": {"Tower": 7},
        "last_player": 0,
    }
    again = opened(store, kept(store, ready(two))[0])
    assert again.table.game.outcome(again.table.books) == Outcome((1000 + 400, 200), (0,))
    assert list(damages(store)) == []


def test_a_quick_score_that_no_sheet_holds_is_refused() -> None:
    with pytest.raises(Refused, match="out of range"):
        ready(SCORE | {"cash": [10_000_001, 0, 0]})


def test_the_same_file_is_taken_in_once(store: Store) -> None:
    number, _ = kept(store, ready(game()))
    assert kept(store, ready(game())) == (number, Fate.KNOWN)
    assert kept(store, ready(json.dumps(game(), indent=4).encode())) == (number, Fate.KNOWN)
    assert store.count() == 1


def test_a_game_played_here_and_handed_on_is_known_again(store: Store) -> None:
    ours = recorded_game(store)
    file = written(told(ours.table, about(ours))).encode()
    assert kept(store, ready(file)) == (ours.record.id, Fate.KNOWN)
    begun = json.loads(file)
    begun |= {"events": begun["events"][:20], "checkpoints": []}
    begun.pop("final")
    assert kept(store, ready(begun)) == (ours.record.id, Fate.KNOWN)


def test_another_game_of_the_same_people_is_another_game(store: Store) -> None:
    ours = recorded_game(store, count=20)
    file = game()
    number, fate = kept(store, ready(file))
    assert (fate, store.count()) == (Fate.NEW, 2)
    assert number != ours.record.id
    others = file | {"players": ["Zoe", *file["players"][1:]]}
    assert kept(store, ready(others))[1] is Fate.NEW
    nothing = file | {"events": [], "checkpoints": []}
    nothing.pop("final", None)
    assert kept(store, ready(nothing))[1] is Fate.NEW


def test_a_deleted_game_comes_back(store: Store) -> None:
    number, _ = kept(store, ready(game()))
    store.delete(number)
    assert kept(store, ready(game())) == (number, Fate.BACK)
    assert store.record(number).deleted_at == ""
    assert kept(store, ready(game())) == (number, Fate.KNOWN)


def test_a_game_that_was_played_on_here_stays_as_it_is(store: Store) -> None:
    file = game("manuscript")
    begun = file | {"events": file["events"][:5], "checkpoints": []}
    begun.pop("final", None)
    number, _ = kept(store, ready(begun))
    table = opened(store, number).table
    for event in file["events"][5:9]:
        assert table.write(table.game.decoded(event)).stands
    assert kept(store, ready(begun)) == (number, Fate.KNOWN)
    assert len(opened(store, number).table.lines) == 9


def test_nobody_s_file_is_the_sample_game(store: Store) -> None:
    number, _ = kept(store, ready(game() | {"source": SAMPLE}))
    assert store.record(number).source == ""
    other = game("manuscript") | {"source": "the attic"}
    number, _ = kept(store, ready(other))
    assert store.record(number).source == "the attic"


@pytest.mark.parametrize(
    ("name", "said"),
    json.loads((GAMES / "invalid" / "index.json").read_text(encoding="utf-8")).items(),
)
def test_what_breaks_a_rule_is_refused_at_its_event(name: str, said: Value) -> None:
    with pytest.raises(Refused) as error:
        ready((GAMES / "invalid" / name).read_bytes())
    assert error.value.place == said["event"]


def test_progress_is_told_and_may_break_off(store: Store) -> None:
    file = found(Source(io.BytesIO(json.dumps(game()).encode())))
    told_so_far: list[tuple[int, int]] = []

    def progress(done: int, total: int) -> None:
        told_so_far.append((done, total))
        if done == 3:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        replayed(file, AT, progress)
    total = len(game()["events"])
    assert told_so_far == [(1, total), (2, total), (3, total)]
    assert store.count() == 0


def test_the_archive_shows_how_it_came_out(store: Store) -> None:
    ours = played(store, "manuscript", until=19)
    file = game("manuscript")
    file |= {"events": file["events"][:19], "checkpoints": [], "players": [*ours.record.players]}
    file.pop("final", None)
    other = ready(file)
    assert other.record.shown() == store.record(ours.record.id).shown()
