"""What is said of a game that was damaged, or that today's rules reckon otherwise."""

from pathlib import Path

from hotels.store.keeping import opened
from hotels.store.store import Store
from hotels.views.opened import damage, new_reckoning
from hotels.views.table import speech_of
from tests.store.harm import change
from tests.store.other_rules import Generous, played_as
from tests.store.playing import PLAYERS, played, recorded

SPEECH = speech_of(recorded().header, PLAYERS[: recorded().header.seats], {})


def test_a_sound_game_is_opened_in_silence(tmp_path: Path) -> None:
    with Store(tmp_path / "hotels.db") as store:
        game = opened(store, played(store).record.id)
        assert damage(game, SPEECH) is None
        assert new_reckoning(game, SPEECH) is None


def test_the_damaged_line_is_named_and_where_the_game_stands_before_it(tmp_path: Path) -> None:
    path = tmp_path / "hotels.db"
    with Store(path) as store:
        number = played(store).record.id
    change(path, "UPDATE lines SET act = replace(act, 'B2', 'A1') WHERE number = 7")
    with Store(path) as store:
        said = damage(opened(store, number), SPEECH)
    assert said is not None
    assert said.title == "Line 7 of this game is damaged"
    assert said.sentence.endswith("The last thing it holds: Cat bought nothing.")
    assert said.deed == "Rescue what can be read"


def test_a_new_reckoning_says_from_where_on(tmp_path: Path) -> None:
    with Store(tmp_path / "hotels.db") as store:
        number = played(store).record.id
        with played_as(Generous):
            said = new_reckoning(opened(store, number), SPEECH)
    assert said is not None
    assert said.title == "This game comes out otherwise now"
    assert "from line 1 on: Ana laid " in said.sentence
