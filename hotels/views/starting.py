"""The starting tiles as they are entered: whose is asked, what was entered, what can be undone."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from hotels.ledger import reading
from hotels.ledger.chains.books import opening
from hotels.ledger.chains.header import Header
from hotels.ledger.chains.header_codec import header_of
from hotels.ledger.chains.terms import Player, Tile
from hotels.views.people import seated
from hotels.views.setup import Deal, Draft, again
from hotels.views.squares import Square, squares
from hotels.wording.language import phrase
from hotels.wording.numbers import in_words
from hotels.wording.speech import Speech


class Step(NamedTuple):
    """One answer: the tile of a player, or none for those who were skipped."""

    seats: tuple[Player, ...]
    tile: Tile | None = None


class Row(NamedTuple):
    """A player's row."""

    seat: Player
    name: str
    said: str
    tile: str
    """The tile as the edition prints it; empty while there is none."""
    asked: bool


@dataclass(frozen=True)
class Starting:
    """The starting tiles of a draft; every answer makes another one."""

    draft: Draft
    steps: tuple[Step, ...] = ()
    undone: tuple[Step, ...] = ()
    wanted: Player | None = None
    """Whose tile is asked out of turn: of a player who was chosen, or whose tile was undone."""

    # the answers

    @cached_property
    def answers(self) -> Mapping[Player, Tile | None]:
        """What is known, by seat; None for those who were skipped."""
        found = {seat: one.drew for seat, one in enumerate(self.draft.people) if one.drew}
        said: dict[Player, Tile | None] = {**found}
        for step in self.steps:
            said |= dict.fromkeys(step.seats, step.tile)
        return said

    @property
    def asked(self) -> Player | None:
        """Whose tile is asked; None when everybody's is known or skipped."""
        if self.wanted is not None:
            return self.wanted
        return next((seat for seat in range(self.draft.seats) if seat not in self.answers), None)

    @property
    def drafted(self) -> Draft:
        """The draft with the tiles; the list begins with whoever begins."""
        people = [
            person._replace(drew=self.answers.get(seat))
            for seat, person in enumerate(self.draft.people)
        ]
        return self.draft.seating(people)

    def owner(self, tile: Tile) -> Player | None:
        """Who else has this tile."""
        return next(
            (seat for seat, said in self.answers.items() if said == tile and seat != self.asked),
            None,
        )

    def answered(self, tile: Tile | None) -> "Starting":
        """The player asked has this tile, or is skipped."""
        return self if self.asked is None else self._with(Step((self.asked,), tile))

    def skipped(self) -> "Starting":
        """Everybody whose tile is not known is skipped."""
        rest = [seat for seat in range(self.draft.seats) if seat not in self.answers]
        return self._with(Step(tuple(rest))) if rest else replace(self, wanted=None)

    def asking(self, seat: Player) -> "Starting":
        """The tile of another player is asked."""
        return replace(self, wanted=seat)

    def back(self) -> "Starting":
        """The last answer is taken back, and asked again."""
        *steps, last = self.steps
        undone = (*self.undone, last)
        return replace(self, steps=tuple(steps), undone=undone, wanted=last.seats[0])

    def forth(self) -> "Starting":
        """The answer taken back last is there again."""
        *undone, last = self.undone
        return replace(self, steps=(*self.steps, last), undone=tuple(undone), wanted=None)

    def _with(self, step: Step) -> "Starting":
        return replace(self, steps=(*self.steps, step), undone=(), wanted=None)

    # what is said

    @property
    def names(self) -> tuple[str, ...]:
        """What everybody is called."""
        return seated([person.name for person in self.draft.people])

    @property
    def name(self) -> str:
        """Whose tile is asked."""
        return "" if self.asked is None else self.names[self.asked]

    @property
    def sign(self) -> tuple[str, str]:
        """What the sign says."""
        if self.asked is None:
            return phrase("Starting tiles"), ""
        return (
            phrase("{player}'s starting tile", player=self.name),
            phrase("Tap the square printed on {player}'s tile.", player=self.name),
        )

    def proposal(self, tile: Tile) -> tuple[str, str]:
        """What a square under the finger means, or why it cannot be tapped."""
        owner = self.owner(tile)
        text = self._text(tile)
        if owner is not None:
            return phrase("{tile} is {player}'s tile", tile=text, player=self.names[owner]), ""
        return phrase("{player}'s tile {tile}", player=self.name, tile=text), ""

    @property
    def rows(self) -> tuple[Row, ...]:
        """Every player in the order of the list."""
        waiting = [seat for seat in range(self.draft.seats) if seat not in self.answers]
        after = [seat for seat in waiting if seat != self.asked]
        found = []
        for seat, name in enumerate(self.names):
            asked = seat == self.asked
            tile = None if asked else self.answers.get(seat)
            said = self._said(seat, after, asked=asked)
            found.append(Row(seat, name, said, self._text(tile) if tile else "", asked))
        return tuple(found)

    def _said(self, seat: Player, after: list[Player], *, asked: bool) -> str:
        if asked:
            return phrase("tap the board")
        if seat not in after:
            if self.answers[seat] is None:
                return phrase("skipped")
            if self.draft.lays_out:
                return phrase("tile on the board")
            return phrase("tile drawn")
        if seat == after[0]:
            return phrase("in turn order|next")
        return phrase("in turn order|last") if seat == after[-1] else phrase("in turn order|later")

    @property
    def count(self) -> str:
        """How many are known, of how many."""
        known = sum(tile is not None for tile in self.answers.values())
        return phrase("{count} of {right}", count=known, right=self.draft.seats)

    @property
    def note(self) -> str:
        """Who begins, and what becomes of the tiles."""
        by_column = self.draft.options.start_order == "column"
        first = phrase(
            "The tile closest to row A goes first; if tied, the one closest to column 1."
        )
        if by_column:
            first = phrase(
                "The tile closest to column 1 goes first; if tied, the one closest to row A."
            )
        if not self.draft.lays_out:
            return f"{first} {phrase('The tiles do not stay on the board.')}"
        number = in_words(self.draft.seats)
        return f"{first} {phrase('The {number} tiles stay on the board.', number=number)}"

    @property
    def without(self) -> str:
        """What a table without starting tiles does."""
        first = phrase("{player} goes first.", player=self.names[0])
        if not self.draft.lays_out:
            return first
        empty = phrase("Start with an empty board. Tiles can be added until the first turn.")
        return f"{empty} {first}"

    @property
    def undo(self) -> str:
        """What Undo takes back; empty where there is nothing."""
        return self._of(self.steps[-1]) if self.steps else ""

    @property
    def redo(self) -> str:
        """What Redo brings back."""
        return self._of(self.undone[-1]) if self.undone else ""

    def _of(self, step: Step) -> str:
        """An answer in few words: names have no room on the key."""
        if step.tile is not None:
            return phrase("of an answer|tile {tile}", tile=self._text(step.tile))
        if len(step.seats) > 1:
            return phrase("of an answer|skip all")
        return phrase("of an answer|skip")

    def squares(self) -> tuple[Square, ...]:
        """The board with the tiles that are known; the last one entered is marked."""
        edition, options = self.draft.edition, self.draft.options
        known = {tile: None for seat, tile in self.answers.items() if tile and seat != self.asked}
        books = opening(Header(edition, self.draft.seats, options, tuple(known)))
        last = self.steps[-1].tile if self.steps else None
        shape = books.header.shape
        ring = shape.square(last) if last in known else None
        return squares(books, Speech(edition, self.names), last=ring, asked=self.asked is not None)

    def tile(self, square: int) -> Tile:
        """The tile of a square."""
        return Tile(*divmod(square, self.draft.edition.columns))

    def _text(self, tile: Tile) -> str:
        return tile.text(row_first=self.draft.edition.row_first)


def resumed(header: str, players: Sequence[str], names: str) -> Draft | None:
    """The draft of a game in which nothing was done yet; None where its terms do not say it all.

    Whose a starting tile is they say only where everybody has one; else all are asked again.
    """
    draft = again(header, players, names)
    if draft is None or (draft.deals and draft.deal is not Deal.UNKNOWN):
        return None
    laid = header_of(reading.fields(reading.parsed(header.encode()), "it"), len(players)).opening
    if len(laid) < draft.seats:
        return draft
    drew = zip(draft.people, laid, strict=True)
    return replace(draft, people=tuple(one._replace(drew=tile) for one, tile in drew))
