"""A game of Perfect Hotel in the keeper's hands: every tap becomes an entry, or a sentence."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from hotels.ledger.journal import Act, Amend, Insert, Write
from hotels.ledger.perfect_hotel.books import Books
from hotels.ledger.perfect_hotel.entries import Another, Entry, InHand, Keep, Value
from hotels.ledger.perfect_hotel.terms import Kind, Player, Values
from hotels.screens.asking import ask
from hotels.screens.kept import Kept
from hotels.store.keeping import Opened
from hotels.views.perfect_hotel_consent import keeping_nothing
from hotels.views.perfect_hotel_floor import Form, act_of, going, written_in

if TYPE_CHECKING:
    from hotels.app import HotelsApp
    from hotels.screens.perfect_hotel.page import HotelPage


def sit_down(house: "HotelsApp", game: Opened[Any, Any]) -> None:
    """Show a game where it stands: the hotels of its round, or how it came out."""
    sitting = Sitting(house, game)
    sitting.show(instead=False)
    sitting.warn()


class Sitting(Kept):
    """One game of Perfect Hotel on the screens."""

    def __init__(self, house: "HotelsApp", game: Opened[Any, Any]) -> None:
        super().__init__(house, game)
        self.looking: int | None = None
        """The kept round that is looked at again; None at the one under way."""
        self.chosen: Player = 0
        """Whose hotel is seen where there is room for one only, and whose floor is built next."""
        self._page: HotelPage | None = None

    @property
    def books(self) -> Books:
        """Where the game stands."""
        books: Books = self.table.books
        return books

    @property
    def place(self) -> int:
        """The round on the page, from nought."""
        return len(self.books.kept) if self.looking is None else self.looking

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to build, and no kept round is looked at."""
        return self.books.is_over and self.looking is None

    # which screen

    def show(self, *, instead: bool = True) -> None:
        """The hotels, or how the game came out."""
        from hotels.screens.perfect_hotel.page import HotelPage
        from hotels.screens.perfect_hotel.standing import Standing

        if self.is_over:
            self.house.show(Standing(self), instead=instead)
        else:
            self._page = self._page or HotelPage(self)
            self.house.show(self._page, instead=instead)

    def look_at(self, place: int) -> None:
        """A kept round, or the one under way."""
        self.looking = place if place < len(self.books.kept) else None
        self.show()

    def look_back(self) -> None:
        """From a kept round to the one under way, or to how the game came out."""
        self.looking = None
        if self.books.is_over:
            self.show()
        else:
            self.refresh()

    # what the keeper does

    def build(self, form: Form) -> bool:
        """A floor as it was said, new or in the place of another; whether it is written."""
        self.chosen = form.player
        return self.do(act_of(self.table, form))

    def take_away(self, line: int) -> None:
        """A floor goes; what no longer fits then is said before."""
        asked = going(self.table, line, self.speech)
        if asked is None:
            self._do(lambda: self.table.strike(line))
        else:
            ask(self.house, asked, lambda: self._do(lambda: self.table.strike(line)))

    def leave_in_hand(self, player: Player, count: int) -> None:
        """So many Tourist Groups are left in a hand."""
        if count != self._hotels()[player].in_hand:
            self.do(written_in(self.table, self.place, InHand(player, count)))

    def revalue(self, values: Values) -> None:
        """The kinds are worth this from now on, in every round."""
        for kind, points in enumerate(values):
            if points != self.books.values[kind] and not self._value(kind, points):
                return

    def keep(self) -> None:
        """The round is kept; the next one begins, or the game is over."""
        if any(hotel.floors for hotel in self.books.hotels):
            self._do(lambda: self.table.write(Keep()))
        else:
            ask(
                self.house,
                keeping_nothing(self.books),
                lambda: self._do(lambda: self.table.write(Keep(), forced=True)),
            )

    def another(self) -> None:
        """One round more than was planned."""
        self._do(lambda: self.table.write(Another()))

    def undo(self) -> None:
        """The last act is taken back."""
        self._do(self.table.undo)

    def redo(self) -> None:
        """What was taken back counts again."""
        self._do(self.table.redo)

    # how it is written

    def do(self, act: Act[Entry]) -> bool:
        """A floor or a hand, written where it belongs; whether it is."""
        match act:
            case Amend(number, entry):
                return self._do(lambda: self.table.amend(number, entry))
            case Insert(before, entry):
                return self._do(lambda: self.table.insert(before, entry))
            case Write(entry):
                return self._do(lambda: self.table.write(entry))
        raise AssertionError(act)

    def _value(self, kind: Kind, points: int) -> bool:
        return self._do(lambda: self.table.write(Value(kind, points)))

    def _hotels(self) -> Any:
        from hotels.views.perfect_hotel import hotels_of

        return hotels_of(self.books, self.place)

    def _do(self, act: Callable[[], object]) -> bool:
        """An act on the disk, and what it shows; whether it was done."""
        was_over = self.is_over
        if not self.written(act):
            return False
        if self.looking is not None and self.looking >= len(self.books.kept):
            self.looking = None  # the round is under way again
        if self.is_over is not was_over:
            self.show()
        else:
            self.refresh()
        return True
