"""How everybody stands while a game goes on, and nothing that the table may not know.

Where holdings are open that is everybody's net worth. Elsewhere it is the cash, and two amounts
that the net worth lies between; who has most of it is not said, nor in which order they stand.
"""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple

from hotels.ledger.chains.books import Books, Question
from hotels.ledger.chains.interim import Between, Part, as_if_ended, between, is_exact
from hotels.ledger.chains.rule import Rule
from hotels.ledger.chains.rules.ending import Settlement, ranking
from hotels.ledger.chains.terms import UNSEEN, Player
from hotels.ledger.chains.trouble import Page
from hotels.ledger.chains.workings import Step as Sum
from hotels.ledger.money import Money
from hotels.ledger.posting import CASH, Posting
from hotels.views.receipts import Receipt, Step, supposed_receipt
from hotels.views.slip import basis_of
from hotels.views.standing import LONGEST_HEADLINE
from hotels.views.worth import Graph, graph_of
from hotels.wording.amounts import begun, counted, listed, money
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

NONE = to_phrase("instead of a sum|none")

_HIDDEN = to_phrase("Holdings are hidden, so each net worth is shown as a range.")
_DRAWN = to_phrase(
    "Tiles are drawn for the bank at the end, so each net worth is shown as a range."
)
_UNKNOWN = to_phrase("The deal wasn't recorded, so each net worth is shown as a range.")
_IF_NOW = to_phrase("This is what the bank would pay if the game ended now.")


class Column(StrEnum):
    """What stands in a column."""

    CASH = "cash"
    SHARES = "shares"
    BONUSES = "final bonuses"
    NET = "net worth"
    LEAST = "net worth at least"
    MOST = "net worth at most"


EXACT = (Column.CASH, Column.SHARES, Column.BONUSES, Column.NET)
SUMS = frozenset({Column.CASH, Column.NET})
"""What is $0, not none, where there is nothing."""
RANGE = (Column.CASH, Column.LEAST, Column.MOST)


class Row(NamedTuple):
    """How one player stands."""

    seat: Player
    place: str
    """Empty where nobody may know who is ahead."""
    name: str
    leads: bool
    amounts: tuple[tuple[Column, str], ...]
    """What stands in each column; the last one is what counts."""


class Standing(NamedTuple):
    """How everybody stands."""

    headline: str
    second: str
    over: str
    """What stands over the names."""
    heads: tuple[tuple[Column, str], ...]
    rows: tuple[Row, ...]
    exact: bool


def standing_now(books: Books, speech: Speech) -> Standing:
    """Everybody as if the game ended now, the richest first; or by seat, where that is hidden."""
    if not is_exact(books):
        return _ranges(books, speech)
    ended = as_if_ended(books)
    sums = {
        seat: (books.cash[seat], _sold(ended, seat), _bonuses(ended, seat), ended.cash[seat])
        for seat in range(books.header.seats)
    }
    rows, place = [], 1
    for level in ended.ranking:
        for seat in level:
            amounts = tuple(
                (column, money(amount) if amount or column in SUMS else phrase(NONE))
                for column, amount in zip(EXACT, sums[seat], strict=True)
            )
            leads = place == 1 and len(ended.ranking) > 1
            rows.append(Row(seat, str(place), speech.player(seat), leads, amounts))
        place += len(level)
    heads = (
        phrase("Cash"),
        begun(speech.word.blocks),
        phrase("Final bonuses"),
        phrase("Net worth"),
    )
    return Standing(
        _leader(ended, speech),
        _margin(books, ended, speech),
        phrase("At current prices"),
        tuple(zip(EXACT, heads, strict=True)),
        tuple(rows),
        exact=True,
    )


def why(books: Books, seat: Player, column: Column, speech: Speech) -> tuple[Receipt, ...]:
    """How an amount comes about; nothing for the cash, whose lines stand in the ledger."""
    if not is_exact(books) and column in EXACT:
        return ()
    match column:
        case Column.SHARES | Column.BONUSES:
            where = (phrase("if the game ended now"), moment(books))
            sells = column is Column.SHARES
            return tuple(
                supposed_receipt(one, books, where, phrase(_IF_NOW), speech)
                for one in _paid(as_if_ended(books), seat)
                if (one.why.step == Sum.SALE) is sells
            )
        case Column.NET:
            return (_net_receipt(books, seat, speech),)
        case Column.LEAST | Column.MOST:
            return (_range_receipt(books, seat, column, speech),)
    return ()


def chart(opening: Books, pages: Iterable[Page], books: Books, speech: Speech) -> Graph:
    """Net worth with final bonuses by turn; the cash where the net worth is not to be known."""
    if not is_exact(books):
        return graph_of(
            opening,
            list(pages),
            lambda day: day.cash[:UNSEEN],
            (phrase("Cash by turn"), ""),
            speech,
        )
    return graph_of(
        opening,
        list(pages),
        lambda day: as_if_ended(day).cash,
        (phrase("Net worth by turn"), phrase("with final bonuses")),
        speech,
    )


def moment(books: Books) -> str:
    """``after turn 47``, or ``in turn 47`` while it goes on."""
    asked = books.awaiting
    if not books.turn:
        return phrase("before the first turn")
    if asked is None or asked.kind is Question.TILE:
        return phrase("after turn {turn}", turn=books.turn)
    return phrase("in turn {turn}", turn=books.turn)


# what is known of everybody


def _paid(ended: Settlement, seat: Player) -> list[Posting]:
    return [one for one in ended.postings if one.thing == CASH and one.taker == seat]


def _sold(ended: Settlement, seat: Player) -> Money:
    return sum(one.count for one in _paid(ended, seat) if one.why.step == Sum.SALE)


def _bonuses(ended: Settlement, seat: Player) -> Money:
    return sum(one.count for one in _paid(ended, seat) if one.why.step != Sum.SALE)


def _leader(ended: Settlement, speech: Speech) -> str:
    best, leaders = money(max(ended.cash)), ended.winners
    if len(ended.ranking) == 1:
        return phrase("Everyone has {amount}", amount=best)
    if len(leaders) == 1:
        return phrase("{player} leads with {amount}", player=speech.player(leaders[0]), amount=best)
    names = listed(map(speech.player, leaders))
    said = phrase("{players} lead with {amount} each", players=names, amount=best)
    if len(said) <= LONGEST_HEADLINE:
        return said
    return phrase("{count} players lead with {amount} each", count=len(leaders), amount=best)


def _margin(books: Books, ended: Settlement, speech: Speech) -> str:
    """``Standing now, if the game ended after turn 47: $14,000 ahead of Ann``."""
    said = phrase("Standings if the game ended {moment}", moment=moment(books))
    if len(ended.ranking) == 1:
        return said
    ahead = ended.cash[ended.winners[0]] - ended.cash[ended.ranking[1][0]]
    names = listed(map(speech.player, ended.ranking[1]))
    return phrase(
        "{said}: {margin} ahead of {players}", said=said, margin=money(ahead), players=names
    )


def _net_receipt(books: Books, seat: Player, speech: Speech) -> Receipt:
    ended = as_if_ended(books)
    steps = (
        Step(phrase("Cash"), money(books.cash[seat])),
        Step(begun(speech.word.blocks), money(_sold(ended, seat))),
        Step(phrase("Final bonuses"), money(_bonuses(ended, seat))),
    )
    said = phrase("Cash, {word.blocks} at current prices and final bonuses.", word=speech.word)
    return _whole(books, seat, (said, money(ended.cash[seat]), steps), speech)


def _whole(
    books: Books, seat: Player, told: tuple[str, str, tuple[Step, ...]], speech: Speech
) -> Receipt:
    """A receipt of a net worth: why, how much, and the sum."""
    said, amount, steps = told
    return Receipt(
        title=phrase("Net worth of {player}", player=speech.player(seat)),
        amount=amount,
        chain=None,
        letter="",
        where=(phrase("if the game ended now"), moment(books)),
        why=said,
        holdings=(),
        steps=(*steps, Step(phrase("Net worth"), amount)),
        bases=(basis_of(books.header.edition.cite(Rule.END_ORDER), speech),),
        bills="",
    )


# where not everything may be known


def _ranges(books: Books, speech: Speech) -> Standing:
    """Everybody by seat: the cash, and between what and what the net worth lies."""
    spans = between(books)
    rows = tuple(
        Row(
            seat,
            "",
            speech.player(seat),
            leads=False,
            amounts=(
                (Column.CASH, money(span.cash)),
                (Column.LEAST, money(span.lowest)),
                (Column.MOST, money(span.highest)),
            ),
        )
        for seat, span in enumerate(spans)
    )
    heads = phrase("Cash"), phrase("At least"), phrase("At most")
    return Standing(
        _richest(books, speech),
        _reason(books),
        phrase("Net worth if the game ended now"),
        tuple(zip(RANGE, heads, strict=True)),
        rows,
        exact=False,
    )


def _reason(books: Books) -> str:
    """Why it is not said what everybody has."""
    if books.header.is_hidden:
        return phrase(_HIDDEN)
    return phrase(_DRAWN if books.header.deal_known else _UNKNOWN)


def _richest(books: Books, speech: Speech) -> str:
    """Who has the most cash, which everybody sees."""
    levels = ranking(books.cash[:UNSEEN])
    best = money(books.cash[levels[0][0]])
    if len(levels) == 1:
        return phrase("Everyone has {amount} in cash", amount=best)
    if len(levels[0]) == 1:
        name = speech.player(levels[0][0])
        return phrase("{player} has the most cash, {amount}", player=name, amount=best)
    names = listed(map(speech.player, levels[0]))
    said = phrase("{players} have the most cash, {amount} each", players=names, amount=best)
    if len(said) <= LONGEST_HEADLINE:
        return said
    count = len(levels[0])
    return phrase("{count} players have the most cash, {amount} each", count=count, amount=best)


def _range_receipt(books: Books, seat: Player, column: Column, speech: Speech) -> Receipt:
    span = between(books)[seat]
    name, word = speech.player(seat), speech.word
    hidden = books.header.is_hidden
    if column is Column.LEAST:
        said = phrase("Not counting hidden {word.blocks}.", word=word)
        if not hidden:
            said = phrase("Counting only the {word.blocks} everyone knows about.", word=word)
        return _whole(
            books, seat, (said, money(span.lowest), _parts(span, span.known, speech)), speech
        )
    said = phrase(
        "Assumes {player} holds every {word.block} the bank doesn't have.", player=name, word=word
    )
    if not hidden:
        said = phrase("With the best {word.blocks} {player} could hold.", player=name, word=word)
    return _whole(books, seat, (said, money(span.highest), _parts(span, span.most, speech)), speech)


def _parts(span: Between, parts: Sequence[Part], speech: Speech) -> tuple[Step, ...]:
    """The cash, then chain by chain the blocks and the bonuses."""
    word = speech.word
    steps = [Step(phrase("Cash"), money(span.cash))]
    for part in parts:
        blocks = counted(part.blocks, word.block, word.blocks)
        said = phrase("{blocks} of {chain}", blocks=blocks, chain=speech.chain(part.chain))
        steps.append(Step(said, money(part.worth)))
        if part.bonus:
            said = phrase("final bonus for {chain}", chain=speech.chain(part.chain))
            steps.append(Step(begun(said), money(part.bonus)))
    return tuple(steps)
