"""A merger that has not happened, figured by the rules before anybody lays the tile."""

import pytest

from hotels.ledger.chains.entries import Lay
from hotels.ledger.chains.interim import as_if_ended
from hotels.ledger.chains.merging import (
    Way,
    can_merge,
    joined_anywhere,
    joining,
    may_survive,
    merged,
    size_by,
)
from hotels.ledger.posting import CASH
from tests.exports.games import played
from tests.ledger.chains.table import Game, named, of, place, position


def manuscript() -> Game:
    """The illustration's position before its ninth turn, Alice being Ana and so on."""
    on = "Wilton B2-B3 C3; American C5-F5 F4"
    held = "Wilton: Ana 2  Ben 1  Dan 5; American: Cat 1  Dan 1"
    return position("vacation", 4, on, held, holdings="open")


def chains(game: Game, names: str) -> tuple[int, ...]:
    return tuple(place(game.edition, name) for name in names.split())


def paid(game: Game, names: str, way: Way = Way.SELL, survivor: str = "") -> dict[str, int]:
    """What everybody's cash grows by."""
    these = chains(game, names)
    chain = place(game.edition, survivor) if survivor else may_survive(game.books, these)[0]
    found = merged(game.books, these, chain, way)
    assert found is not None
    was = game.books.cash
    return {
        name: found.after.cash[seat] - was[seat]
        for seat, name in enumerate(("Ana", "Ben", "Cat", "Dan")[: game.books.header.seats])
    }


def test_the_manuscripts_takeover_before_its_tile() -> None:
    """Ninth turn: bonuses of $3,000 and $1,500, then American has 9, at $700; Wilton at $300."""
    game = manuscript()
    these = chains(game, "Wilton American")
    assert may_survive(game.books, these) == chains(game, "American")
    assert joining(game.books, these) == (game.books.header.shape.square(named("C4")),)
    assert set(joined_anywhere(game.books)) == set(these)
    found = merged(game.books, these, may_survive(game.books, these)[0], Way.SELL)
    assert found is not None
    assert found.grown == 9
    assert found.after.price(found.survivor) == 700
    assert found.defunct == chains(game, "Wilton")
    bonuses = [(one.taker, one.count) for one in found.postings if one.thing == CASH][:2]
    assert bonuses == [(3, 3_000), (0, 1_500)]
    # Two, one and five Wilton at $300 each.
    assert paid(game, "Wilton American") == of("Ana 2100  Ben 300  Cat 0  Dan 4500")


def test_net_worth_before_and_after_the_manuscripts_takeover() -> None:
    """American 5 at $500, then 9 at $700; its bonuses 5,000 and 2,500, then 7,000 and 3,500.

    Cat and Dan hold one each and share both: 3,800 each before, 5,300 each after.
    """
    game = manuscript()
    found = merged(game.books, chains(game, "Wilton American"), 3, Way.SELL)
    assert found is not None
    before, after = as_if_ended(found.before).cash, as_if_ended(found.after).cash
    # Wilton before: shares at 300 and bonuses 3,000 and 1,500, as the takeover pays them.
    assert [now - was for was, now in zip(before, after, strict=True)] == [0, 0, 1_700, 1_700]


def test_all_trade_gives_half_as_many_as_the_bank_has() -> None:
    game = manuscript()
    assert paid(game, "Wilton American", Way.TRADE) == of("Ana 1500  Ben 0  Cat 0  Dan 3000")
    found = merged(game.books, chains(game, "Wilton American"), 3, Way.TRADE)
    assert found is not None
    wilton, american = chains(game, "Wilton American")
    assert found.after.holdings(american) == (1, 0, 1, 1 + 2)
    assert found.after.holdings(wilton) == (0, 1, 0, 1)  # an odd one is kept
    scarce = game.books._replace(
        blocks=tuple(
            (*pile[:4], pile[4] + pile[5] - 2, 2) if chain == american else pile
            for chain, pile in enumerate(game.books.blocks)
        )
    )
    found = merged(scarce, (wilton, american), american, Way.TRADE)
    assert found is not None
    # Ana lays the next tile and trades first; of the last two Dan gets one.
    assert found.after.holdings(american) == (1, 0, 1, 1 + 1)
    assert found.after.holdings(wilton) == (0, 1, 0, 3)


def test_all_keep_pays_the_bonuses_alone() -> None:
    game = manuscript()
    assert paid(game, "Wilton American", Way.KEEP) == of("Ana 1500  Ben 0  Cat 0  Dan 3000")


def test_of_equal_chains_either_may_survive() -> None:
    """Luxor 3 at $300 and American 3 at $400: the bonus of the one that falls is paid."""
    on, held = "Luxor A1-A3; American A5-A7", "Luxor: Ana 4; American: Ben 1"
    game = position("acquire-classic", 2, on, held)
    assert may_survive(game.books, chains(game, "Luxor American")) == chains(game, "Luxor American")
    # An only holder takes both bonuses, 3,000 and 1,500, and sells four at 300.
    assert paid(game, "Luxor American", survivor="American") == of("Ana 5700  Ben 0")
    # 4,000 and 2,000, and one at 400.
    assert paid(game, "Luxor American", survivor="Luxor") == of("Ana 0  Ben 6400")


def test_chains_that_no_square_joins_merge_by_a_tile_between() -> None:
    game = position("acquire-classic", 2, "Luxor A1-A3; American I5-I8", "Luxor: Ana 1")
    these = chains(game, "Luxor American")
    assert joining(game.books, these) == ()
    assert joined_anywhere(game.books) == ()
    found = merged(game.books, these, place(game.edition, "American"), Way.SELL)
    assert found is not None
    assert found.grown == 3 + 4 + 1


def test_lone_tiles_beside_the_square_join_too() -> None:
    """B4 lies below A4: whoever joins Luxor and American there has four, three and two."""
    game = position("acquire-classic", 2, "Luxor A1-A3; American A5-A8; lone B4", "Luxor: Ana 1")
    these = chains(game, "Luxor American")
    (square,) = joining(game.books, these)
    american = place(game.edition, "American")
    assert size_by(game.books, these, american, square) == 9
    assert size_by(game.books, these, american, None) == 8
    found = merged(game.books, these, american, Way.SELL)
    assert found is not None
    assert found.grown == 9


def test_three_chains_at_one_square_the_larger_defunct_first() -> None:
    """Luxor 2 at 200 and Tower 3 at 300 fall to American 4: 2,000 + 1,000 and 3,000 + 1,500."""
    on = "Luxor A3-B3; Tower C4-C6; American D3-G3"
    game = position("acquire-classic", 2, on, "Luxor: Ana 1; Tower: Ben 1")
    these = chains(game, "Luxor Tower American")
    (square,) = joining(game.books, these)
    assert square == game.books.header.shape.square(named("C3"))
    # Luxor and Tower meet at B4, without American.
    assert joining(game.books, these[:2]) == (game.books.header.shape.square(named("B4")),)
    found = merged(game.books, these, these[2], Way.SELL)
    assert found is not None
    assert found.defunct == chains(game, "Tower Luxor")
    assert found.grown == 10
    assert paid(game, "Luxor Tower American") == of("Ana 3200  Ben 4800")


@pytest.mark.parametrize(
    ("names", "can"),
    [("Luxor Tower", False), ("Luxor American", True), ("Luxor Imperial", False)],
)
def test_two_safe_chains_and_chains_off_the_board_do_not_merge(names: str, can: bool) -> None:  # noqa: FBT001
    on = "Luxor A1-A11; Tower C1-C11; American E1-E2"
    game = position("acquire-classic", 2, on, "Luxor: Ana 1")
    assert can_merge(game.books, chains(game, names)) is can


def test_a_deal_nobody_announced_has_to_be_asked_about() -> None:
    on, held = "Wilton B2-B3 C3; American C5-F5 F4", "Wilton: Ana 2"
    game = position("vacation", 4, on, held, deal="unknown")
    assert merged(game.books, chains(game, "Wilton American"), 3, Way.SELL) is None


def test_nothing_of_it_changes_the_books() -> None:
    game = manuscript()
    before = game.books
    paid(game, "Wilton American")
    assert game.books is before
    game.play("Ana C4")
    assert game.sizes == of("Wilton 3  American 9")


OPEN = ["acquire-p4_027", "acquire-p5_023", "acquire-p6_024"]


@pytest.mark.parametrize("name", OPEN)
def test_recorded_takeovers_pay_what_was_supposed_before_their_tile(name: str) -> None:
    """Each bonus is the recorded game's; so are the square, and the size of the survivor."""
    compared, game = 0, played(name)
    before = game.opening
    for step in game.steps:
        books = step.page.books
        takeover = books.takeover
        if isinstance(step.page.entry, Lay) and takeover is not None and takeover.paid:
            assert takeover.survivor is not None
            assert takeover.square in joining(before, takeover.joined)
            found = merged(before, takeover.joined, takeover.survivor, Way.KEEP)
            assert found is not None
            supposed, real = found.postings, step.page.postings
            assert [one for one in supposed if one.thing == CASH] == [*real]
            sizes = (
                size_by(before, takeover.joined, takeover.survivor, takeover.square),
                books.board.sizes[takeover.survivor],
            )
            assert sizes[0] == sizes[1]
            compared += 1
        before = books
    assert compared
