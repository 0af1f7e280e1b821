"""A disk that is full, fails or may only be read, under the real program while it plays."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from hotels.places import FILE
from hotels.store.checking import damages
from hotels.store.disk import DiskError, Hindrance
from hotels.store.keeping import opened
from hotels.store.reached import Missing
from hotels.store.store import Store
from hotels.views.trouble import trouble
from hotels.wording.amounts import as_sentence
from hotels.wording.disk import hindrance
from tools.torture.life import Life, data, disk, scratch
from tools.torture.plays import Play, play
from tools.torture.seen import at_home, resume, shows, word
from tools.torture.shim import SICK, Plan, surroundings
from tools.torture.wrong import hold
from tools.tour.display import Display
from tools.tour.program import SIZE

if TYPE_CHECKING:
    from tools.torture.inside import Live

A_LIFE = 12
"""So often the disk falls sick in one life of the program."""

SAID = {
    "full": (Hindrance.FULL,),
    "read-only": (Hindrance.READ_ONLY,),
    "failing": (Hindrance.FAILING,),
    "unreadable": (Hindrance.FAILING, Hindrance.DAMAGED),
}
"""What may be said of each sickness; a place that cannot be read is damage to whoever reads it."""

TRIES = 2
"""So often something is refused in one sickness."""

AFTER, SHARES = (0, 0, 0, 1, 2, 3, 5, 8), (1_000, 1_000, 400)


def bouts(seed: int, times: int) -> Iterator[str]:
    """The disk falls sick so often, and is well again each time; which sickness it was."""
    with scratch("sick") as folder, Display(*SIZE) as display:
        for life in range(-(-times // A_LIFE)):
            (folder / str(life)).mkdir()
            yield from _one_life(folder / str(life), display.name, seed + life)


def _one_life(folder: Path, display: str, seed: int) -> Iterator[str]:
    """From a disk that is full before there is anything to an archive with all that was shown."""
    path = folder / "plan"
    with Plan(path) as plan:
        plan.refuse(*SICK["full"])
    also = surroundings(disk(folder), path)
    with Life(folder, display, "sick", seed, path, also=also) as life:
        life.end()
    hold(not life.complaints, f"it complained{life.complaints}")
    last = life.each("shown")[-1]
    with Store(data(folder) / FILE) as store:
        hold(not list(damages(store)), "the file of saved games is damaged")
        lines = len(opened(store, last["game"]).table.lines)
    hold(lines == last["lines"], f"{lines} lines on the disk, {last['lines']} on the screen")
    for told in life.each("sick"):
        yield told["how"]


def inside(driver: "Live", seed: str, path: str) -> None:
    """Play on from one sickness to the next."""
    chance = Random(int(seed))  # noqa: S311 - the same sicknesses again
    with Plan(Path(path)) as plan:
        plan.seed(int(seed))
        _begin_on_a_full_disk(driver, plan)
        played = play(1, int(seed))
        driver.app.begin(played.game, played.people)
        driver.frames(3)
        driver.tells_what_is_shown()
        game = _Game(driver, plan, played, chance)
        for _ in range(A_LIFE - 1):
            game.play_well()
            game.fall_sick()


def _begin_on_a_full_disk(driver: "Live", plan: Plan) -> None:
    """Home says why there is no archive, and opens it once there can be one."""
    full = trouble(DiskError(Hindrance.FULL))
    hold(driver.says(full.headline), f"Home says nothing of a full disk: {driver.words()}")
    driver.tap(full.deed)
    hold(driver.says(full.headline), f"Home says nothing of a full disk: {driver.words()}")
    plan.heal()
    driver.tap(full.deed)
    driver.app.shell.unsay()
    at_home(driver)
    driver.pipe.tell("sick", how="full at the start")


class _Game:
    """One game on the screens, and how far it has come."""

    def __init__(self, driver: "Live", plan: Plan, played: Play, chance: Random) -> None:
        self.driver, self.plan, self.played, self.chance = driver, plan, played, chance
        self.store = driver.app.store
        self.lines = 0

    def play_well(self) -> None:
        """A few lines while nothing is wrong."""
        from tools.torture.hands import write_next

        for _ in range(self.chance.randrange(1, 4)):
            if self.lines < len(self.played.acts):
                self.lines = write_next(self.driver, self.played, self.lines)

    def fall_sick(self) -> None:
        """Whatever is done, what happened is said and nothing is shown that is not kept."""
        driver, chance, how = self.driver, self.chance, self.chance.choice([*SICK])
        self.plan.refuse(
            *SICK[how],
            after=chance.choice(AFTER),
            share=chance.choice(SHARES),
            torn=chance.random() < 1 / 2,
        )
        tries = 0
        while tries < TRIES and self.lines < len(self.played.acts):
            tries += not self._try(how)
        also = chance.choice([self._set, self._leave, self._leave, self._open_again, self._stay])
        also()
        self.plan.heal()
        if also in {self._leave, self._open_again} or chance.random() < 1 / 2:
            self._come_back()
        last = driver.app.store.last_line(1)
        hold(last.number == self.lines, f"{last.number} lines on the disk, {self.lines} shown")
        if self.lines < len(self.played.acts):
            hold(self._do(), f"nothing is written once the disk is well: {driver.words()}")
        driver.pipe.tell("sick", how=how)

    def _try(self, how: str) -> bool:
        """The next line; where it is refused, that is said, and the game is as it was."""
        driver = self.driver
        if self._do():
            return True
        right = {as_sentence(hindrance(DiskError(one))) for one in SAID[how]}
        hold(word(driver) in right, f"a disk that is {how}: it says {word(driver)!r}")
        shows(driver, self.played, self.lines)
        return False

    def _do(self) -> bool:
        """Touch what does the next line; whether it was done."""
        from tools.torture.hands import do_again

        act, driver = self.played.acts[self.lines], self.driver
        driver.app.shell.unsay()  # what is said lies over the rows, and takes a tap to go
        with suppress(AssertionError):  # the hand wants a line written
            do_again(driver, self.played.game.kind, act)
        lines = len(driver.app.shell.top.sitting.table.lines)
        hold(
            lines in self.played.touched(self.lines),
            f"{lines} lines shown, {self.lines} were written",
        )
        is_done = lines > self.lines
        self.lines = lines
        return is_done

    # what else is tried while the disk is sick

    def _stay(self) -> None:
        """Nothing."""

    def _set(self) -> None:
        """Another theme: it holds, and that it may not be kept is said."""
        app = self.driver.app
        theme = "dark" if app.settings.theme != "dark" else "light"
        app.shell.unsay()  # what was said of the line before is not said of the setting
        app.set(theme=theme)
        self.driver.frames(3)
        said = word(self.driver)
        hold(not said or said.startswith("This setting lasts only until"), f"of a setting: {said}")
        hold(app.settings.theme == theme, "the setting does not hold")

    def _leave(self) -> None:
        """Home, where the game is to be deleted and opened again."""
        driver, app = self.driver, self.driver.app
        app.shell.unsay()
        app.shell.home()
        driver.frames(3)
        cards = [one for one in driver.widgets() if type(one).__name__ == "LastGame"]
        if not cards:
            self._home_tells()
        elif self.chance.random() < 1 / 2:
            app.home.delete(cards[0].row)
            driver.frames(3)
            if app.home.gone is not None:
                self.plan.heal()
                app.home.bring_back(cards[0].row)
            else:
                hold(bool(word(driver)), "nothing is said of a game that could not be deleted")
        else:
            app.resume(1)
            driver.frames(3)

    def _open_again(self) -> None:
        """The archive is closed and opened, as at another start."""
        self.driver.app.shell.home()
        self.driver.app.home.try_again()
        self.driver.frames(3)
        if self.driver.app.store is None:
            self._home_tells()

    def _home_tells(self) -> None:
        """Why there are no games, in its large card."""
        told = [trouble(DiskError(one)).headline for kind in SAID.values() for one in kind]
        hold(any(map(self.driver.says, told)), f"Home says only {self.driver.words()}")

    def _come_back(self) -> None:
        """From wherever that has led to the game, now that the disk is well."""
        driver, app = self.driver, self.driver.app
        app.shell.home()
        driver.frames(3)
        texts = {one.text for one in driver.widgets() if type(one).__name__ == "PushButton"}
        if "Try again" in texts:
            driver.tap(driver.find("PushButton", text="Try again"))
        elif "Rescue what can be read" in texts:
            driver.tap(driver.find("PushButton", text="Rescue what can be read"))
            driver.until(lambda: driver.says("rescued in full"))
            app.home._put_notice_away()
        if app.store is not self.store and app.store.missing == Missing(torn=True):
            app.home._put_notice_away()  # the disk failed within a line that was never shown
        app.shell.unsay()
        driver.frames(3)
        at_home(driver)
        if app.store is not self.store:
            self._read_again()
        resume(driver, self.played, self.lines)

    def _read_again(self) -> None:
        """After another opening a line may be there that was written and could not be synced."""
        self.store = self.driver.app.store
        lines = self.store.last_line(1).number
        hold(
            lines in self.played.touched(self.lines),
            f"{lines} lines were found, {self.lines} were shown",
        )
        self.lines = lines
