"""The worked cases of what tables argue about, by every edition, against the table of answers."""

from dataclasses import replace

import pytest

from hotels.ledger.chains.booking import book
from hotels.ledger.chains.books import Ending
from hotels.ledger.chains.cases import CASES
from hotels.ledger.chains.disputes import Played, played
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.entries import Dispose
from hotels.ledger.chains.house import HOUSE_RULE
from hotels.ledger.chains.mixes import Falling, mixes
from hotels.ledger.chains.positions import BETWEEN, chain_of, laid_out, square_of
from hotels.ledger.chains.rule import Rule
from hotels.ledger.chains.trouble import Page
from hotels.ledger.objection import Grade, Refused
from hotels.ledger.posting import BANK, CASH
from hotels.ledger.working import Mark
from tests.ledger.chains.table import moves, position, said, spoken

EVERY = pytest.mark.parametrize("edition", EDITIONS.values(), ids=[*EDITIONS])
DRAFT = "decision-draft"
OURS = {DRAFT, "decision", "vacation"}
THREE_BONUSES = {"acquire-2016", "acquire-tycoon"}


def game(key: str, edition: Edition, which: int = 0) -> Played:
    """A case of a question, played."""
    found = played(CASES[key][which], edition)
    assert found is not None
    return found


def paid(one: Played) -> tuple[int, ...]:
    """What each player got for bonuses."""
    got = [0] * one.case.seats
    for _, page in one.steps:
        for posting in page.postings:
            if posting.giver == BANK and posting.thing == CASH and posting.working is not None:
                got[posting.taker] += posting.count * (posting.working.step != "sale")
    return tuple(got)


def objections(one: Played) -> list[str]:
    """What was said against entries."""
    return [text for _, page in one.steps for text in said(page)]


def test_there_is_a_case_of_every_question() -> None:
    assert len(CASES) == 25
    assert all(CASES.values())


@EVERY
def test_every_case_can_be_played_and_nothing_is_lost(edition: Edition) -> None:
    for cases in CASES.values():
        for case in cases:
            if case.seats < edition.min_players:
                with pytest.raises(Refused, match="too few players"):
                    played(case, edition)
                continue
            one = played(case, edition)
            assert one is not None
            assert len(one.steps) == len(case.entries)
            assert sum(one.after.cash) == 0
            for before, after in zip(one.before.blocks, one.after.blocks, strict=True):
                assert sum(before) == sum(after)


@EVERY
def test_a_tie_for_the_largest_holding_is_split(edition: Edition) -> None:
    bonus = paid(game("tie first", edition))
    if edition.id == DRAFT:
        assert bonus == (1_500, 1_500, 0)
    elif edition.id in THREE_BONUSES:
        assert bonus[0] == bonus[1] > bonus[2] > 0
    else:
        assert bonus == (2_300, 2_300, 0)
    three = paid(game("tie first", edition, 1))
    expected = {DRAFT: (700, 700, 600)}.get(edition.id)
    assert three == expected if expected else len(set(three)) == 1


@EVERY
def test_a_tie_for_second_splits_the_second(edition: Edition) -> None:
    one = game("tie second", edition)
    bonus = paid(one)
    if edition.id == DRAFT:
        assert bonus == (3_000, 0, 0)
    elif edition.id not in THREE_BONUSES:
        assert bonus == (3_000, 800, 800)
        working = one.steps[0][1].postings[-1].working
        assert working is not None
        assert working.cites.rule == "tie second"
        assert (str(working.cites.mark) == "reconstructed") == (edition.id in OURS)


@EVERY
def test_the_only_holder_gets_both(edition: Edition) -> None:
    bonus = paid(game("one holder", edition))
    assert bonus[::2] == (0, 0)
    if edition.id not in THREE_BONUSES:
        assert bonus[1] == (3_000 if edition.id == DRAFT else 4_500)
    if edition.min_players == 2 and edition.id not in THREE_BONUSES:
        assert paid(game("one holder", edition, 1)) == (0, 3_000 if edition.id in OURS else 4_500)


@EVERY
def test_nobody_holds_any(edition: Edition) -> None:
    one = game("nobody", edition)
    assert paid(one) == (0, 0, 0)
    assert one.after.board.sizes[one.place("b")] == 9


@EVERY
def test_the_laid_tile_does_not_count(edition: Edition) -> None:
    one = game("laid tile", edition)
    assert one.steps[0][1].books.takeover is not None
    working = one.steps[2][1].postings[-1].working
    assert working is not None
    assert working.args[2] == edition.price(one.place("a"), 3)


@EVERY
def test_of_equal_sizes_the_player_chooses(edition: Edition) -> None:
    for which, survivor in enumerate("ab"):
        one = game("equal sizes", edition, which)
        assert one.after.board.sizes[one.place(survivor)] == 7


@EVERY
def test_of_four_chains_the_larger_is_settled_first(edition: Edition) -> None:
    one = game("three or four", edition)
    assert objections(one) == []
    assert [*one.after.board.on_board] == [one.place("b")]
    disposed = [page.entry for _, page in one.steps if isinstance(page.entry, Dispose)]
    assert [entry.chain for entry in disposed] == [edition.names[one.place(role)] for role in "adc"]


@EVERY
def test_who_disposes_first(edition: Edition) -> None:
    for which, order in enumerate(((1, 2, 0), (0, 1, 2))):
        one = game("who disposes first", edition, which)
        asked = one.steps[0][1].books.awaiting
        assert asked is not None
        assert asked.players == order
        assert objections(one) == []


@EVERY
@pytest.mark.parametrize(
    ("key", "against"),
    [
        ("last blocks", ["IMPOSSIBLE limited: bank short"]),
        ("none left", ["IMPOSSIBLE limited: bank short"]),
        ("odd block", ["IMPOSSIBLE limited: odd trade"]),
        ("two safe", ["AGAINST two safe: joins two safe"]),
        ("eighth chain", ["AGAINST seven: eighth chain"]),
        ("one below safe", []),
        ("founder", []),
        ("selling price", []),
        ("how many left", []),
        ("cash differs", ["REMINDER banker: purse differs"]),
    ],
)
def test_what_the_rules_forbid_is_said(edition: Edition, key: str, against: list[str]) -> None:
    one = game(key, edition)
    assert objections(one) == against
    if key == "two safe":
        assert one.after == one.before


@EVERY
def test_a_rack_of_dead_tiles_ends_the_game_only_by_condition_c(edition: Edition) -> None:
    one = game("when it ends", edition, 3)
    ends = "C" in edition.ends.conditions
    assert (one.after.end is Ending.DECLARED) == ends == (edition.id in OURS - {DRAFT})
    assert objections(one) == ([] if ends else ["AGAINST ends: no end"])


@EVERY
def test_a_dead_tile_is_not_laid_and_play_goes_on(edition: Edition) -> None:
    one = game("dead tile", edition)
    assert objections(one) == ["AGAINST two safe: joins two safe"]
    assert one.after.board == one.before.board
    assert one.after.end is None
    assert one.cites.rule == "blocked rack"


@EVERY
def test_when_the_game_ends(edition: Edition) -> None:
    """Only the draft ends it by itself, and even there going on is flagged, not refused."""
    declared, not_declared, none_holds = (game("when it ends", edition, at) for at in range(3))
    reminder = ["REMINDER who speaks: end reached"] if edition.id == DRAFT else []
    assert objections(declared) == reminder
    assert declared.after.end is Ending.DECLARED
    assert objections(not_declared) == reminder * 2
    assert not_declared.after.end is None
    assert not_declared.after.turn == 3
    assert objections(none_holds) == ["AGAINST ends: no end"]
    assert none_holds.after.end is None
    assert {one.cites.rule for one in (declared, not_declared, none_holds)} == {"who speaks"}


@EVERY
def test_play_goes_on_until_nobody_can_lay(edition: Edition) -> None:
    one = game("no tiles left", edition)
    ends = [page.books.end for _, page in one.steps]
    assert ends[:-1] == [None] * (len(ends) - 1)
    assert ends[-1] is Ending.ROUND_OF_PASSES


@EVERY
def test_a_chain_off_the_board_is_worthless_and_equal_money_shares(edition: Edition) -> None:
    final = game("off the board", edition).final
    assert final is not None
    assert len(set(final.cash)) == 1
    shared = game("equal money", edition).final
    assert shared is not None
    assert shared.winners == (1, 2)


@EVERY
def test_equal_money_is_attested_only_where_it_is_printed(edition: Edition) -> None:
    printed = edition.id == "acquire-renegade"
    for at_table in (edition, replace(edition, id="house-ours", based_on=edition.id)):
        mark = game("equal money", at_table).cites.mark
        assert mark is (Mark.ATTESTED if printed else Mark.RECONSTRUCTED)
    own = replace(edition, rules={**edition.rules, Rule.END_ORDER: HOUSE_RULE})
    assert game("equal money", own).cites.mark is Mark.HOUSE


@EVERY
def test_a_switch_that_the_edition_has_not_is_of_the_house(edition: Edition) -> None:
    printed, thrown = (game("who disposes first", edition, which) for which in (0, 1))
    assert printed.cites.mark is Mark.ATTESTED
    assert thrown.cites == printed.cites._replace(mark=Mark.HOUSE)
    options = replace(edition.options, first_disposal="largest_holder")
    assert game("who disposes first", replace(edition, options=options), 1).cites == printed.cites


@EVERY
def test_a_misplaced_tile_lies_or_is_moved(edition: Edition) -> None:
    lies, moved = (game("wrong square", edition, which) for which in (0, 1))
    assert lies.after.board.sizes[lies.place("a")] == 3
    assert moved.after.board.sizes[moved.place("a")] == 4
    assert lies.after.cash[0] > moved.after.cash[0]
    assert lies.steps == moved.steps
    assert lies.moved == ()
    assert [change.number for change in moved.difference.changes] == [0, 1]
    [change] = [one for one in moved.difference.totals if one.thing == CASH]
    assert (change.player, change.now) == (0, moved.after.cash[0] - lies.after.cash[0])


@EVERY
def test_a_correction_moves_the_difference(edition: Edition) -> None:
    one = game("cash differs", edition)
    assert one.after.cash[:3] == (5_900, 6_000, 6_000)


# positions


@EVERY
def test_the_square_between_touches_both_safe_chains_and_the_small_one(edition: Edition) -> None:
    board = laid_out("a above; b below; c beside", edition)
    assert board is not None
    sizes = [board.sizes[chain_of(role, edition)] for role in "abc"]
    assert sizes == [edition.safe, edition.safe, 2]
    square = board.shape.square(square_of(BETWEEN, edition))
    touched = set(board.prospect(square, edition.safe).chains)
    assert touched == {chain_of(role, edition) for role in "abc"}


def test_a_board_too_small_has_no_room() -> None:
    large = replace(EDITIONS["vacation"], safe=60)
    assert laid_out("a above; b below", large) is None
    assert played(CASES["two safe"][0], large) is None


# mixes


@EVERY
@pytest.mark.parametrize(("held", "left"), [(5, 9), (6, 2), (1, 3), (4, 0)])
def test_every_mix_and_no_other_can_be_booked(edition: Edition, held: int, left: int) -> None:
    """The rules take exactly the mixes that are offered, and pay what is said."""
    a, b = spoken(edition)[0], spoken(edition)[1]
    falling = Falling(edition, 0, 3, held, 1, 5, left)
    offered = {(mix.sell, mix.trade, mix.keep): mix for mix in mixes(falling)}

    def tried(sell: int, trade: int, keep: int) -> Page:
        table = position(
            edition, 3, f"{a} A1-A3; {b} A5-A9", f"{a}: Ana {held}", bank=f"{b} {left}"
        )
        entry = Dispose(0, edition.names[0], sell, trade, keep)
        return book(entry, table.play("Ana A4").books)

    for sell in range(held + 1):
        for trade in range(held - sell + 1):
            keep = held - sell - trade
            page = tried(sell, trade, keep)
            mix = offered.get((sell, trade, keep))
            assert (page.grade < Grade.GAP) == (mix is not None)
            if mix is not None:
                brought = [line for line in moves(page) if line.endswith("cash")]
                assert brought == ([f"bank to Ana: {mix.now} cash"] if mix.now else [])
                then = page.books.price(1)
                assert mix.later == page.books.blocks[1][0] * then


def test_the_mix_that_is_worth_most_comes_first() -> None:
    every = mixes(Falling(EDITIONS["vacation"], 0, 3, 5, 1, 30, 9))
    assert (every[0].sell, every[0].trade, every[0].keep) == (1, 4, 0)
    worths = [mix.worth for mix in every]
    assert worths == sorted(worths, reverse=True)
