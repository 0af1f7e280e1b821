"""What is still owed after a change of the past: the questions, and answers that mend it."""

import pytest

from hotels.ledger.chains.entries import (
    Announce,
    Buy,
    Choose,
    Dispose,
    Entry,
    Leave,
    Name,
    Pass,
)
from hotels.ledger.journal import Amend, Cut, Insert, Strike
from hotels.views.ledger.gaps import Owed, owed
from hotels.views.ledger.offers import numbers_offered
from hotels.wording.speech import Speech
from tests.ledger.chains.table import deeds, header
from tests.views.ledger.answering import filled, walked
from tests.views.ledger.at_table import Told, lay, manuscript, played, spoken, told, written

ALICE, BOB, CAROL, DAVE = range(4)
ANA, BEN, CAT = range(3)


def questions(game: tuple[Told, Speech]) -> list[tuple[int, str]]:
    """Line and question of all that is owed."""
    return [(one.number, one.question) for one in owed(*game)]


def texts(one: Owed) -> list[str]:
    return [answer.text for answer in one.answers]


@pytest.mark.parametrize("name", ["manuscript", "acquire-p5_023", "vacation-p3_002-unknown"])
def test_nothing_is_owed_of_a_game_as_it_was_played(name: str) -> None:
    assert owed(*played(name)) == ()


def test_a_tile_that_never_lay_leaves_these_questions() -> None:
    game = table, _ = manuscript()
    assert table.amend(7, lay(DAVE, "A1"))
    assert questions(game) == [
        (8, "“Dave named the new chain Wilton” does not fit in turn 4. What happened?"),
        (9, "“Dave bought 1 Wilton” does not fit in turn 4. What happened?"),
        (11, "“Alice bought 1 Wilton” does not fit in turn 5. What happened?"),
        (14, "“Bob bought 1 Wilton” does not fit in turn 6. What happened?"),
        (16, "Which chain did Carol found in turn 7?"),
        *(
            (line, f"“{did}” does not fit in turn 9. What happened?")
            for line, did in (
                (20, "Alice sold 1 Wilton and traded 2 for 1"),
                (21, "Bob traded 2 Wilton for 1"),
                (22, "Carol sold 1 Wilton"),
                (23, "Dave sold 2 Wilton, traded 2 for 1 and kept 1"),
            )
        ),
    ]


def test_each_question_has_its_answers() -> None:
    table, speech = manuscript()
    assert table.amend(7, lay(DAVE, "A1"))
    name, bought, *_ = found = owed(table, speech)
    assert name.turn == "turn 4"
    assert name.meanwhile == "It is dropped: there is no new chain to name."
    assert texts(name) == ["Delete it", "Leave it dropped"]
    assert (name.answers[0].act, name.answers[1].act) == (Strike(8), None)
    assert bought.meanwhile == "It is dropped: Wilton is not on the board."
    assert texts(bought) == ["Edit it", "Delete it", "Leave it dropped"]
    assert bought.answers[0].ready == Amend(9, Buy(DAVE, ()))
    missing = found[4]
    assert missing.turn == "turn 7"
    assert missing.meanwhile == (
        "Until you answer, the new chain has no name and its hotels count as unconnected."
    )
    assert texts(missing) == ["Insert the name", "Leave it open"]
    # What is bought and disposed of later tells which chain was meant.
    assert missing.answers[0].ready == Insert(16, Name(CAROL, "Wilton"))
    assert [answer.ready for answer in missing.answers[1:]] == [None]


def test_the_same_question_of_another_turn_is_asked_too() -> None:
    game = table, _ = manuscript()
    assert table.amend(7, lay(DAVE, "A1"))
    assert table.strike(18)
    assert (9, "“Dave bought 1 Wilton” does not fit in turn 4. What happened?") in questions(game)
    assert (19, "What did Dave buy in turn 8?") in questions(game)


def test_the_walk_goes_on_from_what_was_answered() -> None:
    table, speech = manuscript()
    assert table.amend(7, lay(DAVE, "A1"))
    for _ in range(5):
        table.follow(filled(owed(table, speech)[0].answers[0]))
    # Carol has named Wilton; only what was dealt of it is held: two, one, one and four.
    found = owed(table, speech)
    assert [one.number for one in found] == [20, 21, 23]
    assert found[0].meanwhile == (
        "Alice has 2 blocks of Wilton in the books, but those sold, traded and kept add up to 3."
    )
    assert [texts(one) for one in found] == [["Edit it", "Leave as is"]] * 3
    assert [one.answers[0].ready for one in found] == [
        Amend(20, Dispose(ALICE, "Wilton", 0, 2, 0)),
        Amend(21, Dispose(BOB, "Wilton", 0, 0, 1)),
        Amend(23, Dispose(DAVE, "Wilton", 2, 2, 0)),
    ]
    assert walked(table, speech) == 3
    # Two hotels at $200: $2,000 and $1,000; American grows to 5 + 2 + 1 + ... F5, C4: eight.
    assert table.books.cash[:4] == (
        6_000 + 1_000 - 700,
        6_000,
        6_000 - 300 + 200,
        6_000 - 500 + 2_400,
    )


def test_every_kind_of_answer_can_be_missing() -> None:
    text = (
        "Ana 4E, buys; Ben 5E, names Tower, buys; Ana 8E, buys; Ben 7E, names Luxor, buys;"
        "Ana 6G, buys; Ben 6F, names American, buys; Ana 6E; Ben 1A, buys"
    )
    game = table, speech = told("acquire-classic", 2, text)
    before = table.game.state(table.books)
    assert questions(game) == [
        (17, "Which chain did Ana choose as the survivor in turn 7?"),
        (17, "Which chain did Ana choose to settle next in turn 7?"),
        (17, "What did Ben do with Tower in turn 7?"),
        (17, "What did Ben do with American in turn 7?"),
        (17, "What did Ana buy in turn 7?"),
    ]
    found = owed(table, speech)
    assert [one.meanwhile for one in found] == [
        "Until you answer, the first of the tied chains on the card counts as the survivor.",
        "Until you answer, the first of the tied chains on the card is settled next.",
        "Until you answer, all of them count as kept.",
        "Until you answer, all of them count as kept.",
        "Until you answer, nothing counts as bought.",
    ]
    assert found[0].answers[0].ready == Insert(17, Choose(ANA, "Luxor"))
    assert walked(table, speech) == 5
    assert table.game.state(table.books) == before


def test_what_was_disposed_of_tells_which_chain_took_over() -> None:
    text = (
        "Ana 4E, buys; Ben 5E, names Tower, buys; Ana 8E, buys; Ben 7E, names Luxor, buys;"
        "Ana 6E; Ben sells 1 Luxor; Ana buys"
    )
    table, speech = told("acquire-classic", 2, text)
    found = owed(table, speech)
    assert found[0].question == "Which chain did Ana choose as the survivor in turn 5?"
    assert found[0].meanwhile == "Without this answer, “Ben sold 1 Luxor” doesn't fit."
    assert found[0].answers[0].ready == Insert(12, Choose(ANA, "Tower"))
    table.follow(Insert(12, Choose(ANA, "Tower")))
    assert owed(table, speech) == ()


def test_a_holding_that_was_not_announced_is_asked_for() -> None:
    text = (
        "Ana A1, buys; Ben A2, names Luxor, buys Luxor; Cat A4, buys; Ana A5, names American, buys;"
        "Ben A6, buys; Cat A3; Ana I1, buys"
    )
    table, speech = told("vacation", 3, text, deal="unknown")
    found = owed(table, speech)
    assert [one.question for one in found] == [
        "How many Luxor did Cat hold in turn 6?",
        "How many Luxor did Ana hold in turn 6?",
        "How many Luxor did Ben hold in turn 6?",
        "What did Ben do with Luxor in turn 6?",
        "What did Cat buy in turn 6?",
    ]
    assert found[0].meanwhile == "Until you answer, only the blocks in the books count."
    form = found[1].answers[0].form
    assert form is not None
    assert numbers_offered(form) == tuple(range(9))
    # No number is a better guess than another, and what became of them and what was bought
    # nobody has said: none of it is ready.
    assert [one.answers[0].ready for one in found] == [None] * 5
    assert [one.answers[0].form and one.answers[0].form.unsaid for one in found] == [
        *(True, True, True, False, False)
    ]
    assert form.trouble == "No number is entered yet."
    assert form.with_number(3).act == Insert(14, Announce(ANA, "Luxor", 3))
    assert walked(table, speech) == 5


def test_a_number_that_can_only_be_one_is_ready() -> None:
    # Cat says all eight of Luxor that were dealt: Ana, who bought none, has none, and Ben his one.
    text = (
        "Ana A1, buys; Ben A2, names Luxor, buys Luxor; Cat A4, buys; Ana A5, names American, buys;"
        "Ben A6, buys; Cat A3; Ana I1, buys"
    )
    table, speech = told("vacation", 3, text, deal="unknown")
    assert table.insert(14, Announce(CAT, "Luxor", 8))
    ana, ben, *_ = owed(table, speech)
    assert ana.question == "How many Luxor did Ana hold in turn 6?"
    assert ana.answers[0].ready == Insert(14, Announce(ANA, "Luxor", 0))
    assert ben.answers[0].ready == Insert(14, Announce(BEN, "Luxor", 1))


def test_a_number_that_no_longer_fits_is_not_guessed_either() -> None:
    # Ana said one of Luxor; if she had bought three, it is three at least, and as many as eight
    # more were dealt.
    text = (
        "Ana A1, buys; Ben A2, names Luxor, buys Luxor; Cat A4, buys; Ana A5, names American, buys;"
        "Ben A6, buys; Cat A3, says 0 Luxor; Ana says 1 Luxor; Ben says 3 Luxor"
    )
    table, speech = told("vacation", 3, text, deal="unknown")
    assert table.amend(10, Buy(ANA, ("Luxor",) * 3))
    aside = next(one for one in owed(table, speech) if one.number == 15)
    assert texts(aside) == ["Edit it", "Delete it", "Leave it dropped"]
    change = aside.answers[0]
    assert change.ready is None
    assert change.form is not None
    assert change.form.trouble == "No number is entered yet."
    assert numbers_offered(change.form) == tuple(range(3, 12))
    assert change.form.with_number(4).act == Amend(15, Announce(ANA, "Luxor", 4))


def test_a_purchase_nobody_has_named_is_not_guessed() -> None:
    table, speech = told("vacation", 3, "Ana A1, buys; Ben A2, names Luxor; Cat I1, buys")
    (missing,) = owed(table, speech)
    assert missing.question == "What did Ben buy in turn 2?"
    put_in, leave = missing.answers
    assert (put_in.ready, leave.ready) == (None, None)
    # Its form begins with nothing, as the purchase at the table does.
    assert put_in.form is not None
    assert put_in.form.act == Insert(5, Buy(BEN, ()))
    assert put_in.form.with_more(2).act == Insert(5, Buy(BEN, ("Luxor",)))


def test_a_number_nobody_can_know_is_not_guessed() -> None:
    text = (
        "Ana 5E, buys; Ben 5F, names Tower, buys; Ana 7E, buys; Ben 7F, names Luxor, buys;"
        "Ana 4F, buys; Ben 6F; Ben keeps 1 Luxor, buys"
    )
    table, speech = told("acquire-classic", 2, text, bank_holds=True)
    (missing,) = owed(table, speech)
    assert missing.question == "Which number was drawn for the bank's Luxor in turn 6?"
    assert missing.meanwhile == "Until you answer, the bank counts as holding none."
    assert missing.answers[0].ready is None
    assert missing.answers[0].form is not None
    assert missing.answers[0].form.trouble == "No number is entered yet."
    assert walked(table, speech) == 1


def test_a_purchase_without_a_tile_asks_for_the_tile() -> None:
    table, speech = told("vacation", 3, "Ana A1, buys; Ben buys; Cat I1, buys")
    (missing,) = owed(table, speech)
    assert (missing.number, missing.turn) == (3, "turn 2")
    assert missing.question == "Which tile did Ben lay in turn 2?"
    # What lay there nobody has said; the form begins with no tile.
    assert missing.answers[0].ready is None
    form = missing.answers[0].form
    assert form is not None
    assert form.act == Insert(3, Pass(BEN))
    assert form.with_square(0).trouble == "There is already a tile on A1."


def test_a_tile_on_a_square_that_was_taken_becomes_a_turn_without_one() -> None:
    table, speech = told("vacation", 3, "Ana A1, buys; Ben A5, buys; Cat A9, buys")
    assert table.amend(1, lay(ANA, "A5"))
    (aside,) = owed(table, speech)
    assert aside.question == "“Ben laid A5” does not fit in turn 2. What happened?"
    assert aside.meanwhile == "It is dropped: there is already a tile on A5."
    assert aside.answers[0].ready == Amend(3, Pass(BEN))
    form = aside.answers[0].form
    assert form is not None
    assert form.with_square(0).act == Amend(3, lay(BEN, "A1"))


def test_a_tile_laid_out_of_turn_on_a_square_that_was_taken_is_deleted() -> None:
    table, speech = told("vacation", 3, "Ana A1, buys; Cat A1")
    (aside,) = owed(table, speech)
    assert texts(aside) == ["Delete it", "Leave it dropped"]


def test_an_aside_that_does_not_fit_can_be_deleted_or_edited() -> None:
    terms = header("vacation", 3)
    what: list[Entry] = [lay(ANA, "A1"), Leave(ANA, returns=False), Buy(ANA, ())]
    table, speech = written(terms, what), spoken(terms)
    (aside,) = owed(table, speech)
    assert aside.meanwhile == "It is dropped: Ana has to answer the bank first."
    assert texts(aside) == ["Delete it", "Edit it", "Leave it dropped"]
    assert aside.answers[0].act == Strike(2)
    form = aside.answers[1].form
    assert form is not None
    assert form.with_player(CAT).act == Amend(2, Leave(CAT, returns=False))


def test_what_comes_after_the_end_is_one_question() -> None:
    terms = header("acquire-classic", 2)
    text = "Ana 5E, buys; Ben 5F, names Tower, buys, ends; Ana 1A, buys; Ben 12I, buys, ends"
    table, speech = written(terms, list(deeds(terms.edition, text))), spoken(terms)
    (over,) = owed(table, speech)
    assert (over.number, over.turn) == (7, "turn 2")
    assert over.question == "Five entries come after the end. What should happen to them?"
    assert over.meanwhile == "They are dropped: the game is over."
    assert texts(over) == ["Delete them", "Leave them dropped"]
    assert over.answers[0].act == Cut(7)
    before = table.pages
    assert walked(table, speech) == 1
    assert len(table.pages) == 6
    assert table.undo()
    assert table.pages == before


def test_one_entry_after_the_end_is_told_as_one() -> None:
    terms = header("acquire-classic", 2)
    text = "Ana 5E, buys; Ben 5F, names Tower, buys, ends; Ana 1A"
    table, speech = written(terms, list(deeds(terms.edition, text))), spoken(terms)
    (over,) = owed(table, speech)
    assert over.question == "One entry comes after the end. What should happen to it?"
    assert texts(over) == ["Delete it", "Leave it dropped"]
