"""What a table agreed before the first round: who plays which colour, on which board."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from hotels.ledger import reading
from hotels.ledger.money import Money
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields

Player = int
"""A seat, counted from nought and clockwise."""

Colour = int
"""A place in ``COLOURS``; with two players each purse is one colour's, not one player's."""

Cubes = tuple[int, int, int, int]
"""How many cubes of each colour."""

COLOURS = ("red", "yellow", "white", "black")
NO_CUBES: Cubes = (0, 0, 0, 0)

PAIR, FEWEST, MOST = 2, 2, 4
"""Two players, for whom some rules differ; for how many the game is."""

START, OWED = 10, 10
"""What a colour begins with, and what a debit card costs in the end, in millions."""

ROUNDS, ON_SPACE, CUBES_EACH, CARDS = 18, 4, 18, 30
MOST_ON_LOT = 7
LEAST_LOTS = 2
"""Whoever has fewer lots cannot win."""

HIGHEST_BID = 999
"""Nobody can ever have more than 55 million in one purse, so nobody means more than this."""

LARGEST_VALUE, MOST_LOTS, MOST_PARKS, LONGEST_NAME = 1_000, 40, 10, 20


class Unfit(StrEnum):
    """What can be wrong with what a table agreed."""

    TOO_FEW = "too few for big shot"
    TOO_MANY = "too many for big shot"
    COLOUR_TWICE = "colour twice"
    COLOUR_COUNT = "colours"
    LOT_COUNT = "lots"
    SAME_LOT = "same lot"
    NOT_A_LOT = "not a lot"
    NEIGHBOUR_TWICE = "neighbour twice"
    ORDER = "order"
    NO_ROOM = "no room for all cubes"


@dataclass(frozen=True, slots=True)
class Board:
    """The lots with their values, and the parks with the lots that lie beside them."""

    values: tuple[tuple[str, int], ...]
    parks: tuple[tuple[str, tuple[str, ...]], ...]

    @property
    def names(self) -> tuple[str, ...]:
        """Every lot, the parks last."""
        return (*(name for name, _ in self.values), *(name for name, _ in self.parks))

    def value(self, name: str) -> Money:
        """What a lot is worth by itself; a park is worth nothing."""
        return dict(self.values).get(name, 0)

    def is_park(self, name: str) -> bool:
        """Whether this lot is a park, which doubles others."""
        return any(park == name for park, _ in self.parks)

    def beside(self, park: str) -> tuple[str, ...]:
        """The lots that a park doubles; none beside a lot that is no park."""
        return dict(self.parks).get(park, ())

    @property
    def takes_all(self) -> bool:
        """Whether the lots have room for every cube, so that all rounds can be played."""
        return len(self.names) * MOST_ON_LOT >= len(COLOURS) * CUBES_EACH


DEFAULT = Board(
    values=(
        *(("9a", 9), ("10a", 10), ("11a", 11), ("9b", 9), ("10b", 10), ("11b", 11)),
        *(("16", 16), ("17", 17), ("18", 18), ("20", 20), ("21", 21)),
    ),
    parks=(("P1", ("9a", "10a", "11a")), ("P2", ("9b", "10b", "11b"))),
)
"""Our reading of the printed board, which a table changes where its own says otherwise."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of one game; holds seats only, no names of people."""

    seats: int
    owners: tuple[Player | None, ...]
    """Colour by colour, who plays it; None for the ghost's."""
    board: Board = DEFAULT
    is_hidden: bool = False
    order: tuple[Colour, ...] = (0, 1, 2, 3)
    """In which order a player's colours are named."""

    def colours_of(self, player: Player) -> tuple[Colour, ...]:
        """The colours of a player: one, or two where two play."""
        return tuple(colour for colour in self.order if self.owners[colour] == player)

    @property
    def ghost(self) -> Colour | None:
        """The colour that nobody plays, with three players."""
        return self.owners.index(None) if None in self.owners else None

    @property
    def is_pair(self) -> bool:
        """Whether two play, each with two colours."""
        return self.seats == PAIR

    def leftwards(self, player: Player) -> tuple[Player, ...]:
        """All seats clockwise, beginning left of a player, who comes last."""
        return tuple((player + step) % self.seats for step in range(1, self.seats + 1))


def terms_of(fields: Fields, seats: int) -> Terms:
    """The terms that an object states for so many players, all of them checked."""
    if seats < FEWEST:
        raise Refused(Unfit.TOO_FEW, count=seats, least=FEWEST)
    if seats > MOST:
        raise Refused(Unfit.TOO_MANY, count=seats, most=MOST)
    colours = _colours(reading.needed(fields, "colours"), seats)
    flat = [colour for own in colours for colour in own]
    if len(set(flat)) < len(flat):
        twice = next(colour for colour in flat if flat.count(colour) > 1)
        raise Refused(Unfit.COLOUR_TWICE, field="colours", colour=twice)
    whose = {colour: player for player, own in enumerate(colours) for colour in own}
    board = board_of(fields["board"]) if "board" in fields else DEFAULT
    return Terms(
        seats=seats,
        owners=tuple(map(whose.get, range(len(COLOURS)))),
        board=board,
        is_hidden=reading.switch(fields.get("hidden", False), "hidden"),
        order=_order(colours),
    )


def header_fields(terms: Terms) -> Fields:
    """The terms as an object; the default board and open money are left out."""
    named = [[COLOURS[colour] for colour in terms.colours_of(player)] for player in _seats(terms)]
    said: Fields = {"colours": named if terms.is_pair else [own[0] for own in named]}
    if terms.board != DEFAULT:
        said["board"] = board_fields(terms.board)
    if terms.is_hidden:
        said["hidden"] = True
    return said


def board_of(value: object) -> Board:
    """The lots and parks of an object, each checked with its key named."""
    said = reading.fields(value, "board")
    lots = reading.fields(reading.needed(said, "lots", "board: "), "board: lots")
    parks = reading.fields(reading.needed(said, "parks", "board: "), "board: parks")
    _check_count("board: lots", len(lots), 1, MOST_LOTS)
    _check_count("board: parks", len(parks), 0, MOST_PARKS)
    for name in (*lots, *parks):
        reading.filled(name, "board: the name of a lot", longest=LONGEST_NAME)
    if (both := next((name for name in parks if name in lots), None)) is not None:
        raise Refused(Unfit.SAME_LOT, field="board", lot=both)
    order = _board_order(said["order"], {*lots, *parks}) if "order" in said else (*lots, *parks)
    return Board(
        tuple(
            (name, reading.number(lots[name], f"board: the value of {name}", 0, LARGEST_VALUE))
            for name in order
            if name in lots
        ),
        tuple((name, _beside(name, parks[name], lots)) for name in order if name in parks),
    )


def board_fields(board: Board) -> Fields:
    """A board as an object; its order is told where it is not that of the alphabet."""
    said: Fields = {
        "lots": dict(board.values),
        "parks": {park: list(beside) for park, beside in board.parks},
    }
    names, lots, parks = [*board.names], dict(board.values), dict(board.parks)
    if names != [*sorted(lots), *sorted(parks)]:  # the archive sorts every object
        said["order"] = names
    return said


def colour_of(value: object, name: str) -> Colour:
    """A colour by its word."""
    return COLOURS.index(reading.one_of(value, name, COLOURS))


def cubes_of(value: object, name: str) -> Cubes:
    """How many cubes of which colour; a colour left out has none."""
    said = reading.only(reading.fields(value, name), COLOURS)
    red, yellow, white, black = (
        reading.number(said.get(colour, 0), f"{name}: {colour}", 0, CUBES_EACH)
        for colour in COLOURS
    )
    return red, yellow, white, black


def with_cube(cubes: Cubes, colour: Colour, count: int) -> Cubes:
    """The cubes with so many more of a colour, or fewer."""
    red, yellow, white, black = (
        held + count if one == colour else held for one, held in enumerate(cubes)
    )
    return red, yellow, white, black


def cube_fields(cubes: Sequence[int]) -> Fields:
    """The cubes as an object, colours without any left out."""
    return {colour: count for colour, count in zip(COLOURS, cubes, strict=True) if count}


def _seats(terms: Terms) -> range:
    return range(terms.seats)


def _colours(value: object, seats: int) -> list[list[Colour]]:
    """The colours of each player: one each, or two each where two play."""
    listed = reading.items(value, "colours")
    if len(listed) != seats:
        raise Refused(Unfit.COLOUR_COUNT, field="colours", count=len(listed), right=seats)
    if seats != PAIR:
        return [[colour_of(one, "colours")] for one in listed]
    pairs = []
    for place, pair in enumerate(listed):
        field = f"colours of player {place}"
        own = reading.items(pair, field)
        if len(own) != PAIR:
            raise Refused(Unfit.COLOUR_COUNT, field=field, count=len(own), right=PAIR)
        pairs.append([colour_of(one, field) for one in own])
    return pairs


def _order(colours: list[list[Colour]]) -> tuple[Colour, ...]:
    """The usual order, unless a pair was named the other way round."""
    if all(own == sorted(own) for own in colours):
        return tuple(range(len(COLOURS)))
    return tuple(colour for own in colours for colour in own)


def _check_count(field: str, count: int, least: int, most: int) -> None:
    """Refuse a board with too few or too many of something."""
    if not least <= count <= most:
        raise Refused(Unfit.LOT_COUNT, field=field, count=count, least=least, most=most)


def _board_order(value: object, names: set[str]) -> tuple[str, ...]:
    """The order of the lots, every one of which stands in it once."""
    order = tuple(reading.text(one, "board: order") for one in reading.items(value, "board: order"))
    if len(order) != len(names) or {*order} != names:
        raise Refused(Unfit.ORDER, field="board: order")
    return order


def _beside(park: str, value: object, lots: Fields) -> tuple[str, ...]:
    """The lots beside a park, each of them on the board and named once."""
    field = f"board: beside {park}"
    named = tuple(reading.text(one, field) for one in reading.items(value, field))
    for name in named:
        if name not in lots:
            raise Refused(Unfit.NOT_A_LOT, field=field, lot=name)
    if (twice := reading.doubled(named)) is not None:
        raise Refused(Unfit.NEIGHBOUR_TWICE, field=field, lot=twice)
    return named
