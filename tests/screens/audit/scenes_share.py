"""What is handed on: its sheets, a file on its way, a QR code, and the strip over a game."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from hotels.store.keeping import opened
from tests.screens.audit.names import DISK_FULL, LONG
from tests.screens.audit.scenes_table import Scene, asks, at, game, table
from tests.screens.audit.scenes_takeover import DISPOSE, receipt
from tests.screens.audit.stage import Show, tick

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def share(driver: "Driver") -> None:
    """Every form of the game that is shown."""
    from hotels.screens.chains.sharing import share_game

    screen = table(driver)
    share_game(driver.app, getattr(screen, "sitting", screen).game)


def saving(driver: "Driver") -> None:
    """A file on its way, under a name that cannot be."""
    from hotels.screens.sharing.saving import SaveSheet

    name = "hotels-2026-11-18-ana-benedikta-christopher-donatella.beancount"
    sheet = SaveSheet(driver.app, name, b"")
    sheet.open()
    tick(driver, 3)
    sheet.refuse(DISK_FULL)


def qr_code(driver: "Driver") -> Show:
    """The play of six."""
    number = game(driver, "vacation-p6_017")
    kept = opened(driver.app.store, number)

    def show() -> None:
        from hotels.screens.sharing.qr import QrScreen
        from hotels.views.sharing import link

        driver.app.show(QrScreen(driver.app, link(kept)))

    return show


def shared_receipt(driver: "Driver") -> Show:
    """What can be done with a receipt."""
    show = receipt("manuscript", "largest")(driver)

    def then() -> None:
        show()
        tick(driver, 4)
        screen: Any = driver.app.shell.top
        screen.on_dispute = lambda _: None
        screen.arrange(screen.profile)
        screen.share()

    return then


def disputed_receipt(driver: "Driver") -> Show:
    """A receipt from which the desk can be reached."""
    show = receipt("manuscript", "largest")(driver)

    def then() -> None:
        show()
        screen: Any = driver.app.shell.top
        screen.on_dispute = lambda _: None
        screen.arrange(screen.profile)

    return then


def announced(scene: Scene) -> Scene:
    """The same with what just happened over it."""

    def under(driver: "Driver") -> Show:
        show = scene(driver)

        def then() -> None:
            before = driver.app.settings
            driver.app.settings = replace(before, announcements=True)
            show()
            tick(driver, 3)
            driver.app.settings = replace(driver.app.settings, announcements=False)

        return then

    return under


SHARE: dict[str, Scene] = {
    "share, a finished game": at("acquire-p4_027", then=share),
    "share, under way": at("acquire-p4_027", 60, then=share),
    "share, saving": at("acquire-p4_027", 60, then=saving),
    "share, QR code": qr_code,
    "share, a receipt": shared_receipt,
    "receipt, the desk at hand": disputed_receipt,
    "announced, table": announced(at("acquire-p4_027", 60)),
    "announced, 6 players": announced(at("vacation-p6_017", 60, LONG)),
    "announced, takeover": announced(at("manuscript", asks(DISPOSE), LONG)),
}
