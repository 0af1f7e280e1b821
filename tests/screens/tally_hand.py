"""A finger that fills in a quick score by touches alone, and counts them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from hotels.ledger.chains.tally import Figure, Place, Sort
from tests.screens.audit.scenes_quick import counted

if TYPE_CHECKING:
    from tests.screens.driver import Driver

NAMES = ("Alice", "Bob", "Carol", "Dave")
SIZES = ((1280, 800), (1024, 600), (800, 1280), (360, 780), (360, 600), (600, 360))
WILTON = 1


class Hand:
    """A finger that counts its taps and looks before each what is asked."""

    def __init__(self, driver: "Driver") -> None:
        self.driver = driver
        self.taps = 0

    @property
    def screen(self) -> Any:
        return self.driver.app.shell.top

    @property
    def sitting(self) -> Any:
        return self.screen.sitting

    @property
    def entries(self) -> list[Any]:
        """What is written, in order."""
        return [one.page.entry for one in self.sitting.table.pages]

    def tap(self, widget: Any) -> None:
        self.taps += 1
        self.driver.tap(widget)

    def button(self, text: str) -> None:
        self.tap(self.driver.find("PushButton", text=text))

    def key(self, text: str) -> None:
        """A key of the pad, by its figure or by what it is for."""
        kinds = {"Key", "Sign"}
        found = [w for w in self.driver.widgets() if type(w).__name__ in kinds and w.text == text]
        if found:
            self.tap(found[0])
        else:
            self.button(text)

    def number(self, number: int) -> None:
        """A number in as few taps as it takes: its key, once that is shown."""
        while not any(key.text == str(number) for key in each(self.driver, "Key")):
            self.more()
        self.key(str(number))

    def more(self) -> None:
        """The keys of the next numbers."""
        kinds = {"Sign", "PushButton"}
        self.tap(
            next(
                one
                for one in self.driver.widgets()
                if type(one).__name__ in kinds and " to " in getattr(one, "text", "")
            )
        )

    def purse(self, amount: int) -> None:
        hundreds, rest = divmod(amount, 100)
        assert rest == 0
        for digit in str(hundreds):
            self.key(digit)
        self.key("00")
        self.key("Enter")

    def figure(self, place: Place, number: int) -> None:
        """A figure where it is asked for."""
        assert self.sitting.here == place
        if place.sort is Sort.CASH:
            self.purse(number)
        else:
            self.number(number)
        assert self.entries[-1] == Figure(place, number)

    def cell(self, place: Place) -> Any:
        """The field of a figure."""
        return next(
            w
            for w in self.driver.widgets()
            if type(w).__name__ == "FigureCell" and w.cell.place == place
        )


def resumed(
    hand: Hand, figures: int = 35, *, players: tuple[str, ...] = NAMES, **rest: Any
) -> Hand:
    """A quick score with so many figures, on the screen."""
    begun = counted(hand.driver, figures, players=players, **rest)
    hand.driver.app.resume(begun.record.id)
    hand.driver.frames(5)
    return hand


def words(driver: "Driver") -> set[str]:
    return set(driver.words())


def each(driver: "Driver", kind: str) -> Iterator[Any]:
    return (widget for widget in driver.widgets() if type(widget).__name__ == kind)
