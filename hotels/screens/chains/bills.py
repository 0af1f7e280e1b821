"""A stepper a bill, for a purse that is counted bill by bill."""

from collections.abc import Callable, Sequence

from kivy.metrics import dp

from hotels.ledger.money import Money
from hotels.screens.theme import theme
from hotels.screens.widgets.plate import Across, Down
from hotels.screens.widgets.stepper import Stepper
from hotels.screens.widgets.text import Text
from hotels.views.counts import MOST_OF_A_BILL
from hotels.wording.amounts import number

GAP = 8


class Bills(Down):
    """A stepper for each bill, the largest first."""

    def __init__(
        self, bills: Sequence[Money], counts: Sequence[int], on_step: Callable[[int, int], None]
    ) -> None:
        super().__init__(spacing=dp(GAP))
        self._steppers = []
        for place, bill in enumerate(bills):
            stepper = Stepper(lambda change, place=place: on_step(place, change))
            name = Text(f"× {number(bill)}", "amount", pos_hint={"center_y": 0.5})
            name.size_hint_x, name.width = None, dp(92) * theme.text_size
            self._steppers.append(stepper)
            self.add_widget(Across(stepper, name, spacing=dp(12)))
        self.show(counts)

    def show(self, counts: Sequence[int]) -> None:
        """How many of each."""
        for stepper, count in zip(self._steppers, counts, strict=True):
            stepper.show(count, least=0, most=MOST_OF_A_BILL)
