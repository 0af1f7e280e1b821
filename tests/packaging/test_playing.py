"""What is said where the packed tree cannot be played."""

from pathlib import Path

import pytest

from tools.packaging import playing


def test_without_kivy_it_is_said_and_nothing_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(playing, "find_spec", lambda _: None)
    playing.main()
    assert capsys.readouterr().out == (
        "The packed tree was not played: Kivy has no wheel for this Python.\n"
    )


def test_without_a_tree_it_fails_with_the_word_that_makes_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(playing, "find_spec", lambda _: True)
    monkeypatch.setattr(playing, "TREE", tmp_path / "nowhere")
    with pytest.raises(SystemExit) as error:
        playing.main()
    assert error.value.code == "There is no packed tree to play: say make packaging."
