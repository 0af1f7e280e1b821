"""A link that hands a finished game to BG Stats, in the form that app documents.

https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/
"""

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import sha256
from urllib.parse import quote

from hotels.exports.played import Played, plain
from hotels.ledger.chains.header_codec import header_fields
from hotels.ledger.chains.rules.ending import Settlement
from hotels.ledger.outcome import Outcome
from hotels.ledger.reading import Fields, written

ADDRESS = "https://app.bgstatsapp.com/createPlay.html?data="
SOURCE = "Hotels"
LONGEST_LINK = 2_000
"""What every browser, messenger and QR code still takes."""
LONGEST_NAME = 40
ID_LENGTH = 16

ACQUIRE = "Acquire"
ACQUIRE_ON_BGG = 5
"""Acquire's number on BoardGameGeek; DECISION and VACATION were never printed and have none."""


class UnderWay(Exception):
    """BG Stats takes a game with its scores and its winner, and this one has none yet."""


class Undeclared(UnderWay):
    """The end is only offered: play may go on, and another may win."""


def bgstats(game: Played, recorded: Outcome | None = None) -> str:
    """The link; names are cut where it would be too long.

    A recorded result goes before what the rules make of the game today. BG Stats has no word for
    who would win, so an end that is only offered is refused.
    """
    outcome = recorded or game.settlement
    if outcome is None:
        raise UnderWay
    if outcome.provisional:
        raise Undeclared
    link = ""
    for longest in range(LONGEST_NAME, 0, -1):
        said = json.dumps(play(game, outcome, longest), ensure_ascii=False, separators=(",", ":"))
        link = ADDRESS + quote(said, safe="")
        if len(link) <= LONGEST_LINK:
            break
    return link + "\n"


def play(game: Played, outcome: Settlement | Outcome, longest: int = LONGEST_NAME) -> Fields:
    """The play as BG Stats reads it.

    It documents the switches as optional, but its Android app refuses a play without them.
    """
    edition = game.header.edition
    about: Fields = {
        "name": plain(edition.name)[:LONGEST_NAME],
        "sourceGameId": edition.id if edition.based_on else edition.name.lower(),
        "highestWins": True,
        "noPoints": False,
    }
    if edition.name == ACQUIRE and not edition.based_on:
        about["bggId"] = ACQUIRE_ON_BGG
    said: Fields = {
        "sourceName": SOURCE,
        "sourcePlayId": _own_id(game),
        "playDate": _moment(game),
        "game": about,
        "players": [
            {
                "name": name,
                "sourcePlayerId": name,
                "startPlayer": seat == 0,
                "score": outcome.cash[seat],
                "winner": seat in outcome.winners,
            }
            for seat, name in enumerate(_cut(game.about.players, longest))
        ],
    }
    if edition.variant:
        said["board"] = edition.variant
    return said


def _own_id(game: Played) -> str:
    """The same for the same game, whenever it is handed over, so that it is not counted twice."""
    said = {
        "terms": header_fields(game.header),
        "players": list(game.about.players),
        "events": game.events,
    }
    return sha256(written(said).encode()).hexdigest()[:ID_LENGTH]


def _moment(game: Played) -> str:
    """When it was played, by universal time.

    Where only the day is known, noon is said: that is the same day nearly everywhere.
    """
    try:
        known = datetime.fromisoformat(game.about.played)
        if known.tzinfo is not None and known.date() == game.when:
            return known.astimezone(UTC).replace(tzinfo=None).isoformat(" ", "seconds")
    except (ValueError, OverflowError):  # no date at all, or none of the calendar
        pass
    return f"{game.when.isoformat()} 12:00:00"


def _cut(players: Sequence[str], longest: int) -> list[str]:
    """The names, none longer than this; those that come to look alike get their seat's number."""
    names = [
        name if len(name) <= longest else name[: longest - 1].rstrip() + "…"
        for name in map(plain, players)
    ]
    return [
        name if names.count(name) == 1 else f"{name} {seat}"
        for seat, name in enumerate(names, start=1)
    ]
