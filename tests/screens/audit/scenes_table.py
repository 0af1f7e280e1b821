"""The table in every state of a turn."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from hotels.ledger.chains.books import Books, Question
from hotels.ledger.chains.game import ChainGame
from hotels.store.keeping import began, opened
from hotels.wording.amounts import as_sentence
from hotels.wording.language import phrase
from tests.screens.audit.names import LONG, SHORT
from tests.screens.audit.stage import Show, tick
from tests.store.playing import entries, recorded

if TYPE_CHECKING:
    from tests.screens.driver import Driver

Scene = Callable[["Driver"], Show]
Done = Callable[[Books], bool]


def game(
    driver: "Driver",
    name: str,
    until: int | Done | None = None,
    players: Sequence[str] = SHORT,
    **options: Any,
) -> int:
    """A recorded game in the archive, up to an entry or a state; its number there."""
    header = recorded(name).header
    header = replace(header, options=replace(header.options, **options)) if options else header
    begun = began(driver.app.store, ChainGame(header), players[: header.seats])
    for place, entry in enumerate(entries(name)):
        if until == place or (callable(until) and until(begun.table.books)):
            break
        begun.table.write(entry, forced=True)
    return begun.record.id


def asks(kind: Question, turn: int = 0) -> Done:
    """Whether the bank waits for this, from a turn on."""
    return lambda books: (
        books.turn >= turn and books.awaiting is not None and books.awaiting.kind is kind
    )


def at(
    name: str,
    until: int | Done | None = None,
    players: Sequence[str] = SHORT,
    then: Callable[["Driver"], None] | None = None,
    **options: Any,
) -> Scene:
    """A recorded game on the screen, and what is done there."""

    def scene(driver: "Driver") -> Show:
        number = game(driver, name, until, players, **options)

        def show() -> None:
            driver.app.resume(number)
            if then is not None:
                tick(driver, 6)
                then(driver)

        return show

    return scene


def taken_back(driver: "Driver") -> Show:
    """The last entry of a game was taken back, and may be brought back."""
    number = game(driver, "acquire-p4_027", asks(Question.TILE, 40), LONG)
    assert opened(driver.app.store, number).table.undo()
    return lambda: driver.app.resume(number)


def table(driver: "Driver") -> Any:
    """The screen that is shown."""
    return driver.app.shell.top


def choose_one(driver: "Driver") -> None:
    """The first chain on the board goes into the purchase."""
    sitting = table(driver).sitting
    sitting.pick(sitting.books.board.on_board[0])


def object_to(driver: "Driver") -> None:
    """One more of a chain than there is money or room for, until somebody objects."""
    from hotels.ledger.chains.entries import Buy

    sitting = table(driver).sitting
    names = sitting.books.header.edition.names
    chain = names[sitting.books.board.on_board[0]]
    sitting.write(Buy(sitting.books.player, (chain,) * 9))


def magnify(square: int) -> Callable[["Driver"], None]:
    """What a tap on a square of a small board does."""

    def do(driver: "Driver") -> None:
        if table(driver).board.is_small:
            table(driver).magnify(square)

    return do


def peek(driver: "Driver") -> None:
    """The second player looks at his blocks."""
    screen = table(driver)
    screen.sitting.peek(1)
    screen.peeking = 1
    screen._show_players()


def count(driver: "Driver") -> None:
    """The first player's cash is counted."""
    from hotels.screens.chains.counting import open_count

    open_count(table(driver).sitting, 0)


def menu(driver: "Driver") -> None:
    """What else may be done."""
    from hotels.screens.chains.menu import open_menu

    open_menu(table(driver).sitting)


def card(driver: "Driver") -> None:
    """The information card."""
    from hotels.screens.chains.menu import open_card

    open_card(table(driver).sitting)


def told(driver: "Driver") -> None:
    """A tile that cannot be: the sentence stands at the foot."""
    said = "{tile} would form a chain, but all {chains} chains are already on the board"
    driver.app.say(as_sentence(phrase(said, tile="C5", chains=7)))


TILE, BUY, NAME = Question.TILE, Question.BUY, Question.NAME

TABLE: dict[str, Scene] = {
    "table, first tile": at("vacation-p3_002-unknown", 0),
    "table, tile, 4 players": at("four-equal-vacation", asks(TILE, 6)),
    "table, tile, 6 players, open": at("vacation-p6_017", asks(TILE, 60), holdings="open"),
    "table, tile, 2 players, late": at("acquire-p2_057", asks(TILE, 38)),
    "table, long names": at("vacation-p6_017", asks(TILE, 40), LONG, holdings="open"),
    "table, a name, first": at("vacation-p6_017", asks(NAME)),
    "table, a name, later": at("acquire-p4_027", asks(NAME, 30), LONG),
    "table, a purchase, 2 players": at("acquire-p2_057", asks(BUY, 24)),
    "table, a purchase, 4 players": at("acquire-p4_027", asks(BUY, 50)),
    "table, a purchase, one chosen": at("vacation-p6_017", asks(BUY, 70), then=choose_one),
    "table, a purchase, long names, one chosen": at(
        "acquire-p5_023", asks(BUY, 80), LONG, then=choose_one
    ),
    "table, peeking": at("manuscript", asks(TILE, 5), then=peek),
    "table, peeking, 6 players": at("vacation-p6_017", asks(BUY, 60), LONG, then=peek),
    "table, taken back": taken_back,
    "table, magnifier": at("acquire-p4_027", asks(TILE, 40), then=magnify(50)),
    "table, magnifier in a corner": at("vacation-p6_017", asks(TILE, 60), then=magnify(107)),
    "table, objection": at("acquire-p4_027", asks(BUY, 50), then=object_to),
    "table, count": at("four-equal-vacation", asks(TILE, 6), LONG, then=count),
    "table, menu at a tile": at("acquire-p4_027", asks(TILE, 40), then=menu),
    "table, menu at a purchase": at("acquire-p4_027", asks(BUY, 40), then=menu),
    "table, information card": at("acquire-p4_027", asks(TILE, 40), then=card),
    "table, a word at the foot": at("acquire-p4_027", asks(TILE, 40), then=told),
}
