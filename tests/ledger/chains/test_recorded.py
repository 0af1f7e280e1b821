"""Recorded games replay to the dollar, and unusable ones are refused where they break."""

import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from hotels.ledger import reading
from hotels.ledger.chains.agreement import agreed
from hotels.ledger.chains.booking import book
from hotels.ledger.chains.books import Books, opening
from hotels.ledger.chains.codec import decoded, encoded
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.entries import Buy, Dispose, Entry, Lay, Name
from hotels.ledger.chains.rules.ending import settlement
from hotels.ledger.chains.terms import UNSEEN, Tile, tile
from hotels.ledger.chains.transcript import Transcript, transcript
from hotels.ledger.objection import Refused
from hotels.ledger.posting import BANK
from hotels.ledger.replay import replay
from hotels.wording.objections import sentence
from hotels.wording.speech import Speech

OURS = Path(__file__).parents[2] / "games"
FOLDERS = [
    OURS,
    OURS / "played-on",
    *(Path(name) for name in [os.environ.get("HOTELS_GAMES", "")] if name),
]


def named(paths: Iterator[Path]) -> list[object]:
    """One case a file, by its name."""
    return [pytest.param(path, id=f"{path.parent.name}/{path.stem}") for path in sorted(paths)]


recorded = pytest.mark.parametrize(
    "path", named(path for folder in FOLDERS for path in folder.glob("*.json"))
)
forced = pytest.mark.parametrize("path", named((OURS / "forced").glob("*.json")))
unusable = pytest.mark.parametrize(
    ("path", "place"),
    [
        pytest.param(index.parent / name, fault["event"], id=f"{folder.name}/{Path(name).stem}")
        for folder in FOLDERS
        for index in folder.glob("invalid/index.json")
        for name, fault in json.loads(index.read_text(encoding="utf-8")).items()
    ],
)


def game(path: Path) -> Transcript:
    """The recorded game in a file."""
    return transcript(reading.parsed(path.read_bytes()))


def figures(books: Books) -> Mapping[str, object]:
    """The state as a checkpoint has it."""
    names = books.header.edition.names
    seats = range(books.header.seats)
    return {
        "cash": list(books.cash[:UNSEEN]),
        "shares": {n: [books.held(c, player) for player in seats] for c, n in enumerate(names)},
        "sizes": {name: books.board.sizes[chain] for chain, name in enumerate(names)},
        "bank": {name: books.blocks[chain][BANK] for chain, name in enumerate(names)},
        "prices": {name: books.price(chain) for chain, name in enumerate(names)},
    }


def wrong(claim: Mapping[str, object], books: Books) -> Mapping[str, object]:
    """What a checkpoint claims that the books do not say; it may leave fields and chains out."""
    found = {}
    for field, reckoned in figures(books).items():
        claimed = claim.get(field, reckoned)
        if isinstance(claimed, dict) and isinstance(reckoned, dict):
            claimed = reckoned | claimed
        if claimed != reckoned:
            found[field] = claimed, reckoned
    return found


@recorded
def test_a_recorded_game_replays_to_the_dollar(path: Path) -> None:
    played = game(path)
    pages = list(played.pages())
    for claim in played.checkpoints:
        place = int(str(claim["after"]))
        assert not wrong(claim, pages[place].books), place
    if played.final is not None:
        books = pages[-1].books
        assert books.awaiting is None
        outcome = settlement(books)
        assert {"cash": list(outcome.cash), "winners": list(outcome.winners)} == played.final


@forced
def test_what_a_table_did_against_the_rules_is_replayed_to_the_dollar(path: Path) -> None:
    played = game(path)
    against = json.loads(path.read_text(encoding="utf-8"))["forced"]
    pages = list(played.pages(forced=True))
    found = {at: [one.code for one in page.objections] for at, page in enumerate(pages)}
    assert {str(at): codes for at, codes in found.items() if codes} == against
    for claim in played.checkpoints:
        assert not wrong(claim, pages[int(str(claim["after"]))].books)
    with pytest.raises(Refused) as refused:
        list(played.pages())
    assert refused.value.place == int(min(against))


@recorded
def test_the_replay_of_a_prefix_is_that_page_of_a_recorded_game(path: Path) -> None:
    played = game(path)
    entries = [decoded(event) for event in played.events]
    pages = list(played.pages())
    for cut in {len(entries) // 3, 2 * len(entries) // 3, len(entries)}:
        again = opening(replace(played.header))
        same = replay(book, again, entries[:cut]) == pages[:cut]
        assert same, "too long to be shown"


@recorded
def test_an_entry_of_a_recorded_game_is_the_same_when_written_in_either_notation(
    path: Path,
) -> None:
    played = game(path)
    edition = played.header.edition
    turned = replace(edition, row_first=not edition.row_first)
    for event in played.events:
        entry = decoded(event)
        as_printed, otherwise = encoded(entry, edition), encoded(entry, turned)
        assert decoded(as_printed) == decoded(otherwise) == entry
        assert event in (as_printed, otherwise)
        assert (as_printed == otherwise) is not isinstance(entry, Lay)


@unusable
def test_an_unusable_file_is_refused_at_its_place_with_a_sentence(
    path: Path, place: int | None
) -> None:
    with pytest.raises(Refused) as refused:
        list(game(path).pages())
    assert refused.value.place == place
    said = sentence(refused.value.code, refused.value.facts, Speech())
    assert said.strip()
    assert len(said.splitlines()) == 1


def test_our_selection_has_all_that_recorded_games_can_have() -> None:
    played = [game(path) for path in OURS.glob("*.json")]
    ops = [{str(reading.fields(event, "")["op"]) for event in one.events} for one in played]
    finals = [one.final for one in played if one.final is not None]
    assert all(len(one.checkpoints) > 5 for one in played)
    assert {one.header.edition.id for one in played} == {
        *("acquire-classic", "decision", "decision-draft", "vacation")
    }
    assert {one.header.seats for one in played} == {2, 3, 4, 5, 6}
    assert {one.header.options.deal for one in played} == {"known", "unknown"}
    assert {"pass_tile", "survivor", "next_defunct", "announce"} <= set().union(*ops)
    over = [said for one, said in zip(played, ops, strict=True) if one.final is not None]
    assert {"end_game" in said for said in over} == {True, False}
    assert {len(reading.items(final["winners"], "")) for final in finals} == {1, 2}


# The manuscript's own game, as it tells it: Dave was dealt four Wilton. What others were
# dealt it does not say; here Alice comes second, so that she gets the second bonus.
DEALT = (
    # Alice Bob Carol Dave
    (2, 2, 2, 2),
    (2, 1, 1, 4),  # Wilton
    (2, 2, 2, 2),
    (3, 2, 3, 1),  # American
    (2, 3, 2, 2),
    (2, 2, 3, 2),
    (2, 3, 2, 2),
)
WILTON, AMERICAN = 1, 3
ALICE, BOB, CAROL, DAVE = range(4)
TURNS = (
    # who  tile  forms  buys  and pays; then of Wilton, American: sizes, prices
    (ALICE, "B3", None, None, 0, (0, 0), (0, 0)),
    (BOB, "C5", None, None, 0, (0, 0), (0, 0)),
    (CAROL, "E5", None, None, 0, (0, 0), (0, 0)),
    (DAVE, "B2", WILTON, WILTON, 200, (2, 0), (200, 0)),
    (ALICE, "F4", None, WILTON, 200, (2, 0), (200, 0)),
    (BOB, "D5", AMERICAN, WILTON, 200, (2, 3), (200, 300)),
    (CAROL, "C3", None, AMERICAN, 300, (3, 3), (300, 300)),
    (DAVE, "F5", None, AMERICAN, 500, (3, 5), (300, 500)),
)
FIRST, SECOND = 3_000, 1_500


@pytest.mark.parametrize(
    ("own_id", "second"), [("vacation", SECOND), ("decision", SECOND), ("decision-draft", 0)]
)
def test_the_manuscripts_own_game_comes_out_as_printed(own_id: str, second: int) -> None:
    edition = EDITIONS[own_id]
    names = edition.names
    assert names[WILTON] in {"Wilton", "Super"}
    assert names[AMERICAN] == "American"
    books = opening(agreed(edition, 4, edition.options, [], DEALT))
    purses = [6_000] * 4

    def write(entry: Entry) -> Books:
        page = book(entry, books)
        assert not page.objections
        return page.books

    for player, laid, forms, buys, cost, sizes, prices in TURNS:
        books = write(Lay(player, square(laid)))
        if forms is not None:
            books = write(Name(player, names[forms]))
        assert (books.board.sizes[WILTON], books.board.sizes[AMERICAN]) == sizes
        assert (books.price(WILTON), books.price(AMERICAN)) == prices
        books = write(Buy(player, () if buys is None else (names[buys],)))
        purses[player] -= cost
        assert books.cash[:UNSEEN] == tuple(purses)

    assert books.holdings(WILTON) == (3, 2, 1, 5)
    books = write(Lay(ALICE, square("C4")))
    purses[DAVE] += FIRST
    purses[ALICE] += second
    assert books.cash[:UNSEEN] == tuple(purses)
    assert books.board.sizes[AMERICAN] == 9
    for player, held in enumerate((3, 2, 1, 5)):
        books = write(Dispose(player, names[WILTON], 0, 0, held))
    assert (books.board.sizes[WILTON], books.price(AMERICAN)) == (0, 700)
    books = write(Buy(ALICE, ("American",)))
    purses[ALICE] -= 700
    assert books.cash[:UNSEEN] == tuple(purses)


def square(text: str) -> Tile:
    """The tile of that name."""
    named = tile(text)
    assert named is not None
    return named
