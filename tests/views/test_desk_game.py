"""The desk and a game: each chain as it stands there, and what was entered over it."""

from hotels.ledger.chains.editions import EDITIONS
from hotels.views.comparing import compared
from hotels.views.desk import Asked
from hotels.views.desk_game import AtTable
from hotels.wording.speech import Speech
from tests.ledger.chains.table import PEOPLE, Game, place, position

LACKING = "Enter each player's holdings. The bank doesn't show them."


def manuscript(holdings: str = "open") -> Game:
    """The illustration's position before its ninth turn: Wilton of 3 and American of 5."""
    on = "Wilton B2-B3 C3; American C5-F5 F4"
    held = "Wilton: Ana 2  Ben 1  Dan 5; American: Cat 1  Dan 1"
    return position("vacation", 4, on, held, holdings=holdings)


def at_table(game: Game, shown: int | None = None) -> AtTable:
    speech = Speech(game.edition, PEOPLE[: game.books.header.seats])
    return AtTable(game.books, speech, shown)


def named(asked: Asked, name: str) -> int:
    return place(asked.edition, name)


def test_another_chain_comes_with_its_own_size_and_holders() -> None:
    """American of 5 at $500: Cat and Dan share $5,000 and $2,500, $3,750 each, rounded up."""
    table = at_table(manuscript())
    wilton = table.asked(place(table.books.header.edition, "Wilton"))
    assert (wilton.size, wilton.blocks) == (3, (2, 1, 0, 5))
    american = table.turned_to(wilton, named(wilton, "American"), [wilton])
    assert (american.size, american.blocks) == (5, (0, 0, 1, 1))
    assert compared(american).said.headline == "Cat and Dan get $3,800 each"


def test_what_was_entered_for_a_chain_comes_back_with_it() -> None:
    table = at_table(manuscript())
    wilton = table.asked(place(table.books.header.edition, "Wilton"))
    entered = wilton.holding(1, 6).sized(4)
    american = table.turned_to(entered, named(wilton, "American"), [wilton, entered])
    assert american.blocks == (0, 0, 1, 1)
    again = table.turned_to(american, wilton.chain, [wilton, entered, american])
    assert again == entered


def test_who_joined_or_was_renamed_at_the_desk_stays() -> None:
    table = at_table(manuscript())
    wilton = table.asked(place(table.books.header.edition, "Wilton"))
    five = wilton.joined("Eve").renamed(0, "Anna")
    american = table.turned_to(five, named(wilton, "American"), [wilton])
    assert american.names == ("Anna", "Ben", "Cat", "Dan", "Eve")
    assert american.blocks == (0, 0, 1, 1, 0)
    three = table.turned_to(wilton.parted(), named(wilton, "American"), [wilton])
    assert (three.names, three.blocks) == (PEOPLE[:3], (0, 0, 1))


def test_hidden_holdings_stay_hidden_whichever_chain_is_chosen() -> None:
    edition = EDITIONS["vacation"]
    wilton, american = place(edition, "Wilton"), place(edition, "American")
    hidden = at_table(manuscript("hidden"))
    asked = hidden.turned_to(hidden.asked(wilton), american, [])
    assert (asked.size, asked.blocks) == (5, (0, 0, 0, 0))
    assert hidden.lacking(asked) == LACKING
    told = at_table(manuscript("hidden"), shown=wilton)
    first = told.asked(wilton)
    assert (first.blocks, told.lacking(first)) == ((2, 1, 0, 5), "")
    other = told.turned_to(first, american, [first])
    assert (other.size, other.blocks) == (5, (0, 0, 0, 0))
    assert told.lacking(other) == LACKING


def test_a_chain_that_is_not_on_the_board_asks_for_its_size() -> None:
    table = at_table(manuscript())
    wilton = table.asked(place(table.books.header.edition, "Wilton"))
    tower = table.turned_to(wilton, named(wilton, "Luxor"), [wilton])
    assert table.lacking(tower) == "Luxor isn't on the board. Enter its size."
    assert tower.blocks == (0, 0, 0, 0)
    assert not table.lacking(wilton)


def test_by_another_edition_the_chain_that_answers_for_it_is_meant() -> None:
    table = at_table(manuscript())
    wilton = table.asked(place(table.books.header.edition, "Wilton"))
    classic = wilton.by(EDITIONS["acquire-classic"])
    american = table.turned_to(classic, named(classic, "American"), [wilton, classic])
    assert (american.edition.id, american.chain_name) == ("acquire-classic", "American")
    assert (american.size, american.blocks) == (5, (0, 0, 1, 1))
    assert not table.lacking(american)


def test_only_what_differs_from_the_game_was_entered() -> None:
    table = at_table(manuscript())
    wilton = table.asked(place(table.books.header.edition, "Wilton"))
    assert table.is_as_here(table.turned_to(wilton, named(wilton, "American"), [wilton]))
    assert not table.is_as_here(wilton.holding(0, 3))
    assert not table.is_as_here(wilton.by(EDITIONS["acquire-classic"]))
