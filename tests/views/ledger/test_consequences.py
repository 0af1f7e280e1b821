"""What a change of the past comes to, worked out by hand from the manuscript's game."""

import pytest

from hotels.ledger.chains.entries import (
    Correct,
    Entry,
    Lay,
    Name,
    Pass,
)
from hotels.ledger.journal import Act, Amend, Insert, Move, Redo, Strike, Undo
from hotels.ledger.objection import Grade
from hotels.views.ledger.consequences import Consequences, consequences
from tests.views.ledger.at_table import lay, manuscript, money, played, rows, told

CAROL, DAVE = 2, 3
ANA, CAT = 0, 2

KEPT = "Preview. Nothing saved yet."


def lying(said: Consequences, which: int) -> dict[str, str]:
    """What lies on a cut-out: a chain's letter, or a lone tile."""
    assert said.boards is not None
    found = said.boards[which].squares
    return {
        one.name: one.mark.letter if one.mark else "lone" for one in found if not one.state.is_empty
    }


def ringed(said: Consequences) -> list[list[str]]:
    """The squares with a ring on both cut-outs."""
    assert said.boards is not None
    return [[one.name for one in board.squares if one.is_last] for board in said.boards]


def test_a_tile_that_lay_elsewhere_is_told_as_it_is_drawn() -> None:
    table, speech = manuscript()
    said = consequences(table, Amend(15, lay(CAROL, "D3")), speech)
    assert (said.question, said.support) == ("Move C3 to D3 in turn 7?", KEPT)
    # Wilton has B2 and B3 alone. C4 then touches C5 and D3 lies off it: five American and C4 are
    # six hotels at $600, and no bonus of $3,000 and $1,500 is due.
    assert [(row.icon, row.role, row.turn, row.sentence) for row in said.rows] == [
        ("pencil-outline", "brass", "turn 7", "Wilton stays at 2 hotels, $200 a block"),
        ("pencil-outline", "brass", "turn 9", "C4 joins American only: 6 hotels, no takeover"),
        ("close-circle-outline", "red", "turn 9", "Two bonuses and four disposals no longer fit"),
        ("pencil-outline", "brass", "turn 9", "Alice pays $600 for American, not $700"),
    ]
    assert [(cell.name, cell.difference, cell.then, cell.role) for cell in said.people] == [
        ("Alice", "−$1,700", "balance $5,200", "red"),  # 1,500 + 300 for a block, 100 less to pay
        ("Bob", "no change", "balance $5,800", "ink2"),
        ("Carol", "−$300", "balance $5,700", "red"),
        ("Dave", "−$3,600", "balance $5,300", "red"),
    ]
    assert (said.keep, said.refused) == ("Save and drop 4 entries", "")
    assert len(table.lines) == 24


def test_the_boards_are_cut_out_about_what_differs() -> None:
    table, speech = manuscript()
    said = consequences(table, Amend(15, lay(CAROL, "D3")), speech)
    assert said.boards is not None
    assert [(board.label, board.rows, board.columns) for board in said.boards] == [
        ("As it is", 6, 6),
        ("With D3", 6, 6),
    ]
    assert [board.squares[0].name for board in said.boards] == ["A1", "A1"]
    assert [board.squares[-1].name for board in said.boards] == ["F6", "F6"]
    american = dict.fromkeys(("C4", "C5", "D5", "E5", "F4", "F5"), "A")
    assert lying(said, 0) == american | {"B2": "A", "B3": "A", "C3": "A"}
    assert lying(said, 1) == american | {"B2": "W", "B3": "W", "D3": "lone"}
    assert ringed(said) == [["C3"], ["D3"]]


def test_a_cut_out_is_as_large_as_what_differs() -> None:
    table, speech = told("vacation", 3, "Ana A1, buys; Ben E6, buys")
    said = consequences(table, Amend(1, lay(ANA, "I12")), speech)
    assert said.boards is not None
    assert [(board.rows, board.columns) for board in said.boards] == [(9, 12)] * 2
    assert rows(said) == [("turn 1", "I12 lies alone")]


def test_a_tile_that_never_lay_leaves_its_neighbours() -> None:
    table, speech = manuscript()
    said = consequences(table, Amend(7, lay(DAVE, "A1")), speech)
    # Nobody forms Wilton: what was bought of it at $200 is given back. C3 then lies beside B3
    # alone, and C4 beside those two and American: 5 + 3 hotels.
    assert rows(said) == [
        ("turn 4", "A1 lies alone: no new chain is formed"),
        ("turn 4", "One chain name and one purchase no longer fit"),
        ("turn 5", "Alice's purchase no longer fits: Wilton is not on the board"),
        ("turn 6", "Bob's purchase no longer fits: Wilton is not on the board"),
        ("turn 7", "C3 forms a chain"),
        ("turn 7", "Carol still has to name a chain"),
        ("turn 9", "C4 joins American only: 8 hotels, no takeover"),
        ("turn 9", "Two bonuses and four disposals no longer fit"),
    ]
    assert said.keep == "Save and drop 8 entries"
    assert said.loses
    assert [difference for difference, _ in money(said)] == ["−$1,600", "+$200", "−$300", "−$3,400"]


@pytest.mark.parametrize(
    ("act", "why"),
    [
        (Amend(15, lay(CAROL, "B3")), "There is already a tile on B3, so this can't have happened"),
        (
            Insert(16, Name(CAROL, "Luxor")),
            "There is no new chain to name, so this can't have happened",
        ),
        (
            Move(9, 12),
            "That's for Bob to decide, not Dave, so this can't have happened",
        ),
        (Strike(99), "This game has no entry 99"),
        (Amend(99, Pass(0)), "This game has no entry 99"),
        (Insert(0, Pass(0)), "This game has no entry 0"),
        (Strike(16), "Entry 16 is already deleted"),
        (Move(3, 3), "An entry can't be moved before itself"),
        (Redo(), "There is nothing to redo"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence_and_no_button(act: Act[Entry], why: str) -> None:
    table, speech = manuscript()
    assert table.strike(16)
    before = table.pages
    said = consequences(table, act, speech)
    assert said.refused == f"{why}. Nothing was changed."
    assert (said.keep, said.rows, said.people, said.boards) == ("", (), (), None)
    assert said.question
    assert table.pages is before


def test_nothing_to_undo_is_said() -> None:
    table, speech = told("vacation", 3, "")
    said = consequences(table, Undo(), speech)
    assert (said.refused, said.keep) == ("There is nothing to undo. Nothing was changed.", "")


def test_what_stands_there_already_changes_nothing() -> None:
    table, speech = manuscript()
    said = consequences(table, Amend(15, lay(CAROL, "C3")), speech)
    assert (said.support, said.keep, said.refused) == (
        "That's what the ledger already says.",
        "",
        "",
    )


def test_a_hidden_holding_is_adjusted_without_a_word_of_what_it_was() -> None:
    table, speech = manuscript()
    said = consequences(table, Insert(24, Correct(CAROL, "Luxor", 3)), speech)
    assert rows(said) == [("turn 9", "Carol's Luxor is adjusted")]
    said = consequences(table, Insert(24, Correct(CAROL, "Luxor", 99)), speech)
    assert said.refused == (
        "The bank doesn't have enough Luxor blocks for that, so this can't have happened."
        " Nothing was changed."
    )
    table, speech = told("vacation", 3, "Ana A1, buys", holdings="open")
    said = consequences(table, Insert(2, Correct(CAT, "Luxor", 99)), speech)
    assert said.refused.startswith("The bank has 18 blocks of Luxor left; this needs 99")


@pytest.mark.parametrize(
    "name",
    ["acquire-p5_023", "vacation-p3_002-unknown", "decision-p2_009", "decision-draft-p3_006"],
)
def test_a_difference_of_any_size_is_one_screenful(name: str) -> None:
    table, speech = played(name)
    number, player = next(
        (number, page.entry.player) for number, page in table.pages if isinstance(page.entry, Lay)
    )
    free = ("A1", "I12", "A10", "I1", "E5")
    refused = 0
    for to in free:
        act: Act[Entry] = Amend(number, lay(player, to))
        said = consequences(table, act, speech)
        if said.refused:
            refused += 1
            continue
        preview = table.preview(act)
        unfit = sum(page.grade == Grade.IMPOSSIBLE for _, page in preview.pages)
        assert len(said.rows) <= 9
        entries = "entry" if unfit == 1 else "entries"
        assert said.keep == (f"Save and drop {unfit} {entries}" if unfit else "Save change")
        assert said.loses == bool(unfit)
    assert refused < len(free)


def test_many_for_one_reason_stand_together_and_the_rest_is_counted() -> None:
    table, speech = played("acquire-p4_027")
    said = consequences(table, Amend(1, lay(0, "1A")), speech)
    sentences = [sentence for _, sentence in rows(said)]
    assert sentences[0] == "1A lies alone: no new chain is formed"
    assert any(
        one.endswith("purchases no longer fit: Tower is not on the board") for one in sentences
    )
    assert any(one.startswith("And ") and one.endswith("more entries") for one in sentences)
    assert any(one.endswith("answers are missing") for one in sentences)
