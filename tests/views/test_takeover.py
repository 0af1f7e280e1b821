"""What stands beside a question where chains meet, and what is to be known before an answer."""

from collections.abc import Callable

import pytest

from hotels.ledger.chains.board import FIRST_CHAIN, LONE
from hotels.ledger.chains.books import Books, Question
from hotels.ledger.chains.game import ChainGame
from hotels.table import Table
from hotels.views.table import speech_of
from hotels.views.takeover import Walk, walk
from tests.store.playing import PLAYERS, entries, recorded


def asked(name: str, until: Callable[[Books], bool]) -> tuple[Walk, Books]:
    """A recorded game's walk when something is so."""
    header = recorded(name).header
    table = Table(ChainGame(header))
    for entry in entries(name):
        table.write(entry)
        if until(table.books):
            return walk(table, speech_of(header, PLAYERS[: header.seats], {})), table.books
    raise AssertionError(name)


def kind(question: Question) -> Callable[[Books], bool]:
    return lambda books: books.awaiting is not None and books.awaiting.kind is question


def test_equal_chains_lie_as_before_the_tile_and_say_what_they_would_pay() -> None:
    said, books = asked("four-equal-vacation", kind(Question.SURVIVOR))
    assert said.meeting is not None
    assert books.takeover is not None
    square = books.takeover.square
    assert said.meeting.square == square
    assert said.meeting.cells[square] == LONE
    codes = {*said.meeting.cells} - {0, LONE}
    assert codes == {part.place + FIRST_CHAIN for part, _ in said.meeting.chains}
    assert {choice.due for choice in said.choices} == {"if taken over: 1st $2,000, 2nd $1,000"}
    assert said.meeting.caption == "The board when C5 was laid"


def test_those_who_dispose_later_stand_with_what_they_hold() -> None:
    # The manuscript: Alice laid the tile and holds 3 of Wilton, then Bob 2, Carol 1, Dave 5.
    said, _ = asked("manuscript", kind(Question.DISPOSE))
    assert said.asked is not None
    assert said.asked.held == 3
    assert [one.held for one in said.waiting] == [
        *("holds 2 Wilton", "holds 1 Wilton", "holds 5 Wilton")
    ]
    assert [one.name for one in said.waiting] == [*PLAYERS[1:4]]
    unsaid, _ = asked("vacation-p3_002-unknown", kind(Question.ANNOUNCE))
    assert unsaid.waiting == ()


def test_the_last_holder_of_a_chain_hears_which_is_settled_next() -> None:
    # 7E joins Worldwide and Imperial to Luxor; all of Worldwide is settled first.
    said = []
    for pending in (2, 1):

        def last(books: Books, pending: int = pending) -> bool:
            takeover = books.takeover
            if takeover is None or not kind(Question.DISPOSE)(books):
                return False
            return (len(takeover.defunct), len(takeover.pending), len(takeover.queue)) == (
                *(2, pending, 1),
            )

        said.append(asked("acquire-p4_027", last)[0].then)
    assert said == ["Next: the Imperial shares.", "Then the turn continues."]


def test_once_they_are_paid_no_bonus_is_due() -> None:
    said, _ = asked("four-equal-vacation", kind(Question.NEXT_DEFUNCT))
    assert {choice.due for choice in said.choices} == {""}


def test_an_announcement_has_the_chains_beside_it() -> None:
    said, _ = asked("vacation-p3_002-unknown", kind(Question.ANNOUNCE))
    assert said.meeting is not None
    assert [(part.name, part.size, due) for part, due in said.meeting.chains] == [
        ("Wilton", "from 8 to 15 hotels, $800", "the chain that takes over"),
        ("Festival", "6 hotels, $600 a block", "1st $6,000, 2nd $3,000"),
    ]


def test_at_the_end_all_chains_lie_there_the_smallest_first() -> None:
    def over(books: Books) -> bool:
        return books.end is not None and books.awaiting is not None

    said, books = asked("decision-p3_009-unknown", over)
    assert said.meeting is not None
    assert said.meeting.square is None
    sizes = [books.board.sizes[part.place] for part, _ in said.meeting.chains]
    assert sizes == sorted(size for size in books.board.sizes if size)
    assert said.second.startswith("If the game ends here, everyone shows their")


@pytest.mark.parametrize(
    ("name", "question", "hint"),
    [
        ("manuscript", Question.DISPOSE, "Kept blocks are worth nothing while Wilton is off the "),
        ("acquire-p5_023", Question.DISPOSE, "Kept shares are worth nothing while "),
        ("vacation-p3_002-unknown", Question.ANNOUNCE, "Count every block shown. "),
        ("manuscript", Question.DISPOSE, "Kept blocks"),
    ],
)
def test_hints_speak_the_editions_words(name: str, question: Question, hint: str) -> None:
    said, _ = asked(name, kind(question))
    assert said.hint.startswith(hint)
    assert (said.meeting is None) == (question is Question.DISPOSE)


def test_those_who_settled_another_chain_are_told_apart() -> None:
    def settled(count: int, question: Question) -> Callable[[Books], bool]:
        return lambda books: (
            kind(question)(books)
            and books.takeover is not None
            and len(books.takeover.settled) == count
        )

    said, _ = asked("four-equal-vacation", settled(4, Question.NEXT_DEFUNCT))
    assert (len(said.settled), said.earlier) == (4, 3)
    assert said.settled[-1].bills == "1 × 500 · 1 × 100"  # three at $200
    said, _ = asked("four-equal-vacation", settled(4, Question.DISPOSE))
    assert (len(said.settled), said.earlier) == (4, 3)
    said, _ = asked("four-equal-vacation", settled(6, Question.DISPOSE))
    assert (len(said.settled), said.earlier) == (6, 4)
