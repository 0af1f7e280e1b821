"""The archive by the command line: listed, written out, taken in, checked."""

import json
from pathlib import Path

import pytest

from hotels.__main__ import main
from hotels.ledger.chains.codec import decoded
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.transcript import transcript
from hotels.places import archive_file
from hotels.store.keeping import began
from hotels.store.store import Store

GAMES = Path(__file__).parent / "games"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for each test."""
    monkeypatch.setenv("HOTELS_DATA", str(tmp_path / "data"))
    return tmp_path


def keep(*names: str) -> None:
    """These recorded games, played into the archive."""
    with Store(archive_file()) as store:
        for name in names:
            game = transcript(json.loads((GAMES / f"{name}.json").read_bytes()))
            table = began(store, ChainGame(game.header), game.players).table
            for event in game.events:
                assert table.write(decoded(event)).stands


def test_an_archive_goes_out_and_in_and_is_whole(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keep("manuscript", "acquire-p2_057")
    out = home / "all.jsonl"
    assert main(["archive", "export", "-o", str(out)]) == 0
    assert main(["archive", "check"]) == 0
    monkeypatch.setenv("HOTELS_DATA", str(home / "other"))
    assert main(["archive", "import", str(out)]) == 0
    assert main(["archive", "import", str(out)]) == 0
    assert main(["archive", "list"]) == 0
    assert main(["archive", "list", "--search", "Carol", "--json"]) == 0
    *lines, found = capsys.readouterr().out.splitlines()
    assert lines[:4] == [
        f"2 games written to {out}",
        "2 games: all is as it was written",
        "2 games new",
        "2 games here already",
    ]
    assert any(line.endswith("P1 and P2; won by P1 and P2 with $26,800") for line in lines)
    assert any(line.endswith("Alice, Bob, Carol and Dave; under way") for line in lines)
    assert json.loads(found)["players"] == ["Alice", "Bob", "Carol", "Dave"]
    again = home / "again.jsonl"
    assert main(["archive", "export", "-o", str(again)]) == 0
    assert again.read_bytes() == out.read_bytes()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", "line 0: this is not the format hotels-archive/1"),
        (b"{}\n", "line 1: this is not the format hotels-archive/1"),
        (b"[]\n", "line 1: a line must be an object in braces"),
        (
            b'{"format": "hotels-archive/1", "games": 1, "editions": 0}\n',
            "line 1: the file ends before its time",
        ),
    ],
)
def test_a_file_of_no_use_is_refused(
    home: Path, text: bytes, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = home / "bad.jsonl"
    file.write_bytes(text)
    assert main(["archive", "import", str(file)]) == 2
    assert capsys.readouterr().err == f"{file}: {said}\n"


def test_a_changed_line_is_found(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep("manuscript")
    out = home / "all.jsonl"
    assert main(["archive", "export", "-o", str(out)]) == 0
    out.write_bytes(out.read_bytes().replace(b'"tile":"C4"', b'"tile":"C6"'))
    with Store(archive_file()) as store:
        store.delete(1)
        store.purge("9999")
    assert main(["archive", "import", str(out)]) == 2
    assert capsys.readouterr().err.endswith(": the line is not as it was written\n")
    assert main(["archive", "import", "/nowhere"]) == 2


def test_an_archive_that_is_none_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    archive_file().parent.mkdir(parents=True)
    archive_file().write_bytes(b"a shopping list, and not a short one " * 40)
    assert main(["archive", "list"]) == 2
    assert "the archive is damaged" in capsys.readouterr().err
