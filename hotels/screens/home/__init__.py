"""Home: the last game, earlier games, and the directory of all that Hotels does."""

from hotels.screens.home.lobby import Home

__all__ = ["Home"]
