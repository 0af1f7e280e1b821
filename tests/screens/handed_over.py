"""Files that other apps of a fake Android hand over: what they want, and where the files lie."""

import os
from pathlib import Path
from typing import Any

import pytest

from hotels.device import files
from tests.command import GAMES
from tests.screens.fake_android import FakeAndroid

VIEW, SEND = "android.intent.action.VIEW", "android.intent.action.SEND"
OPEN, CREATE = "android.intent.action.OPEN_DOCUMENT", "android.intent.action.CREATE_DOCUMENT"
STREAM, TEXT, TITLE = (f"android.intent.extra.{word}" for word in ("STREAM", "TEXT", "TITLE"))
OPENABLE, FROM_HISTORY, GRANT = "android.intent.category.OPENABLE", 0x100000, 1

MANUSCRIPT = GAMES / "manuscript.json"


def with_files(android: FakeAndroid, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Its files lie in a folder of ours."""
    android.values |= {
        "Intent.ACTION_VIEW": VIEW,
        "Intent.ACTION_SEND": SEND,
        "Intent.ACTION_OPEN_DOCUMENT": OPEN,
        "Intent.ACTION_CREATE_DOCUMENT": CREATE,
        "Intent.CATEGORY_OPENABLE": OPENABLE,
        "Intent.EXTRA_STREAM": STREAM,
        "Intent.EXTRA_TEXT": TEXT,
        "Intent.EXTRA_TITLE": TITLE,
        "Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY": FROM_HISTORY,
        "Intent.FLAG_GRANT_READ_URI_PERMISSION": GRANT,
        "OpenableColumns.DISPLAY_NAME": "_display_name",
        "MediaColumns.DISPLAY_NAME": "_display_name",
        "MediaColumns.MIME_TYPE": "mime_type",
        "Downloads.EXTERNAL_CONTENT_URI": "content://downloads",
    }
    out = tmp_path / "out"

    def descriptor(uri: Any, how: str) -> Any:
        if how == "w":
            number = os.open(out, os.O_WRONLY | os.O_CREAT)  # as Android does since 10
        else:
            number = os.open(uri.path, os.O_RDONLY)
        android.answers["Descriptor.detachFd"] = number
        return android.autoclass("Descriptor")

    android.answers |= {
        "Activity.getContentResolver": android.autoclass("Resolver"),
        "Activity.getIntent": None,
        "Resolver.openFileDescriptor": descriptor,
        "Resolver.query": android.autoclass("Cursor"),
        "Resolver.insert": Uri("content://downloads/1"),
        "Cursor.moveToFirst": True,
        "Cursor.getString": "../a game.json",
        "Intent.createChooser": "chooser",
    }
    monkeypatch.setattr(files, "_questions", files.Questions())


class Uri:
    """Where a file is, in Android's words."""

    def __init__(self, text: str, path: Path | None = None) -> None:
        self.text, self.path = text, path

    def getScheme(self) -> str:  # noqa: N802 - as Java has it
        return self.text.partition(":")[0]

    def __repr__(self) -> str:
        return self.text


class Wish:
    """What another app wants."""

    def __init__(self, action: str, uri: Uri | None, flags: int = 0) -> None:
        self._action, self._uri, self._flags = action, uri, flags

    def getAction(self) -> str:  # noqa: N802 - as Java has it
        return self._action

    def getData(self) -> Uri | None:  # noqa: N802
        return self._uri

    def getParcelableExtra(self, name: str) -> Uri | None:  # noqa: N802
        assert name == STREAM
        return self._uri

    def getFlags(self) -> int:  # noqa: N802
        return self._flags


def file(path: Path = MANUSCRIPT) -> Uri:
    return Uri("content://elsewhere/7", path)
