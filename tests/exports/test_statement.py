import csv
import io
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotels.exports.played import of_transcript
from hotels.exports.statement import COLUMNS, safe, statement
from tests.exports.games import DAY, ODD, ODD_CHAINS, each_game, played, read, renamed

EVIL = ("=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "＝1+1", '"=1', " =1")


def rows(text: str) -> list[dict[str, str]]:
    """The table as Python's own reader reads it."""
    return list(csv.DictReader(io.StringIO(text, newline=""), strict=True))


def cells(text: str) -> Iterator[list[str]]:
    """The table by RFC 4180 to the letter: CRLF, quotes doubled, nothing bare."""
    row: list[str] = []
    at = 0
    while at < len(text):
        if text[at] == '"':
            end = at + 1
            while text[end : end + 2] == '""' or text[end] != '"':
                end += 2 if text[end] == '"' else 1
            row.append(text[at + 1 : end].replace('""', '"'))
            at = end + 1
        else:
            end = min(place for place in (text.find(",", at), text.find("\r\n", at)) if place >= 0)
            row.append(text[at:end])
            assert not {'"', "\r", "\n"} & set(row[-1])
            at = end
        if text[at] == ",":
            at += 1
            continue
        assert text[at : at + 2] == "\r\n"
        yield row
        row = []
        at += 2


@each_game
def test_every_posting_is_a_row_and_the_cash_runs_on(path: Path) -> None:
    game = of_transcript(read(path), DAY)
    found = rows(statement(game))
    assert len(found) == len(list(game.movements()))
    purses = dict.fromkeys(game.about.players, 0)
    blocks: Counter[tuple[str, str]] = Counter()
    for row in found:
        player = row["player"]
        if row["thing"] == "cash":
            purses[player] += int(row["count"])
            assert row["mark"]
            assert (row["size"] == "") == (row["what"] == "starting cash")
        else:
            blocks[player, row["chain"]] += int(row["count"])
        assert int(row["cash"]) == purses[player]
        assert row["words"]
    outcome = game.settlement
    books = game.books.posted(outcome.postings if outcome else ())
    assert list(purses.values()) == list(books.cash[: game.header.seats])
    for (player, chain), count in blocks.items():
        place = game.header.edition.places[chain]
        assert books.blocks[place][game.about.players.index(player)] == count


@pytest.mark.parametrize("name", ["acquire-p4_027", "vacation-p6_017", "decision-p3_009-unknown"])
def test_the_table_is_as_rfc_4180_has_it(name: str) -> None:
    text = statement(played(name))
    strict = list(cells(text))
    assert strict[0] == list(COLUMNS)
    assert {len(row) for row in strict} == {len(COLUMNS)}
    assert strict == list(csv.reader(io.StringIO(text, newline=""), strict=True))


def test_a_row_tells_turn_event_price_rule_and_words() -> None:
    found = rows(statement(played("manuscript")))
    bonus = next(row for row in found if row["what"] == "bonus")
    assert bonus == {
        "date": "2026-11-18",
        "edition": "vacation",
        "turn": "9",
        "event": "18",
        "player": "Dave",
        "counterpart": "bank",
        "what": "bonus",
        "thing": "cash",
        "chain": "Wilton",
        "count": "3000",
        "cash": "8300",
        "size": "3",
        "price": "300",
        "price_mark": "attested",
        "rule": "bonuses",
        "mark": "attested",
        "words": "Wilton at 3 hotels: first bonus, 10 × $300",
    }
    kinds = {row["what"] for row in found}
    assert kinds == {"starting cash", "deal", "purchase", "bonus", "sale", "trade"}


def test_an_announcement_comes_from_the_unseen_blocks() -> None:
    found = rows(statement(played("vacation-p3_002-unknown")))
    told = [row for row in found if row["what"] == "announcement"]
    assert {(row["counterpart"], row["thing"]) for row in told} == {("unseen", "blocks")}
    assert all(int(row["count"]) > 0 for row in told)


def test_no_cell_begins_as_a_formula_does() -> None:
    names = {"Luxor": "=A1", "Tower": "+A1", "American": "-A1", "Festival": "@A1"}
    for players in (EVIL[:5], EVIL[3:]):
        for row in rows(statement(played(renamed("acquire-p5_023", players, names)))):
            for column, cell in row.items():
                if column not in {"count", "cash"}:
                    assert not cell.lstrip().startswith(("=", "+", "-", "@", "\t", "＝")), cell


@pytest.mark.parametrize(
    ("name", "cell"),
    [
        ("Ana", "Ana"),
        ("=1+1", "'=1+1"),
        ("-Ana", "'-Ana"),
        ("O'Neil", "O'Neil"),
        ("\t=1", "?=1"),
        ("Ana, Ben\n", "Ana, Ben?"),
        ("Ana; =1+1", "Ana; '=1+1"),
        ("Ana; Ben", "Ana; Ben"),
    ],
)
def test_a_name_stays_itself_where_it_can(name: str, cell: str) -> None:
    assert safe(name) == cell


def test_odd_names_come_back() -> None:
    found = rows(statement(played(renamed("acquire-p5_023", ODD, ODD_CHAINS))))
    assert {row["player"] for row in found} == set(ODD[:5])
    assert {row["chain"] for row in found} >= {"Łódź & Hôtel", "'=HYPERLINK(1)", "李"}
