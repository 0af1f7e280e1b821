"""How many Tourist Groups somebody has left in hand: one tap says it."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from hotels.screens.profile import Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.pad import NumberKey
from hotels.screens.widgets.plate import Down
from hotels.screens.widgets.text import Text
from hotels.views.perfect_hotel_floor import hand_counts
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.perfect_hotel.sitting import Sitting

FEW = 440
"""Below this width, in dp, the keys stand in two lines."""


def ask_hand(sitting: "Sitting", player: int) -> None:
    """A sheet with the numbers; an impossible one says why."""
    house = sitting.house
    counts = hand_counts(sitting.table, sitting.place, player, sitting.speech)

    def content(profile: Profile) -> Widget:
        why = next((said for _, said in counts if said), "")
        reason = Text(why, "support", "ink2")

        def choose(count: int, against: str) -> None:
            if against:
                reason.text = against
                reason.recolour("red")
                return
            house.close_sheet()
            sitting.leave_in_hand(player, count)

        narrow = profile.width - 2 * profile.margin < FEW * theme.text_size
        keys = GridLayout(cols=3 if narrow else len(counts), spacing=dp(8), size_hint_y=None)
        keys.bind(minimum_height=keys.setter("height"))
        for count, against in counts:
            key = NumberKey(
                str(count),
                lambda count=count, against=against: choose(count, against),
                height=64,
                can=not against,
            )
            keys.add_widget(key)
        name = sitting.speech.player(player)
        return Down(
            Text(
                phrase("How many Tourist Groups does {player} have in hand?", player=name),
                "question narrow",
            ),
            Text(phrase("Don't count the ones in the hotel."), "support", "ink2"),
            keys,
            reason,
            PushButton(phrase("as a key|Close"), house.close_sheet, kind="outlined", fill=True),
            spacing=dp(12),
        )

    house.open_sheet(content, width=520)
