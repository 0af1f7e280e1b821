"""Hotels fails, wherever it may: the game stays, the banker is told, and play goes on."""

from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, NoReturn

import pytest

from hotels import interrupted
from hotels.interrupted import Interrupted
from hotels.views import crash as words
from tests.screens.falling import NAMES, Fault, at_the_table, fail, told

if TYPE_CHECKING:
    from hotels.screens.net import Net
    from tests.screens.driver import Driver

BACK = 27


@pytest.fixture
def table(driver: "Driver", net: "Net") -> Any:
    """A game at the table, with the net under it."""
    assert net.screen is None
    return at_the_table(driver)


def goes_on(driver: "Driver", game: Any) -> None:
    """The game is at the table as it was written, and its next entry is kept."""
    driver.tap(words.GO_ON)
    driver.frames(5)
    assert not driver.says(words.TITLE)
    sitting = driver.app.shell.top.sitting
    assert sitting.game.record.id == game.record.id
    assert len(sitting.table.lines) == 12
    assert interrupted.recalled(driver.app.folder) is None
    driver.tap(driver.find("UndoButton") if _has(driver, "UndoButton") else "Undo")
    assert len(sitting.table.lines) == 13


def _has(driver: "Driver", kind: str) -> bool:
    return any(type(widget).__name__ == kind for widget in driver.widgets())


def test_a_tap_that_fails(driver: "Driver", table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(driver.find("IconButton", hint="more"), "on_tap", fail)
        driver.tap(driver.find("IconButton", hint="more"))
        told(driver)
    goes_on(driver, table)


def test_a_frame_that_fails_again_and_again(driver: "Driver", table: Any) -> None:
    from kivy.clock import Clock

    def again(_: float) -> NoReturn:
        Clock.schedule_once(again, 0)
        fail()

    Clock.schedule_once(again, 0)
    driver.frames(20)
    told(driver)
    driver.frames(20)
    goes_on(driver, table)
    driver.frames(20)
    assert not driver.says(words.TITLE)


def test_a_thread_that_fails(driver: "Driver", table: Any) -> None:
    thread = Thread(target=fail)
    thread.start()
    thread.join()
    told(driver)
    goes_on(driver, table)


def test_a_screen_that_cannot_be_built(
    driver: "Driver", table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hotels.screens.settings import SettingsScreen

    with monkeypatch.context() as patch:
        patch.setattr(SettingsScreen, "build", fail)
        from kivy.clock import Clock

        Clock.schedule_once(lambda _: driver.app.home.settings(), 0)
        told(driver)
    goes_on(driver, table)


def test_a_drawing_that_fails(driver: "Driver", table: Any) -> None:
    def draw(*_: object) -> None:
        driver.window.unbind(on_draw=draw)
        fail()

    driver.window.bind(on_draw=draw)
    driver.window.canvas.ask_update()
    told(driver)
    goes_on(driver, table)


def test_a_game_that_fails_as_soon_as_it_is_opened_leads_home(
    driver: "Driver", net: Any, table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hotels.screens.chains.table import TableScreen

    monkeypatch.setattr(TableScreen, "build", fail)
    driver.app.shell.rearrange()
    told(driver)
    driver.tap(words.GO_ON)
    told(driver, says=words.AGAIN)
    assert interrupted.recalled(driver.app.folder) == Interrupted(None)
    driver.tap(words.GO_ON)
    driver.frames(5)
    assert driver.app.shell.top is driver.app.home
    net.pass_time(60)
    driver.tap("Resume")
    told(driver)
    assert interrupted.recalled(driver.app.folder) == Interrupted(table.record.id)


def test_later_on_another_error_is_a_new_one(driver: "Driver", net: Any, table: Any) -> None:
    from kivy.clock import Clock

    for _ in range(3):
        Clock.schedule_once(fail, 0)
        told(driver)
        driver.tap(words.GO_ON)
        driver.frames(5)
        assert driver.app.shell.top.sitting.game.record.id == table.record.id
        net.pass_time(60)


def test_the_page_itself_fails(
    driver: "Driver", net: "Net", table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hotels.screens import crash

    monkeypatch.setattr(crash, "Said", fail)
    assert net.caught(Fault("one")) is False
    assert not driver.runs()
    assert interrupted.recalled(driver.app.folder) == Interrupted(table.record.id)


def test_the_page_needs_none_of_our_colours(
    driver: "Driver", net: "Net", monkeypatch: pytest.MonkeyPatch
) -> None:
    from hotels.screens.theme import Theme

    monkeypatch.setattr(Theme, "colour", fail)
    net.caught(Fault("one"))
    told(driver, says=words.GO_ON_HOME)
    monkeypatch.undo()
    driver.tap(words.GO_ON)
    assert driver.app.shell.top is driver.app.home


def test_errors_without_end_while_the_page_is_shown_end_hotels(
    driver: "Driver", net: "Net", table: Any
) -> None:
    from hotels.screens.net import MOST

    for number in range(1 + MOST):
        assert net.caught(Fault(number)), number
    assert not net.caught(Fault("one too many"))
    assert not driver.runs()
    assert interrupted.recalled(driver.app.folder) == Interrupted(table.record.id)


def test_who_ends_the_program_ends_it(net: "Net") -> None:
    from kivy.base import ExceptionManager

    for error in (KeyboardInterrupt(), SystemExit()):
        assert net.handle_exception(error) == ExceptionManager.RAISE
    assert net.screen is None


def test_the_report_names_nobody(
    driver: "Driver", net: "Net", table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kivy.core.clipboard import Clipboard

    copied: list[str] = []
    monkeypatch.setattr(Clipboard, "copy", copied.append)
    try:
        fail()
    except Fault as error:
        net.caught(error)
    told(driver)
    driver.tap(words.COPY)
    assert words.COPIED in driver.words()
    assert copied == [net.report]
    for word in (*NAMES, "3,000", str(driver.app.folder), str(Path.cwd())):
        assert word not in net.report
    assert "Fault" in net.report
    assert "Screen: Home > TableScreen" in net.report
    assert "Game: chains, 12 lines" in net.report
    assert net.report.count("Write ") == 10
    driver.tap(words.READ)
    assert net.report in driver.words()
    driver.tap(words.HIDE)
    assert net.report not in driver.words()
    monkeypatch.setattr(Clipboard, "copy", fail)
    driver.tap(words.COPY)
    assert words.NOT_COPIED in driver.words()
    assert len(table.table.lines) == 12


def test_back_leads_nowhere_from_the_page(driver: "Driver", net: "Net") -> None:
    net.caught(Fault("one"))
    driver.frames(3)
    assert driver.key(BACK) is True
    told(driver, says=words.GO_ON_HOME)
    driver.tap(words.GO_ON)
    assert driver.key(BACK) is False


def test_the_page_stays_whole_in_any_window(driver: "Driver", net: "Net") -> None:
    net.caught(Fault("one"))
    for size in ((360, 600), (600, 360), (2560, 1600)):
        driver.resize(*size)
        driver.frames(3)
        told(driver, says=words.GO_ON_HOME)
        key = driver.bearer(words.GO_ON)
        left, low = key.to_window(*key.pos)
        assert (left >= 0, left + key.width <= size[0], low >= 0) == (True, True, True)
