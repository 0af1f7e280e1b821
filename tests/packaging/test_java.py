"""Our calls of Java, made by the pyjnius of the APK on a JVM: the right overloads, the right texts.

The classes there have the overloads of API 36, so what pyjnius chooses there it chooses on Android.
"""

import importlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.android import device_calls
from tests.android.device_calls import NAME, TEXT
from tests.android.skeleton import write
from tests.screens.fake_android import FakeAndroid
from tests.screens.fake_java import faults
from tools.packaging.places import BUILD, ROOT

BUILDERS = BUILD / "venv"
"""Where pyjnius is once ``make packaging`` has brought it."""

PROGRAM = """
import json, sys
import jnius_config
jnius_config.set_classpath(sys.argv[1])
from jnius import autoclass
from hotels.device import android, android_files
from tests.android.device_calls import make
make(android, android_files)
print(json.dumps(autoclass("noted.Noted").said().splitlines()))
"""


HAS_PYJNIUS = any(BUILDERS.glob("lib/python*/site-packages/jnius_config.py"))

pytestmark = [
    pytest.mark.process,
    pytest.mark.long,
    pytest.mark.skipif(shutil.which("javac") is None, reason="there is no javac here"),
    pytest.mark.skipif(not HAS_PYJNIUS, reason="make packaging has not brought pyjnius here"),
]


@pytest.fixture(scope="module")
def noted(tmp_path_factory: pytest.TempPathFactory) -> list[list[str]]:
    """Each call that reached Java: its overload, and what it was given."""
    folder = tmp_path_factory.mktemp("java")
    classes = device_calls.classes()
    sources = write(folder / "source", classes, device_calls.members() | classes)
    built = folder / "classes"
    compiles = ["javac", "-nowarn", "-encoding", "utf-8", "-d", str(built), *map(str, sources)]
    subprocess.run(compiles, check=True, capture_output=True)
    done = subprocess.run(
        [str(BUILDERS / "bin" / "python"), "-c", PROGRAM, str(built)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [line.split("\t") for line in json.loads(done.stdout.splitlines()[-1])]


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeAndroid]:
    """An Android that only knows the signatures."""
    found = FakeAndroid()
    found.answers["Cursor.moveToFirst"] = True
    for name, module in found.modules().items():
        monkeypatch.setitem(sys.modules, name, module)
    faults.clear()
    yield found
    assert faults == []


def test_every_function_is_called() -> None:
    made = device_calls.make.__code__.co_names
    assert device_calls.functions() - device_calls.ELSEWHERE <= {*made}


def test_pyjnius_calls_what_the_fake_android_says_it_would(
    noted: list[list[str]], fake: FakeAndroid
) -> None:
    ours = importlib.import_module("hotels.device.android")
    device_calls.make(ours, importlib.import_module("hotels.device.android_files"))
    expected = [what for name, what in fake.chosen if not name.startswith("java.")]
    assert [what for what, *_ in noted] == expected
    assert len(expected) > 60


def test_texts_reach_java_as_texts_and_whole(noted: list[list[str]]) -> None:
    text, any_text = "Ljava/lang/String;", "Ljava/lang/CharSequence;"
    extras = [given for what, *given in noted if what == f"putExtra({text}{text})"]
    assert extras == [["EXTRA_TITLE", NAME], ["EXTRA_TEXT", TEXT]]
    (said,) = (given for what, *given in noted if what.startswith("speak("))
    assert said == [TEXT, "0", "null", "null"]
    assert [what for what, *_ in noted if what.startswith("speak(")] == [
        f"speak({any_text}ILandroid/os/Bundle;{text})"
    ]
