"""An Android that is none: it answers as it is told, and writes down whatever is asked of it."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

Call = tuple[Any, ...]
"""What was called, and with what."""

KNOWN: dict[str, object] = {
    "Configuration.UI_MODE_NIGHT_MASK": 0x30,
    "Configuration.UI_MODE_NIGHT_YES": 0x20,
    "Intent.ACTION_VIEW": "android.intent.action.VIEW",
    "LayoutParams.FLAG_SECURE": 0x2000,
    "TextToSpeech.QUEUE_ADD": 1,
    "VibrationEffect.DEFAULT_AMPLITUDE": -1,
    "WindowInsetsController.APPEARANCE_LIGHT_NAVIGATION_BARS": 0x10,
    "WindowInsetsController.APPEARANCE_LIGHT_STATUS_BARS": 0x8,
    "id.content": 0x01020002,
}
"""Android's own numbers and words."""

LEADS_TO = {
    "Activity.findViewById": "Content",
    "Activity.getResources": "Resources",
    "Activity.getSystemService": "Vibrator",
    "Activity.getWindow": "Window",
    "DecorView.getRootWindowInsets": "RootInsets",
    "Locale.getDefault": "HisLocale",
    "Resources.getConfiguration": "Now",
    "RootInsets.getInsets": "Insets",
    "Window.getDecorView": "DecorView",
    "Window.getInsetsController": "Controller",
}
"""What an object is called that a call gives back, where something is asked of it."""


class Java:
    """A class or an object of Java: what it is asked is written down."""

    def __init__(self, fake: "FakeAndroid", name: str) -> None:
        self._fake, self._name = fake, name

    def __call__(self, *given: object) -> "Java":
        """A new object."""
        self._fake.note(self._name, *given)
        return Java(self._fake, self._name)

    def __getattr__(self, attribute: str) -> Any:
        if attribute.startswith("__"):
            raise AttributeError(attribute)
        return self._fake.part(f"{self._name}.{attribute}")

    def __repr__(self) -> str:
        return self._name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, str | Java) and repr(other).strip("'") == self._name

    def __hash__(self) -> int:
        return hash(self._name)


class FakeAndroid:
    """The tablet: how it answers, and all that was asked of it."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        """Every call, by the names of Java, in order."""
        self.api = 36
        self.night = False
        self.language = "en"
        self.bars = 0, 0, 0, 0
        """Left, top, right and bottom, in pixels."""
        self.whole = 1280, 800
        self.ours: tuple[int, int, int, int] | None = None
        """Where our view lies; None: edge to edge."""
        self.is_laid_out = True
        self.answers: dict[str, Any] = {}
        """What a call gives back, or what to call for it; an exception is raised."""
        self.values: dict[str, Any] = {}
        """What stands in a field."""
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
        return Java(self, name.rpartition(".")[2].rpartition("$")[2])

    def part(self, name: str) -> Any:
        """A field, or a call waiting for what it is given."""
        if name == "PythonActivity.mActivity":
            return Java(self, "Activity")
        for known in (self.values, self._fields(), KNOWN):
            if name in known:
                return known[name]

        def call(*given: object) -> Any:
            self.note(name, *given)
            answer = self.answers.get(name, self._answer(name))
            if isinstance(answer, Exception):
                raise answer
            return answer(*given) if callable(answer) and not isinstance(answer, Java) else answer

        return call

    def _fields(self) -> dict[str, Any]:
        box = self.ours or (0, 0, *self.whole)
        sides = ("left", "top", "right", "bottom")
        return {
            "VERSION.SDK_INT": self.api,
            "Now.uiMode": 0x20 if self.night else 0x10,
            **{f"Insets.{side}": bar for side, bar in zip(sides, self.bars, strict=True)},
            **{f"Rect.{side}": edge for side, edge in zip(sides, box, strict=True)},
        }

    def _answer(self, name: str) -> Any:
        """What a call gives back if nothing else was said."""
        sides = zip(("Left", "Top", "Right", "Bottom"), self.bars, strict=True)
        known = {
            "Content.getGlobalVisibleRect": self.is_laid_out,
            "Type.systemBars": 0x7,
            "Type.displayCutout": 0x80,
            "HisLocale.getLanguage": self.language,
            "DecorView.getWidth": self.whole[0],
            "DecorView.getHeight": self.whole[1],
            "TextToSpeech.speak": 0,
            "Vibrator.hasVibrator": True,
            "Locale.forLanguageTag": str,
            **{f"RootInsets.getSystemWindowInset{side}": bar for side, bar in sides},
        }
        if name == "DecorView.getRootWindowInsets" and not self.is_laid_out:
            return None
        return known.get(name, Java(self, LEADS_TO.get(name, name)))

    def modules(self) -> dict[str, ModuleType]:
        """What an Android's Python has and no other."""
        jnius, android = ModuleType("jnius"), ModuleType("android")
        runnable, activity = ModuleType("android.runnable"), ModuleType("android.activity")
        config = ModuleType("android.config")
        parts: dict[ModuleType, dict[str, object]] = {
            jnius: {
                "autoclass": self.autoclass,
                "cast": lambda _, what: what,
                "detach": lambda: self.note("detach"),
            },
            runnable: {"run_on_ui_thread": self._on_ui_thread},
            activity: {"bind": self._bind},
            config: {"JAVA_NAMESPACE": "org.kivy.android"},
            android: {"runnable": runnable, "activity": activity, "config": config},
        }
        for module, held in parts.items():
            for name, part in held.items():
                setattr(module, name, part)
        return {module.__name__: module for module in parts}

    def _on_ui_thread(self, does: Callable[..., None]) -> Callable[..., None]:
        """It is done at once; that it was asked for is noted."""

        def there(*given: object) -> None:
            self.note("run_on_ui_thread")
            does(*given)

        return there

    def _bind(self, **listeners: Callable[..., None]) -> None:
        self.bound |= listeners


@contextmanager
def android_here(monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeAndroid]:
    """An Android is here, for all that Hotels and plyer can tell; Kivy knows better."""
    for needed in ("hotels.app", "tests.screens.driver"):
        import_module(needed)  # Kivy asks where it is when it is first loaded
    from hotels.device import voice

    fake = FakeAndroid()
    monkeypatch.setenv("ANDROID_ARGUMENT", str(Path.cwd()))
    for name, module in fake.modules().items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(voice, "_voices", [])
    try:
        import plyer
        from plyer.utils import platform
    except ImportError:  # not on every Python
        yield fake
        return
    monkeypatch.setattr(platform, "_platform_android", True)
    _forget(plyer.vibrator)
    try:
        yield fake
    finally:
        _forget(plyer.vibrator)


def _forget(proxy: Any) -> None:
    """What plyer has found for a device is looked for again."""
    object.__setattr__(proxy, "_obj", None)
    for name in [*sys.modules]:
        if name.startswith("plyer.platforms.android"):
            del sys.modules[name]
