"""The indexes of a large archive, looked through once Home is shown, and rebuilt if need be."""

from typing import TYPE_CHECKING

from kivy.clock import Clock

from hotels.store.disk import DiskError, Hindrance
from hotels.wording.language import phrase, to_phrase

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hotels.screens.home.lobby import Home
    from hotels.store.store import Store

LATER = 1
"""Seconds after Home is first drawn until it begins."""

REBUILT = to_phrase(
    "The list of games was damaged and has been rebuilt. No game was lost. Make a backup in case "
    "this device's storage is failing."
)


class Indexes:
    """One look through them, a table in every frame."""

    def __init__(self, home: "Home") -> None:
        self._home = home
        self.said = ""
        """What is to be said of them, until it is put away."""
        self.damage: DiskError | None = None
        """What rebuilding them did not mend."""
        Clock.schedule_once(lambda _: Clock.schedule_once(self._begin, LATER), 0)

    def _begin(self, *_: object) -> None:
        house = self._home.house
        store = house.store
        if house.home is not self._home or store is None or store.disk.is_checked:
            return
        from hotels.store.indexes import faults

        tables = faults(store.disk)
        Clock.schedule_interval(lambda _: self._goes_on(store, tables), 0)

    def _goes_on(self, store: "Store", tables: "Iterator[str]") -> bool:
        """Look at the next table; whether there are more, and the archive is still the same."""
        if self._home.house.store is not store:
            return False
        try:
            fault = next(tables, None)
            if not fault:
                return fault is not None
            self._rebuild(store)
        except DiskError as error:  # a disk that does not answer is told whoever asks it next
            self.damage = error if error.hindrance is Hindrance.DAMAGED else None
        if self._home.parent is not None:
            self._home.changed()
        return False

    def _rebuild(self, store: "Store") -> None:
        from hotels.store.indexes import rebuild

        rebuild(store.disk)
        self.said = phrase(REBUILT)
