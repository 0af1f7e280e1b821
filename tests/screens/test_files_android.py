"""Files between Android's apps: chosen, saved, sent and handed over, and what is asked for it."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from hotels.device import files
from hotels.views import saving as words
from tests.screens.fake_android import FakeAndroid
from tests.screens.handed_over import (
    CREATE,
    FROM_HISTORY,
    GRANT,
    OPEN,
    OPENABLE,
    SEND,
    STREAM,
    TEXT,
    TITLE,
    VIEW,
    Uri,
    Wish,
    file,
    with_files,
)

if TYPE_CHECKING:
    from tests.screens.driver import Driver


@pytest.fixture
def android(android: FakeAndroid, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> FakeAndroid:
    """An Android whose files lie in a folder of ours."""
    with_files(android, monkeypatch, tmp_path)
    return android


def answered(driver: "Driver", fake: FakeAndroid, answer: int, wish: Wish | None) -> None:
    """What the banker has chosen comes back, for the question asked last."""
    fake.bound["on_activity_result"](files.Questions.FIRST, answer, wish)
    driver.frames(3)


def test_a_file_is_chosen_from_any_app(driver: "Driver", android: FakeAndroid) -> None:
    driver.app.home.take_in()
    asked = android.taken()
    assert ("Intent", OPEN) in asked
    assert ("Intent.addCategory", OPENABLE) in asked
    assert ("Intent.setType", "*/*") in asked
    assert asked[-1] == ("Activity.startActivityForResult", "Intent", files.Questions.FIRST)
    answered(driver, android, -1, Wish("", file()))
    driver.until(lambda: driver.says("Game imported"))
    assert driver.app.store.count() == 1
    assert ("Cursor.close",) in android.taken()


@pytest.mark.parametrize("wish", [None, Wish("", None)])
def test_who_chooses_nothing_gets_nothing(
    driver: "Driver", android: FakeAndroid, wish: Wish | None
) -> None:
    driver.app.home.take_in()
    for number in (files.Questions.FIRST, 7):
        for answer in (0, -1):
            android.bound["on_activity_result"](number, answer, wish)
    driver.frames(3)
    assert driver.app.shell.top is driver.app.home
    assert driver.app.shell.said is None


@pytest.mark.parametrize(
    ("begin", "error", "said"),
    [
        (lambda app: app.home.take_in(), "SecurityException", words.NOT_READ),
        (
            lambda app: files.save(app, "a.csv", b"1,2"),
            "FileNotFoundException",
            words.NOT_WRITTEN,
        ),
    ],
)
def test_a_place_that_refuses_is_said(
    driver: "Driver", android: FakeAndroid, begin: Callable[[Any], None], error: str, said: str
) -> None:
    begin(driver.app)
    android.answers["ContentResolver.openFileDescriptor"] = RuntimeError(error)
    answered(driver, android, -1, Wish("", file()))
    assert driver.says(said)


def test_a_device_without_a_chooser_says_so(driver: "Driver", android: FakeAndroid) -> None:
    android.answers["Activity.startActivityForResult"] = RuntimeError("ActivityNotFoundException")
    driver.app.home.take_in()
    assert driver.says(words.NO_CHOOSER)
    files.save(driver.app, "a.csv", b"1")
    assert driver.says(words.NO_CHOOSER)


def test_a_file_is_saved_where_the_banker_says(
    driver: "Driver", android: FakeAndroid, tmp_path: Path
) -> None:
    (tmp_path / "out").write_bytes(b"a longer file that stood there")
    files.save(driver.app, "a.csv", b"1,2")
    asked = android.taken()
    assert ("Intent", CREATE) in asked
    assert ("Intent.putExtra", TITLE, "a.csv") in asked
    assert ("Intent.setType", "text/csv") in asked
    answered(driver, android, -1, Wish("", file()))
    assert driver.says(words.WRITTEN)
    assert (tmp_path / "out").read_bytes() == b"1,2"


def test_a_file_is_sent_by_way_of_the_downloads(
    driver: "Driver", android: FakeAndroid, tmp_path: Path
) -> None:
    files.share(driver.app, "a.json", b"{}")
    asked = android.taken()
    assert (tmp_path / "out").read_bytes() == b"{}"
    assert ("ContentValues.put", "_display_name", "a.json") in asked
    assert ("ContentValues.put", "mime_type", "application/json") in asked
    assert ("Intent", SEND) in asked
    assert ("Intent.addFlags", GRANT) in asked
    (extra,) = (call for call in asked if call[0] == "Intent.putExtra")
    assert (extra[1], str(extra[2])) == (STREAM, "content://downloads/1")
    assert asked[-2:] == [
        ("Intent.createChooser", "Intent", None),
        ("Activity.startActivity", "Intent"),
    ]
    assert driver.says("A copy stays in Downloads as a.json.")


def test_a_file_that_cannot_be_written_leaves_no_empty_one_behind(
    driver: "Driver", android: FakeAndroid
) -> None:
    android.answers["ContentResolver.openFileDescriptor"] = RuntimeError("no room")
    files.share(driver.app, "a.json", b"{}")
    assert android.called("ContentResolver.delete", "Activity.startActivity") == [
        ("ContentResolver.delete", "content://downloads/1", None, None)
    ]
    assert driver.says(words.NOT_SHARED)


def test_an_older_android_saves_what_it_cannot_send(driver: "Driver", android: FakeAndroid) -> None:
    android.api = 28
    files.share(driver.app, "a.json", b"{}")
    asked = android.taken()
    assert ("Intent", CREATE) in asked
    assert ("Intent", SEND) not in asked


def test_a_device_that_will_not_send_says_so(driver: "Driver", android: FakeAndroid) -> None:
    android.answers["ContentResolver.insert"] = RuntimeError("IllegalStateException")
    files.share(driver.app, "a.json", b"{}")
    assert driver.says(words.NOT_SHARED)


def test_a_text_is_sent_or_copied(
    driver: "Driver", android: FakeAndroid, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kivy.core.clipboard import Clipboard

    copied: list[str] = []
    monkeypatch.setattr(Clipboard, "copy", copied.append)
    files.share_text(driver.app, "what happened")
    assert ("Intent.putExtra", TEXT, "what happened") in android.taken()
    assert copied == []
    android.answers["Activity.startActivity"] = RuntimeError("ActivityNotFoundException")
    files.share_text(driver.app, "what happened")
    assert copied == ["what happened"]


@pytest.mark.parametrize("action", [VIEW, SEND])
def test_a_file_another_app_opens_is_asked_about_first(
    driver: "Driver", android: FakeAndroid, action: str
) -> None:
    android.answers["Activity.getIntent"] = Wish(action, file())
    files.listen(driver.app, driver.app._handed)
    assert ("Activity.setIntent", "Intent") in android.taken()
    driver.until(lambda: driver.says("Import this?"))
    assert driver.says("From a game.json")
    assert driver.app.store.count() == 0
    driver.tap("Import")
    assert driver.app.store.count() == 1


def test_a_file_handed_over_while_hotels_runs(driver: "Driver", android: FakeAndroid) -> None:
    files.listen(driver.app, driver.app._handed)
    assert driver.app.shell.top is driver.app.home
    android.bound["on_new_intent"](Wish(VIEW, file()))
    driver.until(lambda: driver.says("Import this?"))


@pytest.mark.parametrize(
    "wish",
    [
        None,
        Wish("android.intent.action.MAIN", None),
        Wish(VIEW, file(), FROM_HISTORY),
        Wish(SEND, None, FROM_HISTORY),
    ],
)
def test_who_is_handed_nothing_does_nothing(
    driver: "Driver", android: FakeAndroid, wish: Wish | None
) -> None:
    android.answers["Activity.getIntent"] = wish
    files.listen(driver.app, driver.app._handed)
    driver.frames(3)
    assert driver.app.shell.top is driver.app.home
    assert driver.app.shell.said is None


@pytest.mark.parametrize("action", [VIEW, SEND])
def test_who_shares_a_text_and_no_file_is_told(
    driver: "Driver", android: FakeAndroid, action: str
) -> None:
    files.listen(driver.app, driver.app._handed)
    android.bound["on_new_intent"](Wish(action, None))
    driver.frames(3)
    assert driver.app.shell.top is driver.app.home
    assert driver.says(words.NOT_READ)


def test_a_file_that_is_only_named_by_its_place_is_not_opened(
    driver: "Driver", android: FakeAndroid
) -> None:
    ours = Uri(f"file://{driver.app.store.path}", driver.app.store.path)
    android.answers["Activity.getIntent"] = Wish(VIEW, ours)
    files.listen(driver.app, driver.app._handed)
    driver.frames(3)
    assert driver.says(words.NOT_READ)
    assert driver.app.shell.top is driver.app.home
    assert android.called("ContentResolver.openFileDescriptor") == []


def test_the_app_listens_when_it_starts_there_and_nowhere_else(
    driver: "Driver", android: FakeAndroid, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert android.bound == {}
    driver.app.on_start()
    assert "on_new_intent" in android.bound
    android.bound.clear()
    monkeypatch.delenv("ANDROID_ARGUMENT")
    driver.app.on_start()
    files.listen(driver.app, driver.app._handed)
    assert android.bound == {}
