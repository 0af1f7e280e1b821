"""What is handed on holds what it says and nothing else; its name is a name and no path."""

import csv
import io
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hotels.exports.files import fault_in
from hotels.ledger.chains.entries import Note, Peek
from hotels.ledger.reading import fields, parsed
from hotels.store.keeping import Opened, opened
from hotels.store.store import Store
from hotels.views import sharing
from hotels.views.receipts import Receipt, receipts_of
from hotels.views.sharing import Form
from tests.exports.handed import recorded_game
from tests.fuzz.spoilt import ODD_TEXTS, QUICK, tried
from tests.store.archives import out
from tests.store.playing import played, ticking

SAID, TAKEN_BACK, STRUCK = "Noted in secret", "Noted by mistake", "Noted and struck"
"""Notes: one stands, one was undone, one was struck."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "hotels.db", ticking()) as store:
        yield store


@pytest.fixture
def evening(store: Store) -> Opened[Any, Any]:
    """A game with notes and a peek; another with other people; one name forgotten."""
    played(store, players=("Eve", "Frank", "Gil", "Hal"))
    store.delete(played(store, players=("Ivo", "Jan", "Kim", "Lea"), until=3).record.id)
    game = played(store, players=("Ana", "Benedikta", "Cat", "Dora"))
    table = game.table
    for text in (SAID, STRUCK, TAKEN_BACK):
        assert table.write(Note(text)).stands
        if text == STRUCK:
            table.strike(table.pages[-1].number)
    table.undo()
    assert table.write(Peek(0)).stands
    store.forget("Benedikta")
    return opened(store, game.record.id)


NOBODY_S = ("Eve", "Frank", "Gil", "Hal", "Ivo", "Jan", "Kim", "Lea", "Benedikta")
"""Who does not play here, or has been forgotten."""


@pytest.mark.parametrize("form", Form)
def test_a_game_tells_of_itself_and_of_nothing_taken_back(
    evening: Opened[Any, Any], form: Form
) -> None:
    said = sharing.content(evening, form)
    assert "Ana" in said
    for word in (*NOBODY_S, TAKEN_BACK, STRUCK):
        assert word not in said
    in_words = form is Form.TEXT  # the ledger in words has all that stands
    assert (SAID in said) is in_words
    assert ("peek" in said) is in_words


def test_an_archive_has_every_game_that_is_kept_and_no_name_that_is_not(
    store: Store, evening: Opened[Any, Any]
) -> None:
    said = out(store).decode()
    for word in (*evening.record.players, "Eve", SAID, STRUCK, TAKEN_BACK):
        assert word in said
    for word in ("Ivo", "Jan", "Kim", "Lea", "Benedikta", "theme", str(store.path.parent)):
        assert word not in said


def test_a_transcript_says_these_things(evening: Opened[Any, Any]) -> None:
    said = fields(parsed(sharing.content(evening, Form.TRANSCRIPT).encode()), "it")
    assert {*said} <= {
        *("format", "edition", "options", "opening", "dealt", "source", "players", "played"),
        *("names", "events", "checkpoints", "final"),
    }


names = st.lists(
    st.sampled_from(ODD_TEXTS).filter(lambda text: text.isprintable() and len(text) <= 100)
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=12),
    min_size=4,
    max_size=4,
    unique=True,
)


@tried(40)
@given(names)
def test_whatever_people_are_called_nothing_of_it_does_anything(players: list[str]) -> None:
    with TemporaryDirectory(dir=QUICK) as folder, Store(Path(folder) / "hotels.db") as store:
        game = recorded_game(store, "manuscript", players=players)
        for suffix, what in (("txt", ""), ("png", "standing")):
            assert_plain(sharing.file_name(game, suffix, what))
        for receipt in _receipts(game):
            assert_plain(sharing.receipt_name(receipt, "png"))
        assert_no_formulas(sharing.content(game, Form.CSV))
        over = recorded_game(store, "acquire-p4_027", players=players)
        assert_one_address(sharing.link(over))


def _receipts(game: Opened[Any, Any]) -> Iterator[Receipt]:
    """Some receipts of it."""
    before = game.table.game.opening()
    for _, page in game.table.pages[-3:]:
        yield from (receipt for _, receipt in receipts_of(before, page, sharing.told(game).speech))
        before = page.books


def assert_plain(name: str) -> None:
    """A name on any system, and none of a file that is hidden or elsewhere."""
    assert fault_in(name) is None
    assert set(name) <= set("abcdefghijklmnopqrstuvwxyz0123456789-.")
    assert name.startswith("hotels-")
    assert name.count(".") == 1
    assert len(name) <= 120


def assert_no_formulas(table: str) -> None:
    """No cell is a sum to be worked out, whatever a spreadsheet takes for the end of a cell."""
    for between in ",;":
        for row in csv.reader(io.StringIO(table, newline=""), delimiter=between):
            for cell in row:
                number = cell.replace(",", "").lstrip("-").isdecimal()
                assert number or not cell.strip().startswith(tuple("=+-@|%＝＋－＠")), cell


def assert_one_address(link: str) -> None:
    """A link of the one page, in the signs that every program takes for parts of a link."""
    parts = urlsplit(link)
    assert parts[:3] == ("https", "app.bgstatsapp.com", "/createPlay.html")
    assert parts.fragment == ""
    assert link.isascii()
    assert link.isprintable()
    assert not {*link} & {*" \"'<>\\`"}
