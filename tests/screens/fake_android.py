"""A fake Android: it answers as it is told, and notes every call.

A call that API 36 does not have, or for which pyjnius finds no overload or several, is a fault:
whoever raised it may have been guarded, so the faults are looked at when the fake goes.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.android.stubs import java_class
from tests.screens.fake_java import Java, checked, fault, faults, short

Call = tuple[Any, ...]
"""What was called, and with what."""

EVENTS = {"on_new_intent", "on_activity_result"}
"""What python-for-android lets somebody listen to."""


class FakeAndroid:
    """The tablet: how it answers, and all that was asked of it."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        """Every call, by the names of Java, in order."""
        self.chosen: list[tuple[str, str]] = []
        """The class of each call and its overload, likewise."""
        self.api = 36
        self.night = False
        self.language = "en"
        self.density, self.font_scale = 1.0, 1.0
        """How many pixels a dp has, and how much larger than usual texts are wanted."""
        self.bars = 0, 0, 0, 0
        """Left, top, right and bottom, in pixels."""
        self.whole = 1280, 800
        self.ours: tuple[int, int, int, int] | None = None
        """Where our view lies; None: edge to edge."""
        self.is_laid_out = True
        self.answers: dict[str, Any] = {}
        """What a call gives back, or what to call for it; an exception is raised."""
        self.bound: dict[str, Callable[..., None]] = {}
        """Who listens to what the activity is told."""

    def note(self, *call: object) -> None:
        """It was called."""
        self.calls.append(call)

    def taken(self) -> list[Call]:
        """What was asked since this was asked last."""
        found = self.calls[:]
        self.calls.clear()
        return found

    def called(self, *names: str) -> list[Call]:
        """The calls of these names only, all that was noted forgotten."""
        return [call for call in self.taken() if call[0] in names]

    def autoclass(self, name: str) -> Java:
        """A class by its whole name; it goes by its last word here."""
        checked(lambda: java_class(name))
        return Java(name, self, is_class=True)

    def object(self, name: str, **answers: object) -> Java:
        """An object of a class, and what its methods give back."""
        return Java(name, self, answers=answers)

    def fields(self) -> dict[str, Any]:
        """What stands in the fields that are not the same everywhere."""
        box = self.ours or (0, 0, *self.whole)
        sides = ("left", "top", "right", "bottom")
        return {
            "VERSION.SDK_INT": self.api,
            "Configuration.fontScale": self.font_scale,
            "Configuration.uiMode": 0x20 if self.night else 0x10,
            "DisplayMetrics.density": self.density,
            "DisplayMetrics.scaledDensity": self.density * self.font_scale,
            **{f"Insets.{side}": bar for side, bar in zip(sides, self.bars, strict=True)},
            **{f"Rect.{side}": edge for side, edge in zip(sides, box, strict=True)},
        }

    def known(self) -> dict[str, Any]:
        """What calls give back: as a test said, or as the tablet is."""
        sides = zip(("Left", "Top", "Right", "Bottom"), self.bars, strict=True)
        laid_out = {} if self.is_laid_out else {"View.getRootWindowInsets": None}
        return {
            "Hardware.getDPI": int(160 * self.density),
            "Locale.forLanguageTag": lambda tag: Java("java.util.Locale", self, says=tag),
            "Locale.getLanguage": self.language,
            "Type.displayCutout": 0x80,
            "Type.systemBars": 0x7,
            "Vibrator.hasVibrator": True,
            "View.getGlobalVisibleRect": self.is_laid_out,
            "View.getHeight": self.whole[1],
            "View.getWidth": self.whole[0],
            **{f"WindowInsets.getSystemWindowInset{side}": bar for side, bar in sides},
            **laid_out,
            **self.answers,
        }

    def modules(self) -> dict[str, ModuleType]:
        """What an Android's Python has and no other."""
        jnius, android = ModuleType("jnius"), ModuleType("android")
        runnable, activity = ModuleType("android.runnable"), ModuleType("android.activity")
        config = ModuleType("android.config")
        ours = self.autoclass("org.kivy.android.PythonActivity")
        parts: dict[ModuleType, dict[str, object]] = {
            jnius: {
                "autoclass": self.autoclass,
                "cast": self._cast,
                "detach": lambda: self.note("detach"),
            },
            runnable: {"run_on_ui_thread": self._on_ui_thread},
            activity: {"bind": self._bind},
            config: {"JAVA_NAMESPACE": "org.kivy.android"},
            android: {
                "runnable": runnable,
                "activity": activity,
                "config": config,
                "mActivity": ours.mActivity,
                "python_act": ours,
            },
        }
        for module, held_there in parts.items():
            for name, part in held_there.items():
                setattr(module, name, part)
        return {module.__name__: module for module in parts}

    @staticmethod
    def _cast(name: str, what: Java) -> Java:
        """The same object, seen as one of another class."""
        checked(lambda: java_class(name))
        seen = copy(what)
        seen.java_name, seen._short = name, short(name)
        return seen

    def _on_ui_thread(self, does: Callable[..., None]) -> Callable[..., None]:
        """It is done at once; that it was asked for is noted."""

        def there(*given: object) -> None:
            self.note("run_on_ui_thread")
            does(*given)

        return there

    def _bind(self, **listeners: Callable[..., None]) -> None:
        if unknown := listeners.keys() - EVENTS:
            fault(f"Nobody can listen to {unknown}.")
        self.bound |= listeners


@contextmanager
def android_here(monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeAndroid]:
    """An Android is here, for all that Hotels and plyer can tell; Kivy knows better."""
    for needed in ("hotels.app", "tests.screens.driver"):
        import_module(needed)  # Kivy asks where it is when it is first loaded
    from hotels.device import voice

    fake = FakeAndroid()
    faults.clear()
    monkeypatch.setenv("ANDROID_ARGUMENT", str(Path.cwd()))
    for name, module in fake.modules().items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(voice, "_voices", [])
    try:
        import plyer
        from plyer.utils import platform
    except ImportError:  # not on every Python
        yield fake
    else:
        monkeypatch.setattr(platform, "_platform_android", True)
        _forget(plyer.vibrator)
        try:
            yield fake
        finally:
            _forget(plyer.vibrator)
    assert not faults, "\n".join(faults)


def _forget(proxy: Any) -> None:
    """What plyer has found for a device is looked for again."""
    object.__setattr__(proxy, "_obj", None)
    for name in [*sys.modules]:
        if name.startswith("plyer.platforms.android"):
            del sys.modules[name]
