"""The words of one table, and what may be said at it besides the turn."""

from collections.abc import Sequence
from typing import Any, cast

from hotels.ledger import reading
from hotels.ledger.chains.books import Books, Question
from hotels.ledger.chains.header import Header
from hotels.ledger.chains.rules.ending import conditions
from hotels.store.keeping import Opened
from hotels.views.people import seated
from hotels.wording.amounts import listed
from hotels.wording.language import phrase
from hotels.wording.speech import Speech, title, words_of

WHOLE_NAMES = 1_000
"""More signs than any name has: a screen says all of it."""


def speech_of(header: Header, players: Sequence[str], chains: dict[str, str]) -> Speech:
    """The words of one table; who was forgotten, or cannot be drawn, goes by his seat."""
    return Speech(header.edition, seated(players), chains, WHOLE_NAMES)


def speech_at(game: Opened[Any, Any]) -> Speech:
    """The words of a game from the archive."""
    terms = cast("Any", game.table.game).terms
    if not isinstance(terms, Header):
        return Speech(None, seated(game.record.players), {}, WHOLE_NAMES)
    names = reading.parsed(game.record.names.encode())
    called = names if isinstance(names, dict) else {}
    return speech_of(terms, game.record.players, called)


def edition_title(header: Header) -> str:
    """What is played, in one line."""
    return title(header.edition)


def end_words(books: Books) -> str:
    """Why the end may be declared now; empty where it may not."""
    asked = books.awaiting
    if asked is None or asked.kind not in {Question.TILE, Question.BUY} or not books.turn:
        return ""
    said = []
    end, word = books.header.edition.end, words_of(books.header.edition)
    for sign in conditions(books):
        match sign:
            case "A":
                said.append(phrase("all chains are safe"))
            case "B":
                said.append(phrase("a chain has {end} {word.tiles} or more", end=end, word=word))
            case "C":
                said.append(phrase("all tiles in hand may be unplayable"))
    return listed(said) if said else ""


def who_may_end(books: Books, speech: Speech) -> str:
    """Who may end the game and why, in a sentence; empty where nobody may."""
    why, asked = end_words(books), books.awaiting
    if not why or asked is None:
        return ""
    player = speech.player(books.player)
    if asked.kind is Question.TILE:
        return phrase("{player} can still end the game: {why}.", player=player, why=why)
    return phrase("{player} can end the game: {why}.", player=player, why=why)
