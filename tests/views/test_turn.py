"""What the table says of a turn: the sign, the chains, the players, what undo takes back."""

from collections.abc import Sequence

import pytest

from hotels.ledger.chains.books import Books, Question
from hotels.ledger.chains.entries import Buy, Entry, Lay, Name, Note, Peek
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.terms import Tile
from hotels.table import Table
from hotels.views import acts
from hotels.views.chains import bonus_heads, chain_rows, first_price, free_names, is_full
from hotels.views.counts import purse_compared
from hotels.views.hints import HINTS, hint_for
from hotels.views.objected import objected
from hotels.views.players import player_rows
from hotels.views.sign import Light, Part, beside_payouts, lights, plate
from hotels.views.table import end_words, speech_of
from hotels.wording.speech import Speech
from tests.ledger.chains.table import Game, header, position

PLAYERS = ("Ana", "Ben", "Cat", "Dan")


def spoken(game: Game, names: Sequence[str] = PLAYERS) -> Speech:
    """The words of this table."""
    return speech_of(game.books.header, names, {})


def test_the_sign_asks_for_nothing_that_the_payouts_hide() -> None:
    game = position("vacation", 4, "Luxor C1-C3; American C5-C7")
    speech = spoken(game)
    tile = plate(game.books, speech)
    assert beside_payouts(tile, game.books, 0, hidden=False) == tile
    said = beside_payouts(tile, game.books, 4, hidden=True)
    assert said.second == "Tap the tile's square. 4 payouts still open."
    game.play("Ana F1")
    buys = plate(game.books, speech)
    assert buys.second.startswith("Tap a chain.")
    assert beside_payouts(buys, game.books, 4, hidden=False) == buys
    said = beside_payouts(buys, game.books, 1, hidden=True)
    assert said.second == "Tap Show chains to buy. 1 payout still open."
    assert said.brief == ("Ana buys", "Tap Show chains to buy.")
    some = plate(game.books, speech, ("Luxor",))
    assert beside_payouts(some, game.books, 1, hidden=True) == some


@pytest.mark.parametrize(
    ("doing", "headline", "lit"),
    [
        ("", "Ana lays a tile", Part.TILE),
        ("Ana F5", "Ana names the new chain", Part.CHAIN),
        ("Ana F1", "Ana buys one block", Part.BUY),
        ("Ana C4", "Ana chooses the chain that takes over", Part.CHAIN),
    ],
)
def test_the_sign_says_who_and_what(doing: str, headline: str, lit: Part) -> None:
    game = position("vacation", 4, "Luxor C1-C3; American C5-C7; lone F6")
    if doing:
        game.play(doing)
    assert plate(game.books, spoken(game)).headline == headline
    lamps = dict(lights(game.books))
    assert lamps[lit] is Light.ON
    order = list(Part)
    for part in Part:
        if order.index(part) < order.index(lit):
            assert lamps[part] is Light.DONE
        if order.index(part) > order.index(lit):
            assert lamps[part] is Light.AHEAD


def test_the_sign_says_how_far_a_purchase_is_beyond_the_limit() -> None:
    game = position("acquire-classic", 4, "Luxor C1-C3")
    game.play("Ana 1I")
    speech = spoken(game)
    three, five = ("Luxor",) * 3, ("Luxor",) * 5
    assert plate(game.books, speech, three).headline == "Ana buys 3"
    said = plate(game.books, speech, five)
    # Classic Acquire: three tiles of a cheap chain cost $300 a share.
    assert said[:2] == ("Ana buys 2 shares more than the rules allow", "5 Luxor: $1,500.")
    assert "1 share more" in plate(game.books, speech, (*three, "Luxor")).headline


def test_a_small_window_says_in_few_words_who_buys() -> None:
    game = position("acquire-classic", 4, "Luxor C1-C3").play("Ana 1I")
    speech = spoken(game)
    assert plate(game.books, speech).brief == ("Ana buys", "Up to 3 shares. Tap a chain.")
    assert not any(plate(game.books, speech, ("Luxor",)).brief)


def test_the_sign_counts_down_what_may_still_be_bought() -> None:
    game = position("acquire-classic", 4, "Luxor C1-C3")
    game.play("Ana 1I")
    speech = spoken(game)
    assert plate(game.books, speech).headline == "Ana buys up to 3 shares"
    # Classic Acquire: three tiles of a cheap chain cost $300 a share.
    said = plate(game.books, speech, ("Luxor", "Luxor"))
    assert said[:2] == ("Ana can buy 1 more share", "2 Luxor: $600.")


def test_a_chain_says_its_size_its_price_and_what_a_takeover_would_pay() -> None:
    game = position("vacation", 4, "Wilton A1-A11; Luxor C1-C3")
    rows = {row.name: row for row in chain_rows(game.books, spoken(game))}
    # VACATION's card: 11 hotels $800, 3 hotels $300; the bonuses are 10 and 5 times that.
    assert rows["Wilton"].price == "$800"
    assert rows["Wilton"].bonuses == ("$8,000", "$4,000")
    assert rows["Wilton"].safe
    assert rows["Luxor"].under == "3 hotels · 18 left"
    assert not rows["Luxor"].safe
    assert rows["Festival"].under == "not on the board · 26 left"
    assert (rows["Festival"].price, rows["Festival"].bonuses) == ("", ())
    assert [row.letter for row in rows.values()] == list("CWLAOSF")
    assert all(row.buy is None for row in rows.values())


def test_two_players_share_one_bonus_in_vacation() -> None:
    game = position("vacation", 2, "Luxor C1-C3")
    assert bonus_heads(game.books.header) == ("To split",)
    row = chain_rows(game.books, spoken(game))[2]
    assert row.bonuses == ("$3,000",)


def test_what_can_be_bought_has_a_price_and_what_cannot_a_reason() -> None:
    game = position("acquire-classic", 4, "Luxor C1-C3; Tower E1-E2", cash="Ana 500")
    game.play("Ana 1I")
    rows = {row.name: row for row in chain_rows(game.books, spoken(game), ("Luxor",))}
    assert rows["Luxor"].buy is None
    assert rows["Luxor"].why_not == "$300, has $200"
    assert rows["Luxor"].chosen == 1
    assert rows["Luxor"].under == "3 tiles · 24 left"
    assert rows["Tower"].buy == "$200"
    assert rows["Festival"].buy is None
    assert rows["Festival"].why_not == ""
    assert is_full(game.books, ("Luxor", "Tower"))
    assert not is_full(game.books, ("Luxor",))


def test_a_bank_without_blocks_is_the_reason() -> None:
    game = position("vacation", 4, "Luxor C1-C3", bank="Luxor 0")
    game.play("Ana F1")
    assert chain_rows(game.books, spoken(game))[2].why_not == "sold out"


def test_free_names_say_what_the_bank_has_of_them() -> None:
    game = position("vacation", 4, "Luxor C1-C3; lone F6")
    game.play("Ana F5")
    speech = spoken(game)
    free = free_names(chain_rows(game.books, speech), game.books, speech)
    assert "Luxor" not in [row.name for row in free]
    assert free[0].under == "14 left"
    assert first_price(game.books.header, speech) == "$200 a block at first"
    assert first_price(header("acquire-classic", 4), spoken(game)) == ""


def test_free_names_of_acquire_say_what_they_cost_first() -> None:
    # The published rules: two tiles cost $200, $300 or $400 a share, three tiles $100 more.
    for lone, prices in (("6F", (200, 300, 400)), ("6F 4F", (300, 400, 500))):
        game = position("acquire-classic", 4, f"Tower 1A-3A; lone {lone}").play("Ana 5F")
        speech = spoken(game)
        free = {
            row.name: row.under
            for row in free_names(chain_rows(game.books, speech), game.books, speech)
        }
        assert "Tower" not in free
        for chain, price in zip(("Luxor", "American", "Imperial"), prices, strict=True):
            assert free[chain] == f"${price} a share · 25 left"


def test_hidden_holdings_are_seen_by_nobody_but_who_peeks() -> None:
    game = position("vacation", 4, "Luxor C1-C3", held="Luxor: Ben 4")
    speech = spoken(game)
    rows = player_rows(game.books, speech)
    assert [row.piles for row in rows] == [()] * 4
    assert rows[0].is_turn
    assert rows[0].state == "playing now · hold to peek"
    assert rows[1].state == "hidden · hold to peek"
    peeked = player_rows(game.books, speech, peeking=1)[1]
    assert peeked.piles == ((2, "L", 4),)
    assert peeked.state == "being peeked at: noted in the ledger"
    assert player_rows(game.books, speech, peeking=0)[1].piles == ()


def test_open_holdings_show_the_largest_and_count_the_rest() -> None:
    held = "Luxor: Ben 4; Tower: Ben 3; American: Ben 2; Festival: Ben 1; Imperial: Ben 1"
    game = position("acquire-classic", 4, "Luxor C1-C3", held=held, holdings="open")
    row = player_rows(game.books, spoken(game))[1]
    assert row.state == "open, 11 shares"
    assert [count for *_, count in row.piles] == [4, 3, 2]
    assert row.more == "and 2 more"


def test_a_forgotten_player_goes_by_his_seat() -> None:
    game = position("vacation", 4, "Luxor C1-C3")
    rows = player_rows(game.books, spoken(game, ("Ana", "", "Cat", "")))
    assert [row.name for row in rows] == ["Ana", "Player 2", "Cat", "Player 4"]


def test_the_end_is_offered_for_its_reason_and_after_a_turn_only() -> None:
    game = position("vacation", 4, "Wilton A1-A11; Luxor C1-C11")
    assert end_words(game.books._replace(turn=0)) == ""
    assert end_words(game.books) == "all chains are safe"
    speech = spoken(game)
    second = "Dan can still end the game: all chains are safe."
    assert game.books.player == 3
    assert plate(game.books, speech).second == second
    game.play("Ana E1")
    assert plate(game.books, speech).second == "Ana can end the game: all chains are safe."
    unsafe = position("vacation", 4, "Wilton A1-A11; Luxor C1-C3")
    assert end_words(unsafe.books) == ""
    assert "end the game" not in plate(unsafe.books, speech).second


def a_table() -> Table[Entry, Books]:
    """A game of two turns: Ana formed nothing, Ben laid and is about to buy."""
    return Table(ChainGame(header("acquire-classic", 2, opening="shuffled")))


def test_undo_passes_over_peeks_and_redo_brings_them_back() -> None:
    table = a_table()
    speech = speech_of(table.books.header, ("Ana", "Ben"), {})
    assert acts.taken_back(table, speech) == ""
    table.write(Lay(0, Tile(0, 0)))
    table.write(Peek(1))
    table.write(Peek(0))
    assert acts.taken_back(table, speech) == "Ana laid 1A"
    acts.undone(table)
    assert [page.entry for _, page in table.pages] == []
    assert acts.brought_back(table, speech) == "Ana laid 1A"
    acts.redone(table)
    assert [page.entry for _, page in table.pages] == [Lay(0, Tile(0, 0)), Peek(1), Peek(0)]
    assert acts.last_sentence(table, speech) == "Ana laid 1A"


def test_a_peek_leaves_what_can_be_brought_back() -> None:
    table = a_table()
    table.write(Lay(0, Tile(0, 0)))
    acts.undone(table)
    table.write(Peek(1))
    assert acts.brought_back(table, speech_of(table.books.header, ("Ana", "Ben"), {}))
    acts.redone(table)
    assert [page.entry for _, page in table.pages] == [Peek(1), Lay(0, Tile(0, 0))]
    acts.undone(table)
    table.write(Lay(0, Tile(0, 1)))
    assert table.can_redo is None


def test_peeks_alone_are_not_taken_back() -> None:
    table = a_table()
    table.write(Peek(1))
    assert acts.taken_back(table, speech_of(table.books.header, ("Ana", "Ben"), {})) == ""
    acts.undone(table)
    assert [page.entry for _, page in table.pages] == [Peek(1)]


def test_undo_says_what_it_takes_back() -> None:
    table = a_table()
    speech = speech_of(table.books.header, ("Ana", "Ben"), {})
    for entry in (Lay(0, Tile(0, 0)), Buy(0, ()), Lay(1, Tile(0, 1))):
        table.write(entry)
    table.write(Name(1, "Luxor"))
    table.write(Buy(1, ("Luxor",) * 3))
    assert acts.taken_back(table, speech) == "Ben bought 3 Luxor"
    table.write(Peek(1))
    table.amend(1, Lay(0, Tile(0, 2)))
    assert acts.taken_back(table, speech) == "editing entry 1"
    table.strike(2)
    assert acts.taken_back(table, speech) == "deleting entry 2"
    table.write(Note("tea"))
    assert acts.taken_back(table, speech) == "Note: tea"
    table.cut(3)
    assert acts.taken_back(table, speech) == "deleting entry 3 and all later ones"
    acts.undone(table)
    assert acts.brought_back(table, speech) == "deleting entry 3 and all later ones"


def test_an_objection_is_one_sentence_and_says_whether_it_may_stand() -> None:
    game = position("vacation", 4, "Wilton A1-A11; Luxor C1-C11")
    speech = spoken(game)
    against = objected(game.write("Ana B1"), speech)
    assert against is not None
    assert against.may_stand
    assert against.asked.title == "The rules don't allow this"
    assert against.asked.sentence.endswith(".")
    game = position("vacation", 4, "Wilton A1-A11")
    impossible = objected(game.write("Ana A1"), speech)
    assert impossible is not None
    assert not impossible.may_stand
    assert impossible.asked.sentence == "There is already a tile on A1."
    assert objected(game.write("Ana E1"), speech) is None


def test_a_counted_purse_is_compared() -> None:
    books = position("vacation", 4, "Luxor C1-C3").books
    assert purse_compared(books, 0, None) == "The books say $6,000."
    assert purse_compared(books, 0, 6_000) == "The books say $6,000. The count agrees."
    assert purse_compared(books, 0, 5_300).endswith("Difference: −$700.")


def test_each_question_is_explained_until_it_was() -> None:
    game = position("vacation", 4, "Luxor C1-C3")
    asked = game.books.awaiting
    assert asked is not None
    assert hint_for(asked.kind, (), spoken(game)) == HINTS["tile"]
    assert hint_for(asked.kind, ("tile",), spoken(game)) == ""


def test_an_explanation_uses_the_words_of_the_edition() -> None:
    speech = speech_of(header("acquire-classic", 2), ("Ana", "Ben"), {})
    assert "for each share bought" in hint_for(Question.BUY, (), speech)
