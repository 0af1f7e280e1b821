"""A purse counted bill by bill."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.profile import Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.plate import Across, Down
from hotels.screens.widgets.stepper import Stepper
from hotels.screens.widgets.text import Text
from hotels.views.counts import MOST_OF_A_BILL, with_bills
from hotels.views.tally import purse
from hotels.views.tally_walk import asked
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.quick.sitting import Sitting


class BillCounter:
    """How many of each bill; it remembers them while the window turns."""

    def __init__(self, sitting: "Sitting") -> None:
        self.sitting = sitting
        self.counts = (0,) * len(sitting.sheet.terms.edition.bills)
        self.steppers: list[Stepper] = []
        self.sum: Text
        self.enter: PushButton

    def __call__(self, _: Profile) -> Widget:
        """The sheet's content."""
        sitting = self.sitting
        counted = purse(sitting.sheet, self.counts)
        self.sum = Text("", "amount large", shrink=True, pos_hint={"center_y": 0.5})
        title = asked(sitting.sheet, sitting.here, sitting.speech).title
        words = Down(
            Text(title, "question narrow"),
            Text(phrase("How many of each bill?"), "support", "ink2"),
            pos_hint={"center_y": 0.5},
        )
        body = Down(Across(words, self.sum, spacing=dp(12)), spacing=dp(12))
        self.steppers = []
        for place, (bill, _count) in enumerate(counted.rows):
            stepper = Stepper(lambda step, place=place: self._step(place, step))
            name = Text(bill, "amount", pos_hint={"center_y": 0.5})
            name.size_hint_x, name.width = None, dp(72) * theme.text_size
            self.steppers.append(stepper)
            body.add_widget(Across(name, stepper, spacing=dp(12)))
        self.enter = PushButton(phrase("Enter this amount"), self._enter, height=60, fill=True)
        body.add_widget(self.enter)
        self._show()
        return body

    def _step(self, place: int, step: int) -> None:
        self.counts = with_bills(self.counts, place, step)
        self._show()

    def _show(self) -> None:
        counted = purse(self.sitting.sheet, self.counts)
        self.sum.text = counted.text
        for stepper, (_, count) in zip(self.steppers, counted.rows, strict=True):
            stepper.show(count, least=0, most=MOST_OF_A_BILL)

    def _enter(self) -> None:
        amount = purse(self.sitting.sheet, self.counts).amount
        self.sitting.house.close_sheet()
        self.sitting.enter(amount)


def count_bills(sitting: "Sitting") -> None:
    """A sheet to count the purse that is asked for."""
    sitting.house.open_sheet(BillCounter(sitting), width=480)
