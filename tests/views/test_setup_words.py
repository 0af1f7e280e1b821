"""What the set-up says and offers: switches, other editions, playing again, the last line."""

import json

import pytest

from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.header_codec import header_fields
from hotels.ledger.chains.house import house_edition
from hotels.ledger.chains.terms import tile
from hotels.ledger.objection import Refused
from hotels.views.setup import Deal, Draft, again
from hotels.views.setup_problems import (
    Place,
    problems,
    refusal,
)
from hotels.views.setup_rules import at_first, switches
from hotels.views.setup_words import (
    edition_line,
    hand_out,
    particular,
    pile_question,
    seat_line,
    subtitle,
)

PURSE = "Give each player 4 × 1,000 · 3 × 500 · 5 × 100"
FOUR = "Alice Bob Carol Dave"
EVEN = ((2, 2, 2, 3, 2, 2, 2), (2, 2, 2, 2, 3, 2, 2), (2, 2, 2, 2, 2, 3, 2), (2, 2, 2, 2, 2, 2, 3))
"""Fifteen each of 8, 8, 8, 9, 9, 9 and 9."""


def table(names: str = FOUR, edition: str = "vacation", drawn: str = "") -> Draft:
    draft = Draft(EDITIONS[edition])
    for name in names.split():
        draft = draft.joined(name)
    for name, text in zip(names.split(), drawn.split(), strict=False):
        seat = [person.name for person in draft.people].index(name)
        draft = draft.drew(seat, tile(text))
    return draft


def dealt(piles: tuple[tuple[int, ...], ...] = EVEN) -> Draft:
    draft = table().told(Deal.TYPED)
    for seat, pile in enumerate(piles):
        for place, count in enumerate(pile):
            draft = draft.counted(seat, place, count)
    return draft


def order(draft: Draft) -> str:
    return " ".join(person.name for person in draft.people)


def said(draft: Draft) -> list[str]:
    return [problem.text for problem in problems(draft)]


@pytest.mark.parametrize(
    ("names", "says"),
    [
        (FOUR, f"{PURSE}, and deal 15 yellow blocks each."),
        (
            "Alice Bob",  # three piles of 20, one set aside
            f"{PURSE}, deal 20 yellow blocks each, and set 20 aside unseen.",
        ),
    ],
)
def test_the_last_line_says_what_to_hand_out(names: str, says: str) -> None:
    assert hand_out(table(names)) == says


def test_eight_players_get_seven_blocks_each_and_four_are_set_aside() -> None:
    draft = table("A B C D E F G H").switched("max_players", 8)
    assert (draft.hand, draft.set_aside) == (7, 4)
    assert not said(draft)


def test_eight_thousand_dollars_are_handed_out_in_the_fewest_bills() -> None:
    draft = table(FOUR, "acquire-classic").switched("start_cash", 8_000)
    assert hand_out(draft) == (
        "Give each player 1 × 5,000 · 3 × 1,000; leave the drawn tiles on the board."
    )


def test_the_house_rules_are_seven_of_which_vacation_has_one_on() -> None:
    rules = switches(table())
    assert [rule.name for rule in rules if rule.on] == ["holdings"]
    assert len(rules) == 7
    assert len(at_first(rules, table())) == 3
    thrown = table().switched("max_players", 8)
    assert [rule.name for rule in at_first(switches(thrown), thrown)][-1] == "max_players"


def test_every_switch_goes_on_and_back_again() -> None:
    for edition in EDITIONS.values():
        draft = table("Alice Bob").by(edition)
        for place, rule in enumerate(switches(draft)):
            after = draft.switched(rule.name, rule.after)
            turned = switches(after)[place]
            assert turned.on is not rule.on, (edition.id, rule.name)
            assert after.switched(rule.name, turned.after).thrown == {}


def test_the_bank_holds_only_with_two() -> None:
    draft = table("Alice Bob").switched("bank_holds", value=True)
    assert draft.header().bank_holds
    three = draft.joined("Carol")
    assert not three.header().options.bank_holds
    assert not said(three)


def test_another_edition_keeps_the_people_and_what_makes_sense() -> None:
    draft = table(FOUR, "vacation", "B3 C12 E5 F4").switched("holdings", "open")
    other = draft.by(EDITIONS["acquire-2016"])  # ten columns: C12 is none of its tiles
    assert order(other) == FOUR
    assert [person.drew for person in other.people] == [tile("B3"), None, tile("E5"), tile("F4")]
    assert other.thrown == {}  # holdings are open there anyway


def test_chains_may_be_called_otherwise_but_not_twice_the_same() -> None:
    draft = table(edition="decision")
    names = [*EDITIONS["decision"].names]
    names[2], names[4] = "Oil", ""
    assert draft.called(names).names == {"Chain 4": "Oil"}
    names[3] = "oil"
    with pytest.raises(Refused) as refused:
        draft.called(names)
    assert refusal(refused.value, draft) == "Names: two chains are called Oil."


def test_two_chains_may_change_names() -> None:
    names = [*EDITIONS["vacation"].names]
    names[0], names[1] = names[1], names[0]
    assert table().called(names).names == {"Continental": "Wilton", "Wilton": "Continental"}


def test_play_again_brings_the_same_people_and_rules() -> None:
    draft = dealt().switched("first_disposal", "largest_holder").switched("holdings", "open")
    header = json.dumps(header_fields(draft.header()))
    same = again(header, FOUR.split(), '{"Wilton": "Ritz"}')
    assert same is not None
    assert (same.edition, same.thrown) == (draft.edition, draft.thrown)
    assert (order(same), same.deal, same.chain(1)) == (FOUR, Deal.TYPED, "Ritz")
    assert all(person.pile == () for person in same.people)
    assert again("{}", FOUR.split()) is None


def test_play_again_with_a_forgotten_player_asks_for_a_name() -> None:
    same = again('{"edition":"vacation","options":{"deal":"unknown"}}', ["Alice", ""])
    assert same is not None
    assert [(one.place, one.at) for one in problems(same)] == [(Place.PERSON, 1)]


def test_a_house_edition_is_set_up_like_any_other() -> None:
    house = house_edition(
        {
            "format": "hotels-edition/1",
            "id": "house-ours",
            "name": "Ours",
            "based_on": "vacation",
            "changes": {"start_cash": 7000},
        }
    )
    draft = table().by(house)
    cash = next(rule for rule in switches(draft) if rule.name == "start_cash")
    assert (cash.title, cash.support) == ("Start with $8,000", "instead of $7,000")
    assert subtitle(draft) == "Ours, house edition, four players"


def test_an_edition_says_what_it_is_in_a_line() -> None:
    assert edition_line(table()) == ("$6,000 each, buy one block a turn, safe at 11.")
    assert particular(EDITIONS["decision-draft"]) == (
        "3 to 6 players, 60 blocks dealt, 1 block a turn, one bonus, safe at 16"
    )
    assert "10 by 10 squares" in particular(EDITIONS["acquire-2016"])


def test_the_first_row_says_why_it_is_first() -> None:
    assert seat_line(table(), 0) == "goes first"
    assert seat_line(table(FOUR, "vacation", "B3 C5 E5 F4"), 0) == "goes first: closest to row A"
    assert seat_line(table(FOUR, "acquire-classic", "5C 3A 9B 7D"), 0) == (
        "goes first: closest to row A"
    )
    assert seat_line(table(), 3) == "fourth"


def test_a_holding_that_is_full_asks_for_no_more() -> None:
    draft = Draft(EDITIONS["vacation"])
    for name in ("Ana", "Ben", "Cat", "Dora"):
        draft = draft.joined(name)
    asks = "How many Luxor? 15 yellow blocks in each hand."
    assert pile_question(draft, 2) == asks
    assert pile_question(draft, 2, full=True) == "15 yellow blocks entered."
