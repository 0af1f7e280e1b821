"""A keeper who answers whatever the books await at random, every entry legal, out of bytes.

The bytes are all the chance there is, a handful a turn, so that a game which breaks a law shrinks
turn by turn. Nought is the plainest answer, and where a turn would begin it breaks the game off.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from hotels.ledger.chains.agreement import Dealt
from hotels.ledger.chains.board import Effect, Prospect
from hotels.ledger.chains.books import Awaiting, Books, Ending, Question
from hotels.ledger.chains.entries import (
    Announce,
    Buy,
    Choose,
    Dispose,
    Draw,
    End,
    Entry,
    Lay,
    Name,
    Pass,
    Settle,
)
from hotels.ledger.chains.header import Header
from hotels.ledger.chains.rules import ending, tiles
from hotels.ledger.chains.rules.purchases import purchasable
from hotels.ledger.chains.terms import Tile
from hotels.ledger.posting import BANK

T = TypeVar("T")

DEEDS = (Effect.LONE, Effect.FORMS, Effect.GROWS, Effect.TAKES_OVER)
STYLES: Sequence[tuple[int, ...]] = (
    #  lone forms grows takes over
    (2, 4, 4, 2),  # as it comes
    (8, 8, 2, 1),  # spreads out, so that three and four chains meet
    (4, 9, 6, 0),  # keeps chains apart for as long as there are other squares
    (1, 3, 9, 1),  # builds, so that chains become safe
)

ARMS = ((1, 0), (0, 1), (-1, 0), (0, -1))


class Choices:
    """Bytes, and where more of them come from."""

    def __init__(self, more: Callable[[], bytes]) -> None:
        self._more = more
        self._left = iter(b"")

    def afresh(self) -> None:
        """What is left is thrown away: what follows hangs on no byte before it."""
        self._left = iter(self._more())

    def below(self, count: int) -> int:
        """One of so many."""
        for byte in self._left:
            return byte % count
        self.afresh()
        return self.below(count)

    def one(self, among: Sequence[T]) -> T:
        """One of these."""
        return among[self.below(len(among))]

    def rarely(self, once_in: int) -> bool:
        """Whether what is rare happens now."""
        return self.below(once_in) == once_in - 1

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """All of these in some order."""
        order = list(things)
        for place in range(len(order) - 1, 0, -1):
            other = self.below(place + 1)
            order[place], order[other] = order[other], order[place]
        return order


class Keeper:
    """Answers whatever the books await; knows what everybody was dealt."""

    def __init__(self, header: Header, hands: Dealt, choices: Choices) -> None:
        self.header = header
        self.hands = hands
        self.choices = choices
        self.weights = choices.one(STYLES)
        self.declares = choices.one((1, 3, 12, 256))
        """One in so many turns in which the end may be declared; 256 is never."""
        self.passes = choices.one((3, 3, 3, 3, 3, 40, 120))
        """So many turns of 256 are passed."""
        self.keeps = choices.rarely(4)
        """Whether everybody keeps his blocks of a defunct chain, so that the bank runs out."""
        self.over = False
        self.plot = self._plot() if choices.below(2) else []

    def answer(self, books: Books) -> Entry | None:
        """A legal entry; None where the game is over or breaks off."""
        first, self.over = not self.over and books.end is not None, books.end is not None
        late = first and books.end is not Ending.DECLARED and ending.conditions(books)
        if late and self.choices.below(2):
            return End(books.player)
        asked = books.awaiting
        return None if asked is None else ANSWERS[asked.kind](self, books, asked)

    def turn(self, books: Books, asked: Awaiting) -> Entry | None:
        """A tile, now and then none, or the end where that may be said."""
        self.choices.afresh()
        byte = self.choices.below(256)
        if not byte:
            return None
        if ending.conditions(books) and byte % self.declares == 0:
            return End(books.player)
        by_deed, many = sorted_out(tiles.prospects(books))
        dead = Effect.TWO_SAFE in by_deed and byte % 4 == 1
        if byte >= 256 - self.passes or dead:
            return Pass(asked.player)
        square = self._square(by_deed, many)
        return Lay(asked.player, self.header.shape.tile(square))

    def _plot(self) -> list[int]:
        """The squares that make four chains of two tiles, and the one that joins them."""
        shape = self.header.shape
        row = 2 + self.choices.below(shape.rows - 4)
        column = 2 + self.choices.below(shape.columns - 4)
        arms = [
            Tile(row + far * down, column + far * right) for down, right in ARMS for far in (1, 2)
        ]
        return [shape.square(tile) for tile in (*arms, Tile(row, column))]

    def _square(self, by_deed: Mapping[Effect, list[int]], many: list[int]) -> int:
        """A square on which a tile may lie; what was plotted comes first, then where many meet."""
        playable = {square for deed in DEEDS for square in by_deed.get(deed, ())}
        while self.plot and self.choices.below(8):
            square = self.plot.pop(0)
            if square in playable:
                return square
        if many and self.choices.below(8):
            return self.choices.one(many)
        likely = zip(DEEDS, self.weights, strict=True)
        weighted = [deed for deed, weight in likely for _ in range(weight) if deed in by_deed]
        deeds = weighted or [deed for deed in DEEDS if deed in by_deed]
        return self.choices.one(by_deed[self.choices.one(deeds)])

    def name(self, _: Books, asked: Awaiting) -> Entry:
        """Any of the names that are free."""
        return Name(asked.player, self._chosen(asked))

    def survivor(self, _: Books, asked: Awaiting) -> Entry:
        """Any of the equal chains."""
        return Choose(asked.player, self._chosen(asked))

    def next_defunct(self, _: Books, asked: Awaiting) -> Entry:
        """Any of the equal chains."""
        return Settle(asked.player, self._chosen(asked))

    def draw(self, _: Books, asked: Awaiting) -> Entry:
        """The number of any tile."""
        edition = self.header.edition
        return Draw(edition.names[_chain(asked)], 1 + self.choices.below(edition.columns))

    def _chosen(self, asked: Awaiting) -> str:
        """One of the chains there are to choose from."""
        return self.header.edition.names[self.choices.one(asked.choices)]

    def announcement(self, books: Books, asked: Awaiting) -> Entry:
        """What the player in fact holds: what he was dealt, and what came to him since."""
        chain = _chain(asked)
        since = books.blocks[chain][asked.player]
        name = books.header.edition.names[chain]
        return Announce(asked.player, name, since + self.hands[chain][asked.player])

    def disposal(self, books: Books, asked: Awaiting) -> Entry:
        """Some sold, some traded as far as the bank has any, the rest kept."""
        chain = _chain(asked)
        held = books.blocks[chain][asked.player]
        takeover = books.takeover
        survivor = None if takeover is None else takeover.survivor
        left = books.blocks[survivor][BANK] if survivor is not None else 0
        pairs = min(held // 2, left)
        trade = 2 * (pairs if self.choices.below(2) else self.choices.below(pairs + 1))
        sell = self.choices.below(held - trade + 1)
        if self.keeps:
            trade = sell = 0
        name = books.header.edition.names[chain]
        return Dispose(asked.player, name, sell, trade, held - trade - sell)

    def purchase(self, books: Books, asked: Awaiting) -> Entry:
        """Mostly as many blocks as the turn allows."""
        bought: tuple[str, ...] = ()
        favourite = self.choices.below(256)
        while can := purchasable(books, bought):
            if self.choices.rarely(8):
                break
            chain = can[favourite % len(can)] if favourite < 128 else self.choices.one(can)
            bought += (books.header.edition.names[chain],)
        return Buy(asked.player, bought)


ANSWERS: Mapping[Question, Callable[[Keeper, Books, Awaiting], Entry | None]] = {
    Question.TILE: Keeper.turn,
    Question.NAME: Keeper.name,
    Question.SURVIVOR: Keeper.survivor,
    Question.ANNOUNCE: Keeper.announcement,
    Question.BANK_HOLDS: Keeper.draw,
    Question.NEXT_DEFUNCT: Keeper.next_defunct,
    Question.DISPOSE: Keeper.disposal,
    Question.BUY: Keeper.purchase,
}


def _chain(asked: Awaiting) -> int:
    """The chain that is asked about."""
    assert asked.chain is not None
    return asked.chain


def sorted_out(seen: Sequence[Prospect]) -> tuple[dict[Effect, list[int]], list[int]]:
    """The squares by what a tile does there, and those where three chains or more meet."""
    by_deed: dict[Effect, list[int]] = {}
    many: list[int] = []
    for square, (effect, chains) in enumerate(seen):
        by_deed.setdefault(effect, []).append(square)
        if effect is Effect.TAKES_OVER and len(chains) > 2:
            many.append(square)
    return by_deed, many
