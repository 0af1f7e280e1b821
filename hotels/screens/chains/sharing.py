"""Everything of a chain game that can be handed on."""

from typing import TYPE_CHECKING, Any

from hotels import device
from hotels.screens.asking import ask
from hotels.screens.menu import Row
from hotels.screens.sharing.sheets import open_rows
from hotels.store.keeping import Opened
from hotels.views import sharing as views
from hotels.views.opened import recorded
from hotels.views.sharing import Form, Offer
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp


def share_game(house: "HotelsApp", game: Opened[Any, Any]) -> None:
    """The sheet with every form of a game."""
    over, decided = views.is_over(game), views.is_decided(game)
    pictures = _pictures(house, game, over=over)
    files = [_file(house, game, offer) for offer in views.offers(game)]
    note = phrase(views.NO_RESULT if not over else views.NO_LEDGER)
    if views.is_ledger(game):
        note = "" if over else phrase(views.STILL_OPEN)
    if over and not decided:
        note = phrase(views.UNDECLARED)
    if over and recorded(game) is not None:
        note = " ".join(filter(None, (phrase(views.RECORDED), note)))
    open_rows(
        house,
        phrase("Share the game"),
        [pictures, files, _bg_stats(house, game) if decided else []],
        note,
    )


def _pictures(house: "HotelsApp", game: Opened[Any, Any], *, over: bool) -> list[Row]:
    """The standing of a game that is over, the board of one that was played here."""

    def share(what: str, data: bytes) -> None:
        device.share(house, views.file_name(game, views.PICTURE, what), data)

    def standing() -> None:
        from hotels.screens.chains.pictures import standing_picture

        share("standing", standing_picture(game))

    def board() -> None:
        from hotels.screens.chains.pictures import board_picture

        share("board", board_picture(game))

    rows = []
    if over:
        rows.append(
            Row(
                "podium",
                phrase("A picture of the standing"),
                phrase("the ranking and the settlement, for any phone"),
                standing,
            )
        )
    if views.is_ledger(game):
        rows.append(
            Row(
                "grid",
                phrase("A picture of the board"),
                phrase("every tile and the chains as they stand"),
                board,
            )
        )
    return rows


def _file(house: "HotelsApp", game: Opened[Any, Any], offer: Offer) -> Row:
    def do() -> None:
        form: Form = offer.form
        data = views.content(game, form).encode()
        name = views.file_name(game, offer.suffix)
        hidden = views.tells_hidden(game)
        if hidden is None:
            device.share(house, name, data)
        else:
            ask(house, hidden, lambda: _share_hidden(house, game, name, data))

    return Row(offer.icon, offer.title, offer.second, do)


def _share_hidden(house: "HotelsApp", game: Opened[Any, Any], name: str, data: bytes) -> None:
    """A file with what is hidden, once that is noted; where a game is only read nothing is."""
    with house.disk():
        if game.damaged_at is None and game.reckoned_at is None:
            views.note_peeks(game.table)
            house.shell.top.show_again(house.shell.profile)
        device.share(house, name, data)


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
