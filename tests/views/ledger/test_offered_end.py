"""An end that is only offered, on the Ledger screen: its lines, and play that goes on after it.

Ben alone holds a block of Luxor, which has two hotels: $2,000 and $1,000 of bonuses, $200 for it.
"""

from hotels.ledger.chains.books import Question
from hotels.ledger.chains.entries import Announce, Buy, End, Lay, Note, Pass
from hotels.ledger.journal import Cut, Insert, Strike
from hotels.views.ledger.after_end import after_the_end, touched_last
from hotels.views.ledger.consequences import consequences
from hotels.views.ledger.forms import form_before
from hotels.views.ledger.gaps import owed
from hotels.views.ledger.late_end import could_have_ended
from hotels.views.ledger.lines import by_turn
from hotels.views.ledger.moments import moment
from hotels.views.ledger.opened import LineDeed, opened
from hotels.views.ledger.settled import ended_in
from hotels.wording.speech import Speech
from tests.ledger.chains.table import deeds, house
from tests.views.ledger.at_table import Told, lay, rows, told

ANA, BEN, CAT = range(3)

OFFERED = (
    "Ana A1, buys; Ben A2, names Luxor, buys Luxor; Cat passes, buys; Ana passes, buys;"
    "Ben passes, buys"
)
"""Lines 1 to 11, a round of passes at their end."""


def offered() -> tuple[Told, Speech]:
    """The end is offered, and Cat would be next."""
    return told("vacation", 3, OFFERED)


def gone_on() -> tuple[Told, Speech]:
    """Cat laid a tile (line 12) and bought a block (13)."""
    return told("vacation", 3, f"{OFFERED}; Cat C5, buys Luxor")


def test_the_lines_of_an_offered_settlement_say_so_until_the_end_is_declared() -> None:
    table, speech = offered()
    last = by_turn(table, speech)[-2:]
    assert [line.text for line in last] == [
        "Bonuses for Luxor at the end (2 hotels). Paid Ben $3,000",
        "Luxor sold at the end for $200 each. Paid Ben $200 for 1",
    ]
    assert {line.remarks for line in last} == {("provisional: the end hasn't been declared",)}
    assert table.write(End(BEN)).objections == ()
    assert {line.remarks for line in by_turn(table, speech)[-2:]} == {()}
    assert ended_in(table) == 12


def test_an_offered_settlement_is_gone_once_play_goes_on() -> None:
    table, speech = gone_on()
    assert ended_in(table) == 0
    assert by_turn(table, speech)[-1].text == "Cat laid C5. Bought 1 Luxor"


def test_a_moment_is_settled_only_where_play_did_not_go_on() -> None:
    table, speech = offered()
    now = moment(table, 11, speech)
    assert now.settled
    assert [row.cash for row in now.players] == ["$6,000", "$9,000", "$6,000"]
    assert now.players[BEN].says == ("would win", "$5,800 before the end")
    table.write(End(BEN))
    assert moment(table, 12, speech).players[BEN].says == ("wins", "$5,800 before the end")
    table, speech = gone_on()
    then = moment(table, 11, speech)
    assert not then.settled
    assert [row.cash for row in then.players] == ["$6,000", "$5,800", "$6,000"]


def test_a_turn_or_the_end_may_have_been_forgotten_after_the_offer() -> None:
    table, speech = gone_on()
    turn, end, *_ = form_before(table, 12, speech)
    assert (turn.text, turn.form.draft) == ("A tile, or none", Pass(CAT))
    assert turn.second == "Cat lays a tile or passes"
    assert (end.text, end.form.act) == ("The end", Insert(12, End(BEN)))
    drawn = turn.form.with_square(table.books.header.shape.square(lay(CAT, "I1").tile))
    assert drawn.page.stands
    assert drawn.page.books.turn == 6


def test_an_announcement_or_a_turn_may_have_been_forgotten_where_holdings_are_asked_for() -> None:
    table, speech = told("vacation", 3, OFFERED.replace("buys Luxor", "buys"), deal="unknown")
    assert table.books.awaiting is not None
    table.write(Note("they think it over"))
    said = [(one.text, one.form.draft) for one in form_before(table, 12, speech)[:3]]
    assert said == [
        ("An announcement", Announce(BEN, "Luxor", 0)),
        ("A tile, or none", Pass(CAT)),
        ("The end", End(BEN)),
    ]


def test_a_tile_left_out_after_the_offer_is_asked_for_in_its_turn() -> None:
    table, speech = offered()
    table.write(Buy(CAT, ("Luxor",)), forced=True)
    (asked,) = owed(table, speech)
    assert (asked.turn, asked.question) == ("turn 6", "Which tile did Cat lay in turn 6?")
    form = asked.answers[0].form
    assert form is not None
    assert isinstance(form.draft, Pass)


def test_what_does_not_fit_at_an_offered_end_is_not_called_late() -> None:
    table, speech = told("vacation", 3, f"{OFFERED}; Cat A1")
    assert after_the_end(table.pages, lambda number: touched_last(table, number)) is None
    (asked,) = owed(table, speech)
    assert asked.question == "“Cat laid A1” does not fit in turn 6. What happened?"


def test_the_end_can_be_inserted_where_it_was_offered() -> None:
    table, speech = gone_on()
    line = opened(table, 11, speech)
    assert line is not None
    assert next(one for one in line.deeds if one.deed is LineDeed.END_HERE).can
    said = consequences(table, Insert(12, End(BEN)), speech)
    assert rows(said) == [
        ("turn 5", "Ben declares the end"),
        ("turn 6", "One tile and one purchase come after the end"),
        ("", "The game ends: Ben wins with $9,000"),
    ]
    assert table.insert(12, End(BEN))
    assert [page.stands for _, page in table.pages[-2:]] == [False, False]
    assert table.undo()
    assert table.books.end is None
    assert table.redo()
    assert ended_in(table) == 14


def test_taking_play_back_to_the_offer_says_who_would_win() -> None:
    table, speech = gone_on()
    said = consequences(table, Cut(12), speech)
    assert rows(said)[-1] == (
        "",
        "The bank offers to end the game: Ben would win with $9,000",
    )
    table, speech = offered()
    table.write(End(BEN))
    assert [sentence for _, sentence in rows(consequences(table, Strike(12), speech))] == []
    assert table.strike(12)
    assert table.books.is_provisional


def test_a_change_of_the_past_that_offers_an_end_sets_nothing_aside() -> None:
    played = "Ana A1, buys; Ben C1, buys; Cat passes, buys; Ana E1, buys; Ben passes, buys"
    table, _ = told("vacation", 3, f"{played}; Cat G1, buys")
    assert table.amend(3, Pass(BEN))
    assert table.amend(7, Pass(ANA))
    # Ben, Cat and Ana have passed: the end is offered in line 8, and they played on.
    assert [page.books.is_provisional for _, page in table.pages[7:12]] == [
        *(True, False, True, False, False)
    ]
    assert all(page.stands for _, page in table.pages)
    assert table.undo()
    assert not any(page.books.is_provisional for _, page in table.pages)


def test_a_condition_that_held_is_still_found_where_an_end_was_offered_too() -> None:
    two_are_enough = house("vacation", end=2)
    table, speech = told(two_are_enough, 3, f"{OFFERED}; Cat C5, buys")
    late = could_have_ended(table, speech)
    assert late is not None
    assert (late.number, late.conditions) == (6, "B")
    table, speech = gone_on()
    assert could_have_ended(table, speech) is None


def test_a_player_asked_for_a_tile_may_play_on_after_others_announced() -> None:
    table, _ = told("vacation", 3, OFFERED.replace("buys Luxor", "buys"), deal="unknown")
    for entry in deeds(table.books.header.edition, "Ben says 3 Luxor; Cat C5"):
        assert table.write(entry).objections == ()
    assert isinstance(table.pages[-1].page.entry, Lay)
    asked = table.books.awaiting
    assert asked is not None
    assert asked.kind is Question.BUY
