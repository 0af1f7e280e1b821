"""A game of Big Shot about to begin: who plays which colour, who rolls first, on which board."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from hotels.ledger import reading
from hotels.ledger.big_shot.house import HouseBoard
from hotels.ledger.big_shot.terms import (
    COLOURS,
    DEFAULT,
    FEWEST,
    MOST,
    Board,
    Colour,
    Terms,
    board_fields,
    terms_of,
)
from hotels.ledger.objection import Refused
from hotels.store.records import BIG_SHOT, SAMPLE, Record
from hotels.views.setup import Draft as ChainDraft
from hotels.views.setup import Person, named
from hotels.wording.amounts import listed
from hotels.wording.big_shot import colour_word
from hotels.wording.language import phrase, to_phrase

SEATS = 4
"""How many play where nobody has played before."""

Colours = tuple[Colour, ...]

PAIRS: tuple[Colours, ...] = tuple(combinations(range(len(COLOURS)), 2))
"""The colours that one of two players can have."""

_USUAL: Mapping[int, tuple[Colours, ...]] = {
    2: ((0, 1), (2, 3)),
    3: ((0,), (1,), (2,)),
    4: ((0,), (1,), (2,), (3,)),
}

USUAL = to_phrase("Our reading of the printed board")
OWN = to_phrase("Board from the last game")


@dataclass(frozen=True)
class Draft:
    """A game that has not begun; the players sit clockwise, the first one rolls first."""

    people: tuple[Person, ...] = (Person(""),) * SEATS
    colours: tuple[Colours, ...] = _USUAL[SEATS]
    is_hidden: bool = False
    board: Board = DEFAULT
    house: HouseBoard | None = None
    """The board of the house that it is, if it is one."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.people)

    @property
    def is_pair(self) -> bool:
        """Whether two play, two colours each."""
        return self.seats == FEWEST

    @property
    def edition(self) -> None:
        """None: nothing is said by the words of an edition."""
        return None

    @property
    def names(self) -> dict[str, str]:
        """Nothing is renamed here."""
        return {}

    @property
    def ghost(self) -> Colour | None:
        """With three players, the colour that nobody plays."""
        taken = {colour for own in self.colours for colour in own}
        return next((colour for colour in range(len(COLOURS)) if colour not in taken), None)

    @property
    def terms(self) -> Terms:
        """What is agreed."""
        named = [[COLOURS[colour] for colour in own] for own in self.colours]
        said: reading.Fields = {
            "colours": named if self.is_pair else [own[0] for own in named],
            "hidden": self.is_hidden,
            "board": board_fields(self.board),
        }
        return terms_of(said, self.seats)

    def name(self, said: str, seat: int) -> str:
        """A player's name, or a refusal: two of one name are refused as everywhere."""
        return ChainDraft(people=self.people).name(said, seat)

    def renamed(self, seat: int, said: str) -> "Draft":
        """Somebody is called so; an empty text takes the name away."""
        people = [*self.people]
        people[seat] = Person(self.name(said, seat) if said.strip() else "")
        return replace(self, people=tuple(people))

    def sized(self, count: int) -> "Draft":
        """So many players; a new one has no name yet and a colour that is left."""
        count = max(FEWEST, min(MOST, count))
        if count == self.seats:
            return self
        added = (Person(""),) * max(0, count - self.seats)
        people = (*self.people[:count], *added)
        colours = _USUAL[count]
        if not self.is_pair and count != FEWEST:
            kept = self.colours[:count]
            free = [(one,) for one in range(len(COLOURS)) if (one,) not in kept]
            colours = (*kept, *free[: count - len(kept)])
        return replace(self, people=people, colours=colours)

    def playing(self, seat: int, own: Colours) -> "Draft":
        """Somebody plays this colour, or these two; whoever had it takes his."""
        before = self.colours[seat]
        if self.is_pair:
            rest = tuple(one for one in range(len(COLOURS)) if one not in own)
            colours = [rest, rest]
            colours[seat] = own
        else:
            colours = [before if other == own else other for other in self.colours]
            colours[seat] = own
        return replace(self, colours=tuple(colours))

    def beginning(self, seat: int) -> "Draft":
        """Somebody rolls first; the others sit to his left as before."""
        people = (*self.people[seat:], *self.people[:seat])
        return replace(self, people=people, colours=(*self.colours[seat:], *self.colours[:seat]))

    def moved(self, seat: int, to: int) -> "Draft":
        """Somebody takes another seat."""
        people, colours = [*self.people], [*self.colours]
        people.insert(to, people.pop(seat))
        colours.insert(to, colours.pop(seat))
        return replace(self, people=tuple(people), colours=tuple(colours))

    def hiding(self, *, hidden: bool) -> "Draft":
        """Money is hidden, or open."""
        return replace(self, is_hidden=hidden)

    def on(self, board: Board, house: HouseBoard | None = None) -> "Draft":
        """On another board."""
        return replace(self, board=board, house=house)


def begun_like(records: Sequence[Record], houses: Sequence[HouseBoard]) -> Draft:
    """The people and terms of the last game of Big Shot; else the people of the last game."""
    for record in records:
        if (draft := like(record, houses)) is not None:
            return draft
    draft = Draft()
    for record in records:
        if record.source != SAMPLE and any(record.players):
            people = tuple(Person(name) for name in record.players[:MOST])
            return replace(draft.sized(len(people)), people=(*people, *draft.people)[: len(people)])
    return draft


def like(record: Record, houses: Sequence[HouseBoard]) -> Draft | None:
    """The people and terms of a game of Big Shot; None of another, or where they are unread."""
    if record.kind != BIG_SHOT:
        return None
    try:
        header = reading.fields(reading.parsed(record.header.encode()), "the terms")
        terms = terms_of(header, len(record.players))
    except Refused:
        return None
    return Draft(
        tuple(Person(name) for name in record.players),
        tuple(terms.colours_of(seat) for seat in range(terms.seats)),
        terms.is_hidden,
        terms.board,
        next((house for house in houses if house.board == terms.board), None),
    )


def names(draft: Draft) -> tuple[str, ...]:
    """What everybody is called; who has no name goes by his seat."""
    return named(draft.people)


def seat_words(draft: Draft, seat: int) -> str:
    """``red, rolls first``."""
    own = listed(map(colour_word, draft.colours[seat]))
    return phrase("{colours}, rolls first", colours=own) if seat == 0 else own


def ghost_words(draft: Draft) -> str:
    """Which colour the ghost has, with three players."""
    if draft.ghost is None or draft.is_pair:
        return ""
    return phrase(
        "The ghost plays {colour}: no money and no bids, but it can win lots.",
        colour=colour_word(draft.ghost),
    )


def choices(draft: Draft) -> tuple[Colours, ...]:
    """What one player can play."""
    return PAIRS if draft.is_pair else tuple((one,) for one in range(len(COLOURS)))


def choice_words(draft: Draft, seat: int, own: Colours) -> str:
    """Whose a colour is now."""
    if own == draft.colours[seat]:
        return phrase("of a colour|current")
    said = names(draft)
    if draft.is_pair:
        return ""
    whose = next((other for other in range(draft.seats) if draft.colours[other] == own), None)
    if whose is None:
        return phrase("of a colour|available")
    return phrase("swap with {player}", player=said[whose])


def board_name(draft: Draft) -> str:
    """What the board is called."""
    if draft.house is not None:
        return draft.house.name
    return phrase(USUAL if draft.board == DEFAULT else OWN)
