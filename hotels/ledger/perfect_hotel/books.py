"""What stands on the table: every hotel of the round under way and of the rounds kept."""

from typing import NamedTuple

from hotels.ledger.perfect_hotel.terms import Kind, Player, Terms, Values


class Floor(NamedTuple):
    """One floor of a hotel."""

    kind: Kind
    cards: int
    tourists: int = 0
    is_annex: bool = False

    @property
    def size(self) -> int:
        """Its cards, Tourist Groups included."""
        return self.cards + self.tourists


class Hotel(NamedTuple):
    """One player's floors from the bottom up, and his Tourist Groups left in hand."""

    floors: tuple[Floor, ...] = ()
    in_hand: int = 0

    @property
    def tourists(self) -> int:
        """The Tourist Groups in the hotel."""
        return sum(floor.tourists for floor in self.floors)

    @property
    def cards(self) -> int:
        """The Build cards in the hotel."""
        return sum(floor.cards for floor in self.floors)

    @property
    def kinds(self) -> frozenset[Kind]:
        """The kinds there are a floor of."""
        return frozenset(floor.kind for floor in self.floors)

    @property
    def top(self) -> Floor | None:
        """The highest floor."""
        return self.floors[-1] if self.floors else None

    def count(self, kind: Kind) -> int:
        """The cards of a set, Tourist Groups and annexes included."""
        return sum(floor.size for floor in self.floors if floor.kind == kind)

    def with_floor(self, kind: Kind, cards: int, tourists: int) -> "Hotel":
        """With one more floor on top."""
        annex = self.top is not None and self.top.kind == kind
        return self._replace(floors=(*self.floors, Floor(kind, cards, tourists, annex)))


Hotels = tuple[Hotel, ...]
"""One hotel a player, in the order of the seats."""


class Books(NamedTuple):
    """What remains when all entries are added up."""

    terms: Terms
    values: Values
    planned: int
    """Rounds of this game, those added included."""
    kept: tuple[Hotels, ...]
    hotels: Hotels
    """The round under way."""

    @property
    def is_over(self) -> bool:
        """Whether as many rounds are kept as were planned."""
        return len(self.kept) >= self.planned

    @property
    def round(self) -> int:
        """Which round is under way, from one; the last one when the game is over."""
        return min(len(self.kept) + 1, self.planned)

    @property
    def is_begun(self) -> bool:
        """Whether anything was said of the round under way."""
        return any(hotel.floors or hotel.in_hand for hotel in self.hotels)

    @property
    def counted(self) -> tuple[Hotels, ...]:
        """The rounds that count: those kept, and the one under way once it is begun."""
        return (*self.kept, self.hotels) if self.is_begun else self.kept

    def with_hotel(self, player: Player, hotel: Hotel) -> "Books":
        """With another hotel of a player in this round."""
        hotels = (*self.hotels[:player], hotel, *self.hotels[player + 1 :])
        return self._replace(hotels=hotels)


def opening(terms: Terms) -> Books:
    """The books before the first floor."""
    return Books(terms, terms.values, terms.rounds, (), (Hotel(),) * terms.seats)
