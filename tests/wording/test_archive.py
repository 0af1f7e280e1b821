"""Whatever can be wrong with the archive has its sentence."""

import pytest

from hotels.exports import archive, archive_lines
from hotels.exports.archive import TakenIn
from hotels.ledger.big_shot.terms import Unfit as Shot
from hotels.ledger.chains.agreement import Unfit as Chains
from hotels.ledger.objection import Refused
from hotels.ledger.perfect_hotel.terms import Unfit as Hotel
from hotels.store.checking import Damage, Flaw
from hotels.store.disk import DiskError, Hindrance
from hotels.store.keeping import NOT_ONE_A_SEAT, UNKNOWN_KIND
from hotels.store.rescue import Salvage
from hotels.views.trouble import trouble
from hotels.wording.archive import flaw, kept_before, refused_as, saved, taken_in
from hotels.wording.disk import hindered, hindrance
from tests.conftest import Speak

CODES = (
    *(archive.NOT_AN_ARCHIVE, archive.NOTHING_SAID, archive.GAME_TOO_LARGE, archive.BROKEN_CHAIN),
    *(archive.IMPOSSIBLE_ACT, archive.CUT_SHORT, archive.MORE_THAN_SAID, UNKNOWN_KIND),
    *(archive_lines.LINE_TOO_LONG, archive_lines.EMPTY_LINE, archive_lines.OTHERWISE_ABOUT),
)


@pytest.mark.parametrize("one", Hindrance)
def test_every_hindrance_says_what_happened_and_what_to_do(one: Hindrance) -> None:
    what, then = hindered(DiskError(one))
    assert what
    assert ("; " in then) == (one is not Hindrance.UNKNOWN_GAME)
    assert hindrance(DiskError(one)) == f"{what}: {then}"


def test_the_parts_of_a_hindrance_are_told_apart_whatever_stands_in_them(speaking: Speak) -> None:
    known = {
        "storage is full": "disco: lleno",
        "everything shown so far is saved; free up space and try again": "sitio: haz",
    }
    speaking("es", known)
    full = DiskError(Hindrance.FULL)
    assert hindered(full) == ("disco: lleno", "sitio: haz")
    told = trouble(full)
    assert (told.headline, told.sentence) == ("Disco: lleno", "Sitio: haz.")


@pytest.mark.parametrize("one", Flaw)
def test_every_flaw_has_a_sentence_without_raw_words(one: Flaw) -> None:
    said = flaw(Damage(None, None, one, "*** in database main ***"))
    assert "{" not in said
    assert ("***" in said) == (one is Flaw.EDITION)


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_of_a_file_has_a_sentence(code: str) -> None:
    place, said = refused_as(Refused(code).at(3))
    assert place == "line 3"
    assert said
    assert "{" not in said


@pytest.mark.parametrize(
    ("refused", "said"),
    [
        (Refused(Shot.TOO_FEW, count=1, least=2), "1 player: Big Shot needs at least 2"),
        (Refused(Shot.COLOUR_TWICE, field="colours", colour=0), "colours: red appears twice"),
        (
            Refused(Shot.LOT_COUNT, field="board: lots", count=0, least=1, most=40),
            "board: lots: there are 0, but 1 to 40 are allowed",
        ),
        (Refused(Hotel.TOO_FEW, count=1, least=2), "1 player: Perfect Hotel needs at least 2"),
        (
            Refused(Hotel.NO_SUCH_KIND, kind="Sauna", known=("Bar", "Gym")),
            "values: 'Sauna' is not a kind of Build card: it must be Bar or Gym",
        ),
        (
            Refused(Chains.TOO_FEW, count=1, least=2, edition="VACATION"),
            "1 player: VACATION needs at least 2",
        ),
    ],
)
def test_a_game_of_any_kind_says_why_its_terms_cannot_be(refused: Refused, said: str) -> None:
    assert refused_as(refused.at(2)) == ("line 2", said)


def test_no_two_games_refuse_otherwise_by_one_code() -> None:
    codes = [*Shot, *Hotel, *Chains]
    assert len(set(codes)) == len(codes)


def test_players_that_are_not_one_a_seat_are_counted() -> None:
    said = refused_as(Refused(NOT_ONE_A_SEAT, count=1, right=4))
    assert said == ("", "1 player for 4 seats")
    line = refused_as(Refused("not json", line=1, column=7).at(12))
    assert line == ("line 12", "the line is not valid JSON (column 7)")
    assert refused_as(Refused("same name", name="Ana").at(2))[1] == "two players are called Ana"


def test_what_was_done_is_counted() -> None:
    assert [kept_before(games) for games in (0, 1, 2)] == [
        "nothing was imported",
        "the game before that point is saved here",
        "the 2 games before that point are saved here",
    ]
    assert taken_in(TakenIn()) == "no games"
    assert taken_in(TakenIn(1, 2, 6, 3, 4, 5)) == (
        "1 game new, 2 games already here, 6 games restored, 3 games continued, 4 games "
        "imported as separate copies and 5 house editions"
    )
    assert saved(Salvage()) == "no games could be read"
    assert saved(Salvage(1, 2, 3, 400, 1)) == (
        "1 game rescued in full, 2 games rescued in part, 3 games lost and 1 house edition rescued"
    )
