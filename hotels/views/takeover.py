"""The walk through a takeover, or through the last announcements: what is known, who is asked."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from hotels.ledger.chains.books import Awaiting, Books, Question, Takeover
from hotels.ledger.chains.entries import Announce, Dispose, Draw, Lay, Pass
from hotels.ledger.chains.rules.deal import announceable
from hotels.ledger.chains.terms import UNSEEN
from hotels.ledger.chains.trouble import Page
from hotels.ledger.chains.workings import Step
from hotels.ledger.posting import BANK, CASH
from hotels.table import Table
from hotels.views.chains import chain_letters
from hotels.views.disposal import Asked, Waiting, asked_of, done_in_words, waiting
from hotels.views.meeting import Meeting, Part, due, falling, meeting, taking_over
from hotels.views.offered import offered
from hotels.views.paid import Paid, paid_in
from hotels.views.slip import bills_for
from hotels.wording.amounts import listed, money
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech


class Settled(NamedTuple):
    """One who was asked before, and what the answer was."""

    name: str
    did: str
    amount: str
    bills: str = ""
    """What to hand over; empty where nothing is."""


class Counted(NamedTuple):
    """Who is to say how many blocks there are, and which numbers can be true."""

    name: str
    chain: int
    chain_name: str
    possible: tuple[int, ...]
    highest: int
    so_far: tuple[Settled, ...] = ()
    waiting: tuple[str, ...] = ()


class Choice(NamedTuple):
    """A chain that may be chosen."""

    place: int
    letter: str
    name: str
    under: str
    due: str
    """Which bonuses are paid for it if it is not the one; empty where they are paid already."""


class Walk(NamedTuple):
    """Everything the takeover's screen shows."""

    title: str
    headline: str
    second: str
    defunct: tuple[Part, ...]
    survivor: Part | None
    paid: tuple[Paid, ...]
    settled: tuple[Settled, ...]
    earlier: int
    """How many of them settled a chain before the one that is asked about; never all of them."""
    waiting: tuple[Waiting, ...]
    """Who disposes after the one who is asked."""
    then: str
    """What comes after them all."""
    asked: Asked | None
    counted: Counted | None
    choices: tuple[Choice, ...]
    question: str
    hint: str
    """What is to be known before the question is answered."""
    may_go_on: bool
    """Whether all this is asked for an end that is only offered."""
    meeting: Meeting | None
    """Shown beside a question that leaves room for it."""


_LAST = (
    to_phrase("Everyone shows their {word.blocks} before the final bonuses are paid."),
    to_phrase("If the game ends here, everyone shows their {word.blocks}. Otherwise play on."),
)
"""By whether the end is only offered."""


def walk(table: Table[Any, Any], speech: Speech, shown: Books | None = None) -> Walk:
    """The takeover, or the last announcements, as they stand, or as these books ask for them."""
    books: Books = table.books if shown is None else shown
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
    settled = _settled(turn, takeover, speech)
    signs = chain_letters(books.header, speech)
    before = turn[0][0] if turn else books
    return Walk(
        title=_title(books, takeover, speech),
        headline=_headline(books, takeover, asked, speech),
        second=_second(books, takeover, speech),
        defunct=tuple(falling(books, chain, signs, speech) for chain in defunct),
        survivor=None if survivor is None else taking_over(before, books, survivor, signs, speech),
        paid=paid_in(turn, books, defunct, speech),
        settled=tuple(one for _, one in settled),
        earlier=_earlier([chain for chain, _ in settled], asked),
        waiting=waiting(books, asked, speech),
        then=_then(books, takeover, speech),
        asked=asked_of(books, takeover, asked, speech),
        counted=_counted(turn, books, asked, speech),
        choices=tuple(_choice(books, asked, chain, signs, speech) for chain in asked.choices),
        question=_question(asked, speech),
        hint=_hint(asked, speech),
        may_go_on=books.is_provisional,
        meeting=meeting(before, books, signs, speech),
    )


def _pages_of_turn(table: Table[Any, Any]) -> list[tuple[Books, Page]]:
    """The pages of the turn under way, each with the books before it."""
    found: list[tuple[Books, Page]] = []
    for place in range(len(table.pages) - 1, -1, -1):
        page = table.pages[place].page
        before = table.before(place)
        found.append((before, page))
        if isinstance(page.entry, Lay | Pass) and page.stands:
            break
    return found[::-1]


def _title(books: Books, takeover: Takeover | None, speech: Speech) -> str:
    if takeover is None:
        return phrase("Turn {turn}", turn=books.turn)
    return phrase("Turn {turn}, {word.merger}", turn=books.turn, word=speech.word)


def _headline(books: Books, takeover: Takeover | None, asked: Awaiting, speech: Speech) -> str:
    if takeover is None:
        offer = offered(books)
        return phrase("The game is over") if offer is None else offer.why
    if takeover.survivor is None:
        return phrase(
            "{player} chooses the {word.survivor}",
            player=speech.player(asked.player),
            word=speech.word,
        )
    return phrase(
        "{survivor} {word.takes_over} {defunct}",
        survivor=speech.chain(takeover.survivor),
        defunct=listed(speech.chain(chain) for chain in takeover.defunct),
        word=speech.word,
    )


def _second(books: Books, takeover: Takeover | None, speech: Speech) -> str:
    if takeover is None:
        return phrase(_LAST[books.is_provisional], word=speech.word)
    tile = speech.tile(books.header.shape.tile(takeover.square))
    who = speech.player(books.player)
    if takeover.survivor is None:
        chains = listed(speech.chain(chain) for chain in takeover.equals)
        return phrase(
            "{player} laid {tile}. {chains} are the same size.",
            player=who,
            tile=tile,
            chains=chains,
        )
    return phrase("{player} laid {tile}. Sizes before this tile.", player=who, tile=tile)


def _settled(
    turn: Sequence[tuple[Books, Page]], takeover: Takeover | None, speech: Speech
) -> list[tuple[int, Settled]]:
    """Who has disposed of what, of every chain that falls, in the order it was said."""
    found = []
    for _, page in turn:
        entry = page.entry
        if not isinstance(entry, Dispose) or not page.stands:
            continue
        amount = sum(
            posting.count
            for posting in page.postings
            if posting.thing == CASH
            and posting.working is not None
            and posting.working.step == Step.SALE
        )
        survivor = takeover.survivor if takeover else None
        did = done_in_words(entry, survivor, speech)
        bills = bills_for(amount, speech)
        said = money(amount) if amount else phrase("instead of a sum|nothing")
        chain = page.books.header.edition.places[entry.chain]
        found.append((chain, Settled(speech.player(entry.player), did, said, bills)))
    return found


def _then(books: Books, takeover: Takeover | None, speech: Speech) -> str:
    """The next chain that somebody holds something of, or what is left of the turn."""
    pending, now = ((), None) if takeover is None else (takeover.pending, takeover.current)
    for chain in pending:
        if chain != now and any(books.blocks[chain][:BANK]):
            name = speech.chain(chain)
            return phrase("Next: the {chain} {word.blocks}.", chain=name, word=speech.word)
    return phrase("Then the turn continues.")


def _earlier(chains: Sequence[int], asked: Awaiting) -> int:
    """How many disposals but the last were of a chain before the one that is asked about."""
    current = asked.chain if asked.kind is Question.DISPOSE else None
    before = sum(chain != current for chain in chains)
    return max(0, min(before, len(chains) - 1))


def _counted(
    turn: Sequence[tuple[Books, Page]], books: Books, asked: Awaiting, speech: Speech
) -> Counted | None:
    chain = asked.chain
    if asked.kind not in {Question.ANNOUNCE, Question.BANK_HOLDS} or chain is None:
        return None
    name, bank = books.header.edition.names[chain], phrase("the bank")
    so_far = tuple(
        Settled(
            speech.player(page.entry.player) if isinstance(page.entry, Announce) else bank,
            phrase("announced"),
            str(page.entry.blocks),
        )
        for _, page in turn
        if isinstance(page.entry, Announce | Draw) and page.entry.chain == name
    )
    if asked.kind is Question.BANK_HOLDS:
        highest = books.header.edition.columns
        possible = tuple(range(1, highest + 1))
        return Counted(bank, chain, speech.chain(chain), possible, highest, so_far=so_far)
    most = books.blocks[chain][asked.player] + books.blocks[chain][UNSEEN]
    return Counted(
        speech.player(asked.player),
        chain,
        speech.chain(chain),
        announceable(books),
        most,
        so_far,
        tuple(speech.player(player) for player in asked.players[1:]),
    )


def _choice(
    books: Books, asked: Awaiting, chain: int, signs: Sequence[str], speech: Speech
) -> Choice:
    size, word = books.board.sizes[chain], speech.word
    price = money(books.price(chain))
    under = phrase("{size} {word.tiles}, {price} a {word.block}", size=size, word=word, price=price)
    pays = ""
    if asked.kind is Question.SURVIVOR:
        pays = phrase(
            "if {word.taken_over}: {bonuses}", bonuses=due(books, chain), word=speech.word
        )
    return Choice(chain, signs[chain], speech.chain(chain), under, pays)


def _hint(asked: Awaiting, speech: Speech) -> str:
    """What is to be known before the question is answered."""
    word = speech.word
    match asked.kind:
        case Question.ANNOUNCE:
            return phrase(
                "Count every {word.block} shown. Faded numbers aren't possible.", word=word
            )
        case Question.BANK_HOLDS:
            return phrase("The bank counts as holding that many {word.blocks}.", word=word)
        case Question.DISPOSE if asked.chain is not None:
            return phrase(
                "Kept {word.blocks} are worth nothing while {chain} is off the board.",
                word=word,
                chain=speech.chain(asked.chain),
            )
    return ""


def _question(asked: Awaiting, speech: Speech) -> str:
    player = speech.player(asked.player) if asked.players else phrase("the bank")
    chain = "" if asked.chain is None else speech.chain(asked.chain)
    word = speech.word
    match asked.kind:
        case Question.SURVIVOR:
            return phrase("Choose the {word.survivor}", word=word)
        case Question.NEXT_DEFUNCT:
            return phrase("Which chain does {player} settle next?", player=player)
        case Question.ANNOUNCE:
            return phrase(
                "How many {chain} {word.blocks} does {player} hold?",
                chain=chain,
                word=word,
                player=player,
            )
        case Question.BANK_HOLDS:
            return phrase("Which number is on the tile drawn for the bank's {chain}?", chain=chain)
        case Question.DISPOSE:
            return phrase("Sell, trade or keep {chain}", chain=chain)
    return ""
