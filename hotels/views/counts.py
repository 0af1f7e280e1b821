"""Cash or shares as counted: beside what the books say, and since when they can be off."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import Announce, Correct, Count, Leave, Note, Peek, Sit
from hotels.ledger.chains.header import Header
from hotels.ledger.chains.terms import Player
from hotels.ledger.chains.trouble import Page, Trouble
from hotels.ledger.difference import effects
from hotels.ledger.journal import Act, Write
from hotels.ledger.money import Money, sum_of
from hotels.ledger.posting import BANK, CASH
from hotels.table import Table
from hotels.views.chains import chain_letters
from hotels.views.objected import objected
from hotels.wording.amounts import counted as number_of
from hotels.wording.amounts import gained, listed, money, signed
from hotels.wording.language import phrase, to_phrase
from hotels.wording.ledger import told
from hotels.wording.speech import Speech

AGREED, DIFFERS, RIGHT = "clipboard-check-outline", "clipboard-alert-outline", "scale-balance"
"""The signs of a count that agreed, of one that did not, and of what was put right."""

_CASH_RIGHT = to_phrase("The books will then show {purse} for {player}. No money changes hands.")
_BLOCKS_RIGHT = to_phrase(
    "The books will then show {held} for {player} and {left} for the bank. Nothing changes hands."
)

LARGEST_PURSE = 999_999_999
"""No purse is counted beyond this."""

MOST_OF_A_BILL = 200
"""So many of one bill are in no purse."""


def with_bills(counts: Sequence[int], place: int, change: int) -> tuple[int, ...]:
    """How many of each bill there are once those of one are so many more, or fewer."""
    bills = [*counts]
    bills[place] = max(0, min(MOST_OF_A_BILL, bills[place] + change))
    return tuple(bills)


def in_bills(header: Header, counts: Sequence[int]) -> Money | None:
    """What so many of each bill come to, the largest first; nothing was counted without any."""
    return sum_of(zip(counts, bills_of(header), strict=True)) if any(counts) else None


def bills_of(header: Header) -> tuple[Money, ...]:
    """The bills of an edition, the largest first."""
    return tuple(sorted(header.edition.bills, reverse=True))


class Thing(NamedTuple):
    """What of a player's can be counted: his purse, or a pile that the bank knows of."""

    thing: str
    name: str
    place: int | None = None
    letter: str = ""
    most: int = LARGEST_PURSE
    """No more can be there."""


class Moved(NamedTuple):
    """A line that moved what was counted."""

    turn: int
    text: str
    amount: str
    fits: bool
    """Whether it moved just as much as the count differs: it may never have been handed over."""


class Compared(NamedTuple):
    """A count beside the books."""

    books: str
    """What the books say, and by how much the count differs."""
    since: str = ""
    """Since which line that can be so at the earliest; empty where it does not differ."""
    moved: tuple[Moved, ...] = ()
    """What moved it from there on."""
    noted: str = ""
    """What it means to note the count; empty before anything is counted."""
    right: str = ""
    """What it means to put it right, or why it cannot be; empty where nothing differs."""
    may_right: bool = False

    @property
    def why_not(self) -> str:
        """Why the books cannot be put right, or nothing can be done yet."""
        if not self.noted:
            return phrase("Enter the count first.")
        return self.right or phrase("Nothing differs, so there's nothing to adjust.")


def things(books: Books, speech: Speech, seat: Player) -> tuple[Thing, ...]:
    """What of a player's can be counted, his purse first."""
    letters = chain_letters(books.header, speech)
    piles = (
        Thing(chain.name, speech.chain(place), place, letters[place], chain.in_all)
        for place, chain in enumerate(books.header.edition.chains)
        if books.held(place, seat) is not None
    )
    return Thing(CASH, phrase("Cash")), *piles


def unknown_piles(books: Books, speech: Speech, seat: Player) -> str:
    """Which piles cannot be counted, because nobody has said what is in them; else empty."""
    names = books.header.edition.names
    unknown = [place for place in range(len(names)) if books.held(place, seat) is None]
    if not unknown:
        return ""
    player = speech.player(seat)
    if len(unknown) == len(names):
        return phrase(
            "{player} hasn't announced any holdings yet, so there is nothing to compare.",
            player=player,
        )
    chains = listed(map(speech.chain, unknown))
    return phrase("{player} hasn't announced {chains} yet.", player=player, chains=chains)


def purse_compared(books: Books, seat: Player, counted: int | None) -> str:
    """What the books say of a purse, and by how much the count differs."""
    return _said(books.cash[seat], counted, CASH, money(books.cash[seat]))


def compared(
    table: Table[Any, Any], speech: Speech, seat: Player, thing: str, counted: int | None
) -> Compared:
    """A count beside the books; before a hidden pile is counted nothing is said of it."""
    books: Books = table.books
    known = balance(books, seat, thing)
    if known is None:
        return Compared(unknown_piles(books, speech, seat))
    word = speech.word
    amount = money(known) if thing == CASH else number_of(known, word.block, word.blocks)
    if counted is None:
        if thing != CASH and not books.header.is_open:
            return Compared(phrase("Enter a count to see what the books say."))
        return Compared(_said(known, None, thing, amount))
    said = _said(known, counted, thing, amount)
    if counted == known:
        return Compared(said, noted=phrase("The ledger will note that the count agrees."))
    since, moved = _since(table, speech, seat, thing, counted - known)
    right, may_right = _put_right(table, speech, Correct(seat, thing, counted))
    noted = phrase("If you only note the count, the books stay as they are.")
    return Compared(said, since, moved, noted, right, may_right)


def _said(known: int, counted: int | None, thing: str, amount: str) -> str:
    """What the books say, and the difference: ``Difference: −$700.``."""
    if counted is None:
        return phrase("The books say {amount}.", amount=amount)
    if counted == known:
        return phrase("The books say {amount}. The count agrees.", amount=amount)
    return phrase(
        "The books say {amount}. Difference: {difference}.",
        amount=amount,
        difference=by(counted - known, thing),
    )


def by(difference: int, thing: str) -> str:
    """``−$700`` of a purse, ``+1`` of a pile."""
    return signed(difference) if thing == CASH else gained(difference)


def balance(books: Books, seat: Player, thing: str) -> int | None:
    """What the books say; nothing of a pile that nobody has announced."""
    if thing == CASH:
        return books.cash[seat]
    return books.held(books.header.edition.places[thing], seat)


# since when


def _since(
    table: Table[Any, Any], speech: Speech, seat: Player, thing: str, difference: int
) -> tuple[str, tuple[Moved, ...]]:
    """Since which line the books can be off, and the lines from there on that moved it."""
    place, why = _last_right(table, speech, seat, thing)
    after = [one for one in table.pages[place + 1 :] if not isinstance(one.page.entry, Peek)]
    if not after:
        if place < 0:
            return phrase(
                "The mistake must have happened since the start: {why}, and nothing has"
                " been recorded yet.",
                why=why,
            ), ()
        return phrase(
            "The mistake must have happened after entry {number}: {why}, and nothing has been "
            "recorded since.",
            number=table.pages[place].number,
            why=why,
        ), ()
    turn = after[0].page.books.turn
    said = phrase(
        "The mistake could have happened any time since turn {turn}: {why}.",
        turn=turn,
        why=why,
    )
    if not turn:
        said = phrase("The mistake could have happened any time since the start: {why}.", why=why)
    return said, tuple(_moved(table, speech, (seat, thing), place + 1, difference))


def _last_right(
    table: Table[Any, Any], speech: Speech, seat: Player, thing: str
) -> tuple[int, str]:
    """After which page the books were right for the last time, and why that is sure."""
    for place in range(len(table.pages) - 1, -1, -1):
        number, page = table.pages[place]
        if not page.stands:
            continue
        match page.entry:
            case Count(player, what, count) if (player, what) == (seat, thing):
                if balance(page.books, seat, thing) == count:
                    return place, phrase(
                        "the count agreed with the books in entry {number}", number=number
                    )
            case Correct(player, what) if (player, what) == (seat, thing):
                return place, phrase("the books were adjusted in entry {number}", number=number)
            case Announce(player, what) if (player, what) == (seat, thing):
                return place, phrase(
                    "{player} announced this holding in entry {number}",
                    number=number,
                    player=speech.player(seat),
                )
    return -1, phrase("there was no earlier count")


def _moved(
    table: Table[Any, Any],
    speech: Speech,
    pile: tuple[Player, str],
    first: int,
    difference: int,
) -> Iterable[Moved]:
    """What moved a purse or a pile from a page on."""
    for place in range(first, len(table.pages)):
        page = table.pages[place].page
        count = effects(page).get(pile, 0)
        if count:
            before = table.before(place)
            text = told(before, page, speech)
            yield Moved(page.books.turn, text, by(count, pile[1]), count == -difference)


def _put_right(table: Table[Any, Any], speech: Speech, entry: Correct) -> tuple[str, bool]:
    """What a correction moves, or why it cannot be."""
    page: Page = table.book(entry)
    against = objected(page, speech)
    if against is not None and not page.stands:
        return against.asked.sentence, False
    player = speech.player(entry.player)
    if entry.thing == CASH:
        moves = phrase(_CASH_RIGHT, player=player, purse=money(entry.count))
    else:
        left = page.books.blocks[page.books.header.edition.places[entry.thing]][BANK]
        moves = phrase(
            _BLOCKS_RIGHT,
            player=player,
            held=entry.count or phrase("none"),
            left=left or phrase("none"),
        )
    return f"{moves} {phrase('The adjustment stays visible in the ledger.')}", True


# when a count is offered, and what it leaves as it was


def short_of(page: Page) -> tuple[Player, str] | None:
    """Whose purse or pile was too small for an entry, if that is what speaks against it."""
    for objection in page.objections:
        match objection.code, objection.facts:
            case Trouble.PURSE_SHORT, {"player": int(player)}:
                return player, CASH
            case Trouble.NOT_ALL_SAID, {"player": int(player), "chain": str(chain)}:
                return player, chain
    return None


def leaves_question(act: Act[Any]) -> bool:
    """Whether an act changes nothing about the question under way, nor about what was chosen."""
    if not isinstance(act, Write):
        return False
    entry = act.entry
    if isinstance(entry, Correct):
        return entry.thing == CASH
    return isinstance(entry, Count | Peek | Note | Leave | Sit)
