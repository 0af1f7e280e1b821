"""A statement table, RFC 4180: a row a posting, read from its player's side."""

import csv
import io
import re
from collections.abc import Iterator

from hotels.exports.played import Movement, Played, plain
from hotels.ledger.posting import BANK, CASH
from hotels.wording import ledger
from hotels.wording.language import phrase

COLUMNS = (
    *("date", "edition", "turn", "event", "player", "counterpart", "what", "thing", "chain"),
    *("count", "cash", "size", "price", "price_mark", "rule", "mark", "words"),
)
"""``count`` is what the player gets, blocks or dollars; ``cash`` is his purse after it."""

_FORMULA = tuple("=+-@|%＝＋－＠")
_AT_A_SEMICOLON = re.compile(rf";(\s*)(?=[{re.escape(''.join(_FORMULA))}])")
"""Where a cell would begin for a spreadsheet that takes semicolons between cells."""


def statement(game: Played) -> str:
    """The whole game as rows."""
    table = io.StringIO(newline="")
    writer = csv.writer(table, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    writer.writerows(_rows(game))
    return table.getvalue()


def safe(text: str) -> str:
    """A text that no spreadsheet takes for a formula: such a one gets an apostrophe before it."""
    said = _AT_A_SEMICOLON.sub(r";\1'", plain(text))
    return f"'{said}" if said.lstrip().startswith(_FORMULA) else said


def _rows(game: Played) -> Iterator[list[object]]:
    """A row a posting, with the player's running cash."""
    purses = [0] * game.header.seats
    for movement in game.movements():
        if movement.posting.thing == CASH:
            purses[movement.player] += movement.gain
        yield _row(game, movement, purses[movement.player])


def _row(game: Played, movement: Movement, purse: int) -> list[object]:
    """One posting."""
    posting = movement.posting
    price = movement.price
    chain, size = (posting.thing, None) if price is None else price.args
    chain = "" if chain == CASH else str(chain)
    return [
        game.when.isoformat(),
        safe(game.header.edition.id),
        movement.turn,
        movement.number,
        safe(game.about.players[movement.player]),
        "bank" if movement.counterpart == BANK else "unseen",
        movement.kind.value,
        "cash" if posting.thing == CASH else "blocks",
        safe(game.about.chains.get(chain, chain)),
        movement.gain,
        purse,
        size,
        None if price is None else price.amount,
        None if price is None else price.cites.mark.value,
        movement.cites.rule,
        movement.cites.mark.value,
        safe(_words(game, movement)),
    ]


def _words(game: Played, movement: Movement) -> str:
    """Why, on one line."""
    posting = movement.posting
    if posting.working is None and posting.thing == CASH:
        return phrase("at the start")
    return ledger.movement(posting, game.speech)
