"""The editions to choose from, in the order of what people own."""

from datetime import UTC

import pytest

from hotels.ledger import reading
from hotels.ledger.chains.editions import EDITIONS
from hotels.store.records import SAMPLE, Record
from hotels.views.boxes import KNOWN, doubt, first_edition, kin_first, parts
from tests.ledger.chains.table import house
from tests.views.test_home import record

NEWEST_FIRST = [
    "acquire-classic",  # the one most people own, while nothing was played
    "acquire-renegade",
    "acquire-tycoon",
    "acquire-2016",
    "acquire-2008",
    "acquire-1999",
]
TYPED = ["vacation", "decision", "decision-draft"]


def game(edition: str, *, touched_at: str = "2026-11-18T20:14:00Z", source: str = "") -> Record:
    header = f'{{"edition":"{edition}"}}'
    return record(header=header, touched_at=touched_at, source=source)


def order(records: list[Record], *own: str) -> list[list[str]]:
    found = parts([house(name) for name in own], records, UTC)
    return [[box.edition.id for box in part.boxes] for part in found]


def test_on_a_new_device_acquire_is_offered_first() -> None:
    assert first_edition([]).id == "acquire-classic"
    assert order([]) == [NEWEST_FIRST, TYPED]


def test_what_was_played_last_stands_first() -> None:
    played = [game("acquire-2008"), game("acquire-2016")]
    assert first_edition(played).id == "acquire-2008"
    assert order(played)[0] == [
        *("acquire-2008", "acquire-renegade", "acquire-tycoon", "acquire-2016", "acquire-1999"),
        "acquire-classic",
    ]


def test_a_typescript_played_last_stands_first_alone() -> None:
    boxes = [*NEWEST_FIRST[1:], NEWEST_FIRST[0]]
    typed = ["vacation", "decision-draft"]
    assert order([game("decision")]) == [["decision", *boxes], typed]
    assert order([game("decision")], "acquire-2016") == [
        ["decision", *boxes],
        ["house-ours"],
        typed,
    ]


def test_a_house_edition_played_last_stands_first_alone() -> None:
    own = house("acquire-2016")
    edition = reading.parsed(own.written.encode())
    stored = record(header=reading.written({"edition": edition}))
    boxes = [*NEWEST_FIRST[1:], NEWEST_FIRST[0]]
    assert order([stored], "acquire-2016") == [["house-ours", *boxes], TYPED]


def test_the_sample_game_was_played_by_nobody() -> None:
    assert first_edition([game("vacation", source=SAMPLE)]).id == "acquire-classic"
    assert first_edition([game("an unknown one"), game("decision")]).id == "decision"


def test_house_editions_stand_before_the_typescripts() -> None:
    assert order([], "acquire-classic") == [NEWEST_FIRST, ["house-ours"], TYPED]
    [box] = parts([house("acquire-2016", safe=13)], [], UTC)[1].boxes
    assert (box.name, box.printed, box.looks) == ("Ours", "Acquire, 2016", "acquire-2016")
    assert box.differs == "House edition: one figure changed."


def test_only_the_last_one_says_when_it_was_played() -> None:
    played = [game("acquire-2008", touched_at="2025-11-14T20:00:00+00:00"), game("acquire-2016")]
    said = {box.edition.id: box.played for box in parts([], played, UTC)[0].boxes}
    assert said.pop("acquire-2008") == "played 14 Nov 2025"
    assert {*said.values()} == {""}
    broken = [game("acquire-2008", touched_at="once")]
    assert parts([], broken, UTC)[0].boxes[0].played == ""


@pytest.mark.parametrize("edition", EDITIONS)
def test_only_what_is_not_printed_is_doubted(edition: str) -> None:
    guessed = {
        "vacation": "prices",
        "decision": "names and prices",
        "decision-draft": "names and prices",
        "acquire-2016": "names and prices",
    }
    what = guessed.get(edition)
    assert doubt(EDITIONS[edition]) == (f"{what}: best guess" if what else "")


def test_every_printing_is_known_by_its_box() -> None:
    assert {*KNOWN} == {*EDITIONS}
    years = [known.year for known in KNOWN.values()]
    assert years == sorted(years, reverse=True)
    for known in KNOWN.values():
        assert str(known.year) in known.printed or not known.year


def test_the_family_of_an_edition_comes_first() -> None:
    published = [name for name in KNOWN if name.startswith("acquire")]
    assert kin_first(EDITIONS["acquire-2008"]) == [*published, *TYPED]
    assert kin_first(house("acquire-1999")) == [*published, *TYPED]
    assert kin_first(EDITIONS["decision"]) == [*TYPED, *published]
