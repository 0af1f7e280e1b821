import json
from pathlib import Path

import pytest

from hotels.exports.played import About
from hotels.exports.transcript import Loss, Lost, Untold, losses, told, written
from hotels.ledger.chains.entries import Buy, Correct, Count, Dispose, End, Note
from hotels.ledger.chains.transcript import transcript
from hotels.ledger.reading import parsed
from hotels.table import Table
from tests.command import GAMES, Value, hotels, recorded
from tests.exports.games import at_the_table, each_game, read

AGAINST, GAPS, BESIDE = Lost
ABOUT = About(("Alice", "Bob", "Carol", "Dave"))


def manuscript() -> Table[Value, Value]:
    """Nine turns, the last of them under a takeover."""
    return at_the_table(read(GAMES / "manuscript.json"))


def number_of(table: Table[Value, Value], kind: type) -> int:
    """The number of the first line with such an entry."""
    return next(one.number for one in table.pages if isinstance(one.page.entry, kind))


@each_game
def test_what_is_written_replays_to_the_same_end(path: Path, tmp_path: Path) -> None:
    game = read(path)
    table = at_the_table(game)
    about = About(game.players, game.names, game.source, game.played)
    assert losses(table) == ()
    said = told(table, about)
    again = transcript(parsed(written(said).encode()))
    pages = list(again.pages())
    assert pages == [page for _, page in table.pages]
    assert (again.header, again.players, again.names) == (game.header, game.players, game.names)
    assert (again.source, again.played) == (game.source, game.played)
    if game.final is not None:
        assert again.final == game.final
    turns = len({page.books.turn for page in pages})
    assert len(again.checkpoints) == turns
    out = tmp_path / "again.json"
    out.write_text(written(said), encoding="utf-8")
    checked = hotels("replay", "--check", out)
    assert (checked.status, checked.err) == (0, "")
    assert checked.out.endswith("all agree\n")


def test_a_house_edition_goes_along_whole() -> None:
    house = {
        "format": "hotels-edition/1",
        "id": "house-ours",
        "name": "Ours",
        "based_on": "acquire-classic",
        "changes": {"bonuses": [10, 7.5]},
    }
    value = recorded("acquire-p4_027") | {"edition": house, "names": {"Luxor": "Łódź"}}
    game = transcript(parsed(json.dumps(value).encode()))
    table = at_the_table(game)
    said = told(table, About(game.players, game.names, played="2026-11-18T20:30+01:00"))
    again = transcript(parsed(written(said).encode()))
    assert again.header == game.header
    assert again.names == {"Luxor": "Łódź"}
    assert again.played == "2026-11-18T20:30+01:00"
    assert [page for _, page in table.pages] == list(again.pages())


def test_a_file_has_a_line_an_event() -> None:
    said = written(told(manuscript(), ABOUT))
    assert json.loads(said)["players"] == ["Alice", "Bob", "Carol", "Dave"]
    assert '\n  {"op": "tile", "player": 0, "tile": "B3"},\n' in said
    assert said.startswith('{\n"format": "hotels-transcript/1",\n')
    assert said.endswith("\n}\n")


def test_a_table_without_entries_has_a_transcript() -> None:
    game = read(GAMES / "manuscript.json")
    table = at_the_table(game)
    while table.can_undo:
        table.undo()
    said = transcript(parsed(written(told(table, ABOUT)).encode()))
    assert (said.events, said.checkpoints, said.final) == ((), (), None)


def test_only_what_stands_after_corrections_is_told() -> None:
    table = manuscript()
    table.undo()
    table.redo()
    table.amend(table.pages[-1].number, Buy(0, ()))
    assert losses(table) == ()
    said = told(table, ABOUT)
    assert transcript(said).events[-1] == {"op": "buy", "player": 0, "chains": []}


def test_an_entry_set_aside_is_left_out() -> None:
    game = read(GAMES / "vacation-p6_017.json")
    table = at_the_table(game)
    last = table.pages[-1]
    assert isinstance(last.page.entry, End)
    assert table.insert(last.number, last.page.entry)
    about = About(game.players)
    assert losses(table) == ()
    again = transcript(parsed(written(told(table, about)).encode()))
    assert again.events == game.events
    assert again.final == game.final


@pytest.mark.parametrize(("kind", "code"), [("gap", GAPS), ("forced", AGAINST)])
def test_what_cannot_be_told_is_refused_with_its_lines(kind: str, code: Lost) -> None:
    table = manuscript()
    last = table.pages[-1].number
    if kind == "gap":
        table.strike(number_of(table, Dispose))
    else:
        table.amend(last, Buy(0, ("American", "American")))
    with pytest.raises(Untold) as refused:
        told(table, ABOUT)
    (loss,) = refused.value.losses
    assert loss.kind == code
    assert len(loss.numbers) == 1


def test_counts_and_notes_are_left_out_and_what_bears_on_the_game_is_refused() -> None:
    table = manuscript()
    whole = told(table, ABOUT)
    assert table.write(Note("a round of tea")).stands
    assert table.write(Count(0, "cash", 1), forced=True).stands
    last = table.pages[-1].number
    assert losses(table) == ()
    assert told(table, ABOUT) == whole
    assert table.write(Correct(0, "cash", 100)).stands
    with pytest.raises(Untold) as refused:
        told(table, ABOUT)
    assert refused.value.losses == (Loss(BESIDE, (last + 1,)),)


def test_a_forgotten_name_gets_a_number() -> None:
    table = manuscript()
    about = About(("", "Player 1", " ", "Dave"))
    assert told(table, about)["players"] == ["Player 1*", "Player 1", "Player 3", "Dave"]


@pytest.mark.parametrize(
    "about",
    [
        About(ABOUT.players, played="on a Sunday"),
        About(ABOUT.players, {"Luxor": " "}),
        About(ABOUT.players, {"Luxor": "Festival"}),
        About(ABOUT.players, {"Ritz": "Savoy"}),
    ],
)
def test_what_only_another_archive_would_say_is_left_out(about: About) -> None:
    table = manuscript()
    assert told(table, about) == told(table, About(ABOUT.players))
