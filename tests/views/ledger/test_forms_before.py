"""What may have been forgotten before a line: what the bank waited for there comes first."""

from hotels.ledger.chains.entries import (
    Buy,
    Correct,
    Count,
    Dispose,
    End,
    Lay,
    Name,
    Note,
    Pass,
    TurnTo,
)
from hotels.ledger.journal import Insert
from hotels.ledger.posting import CASH
from hotels.views.ledger.forms import Choice, form_before
from hotels.views.ledger.offers import chains_offered, hint, number, numbers_offered
from hotels.wording.speech import Speech
from tests.ledger.chains.table import deeds, edition_of, header, house
from tests.views.ledger.at_table import Told, can, lay, manuscript, spoken, square, told, written

ASIDES = [
    "A count",
    "A correction",
    "A note",
    "A player leaves",
    "An empty seat is taken",
    "Whose turn it is",
]
ANA, BEN, CAT = range(3)
DAVE = 3


def offered(game: tuple[Told, Speech], line: int) -> list[Choice]:
    """What may have been forgotten before a line."""
    table, speech = game
    return [*form_before(table, line, speech)]


def texts(choices: list[Choice]) -> list[str]:
    return [choice.text for choice in choices]


def test_the_answer_that_is_asked_for_comes_first() -> None:
    first, *others = offered(manuscript(), 8)
    assert (first.text, first.second) == ("The name of a chain", "Dave names the new chain")
    assert (first.form.entry, first.form.trouble) == (None, "No chain is chosen yet.")
    assert len(can(chains_offered(first.form))) == 7
    assert first.form.with_chain(2).act == Insert(8, Name(DAVE, "Luxor"))
    assert texts(others) == ASIDES


def test_a_forgotten_tile_has_the_board_of_its_moment() -> None:
    game = manuscript()
    first = offered(game, 10)[0]
    assert (first.text, first.second) == ("A tile, or none", "Alice lays a tile or passes")
    assert first.form.trouble == "No square is chosen yet."
    assert first.form.with_square(square(game[0], "F4")).act == Insert(10, lay(0, "F4"))
    taken = first.form.with_square(square(game[0], "B2"))
    assert taken.trouble == "There is already a tile on B2."
    assert first.form.without_tile().act == Insert(10, Pass(0))


def test_a_forgotten_disposal_begins_with_all_kept() -> None:
    first = offered(manuscript(), 21)[0]
    assert (first.text, first.second) == ("A sale or trade", "Bob sells, trades or keeps Wilton")
    assert first.form.act == Insert(21, Dispose(1, "Wilton", 0, 0, 2))


def test_a_forgotten_purchase_begins_with_nothing() -> None:
    first = offered(manuscript(), 24)[0]
    assert (first.text, first.second) == ("A purchase", "Alice buys or passes")
    assert first.form.act == Insert(24, Buy(0, ()))
    assert first.form.with_more(3).act == Insert(24, Buy(0, ("American",)))


def test_what_was_forgotten_of_a_takeover() -> None:
    text = (
        "Ana A1, buys; Ben A2, names Luxor, buys Luxor; Cat A4, buys; Ana A5, names American,"
        "buys; Ben A6, buys; Cat A3, says 0 Luxor; Ana says 1 Luxor; Ben says 3 Luxor"
    )
    announced = offered(told("vacation", 3, text, deal="unknown"), 15)[0]
    assert (announced.text, announced.second) == (
        "An announcement",
        "Ana says how many Luxor they hold",
    )
    assert announced.form.trouble == "No number is entered yet."
    assert numbers_offered(announced.form) == tuple(range(9))


def test_before_the_first_tile_there_is_nothing_but_asides() -> None:
    assert texts(offered(manuscript(), 1)) == ASIDES
    terms = header("vacation", 3)
    later = written(terms, [Note("tea"), *deeds(edition_of("vacation"), "Ana A1, buys")])
    assert texts(offered((later, spoken(terms)), 1)) == ASIDES


def test_a_first_turn_that_was_forgotten_can_be_inserted() -> None:
    terms = header("vacation", 3)
    table = written(terms, list(deeds(edition_of("vacation"), "Ben A1, buys")))
    first = offered((table, spoken(terms)), 1)[0]
    assert (first.text, first.second) == ("A tile, or none", "Ana lays a tile or passes")


def test_the_end_is_among_them_where_it_could_be_declared() -> None:
    small = house("vacation", end=2)
    game = told(small, 3, "Ana A1, buys; Ben A2, names Luxor, buys; Cat I1, buys")
    between = ["A tile, or none", "The end", "A second purchase", *ASIDES]
    assert texts(offered(game, 6)) == between
    again = offered(game, 6)[2].form.with_more(2)
    assert again.act == Insert(6, Buy(BEN, ("Luxor",)))
    assert again.consent is not None
    assert offered(game, 6)[1].form.act == Insert(6, End(BEN))
    assert "The end" not in texts(offered(game, 3))


def test_what_cannot_have_happened_says_why() -> None:
    reasons = {choice.text: choice.why_not for choice in offered(manuscript(), 8)}
    assert reasons["An empty seat is taken"] == "Nobody has left the table."
    between_turns = "Whose turn it is can only be corrected between turns."
    assert reasons["Whose turn it is"] == between_turns
    assert reasons["A player leaves"] == ""
    between = {choice.text: choice for choice in offered(manuscript(), 10)}
    turn = between["Whose turn it is"]
    assert turn.why_not == ""
    assert turn.form.trouble == "No player is chosen yet."
    assert turn.form.with_player(1).act == Insert(10, TurnTo(1))


def test_asides_begin_with_the_player_who_is_asked() -> None:
    choices = {choice.text: choice.form for choice in offered(manuscript(), 10)}
    # Alice has bought nothing yet; before anything is typed nothing was counted.
    for text in ("A count", "A correction"):
        asked = choices[text]
        assert (asked.act, number(asked)) == (None, None)
        assert asked.trouble == "No number is entered yet."
        assert hint(asked) == "The books say $6,000."
        for other in (asked.with_player(1), asked.with_number(5).with_purse(), asked.with_chain(1)):
            assert (other.act, number(other)) == (None, None)
    assert choices["A count"].with_number(6_000).act == Insert(10, Count(0, CASH, 6_000))
    assert choices["A correction"].with_number(5_900).act == Insert(10, Correct(0, CASH, 5_900))
    assert choices["A note"].trouble == "Nothing is written yet."
    assert choices["A note"].with_text("tea").act == Insert(10, Note("tea"))


def test_after_the_end_nothing_is_asked() -> None:
    terms = header("acquire-classic", 2)
    text = "Ana 5E, buys; Ben 5F, names Tower, buys, ends"
    entries = [*deeds(terms.edition, text), Lay(ANA, lay(ANA, "1A").tile), Note("tea")]
    table = written(terms, entries)
    assert texts(offered((table, spoken(terms)), 8)) == ASIDES
    assert form_before(table, 99, spoken(terms)) == ()
