"""Pictures of a screen, under a virtual one of 2560x1600: ``python tools/look.py SCENE SIZE ...``.

SCENE is one of the audit's (``tests/screens/audit/scenes.py``) by its name, ``"home, empty"``; or a
Python file with a function ``scene(driver)`` that brings the app to what is to be seen. A name that
nobody knows is answered with all names that hold it. Each further word is
``WIDTHxHEIGHT[@DENSITY]``, ``light``, ``dark``, ``black``, ``text=1.3``, ``says=de``, or
``protan``, ``deutan``, ``tritan`` for eyes that tell fewer colours apart; a picture is made for
every size with every theme and all eyes, and its name printed.
"""

import os
import re
import runpy
import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.screens.driver import Driver

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("KIVY_HOME", tempfile.mkdtemp())
os.environ |= {"KIVY_LOG_MODE": "PYTHON", "KIVY_METRICS_DENSITY": "1"}
os.environ.setdefault("LIBGL_ALWAYS_SOFTWARE", "1")


def main(named: str, *wishes: str) -> None:
    """Make the pictures."""
    sizes = [wish for wish in wishes if "x" in wish and "=" not in wish] or ["1280x800"]
    themes = [wish for wish in wishes if wish in {"light", "dark", "black"}] or ["light"]
    text = next((float(wish[5:]) for wish in wishes if wish.startswith("text=")), 1.0)
    says = next((wish[5:] for wish in wishes if wish.startswith("says=")), "en")
    from kivy.config import Config
    from PIL import Image

    from tests.screens.driver import Driver
    from tools.eyes import EYES, picture_seen

    Config.set("graphics", "multisamples", "0")
    scene = scene_of(named)
    out = ROOT / "build" / "look"
    out.mkdir(parents=True, exist_ok=True)
    for size, theme in product(sizes, themes):
        os.environ["HOTELS_DATA"] = tempfile.mkdtemp()
        measures, _, density = size.partition("@")
        width, height = map(int, measures.split("x"))
        from hotels.app import HotelsApp
        from hotels.views.hints import HINTS

        app = HotelsApp()
        app.settings = type(app.settings)(
            theme=theme, text_size=text, explained=tuple(HINTS), language=says
        )
        with Driver(app, width, height, float(density or 1)) as driver:
            scene(driver)
            driver.frames(20)
            name = out / f"{file_name(named)}-{size}-{theme}-{text}-{says}.png"
            driver.shot(name)
            sys.stdout.write(f"{name}\n")
            for eyes in EYES.keys() & {*wishes}:
                other = name.with_name(f"{name.stem}-{eyes}.png")
                picture_seen(Image.open(name), eyes).save(other)
                sys.stdout.write(f"{other}\n")


def scene_of(named: str) -> Callable[["Driver"], None]:
    """What brings the app to a scene: the audit's, or that of a file."""
    from tests.screens.audit.scenes import SCENES

    if named in SCENES:
        return lambda driver: SCENES[named](driver)()
    if not Path(named).is_file():
        known = [name for name in SCENES if named in name]
        sys.exit("\n".join([f"There is no file and no scene {named!r}.", *known]))
    scene: Callable[[Driver], None] = runpy.run_path(named)["scene"]
    return scene


def file_name(named: str) -> str:
    """A scene as part of a file's name."""
    return "-".join(re.findall(r"\w+", Path(named).stem))


if __name__ == "__main__":
    main(*sys.argv[1:])
