"""How a line of the ledger is painted: its ground, the rules, its number, its words, its amount."""

from collections.abc import Callable

from kivy.graphics import InstructionGroup
from kivy.metrics import dp

from hotels.screens.ledger.breaking import ruler
from hotels.screens.ledger.laid import SIGN, Columns, Laid, Shown, balance_style, laid
from hotels.screens.widgets.boxes import Box
from hotels.screens.widgets.rows import Rows

DRAWING = -1
"""The place of the line that is being drawn."""

ASIDE = 3
"""Between the two rules, in dp."""


class PaintedLines(Rows):
    """A list that knows how its lines look."""

    def __init__(self, on_tap: Callable[[Shown, str], None]) -> None:
        super().__init__(on_tap)
        self.statement = False
        """Whether the balances are purses."""
        self.columns = Columns(0, 0, 0)

    def group(self, index: int) -> InstructionGroup:
        """What a line is drawn into."""
        return self._groups.get(index) or InstructionGroup()

    def part(self, row: Shown, box: Box, x: float) -> str:
        """The amount at the right, the line elsewhere."""
        if not row.line.amount:
            return "line"
        wide = max(dp(72), ruler("amount").width(row.line.amount) + dp(40))
        return "amount" if x > box.width - wide else "line"

    def paint(self, shown: Shown, box: Box, index: int) -> None:
        """A line: its ground, the rules, its number, its sign, its words and its amount."""
        if shown.ground != "sheet":
            self.fill(DRAWING, shown.ground, box)
        self._rule(shown, box, is_first=not index)
        at, said = self.columns, laid(shown, self.columns)
        middle = box.height - said.top - said.first / 2
        self._say(
            shown.line.turn, "support", shown.ink2, (at.rule - dp(12), middle), shown, "right"
        )
        left = at.text
        if shown.line.icon:
            self.put_icon(DRAWING, shown.line.icon, 20, shown.ink2, left, middle)
            left += dp(SIGN)
        foot = self._sentence(shown, said, left, middle)
        self._amounts(shown, said, middle, foot)

    def _rule(self, shown: Shown, box: Box, *, is_first: bool) -> None:
        """The hairline above it, and the two red rules."""
        thin = max(1, dp(1))
        if not is_first and shown.ground != "priC":
            self.fill(DRAWING, "rule", Box(0, box.height - thin, box.width, thin))
        for step in (0, dp(ASIDE)):
            self.fill(
                DRAWING, "ledgerRule", Box(round(self.columns.rule + step), 0, thin, box.height)
            )

    def _sentence(self, shown: Shown, said: Laid, left: float, middle: float) -> float:
        """The sentence and what stands below it; how far down they reach."""
        words, small = ruler(shown.style), ruler("support")
        high = len(said.text) * words.high
        top = middle + words.high / 2
        self._say("\n".join(said.text), shown.style, shown.ink, (left, top - high / 2), shown)
        if shown.is_struck:
            for place, text in enumerate(said.text):
                y = round(middle - place * words.high - dp(1))
                self.fill(DRAWING, shown.ink, Box(left, y, words.width(text), max(1, dp(1.5))))
        foot = top - high
        if said.below:
            tall = len(said.below) * small.high
            self._say("\n".join(said.below), "support", shown.ink2, (left, foot - tall / 2), shown)
            foot -= tall
        return foot

    def _amounts(self, shown: Shown, said: Laid, middle: float, foot: float) -> None:
        """The amount and the balance, beside the sentence or below it."""
        at, small, amounts = self.columns, ruler("support"), ruler("amount")
        y = foot - amounts.high / 2 if said.is_low and said.amount else middle
        role = "ink2" if shown.is_struck and not shown.opened else shown.ink
        self._say(said.amount, "amount", role, (at.amount, y), shown, "right")
        if at.balance:
            style = balance_style(statement=self.statement)
            self._say(shown.line.balance, style, shown.ink2, (at.right, middle), shown, "right")
        elif said.then:
            if said.amount:
                y -= (amounts.high + small.high) / 2
            elif said.is_low:
                y = foot - small.high / 2
            self._say(said.then, "support", shown.ink2, (at.right, y), shown, "right")

    def _say(
        self,
        text: str,
        style: str,
        role: str,
        place: tuple[float, float],
        shown: Shown,
        align: str = "left",
    ) -> None:
        if text:
            self.put(DRAWING, text, style, role, *place, align=align, ground=shown.ground)
