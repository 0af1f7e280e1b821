"""A mistyped word of the command line or of a file: what was probably meant, and what there is."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from hotels.wording.nearest import LONGEST, meant, nearest
from tests.command import Value, changed, hotels, recorded, written
from tests.sound import POSITION, SHOT, STACKS

GAME = recorded("manuscript")
SETTLE = ("settle", "--size", "5", "--blocks", "6,6,1", "--edition")
CHAINS = "Continental, Wilton, Luxor, American, Worldwide, Sharedon or Festival"
EVENTS = (
    "tile, pass_tile, found, survivor, next_defunct, announce, bank_holds, dispose, buy or end_game"
)
CALLS = "replay, settle, score, editions, export, big-shot, perfect-hotel or archive"


@pytest.mark.parametrize(
    ("arguments", "whose", "why"),
    [
        (("reply", "x"), "", f"unknown command 'reply' (did you mean 'replay'?); use {CALLS}"),
        (("monopoly",), "", f"unknown command 'monopoly'; use {CALLS}"),
        (
            ("archive", "lst"),
            " archive",
            (
                "unknown command 'lst' (did you mean 'list'?); use list, export, import, "
                "check or rescue"
            ),
        ),
        (
            ("replay", "--chek", "x"),
            " replay",
            (
                "unknown option '--chek' (did you mean '--check'?); "
                "use --help, --json, --check or --forced"
            ),
        ),
        (
            ("settle", "--editon", "vacation", "--size", "5", "--blocks", "6,6,1"),
            " settle",
            (
                "unknown option '--editon' (did you mean '--edition'?); use --help, --json, "
                "--edition, --size, --chain, --blocks, --tile-player or --bank-blocks"
            ),
        ),
        (
            ("archive", "list", "--serach=ana"),
            " archive list",
            (
                "unknown option '--serach' (did you mean '--search'?); use --help, --json, "
                "--search or --first"
            ),
        ),
        (
            ("replay", "-c", "x"),
            " replay",
            "unknown option '-c'; use --help, --json, --check or --forced",
        ),
        (
            ("--check", "replay", "x"),
            "",
            "unknown option '--check'; put a command's options after its name",
        ),
        (
            ("export", "x", "--to", "cvs"),
            " export",
            "unknown format 'cvs' (did you mean 'csv'?); use text, csv, beancount or bgstats",
        ),
        (("score", "x", "y"), " score", "unrecognized arguments: y"),
        (
            ("settle", "--edition", "vacation", "--size", "5", "--blocks", "6", "6", "1"),
            " settle",
            "unrecognized arguments: 6 1 (separate numbers with commas, as in 4,1,1,0)",
        ),
        (
            ("settle", "--edition", "vacation", "--size", "5", "--blocks", "6;6;1"),
            " settle",
            (
                "argument --blocks: '6;6;1' is not a whole number of at most 12 digits; separate "
                "numbers with commas, as in 4,1,1,0"
            ),
        ),
    ],
)
def test_the_call_itself_says_what_was_meant(
    arguments: tuple[str, ...], whose: str, why: str
) -> None:
    prog = f"python -m hotels{whose}"
    assert hotels(*arguments) == (2, "", f"{prog}: {why}; see {prog} --help\n")


@pytest.mark.parametrize("blocks", ["6 6 1", "6, 6, 1", " 6,6,1 ", "6  6\t1"])
def test_numbers_may_have_spaces_between(blocks: str) -> None:
    said = hotels("settle", "--edition", "vacation", "--size", "5", "--blocks", blocks)
    assert said == hotels(*SETTLE, "vacation")
    assert said.status == 0


@pytest.mark.parametrize("blocks", ["", " ", "6 6,1", "6,,1", "6, ,1", ",", "1.5 1"])
def test_numbers_are_written_in_one_way(blocks: str) -> None:
    said = hotels("settle", "--edition", "vacation", "--size", "5", f"--blocks={blocks}")
    assert (said.status, said.out) == (2, "")
    assert said.err.startswith("python -m hotels settle: argument --blocks: ")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ((*SETTLE, "vacatoin"), "(did you mean 'vacation'?)"),
        ((*SETTLE, "Vacation"), "(did you mean 'vacation'?)"),
        (("editions", "acquire-clasic"), "(did you mean 'acquire-classic'?)"),
        (
            (*SETTLE, "vacation", "--chain", "Luxr"),
            f"'Luxr' is not a chain in VACATION (did you mean 'Luxor'?); use {CHAINS}",
        ),
        (
            (*SETTLE, "vacation", "--chain", "luxor"),
            f"'luxor' is not a chain in VACATION (did you mean 'Luxor'?); use {CHAINS}",
        ),
        (
            (*SETTLE, "vacation", "--chain", "Ritz"),
            f"'Ritz' is not a chain in VACATION; use {CHAINS}",
        ),
        (
            (*SETTLE, "all", "--chain", "Continent"),
            "'Continent' is not a chain in any edition (did you mean 'Continental'?)",
        ),
    ],
)
def test_an_edition_or_a_chain_is_suggested(arguments: tuple[str, ...], why: str) -> None:
    said = hotels(*arguments)
    assert (said.status, said.out, said.err.count("\n")) == (2, "", 1)
    assert said.err.endswith(f"{why}\n")


def found(game: Value) -> int:
    """The first event that names a chain."""
    return next(at for at, event in enumerate(game["events"]) if event["op"] == "found")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (
            lambda: changed(GAME, ("events", 2, "op"), "tiel"),
            f"event 2: there is no event 'tiel' (did you mean 'tile'?); use {EVENTS}",
        ),
        (
            lambda: changed(GAME, ("events", found(GAME), "chain"), "Luxr"),
            (
                f"event {found(GAME)}: there is no chain 'Luxr' in this edition "
                f"(did you mean 'Luxor'?); use {CHAINS}"
            ),
        ),
        (
            lambda: changed(GAME, ("dealt",), GAME["dealt"] | {"Wiltn": [0, 0, 0, 0]}),
            (
                "header: dealt: 'Wiltn' is not a chain in VACATION (did you mean 'Wilton'?); "
                f"use {CHAINS}"
            ),
        ),
        (
            lambda: GAME | {"options": {"bank_hold": True}},
            (
                "header: 'bank_hold' is not known here; use bank_holds, first_disposal, "
                "opening, start_order, holdings, deal, max_players or start_cash "
                "(did you mean 'bank_holds'?)"
            ),
        ),
    ],
)
@pytest.mark.parametrize("call", [("replay",), ("export", "--to", "csv")], ids=["replay", "export"])
def test_a_word_of_a_recorded_game_is_suggested(
    tmp_path: Path, call: tuple[str, ...], change: Callable[[], Value], why: str
) -> None:
    path = written(tmp_path, change())
    assert hotels(*call, path) == (2, "", f"{path}: {why}\n")
    if call[0] == "replay":
        place, _, rest = why.partition(": ")
        said = hotels("archive", "import", path).err
        assert said.startswith(f"{path}: {'in the ' * (place == 'header')}{place}: {rest}; ")


def test_a_word_of_the_other_files_is_suggested(tmp_path: Path) -> None:
    path = written(tmp_path, changed(POSITION, ("sizes",), {"Towr": 3}))
    said = hotels("score", path).err
    assert "'Towr' is not a chain in Acquire, classic (did you mean 'Tower'?); use Luxor, " in said
    path = written(tmp_path, changed(SHOT, ("events", 2, "lots"), {"Prak": {"red": 2}}))
    said = hotels("big-shot", path).err
    assert "there is no lot 'Prak' on this board (did you mean 'Park'?); use 9, 10, " in said
    path = written(tmp_path, STACKS | {"values": {"Bra": 8}})
    assert hotels("perfect-hotel", path).err.endswith(" (did you mean 'Bar'?)\n")


@pytest.mark.parametrize("name", ["manuscript", "acquire-p2_057", "other-notation"])
def test_the_letter_of_a_tile_may_be_small_and_spaces_around_it(tmp_path: Path, name: str) -> None:
    game = recorded(name)
    for event in game["events"]:
        if "tile" in event:
            event["tile"] = f" {event['tile'].lower()} "
    if "opening" in game:
        game["opening"] = [tile.lower() for tile in game["opening"]]
    said = hotels("replay", "--check", written(tmp_path, game))
    assert (said.status, said.err) == (0, "")
    for tile in ("3ß", "3\N{LATIN SMALL LETTER DOTLESS I}", "b", "03b", "b03", "3bb"):
        path = written(tmp_path, changed(game, ("events", 0, "tile"), tile))
        assert f"event 0: '{tile}' is not a tile" in hotels("replay", path).err


def test_a_mistyped_field_is_suggested_where_one_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOTELS_DATA", str(tmp_path / "data"))
    game = recorded("acquire-p2_057")
    game["events"][0]["tlie"] = game["events"][0].pop("tile")
    said = hotels("replay", path := written(tmp_path, game))
    why = "the field tile is missing (did you mean 'tile' instead of 'tlie'?)"
    assert said.err == f"{path}: event 0: {why}\n"
    assert f"{why}; " in hotels("archive", "import", path).err
    del game["events"][0]["tlie"]
    assert hotels("replay", written(tmp_path, game)).err.endswith("the field tile is missing\n")


def test_a_mistyped_edition_is_named_once() -> None:
    for call in ("settle", "editions"):
        asked = ["--edition", "vacatoin", "--size", "5", "--blocks", "4,1"]
        said = hotels(call, *(asked if call == "settle" else asked[1:2]))
        assert said.status == 2
        assert said.err.startswith(f"{call}: there is no edition 'vacatoin'; use ")
        assert said.err.endswith(" (did you mean 'vacation'?)\n")


def test_all_editions_are_suggested_where_they_may_be_said() -> None:
    said = hotels(*SETTLE, "al")
    assert (said.status, said.err.endswith(" or all (did you mean 'all'?)\n")) == (2, True)
    assert "'all'" not in hotels("editions", "al").err


def test_where_no_file_was_replayed_none_is_counted(tmp_path: Path) -> None:
    for more in ((), ("--check",)):
        said = hotels("replay", *more, tmp_path / "none.json", tmp_path)
        assert (said.status, said.out, said.err.count("\n")) == (2, "", 2)


def test_the_nearest_word_is_near() -> None:
    known = ("replay", "settle", "--check")
    assert [nearest(word, known) for word in ("reply", "SETTLE", "x", "")] == [
        *("replay", "settle"),
        *("", ""),
    ]
    assert nearest("replay" * LONGEST, known) == ""
    assert meant("--chek", known, "--") == " (did you mean '--check'?)"
    assert meant("anything", ()) == ""


def test_what_compares_words_is_loaded_only_after_a_mistake() -> None:
    loaded = sys.modules.pop("difflib", None)
    try:
        assert hotels("--help").status == 0
        assert hotels(*SETTLE, "vacation").status == 0
        assert "difflib" not in sys.modules
        assert hotels("monopoly").status == 2
        assert "difflib" in sys.modules
    finally:
        if loaded is not None:
            sys.modules["difflib"] = loaded
