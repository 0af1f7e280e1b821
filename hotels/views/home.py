"""What Home says of each game: who played, when, and how it stands or came out."""

from datetime import datetime, tzinfo
from typing import TYPE_CHECKING, NamedTuple

from hotels.ledger.chains.board import EMPTY, FIRST_CHAIN
from hotels.ledger.outcome import Outcome
from hotels.store.records import BIG_SHOT, PERFECT_HOTEL, SAMPLE, TALLY, Record
from hotels.views.game_rows import (
    DAMAGED,
    LATER,
    GameRow,
    Picture,
    called,
    day_of,
    edition_in,
    edition_name,
    heading,
    named,
    outcome,
    result_of,
    standing_of,
)
from hotels.wording.amounts import Count
from hotels.wording.language import phrase, to_phrase

if TYPE_CHECKING:
    from hotels.ledger.chains.edition import Edition

KEYS = "CWLAOSF"
"""The letters on the keys of the house, which are VACATION's chains in their order."""

SAMPLE_TURNS = 9
"""The turn in which the sample game waits until somebody plays it."""

SAMPLE_BOARD = (
    "............",
    ".AA.........",
    "..AAA.......",
    "....A.......",
    "....A.......",
    "...AA.......",
    "............",
    "............",
    "............",
)
"""The sample game's board, by its chains' letters: Home shows it, and needs no rules for it."""

CHAINS = (
    to_phrase("no chains"),
    to_phrase("one chain"),
    to_phrase("two chains"),
    to_phrase("three chains"),
    to_phrase("four chains"),
    to_phrase("five chains"),
    to_phrase("six chains"),
    to_phrase("seven chains"),
    to_phrase("eight chains"),
    to_phrase("nine chains"),
    to_phrase("ten chains"),
)


class Standing(NamedTuple):
    """Where a game stood when its last line was written."""

    turn: int
    player: int
    cells: bytes


def game_row(record: Record, now: datetime, zone: tzinfo | None = None) -> GameRow:
    """A game of the archive, whatever has become of it; without a zone in that of the device."""
    day, hour = day_of(record.touched_at, now, zone)
    if record.kind in {TALLY, BIG_SHOT, PERFECT_HOTEL}:
        from hotels.views.home_others import other_row  # noqa: PLC0415 - many have none of them

        return other_row(record, (day, hour))
    edition = edition_in(record.header)
    standing, result = _standing(record), result_of(record)
    sample = record.source == SAMPLE
    if sample and standing is not None and standing.turn == SAMPLE_TURNS:
        day = hour = ""  # nobody has played it yet
    over = result is not None and not result.provisional
    icon = "trophy-outline" if over else "pause-circle-outline"
    icon = "school-outline" if sample else icon
    state, following = _told(record, standing, result)
    lost = (record.summary and standing is None) or (record.result and result is None)
    damaged = bool(lost) or not record.whole
    if damaged or edition is None:
        icon, state = "alert-circle-outline", phrase(DAMAGED if damaged else LATER)
        following = f"{state}."
    name, nobody = edition_name(edition), phrase("Players unknown")
    return GameRow(
        number=record.id,
        players=named(record.players, range(len(record.players))) or nobody,
        heading=heading(record.players) or nobody,
        edition=name,
        day=day,
        hour=hour,
        icon=icon,
        state=state,
        place=" · ".join(filter(None, (name, *_progress(standing)))),
        next=following,
        deed=_deed(standing, result),
        again=edition is not None and record.whole,
        picture=_picture(standing, edition),
        finished=result is not None,
        damaged=damaged,
        sample=sample,
    )


def sample_picture() -> Picture:
    """The board of the sample game, for a Home that has none of its own."""
    signs = "".join(SAMPLE_BOARD)
    cells = bytes(KEYS.find(sign) + FIRST_CHAIN if sign in KEYS else EMPTY for sign in signs)
    return Picture(cells, len(SAMPLE_BOARD), len(SAMPLE_BOARD[0]))


def _told(record: Record, standing: Standing | None, result: Outcome | None) -> tuple[str, str]:
    """How a game stands, short and as a sentence."""
    players = record.players
    if result is not None:
        how = outcome(players, result)
        return how, f"{how}."
    if standing is None or not standing.turn:
        first = phrase("{player} lays the first tile.", player=named(players, [0]))
        return phrase("Not started yet"), first
    turn = standing.turn
    waits = phrase("Waiting for {player}.", player=called(players, standing.player))
    if record.source != SAMPLE:
        return phrase("Paused in turn {turn}", turn=turn), waits
    waits = f"{phrase('The sample game.')} {waits}"
    if turn == SAMPLE_TURNS:
        return phrase("Sample game, nine turns to explore"), waits
    return phrase("Sample game, paused in turn {turn}", turn=turn), waits


def _deed(standing: Standing | None, result: Outcome | None) -> str:
    """What opening a game does."""
    if result is not None and result.provisional:
        return phrase("See the standings")
    if result is not None:
        return phrase("See the result")
    return phrase("Resume") if standing is not None and standing.turn else phrase("Start")


def _progress(standing: Standing | None) -> tuple[str, ...]:
    """The turn, and how many chains are on the board."""
    if standing is None or not standing.turn:
        return ()
    count = len({code for code in standing.cells if code >= FIRST_CHAIN})
    many = phrase("{count:chain/chains}", count=Count(count))
    chains = phrase(CHAINS[count]) if count < len(CHAINS) else many
    return phrase("turn {turn}", turn=standing.turn), chains


def _standing(record: Record) -> Standing | None:
    """Where a game stands, if that can be relied on."""
    said = standing_of(record)
    turn, player, cells = (said.get(name) for name in ("turn", "player", "cells"))
    if not (isinstance(turn, int) and isinstance(player, int) and isinstance(cells, str)):
        return None
    try:
        return Standing(turn, player, bytes.fromhex(cells))
    except ValueError:
        return None


def _picture(standing: Standing | None, edition: "Edition | None") -> Picture | None:
    """The board of a game, if it is known how large it is."""
    if standing is None or edition is None or len(standing.cells) != edition.squares:
        return None
    return Picture(standing.cells, edition.rows, edition.columns, edition.colours)
