"""Buttons: filled, tonal, outlined, plain text, icons alone, and those on the sign."""

from collections.abc import Callable

from kivy.app import App
from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout

from hotels.screens.theme import theme
from hotels.screens.widgets.drawing import styled, widest_word
from hotels.screens.widgets.plate import Across, Down, Ground
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.wording.amounts import as_sentence

CLEAR, LEAST_TYPE = 8, 12
"""What is left free at both ends of a button, and how small its words may get for it, in dp."""

LONGEST = 110
"""A word of the second line that is wider breaks, in dp at plain text."""

# kind: ground, border, text, icon
KINDS = {
    "filled": ("pri", None, "onPri", "onPri"),
    "tonal": ("cont2", None, "ink", "ink"),
    "outlined": ("sheet", "outline", "ink", "ink"),
    "text": (None, None, "pri", "pri"),
    "danger": ("redC", None, "onRedC", "onRedC"),
    "on sign": ("sign", "brassLine", "onSign", "brassIcon"),
    "paper": ("onSign", None, "sign", "sign"),
}


def least_second(text: str) -> float:
    """How wide a second line is at least, in pixels: only very long words break within."""
    longest = dp(LONGEST) * max(1, theme.text_size)
    return float(min(widest_word(text, "caption"), longest))


class PushButton(Tap, AnchorLayout):
    """Words, an icon before them if wanted, and a second line in small type.

    With ``most`` the words go on in a line below where they are wider than that, in pixels.
    Above and below them ``edge`` is free, and an icon is as large as ``sign``, in dp; it is no
    narrower than ``least``, in pixels. Whoever disables it says ``why``, in a sentence.
    """

    def __init__(
        self,
        text: str = "",
        on_tap: Callable[[], None] | None = None,
        *,
        kind: str = "filled",
        icon: str | None = None,
        second: str | None = None,
        second_width: float = 0,
        height: float = 56,
        fill: bool = False,
        align: str = "center",
        style: str = "button",
        enabled: bool = True,
        compact: bool = False,
        most: float = 0,
        edge: float = 6,
        sign: float = 0,
        least: float = 0,
        why: str = "",
        **rest: object,
    ) -> None:
        ground, line, ink, mark = KINDS[kind]
        if not enabled:
            ink = mark = "ink3"
        pad = dp(CLEAR if most else 12 if kind == "text" or compact else 20)
        super().__init__(
            on_tap=on_tap,
            anchor_x=align,
            padding=(pad, dp(edge)),
            size_hint=(1 if fill else None, None),
            **rest,
        )
        self.enabled, self.why = enabled, why
        self.kind, self.text = kind, text
        if ground:
            Ground(self, ground, line, 12, 1.5)
        self.label = Text(text, style, ink, shrink=True)
        if most and self.label.width > most:  # they break
            self.label = Text(text, style, ink, align="center", size_hint_x=None, width=most)
        words = self._words = Down(self.label, size_hint=(None, None))
        self.second, self._wants, self._fills = None, 0.0, False
        if second is not None:
            self._widest = dp(second_width) if second_width else 0
            self.second = Text("", "caption", "ink2" if enabled else ink, size_hint_x=None)
            self.tell(second)
            words.add_widget(self.second)
        words.bind(minimum_height=words.setter("height"))
        for label in words.children:
            label.bind(width=lambda *_: self._widen(words))
        self._widen(words)
        self.line = Across(size_hint=(None, None), spacing=dp(8 if compact else 12))
        self._icon = None
        if icon:
            self._icon = Icon(icon, sign or (26 if second is not None else 22), mark)
        if self._icon is not None:
            self._icon.pos_hint = {"center_y": 0.5}
            self.line.add_widget(self._icon)
        words.pos_hint = {"center_y": 0.5}
        if text:
            self.line.add_widget(words)
        self.add_widget(self.line)
        self._pad, self._narrowest = pad, least
        self._least, self._edge = dp(height), dp(edge)
        self.line.bind(height=self._rise)
        self._rise()
        self._fills = fill
        if fill:
            self.bind(width=self._squeeze)
        else:
            self.line.bind(width=self._fit)
            self._fit()

    @property
    def natural(self) -> float:
        """How wide it is with all that is on it, known before it is laid out."""
        parts = [self._words.width] if self.text else []
        parts += [self._icon.width] if self._icon is not None else []
        wide = sum(parts) + self.line.spacing * (len(parts) - 1)
        return max(dp(48), wide + 2 * self._pad)

    def tell(self, second: str) -> None:
        """Another second line on the same button."""
        if self.second is not None and second != self.second.text:
            wide = styled(second, "caption").width
            if self._widest:  # the words break, but none that is not very long within itself
                wide = min(wide, max(self._widest, least_second(second)))
            self.second.width = self._wants = wide
            self.second.text = second
            if self._fills:
                self._squeeze()

    def _rise(self, *_: object) -> None:
        self.height = max(self._least, self.line.height + 2 * self._edge)

    def _widen(self, words: Down) -> None:
        words.width = max(label.width for label in words.children)

    def _squeeze(self, *_: object) -> None:
        """Where the words have no room beside the icon, or at all: without it, or smaller."""
        room, icon = self.width - dp(2 * CLEAR), self._icon
        wide = styled(self.label.text, self.label.style).width
        needs = wide
        if self.second is not None:
            needs = max(wide, widest_word(self.second.text, "caption"))
        if icon is not None and self.label.text:
            has_room = needs + self.line.spacing + icon.width <= room
            if has_room and icon.parent is None:
                self.line.add_widget(icon, index=len(self.line.children))
            elif not has_room and icon.parent is not None:
                self.line.remove_widget(icon)
        if self.second is not None and room > 0:
            beside = icon.width + self.line.spacing if icon is not None and icon.parent else 0
            self.second.width = max(1, min(self._wants, room - beside))
        _, size = theme.font(self.label.style)
        if room > 0:
            self.label.font_size = max(dp(LEAST_TYPE), size * min(1, room / max(1, wide)))

    def _fit(self, *_: object) -> None:
        self.width = max(dp(48), self._narrowest, self.line.width + 2 * self._pad)


class IconButton(Tap, AnchorLayout):
    """An icon alone, in a target of 48; held, it says what it is for."""

    def __init__(
        self,
        icon: str,
        on_tap: Callable[[], None] | None,
        hint: str,
        *,
        size: float = 24,
        role: str = "ink2",
        target: float = 48,
    ) -> None:
        super().__init__(
            on_tap=on_tap,
            on_hold=self._explain,
            size_hint=(None, None),
            size=(dp(target), dp(target)),
            corner=24,
        )
        self.hint = hint
        self.icon = Icon(icon, size, role)
        self.add_widget(self.icon)
        self.pos_hint = {"center_y": 0.5}

    def _explain(self) -> None:
        """Held, the icon says in a word what it is for."""
        App.get_running_app().shell.say_there(as_sentence(self.hint))
