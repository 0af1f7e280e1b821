"""Quick score: what a game comes to that nobody tracked, by its figures alone."""

from hotels.screens.quick.sitting import sit_down
from hotels.screens.quick.start import QuickStart

__all__ = ["QuickStart", "sit_down"]
