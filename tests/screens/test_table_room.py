"""The table's room: all players seen, names whole, the board as large as it can be."""

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.chains.books import Question
from hotels.ledger.chains.entries import Peek

if TYPE_CHECKING:
    from tests.screens.driver import Driver

SIX = (
    "Alexandra-Katharina",
    "Maximilian-Leopold",
    "Bartholomew Fitzgerald",
    "Friederike-Charlotte",
    "Wilhelmina von Hohenberg",
    "Christopher-Sebastian",
)
SHORT = ("Ana", "Ben", "Cat", "Dora", "Emil", "Fay")
FOUR, FIVE, ALL = "acquire-p4_027", "acquire-p5_023", "vacation-p6_017"
BUY, TILE = Question.BUY, Question.TILE


def a_table(
    driver: "Driver",
    window: tuple[int, int],
    game: str = FOUR,
    kind: Question = BUY,
    *,
    turn: int = 40,
    text_size: float = 1.0,
    **options: Any,
) -> Any:
    """The table of a recorded game in a window of this size.

    Also who plays (``names``), what is done then (``then``), and the game's options.
    """
    from tests.screens.audit.cases import Case, View
    from tests.screens.audit.scenes_table import asks, at
    from tests.screens.audit.stage import dress

    names, then = options.pop("names", SHORT), options.pop("then", None)
    show = at(game, asks(kind, turn), names, then, **options)(driver)
    dress(driver, Case("", View(*window), text_size, "light"))
    show()
    driver.frames(8)
    return driver.app.shell.top


def rows(screen: Any) -> list[tuple[Any, list[Any], Any]]:
    """Each player, the words of his row and its box, as they stand in their pane."""
    return [
        (row, one.placed[index], one.boxes[index])
        for one in screen.players
        for index, row in enumerate(one.rows)
    ]


def scroll_of(widget: Any) -> Any:
    """What scrolls a widget."""
    from kivy.uix.scrollview import ScrollView

    while not isinstance(widget, ScrollView):
        widget = widget.parent
    return widget


@pytest.mark.parametrize("window", [(1280, 800), (1024, 600)])
def test_all_players_are_seen_beside_the_board(driver: "Driver", window: tuple[int, int]) -> None:
    for (game, turn), holdings in product(((FOUR, 40), (FIVE, 60), (ALL, 60)), ("open", "hidden")):
        screen = a_table(driver, window, game, turn=turn, holdings=holdings)
        scroll = scroll_of(screen.player_card)
        assert scroll.children[0].height <= scroll.height
        assert len(rows(screen)) == screen.sitting.books.header.seats
        for row, said, _ in rows(screen):
            assert row.cash in [one.text for one in said]
            if holdings == "open":
                counts = [str(count) for *_, count in row.piles]
                assert [one.text for one in said if one.text in counts][: len(counts)] == counts


@pytest.mark.parametrize("window", [(1280, 800), (1024, 600)])
@pytest.mark.parametrize("game", [FOUR, ALL])
def test_all_players_are_seen_in_larger_type(
    driver: "Driver", window: tuple[int, int], game: str
) -> None:
    turn = 60 if game == ALL else 40
    screen = a_table(driver, window, game, turn=turn, text_size=1.3, holdings="open")
    scroll = scroll_of(screen.player_card)
    assert scroll.children[0].height <= scroll.height


def test_what_is_peeked_at_pushes_nobody_out(driver: "Driver") -> None:
    from tests.screens.audit.scenes_table import peek

    for window in ((1280, 800), (1024, 600)):
        screen = a_table(driver, window, ALL, turn=60, names=SIX, then=peek)
        scroll = scroll_of(screen.player_card)
        assert scroll.children[0].height <= scroll.height, window
        row, said, box = next(one for one in rows(screen) if one[0].peeked)
        counts = [str(count) for *_, count in row.piles]
        assert [one.text for one in said if one.text in counts] == counts, window
        for one in said:
            assert box.x <= one.box.x, one
            assert one.box.right <= box.right, one


@pytest.mark.parametrize("text_size", [1.0, 1.3, 1.6])
def test_long_names_break_between_words_and_leave_the_cash_alone(
    driver: "Driver", text_size: float
) -> None:
    from hotels.screens.widgets.drawing import styled

    windows = (1280, 800), (1024, 600), (800, 1280), (360, 780)
    for window, holdings in product(windows, ("open", "hidden")):
        screen = a_table(
            driver, window, ALL, turn=60, names=SIX, text_size=text_size, holdings=holdings
        )
        for row, said, box in rows(screen):
            bare = "".join(row.name.split())
            name = next(one for one in said if "".join(one.text.split()) == bare)
            lines = name.text.split("\n")
            for line in lines:
                last = line.replace("-", " ").split(" ")[-1]
                assert not last or last in row.name.replace("-", " ").split(), line
            assert name.box.width >= max(styled(line, name.style).width for line in lines)
            assert name.box.right <= box.right
            cash = next(one for one in said if one.text == row.cash)
            for one in said:
                if one is not cash and _meet(one.box, cash.box):
                    raise AssertionError((window, one, cash))


def _meet(one: Any, other: Any) -> bool:
    """Whether two texts lie on each other."""
    return (
        one.x < other.right
        and other.x < one.right
        and one.y + 2 < other.y + other.height
        and other.y + 2 < one.y + one.height
    )


def test_rows_side_by_side_are_equally_high(driver: "Driver") -> None:
    screen = a_table(driver, (1024, 600), ALL, turn=60, names=SIX)
    left, right = ([box.height for box in one.boxes] for one in screen.players)
    assert left == right


def test_only_the_rows_that_changed_are_drawn(driver: "Driver") -> None:
    screen = a_table(driver, (1280, 800), ALL, TILE, turn=60)
    driver.frames(5)
    before = screen.players[0].drawn
    screen.refresh()
    driver.frames(2)
    assert screen.players[0].drawn == before


# the phone's key


def test_a_key_on_the_phone_opens_the_players(driver: "Driver") -> None:
    from kivy.base import EventLoop

    from tests.screens.driver import Finger

    screen = a_table(driver, (360, 780), "manuscript", TILE, turn=6)
    driver.tap(driver.find("IconButton", hint="the players"))
    driver.wait(0.7)
    assert driver.says("Players")
    listed = screen.listed
    assert [row.name for row in listed.rows] == [row.name for row in screen.players[0].rows]
    box = listed.boxes[1]
    finger = Finger(*listed.to_window(box.x + 40, box.middle))
    EventLoop.post_dispatch_input("begin", finger)
    driver.wait(0.7)
    assert screen.sitting.table.pages[-1].page.entry == Peek(1)
    assert listed.rows[1].peeked
    EventLoop.post_dispatch_input("end", finger)
    driver.frames(3)
    assert not listed.rows[1].peeked
    box = listed.boxes[1]
    driver.touch(*listed.to_window(box.right - 40, box.middle))
    assert driver.says("How much cash does Ben have?")


# the magnifier


def area(widget: Any) -> tuple[float, float, float, float]:
    """Left, low, right and top of a widget on the window."""
    left, low = widget.to_window(*widget.pos)
    return left, low, left + widget.width, low + widget.height


@pytest.mark.parametrize("text_size", [1.0, 1.3, 1.6])
def test_the_magnifier_meets_a_finger_and_covers_nothing(
    driver: "Driver", text_size: float
) -> None:
    from tests.screens.audit.scenes_table import magnify

    windows = (360, 600), (600, 360), (700, 500), (900, 560), (360, 780)
    for window, names in product(windows, (SHORT, SIX)):
        screen = a_table(
            driver, window, FOUR, TILE, names=names, text_size=text_size, then=magnify(50)
        )
        large = driver.find("Magnifier")
        _, _, wide, high = large.board.box(50)
        assert min(wide, high) >= 43
        left, low, right, top = area(large)
        assert left >= 0
        assert low >= 0
        assert right <= window[0]
        assert top <= window[1]
        wide, high = screen.board.used
        board, foot = area(screen.board), area(screen.foot)
        assert board[0] + wide <= left + 1 or board[3] - high >= top - 1, "the board is covered"
        assert low >= foot[3] or left >= foot[2], "the foot is covered"
        if screen.sign.parent is not None:
            assert top <= area(screen.sign)[1] + 1 or left >= area(screen.sign)[2]
        screen.glass.put_away()
        driver.frames(5)
        assert screen.board.is_small


def test_the_sign_comes_back_when_the_magnifier_goes(driver: "Driver") -> None:
    from tests.screens.audit.scenes_table import magnify

    screen = a_table(driver, (360, 600), FOUR, TILE, text_size=1.6, then=magnify(50))
    assert screen.sign.parent is None
    screen.glass.put_away()
    driver.frames(5)
    column = screen.foot.parent.children[::-1]
    assert column.index(screen.sign) == column.index(screen.head) + 1
    assert driver.says("lays a tile")


# the board and what is around it


def test_a_long_name_leaves_the_board_its_size(driver: "Driver") -> None:
    longer = tuple(f"{name} the Younger" for name in SIX)
    squares = [
        a_table(driver, (1280, 800), ALL, turn=60, names=names).board.box(0)[2:]
        for names in (SHORT, longer)
    ]
    assert driver.says("Christopher-Sebastian the Younger buys one block")
    assert squares[0] == squares[1]


def test_what_is_left_of_a_chain_stands_whole(driver: "Driver") -> None:
    screen = a_table(driver, (1280, 800), FOUR, holdings="open")
    said = [one.text for words in screen.chains.placed.values() for one in words]
    assert "2 tiles · 0 left" in said
    assert max(box.height for box in screen.chains.boxes) <= 58


def test_large_purchases_keep_to_one_line_in_larger_type(driver: "Driver") -> None:
    screen = a_table(driver, (1280, 800), FIVE, turn=60, text_size=1.3, holdings="open")
    chains = screen.chains
    for index, row in enumerate(chains.rows):
        if row.buy:
            said = chains.placed[index]
            price = next(one for one in said if one.text == row.buy)
            bonus = next(one for one in said if one.text == row.bonuses[0])
            assert abs(price.box.middle - bonus.box.middle) <= 1
            assert bonus.box.right < price.box.x


@pytest.mark.parametrize("names", [SHORT, SIX])
def test_no_key_of_the_foot_is_cut_off(driver: "Driver", names: Sequence[str]) -> None:
    from hotels.store.keeping import opened
    from tests.screens.audit.cases import Case, View
    from tests.screens.audit.scenes_table import asks, game
    from tests.screens.audit.stage import dress

    number = game(driver, FOUR, asks(TILE, 40), names)
    assert opened(driver.app.store, number).table.undo()
    for window in ((360, 600), (600, 360), (1024, 600)):
        dress(driver, Case("", View(*window), 1.6, "light"))
        driver.app.resume(number)
        driver.frames(8)
        foot = driver.app.shell.top.foot
        for key in (foot.undo, foot.redo, *foot.deeds):
            assert key.x >= foot.x - 1, window
            assert key.right <= foot.right + 1, window
        assert all(foot.redo.right <= key.x or foot.redo.top <= key.y for key in foot.deeds)


@pytest.mark.usefixtures("_kivy")
def test_a_name_breaks_at_spaces_and_after_hyphens() -> None:
    from hotels.screens.theme import MEDIUM
    from hotels.screens.widgets.drawing import in_lines

    name = "Maria-Luise von Hohenberg"
    assert [in_lines(name, MEDIUM, 18, wide) for wide in (400, 150, 100, 60)] == [
        name,
        "Maria-Luise von\nHohenberg",
        "Maria-Luise\nvon\nHohenberg",
        "Maria-\nLuise\nvon\nHohenberg",
    ]
    assert in_lines("Nnnnnnnnnn", MEDIUM, 18, 20) == "Nnnnnnnnnn"


@pytest.mark.parametrize("text_size", [1.0, 1.6])
def test_the_cash_over_the_chains_meets_no_head(driver: "Driver", text_size: float) -> None:
    chains = a_table(driver, (360, 600), text_size=text_size).chains
    cash, *heads = sorted((words.box.x, words.box.right) for words in chains.placed[chains.head])
    assert chains.note.startswith("$")
    assert all(cash[1] <= left for left, _ in heads)
