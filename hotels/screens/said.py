"""A word over the screens, that goes by itself and lies on nothing that can be tapped."""

from collections.abc import Callable
from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

from kivy.clock import Clock
from kivy.input import MotionEvent
from kivy.metrics import dp

from hotels.screens.profile import Kind
from hotels.screens.room import free, there
from hotels.screens.widgets.boxes import Box
from hotels.screens.widgets.drawing import wrapped
from hotels.screens.widgets.placed import Placed
from hotels.screens.widgets.plate import Across, Ground
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Text

if TYPE_CHECKING:
    from hotels.screens.shell import Shell


class Way(NamedTuple):
    """How large the words are, and what is free within and around, in dp."""

    style: str
    aside: float
    above: float
    around: float


AMPLE, TIGHT, TIGHTEST = Way("body", 20, 14, 8), Way("support", 14, 8, 4), Way("caption", 10, 5, 0)

WIDE, NARROW = 392, (320, 264)
"""How wide it is in a wide window, and where there is little room, in dp."""

FINGER = 48
"""How high it is at least where a tap on it does something, in dp."""

FOOT = 84
"""How high it stands where there is room, in dp."""


class Word(Tap, Across):
    """The word as it stands there. A tap puts it away; one that offers nothing lets it through."""

    def __init__(
        self, text: str, unsay: Callable[[], None], does: Callable[[], None] | None
    ) -> None:
        super().__init__(on_tap=does, size_hint_y=1)
        self._text, self._unsay, self._way = text, unsay, None
        self.size_hint = None, None
        Ground(self, "ink", None, 12)

    def stand(self, way: Way, box: Box) -> None:
        """There, and like this."""
        if way is not self._way:
            self._way = way
            self.clear_widgets()
            self.padding = dp(way.aside), dp(way.above)
            self.add_widget(Text(self._text, way.style, "paper", pos_hint={"center_y": 0.5}))
        self.size = box.width, box.height
        self.pos = round(box.x), round(box.y)

    def tall(self, way: Way, wide: float) -> float:
        """How high it is in such a width."""
        said = wrapped(self._text, way.style, wide - 2 * dp(way.aside))
        least = dp(FINGER) if self.on_tap is not None else 0
        return max(least, float(said.height) + 2 * dp(way.above))

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A finger comes down: what lies below feels it, unless something is offered here."""
        if self.on_tap is None and self.collide_point(*touch.pos):
            self._unsay()
        return bool(super().on_touch_down(touch))


class Said:
    """What is said for so many seconds, however often the window turns meanwhile."""

    def __init__(
        self,
        text: Callable[[], str],
        seconds: float,
        unsay: Callable[[], None],
        does: Callable[[], None] | None,
    ) -> None:
        self._text, self.unsay, self._does = text, unsay, does
        self.word: Any = None
        self._over: Shell | None = None
        self._forget = Clock.schedule_once(lambda _: unsay(), seconds)
        self._soon = Clock.create_trigger(lambda _: self._place(), -1)
        self._at_rest = Placed(self._place)

    def stand(self, over: "Shell") -> None:
        """It stands over the screens, in another window at the same level."""
        level = max(self._take_away(), over.below_cover)
        text = self._text()
        if not text:
            return
        self._over = over
        self.word = self.made(text)
        over.add_widget(self.word, index=level)
        self._place()
        self.place()

    def made(self, text: str) -> Any:
        """What stands there."""
        return Word(text, self.unsay, self._tapped if self._does is not None else None)

    def put(self, word: Any, over: "Shell") -> None:
        """As large as it has room beside what can be tapped, as low and as far to the right."""
        word.stand(*self._found(word, over))

    def place(self) -> None:
        """What can be tapped is different now: it stands where it covers none of it."""
        self._soon()
        self._at_rest()

    def end(self) -> None:
        """It is said no more."""
        self._forget.cancel()
        self._take_away()

    def _place(self) -> None:
        """Where it belongs now."""
        word, over = self.word, self._over
        if word is not None and over is not None and word.parent is not None:
            self.put(word, over)

    def _found(self, word: Word, over: "Shell") -> tuple[Way, Box]:
        """Over nothing if that can be, else over other words, and smaller before over a key."""
        profile, found = over.profile, there(over)
        everything = [*found.controls, *found.words]
        usual = dp(WIDE if profile.kind is not Kind.PHONE else 600)
        for way, taken in product((AMPLE, TIGHT, TIGHTEST), (everything, found.controls)):
            side = dp(profile.margin if way is AMPLE else way.around)
            window = Box(
                over.x + side, over.y + side, over.width - 2 * side, over.height - 2 * side
            )
            widths = [usual, *map(dp, NARROW), window.width]
            widths = [*dict.fromkeys(min(one, window.width) for one in widths)]
            sizes = [(wide, word.tall(way, wide)) for wide in widths]
            for low in (over.y + dp(FOOT), window.y):
                box = free(window, sizes, taken, low, dp(way.around))
                if box is not None:
                    return way, box
        wide = min(usual, over.width)
        return TIGHT, Box(over.right - wide, over.y, wide, word.tall(TIGHT, wide))

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
        self.unsay()
        if self._does is not None:
            self._does()
