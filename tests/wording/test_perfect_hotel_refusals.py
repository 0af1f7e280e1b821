"""Why a file or an entry of Perfect Hotel is refused: every sentence, and where it is at home."""

import pytest

from hotels.ledger.house import Misnamed
from hotels.ledger.names import SAME_NAME
from hotels.ledger.objection import Refused
from hotels.ledger.perfect_hotel.entries import UNKNOWN_ENTRY
from hotels.ledger.perfect_hotel.record import Misplaced
from hotels.ledger.perfect_hotel.terms import Unfit
from hotels.ledger.perfect_hotel.trouble import Trouble
from hotels.ledger.reading import Fault
from hotels.wording import objections
from hotels.wording.perfect_hotel_refusals import place, sentence
from hotels.wording.speech import Speech


@pytest.mark.parametrize(
    ("code", "facts", "words"),
    [
        (
            UNKNOWN_ENTRY,
            {"op": "buy", "known": ("build", "keep")},
            "unknown entry 'buy': it must be build or keep",
        ),
        (Unfit.TOO_FEW, {"count": 1, "least": 2}, "1 player: Perfect Hotel needs at least 2"),
        (Unfit.TOO_MANY, {"count": 5, "most": 4}, "5 players: Perfect Hotel takes at most 4"),
        (SAME_NAME, {"name": "Ana"}, "two players are called Ana"),
        (
            Unfit.NO_SUCH_KIND,
            {"kind": "Sauna", "known": ("Bar", "Gym")},
            "values: 'Sauna' is not a kind of Build card: it must be Bar or Gym",
        ),
        (
            Unfit.HOTELS,
            {"count": 1, "right": 2},
            "the round has 1 hotel but needs 2, one per player",
        ),
        (Misnamed.FORMAT, {"known": "hotels-values/1"}, "the format must be hotels-values/1"),
        (
            Misnamed.ID,
            {"field": "id", "text": "my id"},
            "id: 'my id' must start with house-, followed by lowercase letters, numbers or hyphens",
        ),
        (Trouble.NO_SUCH_PLAYER, {"player": 7}, "player 7 is not at this table"),
        (
            Trouble.NO_SUCH_KIND,
            {"known": ("Bar", "Gym")},
            "no such kind of Build card: it must be Bar or Gym",
        ),
        (
            Trouble.OVER,
            {"rounds": 3},
            "the game is over after 3 rounds; add another round to continue",
        ),
        (Trouble.NEGATIVE, {}, "the number of cards can't be negative"),
        (
            Trouble.TOO_SMALL,
            {"count": 1, "least": 2},
            "a floor needs at least 2 cards, but this one has 1",
        ),
        (
            Trouble.TOURISTS_ONLY,
            {},
            "a floor can't be only Tourist Groups: it needs at least one Build card",
        ),
        (
            Trouble.TOURISTS,
            {"count": 6, "right": 5},
            (
                "that makes 6 Tourist Groups this round, in hotels and in hand, but the game only "
                "has 5"
            ),
        ),
        (
            Trouble.CARDS,
            {"count": 58, "right": 57},
            "that makes 58 Build cards this round, but the game only has 57",
        ),
        (Trouble.EMPTY, {}, "nobody has built a floor this round"),
        (
            Trouble.VALUE,
            {"kind": "Bar", "least": 0, "most": 99},
            "Bar must be worth 0 to 99",
        ),
        (Trouble.ROUNDS, {"most": 50}, "a game can have at most 50 rounds"),
        (Fault.MISSING, {"field": "rounds"}, "the field rounds is missing"),
    ],
)
def test_a_refusal_is_a_sentence(code: str, facts: dict[str, object], words: str) -> None:
    assert sentence(code, facts, Speech()) == words


def test_no_code_of_ours_means_something_else_elsewhere() -> None:
    for code in (*Trouble, *Unfit, UNKNOWN_ENTRY):
        with pytest.raises(KeyError):
            objections.sentence(code, {}, Speech())


def test_the_place_of_a_refusal() -> None:
    refused = Refused(Fault.MISSING, field="floors")
    assert place(refused) == "header"
    assert place(Misplaced(refused, 2)) == "round 2"
    assert place(Misplaced(refused, 2, 1)) == "round 2, player 1"
