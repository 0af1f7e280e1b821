"""The players by what they have at the end, a row each."""

from collections.abc import Sequence

from kivy.metrics import dp

from hotels.screens.theme import theme
from hotels.screens.widgets.curves import Marker
from hotels.screens.widgets.drawing import widest_word
from hotels.screens.widgets.plate import Across, Beside, Card, Down, Ground, Hairline
from hotels.screens.widgets.text import Text
from hotels.views.standing import Rank


class RankRow(Across):
    """One player's place, name and money; the winner on another ground."""

    def __init__(
        self,
        rank: Rank,
        height: float,
        corners: tuple[float, float, float, float],
        *,
        narrow: bool,
    ) -> None:
        side = dp(12 if narrow else 20)
        super().__init__(padding=(side, dp(6)), spacing=dp(8 if narrow else 12))
        self.rank = rank
        self.at_least(theme.least(height, "name list", "support"))
        ink, soft = ("onPriC", "onPriC") if rank.wins else ("ink", "ink2")
        if rank.wins:
            Ground(self, "priC", None, corners)
        place = Text(rank.place, "title", ink, pos_hint={"center_y": 0.5}, size_hint_x=None)
        place.width = dp(20) * theme.text_size
        self.add_widget(place)
        self.add_widget(Marker(rank.seat))
        style = "name short" if narrow else "name list"
        before = Text(rank.before, "support", soft)
        words = Down(Text(rank.name, style, ink), before, pos_hint={"center_y": 0.5})
        amount = "amount" if narrow else "amount large"
        total = Text(rank.total, amount, ink, shrink=True, pos_hint={"center_y": 0.5, "right": 1})
        needs = widest_word(rank.name, style) + self.spacing + total.width
        self.add_widget(Beside(words, total, needs, self.spacing / dp(1)))


class Ranking(Card):
    """The players by their money; those with as much share a place."""

    def __init__(self, ranks: Sequence[Rank], *, narrow: bool) -> None:
        super().__init__()
        height = 76 if len(ranks) < 5 else 60
        last = len(ranks) - 1
        for place, rank in enumerate(ranks):
            top, foot = (11 if place == 0 else 0), (11 if place == last else 0)
            if place:
                self.add_widget(Hairline())
            corners = (top, top, foot, foot)
            self.add_widget(RankRow(rank, height, corners, narrow=narrow))
