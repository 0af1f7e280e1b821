"""The lines of Home for games that have no board of chains."""

from collections.abc import Callable, Sequence
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
    outcome,
    result_of,
    standing_of,
)
from hotels.wording.amounts import Count, begun, points
from hotels.wording.kinds import NAMES, amount_in
from hotels.wording.language import phrase, to_phrase

ROUNDS = 18
"""Of Big Shot."""


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
    told = said or Told(
        NAMES.get(record.kind) or phrase("Quick score"), "", "", "", phrase("as a key|Open")
    )
    state, following = told.state, told.next
    icon = "pause-circle-outline" if result is None else "trophy-outline"
    if result is not None:
        state = outcome(record.players, result, amount_in(record.kind))
        following = f"{state}."
    if damaged or not told.known:
        icon, state = "alert-circle-outline", phrase(DAMAGED if damaged else LATER)
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
        deed=told.deed if result is None else phrase(sort.see),
        again=record.kind != TALLY and not damaged,
        picture=None,
        emblem=sort.emblem,
        finished=result is not None,
        damaged=damaged,
    )


def _tally(record: Record) -> Told | None:
    """A quick score: how many of its figures are known."""
    edition = edition_in(record.header)
    said = standing_of(record)
    match said:
        case {"figures": int(known), "of": int(of)} if of:
            left = Count(of - known)
            following = (
                phrase("The figures do not add up yet.")
                if known == of
                else phrase("{left:figure is/figures are} missing.", left=left)
            )
            state = phrase("Quick score, {known} of {of} figures", known=known, of=of)
            place, deed = phrase("quick score"), phrase("Continue")
            return Told(edition_name(edition), place, state, following, deed, edition is not None)
    return None


def _big_shot(record: Record) -> Told | None:
    """Big Shot: which round it is, and whom the bank waits for."""
    said = standing_of(record)
    match said:
        case {"round": int(kept), "player": int(player)}:
            waits = phrase("Waiting for {player}.", player=called(record.players, player))
            state, deed = _aside(kept + 1, record)
            place = phrase("round {now} of {planned}", now=kept + 1, planned=ROUNDS)
            return Told(NAMES[BIG_SHOT], place, state, waits, deed)
        case {"round": int()}:
            state, following = phrase("Finished"), phrase("The game is over.")
            return Told(NAMES[BIG_SHOT], "", state, following, phrase("Resume"))
    return None


def _perfect_hotel(record: Record) -> Told | None:
    """Perfect Hotel: which round it is, and who leads."""
    said = standing_of(record)
    match said:
        case {"round": int(now), "of": int(planned), "totals": list(totals)} if totals:
            state, deed = _aside(now, record)
            following = _leads(record.players, totals) if now > 1 else ""
            following = following or phrase("No scores yet.")
            place = phrase("round {now} of {planned}", now=now, planned=planned)
            return Told(NAMES[PERFECT_HOTEL], place, state, following, deed)
    return None


def _aside(now: int, record: Record) -> tuple[str, str]:
    """How a game stands that is played in rounds, and what opening it does."""
    if record.summary:
        return phrase("Paused in round {now}", now=now), phrase("Resume")
    return phrase("Not started yet"), phrase("Start")


def _leads(players: Sequence[str], totals: Sequence[int]) -> str:
    """Who has most points."""
    best = max(totals)
    first = [seat for seat, total in enumerate(totals) if total == best]
    names, amount = named(players, first), points(best)
    if len(first) == 1:
        return phrase("{player} leads with {amount}.", player=names, amount=amount)
    return phrase("{players} lead with {amount}.", players=names, amount=amount)


OTHERS = {
    TALLY: Sort("calculator-variant-outline", _tally, to_phrase("See the ranking")),
    BIG_SHOT: Sort("dice-multiple-outline", _big_shot, to_phrase("See the result")),
    PERFECT_HOTEL: Sort("office-building-outline", _perfect_hotel, to_phrase("See the result")),
}
"""Every kind of game but that of the chains."""
