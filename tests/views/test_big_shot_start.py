"""Big Shot about to begin: who plays which colour, and boards of the house."""

from pathlib import Path

import pytest

from hotels.ledger.big_shot.game import BigShot
from hotels.ledger.big_shot.terms import DEFAULT, Board
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.objection import Refused
from hotels.ledger.working import Mark
from hotels.store.keeping import began
from hotels.store.store import Store
from hotels.views import big_shot_boards as boards
from hotels.views import big_shot_start as start
from hotels.views.big_shot_start import Draft
from tests.conftest import Speak
from tests.store.playing import PLAYERS, recorded
from tests.views.test_big_shot import NAMES, agreed


def test_four_three_and_two_have_the_usual_colours() -> None:
    assert Draft().terms.owners == (0, 1, 2, 3)
    three = Draft().sized(3)
    assert three.terms.owners == (0, 1, 2, None)
    assert start.ghost_words(three).startswith("The ghost plays black")
    two = three.sized(2)
    assert two.terms.owners == (0, 0, 1, 1)
    assert start.ghost_words(two) == ""
    assert (Draft().sized(9).seats, Draft().sized(1).seats) == (4, 2)


def test_a_colour_is_swapped_with_whoever_has_it() -> None:
    swapped = Draft().playing(0, (2,))
    assert swapped.colours == ((2,), (1,), (0,), (3,))
    three = Draft().sized(3).playing(1, (3,))
    assert three.terms.owners == (0, None, 2, 1)
    assert three.sized(4).colours == ((0,), (3,), (2,), (1,))
    pair = Draft().sized(2).playing(1, (0, 3))
    assert pair.colours == ((1, 2), (0, 3))
    assert pair.terms.owners == (1, 0, 0, 1)


def test_whoever_rolls_first_sits_first_and_the_others_to_his_left() -> None:
    draft = Draft()
    for seat, name in enumerate(NAMES):
        draft = draft.renamed(seat, name)
    begins = draft.beginning(2)
    assert start.names(begins) == ("Cat", "Dora", "Ana", "Ben")
    assert begins.colours == ((2,), (3,), (0,), (1,))
    assert start.seat_words(begins, 0) == "white, rolls first"
    assert start.names(draft.moved(0, 1)) == ("Ben", "Ana", "Cat", "Dora")


def test_two_of_one_name_are_refused_and_no_name_is_none() -> None:
    draft = Draft().renamed(0, "Ana")
    with pytest.raises(Refused):
        draft.renamed(1, " ana ")
    assert start.names(draft.renamed(0, "  "))[0] == "Player 1"


def test_a_draft_like_a_game_has_its_people_and_terms(tmp_path: Path) -> None:
    with Store(tmp_path / "archive.db") as store:
        began(store, BigShot(agreed(3, hidden=True)), NAMES[:3])
        kept = start.begun_like(store.page(), ())
        began(store, ChainGame(recorded().header), PLAYERS[: recorded().header.seats])
        others = start.begun_like(store.page(count=1), ())
    assert (start.names(kept), kept.is_hidden, kept.terms) == (
        *(NAMES[:3], True),
        agreed(3, hidden=True),
    )
    assert start.names(others) == PLAYERS[: others.seats]
    assert others.board == DEFAULT


def test_the_default_board_is_reconstructed_and_another_is_the_houses() -> None:
    assert boards.mark_of(DEFAULT) is Mark.RECONSTRUCTED
    making = boards.Making("Ours", DEFAULT).lot(6, "15", 15, ("P1",))
    assert boards.mark_of(making.board) is Mark.HOUSE
    assert making.board.value("15") == 15
    assert making.board.beside("P1") == ("9a", "10a", "11a", "15")
    assert Draft().on(making.board).terms.board == making.board
    assert BigShot(Draft().terms).header() == BigShot(agreed()).header()


def test_a_lot_leaves_a_park_or_the_board() -> None:
    making = boards.Making("Ours", DEFAULT)
    moved = making.lot(0, "9a", 9, ("P2",))
    assert moved.board.beside("P1") == ("10a", "11a")
    assert moved.board.beside("P2") == ("9b", "10b", "11b", "9a")
    renamed = making.lot(0, "Mill", 9, ("P1",))
    assert renamed.board.beside("P1") == ("Mill", "10a", "11a")
    without = making.without("10a").without("P2")
    assert without.board.parks == (("P1", ("9a", "11a")),)
    park = making.park(2, "P3", ("16", "17"))
    assert park.board.beside("P3") == ("16", "17")


def test_what_is_wrong_with_a_board_is_said() -> None:
    making = boards.Making("Ours", DEFAULT)
    assert boards.trouble(making) == ""
    assert boards.trouble(making.called(" ")) == "Give the board a name."
    small = making.without("9a").without("10a").without("11a")
    assert "72 cubes" in boards.trouble(small)
    assert boards.fault_in(making, "16", "9a") == "16 is already on this board."
    assert boards.fault_in(making, "9a", "9a") == ""
    assert boards.fault_in(making, "  ", "9a") == "Enter a name."


@pytest.mark.parametrize(
    ("typed", "value"),
    [("16", 16), (" 0 ", 0), ("1000", 1000), ("1001", None), ("", None), ("-3", None), ("²", None)],
)
def test_a_value_is_a_whole_number(typed: str, value: int | None) -> None:
    assert boards.number_in(typed) == value


@pytest.mark.parametrize(
    ("name", "before", "after_", "called"),
    [("16", 16, 15, "15"), ("9a", 9, 12, "12a"), ("Mill", 9, 12, "Mill"), ("160", 16, 15, "160")],
)
def test_a_name_that_says_the_value_follows_it(
    name: str, before: int, after_: int, called: str
) -> None:
    assert boards.renamed_by_value(name, before, after_) == called


def test_a_board_is_kept_under_an_id_of_its_own() -> None:
    making = boards.Making("Grandpa's board", DEFAULT)
    kept = boards.to_keep(making, {})
    assert kept.id == "house-board-grandpa-s-board"
    again = boards.to_keep(making, {kept.id: kept.written})
    assert again.id == "house-board-grandpa-s-board-2"
    changed = boards.to_keep(boards.Making("Ours", DEFAULT, kept.id), {kept.id: kept.written})
    assert changed.id == kept.id
    assert boards.to_keep(boards.Making("ъ", DEFAULT), {}).id == "house-board"
    assert boards.known({kept.id: kept.written, "house-x": "{}"}) == (kept,)


def test_a_board_in_one_line() -> None:
    assert boards.size_line(DEFAULT) == "11 lots and 2 parks"
    assert boards.in_short(DEFAULT) == (
        "9a, 10a and 11a by P1; 9b, 10b and 11b by P2; 16, 17, 18, 20 and 21"
    )
    assert boards.lot_line(DEFAULT, "9a") == "9 million, beside P1"
    assert boards.lot_line(DEFAULT, "16") == "16 million"
    assert boards.park_line(Board((("1", 1),), (("P", ()),)), "P") == "doubles no lots yet"


@pytest.mark.parametrize(
    ("making", "known", "said"),
    [
        (
            boards.Making("x" * 101, DEFAULT),
            {
                "the name": "der Name",
                "{field} is too long: the limit is {longest:,}": "{field}: zu lang",
            },
            "Der Name: zu lang.",
        ),
        (
            boards.Making("Ours", Board((("x" * 21, 1),), ())),
            {
                "the name of a lot": "der Name",
                "{field} is too long: the limit is {longest:,}": "zu lang: {field}",
            },
            "Zu lang: der Name.",
        ),
        (
            boards.Making("Ours", Board((), ())),
            {"as a heading|lots": "Grundstücke", "{field}: {why}": "{field} - {why}"},
            "Grundstücke - there are 0, but 1 to 40 are allowed.",
        ),
        (
            boards.Making("Ours", Board((("9a", 9),), (("9a", ()),))),
            {"{lot} is both a lot and a park": "board: {lot} ist beides"},
            "Board: 9a ist beides.",
        ),
    ],
)
def test_what_is_wrong_with_a_board_is_said_in_another_language(
    making: boards.Making, known: dict[str, str], said: str, speaking: Speak
) -> None:
    speaking("de", known)
    assert boards.trouble(making) == said
