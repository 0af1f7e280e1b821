"""The tour's mistakes on the twin alone: acts, cash and questions as its pencil has them."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.store.playing import entries, recorded
from tests.views.ledger.at_table import QUARTET

if TYPE_CHECKING:
    from tests.screens.driver import Driver


class NoProgram:
    """Nothing beside the twin: what it is touched with goes nowhere."""

    def __init__(self, archive: Path) -> None:
        self.archive = archive

    def touch(self, *_: object, **__: object) -> None:
        """Nobody feels it."""

    key = type = wheel = touch


def test_what_was_recorded_wrong_is_corrected(
    driver: "Driver", monkeypatch: pytest.MonkeyPatch
) -> None:
    from hotels.ledger.chains.game import ChainGame
    from tools.tour.both import Both
    from tools.tour.mistakes import Keeper, mistakes

    monkeypatch.setattr(Keeper, "agree", lambda self: self.driver.frames(4))
    monkeypatch.setattr(Keeper, "picture", lambda self, name: self.pictures.append(name))
    app = driver.app
    app.begin(ChainGame(recorded().header), QUARTET)
    for entry in entries():
        app.shell.top.sitting.table.write(entry)
    app.shell.home()
    driver.frames(5)
    program: Any = NoProgram(app.folder)
    both = Both(driver, program, app.folder)
    mistakes(both)
    assert both.pictures == [
        "ledger",
        "ledger-change",
        "ledger-walk",
        "count",
        "ledger-late",
        "standing-mended",
    ]
