"""The finger for each kind of game: it touches what writes the next line of a play."""

from typing import TYPE_CHECKING, Any

from hotels.ledger.chains.entries import Buy
from hotels.ledger.chains.tally import Sort
from hotels.ledger.journal import Act, Redo, Undo, Write
from hotels.ledger.perfect_hotel.entries import Build, InHand
from hotels.store.records import BIG_SHOT, CHAINS, PERFECT_HOTEL, TALLY
from tests.screens.big_shot_hand import Hand as BigShotHand
from tests.screens.driver import Driver
from tests.screens.hand import Hand as ChainsHand
from tests.screens.perfect_hotel_hand import Hand as PerfectHotelHand
from tests.screens.tally_hand import Hand as TallyHand

if TYPE_CHECKING:
    from tools.torture.plays import Play

ESCAPE = 27


def write_next(driver: Driver, played: "Play", lines: int) -> int:
    """Touch what writes the line after so many; how many there are then.

    It is one more, or two where a turn with nothing to buy ended by itself or was taken back.
    """
    do(driver, played.game.kind, played.acts[lines])
    return len(driver.app.shell.top.sitting.table.lines)


def do(driver: Driver, kind: str, act: Act[Any]) -> None:
    """Touch what does this act."""
    match act:
        case Undo():
            ChainsHand(driver).button("Undo")
        case Redo():
            ChainsHand(driver).button("Redo")
        case Write(entry):
            _TOUCHES[kind](driver, entry)
        case _:
            raise AssertionError(act)


def do_again(driver: Driver, kind: str, act: Act[Any]) -> None:
    """Touch what does an act that was refused, from where the last try has left the screen."""
    app, entry = driver.app, getattr(act, "entry", None)
    if isinstance(entry, Buy) and app.shell.top.sitting.unsaid.chosen:
        keys = (one for one in driver.widgets() if type(one).__name__ == "PushButton")
        done = (key for key in keys if key.text == "End turn" or key.text.startswith("Buy "))
        ChainsHand(driver).tap(next(done))
    elif kind == TALLY and app.shell.top.sitting.typed:
        TallyHand(driver).key("Enter")
    else:
        while app.shell.sheets and not isinstance(entry, Build):
            driver.key(ESCAPE)
        do(driver, kind, act)


def _chains(driver: Driver, entry: Any) -> None:
    ChainsHand(driver).do(entry)


def _big_shot(driver: Driver, entry: Any) -> None:
    BigShotHand(driver).does(entry)


def _figure(driver: Driver, entry: Any) -> None:
    hand = TallyHand(driver)
    if entry.place.sort is Sort.CASH:
        hand.purse(entry.number)
    else:
        hand.number(entry.number)


def _hotel(driver: Driver, entry: Any) -> None:
    hand = PerfectHotelHand(driver)
    is_open = bool(driver.app.shell.sheets)
    if isinstance(entry, Build):
        if not is_open:
            hand.add()
        hand.whose(entry.player)
        hand.floor(entry.kind, entry.cards, entry.tourists)
        return
    if is_open:
        hand.button("Done")
    if isinstance(entry, InHand):
        hand.hand(entry.player, entry.count)
    else:
        hand.keep()


_TOUCHES = {CHAINS: _chains, BIG_SHOT: _big_shot, TALLY: _figure, PERFECT_HOTEL: _hotel}
