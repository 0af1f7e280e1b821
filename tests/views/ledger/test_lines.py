"""The Ledger screen's lines: all of a game, one player's statement, one chain's story."""

from pathlib import Path

from hotels.ledger.chains.entries import Buy, Lay, Note
from hotels.ledger.chains.terms import Tile
from hotels.ledger.posting import CASH
from hotels.views.ledger.lines import Sort, by_chain, by_player, by_turn
from hotels.wording.amounts import money, signed
from tests.exports.games import at_the_table, each_game, read
from tests.views.ledger.tables import (
    ALICE,
    AMERICAN,
    DAVE,
    by_number,
    recorded,
    spoken,
)

TOOK_OVER = "Alice laid C4: American (5) took over Wilton (3) and grew to 9 hotels"

SHOWN: list[tuple[int, str, str, str]] = [
    # The manuscript's game: the typescript prints its tiles, prices and payments.
    (1, "1", "Alice laid B3. Bought nothing", ""),
    (3, "2", "Bob laid C5. Bought nothing", ""),
    (5, "3", "Carol laid E5. Bought nothing", ""),
    (7, "4", "Dave laid B2 and formed a new chain", ""),
    (8, "", "Dave named the new chain Wilton (2 hotels)", ""),
    (9, "", "Dave bought 1 Wilton", "−$200"),
    (10, "5", "Alice laid F4. Bought 1 Wilton", "−$200"),
    (12, "6", "Bob laid D5 and formed a new chain", ""),
    (13, "", "Bob named the new chain American (3 hotels)", ""),
    (14, "", "Bob bought 1 Wilton", "−$200"),
    (15, "7", "Carol laid C3: Wilton grew to 3 hotels", ""),
    (16, "", "Carol bought 1 American", "−$300"),
    (17, "8", "Dave laid F5: American grew to 5 hotels", ""),
    (18, "", "Dave bought 1 American", "−$500"),
    (
        19,
        "9",
        f"{TOOK_OVER}. Paid Dave $3,000 and Alice $1,500",
        "",
    ),
    (20, "", "Alice sold 1 Wilton and traded 2 for 1 American", "+$300"),
    (21, "", "Bob traded 2 Wilton for 1 American", ""),
    (22, "", "Carol sold 1 Wilton", "+$300"),
    (23, "", "Dave sold 2 Wilton, traded 2 for 1 American and kept 1", "+$600"),
    (24, "", "Alice bought 1 American", "−$700"),
]


def test_the_manuscripts_game_turn_by_turn() -> None:
    lines = by_turn(*recorded())
    assert [(line.number, line.turn, line.text, line.amount) for line in lines] == SHOWN
    assert all(line.sort is Sort.PLAIN and not line.icon and not line.changed for line in lines)
    shared = by_number(lines)[10]
    assert (shared.purchase, shared.place, shared.turns, shared.seat) == (11, 11, 5, ALICE)


@each_game
def test_every_entry_stands_once_and_every_turn_is_numbered_once(path: Path) -> None:
    game = read(path)
    table = at_the_table(game)
    lines = tuple(line for line in by_turn(table, spoken(game)) if not line.of)
    numbers = [one for line in lines for one in (line.number, line.purchase) if one is not None]
    assert numbers == [number for number, _ in table.pages]
    turns = [int(line.turn) for line in lines if line.turn]
    assert turns == list(range(1, table.books.turn + 1))
    for line in lines:
        number, page = table.pages[line.place - 1]
        assert number == (line.number if line.purchase is None else line.purchase)
        assert line.turns == page.books.turn


def test_only_a_bare_tile_shares_its_line_and_only_with_the_purchase_right_behind() -> None:
    table, speech = recorded()
    lines = by_number(by_turn(table, speech))
    assert [lines[number].purchase for number in (7, 15, 17, 19)] == [None] * 4
    table.insert(11, Note("tea"))
    assert {10, 25, 11} <= by_number(by_turn(table, speech)).keys()
    table.undo()
    table.amend(11, Buy(ALICE, ()))
    lines = by_number(by_turn(table, speech))
    assert (lines[10].purchase, lines[10].text) == (None, "Alice laid F4")
    assert lines[11].changed
    table.undo()
    table.amend(10, Lay(ALICE, Tile(5, 2)))
    assert by_number(by_turn(table, speech))[10].text == "Alice laid F3"


STATEMENT = [
    # Dave begins with $6,000; he buys at $200 and $500, gets the first bonus of Wilton at 3
    # hotels, 10 × $300, and sells two of its blocks.
    (0, "Starting cash", "+$6,000", "$6,000"),
    (7, "Dave laid B2 and formed a new chain", "", "$6,000"),
    (8, "Dave named the new chain Wilton (2 hotels)", "", "$6,000"),
    (9, "Dave bought 1 Wilton", "−$200", "$5,800"),
    (17, "Dave laid F5: American grew to 5 hotels", "", "$5,800"),
    (18, "Dave bought 1 American", "−$500", "$5,300"),
    (19, SHOWN[14][2], "+$3,000", "$8,300"),
    (23, "Dave sold 2 Wilton, traded 2 for 1 American and kept 1", "+$600", "$8,900"),
]


def test_a_player_has_a_statement() -> None:
    table, speech = recorded()
    lines = by_player(table, speech, DAVE)
    assert [(line.number, line.text, line.amount, line.balance) for line in lines] == STATEMENT
    assert [line.turn for line in lines] == ["", "4", "", "", "8", "", "9", ""]


@each_game
def test_a_statement_says_every_step_and_ends_at_the_result(path: Path) -> None:
    game = read(path)
    table, speech = at_the_table(game), spoken(game)
    for seat in range(game.header.seats):
        whole = by_player(table, speech, seat)
        lines = tuple(line for line in whole if not line.of)
        purse = game.header.options.start_cash
        assert (lines[0].amount, lines[0].balance) == (signed(purse), money(purse))
        said = by_number(lines)
        behind = {line.purchase for line in lines}
        for number, page in table.pages:
            mine = [one for one in page.postings if seat in {one.giver, one.taker}]
            gain = sum(
                one.count if one.taker == seat else -one.count for one in mine if one.thing == CASH
            )
            purse += gain
            his = bool(mine) or getattr(page.entry, "player", None) == seat
            assert his == (number in said or number in behind)
            if number in said and said[number].purchase is None:
                line = said[number]
                assert (line.amount, line.balance) == (signed(gain) if gain else "", money(purse))
        assert lines[-1].balance == money(purse) == money(table.books.cash[seat])
        outcome = table.game.outcome(table.books)
        result = purse if outcome is None else outcome.cash[seat]
        assert whole[-1].balance == money(result)
        for line in whole[len(lines) :]:
            purse += int(line.amount.removeprefix("+$").replace(",", ""))
            assert line.balance == money(purse)
        assert purse == result


CHAIN = [
    # Its prices are VACATION's: 3 hotels $300, 5 hotels $500, 9 hotels $700.
    (13, "Bob named the new chain American (3 hotels)", "", "3 hotels, $300"),
    (16, "Carol bought 1 American", "−$300", "3 hotels, $300"),
    (17, "Dave laid F5: American grew to 5 hotels", "", "5 hotels, $500"),
    (18, "Dave bought 1 American", "−$500", "5 hotels, $500"),
    (19, TOOK_OVER, "", "9 hotels, $700"),
    (20, "Alice sold 1 Wilton and traded 2 for 1 American", "", "9 hotels, $700"),
    (21, "Bob traded 2 Wilton for 1 American", "", "9 hotels, $700"),
    (23, "Dave sold 2 Wilton, traded 2 for 1 American and kept 1", "", "9 hotels, $700"),
    (24, "Alice bought 1 American", "−$700", "9 hotels, $700"),
]


def test_a_chain_has_its_story() -> None:
    table, speech = recorded()
    lines = by_chain(table, speech, AMERICAN)
    assert [(line.number, line.text, line.amount, line.balance) for line in lines] == CHAIN
    wilton = by_number(by_chain(table, speech, 1))
    assert wilton[19].text.endswith("Paid Dave $3,000 and Alice $1,500")
    # It is settled when the last holder has disposed of it.
    assert wilton[19].balance == wilton[22].balance == "3 hotels, $300"
    assert wilton[23].balance == "not on the board"
    assert list(wilton) == [8, 9, 11, 14, 15, 19, 20, 21, 22, 23]


@each_game
def test_a_chain_is_told_wherever_it_changes_with_its_size_and_price(path: Path) -> None:
    game = read(path)
    table, speech = at_the_table(game), spoken(game)
    word = speech.word
    for chain, name in enumerate(game.header.edition.names):
        said = by_number(by_chain(table, speech, chain))
        books = table.game.opening()
        for number, page in table.pages:
            size = page.books.board.sizes[chain]
            moved = any(one.thing == name for one in page.postings)
            if moved or size != books.board.sizes[chain]:
                assert number in said
            if number in said:
                price = money(page.books.price(chain))
                tiles = word.tile if size == 1 else word.tiles
                worth = f"{size} {tiles}, {price}" if size else "not on the board"
                assert said[number].balance == worth
            books = page.books


def test_chains_that_are_joined_before_one_takes_over_are_told_of_the_tile() -> None:
    table, speech = recorded("four-equal-vacation")
    lines = by_number(by_turn(table, speech))
    joined = "Alice laid C5 and joined Continental (2), Wilton (2), Luxor (2) and American (2)"
    (number,) = (number for number, line in lines.items() if line.text == joined)
    assert lines[number].chains == (0, 1, 2, 3)
    assert number in by_number(by_chain(table, speech, AMERICAN))


def test_a_purchase_of_several_chains_costs_each_its_own() -> None:
    # Classic Acquire: 2 tiles of Tower or Luxor $200 a share, of Imperial $400.
    table, speech = recorded("acquire-p4_027")
    whole = by_number(by_turn(table, speech))[14]
    assert whole.text == "P2 laid 6I. Bought 1 Tower, 1 Luxor and 1 Imperial"
    assert whole.amount == "−$800"
    assert speech.edition is not None
    costs = {
        name: by_number(by_chain(table, speech, speech.edition.places[name]))[15].amount
        for name in ("Tower", "Luxor", "Imperial")
    }
    assert costs == {"Tower": "−$200", "Luxor": "−$200", "Imperial": "−$400"}
