"""What the picture of a game of Perfect Hotel shows: the standing, the track, the rounds."""

from typing import Any

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.perfect_hotel.rounds import RoundsTable
from hotels.screens.perfect_hotel.track import PointTrack
from hotels.screens.sharing.pictures import MARGIN, chart_card, page_of, sign_of
from hotels.screens.sharing.studio import picture, width
from hotels.screens.widgets.plate import Card
from hotels.screens.widgets.ranking import Ranking
from hotels.screens.widgets.text import Text
from hotels.store.keeping import Opened
from hotels.views.perfect_hotel_sharing import Told, told
from hotels.wording.language import phrase

TRACK = 300
"""How high the point track is at most, in dp."""


def standing_picture(game: Opened[Any, Any]) -> bytes:
    """How a game stands or came out."""
    said = told(game)
    return picture(lambda: _standing(said))


def _standing(said: Told) -> Widget:
    outcome = said.outcome
    inner = dp(width() - 2 * MARGIN - 2 * 16)
    track = Card(
        Text(phrase("Point track"), "name"),
        PointTrack(outcome.trackers, inner, dp(TRACK)),
        padding=(dp(16), dp(12)),
        spacing=dp(10),
    )
    parts: list[Widget] = [
        sign_of(outcome.headline, outcome.second, said.played),
        Ranking(outcome.ranks, narrow=False),
        RoundsTable(outcome, said.names),
        track,
    ]
    if outcome.graph is not None:
        parts.append(chart_card(outcome.graph))
    return page_of(*parts)
