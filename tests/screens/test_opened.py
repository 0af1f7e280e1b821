"""A game that cannot simply be played on: what is said, and the way forward."""

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any
from unittest import mock

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hotels.ledger.outcome import Outcome
    from tests.screens.driver import Driver
    from tests.screens.hand import Hand


def kept(driver: "Driver") -> int:
    """A game of three turns in the archive, Home shown."""
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns("1A", "2A=Luxor", "5C"))
    number: int = hand.sitting.game.record.id
    driver.app.shell.home()
    driver.frames(5)
    return number


def resumed(driver: "Driver") -> "Hand":
    """The last game, opened from Home."""
    from tests.screens.hand import Hand

    driver.tap("Resume")
    driver.frames(5)
    return Hand(driver)


def harm(driver: "Driver") -> None:
    """The fourth line is not as it was written."""
    from hotels.places import archive_file
    from tests.store.harm import change

    driver.app.store.close()
    change(archive_file(), "UPDATE lines SET seal = '' WHERE number = 4")
    driver.app.open_archive()


def test_a_damaged_game_says_so_and_is_only_shown(driver: "Driver") -> None:
    kept(driver)
    harm(driver)
    hand = resumed(driver)
    assert driver.says("Entry 4 of this game is damaged")
    driver.tap("View only")
    lines = len(hand.sitting.table.lines)
    assert lines == 3
    assert not driver.says("Entry 4 of this game is damaged")
    hand.button("Undo")
    assert driver.says("Entry 4 of this game is damaged")
    assert len(hand.sitting.table.lines) == lines


def test_what_can_be_read_of_a_damaged_game_is_rescued_and_played_on(driver: "Driver") -> None:
    kept(driver)
    harm(driver)
    resumed(driver)
    driver.tap("Rescue what can be read")
    driver.until(lambda: driver.says("rescued up to the damage"), seconds=20)
    hand = resumed(driver)
    assert not driver.says("is damaged")
    lines = len(hand.sitting.table.lines)
    hand.button("Undo")
    assert len(hand.sitting.table.lines) == lines + 1


def test_a_new_calculation_is_accepted_before_anything_is_written(driver: "Driver") -> None:
    from hotels.ledger.journal import Accept
    from tests.store.other_rules import Generous, played_as

    kept(driver)
    with played_as(Generous):
        hand = resumed(driver)
        assert driver.says("This game comes out differently now")
        driver.tap("View only")
        lines = len(hand.sitting.table.lines)
        hand.square(40)
        assert len(hand.sitting.table.lines) == lines
        assert driver.says("This game comes out differently now")
        driver.tap("Accept new calculation")
        assert hand.sitting.table.lines[-1].act == Accept()
        hand.square(40)
        assert len(hand.sitting.table.lines) == lines + 2
        driver.app.shell.home()
        driver.frames(5)
        resumed(driver)
        assert not driver.says("comes out differently")


def test_what_was_begun_is_there_after_home_and_resume(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns("1A", "2A=Luxor"))
    hand.square(5)
    luxor = hand.books.header.edition.places["Luxor"]
    hand.row(hand.screen.chains, luxor)
    driver.app.shell.home()
    driver.frames(5)
    hand = resumed(driver)
    assert driver.says("Ana can buy 2 more shares")
    hand.button("End turn")
    assert driver.says("Ben lays a tile")


def test_a_split_half_said_is_there_after_home_and_resume(driver: "Driver") -> None:
    from hotels.ledger.chains.books import Question
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    keep = hand.screen.split
    hand.tap(hand.screen.disposing._steppers[0].more)
    said = hand.screen.split
    assert said[0] == 1
    assert said != keep
    driver.app.shell.home()
    driver.frames(5)
    hand = resumed(driver)
    assert hand.screen.split == said
    hand.button(hand.screen.disposing.deed().text)
    entry = hand.sitting.table.pages[-1].page.entry
    assert (entry.sell, entry.trade, entry.keep) == said


OVER = "acquire-p4_027"
RECORDED = {"Ana": "$31,600", "Ben": "$44,800", "Cat": "$10,800", "Dora": "$30,800"}
"""As the transcript has it."""

TODAY = {"Ana": "$31,900", "Ben": "$45,400", "Cat": "$11,000", "Dora": "$31,100"}
"""$100 more for each time that a player disposed: Ana 3, Ben 6, Cat 2 and Dora 3 times."""


@contextmanager
def ended_then(driver: "Driver") -> "Iterator[int]":
    """A finished game, opened from Home by later rules."""
    from hotels.ledger.chains.game import ChainGame
    from hotels.store import keeping
    from tests.store.playing import played
    from tests.test_table_reckoned import later

    number: int = played(driver.app.store, OVER).record.id
    with mock.patch.dict(keeping.KINDS, {ChainGame.kind: later}):
        driver.app.resume(number)
        driver.frames(8)
        yield number


def ranking(driver: "Driver") -> dict[str, tuple[str, str]]:
    """Each player's money and what stands below the name."""
    rows = [one.rank for one in driver.widgets() if type(one).__name__ == "RankRow"]
    return {rank.name: (rank.total, rank.before) for rank in rows}


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280), (360, 780), (600, 360)])
def test_the_recorded_result_is_the_result_until_the_new_one_is_accepted(
    driver: "Driver", size: tuple[int, int]
) -> None:
    driver.resize(*size)
    with ended_then(driver) as number:
        words = driver.words()
        for name, was in RECORDED.items():
            assert {name, was, TODAY[name]} <= {*words}
        assert driver.says("The first difference is in turn 39, entry 85: Dora sold 1 Worldwide.")
        driver.tap("View only")
        assert driver.says("Ben won with $44,800")
        assert driver.says("as recorded; under current rules: Ben wins with $45,400")
        said = {
            name: (was, f"under current rules: {TODAY[name]}") for name, was in RECORDED.items()
        }
        assert ranking(driver) == said
        assert driver.says("Settlement under current rules, smallest chain first")
        agree(driver)
        driver.frames(4)
        assert driver.says("Accepting can't be undone.")
        agree(driver)
        driver.frames(6)
        assert driver.says("Ben wins with $45,400")
        assert {name: total for name, (total, _) in ranking(driver).items()} == TODAY
        assert not any(type(one).__name__ == "Sheet" for one in driver.widgets())
        assert not driver.says("recorded")
        record = driver.app.store.record(number)
        assert "45400" in record.result


def agree(driver: "Driver") -> None:
    """The key that lies on top, brought into sight and tapped."""
    from tests.screens.card_hand import reach

    keys = [one for one in driver.widgets() if type(one).__name__ == "PushButton"]
    reach(driver, [one for one in keys if one.text == "Accept new calculation"][-1])


def test_what_is_accepted_in_the_ledger_is_accepted_at_the_standing_as_well(
    driver: "Driver",
) -> None:
    with ended_then(driver):
        driver.tap("View only")
        driver.tap("Ledger")
        driver.frames(8)
        driver.tap("More")
        agree(driver)
        driver.frames(6)
        driver.app.back()
        driver.frames(6)
        assert driver.says("Ben wins with $45,400")
        assert not driver.says("recorded")


def test_what_is_handed_on_has_the_recorded_result(driver: "Driver") -> None:
    from urllib.parse import unquote

    from hotels.views.sharing import link, told

    with ended_then(driver):
        driver.tap("View only")
        game = driver.app.shell.top.game
        result = told(game).result
        assert result is not None
        assert result.headline == "Ben won with $44,800"
        assert {rank.name: rank.total for rank in result.ranks} == RECORDED
        assert '"score":44800' in unquote(link(game))
        driver.tap("Share")
        assert driver.says("show the recorded result. The files show the game under current rules")
        driver.app.back()
        game.table.accept()
        assert '"score":45400' in unquote(link(game))


def quick_score(driver: "Driver") -> int:
    """A quick score with all its figures."""
    from tests.screens.audit.scenes_quick import counted

    number: int = counted(driver).record.id
    return number


def big_shot(driver: "Driver") -> int:
    """Big Shot, all rounds played: Dave has 48 million."""
    from tests.screens.big_shot_hand import begun, whole_game

    number: int = begun(driver, entries=whole_game()).record.id
    return number


def perfect_hotel(driver: "Driver") -> int:
    """Perfect Hotel, both rounds kept."""
    from tests.screens.perfect_hotel_hand import Hand, seated
    from tests.views.perfect_hotel_games import DRAWN, FIRST

    return seated(Hand(driver), FIRST, DRAWN, planned=2, kept=2)


@pytest.mark.parametrize("game", [quick_score, big_shot, perfect_hotel])
def test_every_kind_of_game_keeps_its_recorded_result(
    driver: "Driver", game: "Callable[[Driver], int]"
) -> None:
    from hotels.store import keeping
    from hotels.store.records import unchecked
    from hotels.wording.kinds import amount_in

    number = game(driver)
    driver.app.shell.home()
    driver.frames(3)
    record = driver.app.store.record(number)
    said = unchecked(record.result)
    assert said is not None
    cash: Any = said["cash"]
    was, now = (amount_in(record.kind)(max(cash) + more) for more in (0, 1))
    made = keeping.KINDS[record.kind]

    def later(header: Any, seats: int) -> Any:
        """By later rules everybody comes out with one more."""
        usual = made(header, seats)
        kind = type(usual)
        usual.__class__ = type(
            "Generous",
            (kind,),
            {
                "state": lambda self, books: kind.state(self, books) | {"gift": 1},
                "outcome": lambda self, books: one_more(kind.outcome(self, books)),
            },
        )
        return usual

    with mock.patch.dict(keeping.KINDS, {record.kind: later}):
        driver.app.resume(number)
        driver.frames(6)
        driver.tap("View only")
        head = driver.find("Sign").headline.text
        assert head.endswith(f"won with {was}")
        assert driver.says(f"Recorded: {head}.")
        assert driver.says(f"won with {now}.")
        assert {was, now} <= {*driver.words()}
        agree(driver)
        agree(driver)
        driver.frames(6)
        assert not driver.says("ecorded")


def one_more(usual: "Outcome | None") -> "Outcome | None":
    """Everybody with one more."""
    return usual and usual._replace(cash=tuple(each + 1 for each in usual.cash))
