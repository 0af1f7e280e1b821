"""The sheet on which a floor is said: whose, of which kind, of how many cards."""

from dataclasses import replace
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.perfect_hotel.keys import (
    CHIP,
    GAP,
    SIDE,
    Amount,
    DeedKey,
    KindButton,
    Level,
    PlayerKey,
)
from hotels.screens.profile import Kind, Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.drawing import styled, wrapped
from hotels.screens.widgets.plate import Across, Down
from hotels.screens.widgets.text import Icon, Reserved, Text
from hotels.views.perfect_hotel_floor import Asked, Form, asked
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.perfect_hotel.sitting import Sitting

WIDTH, LOW_WIDTH = 600, 800
"""How wide the sheet is, the second where there is no height, in dp."""

LOW, LEFT = 560, 0.56
"""Below which height of the window that is, in dp at plain text, and what the kinds take then."""

LEAST = 152
"""The narrowest that a number with its keys can be, in dp."""


CHANGE = 18
"""How large the sign before what else becomes of a floor is, in dp."""


class FloorSheet:
    """A floor as far as it is said; it stays while the window turns."""

    def __init__(self, sitting: "Sitting", form: Form) -> None:
        self.sitting, self.form = sitting, form
        self.build: PushButton

    def __call__(self, profile: Profile) -> Widget:
        """The sheet's content."""
        now = self._asked()
        most = LOW_WIDTH if is_low(profile) else WIDTH
        wide = dp(min(most, profile.width - 2 * profile.margin) - (32 if profile.is_phone else 48))
        self.title = Reserved("", "question")
        self.stands = Reserved("", "support", "ink2")
        self.players = [PlayerKey(self, player, name) for player, name, _ in now.players]
        self.kinds = [KindButton(self, key.kind) for key in now.kinds]
        self.cards = Amount(phrase("Build cards"), "cards-outline", self._step_cards)
        self.tourists = Amount(phrase("Tourist Groups"), "walk", self._step_tourists)
        self.says = Reserved("", "body")
        self.changes = Down(spacing=dp(4))
        self.limits = Reserved("", "support", "ink2")
        self.foot = Down(spacing=dp(8))
        head = Down(self.title, self.stands, spacing=dp(2))
        limited = Down(self.says, self.limits, spacing=dp(4))
        changes = Across(self.changes)
        last = (limited, changes, self._foot(profile))
        if is_low(profile):
            # All of it in sight: what it is at the left, how much at the right.
            left = (wide - dp(16)) * LEFT
            right = wide - dp(16) - left
            self._reserve(changes, right)
            what = Down(head, *self._keys(now, left), spacing=dp(10), pos_hint={"top": 1})
            what.size_hint_x = LEFT
            much = Down(self._amounts(right), *last, spacing=dp(8), pos_hint={"top": 1})
            much.size_hint_x = 1 - LEFT
            body: Widget = Across(what, much, spacing=dp(16))
        else:
            self._reserve(changes, wide)
            body = Down(head, *self._keys(now, wide), self._amounts(wide), *last)
            body.spacing = dp(8 if profile.kind is Kind.SHORT else 12)
        self._shown: object = None
        self._show()
        return body

    # what the keeper does

    def of(self, player: int) -> None:
        """Somebody else's floor."""
        self._turn(self.form.of(player))

    def choose(self, kind: int) -> None:
        """A kind; one that cannot be is felt, and says why."""
        self._turn(self.form.having(kind))
        if self._asked().wrong:
            self.sitting.refuse()

    def keep(self) -> None:
        """The floor is built, or changed."""
        changing = self.form.line is not None
        if not self.sitting.build(self.form):
            return
        if changing or not self.sitting.house.shell.sheets:
            self.sitting.house.close_sheet()
            return
        self._turn(self.form.following)

    def remove(self) -> None:
        """The floor goes."""
        self.sitting.house.close_sheet()
        if self.form.line is not None:
            self.sitting.take_away(self.form.line)

    def _step_cards(self, step: int) -> None:
        count = self._asked().cards
        cards = max(count.least, min(count.most, count.number + step))
        self._turn(self.form.counting(cards, self.form.tourists))

    def _step_tourists(self, step: int) -> None:
        count = self._asked().tourists
        tourists = max(count.least, min(count.most, count.number + step))
        self._turn(self.form.counting(self.form.cards, tourists))

    def _turn(self, form: Form) -> None:
        self.form = form
        self._show()

    # what stands here

    def _asked(self) -> Asked:
        return asked(self.sitting.table, self.form, self.sitting.speech)

    def _reserve(self, changes: Across, wide: float) -> None:
        """Room for what is said of any floor, so that no key moves when another one is chosen."""
        seats = range(len(self.players)) if self.form.line is None else (self.form.player,)
        kinds = [None, *(key.place for key in self.kinds)]
        forms = [replace(self.form, player=seat, kind=kind) for seat in seats for kind in kinds]
        found = [asked(self.sitting.table, form, self.sitting.speech) for form in forms]
        for words, said in (
            (self.title, {one.title for one in found}),
            (self.stands, {one.stands for one in found}),
            (self.says, {one.says for one in found}),
            (self.limits, {one.limits for one in found}),
        ):
            words.reserve([*said])
        room = wide - dp(CHANGE + 8)
        heights = {
            sum(wrapped(said, "support", room).height for said in one.changes)
            + dp(4) * max(0, len(one.changes) - 1)
            for one in found
        }
        changes.at_least(max(heights))

    def _keys(self, now: Asked, wide: float) -> list[Widget]:
        """Whose it is, unless it stands already, and which kind."""
        longest = max(styled(key.name, "name short").width for key in now.kinds)
        least = longest + dp(CHIP + 3 * SIDE + 2)
        columns = max(1, min(3, int((wide + dp(GAP)) // (least + dp(GAP)))))
        kinds = self._grid(self.kinds, columns)
        if self.form.line is not None:
            return [kinds]
        return [self._grid(self.players, self._fit_names(now, wide)), kinds]

    def _amounts(self, wide: float) -> Widget:
        """How many cards and Tourist Groups."""
        narrow = wide < dp(2 * LEAST + GAP) * max(1, theme.text_size)
        amounts = (self.cards, self.tourists)
        return Down(*amounts, spacing=dp(8)) if narrow else Across(*amounts, spacing=dp(GAP))

    def _show(self) -> None:
        now = self._asked()
        self.title.text, self.stands.text = now.title, now.stands
        for key, (_, _, on) in zip(self.players, now.players, strict=True):
            key.show(on=on)
        for button, kind in zip(self.kinds, now.kinds, strict=True):
            button.show(kind)
        for amount, count in ((self.cards, now.cards), (self.tourists, now.tourists)):
            amount.stepper.show(count.number, least=count.least, most=count.most)
        self.says.text = now.says
        self.says.recolour("red" if now.wrong else "ink")
        self.limits.text = now.limits
        if now.changes != self._shown:
            self._shown = now.changes
            self.changes.clear_widgets()
            for said in now.changes:
                self.changes.add_widget(_change(said))
        self.build.tell_deed(now.deed, can=now.can, why=now.why_not)

    def _foot(self, profile: Profile) -> Widget:
        """The filled key, and the way out or the floor's end."""
        self.build = DeedKey(self.keep)
        if self.form.line is not None:
            other = PushButton(
                phrase("Remove"),
                self.remove,
                kind="danger",
                icon="trash-can-outline",
                fill=True,
            )
        else:
            done = self.sitting.house.close_sheet
            other = PushButton(phrase("Done"), done, kind="outlined", fill=True)
        other.size_hint_x = 0.6
        if (profile.is_phone and theme.text_size > 1) or is_low(profile):
            other.size_hint_x = 1
            return Down(self.build, other, spacing=dp(8))
        return Across(other, self.build, spacing=dp(12))

    def _fit_names(self, now: Asked, wide: float) -> int:
        """How many names stand side by side."""
        count = len(now.players)
        longest = max(styled(name, "name short").width for _, name, _ in now.players) + dp(22)
        if longest * count + dp(GAP) * (count - 1) <= wide:
            return count
        return 2

    def _grid(self, keys: list, columns: int) -> Widget:  # type: ignore[type-arg]
        """Keys in lines, those of a line as high as the highest."""
        lines = Down(spacing=dp(GAP))
        for first in range(0, len(keys), columns):
            lines.add_widget(Level(keys[first : first + columns]))
        return lines


def _change(said: str) -> Widget:
    """A line about what else becomes of it."""
    middle = {"center_y": 0.5}
    sign = Icon("swap-vertical", CHANGE, "brass", pos_hint=middle)
    return Across(sign, Text(said, "support", pos_hint=middle), spacing=dp(8))


def is_low(profile: Profile) -> bool:
    """Whether everything has no room below each other, but beside each other."""
    return profile.height < LOW * max(1, theme.text_size) and not profile.is_phone


def open_floor(sitting: "Sitting", form: Form) -> None:
    """The sheet for a new floor, or one that is changed."""
    width = LOW_WIDTH if is_low(sitting.house.shell.profile) else WIDTH
    sitting.house.open_sheet(FloorSheet(sitting, form), width=width)
