"""What the sign says: who is asked for what, how, and how far the turn is."""

from enum import StrEnum
from typing import NamedTuple

from hotels.ledger.chains.books import Books, Question
from hotels.ledger.chains.rules.purchases import purchasable
from hotels.ledger.money import Money
from hotels.views.table import who_may_end
from hotels.wording.amounts import Count, listed, money
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech


class Part(StrEnum):
    """The parts of a turn, a lamp for each."""

    TILE = to_phrase("Tile")
    CHAIN = to_phrase("Chain")
    BUY = to_phrase("Buy")


class Light(StrEnum):
    """What a part's lamp says."""

    DONE = "done"
    ON = "on"
    AHEAD = "ahead"


class Plate(NamedTuple):
    """What the sign says."""

    headline: str
    second: str = ""
    lamps: tuple[tuple[Part, Light], ...] = ()
    brief: tuple[str, str] = ("", "")
    """Headline and second line where there is little room, if they are others."""


_ASKED = {
    Question.TILE: to_phrase("{player} lays a tile"),
    Question.NAME: to_phrase("{player} names the new chain"),
    Question.SURVIVOR: to_phrase("{player} chooses the {word.survivor}"),
    Question.ANNOUNCE: to_phrase("How many {chain} does {player} hold?"),
    Question.BANK_HOLDS: to_phrase("Draw a tile for the bank's {chain}"),
    Question.NEXT_DEFUNCT: to_phrase("{player} chooses the next chain to settle"),
    Question.DISPOSE: to_phrase("{player} holds {held}"),
}


_LIT = {Question.TILE: Part.TILE, Question.BUY: Part.BUY}


def plate(books: Books, speech: Speech, chosen: tuple[str, ...] = ()) -> Plate:
    """What the sign says while the bank waits for an answer of the turn."""
    asked = books.awaiting
    if asked is None:
        return Plate(phrase("The game is over"))
    lamps = lights(books)
    player = speech.player(asked.player) if asked.players else ""
    if asked.kind is Question.BUY:
        brief = _in_brief(books, speech) if not chosen and purchasable(books, ()) else ("", "")
        headline, second = _buying(books, speech, chosen)
        if not chosen:
            second = who_may_end(books, speech) or second
        return Plate(headline, second, lamps, brief)
    chain = "" if asked.chain is None else speech.chain(asked.chain)
    held = ""
    if asked.kind is Question.DISPOSE and asked.chain is not None:
        held = f"{books.blocks[asked.chain][asked.player]} {chain}"
    said = phrase(_ASKED[asked.kind], player=player, chain=chain, held=held, word=speech.word)
    return Plate(said, _how(books, speech), lamps)


def beside_payouts(said: Plate, books: Books, count: int, *, hidden: bool) -> Plate:
    """What the sign says beside a list with open payouts, which may stand where the chains do."""
    asked = books.awaiting
    if not count or asked is None:
        return said
    still = phrase("{count:payout/payouts} still open.", count=Count(count))
    if asked.kind is Question.TILE:
        square = phrase("Tap the tile's square.")
        return said._replace(second=f"{square} {still}")
    if not hidden or asked.kind is not Question.BUY or said.brief == ("", ""):
        return said
    how = phrase("Tap Show chains to buy.")
    return said._replace(second=f"{how} {still}", brief=(said.brief[0], how))


def lights(books: Books) -> tuple[tuple[Part, Light], ...]:
    """The lamps of the turn."""
    asked = books.awaiting
    lit = _LIT.get(asked.kind, Part.CHAIN) if asked else None
    lamps = []
    state = Light.DONE
    for part in Part:
        if part is lit:
            lamps.append((part, Light.ON))
            state = Light.AHEAD
        else:
            lamps.append((part, state))
    return tuple(lamps)


def _how(books: Books, speech: Speech) -> str:
    """How the question is answered."""
    asked = books.awaiting
    if asked is None:
        return ""
    match asked.kind:
        case Question.TILE:
            how = phrase("Tap the tile's square. Crossed-out squares can't be played.")
            return who_may_end(books, speech) or how
        case Question.NAME:
            return phrase("Tap the chosen name.")
        case Question.SURVIVOR:
            chains = listed(speech.chain(chain) for chain in asked.choices)
            return phrase("{chains} are the same size.", chains=chains)
    return ""


def _buying(books: Books, speech: Speech, chosen: tuple[str, ...]) -> tuple[str, str]:
    """Headline and second line while blocks are bought."""
    player, limit = speech.player(books.player), books.header.limit
    word = speech.word
    if not purchasable(books, chosen) and not chosen:
        return (
            phrase("{player} can't buy", player=player),
            phrase("No affordable {word.blocks} for sale.", word=word),
        )
    if limit == 1:
        return (
            phrase("{player} buys one {word.block}", player=player, word=word),
            phrase("Tap a chain. That ends the turn."),
        )
    if not chosen:
        return (
            phrase(
                "{player} buys up to {limit} {word.blocks}", player=player, limit=limit, word=word
            ),
            phrase("Tap a chain for each. The turn ends when no more can be bought."),
        )
    left = limit - len(chosen)
    if left < 0:
        said = phrase(
            "{player} buys {count:{word.block}/{word.blocks}} more than the rules allow",
            player=player,
            count=Count(-left),
            word=word,
        )
    elif not left:
        said = phrase("{player} buys {limit}", player=player, limit=limit)
    else:
        said = phrase(
            "{player} can buy {count:more {word.block}/more {word.blocks}}",
            player=player,
            count=Count(left),
            word=word,
        )
    return said, f"{_picked(chosen, speech)}: {money(total(books, chosen))}."


def _in_brief(books: Books, speech: Speech) -> tuple[str, str]:
    """The same before anything is chosen, where there is little room."""
    limit, word = books.header.limit, speech.word
    how = (
        phrase("One {word.block}. Tap a chain.", word=word)
        if limit == 1
        else phrase("Up to {limit} {word.blocks}. Tap a chain.", limit=limit, word=word)
    )
    return phrase("{player} buys", player=speech.player(books.player)), how


def _picked(chosen: tuple[str, ...], speech: Speech) -> str:
    """``2 Luxor and 1 Tower``."""
    names = dict.fromkeys(chosen)
    return listed(f"{chosen.count(name)} {speech.chain(name)}" for name in names)


def total(books: Books, chosen: tuple[str, ...]) -> Money:
    """What the blocks chosen cost together."""
    places = books.header.edition.places
    return sum(books.price(places[name]) for name in chosen)
