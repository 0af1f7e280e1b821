"""Which role of the palette stands on which, and how far each pair has to stand apart."""

from collections.abc import Iterator

from hotels.ledger.chains.editions import EDITIONS
from hotels.screens.palette import (
    BLACK,
    CHAINS,
    DARK,
    LIGHT,
    PLAYERS_DARK,
    PLAYERS_LIGHT,
    inked,
)

PALETTES = {"light": LIGHT, "dark": DARK, "black": BLACK}

TEXTS = {
    "ink": ("paper", "sheet", "cont", "cont2"),
    "ink2": ("paper", "sheet", "cont", "cont2"),
    "ink3": ("paper", "sheet", "cont", "cont2"),
    "pri": ("paper", "sheet"),
    "onPri": ("pri",),
    "onPriC": ("priC",),
    "onSign": ("sign",),
    "onSign2": ("sign",),
    "sign": ("onSign",),
    "brassIcon": ("sign",),
    "brass": ("paper", "sheet"),
    "onBrassC": ("brassC",),
    "red": ("paper", "sheet"),
    "onRedC": ("redC",),
    "onCardRed": ("cardRed",),
    "cardHead": ("sheet",),
    "onLone": ("lone",),
    "paper": ("ink",),
}
"""A text's role, and the grounds it stands on."""

SIGNS = {
    "outline": ("paper", "sheet"),
    "lampOn": ("sign",),
    "lampDone": ("sign",),
    "brassLine": ("sign",),
}
"""What is no text but says something: lamps, frames of what can be tapped."""


def pairs() -> Iterator[tuple[str, str, str, float]]:
    """What it is, its colour, its ground's, and the least contrast."""
    for name, palette in PALETTES.items():
        for wanted, uses in ((4.5, TEXTS), (3.0, SIGNS)):
            for role, grounds in uses.items():
                for ground in grounds:
                    yield f"{name}: {role} on {ground}", palette[role], palette[ground], wanted
        for player in PLAYERS_LIGHT if name == "light" else PLAYERS_DARK:
            yield f"{name}: player {player} on sheet", player, palette["sheet"], 4.5
    pieces = (inked(colour) for edition in EDITIONS.values() for colour in edition.colours)
    for ground, ink in (*CHAINS, *pieces):
        yield f"chain {ground}", ink, ground, 4.5
