"""Sheets with what can be handed on: of a receipt, and of whatever says so."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels import device
from hotels.screens.asking import close_key, closing
from hotels.screens.menu import Row
from hotels.screens.profile import Profile
from hotels.screens.widgets.menu_row import MenuRow
from hotels.screens.widgets.plate import Down, Hairline, Space
from hotels.screens.widgets.text import Text
from hotels.views import sharing as views
from hotels.views.receipts import Receipt, spoken, written
from hotels.views.sharing import Unfit
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp


def share_receipt(
    house: "HotelsApp", receipt: Receipt, dispute: Callable[[], None] | None = None
) -> None:
    """The sheet with every form of a receipt."""

    def picture() -> None:
        from hotels.screens.sharing.pictures import receipt_picture

        name = views.receipt_name(receipt, views.PICTURE)
        device.share(house, name, receipt_picture(receipt))

    def text() -> None:
        data = f"{written(receipt)}\n".encode()
        device.share(house, views.receipt_name(receipt, "txt"), data)

    rows = [
        Row("image-outline", phrase("A picture"), phrase("readable on any phone"), picture),
        Row(
            "text-box-outline",
            phrase("A text file"),
            phrase("the full calculation with its rules"),
            text,
        ),
        Row(
            "content-copy",
            phrase("Copy as text"),
            phrase("for a message or another app"),
            lambda: device.copy(house, written(receipt), phrase("Receipt copied as text.")),
        ),
    ]
    if device.can(device.Deed.SPEAK):
        rows.append(
            Row(
                "volume-high",
                phrase("Read aloud"),
                phrase("in this device's voice"),
                lambda: device.speak(house, spoken(receipt)),
            )
        )
    desk = []
    if dispute is not None:
        second = phrase("the same case under every edition, and what is disputed")
        desk.append(Row("scale-balance", phrase("Settle a dispute"), second, dispute))
    open_rows(house, phrase("Share the receipt"), [rows, desk])


def open_rows(
    house: "HotelsApp", title: str, groups: Sequence[Sequence[Row]], note: str = ""
) -> None:
    """Groups of rows with lines between them."""

    def does(row: Row) -> None:
        try:
            row.does()
        except Unfit as unfit:
            house.say(unfit.sentence)

    def content(profile: Profile) -> Widget:
        body = Down(Text(title, "question"), spacing=dp(4))
        for place, group in enumerate(filter(None, groups)):
            if place:
                body.add_widget(Hairline())
            for row in group:
                tapped = closing(house, partial(does, row))
                body.add_widget(MenuRow(row.icon, row.title, row.second, tapped))
        if note:
            body.add_widget(Text(note, "support", "ink2"))
        body.add_widget(Space(height=4))
        body.add_widget(close_key(house, profile))
        return body

    house.open_sheet(content, width=560)
