"""The information cards: of printed editions and of the house, their figures, and the list."""

from typing import TYPE_CHECKING, Any

from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.house import changes_between, house_edition
from hotels.views.card_spots import Spot, What
from tests.screens.audit.scenes_table import Scene, table
from tests.screens.audit.stage import Show, tick

if TYPE_CHECKING:
    from tests.screens.driver import Driver

LONG = "The long evening of Maximiliane Alexandra and her neighbours"
"""Sixty signs: as many as a name may have."""

PRICES = [[2, 300], [3, 300], [4, 400], [5, 500], [6, 700], [9, 700], [11, 900], [41, 1_200]]

COLUMNS = [[2, 200, 300, 400], [3, 300, 400, 500], [6, 700, 700, 800], [11, 700, 800, 1_500]]


def house(based_on: str, name: str, /, **changes: object) -> Edition:
    """An edition of the house."""
    said = {"format": "hotels-edition/1", "id": "house-ours", "name": name, "based_on": based_on}
    return house_edition({**said, "changes": changes})


def changed() -> Edition:
    """Much of VACATION's card changed, by long names."""
    chains = [chain._asdict() for chain in EDITIONS["vacation"].chains]
    chains[0] |= {"name": "Grand Hotel of the Archduke Charles Ferdinand in the Park", "bank": 99}
    chains[1] |= {"dealt": 12}
    return house(
        "vacation", LONG, prices=PRICES, bonuses=[12, "7.5", 5], safe=13, start_cash=8_000,
        chains=chains, buy={"blocks": 3, "two_players": 2, "different": True},
    )  # fmt: skip


def columns() -> Edition:
    """Acquire's three columns changed."""
    return house("acquire-classic", "Ours", prices=COLUMNS)


def by_table() -> Edition:
    """VACATION with a table of bonuses."""
    changes = changes_between(EDITIONS["acquire-classic"], EDITIONS["acquire-tycoon"])
    return house("acquire-classic", "Ours", bonuses=changes["bonuses"])


def a_card(edition: Edition, then: Any = None, *, at_table: bool = False) -> Scene:
    """A card; one of the house is in the archive."""

    def scene(driver: "Driver") -> Show:
        if edition.based_on:
            driver.app.store.keep_edition(edition.id, edition.written)

        def show() -> None:
            from hotels.screens.card import open_card

            open_card(driver.app, edition, at_table=at_table)
            if then is not None:
                tick(driver, 8)
                then(driver)

        return show

    return scene


def a_figure(spot: Spot, **values: Any) -> Any:
    """A figure's sheet, with something set there that cannot be."""

    def do(driver: "Driver") -> None:
        table(driver).open_spot(spot)
        if values:
            driver.app.shell.sheets[-1]._content._keep(values)
            tick(driver, 4)

    return do


def term(name: str) -> Any:
    """The sheet of what a table does."""
    return a_figure(Spot(What.TERM, term=name))


def deed(name: str) -> Any:
    """One of the card's keys."""
    return lambda driver: getattr(table(driver), name)()


def named_wrong(driver: "Driver") -> None:
    """A name that another edition has."""
    table(driver).make()
    sheet = driver.app.shell.sheets[-1]._content
    sheet.field.line.text = "VACATION"
    sheet._keep()


def undone(driver: "Driver") -> None:
    """Something was changed and something taken back."""
    from dataclasses import replace

    from hotels.views.card_house import remade

    held = table(driver).held
    held.past.clear()
    held.future.clear()
    held.change(remade(held.edition, replace(held.edition, safe=20, end=50)))
    held.change(remade(held.edition, replace(held.edition, safe=21)))
    held.undo()
    tick(driver, 4)


def gone(driver: "Driver") -> None:
    """The edition is deleted."""
    table(driver).held.delete()
    tick(driver, 4)


def the_list(*editions: Edition) -> Scene:
    """All cards."""

    def scene(driver: "Driver") -> Show:
        for edition in editions:
            driver.app.store.keep_edition(edition.id, edition.written)

        def show() -> None:
            from hotels.screens.card import Cards

            driver.app.show(Cards(driver.app))

        return show

    return scene


VACATION, CLASSIC = EDITIONS["vacation"], EDITIONS["acquire-classic"]
SIX = Spot(What.PRICE, 6)

CARD: dict[str, Scene] = {
    "card of vacation": a_card(VACATION),
    "card of the draft": a_card(EDITIONS["decision-draft"]),
    "card of acquire": a_card(CLASSIC),
    "card of tycoon": a_card(EDITIONS["acquire-tycoon"]),
    "card at the table": a_card(VACATION, at_table=True),
    "card of the house": a_card(changed()),
    "card of the house, columns": a_card(columns()),
    "card of the house, at the table": a_card(changed(), at_table=True),
    "card of the house, undone": a_card(house("vacation", "Ours"), undone),
    "card of the house, deleted": a_card(house("vacation", "Ours", safe=13), gone),
    "card, a figure explained": a_card(VACATION, a_figure(Spot(What.PRICE, 8))),
    "card, what costs a price": a_card(CLASSIC, a_figure(Spot(What.PRICES, 600, -1))),
    "card, two players explained": a_card(VACATION, term("two players")),
    "card, a price refused": a_card(changed(), a_figure(SIX, price=650)),
    "card, a price doubted": a_card(changed(), a_figure(SIX, price=100_000)),
    "card, a row": a_card(changed(), a_figure(Spot(What.SIZES, 9))),
    "card, multiples": a_card(changed(), a_figure(Spot(What.BONUS, 6))),
    "card, a table of bonuses": a_card(by_table(), a_figure(Spot(What.BONUS, 41, 2))),
    "card, a chain": a_card(changed(), a_figure(Spot(What.CHAIN, 0))),
    "card, a chain of three columns": a_card(columns(), a_figure(Spot(What.CHAIN, 0))),
    "card, bills": a_card(changed(), term("bills")),
    "card, who begins": a_card(changed(), term("who goes first")),
    "card, what a turn buys": a_card(changed(), term("purchases per turn")),
    "card, two players": a_card(changed(), term("two players")),
    "card, compared": a_card(changed(), deed("compare")),
    "card, named": a_card(VACATION, deed("make")),
    "card, named wrong": a_card(VACATION, named_wrong),
    "card, to be deleted": a_card(changed(), deed("delete")),
    "card, shared": a_card(changed(), deed("share")),
    "cards": the_list(changed()),
    "cards, none of the house": the_list(),
}
