"""A sheet that asks where a file is to lie and what it is called, and writes it there."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels import device
from hotels.exports.files import Folder, fault_in, folders, named, put, why_not
from hotels.screens.asking import ask
from hotels.screens.profile import Profile
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.field import HalfTyped
from hotels.screens.widgets.plate import Across, Down, Space
from hotels.screens.widgets.text import Text
from hotels.screens.widgets.toggle import ChoiceRow
from hotels.views import saving as words
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp


class SaveSheet(HalfTyped):
    """One file on its way to a folder."""

    def __init__(self, house: "HotelsApp", name: str, data: bytes) -> None:
        super().__init__(name)
        self._house, self._data = house, data
        self._suffix = name.rpartition(".")[2]
        self._folders = folders(device.home())
        self._chosen = self._folders[0]

    def open(self) -> None:
        """Ask."""
        self._house.open_sheet(self._content, width=560)

    def _content(self, profile: Profile) -> Widget:
        field = self.ask(phrase("file name"), lambda _: self._save())
        body = Down(Text(phrase("Save the file"), "question"), field, spacing=dp(12))
        for folder in self._folders:
            body.add_widget(
                ChoiceRow(
                    folder.name,
                    str(folder.path),
                    folder == self._chosen,
                    lambda folder=folder: self._choose(folder),
                    height=60,
                )
            )
        fill = profile.is_phone
        leave = PushButton(
            phrase("as a key|Cancel"), self._house.close_sheet, kind="outlined", fill=fill
        )
        save = PushButton(phrase("Save"), self._save, icon="content-save-outline", fill=fill)
        keys = Down(save, leave) if fill else Across(Space(), leave, save)
        keys.spacing = dp(8)
        body.add_widget(keys)
        return body

    def _choose(self, folder: Folder) -> None:
        self._chosen, self.wrong = folder, ""
        self._house.shell.renew_sheet()

    def _save(self) -> None:
        name = named(self.typed, self._suffix)
        if (fault := fault_in(name)) is not None:
            self.refuse(words.fault(fault))
        elif (self._chosen.path / name).is_file():
            ask(self._house, words.replacing(name), lambda: self._write(name), kind="danger")
        else:
            self._write(name)

    def _write(self, name: str) -> None:
        path = self._chosen.path / name
        try:
            put(path, self._data)
        except OSError as error:
            self.refuse(words.fault(why_not(error)))
            return
        self._house.close_sheet()
        self._house.say(words.saved(path))
