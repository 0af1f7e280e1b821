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
            "there is no entry 'buy'; there is build or keep",
        ),
        (Unfit.TOO_FEW, {"count": 1, "least": 2}, "1 player: Perfect Hotel needs at least 2"),
        (Unfit.TOO_MANY, {"count": 5, "most": 4}, "5 players: Perfect Hotel takes at most 4"),
        (SAME_NAME, {"name": "Ana"}, "two players are called Ana"),
        (
            Unfit.NO_SUCH_KIND,
            {"kind": "Sauna", "known": ("Bar", "Gym")},
            "values: 'Sauna' is no kind of Build; there is Bar or Gym",
        ),
        (
            Unfit.HOTELS,
            {"count": 1, "right": 2},
            "the round has 1 hotel, and it needs 2: one a player",
        ),
        (Misnamed.FORMAT, {"known": "hotels-values/1"}, "this is not the format hotels-values/1"),
        (
            Misnamed.ID,
            {"field": "id", "text": "my id"},
            "id: 'my id' must begin with house-, and small letters, numbers or hyphens must follow",
        ),
        (Trouble.NO_SUCH_PLAYER, {"player": 7}, "there is no player 7 at this table"),
        (
            Trouble.NO_SUCH_KIND,
            {"known": ("Bar", "Gym")},
            "there is no such kind of Build; there is Bar or Gym",
        ),
        (
            Trouble.OVER,
            {"rounds": 3},
            "the game is over after 3 rounds; another round can be added",
        ),
        (Trouble.NEGATIVE, {}, "there cannot be less than no cards"),
        (
            Trouble.TOO_SMALL,
            {"count": 1, "least": 2},
            "a floor has 2 cards at least, and this one has 1",
        ),
        (
            Trouble.TOURISTS_ONLY,
            {},
            "a floor cannot be of Tourist Groups only: at least one Build card belongs to it",
        ),
        (
            Trouble.TOURISTS,
            {"count": 6, "right": 5},
            "that makes 6 Tourist Groups in this round, in hotels and in hand, and the game has 5",
        ),
        (
            Trouble.CARDS,
            {"count": 58, "right": 57},
            "that makes 58 Build cards in this round, and the game has 57",
        ),
        (Trouble.EMPTY, {}, "nobody has built a floor in this round"),
        (
            Trouble.VALUE,
            {"kind": "Bar", "least": 0, "most": 99},
            "Bar must be worth from 0 to 99",
        ),
        (Trouble.ROUNDS, {"most": 50}, "there may be at most 50 rounds"),
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
