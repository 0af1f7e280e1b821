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
    (Misnamed.FORMAT, {"format": "x"}, "this is not the format hotels-edition/1"),
    (
        Misnamed.ID,
        {"id": "house-"},
        "id: 'house-' must begin with house-, and small letters, numbers or hyphens must follow",
    ),
    (
        Nonsense.BASED_ON,
        {"based_on": "house-y"},
        f"based_on must be {', '.join([*EDITIONS][:-1])} or acquire-tycoon",
    ),
    (
        Nonsense.PRICE_GAP,
        {"prices": [[3, 300]]},
        "prices: the first row must begin at 2 tiles, not at 3",
    ),
    (
        Nonsense.PRICE_ORDER,
        {"prices": [[2, 200], [9, 300], [5, 400]]},
        "prices: the row from 5 tiles is out of order or off the board",
    ),
    (
        Nonsense.PRICE_ORDER,
        {"prices": [[2, 200], [109, 300]]},
        "prices: the row from 109 tiles is out of order or off the board",
    ),
    (
        Nonsense.PRICE_HUNDREDS,
        {"prices": [[2, 200], [3, 350]]},
        "prices: the row from 3 tiles has a price not in whole hundreds",
    ),
    (
        Nonsense.PRICE_COLUMNS,
        {"prices": [[2, 200], [3, 300, 400]]},
        "prices: the row from 3 tiles lacks a price or has one too many",
    ),
    (
        Nonsense.TIER,
        {"chains": [RITZ, SAVOY | {"tier": "dear"}]},
        "chains: Savoy stands in a tier without a price; a row has 1 price",
    ),
    (Nonsense.SAME_CHAIN, {"chains": [RITZ, RITZ]}, "chains: Ritz appears twice"),
    (
        Nonsense.RESERVED,
        {"chains": [RITZ, {"name": "cash", "bank": 3}]},
        "chains: no chain can be called cash, for that is what money is called",
    ),
    (
        Nonsense.COLOUR,
        {"colours": ["D41F2F"] * 2},
        "colours: 'D41F2F' is no colour of six hexadecimal digits that no other chain has",
    ),
    (Nonsense.COLOUR_COUNT, {"colours": ["D41F2F"]}, "colours: 1 colour, there are 7 chains"),
    (Nonsense.CHAIN_COUNT, {"chains": [RITZ]}, "chains: 1 chain, there may be 2 to 7"),
    (
        Nonsense.BONUS_ROWS,
        {"bonuses": [[200, 2000, 1000]]},
        "bonuses: the table has no row for the price $300",
    ),
    (
        Nonsense.BONUS_ORDER,
        {"bonuses": [5, 10]},
        "bonuses: a later bonus is larger than an earlier one",
    ),
    (
        Nonsense.BONUS_COUNT,
        {"bonuses": []},
        "bonuses: no bonuses in a row; there may be 1 to 3, as many in each",
    ),
    (
        Nonsense.BONUS_STEP,
        {"based_on": "decision-draft", "rounding": 300},
        "rounding: a bonus of $2,000 cannot be split in whole steps",
    ),
    (
        Nonsense.BILLS,
        {"bills": [1000, 700]},
        (
            "bills: the bills must differ, be multiples of the smallest ($700), "
            "and make every price and bonus"
        ),
    ),
    (
        Nonsense.BILLS_TOO_ODD,
        {"bills": [70_000, 20_000, 100]},
        "bills: at most 12 bills, each a multiple of the next or none over 100 times the smallest",
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
