"""What the screen asks the banker to pay or to collect."""

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.screens.driver import Driver
    from tests.screens.hand import Hand

SIZES = [(1280, 800), (1024, 600), (800, 1280), (360, 780)]

ASKS = re.compile(r"\b(Collect|Pay|Give|Take)\b[^.;]*?\$[\d,]+|\b(receives|pays|gets)\b[^.]*\$")


def plain(driver: "Driver") -> list[str]:
    """Every text on the screen, with spaces where a line must not end as well."""
    return [text.replace("\N{NO-BREAK SPACE}", " ") for text in driver.words()]


def undo(driver: "Driver", hand: "Hand", *, redo: bool = False) -> None:
    """A tap on Undo or Redo."""
    foot = driver.find("Foot")
    hand.tap(foot.redo if redo else foot.undo)


def handed(driver: "Driver") -> list[str]:
    """What the table is to hand over for a purchase, wherever it stands."""
    found = (w for w in driver.widgets() if type(w).__name__ == "Asked")
    said = (" ".join(text for text, _ in one.words) for one in found)
    return [text.replace("\N{NO-BREAK SPACE}", " ") for text in said if text]


def card(driver: "Driver") -> Any:
    """The cause and the rows of the list of payouts; None where there is none."""
    found = [w for w in driver.widgets() if type(w).__name__ == "PayoutList"]
    if not found:
        return None
    rows = [(row.title, row.amount, row.under) for row in found[0].said.rows]
    return found[0].said.cause, rows


def asked(driver: "Driver") -> list[str]:
    """Every sentence on the screen that asks for money, wherever it stands."""
    return [found.group() for text in plain(driver) if (found := ASKS.search(text))]


def assert_nothing_asked(driver: "Driver") -> None:
    """Neither in a sentence nor on a card."""
    assert asked(driver) == []
    assert card(driver) is None
