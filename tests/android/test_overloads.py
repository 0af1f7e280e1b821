"""What the fake Android refuses: what API 36 has not, and what pyjnius cannot tell apart."""

from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, distribution

import pytest

from tests.android.overloads import Reference, called, constructed, held, points
from tests.android.stubs import Unknown, field, is_a, java_class, overloads

try:
    distribution("chaquopy-stubs-android")
except PackageNotFoundError:
    pytest.skip("Android's stubs are not installed here", allow_module_level=True)

INTENT, SPEECH = "android.content.Intent", "android.speech.tts.TextToSpeech"
ACTIVITY, STRING, URI = "org.kivy.android.PythonActivity", "java.lang.String", "android.net.Uri"
TEXT = Reference(STRING)


def of(name: str, method: str, *given: object) -> str:
    """The overload for an object."""
    return called(name, method, given, on_class=False).descriptor


def static(name: str, method: str, *given: object) -> str:
    """The overload for a class."""
    return called(name, method, given, on_class=True).descriptor


def new(name: str, *given: object) -> str:
    """The constructor."""
    return constructed(name, given).descriptor


@pytest.mark.parametrize(
    ("asks", "descriptor"),
    [
        (lambda: of(INTENT, "putExtra", "name", TEXT), "(Ljava/lang/String;Ljava/lang/String;)"),
        (
            lambda: of(SPEECH, "speak", TEXT, 1, None, None),
            "(Ljava/lang/CharSequence;ILandroid/os/Bundle;Ljava/lang/String;)",
        ),
        (lambda: new(STRING, b"text", "utf-8"), "([BLjava/lang/String;)"),
        (
            lambda: new(INTENT, "action", Reference(URI)),
            "(Ljava/lang/String;Landroid/net/Uri;)",
        ),
        (lambda: of(ACTIVITY, "getSystemService", "vibrator"), "(Ljava/lang/String;)"),
        (lambda: static("android.os.VibrationEffect", "createWaveform", [0, 80], -1), "([JI)"),
        (lambda: of("android.content.ContentValues", "put", "a", "b"), 2 * "Ljava/lang/String;"),
        (lambda: of(ACTIVITY, "setTitle", 7), "(I)"),
        (lambda: of("android.telecom.Call", "removeExtras", "key"), "([Ljava/lang/String;)"),
    ],
)
def test_one_overload_has_most_points(asks: Callable[[], str], descriptor: str) -> None:
    assert descriptor in asks()


@pytest.mark.parametrize(
    ("asks", "said"),
    [
        (lambda: of(INTENT, "putExtra", "name", "text"), "several overloads"),
        (lambda: of(INTENT, "putExtra", "name", 1), "several overloads"),
        (lambda: of("android.telecom.Call", "removeExtras", ["key"]), "no overload"),
        (lambda: new(STRING, "text"), "several overloads"),
        (lambda: of(SPEECH, "speak", "text", 1, None, None), "no overload"),
        (lambda: of(INTENT, "addFlags", 2**31), "no overload"),
        (lambda: new(INTENT, 7), "no overload"),
        (lambda: of(ACTIVITY, "startActivity", Reference(URI)), f"wants {INTENT}, no {URI}"),
        (lambda: of(INTENT, "putExtras"), "no overload"),
        (lambda: of(INTENT, "putEverything"), "has no method putEverything"),
        (lambda: static(INTENT, "getAction"), "is no static method"),
        (lambda: of(INTENT, "createChooser", Reference(INTENT), None), "is no instance method"),
        (lambda: held(INTENT, "EXTRA_NOTHING", on_class=True), "neither a field nor a method"),
        (lambda: held("android.graphics.Rect", "left", on_class=True), "a field of objects"),
        (lambda: java_class("android.content.Intend").name, "There is no class"),
        (lambda: java_class("android.os.Build$VERSIONS").name, "There is no class"),
        (lambda: java_class("no.such.package.Class").name, "There is no class"),
    ],
)
def test_what_nobody_can_call_is_refused(asks: Callable[[], str], said: str) -> None:
    with pytest.raises(Unknown, match=said):
        asks()


def test_what_is_inherited_is_there_once() -> None:
    assert [one.descriptor for one in overloads(ACTIVITY, "getResources")] == ["()"]
    assert is_a(ACTIVITY, "android.content.Context")
    assert not is_a("android.content.Context", ACTIVITY)
    found = field("android.os.Build$VERSION", "SDK_INT")
    assert found is not None
    assert (found.type, found.is_static) == ("I", True)


def test_a_value_has_points_by_its_parameter() -> None:
    """As pyjnius counts: 10 for the call, 10 for a value of the very type, 5 if it is converted."""
    assert points(["I", "Ljava/lang/String;"], [1, "a"]) == 30
    assert points(["F"], [1]) == 15
    assert points(["Ljava/lang/CharSequence;"], [TEXT]) == 15
    assert points(["Ljava/lang/Object;"], ["a"]) == 15
    assert points(["[I"], [[]]) == 10
    assert points(["[I"], [["a"]]) == -1
    assert points(["Ljava/lang/String;", "[Ljava/lang/Object;"], ["a", TEXT], varargs=True) == 20
    assert points(["Ljava/lang/Runnable;"], [print]) == 11
    assert points(["Ljava/lang/Class;"], [Reference(URI, is_class=True)]) == 20
