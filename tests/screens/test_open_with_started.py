"""The real program, started by Android for a file, and handed others while it runs.

All is as it is on a tablet but Android itself: Kivy's own loop turns, and ``main.py`` begins.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.command import GAMES
from tests.screens.incoming import EDITION

ROOT = Path(__file__).parents[2]
NEVER = 120
"""Seconds after which what is awaited will not come."""

PROGRAM = """
import os, runpy, sys
from pathlib import Path
import pytest
os.environ |= {"KIVY_NO_ARGS": "1", "KIVY_NO_CONFIG": "1", "KIVY_NO_FILELOG": "1"}
os.environ |= {"KIVY_NO_CONSOLELOG": "1"}
from hotels.app import HotelsApp
from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from tests.screens.fake_android import android_here
from tests.screens.handed_over import SEND, VIEW, Wish, file, with_files

folder, *names = map(Path, sys.argv[1:])

def words():
    found = (getattr(one, "text", "") for top in Window.children for one in top.walk())
    return [text for text in found if text]

def look(_):
    shell = App.get_running_app().shell
    if "Import this?" in words():
        print("asked", *(text for text in words() if text.startswith(("A game", "A house"))))
        shell.top.take_in()
    elif getattr(shell.top, "told", None) is not None:
        print("told", shell.top.told.headline, flush=True)
        shell.back()
        if not names:
            App.get_running_app().stop()
            return
        android.bound["on_new_intent"](Wish(SEND, file(names.pop(0))))

with pytest.MonkeyPatch.context() as patch, android_here(patch) as android:
    with_files(android, patch, folder)
    android.answers["Activity.getIntent"] = Wish(VIEW, file(names.pop(0)))
    Clock.schedule_interval(look, 0.05)
    runpy.run_path("main.py", run_name="__main__")
"""


@pytest.mark.process
def test_the_program_is_started_for_one_file_and_handed_two_more(tmp_path: Path) -> None:
    edition, recipe = tmp_path / "edition.json", tmp_path / "recipe.json"
    edition.write_text(json.dumps(EDITION), encoding="utf-8")
    recipe.write_text('{"name": "a recipe"}', encoding="utf-8")
    own = {"HOTELS_DATA": str(tmp_path / "data"), "KIVY_HOME": str(tmp_path / "kivy")}
    names = map(str, (tmp_path, GAMES / "manuscript.json", edition, recipe))
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *names],
        cwd=ROOT,
        env={**os.environ, **own, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=NEVER,
    )
    assert done.stdout.splitlines() == [
        "asked A game with Alice, Bob, Carol and Dave (24 entries).",
        "told Game imported",
        "asked A house edition called The attic's.",
        "told Imported",
        "told The file was not imported",
    ]
    assert (done.returncode, done.stderr) == (0, "")
