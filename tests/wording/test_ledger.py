from collections.abc import Iterator

import pytest

from hotels.ledger.chains.booking import book
from hotels.ledger.chains.books import Books, opening
from hotels.ledger.chains.codec import decoded
from hotels.ledger.chains.editions import EDITIONS
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
from hotels.ledger.chains.terms import Tile
from hotels.ledger.chains.transcript import transcript
from hotels.ledger.chains.trouble import Page
from hotels.wording import ledger
from hotels.wording.amounts import signed
from hotels.wording.speech import Speech
from tests.command import Value, recorded
from tests.wording import games

SPEECH = Speech(
    EDITIONS["acquire-classic"], ("Ana", "O'Neil", "李"), {"Festival": "Łódź", "Tower": "Ritz"}
)


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        (Lay(0, Tile(4, 3)), "Ana laid 4E"),
        (Pass(1), "O'Neil laid no tile"),
        (Name(2, "Tower"), "李 named the new chain Ritz"),
        (Choose(0, "Luxor"), "Ana chose Luxor as the survivor"),
        (Settle(0, "Tower"), "Ana chose to settle Ritz next"),
        (Announce(1, "Luxor", 4), "O'Neil announced 4 Luxor"),
        (Announce(1, "Luxor", 0), "O'Neil announced no Luxor"),
        (Draw("Tower", 7), "A tile was drawn for the bank, so the bank counts as holding 7 Ritz"),
        (Dispose(1, "Festival", 2, 4, 1), "O'Neil sold 2 Łódź, traded 4 for 2 and kept 1"),
        (Dispose(1, "Festival", 0, 0, 3), "O'Neil kept 3 Łódź"),
        (Dispose(1, "Festival", 0, 2, 0), "O'Neil traded 2 Łódź for 1"),
        (Dispose(1, "Festival", 0, 0, 0), "O'Neil kept no Łódź"),
        (Buy(0, ("American",)), "Ana bought 1 American"),
        (Buy(0, ("Luxor", "Tower", "Luxor")), "Ana bought 2 Luxor and 1 Ritz"),
        (Buy(0, ()), "Ana bought nothing"),
        (End(2), "李 declared the end"),
        (End(5), "player 5 declared the end"),
        (Buy(0, ("Nowhere",)), "Ana bought 1 Nowhere"),
    ],
)
def test_a_deed_is_past_tense_with_the_player_first(entry: Entry, words: str) -> None:
    assert ledger.deed(entry, SPEECH) == words


def lines(header: Value, events: str) -> Iterator[str]:
    """A game as its ledger has it."""
    stated = {"format": "hotels-transcript/1", **header}
    game = transcript(stated | {"events": [games.event(one) for one in events.split(";")]})
    books = opening(game.header)
    for page in game.pages():
        yield ledger.told(books, page, Speech(game.header.edition, game.players))
        books = page.books


def test_what_a_tile_caused_stands_beside_it() -> None:
    *_, laid, chose = lines(games.ACQUIRE, f"{games.LEVEL}0 survivor Luxor")
    assert laid == "Ana laid 6F and joined Luxor (2) and Tower (2)"
    assert chose == "Ana chose Luxor: it acquired Tower (2) and grew to 5 tiles"
    first, _, second, named, *_, taken = lines(games.ACQUIRE, games.TAKES.rstrip("; "))
    assert first == "Ana laid 5E"
    assert second == "李 laid 5F and formed a new chain"
    assert named == "李 named the new chain Tower (2 tiles) and got 1 share free"
    assert taken == "李 laid 6F: Tower (3) acquired Luxor (2) and grew to 6 tiles"


def manuscript() -> tuple[Books, list[Page], Speech]:
    game = transcript(recorded("manuscript"))
    speech = Speech(game.header.edition, game.players)
    return opening(game.header), list(game.pages()), speech


def test_a_trade_names_what_it_was_for() -> None:
    books, pages, speech = manuscript()
    told = []
    for page in pages:
        told.append(ledger.told(books, page, speech))
        books = page.books
    assert "Alice laid C4: American (5) took over Wilton (3) and grew to 9 hotels" in told
    assert "Dave sold 2 Wilton, traded 2 for 1 American and kept 1" in told
    assert "Carol laid C3: Wilton grew to 3 hotels" in told


def test_a_chain_that_becomes_safe_is_said_to_be() -> None:
    game = transcript(recorded("vacation-p6_017"))
    speech = Speech(game.header.edition, game.players)
    books, safe = opening(game.header), 0
    for page in game.pages():
        said = ledger.told(books, page, speech)
        grown = [
            (was, now) for was, now in zip(books.board.sizes, page.books.board.sizes, strict=True)
        ]
        became = any(was < 11 <= now for was, now in grown)
        assert said.endswith(" hotels, now safe") is became, said
        safe += became
        books = page.books
    assert safe


def test_what_speaks_against_a_page_is_said_by_its_grade() -> None:
    books, _, speech = manuscript()
    names = books.header.edition.names

    def remarks(value: Value) -> list[str]:
        return list(ledger.remarks(book(decoded(value), books), speech))

    assert remarks({"op": "tile", "player": 1, "tile": "A1"}) == [
        "against the rules: it's Alice's turn, not Bob's"
    ]
    assert remarks({"op": "buy", "player": 0, "chains": []})[0].startswith("left open: ")
    assert remarks({"op": "found", "player": 0, "chain": names[0]}) == [
        "dropped: there is no new chain to name"
    ]
    aside = book(decoded({"op": "tile", "player": 0, "tile": "Z9"}), books)
    assert ledger.told(books, aside, speech) == "Alice laid Z9"


def test_a_movement_says_where_from_and_why() -> None:
    _, pages, speech = manuscript()
    takeover = next(page for page in pages if page.books.takeover)
    bonus = takeover.postings[0]
    assert ledger.movement(bonus, speech) == "Wilton at 3 hotels: first bonus, 10 × $300"
    bought = next(page for page in pages if page.postings)
    assert [ledger.movement(posting, speech) for posting in bought.postings] == [
        "1 Wilton from the bank",
        "1 Wilton × $200",
    ]


def test_a_shared_bonus_says_what_it_was_made_of() -> None:
    game = transcript(recorded("acquire-p5_023"))
    speech = Speech(game.header.edition, game.players)
    sums = {
        ledger.movement(posting, speech)
        for page in game.pages()
        for posting in page.postings
        if posting.working is not None and len(posting.working.parts) > 1
    }
    assert sums
    assert all(one.endswith(")") and " (majority bonus, " in one for one in sums)


@pytest.mark.parametrize(("amount", "words"), [(300, "+$300"), (-1_200, "−$1,200"), (0, "$0")])
def test_a_gain_has_a_plus_and_a_loss_a_true_minus(amount: int, words: str) -> None:
    assert signed(amount) == words


@pytest.mark.parametrize(
    ("header", "events", "words"),
    [
        (games.ACQUIRE, "0 tile 5E", "Ana buys"),
        (games.ACQUIRE, "0 tile 5E; 0 buy", "李 lays a tile"),
        (games.ACQUIRE, "0 tile 5E; 0 buy; 1 tile 5F", "李 names the new chain"),
        (games.ACQUIRE, games.LEVEL.rstrip("; "), "Ana chooses the survivor"),
        (games.ACQUIRE, games.TAKES.rstrip("; "), "李 sells, trades or keeps Luxor"),
        (
            games.BANK,
            games.TAKES.rstrip("; "),
            "a tile is drawn for the bank's Luxor",
        ),
        (games.SIX, games.MEET.rstrip("; "), "Ben says how many Super they hold"),
    ],
)
def test_what_a_game_waits_for_is_said(header: Value, events: str, words: str) -> None:
    stated = {"format": "hotels-transcript/1", **header}
    game = transcript(stated | {"events": [games.event(one) for one in events.split(";")]})
    *_, last = game.pages()
    speech = Speech(game.header.edition, game.players)
    assert ledger.outlook(last.books, speech) == f"still under way: {words}"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("vacation-p6_017", "the end was declared"),
        (
            "acquire-p2_057",
            ("nobody laid a tile for a whole round; provisional until the end is declared"),
        ),
    ],
)
def test_why_a_game_is_over_is_said(name: str, words: str) -> None:
    game = transcript(recorded(name))
    *_, last = game.pages()
    assert ledger.outlook(last.books, Speech(game.header.edition, game.players)) == words
