"""What a house edition is refused with: one sentence that names the key at fault."""

from typing import Any

import pytest

from hotels.ledger.chains.changes import Nonsense
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.house import house_edition
from hotels.ledger.house import Misnamed
from hotels.ledger.objection import Refused
from hotels.wording.objections import sentence
from hotels.wording.speech import Speech

Value = Any

HOUSE = {"format": "hotels-edition/1", "id": "house-x", "name": "X", "based_on": "vacation"}
RITZ, SAVOY = {"name": "Ritz", "bank": 9}, {"name": "Savoy", "bank": 9}

CASES: list[tuple[Nonsense | Misnamed, dict[str, Value], str]] = [
    (Misnamed.FORMAT, {"format": "x"}, "the format must be hotels-edition/1"),
    (
        Misnamed.ID,
        {"id": "house-"},
        "id: 'house-' must start with house-, followed by lowercase letters, numbers or hyphens",
    ),
    (
        Nonsense.BASED_ON,
        {"based_on": "house-y"},
        f"based_on must be {', '.join([*EDITIONS][:-1])} or acquire-tycoon",
    ),
    (
        Nonsense.PRICE_GAP,
        {"prices": [[3, 300]]},
        "prices: the first row must start at 2 tiles, not 3",
    ),
    (
        Nonsense.PRICE_ORDER,
        {"prices": [[2, 200], [9, 300], [5, 400]]},
        "prices: the row starting at 5 tiles is out of order or too big for the board",
    ),
    (
        Nonsense.PRICE_ORDER,
        {"prices": [[2, 200], [109, 300]]},
        "prices: the row starting at 109 tiles is out of order or too big for the board",
    ),
    (
        Nonsense.PRICE_HUNDREDS,
        {"prices": [[2, 200], [3, 350]]},
        "prices: the row starting at 3 tiles has a price that is zero or not a multiple of 100",
    ),
    (
        Nonsense.PRICE_COLUMNS,
        {"prices": [[2, 200], [3, 300, 400]]},
        "prices: the row starting at 3 tiles is missing a price or has one too many",
    ),
    (
        Nonsense.TIER,
        {"chains": [RITZ, SAVOY | {"tier": "dear"}]},
        "chains: Savoy is in a tier with no price; each row has 1 price",
    ),
    (Nonsense.SAME_CHAIN, {"chains": [RITZ, RITZ]}, "chains: Ritz appears twice"),
    (
        Nonsense.RESERVED,
        {"chains": [RITZ, {"name": "cash", "bank": 3}]},
        "chains: a chain can't be called cash; that name is reserved for money",
    ),
    (
        Nonsense.COLOUR,
        {"colours": ["D41F2F"] * 2},
        "colours: 'D41F2F' must be a six-digit hex colour that no other chain has",
    ),
    (Nonsense.COLOUR_COUNT, {"colours": ["D41F2F"]}, "colours: 1 colour for 7 chains"),
    (Nonsense.CHAIN_COUNT, {"chains": [RITZ]}, "chains: 1 chain; there must be 2 to 7"),
    (
        Nonsense.BONUS_ROWS,
        {"bonuses": [[200, 2000, 1000]]},
        "bonuses: the bonus table has no row for a price of $300",
    ),
    (
        Nonsense.BONUS_ORDER,
        {"bonuses": [5, 10]},
        "bonuses: a bonus is larger than the one before it",
    ),
    (
        Nonsense.BONUS_COUNT,
        {"bonuses": []},
        "bonuses: one row has no bonuses; every row needs the same number, 1 to 3",
    ),
    (
        Nonsense.BONUS_STEP,
        {"based_on": "decision-draft", "rounding": 300},
        "rounding: a bonus of $2,000 is not a multiple of the rounding step",
    ),
    (
        Nonsense.BILLS,
        {"bills": [1000, 700]},
        (
            "bills: the bills must be different multiples of the smallest ($700) and make"
            " up every price and bonus exactly"
        ),
    ),
    (
        Nonsense.BILLS_TOO_ODD,
        {"bills": [70_000, 20_000, 100]},
        (
            "bills: there can be at most 12 bills, and either each is a multiple of the next "
            "or none is over 100 times the smallest"
        ),
    ),
    (Nonsense.OPTION, {"max_players": 2}, "max_players does not fit this edition"),
]


@pytest.mark.parametrize(("code", "stated", "said"), CASES, ids=lambda one: str(one)[:30])
def test_nonsense_is_named_by_its_key(
    code: Nonsense | Misnamed, stated: dict[str, Value], said: str
) -> None:
    header = {key: value for key, value in stated.items() if key in HOUSE}
    changes = {key: value for key, value in stated.items() if key not in HOUSE}
    if code is Nonsense.OPTION:
        header["based_on"] = "acquire-2008"
    with pytest.raises(Refused) as refused:
        house_edition({**HOUSE, **header, "changes": changes})
    assert refused.value.code == code
    assert sentence(refused.value.code, refused.value.facts, Speech()) == said


def test_all_nonsense_is_provoked() -> None:
    assert {code for code, _, _ in CASES} == {*Nonsense, *Misnamed}
