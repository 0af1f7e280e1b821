"""The receipts of what the chain list says: what a block of a chain costs, and its bonuses."""

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.rule import Rule
from hotels.ledger.chains.rules.bonuses import Holding, bonuses
from hotels.ledger.chains.workings import Step as Sum
from hotels.ledger.chains.workings import price
from hotels.ledger.working import Working
from hotels.views.slip import Basis, Receipt, bases_of, basis_of, letter_of, steps_of
from hotels.wording.amounts import counted, money
from hotels.wording.bonuses import how_many_bonuses, names
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

NONE = to_phrase("instead of a sum|none")

_GOES_TO = (
    to_phrase(
        "Paid to whoever holds the most {chain} {word.blocks}, in a {word.merger} or at the end."
    ),
    to_phrase(
        "Paid to whoever holds the second most {chain} {word.blocks}, in a {word.merger} or at "
        "the end."
    ),
    to_phrase(
        "Paid to whoever holds the third most {chain} {word.blocks}, in a {word.merger} or at the"
        " end."
    ),
)


def price_receipt(books: Books, chain: int, speech: Speech) -> Receipt:
    """The price of a block of the chain now."""
    size = books.board.sizes[chain]
    name, word = speech.chain(chain), speech.word
    working = price(books.header, chain, size)
    if not size:
        why = phrase(
            "{chain} is not on the board, so its {word.blocks} can't be bought or sold.",
            chain=name,
            word=word,
        )
    else:
        why = phrase(
            "What a {word.block} costs now, and what it sells for in a {word.merger} or at the "
            "end.",
            word=word,
        )
    title = phrase("A {word.block} of {chain}", word=word, chain=name)
    return _of_chain(books, chain, (title, why), working if size else None, speech)


def bonus_ranks(books: Books) -> int:
    """How many bonuses this table pays for a chain; one where two players share a pot."""
    return 1 if books.header.pair_bonus is not None else how_many_bonuses(books.header.edition)


def bonus_receipt(books: Books, chain: int, rank: int, speech: Speech) -> Receipt:
    """The first, second or third bonus of the chain, as a takeover now would pay it."""
    size = books.board.sizes[chain]
    name, word = speech.chain(chain), speech.word
    title = phrase(names(books.header.edition).titles[rank], chain=name)
    if how_many_bonuses(books.header.edition) == 1:
        title = phrase("{chain} bonus", chain=name)
    working = _whole(books, chain, rank) if size else None
    if working is None:
        why = phrase("{chain} is not on the board and pays no bonus.", chain=name)
    elif books.header.pair_bonus is not None:
        title = phrase("{chain} pot", chain=name)
        why = phrase(
            "Two players share the pot according to their {chain} {word.blocks}, in a "
            "{word.merger} or at the end.",
            chain=name,
            word=word,
        )
    else:
        why = phrase(_GOES_TO[rank], chain=name, word=word)
    return _of_chain(books, chain, (title, why), working, speech)


def _of_chain(
    books: Books, chain: int, said: tuple[str, str], working: Working | None, speech: Speech
) -> Receipt:
    """What a chain is worth now, under a title and with a why; without a working nothing."""
    title, why = said
    size, word = books.board.sizes[chain], speech.word
    return Receipt(
        title=title,
        amount=money(working.amount) if working else phrase(NONE),
        chain=chain,
        letter=letter_of(chain, speech),
        where=(
            phrase("turn {turn}", turn=books.turn),
            counted(size, word.tile, word.tiles),
        ),
        why=why,
        holdings=(),
        steps=tuple(steps_of(working, speech)) if working else (),
        bases=bases_of(working, speech) if working else (_off_board(speech),),
        bills="",
    )


def _off_board(speech: Speech) -> Basis:
    """Why a chain that is not on the board has no price."""
    if speech.edition is None:
        raise AssertionError(speech)
    return basis_of(speech.edition.cite(Rule.BUYING), speech)


def _whole(books: Books, chain: int, rank: int) -> Working:
    """A bonus by itself: a part of what an only holder would get, who gets them all."""
    size = books.board.sizes[chain]
    first = books.player
    held = tuple(int(player == first) for player in range(books.header.seats))
    (award,) = bonuses(books.header, Holding(chain, size, held, first))
    match Sum(award.working.step):
        case Sum.ALL:
            return award.working.parts[rank]
        case Sum.PAIR_SOLE:
            return award.working.parts[0]
    return award.working
