"""What to do with the blocks of a chain that falls, in words."""

import pytest

from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.mixes import Falling
from hotels.views.calculator import by, falling_at, falling_of, fitted, reckoned, typed_fault
from hotels.views.desk import first_asked
from hotels.views.disposal import asked_of as disposal_of
from hotels.wording.speech import Speech
from tests.ledger.chains.table import position

VACATION = EDITIONS["vacation"]
SPEECH = Speech(VACATION)


def falling(**changed: int) -> Falling:
    """Continental of 3 ($300) falls to Wilton of 5, which grows to 9 ($700).

    Five blocks of it are held, and nine of the survivor left.
    """
    usual = {"size": 3, "held": 5, "survivor_size": 5, "left": 9} | changed
    size, held, other, left = usual.values()
    return Falling(VACATION, 0, size, held, 1, other, left)


def test_every_mix_stands_with_what_it_brings_now_and_then() -> None:
    told = reckoned(falling(), SPEECH)
    assert told.headline == "Sell 1, trade 4: $1,700"
    assert told.second == "The best of 12 options for 5 blocks of Continental."
    best = told.lines[0]
    assert best == ("Sell 1, trade 4", "now $300, then 2 Wilton worth $1,400", "$1,700", True)
    assert [line.best for line in told.lines].count(True) == 1
    assert told.lines[-1] == ("Keep 5", "nothing now", "$0", False)


def test_what_is_assumed_is_said() -> None:
    said = " ".join(reckoned(falling(), SPEECH).assumed)
    assert "$300 at 3 hotels" in said
    assert "Wilton grows to 9 hotels" in said
    assert "then worth $700" in said
    assert "the bank has 9 blocks of Wilton" in said
    assert "Kept blocks count as zero" in said


def test_mixes_worth_the_same_are_all_the_best() -> None:
    told = reckoned(falling(size=3, survivor_size=3, held=4), SPEECH)
    best = [line for line in told.lines if line.best]
    assert {line.worth for line in best} == {"$1,200"}
    assert len(best) == 3
    ways = len(told.lines)
    said = f"3 of {ways} options for 4 blocks of Continental are equally good."
    assert told.second == said


def test_the_last_blocks_bound_the_trade() -> None:
    lines = reckoned(falling(left=1, held=6), SPEECH).lines
    assert max(int(line.label.partition("rade ")[2][:1] or 0) for line in lines) == 2


def test_it_opens_with_the_largest_holding_in_dispute() -> None:
    asked = first_asked()._replace(chain=2, size=7, blocks=(1, 6, 2))
    found = falling_of(asked)
    assert (found.chain, found.size, found.held) == (2, 7, 6)
    assert fitted(found) == found


SAFE = dict.fromkeys(EDITIONS, 11) | {"decision-draft": 16, "acquire-2016": 10}
"""The safe size of each edition."""


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=[*EDITIONS])
def test_a_safe_chain_does_not_fall_and_has_no_answer(edition: Edition) -> None:
    speech, safe = Speech(edition), SAFE[edition.id]
    asked = first_asked()._replace(edition=edition, size=20, blocks=(4, 3, 3))
    for size in (20, safe):
        found = falling_of(asked._replace(size=size))
        assert found.size == size
        told = reckoned(found, speech)
        assert (told.headline, told.lines) == ("No answer yet", ())
        assert f"a chain of {safe} is safe" in told.wrong
        assert told.second == told.wrong == typed_fault(found, "size", size, speech)
        assert fitted(found._replace(held=2)).size == size
    smaller = falling_of(asked._replace(size=safe - 1))
    assert not typed_fault(smaller, "size", safe - 1, speech)
    assert reckoned(smaller, speech).lines
    assert not reckoned(smaller, speech).wrong


def test_a_safe_chain_may_take_over() -> None:
    assert reckoned(falling(survivor_size=30), SPEECH).lines


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=[*EDITIONS])
def test_another_edition_has_it_within_its_own_bounds(edition: Edition) -> None:
    found = by(falling(held=22, left=24, size=53, survivor_size=54), edition)
    assert found == fitted(found)
    assert found.survivor != found.chain
    assert found.grown <= found.edition.squares
    assert reckoned(found, Speech(found.edition)).lines


@pytest.mark.parametrize(
    ("field", "number"), [("size", 1), ("size", 109), ("held", 0), ("held", 23), ("left", 99)]
)
def test_a_number_that_cannot_be_is_refused_beside_the_pad(field: str, number: int) -> None:
    assert typed_fault(falling(), field, number, SPEECH).startswith("Enter ")
    assert typed_fault(falling(), field, 3, SPEECH) == ""


def test_a_disposal_is_filled_in_as_the_takeover_stands() -> None:
    """Two lone tiles join besides: Luxor 2 and American 3, the tile, and B3 with C3."""
    on = "Luxor A1-A2; American A4-A6; lone B3 C3"
    game = position("acquire-classic", 2, on, "Luxor: Ana 4; American: Ben 1").play("Ana A3")
    takeover, asked = game.books.takeover, game.books.awaiting
    assert asked is not None
    speech = Speech(game.edition, ("Ana", "Ben"))
    disposal = disposal_of(game.books, takeover, asked, speech)
    assert disposal is not None
    found = falling_at(game.books, disposal)
    assert (found.size, found.survivor_size, found.held, found.left) == (2, 3, 4, 24)
    assert (found.price, found.grown, found.grown_price) == (200, 8, 700)
    told = reckoned(found, speech)
    # Four at 200, or two for two at 700.
    assert told.headline == "Trade 4: $1,400"
    assert "American grows to 8 tiles: everything the tile joins." in told.assumed[1]
    assert fitted(found) == found
