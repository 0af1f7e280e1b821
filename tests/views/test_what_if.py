"""What if these chains merged: the figures of the rules, in words."""

from hotels.ledger.chains.merging import Way
from hotels.views.what_if import (
    Chosen,
    WhatIf,
    first_choice,
    gain_receipts,
    swapped,
    tapped,
    what_if,
)
from hotels.wording.speech import Speech
from tests.ledger.chains.table import PEOPLE, Game, place, position


def speech(game: Game) -> Speech:
    return Speech(game.edition, PEOPLE[: game.books.header.seats])


def manuscript(holdings: str = "open") -> Game:
    """The illustration's position before its ninth turn, Alice being Ana and so on."""
    on = "Wilton B2-B3 C3; American C5-F5 F4"
    held = "Wilton: Ana 2  Ben 1  Dan 5; American: Cat 1  Dan 1"
    return position("vacation", 4, on, held, holdings=holdings)


def of(game: Game, names: str, way: Way = Way.SELL) -> WhatIf:
    chains = tuple(place(game.edition, name) for name in names.split())
    return what_if(game.books, Chosen(chains, way=way), speech(game))


def gains(told: WhatIf) -> dict[str, tuple[str, ...]]:
    assert told.outcome is not None
    return {
        gain.name: (gain.blocks, gain.bonus, gain.third, gain.cash, gain.worth)
        for gain in told.outcome.gains
    }


def test_the_manuscripts_takeover() -> None:
    """Dave $3,000, Alice $1,500; Wilton at 300; American has 9 then, at $700 instead of $500.

    Cat and Dan share American's bonuses: 3,800 each of 7,500 before, 5,300 each of 10,500 after.
    """
    told = of(manuscript(), "American Wilton")
    assert gains(told) == {
        "Ana": ("2", "$1,500", "$600", "+$2,100", "no change"),
        "Ben": ("1", "none", "$300", "+$300", "no change"),
        "Cat": ("0", "none", "none", "no change", "+$1,700"),
        "Dan": ("5", "$3,000", "$1,500", "+$4,500", "+$1,700"),
    }
    outcome = told.outcome
    assert outcome is not None
    assert outcome.total == ("$4,500", "$2,400", "$6,900")
    (falls,) = outcome.falls
    assert (falls.name, falls.line) == ("Wilton", "3 hotels, $300 a block")
    assert outcome.survivor.line == "5, then 9 hotels, $500 to $700 a block"
    assert (outcome.squares, outcome.joins) == ("C4", "would join them")
    assert not outcome.may_swap


def test_all_trade_and_all_keep() -> None:
    traded = gains(of(manuscript(), "American Wilton", Way.TRADE))
    assert {name: row[2:4] for name, row in traded.items()} == {
        "Ana": ("2 for 1", "+$1,500"),
        "Ben": ("none", "no change"),
        "Cat": ("none", "no change"),
        "Dan": ("4 for 2", "+$3,000"),
    }
    kept = gains(of(manuscript(), "American Wilton", Way.KEEP))
    assert [row[2] for row in kept.values()] == ["2", "1", "none", "5"]
    # What is kept is worth nothing then: Ben had one Wilton at $300.
    assert kept["Ben"][4] == "−$300"


def test_a_tie_and_who_gains_are_said() -> None:
    """Continental 5 at 700: a tie of two shares 7,000 and 3,500, 5,300 each (5,250 rounded up)."""
    on = "Festival A1-A10 B1-B6; Continental D6-D10"
    held = "Continental: Ana 1  Ben 2  Cat 2  Dan 1; Festival: Dan 3"
    game = position("acquire-classic", 4, on, held)
    told = of(game, "Continental Festival")
    assert gains(told)["Ben"][:4] == ("2", "$5,300", "$1,400", "+$6,700")
    assert told.outcome is not None
    assert told.outcome.survivor.line == "16, then 22 tiles, $800 to $900 a share"
    assert told.outcome.total == ("$10,600", "$4,200", "$14,800")
    assert told.outcome.said[0] == "Ben and Cat tie for the most Continental: $5,300 each."
    # Dan's three Festival gain 100 each, his bonuses 8,000 and 4,000 become 9,000 and 4,500.
    assert gains(told)["Dan"][4] == "+$1,800"
    assert told.outcome.said[1].startswith("Dan gains the most. Dan would lead by ")


def test_of_equal_chains_the_arrow_swaps() -> None:
    on, held = "Luxor A1-A3; American A5-A7", "Luxor: Ana 4; American: Ben 1"
    game = position("acquire-classic", 2, on, held)
    chosen = first_choice(game.books)
    luxor, american = (place(game.edition, name) for name in ("Luxor", "American"))
    assert set(chosen.chains) == {luxor, american}
    told = what_if(game.books, chosen, speech(game))
    assert told.outcome is not None
    assert told.outcome.may_swap
    assert told.outcome.survivor.name == "Luxor"
    assert gains(told)["Ben"][3] == "+$6,400"  # 4,000 + 2,000 alone, and one at 400
    other = swapped(game.books, chosen)
    told = what_if(game.books, other, speech(game))
    assert told.outcome is not None
    assert told.outcome.survivor.name == "American"
    assert gains(told)["Ana"][3] == "+$5,700"  # 3,000 + 1,500 alone, and four at 300
    assert swapped(game.books, other).survivor == luxor


def test_receipts_say_what_would_be_paid_and_ask_for_no_bills() -> None:
    game = manuscript()
    chains = tuple(place(game.edition, name) for name in ("American", "Wilton"))
    found = gain_receipts(game.books, Chosen(chains), 3, speech(game))
    assert [receipt.amount for receipt in found] == ["$3,000", "$1,500"]
    assert found[0].why.startswith(
        "This is what the bank would pay if American took over Wilton now. Dan"
    )
    assert found[1].why.endswith("Dan sells 5 Wilton at the price before the tile was laid.")
    assert {receipt.bills for receipt in found} == {""}


def test_two_safe_chains_cannot_and_those_off_the_board_are_left_out() -> None:
    on = "Luxor A1-A11; Tower C1-C11; American E1-E2"
    game = position("acquire-classic", 2, on, "Luxor: Ana 1")
    luxor = place(game.edition, "Luxor")
    told = what_if(game.books, Chosen((luxor,)), speech(game))
    assert [(cell.name, cell.line) for cell in told.cells] == [
        ("Luxor", "11 tiles"),
        ("Tower", "safe"),
        ("American", "2 tiles"),
    ]
    assert told.cells[1].bar == "Luxor and Tower are both safe: no tile may join them."
    assert told.outcome is None
    assert told.missing == "Tap two chains."


def test_a_third_chain_only_where_a_tile_joins_all() -> None:
    on = "Luxor A3-B3; Tower C4-C6; American D3-G3; Festival I1-I2"
    game = position("acquire-classic", 2, on, "Luxor: Ana 1; Tower: Ben 1")
    luxor, tower, american, festival = (
        place(game.edition, name) for name in ("Luxor", "Tower", "American", "Festival")
    )
    two = tapped(game.books, tapped(game.books, Chosen(), luxor), tower)
    assert two.chains == (luxor, tower)
    assert tapped(game.books, two, american).chains == (luxor, tower, american)
    assert tapped(game.books, two, festival).chains == (tower, festival)
    assert tapped(game.books, two, luxor).chains == (tower,)
    told = what_if(game.books, tapped(game.books, two, american), speech(game))
    # Tower 3,000 + 1,500 and one at 300; Luxor 2,000 + 1,000 and one at 200.
    assert {name: row[3] for name, row in gains(told).items()} == {
        "Ana": "+$3,200",
        "Ben": "+$4,800",
    }


def test_a_square_that_joins_more_is_told_apart() -> None:
    """By A4 Luxor and American have 3 + 3 + 1; by B4, with the lone tile below it, one more."""
    on = "Luxor A1-A3 B3; American A5-A7 B5; lone C4"
    game = position("acquire-classic", 2, on, "Luxor: Ana 1")
    told = of(game, "Luxor American")
    assert told.outcome is not None
    assert (told.outcome.squares, told.outcome.joins) == (
        "4A or 4B",
        ("would join them; 4B makes 10"),
    )
    assert told.outcome.survivor.line.startswith("4, then 9 tiles")


def test_hidden_holdings_leave_the_bonuses_that_everybody_sees() -> None:
    told = of(manuscript(holdings="hidden"), "American Wilton")
    assert told.outcome is not None
    assert told.outcome.gains == ()
    assert told.outcome.ways == ()
    assert [(pot.name, pot.amount) for pot in told.outcome.pots] == [
        ("First bonus for Wilton", "$3,000"),
        ("Second bonus for Wilton", "$1,500"),
    ]
    assert told.outcome.said == ("Holdings are hidden, so who gets what isn't shown.",)


def test_a_takeover_under_way_is_finished_first() -> None:
    game = manuscript().play("Ana C4")
    assert first_choice(game.books) == Chosen()
    told = what_if(game.books, Chosen(), speech(game))
    assert (told.cells, told.outcome) == ((), None)
    assert told.missing == "Finish the takeover first."
