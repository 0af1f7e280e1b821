"""Quick score and dispute desk on the tour: the end of a recorded game typed in and scored."""

from collections.abc import Iterator
from typing import Any

from hotels.ledger.chains.tally import Place, Sort
from hotels.ledger.chains.transcript import Transcript
from tools.tour.both import Both, pieces
from tools.tour.wrong import hold


def score(both: Both, game: Transcript) -> None:
    """Every figure of a finished game by touch; the ranking is the transcript's."""
    claim, final = game.checkpoints[-1], game.final
    hold(final is not None, "The game to be scored has no end.")
    both.words("Quick score")
    both.picture("quick-start")
    both.button("Enter figures")
    sitting = both.screen.sitting
    wanted = len(sitting.sheet.wanting)
    while sitting.sheet.wanting:
        if len(sitting.sheet.wanting) == wanted // 2:
            both.picture("quick-score")
        _enter(both, sitting.here.sort, _claimed(game, claim, sitting.here))
    both.button("Show ranking")
    both.picture("quick-ranking")
    outcome = sitting.table.game.outcome(sitting.sheet)
    hold(
        outcome is not None and final is not None and list(outcome.cash) == final["cash"],
        "The quick score does not come out as the game did.",
    )
    both.escape()


def settle(both: Both) -> None:
    """The desk, a figure changed on it, and what tables argue about."""
    both.words("Settle a dispute")
    both.picture("desk")
    both.tap(next(pieces(both, "NumberRow")).more)
    both.picture("desk-changed")
    both.button("Common rules questions")
    both.picture("disputes")
    both.escape()
    both.escape()


def _claimed(game: Transcript, claim: dict[str, object], place: Place) -> int:
    """The figure of the last checkpoint at a place."""
    name = game.header.edition.names[place.chain]
    said = {Sort.SIZE: "sizes", Sort.BLOCKS: "shares", Sort.CASH: "cash"}[place.sort]
    figures = claim[said]
    if isinstance(figures, dict):
        figures = figures[name]
    number = figures[place.player] if isinstance(figures, list) else figures
    hold(isinstance(number, int), f"The recorded game does not say {place}.")
    return int(str(number))


def _enter(both: Both, sort: Sort, number: int) -> None:
    """A number in as few touches as it takes."""
    if sort is Sort.CASH:
        keys = [*str(number // 100), "00", "Enter"] if number else ["0", "Enter"]
    else:
        while not any(key.text == str(number) for key in pieces(both, "Key")):
            both.tap(next(key for key in _keys(both) if " to " in key.text))
        keys = [str(number)]
    for text in keys:
        both.tap(next(key for key in _keys(both) if key.text == text))


def _keys(both: Both) -> Iterator[Any]:
    """The keys of the pad, and the buttons beside it."""
    return (one for kind in ("Key", "Sign", "PushButton") for one in pieces(both, kind))
