"""The lines of Home for games that have no board of chains."""

from collections.abc import Callable
from typing import NamedTuple

from hotels.store.records import BIG_SHOT, PERFECT_HOTEL, TALLY, Record
from hotels.views.game_rows import (
    DAMAGED,
    LATER,
    GameRow,
    called,
    edition_in,
    edition_name,
    heading,
    named,
    opening_of,
    outcome,
    result_of,
    shown_of,
)
from hotels.wording.amounts import begun, counted, points
from hotels.wording.kinds import NAMES, amount_in


class Told(NamedTuple):
    """What one kind of game says of itself."""

    game: str
    place: str
    state: str
    next: str
    deed: str
    """What opening it does while it is not over."""
    known: bool = True
    """Whether this version knows the terms it is played by."""


class Sort(NamedTuple):
    """How the games of one kind are told."""

    emblem: str
    told: Callable[[Record], Told | None]
    """None where what was kept of it cannot be relied on."""
    see: str
    """What opening it does once it is over."""


def other_row(record: Record, time: tuple[str, str]) -> GameRow:
    """A quick score, or a game that is not about chains."""
    sort, result = OTHERS[record.kind], result_of(record)
    said = sort.told(record)
    damaged = said is None or bool(record.result and result is None) or not record.whole
    told = said or Told(NAMES.get(record.kind, "Quick score"), "", "", "", "Open")
    state, following = told.state, told.next
    icon = "pause-circle-outline" if result is None else "trophy-outline"
    if result is not None:
        state = outcome(record.players, result, amount_in(record.kind))
        following = f"{state}."
    if damaged or not told.known:
        icon, state = "alert-circle-outline", DAMAGED if damaged else LATER
        following = f"{state}."
    return GameRow(
        number=record.id,
        players=named(record.players, range(len(record.players))),
        heading=heading(record.players),
        edition=told.game,
        day=time[0],
        hour=time[1],
        icon=icon,
        state=state,
        place=" · ".join(filter(None, (told.game, told.place))),
        next=begun(following),
        deed=told.deed if result is None else sort.see,
        again=record.kind != TALLY and not damaged,
        picture=None,
        emblem=sort.emblem,
        finished=result is not None,
        damaged=damaged,
    )


def _tally(record: Record) -> Told | None:
    """A quick score: how many of its figures are known."""
    edition = edition_in(record.header)
    said = shown_of(record.summary) if record.summary else opening_of(record)
    match said:
        case {"figures": int(known), "of": int(of)} if of:
            missing = f"{counted(of - known, 'figure is', 'figures are')} missing."
            following = "The figures do not add up yet." if known == of else missing
            state = f"Quick score, {known} of {of} figures"
            name = edition_name(edition)
            return Told(name, "quick score", state, following, "Go on", edition is not None)
    return None


def _big_shot(record: Record) -> Told | None:
    """Big Shot: which round it is, and whom the bank waits for."""
    said = shown_of(record.summary) if record.summary else opening_of(record)
    match said:
        case {"round": int(kept), "player": int(player)}:
            waits = f"The bank waits for {called(record.players, player)}."
            state = f"Put aside in round {kept + 1}" if record.summary else "Not begun yet"
            deed = "Resume" if record.summary else "Begin"
            return Told(NAMES[BIG_SHOT], f"round {kept + 1} of 18", state, waits, deed)
        case {"round": int()}:
            return Told(NAMES[BIG_SHOT], "", "Played to the end", "It is over.", "Resume")
    return None


def _perfect_hotel(record: Record) -> Told | None:
    """Perfect Hotel: which round it is, and who leads."""
    said = shown_of(record.summary) if record.summary else opening_of(record)
    match said:
        case {"round": int(now), "of": int(planned), "totals": list(totals)} if totals:
            state = f"Put aside in round {now}" if record.summary else "Not begun yet"
            deed = "Resume" if record.summary else "Begin"
            best = max(totals)
            first = [seat for seat, total in enumerate(totals) if total == best]
            leads = f"{named(record.players, first)} {'leads' if len(first) == 1 else 'lead'}"
            following = f"{leads} with {points(best)}." if now > 1 else "Nothing is scored yet."
            place = f"round {now} of {planned}"
            return Told(NAMES[PERFECT_HOTEL], place, state, following, deed)
    return None


OTHERS = {
    TALLY: Sort("calculator-variant-outline", _tally, "See the ranking"),
    BIG_SHOT: Sort("dice-multiple-outline", _big_shot, "See how it ended"),
    PERFECT_HOTEL: Sort("office-building-outline", _perfect_hotel, "See how it ended"),
}
"""Every kind of game but that of the chains."""
