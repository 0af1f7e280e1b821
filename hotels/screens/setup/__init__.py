"""Setting up a new game."""

from hotels.screens.setup.new_game import NewGame

__all__ = ["NewGame"]
