"""A game as a line of Home says it, whatever is played."""

from collections.abc import Callable, Sequence
from datetime import date, datetime, tzinfo
from typing import TYPE_CHECKING, NamedTuple

from hotels.ledger import reading
from hotels.ledger.money import Money
from hotels.ledger.objection import Refused
from hotels.ledger.outcome import Outcome
from hotels.ledger.reading import Fields
from hotels.store.records import Record, outcome_in, unchecked
from hotels.views.people import drawn
from hotels.wording.amounts import begun, listed, money
from hotels.wording.language import phrase, to_phrase

if TYPE_CHECKING:
    from hotels.ledger.chains.edition import Edition

EVENING = 18
MANY = 4
"""So many players stand on two lines where their names are large."""

MONTHS = (
    to_phrase("Jan"),
    to_phrase("Feb"),
    to_phrase("Mar"),
    to_phrase("Apr"),
    to_phrase("May"),
    to_phrase("Jun"),
    to_phrase("Jul"),
    to_phrase("Aug"),
    to_phrase("Sep"),
    to_phrase("Oct"),
    to_phrase("Nov"),
    to_phrase("Dec"),
)

TONIGHT, TODAY, YESTERDAY = to_phrase("Tonight"), to_phrase("Today"), to_phrase("Yesterday")

DAMAGED = to_phrase("Damaged: only the readable part opens")
LATER = to_phrase("Started with a newer version of Hotels")


class Picture(NamedTuple):
    """A board to be drawn small."""

    cells: bytes
    rows: int
    columns: int
    pieces: tuple[str, ...] = ()
    """The colours of the chains, where they are known."""


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
    """None where nothing is known of the board, or there is none."""
    emblem: str = ""
    """The icon that stands in the place of a board where the game has none."""
    finished: bool = False
    damaged: bool = False
    sample: bool = False

    @property
    def time(self) -> str:
        """The day and, where it still matters, the hour."""
        return f"{self.day}, {self.hour}" if self.hour else self.day


def when(then: datetime, now: datetime) -> tuple[str, str]:
    """The day of a game as the keeper would say it, and the hour if it is near; both local."""
    near = near_day(then, now)
    hour = "" if near in {"", YESTERDAY} else f"{then.hour:02}:{then.minute:02}"
    return phrase(near) or dated(then, now.year), hour


def near_day(then: datetime, now: datetime) -> str:
    """Today or yesterday, as it stands in the code; empty for any other day."""
    days = (now.date() - then.date()).days
    if days == 0:
        return TONIGHT if then.hour >= EVENING else TODAY
    return YESTERDAY if days == 1 else ""


def dated(day: date, this_year: int | None = None) -> str:
    """``8 Nov 2025``; without the year in the same one."""
    month = phrase(MONTHS[day.month - 1])
    if day.year == this_year:
        return phrase("{day} {month}", day=day.day, month=month)
    return phrase("{day} {month} {year}", day=day.day, month=month, year=day.year)


def called(players: Sequence[str], seat: int) -> str:
    """A player by name, or by seat where that is forgotten or cannot be drawn."""
    return _name(players, seat) or phrase("player {seat}", seat=seat + 1)


def named(players: Sequence[str], seats: Sequence[int]) -> str:
    """``Alice, player 2 and Carol``, to begin a sentence with; a name stays as it was given."""
    first, *rest = [called(players, seat) for seat in seats] or [""]
    if seats and not _name(players, seats[0]):
        first = begun(first)
    return listed((first, *rest))


def heading(players: Sequence[str]) -> str:
    """The players, many of them on two lines."""
    half = (len(players) + 1) // 2
    if len(players) < MANY:
        return named(players, range(len(players)))
    head = ", ".join((named(players, [0]), *(called(players, seat) for seat in range(1, half))))
    return f"{head},\n{listed(called(players, seat) for seat in range(half, len(players)))}"


def outcome(players: Sequence[str], result: Outcome, said: Callable[[Money], str] = money) -> str:
    """``Frank won with $69,300``; of an end that is only offered, ``Frank would win with ...``."""
    if not result.winners:
        return phrase("Nobody won")
    amount = said(result.cash[result.winners[0]])
    names = named(players, result.winners)
    how = _CAME_OUT[len(result.winners) == 1, result.provisional]
    return phrase(how, names=names, amount=amount)


_CAME_OUT = {
    (True, False): to_phrase("{names} won with {amount}"),
    (True, True): to_phrase("{names} would win with {amount}"),
    (False, False): to_phrase("{names} shared the win, {amount} each"),
    (False, True): to_phrase("{names} would share the win, {amount} each"),
}
"""By whether one player won alone, and whether the end was only offered."""


def result_of(record: Record) -> Outcome | None:
    """How a game came out, if it did and that can be relied on."""
    return outcome_in(record.result, len(record.players), record.kind)


def standing_of(record: Record) -> Fields:
    """What is shown of a game under way; empty where that was damaged."""
    return (unchecked(record.summary) or {}) if record.summary else _opening_of(record)


def day_of(at: str, now: datetime, zone: tzinfo | None) -> tuple[str, str]:
    """The local day and hour of a time as it is written beside a line."""
    try:
        then = datetime.fromisoformat(at).astimezone(zone)
    except (ValueError, OverflowError, OSError):
        return "", ""
    return when(then, now)


def _opening_of(record: Record) -> Fields:
    """How a game stands before its first line, with the tiles that lie there from the start."""
    from hotels.store.keeping import game_of  # noqa: PLC0415 - only this needs a game's rules

    try:
        game = game_of(record)
    except Refused:
        return {}
    return game.summary(game.opening())


def edition_in(header: str) -> "Edition | None":
    """The edition a game was begun with, if this version knows it."""
    from hotels.ledger.chains.editions import EDITIONS  # noqa: PLC0415 - many games have none

    try:
        said = reading.fields(reading.parsed(header.encode()), "it").get("edition")
        if isinstance(said, str):
            return EDITIONS.get(said)
        from hotels.ledger.chains.header_codec import edition_of  # noqa: PLC0415 - of the house, rarely

        return edition_of(said)
    except Refused:
        return None


def edition_name(edition: "Edition | None") -> str:
    """What an edition is called."""
    if edition is None:
        return phrase("Unknown edition")
    return f"{edition.name}, {phrase(edition.variant)}" if edition.variant else edition.name


def _name(players: Sequence[str], seat: int) -> str:
    """A player's name; empty where it is forgotten or cannot be drawn."""
    return drawn(players[seat]) if 0 <= seat < len(players) else ""
