"""The receipts of Big Shot: what is in a purse and why, and what everybody is worth."""

from collections.abc import Iterator

from hotels.ledger.big_shot.books import Books
from hotels.ledger.big_shot.reckoning import Reckoning, Standing
from hotels.ledger.big_shot.rule import Rule, cite
from hotels.ledger.big_shot.terms import ROUNDS, START, Colour
from hotels.ledger.big_shot.workings import Step as Sum
from hotels.ledger.posting import BANK, CASH, Posting
from hotels.ledger.working import Citation, Working
from hotels.views.big_shot_acts import BigShotTable
from hotels.views.slip import Basis, Receipt, Step, bases_of, basis_of
from hotels.wording.amounts import gained, millions
from hotels.wording.big_shot import Speech
from hotels.wording.big_shot_workings import hindrance, sum_in_words
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech as Plain

_PLAIN = Plain()

WORTH = to_phrase(
    "Lot values, doubled beside a park of the same colour, plus cash, minus 10 million for each "
    "debit card."
)
WITHOUT_CASH = to_phrase(
    "Lot values, doubled beside a park of the same colour, minus 10 million for each debit card. "
    "The money is hidden and not counted here."
)

TITLE = to_phrase("Net worth of {player}")
TITLE_WITHOUT_CASH = to_phrase("Net worth of {player} without cash")


def worth_receipt(
    settled: Reckoning, standing: Standing, speech: Speech, *, with_cash: bool = True
) -> Receipt:
    """Why a player is worth what he is; with hidden money, without his purse."""
    working = standing.working if with_cash else without_cash(standing.working)
    why = phrase(WORTH if with_cash else WITHOUT_CASH)
    if not standing.is_qualified:
        can = hindrance(standing, settled, speech)
        why = f"{why} {can}."
    name = speech.player(standing.player)
    return Receipt(
        title=phrase(TITLE if with_cash else TITLE_WITHOUT_CASH, player=name),
        amount=millions(working.amount),
        chain=None,
        letter="",
        where=_where(is_final=settled.is_final),
        why=why,
        holdings=(),
        steps=tuple(Step(sum_in_words(one, speech), millions(one.amount)) for one in _sum(working)),
        bases=bases_of(working, _PLAIN),
        bills="",
        is_sum=True,
    )


def purse_receipt(table: BigShotTable, colour: Colour, speech: Speech) -> Receipt:
    """What went into a purse and out of it, round by round."""
    books = table.books
    amount = books.purses[colour]
    cites = [cite(Rule.START)]
    steps = [Step(phrase("at the start"), millions(START))]
    for number, posting, working in _movements(table, colour):
        gain = posting.count if posting.giver == BANK else -posting.count
        words = phrase("round {round}, {sum}", round=number, sum=sum_in_words(working, speech))
        steps.append(Step(words, gained(gain)))
        cites.append(working.cites)
    steps.append(Step(phrase("cash now"), millions(amount)))
    return Receipt(
        title=phrase("{owner} has", owner=speech.owner(colour)),
        amount=millions(amount),
        chain=None,
        letter="",
        where=(_when(books),),
        why=phrase("10 million to start with, plus loans, minus winning bids."),
        holdings=(),
        steps=tuple(steps),
        bases=_bases(cites),
        bills="",
    )


def without_cash(working: Working) -> Working:
    """The same worth without what is in the purses."""
    if working.step == Sum.WORTH:
        parts = tuple(map(without_cash, working.parts))
    else:
        parts = tuple(part for part in working.parts if part.step != Sum.CASH)
    amount = sum(part.amount for part in parts)
    return Working(amount, working.step, working.args, working.cites, parts)


def _sum(working: Working) -> Iterator[Working]:
    """What is added up, line by line, and what it comes to; a doubled value stands once."""
    for part in working.parts:
        if part.step == Sum.BALANCE:
            yield from _sum(part)
        else:
            yield part
    yield working


def _movements(table: BigShotTable, colour: Colour) -> Iterator[tuple[int, Posting, Working]]:
    """Every payment of a purse: in which round, and why."""
    for _, page in table.pages:
        for posting in page.postings:
            if posting.thing != CASH or posting.working is None:
                continue
            if colour in {posting.giver, posting.taker}:
                yield page.books.round + 1, posting, posting.working


def _bases(cites: list[Citation]) -> tuple[Basis, ...]:
    """Each rule once, in the order they are met."""
    return tuple(dict.fromkeys(basis_of(one, _PLAIN) for one in cites))


def _where(*, is_final: bool) -> tuple[str, ...]:
    """When a worth is reckoned."""
    if not is_final:
        return (phrase("so far"),)
    return phrase("the end"), phrase("after round {round}", round=ROUNDS)


def _when(books: Books) -> str:
    return phrase("round {round}", round=min(ROUNDS, books.round + 1))
