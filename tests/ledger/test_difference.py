"""What changes between two readings of a game, reckoned by hand."""

from pathlib import Path

import pytest

from hotels.ledger import reading
from hotels.ledger.chains.books import Books
from hotels.ledger.chains.codec import decoded
from hotels.ledger.chains.entries import Buy, Entry, Lay
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.terms import Tile, tile
from hotels.ledger.chains.transcript import transcript
from hotels.ledger.chains.trouble import Trouble
from hotels.ledger.difference import Change, Difference, Kind, Moved, effects
from hotels.ledger.journal import Accept, Act, Amend, Insert, Line, Move, Redo, Strike, Undo, Write
from hotels.ledger.outcome import Outcome
from hotels.ledger.posting import BANK, CASH
from hotels.table import Table
from tests.ledger.toy import EMPTY, POOR, SKIPPED, Pot, Put, Toy

GAMES = Path(__file__).parents[1] / "games"

ROUND = (Put(0, 4), Put(1, 3), Put(2, -5), Put(0, 2))


def pot(*entries: Put) -> Table[Put, Pot]:
    """A toy game of these entries, one a line."""
    return Table(Toy(), (Line(number, Write(entry)) for number, entry in enumerate(entries, 1)))


def change(difference: Difference, number: int) -> Change:
    """What is different about one line."""
    (found,) = (one for one in difference.changes if one.number == number)
    return found


def kinds(difference: Difference) -> dict[int, tuple[Kind, ...]]:
    """What became of each line, in the order of the table."""
    return {one.number: one.kinds for one in difference.changes}


def test_nothing_is_different_where_nothing_was_done() -> None:
    table = pot(*ROUND)
    assert table.preview(Accept()).difference == Difference((), (), (None, None))
    same = table.preview(Amend(2, Put(1, 3))).difference
    assert (same.changes, same.totals) == ((), ())


def test_an_entry_at_the_end_is_added() -> None:
    said = pot(*ROUND).preview(Write(Put(1, 1))).difference
    moved = (Moved(1, CASH, 0, -1),)
    assert said == Difference((Change(5, (Kind.ADDED,), moved, ()),), moved, (None, None))


def test_another_amount_says_who_pays_how_much_more_and_where() -> None:
    said = pot(*ROUND).preview(Amend(1, Put(0, 6))).difference
    assert said.changes == (Change(1, (Kind.CHANGED,), (Moved(0, CASH, -4, -6),), ()),)
    assert said.totals == (Moved(0, CASH, 0, -2),)


def test_another_player_is_a_change_for_both() -> None:
    said = pot(*ROUND).preview(Amend(1, Put(1, 4))).difference
    assert change(said, 1).moved == (Moved(0, CASH, -4, 0), Moved(1, CASH, 0, -4))
    assert said.totals == (Moved(0, CASH, 0, 4), Moved(1, CASH, 0, -4))


def test_what_no_longer_fits_is_named_with_its_reason() -> None:
    said = pot(*ROUND).preview(Amend(1, Put(0, 1))).difference
    assert kinds(said) == {1: (Kind.CHANGED,), 3: (Kind.UNFIT,), 4: (Kind.GAP,)}
    (unfit,), (gap,) = said.unfit, said.gaps
    assert (unfit.number, unfit.moved) == (3, (Moved(2, CASH, 5, 0),))
    assert [(why.code, why.facts) for why in unfit.objections] == [(EMPTY, {"holds": 4})]
    assert (gap.number, gap.moved) == (4, ())
    assert [(why.code, why.facts) for why in gap.objections] == [(SKIPPED, {"player": 2})]
    assert said.totals == (Moved(0, CASH, 0, 3), Moved(2, CASH, 0, -5))


def test_what_fits_again_is_named_too() -> None:
    table = pot(*ROUND)
    assert table.amend(1, Put(0, 1))
    for act in (Amend(1, Put(0, 4)), Undo()):
        said = table.preview(act).difference
        assert kinds(said) == {1: (Kind.CHANGED,), 3: (Kind.FITS,), 4: (Kind.FITS,)}
        assert (said.unfit, said.gaps) == ((), ())
        assert change(said, 3).moved == (Moved(2, CASH, 0, 5),)
        assert said.totals == (Moved(0, CASH, 0, -3), Moved(2, CASH, 0, 5))


def test_what_is_now_against_the_rules_is_said_once() -> None:
    table = pot(Put(0, 4), Put(1, 3), Put(2, 0), Put(0, 2))
    said = table.preview(Amend(1, Put(0, 9))).difference
    assert kinds(said) == {1: (Kind.CHANGED,), 4: (Kind.AGAINST,)}
    assert [why.code for why in change(said, 4).objections] == [POOR]
    assert table.amend(1, Put(0, 9))
    deeper = table.preview(Amend(1, Put(0, 10))).difference
    assert kinds(deeper) == {1: (Kind.CHANGED,)}
    better = table.preview(Amend(1, Put(0, 8))).difference
    assert kinds(better) == {1: (Kind.CHANGED,), 4: (Kind.FITS,)}


def test_an_inserted_line_is_added_and_the_gap_it_leaves_is_told() -> None:
    said = pot(*ROUND).preview(Insert(2, Put(2, 1))).difference
    assert kinds(said) == {5: (Kind.ADDED, Kind.GAP), 2: (Kind.GAP,)}
    assert said.totals == (Moved(2, CASH, 0, -1),)


def test_a_struck_line_is_gone_from_where_it_stood() -> None:
    said = pot(*ROUND).preview(Strike(2)).difference
    assert kinds(said) == {2: (Kind.GONE,), 3: (Kind.UNFIT,), 4: (Kind.GAP,)}
    assert change(said, 2).moved == (Moved(1, CASH, -3, 0),)
    assert said.totals == (Moved(1, CASH, 0, 3), Moved(2, CASH, 0, -5))
    last = pot(*ROUND).preview(Strike(4)).difference
    assert kinds(last) == {4: (Kind.GONE,)}


def test_lines_that_go_together_stand_each_in_its_place() -> None:
    table = pot(*ROUND, Put(1, 1))
    before = table.pages
    assert all(table.strike(number) for number in (1, 2, 4))
    after = table.pages
    assert all(table.undo() for _ in range(3))
    assert table.pages == before
    assert [number for number, _ in after] == [3, 5]
    assert all(table.redo() for _ in range(2))
    assert list(kinds(table.preview(Redo()).difference)) == [4, 5]


def test_a_moved_line_changes_what_comes_after_it() -> None:
    said = pot(*ROUND).preview(Move(3, 1)).difference
    assert kinds(said) == {3: (Kind.UNFIT,), 4: (Kind.GAP,)}
    assert said.totals == (Moved(2, CASH, 0, -5),)


def test_undo_and_redo_are_told_like_any_act() -> None:
    table = pot(*ROUND)
    undone = table.preview(Undo()).difference
    assert kinds(undone) == {4: (Kind.GONE,)}
    assert undone.totals == (Moved(0, CASH, 0, 2),)
    table.undo()
    assert kinds(table.preview(Redo()).difference) == {4: (Kind.ADDED,)}


def test_what_the_end_becomes_is_told() -> None:
    table = pot(Put(0, 5), Put(1, 6), Put(2, 9))
    # The pot holds 20; the purses hold 5, 4 and 1.
    assert table.preview(Accept()).difference.outcome == (Outcome((5, 4, 1), (0,)),) * 2
    assert table.preview(Amend(2, Put(1, 7))).difference.outcome == (
        Outcome((5, 4, 1), (0,)),
        Outcome((5, 3, 1), (0,)),
    )
    assert table.preview(Amend(1, Put(0, 4))).difference.outcome == (
        Outcome((5, 4, 1), (0,)),
        None,
    )
    assert table.preview(Write(Put(0, 4))).difference.outcome[1] == Outcome((1, 4, 1), (1,))


def manuscript() -> Table[Entry, Books]:
    """The manuscript's own game, from its first tile to the purchase after the takeover."""
    game = transcript(reading.parsed((GAMES / "manuscript.json").read_bytes()))
    entries = (decoded(event) for event in game.events)
    acts: list[Act[Entry]] = [Write(entry) for entry in entries]
    table = Table(ChainGame(game.header), [Line(n, act) for n, act in enumerate(acts, 1)])
    assert not any(page.objections for _, page in table.pages)
    return table


ALICE, BOB, CAROL, DAVE = range(4)

# Dave's B2 was A1 in truth: nothing lies beside it. So no Wilton comes to be, and:
UNFIT = {
    8: (Trouble.NOTHING_TO_NAME, ()),  # Dave names Wilton
    # What was bought of it at $200 a block is given back.
    9: (Trouble.NOT_ON_BOARD, ((DAVE, CASH, -200), (DAVE, "Wilton", 1))),
    11: (Trouble.NOT_ON_BOARD, ((ALICE, CASH, -200), (ALICE, "Wilton", 1))),
    14: (Trouble.NOT_ON_BOARD, ((BOB, CASH, -200), (BOB, "Wilton", 1))),
    # Nobody disposes of Wilton, which went at $300 a block, or two for one American.
    20: (
        Trouble.NOT_DISPOSING,
        ((ALICE, CASH, 300), (ALICE, "Wilton", -3), (ALICE, "American", 1)),
    ),
    21: (Trouble.NOT_DISPOSING, ((BOB, "Wilton", -2), (BOB, "American", 1))),
    22: (Trouble.NOT_DISPOSING, ((CAROL, CASH, 300), (CAROL, "Wilton", -1))),
    23: (Trouble.NOT_DISPOSING, ((DAVE, CASH, 600), (DAVE, "Wilton", -4), (DAVE, "American", 1))),
}
GAPS = {
    # The turn goes on without the purchase that no longer fits.
    10: ("buy", (DAVE,)),
    12: ("buy", (ALICE,)),
    15: ("buy", (BOB,)),
    # Carol's C3 now lies beside B3 alone and forms a chain, which she has not named.
    16: ("found", (CAROL,)),
}
# C4 then makes American grow and takes nothing over: Dave's $3,000 and Alice's $1,500 are not paid.
BONUS = {(DAVE, CASH, 3_000, 0), (ALICE, CASH, 1_500, 0)}
TOTALS = {
    (ALICE, CASH): 200 - 300 - 1_500,
    (BOB, CASH): 200,
    (CAROL, CASH): -300,
    (DAVE, CASH): 200 - 600 - 3_000,
    (ALICE, "Wilton"): 2,
    (BOB, "Wilton"): 1,
    (CAROL, "Wilton"): 1,
    (DAVE, "Wilton"): 3,
    (ALICE, "American"): -1,
    (BOB, "American"): -1,
    (DAVE, "American"): -1,
}


def test_an_early_tile_of_the_manuscripts_game_lay_elsewhere() -> None:
    table = manuscript()
    before = table.pages
    said = table.preview(Amend(7, Lay(DAVE, Tile(0, 0)))).difference
    assert table.pages is before
    assert {one.number: one.objections[0].code for one in said.unfit} == {
        number: code for number, (code, _) in UNFIT.items()
    }
    for number, (_, was) in UNFIT.items():
        assert {(*key, count) for *key, count, now in change(said, number).moved if not now} == {
            (player, thing, count) for player, thing, count in was
        }
    assert {
        one.number: (one.objections[0].facts["kind"], one.objections[0].facts["players"])
        for one in said.gaps
    } == GAPS
    assert set(change(said, 19).moved) == BONUS
    assert kinds(said) == {
        7: (Kind.CHANGED,),
        **dict.fromkeys(UNFIT, (Kind.UNFIT,)),
        **dict.fromkeys(GAPS, (Kind.GAP,)),
        19: (),
    }
    assert list(kinds(said)) == sorted(kinds(said))
    assert {(who, thing): now - was for who, thing, was, now in said.totals} == TOTALS
    assert said.outcome == (None, None)


def test_with_the_tile_put_right_all_of_the_manuscripts_game_fits_again() -> None:
    table = manuscript()
    before = table.pages
    assert table.amend(7, Lay(DAVE, Tile(0, 0)))
    said = table.preview(Amend(7, Lay(DAVE, Tile(1, 1)))).difference
    assert kinds(said) == {
        7: (Kind.CHANGED,),
        **dict.fromkeys((*UNFIT, *GAPS), (Kind.FITS,)),
        19: (),
    }
    assert {(who, thing): was - now for who, thing, was, now in said.totals} == TOTALS
    assert table.amend(7, Lay(DAVE, Tile(1, 1)))
    assert table.pages == before


@pytest.mark.parametrize("name", ["acquire-p4_027", "vacation-p3_002-unknown", "decision-p2_009"])
def test_the_totals_are_the_difference_of_the_balances(name: str) -> None:
    game = transcript(reading.parsed((GAMES / f"{name}.json").read_bytes()))
    entries = [decoded(event) for event in game.events]
    chain = ChainGame(game.header)
    table = Table(chain, [Line(n, Write(entry)) for n, entry in enumerate(entries, 1)])
    lays = [n for n, entry in enumerate(entries, 1) if isinstance(entry, Lay)]
    buys = [n for n, entry in enumerate(entries, 1) if isinstance(entry, Buy) and entry.chains]
    free = tile("A1")
    assert free is not None
    acts: list[Act[Entry]] = [Amend(lays[0], Lay(0, free)), Strike(lays[3]), Move(lays[4], lays[2])]
    acts += [
        Amend(buys[1], Buy(BOB, ())),
        Insert(lays[1], Buy(0, ())),
        Undo(),
    ]
    for act in acts:
        preview = table.preview(act)
        then, now = table.books, preview.pages[-1].page.books
        piles = [(CASH, then.cash, now.cash)]
        piles += list(zip(game.header.edition.names, then.blocks, now.blocks, strict=True))
        expected = {
            (player, thing): new[player] - old[player]
            for thing, old, new in piles
            for player in range(chain.seats)
            if new[player] != old[player]
        }
        totals = {(who, thing): now - was for who, thing, was, now in preview.difference.totals}
        assert totals == expected
        outcomes = chain.outcome(then), chain.outcome(now)
        assert preview.difference.outcome == outcomes


def test_what_a_page_moves_is_told_of_players_only() -> None:
    page = Toy().book(Put(1, 3), Toy().opening())
    assert page.postings[0].taker == BANK
    assert effects(page) == {(1, CASH): -3}
