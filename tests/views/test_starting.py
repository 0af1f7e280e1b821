"""Starting tiles as they are entered, one player after another."""

from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.terms import Tile
from hotels.ledger.chains.terms import tile as named
from hotels.views.setup import Draft
from hotels.views.squares import State
from hotels.views.starting import Starting, resumed

FOUR = "Ann Bob Margaret Christoph"

FIRST = "The tile closest to row A goes first; if tied, the one closest to column 1."


def tile(text: str) -> Tile:
    found = named(text)
    assert found is not None
    return found


def asked_of(edition: str = "acquire-classic", names: str = FOUR) -> Starting:
    draft = Draft(EDITIONS[edition])
    for name in names.split():
        draft = draft.joined(name)
    return Starting(draft)


def given(starting: Starting, said: str) -> Starting:
    """These tiles in turn; a dash skips a player."""
    for text in said.split():
        starting = starting.answered(None if text == "-" else tile(text))
    return starting


def order(starting: Starting) -> str:
    return " ".join(person.name for person in starting.drafted.people)


def laid(starting: Starting) -> set[str]:
    return {square.name for square in starting.squares() if square.state is State.LONE}


def test_each_player_is_asked_in_turn_and_the_tile_nearest_row_a_goes_first() -> None:
    starting = asked_of()
    asked = []
    for text in ("4E", "9B", "2A", "7D"):
        asked.append(starting.name)
        starting = given(starting, text)
    assert asked == FOUR.split()
    assert starting.asked is None
    assert order(starting) == "Margaret Christoph Ann Bob"  # 2A lies nearest; then to the left
    assert laid(starting) == {"4E", "9B", "2A", "7D"}
    drawn = [starting.drafted.header().text(one) for one in starting.drafted.header().opening]
    assert drawn == ["2A", "7D", "4E", "9B"]


def test_who_is_skipped_has_no_tile_and_the_first_of_the_list_goes_first() -> None:
    starting = given(asked_of(), "4E - 2A 7D")
    assert order(starting) == FOUR
    header = starting.drafted.header()
    assert [header.text(one) for one in header.opening] == ["4E", "2A", "7D"]
    everybody = asked_of().skipped()
    assert everybody.asked is None
    assert everybody.drafted.header().opening == ()
    some = given(asked_of(), "4E").skipped()
    assert laid(some) == {"4E"}
    assert some.asked is None


def test_undo_asks_again_and_redo_brings_the_answer_back() -> None:
    starting = given(asked_of(), "4E -")
    assert (starting.undo, starting.redo) == ("skip", "")
    back = starting.back()
    assert (back.name, back.undo, back.redo) == ("Bob", "tile 4E", "skip")
    first = back.back()
    assert (first.name, first.undo, first.redo) == ("Ann", "", "tile 4E")
    assert laid(first) == set()
    again = first.forth().forth()
    assert (again.name, again.answers) == (starting.name, starting.answers)
    assert given(first, "5E").redo == ""


def test_undo_of_skip_all_asks_the_first_who_was_skipped() -> None:
    back = given(asked_of(), "4E").skipped().back()
    assert (back.name, back.redo) == ("Bob", "skip all")


def test_a_player_may_be_asked_again_and_keeps_the_tile_until_another_is_tapped() -> None:
    starting = given(asked_of(), "4E 9B").asking(0)
    assert starting.name == "Ann"
    assert starting.owner(tile("9B")) == 1
    assert starting.owner(tile("4E")) is None
    changed = given(starting, "5E")
    assert changed.name == "Margaret"
    assert laid(changed) == {"5E", "9B"}


def test_the_rows_say_who_is_next_and_what_lies_on_the_board() -> None:
    rows = given(asked_of(), "4E").rows
    assert [(row.name, row.said, row.tile) for row in rows] == [
        ("Ann", "tile on the board", "4E"),
        ("Bob", "tap the board", ""),
        ("Margaret", "next", ""),
        ("Christoph", "last", ""),
    ]
    rows = given(asked_of("vacation"), "E4 -").rows
    assert [(row.said, row.tile) for row in rows[:2]] == [("tile drawn", "E4"), ("skipped", "")]


def test_a_square_under_the_finger_says_whose_tile_it_would_be_or_is() -> None:
    starting = given(asked_of(), "4E")
    assert starting.proposal(tile("5E"))[0] == "Bob's tile 5E"
    assert starting.proposal(tile("4E"))[0] == "4E is Ann's tile"


def test_what_becomes_of_the_tiles_goes_by_the_edition() -> None:
    assert asked_of().note == f"{FIRST} The four tiles stay on the board."
    note = f"{FIRST} The tiles do not stay on the board."
    assert asked_of("vacation").note == note


def test_a_game_without_a_line_is_asked_about_its_tiles_again() -> None:
    names = FOUR.split()
    four = '{"edition":"acquire-classic","opening":["2A","7D","4E","9B"]}'
    draft = resumed(four, names, "{}")
    assert draft is not None
    assert [person.drew for person in draft.people] == [*map(tile, ("2A", "7D", "4E", "9B"))]
    # Of three tiles nobody can tell whose they are.
    three = '{"edition":"acquire-classic","opening":["2A","7D","4E"]}'
    draft = resumed(three, names, "{}")
    assert draft is not None
    assert not any(person.drew for person in draft.people)
    assert order(Starting(draft)) == FOUR
    assert resumed("{", names, "{}") is None
