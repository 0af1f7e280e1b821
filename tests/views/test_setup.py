"""A new game while it is set up: expected figures are those of the rules' texts."""

import pytest

from hotels.ledger.chains.agreement import Unfit
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.header_codec import header_fields
from hotels.ledger.chains.terms import tile
from hotels.ledger.objection import Refused
from hotels.views.setup import Deal, Draft, Person, cleaned, suggested
from hotels.views.setup_problems import (
    Place,
    and_more,
    chain_sum,
    fits,
    hand_sum,
    problems,
    refusal,
)
from hotels.views.setup_words import (
    initial,
    name_note,
    next_to_pass,
)
from tests.conftest import Speak

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
    ("edition", "drawn", "first"),
    [
        ("vacation", "B3 C5 E5 F4", "Alice Bob Carol Dave"),  # the manuscript's own game
        ("vacation", "C5 B3 E5 F4", "Bob Carol Dave Alice"),
        ("vacation", "B7 C5 E5 B3", "Dave Alice Bob Carol"),  # the letter first, then the number
        ("acquire-classic", "5C 3A 9B 2A", "Dave Alice Bob Carol"),
    ],
)
def test_whoever_drew_nearest_to_row_a_begins_and_the_seats_stay(
    edition: str, drawn: str, first: str
) -> None:
    assert order(table(FOUR, edition, drawn)) == first


def test_column_first_is_a_house_rule_that_turns_the_table() -> None:
    draft = table(FOUR, "vacation", "A9 C5 E1 F4")
    assert order(draft) == "Alice Bob Carol Dave"
    assert order(draft.switched("start_order", "column")) == "Carol Dave Alice Bob"


def test_until_all_have_drawn_nobody_moves() -> None:
    assert order(table(FOUR, "vacation", "F9 A1")) == "Alice Bob Carol Dave"


def test_a_seat_changed_by_hand_keeps_the_beginner_first() -> None:
    draft = table(FOUR, "vacation", "B3 C5 E5 F4")
    assert order(draft.moved(0, 2)) == "Alice Dave Bob Carol"
    assert order(table().moved(0, 2)) == "Bob Carol Alice Dave"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "The name is empty."),
        ("   ", "The name is empty."),
        ("\u200b\u202e", "The name is empty."),
        ("Bob", "Two players are called Bob."),
        (" bob ", "Two players are called bob."),
        ("x" * 101, "The name is too long: the limit is 100."),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_one_sentence(name: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        table().joined(name)
    assert refusal(refused.value, table()) == why


def test_a_refusal_beside_its_field_is_whole_in_a_language_with_colons(speaking: Speak) -> None:
    speaking("de", {"{tile} appears twice": "zweimal: {tile}"})
    assert refusal(Refused(Unfit.OPENING_TWICE, tile=tile("B3")), table()) == "Zweimal: B3."


@pytest.mark.parametrize("name", ["x" * 60, "Zoë", "👩‍👧 Mum", "דנה", "محمد"])
def test_any_other_name_sits_down_as_it_is_written(name: str) -> None:
    assert table().joined(name).people[-1].name == name


def test_signs_that_turn_the_line_round_are_taken_out() -> None:
    assert cleaned("A\u202ena \n B") == "Ana B"


def test_a_name_that_cannot_be_drawn_says_so_and_gets_a_number() -> None:
    assert name_note("Zoë") == ""
    assert name_note("דנה") != ""
    assert (initial("zoë", 3), initial("👩 Mum", 3), initial("דנה", 3)) == ("Z", "M", "4")


def test_somebody_may_keep_his_own_name_but_not_take_anothers() -> None:
    assert order(table().renamed(1, "bob")) == "Alice bob Carol Dave"
    with pytest.raises(Refused):
        table().renamed(1, "Carol")


def test_only_who_does_not_sit_here_yet_is_suggested() -> None:
    assert suggested(["ana", "Ben"], [Person(" Cat"), Person("Ana"), Person("")]) == ["Ben"]


def test_too_few_is_missing_and_too_many_is_wrong() -> None:
    (few,) = problems(table("Alice"))
    assert (few.place, few.missing) == (Place.PEOPLE, True)
    assert few.text == "1 player: VACATION needs at least 2."
    seven = table("A B C D E F G")
    assert said(seven) == ["7 players: VACATION takes at most 6 here."]
    assert not said(seven.switched("max_players", 8))


def test_opening_tiles_lie_on_the_board_also_where_somebody_has_none() -> None:
    draft = table(FOUR, "acquire-classic", "5C 3A 9B")
    assert not said(draft)
    assert header_fields(draft.header())["opening"] == ["5C", "3A", "9B"]
    draft = draft.drew(3, tile("7D"))
    assert header_fields(draft.header())["opening"] == ["3A", "9B", "7D", "5C"]


def test_one_tile_cannot_be_drawn_twice() -> None:
    assert said(table(FOUR, "vacation", "B3 B3")) == ["B3 was drawn twice."] * 2
    twice = table(FOUR, "acquire-classic", "3B 5A 3B 7D")
    assert said(twice) == ["3B appears twice."] * 2


def test_where_the_tiles_go_back_they_are_not_in_the_terms() -> None:
    draft = table(FOUR, "acquire-classic", "5C 3A 9B 7D").switched("opening", "shuffled")
    assert header_fields(draft.header()) == {
        "edition": "acquire-classic",
        "options": {"opening": "shuffled"},
    }


def test_by_default_the_deal_is_not_known() -> None:
    said = header_fields(table().header())
    assert said == {"edition": "vacation", "options": {"deal": "unknown"}}


def test_a_deal_that_adds_up_is_in_the_terms() -> None:
    fields = header_fields(dealt().header())
    assert "options" not in fields
    assert fields["dealt"]["Continental"] == [2, 2, 2, 2]  # type: ignore[index]
    assert fields["dealt"]["American"] == [3, 2, 2, 2]  # type: ignore[index]


def test_a_wrong_count_is_said_at_its_chain_and_at_its_hand() -> None:
    draft = dealt().counted(0, 1, 4)
    assert said(draft) == [
        "Alice has 17 blocks, but each player is dealt 15.",
        "10 blocks of Wilton, but the game has only 8 yellow.",
    ]
    assert (chain_sum(draft, 1), hand_sum(draft, 0)) == (
        ("10 of 8", "2 over"),
        ("17 of 15", "2 over"),
    )
    assert chain_sum(draft, 0) == ("8 of 8", "")
    assert draft.pile(3) == EVEN[3]  # the others' fields are kept
    assert not said(draft.counted(0, 1, 2))


def test_a_chain_is_short_only_when_everybody_has_said_his() -> None:
    draft = dealt().counted(0, 1, 1).counted(0, 0, 3)
    assert (chain_sum(draft, 0).off, chain_sum(draft, 1).off) == ("1 over", "1 short")
    assert chain_sum(table().told(Deal.TYPED).counted(0, 0, 3), 1) == ("0 of 8", "")


def test_a_full_hand_says_the_rest_is_none() -> None:
    draft = table().told(Deal.TYPED).counted(0, 0, 8).counted(0, 1, 7)
    assert draft.pile(0) == (8, 7, 0, 0, 0, 0, 0)


def test_a_hand_not_entered_is_missing() -> None:
    found = problems(table().told(Deal.PASSED))
    assert found[0].text == "Alice's hand has not been entered yet."
    assert and_more(found) == "Alice's hand has not been entered yet. And 3 more."
    assert all(one.missing for one in found)


def test_keys_that_cannot_be_right_are_known() -> None:
    draft = table().told(Deal.TYPED).counted(0, 0, 5)
    assert [count for count in range(16) if fits(draft, 1, 0, count)] == [0, 1, 2, 3]
    assert fits(draft, 1, 0, 8, secret=True)
    assert not fits(draft, 1, 0, 9, secret=True)
    assert [count for count in range(16) if fits(draft.counted(0, 1, 8), 0, 2, count)] == [0, 1, 2]


def test_what_players_typed_in_secret_the_banker_never_sees() -> None:
    draft = table().told(Deal.PASSED).counted(0, 0, 5)
    assert draft.told(Deal.UNKNOWN).told(Deal.PASSED).people[0].pile[0] == 5
    assert draft.told(Deal.TYPED).people[0].pile == ()


def test_the_tablet_goes_round_and_says_when_the_hands_do_not_add_up() -> None:
    assert next_to_pass(dealt(), 1, over=False).headline == "Pass the tablet to Bob"
    assert not next_to_pass(dealt(), 3, over=True).wrong
    off = next_to_pass(dealt().counted(0, 1, 1).counted(0, 0, 3), 3, over=True)
    assert "Continental 1 over and Wilton 1 short" in off.second
