"""What Settings says."""

from datetime import UTC, datetime

import pytest

from hotels.settings import CHOICES, Settings
from hotels.store.checking import Damage, Flaw
from hotels.store.records import Record
from hotels.views import settings as views
from hotels.views.settings import Section, Verdict

NOW = datetime(2026, 11, 18, 20, 30, tzinfo=UTC)


def record(*players: str, deleted_at: str = "") -> Record:
    at = "2026-11-17T21:00:00Z"
    return Record(7, "u", "chains", "{}", "{}", "", "", at, at, "", "", deleted_at, "", "", players)


def test_every_choice_of_the_file_has_a_name() -> None:
    assert tuple(views.THEMES) == CHOICES["theme"]
    assert tuple(views.SIZES) == CHOICES["text_size"]
    assert set(views.ICONS) == set(Section)


def test_each_section_says_what_it_holds() -> None:
    said = views.now_set(Settings(theme="dark", text_size=1.3), 1, 12)
    assert said[Section.LOOK] == "Dark theme, larger text"
    assert said[Section.PEOPLE] == "1 name saved"
    assert said[Section.GAMES] == "12 games saved"


def test_a_square_of_each_chain_is_shown_as_the_board_would() -> None:
    shown = views.samples()
    assert [square.name for square in shown] == ["3A", "4B", "5C", "6D", "7E", "8F", "9G"]
    # Luxor, Tower, American, Festival, Worldwide, Continental, Imperial: their colours are shown.
    assert "".join(square.mark.letter for square in shown if square.mark) == "LTAFWCI"


def test_of_an_archive_that_is_not_open_nothing_is_said() -> None:
    said = views.now_set(Settings(), None, None)
    assert (said[Section.PEOPLE], said[Section.GAMES]) == ("", "")


@pytest.mark.parametrize(
    ("size", "said"),
    [
        (0, "0 bytes"),
        (999, "999 bytes"),
        (1_000, "1 kB"),
        (84_999, "84 kB"),
        (1_250_000, "1.2 MB"),
        (48_000_000, "48.0 MB"),
    ],
)
def test_a_size_is_short(size: int, said: str) -> None:
    assert views.file_size(size) == said


def test_the_archive_is_counted_in_words() -> None:
    assert views.stored(0, 0, 4_096) == ("No games saved", "no deleted games", "4 kB")
    assert views.stored(1, 1, 9)[:2] == ("1 game saved", "1 deleted game can be restored")
    assert views.stored(9, 2, 9)[:2] == (
        "9 games saved",
        "2 deleted games can be restored",
    )


def test_a_deleted_game_says_whose_it_is_and_when_it_went() -> None:
    game = views.deleted_game(record("Ana", "", deleted_at="2026-11-17T22:15:00Z"), NOW, UTC)
    assert (game.number, game.players, game.deleted) == (7, "Ana and player 2", "deleted yesterday")
    tonight = views.deleted_game(record("Ana", deleted_at="2026-11-18T19:05:00Z"), NOW, UTC)
    assert tonight.deleted == "deleted tonight, 19:05"
    assert views.deleted_game(record("Ana", deleted_at="?"), NOW, UTC).deleted == ""


def test_what_cannot_be_undone_says_so_and_what_stays() -> None:
    asked = views.forgetting("Ana")
    assert (asked.title, asked.deed) == ("Forget Ana?", "Forget Ana")
    assert "can't be undone" in asked.sentence
    assert "The games stay" in asked.sentence
    assert asked.note == views.purging(1).note == views.purging(2).note == ""
    for told in (views.forgetting("Ana", aside=True), views.purging(1, aside=True)):
        assert "A damaged file kept after a rescue" in told.note
    assert views.purging(1).title == "Delete 1 game for good?"
    assert "It will be gone from this device" in views.purging(1).sentence
    assert views.purging(3).deed == "Delete 3 games"
    assert "They will be gone from this device" in views.purging(3).sentence
    assert views.purged(2) == "2 games deleted for good."


def test_a_check_says_how_far_it_is() -> None:
    assert views.looking(0, 9) == "Checking the file"
    assert views.looking(3, 9) == "Checked 3 of 9 games"


def test_a_sound_archive_is_said_to_be_sound() -> None:
    said = "12 games checked: no damage found."
    assert views.verdict(12, ()) == Verdict(said, (), sound=True)
    assert "There are no games yet." in views.verdict(0, ()).sentence
    stopped = views.verdict(4, (), stopped=True)
    assert stopped.sentence == "Stopped after 4 games. No damage found so far."


def test_every_damage_is_a_sentence_with_what_is_safe() -> None:
    ana = record("Ana", "Ben")
    said = {
        Damage(None, None, Flaw.FILE, "Page 7 is never used"): (
            "The file itself is damaged: Page 7 is never used."
        ),
        Damage(None, None, Flaw.EDITION, "ours"): ("The house edition ours is damaged."),
        Damage(None, None, Flaw.INDEX): (
            "An index was damaged and has been rebuilt. Every game is there."
        ),
        Damage(None, None, Flaw.STRAYS): "Some entries belong to a game that is missing.",
        Damage(ana, None, Flaw.ABOUT): (
            "Game 7, Ana, Ben: its players, dates or rules are damaged."
        ),
        Damage(ana, 1, Flaw.LINE): "Game 7, Ana, Ben: entry 1 is damaged.",
        Damage(ana, 12, Flaw.LINE): (
            "Game 7, Ana, Ben: entry 12 is damaged. The entries before it can be read."
        ),
        Damage(ana, None, Flaw.SHOWN): (
            "Game 7, Ana, Ben: its summary on Home is damaged. Its entries are fine."
        ),
        Damage(ana, 6, Flaw.MISSING, "7"): "Game 7, Ana, Ben: 7 entries missing from entry 6 on.",
        Damage(None, None, Flaw.MISSING, "1"): "A game with 1 entry is missing.",
        Damage(None, None, Flaw.EMPTIED): (
            "There were saved games here, but the file was found empty."
        ),
        Damage(None, None, Flaw.TORN): (
            "Hotels was interrupted while saving. The last entry may be missing."
        ),
    }
    verdict = views.verdict(3, tuple(said))
    assert not verdict.sound
    assert "The check itself changed nothing." in verdict.sentence
    assert verdict.found == tuple(said.values())
    assert {one.flaw for one in said} | {Flaw.RECKONED} == set(Flaw)


def test_a_game_that_comes_out_differently_today_is_told_and_no_damage() -> None:
    verdict = views.verdict(1, (Damage(record("Ana"), 4, Flaw.RECKONED),))
    assert verdict.sound
    assert "no damage found" in verdict.sentence
    assert "from entry 4 on" in verdict.found[0]
