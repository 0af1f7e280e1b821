"""Files that other apps of a fake Android hand over: what they want, and where the files lie."""

import os
from pathlib import Path
from typing import Any

import pytest

from hotels.device import files
from tests.command import GAMES
from tests.screens.fake_android import FakeAndroid
from tests.screens.fake_java import Java

VIEW, SEND = "android.intent.action.VIEW", "android.intent.action.SEND"
OPEN, CREATE = "android.intent.action.OPEN_DOCUMENT", "android.intent.action.CREATE_DOCUMENT"
STREAM, TEXT, TITLE = (f"android.intent.extra.{word}" for word in ("STREAM", "TEXT", "TITLE"))
OPENABLE, FROM_HISTORY, GRANT = "android.intent.category.OPENABLE", 0x100000, 1

MANUSCRIPT = GAMES / "manuscript.json"


def with_files(android: FakeAndroid, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Its files lie in a folder of ours."""
    out = tmp_path / "out"

    def descriptor(uri: Any, how: str) -> Java:
        if how == "w":
            number = os.open(out, os.O_WRONLY | os.O_CREAT)  # as Android does since 10
        else:
            number = os.open(uri.path, os.O_RDONLY)
        return android.object("android.os.ParcelFileDescriptor", detachFd=number)

    android.answers |= {
        "Activity.getIntent": None,
        "ContentResolver.openFileDescriptor": descriptor,
        "ContentResolver.insert": Uri("content://downloads/1"),
        "Cursor.moveToFirst": True,
        "Cursor.getString": "../a game.json",
    }
    monkeypatch.setattr(files, "_questions", files.Questions())


class Uri(Java):
    """Where a file is, in Android's words."""

    def __init__(self, text: str, path: Path | None = None) -> None:
        scheme = text.partition(":")[0]
        super().__init__("android.net.Uri", says=text, answers={"getScheme": scheme})
        self.path = path


class Wish(Java):
    """What another app wants."""

    def __init__(self, action: str, uri: Uri | None, flags: int = 0) -> None:
        def extra(name: str) -> Uri | None:
            assert name == STREAM
            return uri

        answers = {
            "getAction": action,
            "getData": uri,
            "getFlags": flags,
            "getParcelableExtra": extra,
        }
        super().__init__("android.content.Intent", answers=answers)


def file(path: Path = MANUSCRIPT) -> Uri:
    return Uri("content://elsewhere/7", path)
