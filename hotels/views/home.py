"""What Home says of each game: who played, when, and how it stands or came out."""

from collections.abc import Sequence
from datetime import datetime, tzinfo
from typing import NamedTuple

from hotels.ledger import reading
from hotels.ledger.chains.board import FIRST_CHAIN
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.headers import edition_of
from hotels.ledger.money import Money
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields
from hotels.sample import SOURCE, TURNS, played
from hotels.store.keeping import TALLY, game_of, unchecked
from hotels.store.records import Record
from hotels.views.people import drawn
from hotels.wording.amounts import begun, counted, listed, money

EVENING = 18
MANY = 4
"""So many players stand on two lines where their names are large."""

MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

DAMAGED = "Damaged: it opens as far as it can be read"
LATER = "Begun with a later version of Hotels"


class Picture(NamedTuple):
    """A board to be drawn small."""

    cells: bytes
    rows: int
    columns: int


class GameRow(NamedTuple):
    """One game as Home tells of it."""

    number: int
    players: str
    heading: str
    """The players in large type: many of them on two lines of about the same length."""
    edition: str
    day: str
    hour: str
    icon: str
    state: str
    place: str
    """Edition, turn and chains."""
    next: str
    """What the bank waits for, or how it came out."""
    deed: str
    """What opening it does, as its button says."""
    again: bool
    """Whether a game with the same people and rules can be begun."""
    picture: Picture | None
    """None where nothing is known of the board."""
    finished: bool = False
    damaged: bool = False
    sample: bool = False

    @property
    def time(self) -> str:
        """The day and, where it still matters, the hour."""
        return f"{self.day}, {self.hour}" if self.hour else self.day


class Standing(NamedTuple):
    """Where a game stood when its last line was written."""

    turn: int
    player: int
    cells: bytes


class Result(NamedTuple):
    """How a game came out, by seat."""

    cash: tuple[Money, ...]
    winners: tuple[int, ...]


def when(then: datetime, now: datetime) -> tuple[str, str]:
    """The day of a game as the keeper would say it, and the hour if it is near; both local."""
    days = (now.date() - then.date()).days
    hour = f"{then.hour:02}:{then.minute:02}"
    if days == 0:
        return ("Tonight" if then.hour >= EVENING else "Today"), hour
    if days == 1:
        return "Yesterday", ""
    day = f"{then.day} {MONTHS[then.month - 1]}"
    return (day if then.year == now.year else f"{day} {then.year}"), ""


def game_row(record: Record, now: datetime, zone: tzinfo | None = None) -> GameRow:
    """A game of the archive, whatever has become of it; without a zone in that of the device."""
    edition = _edition(record.header)
    if record.kind == TALLY:
        return _scored(record, edition, _day(record.touched_at, now, zone))
    standing, result = _standing(record), _result(record)
    day, hour = _day(record.touched_at, now, zone)
    sample = record.source == SOURCE
    if sample and standing is not None and standing.turn == TURNS:
        day = hour = ""  # nobody has played it yet
    icon = "pause-circle-outline" if result is None else "trophy-outline"
    icon = "school-outline" if sample else icon
    state, following = _told(record, standing, result)
    lost = (record.summary and standing is None) or (record.result and result is None)
    damaged = bool(lost) or not record.whole
    if damaged or edition is None:
        icon, state = "alert-circle-outline", DAMAGED if damaged else LATER
        following = f"{state}."
    name = _edition_name(edition)
    return GameRow(
        number=record.id,
        players=_named(record.players, range(len(record.players))) or "Players unknown",
        heading=_heading(record.players) or "Players unknown",
        edition=name,
        day=day,
        hour=hour,
        icon=icon,
        state=state,
        place=" · ".join(filter(None, (name, *_progress(standing)))),
        next=following,
        deed="See how it ended" if result is not None else _deed(standing),
        again=edition is not None and record.whole,
        picture=_picture(standing, edition),
        finished=result is not None,
        damaged=damaged,
        sample=sample,
    )


def _scored(record: Record, edition: Edition | None, time: tuple[str, str]) -> GameRow:
    """A quick score: how many of its figures are known, or how it came out."""
    result, name = _result(record), _edition_name(edition)
    known, of = _figures(record)
    icon = "calculator-variant-outline" if result is None else "trophy-outline"
    state = f"Quick score, {known} of {of} figures"
    following = f"{counted(of - known, 'figure is', 'figures are')} missing."
    if known == of:
        following = "The figures do not add up yet."
    if result is not None:
        state = _outcome(record.players, result)
        following = f"{state}."
    damaged = not of or bool(record.result and result is None) or not record.whole
    if damaged or edition is None:
        icon, state = "alert-circle-outline", DAMAGED if damaged else LATER
        following = f"{state}."
    return GameRow(
        number=record.id,
        players=_named(record.players, range(len(record.players))),
        heading=_heading(record.players),
        edition=name,
        day=time[0],
        hour=time[1],
        icon=icon,
        state=state,
        place=f"{name} · quick score",
        next=begun(following),
        deed="Go on" if result is None else "See the ranking",
        again=False,
        picture=None,
        finished=result is not None,
        damaged=damaged,
    )


def _figures(record: Record) -> tuple[int, int]:
    """How many figures of a quick score are known, and of how many; none where that is lost."""
    said = _checked(record.summary) if record.summary else _opening(record)
    known, of = said.get("figures"), said.get("of")
    return (known, of) if isinstance(known, int) and isinstance(of, int) else (0, 0)


def sample_picture() -> Picture:
    """The board of the sample game, for a Home that has none of its own."""
    board = played().board
    return Picture(board.cells, board.shape.rows, board.shape.columns)


def called(players: Sequence[str], seat: int) -> str:
    """A player by name, or by seat where that is forgotten or cannot be drawn."""
    name = players[seat] if 0 <= seat < len(players) else ""
    return drawn(name) or f"player {seat + 1}"


def _named(players: Sequence[str], seats: Sequence[int]) -> str:
    """``Alice, player 2 and Carol``, to begin a sentence with; a name stays as it was given."""
    first, *rest = [called(players, seat) for seat in seats] or [""]
    if first.startswith("player ") and first not in players:
        first = begun(first)
    return listed((first, *rest))


def _heading(players: Sequence[str]) -> str:
    """The players, many of them on two lines."""
    half = (len(players) + 1) // 2
    if len(players) < MANY:
        return _named(players, range(len(players)))
    head = ", ".join((_named(players, [0]), *(called(players, seat) for seat in range(1, half))))
    return f"{head},\n{listed(called(players, seat) for seat in range(half, len(players)))}"


def _told(record: Record, standing: Standing | None, result: Result | None) -> tuple[str, str]:
    """How a game stands, short and as a sentence."""
    players = record.players
    if result is not None:
        outcome = _outcome(players, result)
        return outcome, f"{outcome}."
    if standing is None or not standing.turn:
        return "Not begun yet", f"{_named(players, [0])} lays the first tile."
    waits = f"The bank waits for {called(players, standing.player)}."
    if record.source != SOURCE:
        return f"Put aside in turn {standing.turn}", waits
    if standing.turn == TURNS:
        return "Sample game, nine turns to explore", f"The sample game. {waits}"
    return f"Sample game, put aside in turn {standing.turn}", f"The sample game. {waits}"


def _outcome(players: Sequence[str], result: Result) -> str:
    """``Frank won with $69,300``."""
    amount = money(result.cash[result.winners[0]])
    names = _named(players, result.winners)
    if len(result.winners) > 1:
        return f"{names} shared it, {amount} each"
    return f"{names} won with {amount}"


def _deed(standing: Standing | None) -> str:
    """What opening a game does that is not over."""
    return "Resume" if standing is not None and standing.turn else "Begin"


def _progress(standing: Standing | None) -> tuple[str, ...]:
    """The turn, and how many chains are on the board."""
    if standing is None or not standing.turn:
        return ()
    count = len({code for code in standing.cells if code >= FIRST_CHAIN})
    number = NUMBERS[count] if count < len(NUMBERS) else str(count)
    return f"turn {standing.turn}", f"{number} {'chain' if count == 1 else 'chains'}"


def _standing(record: Record) -> Standing | None:
    """Where a game stands, if that can be relied on."""
    said = _checked(record.summary) if record.summary else _opening(record)
    turn, player, cells = (said.get(name) for name in ("turn", "player", "cells"))
    if not (isinstance(turn, int) and isinstance(player, int) and isinstance(cells, str)):
        return None
    try:
        return Standing(turn, player, bytes.fromhex(cells))
    except ValueError:
        return None


def _opening(record: Record) -> Fields:
    """How a game stands before its first line, with the tiles that lie there from the start."""
    try:
        game = game_of(record)
    except Refused:
        return {}
    return game.summary(game.opening())


def _result(record: Record) -> Result | None:
    """How a game came out, if it did and that can be relied on."""
    said = _checked(record.result)
    cash, winners = said.get("cash"), said.get("winners")
    if not (isinstance(cash, list) and isinstance(winners, list) and winners):
        return None
    sound = all(isinstance(amount, int) for amount in cash) and all(
        isinstance(seat, int) and 0 <= seat < len(cash) for seat in winners
    )
    return Result(tuple(cash), tuple(winners)) if sound else None


def _checked(kept: str) -> Fields:
    """What is shown of a game; empty where there is nothing or it was damaged."""
    try:
        return unchecked(kept) or {}
    except Refused:
        return {}


def _edition(header: str) -> Edition | None:
    """The edition a game was begun with, if this version knows it."""
    try:
        return edition_of(reading.fields(reading.parsed(header.encode()), "it").get("edition"))
    except Refused:
        return None


def _edition_name(edition: Edition | None) -> str:
    """What an edition is called."""
    if edition is None:
        return "Unknown edition"
    return f"{edition.name}, {edition.variant}" if edition.variant else edition.name


def _picture(standing: Standing | None, edition: Edition | None) -> Picture | None:
    """The board of a game, if it is known how large it is."""
    if standing is None or edition is None or len(standing.cells) != edition.squares:
        return None
    return Picture(standing.cells, edition.rows, edition.columns)


def _day(at: str, now: datetime, zone: tzinfo | None) -> tuple[str, str]:
    """The local day and hour of a time as it is written beside a line."""
    try:
        then = datetime.fromisoformat(at).astimezone(zone)
    except (ValueError, OverflowError, OSError):
        return "", ""
    return when(then, now)
