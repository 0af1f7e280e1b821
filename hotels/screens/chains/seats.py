"""Seats at the table: somebody is called away, somebody sits down."""

from collections.abc import Callable

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.ledger.chains.entries import Leave, Sit
from hotels.ledger.chains.terms import Player
from hotels.ledger.objection import Refused
from hotels.screens.asking import closing
from hotels.screens.chains.game import Sitting
from hotels.screens.menu import Row, show_menu
from hotels.screens.profile import Profile
from hotels.screens.taken import line_of
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.chip import Chip
from hotels.screens.widgets.field import HalfTyped
from hotels.screens.widgets.plate import Across, Down, Flow, Space
from hotels.screens.widgets.text import Text
from hotels.views import seats as views
from hotels.wording.language import phrase

SUGGESTED = 8
"""So many names of people who played before are offered."""


def open_seats(sitting: Sitting) -> None:
    """A sheet with every seat: a tap on one leaves it, or takes it."""

    def row(seat: views.Seat) -> Row:
        icon = "seat-outline" if seat.away else "account-outline"
        opens = open_taking if seat.away else open_leaving
        return Row(icon, seat.name, seat.said, lambda: opens(sitting, seat.seat))

    show_menu(
        sitting.house,
        phrase("Seats"),
        lambda: [*map(row, views.seats(sitting.table, sitting.speech))],
    )


def open_leaving(sitting: Sitting, seat: Player) -> None:
    """A sheet that asks what becomes of the blocks of somebody who leaves."""
    house = sitting.house
    said = views.leaving(sitting.table, sitting.speech, seat)

    def content(profile: Profile) -> Widget:
        body = Down(Text(said.title, "question"), spacing=dp(12))
        if said.refused:
            body.add_widget(Text(said.refused, "body"))
        else:
            body.add_widget(Text(said.support, "body", "ink2"))
        for answer in said.answers:
            entry = Leave(seat, answer.returns)
            does = closing(house, lambda entry=entry: sitting.write(entry))
            key = PushButton(answer.key, does, kind="tonal", fill=True)
            body.add_widget(Down(key, Text(answer.means, "support", "ink2"), spacing=dp(6)))
        named = closing(house, lambda: open_naming(sitting, seat))
        fill = profile.is_phone
        keys = [
            PushButton(
                phrase("as a key|Rename"),
                named,
                kind="outlined",
                height=48,
                fill=fill,
                compact=True,
            ),
            PushButton(
                phrase("as a key|Cancel"), house.close_sheet, kind="outlined", height=48, fill=fill
            ),
        ]
        row = Across(*keys, spacing=dp(8)) if fill else Across(keys[0], Space(), keys[1])
        body.add_widget(row)
        return body

    house.open_sheet(content, width=520)


def open_taking(sitting: Sitting, seat: Player) -> None:
    """A sheet that asks who takes an empty seat."""
    said = views.taking(sitting.books, sitting.speech, seat)
    sheet = NameSheet(sitting, seat, said.title, _sits_down(sitting, seat), words=said.finds)
    sheet.note = said.note
    sheet.first, sheet.first_means = said.back, said.back_means
    sitting.house.open_sheet(sheet, width=520)


def open_naming(sitting: Sitting, seat: Player) -> None:
    """A sheet that asks what somebody is called."""
    title = phrase("Rename {player}", player=sitting.speech.player(seat))

    def done(name: str) -> None:
        call(sitting, seat, name)

    sheet = NameSheet(sitting, seat, title, done)
    sheet.note = phrase(views.BESIDE_THE_LINES)
    sitting.house.open_sheet(sheet, width=520)


class NameSheet(HalfTyped):
    """Who sits on a seat; it remembers what is typed while the window turns."""

    def __init__(
        self,
        sitting: Sitting,
        seat: Player,
        title: str,
        on_name: Callable[[str], None],
        *,
        words: str = "",
    ) -> None:
        super().__init__()
        self.sitting, self.seat, self.title = sitting, seat, title
        self.on_name, self.words = on_name, words
        self.first = self.first_means = self.note = ""
        """The key for who sat there before, what it means, and what another name means."""

    def __call__(self, _: Profile) -> Widget:
        """The sheet's content."""
        body = Down(Text(self.title, "question"), spacing=dp(12))
        if self.words:
            body.add_widget(Text(self.words, "body"))
        if self.first:
            key = PushButton(self.first, self._back, fill=True)
            means = Text(self.first_means, "support", "ink2")
            body.add_widget(Down(key, means, spacing=dp(6)))
            body.add_widget(Text(phrase("Or someone else"), "support medium", "ink2"))
        field = self.ask(phrase("Name"), self._keep)
        kind = "outlined" if self.first else "filled"
        text = phrase("Take the seat") if self.first else phrase("Save name")
        keep = PushButton(text, lambda: self._keep(self.typed), kind=kind, pos_hint={"top": 1})
        body.add_widget(Across(field, keep, spacing=dp(8)))
        chips = Flow()
        for name in self._known():
            chips.add_widget(Chip(name, lambda name=name: self._keep(name), dp(260)))
        if chips.children:
            body.add_widget(chips)
        if self.note:
            body.add_widget(Text(self.note, "support", "ink2"))
        return body

    def _known(self) -> list[str]:
        """People who played before and do not sit here."""
        with self.sitting.house.disk() as store:
            players = self.sitting.game.record.players
            return views.suggested(store.people(), players)[:SUGGESTED]
        return []

    def _back(self) -> None:
        self.sitting.house.close_sheet()
        self.on_name("")

    def _keep(self, said: str) -> None:
        players = self.sitting.game.record.players
        try:
            name = views.called(said, players, self.seat)
        except Refused as refused:
            self.refuse(views.refused_name(refused, players))
            return
        self.sitting.house.close_sheet()
        self.on_name(name)


def _sits_down(sitting: Sitting, seat: Player) -> Callable[[str], None]:
    """Somebody takes a seat, under another name if there is one."""

    def done(name: str) -> None:
        sitting.write(Sit(seat))
        if name and seat not in sitting.books.away:
            call(sitting, seat, name, line_of(sitting, seat))

    return done


def call(sitting: Sitting, seat: Player, name: str, line: int = 0) -> None:
    """Who sits there is called so from now on, perhaps since he took the seat with a line."""
    if sitting.warn():
        return
    sitting.call(seat, name, line)
    sitting.refresh()
