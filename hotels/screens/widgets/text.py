"""Words and icons in the look's styles."""

from kivy.uix.label import Label
from kivymd.icon_definitions import md_icons

from hotels.screens.theme import ICONS, theme


class Text(Label):
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
            valign="middle",
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


class Icon(Label):
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
            valign="middle",
            **rest,
        )

    def show(self, icon: str) -> None:
        """Another icon in its place."""
        self.icon = icon
        self.text = md_icons[icon]
