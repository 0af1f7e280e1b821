"""The walk through a takeover, or through the last announcements: what is known, who is asked."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from hotels.ledger.chains.board import EMPTY, LONE
from hotels.ledger.chains.books import Awaiting, Books, Question, Takeover
from hotels.ledger.chains.entries import Announce, Dispose, Draw, Lay, Pass
from hotels.ledger.chains.terms import UNSEEN
from hotels.ledger.chains.trouble import Page
from hotels.ledger.chains.workings import Step
from hotels.ledger.posting import CASH
from hotels.table import Table
from hotels.views.chains import bonus_amounts, bonus_heads, chain_letters
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
    """One who was asked before, and what the answer was."""

    name: str
    did: str
    amount: str


class Counted(NamedTuple):
    """Who is to say how many blocks there are, and which numbers can be true."""

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
    due: str
    """Which bonuses are paid for it if it is not the one; empty where they are paid already."""


class Meeting(NamedTuple):
    """What lies on the board where chains meet, and what the chains concerned are and pay."""

    cells: bytes
    """As they lay before the tile, a byte a square along the rows."""
    rows: int
    columns: int
    square: int | None
    """Where the tile was laid; None when the game is over."""
    chains: tuple[tuple[Part, str], ...]
    """Each chain with the bonuses that are due for it, or what else becomes of it."""
    caption: str


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
    hint: str
    """What is to be known before the question is answered."""
    meeting: Meeting | None
    """Shown beside a question that leaves room for it."""


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
        choices=tuple(_choice(books, asked, chain, signs, speech) for chain in asked.choices),
        question=_question(asked, speech),
        hint=_hint(asked, speech),
        meeting=_meeting(before, books, signs, speech),
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
        return f"All show their {speech.word.blocks} before the bank pays the last bonuses."
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


def _meeting(before: Books, books: Books, signs: Sequence[str], speech: Speech) -> Meeting | None:
    """Where the chains meet; None while holders dispose, who fill the screen themselves."""
    if books.awaiting is not None and books.awaiting.kind is Question.DISPOSE:
        return None
    shape, takeover = books.header.shape, books.takeover if books.end is None else None
    if takeover is None:
        chains = tuple(
            (_defunct(books, chain, signs, speech), _due(books, chain))
            for chain in books.board.smallest_first()
        )
        return Meeting(
            books.board.cells, shape.rows, shape.columns, None, chains, "The board at the end"
        )
    cells = bytearray(before.board.cells)
    if cells[takeover.square] == EMPTY:
        cells[takeover.square] = LONE
    chains = tuple(
        (_survivor(before, books, chain, signs, speech), "takes over")
        if chain == takeover.survivor
        else (_defunct(books, chain, signs, speech), _due(books, chain))
        for chain in takeover.joined
    )
    caption = f"The board as {speech.tile(shape.tile(takeover.square))} was laid"
    return Meeting(bytes(cells), shape.rows, shape.columns, takeover.square, chains, caption)


def _due(books: Books, chain: int) -> str:
    """``1st $3,000, 2nd $1,500``."""
    header = books.header
    amounts = bonus_amounts(header, books.price(chain))
    return ", ".join(map(" ".join, zip(bonus_heads(header), amounts, strict=True)))


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


def _choice(
    books: Books, asked: Awaiting, chain: int, signs: Sequence[str], speech: Speech
) -> Choice:
    size, word = books.board.sizes[chain], speech.word
    under = f"{size} {word.tiles}, {money(books.price(chain))} a {word.block}"
    due = f"if it falls: {_due(books, chain)}" if asked.kind is Question.SURVIVOR else ""
    return Choice(chain, signs[chain], speech.chain(chain), under, due)


def _hint(asked: Awaiting, speech: Speech) -> str:
    """What is to be known before the question is answered."""
    word = speech.word
    match asked.kind:
        case Question.ANNOUNCE:
            return f"All {word.blocks} shown count; numbers that cannot be are only outlined."
        case Question.BANK_HOLDS:
            return f"The number on the tile counts as the bank's {word.blocks}."
        case Question.DISPOSE if asked.chain is not None:
            off = f"while {speech.chain(asked.chain)} is off the board"
            return f"A kept {word.block} is worth nothing {off}."
    return ""


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
