"""The nearest entry that could have happened where one was set aside or an answer is missing."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import assert_never

from hotels.ledger.chains.booking import book
from hotels.ledger.chains.books import Books, Question
from hotels.ledger.chains.entries import (
    Announce,
    Buy,
    Choose,
    Correct,
    Count,
    Dispose,
    Draw,
    End,
    Entry,
    Lay,
    Leave,
    Name,
    Note,
    Pass,
    Peek,
    Settle,
    Sit,
    TurnTo,
)
from hotels.ledger.objection import Grade
from hotels.views.ledger.form import Form
from hotels.views.ledger.offers import numbers_offered


def mended(form: Form, following: Sequence[Entry]) -> Form | None:
    """The form of the nearest thing that could have happened there; None where nothing could.

    A number that may be one of several is left unsaid: nobody can know it, the nearest is a guess.
    """
    fits = _that_fit(form, following)
    nearest = next(fits, None)
    if nearest is None:
        return None
    if isinstance(nearest, Announce | Draw) and next(fits, None) is not None:
        return replace(form, unsaid=True)
    return replace(form, draft=nearest, unsaid=False)


def _that_fit(form: Form, following: Sequence[Entry]) -> Iterator[Entry]:
    """What can have happened there by the rules, the nearest first.

    ``following`` is what the keeper wrote after it: it tells which chain was meant.
    """
    return (entry for entry in _candidates(form, following) if _can_be(entry, form))


def _can_be(entry: Entry, form: Form) -> bool:
    """Whether it can have happened there by the rules."""
    return book(entry, form.place.books).grade < Grade.AGAINST


def _candidates(form: Form, following: Sequence[Entry]) -> Iterator[Entry]:
    """What may have happened in the place of an entry, the nearest first."""
    entry = form.draft
    match entry:
        case Count() | Correct() | TurnTo() | Leave() | Sit() | Peek() | Note():
            return
        case Lay(player=player) | Pass(player=player):
            yield Pass(player)
        case Buy():
            yield _smaller(entry, form)
        case Name() | Choose() | Settle():
            yield from (replace(entry, chain=chain) for chain in _meant(form, following))
        case Dispose(player, chain):
            known = replace(form, draft=Dispose(player, chain, 0, 0, 0))
            if (asked := known.asked) is not None:
                trade = min(entry.trade - entry.trade % 2, asked.most_traded)
                sell = min(entry.sell, asked.held - trade)
                yield replace(entry, sell=sell, trade=trade, keep=asked.held - trade - sell)
        case Announce() | Draw():
            near = sorted(numbers_offered(form), key=lambda number: abs(number - entry.blocks))
            yield from (replace(entry, blocks=number) for number in near)
        case End():
            yield End(form.books.player)
        case _:
            assert_never(entry)


def _smaller(entry: Buy, form: Form) -> Buy:
    """As much of a purchase as can have been made."""
    bought: tuple[str, ...] = ()
    for chain in entry.chains:
        more = (*bought, chain)
        if _can_be(replace(entry, chains=more), form):
            bought = more
    return replace(entry, chains=bought)


def _meant(form: Form, following: Sequence[Entry]) -> list[str]:
    """The chains that can be said, those that what follows fits best first."""
    books = form.books
    asked = books.awaiting
    names = books.header.edition.names
    if asked is None or asked.kind not in {
        Question.NAME,
        Question.SURVIVOR,
        Question.NEXT_DEFUNCT,
    }:
        return []
    choices = [names[place] for place in asked.choices]
    spoken = [chain for chain in _spoken_of(following, books) if chain in choices]
    if asked.kind is Question.SURVIVOR:
        # What is disposed of was taken over.
        gone = {entry.chain for entry in _of_turn(following) if isinstance(entry, Dispose)}
        return sorted(choices, key=lambda chain: chain in gone)
    return list(dict.fromkeys([*spoken, *choices]))


def _of_turn(following: Sequence[Entry]) -> Iterator[Entry]:
    """What the keeper wrote until the next turn."""
    for entry in following:
        if isinstance(entry, Lay | Pass | End):
            return
        yield entry


def _spoken_of(following: Sequence[Entry], books: Books) -> Iterator[str]:
    """The chains that are spoken of next, until the same question comes again."""
    named = books.awaiting is not None and books.awaiting.kind is Question.NAME
    for entry in following if named else _of_turn(following):
        match entry:
            case Name() if named:
                return
            case Buy(chains=chains):
                yield from chains
            case Dispose(chain=chain) | Announce(chain=chain) | Settle(chain=chain):
                yield chain
