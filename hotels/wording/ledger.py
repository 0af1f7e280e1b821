"""The ledger in words: who did what, past tense, the player first, and why money moved."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from hotels.ledger.chains.board import FIRST_CHAIN
from hotels.ledger.chains.books import Books, Ending, Question, Takeover
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
from hotels.ledger.money import Money
from hotels.ledger.objection import Grade
from hotels.ledger.posting import BANK, Holder, Posting
from hotels.ledger.working import Working
from hotels.wording.amounts import Count as Number
from hotels.wording.amounts import counted, listed, money
from hotels.wording.asides import aside
from hotels.wording.objections import sentence
from hotels.wording.speech import Speech
from hotels.wording.workings import sum_in_words

_GRADES = {
    Grade.REMINDER: "a reminder",
    Grade.GAP: "left open",
    Grade.AGAINST: "against the rules",
    Grade.IMPOSSIBLE: "set aside",
}
_AWAITED = {
    Question.TILE: "{player} lays a tile",
    Question.NAME: "{player} names the new chain",
    Question.SURVIVOR: "{player} says which chain takes over",
    Question.ANNOUNCE: "{player} says how many {chain} he holds",
    Question.BANK_HOLDS: "a tile is drawn for what the bank holds of {chain}",
    Question.NEXT_DEFUNCT: "{player} says which chain is settled next",
    Question.DISPOSE: "{player} disposes of his {chain}",
    Question.BUY: "{player} buys",
}
_ENDINGS = {
    Ending.DECLARED: "the end was declared",
    Ending.STUCK: "nobody could lay a tile anywhere",
    Ending.ROUND_OF_PASSES: "a whole round went by without a tile",
}
_LOST = {
    "corrections": "{count:correction/corrections} ({lines}): it has only what stands after them",
    "set aside": "{count:entry/entries} set aside ({lines}): left out",
    "against the rules": "{count:entry/entries} against the rules ({lines}): it can have none",
    "gaps": "{count:question/questions} left open ({lines}): it must have every answer",
    "remarks": "{count:count, peek or note/counts, peeks and notes} ({lines}): left out",
    "beside the rules": "{count:correction or seat/corrections and seats} left, taken or put right "
    "({lines}): it can have none",
    "names": "{count:name/names} that the bank has forgotten ({lines}): a number stands there",
}
MOST_NUMBERS = 10


def lost(kind: str, numbers: Sequence[int]) -> str:
    """What a transcript loses of a game: ``2 corrections (lines 7 and 9): ...``."""
    where = [str(number) for number in numbers[:MOST_NUMBERS]]
    if len(numbers) > MOST_NUMBERS:
        where.append(f"{len(numbers) - MOST_NUMBERS} more")
    one = "player" if kind == "names" else "line"
    lines = f"{one if len(numbers) == 1 else f'{one}s'} {listed(where)}"
    return _LOST[kind].format(count=Number(len(numbers)), lines=lines)


def deed(entry: Entry, speech: Speech, survivor: int | None = None) -> str:
    """What was done, by itself: ``Carol bought 1 American``."""
    if isinstance(entry, Count | Correct | TurnTo | Leave | Sit | Peek | Note):
        return aside(entry, speech)
    match entry:
        case Lay(tile=tile):
            does = f"laid {speech.tile(tile)}"
        case Pass():
            does = "laid no tile"
        case Name(chain=chain):
            does = f"named the new chain {speech.chain(chain)}"
        case Choose(chain=chain):
            does = f"chose {speech.chain(chain)} to take over"
        case Settle(chain=chain):
            does = f"had {speech.chain(chain)} settled next"
        case Announce(chain=chain, blocks=blocks):
            does = f"announced {blocks or 'no'} {speech.chain(chain)}"
        case Draw(chain, blocks):
            return f"A drawn tile gave the bank {blocks} {speech.chain(chain)} to count as held"
        case Dispose():
            does = _disposal(entry, speech, survivor)
        case Buy(chains=chains):
            does = f"bought {_blocks(chains, speech)}"
        case End():
            does = "declared the end"
        case _:
            assert_never(entry)
    return f"{speech.player(entry.player)} {does}"


def told(before: Books, page: Page, speech: Speech) -> str:
    """What was done and what it came to: ``Alice laid C4: American grew to 9 hotels``."""
    after = page.books
    if not page.stands:
        return deed(page.entry, speech)
    match page.entry:
        case Lay(tile=tile):
            outcome = _laid(after.header.shape.square(tile), before, after, speech)
            return deed(page.entry, speech) + outcome
        case Choose(player=player, chain=chain) if after.takeover is not None:
            outcome = _taken_over(after.takeover, before, after, speech)
            return f"{speech.player(player)} chose {speech.chain(chain)}: it {outcome}"
        case Name(chain=chain):
            size = after.board.sizes[after.header.edition.places[chain]]
            free = sum(posting.count for posting in page.postings)
            got = f" and got {counted(free, speech.word.block, speech.word.blocks)} free"
            named = f"{deed(page.entry, speech)} ({size} {speech.word.tiles})"
            return named + got if free else named
        case Dispose():
            takeover = after.takeover
            return deed(page.entry, speech, takeover.survivor if takeover else None)
    return deed(page.entry, speech)


def remarks(page: Page, speech: Speech) -> Iterator[str]:
    """What speaks against an entry that was written, a sentence each."""
    for objection in page.objections:
        said = sentence(objection.code, objection.facts, speech)
        yield f"{_GRADES[objection.grade]}: {said}"


def grade_in_words(grade: Grade) -> str:
    """``set aside``."""
    return _GRADES[grade]


def outlook(books: Books, speech: Speech) -> str:
    """Why the game is over, or what it waits for."""
    asked = books.awaiting
    if asked is None:
        return _ENDINGS[books.end or Ending.DECLARED]
    player = speech.player(asked.player) if asked.players else ""
    chain = "" if asked.chain is None else speech.chain(asked.chain)
    return f"still under way: {_AWAITED[asked.kind].format(player=player, chain=chain)}"


def holder(who: Holder, speech: Speech) -> str:
    """A player by name, the bank, or the blocks dealt, be they told or not."""
    return {BANK: "the bank", UNSEEN: "the deal"}.get(who) or speech.player(who)


def movement(posting: Posting, speech: Speech) -> str:
    """One posting's why: the sum of a payment, where blocks came from or went to."""
    if posting.working is not None:
        return sum_on_one_line(posting.working, speech)
    other, way = (posting.taker, "to") if posting.giver >= 0 else (posting.giver, "from")
    return f"{posting.count} {speech.chain(posting.thing)} {way} {holder(other, speech)}"


def sum_on_one_line(working: Working, speech: Speech) -> str:
    """``American at 5 tiles: $7,500 shared by 2, up to $100 (first bonus, 10 × $500; ...)``."""
    parts = "; ".join(sum_in_words(part, speech) for part in reasons(working))
    return (
        subject(working, speech) + sum_in_words(working, speech) + (f" ({parts})" if parts else "")
    )


def subject(working: Working, speech: Speech) -> str:
    """The chain a bonus is for, which its sum does not name: ``American at 5 tiles: ``."""
    price = price_in(working)
    if working.step in {Step.PURCHASE, Step.SALE, Step.PRICE} or price is None:
        return ""
    chain, size = price.args
    return f"{speech.chain(str(chain))} at {size} {speech.word.tiles}: "


def reasons(working: Working) -> tuple[Working, ...]:
    """The sums an amount was made from, the bare price of a block left out."""
    return tuple(part for part in working.parts if part.step != Step.PRICE)


def price_in(working: Working) -> Working | None:
    """The price of a block that an amount goes back to, with its chain and size."""
    if working.step == Step.PRICE:
        return working
    found = (price_in(part) for part in working.parts)
    return next((price for price in found if price is not None), None)


def signed(amount: Money) -> str:
    """``+$300``, ``−$700``."""
    return f"+{money(amount)}" if amount > 0 else money(amount)


def _laid(square: int, before: Books, after: Books, speech: Speech) -> str:
    """What a tile caused."""
    takeover = after.takeover
    if after.formed == square:
        return " and formed a new chain"
    if takeover is not None and takeover.survivor is None:
        return f" and joined {_with_sizes(takeover.joined, before, speech)}"
    if takeover is not None and takeover.survivor is not None:
        survivor = _with_sizes([takeover.survivor], before, speech)
        return f": {survivor} {_taken_over(takeover, before, after, speech)}"
    chain = after.board.cells[square] - FIRST_CHAIN
    return f": {speech.chain(chain)} {_grown(chain, before, after, speech)}" if chain >= 0 else ""


def _taken_over(takeover: Takeover, before: Books, after: Books, speech: Speech) -> str:
    """``took over Tower (3) and grew to 11 tiles``."""
    defunct = _with_sizes(takeover.defunct, before, speech)
    grown = "" if takeover.survivor is None else _grown(takeover.survivor, before, after, speech)
    return f"took over {defunct} and {grown}"


def _grown(chain: int, before: Books, after: Books, speech: Speech) -> str:
    """``grew to 11 tiles, now safe``."""
    was, now = before.board.sizes[chain], after.board.sizes[chain]
    safe = ", now safe" if was < after.header.edition.safe <= now else ""
    return f"grew to {now} {speech.word.tiles}{safe}"


def _with_sizes(chains: Iterable[int], books: Books, speech: Speech) -> str:
    """``Tower (3) and Luxor (3)``."""
    return listed(f"{speech.chain(chain)} ({books.board.sizes[chain]})" for chain in chains)


def _disposal(entry: Dispose, speech: Speech, survivor: int | None) -> str:
    """``sold 2 Festival, traded 4 for 2 Luxor and kept 1``."""
    got = "" if survivor is None else f" {speech.chain(survivor)}"
    said: list[str] = []
    for verb, count, rest in (
        ("sold", entry.sell, ""),
        ("traded", entry.trade, f" for {entry.trade // 2}{got}"),
        ("kept", entry.keep, ""),
    ):
        if count:
            chain = "" if said else f" {speech.chain(entry.chain)}"
            said.append(f"{verb} {count}{chain}{rest}")
    return listed(said) if said else f"kept no {speech.chain(entry.chain)}"


def _blocks(chains: Iterable[str], speech: Speech) -> str:
    """``2 Luxor and 1 Tower``."""
    bought = Counter(chains)
    if not bought:
        return "nothing"
    return listed(f"{count} {speech.chain(chain)}" for chain, count in bought.items())
