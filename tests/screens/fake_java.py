"""Java classes and objects of a fake Android: what they are asked is checked and noted."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tests.android.overloads import Reference, called, constructed, held
from tests.android.stubs import Signature, Unknown, class_of, overloads

if TYPE_CHECKING:
    from tests.screens.fake_android import FakeAndroid

KNOWN: dict[str, object] = {
    "Configuration.UI_MODE_NIGHT_MASK": 0x30,
    "Configuration.UI_MODE_NIGHT_YES": 0x20,
    "Context.VIBRATOR_SERVICE": "vibrator",
    "Intent.ACTION_CREATE_DOCUMENT": "android.intent.action.CREATE_DOCUMENT",
    "Intent.ACTION_OPEN_DOCUMENT": "android.intent.action.OPEN_DOCUMENT",
    "Intent.ACTION_SEND": "android.intent.action.SEND",
    "Intent.ACTION_VIEW": "android.intent.action.VIEW",
    "Intent.CATEGORY_OPENABLE": "android.intent.category.OPENABLE",
    "Intent.EXTRA_STREAM": "android.intent.extra.STREAM",
    "Intent.EXTRA_TEXT": "android.intent.extra.TEXT",
    "Intent.EXTRA_TITLE": "android.intent.extra.TITLE",
    "Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY": 0x100000,
    "Intent.FLAG_GRANT_READ_URI_PERMISSION": 1,
    "LayoutParams.FLAG_SECURE": 0x2000,
    "MediaColumns.DISPLAY_NAME": "_display_name",
    "MediaColumns.MIME_TYPE": "mime_type",
    "OpenableColumns.DISPLAY_NAME": "_display_name",
    "TextToSpeech.QUEUE_ADD": 1,
    "WindowInsetsController.APPEARANCE_LIGHT_NAVIGATION_BARS": 0x10,
    "WindowInsetsController.APPEARANCE_LIGHT_STATUS_BARS": 0x8,
    "id.content": 0x01020002,
}
"""Android's own numbers and words; the stubs have the names only."""

NOTHING = {"V": None, "Z": False, "F": 0.0, "D": 0.0, "Ljava/lang/String;": ""}

faults: list[str] = []
"""What was asked of Android that it cannot be asked."""


class Java(Reference):
    """A class of Java, or an object of one; what it is called for is checked and noted."""

    def __init__(
        self,
        name: str,
        fake: "FakeAndroid | None" = None,
        *,
        is_class: bool = False,
        says: str = "",
        answers: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(name, is_class=is_class)
        self._fake, self._answers = fake, answers or {}
        self._short = short(name)
        self._says = says or self._short

    def __call__(self, *given: object) -> "Java":
        """A new object."""
        if not self.is_class:
            fault(f"{self.java_name}: an object is called as if it were a class.")
        found = checked(lambda: constructed(self.java_name, given))
        if self._fake is not None:
            self._fake.note(self._short, *given)
            self._fake.chosen.append((self.java_name, f"new{found.descriptor}"))
        says = given[0].decode() if given and isinstance(given[0], bytes) else ""
        return Java(self.java_name, self._fake, says=says)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        whole = f"{self._short}.{name}"
        if not overloads(self.java_name, name):
            kind = checked(lambda: held(self.java_name, name, on_class=self.is_class))
            return self._value(whole, kind)

        def call(*given: object) -> Any:
            found = checked(lambda: called(self.java_name, name, given, on_class=self.is_class))
            if self._fake is not None:
                self._fake.note(whole, *given)
                self._fake.chosen.append((self.java_name, f"{name}{found.descriptor}"))
            return self._answered(self._answer(name, whole, found), given)

        return call

    def _value(self, whole: str, kind: str) -> Any:
        fields = {} if self._fake is None else self._fake.fields()
        for known in (fields, KNOWN):
            if whole in known:
                return known[whole]
        if (name := class_of(kind)) is None or kind in NOTHING:
            return fault(f"No value is known for {whole}.")
        return Java(name, self._fake)

    def _answer(self, name: str, whole: str, found: Signature) -> Any:
        if name in self._answers:
            return self._answers[name]
        known = {} if self._fake is None else self._fake.known()
        if whole in known:
            return known[whole]
        returned = class_of(found.returns)
        if returned is None or found.returns in NOTHING:
            return NOTHING.get(found.returns, 0)
        return Java(returned, self._fake)

    @staticmethod
    def _answered(answer: Any, given: tuple[object, ...]) -> Any:
        if isinstance(answer, Exception):
            raise answer
        return answer(*given) if callable(answer) and not isinstance(answer, Java) else answer

    def __repr__(self) -> str:
        return self._says

    def __eq__(self, other: object) -> bool:
        return isinstance(other, str | Java) and str(other) == self._says

    def __hash__(self) -> int:
        return hash(self._says)


def short(name: str) -> str:
    """What a class goes by here: its last word; our own activity as any other."""
    last = name.rpartition(".")[2].rpartition("$")[2]
    return {"PythonActivity": "Activity"}.get(last, last)


def fault(text: str) -> Any:
    """Something was asked that no Android can answer."""
    faults.append(text)
    raise RuntimeError(text)


def checked(asks: Callable[[], Any]) -> Any:
    """What Android's signatures answer, or a fault."""
    try:
        return asks()
    except Unknown as error:
        return fault(str(error))
