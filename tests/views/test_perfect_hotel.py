"""What the page of Perfect Hotel shows, without a window."""

import pytest

from hotels.ledger.journal import Act, Amend, Insert, Strike
from hotels.ledger.perfect_hotel.entries import Another, Build, Entry, InHand, Keep, Value
from hotels.ledger.working import Mark
from hotels.views.perfect_hotel import (
    NOTHING_YET,
    floor_lines,
    how_sure,
    keep_lines,
    marks_of,
    page,
    score_cards,
)
from hotels.views.perfect_hotel_acts import brought_back, taken_back
from hotels.views.perfect_hotel_consent import keeping_nothing
from tests.views.perfect_hotel_games import (
    AFTER,
    BAR,
    BEDROOM,
    DRAWN,
    DRAWN_POINTS,
    FIRST,
    FIRST_POINTS,
    GYM,
    OF_THREE,
    OF_THREE_POINTS,
    OF_TWO,
    OF_TWO_POINTS,
    SHOP,
    SPEECH,
    THIRD,
    THIRD_POINTS,
    Round,
    at_table,
    lines,
)

DRAWN_LINES = (
    ["Bedroom, six +10", "Bar, three +7", "2 tourists −6", "Cheap hotel −3"],
    ["Pool, tied +3", "Perfect view, tied +1", "1 tourist in hand −3"],
    ["Restaurant, three +9", "Pool, tied +3", "Sky room +3", "Cheap hotel −3"],
    ["Gym, three +6", "Shop, five +5", "Perfect view, tied +1", "1 tourist −3", "Cheap hotel −3"],
)


def number(points: int) -> str:
    return str(points).replace("-", "−")


@pytest.mark.parametrize(
    ("hotels", "points"),
    [
        (FIRST, FIRST_POINTS),
        (DRAWN, DRAWN_POINTS),
        (THIRD, THIRD_POINTS),
        (OF_TWO, OF_TWO_POINTS),
        (OF_THREE, OF_THREE_POINTS),
    ],
)
def test_the_points_of_a_round(hotels: Round, points: tuple[int, ...]) -> None:
    cards = page(at_table(hotels, seats=len(hotels)), SPEECH).cards
    assert [card.total for card in cards] == [number(one) for one in points]
    best = [card.player for card in cards if card.is_best]
    assert best == [seat for seat, one in enumerate(points) if one == max(points)]


def test_the_page_as_it_is_drawn() -> None:
    told = page(at_table(FIRST, DRAWN), SPEECH)
    assert told.round == "round 2 of 3"
    assert tuple(lines(card.lines) for card in told.cards) == DRAWN_LINES
    assert [card.sum for card in told.cards] == [str(total) for total in AFTER[1]]
    assert {card.before for card in told.cards} == {"with round 1:"}
    assert [card.hand for card in told.cards] == [
        "no tourists in hand",
        "1 tourist in hand",
        "no tourists in hand",
        "no tourists in hand",
    ]
    assert told.sentence == "Carol 24, Bob 22, Dave 14, Alice 8 after two rounds"
    assert not told.is_kept
    names = [floor.name for floor in told.hotels[3].floors]
    assert names == ["Gym", "Bar", "Shop", "Annex"]
    assert [row.name for row in told.hotels[3].rows] == ["Dave", "Annex", "Shop", "Bar", "Gym"]
    assert told.tallest == 4


def test_losses_are_marked() -> None:
    card = page(at_table(DRAWN), SPEECH).cards[0]
    assert [line.is_loss for line in card.lines] == [False, False, True, True]


def test_before_the_first_floor_nobody_has_anything() -> None:
    told = page(at_table(), SPEECH)
    assert [card.total for card in told.cards] == ["0"] * 4
    assert not any(card.lines or card.is_best or card.before for card in told.cards)
    assert told.sentence == NOTHING_YET
    assert told.round == "round 1 of 3"


def test_a_new_round_shows_what_there_was_before() -> None:
    told = page(at_table(FIRST, DRAWN, kept=2), SPEECH)
    assert [card.total for card in told.cards] == ["0"] * 4
    assert [card.sum for card in told.cards] == [str(total) for total in AFTER[1]]
    assert {card.before for card in told.cards} == {"with rounds 1 to 2:"}
    assert told.sentence.endswith("after two rounds")


def test_a_kept_round_is_looked_at_again() -> None:
    told = page(at_table(FIRST, DRAWN), SPEECH, 0)
    assert told.round == "round 1 of 3, saved"
    assert told.is_kept
    assert [card.total for card in told.cards] == [str(one) for one in FIRST_POINTS]
    assert [len(hotel.floors) for hotel in told.hotels] == [4, 5, 3, 4]


def test_values_count_in_kept_rounds_too() -> None:
    table = at_table(FIRST, DRAWN)
    table.write(Value(BEDROOM, 20))
    first, second = (score_cards(table.books, place, SPEECH) for place in (0, 1))
    assert (first[2].total, second[0].total) == ("22", "18")


@pytest.mark.parametrize(
    ("values", "marks"),
    [
        ((10, 9, 8, 7, 6, 5), [("attested", "Bedroom 10"), ("reconstructed", "the rest")]),
        ((12, 9, 8, 7, 6, 5), [("house", "Bedroom 12"), ("reconstructed", "the rest")]),
        (
            (10, 9, 7, 7, 6, 0),
            [
                ("attested", "Bedroom 10"),
                ("house", "Pool 7 and Shop 0"),
                ("reconstructed", "the rest"),
            ],
        ),
        ((1, 2, 3, 4, 5, 6), [("house", "all values")]),
    ],
)
def test_how_sure_the_values_are(values: tuple[int, ...], marks: list[tuple[str, str]]) -> None:
    assert [(str(mark), what) for mark, what in marks_of(values)] == marks


def test_how_sure_in_words() -> None:
    assert how_sure((10, 9, 8, 7, 6, 5)) == "Bedroom 10: printed, the rest: best guess"


def test_each_value_has_its_mark() -> None:
    table = at_table()
    table.write(Value(GYM, 9))
    told = {value.name: (value.points, value.mark) for value in page(table, SPEECH).values}
    assert told["Bedroom"] == ("10", Mark.ATTESTED)
    assert told["Pool"] == ("8", Mark.RECONSTRUCTED)
    assert told["Gym"] == ("9", Mark.HOUSE)


def test_every_floor_knows_its_line() -> None:
    table = at_table(OF_TWO, OF_TWO, seats=2)
    # Each round writes its floors one by one: Alice's two, then Bob's three, then it is kept.
    assert floor_lines(table.pages, 2) == (((1, 2), (3, 4, 5)), ((7, 8), (9, 10, 11)))
    assert keep_lines(table.pages) == (6,)
    table.strike(2)
    assert floor_lines(table.pages, 2)[0] == ((1,), (3, 4, 5))
    assert [floor.line for floor in page(table, SPEECH, 0).hotels[1].floors] == [3, 4, 5]


def test_what_undo_takes_back() -> None:
    table = at_table()
    assert taken_back(table, SPEECH) == brought_back(table, SPEECH) == ""
    table.write(Build(3, SHOP, 3))
    assert taken_back(table, SPEECH) == "Dave: 3 shops"
    table.write(Build(3, SHOP, 2))
    assert taken_back(table, SPEECH) == "Dave: annex of 2 shops"
    table.undo()
    assert brought_back(table, SPEECH) == "Dave: annex of 2 shops"
    table.write(InHand(1, 2))
    assert taken_back(table, SPEECH) == "Bob: 2 tourists in hand"
    table.write(Value(BAR, 8))
    assert taken_back(table, SPEECH) == "Bar worth 8"
    table.write(Keep())
    assert taken_back(table, SPEECH) == "Round 1 saved"
    table.write(Another())
    assert taken_back(table, SPEECH) == "One more round"


def test_what_undo_takes_back_of_a_change() -> None:
    table = at_table(OF_TWO, seats=2, kept=1)
    acts: tuple[tuple[Act[Entry], str], ...] = (
        (Amend(2, Build(0, BAR, 4)), "changed to Alice: 4 bars"),
        (Insert(6, Build(0, SHOP, 2)), "inserted: Alice: 2 shops"),
        (Strike(2), "removed: Alice: 4 bars"),
    )
    for act, said in acts:
        table.follow(act)
        assert taken_back(table, SPEECH) == said
        table.undo()
        assert brought_back(table, SPEECH).endswith(said.partition(": ")[2])
        table.redo()


def test_an_empty_round_is_asked_about() -> None:
    asked = keeping_nothing(at_table(FIRST, kept=1).books)
    assert asked.title == "Save round 2 with no floors?"
    assert asked.deed == "Save round 2"
