"""Java, a call or a few at a time; nothing is decided here.

The names are Android's own. What it raises goes to whoever called, who guards it.
"""

from collections.abc import Callable
from typing import Any

READY = 0
"""What a voice answers that has taken a text."""

Box = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels."""


def java(name: str) -> Any:  # noqa: ANN401 - a class of Java has no type here
    """A class of Java."""
    from jnius import autoclass

    return autoclass(name)


def string(text: str) -> Any:  # noqa: ANN401 - an object of Java has no type here
    """A text as an object of Java, where a method takes more than texts.

    Of several methods that take a str pyjnius may call the one for ``char[]``, and none takes a
    str for a ``CharSequence``. An object is neither. Its bytes have one constructor; a str has two.
    """
    return java("java.lang.String")(text.encode(), "utf-8")


def activity() -> Any:  # noqa: ANN401 - likewise
    """The app as Android knows it.

    Java finds a class of the app in the app's own thread only; once found, in any.
    """
    return java("org.kivy.android.PythonActivity").mActivity


def api() -> int:
    """Which Android this is, by its number for apps."""
    return int(java("android.os.Build$VERSION").SDK_INT)


def let_go() -> None:
    """Java holds this thread no longer."""
    import jnius

    jnius.detach()


def on_ui_thread(does: Callable[[], None]) -> None:
    """Do it in the thread that may touch the window, soon."""
    from android.runnable import run_on_ui_thread

    run_on_ui_thread(does)()


# the window


def bars() -> Box | None:
    """How wide the system's bars and cut-outs are; None before the window is laid out."""
    found = activity().getWindow().getDecorView().getRootWindowInsets()
    if found is None:
        return None
    kind = java("android.view.WindowInsets$Type")
    box = found.getInsets(kind.systemBars() | kind.displayCutout())
    return box.left, box.top, box.right, box.bottom


def bars_before_30() -> Box | None:
    """The same of an older Android."""
    found = activity().getWindow().getDecorView().getRootWindowInsets()
    if found is None:
        return None
    return (
        found.getSystemWindowInsetLeft(),
        found.getSystemWindowInsetTop(),
        found.getSystemWindowInsetRight(),
        found.getSystemWindowInsetBottom(),
    )


def whole() -> tuple[int, int]:
    """How wide and high the window is, bars and all."""
    view = activity().getWindow().getDecorView()
    return view.getWidth(), view.getHeight()


def ours() -> Box | None:
    """Where in the window our own view lies; None before it is laid out."""
    box = java("android.graphics.Rect")()
    view = activity().findViewById(java("android.R$id").content)
    if not view.getGlobalVisibleRect(box):
        return None
    return box.left, box.top, box.right, box.bottom


def set_bars_light(on: bool) -> None:  # noqa: FBT001 - as Java has it
    """Dark signs on the system's bars, or light ones; from API 30 on."""
    controller = java("android.view.WindowInsetsController")
    both = controller.APPEARANCE_LIGHT_STATUS_BARS | controller.APPEARANCE_LIGHT_NAVIGATION_BARS
    found = activity().getWindow().getInsetsController()
    found.setSystemBarsAppearance(both if on else 0, both)


def set_recents_screenshot(on: bool) -> None:  # noqa: FBT001 - as Java has it
    """Whether the list of running apps may show the screen; from API 33 on."""
    activity().setRecentsScreenshotEnabled(on)


def set_secure(on: bool) -> None:  # noqa: FBT001 - as Java has it
    """Whether nobody may take a picture of the screen, the list of running apps included."""
    flag = java("android.view.WindowManager$LayoutParams").FLAG_SECURE
    window = activity().getWindow()
    if on:
        window.addFlags(flag)
    else:
        window.clearFlags(flag)


def scale() -> tuple[float, float]:
    """How many pixels a dp has, and how much larger than usual the system shows texts."""
    resources = activity().getResources()
    return resources.getDisplayMetrics().density, resources.getConfiguration().fontScale


def is_night() -> bool:
    """Whether the system is set to dark."""
    configuration = java("android.content.res.Configuration")
    mode = activity().getResources().getConfiguration().uiMode
    return bool(mode & configuration.UI_MODE_NIGHT_MASK == configuration.UI_MODE_NIGHT_YES)


def language() -> str:
    """The language that the system is set to, by its code."""
    return str(java("java.util.Locale").getDefault().getLanguage())


# links and the voice


def view(link: str) -> None:
    """Open a link with whatever app takes it."""
    intent = java("android.content.Intent")
    uri = java("android.net.Uri").parse(link)
    activity().startActivity(intent(intent.ACTION_VIEW, uri))


def voice() -> Any:  # noqa: ANN401 - an object of Java has no type here
    """A voice; some time passes until it can speak."""
    return java("android.speech.tts.TextToSpeech")(activity(), None)


def say(voice: Any, text: str, language: str) -> bool:  # noqa: ANN401 - likewise
    """Whether a voice has taken a text in a language, to be said after what it is saying."""
    voice.setLanguage(java("java.util.Locale").forLanguageTag(language))
    add = java("android.speech.tts.TextToSpeech").QUEUE_ADD
    return bool(voice.speak(string(text), add, None, None) == READY)
