"""A new game while it is set up."""

from typing import TYPE_CHECKING, Any

from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.terms import Tile
from hotels.views.setup import Deal
from tests.screens.audit.names import LONG, SHORT
from tests.screens.audit.scenes_table import Scene, game, table
from tests.screens.audit.stage import Show, tick

if TYPE_CHECKING:
    from tests.screens.driver import Driver

EVEN = ((2, 2, 2, 3, 2, 2, 2), (2, 2, 2, 2, 3, 2, 2), (2, 2, 2, 2, 2, 3, 2), (2, 2, 2, 2, 2, 2, 3))
"""Fifteen each of what VACATION deals to four."""


def setting_up(
    seats: int = 4,
    then: Any = None,
    *,
    names: tuple[str, ...] = SHORT,
    edition: str = "vacation",
    deal: Deal = Deal.UNKNOWN,
    piles: tuple[tuple[int, ...], ...] = (),
) -> Scene:
    """So many at a table, and what is done there; people who played before are known."""

    def scene(driver: "Driver") -> Show:
        if seats:
            game(driver, "acquire-p5_023", 0, LONG)
            game(driver, "vacation-p3_002-unknown", 0, ("Grandma", "Eve", "Frank"))

        def show() -> None:
            from hotels.screens.setup import NewGame

            screen = NewGame(driver.app)
            draft = screen.draft.by(EDITIONS[edition]).told(deal)
            for name in names[:seats]:
                draft = draft.joined(name)
            for seat in range(seats - 1):
                draft = draft.drew(seat, Tile(seat, 2 * seat + 3))
            for seat, pile in enumerate(piles):
                for place, count in enumerate(pile):
                    draft = draft.counted(seat, place, count)
            screen.draft = draft
            driver.app.show(screen)
            if then is not None:
                tick(driver, 6)
                then(driver)

        return show

    return scene


def wanted(driver: "Driver") -> None:
    """The bank was to be opened, and everything that is missing is said."""
    screen = table(driver)
    screen.unfolded = True
    screen.open_bank()


def adding(driver: "Driver") -> None:
    """A name is typed that sits there already."""
    screen = table(driver)
    screen.all_names = True
    screen.add("Ana")


def typing(driver: "Driver") -> None:
    """The banker enters the hands."""
    table(driver).type_piles()


def at_the_end(driver: "Driver") -> None:
    """The last hand is entered."""
    typing(driver)
    table(driver).go(3, 6)


def covered(driver: "Driver") -> None:
    """The tablet goes round and hides what was typed."""
    table(driver).pass_round()


def passing(driver: "Driver") -> None:
    """One of them enters their own hand."""
    covered(driver)
    table(driver).show_pile()


def over(driver: "Driver") -> None:
    """The tablet is back, and what was typed does not fit."""
    covered(driver)
    screen = table(driver)
    screen.seat, screen.over = screen.setup.draft.seats - 1, True
    screen.arrange(screen.profile)


def sheet(of: str, *rest: Any) -> Any:
    """One of the set-up's sheets."""

    def do(driver: "Driver") -> None:
        getattr(table(driver), of)(*rest)

    return do


def starting(driver: "Driver") -> None:
    """The second of four is asked for the starting tile; the others drew theirs or wait."""
    screen = table(driver)
    screen.draft = screen.draft.seating(
        [person._replace(drew=None) for person in screen.draft.people]
    )
    screen.open_bank()
    tick(driver, 6)
    table(driver).lay(51)


def a_card(edition: str) -> Any:
    """An edition's information card."""

    def do(driver: "Driver") -> None:
        from hotels.screens.setup.card import open_card

        open_card(driver.app, EDITIONS[edition])

    return do


WRONG = ((4, 2, 2, 3, 2, 2, 2), *EVEN[1:3], (3, 3, 3, 3, 1, 1, 1))

SETUP: dict[str, Scene] = {
    "new game, nobody": setting_up(0),
    "new game, 4 players": setting_up(4),
    "new game, 6 long names, errors": setting_up(6, wanted, names=LONG, deal=Deal.TYPED),
    "new game, somebody twice": setting_up(3, adding),
    "new game, nobody, errors": setting_up(0, wanted),
    "new game, another edition": setting_up(5, edition="acquire-classic", names=LONG),
    "new game, typed wrong": setting_up(4, wanted, deal=Deal.TYPED, piles=WRONG),
    "new game, editions": setting_up(4, sheet("open_editions")),
    "new game, a player": setting_up(4, sheet("open_player", 1), names=LONG),
    "new game, names of chains": setting_up(4, sheet("open_names")),
    "new game, starting tiles": setting_up(4, starting, edition="acquire-classic"),
    "new game, starting tiles, long names": setting_up(
        6, starting, edition="acquire-classic", names=LONG
    ),
    "new game, card of vacation": setting_up(4, a_card("vacation")),
    "new game, card of acquire": setting_up(4, a_card("acquire-classic")),
    "deal typed": setting_up(4, typing, deal=Deal.TYPED, piles=EVEN[:2]),
    "deal typed wrong": setting_up(4, at_the_end, deal=Deal.TYPED, piles=WRONG, names=LONG),
    "deal typed by 6": setting_up(6, typing, deal=Deal.TYPED, names=LONG, edition="decision"),
    "deal passed, covered": setting_up(4, covered, deal=Deal.PASSED, names=LONG),
    "deal passed, a pile": setting_up(4, passing, deal=Deal.PASSED, piles=WRONG),
    "deal passed, wrong": setting_up(4, over, deal=Deal.PASSED, piles=WRONG),
}
