"""The ledger by player, by chain and by words; and what stands beside it."""

from typing import TYPE_CHECKING

from tests.screens.ledger_page import BOB, LedgerPage, manuscript, mended, numbers

if TYPE_CHECKING:
    from tests.screens.driver import Driver

WILTON = 1


def test_a_players_row_opens_his_statement_with_a_running_balance(driver: "Driver") -> None:
    # Bob begins with $6,000 and buys one Wilton in turn 6, for $200.
    game = manuscript(driver.app.store)
    driver.app.resume(game.record.id)
    driver.frames(5)
    players = driver.app.shell.top.players[0]
    place = next(n for n, row in enumerate(players.rows) if row.seat == BOB)
    box = players.boxes[place]
    driver.touch(*players.to_window(box.x + 60, box.middle))
    driver.frames(10)
    page = LedgerPage(driver)
    money = [(one.line.amount, one.line.balance) for one in page.lines]
    assert money[0] == ("+$6,000", "$6,000")
    assert ("−$200", "$5,800") in money
    assert [balance for _, balance in money][-1] == "$5,800"
    assert all("Bob" in text or text == "Starting cash" for text in page.texts())
    assert driver.bearer("Cash")
    assert "$5,800" in page.drawn()["Bob bought 1 Wilton"]


def test_a_chain_that_is_held_opens_its_page(driver: "Driver") -> None:
    game = manuscript(driver.app.store)
    driver.app.resume(game.record.id)
    driver.frames(5)
    chains = driver.app.shell.top.chains
    box = chains.boxes[WILTON]
    driver.touch(*chains.to_window(box.x + 60, box.middle), 0.8)
    driver.frames(10)
    page = LedgerPage(driver)
    assert page.texts()[0] == "Dave named the new chain Wilton (2 hotels)"
    assert [one.line.balance for one in page.lines][:1] == ["2 hotels, $200"]
    assert "Carol laid C3: Wilton grew to 3 hotels" in page.texts()
    assert page.lines[-1].line.balance == "not on the board"


def test_the_chips_choose_whose_lines(driver: "Driver") -> None:
    page = LedgerPage.of(driver, manuscript(driver.app.store))
    every = page.texts()
    driver.tap(driver.find("ViewChip", text="Player"))
    assert driver.says("Whose statement?")
    driver.tap("Carol")
    driver.frames(8)
    assert all("Carol" in text or text == "Starting cash" for text in page.texts())
    driver.tap(driver.find("StatementHead"))
    driver.tap("Dave")
    driver.frames(8)
    assert any(text.startswith("Dave") for text in page.texts())
    driver.tap(driver.find("ViewChip", text="Chain"))
    driver.tap("American")
    driver.frames(8)
    assert all("American" in text for text in page.texts())
    driver.tap(driver.find("ViewChip", text="Turn"))
    driver.frames(8)
    assert page.texts() == every


def test_words_find_lines_and_back_ends_the_search(driver: "Driver") -> None:
    page = LedgerPage.of(driver, mended(driver.app.store))
    every = page.texts()
    page.icon("search")
    driver.find("Typed").text = "carol AMERICAN"
    driver.wait(0.4)
    assert page.texts() == [text for text in every if "Carol" in text and "American" in text] != []
    page.tap(next(numbers(page.lines)))
    assert page.sitting.opened is not None
    driver.find("Typed").text = "nowhere at all"
    driver.wait(0.4)
    assert driver.says("No matching entries.")
    driver.find("Typed").text = "−$200"
    driver.wait(0.4)
    assert len(page.texts()) == 3  # Wilton is bought three times at $200
    driver.key(27)
    assert page.texts() == every
    assert not any(type(w).__name__ == "Typed" for w in driver.widgets())


def test_a_game_without_a_line_says_so(driver: "Driver") -> None:
    page = LedgerPage.of(driver, manuscript(driver.app.store, 0))
    assert driver.says("Nothing recorded yet.")
    assert driver.says("Before the first turn")
    assert not page.screen.foot.scrubber.slider.is_target


def test_the_game_is_shared_from_here(driver: "Driver") -> None:
    page = LedgerPage.of(driver, manuscript(driver.app.store))
    page.icon("share the game")
    assert driver.says("Share the game")


def test_something_beside_the_lines_goes_by_its_key_and_by_back(driver: "Driver") -> None:
    from hotels.screens.widgets.text import Text

    page = LedgerPage.of(driver, manuscript(driver.app.store))
    for size in ((1280, 800), (1024, 600), (800, 1280), (360, 780), (600, 360)):
        driver.resize(*size)
        driver.frames(6)
        page.sitting.beside(lambda profile: Text(f"a form, {profile.kind}"), title="A form")
        driver.frames(6)
        assert driver.says("a form")
        driver.tap(driver.find("IconButton", hint="close"))
        driver.frames(6)
        assert not driver.says("a form")
        page.sitting.beside(lambda _: Text("a form"), title="A form")
        driver.frames(4)
        driver.key(27)
        driver.frames(4)
        assert not driver.says("a form")
        assert type(page.screen).__name__ == "LedgerScreen"
        assert page.sitting.beside_lines is None
