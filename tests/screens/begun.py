"""What a banker can have begun when the window turns: where, by which touches, what stands there.

Each begins at a scene of the audit.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from tests.screens.driver import Driver

LOW, PHONE = (1024, 600), (360, 780)

Touch = Callable[["Driver"], None]


class Half(NamedTuple):
    """Something half said, and what tells of it."""

    scene: str
    does: tuple[Touch, ...]
    stands: tuple[str, ...] = ()
    """What stands there because of it, in every window."""
    then: tuple[Touch, ...] = ()
    """How it goes on after the window has turned."""
    comes: str = ""
    """What stands there then."""
    window: tuple[int, int] = (1280, 800)


def shown(driver: "Driver") -> list[str]:
    """Every text on the screen, what was typed in fields among them."""
    from kivy.uix.textinput import TextInput

    fields = [widget.text for widget in driver.widgets() if isinstance(widget, TextInput)]
    return [*driver.words(), *fields]


# touches


def keys(*texts: str) -> tuple[Touch, ...]:
    """Taps on keys of a pad."""
    return tuple(key(text) for text in texts)


def key(text: str, kind: str = "NumberKey") -> Touch:
    """A tap on the last key of this kind that says so."""

    def do(driver: "Driver") -> None:
        _tap(driver, [w for w in _all(driver, kind) if getattr(w, "text", None) == text][-1])

    return do


def push(text: str) -> Touch:
    """A tap on a button."""
    return key(text, "PushButton")


def nth(kind: str, which: int = 0, part: str = "") -> Touch:
    """A tap on one of its kind, or on a part of it."""

    def do(driver: "Driver") -> None:
        widget = _all(driver, kind)[which]
        _tap(driver, getattr(widget, part) if part else widget)

    return do


def typed(text: str, which: int = 0) -> Touch:
    """A text typed in a field in place of what stood there."""

    def do(driver: "Driver") -> None:
        field = _all(driver, "Typed")[which]
        _tap(driver, field)
        field.select_all()
        field.delete_selection()
        field.insert_text(text)
        driver.frames(2)

    return do


def goes_on(text: str) -> Touch:
    """Some signs more, by the keyboard, without a further tap."""

    def do(driver: "Driver") -> None:
        for sign in text:
            driver.window.dispatch("on_textinput", sign)
        driver.frames(3)

    return do


def row(rows: Callable[[Any], Any], which: int) -> Touch:
    """A tap on a row of a list of the screen."""

    def do(driver: "Driver") -> None:
        from tests.screens.hand import Hand

        hand = Hand(driver)
        found = rows(hand.screen)
        hand.row(found, [one.place for one in found.rows if one.buy][which])

    return do


def square(which: int) -> Touch:
    """A tap on a small board."""

    def do(driver: "Driver") -> None:
        board = driver.find("TableBoard")
        left, low, wide, high = board.box(which)
        driver.touch(*board.to_window(left + wide / 2, low + high / 2))
        driver.frames(4)

    return do


def back(driver: "Driver") -> None:
    """Back."""
    driver.key(27)


def _all(driver: "Driver", kind: str) -> list[Any]:
    """All of a kind: on the uppermost sheet, if there is one."""
    shell = driver.app.shell
    top = shell.sheets[-1] if shell.sheets else shell
    found = [w for w in top.walk(restrict=True) if type(w).__name__ == kind]
    assert found, (kind, driver.words())
    return found


def _tap(driver: "Driver", widget: Any) -> None:
    from tests.screens.hand import Hand

    Hand(driver).tap(widget)
    driver.frames(4)


# what can have been begun

HALVES = {
    # a number on its way
    "a number at the desk": Half("desk, a number", keys("4", "1"), ("41",), keys("0"), "410"),
    "one that cannot be": Half(
        "desk, a number", keys("1"), ("1", "A chain has at least 2 hotels.")
    ),
    "a number of what falls": Half(
        "desk, disposals", (nth("Typing"), *keys("2")), ("2",), keys("9"), "29"
    ),
    "a figure of a card": Half("card, a price refused", keys("7"), ("$7",), keys("00"), "$700"),
    "a number over the dials of a figure": Half(
        "card, a chain of three columns",
        (nth("Typing"), *keys("1")),
        ("1",),
        (*keys("9"), push("OK")),
        "19",
    ),
    "dials of a figure": Half(
        "card, a chain of three columns", (nth("NumberDial", 0, "_more"),), ()
    ),
    "a purse": Half("evening, a purse counted", keys("7"), ("$3,007",), keys("0"), "$30,070"),
    "bills of a purse": Half("evening, bill by bill", (nth("Stepper", 0, "more"),) * 2),
    "a pile": Half("evening, a pile counted", keys("3"), ("3",)),
    "a purse of the past": Half(
        "ledger, a purse was counted", keys("4", "2"), ("$42",), keys("00"), "$4,200"
    ),
    "a figure": Half("quick, turned", ()),
    "bills of a quick score": Half("quick, bills", (nth("Stepper", 0, "more"),)),
    # words on their way
    "a name at the desk": Half("desk, a name", (typed("Zoë"),), ("Zoë",), (goes_on("!"),), "Zoë!"),
    "what tables argue about": Half(
        "desk, disputes, none found", (typed("tie"),), ("tie",), (goes_on("s"),), "ties"
    ),
    "a house edition's name": Half(
        "card, named", (typed("Mine"),), ("Mine",), (goes_on("!"),), "Mine!"
    ),
    "one that cannot be called so": Half("card, named wrong", ()),
    "a name at the table": Half(
        "evening, taking a seat", (typed("Zoë"),), ("Zoë",), (goes_on("!"),), "Zoë!"
    ),
    "a note": Half(
        "ledger, a note", (typed("Ask Bob"),), ("Ask Bob",), (goes_on("!"),), "Ask Bob!"
    ),
    "what is looked for in a ledger": Half(
        "ledger, a search", (typed("tile"),), ("tile",), (goes_on("s"),), "tiles"
    ),
    "what is looked for among all games": Half(
        "all games", (typed("Ana"),), ("Ana",), (goes_on("!"),), "Ana!"
    ),
    "who sits down": Half(
        "new game, somebody twice", (typed("Zoë"),), ("Zoë",), (goes_on("!"),), "Zoë!"
    ),
    "a player's name": Half(
        "new game, a player", (typed("Zoë"),), ("Zoë",), (goes_on("!"),), "Zoë!"
    ),
    "the names of chains": Half(
        "new game, names of chains",
        (typed("Ritz", 1), typed("Plaza", 6)),
        ("Ritz", "Plaza"),
        (goes_on("!"),),
        "Plaza!",
    ),
    "a name of a quick score": Half(
        "quick, a name", (typed("Zoë"),), ("Zoë",), (goes_on("!"),), "Zoë!"
    ),
    "a seat of Big Shot": Half(
        "big shot, a seat", (typed("Zoë"),), ("Zoë",), (goes_on("!"),), "Zoë!"
    ),
    "a lot of a board": Half(
        "big shot, a lot of a board",
        (typed("7"), typed("Zoo", 1), nth("SwitchRow")),
        ("7", "Zoo"),
    ),
    "a park of a board": Half("big shot, a park of a board", (typed("Zoo"), nth("SwitchRow"))),
    "a board's name": Half(
        "big shot, a board", (typed("Ours"),), ("Ours",), (goes_on("!"),), "Ours!"
    ),
    "a name of values": Half(
        "perfect hotel, naming values", (typed("Ours"),), ("Ours",), (goes_on("!"),), "Ours!"
    ),
    "a file's name and folder": Half("share, saving", (typed("it"), nth("ChoiceRow", -1)), ("it",)),
    # what is chosen step by step
    "a purchase": Half("table, a purchase, 4 players", (row(lambda one: one.chains, 0),)),
    "what a holder does": Half("takeover, dispose, first", (nth("Stepper", 0, "more"),)),
    "a purchase of the past": Half("ledger, change a purchase", (nth("Bought"),)),
    "a disposal of the past": Half("ledger, change a disposal", (nth("Stepper", 0, "less"),)),
    "who left, and with what": Half("ledger, change who left", (nth("AnswerRow", -1),)),
    "a question at the desk": Half("desk, a tie", (nth("NumberRow", 0, "more"),)),
    "other editions at the desk": Half("desk, a tie", (push("Other editions"),)),
    "a player without a starting tile": Half(
        "new game, starting tiles",
        (push("Skip Ben"),),
        ("Cat's starting tile", "skipped"),
        (push("Skip Cat"),),
        "Dora's starting tile",
        LOW,
    ),
    "a pile that was dealt": Half("deal typed", (nth("Count", 3),)),
    "four cubes": Half("big shot, open, two cubes", (nth("CubeKey", 1),)),
    "who won": Half("big shot, the winner at once", (nth("CubeRow"),)),
    "bids further on": Half("big shot, bids", (nth("PageKey"),)),
    "a floor": Half("perfect hotel, a floor", (nth("Stepper", 0, "more"),)),
    "what kinds are worth": Half("perfect hotel, values", (nth("Stepper", 2, "more"),)),
    "how many play": Half("quick, start", (nth("Stepper", 0, "less"),)),
    "how many play Big Shot": Half("big shot, start", (nth("Stepper", 0, "less"),)),
    "how many play Perfect Hotel": Half("perfect hotel, start", (nth("Stepper", 0, "less"),)),
    "rules of the house": Half("new game, 4 players", (nth("SwitchRow"),)),
    # what is looked at closely before it is said
    "a square under the glass": Half(
        "table, first tile", (square(40),), ("D5 lies alone",), window=PHONE
    ),
    "a square of the past under the glass": Half(
        "ledger, change a tile", (square(3),), window=PHONE
    ),
}


# and how it is


def begun(driver: "Driver", half: Half) -> list[str]:
    """Something is half said; all that is on the screen then."""
    from tests.screens.audit.scenes import SCENES
    from tests.screens.looked_after import coloured

    driver.resize(*half.window)
    SCENES[half.scene](driver)()
    driver.frames(12)
    before = coloured(driver)
    for touch in half.does:
        touch(driver)
    driver.wait(0.5)
    now = coloured(driver)
    assert not half.does or now != before
    assert_stands(driver, half)
    return now


def assert_stands(driver: "Driver", half: Half) -> None:
    """It can be read there."""
    for text in half.stands:
        assert text in shown(driver)
