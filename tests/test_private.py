"""What Hotels writes, nobody else on the machine can read."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from stat import S_IMODE

import pytest

from hotels import interrupted
from hotels.exports.files import put
from hotels.places import archive_file
from hotels.settings import Settings, keep
from hotels.store import folder
from hotels.store.disk import Disk
from hotels.store.rescue import salvaged, set_aside
from hotels.store.store import Store
from tests.command import GAMES, hotels
from tests.store.harm import AT
from tests.store.playing import played, ticking

pytestmark = pytest.mark.skipif(
    sys.platform in {"win32", "emscripten"}, reason="nobody else is there"
)

FILE, FOLDER = 0o600, 0o700


@pytest.fixture(autouse=True)
def open_hearted() -> Iterator[None]:
    """A system that lets everybody read whatever is written."""
    was = os.umask(0)
    yield
    os.umask(was)


def modes(folder: Path) -> set[int]:
    """What may be done with the files of a folder."""
    found = {S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
    assert found
    return found


def mode(path: Path) -> int:
    return S_IMODE(path.stat().st_mode)


def test_a_new_archive_is_private_and_so_is_all_beside_it(tmp_path: Path) -> None:
    data = tmp_path / "share" / "hotels"
    path = data / "hotels.db"
    with Store(path, ticking()) as store:
        played(store, until=3)
        keep(data, Settings())
        interrupted.remember(data, 1)
        store.disk.backup(data / "copy.db")
        assert {file.name for file in data.iterdir()} >= {
            *("hotels.db", "hotels.db-wal", "settings.json", "interrupted", "copy.db")
        }
        assert modes(data) == {FILE}
    assert (mode(data), mode(data.parent)) == (FOLDER, FOLDER)


def test_settings_alone_are_private_too(tmp_path: Path) -> None:
    data = tmp_path / "share" / "hotels"
    keep(data, Settings())
    assert (mode(data), modes(data)) == (FOLDER, {FILE})


def test_an_archive_that_everybody_could_read_is_closed_to_them(tmp_path: Path) -> None:
    data = tmp_path / "hotels"
    data.mkdir()
    path = data / "hotels.db"
    with Disk(path):
        left = path.read_bytes(), folder.beside(path, "wal").read_bytes()
    path.write_bytes(left[0])
    folder.beside(path, "wal").write_bytes(left[1])
    others = ("settings.json", "interrupted", "hotels-damaged-x.db", "hotels-damaged-x.db-wal")
    for name in others:
        (data / name).write_bytes(b"")
    for file in data.iterdir():
        file.chmod(0o644)
    data.chmod(0o755)
    with Store(path) as store:
        assert modes(data) == {FILE}
        played(store, until=1)
        assert modes(data) == {FILE}
    assert (mode(data), modes(data)) == (FOLDER, {FILE})


def test_what_is_not_ours_stays_as_it_is(tmp_path: Path) -> None:
    data = tmp_path / "all things"
    data.mkdir()
    data.chmod(0o755)
    shared = data / "hotels.txt"
    shared.write_text("for everybody", encoding="utf-8")
    with Store(data / "hotels.db"):
        pass
    assert (mode(data), mode(shared), mode(data / "hotels.db")) == (0o755, 0o666, FILE)


def test_what_is_set_aside_is_private(tmp_path: Path) -> None:
    path = tmp_path / "hotels.db"
    path.write_bytes(b"no archive")
    aside = set_aside(path, AT)
    with Store(path) as store:
        salvaged(aside, store)
    assert len(modes(tmp_path)) == 1
    assert modes(tmp_path) == {FILE}


def test_what_was_cut_out_of_a_log_is_private(tmp_path: Path) -> None:
    path, log = tmp_path / "hotels.db", tmp_path / "hotels.db-wal"
    with Store(path, ticking()) as store:
        played(store, until=6)
        left = path.read_bytes(), bytearray(log.read_bytes())
    left[1][len(left[1]) // 2] ^= 1
    path.write_bytes(left[0])
    log.write_bytes(left[1])
    with pytest.raises(Exception, match="acts in the log"):
        Store(path)
    assert folder.beside(path, folder.UNREAD).exists()
    assert modes(tmp_path) == {FILE}


def test_exports_are_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOTELS_DATA", str(tmp_path / "data"))
    with Store(archive_file(), ticking()) as store:
        played(store, until=3)
    out = tmp_path / "out"
    out.mkdir()
    assert hotels("archive", "export", "-o", out / "all.jsonl").status == 0
    game = GAMES / "vacation-p4_001.json"
    assert hotels("export", game, "--to", "text", "-o", out / "game.txt").status == 0
    put(out / "from the app.png", b"a picture")
    (out / "older.png").write_bytes(b"an older picture")
    put(out / "older.png", b"a picture")
    assert len([*out.iterdir()]) == 4
    assert modes(out) == {FILE}


def test_an_export_over_a_file_leaves_it_to_whom_it_was_for(tmp_path: Path) -> None:
    shared = tmp_path / "shared.txt"
    shared.write_text("older", encoding="utf-8")
    shared.chmod(0o664)
    game = GAMES / "vacation-p4_001.json"
    assert hotels("export", game, "--to", "text", "-o", shared).status == 0
    assert mode(shared) == 0o664
    assert shared.read_text(encoding="utf-8") != "older"
