"""The ledger in words: who did what, past tense, the player first, and why money moved."""

from collections import Counter
from collections.abc import Iterator
from typing import assert_never

from hotels.ledger.chains.books import Books, Ending
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
from hotels.ledger.chains.terms import UNSEEN
from hotels.ledger.chains.trouble import Page
from hotels.ledger.chains.workings import Step
from hotels.ledger.objection import Grade
from hotels.ledger.posting import BANK, Posting
from hotels.ledger.working import Working
from hotels.wording.amounts import listed
from hotels.wording.asides import aside
from hotels.wording.awaited import awaited
from hotels.wording.language import phrase, to_phrase
from hotels.wording.objections import sentence
from hotels.wording.outcomes import chosen, laid, named
from hotels.wording.speech import Speech
from hotels.wording.workings import sum_in_words

_GRADES = {
    Grade.REMINDER: to_phrase("a reminder"),
    Grade.GAP: to_phrase("left open"),
    Grade.AGAINST: to_phrase("against the rules"),
    Grade.IMPOSSIBLE: to_phrase("dropped"),
}
_ENDINGS = {
    Ending.DECLARED: to_phrase("the end was declared"),
    Ending.STUCK: to_phrase("nobody can lay a tile; provisional until the end is declared"),
    Ending.ROUND_OF_PASSES: to_phrase(
        "nobody laid a tile for a whole round; provisional until the end is declared"
    ),
}
_DISPOSALS = {
    (True, False, False): to_phrase("{player} sold {sell} {chain}"),
    (False, True, False): to_phrase("{player} traded {trade} {chain} for {got}"),
    (False, False, True): to_phrase("{player} kept {keep} {chain}"),
    (True, True, False): to_phrase("{player} sold {sell} {chain} and traded {trade} for {got}"),
    (True, False, True): to_phrase("{player} sold {sell} {chain} and kept {keep}"),
    (False, True, True): to_phrase("{player} traded {trade} {chain} for {got} and kept {keep}"),
    (True, True, True): to_phrase(
        "{player} sold {sell} {chain}, traded {trade} for {got} and kept {keep}"
    ),
    (False, False, False): to_phrase("{player} kept no {chain}"),
}
"""By what was done with some of the blocks: sold, traded, kept."""

_MOVEMENTS = {
    ("to", BANK): to_phrase("{count} {chain} to the bank"),
    ("from", BANK): to_phrase("{count} {chain} from the bank"),
    ("from", UNSEEN): to_phrase("{count} {chain} from the deal"),
}


def deed(entry: Entry, speech: Speech, survivor: int | None = None) -> str:
    """What was done, by itself: ``Carol bought 1 American``."""
    if isinstance(entry, Count | Correct | TurnTo | Leave | Sit | Peek | Note):
        return aside(entry, speech)
    if isinstance(entry, Draw):
        return phrase(
            "A tile was drawn for the bank, so the bank counts as holding {blocks} {chain}",
            blocks=entry.blocks,
            chain=speech.chain(entry.chain),
        )
    player = speech.player(entry.player)
    match entry:
        case Lay(tile=tile):
            return phrase("{player} laid {tile}", player=player, tile=speech.tile(tile))
        case Pass():
            return phrase("{player} laid no tile", player=player)
        case Buy():
            return _purchase(entry, speech)
        case Dispose():
            return _disposal(entry, speech, survivor)
        case End():
            return phrase("{player} declared the end", player=player)
        case _:
            return _answer(entry, player, speech)


def told(before: Books, page: Page, speech: Speech) -> str:
    """What was done and what it came to: ``Alice laid C4: American grew to 9 hotels``."""
    after = page.books
    if not page.stands:
        return deed(page.entry, speech)
    match page.entry:
        case Lay():
            return laid(page.entry, before, after, speech)
        case Choose() if after.takeover is not None:
            return chosen(page.entry, after.takeover, after, speech)
        case Name():
            return named(page.entry, page, speech)
        case Dispose():
            takeover = after.takeover
            return deed(page.entry, speech, takeover.survivor if takeover else None)
    return deed(page.entry, speech)


def remarks(page: Page, speech: Speech) -> Iterator[str]:
    """What speaks against an entry that was written, a sentence each."""
    for objection in page.objections:
        said = sentence(objection.code, objection.facts, speech)
        yield f"{grade_in_words(objection.grade)}: {said}"


def grade_in_words(grade: Grade) -> str:
    """``set aside``."""
    return phrase(_GRADES[grade])


def outlook(books: Books, speech: Speech) -> str:
    """Why the game is over, if only provisionally, or what it waits for."""
    asked = books.awaiting
    if asked is None:
        return phrase(_ENDINGS[books.end or Ending.DECLARED])
    return phrase("still under way: {awaited}", awaited=awaited(asked, speech))


def movement(posting: Posting, speech: Speech) -> str:
    """One posting's why: the sum of a payment, where blocks came from or went to."""
    if posting.working is not None:
        return sum_on_one_line(posting.working, speech)
    way = ("to", posting.taker) if posting.giver >= 0 else ("from", posting.giver)
    return phrase(_MOVEMENTS[way], count=posting.count, chain=speech.chain(posting.thing))


def sum_on_one_line(working: Working, speech: Speech) -> str:
    """``American at 5 tiles: $7,500 shared by 2 (first bonus, 10 × $500; ...)``."""
    said = sum_in_words(working, speech)
    if parts := "; ".join(sum_in_words(part, speech) for part in reasons(working)):
        said = f"{said} ({parts})"
    price = subject(working)
    if price is None:
        return said
    chain, size = price.args
    return phrase(
        "{chain} at {size} {word.tiles}: {sum}",
        chain=speech.chain(str(chain)),
        size=size,
        word=speech.word,
        sum=said,
    )


def subject(working: Working) -> Working | None:
    """The price with the chain that a bonus is for, where its sum does not name it."""
    if working.step in {Step.PURCHASE, Step.SALE, Step.PRICE}:
        return None
    return price_in(working)


def reasons(working: Working) -> tuple[Working, ...]:
    """The sums an amount was made from, the bare price of a block left out."""
    return tuple(part for part in working.parts if part.step != Step.PRICE)


def price_in(working: Working) -> Working | None:
    """The price of a block that an amount goes back to, with its chain and size."""
    if working.step == Step.PRICE:
        return working
    found = (price_in(part) for part in working.parts)
    return next((price for price in found if price is not None), None)


def _answer(entry: Name | Choose | Settle | Announce, player: str, speech: Speech) -> str:
    """What a player said that he was asked."""
    facts = {"player": player, "chain": speech.chain(entry.chain), "word": speech.word}
    match entry:
        case Name():
            return phrase("{player} named the new chain {chain}", **facts)
        case Choose():
            return phrase("{player} chose {chain} as the {word.survivor}", **facts)
        case Settle():
            return phrase("{player} chose to settle {chain} next", **facts)
        case Announce(blocks=0):
            return phrase("{player} announced no {chain}", **facts)
        case Announce(blocks=blocks):
            return phrase("{player} announced {blocks} {chain}", blocks=blocks, **facts)
        case _:
            assert_never(entry)


def _disposal(entry: Dispose, speech: Speech, survivor: int | None) -> str:
    """``Ana sold 2 Festival, traded 4 for 2 Luxor and kept 1``."""
    got = str(entry.trade // 2)
    return phrase(
        _DISPOSALS[entry.sell != 0, entry.trade != 0, entry.keep != 0],
        player=speech.player(entry.player),
        chain=speech.chain(entry.chain),
        sell=entry.sell,
        trade=entry.trade,
        keep=entry.keep,
        got=got if survivor is None else f"{got} {speech.chain(survivor)}",
    )


def _purchase(entry: Buy, speech: Speech) -> str:
    """``Ana bought 2 Luxor and 1 Tower``."""
    player, bought = speech.player(entry.player), Counter(entry.chains)
    if not bought:
        return phrase("{player} bought nothing", player=player)
    blocks = listed(f"{count} {speech.chain(chain)}" for chain, count in bought.items())
    return phrase("{player} bought {blocks}", player=player, blocks=blocks)
