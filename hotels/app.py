"""The window of Hotels: for now the name of the house on its sign."""

import os

os.environ.setdefault("KIVY_NO_ARGS", "1")  # the words after the command are ours to read
os.environ.setdefault("KIVY_NO_CONFIG", "1")  # settings of other Kivy programs do not reach us
os.environ.setdefault("KIVY_NO_FILELOG", "1")  # nothing is written that the keeper did not ask for

from kivy.config import Config

Config.set("input", "mouse", "mouse,disable_multitouch")  # a right click leaves no red dot

from kivy.app import App
from kivy.uix.label import Label

SIGN = (0x1E / 255, 0x4D / 255, 0x3F / 255, 1)
ON_SIGN = (0xFF / 255, 0xF8 / 255, 0xE7 / 255, 1)


class HotelsApp(App):
    """The app at the table."""

    title = "Hotels"

    def build(self) -> Label:
        """The sign over the door."""
        return Label(text=self.title, color=ON_SIGN, font_size="72sp")

    def on_start(self) -> None:
        """The ground the sign hangs on."""
        self.root_window.clearcolor = SIGN
