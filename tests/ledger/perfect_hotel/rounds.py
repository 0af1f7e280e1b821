"""The language of hotels: ``Bedroom 4+2, Bar 3, hand 1 | - | Pool 2, Pool 3``."""

from collections.abc import Iterable, Iterator, Sequence

from hotels.ledger.perfect_hotel.booking import book
from hotels.ledger.perfect_hotel.books import Books, Hotels, opening
from hotels.ledger.perfect_hotel.entries import Build, Entry, InHand, Keep
from hotels.ledger.perfect_hotel.scoring import RoundScore, scored
from hotels.ledger.perfect_hotel.terms import KINDS, VALUES, Terms, Values
from hotels.ledger.perfect_hotel.trouble import Page
from hotels.ledger.working import Working

PEOPLE = ("Ana", "Ben", "Cat", "Dora")

EXAMPLE_1 = "Bedroom 4+2 | Bedroom 2 | Bedroom 5"
"""The printed example: A has 4 Bedrooms and 2 Tourist Groups, B has 2, C has 5."""
EXAMPLE_2 = "Pool 3 | Pool 3 | Pool 2"
"""The other one: two players have 3 Pools each."""

DRAWING = (
    "Bedroom 4+2, Bar 3, Shop 2"
    " | Bedroom 2, Pool 3, Gym 2, Restaurant 2, hand 1"
    " | Bedroom 5, Restaurant 3, Pool 3"
    " | Gym 3, Bar 2, Shop 2+1, Shop 2"
)
"""The second round of the drawing of the page: Alice, Bob, Carol, Dave."""

_FIRST = (
    "Bedroom 3, Pool 2+1, Gym 2, Shop 4"
    " | Bedroom 3, Bar 4, Restaurant 2+1, hand 1"
    " | Restaurant 5, Bar 2, Pool 2, Gym 2, Gym 3"
    " | Shop 4, Bedroom 2, hand 2"
)
_SECOND = (
    "hand 2"
    " | Bar 6, Gym 2, Pool 2, Bedroom 4"
    " | Pool 3, Gym 2, Bedroom 2+2, Restaurant 2"
    " | Restaurant 2, Shop 2, hand 1"
)
_THIRD = (
    "Bedroom 5, Restaurant 4, Pool 4, Bar 2, Gym 2"
    " | Restaurant 3+1, Bar 3, Shop 2, Shop 2+1"
    " | Gym 2, Bar 3, hand 1"
    " | Pool 2+1"
)
THREE_ROUNDS = (_FIRST, _SECOND, _THIRD)
CAME_TO = {
    "totals": ((15, 1, 20, -5), (-9, 17, 11, 1), (29, 3, -1, -6)),
    "majority": ((15, 10, 15, 4), (0, 13, 16, 7), (24, 12, 5, 0)),
    "tourists": ((-3, -6, 0, -6), (-6, 0, -6, -3), (0, -6, -3, -3)),
    "awards": ((3, -3, 5, -3), (-3, 4, 1, -3), (5, -3, -3, -3)),
}
"""By the rules, with a pencil.

1: Bedroom 3 each Ana and Ben, Restaurant Cat 9, Pool Ana 8, Bar Ben 7, Gym Cat 6 with her annex,
Shop 4 each Ana and Dora. View Cat 5 (five floors), sky Ana 3 (4 Shops), cheap Ben and Dora.
2: Bedroom 4 each Ben and Cat, Restaurant 2 each Cat and Dora, Pool Cat 8, Bar Ben 7, Gym 2 each
Ben and Cat, Shop Dora 5. View 1 each Ben and Cat, sky Ben 3, cheap Ana (no floor) and Dora.
3: Bedroom Ana 10, Restaurant 4 each Ana and Ben, Pool Ana 8, Bar 3 each Ben and Cat, Gym 2 each
Ana and Cat, Shop Ben 5 with his annex. View Ana 5, sky nobody (Ben, Cat and Dora tied at 3),
cheap Ben, Cat and Dora.
"""
TOTALS = (35, 21, 30, -10)


def entries(said: str) -> Iterator[Entry]:
    """What a keeper writes for one round."""
    for player, hotel in enumerate(said.split("|")):
        for part in filter(None, (one.strip(" -") for one in hotel.split(","))):
            name, count = part.split()
            cards, _, tourists = count.partition("+")
            if name == "hand":
                yield InHand(player, int(count))
            else:
                yield Build(player, KINDS.index(name), int(cards), int(tourists or 0))


def game(*rounds: str) -> list[Entry]:
    """What a keeper writes for so many rounds, all of them kept."""
    return [entry for said in rounds for entry in (*entries(said), Keep())]


def pages(said: Iterable[Entry], terms: Terms) -> list[Page]:
    """The pages of some entries, whatever is said against them."""
    books = opening(terms)
    found = []
    for entry in said:
        found.append(book(entry, books))
        books = found[-1].books
    return found


def booked(said: Sequence[Entry], seats: int = 4, rounds: int = 3) -> Books:
    """The books after entries nothing is said against."""
    terms = Terms(seats, rounds=rounds)
    found = pages(said, terms)
    assert [page.objections for page in found if page.objections] == []
    return found[-1].books if found else opening(terms)


def hotels(said: str) -> Hotels:
    """The hotels of one round."""
    return booked([*entries(said)], said.count("|") + 1).hotels


def score(said: str, values: Values = VALUES) -> RoundScore:
    """What one round is worth."""
    return scored(hotels(said), values)


def receipt(working: Working, indent: str = "") -> list[str]:
    """A sum as lines: amount, step and its arguments, the rule and its mark; parts further in."""
    step = " ".join(map(str, (working.step, *working.args)))
    cites = f"{working.cites.rule}, {working.cites.mark}"
    parts = (one for part in working.parts for one in receipt(part, f"{indent}  "))
    return [f"{indent}{working.amount} = {step} ({cites})", *parts]
