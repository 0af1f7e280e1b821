"""What a laid tile touches and causes, and the status of every square."""

import pytest

from hotels.ledger.chains.board import Shape
from hotels.ledger.chains.rules import tiles
from hotels.ledger.chains.terms import Tile, tile
from tests.ledger.chains.table import Game, moves, named, opened, place, position, said

SEVEN = (
    "Luxor A1-B1; Tower A3-B3; American A5-B5; Festival A7-B7; Worldwide A9-B9; "
    "Continental A11-B11; Imperial D1-E1"
)
TEN, ELEVEN = "A1-A10", "A1-A11"


def prospect(game: Game, square: str) -> str:
    """``takes over: Luxor Tower`` for a tile laid on this square."""
    effect, chains = tiles.prospect(game.books, named(square))
    return " ".join([f"{effect}:", *(game.names[chain] for chain in chains)])


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("A1", (0, 0)),
        ("B3", (1, 2)),
        ("3B", (1, 2)),
        ("I12", (8, 11)),
        ("12I", (8, 11)),
        ("J10", (9, 9)),
        ("A0", (0, -1)),
        ("0B", (1, -1)),
        ("Z999", (25, 998)),
    ],
)
def test_a_tile_reads_in_either_notation(text: str, place: tuple[int, int]) -> None:
    assert tile(text) == place


@pytest.mark.parametrize(
    "text",
    [
        "",
        "B",
        "3",
        "b3",
        "B03",
        "B00",
        "03B",
        "B3 ",
        "BB3",
        "B3B",
        "B-1",
        "B1000",
        "Ä3",
        "B³",
        "B٣",
    ],
)
def test_what_names_no_tile(text: str) -> None:
    assert tile(text) is None


def test_each_edition_writes_tiles_its_own_way() -> None:
    assert Tile(1, 2).letter == "B"
    assert Tile(1, 2).text(row_first=True) == "B3"
    assert Tile(8, 11).text(row_first=False) == "12I"
    assert opened("vacation", 3, deal="unknown").books.header.text(Tile(3, 5)) == "D6"
    assert position("acquire-classic", 3).books.header.text(Tile(3, 5)) == "6D"


def test_squares_are_counted_along_the_rows() -> None:
    shape = Shape(9, 12)
    assert list(shape.squares) == list(range(108))
    assert shape.square(named("B3")) == 14
    assert shape.tile(14) == named("B3")
    assert shape.neighbours[shape.square(named("A1"))] == (1, 12)
    assert shape.neighbours[shape.square(named("B3"))] == (2, 13, 15, 26)
    assert shape.neighbours[shape.square(named("B12"))] == (11, 22, 35)
    assert shape.neighbours[shape.square(named("C1"))] == (12, 25, 36)
    assert shape.neighbours[shape.square(named("I12"))] == (95, 106)


@pytest.mark.parametrize(
    ("edition", "square", "holds"),
    [
        ("vacation", "I12", True),
        ("vacation", "J1", False),
        ("vacation", "A13", False),
        ("vacation", "A0", False),
        ("acquire-classic", "12I", True),
        ("acquire-classic", "13A", False),
        ("acquire-2016", "10J", True),
        ("acquire-2016", "11A", False),
        ("acquire-2016", "1K", False),
    ],
)
def test_a_board_ends_somewhere(edition: str, square: str, *, holds: bool) -> None:
    game = position(edition, 3)
    page = game.write(f"Ana {square}")
    assert said(page) == ([] if holds else ["IMPOSSIBLE board: no such square"])
    assert page.stands == holds
    if not holds:
        assert page.objections[0].facts == {"tile": named(square)}


def test_tiles_touch_along_a_side_and_never_at_a_corner() -> None:
    game = position("vacation", 4).play("Ana E5, buys; Ben F4, buys; Cat D4, buys; Dan F6, buys")
    assert game.sizes == {}
    assert [game.lies(square) for square in ("E5", "F4", "D4", "F6", "E4")] == [
        *4 * ["lone"],
        "nothing",
    ]
    assert game.play("Ana E4").awaits.startswith("found: Ana of Continental Wilton Luxor")


def test_a_tile_does_not_touch_across_the_edge() -> None:
    game = position("vacation", 3).play("Ana A12, buys; Ben B1, buys")
    assert game.sizes == {}


@pytest.mark.parametrize(
    ("first", "last", "size"),
    [
        ("B2 C5 E7", "B3", 2),
        ("B2 B4 E7", "B3", 3),
        ("B2 B4 A3", "B3", 4),
        ("B2 A2 C2", "B3", 4),
        ("B2 B1 A1", "B3", 4),
        ("B2 B4 B5 A3 C3 D3", "B3", 7),
    ],
)
def test_a_chain_is_born_with_all_that_is_connected(first: str, last: str, size: int) -> None:
    game = opened("acquire-classic", len(first.split()), first)
    assert game.sizes == {}
    game.play(f"Ana {last}")
    assert game.sizes == {}
    game.play("Ana names Tower")
    assert game.sizes == {"Tower": size}
    assert game.lies(last) == game.lies("B2") == "Tower"


def test_opening_tiles_side_by_side_form_no_chain_until_one_touches_them() -> None:
    game = opened("acquire-classic", 3, "1A 2A 9I")
    assert game.sizes == {}
    assert (game.lies("A1"), game.lies("A2")) == ("lone", "lone")
    assert game.play("Ana 5E, buys; Ben 3A").awaits.startswith("found: Ben")
    assert game.play("Ben names Luxor").sizes == {"Luxor": 3}
    assert game.lies("E5") == "lone"


def test_a_chain_grows_with_the_lone_tiles_it_touches_and_all_connected() -> None:
    game = position("vacation", 3, "Luxor B1-B2; lone B4 C4 C5; lone E5")
    assert game.play("Ana B3").sizes == {"Luxor": 6}
    assert [game.lies(square) for square in ("B3", "B4", "C4", "C5", "E5")] == [
        *4 * ["Luxor"],
        "lone",
    ]
    assert game.awaits == "buy: Ana"


def test_in_a_takeover_lone_tiles_come_to_the_survivor() -> None:
    game = position("vacation", 3, "Luxor B1-B5; American B7-B9; lone A6 C6 D6; lone F6")
    assert game.play("Ana B6").sizes == {"Luxor": 12}
    assert [game.lies(square) for square in ("A6", "B6", "B7", "D6", "F6")] == [
        *4 * ["Luxor"],
        "lone",
    ]


def test_an_eighth_chain_cannot_be_formed_now_but_perhaps_later() -> None:
    game = position("acquire-classic", 3, SEVEN + "; lone H8")
    page = game.write("Ana H9")
    assert said(page) == ["AGAINST seven: eighth chain"]
    assert page.objections[0].facts == {"tile": named("H9"), "chains": 7}
    game = position("acquire-classic", 3, SEVEN + "; lone H8")
    assert prospect(game, "H9") == "eighth:"
    assert prospect(game, "G9") == "lone:"
    game.play("Ana A2, chooses Luxor, buys; Ben H9, names Tower")
    assert game.sizes["Luxor"] == 5
    assert game.sizes["Tower"] == 2


SAFE = [
    # edition, two chains just safe, the square between them
    ("decision-draft", "Luxor A1-A12 B1-B4; American D1-D12 E1-E4", "C1"),
    ("decision", "Luxor A1-A11; American C1-C11", "B1"),
    ("vacation", "Luxor A1-A11; American C1-C11", "B1"),
    ("acquire-classic", "Luxor A1-A11; American C1-C11", "B1"),
    ("acquire-2016", "Nestor A1-A10; Etch C1-C10", "B1"),
]


@pytest.mark.parametrize(("edition", "on", "square"), SAFE)
def test_two_safe_chains_never_join(edition: str, on: str, square: str) -> None:
    game = position(edition, 3, on + f"; {'Bolt' if '2016' in edition else 'Festival'} H8-H9")
    one, other, _ = game.sizes
    assert prospect(game, square) == f"two safe: {one} {other}"
    page = game.write(f"Ana {square}")
    assert said(page) == ["AGAINST two safe: joins two safe"]
    both = place(game.edition, one), place(game.edition, other)
    assert page.objections[0].facts == {"tile": named(square), "chains": both}
    assert page.stands
    assert game.awaits == f"survivor: Ana of {one} {other}"


@pytest.mark.parametrize(
    ("edition", "on", "square", "effect"),
    [
        ("decision-draft", "Luxor A1-A12 B1-B3; American D1-D12 E1-E4", "C1", "American Luxor"),
        ("decision-draft", "Luxor A1-A12 B1-B4; American D1-D12 E1-E3", "C1", "Luxor American"),
        ("decision-draft", "Luxor A1-A12 B1-B3; American D1-D12 E1-E3", "C1", "Luxor American"),
        ("decision", "Luxor A1-A10; American C1-C11", "B1", "American Luxor"),
        ("vacation", "Luxor A1-A11; American C1-C10", "B1", "Luxor American"),
        ("vacation", "Luxor A1-A10; American C1-C10", "B1", "Luxor American"),
        ("acquire-classic", "Luxor A1-A10; American C1-C11", "B1", "American Luxor"),
        ("acquire-classic", "Luxor A1-A11; American C1-C2", "B1", "Luxor American"),
        ("acquire-2016", "Nestor A1-A9; Etch C1-C10", "B1", "Etch Nestor"),
        ("acquire-2016", "Nestor A1-A9; Etch C1-C9", "B1", "Nestor Etch"),
    ],
)
def test_one_tile_fewer_is_not_safe(edition: str, on: str, square: str, effect: str) -> None:
    game = position(edition, 3, on)
    assert prospect(game, square) == f"takes over: {effect}"
    assert said(game.write(f"Ana {square}")) == []


def test_with_a_third_small_chain_two_safe_ones_do_not_join_either() -> None:
    on = "Luxor A1-A11; American C1-C11; Tower B9-B10"
    game = position("acquire-classic", 3, on)
    assert prospect(game, "B8") == "two safe: Luxor American Tower"
    page = game.write("Ana B8")
    assert said(page) == ["AGAINST two safe: joins two safe"]
    assert page.objections[0].facts["chains"] == (0, 2)


def test_a_safe_chain_takes_over_two_small_ones() -> None:
    game = position("acquire-classic", 3, "Luxor A1-A11; American C7-C10; Tower B9-B10")
    assert prospect(game, "B8") == "takes over: Luxor American Tower"
    assert game.play("Ana B8").sizes == {"Luxor": 18}


def test_the_status_of_every_square() -> None:
    game = position("acquire-classic", 3, "Luxor A1-A3; Tower A5-A6; lone C1; lone I12")
    statuses = {
        game.books.header.text(Tile(*divmod(square, 12))): (found.effect, found.playable)
        for square, found in enumerate(tiles.prospects(game.books))
    }
    assert len(statuses) == 108
    taken = {"1A", "2A", "3A", "5A", "6A", "1C", "12I"}
    grows = {"1B", "2B", "3B", "7A", "5B", "6B"}
    forms = {"2C", "1D", "11I", "12H"}
    assert {square for square in statuses if statuses[square] == ("taken", False)} == taken
    assert {square for square in statuses if statuses[square] == ("grows", True)} == grows
    assert {square for square in statuses if statuses[square] == ("forms", True)} == forms
    assert statuses.pop("4A") == ("takes over", True)
    left = [status for square, status in statuses.items() if square not in taken | grows | forms]
    assert left == [("lone", True)] * (107 - 7 - 6 - 4)


def test_a_square_is_laid_on_once() -> None:
    game = position("vacation", 3, "Luxor A1-A2; lone C3")
    for square in ("A1", "C3"):
        page = game.write(f"Ana {square}")
        assert said(page) == ["IMPOSSIBLE board: square taken"]
        assert page.objections[0].facts == {"tile": named(square)}
        assert not page.stands
    assert game.awaits == "tile: Ana"


def test_laying_a_lone_tile_moves_nothing() -> None:
    game = position("vacation", 3)
    assert moves(game.write("Ana E5")) == []
    assert game.lies("E5") == "lone"
    assert game.awaits == "buy: Ana"


@pytest.mark.parametrize(
    ("on", "playable"),
    [
        ("", True),
        ("Luxor A1-H12", True),
        ("Luxor A1-I11", True),
        ("Luxor A1-I12", False),
        ("Luxor A1-D12; American F1-I12", False),
        ("Luxor A1-A12; American C1-C11 D1-I12; lone C12", True),  # at B12 only
    ],
)
def test_whether_anybody_could_lay_a_tile_at_all(on: str, *, playable: bool) -> None:
    game = position("acquire-classic", 3, on)
    assert game.books.board.playable(11) == playable
