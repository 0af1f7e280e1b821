"""Receipts pinned at the table: small cards that stay while play goes on."""

from collections.abc import Callable
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from kivy.metrics import dp

from hotels.screens.theme import theme
from hotels.screens.widgets.button import IconButton
from hotels.screens.widgets.fob import Fob
from hotels.screens.widgets.plate import Across, Down, Ground
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views.pins import Pin, Pinned, pinned, pinned_now, shown_again
from hotels.views.receipts import Receipt
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp
    from hotels.screens.chains.game import Sitting

MOST = 3
"""No more stay at a table; of another one the oldest goes."""

NARROW = 320
"""In a pane narrower than this, in dp at plain text, a card has no fob."""

TIGHT = 272
"""In one narrower than this the amount stands under its name."""

_pins: "WeakKeyDictionary[HotelsApp, dict[str, tuple[Pin, ...]]]" = WeakKeyDictionary()
"""By game, the latest first: they stay while other screens are shown."""


def sitting_of(house: "HotelsApp") -> "Sitting | None":
    """The game of chains that is played on the screens, if there is one under what is shown."""
    from hotels.screens.chains.game import Sitting

    found = (getattr(screen, "sitting", None) for screen in reversed(house.shell.screens))
    return next((sitting for sitting in found if isinstance(sitting, Sitting)), None)


def pins(sitting: "Sitting") -> tuple[Pin, ...]:
    """What is pinned at a table, the latest first."""
    return _pins.get(sitting.house, {}).get(sitting.game.record.uid, ())


def pin(sitting: "Sitting", receipt: Receipt) -> None:
    """A receipt stays at the table."""
    kept = [one for one in pins(sitting) if one.receipt != receipt]
    _keep(sitting, (pinned_now(sitting.table, sitting.speech, receipt), *kept)[:MOST])


def unpin(sitting: "Sitting", receipt: Receipt) -> None:
    """A receipt goes from the table."""
    _keep(sitting, tuple(one for one in pins(sitting) if one.receipt != receipt))


def is_pinned(sitting: "Sitting", receipt: Receipt) -> bool:
    """Whether a receipt stays at the table."""
    return any(one.receipt == receipt for one in pins(sitting))


def _keep(sitting: "Sitting", kept: tuple[Pin, ...]) -> None:
    _pins.setdefault(sitting.house, {})[sitting.game.record.uid] = kept


class PinCard(Tap, Across):
    """Whom, how much and why; a tap opens the receipt, its cross lets it go."""

    def __init__(
        self, said: Pinned, on_open: Callable[[], None], on_close: Callable[[], None], width: float
    ) -> None:
        super().__init__(on_tap=on_open, padding=(dp(12), dp(4), 0, dp(4)), spacing=dp(8))
        self.said = said
        self.at_least(theme.least(56, "name short", "caption"))
        Ground(self, "brassC", None, 12)
        middle = {"center_y": 0.5}
        narrow = width < dp(NARROW) * theme.text_size
        tight = width < dp(TIGHT) * theme.text_size
        if said.chain is not None and not narrow:
            self.add_widget(Fob(said.chain, said.letter, 34, ground="brassC"))
        elif not narrow:
            self.add_widget(Icon("pin-outline", 22, "onBrassC", pos_hint=middle))
        style = "caption medium" if said.changed else "caption"
        state = Text(said.state, style, "onBrassC")
        amount = Text(said.amount, "amount", "onBrassC", shrink=True, pos_hint=middle)
        words = Down(Text(said.title, "name short", "onBrassC"), pos_hint=middle)
        self.add_widget(words)
        if tight:
            # Beside the amount a title would break at every word; why, the receipt says.
            state.pos_hint = middle
            words.add_widget(Across(amount, state, spacing=dp(10)))
        else:
            words.add_widget(Text(said.why, "caption", "onBrassC"))
            words.add_widget(state)
            self.add_widget(amount)
        self.add_widget(IconButton("close", on_close, phrase("unpin"), role="onBrassC"))


def pin_card(
    sitting: "Sitting", one: Pin, width: float, on_change: Callable[[], None], *, more: int = 0
) -> PinCard:
    """The card of a receipt pinned at a table, under which there may be more."""

    def let_go() -> None:
        unpin(sitting, one.receipt)
        on_change()

    def show() -> None:
        from hotels.screens.receipt import ReceiptScreen

        screen = ReceiptScreen(sitting.house, shown_again(one, sitting.table))
        screen.pinned = one.receipt
        screen.is_turned = False  # whoever opens it reads it first
        sitting.house.show(screen)

    said = pinned(one, sitting.table)
    if more:
        said = said._replace(state=f"{said.state}; {phrase('{count} more below', count=more)}")
    return PinCard(said, show, let_go, width)
