"""The share card of a finished game: who won, the board, the ranking, and one line of the story."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.rules.ending import Settlement, settlement
from hotels.ledger.chains.terms import Player
from hotels.ledger.chains.workings import is_bonus
from hotels.ledger.money import Money
from hotels.store.keeping import Opened
from hotels.views.chains import ChainRow, chain_rows
from hotels.views.game_rows import dated
from hotels.views.opened import recorded
from hotels.views.sharing import Told, day_of, is_ledger, last_books, told
from hotels.views.squares import Square, State, lying
from hotels.views.standing import Rank
from hotels.wording.amounts import Count, money
from hotels.wording.language import phrase
from hotels.wording.numbers import in_words
from hotels.wording.speech import Speech


class ChainLeft(NamedTuple):
    """A chain that is on the board at the end."""

    place: int
    letter: str
    name: str
    size: str
    tiles: str
    """What the number before it counts."""
    price: str
    each: str
    """The price and what it buys."""


class Card(NamedTuple):
    """All that stands on a share card."""

    headline: str
    second: str
    squares: tuple[Square, ...]
    """Empty where only the chains are known."""
    chains: tuple[ChainLeft, ...]
    ranks: tuple[Rank, ...]
    story: str
    date: str


def share_card(game: Opened[Any, Any]) -> Card:
    """The card of a game that is over."""
    said = told(game)
    result = said.result
    if result is None:
        raise AssertionError(said)
    books, speech = last_books(game), said.speech
    known = is_ledger(game)
    counts = known and recorded(game) is None and result.offered is None
    rows = [row for row in chain_rows(books, speech) if row.on_board]
    rows.sort(key=lambda row: -row.size)
    return Card(
        result.headline,
        _second(said, books, has_turns=known),
        _board(books, speech) if known else (),
        tuple(_left(row, speech) for row in rows),
        result.ranks,
        story(books, game.table.pages, speech) if counts else result.second,
        dated(day_of(game)),
    )


def story(books: Books, pages: Sequence[Any], speech: Speech) -> str:
    """What the books prove of how the game was won, in one sentence."""
    outcome = settlement(books)
    cash = books.cash[: books.header.seats]
    richest = [seat for seat, amount in enumerate(cash) if amount == max(cash)]
    if len(outcome.winners) == 1 and len(richest) == 1:
        (winner,), (leader,) = outcome.winners, richest
        if won := _bonuses(outcome, winner):
            facts = {"winner": speech.player(winner), "amount": money(won)}
            if leader == winner:
                return phrase(
                    "{winner} had the most cash and got {amount} in final bonuses.", **facts
                )
            return phrase(
                "{leader} had the most cash, but {winner} got {amount} in final bonuses.",
                leader=speech.player(leader),
                **facts,
            )
    return _largest(pages, speech)


def _bonuses(outcome: Settlement, player: Player) -> Money:
    """What a player gets in bonuses at the end."""
    return sum(one.count for one in outcome.postings if is_bonus(one) and one.taker == player)


def _largest(pages: Sequence[Any], speech: Speech) -> str:
    """The largest bonus that was paid while the game went on; empty where none was."""
    paid = [
        (posting.count, -numbered.page.books.turn, posting.taker)
        for numbered in pages
        for posting in numbered.page.postings
        if is_bonus(posting)
    ]
    if not paid:
        return ""
    amount, turn, player = max(paid)
    return phrase(
        "Largest bonus: {amount} for {player} in turn {turn}.",
        amount=money(amount),
        player=speech.player(player),
        turn=-turn,
    )


def _second(said: Told, books: Books, *, has_turns: bool) -> str:
    """``Acquire classic · four players · 68 turns``."""
    parts = [said.title, phrase("{number} players", number=in_words(books.header.seats))]
    if has_turns:
        parts.append(phrase("{count:turn/turns}", count=Count(books.turn)))
    return " · ".join(parts)


def _board(books: Books, speech: Speech) -> tuple[Square, ...]:
    edition = books.header.edition
    found = lying(books, speech, range(edition.rows), range(edition.columns))
    return tuple(
        one._replace(state=State.QUIET) if one.state is State.OPEN else one for one in found
    )


def _left(row: ChainRow, speech: Speech) -> ChainLeft:
    return ChainLeft(
        row.place,
        row.letter,
        row.name,
        str(row.size),
        speech.word.tiles,
        row.price,
        phrase("{price} a {word.block}", price=row.price, word=speech.word),
    )
