"""The end of Big Shot by touch: who won and why, receipts, what is handed on, what the disk has."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.big_shot.entries import Bid, Hammer, Loan, Open
from hotels.ledger.big_shot.record import recorded, result
from hotels.ledger.reading import parsed
from hotels.store.keeping import opened
from hotels.store.store import Store
from tests.screens.big_shot_hand import (
    CASH,
    DEBTS,
    WHITE,
    WORTH,
    Hand,
    begun,
    resumed,
    until,
    whole_game,
)

if TYPE_CHECKING:
    from tests.screens.driver import Driver

BACK = 27


@pytest.fixture
def hand(driver: "Driver") -> Hand:
    return Hand(driver)


def over(hand: Hand, **rest: Any) -> Hand:
    """The whole game, at its end."""
    return resumed(hand, begun(hand.driver, entries=whole_game(), **rest))


def test_the_winner_the_ranking_and_every_lot(hand: Hand) -> None:
    over(hand)
    assert hand.driver.says("Dave wins with 48 million")
    ranks = [(row.rank.place, row.rank.name, row.rank.total) for row in hand.each("RankRow")]
    assert ranks == [
        ("1", "Dave", "48 million"),
        ("2", "Bob", "33 million"),
        ("3", "Alice", "29 million"),
        ("4", "Carol", "29 million"),
    ]
    assert [row.rank.below for row in hand.each("RankRow")][:2] == [
        "4 lots\N{NO-BREAK SPACE}48, cash\N{NO-BREAK SPACE}0",
        "3 lots\N{NO-BREAK SPACE}38, cash\N{NO-BREAK SPACE}5, debts\N{NO-BREAK SPACE}−10",
    ]
    assert hand.driver.says("21: sold to Carol")
    assert hand.driver.says("red and yellow")
    assert hand.driver.says("11a: nobody")
    assert hand.driver.says("doubled by P2")
    assert hand.screen.chart.graph.lines[3].values[-1] == 48
    assert hand.screen.chart.graph.turns == 18


@pytest.mark.parametrize("size", [(1280, 800), (360, 780), (600, 360)])
def test_a_tap_on_a_rank_tells_the_whole_sum(hand: Hand, size: tuple[int, int]) -> None:
    over(hand)
    hand.driver.resize(*size)
    hand.tap(next(row for row in hand.each("RankRow") if row.rank.name == "Dave"))
    assert hand.driver.says("Net worth of Dave")
    steps = {row.words.text: row.amount.text for row in hand.each("StepRow")}
    doubled = next(text for text in steps if "doubled" in text)
    assert steps[doubled] == "18 million"
    assert list(steps.values())[-1] == "48 million"
    hand.tap(hand.driver.bearer("Turn to the player"))
    hand.driver.wait(0.5)
    assert type(hand.screen).__name__ == "ReceiptScreen"
    hand.driver.key(BACK)
    assert type(hand.screen).__name__ == "BigShotStanding"


def test_cash_tells_where_it_comes_from(hand: Hand) -> None:
    resumed(hand, begun(hand.driver, entries=until(8)))
    hand.player("Carol", at=0.9)
    assert hand.driver.says("Carol has")
    steps = [(row.words.text, row.amount.text) for row in hand.each("StepRow")]
    assert [amount for _, amount in steps] == ["10 million", "−3", "−5", "+9", "−8", "3 million"]
    assert steps[3][0].startswith("round 7, ")


def test_how_it_stands_is_seen_at_any_time(hand: Hand) -> None:
    resumed(hand, begun(hand.driver, entries=until(2)))
    hand.tap(hand.driver.find("IconButton", hint="standings"))
    # After one round: a cube of red and yellow on 16, of white on 17, of black on 18.
    assert hand.driver.says("1 of 18 rounds, not final")
    totals = {row.rank.name: row.rank.total for row in hand.each("RankRow")}
    assert totals == {
        "Alice": "10 million",
        "Bob": "10 million",
        "Carol": "24 million",
        "Dave": "28 million",
    }
    hand.button("Back to the table")
    assert type(hand.screen).__name__ == "BigShotTableScreen"
    for colour in ("red", "yellow", "white", "black"):
        hand.tap(hand.named("CubeKey", colour))
    assert hand.driver.says("Carol bids or passes")


def test_undo_leads_back_from_the_end_into_the_last_round(hand: Hand) -> None:
    over(hand)
    hand.button("Undo")
    assert type(hand.screen).__name__ == "BigShotTableScreen"
    assert hand.driver.says("Bob places the cubes")
    hand.button("Redo")
    assert hand.driver.says("Dave wins with 48 million")
    hand.driver.key(BACK)
    assert type(hand.screen).__name__ == "Home"
    assert hand.driver.says("Dave won with 48 million")


def test_how_it_stands_tells_no_hidden_cash(hand: Hand) -> None:
    resumed(hand, begun(hand.driver, entries=until(2), hidden=True))
    hand.tap(hand.driver.find("IconButton", hint="standings"))
    assert hand.driver.says("Money is hidden, so it isn't counted")
    totals = [row.rank.total for row in hand.each("RankRow")]
    assert totals == ["0 million", "0 million", "17 million", "18 million"]
    hand.tap(hand.each("RankRow")[2])
    steps = [row.words.text for row in hand.each("StepRow")]
    assert steps
    assert "cash" not in steps


def test_hidden_money_is_counted_at_the_end(hand: Hand) -> None:
    # Carol has 2 left in round 7 and may take no loan amid the bidding here: the roller is free.
    entries = [one for one in whole_game() if one != Loan(WHITE)]
    first = entries.index(Bid(3, 5))
    entries[first : first + 5] = [Hammer(None, 0)]
    entries[entries.index(Hammer(2, 3))] = Hammer(2, 2)
    resumed(hand, begun(hand.driver, entries=entries, hidden=True))
    # Alice and Bob as in the open game; Carol 39 + 10-3-5-2; Dave as he was.
    assert hand.driver.says("Dave wins with 48 million")
    totals = [row.rank.total for row in hand.each("RankRow")]
    assert totals == ["48 million", "39 million", "33 million", "29 million"]


def shared(hand: Hand, title: str) -> bytes:
    """What a row of the sheet would hand to another program."""
    from hotels import device

    handed: list[bytes] = []
    before = device.share
    device.share = lambda _house, _name, data: handed.append(data)
    try:
        hand.button("Share")
        hand.tap(hand.driver.bearer(title))
    finally:
        device.share = before
    (data,) = handed
    return data


def test_the_file_that_is_shared_replays_to_the_same_end(hand: Hand) -> None:
    over(hand)
    data = shared(hand, "Game file")
    again = recorded(parsed(data))
    assert again.players == ("Alice", "Bob", "Carol", "Dave")
    came_to = result(again.books)
    assert came_to["worth"] == [*WORTH]
    assert came_to["cash"] == [*CASH]
    assert came_to["debts"] == [*DEBTS]
    assert came_to["winners"] == [3]
    ops = [event["op"] for event in json.loads(data)["events"]]
    assert (ops.count("auction"), ops.count("place"), ops.count("loan")) == (18, 18, 3)


def test_the_game_is_shared_in_words_and_as_a_picture(hand: Hand) -> None:
    over(hand)
    words = shared(hand, "Game as text").decode()
    assert "Round 18" in words
    assert "Carol took a loan of 9 million" in words
    assert "Dave wins with 48 million" in words
    hand.driver.wait(0.5)
    picture = shared(hand, "Picture of the standings")
    assert picture.startswith(b"\x89PNG")


def test_what_was_written_against_the_rules_has_no_file(hand: Hand) -> None:
    resumed(hand, begun(hand.driver, entries=(Open(0, (1, 1, 1, 1)), Bid(1, 30))))
    hand.tap(hand.driver.find("IconButton", hint="more"))
    hand.tap(hand.driver.bearer("Share the game"))
    hand.tap(hand.driver.bearer("Game file"))
    assert hand.driver.says("A game file can't include entries that break the rules (1 entry).")


def test_every_tap_is_on_the_disk_before_it_is_shown(hand: Hand, tmp_path: Path) -> None:
    import shutil

    game = begun(hand.driver, entries=until(3, sold=True))
    resumed(hand, game)
    hand.lot("17")
    path = hand.driver.app.store.path
    left = tmp_path / "left"  # what lies on the disk while the app runs is all a kill leaves
    shutil.copytree(path.parent, left)
    with Store(left / path.name) as store:
        again = opened(store, game.record.id)
        assert again.damaged_at is None
        assert again.table.books == hand.books


def test_a_damaged_game_is_shown_and_not_written_to(hand: Hand) -> None:
    game = begun(hand.driver, entries=until(3, sold=True))
    store = hand.driver.app.store
    for (name,) in store.disk.rows("SELECT name FROM sqlite_master WHERE type = 'trigger'"):
        store.disk.write(f"DROP TRIGGER {name}")
    store.disk.write("UPDATE lines SET act = '{}' WHERE game = ? AND number = 5", (game.record.id,))
    resumed(hand, game)
    assert hand.driver.says("Entry 5 of this game is damaged")
    hand.button("View only")
    assert hand.driver.says("Alice bids or passes")
    hand.button("Pass")
    assert hand.driver.says("Entry 5 of this game is damaged")
    assert len(hand.entries) == 4


def test_another_calculation_is_asked_about_before_play_goes_on(hand: Hand) -> None:
    game = begun(hand.driver, entries=until(2))
    resumed(hand, game)
    hand.sitting.game = hand.sitting.game._replace(reckoned_at=3)
    hand.tap(hand.named("CubeKey", "red"))
    hand.button("Loans")
    hand.tap(hand.named("CubeRow", "Carol"))
    assert hand.driver.says("This game comes out differently now")
    hand.button("View only")
    assert hand.books.cards[WHITE] == 0


def test_play_again_keeps_people_and_terms(hand: Hand) -> None:
    over(hand)
    hand.button("Play again")
    hand.driver.frames(5)
    assert [row.name for row in hand.each("SeatRow")] == ["Alice", "Bob", "Carol", "Dave"]
