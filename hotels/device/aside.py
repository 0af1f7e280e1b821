"""Something done beside the screens, which go on meanwhile."""

from collections.abc import Callable
from threading import Thread

from hotels.device.where import is_android


def aside(does: Callable[[], None]) -> None:
    """Do it in a thread of its own; whatever it raises is its own affair to guard."""

    def run() -> None:
        try:
            does()
        finally:
            if is_android():
                from hotels.device import android

                android.let_go()  # a thread that ends while Java holds it ends the whole app

    Thread(target=run, daemon=True).start()
