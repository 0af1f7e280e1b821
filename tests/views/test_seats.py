"""Seats left and taken: what is said of each, who cannot go, what another name may be."""

from pathlib import Path

import pytest

from hotels.ledger.chains.entries import Entry, Lay, Leave
from hotels.ledger.chains.terms import Tile
from hotels.ledger.objection import Refused
from hotels.store.keeping import LONGEST_NAME, opened
from hotels.store.store import Store
from hotels.views.seats import called, leaving, refused_name, seats, suggested, taking
from tests.store.playing import PLAYERS as SIX
from tests.store.playing import played
from tests.views.evening import PLAYERS, SPEECH, TURNS, table

GONE = Leave(1, returns=False)


def said(*entries: Entry, seats_: int = 3) -> list[str]:
    """What stands beside each name on the sheet."""
    return [seat.said for seat in seats(table(*entries, seats=seats_), SPEECH)]


def test_every_seat_says_who_sits_there() -> None:
    assert said() == ["is at the table"] * 3
    assert said(GONE)[1] == "has left the table; turns are skipped"
    assert [seat.away for seat in seats(table(GONE, seats=3), SPEECH)] == [False, True, False]


def test_who_is_asked_cannot_leave() -> None:
    asked = said(Lay(0, Tile(0, 0)))
    assert asked == [
        "Ana has to answer the bank first.",
        "is at the table",
        "is at the table",
    ]
    sheet = leaving(table(Lay(0, Tile(0, 0))), SPEECH, 0)
    assert (sheet.answers, sheet.refused) == ((), "Ana has to answer the bank first.")


def test_the_last_one_stays() -> None:
    assert said(GONE, seats_=2)[0] == "Ana is the only player left at the table."


def test_who_is_to_lay_a_tile_may_leave() -> None:
    assert leaving(table(seats=3), SPEECH, 0).refused == ""


def test_two_keys_say_what_becomes_of_the_blocks() -> None:
    sheet = leaving(table(*TURNS), SPEECH, 1)
    assert sheet.title == "Ben leaves the table?"
    assert sheet.support.endswith("Undo brings Ben back with everything they have now.")
    stay, back = sheet.answers
    assert (stay.key, stay.returns) == ("Leave the shares at the seat", False)
    assert (back.key, back.returns) == ("Return the shares to the bank", True)
    assert "count for bonuses" in stay.means
    assert "The cash stays" in back.means


def test_an_empty_seat_says_what_lies_there() -> None:
    game = table(*TURNS)
    game.write(Leave(1, returns=False))
    found = taking(game.books, SPEECH, 1)
    assert found.title == "Who takes Ben's seat?"
    # 1 for the founder, 2 and 1 bought; $6,000 less $400 and $400.
    assert found.finds == "Cash: $5,200. 1 chain: 4 Luxor."
    assert found.back == "Ben is back"
    assert found.back_means.endswith("every entry keeps the name Ben.")
    assert "the new name replaces Ben in every entry" in found.note
    assert found.note.endswith("Undo gives the seat back to Ben.")
    game.undo()
    game.write(Leave(1, returns=True))
    assert taking(game.books, SPEECH, 1).finds == "Cash: $5,200. No shares."


def test_hidden_holdings_are_not_told_of() -> None:
    game = table(*TURNS, Leave(1, returns=False), holdings="hidden")
    finds = taking(game.books, SPEECH, 1).finds
    assert "Luxor" not in finds
    assert "Whoever takes the seat can hold the name to see them." in finds


def test_another_name_is_cleaned_and_must_be_nobodys() -> None:
    assert called("  Eve   Miller ", PLAYERS, 1) == "Eve Miller"
    assert called("ben", PLAYERS, 1) == "ben"
    for wrong, sentence in (
        ("", "The name is empty."),
        ("ANA", "Two players are called ANA."),
        ("x" * (LONGEST_NAME + 1), "The name is too long: the limit is 100."),
    ):
        with pytest.raises(Refused) as refused:
            called(wrong, PLAYERS, 1)
        assert refused_name(refused.value, PLAYERS) == sentence


def test_those_who_sit_here_are_not_suggested() -> None:
    assert suggested(["Eve", "ana", "😀", "Fay"], PLAYERS) == ["Eve", "Fay"]


# the archive


def test_a_seat_is_called_otherwise_and_no_digest_breaks(tmp_path: Path) -> None:
    with Store(tmp_path / "hotels.db") as store:
        number = played(store, until=7).record.id
        before = opened(store, number)
        store.rename(number, 1, "Eve")
        after = opened(store, number)
        assert after.record.players == ("Ana", "Eve", "Cat", "Dora")
        assert after.record.whole
        assert (after.damaged_at, after.reckoned_at) == (None, None)
        assert after.table.lines == before.table.lines
        assert store.people()[-1] == "Ben"
        assert "Eve" in store.people()
        assert [one.id for one in store.page(search="Eve")] == [number]
        assert store.page(search="Ben") == []


def test_a_name_known_before_is_the_same_person(tmp_path: Path) -> None:
    with Store(tmp_path / "hotels.db") as store:
        first, second = (played(store, players=SIX, until=2).record.id for _ in range(2))
        store.rename(first, 1, "Fay")
        store.rename(second, 2, "Fay")
        assert store.people().count("Fay") == 1
        store.forget("Fay")
        assert store.record(first).players[1] == store.record(second).players[2] == ""
        assert store.record(first).whole


def test_a_damaged_game_is_not_made_whole_by_a_name(tmp_path: Path) -> None:
    with Store(tmp_path / "hotels.db") as store:
        number = played(store, until=2).record.id
        store.disk.write("UPDATE games SET about = 'otherwise' WHERE id = ?", (number,))
        store.rename(number, 1, "Eve")
        assert not store.record(number).whole
