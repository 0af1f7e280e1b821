"""Files in Settings: what comes in, and all that is here written into one."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from hotels.screens.giving import Giving
from hotels.screens.profile import Profile
from hotels.screens.settings_rows import Bar, DeedRow, told_below
from hotels.screens.widgets.button import PushButton
from hotels.views import giving as views
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp


class Files:
    """The rows of the archive's page that have to do with files."""

    def __init__(
        self, house: "HotelsApp", again: Callable[[], None], quiet: Callable[[], None]
    ) -> None:
        self._house, self._again, self._quiet = house, again, quiet
        self._giving: Giving | None = None

    @property
    def runs(self) -> bool:
        """Whether a file is being written."""
        return self._giving is not None and self._giving.runs

    def stop(self) -> None:
        """Write no further."""
        if self._giving is not None:
            self._giving.stop()

    def rows(self, profile: Profile) -> Iterator[Widget]:
        """To take a file in, and to make one."""
        take = PushButton(phrase("Choose a file"), self._take, kind="tonal", height=48)
        yield DeedRow(profile, phrase(views.TAKE_TITLE), phrase(views.TAKE_SECOND), right=take)
        give = PushButton(phrase("Back up games"), self._give, kind="tonal", height=48)
        yield DeedRow(profile, phrase(views.TITLE), phrase(views.SECOND), right=give)

    def working(self, profile: Profile) -> Widget:
        """How far the file is that is being made."""
        words = self._giving.words if self._giving is not None else ""
        stop = PushButton(phrase("Stop"), self.stop, kind="outlined", height=48)
        row, bar = DeedRow(profile, phrase(views.TITLE), words, right=stop), Bar()
        if self._giving is not None:
            self._giving.show(row, bar)
        return told_below(profile, row, bar)

    def _take(self) -> None:
        from hotels.screens.importing import choose_file

        choose_file(self._house)

    def _give(self) -> None:
        with self._house.disk() as store:
            total = store.count()
            if not total and not store.editions():
                self._house.say(phrase(views.NOTHING))
                return
            self._quiet()
            self._giving = Giving(self._house, total, self._again)
            self._again()
