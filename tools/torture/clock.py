"""A clock that jumps under the real program: every game keeps its lines and its place."""

import io
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import time
from typing import TYPE_CHECKING

from hotels.exports.archive import TakenIn, taken_in, written_out
from hotels.places import FILE
from hotels.store.keeping import opened
from hotels.store.records import CHAINS, TALLY
from hotels.store.store import Store
from hotels.views.sharing import Unfit, content, offers
from tools.torture.archive import played_so_far
from tools.torture.life import Life, data, disk, scratch
from tools.torture.plays import play
from tools.torture.seen import shows
from tools.torture.shim import Plan, surroundings
from tools.torture.wrong import hold
from tools.tour.display import Display
from tools.tour.program import SIZE

if TYPE_CHECKING:
    from tools.torture.inside import Live

A_LIFE = 8
"""So often the clock jumps in one life of the program."""

MOST = 5
"""Games; then only those are played on."""

HOUR, DAY, YEAR = 3_600, 86_400, 31_556_952
TO_WINTER, TO_SUMMER = 1_792_889_998, 1_806_195_598
"""Two seconds before Europe's clocks go back in October 2026, and forward in March 2027."""

BY = (-DAY, DAY, -HOUR, HOUR, 50 * YEAR, -50 * YEAR, 0, 0)
TO = (9, TO_WINTER, TO_SUMMER)
"""How far off the clock can be, and to which seconds of its own it can be put."""

ZONES = ("CET-1CEST,M3.5.0,M10.5.0/3", "NST3:30NDT,M3.2.0,M11.1.0", "<+14>-14", "UTC0")


def jumps(seed: int, times: int) -> Iterator[str]:
    """The clock jumps so often; what was done then."""
    with scratch("clock") as folder, Display(*SIZE) as display:
        path, order = folder / "plan", ""
        with Plan(path):
            pass
        for life in range(-(-times // A_LIFE)):
            also = surroundings(disk(folder), path) | {"TZ": ZONES[(seed + life) % len(ZONES)]}
            words = seed, life, path, order
            with Life(folder, display.name, "clock", *words, also=also) as program:
                program.end()
            hold(not program.complaints, program.complaints)
            order = program.each("order")[-1]["games"]
            for told in program.each("jump"):
                yield told["then"]
        _goes_out_and_in(folder, seed, len(order.split(",")))


def _goes_out_and_in(folder: Path, first: int, games: int) -> None:
    """All games are there, can be handed on, and are taken in elsewhere as they are."""
    with Store(data(folder) / FILE) as store:
        hold(len(played_so_far(store, first)) == games, "there are more games, or fewer")
        for record in store.all_games():
            if record.kind not in {CHAINS, TALLY}:
                continue
            game = opened(store, record.id)
            for offer in offers(game):
                try:
                    hold(content(game, offer.form), f"nothing in {offer.form}")
                except Unfit as unfit:
                    hold("still missing" in unfit.sentence, unfit.sentence)
        file = io.BytesIO()
        written_out(store, file)
    with Store(folder / "other.db", lambda: "1970-01-01T00:00:09Z") as other:
        file.seek(0)
        hold(taken_in(other, file) == TakenIn(new=games), "not all games were taken in")


def inside(driver: "Live", seed: str, life: str, path: str, order: str) -> None:
    """From one jump to the next; Home has the games as they were touched."""
    chance = Random(f"{seed} {life}")  # noqa: S311 - the same jumps again
    games = [int(number) for number in order.split(",") if number]
    with Plan(Path(path)) as plan:
        _is_in_order(driver, games)
        for _ in range(A_LIFE):
            _jump(plan, chance)
            driver.frames(2)
            if games and chance.random() < 1 / 5:
                _delete_and_bring_back(driver, games)
                then = "deleted and brought back"
            elif len(games) < MOST and chance.random() < 1 / 2:
                games.insert(0, len(games) + 1)
                played = play(games[0], int(seed))
                driver.app.begin(played.game, played.people)
                _play(driver, games[0], int(seed), chance)
                then = "begun"
            elif unfinished := [one for one in games if _can_go_on(driver, one, int(seed))]:
                games.remove(chosen := chance.choice(unfinished))
                games.insert(0, chosen)
                driver.app.resume(chosen)
                _play(driver, games[0], int(seed), chance)
                then = "played on"
            else:
                then = "looked at"
            driver.app.shell.home()
            driver.frames(3)
            _is_in_order(driver, games)
            driver.pipe.tell("jump", then=then)
    driver.pipe.tell("order", games=",".join(map(str, games)))


def _can_go_on(driver: "Live", number: int, first: int) -> bool:
    """Whether a game has acts left to play: one that has none is not touched."""
    return len(list(driver.app.store.lines(number))) < len(play(number, first).acts)


def _jump(plan: Plan, chance: Random) -> None:
    """The clock is off by so much, or stands at a second of its own."""
    if chance.random() < 1 / 2:
        plan.put_clock(chance.choice(BY))
    else:
        plan.put_clock(plan.ahead + round(chance.choice(TO) - time()))


def _play(driver: "Live", number: int, first: int, chance: Random) -> None:
    """A few lines of the game on the screen."""
    from tools.torture.hands import write_next

    driver.frames(3)
    played = play(number, first)
    lines = len(driver.app.shell.top.sitting.table.lines)
    shows(driver, played, lines)
    until = min(lines + chance.randrange(1, 5), len(played.acts))
    while lines < until:
        lines = write_next(driver, played, lines)
    shows(driver, played, lines)


def _delete_and_bring_back(driver: "Live", games: list[int]) -> None:
    """The last game is deleted, found among those deleted, and brought back where it was."""
    from hotels.screens.settings_archive import deleted_games

    home = driver.app.home
    row = driver.find("LastGame").row
    home.delete(row)
    driver.frames(2)
    deleted = [game.number for game in deleted_games(driver.app.store)]
    hold(deleted == games[:1], f"deleted are {deleted}, not {games[:1]}")
    if games[1:]:
        _is_in_order(driver, games[1:])
    home.bring_back(row)


def _is_in_order(driver: "Live", games: list[int]) -> None:
    """Home has these games, the one touched last as the large one."""
    if not games:
        return
    last = driver.find("LastGame").row.number
    lines = [one for one in driver.widgets() if type(one).__name__ == "GameLine"]
    lines.sort(key=lambda one: -one.to_window(*one.pos)[1])
    shown = [last, *(one.row.number for one in lines)]
    hold(shown == games, f"Home has the games {shown}, not {games}")
