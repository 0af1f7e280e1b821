"""What a change of the past comes to, on one screenful, before it is kept."""

from collections.abc import Sequence
from typing import NamedTuple

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import Entry, Lay
from hotels.ledger.difference import Difference, Numbered
from hotels.ledger.journal import Act, Amend, Cut, Impossible, Insert, Mistake, Move, Strike, Write
from hotels.ledger.money import Money
from hotels.ledger.objection import Grade
from hotels.ledger.outcome import Outcome
from hotels.table import Preview, Table
from hotels.views.ledger.after_end import after_the_end, touched_last
from hotels.views.ledger.cut_outs import CutOut, cut_outs, tile_square
from hotels.views.ledger.facts import Reading, facts
from hotels.views.ledger.grouped import Row, grouped
from hotels.views.ledger.questions import Own, question
from hotels.wording.amounts import Count, begun, money, signed
from hotels.wording.consequences import against, outcome_in_words
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

NOTHING_KEPT = to_phrase("Preview. Nothing saved yet.")
NOTHING_ELSE = to_phrase("Nothing else changes. Nothing saved yet.")
ASKED_AGAIN = to_phrase("The game ends there; final holdings must be announced again")
AS_IT_STANDS = to_phrase("That's what the ledger already says.")
OVER_THEN = to_phrase("Cash after the settlement, compared with current cash.")
OVER_NOW = to_phrase("Cash with this change, compared with the current settlement.")
"""What the money of the players is where only one of both readings is over."""
PURSE, SETTLED = to_phrase("cash {amount}"), to_phrase("settled {amount}")
THEN = to_phrase("balance {amount}")

_MISTAKES = {
    Mistake.NO_SUCH_LINE: to_phrase("This game has no entry {number}. Nothing was changed."),
    Mistake.STRUCK: to_phrase("Entry {number} is already deleted. Nothing was changed."),
    Mistake.NOTHING_TO_UNDO: to_phrase("There is nothing to undo. Nothing was changed."),
    Mistake.NOTHING_TO_REDO: to_phrase("There is nothing to redo. Nothing was changed."),
    Mistake.BEFORE_ITSELF: to_phrase("An entry can't be moved before itself. Nothing was changed."),
    Mistake.ACCEPT_FIRST: to_phrase("Accept the new calculation first. Nothing was changed."),
}


class Cell(NamedTuple):
    """What a change comes to for one player."""

    name: str
    difference: str
    then: str
    role: str
    """The colour of the difference: money lost, money won, or neither."""


class Consequences(NamedTuple):
    """Everything the sheet shows before a change is kept."""

    question: str
    support: str = ""
    boards: tuple[CutOut, CutOut] | None = None
    rows: tuple[Row, ...] = ()
    people: tuple[Cell, ...] = ()
    keep: str = ""
    """What the button says; empty where there is nothing to keep."""
    loses: bool = False
    """Whether an entry is struck or set aside by keeping it."""
    refused: str = ""
    """Why it cannot be, in one sentence."""
    money: str = ""
    """What the players' money is where the game is over on one side only; mostly empty."""


def consequences(table: Table[Entry, Books], act: Act[Entry], speech: Speech) -> Consequences:
    """What an act on the journal would change; nothing is written."""
    own = _own(table, act)
    asked = question(table, act, own, speech)
    try:
        preview = table.preview(act)
    except Impossible as refused:
        said = phrase(_MISTAKES[refused.mistake], number=refused.number)
        return Consequences(asked, refused=said)
    page = preview.own
    if page is not None and not page.stands:
        refused_as = phrase(
            "{why}, so this can't have happened. Nothing was changed.",
            why=begun(against(page, Grade.IMPOSSIBLE, speech)),
        )
        return Consequences(asked, refused=refused_as)
    if isinstance(act, Amend) and own.was == own.now:
        return Consequences(asked, phrase(AS_IT_STANDS))
    return _shown(table, preview, own, asked, speech)


def _shown(
    table: Table[Entry, Books],
    preview: Preview[Entry, Books],
    own: Own,
    asked: str,
    speech: Speech,
) -> Consequences:
    """The consequences of an act that can be done."""
    reading = _reading(table, preview)
    found = facts(reading, preview.difference, own.number, speech)
    rows = grouped(found, speech)
    asks_again = _asks_again(table, preview.pages, own)
    # What its end comes to is not known before the holdings are said: purse stands beside purse.
    outcome = (None, None) if asks_again else preview.difference.outcome
    ends = phrase(ASKED_AGAIN) if asks_again else outcome_in_words(*outcome, speech)
    if ends:
        rows = (*rows, Row("trophy-outline", "brass", "", ends))
    then = table.after(preview.pages)
    rings = tile_square(own.was, then), tile_square(own.now, then)
    return Consequences(
        asked,
        phrase(NOTHING_KEPT if rows else NOTHING_ELSE),
        cut_outs(table.books, then, rings, _label(own, speech), speech),
        rows,
        _people(_Side(table.books, outcome[0]), _Side(then, outcome[1]), speech),
        _keep(preview.act, preview.difference),
        isinstance(preview.act, Cut) or bool(preview.difference.unfit),
        money=_money_is(*outcome),
    )


def _asks_again(
    table: Table[Entry, Books], pages: Sequence[Numbered[Entry, Books]], own: Own
) -> bool:
    """Whether holdings that were announced later would count at an earlier end."""
    following = len(table.lines) + 1

    def touched(number: int) -> int:
        return following if number == own.number else touched_last(table, number)

    over = after_the_end(pages, touched)
    return over is not None and over.says_holdings


def _own(table: Table[Entry, Books], act: Act[Entry]) -> Own:
    """The line that an act is about, what stands there, and what would."""
    match act:
        case Write(entry) | Insert(_, entry):
            return Own(len(table.lines) + 1, None, entry)
        case Amend(number, entry):
            return Own(number, _entry(table, number), entry)
        case Strike(number):
            return Own(number, _entry(table, number), None)
        case Move(number, _):
            stands = _entry(table, number)
            return Own(number, stands, stands)
    return Own(None, None, None)


def _entry(table: Table[Entry, Books], number: int) -> Entry | None:
    """The entry that stands in a line."""
    return next((page.entry for kept, page in table.pages if kept == number), None)


def _reading(table: Table[Entry, Books], preview: Preview[Entry, Books]) -> Reading:
    """Both readings from the first page on that is another."""
    same = 0
    for old, new in zip(table.pages, preview.pages, strict=False):
        if old.number != new.number or old.page is not new.page:
            break
        same += 1
    return Reading(table.pages[same:], preview.pages[same:], table.before(same))


def _label(own: Own, speech: Speech) -> str:
    """What stands over the second board: ``With D3``."""
    if own.was != own.now:
        if isinstance(own.now, Lay):
            return phrase("With {tile}", tile=speech.tile(own.now.tile))
        if isinstance(own.was, Lay):
            return phrase("Without {tile}", tile=speech.tile(own.was.tile))
    return phrase("With this change")


class _Side(NamedTuple):
    """The game as it stands now, or as it would."""

    books: Books
    outcome: Outcome | None
    """None where it is not over."""

    @property
    def cash(self) -> tuple[Money, ...]:
        """What the players have: after the settlement where the game is over, else their purses."""
        return self.books.cash if self.outcome is None else self.outcome.cash


def _people(was: _Side, now: _Side, speech: Speech) -> tuple[Cell, ...]:
    """By how much each player's money differs, and what it is then."""
    only_one_is_over = (was.outcome is None) != (now.outcome is None)
    text = PURSE if now.outcome is None else SETTLED
    text = text if only_one_is_over else THEN
    return tuple(
        _cell(speech.player(seat), was.cash[seat], now.cash[seat], text)
        for seat in range(was.books.header.seats)
    )


def _cell(name: str, was: Money, now: Money, text: str) -> Cell:
    """One player's money."""
    role = "ink2" if was == now else "red" if now < was else "pri"
    difference = signed(now - was) if now != was else phrase("no difference|no change")
    return Cell(name, difference, phrase(text, amount=money(now)), role)


def _money_is(was: Outcome | None, now: Outcome | None) -> str:
    """What the players' money is where only one of both readings is over."""
    if (was is None) == (now is None):
        return ""
    return phrase(OVER_NOW if now is None else OVER_THEN)


def _keep(act: Act[Entry], difference: Difference) -> str:
    """The button, which names what is lost."""
    count = len(difference.unfit)
    if isinstance(act, Cut):
        count = len(difference.changes)
        return phrase("Save and delete {count:entry/entries}", count=Count(count))
    if count:
        return phrase("Save and drop {count:entry/entries}", count=Count(count))
    return phrase("Save change")
