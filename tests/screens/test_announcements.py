"""What just happened, over the table in large type, and aloud."""

from typing import TYPE_CHECKING, Any

import pytest

from hotels.views.acts import last_sentence
from tests.exports.handed import recorded_game

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def at_table(driver: "Driver", count: int = 31, **settings: Any) -> Any:
    """A game under way, with these settings."""
    if settings:
        driver.app.set(**settings)
    game = recorded_game(driver.app.store, count=count)
    driver.app.resume(game.record.id)
    driver.frames(5)
    return driver.app.shell.top


def test_at_first_there_is_no_strip_and_it_comes_when_it_is_wanted(driver: "Driver") -> None:
    screen = at_table(driver)
    assert not driver.app.settings.announcements
    assert (screen.strip.height, screen.strip.children) == (0, [])
    driver.app.set(announcements=True)
    driver.frames(3)
    assert driver.find("Strip").words.text


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280), (360, 600), (600, 360)])
def test_it_stands_over_everything_and_says_what_happens(
    driver: "Driver", size: tuple[int, int]
) -> None:
    driver.resize(*size)
    screen = at_table(driver, announcements=True)
    sitting = screen.sitting
    said = last_sentence(sitting.table, sitting.speech)
    strip = driver.find("Strip")
    assert strip.words.text == f"{said}."
    assert strip.words.height <= strip.height
    assert strip.to_window(0, strip.top)[1] == size[1]
    for part in (screen.board, screen.foot):
        assert part.to_window(part.x, part.top)[1] <= strip.to_window(strip.x, strip.y)[1] + 1
        assert part.to_window(part.x, part.y)[1] >= 0
    sitting.undo()
    driver.frames(3)
    strip = driver.find("Strip")
    assert strip.words.text == f"{last_sentence(sitting.table, sitting.speech)}."
    assert strip.words.text != f"{said}."


def test_it_is_turned_round_and_stays_so(driver: "Driver") -> None:
    screen = at_table(driver, announcements=True)
    before = driver.pixels()
    driver.tap(driver.find("IconButton", hint="turn round"))
    assert screen.strip.words.is_turned
    assert driver.pixels() != before
    screen.arrange(screen.profile)
    driver.frames(3)
    assert driver.find("Strip").words.is_turned
    driver.tap(driver.find("IconButton", hint="turn round"))
    assert not driver.find("Strip").words.is_turned


def test_what_is_new_is_read_aloud_once(driver: "Driver", monkeypatch: pytest.MonkeyPatch) -> None:
    from hotels import device

    said: list[str] = []
    monkeypatch.setattr(device, "speak", lambda _, text, **__: said.append(text))
    screen = at_table(driver, speech=True)
    assert said == []  # it was heard when it happened
    sitting = screen.sitting
    sitting.undo()
    driver.frames(2)
    assert said == []
    for _ in range(2):  # a tile, and nothing bought
        if sitting.books.awaiting.players and said == []:
            sitting.buy() if sitting.books.awaiting.kind == "buy" else sitting.lay_none()
            driver.frames(2)
    assert said == [f"{last_sentence(sitting.table, sitting.speech)}."]


def test_the_switches_hold_and_speech_says_a_word_to_hear_it_by(
    driver: "Driver", monkeypatch: pytest.MonkeyPatch
) -> None:
    from hotels.device import voice
    from hotels.screens.settings import SettingsScreen
    from hotels.views.settings import SPEAKS, Section

    said: list[str] = []
    monkeypatch.setattr(voice, "has_voice", lambda: True)
    monkeypatch.setattr(voice, "spoken", lambda _, text: said.append(text))
    driver.resize(1280, 1000)
    driver.app.show(SettingsScreen(driver.app, Section.LOOK))
    driver.frames(4)
    screen = driver.app.shell.top
    for title in ("Announcements", "Read aloud"):
        screen.pane.show(driver.bearer(title))
        driver.frames(3)
        driver.tap(title)
        driver.frames(3)
    assert driver.app.settings.announcements
    assert driver.app.settings.speech
    driver.until(lambda: said)
    driver.tap("Read aloud")
    assert not driver.app.settings.speech
    assert said == [SPEAKS]


def test_that_there_is_no_voice_is_said_once(
    driver: "Driver", monkeypatch: pytest.MonkeyPatch
) -> None:
    from hotels.device import voice
    from hotels.views.saving import NO_VOICE
    from tests.screens.sitting import acquire, turns

    monkeypatch.setattr(voice, "has_voice", lambda: False)
    driver.app.set(speech=True)
    hand = acquire(driver, turns("1A"))
    hand.square(40)
    assert driver.says(NO_VOICE)
    hand.square(44)
    assert not driver.says(NO_VOICE)


@pytest.mark.parametrize("count", [1, 30])
def test_who_pays_what_is_left_out_where_it_has_no_room(
    driver: "Driver", monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    from hotels.screens.sharing import strip

    whole = f"Ada bought. {'Ada pays $200. ' * count}".strip()
    short = "Ada bought."
    told = lambda _, __, owed=None: short if owed is None else whole  # noqa: E731 - both of them
    monkeypatch.setattr(strip, "announcement", told)
    driver.resize(360, 600)
    screen = at_table(driver, announcements=True)
    driver.frames(3)
    assert screen.strip.words.text == (whole if count == 1 else "Ada bought.")
    assert screen.strip.height == 72
