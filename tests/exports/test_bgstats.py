import json
from datetime import date
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

import pytest

from hotels.exports.bgstats import LONGEST_LINK, Undeclared, UnderWay, bgstats
from hotels.exports.played import of_transcript
from hotels.ledger.outcome import Outcome
from tests.command import Value, recorded
from tests.exports.games import DAY, declared, each_game, played, read, renamed, under_way

HOUSE = {
    "format": "hotels-edition/1",
    "id": "house-ours",
    "name": "Ours",
    "based_on": "acquire-classic",
    "changes": {"safe": 12},
}


def handed(link: str) -> Value:
    """What BG Stats reads out of a link."""
    assert link.endswith("\n")
    parts = urlsplit(link.rstrip("\n"))
    assert parts[:3] == ("https", "app.bgstatsapp.com", "/createPlay.html")
    (data,) = parse_qs(parts.query, strict_parsing=True)["data"]
    assert unquote(parts.query.removeprefix("data=")) == data
    return json.loads(data)


def test_a_finished_game_is_handed_over_whole() -> None:
    said = handed(bgstats(played(declared("acquire-p2_057"))))
    own_id = said.pop("sourcePlayId")
    assert said == {
        "sourceName": "Hotels",
        "playDate": "2026-11-18 12:00:00",
        "game": {
            "name": "Acquire",
            "sourceGameId": "acquire",
            "highestWins": True,
            "noPoints": False,
            "bggId": 5,
        },
        "players": [
            {
                "name": "P1",
                "sourcePlayerId": "P1",
                "startPlayer": True,
                "score": 26800,
                "winner": True,
            },
            {
                "name": "P2",
                "sourcePlayerId": "P2",
                "startPlayer": False,
                "score": 26800,
                "winner": True,
            },
        ],
        "board": "classic",
    }
    assert len(own_id) == 16


@each_game
def test_scores_and_winners_are_the_settlement_s(path: Path) -> None:
    game = of_transcript(read(path), DAY)
    if game.settlement is None or game.settlement.provisional:
        with pytest.raises(UnderWay):
            bgstats(game)
        return
    link = bgstats(game)
    assert len(link) <= LONGEST_LINK
    assert link.rstrip("\n").isascii()
    said = handed(link)["players"]
    assert [one["name"] for one in said] == list(game.about.players)
    assert [one["score"] for one in said] == list(game.settlement.cash)
    winners = tuple(seat for seat, one in enumerate(said) if one["winner"])
    assert winners == game.settlement.winners


def of_edition(edition: Value) -> Value:
    said = recorded("acquire-p4_027") | {"checkpoints": [], "final": {}}
    if edition == "acquire-tycoon":
        said = json.loads(json.dumps(said).replace("Luxor", "Sackson"))
    return handed(bgstats(played(said | {"edition": edition})))["game"]


def test_only_what_was_published_as_acquire_has_its_number() -> None:
    assert of_edition("acquire-tycoon")["bggId"] == 5
    house = of_edition(HOUSE)
    assert (house["name"], house["sourceGameId"]) == ("Ours", "house-ours")
    assert "bggId" not in house
    for name in ("vacation-p2_010", "decision-p2_009", "decision-draft-p3_006"):
        game = handed(bgstats(played(name)))["game"]
        assert "bggId" not in game
        assert game["sourceGameId"] == name.split("-")[0]
        assert game["name"] == name.split("-")[0].upper()


def test_a_game_under_way_has_no_link() -> None:
    with pytest.raises(UnderWay):
        bgstats(played(under_way("acquire-p2_057", 5)))


def test_a_game_whose_end_is_only_offered_has_no_link() -> None:
    with pytest.raises(Undeclared):
        bgstats(played("acquire-p2_057"))
    said = played("acquire-p2_057")
    would_win = Outcome((26_800, 26_800), (0, 1), provisional=True)
    with pytest.raises(Undeclared):
        bgstats(said, would_win)


def test_the_same_game_has_the_same_number_whenever_it_is_handed_over() -> None:
    numbers = {
        handed(bgstats(played(name, day)))["sourcePlayId"]
        for name in ("acquire-p6_024", "acquire-p4_027")
        for day in (DAY, date(2001, 1, 1))
    }
    assert len(numbers) == 2
    other = handed(bgstats(played(renamed("acquire-p4_027", ["Ana", "Ben", "Cat", "Dan"]))))
    assert other["sourcePlayId"] not in numbers


@pytest.mark.parametrize(
    ("said", "moment"),
    [
        ("", "2026-11-18 12:00:00"),
        ("2026-11-18", "2026-11-18 12:00:00"),
        ("2026-11-18T20:30", "2026-11-18 12:00:00"),
        ("2026-11-18T20:30+01:00", "2026-11-18 19:30:00"),
        ("2026-11-18 01:30:00,5Z", "2026-11-18 01:30:00"),
        ("2026-11-18T01:30:00+0200", "2026-11-17 23:30:00"),
        ("2026-11-17T20:30Z", "2026-11-18 12:00:00"),
    ],
)
def test_the_moment_is_said_by_universal_time_where_it_is_known(said: str, moment: str) -> None:
    game = played(recorded("acquire-p4_027") | {"played": said})
    assert handed(bgstats(game))["playDate"] == moment


def test_the_calendar_s_first_hours_are_no_trouble() -> None:
    first = date(1, 1, 1)
    game = played(recorded("acquire-p4_027") | {"played": "0001-01-01T00:00+14:00"}, first)
    assert handed(bgstats(game))["playDate"] == "0001-01-01 12:00:00"


@pytest.mark.parametrize(
    "players",
    [
        [f"{'李' * 98}{seat}" for seat in range(6)],
        [f"{'🎲' * 98}{seat}" for seat in range(6)],
        [f"{seat}{chr(34) * 99}" for seat in range(6)],
    ],
)
def test_long_names_are_cut_and_stay_apart(players: list[str]) -> None:
    link = bgstats(played(renamed("vacation-p6_017", players)))
    assert len(link) <= LONGEST_LINK
    names = [one["name"] for one in handed(link)["players"]]
    assert len(set(names)) == 6
