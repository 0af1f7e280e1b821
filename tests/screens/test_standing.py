"""The end of a game on the screen: the outcome, its receipts, its charts, and undo."""

from typing import TYPE_CHECKING, Any

from hotels.ledger.chains.codec import decoded
from hotels.ledger.chains.entries import End
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.journal import Undo
from hotels.store.keeping import Opened, began, opened
from tests.command import GAMES, recorded
from tests.exports.games import read

if TYPE_CHECKING:
    from tests.screens.driver import Driver

NAME = "acquire-p3_012"


def ended(driver: "Driver", *, declared: bool = True) -> tuple[Any, Opened[Any, Any]]:
    """A recorded game in the archive, at its end: a round of passes, and then declared."""
    from hotels.screens.chains.standing import Standing

    game = read(GAMES / f"{NAME}.json")
    seat = began(driver.app.store, ChainGame(game.header), game.players, dict(game.names))
    for event in game.events:
        seat.table.write(decoded(event))
    if declared:
        assert seat.table.write(End(seat.table.books.player)).objections == ()
    screen = Standing(driver.app, seat)
    driver.app.show(screen)
    driver.frames(5)
    return screen, seat


def test_the_outcome_stands_there_and_each_amount_has_its_receipt(driver: "Driver") -> None:
    ended(driver)
    cash = recorded(NAME)["final"]["cash"]
    assert driver.says("P1 wins with $18,600")
    for amount in cash:
        assert f"${amount:,}" in driver.words()
    money = driver.find("Money", is_target=True)
    driver.tap(money)
    for receipt in money.cell.receipts:
        assert driver.says(receipt.why)
        assert {text for step in receipt.steps for text in step} <= {*driver.words()}
    driver.tap("Turn to the player")
    assert driver.says("Turn to me")
    driver.tap("Close")
    assert driver.says("P1 wins with $18,600")
    driver.tap("Holdings")
    assert driver.says("Who held what")
    assert driver.says("In the bank")


def test_the_chart_tells_a_turn_and_the_chains(driver: "Driver") -> None:
    screen, _ = ended(driver)
    chart = screen.chart
    said = [word.text for word in chart.placed[0]]
    assert {"P1", "P2", "P3", "start", "$0"} <= {*said}
    chart = screen.chart
    right = chart.plot.x + chart.plot.width - 1
    driver.touch(*chart.to_window(right, chart.plot.y + 40))
    read_there = [word.text for word in chart.placed[1]]
    assert read_there[:3] == ["after the settlement", "P1", "$18,600"]
    driver.touch(*chart.to_window(right, chart.plot.y + 40))
    assert chart.placed[1] == []
    driver.tap("Chains")
    driver.frames(3)
    assert driver.says("Chain sizes by turn")
    assert "P1" not in [word.text for word in screen.chart.placed[0]]


def test_undo_takes_the_last_deed_back_and_plays_on(driver: "Driver") -> None:
    screen, seat = ended(driver, declared=False)
    events = len(recorded(NAME)["events"])
    assert driver.says("P3 laid no tile")
    driver.tap("Undo")
    driver.frames(3)
    assert driver.app.shell.top is not screen
    kept = opened(driver.app.store, seat.record.id)
    assert isinstance(kept.table.lines[-1].act, Undo)
    assert len(kept.table.pages) == events - 2  # with the purchase that had nothing to decide


def test_back_leads_home_and_again_to_a_new_game(driver: "Driver") -> None:
    home = driver.app.shell.top
    screen, _ = ended(driver)
    driver.tap("Play again")
    driver.frames(3)
    assert type(driver.app.shell.top).__name__ == "NewGame"
    driver.app.back()
    assert driver.app.shell.top is screen
    assert driver.key(27)
    assert driver.app.shell.top is home


def test_what_is_handed_over_in_all_stands_with_its_bills(driver: "Driver") -> None:
    screen, seat = ended(driver)
    cash = recorded(NAME)["final"]["cash"]
    told, *_ = screen._telling()
    for size in ((1280, 800), (360, 780)):
        driver.resize(*size)
        driver.frames(3)
        words = [text.replace("\N{NO-BREAK SPACE}", " ") for text in driver.words()]
        assert "Total to pay out" in words
        for player, before in enumerate(seat.table.books.cash[:3]):
            handed = told.handed[player]
            bills = (part.split(" × ") for part in handed.bills.split(" · "))
            worth = sum(int(count) * int(bill.replace(",", "")) for count, bill in bills)
            assert worth == cash[player] - before
            assert handed.amount == f"${worth:,}"
            assert {handed.amount, handed.bills} <= {*words}


def test_chains_bear_their_names_at_their_ends_or_in_a_key(driver: "Driver") -> None:
    screen, seat = ended(driver)
    screen.choose_chart(chains=True)
    driver.frames(3)
    sizes, names = seat.table.books.board.sizes, seat.table.books.header.edition.names
    standing = {name for name, size in zip(names, sizes, strict=True) if size}
    assert standing <= {word.text for word in screen.chart.placed[0]}
    assert not [w for w in driver.widgets() if type(w).__name__ == "ChainChip"]
    driver.resize(360, 780)
    driver.frames(3)
    assert not standing & {word.text for word in screen.chart.placed[0]}
    chips = [w for w in driver.widgets() if type(w).__name__ == "ChainChip"]
    assert [chip.chain for chip in chips] == [line.place for line in screen.chart.graph.lines]
    assert {line.name for line in screen.chart.graph.lines} <= {*driver.words()}


def test_chains_of_one_size_are_drawn_side_by_side(driver: "Driver") -> None:
    screen, _ = ended(driver)
    screen.choose_chart(chains=True)
    driver.frames(3)
    chart = screen.chart
    lifts = [chart._aside(line) for line in chart.graph.lines]
    assert len({*lifts}) == len(lifts) > 1
    assert max(lifts) <= 5
    tops = [chart.plot.y, chart.plot.y + chart.plot.height]
    assert all(tops[0] - 6 <= y <= tops[1] + 6 for _, y in chart._points)


def test_no_name_of_a_takeover_lies_half_under_the_values(driver: "Driver") -> None:
    from tests.screens.audit.scenes import SCENES

    driver.resize(360, 780)
    SCENES["standing, 4 players, a moment read"](driver)()
    driver.frames(5)
    chart = driver.find("Chart")
    every = len(chart.falls.words)
    left_out = 0
    for at in range(0, len(chart.graph.moments), 3):
        chart.read(at)
        slip = chart.slip
        for one in chart.falls.shown:
            apart = one.box.right <= slip.x or slip.right <= one.box.x
            above = one.box.y >= slip.y + slip.height or slip.y >= one.box.y + one.box.height
            assert apart or above, (at, one)
        left_out += every - len(chart.falls.shown)
    assert left_out
    chart.read(None)
    assert len(chart.falls.shown) == every > 1


def test_no_curve_crosses_the_name_of_a_takeover(driver: "Driver") -> None:
    from kivy.graphics import SmoothLine

    from tests.screens.audit.scenes import SCENES

    SCENES["standing, 4 players, a moment read"](driver)()
    driver.frames(5)
    chart = driver.find("Chart")

    def drawn(group: Any) -> list[Any]:
        parts = getattr(group, "children", ())
        return [group, *(one for part in parts for one in drawn(part))]

    order = drawn(chart.canvas)
    curves = [at for at, one in enumerate(order) if type(one) is SmoothLine and len(one.points) > 8]
    (names,) = [at for at, one in enumerate(order) if one is chart.falls.above]
    assert curves
    assert names > max(curves)


def test_the_values_of_a_moment_hide_no_name(driver: "Driver") -> None:
    screen, _ = ended(driver)
    for chains in (False, True):
        screen.choose_chart(chains=chains)
        driver.frames(3)
        chart = screen.chart
        last = len(chart.graph.moments) - 1
        for at in (0, last // 2, last):
            chart.read(at)
            slip = chart.slip
            assert slip is not None
            for word in chart.placed[0]:
                box = word.box
                beside = slip.right <= box.x or box.right <= slip.x
                assert beside or slip.y + slip.height <= box.y or box.y + box.height <= slip.y
        chart.read(None)
        assert chart.slip is None
