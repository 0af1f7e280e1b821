import re
from pathlib import Path

import pytest

from hotels.exports.played import About, Played, of_transcript, steps
from hotels.exports.text import columns, text, width
from hotels.ledger.chains.entries import Buy, Dispose, Lay
from hotels.ledger.chains.terms import Tile
from tests.exports.games import (
    DAY,
    ODD,
    ODD_CHAINS,
    at_the_table,
    each_game,
    played,
    read,
    renamed,
    under_way,
)

AMOUNT = re.compile(r" \.\.+ +([+−])(\$?)([0-9,]+)(?:$|  \[)", re.MULTILINE)

# Turn 9 of the manuscript's own game, as it tells it; what is sold and traded is the file's.
TAKEOVER = """\
    9  Alice laid C4: American (5) took over Wilton (3) and grew to 9 hotels
         Dave for Wilton: first bonus, 10 × $300 .................................   +$3,000
         Alice for Wilton: second bonus, 5 × $300 ................................   +$1,500
       Alice sold 1 Wilton and traded 2 for 1 American
         Alice: 1 Wilton to the bank .............................................        −1
         Alice: 1 Wilton × $300 ..................................................     +$300
         Alice: 2 Wilton to the bank .............................................        −2
         Alice: 1 American from the bank .........................................        +1
       Bob traded 2 Wilton for 1 American
"""
RANKING = """\
          cash    settled     total
1.   P1   $100   +$26,700   $26,800
1.   P2     $0   +$26,800   $26,800

P1 and P2 would share the win with $26,800
"""


def test_a_takeover_reads_as_it_happened() -> None:
    said = text(played("manuscript"))
    assert said.startswith("The bank's ledger: VACATION\n===========================\n")
    assert TAKEOVER in said
    assert "Cash now: Alice $6,900, Bob $5,800, Carol $6,000, Dave $8,900\n" in said
    assert "After turn 9: still under way: Bob lays a tile\n" in said


def test_the_ranking_stands_at_the_end_of_a_finished_game() -> None:
    said = text(played("acquire-p2_057"))
    assert RANKING in said
    assert "Provisional settlement, smallest chain first\n" in said
    over = "nobody laid a tile for a whole round; provisional until the end is declared"
    assert f"After turn 43: {over}\n" in said


def test_the_final_settlement_begins_with_the_smallest_chain() -> None:
    game = played("vacation-p6_017")
    said = text(game)
    assert game.settlement is not None
    sizes = [game.books.board.sizes[chain] for chain in game.settlement.order]
    settled = said[said.index("Final settlement") : said.index("The ranking")]
    assert [int(size) for size in re.findall(r", (\d+) hotels, \$", settled)] == sorted(sizes)
    assert said.index("After turn") < said.index("Final settlement") < said.index("The ranking")


@each_game
def test_every_posting_stands_there_once(path: Path) -> None:
    game = of_transcript(read(path), DAY)
    found = AMOUNT.findall(text(game))
    moved = [one for one in game.movements() if one.turn]
    assert len(found) == len(moved)
    signed = [
        int(f"{sign}{digits}".replace(",", "").replace("−", "-")) for sign, _, digits in found
    ]
    by_hand = [one.gain for one in moved if one.number is not None]
    assert signed[: len(by_hand)] == by_hand
    assert sorted(signed) == sorted(one.gain for one in moved)
    assert [bool(dollar) for _, dollar, _ in found].count(True) == sum(
        one.posting.thing == "cash" for one in moved
    )


@pytest.mark.parametrize("name", ["vacation-p3_002-unknown", "acquire-p4_027"])
def test_amounts_end_below_each_other_also_where_signs_are_wide(name: str) -> None:
    lines = [line for line in text(played(name)).splitlines() if AMOUNT.search(line)]
    assert {width(line.split("  [")[0]) for line in lines} == {92}


def test_names_of_any_kind_stay_on_their_line() -> None:
    game = renamed("acquire-p5_023", ["a\nb", "\u202eevil", "\x1b[31m", *ODD[6:]], ODD_CHAINS)
    lines = text(played(game)).split("\n")
    assert all(line.isprintable() for line in lines)
    assert any(line.startswith("Players") and "a?b, ?evil, ?[31m" in line for line in lines)
    assert "Łódź & Hôtel" in "".join(lines)


def test_a_game_that_has_not_begun_has_a_ledger() -> None:
    said = text(played(under_way("manuscript", 1) | {"events": []}))
    assert "\nNo entries yet\n" in said
    assert "still under way: Alice lays a tile\n" in said


def test_what_a_sum_rests_on_is_said_where_no_source_prints_it() -> None:
    said = text(played("decision-p2_009"))
    assert "50% of $2,000, tied" in said
    assert "  [two players: best guess" in said
    assert "[" not in text(played("acquire-p4_027"))


def test_an_unknown_deal_shows_what_the_bank_does_not_know() -> None:
    said = text(played(under_way("vacation-p3_002-unknown", 40)))
    assert re.search(r"^Luxor .* \? +\? +\? ", said, re.MULTILINE)


def test_what_is_forced_left_open_or_set_aside_is_said() -> None:
    game = read(Path(__file__).parents[1] / "games" / "manuscript.json")
    table = at_the_table(game)
    names = game.header.edition.names
    number = next(one.number for one in table.pages if isinstance(one.page.entry, Dispose))
    assert table.strike(number)
    table.write(Lay(1, Tile(0, 0)))
    table.write(Buy(1, (names[3], names[3])), forced=True)
    about = About(game.players)
    said = text(Played(game.header, about, DAY, steps(game.header, table.pages)))
    assert "\n         (left open: " in said
    assert "\n         (against the rules: 2 blocks bought; the limit is 1 a turn)\n" in said


def test_cells_stand_in_line() -> None:
    rows = [["", "a", "b"], ["李", "1", "20"], ["Zoë", "100", "3"]]
    assert list(columns(rows, right=(1, 2))) == [
        "        a    b",
        "李      1   20",
        "Zoë   100    3",
    ]


def test_a_combining_accent_takes_no_column() -> None:
    assert (width("Zoe\u0308"), width("李"), width("Zoë")) == (3, 2, 3)
