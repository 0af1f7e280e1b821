"""Any moment of a game, and what playing on from it takes back."""

from pathlib import Path

import pytest

from hotels.ledger.chains.board import FIRST_CHAIN
from hotels.ledger.chains.entries import Lay, Leave, Note
from hotels.ledger.chains.terms import Tile
from hotels.ledger.journal import Cut
from hotels.views.ledger.moments import BEGINNING, Moment, cut_at, moment, play_from
from hotels.views.squares import State
from hotels.wording.amounts import money
from tests.exports.games import at_the_table, each_game, read
from tests.views.ledger.at_table import told
from tests.views.ledger.tables import ALICE, BOB, DAVE, mended, recorded, spoken


def then(place: int) -> Moment:
    """A moment of the manuscript's game."""
    table, speech = recorded()
    return moment(table, place, speech)


def test_before_the_first_turn_there_is_nothing() -> None:
    found = then(0)
    assert (found.place, found.of, found.number) == (0, 24, 0)
    assert (found.turn, found.sentence, found.last) == (BEGINNING, BEGINNING, None)
    assert not any(found.cells)
    assert [row.cash for row in found.players] == ["$6,000"] * 4
    assert not any(row.on_board for row in found.chains)


def test_the_takeover_of_the_manuscript_is_seen_as_it_was() -> None:
    found = then(19)
    assert (found.turn, found.number) == ("Turn 9", 19)
    assert found.sentence == (
        "Alice laid C4: American (5) took over Wilton (3) and grew to 9 hotels"
    )
    # C4 lies in the third of nine rows of twelve.
    assert found.last == 2 * 12 + 3
    assert [square.number for square in found.squares if square.is_last] == [found.last]
    assert found.cells.count(FIRST_CHAIN + 3) == 9
    american = found.chains[3]
    assert (american.price, american.under) == ("$700", "9 hotels · 18 left")
    assert all(row.buy is None and not row.why_not for row in found.chains)
    # The bonuses of Wilton at 3 hotels are paid: $3,000 and $1,500.
    assert [row.cash for row in found.players] == ["$7,300", "$5,800", "$5,700", "$8,300"]
    assert [row.state for row in found.players] == ["to play", "hidden", "hidden", "hidden"]
    assert all(row.piles == () for row in found.players)


def test_a_moment_offers_nothing_to_buy_and_no_square_to_lay_on() -> None:
    found = then(15)
    assert all(row.buy is None for row in found.chains)
    assert State.OPEN not in {square.state for square in found.squares}


@each_game
def test_every_moment_is_the_game_broken_off_there(path: Path) -> None:
    game = read(path)
    table, speech = at_the_table(game), spoken(game)
    seats = range(game.header.seats)
    books, last = table.game.opening(), None
    for place in range(len(table.pages) + 1):
        if place:
            page = table.pages[place - 1].page
            books = page.books
            if isinstance(page.entry, Lay):
                last = page.entry.tile.row * books.board.shape.columns + page.entry.tile.column
        found = moment(table, place, speech)
        assert (found.place, found.of, found.last) == (place, len(table.pages), last)
        assert found.cells == books.board.cells
        goes_on = any(page.books.end is None for _, page in table.pages[place:])
        over = None if goes_on else table.game.outcome(books)
        assert found.settled == (over is not None)
        cash = books.cash if over is None else over.cash
        assert [row.cash for row in found.players] == [money(cash[seat]) for seat in seats]
        sizes = [chain for chain, size in enumerate(books.board.sizes) if size]
        assert [row.place for row in found.chains if row.on_board] == sizes
        assert found.turn == (f"Turn {books.turn}" if books.turn else BEGINNING)
    assert moment(table, 10_000, speech) == moment(table, len(table.pages), speech)
    assert moment(table, -3, speech) == moment(table, 0, speech)


def test_what_was_dropped_laid_no_tile() -> None:
    table, speech = recorded()
    table.amend(15, Lay(2, Tile(3, 2)))
    table.amend(12, Lay(BOB, Tile(2, 2)))
    found = moment(table, 12, speech)
    assert found.last == 2 * 12 + 2
    table.amend(1, Lay(ALICE, Tile(4, 4)))
    # Carol's E5 in line 5 lies on Alice's: it is dropped, and Bob's C5 was the last before it.
    assert not table.pages[4].page.stands
    assert moment(table, 5, speech).last == 2 * 12 + 4


def test_who_has_left_is_away_in_that_moment_only() -> None:
    table, speech = recorded()
    table.write(Leave(DAVE, returns=False))
    dave = moment(table, 25, speech).players[DAVE]
    assert (dave.away, dave.state) == (True, "away from the table")
    assert not moment(table, 24, speech).players[DAVE].away


def test_what_was_dropped_is_not_told_as_done() -> None:
    table, speech = recorded()
    table.amend(1, Lay(ALICE, Tile(4, 4)))
    # Carol's E5 in line 5 lies on Alice's.
    assert moment(table, 5, speech).sentence == (
        "Dropped: Carol laid E5. There is already a tile on E5"
    )
    table.amend(1, Lay(ALICE, Tile(1, 2)))
    assert moment(table, 5, speech).sentence == "Carol laid E5"


def test_what_is_forced_or_left_open_says_so() -> None:
    table, speech = mended()
    places = {number: place for place, (number, _) in enumerate(table.pages, 1)}
    # Two of American were bought, it was Dave's turn, and Bob's purchase is owed.
    assert [moment(table, places[number], speech).sentence for number in (30, 31, 32, 33)] == [
        "Carol laid A1",
        "Carol bought 2 American. Against the rules: 2 blocks bought; the limit is 1 a turn",
        "Bob laid A12. Against the rules: it's Dave's turn, not Bob's",
        "Carol laid I12. Left open: Bob must first buy or pass",
    ]


def test_of_several_reasons_the_first_is_said_and_the_others_counted() -> None:
    # Four questions of the takeover are open when Ben lays the next tile, and Ana's purchase.
    text = (
        "Ana 4E, buys; Ben 5E, names Tower, buys; Ana 8E, buys; Ben 7E, names Luxor, buys;"
        "Ana 6G, buys; Ben 6F, names American, buys; Ana 6E; Ben 1A, buys"
    )
    table, speech = told("acquire-classic", 2, text)
    said = moment(table, 17, speech).sentence
    assert said.startswith("Ben laid 1A. Left open: ")
    assert said.endswith(", and 4 more")


def test_a_note_is_a_moment_with_all_its_words() -> None:
    table, speech = recorded()
    table.write(Note("x " * 50 + "end"))
    assert moment(table, 25, speech).sentence.endswith("x end")


@pytest.mark.parametrize("place", [0, 1, 10, 23])
def test_playing_on_from_a_moment_leaves_the_game_as_it_was_then(place: int) -> None:
    table, speech = recorded()
    before = moment(table, place, speech)
    asked, act = play_from(table, place, speech), cut_at(table, place)
    assert asked is not None
    assert act == Cut(place + 1)
    assert table.preview(act).difference.changes
    assert f"{24 - place} entr" in asked.sentence
    assert f"{24 - place} entr" in asked.deed
    assert table.cut(act.number)
    assert moment(table, 24, speech) == before._replace(of=place)
    assert table.undo()
    assert moment(table, place, speech) == before


def test_what_is_undone_is_named() -> None:
    table, speech = mended()
    asked = play_from(table, 10, speech)
    assert asked is not None
    # Line 10 follows ten entries, for a note was inserted; one was deleted and that is not undone.
    assert asked.sentence == (
        "23 entries will be deleted: entry 10 (Alice laid F4) to entry 33 (Carol laid I12)."
    )
    assert asked.deed == "Delete 23 entries"
    last = play_from(table, 32, speech)
    assert last is not None
    assert last.sentence == "1 entry will be deleted: entry 33 (Carol laid I12)."
    assert (last.deed, last.note) == (
        "Delete 1 entry",
        "It stays in the ledger, crossed out. Undo restores it.",
    )


def test_after_the_last_moment_there_is_nothing_to_undo() -> None:
    table, speech = recorded()
    assert play_from(table, 24, speech) is None
    assert cut_at(table, 24) is None
    assert cut_at(table, -5) == Cut(1)
    empty = type(table)(table.game)
    assert play_from(empty, 0, speech) is None
    assert moment(empty, 0, speech).of == 0
