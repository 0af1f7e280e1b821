"""One lot or one park of a board that is made: its name, its value, its neighbours."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.profile import Profile
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.field import Field
from hotels.screens.widgets.plate import Down
from hotels.screens.widgets.text import Text
from hotels.screens.widgets.toggle import SwitchRow
from hotels.views import big_shot_boards as boards
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.big_shot.boards import BoardScreen


class PlaceSheet:
    """What both have: a name, neighbours to switch, and the keys below."""

    def __init__(self, screen: "BoardScreen", name: str) -> None:
        self.screen, self.before, self.name = screen, name, name
        self.near: list[str] = []
        self.wrong = ""
        self.field: Field

    def _name_field(self) -> Field:
        self.field = Field(self.name, phrase("Name"), on_change=self._type, wrong=self.wrong)
        return self.field

    def _type(self, text: str) -> None:
        self.name, self.wrong = text, ""

    def _add_switch(self, body: Down, name: str, title: str) -> None:
        on = name in self.near
        body.add_widget(SwitchRow(title, "", on, lambda: self._switch(name), side=4))

    def _switch(self, name: str) -> None:
        if name in self.near:
            self.near.remove(name)
        else:
            self.near.append(name)
        self._again()

    def _again(self) -> None:
        """The same sheet with what is new."""
        self.screen.house.shell.renew_sheet()

    def _keys(self, body: Down) -> None:
        body.add_widget(PushButton(phrase("Save"), self._keep, height=52, fill=True))
        if self.before:
            text = phrase("Remove {lot}", lot=self.before)
            body.add_widget(
                PushButton(text, self._remove, kind="outlined", icon="close", height=52, fill=True)
            )

    def _keep(self) -> None:
        raise NotImplementedError

    def _remove(self) -> None:
        self._done(self.screen.making.without(self.before))

    def _done(self, making: boards.Making) -> None:
        self.screen.house.close_sheet()
        self.screen.change(making)


class LotSheet(PlaceSheet):
    """A lot: its name, its value, the parks it lies by."""

    def __init__(self, screen: "BoardScreen", place: int) -> None:
        board = screen.making.board
        there = place < len(board.values)
        name, value = board.values[place] if there else ("", 0)
        super().__init__(screen, name)
        self.place = place
        self.value = str(value) if there else ""
        self.near = [park for park, lots in board.parks if there and name in lots]
        self.wrong_value = ""
        self.number: Field

    def __call__(self, _: Profile) -> Widget:
        """The sheet's content."""
        self.number = Field(
            self.value,
            phrase("Value in millions"),
            on_change=self._count,
            on_enter=lambda _: self._keep(),
            wrong=self.wrong_value,
        )
        self.number.line.input_type = "number"
        body = Down(
            Text(self.before or phrase("New lot"), "question"),
            Text(phrase("Value in millions"), "support medium", "ink2"),
            self.number,
            Text(phrase("Name"), "support medium", "ink2"),
            self._name_field(),
            spacing=dp(8),
        )
        for park, _ in self.screen.making.board.parks:
            self._add_switch(body, park, phrase("Beside {park}", park=park))
        self._keys(body)
        return body

    def _count(self, text: str) -> None:
        before, after = boards.number_in(self.value), boards.number_in(text)
        self.value, self.wrong_value = text, ""
        named = self.field.line
        if after is None:
            return
        if before is not None and self.name == self.before:
            self.name = boards.renamed_by_value(self.name, before, after)
        elif not self.name:
            self.name = str(after)
        else:
            return
        named.text = self.name

    def _keep(self) -> None:
        value = boards.number_in(self.value)
        self.wrong_value = "" if value is not None else boards.no_value()
        self.wrong = boards.fault_in(self.screen.making, self.name, self.before)
        self.number.say(self.wrong_value)
        self.field.say(self.wrong)
        if value is not None and not self.wrong:
            self._done(self.screen.making.lot(self.place, self.name, value, self.near))


class ParkSheet(PlaceSheet):
    """A park: its name, and the lots that it doubles."""

    def __init__(self, screen: "BoardScreen", place: int) -> None:
        board = screen.making.board
        there = place < len(board.parks)
        name, beside = board.parks[place] if there else (f"P{place + 1}", ())
        super().__init__(screen, name if there else "")
        self.name, self.place = name, place
        self.near = [*beside]

    def __call__(self, _: Profile) -> Widget:
        """The sheet's content."""
        body = Down(
            Text(self.before or phrase("New park"), "question"),
            Text(phrase("Name"), "support medium", "ink2"),
            self._name_field(),
            Text(phrase("Doubles these lots"), "support medium", "ink2"),
            spacing=dp(8),
        )
        for name, _ in self.screen.making.board.values:
            self._add_switch(body, name, name)
        self._keys(body)
        return body

    def _keep(self) -> None:
        self.wrong = boards.fault_in(self.screen.making, self.name, self.before)
        self.field.say(self.wrong)
        if not self.wrong:
            order = [name for name, _ in self.screen.making.board.values]
            near = sorted(self.near, key=order.index)
            self._done(self.screen.making.park(self.place, self.name, near))
