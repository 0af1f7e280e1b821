"""What tables argue about, each question once, answered by the engine for every family."""

import pytest

from hotels.ledger.chains.books import Ending
from hotels.ledger.chains.rules import tiles
from hotels.ledger.chains.rules.ending import conditions, settlement
from tests.ledger.chains.sums import awards, paid
from tests.ledger.chains.table import Game, moves, named, of, position, said

ALL = ("decision-draft", "decision", "vacation", "acquire-classic")
GAMES = pytest.mark.parametrize("edition", ALL)
OURS = ("decision-draft", "decision", "vacation")
TWO = "Luxor A1-A3; American A5-A9"


def answer(edition: str, holding: str) -> tuple[dict[str, int], str, str]:
    """What is paid, and which rule the last one paid cites, how sure."""
    found = awards(edition, holding)
    cites = found[-1].working.cites
    return paid(found), cites.rule, str(cites.mark)


@pytest.mark.parametrize(
    ("edition", "bonus", "mark"),
    [
        ("decision-draft", "Ana 1500  Ben 1500", "derived"),
        ("decision", "Ana 2300  Ben 2300", "attested"),
        ("vacation", "Ana 2300  Ben 2300", "attested"),
        ("acquire-classic", "Ana 2300  Ben 2300", "attested"),
    ],
)
def test_two_or_more_tie_for_the_largest_holding(edition: str, bonus: str, mark: str) -> None:
    assert answer(edition, "Luxor 3: Ana 3  Ben 3  Cat 1") == (of(bonus), "tie first", mark)


@pytest.mark.parametrize(
    ("edition", "bonus", "rule", "mark"),
    [
        ("decision-draft", "Ana 3000", "bonuses", "attested"),
        ("decision", "Ana 3000  Ben 800  Cat 800", "tie second", "reconstructed"),
        ("vacation", "Ana 3000  Ben 800  Cat 800", "tie second", "reconstructed"),
        ("acquire-classic", "Ana 3000  Ben 800  Cat 800", "tie second", "attested"),
    ],
)
def test_tie_for_second(edition: str, bonus: str, rule: str, mark: str) -> None:
    assert answer(edition, "Luxor 3: Ana 3  Ben 2  Cat 2") == (of(bonus), rule, mark)


@pytest.mark.parametrize(
    ("edition", "holding", "bonus", "rule", "mark"),
    [
        ("decision-draft", "Luxor 3: Ana 0  Ben 1  Cat 0", 3_000, "bonuses", "attested"),
        ("decision", "Luxor 3: Ana 0  Ben 1  Cat 0", 4_500, "one holder", "reconstructed"),
        ("vacation", "Luxor 3: Ana 0  Ben 1  Cat 0", 4_500, "one holder", "reconstructed"),
        ("decision", "Luxor 3: Ana 0  Ben 1", 3_000, "two players", "reconstructed"),
        ("vacation", "Luxor 3: Ana 0  Ben 1", 3_000, "two players", "reconstructed"),
        ("acquire-classic", "Luxor 3: Ana 0  Ben 1  Cat 0", 4_500, "one holder", "attested"),
        ("acquire-classic", "Luxor 3: Ana 0  Ben 1", 4_500, "one holder", "attested"),
    ],
)
def test_only_one_holder(edition: str, holding: str, bonus: int, rule: str, mark: str) -> None:
    assert answer(edition, holding) == ({"Ben": bonus}, rule, mark)


@GAMES
def test_nobody_holds_any(edition: str) -> None:
    game = position(edition, 3, TWO)
    assert moves(game.write("Ana A4")) == []
    assert (game.sizes, game.awaits) == (of("American 9"), "buy: Ana")


@GAMES
def test_does_the_laid_tile_count(edition: str) -> None:
    game = position(edition, 3, "Luxor A1-A3; American A5-A7; lone B4", "Luxor: Ben 1")
    assert game.play("Ana A4").awaits == "survivor: Ana of Luxor American"
    page = game.write("Ana chooses American")
    one = 3_000 if edition == "decision-draft" else 4_500
    assert moves(page) == [f"bank to Ben: {one} cash"]
    assert moves(game.write("Ben sells 1 Luxor"))[1] == "bank to Ben: 300 cash"


@GAMES
def test_equal_sizes(edition: str) -> None:
    for chosen in ("Luxor", "American"):
        game = position(edition, 3, "Luxor A1-A3; American A5-A7")
        assert game.play(f"Ana A4, chooses {chosen}").sizes == {chosen: 7}


CROSS = "American D1-D5; Luxor A6-C6; Worldwide D7-D8; Festival E6-F6"


@GAMES
def test_three_or_four_chains_meet(edition: str) -> None:
    held = "Luxor: Ben 1; Worldwide: Ana 1; Festival: Cat 1"
    game = position(edition, 3, CROSS, held)
    page = game.write("Ana D6")
    first, *others = [line.split()[2] for line in moves(page)]
    assert (first, sorted(others)) == ("Ben:", ["Ana:", "Cat:"])
    assert game.awaits == "dispose Luxor: Ben"
    game.play("Ben keeps 1 Luxor")
    choices = sorted(game.awaits.partition(" of ")[2].split())
    assert choices == ["Festival", "Worldwide"]
    assert game.play("Ana settles Festival").awaits == "dispose Festival: Cat"
    assert game.play("Cat keeps 1 Festival").awaits == "dispose Worldwide: Ana"


@GAMES
def test_tie_for_largest_among_three(edition: str) -> None:
    on = "American D3-D5; Luxor A6-C6; Worldwide D7-D8"
    game = position(edition, 3, on, "Luxor: Ana 1; Worldwide: Ana 1")
    assert "survivor: Ana of" in game.play("Ana D6").awaits
    assert game.play("Ana chooses American").awaits == "dispose Luxor: Ana"
    assert game.play("Ana keeps 1 Luxor").awaits == "dispose Worldwide: Ana"


@GAMES
def test_who_disposes_first(edition: str) -> None:
    held = "Luxor: Ana 3  Ben 1  Cat 1"
    game = position(edition, 3, TWO, held, turn="Ben").play("Ben A4")
    assert game.awaits == "dispose Luxor: Ben Cat Ana"
    old = position(edition, 3, TWO, held, turn="Ben", first_disposal="largest_holder")
    assert old.play("Ben A4").awaits == "dispose Luxor: Ana Ben Cat"


@GAMES
def test_may_one_trader_take_the_survivors_last_blocks(edition: str) -> None:
    game = position(edition, 3, TWO, "Luxor: Ana 4  Ben 2", bank="American 2")
    game.play("Ana A4, trades 4 Luxor")
    assert said(game.write("Ben trades 2 Luxor")) == ["IMPOSSIBLE limited: bank short"]


@GAMES
def test_survivor_has_no_block_left(edition: str) -> None:
    game = position(edition, 3, TWO, "Luxor: Ana 4", bank="American 0").play("Ana A4")
    assert said(game.write("Ana trades 4 Luxor")) == ["IMPOSSIBLE limited: bank short"]
    game.play("Ana sells 3 keeps 1 Luxor")


@GAMES
def test_odd_block(edition: str) -> None:
    game = position(edition, 3, TWO, "Luxor: Ana 5").play("Ana A4")
    assert said(game.write("Ana trades 5 Luxor")) == ["IMPOSSIBLE limited: odd trade"]
    game.play("Ana sells 1 trades 4 Luxor")


@GAMES
def test_selling_price(edition: str) -> None:
    game = position(edition, 3, TWO + "; lone B4", "Luxor: Ana 2").play("Ana A4")
    assert moves(game.write("Ana sells 2 Luxor"))[1] == "bank to Ana: 600 cash"


SAFE = dict.fromkeys(ALL, "Luxor A1-A11; American C1-C11")
SAFE["decision-draft"] = "Luxor A1-A11 B1-B5; American D1-D11 E1-E5"
BETWEEN = dict.fromkeys(ALL, "B8") | {"decision-draft": "C3"}


@GAMES
def test_tile_that_joins_two_safe_chains_and_a_small_one(edition: str) -> None:
    small = {"B8": "Festival B9-B10", "C3": "Festival C4-C5"}[BETWEEN[edition]]
    game = position(edition, 3, f"{SAFE[edition]}; {small}")
    assert not tiles.prospect(game.books, named(BETWEEN[edition])).playable
    page = game.write(f"Ana {BETWEEN[edition]}")
    assert said(page) == ["AGAINST two safe: joins two safe"]


@pytest.mark.parametrize(
    ("edition", "ends"),
    [
        ("decision-draft", ""),
        ("decision", "C"),
        ("vacation", "C"),
        ("acquire-classic", ""),
    ],
)
def test_dead_tile(edition: str, ends: str) -> None:
    game = position(edition, 3, f"{SAFE[edition]}; Festival H1-H2")
    page = game.play("Ana passes, buys American").write("Ana ends")
    assert conditions(page.books) == ends
    assert said(page) == ([] if ends else ["AGAINST ends: no end"])


@GAMES
def test_eighth_chain(edition: str) -> None:
    names = position(edition, 3).names
    spots = ("A1-B1", "A3-B3", "A5-B5", "A7-B7", "A9-B9", "A11-B11", "D1-E1")
    on = "; ".join(f"{name} {spot}" for name, spot in zip(names, spots, strict=True))
    page = position(edition, 3, on + "; lone H8").write("Ana H9")
    assert said(page) == ["AGAINST seven: eighth chain"]
    game = position(edition, 3, on + "; lone H8")
    game.play(f"Ana A2, chooses {names[0]}, buys; Ben H9, names {names[1]}")
    assert game.sizes[names[1]] == 2


@GAMES
def test_two_chains_one_below_the_safe_size_meet(edition: str) -> None:
    on = SAFE[edition].replace("A1-A11", "A1-A10").replace("C1-C11", "C1-C10")
    game = position(edition, 3, on.replace("D1-D11", "D1-D10"))
    assert tiles.prospect(game.books, named(BETWEEN[edition])).playable
    assert len(game.play(f"Ana {BETWEEN[edition]}, chooses Luxor").sizes) == 1


@GAMES
def test_founder_when_no_block_is_left(edition: str) -> None:
    game = position(edition, 3, "lone A1", bank="Luxor 0")
    assert moves(game.write("Ana A2, names Luxor")) == []
    assert game.sizes == of("Luxor 2")


@GAMES
def test_when_may_the_game_end(edition: str) -> None:
    game = position(edition, 3, SAFE[edition])
    page = game.write("Ana I12")
    reminded = ["REMINDER who speaks: end reached"] if edition == "decision-draft" else []
    assert said(page) == reminded  # going on is never refused
    assert said(game.write("Ana buys; Ben ends")) == ["IMPOSSIBLE turn: not his to say"]
    assert said(game.write("Ana ends")) == []


@GAMES
def test_no_tiles_left_and_no_end_condition(edition: str) -> None:
    game = position(edition, 3, "Luxor A1-A5", passes=1).play("Ana passes, buys; Ben H1, buys")
    assert game.play("Cat passes, buys; Ana passes, buys").books.end is None
    assert game.play("Ben passes, buys").books.end is Ending.ROUND_OF_PASSES


@GAMES
def test_chain_not_on_the_board_at_the_end(edition: str) -> None:
    game = position(edition, 3, SAFE[edition], "Festival: Ana 5")
    outcome = settlement(game.write("Cat ends").books)
    assert outcome.cash == (6_000, 6_000, 6_000)


@GAMES
def test_equal_money_at_the_end(edition: str) -> None:
    game = position(edition, 3, SAFE[edition], cash="Ana 700  Ben 900  Cat 900")
    assert settlement(game.write("Cat ends").books).winners == (1, 2)


@GAMES
def test_a_tile_was_laid_on_the_wrong_square_three_turns_ago(edition: str) -> None:
    """It can lie where it lies, or the game is replayed with it where it should be."""

    def replayed(square: str) -> Game:
        game = position(edition, 3, "Luxor A1-A3")
        return game.play(f"Ana {square}, buys Luxor; Ben I1, buys; Cat I12, buys")

    assert (replayed("H5").sizes, replayed("A4").sizes) == ({"Luxor": 3}, {"Luxor": 4})
    assert replayed("H5").cash["Ana"] - replayed("A4").cash["Ana"] == 100


@GAMES
def test_cash_on_the_table_is_not_what_the_app_says(edition: str) -> None:
    game = position(edition, 3, TWO, "Luxor: Ana 4")
    assert moves(game.write("Ana counts 5900 cash")) == []
    page = game.write("Ana corrects 5900 cash")
    assert (moves(page), game.cash["Ana"]) == (["Ana to bank: 100 cash"], 5_900)
    working = page.postings[0].working
    assert working is not None
    assert (working.step, working.amount, working.cites.mark) == ("correction", 100, "house")
    game.play("Ana corrects 6100 cash")
    assert game.cash["Ana"] == 6_100
    game.play("Ana corrects 5 Luxor")
    assert game.held("Luxor")["Ana"] == 5


@GAMES
def test_bank_asked_how_many_blocks_are_left(edition: str) -> None:
    game = position(edition, 3, TWO, "Luxor: Ana 4")
    there_are = 25 if edition not in OURS else 18
    assert game.bank("Luxor") == there_are - 4
    game.play("Ana A4")
    assert game.bank("Luxor") == there_are - 4
    assert game.play("Ana sells 4 Luxor").bank("Luxor") == there_are
