"""A turn: a tile or a pass, a name, a purchase; and whose turn it is."""

import pytest

from hotels.ledger.chains.booking import book
from hotels.ledger.chains.entries import Buy, Lay, Pass
from hotels.ledger.chains.rules.purchases import purchasable
from hotels.ledger.objection import Grade, Objection
from hotels.ledger.replay import Booked, replay
from tests.ledger.chains.sums import receipt
from tests.ledger.chains.table import Game, deeds, moves, named, of, opened, place, position, said

ON = "Luxor A1-A3; American C1-C5; Festival E1-E9"


def test_play_passes_to_the_left_and_round_again() -> None:
    game = position("vacation", 3)
    order = [game.play("Ana A1, buys").awaits, game.play("Ben C1, buys").awaits]
    order += [game.play("Cat E1, buys").awaits, game.play("Ana G1, buys").awaits]
    assert order == ["tile: Ben", "tile: Cat", "tile: Ana", "tile: Ben"]
    assert (game.books.turn, game.books.player) == (5, 0)


def test_the_first_tile_is_awaited_from_the_first_seat() -> None:
    game = opened("vacation", 3, deal="unknown")
    assert (game.awaits, game.books.turn, game.books.player) == ("tile: Ana", 0, 0)
    assert (game.books.passes, game.books.end) == (0, None)
    assert game.cash == of("Ana 6000  Ben 6000  Cat 6000")
    assert game.books.cash == (6_000, 6_000, 6_000, 0, -18_000)


def test_the_manuscripts_first_nine_turns() -> None:
    game = position("vacation", 4, held="Wilton: Dan 4")
    game.play("Ana B3, buys; Ben C5, buys; Cat E5, buys")
    assert game.sizes == {}
    game.play("Dan B2, names Wilton, buys Wilton; Ana F4, buys Wilton")
    assert game.prices == of("Wilton 200")
    game.play("Ben D5, names American, buys Wilton")
    assert game.prices == of("Wilton 200  American 300")
    assert game.play("Cat C3, buys American").prices == of("Wilton 300  American 300")
    assert game.play("Dan F5, buys American").sizes == of("Wilton 3  American 5")
    assert game.held("Wilton") == of("Ana 1  Ben 1  Cat 0  Dan 5")
    assert moves(game.write("Ana C4")) == [
        "bank to Dan: 3000 cash",
        "bank to Ana: 800 cash",
        "bank to Ben: 800 cash",
    ]
    game.play("Ana keeps 1 Wilton; Ben keeps 1 Wilton; Dan keeps 5 Wilton; Ana buys American")
    assert game.cash == of("Ana 5900  Ben 6600  Cat 5700  Dan 8300")


@pytest.mark.parametrize(
    ("edition", "free"),
    [
        ("vacation", 0),
        ("decision", 0),
        ("decision-draft", 0),
        ("acquire-classic", 1),
        ("acquire-tycoon", 1),
    ],
)
def test_the_founder_names_the_chain_and_may_get_a_free_block(edition: str, free: int) -> None:
    game = position(edition, 3, "lone A1; Luxor C1-C2" if free == 0 else "lone A1; American C1-C2")
    name = "Festival"
    page = game.write(f"Ana A2, names {name}")
    real = game.edition.names[place(game.edition, name)]
    assert moves(page) == [f"bank to Ana: 1 {real}"] * free
    assert game.sizes[name] == 2
    assert (game.lies("A1"), game.lies("A2"), game.awaits) == (name, name, "buy: Ana")
    assert game.books.formed is None


def test_a_founder_goes_without_when_the_bank_has_none() -> None:
    game = position("acquire-classic", 3, "lone 1A", "Tower: Ben 20  Cat 5")
    page = game.write("Ana 2A, names Tower")
    assert (said(page), moves(page)) == ([], [])
    assert game.held("Tower") == of("Ana 0  Ben 20  Cat 5")
    game = position("acquire-classic", 3, "lone 1A", "Tower: Ben 19  Cat 5")
    assert moves(game.write("Ana 2A, names Tower")) == ["bank to Ana: 1 Tower"]
    assert game.bank("Tower") == 0


def test_any_marker_that_is_not_on_the_board() -> None:
    game = position("acquire-classic", 3, "Luxor 1A 2A; Festival 4A 5A; lone 1C").play("Ana 1D")
    assert game.awaits == "found: Ana of Tower American Worldwide Continental Imperial"
    assert game.books.formed == game.books.header.shape.square(named("1D"))


@pytest.mark.parametrize(
    ("answer", "why", "facts"),
    [
        ("Ana names Luxor", "name: name taken", {"chain": "Luxor"}),
        ("Ana names Ritz", "names: no such chain", {"chain": "Ritz"}),
        ("Ben names Tower", "turn: not his to say", {"player": 1, "by": 0}),
    ],
)
def test_names_that_are_refused(answer: str, why: str, facts: dict[str, object]) -> None:
    game = position("acquire-classic", 3, "Luxor 1A 2A; lone 1C").play("Ana 1D")
    page = game.write(answer)
    assert said(page) == [f"IMPOSSIBLE {why}"]
    assert page.objections[0].facts == facts
    assert game.awaits.startswith("found: Ana")


def test_there_is_nothing_to_name_without_a_new_chain() -> None:
    game = position("acquire-classic", 3, "Luxor 1A 2A")
    assert said(game.write("Ana names Tower")) == ["IMPOSSIBLE name: nothing to name"]
    page = game.play("Ana 3A").write("Ana names Tower")
    assert said(page) == ["IMPOSSIBLE name: nothing to name"]
    assert page.objections[0].facts == {"player": 0}


def test_the_price_is_that_after_the_tile() -> None:
    game = position("vacation", 3, ON)
    page = game.write("Ana A4, buys Luxor")
    assert moves(page) == ["bank to Ana: 1 Luxor", "Ana to bank: 400 cash"]
    working = page.postings[1].working
    assert working is not None
    assert receipt(working) == (
        "400 = purchase Luxor 1 400 (buying, attested)\n  400 = price Luxor 4 (prices, derived)"
    )
    assert game.cash == of("Ana 5600  Ben 6000  Cat 6000")


@pytest.mark.parametrize(
    ("edition", "seats", "chains", "objections"),
    [
        ("vacation", 3, "Luxor", []),
        ("vacation", 3, "Luxor American", ["AGAINST buy limit: over the limit"]),
        ("vacation", 2, "Luxor American", ["AGAINST buy limit: over the limit"]),
        ("decision", 3, "Luxor American", ["AGAINST buy limit: over the limit"]),
        ("decision", 2, "Luxor American", []),
        ("decision", 2, "Luxor", []),
        ("decision", 2, "Luxor Luxor", ["AGAINST buy limit: same chain"]),
        ("decision", 2, "Luxor American Festival", ["AGAINST buy limit: over the limit"]),
        ("decision-draft", 3, "Luxor", []),
        ("decision-draft", 3, "Luxor American", ["AGAINST buy limit: over the limit"]),
        ("acquire-classic", 2, "Luxor Luxor Luxor", []),
        ("acquire-classic", 3, "Luxor American Luxor", []),
        ("acquire-classic", 3, "Luxor Luxor Luxor Luxor", ["AGAINST buy limit: over the limit"]),
        ("acquire-2008", 3, "American American American", []),
    ],
)
def test_how_many_a_turn_may_buy(
    edition: str, seats: int, chains: str, objections: list[str]
) -> None:
    on = ON if edition != "acquire-2008" else "American A1-A3"
    game = position(edition, seats, on, cash="Ana 9000")
    bought = of(" ".join(f"{chain} {chains.split().count(chain)}" for chain in chains.split()))
    before = {chain: game.bank(chain) for chain in bought}
    page = game.write(f"Ana I12, buys {chains}")
    assert said(page) == objections
    assert page.stands
    assert {chain: before[chain] - game.bank(chain) for chain in bought} == bought
    assert game.cash["Ana"] == 9_000 - sum(game.prices[c] * n for c, n in bought.items())
    assert game.awaits == "tile: Ben"


def test_what_a_purchase_over_the_limit_is_told() -> None:
    page = position("vacation", 3, ON).write("Ana I12, buys Luxor American Luxor")
    assert page.objections[0].facts == {"count": 3, "limit": 1}
    page = position("decision", 2, ON).write("Ana I12, buys American American")
    assert page.objections[0].facts == {"chain": "American"}


@pytest.mark.parametrize(
    ("answer", "why", "facts"),
    [
        ("Ana buys Tower", "buying: not on board", {"chain": "Tower"}),
        ("Ana buys Ritz", "names: no such chain", {"chain": "Ritz"}),
        ("Ana buys Luxor Luxor", "buying: sold out", {"chain": "Luxor", "count": 2, "left": 1}),
        ("Ana buys American", "buying: sold out", {"chain": "American", "count": 1, "left": 0}),
        ("Ben buys Luxor", "turn: not his to say", {"player": 1, "by": 0}),
    ],
)
def test_purchases_that_cannot_be(answer: str, why: str, facts: dict[str, object]) -> None:
    game = position("acquire-classic", 3, ON, bank="Luxor 1  American 0").play("Ana 12I")
    page = game.write(answer)
    assert said(page) == [f"IMPOSSIBLE {why}"]
    assert page.objections[0].facts == facts
    assert game.awaits == "buy: Ana"
    assert game.play("Ana buys Luxor").bank("Luxor") == 0


def test_a_purse_that_would_go_below_nought_is_written_and_flagged() -> None:
    game = position("acquire-classic", 3, ON, cash="Ana 900")
    assert said(game.write("Ana 12I, buys Luxor Luxor Luxor")) == []
    assert game.cash["Ana"] == 0
    game = position("acquire-classic", 3, ON, cash="Ana 800")
    page = game.write("Ana 12I, buys Luxor Luxor Luxor")
    assert said(page) == ["AGAINST money: purse short"]
    assert page.objections[0].facts == {"player": 0, "cost": 900, "purse": 800}
    assert (game.cash["Ana"], game.held("Luxor")["Ana"]) == (-100, 3)
    page = position("vacation", 3, ON, cash="Ana 0").write("Ana I12, buys Luxor American")
    assert said(page) == ["AGAINST buy limit: over the limit", "AGAINST money: purse short"]


def may_buy(game: Game, *chosen: str) -> str:
    return " ".join(game.names[chain] for chain in purchasable(game.books, chosen))


def test_what_may_still_be_bought() -> None:
    game = position("acquire-classic", 3, ON, cash="Ana 600", bank="American 5").play("Ana 12I")
    assert may_buy(game) == "Luxor American"  # 300, 600; Festival costs 700
    assert may_buy(game, "Luxor") == "Luxor"
    assert may_buy(game, "Luxor", "Luxor") == ""
    game = position("acquire-classic", 3, ON, bank="Luxor 1  American 0").play("Ana 12I")
    assert may_buy(game) == "Luxor Festival"
    assert may_buy(game, "Luxor", "Festival") == "Festival"
    assert may_buy(game, "Luxor", "Festival", "Festival") == ""
    assert may_buy(position("acquire-classic", 2, ON).play("Ana 12I"), "Luxor").startswith("Luxor")
    game = position("decision", 2, ON.replace("Festival", "Continental")).play("Ana I12")
    assert may_buy(game) == "Continental Luxor American"
    assert may_buy(game, "American") == "Continental Luxor"
    assert may_buy(game, "American", "Chain 4") == ""
    game = position("decision", 3, ON).play("Ana I12")
    assert may_buy(game, "American") == ""
    assert may_buy(position("vacation", 3, ON, cash="Ana 300").play("Ana I12")) == "Luxor"


def test_who_passes_may_buy_all_the_same() -> None:
    game = position("vacation", 3, ON)
    assert moves(game.write("Ana passes")) == []
    assert (game.awaits, game.books.passes, game.books.turn) == ("buy: Ana", 1, 2)
    assert game.play("Ana buys American; Ben passes").books.passes == 2
    assert game.play("Ben buys; Cat I12").books.passes == 0


@pytest.mark.parametrize("deed", ["Cat I12", "Cat passes"])
def test_a_turn_out_of_turn_is_against_the_rules_and_play_goes_on_from_there(deed: str) -> None:
    game = position("vacation", 4, ON, turn="Ben")
    page = game.write(deed)
    assert said(page) == ["AGAINST turn: out of turn"]
    assert page.objections[0].facts == {"player": 2, "by": 1}
    assert game.awaits == "buy: Cat"
    assert game.play("Cat buys Luxor").awaits == "tile: Dan"


def test_nobody_sits_where_there_is_no_seat() -> None:
    books = position("vacation", 3, ON).books
    for entry in (Lay(3, named("I12")), Pass(-1), Buy(3, ())):
        page = book(entry, books)
        assert said(page) == ["IMPOSSIBLE players: no such player"]
        assert page.objections[0].facts == {"player": entry.player}


def test_a_purchase_comes_after_the_tile_of_its_turn() -> None:
    game = position("vacation", 3, ON, turn="Ben")
    assert said(game.write("Cat buys Luxor")) == ["IMPOSSIBLE turn: not his to say"]
    assert game.pages[-1].objections[0].facts == {"player": 2, "by": 1}


WAITING = {
    "": "tile",
    "Ana I12": "buy",
    "Ana I12, buys": "tile",
    "Ana I12, buys; Ben passes": "buy",
    "Ana B6": "survivor",
    "Ana B6, chooses Luxor": "dispose",
    "Ana E6": "found",
    "Ana passes, buys; Ben passes, buys; Cat passes, buys": None,
    "Ana passes, buys; Ben passes, buys; Cat passes, buys, ends": None,
}
EVERY_DEED = (
    *("I11", "passes", "buys", "buys Luxor", "names Tower", "chooses Luxor", "settles Luxor"),
    *("keeps 1 American", "says 1 Luxor", "ends"),
)


@pytest.mark.parametrize("edition", ["vacation", "acquire-classic"])
@pytest.mark.parametrize("before", WAITING)
@pytest.mark.parametrize("deed", EVERY_DEED)
def test_nothing_is_said_to_be_for_somebody_else_and_for_the_same(
    edition: str, before: str, deed: str
) -> None:
    on, held = "Luxor B1-B5; American B7-B11; lone E5", "American: Ana 1  Ben 1"
    for who in ("Ana", "Ben", "Cat"):
        game = position(edition, 3, on, held)
        asked = game.play(before).books.awaiting if before else game.books.awaiting
        assert (asked and asked.kind) == WAITING[before]
        for objection in game.write(f"{who} {deed}").objections:
            facts = objection.facts
            assert facts.get("player", -1) != facts.get("by"), objection


def test_a_game_is_replayed_page_by_page() -> None:
    opening = position("vacation", 3, ON).books
    entries = list(deeds(opening.header.edition, "Ana A4, buys Luxor; Ben A1; Ben A5, buys"))
    pages = replay(book, opening, entries)
    assert [page.entry for page in pages] == entries
    assert [page.grade for page in pages] == [0, 0, Grade.IMPOSSIBLE, 0, 0]
    assert [page.stands for page in pages] == [True, True, False, True, True]
    assert pages[2].books == pages[1].books
    assert pages[-1].books.board.sizes[place(opening.header.edition, "Luxor")] == 5
    heavy = [Objection("a", Grade.REMINDER, "r"), Objection("b", Grade.AGAINST, "r")]
    assert Booked(entries[0], opening, (), tuple(heavy)).grade == Grade.AGAINST
    assert Booked(entries[0], opening, (), tuple(heavy)).stands
