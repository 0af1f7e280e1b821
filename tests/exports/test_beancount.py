"""The accounting file, asked of the real beancount, which runs as a process of its own."""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from datetime import date, timedelta
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

import pytest

from hotels.exports.beancount import TooLate, beancount
from hotels.exports.played import About, Kind, Played, steps
from hotels.ledger.chains.codec import decoded
from hotels.ledger.chains.entries import Buy, Dispose
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.terms import UNSEEN
from hotels.ledger.posting import BANK, CASH
from hotels.table import Table
from tests.command import GAMES, Value, recorded
from tests.exports.games import (
    DAY,
    ODD,
    ODD_CHAINS,
    at_the_table,
    played,
    read,
    renamed,
    under_way,
)

# What bean-check loads, said as JSON: its errors, and what the file comes to.
LOADER = """
import json, sys
from collections import Counter
from beancount import loader
from beancount.core import data, inventory
from beancount.ops import validation

for path in sys.argv[1:]:
    entries, errors, options = loader.load_file(
        path, extra_validations=validation.HARDCORE_VALIDATIONS
    )
    totals = {}
    for entry in entries:
        if isinstance(entry, data.Transaction):
            for posting in entry.postings:
                at = totals.setdefault(posting.account, inventory.Inventory())
                at.add_position(posting)
    print(json.dumps({
        "errors": [[str(error.source["lineno"]), error.message] for error in errors],
        "kinds": Counter(type(entry).__name__ for entry in entries),
        "mornings": sorted({str(one.date) for one in entries if isinstance(one, data.Balance)}),
        "totals": {
            account: {one.units.currency: int(one.units.number) for one in total}
            for account, total in totals.items()
        },
    }))
"""


class Loaded(NamedTuple):
    """What beancount makes of a file."""

    errors: list[list[str]]
    kinds: dict[str, int]
    mornings: list[str]
    totals: dict[str, dict[str, int]]


def loaded(*paths: Path) -> list[Loaded]:
    """What beancount makes of these files."""
    command = [sys.executable, "-c", LOADER, *map(str, paths)]
    said = subprocess.run(command, capture_output=True, check=False)
    assert said.returncode == 0, said.stderr.decode()
    return [Loaded(**json.loads(line)) for line in said.stdout.splitlines()]


def checked(path: Path) -> "subprocess.CompletedProcess[bytes]":
    """What ``bean-check`` says of a file."""
    command = [sys.executable, "-m", "beancount.scripts.check", "--no-cache", str(path)]
    return subprocess.run(command, capture_output=True, check=False)


def forced() -> Played:
    """A game with an answer left open and a player's cash below zero."""
    game = read(GAMES / "manuscript.json")
    table = at_the_table(game)
    table.strike(next(one.number for one in table.pages if isinstance(one.page.entry, Dispose)))
    last = table.pages[-1]
    assert isinstance(last.page.entry, Buy)
    table.amend(last.number, Buy(last.page.entry.player, ("American",) * 11))
    return Played(game.header, About(game.players), DAY, steps(game.header, table.pages))


def mistaken(path: Path) -> Played:
    """A game in which the table did something against the rules."""
    game = read(path)
    table = Table(ChainGame(game.header))
    for event in game.events:
        table.write(decoded(event), forced=True)
    return Played(game.header, About(game.players), DAY, steps(game.header, table.pages))


def in_a_takeover() -> Value:
    """A game broken off between two disposals."""
    said: Value = recorded("manuscript")
    said["events"] = said["events"][:20]
    return said | {"checkpoints": []}


def odd(*players: str) -> Played:
    return played(renamed("acquire-p5_023", players, ODD_CHAINS))


CASES: Mapping[str, Callable[[], Played]] = {
    "finished": lambda: played("acquire-p4_027"),
    "two players": lambda: played("vacation-p2_010"),
    "unknown deal": lambda: played("vacation-p3_002-unknown"),
    "six, unknown deal": lambda: played("decision-draft-p6_010-unknown"),
    "stuck": lambda: played("acquire-p2_057"),
    "under way": lambda: played("four-equal-vacation"),
    "unknown deal, under way": lambda: played(under_way("vacation-p3_002-unknown", 73)),
    "in a takeover": lambda: played(in_a_takeover()),
    "not begun": lambda: played(under_way("manuscript", 1) | {"events": []}),
    "odd names": lambda: odd(*ODD),
    "more odd names": lambda: odd("Bank", "Unseen", "a\nb", "P1-Bank", "\u202eQuote\\"),
    "against the rules": forced,
    **{path.stem: partial(mistaken, path) for path in GAMES.glob("forced/*.json")},
    "the first day there is": lambda: played("manuscript", date.min),
    "the last day there is": lambda: played("manuscript", date.max - timedelta(11)),
}


@cache
def case(name: str) -> Played:
    """One of the cases."""
    return CASES[name]()


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Each case as a file."""
    folder = tmp_path_factory.mktemp("beancount")
    paths = {name: folder / f"{name}.beancount" for name in CASES}
    for name, path in paths.items():
        path.write_bytes(beancount(case(name)).encode())
    return paths


@pytest.fixture(scope="module")
def results(files: dict[str, Path]) -> dict[str, Loaded]:
    """What beancount makes of each case."""
    return dict(zip(files, loaded(*files.values()), strict=True))


@pytest.mark.process
@pytest.mark.parametrize("name", CASES)
def test_beancount_finds_no_error_and_the_same_balances(
    name: str, results: dict[str, Loaded]
) -> None:
    game, found = case(name), results[name]
    assert found.errors == []
    over = game.settlement
    books = game.books.posted(over.postings if over else ())
    totals = {account: sum(total.values()) for account, total in found.totals.items()}
    seats = range(game.header.seats)
    in_all = {
        "Bank": (books.cash[BANK], sum(pile[BANK] for pile in books.blocks)),
        "Unseen": (0, sum(pile[UNSEEN] for pile in books.blocks)),
    }
    for whose, (cash, blocks) in in_all.items():
        assert totals.get(f"Assets:{whose}:Cash", 0) == cash
        assert totals.get(f"Assets:{whose}:Blocks", 0) == blocks
    purses = sorted(
        total for account, total in totals.items() if account.endswith(":Cash") and total != 0
    )
    assert purses == sorted(cash for cash in (*books.cash[:UNSEEN], books.cash[BANK]) if cash)
    if over:
        assert [books.cash[seat] for seat in seats] == list(over.cash)


@pytest.mark.process
@pytest.mark.parametrize("name", CASES)
def test_every_posting_is_there_and_every_turn_is_followed_by_a_morning(
    name: str, results: dict[str, Loaded]
) -> None:
    game, found = case(name), results[name]
    movements = len(list(game.movements()))
    assert found.kinds["Transaction"] == movements + len(game.header.edition.chains)
    turns = game.books.turn
    mornings = [game.when + timedelta(day) for day in range(1, turns + 3)]
    assert found.mornings == [day.isoformat() for day in mornings]
    assert found.kinds["Balance"] >= len(mornings) * (game.header.seats + 1)


@pytest.mark.process
@pytest.mark.parametrize("name", ["finished", "unknown deal", "stuck", "under way", "odd names"])
def test_bean_check_accepts_the_file(name: str, files: dict[str, Path]) -> None:
    said = checked(files[name])
    assert (said.returncode, said.stdout, said.stderr) == (0, b"", b"")


@pytest.mark.process
@pytest.mark.parametrize("turn", [2, 40, 78])
def test_a_wrong_amount_is_noticed_the_morning_after(
    turn: int, files: dict[str, Path], tmp_path: Path
) -> None:
    """So the assertions are asked, and asked of every turn."""
    game = case("unknown deal")
    text = files["unknown deal"].read_text(encoding="utf-8")
    bought = next(
        movement
        for movement in game.movements()
        if movement.turn >= turn and movement.posting.thing == CASH
    )
    day = game.when + timedelta(bought.turn)
    start = text.index(f"{day} * ")
    spoilt, count = re.subn(
        r"(Cash +)(-?)(\d+)( DOLLAR)",
        lambda found: f"{found[1]}{found[2]}{int(found[3]) + 100}{found[4]}",
        text[start:],
        count=2,
    )
    assert count == 2
    path = tmp_path / "spoilt.beancount"
    path.write_text(text[:start] + spoilt, encoding="utf-8")
    said = checked(path)
    assert said.returncode == 1
    first = said.stderr.decode().split("Balance failed")[0]
    line = int(first.rsplit(":", 2)[1])
    assert (
        path.read_text(encoding="utf-8")
        .splitlines()[line - 1]
        .startswith(f"{day + timedelta(1)} balance Assets:")
    )


def test_a_transaction_says_why() -> None:
    said = beancount(played("manuscript"))
    assert (
        '2026-11-27 * "Dave" "bonus: Wilton at 3 hotels: first bonus, 10 × $300"\n'
        "  turn: 9\n"
        "  event: 18\n"
        '  deed: "Alice laid C4: American (5) took over Wilton (3) and grew to 9 hotels"\n'
        '  rule: "bonuses"\n'
        '  mark: "attested"\n'
        '  price-mark: "attested"\n'
        "  Assets:Bank:Cash        -3000 DOLLAR\n"
        "  Assets:Dave:Cash         3000 DOLLAR\n"
    ) in said
    assert "2026-11-28 balance Assets:Dave:Cash         8900 DOLLAR\n" in said
    assert "2026-11-27 price WILTON 0 DOLLAR\n" in said
    assert said.isascii() is False
    assert "Each turn counts as one day." in said


def test_a_date_without_enough_days_after_it_is_refused() -> None:
    with pytest.raises(TooLate):
        beancount(played("manuscript", date.max - timedelta(10)))


def test_what_moves_because_of_a_mistake_says_what_for() -> None:
    moved = [*mistaken(GAMES / "forced/survivor-acquire.json").movements()]
    back = [one.posting for one in moved if one.kind is Kind.TAKEN_BACK]
    assert [(one.giver, one.taker, one.count) for one in back] == [
        (1, BANK, 1_500),
        (2, BANK, 1_500),
    ]
    moved = [*mistaken(GAMES / "forced/more-acquire.json").movements()]
    (unknown,) = (one.posting for one in moved if one.kind is Kind.UNKNOWN)
    assert (unknown.giver, unknown.taker, unknown.count, unknown.thing) == (BANK, 1, 2, "Luxor")
