"""The sign over the end of a game: who won, the way home at its left, a cup at its right."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from kivy.metrics import dp

from hotels.screens.profile import Kind, Profile
from hotels.screens.widgets.button import IconButton
from hotels.screens.widgets.sign import Sign
from hotels.screens.widgets.text import Icon
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp

CRAMPED = 0.4
"""The share of a short and narrow window that the sign takes at most."""


class Headed(Protocol):
    """How a game came out, or stands, in one sentence and another."""

    @property
    def headline(self) -> str:
        """Who won, or leads."""

    @property
    def second(self) -> str:
        """By how much."""


def outcome_sign(
    house: "HotelsApp",
    profile: Profile,
    told: Headed,
    leave: Callable[[], None] | None = None,
    icon: str = "trophy-outline",
) -> Sign:
    """Who won, with the way home (or wherever) at the left and a cup at the right."""
    hint = phrase("home") if leave is None else phrase("back")
    back = IconButton("arrow-left", leave or house.shell.home, hint, role="onSign")
    cup = Icon(icon, 28 if profile.is_phone else 40, "lampOn")
    cup.pos_hint = {"center_y": 0.5}
    height = 92 if profile.kind is Kind.WIDE else None
    sign = Sign(profile, told.headline, told.second, left=back, right=cup, height=height)
    if profile.is_cramped:
        sign.fit(dp(CRAMPED * profile.height), back.width + cup.width + 2 * sign.spacing)
    if profile.is_phone:
        sign.padding, sign.spacing = (dp(8), dp(10), dp(16), dp(10)), dp(8)
    return sign
