"""A word at the foot of the window, that goes by itself."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.metrics import dp

from hotels.screens.profile import Kind, Profile
from hotels.screens.widgets.plate import Across, Ground
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Text

if TYPE_CHECKING:
    from hotels.screens.shell import Shell


class Word(Tap, Across):
    """The word as it stands there; a tap puts it away."""


class Said:
    """What is said for so many seconds, however often the window turns meanwhile."""

    def __init__(
        self,
        text: Callable[[], str],
        seconds: float,
        unsay: Callable[[], None],
        does: Callable[[], None],
    ) -> None:
        self._text, self._unsay, self._does = text, unsay, does
        self.word: Word | None = None
        self._forget = Clock.schedule_once(lambda _: unsay(), seconds)

    def stand(self, over: "Shell", profile: Profile) -> None:
        """It stands at the foot, over the side panel; in another window at the same level."""
        level = max(self._take_away(), over.below_cover)
        text = self._text()
        if not text:
            return
        word = self.word = Word(Text(text, "body", "paper"), on_tap=self._tapped)
        word.padding = (dp(20), dp(14))
        word.at_least(dp(48))
        word.size_hint_x = None  # set late, so that its width stays ours
        Ground(word, "ink", None, 12)
        wide = 392 if profile.kind is not Kind.PHONE else 600
        word.width = dp(min(wide, profile.width - 32))
        word.right = over.right - dp(profile.margin)
        word.y = over.y + dp(84)
        over.add_widget(word, index=level)

    def end(self) -> None:
        """It is said no more."""
        self._forget.cancel()
        self._take_away()

    def _take_away(self) -> int:
        """It stands there no more; how much stood over it."""
        word, self.word = self.word, None
        if word is None or word.parent is None:
            return 0
        over = word.parent
        level = int(over.children.index(word))
        over.remove_widget(word)
        return level

    def _tapped(self) -> None:
        """It goes, and what it offers is done."""
        self._unsay()
        self._does()
