"""Seats that are left and taken: who may go, what becomes of his blocks, who sits down."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import Leave
from hotels.ledger.chains.terms import Player
from hotels.ledger.objection import Refused
from hotels.table import Table
from hotels.views.objected import objected
from hotels.views.people import drawn
from hotels.views.setup import Draft, Person, newcomers
from hotels.views.setup_problems import refusal
from hotels.wording.amounts import Count, listed, money, number
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

BESIDE_THE_LINES = to_phrase(
    "The name changes in every entry. Undo doesn't change it back, but you can change it again "
    "here."
)


class Seat(NamedTuple):
    """One seat of the table."""

    seat: Player
    name: str
    said: str
    away: bool
    refused: str = ""
    """Why he cannot leave now; empty where he can, or has left."""


class Answer(NamedTuple):
    """One of two keys: what it does, and what that means."""

    key: str
    means: str
    returns: bool


class Leaving(NamedTuple):
    """Somebody is called away: what becomes of his blocks."""

    title: str
    support: str
    answers: tuple[Answer, ...]
    """None where he cannot leave."""
    refused: str = ""


class Taking(NamedTuple):
    """An empty seat: what lies there, and who may sit down."""

    title: str
    finds: str
    back: str
    """The key for the one who left."""
    back_means: str
    """For whom else it is."""
    note: str


def seats(table: Table[Any, Any], speech: Speech) -> tuple[Seat, ...]:
    """Every seat, with who sits there or has left."""
    books: Books = table.books
    found = []
    for seat in range(books.header.seats):
        away = seat in books.away
        refused = "" if away else _refused(table, speech, seat)
        here = refused or phrase("is at the table")
        said = phrase("has left the table; turns are skipped") if away else here
        found.append(Seat(seat, speech.player(seat), said, away, refused))
    return tuple(found)


def leaving(table: Table[Any, Any], speech: Speech, seat: Player) -> Leaving:
    """What becomes of somebody's blocks when he leaves, or why he cannot."""
    player, word = speech.player(seat), speech.word
    title = phrase("{player} leaves the table?", player=player)
    refused = _refused(table, speech, seat)
    if refused:
        return Leaving(title, "", (), refused)
    stay = phrase(
        "The {word.blocks} stay at the seat and count for bonuses. In a {word.merger}, {player} "
        "isn't asked about them.",
        player=player,
        word=word,
    )
    back = phrase(
        "All {word.blocks} the bank knows of can be bought again. The cash stays at the seat.",
        word=word,
    )
    support = phrase(
        "{player}'s turns are skipped until someone takes the seat. Undo brings {player} back "
        "with everything they have now.",
        player=player,
    )
    return Leaving(
        title,
        support,
        (
            Answer(phrase("Leave the {word.blocks} at the seat", word=word), stay, returns=False),
            Answer(phrase("Return the {word.blocks} to the bank", word=word), back, returns=True),
        ),
    )


def taking(books: Books, speech: Speech, seat: Player) -> Taking:
    """What lies before an empty seat, as far as it may be seen."""
    player = speech.player(seat)
    purse = phrase("Cash: nothing.")
    if cash := books.cash[seat]:
        purse = phrase("Cash: {amount}.", amount=money(cash))
    return Taking(
        phrase("Who takes {player}'s seat?", player=player),
        f"{purse} {_piles(books, speech, seat)}",
        phrase("{player} is back", player=player),
        phrase(
            "Or someone who plays for {player}: every entry keeps the name {player}.",
            player=player,
        ),
        phrase(
            "Each seat has one name. Whoever takes the seat gets it as it is, and the new name "
            "replaces {player} in every entry. Undo gives the seat back to {player}.",
            player=player,
        ),
    )


def _piles(books: Books, speech: Speech, seat: Player) -> str:
    """The piles before a seat; hidden ones are only spoken of."""
    word = speech.word
    if not books.header.is_open:
        return phrase(
            "The {word.blocks} are face down. Whoever takes the seat can hold the name to see "
            "them.",
            word=word,
        )
    held = [
        f"{number(pile[seat])} {speech.chain(place)}"
        for place, pile in enumerate(books.blocks)
        if pile[seat]
    ]
    if not held:
        return phrase("No {word.blocks}.", word=word)
    return phrase("{count:chain/chains}: {held}.", count=Count(len(held)), held=listed(held))


def _refused(table: Table[Any, Any], speech: Speech, seat: Player) -> str:
    """Why somebody cannot leave now, as the bank says it; empty where he can."""
    page = table.book(Leave(seat, returns=False))
    against = None if page.stands else objected(page, speech)
    return "" if against is None else against.asked.sentence


# names


def called(said: str, players: Sequence[str], seat: Player) -> str:
    """A name as it is kept for a seat; refused where it is empty, too long or another's."""
    return _draft(players).name(said, seat)


def refused_name(refused: Refused, players: Sequence[str]) -> str:
    """Why somebody cannot be called so."""
    return refusal(refused, _draft(players))


def suggested(known: Sequence[str], players: Sequence[str]) -> list[str]:
    """People who played before and do not sit here, as far as their names can be shown."""
    return [name for name in newcomers(known, filter(None, players)) if drawn(name)]


def _draft(players: Sequence[str]) -> Draft:
    """The people of a table, as a new one would have them."""
    return Draft(people=tuple(Person(name) for name in players))
