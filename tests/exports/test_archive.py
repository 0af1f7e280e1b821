"""hotels-archive/1: out, in, and out again gives the same bytes."""

import io
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from hotels.exports import archive
from hotels.exports.archive import TakenIn, WrittenOut, taken_in, written_out
from hotels.ledger.chains.entries import Note
from hotels.store.checking import Flaw, damages
from hotels.store.keeping import opened
from hotels.store.records import Stored, chained
from hotels.store.store import Store
from tests.store.archives import lines_of, out, out_of, put_in
from tests.store.harm import change
from tests.store.playing import CORRECTIONS, example, pages, played, ticking


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """An archive with two games, a deleted one, a forgotten player and a house edition."""
    path = tmp_path / "ours.db"
    example(path)
    return path


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Store]:
    """Another archive, with nothing in it."""
    with Store(tmp_path / "other.db", ticking()) as store:
        yield store


def test_out_in_and_out_again_gives_the_same_bytes(path: Path, other: Store) -> None:
    first = out_of(path)
    assert put_in(other, first) == TakenIn(new=2, editions=1)
    assert out(other) == first
    assert put_in(other, first) == TakenIn(known=2, editions=1)
    assert out(other) == first


def test_a_game_damaged_here_comes_in_whole_beside_it(path: Path) -> None:
    sound = out_of(path)
    change(path, "UPDATE lines SET act = act || ' ' WHERE game = 2 AND number = 9")
    with Store(path) as store:
        for beside, known in ((1, 1), (0, 2)):
            taken = put_in(store, sound)
            assert (taken.beside, taken.known) == (beside, known)
            harmed = [(one.record.id if one.record else 0, one.line) for one in damages(store)]
            assert harmed == [(2, 9)]
        *_, last = store.all_games()
        assert [*store.lines(last.id)][:8] == [*store.lines(2)][:8]
        assert opened(store, last.id).damaged_at is None


def test_what_comes_in_is_what_went_out(path: Path, other: Store) -> None:
    put_in(other, out_of(path))
    with Store(path) as store:
        for number in (1, 2):
            here, there = store.record(number), other.record(number)
            assert there == here._replace(id=number)
            assert list(other.lines(number)) == list(store.lines(number))
            game = opened(other, number)
            assert (game.damaged_at, game.reckoned_at, game.record.whole) == (None, None, True)
            assert pages(game) == pages(opened(store, number))
        assert other.editions() == store.editions()
        assert other.people() == ["Dora", "Émile 😀", "Ana"]
    assert list(damages(other)) == []


def test_the_file_is_lines_of_plain_json(path: Path) -> None:
    lines = lines_of(path)
    said = [json.loads(line) for line in lines]
    assert said[0] == {"format": "hotels-archive/1", "games": 2, "editions": 1}
    assert list(said[1]) == ["edition"]
    kinds = ["game", *["act"] * 24, "game", *["act"] * (24 + CORRECTIONS)]
    assert [next(iter(one)) for one in said[2:]] == kinds
    assert said[2]["game"]["players"] == ["Ana", "", "Émile 😀", "Dora"]
    assert [one["line"] for one in said[3:27]] == list(range(1, 25))
    for line, one in zip(lines, said, strict=True):
        text = json.dumps(one, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        assert line == text.encode() + b"\n"
    assert b"Ben" not in b"".join(lines)


def test_a_game_taken_back_from_a_line_on_goes_out_and_in(tmp_path: Path, other: Store) -> None:
    with Store(tmp_path / "ours.db") as store:
        game = played(store)
        assert game.table.cut(19)
        assert game.table.write(Note("again")).stands
        file = out(store)
        assert [one["act"] for one in map(json.loads, file.splitlines()) if "act" in one][24] == {
            "kind": "cut",
            "line": 19,
        }
        put_in(other, file)
        assert out(other) == file
        again = opened(other, 1)
        assert (again.damaged_at, again.reckoned_at) == (None, None)
        assert [number for number, _ in pages(again)] == [*range(1, 19), 26]
        assert pages(again) == pages(opened(store, 1))
        assert again.table.undo()
        assert again.table.undo()
        assert [number for number, _ in pages(again)] == [*range(1, 25)]


def test_an_empty_archive_goes_out_and_in(other: Store) -> None:
    file = out(other)
    assert file == b'{"editions":0,"format":"hotels-archive/1","games":0}\n'
    assert put_in(other, file) == TakenIn()


def test_a_game_without_a_line_goes_out_and_in(tmp_path: Path, other: Store) -> None:
    with Store(tmp_path / "ours.db") as store:
        played(store, until=0)
        file = out(store)
    put_in(other, file)
    assert out(other) == file
    assert opened(other, 1).table.pages == ()


@pytest.mark.parametrize("until", [0, 1, 2, 3])
def test_progress_is_told_and_can_stop_it(path: Path, other: Store, until: int) -> None:
    seen: list[int] = []

    def progress(done: int) -> bool:
        seen.append(done)
        return done < until

    file = out_of(path)
    report = taken_in(other, io.BytesIO(file), progress)
    games = min(max(until, 1), 2)
    assert seen == list(range(1, games + 1))
    assert (report.new, report.stopped, other.count()) == (games, until <= 2, games)
    assert list(damages(other)) == []
    assert put_in(other, file).stopped is False
    assert out(other) == file
    with Store(path) as store:
        seen.clear()
        went_out = written_out(store, io.BytesIO(), progress)
        assert went_out == WrittenOut(games, (), stopped=games < 2)
        assert seen == list(range(1, games + 1))
        seen.clear()
        untouched = io.BytesIO()
        went_out = written_out(store, untouched, looked=progress)
        assert went_out == WrittenOut(0 if until <= 2 else 2, (), stopped=until <= 2)
        assert (seen, bool(untouched.getvalue())) == (list(range(1, games + 1)), until > 2)


class Enough(Exception):
    """Somebody wants no more of it."""


def test_how_far_a_long_game_is_is_told_and_can_stop_it(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "EVERY", 5)
    file, told = out_of(path), list[list[tuple[int, int]]]()
    with Store(path) as store:
        for record in store.all_games():
            lines, entries = len([*store.lines(record.id)]), len(pages(opened(store, record.id)))
            read = [(done, 0) for done in range(5, lines + 1, 5)]
            told.append([*read, *((done, entries) for done in range(5, entries + 1, 5))])
    first, second = map(len, told)
    assert min(first, second) > 4
    for enough in (1, first // 2, first, first + 1, first + second, first + second + 1):
        seen: list[tuple[int, int]] = []

        def within(done: int, total: int) -> None:
            seen.append((done, total))  # noqa: B023  done with before the next is made
            if len(seen) == enough:  # noqa: B023  likewise
                raise Enough

        with Store(tmp_path / f"{enough}.db") as store:
            with suppress(Enough):
                taken_in(store, io.BytesIO(file), within=within)
            assert seen == (told[0] + told[1])[:enough]
            assert store.count() == (enough > first) + (enough > first + second)
            assert list(damages(store)) == []


@pytest.mark.parametrize(
    ("damage", "left_out"),
    [
        ("UPDATE lines SET act = replace(act, 'B3', 'A1') WHERE game = 1", (1, 1, Flaw.LINE)),
        ("DELETE FROM lines WHERE game = 1 AND number = 24", (1, 24, Flaw.LINE)),
        ("UPDATE games SET source = 'x' WHERE id = 1", (1, None, Flaw.ABOUT)),
        ("UPDATE games SET header = '[' WHERE id = 1", (1, None, Flaw.ABOUT)),
        ("UPDATE editions SET written = '['", (None, None, Flaw.EDITION)),
    ],
)
def test_what_is_damaged_stays_behind_and_the_rest_goes_out(
    path: Path, other: Store, damage: str, left_out: tuple[object, ...]
) -> None:
    change(path, damage)
    file = io.BytesIO()
    with Store(path) as store:
        games, (one,), stopped = written_out(store, file)
    of_game = one.record and one.record.id
    assert ((of_game, one.line, one.flaw), stopped) == (left_out, False)
    assert games == (2 if of_game is None else 1)
    assert put_in(other, file.getvalue()) == TakenIn(new=games, editions=int(of_game is not None))
    assert list(damages(other)) == []


def test_an_act_that_cannot_be_read_keeps_only_its_own_game_behind(
    tmp_path: Path, other: Store
) -> None:
    with Store(tmp_path / "ours.db", ticking()) as store:
        played(store, until=3)
        played(store, until=2)
        record = store.record(1)
        bare = Stored(4, store.clock(), '{"kind":"redo"}', "", "")
        line = bare._replace(chain=chained(record.last, bare))
        store.append(1, record.last, line, record.summary, "")
        (found,) = damages(store)
        file = io.BytesIO()
        games, (left,), _ = written_out(store, file)
    assert (found.line, left, games) == (4, found, 1)
    assert put_in(other, file.getvalue()) == TakenIn(new=1)
