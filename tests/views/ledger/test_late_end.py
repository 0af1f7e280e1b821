"""The end that could have come earlier: small games by hand, and recorded games played on."""

import pytest

from hotels.ledger.chains.board import Effect
from hotels.ledger.chains.books import Ending, Question
from hotels.ledger.chains.entries import Buy, Correct, End, Entry, Lay, Note, Pass, Peek, TurnTo
from hotels.ledger.chains.rules.tiles import prospects
from hotels.ledger.journal import Cut, Insert, Move
from hotels.ledger.posting import CASH
from hotels.views.ledger.consequences import consequences
from hotels.views.ledger.gaps import owed
from hotels.views.ledger.late_end import could_have_ended
from tests.ledger.chains.table import deeds, header, house
from tests.store.playing import entries, recorded
from tests.views.ledger.at_table import Told, manuscript, money, played, rows, spoken, told, written

ANA, BEN, CAT = range(3)

# The house ends a game with a chain of two: Ben forms one in turn 2.
TWO_ARE_ENOUGH = house("vacation", end=2)
LATE = "Ana A1, buys; Ben A2, names Luxor, buys; Cat I1, buys; Ana I12, buys"


def test_the_first_turn_after_which_the_end_could_be_declared() -> None:
    table, speech = told(TWO_ARE_ENOUGH, 3, LATE)
    late = could_have_ended(table, speech)
    assert late is not None
    assert (late.number, late.turn, late.player, late.conditions) == (6, 2, BEN, "B")
    assert late.sentence == (
        "The game could have ended after turn 2, when a chain had 2 hotels or more. Ben didn't "
        "have to end it."
    )
    assert late.deed == "End after turn 2"
    assert late.act == Insert(6, End(BEN))


def test_what_the_end_there_changes_and_what_undo_brings_back() -> None:
    table, speech = told(TWO_ARE_ENOUGH, 3, LATE)
    late = could_have_ended(table, speech)
    assert late is not None
    said = consequences(table, late.act, speech)
    assert said.question == "End the game after turn 2?"
    assert rows(said) == [
        ("turn 2", "Ben declares the end"),
        ("from turn 3", "Two tiles and two purchases come after the end"),
        # Nobody holds Luxor, and nobody bought: the three share it.
        ("", "The game ends: Ana, Ben and Cat share the win with $6,000"),
    ]
    # Nobody bought: after the settlement each has what he began with, as he has now.
    assert money(said) == [("no change", "settled $6,000")] * 3
    assert said.keep == "Save and drop 4 entries"
    before = table.pages
    table.follow(late.act)
    assert (table.books.end, table.books.awaiting) == (Ending.DECLARED, None)
    assert [page.stands for _, page in table.pages] == [True] * 6 + [False] * 4
    assert could_have_ended(table, speech) is None
    assert table.undo()
    assert table.pages == before


def test_a_late_end_says_what_the_settlement_leaves_beside_the_cash_now() -> None:
    # Luxor has two hotels, of $200; Ben has bought two blocks before he should have ended, and
    # Cat one after it. So at the end Ben holds two alone, and both bonuses go to him.
    text = "Ana A1, buys; Ben A2, names Luxor, buys Luxor Luxor; Cat I1, buys Luxor; Ana I12, buys"
    table, speech = told(TWO_ARE_ENOUGH, 3, text)
    late = could_have_ended(table, speech)
    assert late is not None
    said = consequences(table, late.act, speech)
    # Ben 6,000 - 400 + 2,000 + 1,000 + 400, and he has 5,600 in cash now; Cat keeps 200.
    assert money(said) == [
        ("no change", "settled $6,000"),
        ("+$3,400", "settled $9,000"),
        ("+$200", "settled $6,000"),
    ]
    assert said.rows[-1].sentence == "The game ends: Ben wins with $9,000"


def test_a_recorded_game_ended_late_comes_to_what_its_people_wrote_down() -> None:
    # vacation-p4_001 ends with 29,600, 23,900, 29,400 and 30,500, and so it does six entries
    # earlier: Sharedon's 41 and its 46 hotels cost the same, and nobody bought in between.
    # The cash amounts there are 0, 200, 100 and 100.
    table, speech = played("vacation-p4_001")
    short = written(table.books.header, [page.entry for _, page in table.pages][:-6])
    late = could_have_ended(short, speech)
    assert late is not None
    said = consequences(short, late.act, speech)
    assert [cell[1:3] for cell in said.people] == [
        ("+$29,600", "settled $29,600"),
        ("+$23,700", "settled $23,900"),
        ("+$29,300", "settled $29,400"),
        ("+$30,400", "settled $30,500"),
    ]


def test_all_chains_safe_is_a_reason() -> None:
    table, speech = told(house("vacation", safe=2), 3, LATE)
    late = could_have_ended(table, speech)
    assert late is not None
    assert (late.turn, late.conditions) == (2, "A")
    assert "when all chains were safe" in late.sentence


def test_a_pass_with_a_square_between_safe_chains_may_be_a_reason() -> None:
    # Luxor and American have three each and are safe, Festival is not; A4 would join the two.
    text = (
        "Ana C1, buys; Ben C2, names Festival, buys; Cat A1, buys; Ana A2, names Luxor, buys;"
        "Ben A3, buys; Cat A5, buys; Ana A6, names American, buys; Ben A7, buys;"
        "Cat passes, buys; Ana I12, buys"
    )
    table, speech = told(house("vacation", safe=3), 3, text)
    late = could_have_ended(table, speech)
    assert late is not None
    assert (late.turn, late.player, late.conditions) == (9, CAT, "C")
    assert "when the player's tiles may all have been between safe chains" in late.sentence
    laid = text.replace("Cat passes", "Cat I1")
    assert could_have_ended(*told(house("vacation", safe=3), 3, laid)) is None


def test_the_draft_ends_a_game_by_itself() -> None:
    table, speech = told(house("decision-draft", end=2), 3, LATE.replace("Luxor", "American"))
    late = could_have_ended(table, speech)
    assert late is not None
    assert "a chain had 2 companies or more. The rules end the game there" in late.sentence


def test_what_happened_between_two_turns_stays_before_the_end() -> None:
    terms = header(TWO_ARE_ENOUGH, 3)
    first, last = "Ana A1, buys; Ben A2, names Luxor, buys", "Ana I1, buys"
    what: list[Entry] = [*deeds(terms.edition, first), Note("tea"), TurnTo(ANA)]
    table = written(terms, [*what, *deeds(terms.edition, last)])
    late = could_have_ended(table, spoken(terms))
    assert late is not None
    assert (late.act, late.turn) == (Insert(8, End(BEN)), 2)
    table.follow(late.act)
    assert [page.stands for _, page in table.pages] == [True] * 8 + [False] * 2


def test_a_purchase_that_is_owed_does_not_hide_the_end() -> None:
    text = "Ana A1, buys; Ben A2, names Luxor; Cat I1, buys"
    late = could_have_ended(*told(TWO_ARE_ENOUGH, 3, text))
    assert late is not None
    assert (late.turn, late.act) == (2, Insert(5, End(BEN)))


def test_a_chain_that_was_taken_over_does_not_hide_the_end() -> None:
    # Ben's American, of two, falls to the three of Luxor; his disposal is owed, and Cat's purchase.
    text = (
        "Ana A5, buys; Ben A6, names American, buys American; Cat A1, buys;"
        "Ana A2, names Luxor, buys; Ben A3, buys; Cat A4; Ana I1, buys"
    )
    late = could_have_ended(*told(house("vacation", safe=3), 3, text))
    assert late is not None
    assert (late.turn, late.player, late.conditions) == (6, CAT, "A")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Ana A1, buys",
        "Ana A1, buys; Ben A2, names Luxor, buys",  # it may be declared now
        "Ana A1, buys; Ben A2, names Luxor, buys, ends",
        "Ana A1, buys; Ben A2, names Luxor, buys; Cat A1",  # dropped: no turn began
    ],
)
def test_nobody_is_late(text: str) -> None:
    assert could_have_ended(*told(TWO_ARE_ENOUGH, 3, text)) is None


def test_the_manuscripts_game_could_not_have_ended() -> None:
    assert could_have_ended(*manuscript()) is None


def played_on(table: Told, turns: int) -> None:
    """More turns, as plain as may be."""
    for _ in range(turns):
        asked = table.books.awaiting
        assert asked is not None
        plain = (
            square
            for square, prospect in enumerate(prospects(table.books))
            if prospect.effect in {Effect.LONE, Effect.GROWS}
        )
        square = next(plain, None)
        shape = table.books.header.shape
        begins = Pass(asked.player) if square is None else Lay(asked.player, shape.tile(square))
        assert table.write(begins).stands
        assert table.write(Buy(asked.player, ())).stands


@pytest.mark.parametrize("name", ["decision-draft-p3_006", "decision-p2_009", "vacation-p6_017"])
def test_a_game_that_ended_in_time_and_is_played_on_ends_where_it_did(name: str) -> None:
    whole, speech = played(name)
    *before, end = entries(name)
    assert isinstance(end, End)
    assert could_have_ended(whole, speech) is None
    table = written(recorded(name).header, before)
    assert could_have_ended(table, speech) is None
    played_on(table, 2)
    late = could_have_ended(table, speech)
    assert late is not None
    assert late.act == Insert(len(before) + 1, end)
    assert late.turn == whole.books.turn
    said = consequences(table, late.act, speech)
    assert said.keep == "Save and drop 4 entries"
    pages = table.pages
    table.follow(late.act)
    assert table.books.end is Ending.DECLARED
    assert table.game.outcome(table.books) == whole.game.outcome(whole.books)
    assert [page.stands for _, page in table.pages[len(before) + 1 :]] == [False] * 4
    assert table.undo()
    assert table.pages == pages


@pytest.mark.parametrize("name", ["acquire-p4_027", "acquire-p6_024", "vacation-p2_010"])
def test_a_game_that_went_on_ends_where_it_could_have(name: str) -> None:
    table, speech = played(name)
    late = could_have_ended(table, speech)
    assert late is not None
    cut = [page.entry for number, page in table.pages if number < late.number]
    short = written(recorded(name).header, cut)
    assert could_have_ended(short, speech) is None
    assert short.write(late.act.entry).grade == 0
    table.follow(late.act)
    assert table.books.end is Ending.DECLARED
    assert table.game.outcome(table.books) == short.game.outcome(short.books)


def test_holdings_announced_later_do_not_decide_an_earlier_end() -> None:
    # Ben says three when he has bought two; at an end after turn 2 he had bought one of them.
    text = (
        "Ana A1, buys; Ben A2, names Luxor, buys Luxor; Cat I1, buys; Ana I12, buys;"
        "Ben I5, buys Luxor, ends, says 3 Luxor; Cat says 0 Luxor; Ana says 1 Luxor"
    )
    table, speech = told(TWO_ARE_ENOUGH, 3, text, deal="unknown")
    assert table.books.awaiting is None
    late = could_have_ended(table, speech)
    assert late is not None
    assert late.turn == 2
    said = consequences(table, late.act, speech)
    assert rows(said)[-1] == (
        "",
        "The game ends there; final holdings must be announced again",
    )
    # Ben had paid $200 when turn 2 was over.
    assert money(said) == [
        ("no change", "balance $6,000"),
        ("+$200", "balance $5,800"),
        ("no change", "balance $6,000"),
    ]
    table.follow(late.act)
    assert table.books.end is Ending.DECLARED
    (over,) = owed(table, speech)
    assert over.meanwhile.endswith(" Three announcements among them still count.")
    assert over.answers[0].act == Cut(6)
    table.follow(Cut(6))
    assert table.books.awaiting is not None
    assert table.books.awaiting.kind is Question.ANNOUNCE


def test_a_count_between_goes_with_what_comes_after_the_end() -> None:
    table, speech = told(TWO_ARE_ENOUGH, 3, LATE)
    late = could_have_ended(table, speech)
    assert late is not None
    assert table.insert(9, Correct(CAT, CASH, 5_000))
    table.follow(late.act)
    (over,) = owed(table, speech)
    assert over.question == "Five entries come after the end. What should happen to them?"
    assert over.answers[0].act == Cut(6)
    # What is adjusted when the end is known stays: it goes before them, then all of them at once.
    table.write(Correct(CAT, CASH, 5_900))  # 12
    table.write(Note("tea"))  # 13
    table.write(Peek(ANA))  # 14
    (over,) = owed(table, speech)
    assert (over.number, over.turn) == (6, "turn 2")
    assert over.question == "Six entries come after the end. What should happen to them?"
    strike = over.answers[0]
    assert (strike.first, strike.act) == ((Move(12, 6), Move(13, 6)), Cut(6))
    for move in strike.first:
        table.follow(move)
    table.follow(Cut(6))
    assert owed(table, speech) == ()
    assert [page.entry for _, page in table.pages][-3:] == [
        End(BEN),
        Correct(CAT, CASH, 5_900),
        Note("tea"),
    ]
    assert table.books.cash[CAT] == 5_900


def test_cash_counted_before_the_end_was_known_says_how_it_stood_later() -> None:
    table, speech = told(TWO_ARE_ENOUGH, 3, LATE)
    table.write(Correct(CAT, CASH, 5_000))  # 10, after all turns
    late = could_have_ended(table, speech)
    assert late is not None
    table.follow(late.act)
    (over,) = owed(table, speech)
    assert over.question == "Five entries come after the end. What should happen to them?"
    # Until they are deleted it counts all the same, and that is said.
    assert table.books.cash[CAT] == 5_000
    assert over.meanwhile == (
        "They are dropped: the game is over. One correction among them still counts."
    )
    assert (over.answers[0].first, over.answers[0].act) == ((), Cut(6))
    table.follow(Cut(6))
    assert table.books.cash[CAT] == 6_000


def test_an_end_that_was_moved_forward_makes_one_question_of_the_rest() -> None:
    text = f"{LATE}, ends"
    table, speech = told(TWO_ARE_ENOUGH, 3, text)  # the end is line 10
    table.write(Correct(CAT, CASH, 5_000))  # 11
    table.move(10, 6)  # 12
    table.amend(10, End(BEN))  # 13
    table.write(Correct(ANA, CASH, 6_100))  # 14
    (over,) = owed(table, speech)
    assert over.question == "Five entries come after the end. What should happen to them?"
    assert over.answers[0].first == (Move(14, 6),)
