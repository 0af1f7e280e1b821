"""The yellow blocks, written down or asked for as the rules ask."""

import pytest

from hotels.ledger.chains import agreement
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.rules.deal import announceable
from hotels.ledger.chains.rules.ending import settlement
from hotels.ledger.chains.terms import UNSEEN
from hotels.ledger.objection import Refused
from tests.ledger.chains.table import PEOPLE, Game, moves, of, opened, place, position, said

# Continental, Wilton, Luxor 8 each; American, Worldwide, Sharedon, Festival 9 each.
FOUR = (
    "Continental: Ana 2 Ben 2 Cat 2 Dan 2; Wilton: Ana 1 Ben 1 Cat 2 Dan 4; "
    "Luxor: Ana 2 Ben 2 Cat 2 Dan 2; American: Ana 2 Ben 3 Cat 2 Dan 2; "
    "Worldwide: Ana 3 Ben 2 Cat 2 Dan 2; Sharedon: Ana 2 Ben 2 Cat 3 Dan 2; "
    "Festival: Ana 3 Ben 3 Cat 2 Dan 1"
)
TWO = "Continental: Ana 8; Wilton: Ben 8; Luxor: Ana 4 Ben 4; American: Ana 8; Worldwide: Ben 8"


def unseen(game: Game, chain: str) -> int:
    return game.books.blocks[place(game.edition, chain)][UNSEEN]


@pytest.mark.parametrize("edition", ["vacation", "decision", "decision-draft"])
def test_a_known_deal_lies_before_the_players(edition: str) -> None:
    game = opened(edition, 4, dealt=FOUR)
    assert game.held("Wilton") == of("Ana 1  Ben 1  Cat 2  Dan 4")
    assert [game.bank(chain) for chain in game.names] == [14, 16, 18, 20, 22, 24, 26]
    assert [unseen(game, chain) for chain in game.names] == [0] * 7
    assert game.books.header.deal_known
    assert game.books.dealt == game.books.header.dealt


def test_two_players_leave_a_third_pile_aside_which_never_joins_the_bank() -> None:
    game = opened("vacation", 2, dealt=TWO)
    assert game.books.header.hands == (20, 20)
    assert game.books.header.set_aside == 20
    assert [unseen(game, chain) for chain in game.names] == [0, 0, 0, 1, 1, 9, 9]
    assert game.held("Festival") == of("Ana 0  Ben 0")


@pytest.mark.parametrize(
    ("seats", "each", "aside"),
    [(2, 20, 20), (3, 20, 0), (4, 15, 0), (5, 12, 0), (6, 10, 0), (7, 8, 4), (8, 7, 4)],
)
def test_how_many_blocks_each_is_dealt(seats: int, each: int, aside: int) -> None:
    game = opened("vacation", seats, deal="unknown", max_players=8)
    assert game.books.header.hands == (each,) * seats
    assert game.books.header.set_aside == aside
    assert sum(blocks[UNSEEN] for blocks in game.books.blocks) == 60


def dealt(**hands: list[int]) -> dict[str, object]:
    even: dict[str, object] = {
        "Continental": [4, 4, 0],
        "Wilton": [4, 4, 0],
        "Luxor": [4, 4, 0],
        "American": [4, 4, 1],
        "Worldwide": [4, 4, 1],
        "Sharedon": [0, 0, 9],
        "Festival": [0, 0, 9],
    }
    return even | hands


@pytest.mark.parametrize(
    ("given", "code", "facts"),
    [
        (dealt(Luxor=[4, 3, 1]), "uneven deal", {"player": 1, "count": 19, "right": 20}),
        (dealt(Luxor=[5, 4, 0]), "too many dealt", {"chain": "Luxor", "count": 9, "right": 8}),
        (dealt(Tower=[0, 0, 0]), "deal of no chain", {"chain": "Tower", "edition": "VACATION"}),
        (dealt(Luxor=[4, 4]), "wrong count", {"field": "dealt Luxor", "count": 2, "right": 3}),
        (dealt(Luxor=[4, 5, -1]), "out of range", {"field": "dealt Luxor"}),
        ({}, "uneven deal", {"player": 0, "count": 0, "right": 20}),
        ([], "not an object", {"field": "dealt"}),
        (dealt(Luxor=True), "not a list", {"field": "dealt Luxor"}),  # type: ignore[arg-type]
        (dealt(Luxor=[True, 4, 4]), "not a whole number", {"field": "dealt Luxor"}),
    ],
)
def test_deals_that_are_refused(given: object, code: str, facts: dict[str, object]) -> None:
    edition = EDITIONS["vacation"]
    with pytest.raises(Refused) as refused:
        agreement.agreed(edition, 3, edition.options, (), agreement.deal(given, edition, 3))
    assert refused.value.code == code
    assert facts.items() <= refused.value.facts.items()


def test_a_chain_left_out_of_the_deal_counts_as_none() -> None:
    edition = EDITIONS["vacation"]
    hands = agreement.deal({"Wilton": [1, 0, 2]}, edition, 3)
    assert hands == ((0, 0, 0), (1, 0, 2), *5 * [(0, 0, 0)])
    with pytest.raises(Refused) as refused:
        agreement.agreed(edition, 3, edition.options, (), None)
    assert (refused.value.code, refused.value.facts) == ("deal needed", {"edition": "VACATION"})
    with pytest.raises(Refused) as refused:
        opened("vacation", 4, dealt=FOUR, deal="unknown")
    assert refused.value.code == "deal given"


def asking() -> Game:
    """Nobody wrote the deal down; Luxor (5) is about to take over American (3), Wilton (2)."""
    on = "Luxor A1-A5; American A7-A9; Wilton B6 C6"
    return position("vacation", 3, on, "American: Ben 1; Luxor: Cat 2", turn="Ben", deal="unknown")


def test_before_any_bonus_everybody_says_what_he_holds_in_the_order_of_the_card() -> None:
    game = asking()
    assert game.held("American") == {"Ana": None, "Ben": None, "Cat": None}
    page = game.write("Ben A6")
    assert moves(page) == []
    assert game.sizes == of("Luxor 11  American 3  Wilton 2")
    assert game.awaits == "announce Wilton: Ben Cat Ana"
    page = game.write("Ben says 2 Wilton")
    assert moves(page) == ["unseen to Ben: 2 Wilton"]
    assert moves(game.write("Cat says 0 Wilton")) == []
    assert game.awaits == "announce Wilton: Ana"
    game.play("Ana says 6 Wilton")
    assert game.awaits == "announce American: Ben Cat Ana"
    game.play("Ben says 4 American; Cat says 6 American")
    page = game.write("Ana says 0 American")
    assert moves(page) == [
        *("bank to Cat: 3000 cash", "bank to Ben: 1500 cash"),
        *("bank to Ana: 2000 cash", "bank to Ben: 1000 cash"),
    ]
    assert game.held("American") == of("Ana 0  Ben 4  Cat 6")
    assert game.held("Luxor") == {"Ana": None, "Ben": None, "Cat": None}
    assert game.books.dealt[place(game.edition, "Wilton")] == (6, 2, 0)
    assert game.books.dealt[place(game.edition, "American")] == (0, 3, 6)
    assert (unseen(game, "Wilton"), unseen(game, "American")) == (0, 0)
    assert game.awaits == "dispose American: Ben Cat"


def test_once_announced_a_holding_is_known_for_good() -> None:
    game = position("vacation", 3, "Luxor A1-A5; American A7-A9", deal="unknown")
    game.play("Ana A6, says 0 American; Ben says 5 American; Cat says 4 American")
    game.play("Ben sells 3 trades 2 American; Cat sells 4 American; Ana buys Luxor")
    assert game.held("American") == of("Ana 0  Ben 0  Cat 0")
    assert game.bank("American") == 20 + 9
    game.play("Ben C4, buys; Cat C5, names American, buys American; Ana I12, buys; Ben B4")
    assert game.awaits == "dispose American: Cat"


@pytest.mark.parametrize(
    ("answer", "why", "facts"),
    [
        ("Ben says 0 American", "deal: below the books", {"blocks": 0, "known": 1, "dealt": -1}),
        ("Ben says 11 American", "deal: above the dealt", {"known": 1, "dealt": 10, "unseen": 9}),
        ("Ben says -1 American", "deal: below the books", {"blocks": -1}),
        ("Cat says 0 American", "holdings: announced before", {"player": 2}),
        ("Ben says 2 Luxor", "holdings: not asked", {"player": 1, "chain": "Luxor"}),
        ("Ben says 2 Ritz", "names: no such chain", {"chain": "Ritz"}),
    ],
)
def test_announcements_that_are_refused(answer: str, why: str, facts: dict[str, object]) -> None:
    on = "Luxor A1-A5; American A7-A9"
    game = position("vacation", 3, on, "American: Ben 1", turn="Cat", deal="unknown")
    page = game.play("Cat A6, says 0 American; Ana says 0 American").write(answer)
    assert said(page) == [f"IMPOSSIBLE {why}"]
    assert facts.items() <= page.objections[0].facts.items()
    assert game.awaits == "announce American: Ben"
    assert game.play("Ben says 10 American").held("American")["Ben"] == 10


def test_nobody_is_asked_outside_a_takeover() -> None:
    game = asking()
    assert said(game.write("Ben says 1 Luxor")) == ["IMPOSSIBLE holdings: not asked"]
    known = opened("vacation", 4, dealt=FOUR).write("Ana says 1 Luxor")
    assert said(known)[0].startswith("IMPOSSIBLE holdings:")


def at_the_end(seats: int) -> Game:
    """All chains on the board and the end declared, so that each of them is asked for."""
    on = (
        "Continental A1-A2; Wilton A4-A5; Luxor A7-A8; American A10-A11; Worldwide C1-C2; "
        "Sharedon C4-C6; Festival C8-C9"
    )
    game = position("vacation", seats, on, turn="Ben", deal="unknown", max_players=8)
    game.write("Ana ends")
    return game


def nobody_else(game: Game, chain: str) -> None:
    """All others but the last say that they hold none."""
    asked = game.books.awaiting
    for player in asked.players[:-1] if asked else ():
        game.play(f"{PEOPLE[player]} says 0 {chain}")


def test_at_the_end_the_smallest_chain_first_from_the_player_of_the_last_turn() -> None:
    on = "Luxor A1-A11; American C1-C3; Festival E1-E4; Wilton G1-G3"
    game = position("vacation", 3, on, "Luxor: Cat 1", turn="Cat", deal="unknown")
    game.write("Ben ends")
    assert game.awaits == "announce Wilton: Ben Cat Ana"
    game.play("Ben says 8 Wilton; Cat says 0 Wilton; Ana says 0 Wilton")
    assert game.awaits == "announce American: Ben Cat Ana"
    game.play("Ben says 0 American; Cat says 9 American; Ana says 0 American")
    assert game.awaits == "announce Festival: Ben Cat Ana"
    game.play("Ben says 9 Festival; Cat says 0 Festival; Ana says 0 Festival")
    game.play("Ben says 0 Luxor; Cat says 9 Luxor")
    assert game.awaits == "announce Luxor: Ana"
    assert game.play("Ana says 0 Luxor").awaits == "nothing"
    # Each sole holder takes 15 times the price, and his blocks at 300, 300, 400 and 800.
    assert settlement(game.books).cash == (6_000, 22_500, 32_400)


def test_a_hand_has_as_many_cards_as_were_dealt() -> None:
    game = at_the_end(6).play("Ana says 8 Continental")  # ten each
    nobody_else(game, "Continental")
    page = game.write("Fay says 0 Continental; Ana says 3 Wilton")
    assert said(page) == ["AGAINST deal: above the hand"]
    sums = {"player": 0, "chain": "Wilton", "blocks": 3, "known": 0, "dealt": 3}
    assert page.objections[0].facts == sums | {"hand": 10, "over": 1}
    assert game.held("Wilton")["Ana"] == 3
    game = at_the_end(6).play("Ana says 8 Continental")
    nobody_else(game, "Continental")
    game.play("Fay says 0 Continental; Ana says 2 Wilton")


def test_every_yellow_card_lies_somewhere() -> None:
    three = "Ana says 3 Continental; Ben says 3 Continental; Cat says"
    page = at_the_end(3).write(f"{three} 1 Continental")
    assert said(page) == ["AGAINST deal: dealt left over"]
    sums = {"player": 2, "chain": "Continental", "blocks": 1, "known": 0, "dealt": 1}
    assert page.objections[0].facts == sums | {"chains": (0,), "over": 1}
    assert page.stands
    at_the_end(3).play(f"{three} 2 Continental")


def test_only_what_contradicts_nothing_can_be_announced() -> None:
    game = at_the_end(6).play("Ana says 8 Continental")  # ten each
    nobody_else(game, "Continental")
    game.play("Fay says 0 Continental")
    assert announceable(game.books) == (0, 1, 2)  # of 8, and room for two in Ana's hand
    game = at_the_end(3).play("Ana says 3 Continental; Ben says 3 Continental")
    assert announceable(game.books) == (2,)  # eight lie somewhere, and nobody else is left


def test_what_one_hand_alone_may_hold_must_find_room_in_it() -> None:
    game = at_the_end(3)  # twenty each
    game.play("Ana says 8 Continental; Ben says 0 Continental; Cat says 0 Continental")
    game.play("Ana says 8 Wilton; Ben says 0 Wilton; Cat says 0 Wilton")
    game.play("Ana says 4 Luxor; Ben says 0 Luxor; Cat says 4 Luxor")
    game.play("Ana says 0 American; Ben says 0 American; Cat says 9 American")
    page = game.write("Ana says 0 Worldwide; Ben says 1 Worldwide")
    assert said(page) == ["AGAINST deal: dealt left over"]
    assert page.objections[0].facts["over"] == 1  # eight, and room for seven


def test_only_chains_with_cards_left_over_are_named() -> None:
    game = at_the_end(3)
    game.play("Ana says 8 Continental; Ben says 0 Continental; Cat says 0 Continental")
    page = game.write("Ana says 0 Wilton; Ben says 0 Wilton; Cat says 7 Wilton")
    assert said(page) == ["AGAINST deal: dealt left over"]
    assert page.objections[0].facts["chains"] == (1,)


def test_a_full_hand_has_no_room() -> None:
    game = at_the_end(3)
    for chain in ("Continental", "Wilton"):
        game.play(f"Ana says 0 {chain}; Ben says 0 {chain}; Cat says 8 {chain}")
    game.play("Ana says 4 Luxor; Ben says 0 Luxor; Cat says 4 Luxor")
    game.play("Ana says 0 American")
    page = game.write("Ben says 8 American")
    assert said(page) == ["AGAINST deal: dealt left over"]


@pytest.mark.parametrize(("seats", "aside"), [(2, 20), (7, 4), (8, 4)])
def test_a_pile_set_aside_takes_what_nobody_has(seats: int, aside: int) -> None:
    for held, against in ((0, []), (-1, ["AGAINST deal: dealt left over"])):
        game, left = at_the_end(seats), aside
        for chain in ("Continental", "Wilton", "Luxor"):
            nobody_else(game, chain)
            must = max(0, 8 - left)
            last = f"{PEOPLE[seats - 1]} says"
            if must:
                assert said(game.write(f"{last} {must + held} {chain}")) == against
                break
            left -= 8
            game.play(f"{last} 0 {chain}")
