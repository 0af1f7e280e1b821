"""What the screens of Big Shot say, without a window."""

from collections.abc import Iterable

import pytest

from hotels.ledger.big_shot.books import Books, Lot
from hotels.ledger.big_shot.entries import Bid, Entry, Hammer, Loan, Open, Pass, Put
from hotels.ledger.big_shot.game import BigShot
from hotels.ledger.big_shot.terms import Board, Cubes, Terms, terms_of
from hotels.table import Table
from hotels.views.big_shot import letters_of, round_words, shows_money, terms_words
from hotels.views.big_shot_lots import changes, face, lot_groups, lot_page, verdict
from hotels.views.big_shot_plate import plate
from hotels.views.big_shot_players import player_lines
from hotels.wording.big_shot import Speech

NAMES = ("Ana", "Ben", "Cat", "Dora")
RED, YELLOW, WHITE, BLACK = range(4)
SPACE = (1, 1, 1, 1)

COLOURS: dict[int, object] = {
    2: [["red", "yellow"], ["white", "black"]],
    3: ["red", "yellow", "white"],
    4: ["red", "yellow", "white", "black"],
}


def agreed(seats: int = 4, *, hidden: bool = False) -> Terms:
    return terms_of({"colours": COLOURS[seats], "hidden": hidden}, seats)


def speech(seats: int = 4, *, hidden: bool = False) -> Speech:
    return Speech(NAMES[:seats], agreed(seats, hidden=hidden), 1_000)


def after(entries: Iterable[Entry], seats: int = 4, *, hidden: bool = False) -> Table[Entry, Books]:
    """A game with these entries."""
    table: Table[Entry, Books] = Table(BigShot(agreed(seats, hidden=hidden)))
    for entry in entries:
        assert table.write(entry, forced=True).stands, entry
    return table


def books(entries: Iterable[Entry] = (), seats: int = 4, *, hidden: bool = False) -> Books:
    return after(entries, seats, hidden=hidden).books


def round_of(cubes: Cubes, *lots: str, roller: int = 0) -> list[Entry]:
    """A round in which nobody bids, the cubes going on these lots in order."""
    colours = [colour for colour, count in enumerate(cubes) for _ in range(count)]
    puts = [Put(lot, colour) for lot, colour in zip(lots, colours, strict=True)]
    return [Open(roller, cubes), Hammer(None, 0), *puts]


# who is who


def test_cubes_bear_the_letter_of_the_player_and_of_the_colour_where_two_play() -> None:
    assert letters_of(speech()) == ("A", "B", "C", "D")
    assert letters_of(speech(3)) == ("A", "B", "C", "")
    assert letters_of(speech(2)) == ("Ar", "Ay", "Bw", "Bb")


def test_the_round_and_the_terms_in_words() -> None:
    assert round_words(books()) == "Round 1 of 18"
    assert round_words(books(round_of(SPACE, "16", "17", "18", "20"))) == "Round 2 of 18"
    assert terms_words(agreed()) == "Big Shot, open money"
    assert terms_words(agreed(hidden=True)) == "Big Shot, hidden money"


# lots


@pytest.mark.parametrize(
    ("cubes", "is_sold", "said", "brief"),
    [
        ((0, 0, 0, 0), False, "nobody yet", "nobody yet"),
        ((2, 1, 0, 0), False, "Ana leads", "A leads"),
        ((2, 2, 0, 0), False, "tied, nobody leads", "tied, nobody leads"),
        ((3, 3, 1, 0), True, "Cat owns it", "C owns it"),
        ((3, 2, 1, 1), True, "Ana owns it", "A owns it"),
        ((0, 0, 0, 1), False, "Dora leads", "D leads"),
    ],
)
def test_whose_a_lot_is_in_words(cubes: Cubes, is_sold: bool, said: str, brief: str) -> None:  # noqa: FBT001
    lot = Lot(cubes, is_sold)
    assert verdict(lot, speech()) == said
    assert verdict(lot, speech(), brief=True) == brief


def test_the_ghost_and_a_pair_are_told_apart() -> None:
    assert verdict(Lot((0, 0, 0, 2)), speech(3), brief=True) == "ghost leads"
    assert verdict(Lot((0, 0, 0, 2)), speech(3)) == "the ghost (black) leads"
    assert verdict(Lot((0, 2, 0, 0)), speech(2)) == "Ana (yellow) leads"


@pytest.mark.parametrize(
    ("cubes", "said"),
    [
        ((0, 0, 0, 0), ""),
        ((1, 0, 0, 0), "one more yellow, white or black cube: nobody leads"),
        ((2, 1, 0, 0), "one more yellow cube: nobody leads"),
        ((1, 1, 0, 0), "one more red or yellow cube leads"),
        ((2, 2, 0, 0), "one more cube of any colour leads"),
        ((3, 3, 0, 0), "one more cube of any colour wins it"),
        ((3, 2, 1, 0), "one more red, white or black cube: red wins it; yellow: white wins it"),
        ((2, 1, 1, 0), "one more yellow cube: white leads; white: yellow leads"),
    ],
)
def test_what_one_more_cube_changes(cubes: Cubes, said: str) -> None:
    assert changes(Lot(cubes)) == said


def test_a_sold_lot_changes_no_more() -> None:
    assert changes(Lot((4, 3, 0, 0), is_sold=True)) == ""


def test_the_lots_stand_down_town_and_by_their_parks() -> None:
    groups = lot_groups(books(), speech())
    assert [(group.name, [lot.lot for lot in group.lots]) for group in groups] == [
        ("Downtown", ["16", "17", "18", "20", "21"]),
        ("By the north park", ["P1", "9a", "10a", "11a"]),
        ("By the south park", ["P2", "9b", "10b", "11b"]),
    ]
    park = groups[1].lots[0]
    assert (park.head, park.tag, park.free, park.worth) == ("Park", "P1", "doubles", "")


def test_a_lot_whose_name_is_not_its_value_says_both() -> None:
    board = Board((("Harbour", 20), ("9", 9)), (("Green", ("Harbour", "9")), ("Other", ("9",))))
    own = books()._replace(terms=Terms(4, (0, 1, 2, 3), board), lots=(Lot(),) * 4)
    harbour = face(own, "Harbour", Speech(NAMES, own.terms))
    assert (harbour.head, harbour.worth) == ("Harbour", "20")
    groups = lot_groups(own, Speech(NAMES, own.terms))
    assert [(group.name, [lot.lot for lot in group.lots]) for group in groups] == [
        ("By Green", ["Green", "Harbour", "9"]),
        ("By Other", ["Other"]),
    ]


def test_the_cube_in_hand_says_what_it_would_change() -> None:
    lying = books([*round_of(SPACE, "16", "16", "17", "18"), Open(1, SPACE), Hammer(None, 0)])
    assert face(lying, "16", speech(), RED).changes == "with red: Ana leads"
    assert face(lying, "17", speech(), RED).changes == "with red: nobody leads"
    assert face(lying, "17", speech(), WHITE).changes == "with white: no change"
    assert face(lying, "16", speech(), RED).is_lit
    assert not face(books(), "16", speech()).is_lit


def test_everything_about_a_lot_in_sentences() -> None:
    lying = books(round_of(SPACE, "16", "16", "9a", "P1"))
    page = lot_page(lying, "16", speech())
    assert page.lines == (
        "Tied, nobody leads.",
        "1 red and 1 yellow; red and yellow cancel out with 1 each.",
        "Worth 16 million.",
    )
    assert [words for _, words in page.more] == [
        *("Ana leads", "Ben leads", "no change", "no change")
    ]
    near = lot_page(lying, "9a", speech())
    assert near.lines[-1] == "Worth 9 million, doubled if the owner also has P1."
    park = lot_page(lying, "P1", speech())
    assert park.title == "Park P1"
    assert park.lines[-1] == ("Worth nothing by itself, but doubles 9a, 10a and 11a for its owner.")


# players and the sign


def test_the_players_say_what_they_do() -> None:
    lines = player_lines(books([Loan(RED), Open(0, SPACE), Bid(1, 4), Pass(2)]), speech())
    assert [(line.name, line.state, line.amount, line.is_turn) for line in lines] == [
        ("Ana", "1 loan", "19 million", False),
        ("Ben", "no loans, bid 4, 19 with a loan", "10 million", False),
        ("Cat", "no loans, passed", "10 million", False),
        ("Dora", "no loans, to bid, 19 with a loan", "10 million", True),
    ]


def test_hidden_money_is_told_only_to_who_peeks_or_after_a_bid_beyond_it() -> None:
    bid: list[Entry] = [Open(0, SPACE), Bid(1, 12), Pass(2), Pass(3), Pass(0)]
    hidden = books(bid, hidden=True)
    said = speech(hidden=True)
    assert [line.amount for line in player_lines(hidden, said)] == ["hidden"] * 4
    assert [line.amount for line in player_lines(hidden, said, 2)][2] == "10 million"
    assert player_lines(hidden, said, 2)[2].peeked
    assert plate(hidden, said).headline == "Ben can't pay 12 million"
    shown = hidden._replace(shown=frozenset({1}))
    assert shows_money(shown, 1)
    assert not shows_money(shown, 0)


@pytest.mark.parametrize(
    ("entries", "headline", "second"),
    [
        ((), "Ana rolls", "Tap the cubes on the space."),
        ((Open(0, SPACE),), "Ben bids or passes", "No bids yet."),
        ((Open(0, SPACE), Bid(1, 4)), "Cat bids or passes", "Ben leads with 4 million."),
        ((Open(0, SPACE), Hammer(2, 4)), "Cat places the cubes", "Bought for 4 million."),
        (
            (Open(0, SPACE), Hammer(None, 0)),
            "Ana places the cubes",
            "No bids, so the cubes are free.",
        ),
    ],
)
def test_the_sign_says_who_and_what(entries: list[Entry], headline: str, second: str) -> None:
    said = plate(books(entries), speech())
    assert (said.headline, said.second) == (headline, second)


def test_the_sign_of_a_pair_asks_which_colour_pays() -> None:
    said = plate(books([Open(0, SPACE), Hammer(1, 4)], 2), speech(2))
    assert said.headline == "Ben pays 4 million"
    assert said.second == "Ben (white) or Ben (black) pays the full amount."
