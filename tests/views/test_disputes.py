"""What tables argue about, in words: the sentences come from the books, the rules with marks."""

import re
from pathlib import Path

import pytest

from hotels.ledger.chains.cases import CASES
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.working import Mark
from hotels.views.disputes import DISPUTES, Worked, dispute, found, worked

EVERY = pytest.mark.parametrize("edition", EDITIONS.values(), ids=[*EDITIONS])
VACATION, CLASSIC = EDITIONS["vacation"], EDITIONS["acquire-classic"]
DRAFT = EDITIONS["decision-draft"]


def told(key: str, edition: Edition, which: int = 0) -> Worked:
    """A case of a question."""
    return worked(dispute(key), edition)[which]


def said(one: Worked) -> list[str]:
    """Every line of it, the amount after the words."""
    return [f"{line.text} {line.amount}".strip() for line in one.lines]


def test_every_question_has_its_cases() -> None:
    assert [one.key for one in DISPUTES] == [*CASES]
    assert all(len(one.cases) == len(CASES[one.key]) for one in DISPUTES)
    assert len({one.question for one in DISPUTES}) == 25


@EVERY
def test_every_case_says_where_it_stands_what_comes_of_it_and_its_rule(edition: Edition) -> None:
    for one in DISPUTES:
        for case in worked(one, edition):
            if case.refused:
                assert case.refused.startswith("2 players: ")
                continue
            assert case.position
            assert case.lines
            assert case.basis is not None
            for line in (*case.position, *(line.text for line in case.lines)):
                assert "{" not in line
                assert re.search(r"player \d|chain \d", line) is None
                assert len(line) < 240
            names = {edition.names[place] for place in range(len(edition.chains))}
            assert any(name in " ".join((*case.position, *said(case))) for name in names)


@pytest.mark.parametrize(
    ("key", "edition", "mark"),
    [
        ("tie first", VACATION, Mark.ATTESTED),
        ("tie first", DRAFT, Mark.DERIVED),
        ("tie second", VACATION, Mark.RECONSTRUCTED),
        ("tie second", CLASSIC, Mark.ATTESTED),
        ("one holder", VACATION, Mark.RECONSTRUCTED),
        ("one holder", CLASSIC, Mark.ATTESTED),
        ("equal sizes", VACATION, Mark.ATTESTED),
        ("no tiles left", VACATION, Mark.RECONSTRUCTED),
        ("wrong square", VACATION, Mark.RECONSTRUCTED),
        ("when it ends", VACATION, Mark.ATTESTED),
        ("equal money", VACATION, Mark.RECONSTRUCTED),
        ("equal money", CLASSIC, Mark.RECONSTRUCTED),
        ("equal money", EDITIONS["acquire-renegade"], Mark.ATTESTED),
    ],
)
def test_the_rule_stands_with_its_mark(key: str, edition: Edition, mark: Mark) -> None:
    basis = told(key, edition).basis
    assert basis is not None
    assert basis.mark is mark
    assert ("not stated; your table's setting" in basis.text) == (mark is Mark.RECONSTRUCTED)


def test_a_tie_is_paid_with_receipts() -> None:
    case = told("tie first", VACATION)
    paid = [line for line in case.lines if line.kind == "paid"]
    assert [(line.text, line.amount) for line in paid] == [
        ("The bank pays Alice", "$2,300"),
        ("The bank pays Bob", "$2,300"),
    ]
    assert all(line.receipt and line.receipt.rule == "VACATION, tie first" for line in paid)
    draft = [line.amount for line in told("tie first", DRAFT, 1).lines if line.kind == "paid"]
    assert draft == ["$700", "$700", "$600"]


def test_what_the_rules_forbid_is_tried_and_answered() -> None:
    lines = told("last blocks", VACATION).lines
    kinds = [line.kind for line in lines]
    at = kinds.index("tried")
    assert lines[at].text == "Tried: Bob traded 2 Continental for 1 Wilton."
    against = lines[at + 1]
    assert "the bank has no blocks of Wilton left" in against.text
    assert against.basis is not None
    assert against.basis.text == "VACATION, limited (printed)"


@pytest.mark.parametrize(
    ("key", "edition", "words"),
    [
        ("nobody", VACATION, "Wilton (5) took over Continental (3)"),
        ("laid tile", VACATION, "Bob sold 1 Continental"),
        ("who disposes first", VACATION, "Bob kept 1 Continental"),
        ("odd block", VACATION, "trades are two for one, so the number must be even"),
        ("two safe", VACATION, "joins two safe chains, Continental and Wilton"),
        ("nobody", VACATION, "No bonus is paid for Continental."),
        ("laid tile", VACATION, "Continental before A4 was laid: 3 hotels."),
        ("selling price", VACATION, "Price of a block of Continental at 3 hotels: $300."),
        ("dead tile", VACATION, "C1 joins two safe chains, Continental and Wilton"),
        ("dead tile", CLASSIC, "1C joins two safe chains, Luxor and Tower"),
        ("eighth chain", CLASSIC, "the tile can be laid once a chain has been acquired"),
        ("one below safe", VACATION, "now safe"),
        ("founder", CLASSIC, "named the new chain Luxor (2 tiles)"),
        ("when it ends", VACATION, "Alice wins with $15,600"),
        ("when it ends", CLASSIC, "Alice wins with $14,400"),
        ("when it ends", DRAFT, "by the rules the game ends here"),
        (
            "no tiles left",
            VACATION,
            "Nobody laid a tile for a whole round; provisional until the end is declared",
        ),
        ("off the board", VACATION, "is not on the board"),
        ("equal money", VACATION, "Bob and Carol share the win with $900"),
        ("wrong square", VACATION, "Alice $5,700"),
        ("cash differs", VACATION, "the books say $6,000"),
        (
            "how many left",
            VACATION,
            "Anyone may ask at any time. The bank has 14 blocks of Continental.",
        ),
    ],
)
def test_the_answer_is_in_the_words_of_the_books(key: str, edition: Edition, words: str) -> None:
    assert any(words in line for line in said(told(key, edition)))


@EVERY
def test_no_try_is_made_of_what_another_player_may_announce(edition: Edition) -> None:
    """Any player may announce an end in VACATION: nothing is to look as if he might not."""
    for case in worked(dispute("when it ends"), edition):
        assert not any("not for Bob" in line.text for line in case.lines)
        assert case.basis is not None
        assert case.basis.rule.endswith(", who speaks")
        for line in case.lines:
            if "declared the end" in line.text and line.kind == "done":
                assert line.basis is not None
                assert line.basis.rule.endswith(", ends")


def test_where_no_condition_holds_the_end_is_answered_by_its_rule() -> None:
    for which, edition in ((2, VACATION), (2, CLASSIC), (3, CLASSIC)):
        tried, against = told("when it ends", edition, which).lines[-2:]
        assert (tried.kind, tried.text) == ("tried", "Tried: Alice declared the end.")
        assert "the end can't be declared" in against.text
        assert against.basis is not None
        assert against.basis.rule.endswith(", ends")
    assert "The end was declared." in said(told("when it ends", VACATION, 3))


@EVERY
def test_a_dead_tile_does_not_argue_about_the_end(edition: Edition) -> None:
    case = told("dead tile", edition)
    assert not any(re.search(r"\bend\b", line.text) for line in case.lines)
    assert case.basis is not None
    assert case.basis.rule.endswith(", blocked rack")


@pytest.mark.parametrize("key", ["off the board", "equal money"])
def test_who_declares_the_end_has_just_played(key: str) -> None:
    position = told(key, VACATION).position
    assert position[-1] == "Carol has just played."
    assert not any("is to lay a tile" in line for line in position)


def test_a_switch_thrown_is_of_the_house() -> None:
    bases = [told("who disposes first", CLASSIC, which).basis for which in (0, 1)]
    assert [basis and basis.mark for basis in bases] == [Mark.ATTESTED, Mark.HOUSE]


def test_a_tile_on_the_wrong_square_is_let_lie_or_moved_in_the_same_game() -> None:
    lies, moved = (told("wrong square", VACATION, which) for which in (0, 1))
    assert lies.position == moved.position
    assert lies.position[-1] == "Alice wants to lay A4."
    done = ["Alice laid H5.", "Alice bought 1 Continental.", "Alice pays the bank $300"]
    assert said(lies)[:3] == said(moved)[:3] == done
    assert said(moved)[4:8] == [
        "Moved: Alice laid A4: Continental grew to 4 hotels.",
        "Recalculated: Alice bought 1 Continental.",
        "Alice pays the bank $400",
        "Difference: Alice −$100.",
    ]
    assert "Hotels on the board: Continental 3." in said(lies)
    assert "Hotels on the board: Continental 4." in said(moved)


def test_the_bank_says_at_any_time_how_many_are_left() -> None:
    lines = [line for line in told("how many left", VACATION).lines if line.kind == "comes"]
    assert [line.text for line in lines] == [
        "Anyone may ask at any time. The bank has 10 blocks of Continental.",
        "Anyone may ask at any time. The bank has 14 blocks of Continental.",
    ]
    assert all(line.basis and line.basis.text == "VACATION, ask (printed)" for line in lines)


def test_a_table_too_small_says_so() -> None:
    assert told("one holder", DRAFT, 1).refused.startswith("2 players: ")


def test_questions_are_found_by_their_words() -> None:
    assert found("", VACATION) == DISPUTES
    assert [one.key for one in found("Odd BLOCK", VACATION)] == ["odd block"]
    assert [one.key for one in found("wrong square", VACATION)] == ["wrong square"]
    assert found("nothing of the kind", VACATION) == ()


def test_no_answer_is_written_out_beside_the_questions() -> None:
    """The cases are positions and entries; the page of words holds questions only."""
    source = Path("hotels/ledger/chains/cases.py").read_text(encoding="utf-8")
    assert "$" not in source
    assert all(one.asked_by(VACATION).count(".") == 0 for one in DISPUTES)
