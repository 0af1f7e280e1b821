"""How a game of Big Shot stands or came out: the ranking, the lots, what everybody was worth."""

from collections.abc import Iterable
from typing import NamedTuple

from hotels.ledger.big_shot.books import Books
from hotels.ledger.big_shot.reckoning import Owned, Reckoning, Standing, reckoning
from hotels.ledger.big_shot.terms import OWED, ROUNDS
from hotels.views.big_shot import Cube, letters_of
from hotels.views.big_shot_acts import BigShotTable
from hotels.views.big_shot_receipts import without_cash, worth_receipt
from hotels.views.slip import Receipt
from hotels.views.worth import Graph, Line, ticks
from hotels.wording.amounts import Count, begun, listed, millions
from hotels.wording.big_shot import Speech, cubes_in_words
from hotels.wording.big_shot_workings import (
    cancelling,
    decision_in_words,
    hindrance,
    winners_in_words,
)
from hotels.wording.language import phrase, to_phrase

LONGEST_HEADLINE = 90
"""Signs of the sentence over a standing; the names stand in the ranking below it anyway."""

CHARTED = 10
"""The chart ends at a whole ten."""

NOTHING = to_phrase("of money|none")

HIDDEN_HEAD = to_phrase("Lots so far")
HIDDEN_SECOND = to_phrase("Money is hidden, so it isn't counted and no leader is shown.")

_SHARING = {
    True: to_phrase("{count} players share the win with {worth}"),
    False: to_phrase("{count} players would share the win with {worth}"),
}
"""By whether the game is over."""


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
    is_amount: bool
    """Whether it is worth a number, not a word."""


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
        phrase(HIDDEN_HEAD) if hides else _headline(settled, speech),
        phrase(HIDDEN_SECOND) if hides else _second(books, settled, speech),
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
        phrase("Net worth by round"),
        phrase("in millions: lots plus cash minus debts"),
        phrase("Each lot counts for whoever held it after that round."),
        lines,
        (),
        ticks([each for day in worth for each in day], CHARTED, str),
        (
            phrase("before the first round"),
            *(phrase("after round {round}", round=place + 1) for place in range(count)),
        ),
        count,
        to_phrase("round"),
    )


def _headline(settled: Reckoning, speech: Speech) -> str:
    """Who wins, or how many share it where all their names would fill the screen."""
    said = begun(winners_in_words(settled, speech))
    count = len(settled.winners)
    if count <= 1 or len(said) <= LONGEST_HEADLINE:
        return said
    worth = millions(settled.players[settled.winners[0]].worth)
    return phrase(_SHARING[settled.is_final], count=count, worth=worth)


def _second(books: Books, settled: Reckoning, speech: Speech) -> str:
    """``4 million ahead of Bob, after 18 rounds``, or by what a tie was broken."""
    why = begun(decision_in_words(settled, speech))
    when = phrase("after {rounds} rounds", rounds=ROUNDS)
    if not settled.is_final:
        when = phrase(
            "after {count} of {rounds} rounds, not final", count=books.round, rounds=ROUNDS
        )
    others = [level for level in settled.ranking if not {*level} & {*settled.winners}]
    if settled.winners and others and not why:
        worth = settled.worth
        margin = worth[settled.winners[0]] - worth[others[0][0]]
        if margin > 0:
            behind = listed(map(speech.player, others[0]))
            why = phrase("{margin} ahead of {players}", margin=millions(margin), players=behind)
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
    said = [
        phrase(
            "{lots:lot/lots}\N{NO-BREAK SPACE}{values}",
            lots=Count(len(standing.lots)),
            values=values,
        )
    ]
    if hides:
        said.append(phrase("cash hidden"))
    else:
        cash = sum(books.purses[colour] for colour in colours)
        said.append(phrase("cash\N{NO-BREAK SPACE}{cash}", cash=cash))
    debts = OWED * sum(books.cards[colour] for colour in colours)
    if debts:
        said.append(phrase("debts\N{NO-BREAK SPACE}−{debts}", debts=debts))
    return ", ".join(said)


def _lot(lot: Owned, speech: Speech) -> LotRow:
    """Whose a lot is, and by which cubes."""
    cube = None if lot.owner is None else (lot.owner, letters_of(speech)[lot.owner])
    owner = speech.owner(lot.owner)
    why = [cubes_in_words(lot.cubes) if any(lot.cubes) else phrase("no cubes")]
    if lot.cancelled:
        why.append(cancelling(lot))
    if lot.park is not None:
        why.append(phrase("doubled by {park}", park=lot.park))
    name = phrase("{lot}, park", lot=lot.name) if lot.is_park else lot.name
    worth = phrase("of a park|doubles") if lot.is_park else str(lot.worth)
    if lot.owner is None:
        worth = phrase(NOTHING)
    if lot.is_sold:
        owner = phrase("sold to {owner}", owner=owner)
    is_amount = lot.owner is not None and not lot.is_park
    return LotRow(name, cube, owner, "; ".join(why), worth, is_amount)
