"""The colours of the pieces, as programs that follow each printing have them, and those of a house.

Typed again from what they say: three or more agree on classic and 1999, two or more on 2008; of
Renegade's they agree on Sackson, Tower, American and Festival only.
"""

import pytest

from hotels.ledger import reading
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.header_codec import header_fields
from hotels.ledger.chains.house import changes_between, house_edition
from hotels.ledger.chains.rule import Rule
from hotels.ledger.objection import Refused
from tests.ledger.chains.table import header, house

HUES = {
    "red": "D41F2F",
    "yellow": "F4C81E",
    "blue": "1F5FB4",
    "green": "3FB560",
    "brown": "63391A",
    "cyan": "52CFEC",
    "pink": "DA52A8",
    "orange": "F08A24",
    "purple": "5B2A86",
    "teal": "2F8F8B",
    "grey": "8D949A",
}

PIECES = {
    "acquire-classic": "Luxor red, Tower yellow, American blue, Festival green, Worldwide brown, "
    "Continental cyan, Imperial pink",
    "acquire-1999": "Sackson red, Zeta yellow, America blue, Fusion green, Hydra orange, "
    "Phoenix purple, Quantum teal",
    "acquire-2008": "Worldwide purple, Sackson orange, American blue, Festival green, "
    "Imperial yellow, Continental red, Tower grey",
    "acquire-renegade": "Sackson red, Tower yellow, American blue, Festival green, "
    "Worldwide brown, Continental cyan, Imperial pink",
}
PIECES["acquire-tycoon"] = PIECES["acquire-renegade"]

KNOWN, GUESSED = ("acquire-classic", "acquire-1999", "acquire-2008"), ("renegade", "tycoon")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_colours_of_each_printing(edition: str) -> None:
    stated = EDITIONS[edition]
    pieces = [piece.split() for piece in PIECES.get(edition, "").split(", ") if piece]
    expected = [(name, HUES[hue]) for name, hue in pieces]
    assert [*zip(stated.names, stated.colours, strict=bool(pieces))] == expected


def test_how_sure_the_colours_are() -> None:
    marks = {own_id: edition.rules.get(Rule.COLOURS) for own_id, edition in EDITIONS.items()}
    assert {own_id for own_id, cite in marks.items() if cite and cite.mark == "attested"} == {
        *KNOWN
    }
    guessed = {f"acquire-{name}" for name in GUESSED}
    assert {own_id for own_id, cite in marks.items() if cite and cite.mark == "reconstructed"} == (
        guessed
    )
    assert {own_id for own_id, cite in marks.items() if cite is None} == (
        EDITIONS.keys() - guessed - {*KNOWN}
    )


OWN = ["112233", "223344", "334455", "445566", "556677", "667788", "778899"]


def test_a_house_has_colours_of_its_own() -> None:
    ours = house("acquire-classic", colours=[*OWN[:-1], "aabbcc"])
    assert ours.colours == (*OWN[:-1], "AABBCC")
    assert (ours.cite(Rule.COLOURS).mark, ours.cite(Rule.NAMES).mark) == ("house", "attested")
    assert house("vacation", colours=OWN).colours == tuple(OWN)


def test_a_house_that_states_none_has_those_of_its_parent() -> None:
    """Stored before there were colours: it opens, with those of the printing it is based on."""
    classic = EDITIONS["acquire-classic"]
    assert house("acquire-classic", safe=13).colours == classic.colours
    assert house("vacation", safe=13).colours == ()
    names = ("Tower", "Ritz", "American", "Festival")
    ours = house("acquire-classic", chains=[{"name": name, "bank": 25} for name in names])
    tower, ritz, american, festival = ours.colours
    assert (tower, american, festival) == (HUES["yellow"], HUES["blue"], HUES["green"])
    assert ritz == HUES["red"]


def test_what_differs_in_colour_is_stated_and_nothing_else() -> None:
    classic = EDITIONS["acquire-classic"]
    ours = house("acquire-classic", colours=OWN)
    assert changes_between(classic, ours) == {"colours": OWN}
    renamed = house("acquire-classic", chains=[{"name": n, "bank": 25} for n in "ABCDEFG"])
    assert [*changes_between(classic, renamed)] == ["chains"]
    both = house(
        "acquire-classic", colours=OWN, chains=[{"name": n, "bank": 25} for n in "ABCDEFG"]
    )
    again = {
        "format": "hotels-edition/1",
        "id": "house-ours",
        "name": "Ours",
        "based_on": "acquire-classic",
        "changes": changes_between(classic, both),
    }
    assert house_edition(reading.parsed(reading.written(again).encode())).colours == tuple(OWN)


def test_the_terms_of_a_game_name_no_colours() -> None:
    """Digests and seals of games that were begun before stay as they are."""
    assert header_fields(header("acquire-classic", 3))["edition"] == "acquire-classic"
    assert "colour" not in str(header_fields(header(house("acquire-classic", safe=13), 3)))


@pytest.mark.parametrize(
    ("colours", "code"),
    [
        (OWN[:6], "number of colours"),
        ([*OWN[:6], OWN[0]], "no such colour"),
        ([*OWN[:6], "12345"], "no such colour"),
        ([*OWN[:6], "12345G"], "no such colour"),
        ([*OWN[:6], "1234567"], "too long"),
        ([*OWN[:6], "\u0661\u0662\u0663\u0664\u0665\u0666"], "no such colour"),
        ([*OWN[:6], 7], "not text"),
        ("red", "not a list"),
    ],
)
def test_what_is_no_list_of_colours(colours: object, code: str) -> None:
    with pytest.raises(Refused) as refused:
        house("acquire-classic", colours=colours)
    assert (refused.value.code, refused.value.facts["field"]) == (code, "colours")
