"""What is read aloud is spoken and nothing else."""

import sys
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from hotels.device.voice import spoken

if TYPE_CHECKING:
    from hotels.app import HotelsApp


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Ana laid 3A.", "Ana laid 3A."),
        ("-w/home/ana/.profile laid 3A.", "w/home/ana/.profile laid 3A."),
        ("--stdin", "stdin"),
        ("- Ana", " Ana"),
    ],
)
def test_no_name_is_an_order_to_the_program_that_speaks(
    monkeypatch: pytest.MonkeyPatch, text: str, said: str
) -> None:
    heard: list[str] = []
    voice = SimpleNamespace(tts=SimpleNamespace(speak=heard.append))
    monkeypatch.setitem(sys.modules, "plyer", voice)
    spoken(cast("HotelsApp", None), text)
    assert heard == [said]
