"""A receipt full screen, turned towards the player across the table."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.scatter import Scatter
from kivy.uix.widget import Widget

from hotels import device
from hotels.ledger.chains.books import Books
from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import Screen
from hotels.screens.sharing.paper import ReceiptSheet
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.drawing import widest_word
from hotels.screens.widgets.fob import Fob
from hotels.screens.widgets.plate import Across, Beside, Down, Space
from hotels.screens.widgets.receipt import FoldedReceipt
from hotels.screens.widgets.text import Text
from hotels.views.receipts import Receipt, written
from hotels.wording.language import phrase
from hotels.wording.speech import Speech

if TYPE_CHECKING:
    from hotels.app import HotelsApp

PAIR = 2
"""So many keys a phone has above the others."""

OnDispute = Callable[[Receipt], None]


class ReceiptScreen(Screen):
    """One receipt, to be read from the other side of the table."""

    def __init__(
        self, house: "HotelsApp", receipt: Receipt, on_dispute: OnDispute | None = None
    ) -> None:
        super().__init__(house)
        self.receipt, self.on_dispute = receipt, on_dispute
        self.is_turned = True
        """Whether it stands on its head for us, and upright for the player."""
        self.pinned = receipt
        """The receipt as it is pinned, which is shown with what became of it."""
        with self.canvas.before:
            self._colour = Color()
            self._ground = Rectangle()
        self._place: ReceiptPlace
        self._keys_below: Widget | None = None
        self.bind(pos=self._follow, size=self._follow, height=self._fit)

    def build(self, profile: Profile) -> None:
        """The sheet, and what can be done with it."""
        self._colour.rgba = theme.colour("sign")
        controls = self._keys_below = self._controls(profile)
        controls.pos_hint = {"x": 0, "y": 0}
        place = ReceiptPlace(self.receipt, profile, is_turned=self.is_turned, size_hint=(1, None))
        place.pos_hint = {"x": 0, "top": 1}
        self._place = place
        controls.bind(height=self._fit)
        self._fit()
        self.add_widget(place)
        self.add_widget(controls)

    def turn(self) -> None:
        """The other way round."""
        self.is_turned = not self.is_turned
        self.arrange(self.profile)

    def pin(self) -> None:
        """It stays at the table, or goes from it."""
        from hotels.screens.chains import pinned

        sitting = pinned.sitting_of(self.house)
        if sitting is None:
            return
        if pinned.is_pinned(sitting, self.pinned):
            pinned.unpin(sitting, self.pinned)
            said = phrase("Receipt unpinned.")
        else:
            pinned.pin(sitting, self.pinned)
            said = phrase("Receipt pinned to the table until you unpin it.")
        self.arrange(self.profile)
        self.house.say(said)

    def copy(self) -> None:
        """The receipt as text, for any other program."""
        device.copy(self.house, written(self.receipt), phrase("Receipt copied as text."))

    def share(self) -> None:
        """Everything that can be done with it."""
        from hotels.screens.sharing.sheets import share_receipt

        share_receipt(self.house, self.receipt, self._dispute())

    def _dispute(self) -> Callable[[], None] | None:
        """The way to the dispute desk, where there is one from here."""
        on_dispute = self.on_dispute
        return None if on_dispute is None else lambda: on_dispute(self.receipt)

    def _pin_keys(self) -> list[tuple[str, str]]:
        """Where a game is played below: to let it stay at the table, or go."""
        from hotels.screens.chains import pinned

        sitting = pinned.sitting_of(self.house)
        if sitting is None:
            return []
        if pinned.is_pinned(sitting, self.pinned):
            return [(phrase("Unpin"), "pin-off-outline")]
        return [(phrase("as a key|Pin"), "pin-outline")]

    def _follow(self, *_: object) -> None:
        self._ground.pos, self._ground.size = self.pos, self.size

    def _fit(self, *_: object) -> None:
        """The keys at the foot, the receipt in what is left."""
        if self._keys_below is not None:
            self._place.height = self.height - self._keys_below.height

    def _controls(self, profile: Profile) -> Widget:
        if profile.is_phone:
            close, *middle, copy, share = self._keys(profile, signs=False)
            # Where a dispute can be settled, to copy it is behind Share.
            last = [share] if self._dispute() is not None else [copy, share]
            above, below = middle[:PAIR], (close, *middle[PAIR:], *last)
            rows = (Across(*row, spacing=dp(8)) for row in (above, below))
            return Down(*rows, spacing=dp(8), padding=dp(8))
        side, foot = (dp(8), dp(8)) if profile.is_cramped else (dp(24), dp(20))
        room = dp(profile.width) - 2 * side
        keys, gap = self._keys(profile, signs=True), dp(12)
        if _side_by_side(keys, gap) > room:
            keys, gap = self._keys(profile, signs=False), dp(8)
        if _side_by_side(keys, gap) > room:
            del keys[-2]  # to copy it is behind Share as well
        if _side_by_side(keys, gap) > room and self._dispute() is not None:
            del keys[1]  # so is the dispute desk
        row = Across(keys[0], Space(), *keys[1:], spacing=gap)
        return Down(
            row, padding=(side, dp(8) if profile.kind is Kind.SHORT else dp(20), side, foot)
        )

    def _keys(self, profile: Profile, *, signs: bool) -> list[PushButton]:
        """To close it first, to copy and to share it last; where it is tight, without signs."""
        phone = profile.is_phone

        def key(
            text: str, does: Callable[[], None], icon: str, kind: str = "on sign"
        ) -> PushButton:
            sign = icon if signs else None
            return PushButton(
                text, does, kind=kind, icon=sign, height=60, fill=phone, compact=not signs
            )

        keys = [key(phrase("as a key|Close"), self.house.back, "close", "paper")]
        dispute = self._dispute()
        if dispute is not None:
            keys.append(key(phrase("Settle a dispute"), dispute, "scale-balance"))
        to_whom = phrase("Turn to me") if self.is_turned else phrase("Turn to the player")
        keys.append(key(to_whom, self.turn, "screen-rotation"))
        keys += [key(text, self.pin, icon) for text, icon in self._pin_keys()]
        keys.append(key(phrase("as a key|Copy"), self.copy, "content-copy"))
        keys.append(key(phrase("as a key|Share"), self.share, "share-variant-outline"))
        return keys


def _side_by_side(keys: Sequence[PushButton], gap: float) -> float:
    """How wide keys are together, with some room between the first and the others."""
    return sum(key.natural for key in keys) + gap * (len(keys) + 1)


def disputing(
    house: "HotelsApp", books: Books, chain: int, speech: Speech, *, shown: bool = False
) -> OnDispute | None:
    """The way to the dispute desk with a chain of a game filled in, if it is on the board."""
    if not books.board.sizes[chain]:
        return None
    return lambda _: open_desk(house, books, chain, speech, shown=shown)


def open_desk(
    house: "HotelsApp", books: Books, chain: int, speech: Speech, *, shown: bool = False
) -> None:
    """The dispute desk with a chain of a game: its size, and its holders if they may be seen."""
    from hotels.screens.desk import DeskScreen
    from hotels.views.desk_game import AtTable

    game = AtTable(books, speech, chain if shown else None)
    desk = DeskScreen(house, game.asked(chain), game)
    house.show(desk)
    desk.say_lacking()


def show_receipts(
    house: "HotelsApp", receipts: Sequence[Receipt], on_dispute: OnDispute | None = None
) -> None:
    """A sheet with the sum behind an amount, or behind several of one holding."""

    def content(profile: Profile) -> Widget:
        body = Down(spacing=dp(16))
        for receipt in receipts:
            body.add_widget(_slip(house, receipt, profile, on_dispute))
        close = PushButton(
            phrase("as a key|Close"), house.close_sheet, kind="outlined", pos_hint={"right": 1}
        )
        body.add_widget(close)
        return body

    house.open_sheet(content, width=600)


def _slip(
    house: "HotelsApp", receipt: Receipt, profile: Profile, on_dispute: OnDispute | None
) -> Widget:
    """One receipt in a sheet: whom, how much, and the sum."""
    head = Across(spacing=dp(16)).at_least(dp(56))
    if receipt.chain is not None:
        head.add_widget(Fob(receipt.chain, receipt.letter, 46))
    words = Down(Text(receipt.title, "name"), pos_hint={"center_y": 0.5})
    if receipt.where:
        words.add_widget(Text(", ".join(receipt.where), "support", "ink2"))
    amount = Text(receipt.amount, "amount large", shrink=True, pos_hint={"center_y": 0.5})
    widest = max(
        widest_word(receipt.title, "name"), widest_word(" ".join(receipt.where), "support")
    )
    head.add_widget(Beside(words, amount, widest + dp(16) + amount.width, gap=16))
    folded = FoldedReceipt(
        receipt,
        lambda: house.show(ReceiptScreen(house, receipt, on_dispute)),
        radius=(12, 12, 12, 12),
        narrow=profile.is_phone,
    )
    return Down(head, folded, spacing=dp(10))


class ReceiptPlace(AnchorLayout):
    """Where a receipt lies: in the middle, as large as it may be."""

    def __init__(
        self, receipt: Receipt, profile: Profile, *, is_turned: bool, **rest: object
    ) -> None:
        super().__init__(**rest)
        self.sheet = ReceiptSheet(receipt, profile)
        self.scatter = Scatter(
            do_rotation=False,
            do_scale=False,
            do_translation=False,
            size_hint=(None, None),
            rotation=180 if is_turned else 0,
        )
        self.scatter.add_widget(self.sheet)
        self.add_widget(self.scatter)
        self.margin = dp(profile.margin if profile.is_phone else 20)
        self.bind(pos=self._lay, size=self._lay)
        self.sheet.bind(size=self._lay)

    def do_layout(self, *_: object) -> None:
        """The sheet is laid by its own measures, not by an anchor."""
        self._lay()

    def _lay(self, *_: object) -> None:
        scatter, sheet = self.scatter, self.sheet
        wide, high = self.width - 2 * self.margin, self.height - self.margin - dp(12)
        if min(wide, high, sheet.height) <= 0:
            return
        scatter.size = sheet.size
        scatter.scale = min(1, wide / sheet.width, high / sheet.height)
        scatter.center = (self.center_x, self.y + dp(12) + high / 2)
