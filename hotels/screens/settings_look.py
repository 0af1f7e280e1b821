"""The look, each part of which shows what it changes, and what is said to the whole table."""

from collections.abc import Callable, Sequence
from operator import gt
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget

from hotels.device import Deed, can, speak
from hotels.screens.profile import Profile
from hotels.screens.settings_rows import lined, padding
from hotels.screens.settings_samples import SampleSquares, SmallTable
from hotels.screens.theme import TEXT_SIZES, theme
from hotels.screens.widgets.drawing import styled, widest_word
from hotels.screens.widgets.plate import Across, Card, Down, Ground, Hairline, Space
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Text
from hotels.screens.widgets.toggle import Radio, SwitchRow
from hotels.views.languages import languages_offered
from hotels.views.settings import SIZES, SPEAKS, THEMES, samples, themes_offered
from hotels.wording.amounts import decimal
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp

SEGMENT, ROOMY = 96, 120
"""How wide a part of the row of text sizes is at least, and from where on all are equally wide."""

BESIDE, GAP = 12, 8
"""What is free in dp: at both sides of a language's name; at the sides of a text size's in all."""

FAINT = 0.6
"""How opaque the lines between the parts of a frame are: as faint as the frame's own looks."""

Corners = tuple[float, float, float, float]
"""How round the corners are, from the top left on as the clock goes, in dp."""


class ThemeChoice(Tap, Down):
    """A theme: a small table in its colours and its name."""

    def __init__(self, name: str, on_tap: Callable[[], None], *, chosen: bool) -> None:
        super().__init__(on_tap=on_tap, spacing=dp(12), padding=(0, 0, 0, dp(8)))
        self.name, self.chosen = name, chosen
        self.add_widget(SmallTable(name, chosen=chosen))
        words = Text(phrase(THEMES[name]), "button", shrink=True, pos_hint={"center_y": 0.5})
        line = Across(Radio(chosen), words, spacing=dp(10), size_hint=(None, None))
        line.pos_hint = {"center_x": 0.5}
        line.at_least(dp(24))
        self.add_widget(line)


class Segment(Tap, AnchorLayout):
    """One value of a setting, in one frame with the others; the chosen one stands on a tint."""

    def __init__(
        self, house: "HotelsApp", setting: str, value: object, text: str, corners: Corners
    ) -> None:
        super().__init__(
            on_tap=lambda: house.set(**{setting: value}), size_hint_y=None, height=dp(54)
        )
        self.setting, self.value = setting, value
        self.chosen = getattr(house.settings, setting) == value
        if self.chosen:
            Ground(self, "priC", None, corners)
        self.words = Text(text, "button", "onPriC" if self.chosen else "ink", shrink=True)
        self.add_widget(self.words)


def look(house: "HotelsApp", profile: Profile, width: float) -> list[Widget]:
    """The card of the look, so many dp wide, and below it what is said and what is felt."""
    settings, inside = house.settings, width - 2 * padding(profile)
    announced = _switch(
        house,
        profile,
        "announcements",
        phrase("Announcements"),
        phrase("show each move in large type that can be turned round"),
    )
    aloud = _row(
        profile,
        phrase("Read aloud"),
        phrase("speak each move in this device's voice"),
        settings.speech,
        lambda: _speak(house),
    )
    felt = _row(
        profile,
        phrase("Vibration"),
        phrase("once for a payment, twice when a tap isn't allowed"),
        settings.vibration,
        lambda: _feel(house),
    )
    lit = _switch(
        house,
        profile,
        "keep_awake",
        phrase("Keep screen on"),
        phrase("while a game is being played"),
    )
    told = [announced, aloud] if can(Deed.SPEAK) else [announced]
    device = [felt, lit] if can(Deed.FEEL) else [lit]
    return [_seen(house, profile, inside), lined(told), lined(device)]


def _seen(house: "HotelsApp", profile: Profile, inside: float) -> Card:
    """What is seen: theme, size, language, and what stands on the board."""
    settings, side = house.settings, padding(profile)
    patterns = _switch(
        house,
        profile,
        "patterns",
        phrase("Patterns on the chains"),
        phrase("helps tell chains apart without colour"),
    )
    squares = _squares(inside)
    beside = inside >= squares.width / dp(1) + 52 + 16 + 16 + 200 * theme.text_size
    if beside:
        patterns.add_widget(squares, index=1)
    return Card(
        _section(side, Text(phrase("Theme"), "name"), _themes(house, inside)),
        Hairline(),
        _section(side, _size_head(settings.text_size, inside), _sizes(house, inside)),
        Hairline(),
        _section(side, Text(phrase("Language"), "name"), _languages(house, inside)),
        Hairline(),
        patterns,
        *([] if beside else [_section(side, squares, top=0)]),
        Hairline(),
        _switch(
            house,
            profile,
            "colour_safe",
            phrase("Colours everyone can tell apart"),
            phrase("for the chains, instead of the colours in the box"),
        ),
        Hairline(),
        _switch(
            house,
            profile,
            "cities",
            phrase("City names on the board"),
            phrase("on squares with enough room"),
        ),
        Hairline(),
        _switch(
            house,
            profile,
            "movement",
            phrase("Animations"),
            phrase("show what each tile changes, 200 ms at most"),
        ),
    )


def _squares(inside: float) -> SampleSquares:
    """A square of each chain, as large as so many dp let them be side by side."""
    shown, gap = samples(), 6 if inside >= 312 else 4
    fits = int((inside + gap) / len(shown) - gap)
    return SampleSquares(shown, 64 if inside >= 484 else min(40, fits), gap)


def _switch(house: "HotelsApp", profile: Profile, name: str, title: str, support: str) -> SwitchRow:
    """A row that turns a setting on and off."""
    on = getattr(house.settings, name)
    return _row(profile, title, support, on, lambda: house.set(**{name: not on}))


def _row(
    profile: Profile,
    title: str,
    support: str,
    on: bool,  # noqa: FBT001 - it is a switch
    on_tap: Callable[[], None],
) -> SwitchRow:
    return SwitchRow(
        title,
        support,
        on,
        on_tap,
        side=padding(profile),
        style="name",
        height=76 if profile.is_phone else 88,
    )


def _speak(house: "HotelsApp") -> None:
    """On with a word to hear it by."""
    house.set(speech=not house.settings.speech)
    if house.settings.speech:
        speak(house, phrase(SPEAKS))


def _feel(house: "HotelsApp") -> None:
    """On with a payment to feel it by."""
    from hotels.device.feel import Feel

    house.set(vibration=not house.settings.vibration)
    house.life.feel(Feel.PAID)


def _section(side: float, *parts: Widget, top: float = 20) -> Down:
    return Down(*parts, padding=(dp(side), dp(top), dp(side), dp(18)), spacing=dp(14))


def _themes(house: "HotelsApp", inside: float) -> Widget:
    """The themes side by side, or two and two."""
    offered, shown = themes_offered(house.settings, can_tell=can(Deed.SHOW_DARK))
    least = 112 * max(1, theme.text_size)
    abreast = len(offered) if inside >= len(offered) * least + (len(offered) - 1) * 16 else 2
    choices = [
        ThemeChoice(name, lambda name=name: house.set(theme=name), chosen=name == shown)
        for name in offered
    ]
    lines = (choices[at : at + abreast] for at in range(0, len(choices), abreast))
    rows = (Across(*line, spacing=dp(16)) for line in lines)
    box = Down(*rows, spacing=dp(8))
    for _ in range(-len(choices) % abreast):  # the last row is as wide as the others
        box.children[0].add_widget(Space())
    return box


def _size_head(size: float, inside: float) -> Widget:
    """What the text size is, beside its name or below it."""
    said = phrase("{size} of {most}", size=decimal(size), most=decimal(TEXT_SIZES[-1]))
    words = Text(said, "support", "ink2", shrink=True)
    name = phrase("Text size")
    if dp(inside) < widest_word(name, "name") + dp(8) + words.width:
        return Down(Text(name, "name"), words)
    words.pos_hint = {"center_y": 0.5}
    return Across(Text(name, "name", pos_hint={"center_y": 0.5}), words, spacing=dp(8))


def _sizes(house: "HotelsApp", inside: float) -> Widget:
    """The text sizes in one frame, each in that very size, side by side or one below the other."""
    names = [phrase(name) for name in SIZES.values()]
    shown = [theme.sized(size) for size in SIZES]
    shares = [1.0 if inside >= ROOMY * len(SIZES) else size for size in shown]  # larger, wider
    needs = [
        styled(name, "button").width * size / theme.text_size + dp(GAP)
        for name, size in zip(names, shown, strict=True)
    ]
    rooms = [dp(inside) * share / sum(shares) for share in shares]
    stacked = inside < SEGMENT * len(SIZES) or any(map(gt, needs, rooms))
    parts = []
    for place, (size, name) in enumerate(zip(SIZES, names, strict=True)):
        corners = _corners(place, len(SIZES), stacked=stacked)
        part = Segment(house, "text_size", size, name, corners)
        part.words.font_size *= shown[place] / theme.text_size
        if not stacked:
            part.size_hint_x = shares[place]
        parts.append(part)
    return _framed(parts, stacked=stacked)


def _languages(house: "HotelsApp", inside: float) -> Widget:
    """The languages as they call themselves, side by side or one below the other."""
    offered = languages_offered()
    needs = [styled(name, "button").width + dp(2 * BESIDE) for _, name in offered]
    stacked = dp(inside) < sum(needs)
    parts = [
        Segment(house, "language", code, name, _corners(place, len(offered), stacked=stacked))
        for place, (code, name) in enumerate(offered)
    ]
    if not stacked and dp(inside) < max(needs) * len(offered):
        for part, wide in zip(parts, needs, strict=True):
            part.size_hint_x = wide  # the longest name needs most room
    return _framed(parts, stacked=stacked)


def _framed(parts: Sequence[Segment], *, stacked: bool) -> Widget:
    """Parts in one frame with lines between them."""
    frame: Widget = (Down if stacked else Across)(padding=dp(1))
    Ground(frame, "sheet", "outline", 12)
    for place, part in enumerate(parts):
        if place:
            frame.add_widget(Hairline("outline", upright=not stacked, opacity=FAINT))
        frame.add_widget(part)
    return frame


def _corners(place: int, of: int, *, stacked: bool) -> Corners:
    """How round a part of a frame is: as its ends are."""
    first, last = (11 if place == 0 else 0), (11 if place == of - 1 else 0)
    return (first, first, last, last) if stacked else (first, last, last, first)
