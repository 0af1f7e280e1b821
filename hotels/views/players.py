"""The list of players: whose turn it is, their money, and what may be seen of their blocks."""

from collections.abc import Sequence
from typing import NamedTuple

from hotels.ledger.chains.books import Books, Question
from hotels.ledger.chains.terms import Player
from hotels.views.chains import chain_letters
from hotels.wording.amounts import counted, money
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech


class PlayerRow(NamedTuple):
    """One player in the list."""

    seat: Player
    name: str
    says: tuple[str, ...]
    """What he does or has, and what may be done about it."""
    icon: str
    cash: str
    is_turn: bool
    peeked: bool = False
    piles: tuple[tuple[int, str, int], ...] = ()
    """Chain, letter and blocks, where they may be seen."""
    more: str = ""
    away: bool = False
    rest: int = 0
    """Blocks that do not stand in the piles."""
    is_open: bool = False
    """Whether everybody sees who holds what."""
    mark: str = ""
    """The icon beside the purse of what was counted or put right; mostly there is none."""
    needful: str = ""
    """What is said where there is no room for all, if it is not the first thing that is said."""

    @property
    def state(self) -> str:
        """All that is said of him, in a line."""
        return " · ".join(self.says)

    @property
    def brief(self) -> str:
        """What is said of him where there is no room for all."""
        return self.needful or self.says[0]

    off: frozenset[int] = frozenset()
    """The chains that are not on the board."""

    def few(self, most: int) -> tuple[tuple[tuple[int, str, int], ...], str]:
        """The largest piles, so many at most, and in one word how many blocks there are besides."""
        largest = sorted(self.piles, key=lambda pile: -pile[2])
        besides = self.rest + sum(count for *_, count in largest[most:])
        kept = tuple(pile for pile in self.piles if pile in largest[:most])
        return kept, f"+{besides}" if besides else ""


HIDDEN = "eye-off-outline"

MOST_PILES = 3
"""So many piles stand in a player's row; the others are counted."""


_DOING = {
    Question.TILE: to_phrase("playing now"),
    Question.NAME: to_phrase("naming a chain"),
    Question.SURVIVOR: to_phrase("choosing now"),
    Question.ANNOUNCE: to_phrase("being asked"),
    Question.BANK_HOLDS: to_phrase("playing now"),
    Question.NEXT_DEFUNCT: to_phrase("choosing now"),
    Question.DISPOSE: to_phrase("deciding now"),
    Question.BUY: to_phrase("buying now"),
}


def player_rows(
    books: Books, speech: Speech, *, peeking: Player | None = None, whole: bool = False
) -> tuple[PlayerRow, ...]:
    """The players by seat; with ``whole`` all their open piles, and not only the largest."""
    signs = chain_letters(books.header, speech)
    is_open = books.header.is_open
    asked = books.awaiting
    now = asked.player if asked is not None and asked.players else books.player
    rows = []
    for seat in range(books.header.seats):
        peeked, turn = seat == peeking, seat == now and asked is not None
        says, icon = _shown(books, seat, speech, peeked=peeked, turn=turn)
        piles: tuple[tuple[int, str, int], ...] = ()
        more, rest = "", 0
        if is_open or peeked:
            piles, more, rest = _piles(books, seat, signs, peeked=peeked, every=whole)
        rows.append(
            PlayerRow(
                seat,
                speech.player(seat),
                says,
                icon,
                money(books.cash[seat]),
                turn,
                peeked,
                piles,
                more,
                seat in books.away,
                rest,
                is_open,
                needful=phrase("peeking") if peeked and seat not in books.away else "",
                off=frozenset(place for place, size in enumerate(books.board.sizes) if not size),
            )
        )
    return tuple(rows)


def _shown(
    books: Books, seat: Player, speech: Speech, *, peeked: bool, turn: bool
) -> tuple[tuple[str, ...], str]:
    """What is said of a player, and its icon."""
    if seat in books.away:
        said = phrase("has left the table"), phrase("tap to take the seat")
        return said, "seat-outline"
    if peeked:
        return (phrase("being peeked at: noted in the ledger"),), "eye-outline"
    is_open, peek = books.header.is_open, phrase("hold to peek")
    if turn and books.awaiting is not None:
        doing = phrase(_DOING[books.awaiting.kind])
        return (doing,) if is_open else (doing, peek), "account-arrow-right"
    if is_open:
        return (phrase("open, {blocks}", blocks=_in_all(books, seat, speech)),), "eye-outline"
    return (phrase("hidden"), peek), HIDDEN


def _piles(
    books: Books, seat: Player, signs: Sequence[str], *, peeked: bool, every: bool
) -> tuple[tuple[tuple[int, str, int], ...], str, int]:
    """A player's largest piles, and what he has besides in words and in blocks.

    All of them where he is peeked at or every one is wanted.
    """
    held = [
        (place, signs[place], pile[seat]) for place, pile in enumerate(books.blocks) if pile[seat]
    ]
    if peeked:
        untold = any(seat not in told for told in books.told)
        more = "" if held else phrase("none")
        return tuple(held), phrase("plus what was dealt") if untold else more, 0
    if every:
        return tuple(held), "", 0
    held.sort(key=lambda pile: -pile[2])
    rest = sum(count for *_, count in held[MOST_PILES:])
    more = phrase("and {count} more", count=rest) if rest else ""
    return tuple(held[:MOST_PILES]), more, rest


def _in_all(books: Books, seat: Player, speech: Speech) -> str:
    """How many blocks a player has."""
    count = sum(pile[seat] for pile in books.blocks)
    return counted(count, speech.word.block, speech.word.blocks)
