"""The report of an error: enough to mend it by, and nothing that is anybody's own."""

import errno
from collections.abc import Callable
from typing import NamedTuple, NoReturn

import pytest

from hotels.ledger.chains.entries import Buy, Lay, Note
from hotels.ledger.chains.terms import Tile
from hotels.ledger.journal import Line, Strike, Undo, Write
from hotels.views import crash
from hotels.views.crash import Around, last_acts, report, short

AROUND = Around(
    (("Hotels", "0.1.0"), ("Python", "3.14.2")),
    "Window 1280 x 800",
    "Home > TableScreen",
    "chains",
    34,
    ("Write Lay", "Undo"),
)


def raised(does: Callable[[], object]) -> Exception:
    try:
        does()
    except Exception as error:  # noqa: BLE001 - whatever it is
        return error
    raise AssertionError


def lookup() -> object:
    return {"Ana": 1}["Benedikta owes $3,000"]


def chained() -> object:
    try:
        return lookup()
    except KeyError as error:
        message = "Benedikta again"
        raise ValueError(message) from error


def test_it_says_what_a_developer_needs() -> None:
    said = report(raised(lookup), AROUND).splitlines()
    assert said[:6] == [
        "Hotels 0.1.0",
        "Python 3.14.2",
        "Window 1280 x 800",
        "Screen: Home > TableScreen",
        "Game: chains, 34 lines, the last of them:",
        "  Write Lay, Undo",
    ]
    assert said[7] == "KeyError"
    steps = [step.partition(":")[0] for step in said[8:]]
    assert steps == ["  tests/views/test_crash.py"] * 2
    assert said[9].endswith(" in lookup")


def test_nothing_that_an_error_says_is_in_it() -> None:
    said = report(raised(chained), AROUND)
    assert "ValueError" in said
    assert "KeyError" in said
    for word in ("Benedikta", "Ana", "3,000", "again"):
        assert word not in said


def test_an_error_of_the_system_is_told_by_its_name() -> None:
    def full() -> NoReturn:
        raise OSError(errno.ENOSPC, "No space left", "/home/ana/hotels.db")

    said = report(raised(full), AROUND)
    assert "OSError ENOSPC" in said
    assert "ana" not in said


def test_without_a_game_there_is_no_word_of_one() -> None:
    assert "Game" not in report(raised(lookup), AROUND._replace(kind="", entries=()))


def test_a_deep_way_is_told_by_both_its_ends() -> None:
    def deep(left: int) -> object:
        return deep(left - 1) if left else lookup()

    said = report(raised(lambda: deep(200)), AROUND).splitlines()
    assert len(said) == 8 + 5 + 1 + 30
    assert said[8 + 5] == "  and 169 more"
    assert said[-1].endswith(" in lookup")


def test_errors_that_lead_in_a_circle_end() -> None:
    one, other = ValueError("one"), KeyError("other")
    one.__cause__, other.__cause__ = other, one
    said = report(one, AROUND)
    assert said.count("ValueError") == said.count("KeyError") == 1


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/home/ana/hotels/src/hotels/screens/shell.py", "hotels/screens/shell.py"),
        ("/data/user/0/org.example.hotels/files/app/hotels/app.py", "hotels/app.py"),
        ("C:\\Users\\Ana\\hotels\\app.py", "hotels/app.py"),
        ("/home/ana/.venv/lib/python3.13/site-packages/kivy/clock.py", "kivy/clock.py"),
        ("/home/ana/.venv/lib/site-packages/other/clock.py", "other/clock.py"),
        ("/usr/lib/python3.13/threading.py", "threading.py"),
        ("/home/ana/main.py", "main.py"),
        ("<string>", "<string>"),
        ("", ""),
    ],
)
def test_paths_begin_where_a_program_does(path: str, said: str) -> None:
    assert short(path) == said


class Foreign(NamedTuple):
    """An act nobody knows."""

    act: str = "Ana"


def test_of_entries_only_the_sort_is_told() -> None:
    lines = [
        Line(1, Write(Lay(0, Tile(0, 0)))),
        Line(2, Write(Buy(0, ("Luxor",)))),
        Line(3, Write(Note("Ana cheats"))),
        Line(4, Strike(2)),
        Line(5, Undo()),
        Foreign(),
    ]
    acts = ("Write Lay", "Write Buy", "Write Note", "Strike", "Undo", "str")
    assert last_acts(lines) == acts
    assert last_acts(lines * 3) == (acts * 3)[-crash.LAST_ENTRIES :]
