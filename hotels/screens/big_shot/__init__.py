"""Big Shot: the bank of its auctions, its loans and its lots."""

from hotels.screens.big_shot.game import sit_down
from hotels.screens.big_shot.start import BigShotStart

__all__ = ["BigShotStart", "sit_down"]
