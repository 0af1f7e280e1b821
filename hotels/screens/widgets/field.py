"""A field to type a name in, with what is wrong with it below."""

from collections.abc import Callable

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.textinput import TextInput

from hotels.screens.theme import theme
from hotels.screens.widgets.drawing import wrapped
from hotels.screens.widgets.plate import Across, Down, Ground
from hotels.screens.widgets.text import Icon, Text

ROOM = "1\n2"
"""What is wrong with a name is said in so many lines at most, but for the longest names."""


class Typed(TextInput):
    """One line to type in, in the look's colours; a longer text runs along under the finger."""

    def __init__(self, text: str, hint: str, **rest: object) -> None:
        face, size = theme.font("body")
        super().__init__(
            text=text,
            hint_text=hint,
            multiline=False,
            write_tab=False,
            font_name=face,
            font_size=size,
            background_normal="",
            background_active="",
            background_color=(0, 0, 0, 0),
            foreground_color=theme.colour("ink"),
            hint_text_color=theme.colour("ink2"),
            cursor_color=theme.colour("pri"),
            cursor_width=dp(2),
            selection_color=theme.colour("pri", 0.3),
            handle_image_left="",
            size_hint_y=None,
            **rest,
        )
        self._soon = Clock.create_trigger(lambda _: self._begin(), 0)
        self.bind(focus=self._lift)

    def begin(self) -> None:
        """Typed in as soon as it stands there."""
        self._soon()

    def rest(self) -> None:
        """It brings no keyboard up that was not there."""
        self._soon.cancel()

    def _begin(self) -> None:
        if self.get_root_window() is not None:
            self.focus = True

    def type_on(self, before: TextInput) -> None:
        """Typed in where another one was typed in until now, from the same sign on."""
        self.focus, at = True, before.cursor_index()

        def go_there(_: float) -> None:
            self.cursor = self.get_cursor_from_index(min(at, len(self.text)))

        Clock.schedule_once(go_there, 0)  # its lines are known then

    def _lift(self, *_: object) -> None:
        """The system's keyboard leaves the field in sight."""
        Window.softinput_mode = "below_target" if self.focus else ""


class Field(Down):
    """A frame with a line to type in; Enter is the same as the button beside it.

    With ``keeps_room`` nothing below it moves when something is wrong with what is typed.
    """

    def __init__(
        self,
        text: str = "",
        hint: str = "",
        *,
        on_change: Callable[[str], None] | None = None,
        on_enter: Callable[[str], None] | None = None,
        wrong: str = "",
        focus: bool = False,
        keeps_room: bool = False,
        **rest: object,
    ) -> None:
        super().__init__(spacing=dp(4), **rest)
        self.line, self.at_first = Typed(text, hint), text
        self.line.height = theme.least(56, "body")
        self.line.bind(line_height=self._centre)
        self._centre()
        frame = Across(self.line)  # on the line itself the ground would colour the words
        self.ground = Ground(frame, "sheet", "outline", 12, 1.5)
        self.add_widget(frame)
        self._keeps_room = keeps_room
        self._on_change, self._on_enter = on_change, on_enter
        self._wrong: Across | None = None
        self.line.bind(text=self._change, on_text_validate=self._enter, focus=self._paint)
        self.say(wrong)
        if focus:
            self.line.begin()

    @property
    def text(self) -> str:
        """What stands in it."""
        return str(self.line.text)

    @property
    def is_begun(self) -> bool:
        """Whether something else stands in it than at first."""
        return self.text != self.at_first

    def say(self, wrong: str) -> None:
        """What is wrong with it, or nothing."""
        if self._wrong is not None:
            self.remove_widget(self._wrong)
            self._wrong = None
        self.wrong = wrong
        if wrong or self._keeps_room:
            self._wrong = fault(wrong)
            self._wrong.at_least(wrapped(ROOM, "support", 1000).height if self._keeps_room else 0)
            self._wrong.opacity = 1 if wrong else 0
            self.add_widget(self._wrong)
        self._paint()

    def _change(self, _: TextInput, text: str) -> None:
        self.say("")
        if self._on_change is not None:
            self._on_change(text)

    def _enter(self, *_: object) -> None:
        if self._on_enter is not None:
            self._on_enter(self.text)

    def _centre(self, *_: object) -> None:
        """The line stands half way up; its own height is known a frame later."""
        above = (self.line.height - self.line.line_height) / 2
        self.line.padding = (dp(14), above, dp(14), above)

    def _paint(self, *_: object) -> None:
        role = "red" if self.wrong else "pri" if self.line.focus else "outline"
        self.ground.paint("sheet", role)


class HalfTyped:
    """What is typed so far, and what is wrong with it: whoever asks keeps both.

    The field itself is built anew whenever the window turns.
    """

    def __init__(self, typed: str = "") -> None:
        self.typed, self.wrong = typed, ""
        self.field: Field

    def ask(self, hint: str, on_enter: Callable[[str], None]) -> Field:
        """The field with what was typed so far."""
        self.field = Field(
            self.typed,
            hint,
            on_change=self._type,
            on_enter=on_enter,
            wrong=self.wrong,
            keeps_room=True,
        )
        return self.field

    def refuse(self, wrong: str) -> None:
        """It cannot be called so, and why."""
        self.wrong = wrong
        self.field.say(wrong)

    def _type(self, text: str) -> None:
        self.typed, self.wrong = text, ""


def fault(text: str, style: str = "support") -> Across:
    """A line that says what is wrong, in red, with a sign before it."""
    mark = Icon("alert-circle-outline", 18, "red")
    mark.pos_hint = {"center_y": 0.5}
    return Across(mark, Text(text, style, "red", pos_hint={"center_y": 0.5}), spacing=dp(8))
