"""What to do with the blocks of a chain that falls: every mix, the best first."""

from typing import NamedTuple

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.mixes import Falling, Mix, mixes
from hotels.ledger.chains.positions import ROLES, chain_of
from hotels.ledger.chains.terms import FEWEST_TILES
from hotels.views.desk import Asked
from hotels.views.disposal import Asked as Disposal
from hotels.views.disposal import in_words
from hotels.wording.amounts import counted, money
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

_BEST = to_phrase("The best of {ways} options for {held} of {chain}.")
_AS_GOOD = to_phrase("{count} of {ways} options for {held} of {chain} are equally good.")

_GROWN = to_phrase(
    "{chain} grows to {size} {word.tiles}: both chains and the tile that joins them."
)
_GROWN_MORE = to_phrase("{chain} grows to {size} {word.tiles}: everything the tile joins.")
_WORTH = to_phrase(
    "Each {word.block} is then worth {price}, not counting anything else the tile joins."
)
_WORTH_MORE = to_phrase("Each {word.block} is then worth {price}.")


class MixLine(NamedTuple):
    """One way to dispose of them."""

    label: str
    """``Sell 2, trade 4, keep 1``."""
    brings: str
    """``now $600, then 2 Luxor worth $1,400``."""
    worth: str
    best: bool


class Reckoned(NamedTuple):
    """Every way, and what it rests on."""

    headline: str
    second: str
    assumed: tuple[str, ...]
    lines: tuple[MixLine, ...]
    wrong: str = ""
    """Why there is no answer: the chain is too large to fall."""


def falling_of(asked: Asked) -> Falling:
    """The largest holding in dispute, and the next chain of the card as the survivor."""
    edition = asked.edition
    survivor = (asked.chain + 1) % len(edition.chains)
    held = max(1, min(max(asked.blocks), asked.there_are))
    size = min(max(FEWEST_TILES, asked.size), _half(edition))
    there_are = blocks_of(edition, survivor)
    return Falling(edition, asked.chain, size, held, survivor, size, there_are)


def falling_at(books: Books, asked: Disposal) -> Falling:
    """What somebody is asked to dispose of in a takeover, as it stands."""
    edition, takeover = books.header.edition, books.takeover
    if takeover is None:
        raise AssertionError(books)
    size, other = takeover.sizes[asked.chain], takeover.sizes[asked.survivor]
    found = Falling(
        edition, asked.chain, size, max(1, asked.held), asked.survivor, other, asked.left
    )
    return found._replace(more=max(0, books.board.sizes[asked.survivor] - found.grown))


def largest(edition: Edition) -> int:
    """The most tiles of a chain that falls: it is not safe, and the survivor is no smaller."""
    return min(edition.safe - 1, _half(edition))


def _half(edition: Edition) -> int:
    """The most tiles of the smaller of two chains, with a tile to join them."""
    return (edition.squares - 1) // 2


def blocks_of(edition: Edition, chain: int) -> int:
    """How many blocks of a chain there are."""
    return edition.chains[chain].in_all


def _room(falling: Falling) -> int:
    """The most tiles of the survivor: what is left beside the chain that falls and the tile."""
    return falling.edition.squares - 1 - falling.more - falling.size


def bounds(falling: Falling) -> dict[str, tuple[int, int]]:
    """Of each number that can be set the least and the most."""
    edition = falling.edition
    return {
        "size": (FEWEST_TILES, largest(edition)),
        "held": (1, blocks_of(edition, falling.chain)),
        "survivor_size": (falling.size, _room(falling)),
        "left": (0, blocks_of(edition, falling.survivor)),
    }


def fitted(falling: Falling) -> Falling:
    """The same within what the edition has: the survivor is another chain, and no smaller."""
    edition = falling.edition
    survivor = falling.survivor
    if survivor == falling.chain:
        survivor = (survivor + 1) % len(edition.chains)
    size = min(max(FEWEST_TILES, falling.size), _half(edition))
    room = _room(falling._replace(size=size))
    return falling._replace(
        size=size,
        held=min(max(1, falling.held), blocks_of(edition, falling.chain)),
        survivor=survivor,
        survivor_size=min(max(size, falling.survivor_size), room),
        left=min(max(0, falling.left), blocks_of(edition, survivor)),
    )


def by(falling: Falling, edition: Edition) -> Falling:
    """The same by another edition, with chains that are as dear there."""
    order = [chain_of(role, falling.edition) for role in ROLES[: len(falling.edition.chains)]]

    def counterpart(chain: int) -> int:
        return chain_of(ROLES[order.index(chain)], edition)

    return fitted(
        falling._replace(
            edition=edition,
            chain=counterpart(falling.chain),
            size=min(falling.size, largest(edition)),
            survivor=counterpart(falling.survivor),
        )
    )


def reckoned(falling: Falling, speech: Speech) -> Reckoned:
    """Every mix in words, and what is assumed; nothing of a chain that is safe."""
    if falling.is_safe:
        wrong = typed_fault(falling, "size", falling.size, speech)
        return Reckoned(phrase("No answer yet"), wrong, (), (), wrong)
    every = mixes(falling)
    best = every[0]
    word, label = speech.word, in_words(best.sell, best.trade, best.keep)
    mine, other = speech.chain(falling.chain), speech.chain(falling.survivor)
    lines = tuple(
        MixLine(
            in_words(mix.sell, mix.trade, mix.keep),
            _brings(mix, other),
            money(mix.worth),
            (mix.worth, mix.keep) == (best.worth, best.keep),
        )
        for mix in every
    )
    held = counted(falling.held, word.block, word.blocks)
    count = sum(line.best for line in lines)
    return Reckoned(
        f"{label}: {money(best.worth)}",
        phrase(
            _AS_GOOD if count > 1 else _BEST,
            count=count,
            ways=len(every),
            held=held,
            chain=mine,
        ),
        _assumed(falling, speech),
        lines,
    )


def _brings(mix: Mix, survivor: str) -> str:
    """What a mix brings, now and then."""
    now = phrase("now {amount}", amount=money(mix.now)) if mix.sell else ""
    then = ""
    if mix.got:
        worth = money(mix.later)
        then = phrase(
            "then {count} {chain} worth {worth}", count=mix.got, chain=survivor, worth=worth
        )
    return ", ".join(filter(None, (now, then))) or phrase("nothing now")


def _assumed(falling: Falling, speech: Speech) -> tuple[str, ...]:
    """What the sums rest on, a sentence each."""
    word = speech.word
    mine, other = speech.chain(falling.chain), speech.chain(falling.survivor)
    price, then = money(falling.price), money(falling.grown_price)
    sold = phrase(
        "{chain} sells at its price before the tile: {price} at {size} {word.tiles}.",
        chain=mine,
        price=price,
        size=falling.size,
        word=word,
    )
    grown = phrase(
        _GROWN_MORE if falling.more else _GROWN,
        chain=other,
        size=falling.grown,
        word=word,
    )
    worth = phrase(_WORTH_MORE if falling.more else _WORTH, word=word, price=then)
    traded = phrase(
        "Two {chain} trade for one {other}; the bank has {left} of {other}.",
        chain=mine,
        other=other,
        left=counted(falling.left, word.block, word.blocks),
    )
    kept = phrase(
        "Kept {word.blocks} count as zero, because {chain} would have to be founded again.",
        word=word,
        chain=mine,
    )
    return sold, f"{grown} {worth}", traded, kept


def typed_fault(falling: Falling, field: str, number: int, speech: Speech) -> str:
    """What is wrong with a number that was typed; empty where it can be."""
    words, edition = speech.word, falling.edition
    least, most = bounds(falling)[field]
    what = words.tiles if field in {"size", "survivor_size"} else words.blocks
    if least <= number <= most:
        return ""
    if field == "size" and number >= edition.safe:
        return phrase(
            "Enter {least} to {most} {what}: a chain of {safe} is safe.",
            least=least,
            most=most,
            what=what,
            safe=edition.safe,
        )
    return phrase("Enter {least} to {most} {what}.", least=least, most=most, what=what)
