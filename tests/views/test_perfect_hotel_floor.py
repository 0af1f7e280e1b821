"""A floor as it is said: what may be chosen, why not, and what a change comes to."""

import pytest

from hotels.ledger.journal import Amend, Insert, Strike, Write
from hotels.ledger.perfect_hotel.entries import Build, InHand
from hotels.views.perfect_hotel import floor_lines
from hotels.views.perfect_hotel_changes import consequences, preview_of
from hotels.views.perfect_hotel_floor import (
    CHOOSE,
    GONE,
    Form,
    act_of,
    asked,
    form_of,
    going,
    hand_counts,
    written_in,
)
from tests.views.perfect_hotel_games import (
    BAR,
    BEDROOM,
    DRAWN,
    FIRST,
    GYM,
    OF_TWO,
    POOL,
    RESTAURANT,
    SHOP,
    SPEECH,
    Round,
    at_table,
)

DAVE = 3


def test_a_new_form_asks_for_the_kind() -> None:
    told = asked(at_table(DRAWN), Form(0, DAVE), SPEECH)
    assert told.title == "Which floor?"
    assert told.stands == "Dave has Gym 3, Bar 2, Shop 3 and an annex of 2."
    assert told.says == CHOOSE
    assert (told.deed, told.can, told.wrong) == ("Build floor", False, False)
    assert [name for _, name, on in told.players if on] == ["Dave"]
    assert not any(key.chosen for key in told.kinds)


def test_an_empty_hotel_is_said() -> None:
    assert asked(at_table(), Form(0, 1), SPEECH).stands == "Bob hasn't built anything yet."


def test_each_kind_says_what_it_would_be_or_why_not() -> None:
    told = asked(at_table(DRAWN), Form(0, DAVE), SPEECH)
    assert {key.name: (key.second, key.can) for key in told.kinds} == {
        "Bedroom": ("10 points", True),
        "Restaurant": ("9 points", True),
        "Pool": ("8 points", True),
        "Bar": ("covered by Shop", False),
        "Gym": ("covered by Shop", False),
        "Shop": ("an annex", True),
    }


def test_a_kind_that_cannot_be_says_the_whole_sentence() -> None:
    told = asked(at_table(DRAWN), Form(0, DAVE, GYM), SPEECH)
    assert (told.wrong, told.can) == (True, False)
    assert told.says == (
        "Dave already has a Gym floor, and an annex must go directly on it: Shop is on top."
    )


def test_an_annex_is_understood_and_said() -> None:
    told = asked(at_table(DRAWN), Form(0, DAVE, SHOP, 3, 1), SPEECH)
    assert told.says == "Shop annex: 3 cards and 1 tourist."
    assert (told.deed, told.can) == ("Build Shop", True)
    assert told.changes == ()
    assert asked(at_table(DRAWN), Form(0, DAVE, POOL), SPEECH).says == "Pool floor: 2 cards."


@pytest.mark.parametrize(
    ("cards", "tourists", "says"),
    [
        (1, 0, "A floor needs at least 2 cards, but this one has 1."),
        (0, 2, "A floor can't be only Tourist Groups: it needs at least one Build card."),
    ],
)
def test_a_floor_that_is_none(cards: int, tourists: int, says: str) -> None:
    told = asked(at_table(), Form(0, 0, POOL, cards, tourists), SPEECH)
    assert (told.says, told.can) == (says, False)


def test_one_card_with_a_tourist_is_a_floor() -> None:
    assert asked(at_table(), Form(0, 0, POOL, 1, 1), SPEECH).can


def test_no_more_tourists_than_five() -> None:
    table = at_table(DRAWN)  # two with Alice, one in Bob's hand, one with Dave
    told = asked(table, Form(0, DAVE, POOL), SPEECH)
    assert (told.tourists.number, told.tourists.most, told.limits) == (0, 1, "")
    told = asked(table, Form(0, DAVE, POOL, 2, 1), SPEECH)
    assert told.tourists.most == 1
    assert told.limits == "No tourists left: all 5 are in use this round."
    assert told.can
    assert asked(table, Form(0, DAVE, POOL, 2, 2), SPEECH).wrong


def test_no_more_cards_than_fifty_seven() -> None:
    table = at_table()
    table.write(Build(0, BEDROOM, 50))
    told = asked(table, Form(0, 0, POOL, 7), SPEECH)
    assert (told.cards.most, told.can) == (7, True)
    assert told.limits == "No cards left: all 57 have been built this round."
    assert asked(table, Form(0, 0, POOL, 6), SPEECH).cards.most == 7
    assert asked(table, Form(0, 0, POOL, 8), SPEECH).wrong


def test_a_kind_that_cannot_be_does_not_hide_the_bounds() -> None:
    told = asked(at_table(DRAWN), Form(0, DAVE, GYM, 2, 1), SPEECH)
    assert told.tourists.most == 1
    assert told.limits == "No tourists left: all 5 are in use this round."


def test_a_form_goes_on_with_the_same_hotel() -> None:
    form = Form(1, 2, POOL, 5, 1)
    assert form.following == Form(1, 2)
    assert form.of(3) == Form(1, 3, None, 5, 1)
    assert form.having(BAR).entry == Build(2, BAR, 5, 1)


# changing what stands


def test_the_form_of_a_floor_that_stands() -> None:
    table = at_table(OF_TWO, seats=2)
    form = form_of(table, 0, 1)
    assert form == Form(0, 0, BEDROOM, 3, 1, line=1)
    assert form_of(table, 0, 99) is None
    told = asked(table, form, SPEECH)
    assert told.title == "Alice's floor"
    assert (told.deed, told.can) == ("Save floor", False)  # nothing is different yet


def test_a_change_says_what_it_comes_to() -> None:
    # With 2 Bedrooms Alice is level with Bob: 2 points each, no 10, and no tourist to pay for.
    table = at_table(OF_TWO, seats=2)
    told = asked(table, Form(0, 0, BEDROOM, 2, 0, line=1), SPEECH)
    assert told.can
    assert told.changes == (
        "Alice's total changes from 11 to 6.",
        "Bob's total changes from 16 to 18.",
    )


def test_what_no_longer_fits_is_said_before_it_is_kept() -> None:
    hotels: Round = ((((BEDROOM, 2), (BEDROOM, 3), (POOL, 2)), 0), ((), 0))
    table = at_table(hotels, seats=2)
    told = asked(table, Form(0, 0, POOL, 2, 0, line=1), SPEECH)
    assert told.can
    assert told.changes[:2] == (
        "“Alice: 2 pools” no longer fits and is dropped.",
        "Alice's Bedroom becomes a separate floor, not an annex.",
    )


def test_of_the_floor_itself_only_the_points_are_told() -> None:
    # A floor of Pool in place of the annex: Dave has four kinds then, and Shop 3 is still most.
    table = at_table(DRAWN)
    annex = floor_lines(table.pages, 4)[0][DAVE][3]
    told = asked(table, Form(0, DAVE, POOL, 2, 0, line=annex), SPEECH)
    assert told.changes == ("Dave's total changes from 6 to 9.",)


def test_a_changed_floor_cannot_be_what_lies_apart_below() -> None:
    told = asked(at_table(DRAWN), Form(0, DAVE, GYM, 2, 0, line=14), SPEECH)
    gym = told.kinds[GYM]
    assert (gym.can, gym.second) == (False, "has this floor already")
    assert told.wrong


def test_a_floor_with_an_annex_is_asked_about_before_it_goes() -> None:
    table = at_table(DRAWN)
    shop = floor_lines(table.pages, 4)[0][DAVE][2]
    told = going(table, shop, SPEECH)
    assert told is not None
    # Without it: Shop 2 and 2 are tied (2 each, no 5), no tourist to pay for, the view is Bob's.
    assert told.sentence == (
        "Dave's Shop becomes a separate floor, not an annex. Alice's total changes from 8 to 10. "
        "Bob's total changes from 1 to 5. Dave's total changes from 6 to 5."
    )
    assert told.deed == "Remove"


def test_a_floor_on_which_nothing_rests_just_goes() -> None:
    table = at_table(DRAWN)
    assert going(table, floor_lines(table.pages, 4)[0][0][0], SPEECH) is None
    assert going(table, 99, SPEECH) is None


def test_a_floor_that_went_meanwhile_is_said() -> None:
    table = at_table(OF_TWO, seats=2)
    table.strike(1)
    told = asked(table, Form(0, 0, BEDROOM, 2, 0, line=1), SPEECH)
    assert (told.says, told.can) == (GONE, False)


# rounds that were kept


def test_a_forgotten_floor_goes_into_the_round_it_belongs_to() -> None:
    table = at_table(FIRST, DRAWN)
    form = Form(0, 0, GYM, 5)
    act = act_of(table, form)
    assert isinstance(act, Insert)
    assert asked(table, form, SPEECH).title == "Which floor in round 1?"
    assert act_of(table, Form(1, 0, GYM, 5)) == Write(Build(0, GYM, 5))
    # Five of Gym: Carol loses its 6, Alice gets them, and the view is shared with Bob then.
    change = preview_of(table, act)
    assert change is not None
    assert consequences(table, change, SPEECH) == (
        "Alice's total changes from 8 to 18.",
        "Bob's total changes from 22 to 18.",
        "Carol's total changes from 24 to 18.",
    )


def test_a_new_floor_has_no_consequences_to_tell() -> None:
    table = at_table(FIRST)
    change = preview_of(table, Write(Build(0, GYM, 5)))
    assert change is not None
    assert consequences(table, change, SPEECH) == ()


def test_the_hand_of_a_kept_round() -> None:
    table = at_table(FIRST, DRAWN)
    assert isinstance(written_in(table, 0, InHand(0, 1)), Insert)
    assert written_in(table, 1, InHand(0, 1)) == Write(InHand(0, 1))


@pytest.mark.parametrize(("player", "most"), [(0, 1), (1, 2), (DAVE, 1)])
def test_how_many_can_be_left_in_a_hand(player: int, most: int) -> None:
    counts = hand_counts(at_table(DRAWN), 0, player, SPEECH)  # four are placed, one of them Bob's
    assert [count for count, against in counts if not against] == list(range(most + 1))
    assert counts[most + 1][1] == (
        "That makes 6 Tourist Groups this round, in hotels and in hand, but the game only has 5."
    )


def test_acts_that_cannot_be_are_not_previewed() -> None:
    assert preview_of(at_table(), Strike(7)) is None
    assert preview_of(at_table(), Amend(7, Build(0, RESTAURANT, 2))) is None
