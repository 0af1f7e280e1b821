"""What a change of the past comes to, in words that hide what the table hides."""

from collections import Counter as Tally
from collections.abc import Iterable

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import Correct, Count, Entry
from hotels.ledger.chains.trouble import Page, Trouble
from hotels.ledger.game import Outcome
from hotels.ledger.objection import Grade
from hotels.ledger.posting import CASH
from hotels.wording.amounts import begun, listed, money
from hotels.wording.objections import sentence
from hotels.wording.speech import Speech

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")

_KINDS = {
    "Lay": ("tile", "tiles"),
    "Pass": ("turn without a tile", "turns without a tile"),
    "Name": ("name", "names"),
    "Choose": ("choice", "choices"),
    "Settle": ("choice", "choices"),
    "Announce": ("announcement", "announcements"),
    "Draw": ("drawn tile", "drawn tiles"),
    "Dispose": ("disposal", "disposals"),
    "Buy": ("purchase", "purchases"),
    "End": ("declared end", "declared ends"),
    "Count": ("count", "counts"),
    "Correct": ("correction", "corrections"),
    "TurnTo": ("change of turn", "changes of turn"),
    "Leave": ("departure", "departures"),
    "Sit": ("return", "returns"),
    "Peek": ("peek", "peeks"),
    "Note": ("note", "notes"),
}
BONUS = ("bonus", "bonuses")


def is_open(books: Books) -> bool:
    """Whether everybody may see what everybody holds."""
    return books.header.options.holdings == "open" and books.header.deal_known


def against(page: Page, grade: Grade, speech: Speech) -> str:
    """What is said against an entry at this grade; a hidden holding is not given away."""
    entry, hidden = page.entry, not is_open(page.books)
    piles = hidden and isinstance(entry, Count | Correct) and entry.thing != CASH
    said = []
    for objection in page.objections:
        if objection.grade != grade:
            continue
        if piles and objection.code == Trouble.BANK_SHORT:
            chain = speech.chain(str(objection.facts["chain"]))
            said.append(f"the bank has too few {speech.word.blocks} of {chain} left for that")
        elif not (piles and objection.code == Trouble.PILE_DIFFERS):
            said.append(sentence(objection.code, objection.facts, speech))
    return "; ".join(said)


def number_in_words(count: int) -> str:
    """``four``, ``12``."""
    return NUMBERS[count] if count < len(NUMBERS) else f"{count:,}"


def kinds_in_words(kinds: Iterable[tuple[str, str]]) -> str:
    """``Two bonuses and four disposals``."""
    counts = Tally(kinds)
    return begun(
        listed(
            f"{number_in_words(count)} {one if count == 1 else many}"
            for (one, many), count in counts.items()
        )
    )


def kind_of(entry: Entry) -> tuple[str, str]:
    """What an entry is called, once and many times."""
    return _KINDS[type(entry).__name__]


def outcome_in_words(was: Outcome | None, now: Outcome | None, speech: Speech) -> str:
    """``Bob wins then, not Alice``; empty where the game comes out for the same players."""
    if now is None:
        return "" if was is None else "The game is not over then"
    winners = listed(map(speech.player, now.winners))
    wins = f"{winners} {'wins' if len(now.winners) == 1 else 'share the win'}"
    if was is None:
        return f"The game is over then: {wins} with {money(max(now.cash))}"
    if was.winners == now.winners:
        return ""
    if (others := set(was.winners) - set(now.winners)) and set(now.winners) <= set(was.winners):
        return f"{winners} {'wins' if len(now.winners) == 1 else 'win'} then without " + listed(
            map(speech.player, sorted(others))
        )
    before = listed(map(speech.player, was.winners))
    alone = " alone" if set(was.winners) < set(now.winners) else ""
    return f"{wins} then, not {before}{alone}"
