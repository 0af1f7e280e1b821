"""A damaged archive rescued by the command line: set aside, and what can be read of it saved."""

import subprocess
import sys
from pathlib import Path
from unittest import mock

import pytest

from hotels.places import archive_file
from hotels.store.disk import DiskError, Hindrance
from hotels.store.keeping import opened
from hotels.store.rescue import set_aside
from hotels.store.store import Store
from tests.command import ROOT, hotels
from tests.store.harm import AT, change
from tests.store.playing import played, ticking

DAMAGE = "UPDATE lines SET act = replace(act, 'B2', 'A1') WHERE game = 1 AND number = 7"
SEEN = "missing from here on; this is reported until someone closes the message in the app\n"
LOST = f"game 1 (Ana, Ben, Cat and Dora): line 7: 18 entries that had been saved are {SEEN}"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for each test."""
    monkeypatch.setenv("HOTELS_DATA", str(tmp_path / "data"))
    return tmp_path


@pytest.fixture
def out(home: Path) -> Path:
    """Two games and what was written out of them."""
    with Store(archive_file(), ticking()) as store:
        played(store)
        played(store, until=6)
    file = home / "all.jsonl"
    assert hotels("archive", "export", "-o", file).status == 0
    return file


def aside_of(said: str) -> Path:
    """Where the damaged archive is kept, as it is said."""
    first = said.splitlines()[0]
    kept = "damaged archive moved to "
    assert first.startswith(kept)
    return Path(first.removeprefix(kept))


def test_a_damaged_archive_is_rescued(out: Path) -> None:
    change(archive_file(), DAMAGE)
    damaged = archive_file().read_bytes()
    said = hotels("archive", "rescue")
    aside = aside_of(said.out)
    saved = "1 game rescued in full and 1 game rescued in part"
    assert (said.status, said.err, said.out.splitlines()[1:]) == (1, LOST, [saved])
    assert (aside.parent, aside.read_bytes()) == (archive_file().parent, damaged)
    assert hotels("archive", "check") == (1, "", LOST)
    with Store(archive_file()) as store:
        store.seen()
    assert hotels("archive", "check") == (0, "2 games: no damage found\n", "")
    with Store(archive_file()) as store:
        assert [len(opened(store, number).table.lines) for number in (1, 2)] == [6, 6]
    nothing = "no damage found; nothing to rescue\n"
    assert hotels("archive", "rescue") == (0, nothing, "")
    assert hotels("archive", "rescue", aside) == (1, f"{saved}\n", LOST)
    with Store(archive_file()) as store:
        store.seen()
    assert hotels("archive", "export", "-o", out).status == 0


def test_an_archive_that_cannot_be_opened_is_rescued_too(out: Path) -> None:
    file = archive_file().read_bytes()
    archive_file().write_bytes(file[:-1])
    why = (
        "the file of saved games is damaged: nothing was changed; "
        "what can still be read can be rescued"
    )
    for word in ("list", "check", "export"):
        assert hotels("archive", word) == (2, "", f"{archive_file()}: {why}: run archive rescue\n")
    said = hotels("archive", "rescue")
    assert said.status in {0, 1}
    assert aside_of(said.out).read_bytes() == file[:-1]
    assert hotels("archive", "check").err.endswith(SEEN)
    archive_file().write_bytes(b"a shopping list, and not a short one " * 40)
    said = hotels("archive", "rescue")
    assert (said.status, said.out.splitlines()[1:]) == (2, ["no games could be read"])
    with Store(archive_file()) as store:
        assert store.missing.games
        store.seen()
    assert hotels("archive", "import", out).status == 0


def test_nothing_is_rescued_out_of_what_is_no_file(home: Path, out: Path) -> None:
    assert out.exists()
    for name in ("", ".", "-", str(home / "none")):
        said = hotels("archive", "rescue", name)
        assert (said.status, said.out, said.err.count("\n")) == (2, "", 1)
        why = "the file cannot be read: it is a folder" if name == "." else "file not found"
        assert said.err.endswith(f": {why}\n")
    why = "this is the archive itself; run archive rescue without a file"
    assert hotels("archive", "rescue", archive_file()) == (2, "", f"{archive_file()}: {why}\n")
    assert hotels("archive", "check").status == 0


@pytest.mark.parametrize("hindered", [KeyboardInterrupt, DiskError(Hindrance.FULL)])
def test_a_rescue_that_is_broken_off_says_how_to_go_on(
    out: Path, hindered: BaseException | type[BaseException]
) -> None:
    assert out.exists()
    change(archive_file(), DAMAGE)
    take_in, games = Store.take_in, iter((True, False))

    def until_hindered(store: Store, *game: object) -> int:
        if next(games):
            return take_in(store, *game)  # type: ignore[arg-type]
        raise hindered

    with mock.patch.object(Store, "take_in", until_hindered):
        said = hotels("archive", "rescue")
    aside = aside_of(said.out)
    assert said.status == (130 if hindered is KeyboardInterrupt else 2)
    go_on = f"; what was saved is in the archive; to continue, run archive rescue {aside}\n"
    assert said.err.endswith(go_on)
    assert hotels("archive", "rescue", aside).out.startswith(
        "1 game rescued in full and 1 game rescued"
    )
    with Store(archive_file()) as store:
        assert store.count() == 2


def test_a_rescue_that_was_broken_off_goes_on_without_being_named(out: Path) -> None:
    assert out.exists()
    aside = set_aside(archive_file(), AT)
    said = hotels("archive", "rescue")
    assert (aside_of(said.out), said.out.splitlines()[1:]) == (aside, ["2 games rescued in full"])
    assert hotels("archive", "rescue").out == "no damage found; nothing to rescue\n"


HOLDING = "import sys, time; from pathlib import Path; from hotels.store.store import Store; "
HOLDING += "store = Store(Path(sys.argv[1])); print('open', flush=True); time.sleep(60)"


@pytest.mark.process
def test_nothing_is_set_aside_from_under_another_window(out: Path) -> None:
    path = archive_file()
    with Store(path) as store:
        with pytest.raises(DiskError, match="in use"):
            set_aside(path, AT)
        assert store.count() == 2
    command = [sys.executable, "-c", HOLDING, str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"open\n"
        with pytest.raises(DiskError, match="in use"):
            set_aside(path, AT)
        first.kill()
        first.wait()
    assert out.exists()
    assert [file.name for file in path.parent.glob("*.db")] == ["hotels.db"]
    aside = set_aside(path, AT)
    assert aside.exists()
    assert not path.exists()
