"""A game's file: what it says, and that it is written back."""

import json
from pathlib import Path
from typing import Any

import pytest

from hotels.ledger.big_shot.game import BigShot
from hotels.ledger.big_shot.record import (
    beyond_a_file,
    record_fields,
    recorded,
    result,
)
from hotels.ledger.big_shot.trouble import Page, Trouble
from hotels.ledger.reading import parsed
from hotels.ledger.replay import replay
from tests.ledger.big_shot import plain
from tests.ledger.big_shot.short_games import AUCTION, LOAN, NOBODY, PLACE, THREE, TWO, refusal

GAMES = Path(__file__).parent / "games"
LOTS = ("9a", "10a", "11a", "9b", "10b", "11b", "16", "17", "18", "20", "21", "P1", "P2")
# Reckoned by hand, round by round, before any program saw these games.
RIGHT: dict[str, dict[str, Any]] = {
    "four": {
        "cash": [0, 1, 1, 0],
        "debts": [20, 0, 10, 20],
        "lots": "white black red red - - white yellow black yellow red red -",
        # 2 × 11 + 9 + 21 − 20; 17 + 20 + 1; 9 + 16 + 1 − 10; 10 + 18 − 20
        "worth": [32, 38, 16, 8],
        "winners": [1],
    },
    "three": {
        "cash": [0, 2, 1],
        "debts": [50, 10, 20],
        "lots": "white red - white black white yellow yellow black white yellow red black",
        # 2 × 10 − 50; 16 + 17 + 21 + 2 − 10; 9 + 9 + 11 + 20 + 1 − 20
        "worth": [-30, 46, 30],
        "winners": [1],
    },
    "two": {
        "cash": [[0, 5], [2, 0]],
        "debts": [[20, 20], [20, 20]],
        "lots": "black white black black - white red black yellow yellow red white red",
        # red 16 + 21 − 20 and yellow 18 + 20 + 5 − 20;
        # white 2 × 10 + 11 + 2 − 20 and black 9 + 11 + 9 + 17 − 20
        "worth": [40, 39],
        "winners": [0],
    },
}


def file(name: str) -> dict[str, Any]:
    """A game's file as a plain object."""
    found: dict[str, Any] = json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8"))
    return found


def pages(value: dict[str, Any]) -> tuple[BigShot, list[Page]]:
    """The game of a file, with every page."""
    read = recorded(value)
    game = BigShot(read.terms)
    return game, replay(game.book, game.opening(), read.entries)


@pytest.mark.parametrize("name", [*RIGHT])
def test_a_whole_game_comes_out_as_it_was_reckoned_by_hand(name: str) -> None:
    expected = dict(RIGHT[name])
    owners = [None if word == "-" else word for word in expected["lots"].split()]
    expected |= {"lots": dict(zip(LOTS, owners, strict=True)), "rounds_played": 18}
    read = recorded(parsed((GAMES / f"{name}.json").read_bytes()))
    assert result(read.books) == expected
    assert plain.reckoned(file(name)) == expected
    assert read.reminders == ()
    outcome = BigShot(read.terms).outcome(read.books)
    assert outcome is not None
    assert [*outcome.cash] == expected["worth"]
    assert [*outcome.winners] == expected["winners"]


@pytest.mark.parametrize("name", [*RIGHT])
def test_a_game_broken_off_after_any_event_is_reckoned_as_far(name: str) -> None:
    whole = file(name)
    for length in range(len(whole["events"]) + 1):
        part = whole | {"events": whole["events"][:length]}
        assert result(recorded(part).books) == plain.reckoned(part)


@pytest.mark.parametrize("name", [*RIGHT])
def test_a_file_written_back_is_the_same_file(name: str) -> None:
    game, booked = pages(file(name))
    assert record_fields(game, booked, file(name)["players"]) == file(name)
    assert beyond_a_file(booked) == ()


def test_a_file_written_back_in_the_middle_of_a_round_has_what_is_complete() -> None:
    game, booked = pages(file("three"))
    whole = file("three")["events"]
    for length, page in enumerate(booked, start=1):
        back = record_fields(game, booked[:length], file("three")["players"])
        events = back["events"]
        assert isinstance(events, list)
        assert events == whole[: len(events)]
        again = recorded(back).books
        assert (again.round, again.cards) == (page.books.round, page.books.cards)


def test_what_nobody_needs_may_stand_as_nothing() -> None:
    three = file("three")
    for event in three["events"]:
        match event["op"]:
            case "loan":
                event["colour"] = None
            case "auction":
                event |= {"pays": None, "bid": event.get("bid")}
                event["cubes"] = {"white": 0, **event["cubes"]}
    assert result(recorded(three).books) == plain.reckoned(file("three"))
    free = next(event for event in three["events"] if event.get("winner", 0) is None)
    free["bid"] = 0
    assert result(recorded(three).books) == plain.reckoned(file("three"))


def test_another_roller_is_a_reminder_with_its_place() -> None:
    three = file("three")
    three["events"][2]["roller"] = 0
    read = recorded(three)
    assert [(place, said.code) for place, said in read.reminders] == [
        (2, Trouble.ROLLER),
        (4, Trouble.ROLLER),
    ]


def test_a_table_with_its_own_board_reckons_by_it() -> None:
    three = file("three")
    board = {"lots": plain.VALUES | {"20": 5, "Quay": 99}, "parks": {"P1": ["21"], "P2": ["9a"]}}
    own = three | {"board": board}
    found = result(recorded(own).books)
    assert found == plain.reckoned(own)
    # 10; 16 + 17 + 21 + 2 − 10; 9 + 9 + 11 + 5 + 1 − 20
    assert found["worth"] == [10 - 50, 46, 15]


def test_the_short_games_are_sound() -> None:
    assert result(recorded(THREE).books) == plain.reckoned(THREE)
    assert result(recorded(TWO).books)["cash"] == [[10, 10], [15, 10]]
    assert recorded(THREE | {"events": [NOBODY, PLACE]}).books.round == 1
    assert recorded(TWO | {"events": [NOBODY]}).books.round == 0


@pytest.mark.parametrize("name", [*RIGHT])
def test_nothing_follows_the_eighteenth_round(name: str) -> None:
    whole = file(name)
    colour = {"colour": "white"} if name == "two" else {}
    for extra in (AUCTION | {"pays": "white"} if name == "two" else AUCTION, LOAN | colour, PLACE):
        refused = refusal(whole | {"events": [*whole["events"], extra]})
        assert (refused.place, refused.code) == (len(whole["events"]), Trouble.GAME_OVER)


def test_a_game_with_what_is_against_the_rules_has_no_file() -> None:
    game, booked = pages(THREE)
    forced = game.book(game.decoded({"op": "hammer", "winner": 1, "amount": 40}), booked[1].books)
    assert beyond_a_file([*booked[:2], forced]) == (2,)
    assert (
        refusal(record_fields(game, [*booked[:2], forced], ["A", "B", "C"])).code == Trouble.BEYOND
    )


@pytest.mark.parametrize(
    "events",
    [
        [LOAN | {"colour": "black"}, AUCTION | {"pays": "red"}, PLACE],
        [LOAN | {"note": "Ben sighs"}, AUCTION | {"cheers": 3}, PLACE | {"by": 1}],
        [LOAN, AUCTION, PLACE, NOBODY | {"pays": "red"}],
    ],
)
def test_what_nobody_has_to_say_is_let_be(events: list[Any]) -> None:
    bare = [{"op": "loan", "player": 1}, AUCTION, PLACE, NOBODY][: len(events)]
    assert recorded(THREE | {"events": events}).books == recorded(THREE | {"events": bare}).books
