"""hotels-board/1: the board of a table, with the values that it prints."""

from dataclasses import dataclass

from hotels.ledger import reading
from hotels.ledger.big_shot.terms import Board, Unfit, board_fields, board_of
from hotels.ledger.house import title
from hotels.ledger.objection import Refused

FORMAT = "hotels-board/1"


@dataclass(frozen=True, slots=True)
class HouseBoard:
    """A board under a name of its own."""

    id: str
    name: str
    board: Board

    @property
    def written(self) -> str:
        """The board as a line of text, which is read again as the same board."""
        board = board_fields(self.board)
        return reading.written({"format": FORMAT, "id": self.id, "name": self.name, "board": board})


def house_board(value: object) -> HouseBoard:
    """The board an object states, or a refusal that names the key at fault."""
    said = reading.only(reading.fields(value, "the board"), ("format", "id", "name", "board"))
    own_id, name = title(said, FORMAT)
    board = board_of(reading.needed(said, "board"))
    if not board.takes_all:
        raise Refused(Unfit.NO_ROOM, field="board", count=len(board.names))
    return HouseBoard(own_id, name, board)
