"""Home: the last game, earlier games, and the directory of all that Hotels does."""

from hotels.screens.profile import Profile
from hotels.screens.screen import Screen
from hotels.screens.widgets.sign import Sign


class Home(Screen):
    """The lobby."""

    def build(self, profile: Profile) -> None:
        """The sign over the door."""
        self.add_widget(Sign(profile, "Hotels", "The bank at the table"))
