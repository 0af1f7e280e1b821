"""Perfect Hotel in words: entries, lines, receipts, and who stands where."""

import pytest

from hotels.ledger.perfect_hotel.entries import Another, Build, Entry, InHand, Keep, Value
from hotels.ledger.perfect_hotel.scoring import scored, standing, track
from hotels.ledger.perfect_hotel.terms import Terms
from hotels.ledger.perfect_hotel.trouble import Page
from hotels.wording.amounts import digits, gained
from hotels.wording.perfect_hotel import (
    by_player,
    by_rank,
    line,
    nobody_gets,
    on_track,
    receipt,
    sum_in_words,
    winners_in_words,
)
from hotels.wording.perfect_hotel_entries import in_short
from hotels.wording.perfect_hotel_refusals import sentence
from hotels.wording.speech import Speech
from hotels.wording.sums import cited
from tests.ledger.perfect_hotel.rounds import (
    DRAWING,
    THREE_ROUNDS,
    booked,
    entries,
    game,
    pages,
    score,
)

BEDROOM, RESTAURANT, POOL, BAR, GYM, SHOP = range(6)
TABLE = Speech(players=("Alice", "Bob", "Carol", "Dave"))


def last(*said: Entry) -> Page:
    """The page of the last entry, after the drawing's round was begun."""
    return pages([*game(THREE_ROUNDS[0]), *entries(DRAWING), *said], Terms(4))[-1]


@pytest.mark.parametrize(
    ("entry", "short"),
    [
        (Build(1, SHOP, 2), "Bob: 2 shops"),
        (Build(1, SHOP, 1, 1), "Bob: 1 shop and 1 tourist"),
        (Build(3, SHOP, 2), "Dave: annex of 2 shops"),
        (Build(3, GYM, 2), "Dave: 2 gyms"),
        (InHand(0, 1), "Alice: 1 tourist in hand"),
        (InHand(0, 0), "Alice: no tourists in hand"),
        (Keep(), "Round 2 saved"),
        (Another(), "One more round"),
        (Value(BAR, 1), "Bar worth 1"),
    ],
)
def test_an_entry_is_told(entry: Entry, short: str) -> None:
    assert in_short(last(entry), TABLE) == short


def test_a_round_kept_after_the_end_is_told_without_its_number() -> None:
    over = pages([*game("Gym 2 | -"), Keep()], Terms(2, rounds=1))[-1]
    assert in_short(over, TABLE) == "Round saved"


@pytest.mark.parametrize(
    ("page", "said"),
    [
        (
            last(Build(3, GYM, 2)),
            ("Dave already has a Gym floor, and an annex must go directly on it: Shop is on top"),
        ),
        (
            pages([*game("Gym 2 | -"), Keep()], Terms(2, rounds=1))[-1],
            "the game is over after 1 round; add another round to continue",
        ),
        (pages([Keep()], Terms(2))[-1], "nobody has built a floor this round"),
    ],
)
def test_what_speaks_against_an_entry_is_one_sentence(page: Page, said: str) -> None:
    (objection,) = page.objections
    assert sentence(objection.code, objection.facts, TABLE) == said


def test_the_lines_of_the_drawing() -> None:
    cards = [
        [f"{line(part)} {gained(part.amount)}" for part in one.working.parts]
        for one in score(DRAWING).players
    ]
    assert cards == [
        ["Bedroom, six +10", "Bar, three +7", "2 tourists −6", "Cheap hotel −3"],
        ["Pool, tied +3", "Perfect view, tied +1", "1 tourist in hand −3"],
        ["Restaurant, three +9", "Pool, tied +3", "Sky room +3", "Cheap hotel −3"],
        [
            "Gym, three +6",
            "Shop, five +5",
            "Perfect view, tied +1",
            "1 tourist −3",
            "Cheap hotel −3",
        ],
    ]


def test_a_receipt_says_every_reason() -> None:
    alice, bob, carol, _ = (one.working for one in score(DRAWING).players)
    assert [sum_in_words(part) for part in (alice, *alice.parts)] == [
        "Round",
        "Bedroom, six: the most cards",
        "Bar, three: the most cards",
        "2 tourists, −3 points each",
        "Cheap hotel: 3 kinds of Build card, 4 needed",
    ]
    assert [sum_in_words(part) for part in bob.parts] == [
        "Pool, tied: a point for each of 3 cards",
        "Perfect view, tied: 4 floors",
        "1 tourist in hand, −3 points each",
    ]
    assert sum_in_words(carol.parts[2]) == "Sky room: 3 cards on the top floor"
    assert line(alice.parts[0].parts[0]) == "Bedroom is worth"


def test_a_receipt_leads_to_amount_rule_and_mark() -> None:
    alone = score("hand 1, Bar 2 | -").players[0].working
    wide = [" ".join(one.replace(".", " ").split()) for one in receipt(alone)]
    assert wide == [
        "Round +9 Perfect Hotel, total (printed)",
        "Bar, two: the most cards +7 Perfect Hotel, majority (printed)",
        "Bar is worth 7 Perfect Hotel, values (best guess)",
        "Perfect view: 1 floor +5 Perfect Hotel, perfect view (printed)",
        "Sky room: 2 cards on the top floor +3 Perfect Hotel, sky room (printed)",
        "1 tourist in hand, −3 points each −3 Perfect Hotel, tourist (printed)",
        "Cheap hotel: 1 kind of Build card, 4 needed −3 Perfect Hotel, cheap hotel (printed)",
    ]
    assert [one[: len(one) - len(one.lstrip())] for one in receipt(alone)] == [
        "",
        *["    "] * 1,
        "        ",
        *["    "] * 4,
    ]


def test_what_nobody_gets_is_said_with_its_reason() -> None:
    found = nobody_gets(score("Gym 3 | Bar 2+1, Bedroom 3 | Pool 2"), TABLE)
    assert [(said, cited(cites)) for said, cites in found] == [
        ("Nobody built Restaurant or Shop", "Perfect Hotel, nobody (worked out)"),
        (
            "Nobody gets the Sky Room: Alice and Bob are tied at 3 cards on the top floor",
            "Perfect Hotel, sky room (printed)",
        ),
    ]
    assert [said for said, _ in nobody_gets(score("hand 1 | -"), TABLE)][1:] == [
        "Nobody gets the Perfect View: no floors are built",
        "Nobody gets the Sky Room: no floors are built",
    ]


def test_points_have_a_true_minus_and_a_sign() -> None:
    assert [gained(amount) for amount in (10, 0, -6)] == ["+10", "0", "−6"]
    assert [digits(amount) for amount in (10, 0, -6)] == ["10", "0", "−6"]


@pytest.mark.parametrize(
    ("total", "words"),
    [
        (0, "lap 0, space 0"),
        (40, "lap 0, space 40"),
        (41, "lap 1, space 1"),
        (81, "lap 2, space 1"),
        (-4, "lap 0, 4 before the start"),
    ],
)
def test_the_place_on_the_track(total: int, words: str) -> None:
    assert on_track(track(total)) == words


def test_who_stands_where_and_who_wins() -> None:
    stands = standing(booked(game(*THREE_ROUNDS)))
    assert by_rank(stands, TABLE) == "Alice 35, Carol 30, Bob 21, Dave −10"
    assert by_player(stands.totals, TABLE) == "Alice 35, Bob 21, Carol 30, Dave −10"
    assert winners_in_words(stands, TABLE) == "Alice wins with 35 points"
    tied = standing(booked(game("Shop 3 | Shop 3 | Shop 2"), 3))
    assert winners_in_words(tied, TABLE) == "Alice and Bob share the title with 1 point"
    assert winners_in_words(standing(booked([])), TABLE) == "Nobody has won: no rounds were played"


def test_names_stay_on_their_line() -> None:
    odd = Speech(players=("a\nb", "Ben"))
    page = pages([Build(0, BAR, 2)], Terms(2))[-1]
    assert in_short(page, odd) == "a?b: 2 bars"
    assert scored(booked([*entries("Bar 2 | -")], 2).hotels, (1,) * 6).totals == (6, -3)
