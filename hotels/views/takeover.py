"""The walk through a takeover, or through the last announcements: what is known, who is asked."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from hotels.ledger.chains.books import Awaiting, Books, Question, Takeover
from hotels.ledger.chains.entries import Announce, Dispose, Draw, Lay, Pass
from hotels.ledger.chains.terms import UNSEEN
from hotels.ledger.chains.trouble import Page
from hotels.ledger.chains.workings import Step
from hotels.ledger.posting import CASH
from hotels.table import Table
from hotels.views.chains import chain_letters
from hotels.views.disposal import Asked, asked_of
from hotels.views.paid import Paid, paid_in
from hotels.wording.amounts import listed, money
from hotels.wording.ledger import deed
from hotels.wording.speech import Speech


class Part(NamedTuple):
    """One of the chains that meet."""

    place: int
    letter: str
    name: str
    size: str


class Settled(NamedTuple):
    """One who was asked before, and what he said."""

    name: str
    did: str
    amount: str


class Counted(NamedTuple):
    """Who is to say how many blocks he holds, and which numbers can be true."""

    name: str
    chain: int
    chain_name: str
    possible: tuple[int, ...]
    highest: int
    so_far: tuple[Settled, ...] = ()
    waiting: tuple[str, ...] = ()
    is_bank: bool = False


class Choice(NamedTuple):
    """A chain that may be chosen."""

    place: int
    letter: str
    name: str
    under: str


class Walk(NamedTuple):
    """Everything the takeover's screen shows."""

    headline: str
    second: str
    defunct: tuple[Part, ...]
    survivor: Part | None
    paid: tuple[Paid, ...]
    settled: tuple[Settled, ...]
    waiting: tuple[str, ...]
    """Who disposes after the one who is asked."""
    asked: Asked | None
    counted: Counted | None
    choices: tuple[Choice, ...]
    question: str


def walk(table: Table[Any, Any], speech: Speech) -> Walk:
    """The takeover, or the last announcements, as they stand."""
    books: Books = table.books
    asked = books.awaiting
    if asked is None:
        raise AssertionError(books)
    turn = _pages_of_turn(table)
    takeover = books.takeover if books.end is None else None
    defunct: tuple[int, ...] = ()
    survivor = None
    if takeover is not None:
        defunct = takeover.defunct if takeover.survivor is not None else ()
        survivor = takeover.survivor
    signs = chain_letters(books.header, speech)
    before = turn[0][0] if turn else books
    current = asked.chain if asked.kind is Question.DISPOSE else None
    return Walk(
        headline=_headline(takeover, asked, speech),
        second=_second(books, takeover, speech),
        defunct=tuple(_defunct(books, chain, signs, speech) for chain in defunct),
        survivor=None if survivor is None else _survivor(before, books, survivor, signs, speech),
        paid=paid_in(turn, books, defunct, speech),
        settled=tuple(_settled(turn, current, takeover, speech)),
        waiting=tuple(speech.player(player) for player in asked.players[1:]),
        asked=asked_of(books, takeover, asked, speech),
        counted=_counted(turn, books, asked, speech),
        choices=tuple(_choice(books, chain, signs, speech) for chain in asked.choices),
        question=_question(asked, speech),
    )


def _pages_of_turn(table: Table[Any, Any]) -> list[tuple[Books, Page]]:
    """The pages of the turn under way, each with the books before it."""
    found: list[tuple[Books, Page]] = []
    for place in range(len(table.pages) - 1, -1, -1):
        page = table.pages[place].page
        before = table.pages[place - 1].page.books if place else table.game.opening()
        found.append((before, page))
        if isinstance(page.entry, Lay | Pass) and page.stands:
            break
    return found[::-1]


def _headline(takeover: Takeover | None, asked: Awaiting, speech: Speech) -> str:
    if takeover is None:
        return "The game is over"
    if takeover.survivor is None:
        return f"{speech.player(asked.player)} says who takes over"
    names = listed(speech.chain(chain) for chain in takeover.defunct)
    return f"{speech.chain(takeover.survivor)} takes over {names}"


def _second(books: Books, takeover: Takeover | None, speech: Speech) -> str:
    if takeover is None:
        return "Each player shows his blocks before the bank pays the last bonuses."
    tile = speech.tile(books.header.shape.tile(takeover.square))
    who = speech.player(books.player)
    if takeover.survivor is None:
        chains = listed(speech.chain(chain) for chain in takeover.equals)
        return f"{who} laid {tile}. {chains} are of equal size."
    return f"{who} laid {tile}. Sizes count before the tile."


def _defunct(books: Books, chain: int, signs: Sequence[str], speech: Speech) -> Part:
    size, word = books.board.sizes[chain], speech.word
    price = money(books.price(chain))
    return Part(
        chain,
        signs[chain],
        speech.chain(chain),
        f"{size} {word.tiles}, {price} a {word.block}" if size else "",
    )


def _survivor(
    before: Books, books: Books, chain: int, signs: Sequence[str], speech: Speech
) -> Part:
    was, now = before.board.sizes[chain], books.board.sizes[chain]
    size = f"{was}, now {now} {speech.word.tiles}, {money(books.price(chain))}"
    return Part(chain, signs[chain], speech.chain(chain), size)


def _settled(
    turn: Sequence[tuple[Books, Page]],
    chain: int | None,
    takeover: Takeover | None,
    speech: Speech,
) -> list[Settled]:
    """Who disposed of the chain already."""
    found = []
    for _, page in turn:
        entry = page.entry
        if not isinstance(entry, Dispose) or not page.stands:
            continue
        if chain is not None and page.books.header.edition.places.get(entry.chain) != chain:
            continue
        amount = sum(
            posting.count
            for posting in page.postings
            if posting.thing == CASH
            and posting.working is not None
            and posting.working.step == Step.SALE
        )
        said = deed(entry, speech, takeover.survivor if takeover else None)
        name = speech.player(entry.player)
        found.append(Settled(name, said.removeprefix(f"{name} "), money(amount)))
    return found


def _counted(
    turn: Sequence[tuple[Books, Page]], books: Books, asked: Awaiting, speech: Speech
) -> Counted | None:
    chain = asked.chain
    if asked.kind not in {Question.ANNOUNCE, Question.BANK_HOLDS} or chain is None:
        return None
    name = books.header.edition.names[chain]
    so_far = tuple(
        Settled(
            speech.player(page.entry.player) if isinstance(page.entry, Announce) else "the bank",
            "has said",
            str(page.entry.blocks),
        )
        for _, page in turn
        if isinstance(page.entry, Announce | Draw) and page.entry.chain == name
    )
    if asked.kind is Question.BANK_HOLDS:
        highest = books.header.edition.columns
        possible = tuple(range(1, highest + 1))
        return Counted(
            "the bank", chain, speech.chain(chain), possible, highest, so_far=so_far, is_bank=True
        )
    known = books.blocks[chain][asked.player]
    most = known + books.blocks[chain][UNSEEN]
    return Counted(
        speech.player(asked.player),
        chain,
        speech.chain(chain),
        tuple(range(known, most + 1)),
        most,
        so_far,
        tuple(speech.player(player) for player in asked.players[1:]),
    )


def _choice(books: Books, chain: int, signs: Sequence[str], speech: Speech) -> Choice:
    size, word = books.board.sizes[chain], speech.word
    under = f"{size} {word.tiles}, {money(books.price(chain))} a {word.block}"
    return Choice(chain, signs[chain], speech.chain(chain), under)


def _question(asked: Awaiting, speech: Speech) -> str:
    player = speech.player(asked.player) if asked.players else "the bank"
    chain = "" if asked.chain is None else speech.chain(asked.chain)
    word = speech.word.blocks
    match asked.kind:
        case Question.SURVIVOR:
            return "Which chain takes over?"
        case Question.NEXT_DEFUNCT:
            return f"Which chain does {player} have settled next?"
        case Question.ANNOUNCE:
            return f"How many {chain} {word} does {player} hold?"
        case Question.BANK_HOLDS:
            return f"Which number has the tile drawn for the bank's {chain}?"
        case Question.DISPOSE:
            return f"What becomes of the {chain} {word}?"
    return ""
