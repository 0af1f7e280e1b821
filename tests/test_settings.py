"""The file of settings: what was set holds, and what makes no sense does no harm."""

import json
from dataclasses import asdict, fields, replace
from pathlib import Path

import pytest

from hotels.settings import CHOICES, FILE, LARGEST, Settings, keep, settings_in

OTHER = Settings(
    "black",
    1.6,
    language="es",
    patterns=False,
    cities=False,
    movement=False,
    announcements=True,
    speech=True,
    vibration=False,
    colour_safe=True,
    keep_awake=False,
    explained=("tile", "buy"),
)


def written(folder: Path, text: str | bytes) -> Settings:
    """What is read out of a file with this in it."""
    (folder / FILE).write_bytes(text.encode() if isinstance(text, str) else text)
    return settings_in(folder)


def test_without_a_file_everything_is_as_at_first(tmp_path: Path) -> None:
    assert settings_in(tmp_path) == Settings()
    assert settings_in(tmp_path / "nowhere") == Settings()


def test_what_was_set_is_there_the_next_time(tmp_path: Path) -> None:
    assert all(asdict(OTHER)[field.name] != field.default for field in fields(Settings))
    keep(tmp_path / "new" / "folder", OTHER)
    assert settings_in(tmp_path / "new" / "folder") == OTHER


def test_a_kept_setting_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    keep(tmp_path, OTHER)
    keep(tmp_path, replace(OTHER, theme="dark"))
    assert settings_in(tmp_path) == replace(OTHER, theme="dark")
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


@pytest.mark.parametrize("name", CHOICES)
def test_every_choice_holds(tmp_path: Path, name: str) -> None:
    for choice in CHOICES[name]:
        read = written(tmp_path, json.dumps({name: choice}))
        assert asdict(read) == asdict(Settings()) | {name: choice}


def test_a_choice_there_is_not_leaves_the_others_alone(tmp_path: Path) -> None:
    said = asdict(OTHER) | {"theme": "pink", "text_size": 900, "language": "tlh"}
    read = written(tmp_path, json.dumps(said))
    assert read == replace(OTHER, theme="system", text_size=1.0, language="system")


@pytest.mark.parametrize(
    "wrong",
    [
        {"theme": 1},
        {"theme": ["dark"]},
        {"language": "Deutsch"},
        {"language": ["de"]},
        {"text_size": True},
        {"text_size": "1.3"},
        {"text_size": None},
        {"patterns": 0},
        {"patterns": "no"},
        {"vibration": 1},
        {"keep_awake": "often"},
        {"movement": {}},
        {"of a later version": True},
    ],
)
def test_what_makes_no_sense_is_as_at_first(tmp_path: Path, wrong: dict[str, object]) -> None:
    assert written(tmp_path, json.dumps(wrong)) == Settings()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        '"dark"',
        "{",
        '{"theme": "dark"',
        "\x00\xff",
        b"\xff\xfe{}",
        "[" * 9_000,
        '{"theme": "dark", "more": "' + "x" * LARGEST + '"}',
    ],
)
def test_what_is_no_file_of_settings_is_as_none(tmp_path: Path, text: str | bytes) -> None:
    assert written(tmp_path, text) == Settings()


def test_a_folder_in_its_place_is_as_none(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    assert settings_in(tmp_path) == Settings()


def test_what_cannot_be_written_leaves_the_old_ones_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(tmp_path, OTHER)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        keep(tmp_path, Settings())
    assert settings_in(tmp_path) == OTHER
    assert [path.name for path in tmp_path.iterdir()] == [FILE]
