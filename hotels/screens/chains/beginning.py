"""A game begins with its starting tiles; until its first line they can be changed."""

from collections.abc import Sequence
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from hotels.ledger.chains.game import ChainGame
from hotels.screens.screen import Screen, game_on
from hotels.views.setup import Draft, order
from hotels.views.starting import Starting, resumed

if TYPE_CHECKING:
    from hotels.app import HotelsApp
    from hotels.screens.chains.game import Sitting

_begun: "WeakKeyDictionary[HotelsApp, tuple[str, Draft]]" = WeakKeyDictionary()
"""The draft of the game that began last: its terms do not say whose a starting tile was."""


def begin(house: "HotelsApp", draft: Draft, past: Sequence[Screen]) -> bool:
    """A game on the disk and its table; Back no longer leads to those screens. Whether it is so."""
    here = house.shell.top
    with house.disk() as store:
        known = store.colours(order(draft))
        people = (person for person in draft.people if person.name not in known)
        store.keep_colours({one.name: one.colour for one in people if one.colour is not None})
    house.begin(ChainGame(draft.header()), order(draft), dict(draft.names))
    if house.shell.top is here:
        return False
    if (game := game_on(house.shell.top)) is not None:
        _begun[house] = game.record.uid, draft
    for screen in past:
        house.shell.skip(screen)
    return True


def may_change_tiles(sitting: "Sitting") -> bool:
    """Whether starting tiles may lie here, and nothing has been written since."""
    draft = None if sitting.table.lines else _draft(sitting)
    return draft is not None and draft.lays_out


def _draft(sitting: "Sitting") -> Draft | None:
    """What the game was begun with; of an earlier start of Hotels what its terms say."""
    record = sitting.game.record
    uid, draft = _begun.get(sitting.house, ("", None))
    if uid == record.uid:
        return draft
    return resumed(record.header, record.players, record.names)


def change_tiles(sitting: "Sitting") -> None:
    """The board of starting tiles again; what comes of it takes the place of the empty game."""
    from hotels.screens.chains.starting import StartingTiles

    house, table = sitting.house, sitting.house.shell.top
    draft = _draft(sitting)
    if draft is None:
        return
    starting = Starting(draft)
    if starting.asked is None:
        starting = starting.asking(0)

    def done(draft: Draft) -> None:
        if begin(house, draft, [table, house.shell.top]):
            with house.disk() as store:
                store.delete(sitting.game.record.id)

    house.show(StartingTiles(house, starting, lambda _: None, done))
