"""Words and icons in the look's styles."""

from collections.abc import Sequence

from kivy.graphics import Color, Rectangle
from kivy.uix.label import Label
from kivymd.icon_definitions import md_icons

from hotels.screens.theme import ICONS, theme
from hotels.screens.widgets.drawing import within, wrapped

SHARES = {"left": 0.0, "center": 0.5, "right": 1.0}
"""How much of the room beside its letters a label has left of them."""


class Lettering(Label):
    """A label whose letters are drawn in white, once for all that say the same, and tinted."""

    def apply_class_lang_rules(self, *_: object, **__: object) -> None:
        """Instead of what Kivy's own rules draw of a label."""
        self._tint, self._sheet = Color(*self.color), Rectangle(size=(0, 0))
        self.canvas.add(self._tint)
        self.canvas.add(self._sheet)
        self.fbind("color", self._dye)
        # Not by pos and size: those do not tell of a length that another density makes another.
        for what in ("x", "y", "width", "height"):
            self.fbind(what, self._stand)

    def texture_update(self, *_: object) -> None:
        """What it says now, drawn or found."""
        if self.text:
            room = self.text_size[0]
            self.texture = within(
                self.text, self.font_name, self.font_size, room, self.halign, self.line_height
            )
            # Where what holds it is turned or made smaller, it does not stand on whole pixels.
            self.texture.min_filter = self.texture.mag_filter = "linear"
        else:
            self.texture = None
        self.texture_size = (0, 0) if self.texture is None else self.texture.size
        self._stand()

    def _dye(self, *_: object) -> None:
        self._tint.rgba = self.color

    def _stand(self, *_: object) -> None:
        """The letters at the side that they stand at, half way up."""
        if self.texture is None:
            self._sheet.size = 0, 0
            return
        wide, high = self.texture.size
        share = SHARES[self.halign if self.text_size[0] is not None else "center"]
        self._sheet.texture, self._sheet.size = self.texture, (wide, high)
        self._sheet.pos = (
            int(self.x + (self.width - wide) * share),
            int(self.y + (self.height - high) / 2),
        )


class Text(Lettering):
    """Words in one style: as wide as there is room and as high as they need, never cut.

    With ``shrink`` they are no wider than they need; then they never break.
    """

    def __init__(
        self,
        text: str = "",
        style: str = "body",
        role: str = "ink",
        *,
        shrink: bool = False,
        align: str = "left",
        **rest: object,
    ) -> None:
        face, size = theme.font(style)
        self.style, self.role = style, role
        super().__init__(
            text=text,
            font_name=face,
            font_size=size,
            color=theme.colour(role),
            halign=align,
            size_hint=(None, None) if shrink else (rest.pop("size_hint_x", 1), None),
            **rest,
        )
        self.shrink = shrink
        if shrink:
            self.bind(texture_size=self.setter("size"))
            self.texture_update()
            self.size = self.texture_size
        else:
            self.height = 0
            self.bind(width=self._wrap, texture_size=self._grow)
            self._wrap()

    def recolour(self, role: str) -> None:
        """The same words in another role's colour."""
        self.role = role
        self.color = theme.colour(role)

    def _wrap(self, *_: object) -> None:
        self.text_size = (self.width, None)

    def _grow(self, *_: object) -> None:
        self.height = self.texture_size[1]


class Reserved(Text):
    """Words that keep the room of the longest that may stand in their place."""

    def __init__(self, *said: str, **rest: object) -> None:
        self._longest: Sequence[str] = ("0",)
        super().__init__(*said, **rest)

    def reserve(self, longest: Sequence[str]) -> None:
        """Never lower than any of these texts."""
        self._longest = longest
        self._grow()

    def _wrap(self, *_: object) -> None:
        super()._wrap()
        self._grow()

    def _grow(self, *_: object) -> None:
        room = max(1, self.width)
        heights = (wrapped(text, self.style, room).height for text in self._longest)
        self.height = max((self.texture_size[1], *heights))


class Icon(Lettering):
    """One of the Material Design Icons, so many dp high."""

    def __init__(self, icon: str, size: float = 24, role: str = "ink2", **rest: object) -> None:
        self.icon = icon
        super().__init__(
            text=md_icons[icon],
            font_name=ICONS,
            font_size=f"{size}dp",
            color=theme.colour(role),
            size_hint=(None, None),
            size=(f"{size}dp", f"{size}dp"),
            halign="center",
            **rest,
        )

    def show(self, icon: str) -> None:
        """Another icon in its place."""
        self.icon = icon
        self.text = md_icons[icon]


def unbroken(words: str) -> str:
    """Words about bills to hand over: a line of them ends after one kind of bill and its dot."""
    gap = "\N{NO-BREAK SPACE}"
    return words.replace(" × ", f"{gap}×{gap}").replace(" · ", f"{gap}· ")
