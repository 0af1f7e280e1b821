"""The players' rows: what stands in them where there is little room."""

from hotels.views.players import PlayerRow, player_rows
from hotels.views.table import speech_of
from tests.ledger.chains.table import position

HELD = "Luxor: Ben 4; Tower: Ben 3; American: Ben 2; Festival: Ben 1; Imperial: Ben 1"


def ben(held: str) -> PlayerRow:
    game = position("acquire-classic", 4, "Luxor C1-C3", held=held, holdings="open")
    speech = speech_of(game.books.header, ("Ana", "Ben", "Cat", "Dora"), {})
    return player_rows(game.books, speech)[1]


def test_fewer_holdings_count_the_others() -> None:
    row = ben(HELD)
    assert [row.few(most)[1] for most in (3, 2, 1)] == ["+2", "+4", "+7"]
    assert [count for *_, count in row.few(2)[0]] == [4, 3]


def test_nothing_is_counted_where_every_holding_is_seen() -> None:
    assert ben("Luxor: Ben 4").few(3) == (((0, "L", 4),), "")


def test_in_brief_the_first_thing_is_said_of_a_player() -> None:
    game = position("acquire-classic", 4, "Luxor C1-C3", held=HELD, holdings="hidden")
    speech = speech_of(game.books.header, ("Ana", "Ben", "Cat", "Dora"), {})
    rows = player_rows(game.books, speech, peeking=1)
    assert [(row.state, row.brief) for row in rows[:3]] == [
        ("playing now · hold to peek", "playing now"),
        ("being peeked at: noted in the ledger", "peeking"),
        ("hidden · hold to peek", "hidden"),
    ]
