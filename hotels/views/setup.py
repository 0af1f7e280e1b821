"""A new game while it is set up: every answer so far, changed by making another draft."""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NamedTuple

from hotels.ledger import reading
from hotels.ledger.chains import agreement
from hotels.ledger.chains.agreement import Unfit
from hotels.ledger.chains.edition import Edition, Options
from hotels.ledger.chains.editions import VACATION
from hotels.ledger.chains.header import Header, first_player
from hotels.ledger.chains.header_codec import header_of
from hotels.ledger.chains.terms import PAIR, Tile
from hotels.ledger.chains.transcript import SAME_CHAIN_NAME
from hotels.ledger.names import SAME_NAME
from hotels.ledger.objection import Refused
from hotels.store.keeping import LONGEST_NAME
from hotels.views.people import drawn_name, resolved

Value = bool | int | str

_JOINERS = {"\u200c", "\u200d"}
"""Signs of format that letters and emoji are made of; all others only turn a line round."""


class Deal(StrEnum):
    """What the bank knows of the deal."""

    UNKNOWN = "unknown"
    PASSED = "passed round"
    TYPED = "typed"


class Person(NamedTuple):
    """Somebody at the table: what he drew, and what he was dealt, chain by chain."""

    name: str
    drew: Tile | None = None
    pile: tuple[int | None, ...] = ()
    colour: int | None = None
    """The person's own; None until it is known."""


@dataclass(frozen=True)
class Draft:
    """A game that has not begun; the people sit in the order of play."""

    edition: Edition = VACATION
    people: tuple[Person, ...] = ()
    thrown: Mapping[str, Value] = field(default_factory=dict)
    """House rules that are not as the edition has them."""
    deal: Deal = Deal.UNKNOWN
    names: Mapping[str, str] = field(default_factory=dict)
    """What this table calls a chain, where that is not the edition's name."""

    # what is agreed so far

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.people)

    @property
    def deals(self) -> bool:
        """Whether yellow blocks are dealt."""
        return self.edition.yellow > 0

    @property
    def bank_may_hold(self) -> bool:
        """Whether the bank can be a third holder here."""
        return self.seats == PAIR or self.edition.options.bank_holds

    @property
    def options(self) -> Options:
        """The edition's switches with those thrown; a switch that cannot count now is left out."""
        counting = {
            name: value
            for name, value in self.thrown.items()
            if name != "bank_holds" or self.bank_may_hold
        }
        if self.deals:
            counting["deal"] = "unknown" if self.deal is Deal.UNKNOWN else "known"
        return agreement.thrown(self.edition.options, counting)

    @property
    def lays_out(self) -> bool:
        """Whether the drawn tiles stay on the board."""
        return self.options.opening == "stay"

    @property
    def hand(self) -> int:
        """How many yellow blocks each player is dealt."""
        return self.edition.dealt_each(self.seats) if self.seats else 0

    @property
    def set_aside(self) -> int:
        """How many yellow blocks nobody is dealt."""
        return self.edition.yellow - self.hand * self.seats

    def chain(self, place: int) -> str:
        """What this table calls a chain."""
        name = self.edition.names[place]
        return self.names.get(name, name)

    def pile(self, seat: int) -> tuple[int | None, ...]:
        """What a player said he was dealt; where his hand is full, nothing of the rest."""
        said = self.people[seat].pile or (None,) * len(self.edition.chains)
        if sum(count or 0 for count in said) == self.hand and (any(said) or not self.hand):
            return tuple(count or 0 for count in said)
        return said

    def is_typed(self, seat: int) -> bool:
        """Whether a player's whole pile is there."""
        return None not in self.pile(seat)

    def header(self) -> Header:
        """The terms of the game, or a refusal."""
        edition, known = self.edition, self.deals and self.deal is not Deal.UNKNOWN
        dealt = None if self.deals else agreement.no_deal(edition, self.seats)
        if known and all(map(self.is_typed, range(self.seats))):
            piles = [self.pile(seat) for seat in range(self.seats)]
            dealt = tuple(
                tuple(count or 0 for count in hands) for hands in zip(*piles, strict=True)
            )
        laid = [person.drew for person in self.people if person.drew] if self.lays_out else []
        return agreement.agreed(edition, self.seats, self.options, laid, dealt)

    # other drafts

    def by(self, edition: Edition) -> "Draft":
        """The same people under another edition; what makes no sense there goes."""
        kept = {
            name: value
            for name, value in self.thrown.items()
            if value != getattr(edition.options, name)
        }
        if edition.options.opening != self.edition.options.opening:
            kept.pop("opening", None)
        same_blocks = [c.dealt for c in edition.chains] == [c.dealt for c in self.edition.chains]
        people = [
            person._replace(
                drew=person.drew if _on_board(person.drew, edition) else None,
                pile=person.pile if same_blocks else (),
            )
            for person in self.people
        ]
        names = self.names if edition.names == self.edition.names else {}
        return replace(self, edition=edition, thrown=kept, names=names).seating(people)

    def name(self, said: str, seat: int | None = None) -> str:
        """The name that was said, if somebody new, or the one at a seat, can be called so."""
        name = cleaned(said)
        if not any(map(str.isprintable, name)):
            raise Refused(reading.Fault.EMPTY, field="the name")
        reading.filled(name, "the name", longest=LONGEST_NAME)
        others = (person.name for at, person in enumerate(self.people) if at != seat)
        if same(name) in map(same, others):
            raise Refused(SAME_NAME, name=name)
        return name

    def joined(self, said: str) -> "Draft":
        """Somebody sits down last."""
        if self.seats == agreement.MOST_PLAYERS:
            facts = {"most": agreement.MOST_PLAYERS, "edition": "Hotels"}
            raise Refused(Unfit.TOO_MANY, count=self.seats + 1, **facts)
        return self.seating([*self.people, Person(self.name(said))])

    def renamed(self, seat: int, said: str) -> "Draft":
        """Somebody is called otherwise."""
        return self._with(seat, name=self.name(said, seat), colour=None)

    def coloured(self, known: Mapping[str, int]) -> "Draft":
        """Everybody with a colour: the one that is remembered, or the next that is free."""
        people = [
            person if person.colour is not None else person._replace(colour=known.get(person.name))
            for person in self.people
        ]
        taken = resolved([person.colour for person in people])
        return replace(
            self,
            people=tuple(
                person._replace(colour=taken[seat]) if person.colour is None else person
                for seat, person in enumerate(people)
            ),
        )

    @property
    def colours(self) -> tuple[int, ...]:
        """The colour of every seat at this table."""
        return resolved([person.colour for person in self.people])

    def without(self, seat: int) -> "Draft":
        """Somebody does not play."""
        return self.seating([*self.people[:seat], *self.people[seat + 1 :]])

    def moved(self, seat: int, to: int) -> "Draft":
        """Somebody takes another seat; whoever drew the first tile still begins."""
        people = [*self.people]
        people.insert(to, people.pop(seat))
        return self.seating(people)

    def drew(self, seat: int, tile: Tile | None) -> "Draft":
        """Somebody drew a tile; when all have, the list begins with the one who begins."""
        return self._with(seat, drew=tile)

    def switched(self, name: str, value: Value) -> "Draft":
        """A house rule is thrown, or put back."""
        others = {other: was for other, was in self.thrown.items() if other != name}
        if value != getattr(self.edition.options, name):
            others[name] = value
        return replace(self, thrown=others).seating(self.people)

    def told(self, deal: Deal) -> "Draft":
        """The bank is to know the deal otherwise; what players typed is not for the banker."""
        secret = self.deal is Deal.PASSED and deal is Deal.TYPED
        people = (person._replace(pile=()) if secret else person for person in self.people)
        return replace(self, deal=deal, people=tuple(people))

    def counted(self, seat: int, place: int, count: int | None) -> "Draft":
        """So many blocks of a chain were dealt to a player."""
        pile = [*(self.people[seat].pile or (None,) * len(self.edition.chains))]
        pile[place] = count
        return self._with(seat, pile=tuple(pile))

    def chain_name(self, place: int, said: Sequence[str]) -> str:
        """What a chain is called where all are called so; an empty text is the printed name."""
        names = [
            cleaned(text) or printed for text, printed in zip(said, self.edition.names, strict=True)
        ]
        reading.filled(names[place], "the name", longest=LONGEST_NAME)
        if [*map(same, names)].count(same(names[place])) > 1:
            raise Refused(SAME_CHAIN_NAME, name=names[place])
        return names[place]

    def called(self, said: Sequence[str]) -> "Draft":
        """The chains are called so at this table."""
        own = (
            (name, self.chain_name(place, said)) for place, name in enumerate(self.edition.names)
        )
        return replace(self, names={printed: name for printed, name in own if printed != name})

    def _with(self, seat: int, **changed: object) -> "Draft":
        """Somebody at a seat otherwise."""
        people = [*self.people]
        people[seat] = people[seat]._replace(**changed)  # type: ignore[arg-type]
        return self.seating(people)

    def seating(self, people: Sequence[Person]) -> "Draft":
        """These people, the beginner first and the others to his left as they sit."""
        drawn = [person.drew for person in people if person.drew is not None]
        if drawn and len(drawn) == len(people):
            first = first_player(drawn, self.options.start_order)
            people = [*people[first:], *people[:first]]
        return replace(self, people=tuple(people))


def again(header: str, players: Sequence[str], names: str = "{}") -> Draft | None:
    """A draft with the people and rules of an earlier game; None where it cannot be read."""
    try:
        terms = header_of(reading.fields(_value(header), "the header"), len(players))
        called = reading.fields(_value(names), "names")
    except Refused:
        return None
    edition, options = terms.edition, terms.options
    thrown = {
        name: getattr(options, name)
        for name in agreement.OPTION_NAMES
        if name != "deal" and getattr(options, name) != getattr(edition.options, name)
    }
    own = {chain: str(name) for chain, name in called.items() if chain in edition.places}
    known = edition.yellow and options.deal == "known"
    people = tuple(map(Person, players))
    return Draft(edition, people, thrown, Deal.TYPED if known else Deal.UNKNOWN, own)


def cleaned(said: str) -> str:
    """A typed text on one line, without signs that cannot be seen."""
    seen = (sign if sign in _JOINERS or unicodedata.category(sign) != "Cf" else "" for sign in said)
    return " ".join(unicodedata.normalize("NFC", "".join(seen)).split())


def same(name: str) -> str:
    """What two names have in common that the ear cannot tell apart."""
    return unicodedata.normalize("NFKC", name).casefold()


def order(draft: Draft) -> tuple[str, ...]:
    """The names as they were written, in the order of play."""
    return tuple(person.name for person in draft.people)


def named(people: Sequence[Person]) -> tuple[str, ...]:
    """What everybody is called; who has no name goes by his seat."""
    return tuple(drawn_name(person.name, seat) for seat, person in enumerate(people))


def newcomers(known: Sequence[str], people: Iterable[str]) -> list[str]:
    """People who played before and are none of these."""
    here = {*map(same, people)}
    return [name for name in known if same(name) not in here]


def suggested(known: Sequence[str], people: Sequence[Person]) -> list[str]:
    """People who played before and do not sit here yet."""
    return newcomers(known, (person.name for person in people))


def _on_board(tile: Tile | None, edition: Edition) -> bool:
    return tile is not None and tile.row < edition.rows and tile.column < edition.columns


def _value(text: str) -> object:
    return reading.parsed(text.encode())
