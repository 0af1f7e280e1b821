"""What of a ledger is looked at: how it is sorted, which line is opened, which moment is seen."""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any

from hotels.screens.kept import Kept
from hotels.store.keeping import Opened
from hotels.views.ledger.lines import LedgerLine, by_chain, by_player, by_turn, found
from hotels.views.ledger.moments import Moment, laid_in, moment
from hotels.views.ledger.opened import OpenedLine, opened
from hotels.views.opened import first_otherwise
from hotels.views.table import edition_title
from hotels.wording.language import phrase, spoken, to_phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp


class View(Enum):
    """By what the ledger is sorted, by the word on its chip."""

    TURN = to_phrase("sort lines by|Turn")
    PLAYER = to_phrase("sort lines by|Player")
    CHAIN = to_phrase("sort lines by|Chain")


class Looking(Kept):
    """A game whose ledger is looked at."""

    def __init__(self, house: "HotelsApp", game: Opened[Any, Any]) -> None:
        super().__init__(house, game)
        self.view = View.TURN
        self.seat = self.chain = 0
        self.words = ""
        """What is looked for."""
        self.opened: int | None = None
        """The number of the line that is opened."""
        self.place: int | None = None
        """After how many entries the game is looked at; None as it stands."""
        self.sees_board = False
        """Whether the moment is seen, where it has no room beside the lines."""
        self._said: tuple[object, Sequence[LedgerLine]] | None = None
        """The lines that were asked for last, and as what."""
        self._now: tuple[object, Moment] | None = None
        """The same of the moment."""
        self.on_moment: Callable[[], None] = lambda: None
        """What the screen does when another moment is looked at."""
        self.on_opened: Callable[[], None] = lambda: None
        """What it does when another line is opened."""

    @property
    def title(self) -> str:
        """``VACATION, turn 9``."""
        books = self.table.books
        title = edition_title(books.header)
        return f"{title}, {phrase('turn {turn}', turn=books.turn)}" if books.turn else title

    @property
    def last(self) -> int:
        """How many entries stand."""
        return len(self.table.pages)

    # what is seen

    def lines(self) -> Sequence[LedgerLine]:
        """The lines as they are sorted, those with the words that are looked for."""
        which = self.view, self.seat, self.chain, self.words
        asked = len(self.table.lines), self.speech, spoken().code, which
        if self._said is None or self._said[0] != asked:
            self._said = asked, self._lines()
        return self._said[1]

    def _lines(self) -> Sequence[LedgerLine]:
        table, speech = self.table, self.speech
        match self.view:
            case View.TURN:
                lines = by_turn(table, speech)
            case View.PLAYER:
                lines = by_player(table, speech, self.seat)
            case View.CHAIN:
                lines = by_chain(table, speech, self.chain)
        return found(lines, self.words) if self.words.strip() else lines

    def unfolded(self, lines: Sequence[LedgerLine]) -> tuple[LedgerLine, ...]:
        """The tile and the purchase of the opened line, if they share one."""
        for line in lines:
            if line.purchase is not None and self.opened in {line.number, line.purchase}:
                tile = opened(self.table, line.number, self.speech)
                bought = opened(self.table, line.purchase, self.speech)
                if tile is not None and bought is not None:
                    alone = line._replace(purchase=None)
                    return (
                        alone._replace(text=tile.text, amount="", balance="", place=tile.place),
                        alone._replace(number=line.purchase, turn="", text=bought.text),
                    )
        return ()

    def moment(self) -> Moment:
        """The table at the moment that is looked at; made once as long as nothing changes."""
        place = self.last if self.place is None else self.place
        asked = len(self.table.lines), place, self.speech, spoken().code
        if self._now is None or self._now[0] != asked:
            self._now = asked, moment(self.table, place, self.speech)
        return self._now[1]

    def opened_line(self) -> OpenedLine | None:
        """All that is known of the opened line."""
        return None if self.opened is None else opened(self.table, self.opened, self.speech)

    def marked(self) -> int | None:
        """The entry from which on the rules reckon otherwise than when it was written."""
        return first_otherwise(self.game)

    # what is looked at

    def show(self, view: View, which: int = 0) -> None:
        """The lines by turn, of a player, or of a chain."""
        self.view, self.sees_board = view, False
        if view is View.PLAYER:
            self.seat = which
        elif view is View.CHAIN:
            self.chain = which
        self.refresh()

    def look_for(self, words: str) -> None:
        """Only the lines with these words."""
        self.words = words
        self.refresh()

    def open(self, number: int) -> None:
        """Open a line, and look at the game right after it; the opened one is closed."""
        self.opened = None if number == self.opened else number
        if self.opened is not None:
            self.place = self.place_of(number)
        self.sees_board = False
        self.on_opened()

    def scrub(self, place: int) -> None:
        """Look at the game after so many entries."""
        self.place = None if place >= self.last else max(0, place)
        self.sees_board = True
        self.on_moment()

    def open_tile(self, square: int) -> None:
        """Open the line in which a tile was laid there, as things stood at this moment."""
        number = laid_in(self.table, square, self.place)
        if number is not None and number != self.opened:
            self.open(number)

    def place_of(self, number: int) -> int | None:
        """The moment right after a line; None where that is how the game stands."""
        line = opened(self.table, number, self.speech)
        return None if line is None or line.place >= self.last else line.place
