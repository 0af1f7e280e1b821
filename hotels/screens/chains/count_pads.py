"""How a count is entered: digit by digit, bill by bill, or a pile by one tap."""

from collections.abc import Callable, Sequence

from kivy.metrics import dp

from hotels.ledger.money import Money
from hotels.screens.theme import theme
from hotels.screens.widgets.pad import NumberKey
from hotels.screens.widgets.plate import Across, Down
from hotels.screens.widgets.stepper import Stepper
from hotels.screens.widgets.text import Text
from hotels.wording.amounts import money
from hotels.wording.language import phrase

MOST_BILLS = 200
"""So many of one bill are in no purse."""

GAP = 8


class Digits(Down):
    """Keys for digits; two noughts at once, for money ends in them."""

    def __init__(self, on_digits: Callable[[str], None], on_back: Callable[[], None]) -> None:
        super().__init__(spacing=dp(GAP))
        for line in ("123", "456", "789"):
            row = Across(spacing=dp(GAP))
            for digit in line:
                row.add_widget(_key(digit, on_digits))
            self.add_widget(row)
        row = Across(_key("00", on_digits), _key("0", on_digits), spacing=dp(GAP))
        row.add_widget(
            NumberKey(phrase("as a key|Back"), on_back, height=52, icon="backspace-outline")
        )
        self.add_widget(row)


def _key(digits: str, on_digits: Callable[[str], None]) -> NumberKey:
    return NumberKey(digits, lambda: on_digits(digits), height=52)


class Bills(Down):
    """A stepper for each bill, the largest first."""

    def __init__(
        self, bills: Sequence[Money], counts: Sequence[int], on_step: Callable[[int, int], None]
    ) -> None:
        super().__init__(spacing=dp(GAP))
        self._steppers = []
        for place, bill in enumerate(bills):
            stepper = Stepper(lambda change, place=place: on_step(place, change))
            name = Text(f"× {money(bill)}", "amount", pos_hint={"center_y": 0.5})
            name.size_hint_x, name.width = None, dp(92) * theme.text_size
            self._steppers.append(stepper)
            self.add_widget(Across(stepper, name, spacing=dp(12)))
        self.show(counts)

    def show(self, counts: Sequence[int]) -> None:
        """How many of each."""
        for stepper, count in zip(self._steppers, counts, strict=True):
            stepper.show(count, least=0, most=MOST_BILLS)
