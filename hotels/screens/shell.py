"""The window's content: the screen on top of the stack, sheets over it, a word at the foot."""

import gc
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import Metrics, dp

from hotels.screens.fingers import Fingers
from hotels.screens.profile import Profile, profile
from hotels.screens.screen import Screen, Sheet, game_on
from hotels.screens.theme import theme
from hotels.wording.language import phrase, spoken, to_phrase

if TYPE_CHECKING:
    from collections.abc import Callable

    from hotels.screens.cover import Cover
    from hotels.screens.said import Said

IDLE = 0.4
"""Seconds after another screen until what the last one left behind is cleared away."""

LIFTED = 0.03
"""Seconds after a finger is lifted until that is done which waited for it."""

SAID_FOR = 4
"""Seconds a word at the foot stays."""

LEFT, LEFT_FOR = to_phrase("Draft saved. Tap to resume."), 12
"""What is said of something that Back has put aside, and for how many seconds."""


class Shell(Fingers):
    """Holds the screens; feels one finger at a time."""

    def __init__(self) -> None:
        super().__init__()
        self.screens: list[Screen] = []
        self.sheets: list[Sheet] = []
        self.insets = (0.0, 0.0, 0.0, 0.0)
        """Left, top, right and bottom, in dp, that the system's bars cover."""
        self.said: Said | None = None
        """What stands at the foot."""
        self.cover: Cover | None = None
        """What lies over everything while the table is locked."""
        self.raised: Callable[[], None] = lambda: None
        """Who wants to know that another screen is shown."""
        self._tidying = Clock.create_trigger(self._tidy, IDLE)
        self._tidying_soon = Clock.create_trigger(self._tidy, LIFTED)
        self._untidy = False
        self.rearrange = Clock.create_trigger(lambda _: self.arrange(), -1)
        Window.bind(size=self.rearrange)

    def close(self) -> None:
        """The app ends: the window is no longer ours."""
        Window.unbind(size=self.rearrange)

    @property
    def profile(self) -> Profile:
        """The window as it is."""
        left, top, right, bottom = self.insets
        density = Metrics.density
        return profile(
            Window.width / density - left - right, Window.height / density - top - bottom
        )

    @property
    def top(self) -> Screen:
        """The screen that is shown."""
        return self.screens[-1]

    def show(self, screen: Screen, *, instead: bool = False) -> None:
        """Another screen on top, or in place of the one on top."""
        self.close_sheets()
        if self.screens:
            self._put_down(self.top)
            self.top.left()
            if instead:
                self.screens.pop()
        self.screens.append(screen)
        self._raise()

    def show_between(self, screen: Screen) -> None:
        """A screen that nobody here asked for: the sheets stand there again when it goes."""
        sheets = [*self.sheets]
        self.show(screen)
        self.screens[-2].sheets = sheets

    def home(self) -> None:
        """The first screen, and nothing on top of it."""
        self.close_sheets()
        while len(self.screens) > 1:
            self.top.left()
            self._put_down(self.screens.pop())
        if self.top.parent is None:
            self._raise()

    def leave(self, number: int) -> None:
        """No screen stays that shows this game, nor any on top of one: it is opened anew."""
        games = [game_on(screen) for screen in self.screens]
        known = [game is not None and game.record.id == number for game in games]
        if any(known):
            self.close_sheets()
            self._put_down(self.top)
            while len(self.screens) > max(1, known.index(True)):
                self.screens.pop().left()

    def skip(self, screen: Screen) -> bool:
        """Back no longer leads to a screen that another one stands on; whether it did."""
        if screen not in self.screens[:-1]:
            return False
        self.screens.remove(screen)
        return True

    def back(self) -> bool:
        """Close the sheet, or let the screen take a step back, or leave it; false at the first.

        Not while a finger lies on the screen: what it will do belongs to what it was put on.
        """
        if self.cover is not None or self.has_finger():
            return True
        if self.sheets:
            if self.sheets[-1].closable:
                self.put_aside()
            return True
        if self.screens and self.top.take_back():
            return True
        if len(self.screens) < 2:
            return False
        gone = self.screens.pop()
        gone.left()
        self._put_down(gone)
        self._raise()
        if gone.is_begun:
            self.offer_back(lambda: self.show(gone))
        return True

    def settle(self) -> None:
        """What is asked has changed: an echo does not answer it, and what is said makes room."""
        super().settle()
        if self.said is not None:
            self.said.place()

    def open_sheet(self, sheet: Sheet) -> None:
        """A sheet over what is shown, as it was left."""
        self.settle()
        self.sheets.append(sheet)
        sheet.arrange_again(self.profile)
        self.add_widget(sheet, index=self.below_cover)

    def renew_sheet(self) -> None:
        """The uppermost sheet with what is new."""
        self.sheets[-1].arrange(self.profile)
        if self.said is not None:
            self.said.place()

    def close_sheet(self) -> None:
        """The uppermost sheet goes."""
        if self.sheets:
            self.settle()
            self._put_down(self.sheets.pop())

    def put_aside(self) -> None:
        """The uppermost sheet goes; for a while what was typed in it can be gone back to."""
        if self.sheets:
            sheet = self.sheets[-1]
            self.close_sheet()
            if sheet.is_begun:
                self.offer_back(lambda: self.open_sheet(sheet))

    def offer_back(self, does: "Callable[[], None]") -> None:
        """Say for a while that a tap goes on with what was left."""
        self._say(lambda: phrase(LEFT), LEFT_FOR, does)

    def close_sheets(self) -> None:
        """All sheets go."""
        while self.sheets:
            self.close_sheet()

    def lay_over(self, cover: "Cover") -> None:
        """Something over everything, until it is taken off."""
        self.unsay()
        self.settle()
        self.cover = cover
        cover.arrange(self.profile)
        self.add_widget(cover)

    def uncover(self) -> None:
        """What lay over everything goes; what was below is as it was."""
        if self.cover is not None:
            self.settle()
            self.remove_widget(self.cover)
            self.cover = None

    @property
    def below_cover(self) -> int:
        """The uppermost place there is: right below what lies over everything."""
        return 0 if self.cover is None else int(self.children.index(self.cover)) + 1

    def say(
        self, text: str, seconds: float = SAID_FOR, does: "Callable[[], None] | None" = None
    ) -> None:
        """A word that goes by itself, as low as there is room beside what can be tapped.

        A tap on it puts it away, and does what it offers; if that is nothing, it goes through.
        """
        was = spoken()
        self._say(lambda: text if spoken() is was else "", seconds, does)

    def say_there(self, text: str) -> None:
        """Why a tap did nothing, where the finger was; where there was none, as any other word."""
        if not self.say_at_finger(text):
            self.say(text)

    def _say(
        self, text: "Callable[[], str]", seconds: float, does: "Callable[[], None] | None"
    ) -> None:
        from hotels.screens.said import Said

        self.stand(Said(text, seconds, self.unsay, does))

    def stand(self, said: "Said") -> None:
        """Say this now, and nothing else."""
        self.unsay()
        self.said = said
        said.stand(self)

    def unsay(self) -> None:
        """The word at the foot goes."""
        if self.said is not None:
            self.said.end()
            self.said = None

    def arrange(self) -> None:
        """Everything that is shown anew, for the window and the look as they are.

        What is said at the foot is said still, and whoever types goes on with it.
        """
        before = self._fields
        place = next((at for at, field in enumerate(before) if field.focus), None)
        self._fill_the_window()
        self.why.unsay()
        if self.screens:
            self.top.arrange(self.profile)
        for sheet in self.sheets:
            sheet.arrange(self.profile)
        if self.cover is not None:
            self.cover.arrange(self.profile)
        if self.said is not None:
            self.said.stand(self)
        if place is not None:
            before[place].focus = False  # else what is typed would go where nobody sees it
        for at, field in enumerate(self._fields):
            if at == place:
                field.type_on(before[at])
            else:
                field.rest()
        self._tidy_later()

    @property
    def _fields(self) -> list[Any]:
        """All that can be typed in, the last first: in a narrow window the first ones give way."""
        return [one for one in self.walk(restrict=True) if hasattr(one, "type_on")][::-1]

    def _put_down(self, part: Screen | Sheet) -> None:
        """It is no longer shown, and nobody types in it."""
        Window.release_all_keyboards()
        Window._system_keyboard.target = None  # noqa: SLF001 - else Kivy keeps who typed last
        self.remove_widget(part)

    def _fill_the_window(self) -> None:
        Window.clearcolor = theme.colour("paper")
        left, top, right, bottom = (dp(inset) for inset in self.insets)
        self.pos = (left, bottom)
        self.size_hint = (None, None)
        self.size = (Window.width - left - right, Window.height - top - bottom)

    def _tidy_later(self) -> None:
        """Reckoned from the last change: what has just been left is still held by its lists."""
        self._tidying.cancel()
        self._tidying()

    def lifted(self) -> None:
        """What waited for the finger is done."""
        if self._untidy:
            self._tidying_soon()

    def _tidy(self, _: float) -> None:
        """Clear away old screens, unless a finger would feel the pause."""
        self._untidy = self.has_finger()
        if not self._untidy:
            gc.collect()

    def _raise(self) -> None:
        """The screen on top is shown, under the sheets."""
        self.settle()
        self._fill_the_window()
        self.top.show_again(self.profile)
        self.unsay()
        self.why.unsay()
        self._tidy_later()
        self.add_widget(self.top, index=len(self.sheets) + self.below_cover)
        while self.top.sheets:
            self.open_sheet(self.top.sheets.pop(0))
        self.raised()
