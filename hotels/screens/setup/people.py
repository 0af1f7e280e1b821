"""Who sits at the table, in turn order: typed, suggested, dragged to a seat."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget

from hotels.screens.profile import Kind
from hotels.screens.theme import theme
from hotels.screens.widgets.button import IconButton, PushButton
from hotels.screens.widgets.chip import Chip, Disc
from hotels.screens.widgets.drawing import widest_word
from hotels.screens.widgets.field import Field, fault
from hotels.screens.widgets.plate import Across, Beside, Card, Down, Flow, Ground, Hairline, Space
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views.setup import order, same
from hotels.views.setup_problems import Place
from hotels.views.setup_words import initial, name_note, range_of_players, seat_line
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.setup.new_game import NewGame

MIDDLE = {"center_y": 0.5}

BESIDE_WORDS = 132
"""What a player's row takes on a phone beside its words and the key of the tile, in dp."""

LEAST_FIELD = 120
"""How wide the field for a name is at least beside its keys, in dp at plain text."""

SEAT = 64
"""How high a player's row is at least, in dp at plain text."""

LINES, NARROW_LINES = 2, 3
"""In so many lines the people who played before stand until all of them are wanted."""


class Handle(AnchorLayout):
    """Six dots: dragged, the row goes to another seat; tapped, it says what else can be done."""

    def __init__(
        self, row: "SeatRow", moved: Callable[[int, int], None], on_tap: Callable[[], None]
    ) -> None:
        super().__init__(size_hint=(None, None), size=(dp(48), dp(48)), pos_hint=MIDDLE)
        self.add_widget(Icon("drag-vertical", 26))
        self.row, self._moved, self.on_tap = row, moved, on_tap
        self.is_target = True
        self._from = -1

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """The row is taken up."""
        if not self.collide_point(*touch.pos) or touch.is_mouse_scrolling:
            return False
        touch.grab(self)
        self._from = self.row.place
        self.row.ground.paint("priC")
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """The row goes where the finger is; the others make room."""
        if touch.grab_current is not self:
            return False
        rows = self.row.parent
        others = [row for row in rows.children if row is not self.row]
        below = sum(row.center_y < touch.y for row in others)
        if rows.children.index(self.row) != below:
            rows.remove_widget(self.row)
            rows.add_widget(self.row, index=below)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """The row is put down."""
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        self.row.ground.paint("sheet")
        if self.row.place != self._from:
            self._moved(self._from, self.row.place)
        elif abs(touch.y - touch.oy) < dp(12):
            self.on_tap()
        return True


class SeatRow(Down):
    """One player: handle, disc, name and turn, what he drew, and a way off the list."""

    def __init__(self, screen: "NewGame", seat: int, wide: float) -> None:
        super().__init__()
        draft, phone = screen.draft, wide < 440 * theme.text_size
        person = draft.people[seat]
        self.ground = Ground(self, "sheet", None, 0)
        self.add_widget(Hairline())

        def open_sheet() -> None:
            screen.open_player(seat)

        self.handle = Handle(self, screen.move, open_sheet)
        words = Down(pos_hint=MIDDLE, spacing=dp(1), padding=(dp(8), 0, 0, 0))
        words.add_widget(Text(person.name or phrase("no name"), "name list"))
        wrong = screen.problems_at(Place.PERSON, seat)
        said = [] if wrong else [seat_line(draft, seat)]
        if note := name_note(person.name):
            said.append(note)
        for text in said:
            words.add_widget(Text(text, "support", "ink2"))
        for text in wrong:
            words.add_widget(fault(text))
        line = _Line(on_tap=open_sheet, corner=0, padding=(dp(4), dp(8), dp(12), dp(8)))
        line.spacing = dp(8)
        line.add_widget(self.handle)
        line.add_widget(Disc(initial(person.name, seat), seat, 36 if phone else 44))
        line.add_widget(words)
        if person.drew is not None and not phone:
            line.add_widget(Text(phrase("drew"), "caption", "ink2", shrink=True, pos_hint=MIDDLE))
        button = _tile_key(screen, seat)
        needs = max((widest_word(text, "support") for text in said), default=0)
        if phone and needs > dp(wide - BESIDE_WORDS) - button.width:
            words.spacing = dp(4)
            words.add_widget(button)
        else:
            line.add_widget(button)
        if not phone:
            hint = phrase("remove {player}", player=person.name)
            line.add_widget(IconButton("close", lambda: screen.remove(seat), hint))
        line.at_least(theme.least(SEAT - 1, "name list", "support"))
        self.add_widget(line)

    @property
    def place(self) -> int:
        """Which row it is now, from above."""
        rows = self.parent.children
        return len(rows) - 1 - int(rows.index(self))


def _tile_key(screen: "NewGame", seat: int) -> PushButton:
    """The way to the tile somebody drew, with that tile on it once it is known."""
    draft = screen.draft
    drew = draft.people[seat].drew
    key = PushButton(
        drew.text(row_first=draft.edition.row_first) if drew else phrase("Tile"),
        lambda: screen.open_tiles(seat),
        kind="outlined" if drew else "text",
        style="name" if drew else "button",
        height=48,
        fill=True,
        pos_hint=MIDDLE,
    )
    key.size_hint_x, key.width = None, max(dp(64), key.label.width + dp(24))
    return key


class _Line(Tap, Across):
    """The row itself: a tap on it opens the player's sheet."""


def people_card(screen: "NewGame", wide: float) -> tuple[Card, list[Widget]]:
    """The card, and the handles on it."""
    draft = screen.draft
    wrong = next(iter(screen.problems_at(Place.PEOPLE)), "")
    head = Down(
        Text(phrase("At the table, in turn order"), "name"),
        fault(wrong) if wrong else Text(range_of_players(draft), "support", "ink2"),
        padding=(dp(20), dp(8)),
        spacing=dp(2),
    )
    card = Card(head, Hairline(), padding=(dp(1), dp(1), dp(1), dp(10)))
    card.add_widget(_known(screen, wide - 32))
    if screen.adding:
        card.add_widget(_typing(screen))
    rows = [SeatRow(screen, seat, wide) for seat in range(draft.seats)]
    card.add_widget(Down(*rows))
    if screen.profile.kind is Kind.PORTRAIT:  # what stands below stays when more sit down
        free = draft.options.max_players - draft.seats
        card.add_widget(Space(height=max(0, free) * SEAT * max(1, theme.text_size)))
    return card, [row.handle for row in rows]


def _known(screen: "NewGame", wide: float) -> Down:
    """The people who played before, each in the same place whether seated or not."""
    new = PushButton(
        phrase("New name"),
        screen.start_adding,
        kind="tonal",
        icon="account-plus-outline",
        height=48,
    )
    here = {*map(same, order(screen.draft))}
    chips: list[Widget] = [
        Chip(name, lambda name=name: screen.seat(name), dp(wide), chosen=same(name) in here)
        for name in screen.known
    ]
    gap, room = dp(8), dp(wide)
    shown = [new, *chips]
    most = NARROW_LINES if screen.profile.is_phone else LINES
    if not screen.all_names and _lines(shown, gap, room) > most:
        more = IconButton("chevron-down", screen.show_names, phrase("more names"))
        while _lines([*shown, more], gap, room) > most:
            shown.pop()
        shown.append(more)
    lines = Flow()
    for one in shown:
        one.pos_hint = {}
        lines.add_widget(one)
    return Down(lines, padding=(dp(16), dp(12)))


def _typing(screen: "NewGame") -> Down:
    """A field for a name that nobody has had yet."""
    screen.field = Field(
        screen.typed,
        phrase("Name"),
        on_change=screen.type_name,
        on_enter=lambda _: screen.add_typed(),
        wrong=screen.wrong,
        focus=screen.types_on,
        keeps_room=True,
    )
    add = PushButton(phrase("Add"), screen.add_typed, kind="tonal", pos_hint={"top": 1})
    shut = IconButton("close", screen.stop_adding, phrase("stop adding names"))
    shut.pos_hint = {"top": 1}
    shut.height = dp(56)
    keys = Across(add, shut, spacing=dp(8), size_hint_x=None, pos_hint={"top": 1})
    least = dp(LEAST_FIELD) * theme.text_size
    line = Beside(screen.field, keys, least + add.natural + dp(8 + 48 + 8))
    return Down(line, padding=(dp(16), 0, dp(16), dp(12)))


def _lines(widgets: list[Widget], gap: float, room: float) -> int:
    """In how many lines things stand side by side."""
    lines, used = 1, 0.0
    for widget in widgets:
        if used and used + gap + widget.width > room:
            lines, used = lines + 1, 0.0
        used += widget.width + (gap if used else 0)
    return lines
