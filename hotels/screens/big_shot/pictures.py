"""What the picture of a game of Big Shot shows: the standing, worth by round, the lots."""

from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from hotels.screens.big_shot.standing import LotsCard, RankingCard
from hotels.screens.sharing.pictures import chart_card, page_of, sign_of
from hotels.screens.sharing.studio import picture
from hotels.views.big_shot_standing import result, worth_by_round
from hotels.views.big_shot_text import when_and_who
from hotels.views.opened import headed

if TYPE_CHECKING:
    from hotels.screens.big_shot.game import Sitting


def standing_picture(sitting: "Sitting") -> bytes:
    """How a game stands or came out."""
    told = headed(sitting.game, result(sitting.books, sitting.words))
    hides = sitting.books.terms.is_hidden and not told.is_final
    graph = None if hides else worth_by_round(sitting.table, sitting.words)

    def page() -> Widget:
        parts: list[Widget] = [sign_of(told.headline, told.second, when_and_who(sitting.game))]
        parts.append(RankingCard(told, lambda _: None, narrow=False))
        if graph is not None and graph.turns:
            parts.append(chart_card(graph))
        parts.append(LotsCard(told.lots, narrow=False))
        return page_of(*parts)

    return picture(page)
