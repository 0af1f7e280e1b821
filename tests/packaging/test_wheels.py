"""What an index is taken to say of wheels."""

from collections.abc import Sequence

import pytest

from tools.packaging.wheels import Tablet, Told, told

TABLET = Tablet("3.14.2", 24)


class Index:
    """An index with wheels for a tablet, and others for the machine that asks."""

    def __init__(self, tablet: str, here: str) -> None:
        self._tablet, self._here = {*tablet.split()}, {*here.split()}
        self.asked = 0

    def __call__(self, words: Sequence[str]) -> bool:
        self.asked += 1
        wanted = {word for word in words if not word.startswith("--")}
        foreign = f"--platform=android_{TABLET.native_api}_arm64_v8a" in words
        return wanted <= (self._tablet if foreign else self._here)


def test_what_is_there_is_asked_for_once() -> None:
    index = Index("kivymd==2 segno==1", "")
    assert told(["kivymd==2", "segno==1"], TABLET, index) == Told((), ())
    assert index.asked == 1


def test_what_only_other_machines_get_is_missing() -> None:
    index = Index("kivymd==2", "kivymd==2 pillow==11")
    assert told(["kivymd==2", "pillow==11"], TABLET, index) == Told(("pillow==11",), ())


def test_an_index_out_of_reach_says_nothing() -> None:
    assert told(["kivymd==2"], TABLET, Index("", "")) == Told((), ("kivymd==2",))


def test_nothing_wanted_is_not_asked() -> None:
    index = Index("", "")
    assert told([], TABLET, index) == Told((), ())
    assert index.asked == 0


@pytest.mark.parametrize("name", ["android_24_arm64_v8a", "android_24_aarch64"])
def test_a_tablet_has_two_names(name: str) -> None:
    assert f"--platform={name}" in TABLET.words
    assert "--python-version=3.14.2" in TABLET.words
