"""Perfect Hotel: its beginning, its hotels in every state, its sheets, and how it came out."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from hotels.ledger.perfect_hotel.entries import Value
from hotels.ledger.perfect_hotel.game import PerfectHotel
from hotels.ledger.perfect_hotel.terms import Terms
from hotels.store.keeping import Opened, began
from tests.screens.audit.names import LONG, LONGER, SHORT
from tests.screens.audit.scenes_table import Scene, table
from tests.screens.audit.stage import Show, tick
from tests.views.perfect_hotel_games import (
    BAR,
    BEDROOM,
    DRAWN,
    FIRST,
    GYM,
    POOL,
    RESTAURANT,
    SHOP,
    Round,
)
from tests.views.perfect_hotel_games import played as on_table

if TYPE_CHECKING:
    from tests.screens.driver import Driver

TALL: Round = (
    (((GYM, 2), (BAR, 2), *((SHOP, 2),) * 6, *((RESTAURANT, 2, 0),) * 4), 0),
    (((BEDROOM, 12, 3), (POOL, 3)), 0),
    ((), 0),
    (((BEDROOM, 2), (RESTAURANT, 2, 1), (POOL, 2), (BAR, 2), (GYM, 2), (SHOP, 2)), 1),
)
"""A hotel of twelve floors beside one with a floor of fifteen cards and one without any."""


def played(
    driver: "Driver",
    *rounds: Round,
    players: Sequence[str] = SHORT[:4],
    planned: int = 3,
    keep: int | None = None,
    values: Sequence[tuple[int, int]] = (),
) -> Opened[Any, Any]:
    """A game with these rounds, all of them kept but the last; it is not shown."""
    terms = Terms(len(players), rounds=planned)
    game = began(driver.app.store, PerfectHotel(terms), players)
    for kind, points in values:
        game.table.write(Value(kind, points))
    on_table(game.table, *(hotels[: len(players)] for hotels in rounds), kept=keep)
    return game


def shown(*rounds: Round, act: Callable[["Driver"], None] | None = None, **rest: Any) -> Scene:
    """A game on the screen, and what is done there."""

    def scene(driver: "Driver") -> Show:
        game = played(driver, *rounds, **rest)

        def show() -> None:
            driver.app.resume(game.record.id)
            if act is not None:
                tick(driver, 6)
                act(driver)

        return show

    return scene


def starting(
    act: Any = None, *, seats: int = 0, people: Sequence[str] = (), own: bool = False
) -> Scene:
    """The page before the first round."""

    def scene(driver: "Driver") -> Show:
        if people:
            played(driver, players=people)

        def show() -> None:
            driver.app.show(_start(driver, seats, own=own))
            if act is not None:
                tick(driver, 6)
                act(driver)

        return show

    return scene


def _start(driver: "Driver", seats: int, *, own: bool) -> Any:
    from hotels.screens.perfect_hotel import PerfectHotelStart

    screen = PerfectHotelStart(driver.app)
    if seats:
        screen.draft = screen.draft.sized(seats)
    if own:
        screen.draft = screen.draft.worth((12, 9, 8, 10, 6, 99))
    return screen


def floor(player: int = 3, kind: int | None = None, cards: int = 2, tourists: int = 0) -> Any:
    """A floor is being said."""

    def act(driver: "Driver") -> None:
        from hotels.screens.perfect_hotel.floor import open_floor
        from hotels.views.perfect_hotel_floor import Form

        sitting = table(driver).sitting
        open_floor(sitting, Form(sitting.place, player, kind, cards, tourists))

    return act


def changing(player: int, place: int, kind: int, cards: int = 2) -> Any:
    """A floor is about to become another."""

    def act(driver: "Driver") -> None:
        from hotels.screens.perfect_hotel.floor import open_floor
        from hotels.views.perfect_hotel import hotel_views
        from hotels.views.perfect_hotel_floor import form_of

        sitting = table(driver).sitting
        view = hotel_views(sitting.table, sitting.place, sitting.speech)[player]
        form = form_of(sitting.table, sitting.place, view.floors[place].line)
        assert form is not None
        open_floor(sitting, form.having(kind).counting(cards, 0))

    return act


def going(driver: "Driver") -> None:
    """A floor with an annex is about to go."""
    from hotels.views.perfect_hotel import hotel_views

    sitting = table(driver).sitting
    view = hotel_views(sitting.table, sitting.place, sitting.speech)[3]
    sitting.take_away(view.floors[2].line)


def on_page(name: str, *args: Any) -> Any:
    """What a key of the page does."""
    return lambda driver: getattr(table(driver), name)(*args)


def at_head(name: str) -> Any:
    """What a key at the head does."""
    return lambda driver: getattr(table(driver).head, name)()


def undone(driver: "Driver") -> None:
    """The last floor is taken back, and may be brought back."""
    table(driver).sitting.undo()


def looking(driver: "Driver") -> None:
    """A kept round is looked at again."""
    table(driver).sitting.look_at(0)


def last_hotel(driver: "Driver") -> None:
    """Where one hotel is seen at a time, it is the last, scrolled to its foot."""
    table(driver).choose(3)
    tick(driver, 4)
    one = table(driver).one
    if one is not None:
        one.pane.scroll_y = 0


def named_values(driver: "Driver") -> None:
    """All values that have a name."""
    from hotels.views.perfect_hotel_start import to_keep

    store = driver.app.store
    for name in ("Our table", LONGER[0]):
        kept = to_keep(name, (12, 9, 8, 10, 6, 5), store.editions())
        store.keep_edition(kept.id, kept.written)
    _sheet(driver)._choose()


def naming(driver: "Driver") -> None:
    """Values get a name, and it is none."""
    from hotels.views.perfect_hotel_start import name_against

    sheet = _sheet(driver)
    sheet.naming = True
    sheet.wrong = name_against("")
    sheet._refill()


def _sheet(driver: "Driver") -> Any:
    table(driver).head.change_values()
    tick(driver, 4)
    return driver.app.shell.sheets[-1]._content


def turned(driver: "Driver") -> None:
    """A receipt full screen, turned to the player."""
    from hotels.screens.receipt import ReceiptScreen
    from hotels.views.perfect_hotel_receipts import round_receipts

    sitting = table(driver).sitting
    told = round_receipts(sitting.books, sitting.place, 0, sitting.speech)
    driver.app.show(ReceiptScreen(driver.app, told.lines[0].receipt))


def handing_on(driver: "Driver") -> None:
    """Every form that the game can be handed on in."""
    from hotels.screens.perfect_hotel.sharing import share

    share(driver.app, table(driver).sitting.game)


EVEN: Round = ((((BEDROOM, 2), (POOL, 2)), 0),) * 4
"""Everyone has the same: all share the title, below zero or not."""

FAR = ((BEDROOM, 95), (RESTAURANT, 60))
"""Values that take a tracker round the track."""

PERFECT_HOTEL: dict[str, Scene] = {
    "perfect hotel, start": starting(),
    "perfect hotel, start, long names": starting(people=LONG[:4], own=True),
    "perfect hotel, start, two": starting(seats=2),
    "perfect hotel, empty": shown(),
    "perfect hotel, drawn": shown(FIRST, DRAWN),
    "perfect hotel, another hotel": shown(FIRST, DRAWN, players=LONGER[:4], act=last_hotel),
    "perfect hotel, undone": shown(DRAWN, act=undone),
    "perfect hotel, tall": shown(TALL, DRAWN, TALL, planned=4),
    "perfect hotel, long names": shown(FIRST, DRAWN, players=LONG[:4]),
    "perfect hotel, longer names": shown(FIRST, DRAWN, players=LONGER[:4]),
    "perfect hotel, two": shown(DRAWN, players=SHORT[:2]),
    "perfect hotel, three": shown(TALL, players=LONG[:3]),
    "perfect hotel, own values": shown(DRAWN, values=FAR),
    "perfect hotel, a floor": shown(DRAWN, act=floor()),
    "perfect hotel, an annex": shown(DRAWN, players=LONG[:4], act=floor(3, SHOP, 2, 1)),
    "perfect hotel, no floor": shown(DRAWN, players=LONGER[:4], act=floor(3, GYM)),
    "perfect hotel, too many tourists": shown(DRAWN, act=floor(3, POOL, 1, 2)),
    "perfect hotel, a change": shown(FIRST, DRAWN, act=changing(3, 1, SHOP)),
    "perfect hotel, a change, long names": shown(
        FIRST, DRAWN, players=LONGER[:4], act=changing(3, 1, SHOP)
    ),
    "perfect hotel, going": shown(DRAWN, players=LONG[:4], act=going),
    "perfect hotel, hand": shown(DRAWN, players=LONG[:4], act=on_page("ask_hand", 2)),
    "perfect hotel, a hotel": shown(TALL, act=on_page("open_hotel", 0)),
    "perfect hotel, values": shown(DRAWN, values=FAR, act=at_head("change_values")),
    "perfect hotel, named values": shown(DRAWN, act=named_values),
    "perfect hotel, naming values": shown(DRAWN, act=naming),
    "perfect hotel, receipts": shown(DRAWN, act=on_page("open_receipts", 3, 1)),
    "perfect hotel, receipts, long names": shown(
        DRAWN, players=LONGER[:4], act=on_page("open_receipts", 1, 0)
    ),
    "perfect hotel, a receipt turned": shown(DRAWN, players=LONG[:4], act=turned),
    "perfect hotel, no receipts": shown(act=on_page("open_receipts", 1, None)),
    "perfect hotel, a kept round": shown(FIRST, DRAWN, act=looking),
    "perfect hotel, menu": shown(DRAWN, act=at_head("open_menu")),
    "perfect hotel, share": shown(DRAWN, act=handing_on),
    "perfect hotel, so far": shown(FIRST, DRAWN, act=at_head("show_rounds")),
    "perfect hotel, nothing so far": shown(act=at_head("show_rounds")),
    "perfect hotel, over": shown(FIRST, DRAWN, planned=2, keep=2),
    "perfect hotel, over, long names": shown(
        FIRST, DRAWN, TALL, players=LONGER[:4], planned=3, keep=3, values=FAR
    ),
    "perfect hotel, over, shared": shown(EVEN, EVEN, planned=2, keep=2),
}
