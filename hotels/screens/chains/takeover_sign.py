"""The sign over a takeover."""

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.profile import Kind, Profile
from hotels.screens.widgets.drawing import styled
from hotels.screens.widgets.fob import Fob
from hotels.screens.widgets.outcome_sign import CRAMPED
from hotels.screens.widgets.plate import Across, Down
from hotels.screens.widgets.sign import Sign
from hotels.screens.widgets.text import Icon, Text
from hotels.views.meeting import Part
from hotels.views.takeover import Walk


def takeover_sign(said: Walk, profile: Profile) -> Sign:
    """The sign over a takeover: who takes over whom, with the fobs of both."""
    right, aside = None, 0.0
    if said.survivor is not None and not (profile.is_phone and len(said.defunct) > 1):
        right = Across(
            size_hint=(None, None),
            spacing=dp(14 if profile.is_phone else 20),
            pos_hint={"center_y": 0.5},
        )
        right.bind(minimum_width=right.setter("width"))
        words = _names_fit(said, profile)
        for part in said.defunct:
            right.add_widget(_fob(part, profile, words=words))
        right.add_widget(Icon("arrow-right", 24, "brassLine", pos_hint={"center_y": 0.5}))
        right.add_widget(_fob(said.survivor, profile, words=words))
        right.do_layout()
        aside = right.width
    second = "" if profile.kind is Kind.SHORT or profile.is_phone else said.second
    sign = Sign(
        profile,
        said.headline,
        second,
        right=right,
        height=60 if profile.kind is Kind.SHORT else 92 if not profile.is_phone else 68,
    )
    if profile.is_cramped:
        sign.fit(dp(CRAMPED * profile.height), aside + sign.spacing)
    return sign


def _names_fit(said: Walk, profile: Profile) -> bool:
    """Whether the fobs' names leave the headline half of the sign."""
    if profile.kind is not Kind.WIDE or said.survivor is None:
        return False
    wide = dp(20 + 24)
    for part in (*said.defunct, said.survivor):
        name, under = styled(part.name, "name list"), styled(part.size, "support")
        wide += dp(46 + 12 + 20) + max(name.width, under.width)
    return bool(wide <= dp(profile.width) * 0.55)


def _fob(part: Part, profile: Profile, *, words: bool) -> Widget:
    small = profile.kind in {Kind.SHORT, Kind.PHONE}
    fob = Fob(part.place, part.letter, 46 if small else 58, ground="sign")
    if not words:
        return fob
    name = Text(part.name, "name list", "onSign", shrink=True)
    under = Text(part.size, "support", "onSign2", shrink=True)
    column = Down(name, under, size_hint=(None, None), pos_hint={"center_y": 0.5})
    column.bind(minimum_height=column.setter("height"))
    column.width = max(name.width, under.width)
    both = Across(fob, column, size_hint=(None, None), spacing=dp(12))
    both.bind(minimum_width=both.setter("width"))
    both.pos_hint = {"center_y": 0.5}
    return both
