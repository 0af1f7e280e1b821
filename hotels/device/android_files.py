"""Files and texts between Android's apps, a call of Java or a few at a time; nothing is decided.

A file is read and written through a number that the system opens for us, as any other file: so no
bound is lost, and nothing is copied twice.
"""

from collections.abc import Callable
from typing import Any

from hotels.device.android import activity, java, string

CHOSEN = -1
"""What Android answers where somebody chose something."""

Uri = Any
"""Where a file is, in Android's own words."""


def ask_for_file(number: int) -> None:
    """Let the keeper choose a file, of whatever kind: few apps know what ours are."""
    intent = java("android.content.Intent")
    wish = intent(intent.ACTION_OPEN_DOCUMENT)
    wish.addCategory(intent.CATEGORY_OPENABLE)
    wish.setType("*/*")
    activity().startActivityForResult(wish, number)


def ask_for_place(number: int, name: str, kind: str) -> None:
    """Let the keeper choose where a new file is to lie."""
    intent = java("android.content.Intent")
    wish = intent(intent.ACTION_CREATE_DOCUMENT)
    wish.addCategory(intent.CATEGORY_OPENABLE)
    wish.setType(kind)
    wish.putExtra(intent.EXTRA_TITLE, string(name))
    activity().startActivityForResult(wish, number)


def on_answer(does: Callable[[int, int, Any], None]) -> None:
    """Told the number, the answer and what was chosen; in a thread of Android's."""
    from android.activity import bind

    bind(on_activity_result=does)


def on_intent(does: Callable[[Any], None]) -> None:
    """Told what another app wants of us while we run; in a thread of Android's."""
    from android.activity import bind

    bind(on_new_intent=does)


def intent_at_start() -> Any:  # noqa: ANN401 - an object of Java has no type here
    """What we were started for."""
    return activity().getIntent()


def forget_intent() -> None:
    """What we were started for is done with: a turned window is not to do it again."""
    activity().setIntent(java("android.content.Intent")())


def hands_over(wish: Any) -> bool:  # noqa: ANN401 - likewise
    """Whether an app opens something with us or sends us something.

    Not where the wish is an old one, out of the list of running apps.
    """
    intent = java("android.content.Intent")
    if wish is None or wish.getFlags() & intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY:
        return False
    return wish.getAction() in {intent.ACTION_VIEW, intent.ACTION_SEND}


def file_in(wish: Any) -> Uri | None:  # noqa: ANN401 - likewise
    """The file that is handed over; None where it is none, but a text that somebody shares."""
    from jnius import cast

    intent = java("android.content.Intent")
    if wish.getAction() == intent.ACTION_VIEW:
        return wish.getData()
    found = wish.getParcelableExtra(intent.EXTRA_STREAM)
    return None if found is None else cast("android.net.Uri", found)


def scheme(uri: Uri) -> str:
    """How a file is reached: ``content`` where another app gives it to us."""
    return str(uri.getScheme())


def opened(uri: Uri, how: str) -> int:
    """The system's number of an open file, which is ours to close; ``r`` or ``w``."""
    found = activity().getContentResolver().openFileDescriptor(uri, how)
    return int(found.detachFd())


def called(uri: Uri) -> str:
    """What a file is called, or nothing."""
    column = java("android.provider.OpenableColumns").DISPLAY_NAME
    cursor = activity().getContentResolver().query(uri, [column], None, None, None)
    if cursor is None:
        return ""
    try:
        return str(cursor.getString(0) or "") if cursor.moveToFirst() else ""
    finally:
        cursor.close()


def new_download(name: str, kind: str) -> Uri:
    """A new file among the downloads, which every app may put there; from API 29 on."""
    values = java("android.content.ContentValues")()
    media = java("android.provider.MediaStore$MediaColumns")
    values.put(media.DISPLAY_NAME, name)
    values.put(media.MIME_TYPE, kind)
    downloads = java("android.provider.MediaStore$Downloads").EXTERNAL_CONTENT_URI
    return activity().getContentResolver().insert(downloads, values)


def drop(uri: Uri) -> None:
    """Take a file of ours away."""
    activity().getContentResolver().delete(uri, None, None)


def send_file(uri: Uri, kind: str) -> None:
    """Let the keeper choose who gets a file."""
    from jnius import cast

    intent = java("android.content.Intent")
    wish = intent(intent.ACTION_SEND)
    wish.setType(kind)
    wish.putExtra(intent.EXTRA_STREAM, cast("android.os.Parcelable", uri))
    wish.addFlags(intent.FLAG_GRANT_READ_URI_PERMISSION)
    activity().startActivity(intent.createChooser(wish, None))


def send_text(text: str) -> None:
    """Let the keeper choose who gets a text."""
    intent = java("android.content.Intent")
    wish = intent(intent.ACTION_SEND)
    wish.setType("text/plain")
    wish.putExtra(intent.EXTRA_TEXT, string(text))
    activity().startActivity(intent.createChooser(wish, None))
