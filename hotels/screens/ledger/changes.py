"""What a change of the past comes to, before it is kept: boards, turns, people, two keys."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.relativelayout import RelativeLayout

from hotels.screens.chains.board import Board
from hotels.screens.chains.measures import Spacing
from hotels.screens.ledger.change_rows import ChangeRows
from hotels.screens.ledger.question_pane import LEAVE, FootKey, QuestionHead, QuestionPane, is_tight
from hotels.screens.ledger.row_look import RowLook
from hotels.screens.ledger.sums import EDGE, PeopleCells
from hotels.screens.profile import Kind, Profile
from hotels.screens.widgets.field import fault
from hotels.screens.widgets.plate import Down, Hairline
from hotels.screens.widgets.text import Icon, Text
from hotels.views.ledger.consequences import Consequences
from hotels.views.ledger.cut_outs import CutOut
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

FLAT, UPRIGHT = 1.3, 1.0
"""A square of a cut-out is at most so much wider than high, and at least so wide."""

LARGEST, SMALLEST = 28, 17
"""How high its squares are at most, and how wide at least, in dp, side by side."""

MANY = 9
"""So many columns have no room side by side on a phone."""

ARROW = 56
"""How much room the arrow between the boards has, in dp."""

STEEP = 0.75
"""How much of it where it points down."""


class StillBoard(Board):
    """A board to look at: it takes no finger, so that what it stands on can be scrolled."""

    def __init__(self, cut: CutOut) -> None:
        spaced = Spacing(gap=3, least=UPRIGHT, most=FLAT)
        none = lambda _: None  # noqa: E731 - what a finger does there
        super().__init__(none, none, on_magnify=none, spaced=spaced, size_hint=(None, None))
        self._waiting: CutOut | None = cut
        # The list is there a frame sooner than the picture of it.
        Window.bind(on_flip=self._fill)

    def _fill(self, *_: object) -> None:
        """A frame was shown: what it shows is there in the next one."""
        Window.unbind(on_flip=self._fill)
        cut, self._waiting = self._waiting, None
        if cut is not None:
            Clock.schedule_once(lambda _: self.show(cut.squares, moving=False), 0)

    def on_touch_down(self, touch: MotionEvent) -> bool:  # noqa: ARG002 - nothing to be laid here
        """It takes no finger."""
        return False


class TwoBoards(RelativeLayout):
    """The part of the board that differs: as it is, and with the change.

    Where it stands is its own affair: neither is drawn again when something unfolds below it.
    """

    def __init__(self, boards: tuple[CutOut, CutOut]) -> None:
        super().__init__(size_hint_y=None, height=0)
        self._rows, self._columns = boards[0].rows, boards[0].columns
        self.boards = tuple(map(StillBoard, boards))
        labels = (Text(cut.label, "support medium", "ink2", shrink=True) for cut in boards)
        self._labels = tuple(labels)
        self._arrow = Icon("arrow-right", 24, "ink2")
        for part in (*self.boards, *self._labels, self._arrow):
            self.add_widget(part)
        self._settle = Clock.create_trigger(lambda _: self._fit(), -1)
        self.bind(width=self._settle, height=self._settle)

    def _fit(self) -> None:
        """Side by side, or one above the other where their squares would be too small."""
        gap, arrow = dp(3), dp(ARROW)
        room = (self.width - arrow + gap) / 2 / self._columns
        beside = room >= dp(SMALLEST)
        across = room if beside else (self.width + gap) / self._columns
        across = min(across, (dp(LARGEST) + gap) * FLAT)
        down = min(across, dp(LARGEST) + gap)
        wide, high = round(across * self._columns - gap), round(down * self._rows - gap)
        label = self._labels[0].height + dp(6)
        # From the one to the other: aside, or down.
        step = (wide + arrow, 0) if beside else (0, label + high + arrow * STEEP)
        left, top = 0.0, self.top - self.y
        for board, text in zip(self.boards, self._labels, strict=True):
            board.size = wide, high
            text.pos = round(left), round(top - text.height)
            board.pos = round(left), round(top - label - high)
            left, top = left + step[0], top - step[1]
        self._arrow.show("arrow-right" if beside else "arrow-down")
        first = self.boards[0]
        if beside:
            self._arrow.center = first.right + arrow / 2, first.center_y
        else:
            self._arrow.center = first.center_x, first.y - arrow * STEEP / 2
        self.height = label + high + step[1]


class Changes(QuestionPane):
    """The question, what is different, whom it costs what, and the two keys."""

    def __init__(
        self,
        profile: Profile,
        said: Consequences,
        *,
        keep: Callable[[], None],
        leave: Callable[[], None],
        back: Callable[[], None] | None = None,
        unfolded: set[int] | None = None,
    ) -> None:
        self.said = said
        low = profile.kind is not Kind.WIDE
        parts: list[Widget] = [QuestionHead(profile, said.question, said.support, back)]
        if said.refused:
            parts.append(fault(said.refused, "body"))
        if said.rows:
            folds = set() if unfolded is None else unfolded
            look = RowLook(low=low, stacked=profile.is_phone and is_tight(profile))
            parts.append(ChangeRows(said.rows, folds, look, self.reveal))
        if said.boards is not None:
            place = 1 if _boards_first(profile, said.boards[0]) else len(parts)
            parts.insert(place, TwoBoards(said.boards))
        keys = [FootKey(phrase(LEAVE), leave)]
        if said.keep:
            keys.append(FootKey(said.keep, keep, "check", loses=said.loses))
        self.people: PeopleCells | None = None
        super().__init__(profile, parts, keys)
        if said.people:
            low = profile.kind is Kind.SHORT or is_tight(profile)
            self._stand_people(said, PeopleCells(low=low))

    def _stand_people(self, said: Consequences, people: PeopleCells) -> None:
        """Above the foot, always in sight; right below the question where that takes too much."""
        self.people = people
        self.people.show(said.people)
        self._strip = BoxLayout(orientation="vertical", size_hint_y=None)
        self._strip.add_widget(Hairline())
        if said.money:
            words = Text(said.money, "support", "ink2")
            self._strip.add_widget(Down(words, padding=(dp(EDGE), dp(6), dp(EDGE), 0)))
        self._strip.add_widget(self.people)
        self._strip.bind(minimum_height=self._strip.setter("height"))
        self._settle = Clock.create_trigger(lambda _: self._place(), -1)
        self.bind(height=self._settle, width=self._settle)
        self._strip.bind(height=self._settle)
        self.add_widget(self._strip, index=1)

    def _place(self) -> None:
        """Where the players stand."""
        within = self._strip.parent is self.body
        too_high = self._strip.height > self.height * MOST
        if within == too_high:
            return
        self._strip.parent.remove_widget(self._strip)
        if too_high:
            self.body.add_widget(self._strip, index=len(self.body.children) - 1)
        else:
            self.add_widget(self._strip, index=1)


MOST = 0.22
"""The share of the height that the players may take of their own."""


def _boards_first(profile: Profile, cut: CutOut) -> bool:
    """Whether the boards stand above the list; where room is short what they say in words does."""
    return not is_tight(profile) and (not profile.is_phone or cut.columns < MANY)
