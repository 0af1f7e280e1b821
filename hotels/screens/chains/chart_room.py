"""How high a chart stands among what else the end of a game shows."""

from collections.abc import Sequence

from kivy.uix.widget import Widget

from hotels.screens.widgets.plate import Card

TIGHT = 0.85
"""The share of its own height which will do where everything is seen then."""


def fill_room(
    card: Card, ranking: Widget, scroll: Widget, others: Sequence[Widget], gap: float
) -> None:
    """The chart takes what the others leave, so that all is seen without scrolling.

    If they leave it too little, it is as high as it is by itself.
    """
    told = card.height

    def fit(*_: object) -> None:
        rest = scroll.height - sum(other.height + gap for other in others)
        least = max(told * TIGHT, ranking.height, card.minimum_height)
        card.height = rest if rest >= least else max(told, least)

    for widget in (scroll, ranking, *others):
        widget.bind(height=fit)
    card.bind(minimum_height=fit)
    fit()


def grow_with_words(card: Card) -> None:
    """The chart is as high as it is by itself, and higher where its words need it."""
    told = card.height

    def fit(*_: object) -> None:
        card.height = max(told, card.minimum_height)

    card.bind(minimum_height=fit)
