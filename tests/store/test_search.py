"""The archive page by page, the newest first, and what a search finds in it."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from hotels.store.records import NewGame, Stored, chained
from hotels.store.store import PAGE, Store
from tests.store.playing import empty_games, ticking


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "hotels.db", ticking()) as store:
        yield store


def begun(store: Store, players: Sequence[str] = ("Ana", "Ben"), **said: str) -> int:
    """A game of which this is said."""
    header = said.pop("header", '{"edition":"vacation"}')
    return store.begin(NewGame(str(store.count()), "chains", header, players, **said))


def found(store: Store, search: str) -> list[int]:
    return [record.id for record in store.page(search=search)]


def test_the_newest_come_first_a_page_at_a_time(store: Store) -> None:
    games = empty_games(store, 2 * PAGE + 5)
    newest = games[::-1]
    assert [record.id for record in store.page()] == newest[:PAGE]
    assert [record.id for record in store.page(PAGE)] == newest[PAGE : 2 * PAGE]
    assert [record.id for record in store.page(2 * PAGE)] == newest[2 * PAGE :]
    assert store.page(3 * PAGE) == []
    assert [record.id for record in store.page(3, count=2)] == newest[3:5]
    assert store.count() == len(games)
    assert [record.id for record in store.all_games()] == games


def test_a_game_that_is_played_on_comes_first(store: Store) -> None:
    first, second, third = empty_games(store, 3)
    record = store.record(second)
    bare = Stored(1, store.clock(), "{}", "", "")
    line = bare._replace(chain=chained(record.last, bare))
    store.append(second, record.last, line, "", "")
    assert found(store, "") == [second, third, first]


def test_games_of_the_same_second_stand_as_they_were_begun(tmp_path: Path) -> None:
    with Store(tmp_path / "hotels.db", lambda: "2026-11-18T10:00:00Z") as store:
        games = empty_games(store, 5)
        assert found(store, "") == games[::-1]


@pytest.mark.parametrize(
    "search",
    ["Ana", "ana", "ANA", "  ana ", "na", "ben ana", "Ben", "vacation", "ana vaca", "2026-11-18"],
)
def test_players_edition_and_date_are_found(store: Store, search: str) -> None:
    game = begun(store)
    assert found(store, search) == [game]


@pytest.mark.parametrize(
    "search", ["Zoe", "ana zoe", "edition", "{", '"', "1999", "anaben", "%", "_"]
)
def test_what_is_not_there_is_not_found(store: Store, search: str) -> None:
    begun(store, header='{"dealt":{"Luxor":[2,2]},"edition":"vacation"}', names='{"Luxor":"Ritz"}')
    assert found(store, search) == []
    assert found(store, "ritz") == [1]
    assert found(store, "luxor") == []


@pytest.mark.parametrize(
    "name",
    [
        *("100%", "a_b", r"back\slash", 'double "quote"', "it's", "semi;colon--", "*?[a-z]"),
        *("Émile", "Åsa", "Ñandú", "İpek", "Straße", "Δημήτρης", "李小龙", "😀🏨", "a\u0301"),
        *("new\nline", "nul\0sign", "tab\tstop", "%_%", "''", '""', "\\", "\\%"),
    ],
)
def test_every_name_is_found_as_it_is_and_alone(store: Store, name: str) -> None:
    other = begun(store, ("aXb", "100", "emile", "back/slash"))
    game = begun(store, (name, "Ben"))
    assert store.record(game).players == (name, "Ben")
    assert found(store, name) == [game]
    assert found(store, name.upper()) == [game]
    assert found(store, "100") == ([game, other] if "100" in name else [other])


def test_one_accent_is_written_in_two_ways(store: Store) -> None:
    game = begun(store, ("Ame\u0301lie", "Ben"))
    assert found(store, "Am\u00c9LIE") == [game]


def test_a_house_edition_is_found_by_its_name(store: Store) -> None:
    header = '{"edition":{"based_on":"vacation","id":"house-x","name":"Grandma\'s rules"}}'
    game = begun(store, header=header)
    assert found(store, "grandma's") == found(store, "house-x") == [game]
    assert found(store, "based_on") == []


def test_where_a_game_was_and_came_from_is_found(store: Store) -> None:
    game = begun(store, source="the attic", played="1964-05-01")
    assert found(store, "attic") == found(store, "1964") == found(store, "attic 1964") == [game]


def test_a_search_has_pages_too_and_finds_what_was_put_away(store: Store) -> None:
    games = [begun(store, ("Ana" if place % 2 else "Ben", "Cat")) for place in range(12)]
    hers = games[1::2]
    assert found(store, "ana") == hers[::-1]
    assert [record.id for record in store.page(2, "ana", count=3)] == hers[3:0:-1]
    store.delete(games[1])
    assert games[1] not in found(store, "ana")
    assert [record.id for record in store.page(search="ana", deleted=True)] == [games[1]]
    assert store.page(search="dora", deleted=True) == []


def test_a_search_of_any_length_is_borne(store: Store) -> None:
    begun(store)
    assert found(store, "x" * 1_000_000) == []
    assert found(store, "a " * 10_000) == [1]


@pytest.mark.parametrize("search", ["\udcff", "ana \ud800", "\udfff\ud800"])
def test_half_a_character_is_in_no_game(store: Store, search: str) -> None:
    begun(store)
    assert (found(store, search), store.count(search)) == ([], 0)


def test_what_is_found_is_counted(store: Store) -> None:
    games = [begun(store, ("Ana" if place % 3 else "Ben", "Cat")) for place in range(9)]
    store.delete(games[1])
    assert (store.count(), store.count(deleted=True)) == (8, 1)
    assert (store.count("ANA"), store.count("ana", deleted=True)) == (5, 1)
    assert (store.count("  "), store.count("dora")) == (8, 0)


def test_terms_that_cannot_be_read_hide_nothing_else(store: Store) -> None:
    game = begun(store, header="{" * 5_000)
    assert found(store, "ana") == [game]
