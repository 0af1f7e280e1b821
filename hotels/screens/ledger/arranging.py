"""Where the parts of the ledger stand in each kind of window."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from hotels.screens.ledger import begin
from hotels.screens.ledger.looking import View
from hotels.screens.ledger.notice import Notice
from hotels.screens.ledger.question_pane import is_tight
from hotels.screens.ledger.statement import StatementHead, choose
from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import scrolled
from hotels.screens.widgets.button import IconButton
from hotels.screens.widgets.plate import Across, Ground, Hairline
from hotels.screens.widgets.text import Text
from hotels.wording.language import phrase, to_phrase

if TYPE_CHECKING:
    from hotels.screens.ledger.screen import LedgerScreen

SHARE = {Kind.WIDE: 0.503, Kind.SHORT: 0.486}
"""The lines' share of the width where the moment stands beside them."""

WIDEST = 760
"""Lines are no wider than this beside the moment, in dp."""

UPRIGHT, FORM = 0.6, 0.7
"""The share of the height that the moment takes below the lines, and a change of them."""

NOTHING, NOT_FOUND = (
    to_phrase("Nothing recorded yet."),
    to_phrase("No matching entries."),
)


def sees_both(profile: Profile) -> bool:
    """Whether lines and moment are seen together."""
    return profile.is_landscape or profile.kind is Kind.PORTRAIT


class Arrangement(BoxLayout):
    """The head, and below it what has room: the lines, the moment, a change, the foot."""

    def __init__(self, screen: "LedgerScreen", profile: Profile) -> None:
        super().__init__(orientation="vertical")
        self._screen, self._profile = screen, profile
        self.statement: StatementHead | None = None
        gap = dp(4 if profile.is_cramped else 8)
        self._column = BoxLayout(orientation="vertical", spacing=gap)
        self._beside = BoxLayout()
        self._shown: object = self  # nothing yet: not even the moment
        margin = dp(profile.margin)
        foot = dp(16 if profile.kind is Kind.WIDE else 8)
        if profile.is_landscape:
            self._parts = BoxLayout(padding=(margin, 0, margin, foot), spacing=dp(profile.gap))
            room = profile.width - 2 * profile.margin - profile.gap
            self._column.size_hint_x = None
            self._column.width = dp(min(WIDEST, room * SHARE[profile.kind]))
            self._parts.add_widget(self._column)
            self._parts.add_widget(self._beside)
        else:
            pad = (margin, 0, margin, foot)
            self._parts = BoxLayout(orientation="vertical", padding=pad, spacing=gap)
        self.add_widget(screen.head)
        self.add_widget(self._parts)

    @property
    def sees_moment(self) -> bool:
        """Whether the moment or a change is on the screen."""
        return self._beside.parent is not None

    def furnish(self) -> None:
        """The lines with what stands above and below them."""
        screen = self._screen
        sitting = screen.sitting
        screen.paper.clear_widgets()
        self.statement = None
        if sitting.view is not View.TURN:
            self.statement = StatementHead(sitting, lambda: choose(sitting, sitting.view))
            self.statement.fit(screen.list.columns, screen.list.width)
            screen.paper.add_widget(self.statement)
            screen.paper.add_widget(Hairline())
        screen.paper.add_widget(screen.roll if screen.list.lines else self._nothing())
        parts = self._notices()
        if screen.field is not None:
            parts.append(screen.field)
        parts.append(screen.paper)
        if self._profile.is_landscape:
            parts.append(screen.foot)
        stand(self._column, parts)

    def _notices(self) -> list[Widget]:
        """What is said over the lines; an opened line needs its room where there is little."""
        sitting = self._screen.sitting
        if sitting.opened is not None and is_tight(self._profile):
            return []
        notice = Notice.of(sitting)
        return [notice] if notice is not None else begin.notices(sitting, self._profile)

    def place(self) -> None:
        """The moment, or what a line is changed into; where room is short, one at a time."""
        beside, profile = self._screen.sitting.beside_lines, self._profile
        if self._shown is not beside:
            self._shown = beside
            card = self._card()
            stand(self._beside, [card])
            if beside is not None and self.sees_moment:
                widen(card, self._beside)
        if profile.is_landscape:
            return
        both, foot = sees_both(profile), self._screen.foot
        parts: list[Widget] = [self._column, foot]
        if both:
            share = UPRIGHT if beside is None else FORM
            self._column.size_hint_y, self._beside.size_hint_y = 1 - share, share
            parts = [self._column, self._beside, *([foot] if beside is None else [])]
        elif beside is not None:
            parts = [self._beside]
        elif self._screen.sitting.sees_board:
            parts = [self._beside, foot]
        self._screen.head.show_chips(seen=self._column in parts)
        stand(self._parts, parts)
        is_full = beside is not None and not both
        stand(self, [self._parts] if is_full else [self._screen.head, self._parts])

    def _nothing(self) -> Widget:
        """In place of lines where there are none."""
        said = NOT_FOUND if self._screen.sitting.words.strip() else NOTHING
        place = AnchorLayout(padding=dp(24))
        place.add_widget(Text(phrase(said), "body", "ink2", align="center"))
        return place

    def _card(self) -> Widget:
        """A card with the moment, or with what stands beside the lines."""
        screen, beside = self._screen, self._screen.sitting.beside_lines
        both = sees_both(self._profile)
        card = BoxLayout(orientation="vertical")
        if beside is None:
            Ground(card, "sheet", "rule", 20 if self._profile.kind is Kind.WIDE else 12)
            if screen.moment.parent is not None:
                screen.moment.parent.remove_widget(screen.moment)
            card.add_widget(screen.moment)
            return card
        if both:
            Ground(card, "sheet", "outline", 20)
        if beside.title:
            title = Text(beside.title, "question", pos_hint={"center_y": 0.5})
            close = IconButton("close", screen.sitting.close_beside, phrase("close"))
            side = dp(24 if both else 8)
            head = Across(title, close, spacing=dp(8), padding=(side, dp(8), dp(8), 0))
            card.add_widget(head.at_least(dp(56)))
        content = beside.content(self._profile)
        card.add_widget(content if content.size_hint_y is not None else scrolled(content))
        return card


def stand(box: BoxLayout, parts: list[Widget]) -> None:
    """These parts in a box, in this order; nothing is moved where they stand there already."""
    if box.children[::-1] != parts:
        box.clear_widgets()
        for part in parts:
            if part.parent is not None:
                part.parent.remove_widget(part)
            box.add_widget(part)


def widen(card: Widget, place: Widget) -> None:
    """As wide as it will be at its place, with all in it, before anybody asks how high it is.

    Kivy would lay out what is within first, in a width that it does not keep.
    """
    card.pos, card.size = place.pos, place.size
    for part in card.walk(restrict=True):
        if isinstance(part, BoxLayout):
            part.do_layout()
        elif isinstance(part, ScrollView):
            part.update_from_scroll()
