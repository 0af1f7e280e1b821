"""The desk in words: every worked example, every edition as the command line says it."""

import json
from pathlib import Path
from typing import Any

import pytest

from hotels.exports.played import Played
from hotels.ledger.chains.books import Books
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.house import house_edition
from hotels.ledger.working import Mark
from hotels.views.comparing import Column, compared
from hotels.views.desk import Asked, change_in_words, faults
from hotels.views.desk_game import asked_of, tonight
from hotels.views.slip import written
from hotels.views.verdict import answered, receipts, whole
from hotels.wording.amounts import money
from hotels.wording.speech import Speech
from tests.asking import asked_about
from tests.command import hotels
from tests.exports.games import played

HERE = Path(__file__).parents[1]
EXAMPLES = json.loads((HERE / "ledger/chains/bonus_examples.json").read_text(encoding="utf-8"))
NAMES = ("Alice", "Bob", "Carol", "Dave", "Eve", "Frank")


def asked(edition: str, chain: str, size: int, *blocks: int) -> Asked:
    """A holding at the desk; a chain by VACATION's name where DECISION has none of it."""
    stated = EDITIONS[edition]
    names = EDITIONS["vacation"].names if stated.name == "DECISION" else stated.names
    base = asked_about(stated, NAMES[: len(blocks)])
    return base._replace(chain=names.index(chain), size=size, blocks=blocks)


def midst(game: Played) -> Books:
    """The books at the first moment with three chains on the board."""
    return next(
        step.before for step in game.steps if len(step.before.board.on_board) == len(NAMES) // 2
    )


def paid(column: Column) -> dict[str, str]:
    """Who gets how much."""
    return {got.name: got.amount for got in column.gots if got.paid and got.amount != "$0"}


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_worked_example(example: dict[str, Any]) -> None:
    one = asked(example["edition"], example["chain"], example["size"], *example["blocks"])
    one = one._replace(tile_player=example.get("tile_player", 0))
    bonus = {NAMES[seat]: money(cash) for seat, cash in enumerate(example["bonus"]) if cash}
    told = compared(one)
    assert told.columns[0].own
    assert paid(told.columns[0]) == bonus
    shown = {receipt.title: receipt.amount for receipt in receipts(one) if receipt.amount != "$0"}
    assert shown == {f"The bank pays {name}": amount for name, amount in bonus.items()}
    if "price" in example:
        assert told.columns[0].lines[0].amount == money(example["price"])
    for amount in bonus.values():
        assert amount in told.said.headline


@pytest.mark.parametrize(
    ("chain", "size", "blocks"),
    [
        ("American", 3, (3, 3, 1, 0)),
        ("American", 3, (4, 2, 2)),
        ("Tower", 9, (5, 1, 0, 0, 2)),
        ("Festival", 41, (2, 2, 2, 1)),
        ("Continental", 6, (7, 4)),
        ("American", 2, (0, 0, 0)),
    ],
)
def test_every_edition_says_what_the_command_line_says(
    chain: str, size: int, blocks: tuple[int, ...]
) -> None:
    held = ",".join(map(str, blocks))
    settle = ("settle", "--edition", "all", "--chain", chain, "--size", str(size))
    printed = json.loads(hotels(*settle, "--blocks", held, "--json").out)
    one = asked("acquire-classic", chain, size, *blocks)
    columns = {column.edition: column for column in compared(one).columns}
    assert columns.keys() == printed.keys()
    for edition, said in printed.items():
        column = columns[edition]
        if "refused" in said:
            assert column.refused
            assert not column.gots
            continue
        bonus = {NAMES[seat]: money(cash) for seat, cash in enumerate(said["bonus"]) if cash}
        assert paid(column) == bonus


def test_the_answer_is_a_sentence_with_its_reason() -> None:
    tie = asked("vacation", "American", 3, 3, 3, 1, 0)
    assert answered(tie) == (
        "Alice and Bob get $2,300 each",
        "Two tie for the most: first and second bonus are added and split.",
    )
    headline, second = answered(asked("vacation", "American", 3, 4, 2, 2))
    assert headline == "Alice gets $3,000, Bob and Carol get $800 each"
    assert second.startswith("Alice holds the most American blocks and gets the first bonus. ")
    assert second.endswith("Two tie for the second most: the second bonus is split.")
    assert answered(asked("vacation", "American", 3, 0, 0, 0))[0] == "Nobody is paid"


def test_the_same_steps_stand_in_every_column_and_what_differs_is_marked() -> None:
    own, *others = compared(asked("vacation", "American", 3, 3, 3, 1, 0)).columns
    lines = [(line.label, line.amount) for line in own.lines[:4]]
    assert lines == [
        ("price at 3 hotels", "$300"),
        ("first + second", "$4,500"),
        ("split two ways", "$2,250"),
        ("rounded up", "$2,300"),
    ]
    assert not any(line.differs for line in own.lines)
    keys = [line.key for line in own.lines]
    assert all([line.key for line in column.lines] == keys for column in others)
    draft = next(column for column in others if column.edition == "decision-draft")
    assert [line.differs for line in draft.lines][:4] == [False, True, True, True]
    assert [got.differs for got in draft.gots] == [True, True, False]
    assert draft.mark is Mark.DERIVED
    tycoon = next(column for column in others if column.edition == "acquire-tycoon")
    assert paid(tycoon) == {"Alice": "$3,500", "Bob": "$3,500", "Carol": "$2,000"}


def steps(edition: str, one: Asked) -> list[tuple[str, str]]:
    """The lines of an edition's column."""
    column = next(column for column in compared(one).columns if column.edition == edition)
    return [(line.label, line.amount) for line in column.lines]


def test_every_bonus_that_is_paid_has_its_line() -> None:
    one = asked("vacation", "American", 3, 4, 3, 1, 0)
    assert steps("vacation", one)[:3] == [
        ("price at 3 hotels", "$300"),
        ("first bonus", "$3,000"),
        ("second bonus", "$1,500"),
    ]
    assert ("third bonus", "$2,000") in steps("acquire-tycoon", one)
    two = asked("vacation", "Sharedon", 5, 7, 4)
    assert steps("acquire-classic", two)[:4] == [
        ("price at 5 tiles", "$500"),
        ("majority bonus", "$5,000"),
        ("not split", "none"),
        ("minority bonus", "$2,500"),
    ]


def test_a_bonus_that_stays_with_the_bank_is_said_and_has_its_line() -> None:
    one = asked("acquire-classic", "American", 3, 7, 4)._replace(drawn=9)
    headline, second = answered(one)
    assert headline == "Alice gets $2,000"  # five times $400
    assert second.endswith("The bank has the most with 9 and keeps the majority bonus.")
    assert steps("acquire-classic", one)[:3] == [
        ("price at 3 tiles", "$400"),
        ("the bank keeps the majority bonus", "$4,000"),
        ("minority bonus", "$2,000"),
    ]
    receipt = whole(one)
    assert receipt is not None
    assert "The bank has the most with 9" in written(receipt)


@pytest.mark.parametrize(
    ("drawn", "words"),
    [
        (5, "The bank has the second most with 5 and keeps the minority bonus."),
        (7, "The bank, with 7, ties for the most and keeps its part of the bonus."),
        (4, "The bank, with 4, ties for second most and keeps its part of the bonus."),
        (3, ""),
    ],
)
def test_the_bank_is_named_where_it_comes_to_a_bonus(drawn: int, words: str) -> None:
    one = asked("acquire-classic", "American", 3, 7, 4)
    second = answered(one._replace(drawn=drawn)).second
    assert second.endswith(words)
    assert ("The bank" in second) == bool(words)
    labels = [label for label, _ in steps("acquire-classic", one._replace(drawn=drawn))]
    assert ("the bank keeps the minority bonus" in labels) == (drawn == 5)
    assert "The bank" not in answered(one).second


def test_an_edition_that_refuses_says_why_in_its_column() -> None:
    columns = compared(asked("vacation", "American", 3, 7, 4)).columns
    refused = {column.edition: column.refused for column in columns if column.refused}
    assert refused == {
        "decision-draft": "2 players: DECISION, typed draft needs at least 3.",
        "acquire-2008": "2 players: Acquire, 2008 needs at least 3.",
    }


@pytest.mark.parametrize(
    ("size", "blocks", "where", "words"),
    [
        (1, (1, 0, 0), "size", "A chain has at least 2 hotels."),
        (-4, (1, 0, 0), "size", "A chain has at least 2 hotels."),
        (109, (1, 0, 0), "size", "The board has only 108 squares."),
        (3, (20, 10, 0), "blocks", "That adds up to 30 blocks of American, but there are only 29."),
        (3, (-1, 0, 0), "blocks", "No one can hold fewer than 0."),
    ],
)
def test_what_cannot_be_is_said_at_its_field_and_the_answer_is_withheld(
    size: int, blocks: tuple[int, ...], where: str, words: str
) -> None:
    one = asked("vacation", "American", size, *blocks)
    found = faults(one)
    assert getattr(found, where) == words
    assert [text for text in found if text] == [words]
    assert answered(one) == ("No answer yet", words)
    assert (receipts(one), whole(one)) == ((), None)


def test_an_edition_for_more_players_withholds_its_own_answer_only() -> None:
    one = asked("decision-draft", "American", 3, 1, 0)
    told = compared(one)
    assert told.wrong == "2 players: DECISION, typed draft needs at least 3."
    assert any(got.paid for column in told.columns for got in column.gots)


def test_who_laid_the_tile_matters_where_a_pot_is_split_by_seat() -> None:
    one = asked("decision-draft", "Luxor", 2, 4, 4, 4)
    assert paid(compared(one).columns[0]) == dict(
        zip(NAMES, ("$700", "$700", "$600"), strict=False)
    )
    other = one._replace(tile_player=1)
    assert paid(compared(other).columns[0]) == {"Alice": "$600", "Bob": "$700", "Carol": "$700"}


def test_a_number_drawn_for_the_bank_makes_it_a_holder_of_a_table_of_two() -> None:
    two = asked("acquire-classic", "Luxor", 3, 4, 2)
    assert paid(compared(two).columns[0]) == {"Alice": "$3,000", "Bob": "$1,500"}
    drawn = two._replace(drawn=3)
    assert paid(compared(drawn).columns[0]) == {"Alice": "$3,000"}
    three = drawn.joined()
    assert paid(compared(three).columns[0]) == {"Alice": "$3,000", "Bob": "$1,500"}


def test_the_whole_answer_is_one_receipt() -> None:
    receipt = whole(asked("vacation", "American", 3, 3, 3, 1, 0))
    assert receipt is not None
    assert (receipt.title, receipt.amount) == ("Alice and Bob get", "$2,300 each")
    assert [held.name for held in receipt.holdings if held.is_payee] == ["Alice", "Bob"]
    mixed = whole(asked("vacation", "American", 3, 4, 2, 1))
    assert mixed is not None
    assert mixed.amount == "$4,500 in total"


def test_what_undo_takes_back_is_said() -> None:
    one = asked("vacation", "American", 3, 3, 2)
    for other, words in (
        (one.holding(1, 3), "Bob: 2 to 3 blocks"),
        (one.sized(5), "American: 3 to 5 hotels"),
        (one._replace(chain=2), "American to Luxor"),
        (one.joined(), "2 to 3 players"),
        (one.joined().parted(), ""),
        (one.renamed(1, "Zoe"), "Bob to Zoe"),
        (one.by(EDITIONS["decision"]), "VACATION"),
        (one._replace(drawn=4), "the bank: none to 4"),
    ):
        if words:
            assert change_in_words(one, other) == words
        else:
            assert other == one


def test_another_edition_keeps_the_name_or_how_dear_the_chain_is() -> None:
    festival = asked("vacation", "Festival", 3, 1, 0)
    assert festival.by(EDITIONS["acquire-classic"]).chain_name == "Festival"
    dear = asked("acquire-classic", "Imperial", 3, 1, 0).by(EDITIONS["acquire-2016"])
    assert dear.edition.chains[dear.chain].tier == 2


def test_a_house_edition_is_compared_as_well() -> None:
    chains = [{"name": f"Inn {n}", "bank": 25} for n in range(3)]
    ours = house_edition(
        {
            "format": "hotels-edition/1",
            "id": "house-ours",
            "name": "Ours",
            "based_on": "vacation",
            "changes": {"chains": chains},
        }
    )
    one = asked_about(ours, NAMES[:3])._replace(chain=1, size=3, blocks=(2, 1, 0))
    columns = compared(one).columns
    assert [column.own for column in columns].count(True) == 1
    assert columns[0].name == "Ours"
    assert len(columns) == 1 + len(EDITIONS)
    assert all(column.gots or column.refused for column in columns)


def test_tonight_offers_the_chains_whose_holders_are_known() -> None:
    game = played("acquire-p4_027")
    books = midst(game)
    found = tonight(books, game.speech)
    assert [one.chain for one in found] == [*books.board.on_board]
    for one in found:
        assert one.asked is not None
        assert one.asked.blocks == books.holdings(one.chain)
        assert one.asked.size == books.board.sizes[one.chain]
        assert one.asked.names == game.speech.players
    secret = played("vacation-p3_002-unknown")
    hidden = tonight(midst(secret), secret.speech)
    assert any(one.asked is None and "holdings unknown" in one.line for one in hidden)


def test_a_games_own_names_of_chains_are_kept() -> None:
    game = played("acquire-p4_027")
    books = midst(game)
    chain = books.board.on_board[0]
    printed = books.header.edition.names[chain]
    one = asked_of(books, chain, Speech(books.header.edition, game.speech.players, {printed: "X"}))
    assert one.chain_name == "X"
    assert compared(one).columns[0].variant.endswith("this table")
