"""Sheets with what can be handed on: of a game, of a receipt."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels import device
from hotels.screens.asking import close_key, closing
from hotels.screens.menu import Row
from hotels.screens.profile import Profile
from hotels.screens.widgets.menu_row import MenuRow
from hotels.screens.widgets.plate import Down, Hairline, Space
from hotels.screens.widgets.text import Text
from hotels.store.keeping import Opened
from hotels.views import sharing as views
from hotels.views.opened import recorded
from hotels.views.receipts import Receipt, spoken, written
from hotels.views.sharing import Form, Offer, Unfit
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp


def share_game(house: "HotelsApp", game: Opened[Any, Any]) -> None:
    """The sheet with every form of a game."""
    over = views.is_over(game)
    pictures = _pictures(house, game, over=over)
    files = [_file(house, game, offer) for offer in views.offers(game)]
    note = phrase(views.NO_RESULT if not over else views.NO_LEDGER)
    if views.is_ledger(game):
        note = "" if over else phrase(views.STILL_OPEN)
    if over and recorded(game) is not None:
        note = " ".join(filter(None, (phrase(views.RECORDED), note)))
    open_rows(
        house,
        phrase("Share the game"),
        [pictures, files, _bg_stats(house, game) if over else []],
        note,
    )


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
        Row("image-outline", phrase("A picture"), phrase("to be read on any phone"), picture),
        Row(
            "text-box-outline", phrase("A text file"), phrase("the whole sum with its rules"), text
        ),
        Row(
            "content-copy",
            phrase("Copy as text"),
            phrase("for a message or another program"),
            lambda: device.copy(house, written(receipt), phrase("The receipt is copied as text.")),
        ),
    ]
    if device.can(device.Deed.SPEAK):
        rows.append(
            Row(
                "volume-high",
                phrase("Read aloud"),
                phrase("by the voice of this device"),
                lambda: device.speak(house, spoken(receipt)),
            )
        )
    desk = []
    if dispute is not None:
        second = phrase("the same holding by every edition, and what may be argued")
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


def _pictures(house: "HotelsApp", game: Opened[Any, Any], *, over: bool) -> list[Row]:
    """The standing of a game that is over, the board of one that was played here."""

    def picture(what: str, draw: str) -> Callable[[], None]:
        def do() -> None:
            from hotels.screens.sharing import pictures

            data = getattr(pictures, draw)(game)
            device.share(house, views.file_name(game, views.PICTURE, what), data)

        return do

    rows = []
    if over:
        rows.append(
            Row(
                "podium",
                phrase("A picture of the standing"),
                phrase("the ranking and the settlement, for any phone"),
                picture("standing", "standing_picture"),
            )
        )
    if views.is_ledger(game):
        rows.append(
            Row(
                "grid",
                phrase("A picture of the board"),
                phrase("every tile and the chains as they stand"),
                picture("board", "board_picture"),
            )
        )
    return rows


def _file(house: "HotelsApp", game: Opened[Any, Any], offer: Offer) -> Row:
    def do() -> None:
        form: Form = offer.form
        data = views.content(game, form).encode()
        device.share(house, views.file_name(game, offer.suffix), data)

    return Row(offer.icon, offer.title, offer.second, do)


def _bg_stats(house: "HotelsApp", game: Opened[Any, Any]) -> list[Row]:
    """The play for BG Stats: scanned, opened, copied."""

    def scan() -> None:
        from hotels.screens.sharing.qr import QrScreen

        house.show(QrScreen(house, views.link(game)))

    return [
        Row(
            "qrcode",
            phrase("BG Stats, by QR code"),
            phrase("scanned by the phone that keeps your plays"),
            scan,
        ),
        Row(
            "open-in-new",
            phrase("BG Stats, on this device"),
            phrase("opens its page with the play filled in"),
            lambda: device.open_link(house, views.link(game)),
        ),
        Row(
            "link-variant",
            phrase("Copy the link for BG Stats"),
            phrase("for a message or a browser"),
            lambda: device.copy(house, views.link(game), phrase("The link is copied.")),
        ),
    ]
