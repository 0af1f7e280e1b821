"""What a change of the past comes to, in words that hide what the table hides."""

from collections import Counter as Tally
from collections.abc import Iterable

from hotels.ledger.chains.entries import Correct, Count, Entry
from hotels.ledger.chains.trouble import Page, Trouble
from hotels.ledger.objection import Grade
from hotels.ledger.outcome import Outcome
from hotels.ledger.posting import CASH
from hotels.wording.amounts import begun, listed, money
from hotels.wording.language import phrase, to_phrase
from hotels.wording.numbers import in_words
from hotels.wording.objections import sentence
from hotels.wording.speech import Speech

_KINDS = {
    "Lay": to_phrase("tile"),
    "Pass": to_phrase("turn without a tile"),
    "Name": to_phrase("name"),
    "Choose": to_phrase("choice"),
    "Settle": to_phrase("choice"),
    "Announce": to_phrase("announcement"),
    "Draw": to_phrase("drawn tile"),
    "Dispose": to_phrase("disposal"),
    "Buy": to_phrase("purchase"),
    "End": to_phrase("declared end"),
    "Count": to_phrase("count"),
    "Correct": to_phrase("correction"),
    "TurnTo": to_phrase("change of turn"),
    "Leave": to_phrase("departure"),
    "Sit": to_phrase("return"),
    "Peek": to_phrase("peek"),
    "Note": to_phrase("note"),
}
BONUS = to_phrase("bonus")

_COUNTED = {
    "tile": (to_phrase("one tile"), to_phrase("{number} tiles")),
    "turn without a tile": (
        to_phrase("one turn without a tile"),
        to_phrase("{number} turns without a tile"),
    ),
    "name": (to_phrase("one chain name"), to_phrase("{number} chain names")),
    "choice": (to_phrase("one choice"), to_phrase("{number} choices")),
    "announcement": (to_phrase("one announcement"), to_phrase("{number} announcements")),
    "drawn tile": (to_phrase("one drawn tile"), to_phrase("{number} drawn tiles")),
    "disposal": (to_phrase("one disposal"), to_phrase("{number} disposals")),
    "purchase": (to_phrase("one purchase"), to_phrase("{number} purchases")),
    "declared end": (to_phrase("one declared end"), to_phrase("{number} declared ends")),
    "count": (to_phrase("one count"), to_phrase("{number} counts")),
    "correction": (to_phrase("one correction"), to_phrase("{number} corrections")),
    "change of turn": (
        to_phrase("one change of turn"),
        to_phrase("{number} changes of turn"),
    ),
    "departure": (to_phrase("one departure"), to_phrase("{number} departures")),
    "return": (to_phrase("one return"), to_phrase("{number} returns")),
    "peek": (to_phrase("one peek"), to_phrase("{number} peeks")),
    "note": (to_phrase("one note"), to_phrase("{number} notes")),
    "bonus": (to_phrase("one bonus"), to_phrase("{number} bonuses")),
}
"""Each kind once and many times, with a number in words; ``one`` changes with its noun."""


def against(page: Page, grade: Grade, speech: Speech) -> str:
    """What is said against an entry at this grade; a hidden holding is not given away."""
    entry, hidden = page.entry, not page.books.header.is_open
    piles = hidden and isinstance(entry, Count | Correct) and entry.thing != CASH
    said = []
    for objection in page.objections:
        if objection.grade != grade:
            continue
        if piles and objection.code == Trouble.BANK_SHORT:
            chain = speech.chain(str(objection.facts["chain"]))
            said.append(
                phrase(
                    "the bank doesn't have enough {chain} {word.blocks} for that",
                    word=speech.word,
                    chain=chain,
                )
            )
        elif not (piles and objection.code == Trouble.PILE_DIFFERS):
            said.append(sentence(objection.code, objection.facts, speech))
    return "; ".join(said)


def kinds_in_words(kinds: Iterable[str]) -> str:
    """``Two bonuses and four disposals``; what is of no kind is not said."""
    counts = Tally(kind for kind in kinds if kind)
    return begun(listed(_counted(kind, count) for kind, count in counts.items()))


def kind_of(entry: Entry) -> str:
    """What an entry is called."""
    return _KINDS[type(entry).__name__]


def outcome_in_words(was: Outcome | None, now: Outcome | None, speech: Speech) -> str:
    """``Bob wins then, not Alice``; empty where the game comes out for the same players."""
    if now is None:
        return "" if was is None else phrase("The game is no longer over")
    winners, alone = listed(map(speech.player, now.winners)), len(now.winners) == 1
    if was is None:
        facts = {"winners": winners, "amount": money(max(now.cash))}
        return phrase(_OVER_THEN[alone, now.provisional], **facts)
    if was.winners == now.winners:
        return ""
    if (others := set(was.winners) - set(now.winners)) and set(now.winners) <= set(was.winners):
        facts = {"winners": winners, "others": listed(map(speech.player, sorted(others)))}
        if alone:
            return phrase("{winners} wins alone, no longer sharing with {others}", **facts)
        return phrase("{winners} share the win, no longer with {others}", **facts)
    facts = {"winners": winners, "others": listed(map(speech.player, was.winners))}
    if set(was.winners) < set(now.winners):
        return phrase("{winners} share the win, not just {others}", **facts)
    if alone:
        return phrase("{winners} wins, not {others}", **facts)
    return phrase("{winners} share the win, not {others}", **facts)


_OVER_THEN = {
    (True, False): to_phrase("The game ends: {winners} wins with {amount}"),
    (True, True): to_phrase("The bank offers to end the game: {winners} would win with {amount}"),
    (False, False): to_phrase("The game ends: {winners} share the win with {amount}"),
    (False, True): to_phrase(
        "The bank offers to end the game: {winners} would share the win with {amount}"
    ),
}
"""By whether one player wins alone, and whether the end is only offered."""


def _counted(kind: str, count: int) -> str:
    """``two bonuses``."""
    one, many = _COUNTED[kind]
    if count == 1:
        return phrase(one)
    return phrase(many, number=in_words(count))
