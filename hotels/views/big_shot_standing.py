"""How a game of Big Shot stands or came out: the ranking, the lots, what everybody was worth."""

from collections.abc import Iterable
from typing import NamedTuple

from hotels.ledger.big_shot.books import Books
from hotels.ledger.big_shot.reckoning import Owned, Reckoning, Standing, WonBy, reckoning
from hotels.ledger.big_shot.terms import OWED, ROUNDS
from hotels.views.big_shot import Cube, letters_of
from hotels.views.big_shot_acts import BigShotTable
from hotels.views.big_shot_receipts import without_cash, worth_receipt
from hotels.views.slip import Receipt
from hotels.views.worth import Graph, Line, ticks
from hotels.wording.amounts import begun, counted, listed, millions
from hotels.wording.big_shot import Speech, cubes_in_words
from hotels.wording.big_shot_workings import cancelling, hindrance, outcome_in_words

LONGEST_HEADLINE = 90
"""Signs of the sentence over a standing; the names stand in the ranking below it anyway."""

CHARTED = 10
"""The chart ends at a whole ten."""

NOTHING = "none"

HIDDEN_HEAD = "The lots as they lie"
HIDDEN_SECOND = "Money is hidden: purses are not counted, and nobody is told who leads."


class Ranked(NamedTuple):
    """One player in the ranking."""

    place: str
    seat: int
    cubes: tuple[Cube, ...]
    name: str
    below: str
    total: str
    wins: bool
    receipt: Receipt


class LotRow(NamedTuple):
    """One lot: whose it is, and why."""

    name: str
    cube: Cube | None
    owner: str
    why: str
    worth: str


class Result(NamedTuple):
    """All that a standing is told with."""

    headline: str
    second: str
    ranks: tuple[Ranked, ...]
    lots: tuple[LotRow, ...]
    notes: tuple[str, ...]
    """Who cannot win, and why."""
    is_final: bool


def result(books: Books, speech: Speech) -> Result:
    """How the game came out, or how it would come out now."""
    settled = reckoning(books)
    hides = books.terms.is_hidden and not settled.is_final
    return Result(
        HIDDEN_HEAD if hides else _headline(books, settled, speech),
        HIDDEN_SECOND if hides else _second(books, settled, speech),
        tuple(_ranks(books, settled, speech, hides=hides)),
        tuple(_lot(lot, speech) for lot in settled.lots),
        tuple(
            f"{hindrance(one, settled, speech)}."
            for one in settled.players
            if not one.is_qualified and settled.is_final
        ),
        settled.is_final,
    )


def worth_by_round(table: BigShotTable, speech: Speech) -> Graph:
    """What each player was worth after each round."""
    days = [table.game.opening()]
    for _, page in table.pages:
        if page.books.round > days[-1].round:
            days.append(page.books)
    worth = [reckoning(day).worth for day in days]
    lines = tuple(
        Line(
            seat,
            speech.player(seat),
            "",
            tuple(day[seat] for day in worth),
            tuple(millions(day[seat]) for day in worth),
        )
        for seat in range(days[0].terms.seats)
    )
    count = len(days) - 1
    return Graph(
        "Worth by round",
        "millions: lots, cash, less debts",
        "A lot counts for whoever had it after that round.",
        lines,
        (),
        ticks([each for day in worth for each in day], CHARTED, str),
        ("before the first round", *(f"after round {place + 1}" for place in range(count))),
        count,
        "round",
    )


def _headline(books: Books, settled: Reckoning, speech: Speech) -> str:
    """Who wins, or how many share it where all their names would fill the screen."""
    said, _ = _outcome(books, settled, speech)
    count = len(settled.winners)
    if count < len("ab") or len(said) <= LONGEST_HEADLINE:
        return said
    worth = millions(settled.players[settled.winners[0]].worth)
    verb = "share the win" if settled.is_final else "would share the win"
    return f"{count} players {verb} with {worth}"


def _outcome(books: Books, settled: Reckoning, speech: Speech) -> tuple[str, str]:
    """Who wins, and what told him from those who have as much."""
    said = outcome_in_words(books, settled, speech)
    said = said.removeprefix(f"After {books.round} of {ROUNDS} rounds, not final: ")
    if settled.won_by in {WonBy.LOTS, WonBy.BEST_LOT}:
        first, _, why = said.rpartition("; ")
        return begun(first), begun(why)
    return begun(said), ""


def _second(books: Books, settled: Reckoning, speech: Speech) -> str:
    """``4 million before Bob, after 18 rounds``, or by what a tie was broken."""
    _, why = _outcome(books, settled, speech)
    when = f"after {ROUNDS} rounds"
    if not settled.is_final:
        when = f"after {books.round} of {ROUNDS} rounds, not final"
    others = [level for level in settled.ranking if not {*level} & {*settled.winners}]
    if settled.winners and others and not why:
        worth = settled.worth
        margin = worth[settled.winners[0]] - worth[others[0][0]]
        if margin > 0:
            why = f"{millions(margin)} before {listed(map(speech.player, others[0]))}"
    return f"{why}, {when}" if why else begun(when)


def _ranks(books: Books, settled: Reckoning, speech: Speech, *, hides: bool) -> Iterable[Ranked]:
    """The players, the best first; by seat where money is hidden."""
    signs = letters_of(speech)
    place = 1
    levels = settled.ranking
    if hides:
        levels = tuple((seat,) for seat in range(books.terms.seats))
    for level in levels:
        for seat in level:
            standing = settled.players[seat]
            working = without_cash(standing.working) if hides else standing.working
            yield Ranked(
                "" if hides else str(place),
                seat,
                tuple((colour, signs[colour]) for colour in books.terms.colours_of(seat)),
                speech.player(seat),
                _below(books, standing, settled, hides=hides),
                millions(working.amount),
                seat in settled.winners and not hides,
                worth_receipt(settled, standing, speech, with_cash=not hides),
            )
        place += len(level)


def _below(books: Books, standing: Standing, settled: Reckoning, *, hides: bool) -> str:
    """``3 lots 34, cash 6, debts −20``."""
    colours = books.terms.colours_of(standing.player)
    values = sum(lot.worth for lot in settled.lots if lot.owner in colours)
    said = [f"{counted(len(standing.lots), 'lot', 'lots')}\N{NO-BREAK SPACE}{values}"]
    if hides:
        said.append("cash hidden")
    else:
        said.append(f"cash\N{NO-BREAK SPACE}{sum(books.purses[colour] for colour in colours)}")
    debts = OWED * sum(books.cards[colour] for colour in colours)
    if debts:
        said.append(f"debts\N{NO-BREAK SPACE}−{debts}")
    return ", ".join(said)


def _lot(lot: Owned, speech: Speech) -> LotRow:
    """Whose a lot is, and by which cubes."""
    cube = None if lot.owner is None else (lot.owner, letters_of(speech)[lot.owner])
    owner = speech.owner(lot.owner) if lot.owner is not None else "nobody"
    why = cubes_in_words(lot.cubes) if any(lot.cubes) else "no cubes"
    if lot.cancelled:
        why += f"; {cancelling(lot)}"
    if lot.park is not None:
        why += f"; doubled by {lot.park}"
    name = f"{lot.name}, park" if lot.is_park else lot.name
    worth = "doubles" if lot.is_park else str(lot.worth)
    if lot.owner is None:
        worth = NOTHING
    return LotRow(name, cube, f"{owner}{', sold' if lot.is_sold else ''}", why, worth)
