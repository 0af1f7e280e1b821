"""A sheet on which a file of this device is looked for, folder by folder."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels import device
from hotels.device.files import Take, opened
from hotels.screens.profile import Profile
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.menu_row import MenuRow
from hotels.screens.widgets.plate import Across, Down, Hairline, Space
from hotels.screens.widgets.text import Text
from hotels.views import choosing as views
from hotels.views.saving import NOT_READ
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp


class ChooseSheet:
    """One file to be found."""

    def __init__(self, house: "HotelsApp", take: Take) -> None:
        self._house, self._take = house, take
        self._places = views.places(device.home())
        self._at = views.beginning(self._places).path
        self._most = views.MOST

    def open(self) -> None:
        """Ask."""
        self._house.open_sheet(self._content, width=640)

    def _content(self, profile: Profile) -> Widget:
        found = views.listing(self._at, self._most)
        body = Down(Text(phrase("Choose a file"), "question"), spacing=dp(4))
        body.add_widget(Text(str(found.path), "support", "ink2"))
        for place in self._places:
            if place.path not in {found.path, found.above}:
                body.add_widget(self._row("folder-home-outline", place.name, "", place.path))
        if found.above is not None:
            body.add_widget(self._row("arrow-up", phrase("Parent folder"), "", found.above))
        body.add_widget(Hairline())
        for entry in found.entries:
            icon = "folder-outline" if entry.is_folder else "file-outline"
            row = self._row if entry.is_folder else self._file
            body.add_widget(row(icon, entry.name, entry.second, entry.path))
        if found.said:
            body.add_widget(Text(found.said, "body", "ink2"))
        fill = profile.is_phone
        keys = [
            PushButton(
                phrase("as a key|Cancel"), self._house.close_sheet, kind="outlined", fill=fill
            )
        ]
        if found.more:
            text = phrase("Show {count} more", count=found.more)
            more = PushButton(text, self._show_more, kind="tonal", fill=fill)
            keys.insert(0, more)
        body.add_widget(Space(height=4))
        foot = Down(*keys) if fill else Across(Space(), *keys)
        foot.spacing = dp(8)
        body.add_widget(foot)
        return body

    def _row(self, icon: str, name: str, second: str, path: Path) -> Widget:
        return MenuRow(icon, name, second, lambda: self._go(path))

    def _file(self, icon: str, name: str, second: str, path: Path) -> Widget:
        return MenuRow(icon, name, second, self._chosen(path))

    def _chosen(self, path: Path) -> Callable[[], None]:
        def take() -> None:
            try:
                given = opened(path)
            except OSError:
                self._house.say(phrase(NOT_READ))
                return
            self._house.close_sheet()
            self._take(given)

        return take

    def _go(self, path: Path) -> None:
        self._at, self._most = path, views.MOST
        self._again()

    def _show_more(self) -> None:
        self._most += views.MOST
        self._again()

    def _again(self) -> None:
        """The same sheet with what is new."""
        self._house.close_sheet()
        self.open()
