"""The games that are played while things go wrong: line by line what is done in each."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

from hotels.ledger.big_shot.game import BigShot
from hotels.ledger.big_shot.terms import terms_of
from hotels.ledger.chains.editions.vacation import VACATION
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.tally import Figure, Tally, terms
from hotels.ledger.game import Game
from hotels.ledger.journal import Act, Redo, Undo, Write
from hotels.ledger.perfect_hotel.entries import Build, InHand, Keep
from hotels.ledger.perfect_hotel.game import PerfectHotel
from hotels.ledger.perfect_hotel.terms import Terms
from hotels.table import Table
from hotels.views.by_itself import ended
from tests.ledger.chains.final_position import of_the_position
from tests.store.playing import entries, recorded
from tests.views.perfect_hotel_games import DRAWN, FIRST

PEOPLE = ("Ana", "Ben", "Cat", "Dora")
EVERY = 7
"""After so many entries of chains the last one is taken back and brought back."""


class Play(NamedTuple):
    """One game: its terms, who sits there, and every line that its log will have."""

    name: str
    game: Game[Any, Any]
    people: tuple[str, ...]
    acts: tuple[Act[Any], ...]
    along: frozenset[int] = frozenset()
    """The lines that a touch writes along with the one before: what ended a turn by itself."""

    def touched(self, lines: int) -> set[int]:
        """How many lines there may be where there were so many, and one touch wrote some."""
        return {lines, lines + 1} | ({lines + 2} & self.along)

    def after(self, lines: int) -> Table[Any, Any]:
        """The game as it stands after so many lines, worked out anew."""
        table: Table[Any, Any] = Table(self.game)
        for act in self.acts[:lines]:
            table.follow(act)
        return table


def play(number: int, first: int = 0) -> Play:
    """What is played in a game of the archive, by its number there, from one of them on."""
    return ALL[(number - 1 + first) % len(ALL)]()


def _chains(name: str) -> Play:
    """A recorded game, with something taken back and brought back now and then."""
    game = ChainGame(recorded(name).header)
    table: Table[Any, Any] = Table(game)
    acts: list[Act[Any]] = []
    along = set()
    played = entries(name)
    by_itself = []
    for entry in played:
        table.follow(Write(entry))
        by_itself.append(ended(table))
    for number, entry in enumerate(played, 1):
        acts.append(Write(entry))
        if by_itself[number - 1]:
            along.add(len(acts))
        if number % EVERY == 0 and number < len(played) and not by_itself[number]:
            steps = 2 if by_itself[number - 1] else 1
            for act in (Undo(), Redo()):
                acts += [act] * steps
                if steps > 1:
                    along.add(len(acts))
    return Play(name, game, PEOPLE[: game.seats], tuple(acts), frozenset(along))


def _big_shot() -> Play:
    from tests.screens.big_shot_hand import PLAYED, whole_game

    game = BigShot(terms_of({"colours": PLAYED[4]}, 4))
    return Play("Big Shot", game, PEOPLE, tuple(map(Write, whole_game())))


def _perfect_hotel() -> Play:
    game = PerfectHotel(Terms(4, rounds=2))
    acts = (Write(entry) for hotels in (FIRST, DRAWN) for entry in _round(hotels))
    return Play("Perfect Hotel", game, PEOPLE, tuple(acts))


def _round(hotels: Any) -> Iterator[object]:
    """A round as it is touched: every floor, then what is left in hand."""
    for player, (floors, _) in enumerate(hotels):
        yield from (Build(player, *floor) for floor in floors)
    yield from (InHand(player, count) for player, (_, count) in enumerate(hotels) if count)
    yield Keep()


def _quick_score() -> Play:
    game = Tally(terms(VACATION, 4, VACATION.options))
    table: Table[Any, Any] = Table(game)
    while place := next(iter(table.books.wanting), None):
        table.write(Figure(place, of_the_position(place)))
    return Play("quick score", game, PEOPLE, tuple(line.act for line in table.lines))


def _recorded(name: str) -> Callable[[], Play]:
    return cache(lambda: _chains(name))


ALL: tuple[Callable[[], Play], ...] = (
    _recorded("acquire-p3_012"),
    cache(_perfect_hotel),
    _recorded("vacation-p4_001"),
    cache(_big_shot),
    cache(_quick_score),
    _recorded("manuscript"),
    _recorded("decision-draft-p3_006"),
)
