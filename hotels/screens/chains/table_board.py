"""The board of a table: where no tile can be laid, it says why."""

from typing import TYPE_CHECKING

from hotels.ledger.chains.books import Question
from hotels.screens.chains.board import Board
from hotels.views.why import why_no_tile

if TYPE_CHECKING:
    from hotels.screens.chains.game import Sitting


class TableBoard(Board):
    """The board of a game that is played, or a part of it."""

    sitting: "Sitting | None" = None
    """None while a game is set up: there the sign says it."""

    def why_not(self, x: float, y: float) -> str:
        """Why a tap on a square lays nothing; empty where it lays, or shows the square large."""
        square = self.square_at(x, y)
        sitting = self.sitting
        if square is None or sitting is None:
            return ""
        state = next(one.state for one in self.squares if one.number == square)
        asked = sitting.books.awaiting
        if self._magnifies and asked is not None and asked.kind is Question.TILE:
            return ""
        return why_no_tile(sitting.books, square, state, sitting.speech)
