"""The end of a game under a finger: declared with a purchase, only offered, or played on from.

The recorded game of two ends with a round of passes after Ana's purchase; Ben would be next.
"""

from typing import TYPE_CHECKING, Any

from hotels.ledger.chains.books import Books, Ending, Question
from hotels.ledger.chains.codec import decoded
from hotels.ledger.chains.entries import Announce, Buy, End, Lay, Leave, Pass, Peek
from hotels.store.keeping import opened
from tests.command import recorded
from tests.ledger.chains.table import named
from tests.screens.money_asked import card

if TYPE_CHECKING:
    from tests.screens.driver import Driver
    from tests.screens.hand import Hand

NAME, UNKNOWN = "acquire-p2_057", "decision-p3_009-unknown"
ANA, BEN = range(2)
STANDING = "Ana and Ben would share the win with $26,800"


def offered(driver: "Driver", name: str = NAME) -> "Hand":
    """A recorded game whose end is offered."""
    from tests.screens.sitting import shown

    def over(books: Books) -> bool:
        return books.end is not None

    return shown(driver, name, over)


def table_of(hand: "Hand") -> Any:
    """The game on the screen, at the table or at its settlement."""
    top = hand.driver.app.shell.top
    return top.table if hasattr(top, "table") else hand.sitting.table


def kind_of(hand: "Hand") -> str:
    """Which screen is shown."""
    return type(hand.driver.app.shell.top).__name__


def played_on(driver: "Driver") -> "Hand":
    """The table plays on, and Ben is next."""
    hand = offered(driver)
    hand.button("Play on")
    driver.frames(3)
    return hand


def test_the_standing_says_why_the_end_is_offered_and_that_nothing_is_paid_yet(
    driver: "Driver",
) -> None:
    offered(driver)
    assert driver.says(STANDING)
    assert driver.says("Everyone passed for a whole round")
    assert driver.says("don't pay anything yet")
    assert driver.says("Provisional settlement, smallest chain first")
    assert driver.says("Total if the game ends here")
    assert not driver.says("Total to pay out")


def test_one_tap_ends_the_game_there(driver: "Driver") -> None:
    hand = offered(driver)
    table = table_of(hand)
    hand.button("End the game")
    driver.frames(3)
    assert table.pages[-1].page.entry == End(ANA)
    assert table.pages[-1].page.objections == ()
    assert table.books.end is Ending.DECLARED
    assert driver.says("Ana and Ben share the win with $26,800")
    assert driver.says("Total to pay out")
    assert not driver.says("provisional")
    # They had $100 and nothing before the end.
    cause, rows = card(driver)
    assert cause == "Final settlement"
    assert [row[:2] for row in rows] == [("Pay Ana", "$26,700"), ("Pay Ben", "$26,800")]
    hand.button("Tick all")
    hand.button("Undo")
    driver.frames(3)
    assert driver.says(STANDING)
    cause, rows = card(driver)
    assert cause == "After Undo"
    assert [row[:2] for row in rows] == [
        ("Get back from Ana", "$26,700"),
        ("Get back from Ben", "$26,800"),
    ]


def test_the_next_player_may_pass_and_buy_and_the_end_is_offered_again(driver: "Driver") -> None:
    hand = played_on(driver)
    lines = len(table_of(hand).lines)
    assert (kind_of(hand), len(table_of(hand).lines)) == ("TableScreen", lines)
    assert driver.says("Ben lays a tile")
    hand.button("Skip tile")
    driver.frames(3)
    assert [page.entry for _, page in table_of(hand).pages[-2:]] == [Pass(BEN), Buy(BEN, ())]
    assert kind_of(hand) == "Standing"
    assert driver.says(STANDING)


def test_a_tile_goes_on_with_the_game(driver: "Driver") -> None:
    hand = played_on(driver)
    table = hand.sitting.table
    hand.do(Lay(BEN, named("A2")))
    driver.frames(3)
    assert (kind_of(hand), table.books.end) == ("TableScreen", None)
    assert driver.says("Ana lays a tile")
    record = hand.sitting.game.record
    kept = opened(driver.app.store, record.id)
    assert (kept.reckoned_at, kept.record.result) == (None, "")
    assert kept.table.pages == table.pages


def test_undo_goes_back_to_the_turn_that_was_played_on(driver: "Driver") -> None:
    hand = played_on(driver)
    hand.button("Skip tile")
    driver.frames(3)
    assert driver.says("Ben laid no tile")
    hand.button("Undo")
    driver.frames(3)
    assert driver.says("Ana laid no tile")
    hand.button("Play on")
    driver.frames(3)
    assert hand.books.awaiting is not None
    assert (hand.books.awaiting.kind, hand.books.awaiting.player) == (Question.TILE, BEN)


def test_the_standing_can_be_seen_again(driver: "Driver") -> None:
    hand = played_on(driver)
    hand.button("Settlement")
    driver.frames(3)
    assert kind_of(hand) == "Standing"
    hand.button("Play on")
    driver.frames(3)
    driver.resize(360, 780)
    driver.frames(3)
    assert kind_of(hand) == "TableScreen"
    hand.button("Settlement")
    driver.frames(3)
    assert driver.says(STANDING)


def test_what_is_noted_while_the_table_plays_on_leaves_it_there(driver: "Driver") -> None:
    hand = played_on(driver)
    for entry in (Peek(ANA), Leave(ANA, returns=False)):
        hand.sitting.write(entry)
        driver.frames(3)
        assert kind_of(hand) == "TableScreen"
        assert driver.says("Ben lays a tile")


def test_the_end_can_be_declared_from_the_table_that_plays_on(driver: "Driver") -> None:
    hand = played_on(driver)
    table = hand.sitting.table
    hand.tap(driver.find("IconButton", hint="more"))
    hand.tap(driver.bearer("End the game"))
    driver.frames(3)
    assert table.pages[-1].page.entry == End(ANA)
    assert table.pages[-1].page.objections == ()
    assert kind_of(hand) == "Standing"


def test_a_table_that_is_asked_for_its_holdings_may_play_on(driver: "Driver") -> None:
    hand = offered(driver, UNKNOWN)
    assert kind_of(hand) == "TakeoverScreen"
    assert driver.says("Nobody can lay a tile")
    asked = hand.books.awaiting
    assert asked is not None
    assert asked.chain is not None
    said = decoded(recorded(UNKNOWN)["events"][len(hand.sitting.table.pages)])
    assert isinstance(said, Announce)
    hand.do(said)
    following = (hand.sitting.table.books.player + 1) % 3
    hand.button("Play on")
    driver.frames(3)
    assert kind_of(hand) == "TableScreen"
    hand.button("Skip tile")
    driver.frames(3)
    table = table_of(hand)
    assert [page.entry for _, page in table.pages[-2:]] == [Pass(following), Buy(following, ())]
    assert asked.player in table.books.told[asked.chain]


def test_the_purchase_before_an_offered_end_is_still_collected(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns

    entries = [*turns("1A", "2A=Luxor"), Pass(ANA), Buy(ANA, ()), Pass(BEN)]
    hand = acquire(driver, entries)
    hand.do(Buy(BEN, ("Luxor", "Luxor", "Luxor")))
    driver.frames(3)
    assert kind_of(hand) == "Standing"
    assert card(driver) == ("", [("Collect from Ben", "$600", "1 × 500 · 1 × 100")])
    assert driver.says("This settlement is provisional: don't pay anything yet.")


def test_the_end_is_declared_with_the_purchase_of_the_turn(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns, written

    row = [f"{column}A" for column in range(1, 11)]
    hand = acquire(driver, turns(row[0], f"{row[1]}=Luxor", *row[2:]))
    hand.square(10)  # 11A: the only chain is safe
    hand.row(hand.screen.chains, 0)
    hand.button("End the game")
    assert written(hand)[-2:] == [Buy(0, ("Luxor",)), End(0)]
    assert type(hand.screen).__name__ == "Standing"
