"""A hand that plays recorded games on the screens, by touches alone."""

import re
from collections.abc import Callable, Iterator
from typing import Any

from hotels.ledger.chains.board import Square
from hotels.ledger.chains.books import Books, Question
from hotels.ledger.chains.codec import decoded
from hotels.ledger.chains.entries import (
    Announce,
    Buy,
    Choose,
    Dispose,
    Draw,
    End,
    Entry,
    Lay,
    Name,
    Pass,
    Settle,
)
from hotels.ledger.chains.transcript import Transcript
from tests.screens.driver import Driver

Place = tuple[float, float]

SLOW = {"Skip tile", "End the game"}
"""Keys that take no finger until what is asked was noticed."""


class Hand:
    """Finds where each answer is given, and touches there.

    Where it touches it also tells ``on_touch``, for whoever counts the taps or repeats them.
    """

    def __init__(self, driver: Driver, on_touch: Callable[[Place], None] | None = None) -> None:
        self.driver = driver
        self.taps = 0
        self._tells = on_touch
        self._sat: Any = None
        self._sat = getattr(self.screen, "sitting", None)

    # what is there

    @property
    def screen(self) -> Any:
        """The screen that is shown."""
        return self.driver.app.shell.top

    @property
    def sitting(self) -> Any:
        """The game on the screen, or the one that was there last."""
        self._sat = getattr(self.screen, "sitting", self._sat)
        return self._sat

    @property
    def books(self) -> Books:
        """Where it stands."""
        books: Books = self.sitting.books
        return books

    # touches

    def touch(self, place: Place) -> None:
        """One tap."""
        self.taps += 1
        if self._tells is not None:
            self._tells(place)
        self.driver.touch(*place)

    def tap(self, widget: Any) -> None:
        """A tap on the middle of a widget, scrolled to if it has to be."""
        self.reach(widget)
        self.touch(widget.to_window(*widget.center))

    def reach(self, widget: Any) -> None:
        """Scroll until a widget can be seen."""
        from kivy.uix.scrollview import ScrollView

        above = widget.parent
        while above is not None and above is not above.parent:
            if isinstance(above, ScrollView) and above.viewport_size[1] > above.height:
                above.scroll_to(widget, animate=False)
                self.driver.frames(2)
            above = above.parent

    def button(self, text: str) -> None:
        """A tap on the button that says so, once what is asked was read."""
        if text in SLOW:
            self.read()
        self.tap(self.driver.find("PushButton", text=text))

    def read(self) -> None:
        """Let pass as long as it takes to notice what is asked."""
        from hotels.screens.fingers import NOTICED

        self.driver.let_pass(NOTICED)

    def square(self, square: Square) -> None:
        """A tap on a square, and on the same in the magnifier where the board is small."""
        self.touch(self._middle(self.screen.board, square))
        glass = getattr(self.screen, "glass", None)
        if glass is not None and glass.square is not None:
            large = self.driver.find("Magnifier")
            self.touch(self._middle(large.board, square))

    def row(self, rows: Any, place: int, at: float = 0.5) -> None:
        """A tap on a row of a list, by the place of its chain."""
        index = next(n for n, row in enumerate(rows.rows) if row.place == place)
        self._scroll_to_row(rows, index)
        box = rows.boxes[index]
        self.touch(rows.to_window(box.x + box.width * at, box.middle))

    def number(self, number: int) -> None:
        """A tap on a key of the pad."""
        keys = [w for w in self.driver.widgets() if type(w).__name__ == "NumberKey"]
        wanted = [key for key in keys if key.text == str(number)]
        while not wanted:
            buttons = (w for w in self.driver.widgets() if type(w).__name__ == "PushButton")
            self.tap(next(w for w in buttons if re.fullmatch(r"\d+ to \d+", w.text)))
            keys = [w for w in self.driver.widgets() if type(w).__name__ == "NumberKey"]
            wanted = [key for key in keys if key.text == str(number)]
        self.tap(wanted[0])

    # answers

    def play(self, game: Transcript, until: int | None = None) -> Iterator[int]:
        """Every event of a game, one at a time: the number of each when it is written."""
        for number, event in enumerate(game.events[:until]):
            self.do(decoded(event))
            yield number

    def do(self, entry: Entry) -> None:
        """Touch what writes this entry."""
        places = self.books.header.edition.places
        lines = len(self.sitting.table.lines)
        match entry:
            case Lay(tile=tile):
                self.square(self.books.header.shape.square(tile))
            case Pass():
                self.button("Skip tile")
            case Name(chain=chain):
                self.row(self.screen.naming.names, places[chain])
            case Choose(chain=chain) | Settle(chain=chain):
                self._choose(places[chain])
            case Announce(blocks=blocks) | Draw(blocks=blocks):
                self.number(blocks)
            case Dispose():
                self._dispose(entry)
            case Buy(chains=()) if not asks(self.books, Question.BUY):
                assert self.sitting.table.pages[-1].page.entry == entry  # the turn ended by itself
                return
            case Buy(chains=chains):
                self._buy(chains)
            case End():
                self.button("End the game")
        new = self.sitting.table.pages[-1].page.entry
        ended = not isinstance(entry, Buy) and isinstance(new, Buy) and not new.chains
        count = lines + 1 + ended  # a turn in which nothing can be bought ends by itself
        assert len(self.sitting.table.lines) == count, (entry, self.driver.words())

    def _choose(self, place: int) -> None:
        rows = [w for w in self.driver.widgets() if type(w).__name__ == "ChainChoice"]
        self.tap(next(row for row in rows if row.choice.place == place))

    def _buy(self, chains: tuple[str, ...]) -> None:
        places = self.books.header.edition.places
        lines = len(self.sitting.table.lines)
        table = self.sitting.table
        if chains and self.screen.chains.get_root_window() is None:
            self.button("Tick all")  # the list of payouts stands in their place
        for chain in chains:
            self.row(self.screen.chains, places[chain])
        if len(table.lines) > lines:
            return
        if self.screen.profile.is_phone and self.driver.says("Show chains"):
            self.button("Show chains")  # no key ends a turn there while they are hidden
        texts = [w.text for w in self.driver.widgets() if type(w).__name__ == "PushButton"]
        self.button(next(text for text in texts if text == "End turn" or text.startswith("Buy ")))

    def _dispose(self, entry: Dispose) -> None:
        asked = self.screen.walk.asked
        held, most = asked.held, asked.most_traded
        keys = {"Sell all": (held, 0, 0), "Keep all": (0, 0, held)}
        if most:
            keys["Trade all" if most == held else "Trade max"] = (0, most, held - most)
        wanted = entry.sell, entry.trade, entry.keep
        for text, split in keys.items():
            if split == wanted:
                self.button(text)
                return
        for which, goal, step in ((1, entry.trade, 2), (0, entry.sell, 1)):
            while self.screen.split[which] != goal:
                more = self.screen.split[which] < goal
                stepper = self.screen.disposing._steppers[which]
                self.tap(stepper.more if more else stepper.less)
                assert abs(self.screen.split[which] - goal) % step == 0
        assert self.screen.split == wanted
        self.button(self.screen.disposing.deed().text)

    def _middle(self, board: Any, square: Square) -> Place:
        left, low, wide, high = board.box(square)
        place: Place = board.to_window(left + wide / 2, low + high / 2)
        return place

    def _scroll_to_row(self, rows: Any, index: int) -> None:
        from kivy.uix.scrollview import ScrollView

        above = rows.parent
        while above is not None and above is not above.parent:
            if isinstance(above, ScrollView):
                view, box = above, rows.boxes[index]
                low = rows.to_window(box.x, box.y)[1]
                bottom = view.to_window(view.x, view.y)[1]
                if not bottom <= low <= bottom + view.height - box.height:
                    content = view.children[0]
                    room = content.height - view.height
                    local = content.to_widget(*rows.to_window(box.x, box.y))[1] - content.y
                    view.scroll_y = max(0, min(1, (local - view.height / 2) / room))
                    self.driver.frames(2)
            above = above.parent


def asks(books: Books, kind: Question) -> bool:
    """Whether the bank waits for this."""
    return books.awaiting is not None and books.awaiting.kind is kind
