"""What the quick score says, without a window."""

import pytest

from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.tally import Entry, Figure, Last, Place, Rest, Sheet, Sort, final
from hotels.ledger.journal import Accept, Act, Strike, Write
from hotels.table import Table
from hotels.views import tally_start as start
from hotels.views import tally_walk as walk
from hotels.views.setup import Draft
from hotels.views.table import speech_of
from hotels.views.tally import missing, page, purse, row_at, with_bank
from hotels.views.tally_result import scored
from tests.ledger.chains.final_position import filled, of_the_position, tally

PLAYERS = ("Ana", "Ben", "Cat", "Dora")
SPEECH = speech_of(tally().terms, PLAYERS, {})
AMERICAN, DORA = 3, 3


def until(figures: int) -> Table[Entry, Sheet]:
    """So many figures of the position."""
    table: Table[Entry, Sheet] = Table(tally())
    for _ in range(figures):
        place = table.books.wanting[0]
        table.write(Figure(place, of_the_position(place)))
    return table


def test_a_page_that_is_half_full() -> None:
    table = until(15)
    told = page(table.books, SPEECH)
    american = told.rows[AMERICAN]
    assert (american.name, american.second) == ("American", "$900 a block")
    assert [cell.text for cell in american.cells] == ["26", "4", "9", "8", ""]
    assert [cell.label for cell in american.cells] == ["Hotels", *PLAYERS]
    assert (american.left, american.of) == ("8", "of 29")
    assert (told.rows[0].second, told.rows[0].pale, told.rows[0].left) == (
        "off the board",
        True,
        "",
    )
    assert [cell.asked for cell in told.rows[0].cells] == [True, *(False,) * 4]
    assert (told.rows[4].second, told.rows[4].left, told.rows[4].of) == ("", "", "of 31")
    assert told.known == "15 of 35 figures"
    assert told.tiles == "67 of 108"
    assert told.sums == "Three chains are complete."
    assert told.status == "The ranking appears once all figures are in."
    assert (told.ready, told.wrong, told.rest, told.last) == (False, False, True, "")
    assert missing(table.books, SPEECH) == "20 figures are still missing."


def test_a_page_that_is_full() -> None:
    told = page(until(35).books, SPEECH)
    assert [cell.text for cell in told.rows[-1].cells] == ["$12,300", "$8,700", "$4,500", "$10,100"]
    assert (told.ready, told.rest, told.sums) == (True, False, "Seven chains are complete.")
    assert told.status == "The ranking is ready."


def test_what_is_asked_and_which_keys_can_be() -> None:
    sheet = until(15).books
    asked = walk.asked(sheet, walk.first(sheet), SPEECH)
    assert (asked.title, asked.second) == (
        "How many does Dora have?",
        "American, 8 of 29 not counted yet",
    )
    assert asked.possible == (True,) * 9 + (False,) * 7
    size = walk.asked(sheet, Place(Sort.SIZE, 4), SPEECH)
    assert size.title == "How many hotels in Worldwide?"
    assert size.second == "0 if off the board; 41 squares free"
    assert size.possible == (True, False, *(True,) * 14)
    assert walk.asked(sheet, Place(Sort.CASH, player=1), SPEECH).money


@pytest.mark.parametrize(
    ("wrong", "place", "said"),
    [
        (
            (Place(Sort.SIZE, 0), 1),
            0,
            "A chain has at least 2 hotels, or 0 if it isn't on the board.",
        ),
        ((Place(Sort.BLOCKS, 2, 0), 25), 2, "Players hold 37 blocks, but there are only 26."),
        (
            (Place(Sort.CASH, player=0), 12_350),
            -1,
            "Ana: no bills add up to $12,350. The smallest bill is $100.",
        ),
    ],
)
def test_what_does_not_add_up_is_said_in_its_row(
    wrong: tuple[Place, int], place: int, said: str
) -> None:
    table = until(35)
    table.write(Figure(*wrong))
    told = page(table.books, SPEECH)
    assert told.rows[place].faults == (said,)
    assert [cell.place for row in told.rows for cell in row.cells if cell.wrong and cell.text][:1]
    assert [row.name for row in told.rows if row.faults] == [told.rows[place].name]
    spoils = wrong[0].sort is not Sort.CASH
    off = f"{told.rows[place].name} doesn't add up."
    assert told.sums == (off if spoils else "No bills add up to Ana's $12,350.")
    assert (told.wrong, told.ready) == (spoils, not spoils)


def test_too_many_tiles_are_said_of_all_chains_together() -> None:
    table = until(35)
    table.write(Figure(Place(Sort.SIZE, 1), 39))
    told = page(table.books, SPEECH)
    assert told.tiles == "109 of 108"
    assert told.tiles_off == "109 hotels in total, but the board has only 108 squares."
    assert all(row.faults == () for row in told.rows)
    assert told.status == "The ranking appears once everything adds up."
    assert told.sums == "109 hotels on a 108-square board."
    assert missing(table.books, SPEECH) == told.tiles_off


def test_cash_amounts_that_no_bills_make_leave_the_ranking_and_are_named() -> None:
    table = until(35)
    table.write(Figure(Place(Sort.CASH, player=0), 1))
    table.write(Figure(Place(Sort.CASH, player=2), 50))
    told = page(table.books, SPEECH)
    assert told.sums == "No bills add up to Ana's $1 and Cat's $50."
    assert (told.status, told.ready) == ("The ranking is ready.", True)
    table.write(Figure(Place(Sort.SIZE, 0), 1))
    told = page(table.books, SPEECH)
    assert (told.sums, told.ready) == ("Continental doesn't add up.", False)


def test_what_a_field_holds_is_free_for_it() -> None:
    table = until(35)
    # 100 of the 108 squares are taken, the other 8 by Continental: those are free for it.
    table.write(Figure(Place(Sort.SIZE, 0), 8))
    size = walk.asked(table.books, Place(Sort.SIZE, 0), SPEECH)
    assert size.second == "0 if off the board; 8 squares free"
    assert size.possible == (True, False, *(True,) * 7, *(False,) * 7)
    # Of American's 29 blocks the others hold 21.
    blocks = walk.asked(table.books, Place(Sort.BLOCKS, AMERICAN, DORA), SPEECH)
    assert blocks.second == "American, 8 of 29 not counted yet"
    assert blocks.possible == (True,) * 9 + (False,) * 7


def test_more_blocks_than_there_are() -> None:
    table = until(35)
    table.write(Figure(Place(Sort.BLOCKS, 2, 0), 25))
    luxor = page(table.books, SPEECH).rows[2]
    assert (luxor.left, luxor.off) == ("−11", True)
    assert with_bank(luxor).second == "$800 a block · bank −11 of 26"


def test_the_walk_goes_through_what_is_missing() -> None:
    sheet = until(15).books
    here = walk.first(sheet)
    assert here == Place(Sort.BLOCKS, AMERICAN, DORA)
    assert walk.before(sheet, here) == Place(Sort.BLOCKS, AMERICAN, 2)
    assert walk.before(sheet, Place(Sort.SIZE, 0)) == Place(Sort.SIZE, 0)
    assert walk.following(sheet, Place(Sort.SIZE, 0)) == here
    assert walk.following(sheet, here) == Place(Sort.SIZE, 4)
    full = until(35).books
    assert walk.following(full, here) == here
    assert walk.first(full) == Place(Sort.SIZE, 0)


def test_to_another_row_and_round_again() -> None:
    sheet = until(15).books
    assert walk.next_row(sheet, Place(Sort.SIZE, 6), 1) == Place(Sort.CASH)
    assert walk.next_row(sheet, Place(Sort.CASH, player=2), 1) == Place(Sort.SIZE, 0)
    assert walk.next_row(sheet, Place(Sort.SIZE, 4), -1) == Place(Sort.BLOCKS, AMERICAN, DORA)


@pytest.mark.parametrize(
    ("place", "turned", "keys", "more"),
    [
        (Place(Sort.SIZE, 1), 0, (0, 15), (16, 39)),
        (Place(Sort.SIZE, 1), 1, (16, 39), (40, 63)),
        (Place(Sort.SIZE, 1), 4, (88, 111), (0, 15)),  # the board has 108 squares
        (Place(Sort.SIZE, 1), 5, (0, 15), (16, 39)),
        (Place(Sort.BLOCKS, AMERICAN, 0), 1, (16, 39), (0, 15)),  # 29 blocks
        (Place(Sort.DRAWN, 1), 0, (0, 15), (16, 39)),
    ],
)
def test_the_keys_turn_through_all_that_can_be(
    place: Place, turned: int, keys: tuple[int, int], more: tuple[int, int]
) -> None:
    asked = walk.asked(until(15).books, place, SPEECH, turned=turned, many=24)
    assert (asked.keys[0], asked.keys[-1]) == keys
    assert (asked.more[0], asked.more[-1]) == more
    assert len(asked.possible) == len(asked.keys)


def test_a_question_of_every_kind_is_known_before_it_is_asked() -> None:
    sheet = until(15).books
    known = {title for _, title, _ in walk.questions(sheet, SPEECH)}
    for place in sheet.places():
        assert walk.asked(sheet, place, SPEECH).title in known


@pytest.mark.parametrize(
    ("typed", "digits", "then"),
    [
        ("123", "00", "12300"),
        ("", "00", "0"),
        ("0", "5", "5"),
        ("9999999", "9", "9999999"),
        ("1000000", "0", "10000000"),
        ("10000000", "0", "10000000"),
    ],
)
def test_digits_are_taken_as_long_as_an_amount_can_be_so_large(
    typed: str, digits: str, then: str
) -> None:
    assert walk.typed_on(typed, digits) == then


def test_the_rest_of_a_row_is_left_until_everybody_has_said() -> None:
    sheet = until(14).books  # Cat and Dora have not said what they hold of American
    assert walk.rest_of(sheet, Place(Sort.SIZE, AMERICAN)) == AMERICAN
    assert walk.rest_of(sheet, Place(Sort.BLOCKS, 2, 0)) is None
    assert walk.rest_of(sheet, Place(Sort.SIZE, 0)) is None
    assert walk.rest_of(sheet, Place(Sort.CASH)) is None
    assert walk.no_rest(sheet, Place(Sort.SIZE, 0), SPEECH) == "Continental is off the board."
    assert walk.no_rest(sheet, Place(Sort.SIZE, 2), SPEECH) == "Luxor already has all its figures."


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (None, ""),
        (Write(Figure(Place(Sort.BLOCKS, AMERICAN, 2), 8)), "Cat, American: 8"),
        (Write(Figure(Place(Sort.SIZE, 1), 30)), "Wilton, hotels: 30"),
        (Write(Figure(Place(Sort.CASH, player=1), 12_300)), "Ben: $12,300"),
        (Write(Figure(Place(Sort.DRAWN, 1), 5)), "Wilton, drawn: 5"),
        (Write(Figure(Place(Sort.SIZE, 1), None)), "Wilton, hotels: not known"),
        (Write(Rest()), "rest filled with 0"),
        (Write(Rest(AMERICAN)), "American: rest filled with 0"),
        (Write(Last(1)), "Ben played last"),
        (Accept(), "the new calculation"),
        (Strike(1), "the last change"),
    ],
)
def test_undo_says_what_it_takes_back(act: Act[Entry] | None, said: str) -> None:
    assert walk.taken_back(act, SPEECH) == said


def test_the_result_is_told_without_turns() -> None:
    books = final(until(35).books)
    assert books is not None
    told = scored(books, SPEECH)
    assert told.headline == "Ben wins with $55,600"
    assert told.second == "$4,500 ahead of Ana, scored as VACATION"
    assert [rank.total for rank in told.ranks] == ["$55,600", "$51,100", "$50,500", "$41,800"]
    receipts = [one for line in told.lines for cell in line.cells for one in cell.receipts]
    assert {receipt.where for receipt in receipts} == {("the end",)}


def test_who_played_last_is_shown_where_it_matters() -> None:
    draft = tally("decision-draft", 3)
    assert page(draft.opening(), speech_of(draft.terms, PLAYERS[:3], {})).last == "Ana"


def test_a_drawn_number_is_asked_only_of_a_chain_that_is_there() -> None:
    game = tally("acquire-classic", 2, bank_holds=True)
    speech = speech_of(game.terms, PLAYERS[:2], {})
    table: Table[Entry, Sheet] = Table(game)
    table.write(Figure(Place(Sort.SIZE, 0), 5))
    rows = page(table.books, speech).rows
    assert [row.cells[-1].asked for row in rows[:2]] == [True, False]
    asked = walk.asked(table.books, Place(Sort.DRAWN, 0), speech)
    assert asked.title == "What was drawn for Luxor?"
    assert asked.possible == (False, *(True,) * 12, *(False,) * 3)
    table.write(Figure(Place(Sort.SIZE, 0), 0))
    assert walk.kept(table.books, Place(Sort.DRAWN, 0)) == walk.first(table.books)


def test_the_cash_is_counted_bill_by_bill() -> None:
    counted = purse(until(0).books, (12, 0, 3))
    assert counted.rows == (("1,000", 12), ("500", 0), ("100", 3))
    assert (counted.amount, counted.text) == (12_300, "$12,300")


def test_every_place_has_a_row() -> None:
    sheet = filled(tally()).books
    told = page(sheet, SPEECH)
    for place in sheet.places():
        assert place in [cell.place for cell in row_at(told, place).cells]


def test_who_played_before_plays_again() -> None:
    assert start.names(start.begun_like(())) == ("Player 1", "Player 2", "Player 3", "Player 4")


def test_people_come_and_go_within_what_the_edition_is_for() -> None:
    draft = start.sized(Draft(), 4)
    draft = start.renamed(draft, 0, "  Ana ")
    assert start.names(start.sized(draft, 2)) == ("Ana", "Player 2")
    assert start.sized(draft, 9).seats == 6
    assert start.sized(draft, 0).seats == 2
    assert start.by(start.sized(draft, 2), EDITIONS["acquire-2008"]).seats == 3
    assert start.names(start.renamed(draft, 0, ""))[0] == "Player 1"


def test_the_bank_is_asked_for_only_with_two() -> None:
    two = start.sized(Draft(), 2)
    rule = start.bank_rule(two)
    assert rule is not None
    assert start.bank_rule(start.sized(Draft(), 3)) is None
    thrown = two.switched(rule.name, rule.after)
    assert start.header_of(thrown).bank_holds
    assert not start.header_of(start.sized(thrown, 3)).bank_holds
