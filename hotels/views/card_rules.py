"""What can be set of what a table does: the figures and switches behind each term of a card."""

from collections.abc import Callable
from dataclasses import replace

from hotels.ledger.chains import agreement
from hotels.ledger.chains.agreement import MOST_PLAYERS
from hotels.ledger.chains.changes import OWN_ROW
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.terms import PAIR
from hotels.views.card_knobs import Choice, Knob, Number, Switch, Values, amount
from hotels.wording.amounts import begun, money
from hotels.wording.language import phrase
from hotels.wording.speech import words_of

USUAL_BILLS = (10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50)

MOST_BOUGHT, MOST_FREE = 25, 25

BILL = "bill "


def knobs(edition: Edition, term: str) -> tuple[Knob, ...]:
    """What a term is made of; nothing where a house edition takes what its parent has."""
    made = _TERMS.get(term)
    return made(edition) if made else ()


def changed(edition: Edition, values: Values) -> Edition:
    """The edition with these values."""
    bills = {key.removeprefix(BILL): on for key, on in values.items() if key.startswith(BILL)}
    if bills:
        chosen = sorted((int(bill) for bill, on in bills.items() if on), reverse=True)
        return replace(edition, bills=tuple(chosen))
    for key, value in values.items():
        if key in agreement.OPTION_NAMES:
            options = agreement.thrown(edition.options, {key: value})
            edition = replace(edition, options=options)
        elif key in {"blocks", "two_players", "different"}:
            edition = replace(edition, buying=edition.buying._replace(**{key: value}))  # type: ignore[arg-type]
        elif key == "pair":
            own = edition.pair_bonus or OWN_ROW
            edition = replace(edition, pair_bonus=own if value == "own_row" else None)
        else:
            edition = replace(edition, **{key: int(value)})  # type: ignore[arg-type]
    return edition


def _players(edition: Edition) -> tuple[Knob, ...]:
    most = edition.options.max_players
    return (
        Number("max_players", phrase("How many at most?"), most, edition.min_players, MOST_PLAYERS),
    )


def _start(edition: Edition) -> tuple[Knob, ...]:
    return (
        amount(
            "start_cash",
            phrase("How much does each player start with?"),
            edition.options.start_cash,
        ),
    )


def _bills(edition: Edition) -> tuple[Knob, ...]:
    offered = sorted({*edition.bills, *USUAL_BILLS}, reverse=True)
    return tuple(
        Switch(f"{BILL}{bill}", money(bill), "", bill in edition.bills) for bill in offered
    )


def _beginner(edition: Edition) -> tuple[Knob, ...]:
    answers = {
        "none": phrase("stay off the board"),
        "stay": phrase("stay on the board"),
        "shuffled": phrase("are shuffled back in"),
    }
    now = edition.options.opening
    offered = tuple((one, says) for one, says in answers.items() if one in {now, *_OPENINGS})
    orders = (
        ("row", phrase("row A, then column 1")),
        ("column", phrase("column 1, then row A")),
    )
    nearest = phrase("Who goes first? Whoever drew the tile closest to")
    return (
        Choice("start_order", nearest, orders, edition.options.start_order),
        Choice("opening", phrase("Drawn tiles"), offered, now),
    )


def _buying(edition: Edition) -> tuple[Knob, ...]:
    buying = edition.buying
    label = begun(phrase("{word.blocks} per turn", word=words_of(edition)))
    found: list[Knob] = [Number("blocks", label, buying.blocks, 0, MOST_BOUGHT)]
    if edition.min_players <= PAIR:
        found += [
            Number("two_players", phrase("With two players"), buying.two_players, 0, MOST_BOUGHT),
            Switch(
                "different",
                phrase("Only different chains"),
                phrase("with two players"),
                buying.different,
            ),
        ]
    return tuple(found)


def _founder(edition: Edition) -> tuple[Knob, ...]:
    label = phrase("How many free {word.blocks}?", word=words_of(edition))
    return (Number("founder", label, edition.founder, 0, MOST_FREE),)


def _safe(edition: Edition) -> tuple[Knob, ...]:
    label = phrase("From how many {word.tiles}?", word=words_of(edition))
    return (Number("safe", label, edition.safe, 2, edition.squares),)


def _end(edition: Edition) -> tuple[Knob, ...]:
    label = phrase("How many {word.tiles} end the game?", word=words_of(edition))
    return (Number("end", label, edition.end, 2, edition.squares),)


def _rounding(edition: Edition) -> tuple[Knob, ...]:
    return (amount("rounding", phrase("Round to which step?"), edition.rounding),)


def _disposal(edition: Edition) -> tuple[Knob, ...]:
    answers = (
        ("tile_player", phrase("the player who laid the tile")),
        ("largest_holder", phrase("the largest holder")),
    )
    now = edition.options.first_disposal
    return (
        Choice(
            "first_disposal",
            phrase("Who decides first in a {word.merger}?", word=words_of(edition)),
            answers,
            now,
        ),
    )


def _holdings(edition: Edition) -> tuple[Knob, ...]:
    options = edition.options
    answers = (
        ("hidden", phrase("hidden until announced")),
        ("open", phrase("open to all")),
    )
    found: list[Knob] = [Choice("holdings", phrase("Holdings are"), answers, options.holdings)]
    if edition.yellow:
        known = (
            ("known", phrase("of the deal|recorded")),
            ("unknown", phrase("not recorded: the bank asks")),
        )
        found.append(Choice("deal", phrase("The deal is"), known, options.deal))
    return tuple(found)


def _pair(edition: Edition) -> tuple[Knob, ...]:
    answers = (
        ("own_row", phrase("by VACATION's row for two players")),
        ("ordinary", phrase("as with any number of players")),
    )
    now = "ordinary" if edition.pair_bonus is None else "own_row"
    return (
        Choice("pair", phrase("Two players share the bonuses"), answers, now),
        Switch(
            "bank_holds",
            phrase("The bank is a third holder"),
            phrase("with the number on a drawn tile; this overrides the row for two"),
            edition.options.bank_holds,
        ),
    )


_OPENINGS = agreement.SWITCHES["opening"]

_TERMS: dict[str, Callable[[Edition], tuple[Knob, ...]]] = {
    "players": _players,
    "start": _start,
    "bills": _bills,
    "who goes first": _beginner,
    "purchases per turn": _buying,
    "the founder gets": _founder,
    "safe": _safe,
    "end B": _end,
    "a tie for first": _rounding,
    "first to decide": _disposal,
    "holdings": _holdings,
    "two players": _pair,
}
