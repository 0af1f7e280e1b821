"""What the screens of the program show, and what they have to show."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from hotels.store.records import BIG_SHOT, CHAINS, PERFECT_HOTEL
from hotels.wording.amounts import begun, counted, money
from tools.torture.plays import Play, play
from tools.torture.wrong import hold

if TYPE_CHECKING:
    from hotels.ledger.journal import Act
    from tools.torture.inside import Live


def standing(played: Play, lines: int) -> tuple[str, str]:
    """What Home's large button has to say for a game, and what stands above it."""
    books: Any = played.after(lines).books
    is_over = played.game.outcome(books) is not None
    deed = "See the result" if is_over else "Resume" if lines else "Start"
    if played.game.kind == CHAINS:
        return deed, f"turn {books.turn}" if lines else ""
    if played.game.kind == BIG_SHOT:
        return deed, "Dora won" if is_over else f"round {books.round + 1} of 18"
    if played.game.kind == PERFECT_HOTEL:
        return deed, f"round {books.round} of 2"
    missing = len(played.acts) - lines
    figures = f"{begun(counted(missing, 'figure is', 'figures are'))} missing"
    return ("See the ranking", "won with") if is_over else ("Continue", figures)


def at_home(driver: "Live") -> dict[str, object]:
    """What Home says of the last game; nothing else may be said there."""
    app = driver.app
    hold(app.shell.top is app.home and not app.shell.sheets, f"not Home alone: {driver.words()}")
    hold(app.hindrance is None, f"the archive is not open: {driver.words()}")
    hold(not word(driver), f"it says: {word(driver)}")
    hold(not app.home.notice, app.home.notice)
    if not app.store.count():
        return {}
    row = driver.find("LastGame").row
    hold({row.deed, row.place} <= set(driver.words()), f"Home shows {driver.words()}")
    return {"game": row.number, "deed": row.deed, "told": f"{row.place}. {row.next}"}


def resume(driver: "Live", played: Play, lines: int) -> None:
    """The last game from Home on, which has to stand where it stood."""
    driver.tap(driver.find("LastGame").resume)
    driver.frames(3)
    hold(not driver.app.shell.sheets, f"a sheet lies over the game: {driver.words()}")
    shows(driver, played, lines)


def shows(driver: "Live", played: Play, lines: int) -> None:
    """That the screen shows a game as it is after so many lines."""
    sitting = driver.app.shell.top.sitting
    table, right = sitting.table, played.after(lines)
    acts: list[Act[Any]] = [line.act for line in table.lines]
    hold(acts == list(played.acts[:lines]), f"other lines are shown than {lines} of {played.name}")
    hold(table.pages == right.pages, f"{played.name} stands otherwise after {lines} lines")
    if type(driver.app.shell.top).__name__ == "TableScreen":
        purses = [money(one) for one in right.books.cash[: right.game.seats]]
        shown = [row.cash for part in driver.app.shell.top.players for row in part.rows]
        hold(shown == purses, f"the purses are {purses}, not {shown}")


def play_on(driver: "Live", first: int) -> Iterator[int]:
    """From Home on the last game, and after it game after game; the lines that each then has."""
    number = driver.app.store.count()
    last = driver.app.store.last_line(number)
    lines = last.number if last is not None else 0
    if number and lines < len(play(number, first).acts):
        resume(driver, play(number, first), lines)
        yield from _to_the_end(driver, play(number, first), lines)
    while True:
        number += 1
        played = play(number, first)
        driver.app.shell.home()
        driver.app.begin(played.game, played.people)
        driver.frames(3)
        yield from _to_the_end(driver, played, 0)


def _to_the_end(driver: "Live", played: Play, lines: int) -> Iterator[int]:
    """A game on the screen, line by line."""
    from tools.torture.hands import write_next

    while lines < len(played.acts):
        lines = write_next(driver, played, lines)
        yield lines


def word(driver: "Live") -> str:
    """What is said at the foot of the window."""
    said = driver.app.shell.said and driver.app.shell.said.word
    return "" if said is None else next(one.text for one in said.walk() if hasattr(one, "text"))
