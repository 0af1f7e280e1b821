"""The table locked: a plate over everything, and one key that has to be held."""

from collections.abc import Callable

from kivy.clock import Clock, ClockEvent
from kivy.graphics import Color, SmoothLine
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.screens.chains.board import Board
from hotels.screens.chains.game import Sitting
from hotels.screens.chains.pinned import pins
from hotels.screens.cover import Cover
from hotels.screens.profile import Kind, Profile
from hotels.screens.receipt import ReceiptPlace
from hotels.screens.theme import theme
from hotels.screens.widgets.drawing import wrapped
from hotels.screens.widgets.plate import Down, Ground, Keyline
from hotels.screens.widgets.tap import still_lies
from hotels.screens.widgets.text import Icon, Text
from hotels.views.pins import shown_again, turn_now
from hotels.views.sign import plate
from hotels.views.squares import last_square, squares
from hotels.views.table import edition_title
from hotels.wording.language import phrase, to_phrase

HOLD = 1.5
"""Seconds that the key has to be held."""

KEY, RING = 112, 5
"""How large the key is, and how thick its ring, in dp."""

STRAY = 24
"""How far the finger may stray while it holds, in dp."""

LOCKED = to_phrase("The table is locked. Hold to unlock.")

LEAST_FOR_BOTH = 700
"""How high a window is at least that shows the board and a receipt, in dp."""

LEAST_RECEIPT = 220
"""How much height a receipt takes at least below a board, in dp at plain text."""

BESIDE_BOARD, WITH_RECEIPT = 0.6, 0.9
"""How wide what stands beside the board is against it, and with a receipt."""

STYLES = {Kind.SHORT: "sign short", Kind.PHONE: "sign short"}


class HoldKey(AnchorLayout):
    """Held until its ring is closed it does what it is for; let go before, nothing."""

    def __init__(self, on_held: Callable[[], None]) -> None:
        super().__init__(
            size_hint=(None, None), size=(dp(KEY), dp(KEY)), pos_hint={"center_x": 0.5}
        )
        self.is_target = True
        self._on_held = on_held
        self._since = 0.0
        self._finger: MotionEvent | None = None
        self._going: ClockEvent | None = None
        with self.canvas:
            Color(*theme.colour("brassLine", 0.35))
            self._track = SmoothLine(width=dp(RING / 2))
            Color(*theme.colour("lampOn"))
            self._ring = SmoothLine(width=dp(RING / 2))
        self.add_widget(Icon("lock-outline", 40, "brassIcon"))
        self.share = 0.0
        """How much of the ring is closed."""
        self.bind(pos=self._draw, size=self._draw)
        self._draw()

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """The ring begins to close."""
        if touch.is_mouse_scrolling or not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        self._since, self._finger = Clock.get_time(), touch
        self._going = Clock.schedule_interval(self._go_on, 0)
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """A finger that strays lets go."""
        if touch.grab_current is not self:
            return False
        if max(abs(touch.x - touch.ox), abs(touch.y - touch.oy)) > dp(STRAY):
            self._stop()
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Let go: the ring is open again."""
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        self._stop()
        return True

    def _go_on(self, _: float) -> None:
        if not still_lies(self._finger, self):
            self._stop()
            return
        self.share = min(1.0, (Clock.get_time() - self._since) / HOLD)
        self._draw()
        if self.share >= 1:
            self._stop()
            self._on_held()

    def _stop(self) -> None:
        if self._going is not None:
            self._going.cancel()
            self._going = None
        self.share = 0.0
        self._draw()

    def _draw(self, *_: object) -> None:
        radius = self.width / 2 - dp(RING)
        self._track.circle = (*self.center, radius)
        self._ring.circle = (*self.center, radius, 0, max(0.1, 360 * self.share))


class StillBoard(Board):
    """A board for looking only: a finger on it is one beside the key."""

    def on_touch_down(self, touch: MotionEvent) -> bool:  # noqa: ARG002 - it takes none
        """It takes no finger."""
        return False


class TableLock(Cover):
    """Says who is to move, and lets nobody in; the board stays in view.

    So does the receipt that is argued about; in a low window it has the board's place.
    """

    def __init__(self, sitting: Sitting) -> None:
        super().__init__("sign")
        self.sitting = sitting

    def arrange(self, profile: Profile) -> None:
        """The plate with its key, and the board and the receipt beside or below it."""
        self.clear_widgets()
        plate_ = BoxLayout(padding=dp(profile.margin + 8), spacing=dp(profile.gap))
        Keyline(plate_)
        self.key = HoldKey(self.sitting.house.shell.uncover)
        receipt = self._receipt(profile)
        board = self._board() if self._has_room(profile, has_receipt=receipt is not None) else None
        words, unlock = self._words(profile), Down(self.key, self._hint(), spacing=dp(8))
        if profile.width < profile.height:
            plate_.orientation = "vertical"
            space = [] if receipt is not None else [Widget()]
            parts = [words, board, receipt, *space, unlock]
        elif receipt is None or board is None:
            column = Down(words, unlock, spacing=dp(16), pos_hint={"center_y": 0.5})
            column.size_hint_x = BESIDE_BOARD if board is not None or receipt is not None else 1
            parts = [board, column, receipt]
        else:
            column = BoxLayout(orientation="vertical", spacing=dp(8), size_hint_x=WITH_RECEIPT)
            for part in (words, receipt, unlock):
                column.add_widget(part)
            parts = [board, column]
        for part in parts:
            if part is not None:
                plate_.add_widget(part)
        self.add_widget(plate_)

    def why_not(self, *_: float) -> str:
        """What a tap beside the key is told."""
        return phrase(LOCKED)

    def _has_room(self, profile: Profile, *, has_receipt: bool) -> bool:
        """Whether the words, the key and the receipt leave the board its room."""
        upright = profile.width < profile.height
        if has_receipt and not upright and profile.height < LEAST_FOR_BOTH:
            return False
        wide = dp(profile.width - 2 * (profile.margin + 8))
        room = dp(profile.height - 2 * (profile.margin + 8))
        share = WITH_RECEIPT if has_receipt else BESIDE_BOARD
        column = wide if upright else (wide - dp(profile.gap)) * share / (1 + share)
        style = STYLES.get(profile.kind, "house")
        lines = zip(self._said, (style, "support", "body"), strict=True)
        room -= sum(wrapped(text, of, column).height for text, of in lines) + dp(KEY + 4 + 16 + 8)
        room -= dp(LEAST_RECEIPT) * theme.text_size if has_receipt else 0
        edition = self.sitting.books.header.edition
        board = wide * edition.rows / edition.columns if upright else 0
        return room >= board + dp(2 * profile.gap)

    @property
    def _said(self) -> tuple[str, str, str]:
        """Who is to move, where the game stands, and how the table is unlocked."""
        books, speech = self.sitting.books, self.sitting.speech
        edition = edition_title(books.header)
        where = phrase("Turn {turn}, {edition}", turn=turn_now(books), edition=edition)
        return plate(books, speech).headline, where, phrase(LOCKED)

    def _board(self) -> BoxLayout:
        """The board as it lies, for looking only."""
        sitting = self.sitting
        board = StillBoard(lambda _: None, lambda _: None, on_magnify=lambda _: None)
        last = last_square(sitting.table.pages)
        board.show(squares(sitting.books, sitting.speech, last=last))
        ground = BoxLayout(padding=dp(10), size_hint_y=None, pos_hint={"center_y": 0.5})
        edition = sitting.books.header.edition
        share = edition.rows / edition.columns
        ground.bind(width=lambda _, wide: setattr(ground, "height", wide * share))
        Ground(ground, "paper", None, 12)
        ground.add_widget(board)
        return ground

    def _words(self, profile: Profile) -> Widget:
        """Who is to move."""
        headline, where, _ = self._said
        return Down(
            Text(headline, STYLES.get(profile.kind, "house"), "onSign", align="center"),
            Text(where, "support", "onSign2", align="center"),
            spacing=dp(4),
        )

    def _hint(self) -> Widget:
        return Text(phrase(LOCKED), "body", "onSign2", align="center")

    def _receipt(self, profile: Profile) -> Widget | None:
        """The receipt pinned last."""
        kept = pins(self.sitting)
        if not kept:
            return None
        shown = shown_again(kept[0], self.sitting.table)
        return ReceiptPlace(shown, profile, is_turned=False)


def lock(sitting: Sitting) -> None:
    """Lock the table."""
    sitting.house.shell.lay_over(TableLock(sitting))
