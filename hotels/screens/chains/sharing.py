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
    """What most people want of a game, and the way to every other form."""
    over, decided = views.is_over(game), views.is_decided(game)
    note = phrase(views.NO_RESULT if not over else views.NO_LEDGER)
    if views.is_ledger(game):
        note = "" if over else phrase(views.STILL_OPEN)
    if over and not decided:
        note = phrase(views.UNDECLARED)
    if over and recorded(game) is not None:
        note = " ".join(filter(None, (phrase(views.RECORDED), note)))
    words, *files = (_file(house, game, offer) for offer in views.offers(game))
    picture = _picture(house, game) if over else None
    board = _board(house, game) if views.is_ledger(game) else None
    rows = [one for one in (picture or board, words) if one is not None]
    others = [*([board] if picture and board else []), *files]
    if decided:
        rows.append(_bg_stats(house, game))
    if others:
        rows.append(
            Row(
                "dots-horizontal",
                phrase("More formats"),
                phrase("table (CSV), transcript, accounts (Beancount)"),
                lambda: open_rows(house, phrase("More formats"), [others]),
            )
        )
    open_rows(house, phrase("Share the game"), [rows], note)


def _picture(house: "HotelsApp", game: Opened[Any, Any]) -> Row:
    """The share card of a game that is over."""

    def standing() -> None:
        from hotels.screens.chains.share_card import standing_picture

        name = views.file_name(game, views.PICTURE, "standing")
        device.share(house, name, standing_picture(game))

    said = phrase("the board, the ranking and how the game was won")
    if not views.is_ledger(game):
        said = phrase("the chains, the ranking and how the game was won")
    return Row("image-outline", phrase("A picture of the result"), said, standing)


def _board(house: "HotelsApp", game: Opened[Any, Any]) -> Row:
    """The board of a game that was played here."""

    def board() -> None:
        from hotels.screens.chains.pictures import board_picture

        name = views.file_name(game, views.PICTURE, "board")
        device.share(house, name, board_picture(game))

    said = phrase("every tile and the chains as they stand")
    return Row("grid", phrase("A picture of the board"), said, board)


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


def _bg_stats(house: "HotelsApp", game: Opened[Any, Any]) -> Row:
    """The play for BG Stats: scanned, opened, copied."""

    def scan() -> None:
        from hotels.screens.sharing.qr import QrScreen

        house.show(QrScreen(house, views.link(game)))

    ways = [
        Row(
            "qrcode",
            phrase("BG Stats, by QR code"),
            phrase("scan it with the phone that logs your plays"),
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
            lambda: device.copy(house, views.link(game), phrase("Link copied.")),
        ),
    ]
    return Row(
        "chart-box-outline",
        "BG Stats",
        phrase("log the play: QR code, link, or on this device"),
        lambda: open_rows(house, "BG Stats", [ways]),
    )
