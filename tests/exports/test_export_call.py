"""``export`` as a user calls it."""

import json
import os
import re
import stat
from datetime import date
from pathlib import Path
from unittest import mock

import pytest

from hotels.calls import export
from hotels.exports.statement import COLUMNS
from tests.command import GAMES, Value, hotels, process, recorded, written

FORMS = ("text", "csv", "beancount", "bgstats")
GAME = GAMES / "vacation-p6_017.json"
INVALID = GAMES / "invalid"

each_form = pytest.mark.parametrize("form", FORMS)


@each_form
def test_every_form_goes_to_standard_output(form: str) -> None:
    said = hotels("export", GAME, "--to", form, "--date", "2026-11-18")
    assert (said.status, said.err) == (0, "")
    assert "2026-11-18" in said.out
    assert said.out.endswith("\n")


@each_form
def test_a_file_gets_the_same_and_standard_output_nothing(form: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    shown = hotels("export", GAME, "--to", form, "--date", "2026-11-18")
    for _ in range(2):
        said = hotels("export", GAME, "--to", form, "--date", "2026-11-18", "-o", out)
        assert said == (0, "", "")
        assert out.read_bytes().decode() == shown.out
    assert list(tmp_path.iterdir()) == [out]


@pytest.mark.parametrize(
    ("played", "given", "day"),
    [
        ("2026-11-18", None, "2026-11-18"),
        ("2026-11-18T20:30:00+01:00", None, "2026-11-18"),
        ("2026-11-18", "2001-02-03", "2001-02-03"),
        ("", None, "1962-03-04"),
    ],
)
def test_the_date_is_the_one_given_else_the_file_s_else_today(
    played: str, given: str | None, day: str, tmp_path: Path
) -> None:
    path = written(tmp_path, recorded("manuscript") | {"played": played})
    with mock.patch.object(export, "today", return_value=date(1962, 3, 4)):
        said = hotels("export", path, "--to", "csv", *(["--date", given] if given else []))
    assert said.status == 0
    assert said.out.splitlines()[1].startswith(f"{day},")


def test_today_is_a_day() -> None:
    assert abs((export.today() - date.today()).days) <= 1  # noqa: DTZ011  the day of the one who exports


@pytest.mark.parametrize(
    "given",
    ["", "today", "2026-02-31", "20261118", "2026-W47-3", "2026-11-18T10:00", "\uff12026-11-18"],
)
def test_what_is_no_date_is_refused(given: str) -> None:
    said = hotels("export", GAME, "--to", "text", "--date", given)
    assert said == (2, "", f"export: '{given}' is not a date like 2026-11-18\n")


def test_a_file_s_date_that_no_calendar_has_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path, recorded("manuscript") | {"played": "2026-02-31"})
    said = hotels("export", path, "--to", "text")
    why = f"{path}: header: '2026-02-31' is not a date like 2026-11-18\n"
    assert said == (2, "", why)


@each_form
@pytest.mark.parametrize(
    ("name", "place"), sorted(json.loads((INVALID / "index.json").read_text()).items())
)
def test_an_unusable_file_is_refused_as_replay_does(form: str, name: str, place: Value) -> None:
    said = hotels("export", INVALID / name, "--to", form)
    assert said == (2, "", hotels("replay", INVALID / name).err)
    event = place["event"]
    where = "header" if event is None else f"event {event}"
    assert said.err.startswith(f"{INVALID / name}: {where}: ")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize("name", ["/none", "", str(GAMES)])
def test_a_file_that_cannot_be_read_is_refused_as_replay_does(name: str) -> None:
    assert hotels("export", name, "--to", "text") == (2, "", hotels("replay", name).err)


def test_standard_input_is_a_file_like_any() -> None:
    said = hotels("export", "-", "--to", "text", "--date", "2026-11-18", stdin=GAME.read_bytes())
    assert said == hotels("export", GAME, "--to", "text", "--date", "2026-11-18")
    assert hotels("export", "-", "--to", "text", stdin=None).status == 2


@pytest.mark.parametrize(
    "arguments", [(), ("--to",), ("--to", "xml"), ("--to", "text", "another.json")]
)
def test_a_call_that_makes_no_sense_is_refused_in_one_line(arguments: tuple[str, ...]) -> None:
    said = hotels("export", GAME, *arguments)
    assert (said.status, said.out, said.err.count("\n")) == (2, "", 1)


def test_bg_stats_takes_no_game_under_way() -> None:
    name = GAMES / "manuscript.json"
    assert hotels("export", name, "--to", "bgstats") == (
        2,
        "",
        f"{name}: the game is still under way; BG Stats accepts only finished games\n",
    )
    offered = GAMES / "played-on" / "stuck-vacation.json"
    assert hotels("export", offered, "--to", "bgstats") == (
        2,
        "",
        f"{offered}: the end of this game was not declared; BG Stats accepts only finished games\n",
    )


def test_a_date_at_the_end_of_the_calendar_is_refused_where_days_are_needed() -> None:
    late = ("--date", "9999-12-30")
    assert hotels("export", GAME, "--to", "text", *late).status == 0
    assert hotels("export", GAME, "--to", "beancount", *late) == (
        2,
        "",
        f"{GAME}: the date 9999-12-30 is too late: each turn needs a day after it\n",
    )


def out_to(out: object, game: Path = GAME) -> tuple[int, str]:
    """The status of an export to a file, and the complaint without the file's name."""
    said = hotels("export", game, "--to", "text", "-o", out)
    assert said.out == ""
    assert said.err.count("\n") == said.status // 2
    return said.status, said.err.removeprefix(f"{out or repr('')}: ").rstrip("\n")


def test_a_file_that_cannot_be_written_is_said_and_left_as_it_was(tmp_path: Path) -> None:
    cannot = "the file cannot be written: "
    assert out_to(tmp_path / "none" / "out") == (2, f"{cannot}folder not found")
    assert out_to(GAME / "out") == (2, f"{cannot}folder not found")
    assert out_to(tmp_path) == (2, f"{cannot}it is a folder")
    assert out_to("") == (2, f"{cannot}it has no name")
    nul = hotels("export", GAME, "--to", "text", "-o", f"{tmp_path}/a\0b")
    assert nul == (2, "", f"{tmp_path}/a?b: {cannot}invalid file name\n")
    assert list(tmp_path.iterdir()) == []


def test_a_game_never_replaces_its_own_file(tmp_path: Path) -> None:
    path = written(tmp_path, recorded("manuscript"))
    before = path.read_bytes()
    link = tmp_path / "link"
    link.symlink_to(path)
    for out in (path, link):
        assert out_to(out, path) == (2, "this is the input file itself; choose another file name")
    assert path.read_bytes() == before


def test_what_was_there_stays_whole_where_writing_breaks_off(tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.write_text("before")
    for broken in ("open", "fsync", "replace"):
        error = OSError(28, "No space left on device")
        with mock.patch.object(os, broken, side_effect=error):
            assert out_to(out) == (2, "the file cannot be written: No space left on device")
        assert out.read_text() == "before"
        assert list(tmp_path.iterdir()) == [out]
    with mock.patch.object(os, "fsync", side_effect=KeyboardInterrupt):
        assert hotels("export", GAME, "--to", "text", "-o", out).status == 130
    assert (out.read_text(), list(tmp_path.iterdir())) == ("before", [out])


@pytest.mark.skipif(os.name != "posix", reason="permissions are otherwise elsewhere")
def test_a_file_keeps_its_permissions_and_a_new_one_is_for_its_owner(tmp_path: Path) -> None:
    out, new, link = (tmp_path / name for name in ("out", "new", "link"))
    out.write_text("before")
    out.chmod(0o640)
    link.symlink_to(out)
    assert out_to(link) == (0, "")
    assert link.is_symlink()
    assert stat.S_IMODE(out.stat().st_mode) == 0o640
    assert out.read_text(encoding="utf-8").startswith("The bank's ledger")
    assert out_to(new) == (0, "")
    assert stat.S_IMODE(new.stat().st_mode) == 0o600
    with mock.patch.object(os, "access", return_value=False):
        assert out_to(out) == (2, "the file cannot be written: permission denied")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to be had")
def test_a_device_is_written_to_and_stays_a_device() -> None:
    assert out_to("/dev/null") == (0, "")
    assert Path("/dev/null").is_char_device()
    assert out_to("/dev/full") == (2, "the file cannot be written: No space left on device")


@pytest.mark.process
@pytest.mark.parametrize(
    "how",
    [
        {"PYTHONIOENCODING": "ascii"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONUNBUFFERED": "1"},
    ],
)
@each_form
def test_standard_output_is_utf_8_whatever_the_terminal_is(
    form: str, how: dict[str, str], tmp_path: Path
) -> None:
    out = tmp_path / "out"
    arguments = ("export", GAME, "--to", form, "--date", "2026-11-18")
    assert hotels(*arguments, "-o", out).status == 0
    said = process(*arguments, env=os.environ | how)
    assert (said.returncode, said.stderr) == (0, b"")
    assert said.stdout == out.read_bytes()


@pytest.mark.process
@pytest.mark.skipif(os.name != "posix", reason="pipes are left otherwise elsewhere")
@pytest.mark.parametrize("buffered", ["", "1"])
def test_a_reader_who_leaves_and_a_full_disk_are_borne(buffered: str) -> None:
    env = os.environ | {"PYTHONUNBUFFERED": buffered}
    arguments = ("export", GAME, "--to", "beancount")
    reading, writing = os.pipe()
    os.close(reading)
    said = process(*arguments, stdout=writing, env=env)
    os.close(writing)
    assert (said.returncode, said.stderr) == (0, b"")
    if Path("/dev/full").exists():
        with Path("/dev/full").open("wb") as full:
            said = process(*arguments, stdout=full, env=env)
        assert said.returncode == 2
        assert re.fullmatch(rb"hotels: the results cannot be written: [^\n]+\n", said.stderr)
    said = process(*arguments, preexec_fn=lambda: os.close(1))
    why = b"hotels: the results cannot be written: standard output is closed\n"
    assert (said.returncode, said.stderr) == (2, why)


def test_the_table_s_columns_are_the_first_line() -> None:
    said = hotels("export", GAME, "--to", "csv")
    assert said.out.startswith(",".join(COLUMNS) + "\r\n")
