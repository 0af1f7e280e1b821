"""Which tile somebody drew: a small board, or a letter and a number where that is too small."""

from collections.abc import Callable

from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from hotels.ledger.chains.terms import Tile
from hotels.screens.profile import Kind, Profile
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.plate import Across, Down, Ground
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Text
from hotels.views.setup import Draft
from hotels.wording.language import phrase

WIDTH = 720


class Key(Tap, AnchorLayout):
    """A square, a letter or a number to tap."""

    def __init__(
        self,
        text: str,
        on_tap: Callable[[], None] | None,
        *,
        chosen: bool = False,
        high: float = 48,
    ) -> None:
        super().__init__(on_tap=on_tap, corner=10, size_hint_y=None, height=dp(high))
        self.text, self.chosen = text, chosen
        taken = on_tap is None
        ground = "priC" if chosen else "cont2" if taken else "cont"
        Ground(self, ground, "pri" if chosen else None, 10, 2)
        ink = "onPriC" if chosen else "ink3" if taken else "ink"
        self.add_widget(Text(text, "support medium", ink, align="center"))


class TileSheet:
    """The sheet that asks for a drawn tile; a half given answer survives a turn of the window."""

    def __init__(self, draft: Draft, seat: int, pick: Callable[[Tile | None], None]) -> None:
        self.draft, self.seat, self.pick = draft, seat, pick
        drew = draft.people[seat].drew
        self.row = drew.row if drew else None
        self.column = drew.column if drew else None
        self.others = {person.drew for place, person in enumerate(draft.people) if place != seat}
        self._body: Down
        self._profile = Profile()

    def __call__(self, profile: Profile) -> Widget:
        """The sheet's content."""
        self._profile = profile
        person = self.draft.people[self.seat]
        asked = phrase("Which tile did {player} draw?", player=person.name)
        self._body = Down(Text(asked, "question"), spacing=dp(14))
        if profile.kind in {Kind.WIDE, Kind.PORTRAIT}:
            self._body.add_widget(self._board())
        else:
            self._pads()
        if person.drew is not None:
            self._body.add_widget(
                PushButton(phrase("No tile"), lambda: self.pick(None), kind="text", height=48)
            )
        return self._body

    def _board(self) -> GridLayout:
        """Every square of the board."""
        edition = self.draft.edition
        board = GridLayout(cols=edition.columns, spacing=dp(8), size_hint_y=None)
        board.bind(minimum_height=board.setter("height"))
        for row in range(edition.rows):
            for column in range(edition.columns):
                board.add_widget(self._square(Tile(row, column)))
        return board

    def _square(self, tile: Tile) -> Key:
        text = tile.text(row_first=self.draft.edition.row_first)
        chosen = (tile.row, tile.column) == (self.row, self.column)
        free = tile not in self.others
        return Key(text, (lambda: self.pick(tile)) if free else None, chosen=chosen)

    def _pads(self) -> None:
        """A pad of letters and one of numbers, in the order in which the edition prints a tile."""
        edition = self.draft.edition
        letters = [Tile(row, 0).letter for row in range(edition.rows)]
        numbers = [str(column + 1) for column in range(edition.columns)]
        pads = [
            self._pad(phrase("of a square|Letter"), letters, self.row, self._set_row),
            self._pad(phrase("of a square|Number"), numbers, self.column, self._set_column),
        ]
        side_by_side = self._profile.kind is Kind.SHORT
        ordered = pads if edition.row_first else pads[::-1]
        self._body.add_widget(
            Across(*ordered, spacing=dp(24)) if side_by_side else Down(*ordered, spacing=dp(14))
        )
        if self.row is not None and self.column is not None:
            self._body.add_widget(self._answer(Tile(self.row, self.column)))

    def _answer(self, tile: Tile) -> Widget:
        """What the two pads say together."""
        text = tile.text(row_first=self.draft.edition.row_first)
        if tile in self.others:
            return Text(phrase("Somebody else drew {tile}.", tile=text), "body", "red")
        return PushButton(phrase("Drew {tile}", tile=text), lambda: self.pick(tile), fill=True)

    def _pad(
        self, head: str, keys: list[str], chosen: int | None, done: Callable[[int], None]
    ) -> Down:
        grid = GridLayout(cols=4, spacing=dp(8), size_hint_y=None)
        grid.bind(minimum_height=grid.setter("height"))
        for place, text in enumerate(keys):
            grid.add_widget(Key(text, lambda place=place: done(place), chosen=place == chosen))
        pad = Down(Text(head, "support medium", "ink2"), grid, spacing=dp(6))
        pad.pos_hint = {"top": 1}
        return pad

    def _set_row(self, row: int) -> None:
        self.row = row
        self._anew()

    def _set_column(self, column: int) -> None:
        self.column = column
        self._anew()

    def _anew(self) -> None:
        """Both pads as they are now, and what they say together once both have spoken."""
        body = self._body
        fresh = self(self._profile)
        parent = body.parent
        if parent is not None:
            parent.remove_widget(body)
            parent.add_widget(fresh)
