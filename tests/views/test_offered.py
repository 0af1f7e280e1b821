"""An end that the bank only offers: what the standing, Home, the files and the calls say of it.

Ben alone holds a block of Luxor, which has two hotels: $2,000 and $1,000 of bonuses, $200 for it.
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from hotels.exports.played import About, Kind, Played, of_table
from hotels.exports.statement import statement
from hotels.exports.text import text
from hotels.exports.transcript import told as transcript_of
from hotels.ledger.chains.entries import Announce, End, Lay, Pass
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.transcript import transcript
from hotels.ledger.outcome import Outcome
from hotels.ledger.reading import fields, items
from hotels.store.checking import damages
from hotels.store.keeping import Opened, began, opened
from hotels.store.seals import sealed
from hotels.store.store import Store
from hotels.views import sharing
from hotels.views.game_rows import outcome
from hotels.views.home import game_row
from hotels.views.receipts import final_receipts
from hotels.views.standing import as_recorded, result
from hotels.views.takeover import walk
from hotels.views.worth import worth_by_turn
from hotels.wording.archive import outcome as in_the_list
from tests.command import GAMES, hotels
from tests.exports.games import DAY, read
from tests.exports.games import at_the_table as seated
from tests.ledger.chains.table import deeds, header, named
from tests.views.ledger.at_table import Told, told

ANA, BEN, CAT = range(3)
NAMES = ("Ana", "Ben", "Cat")

OFFERED = (
    "Ana A1, buys; Ben A2, names Luxor, buys Luxor; Cat passes, buys; Ana passes, buys;"
    "Ben passes, buys"
)
NOW = datetime(2026, 11, 18, 22, 0, tzinfo=UTC)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "games.db") as opened_store:
        yield opened_store


def kept(store: Store, more: str = "") -> Opened[Any, Any]:
    """The same in the archive, by Acquire, where Ben has his block for founding Luxor."""
    game = ChainGame(header("acquire-classic", 3, opening="shuffled"))
    begun = began(store, game, NAMES)
    said = OFFERED.replace("buys Luxor", "buys")
    for entry in deeds(game.terms.edition, f"{said}; {more}"):
        assert begun.table.write(entry).objections == ()
    return opened(store, begun.record.id)


def played(table: Told) -> Played:
    """A game as its exports tell it."""
    return of_table(table, About(NAMES), DAY)


def test_the_standing_is_provisional_until_the_end_is_declared() -> None:
    table, speech = told("vacation", 3, OFFERED)
    said = result(table.books, speech)
    assert said.headline == "Ben would win with $9,000"
    assert said.second == ("Provisional: $3,000 ahead of Ana and Cat, after 5 turns of VACATION")
    assert said.offered == (
        "Everyone passed for a whole round",
        ("This settlement is provisional: don't pay anything yet. Play on, or end the game here."),
    )
    assert said.settled == "Provisional settlement, smallest chain first"
    assert said.in_all == "Total if the game ends here"
    table.write(End(BEN))
    said = result(table.books, speech)
    assert (said.headline, said.offered) == ("Ben wins with $9,000", None)
    assert said.second == "$3,000 ahead of Ana and Cat, after 5 turns of VACATION"
    assert said.settled == "Final settlement, smallest chain first"
    assert said.in_all == "Total to pay out"


def test_a_full_board_offers_the_end_in_words_of_its_own() -> None:
    table = seated(read(GAMES / "played-on" / "stuck-decision.json"))
    speech = played(table).speech
    said = result(table.books, speech)
    assert said.offered is not None
    assert said.offered.why == "Nobody can lay a tile"


def test_many_who_would_share_are_counted() -> None:
    table, speech = told("vacation", 6, "; ".join(f"{who} passes, buys" for who in SIX))
    long = replace(speech, players=tuple(f"{name} {'x' * 30}" for name in SIX))
    assert result(table.books, long).headline == "6 players would share the win with $6,000"


SIX = ("Ana", "Ben", "Cat", "Dan", "Eva", "Fay")


def test_a_recorded_result_stands_as_it_was_recorded() -> None:
    table, speech = told("vacation", 3, OFFERED)
    was = Outcome((1, 2, 3), (2,))
    said = as_recorded(result(table.books, speech), was, speech)
    assert (said.offered, said.in_all) == (None, "Total under current rules")


def test_a_receipt_of_an_offered_settlement_is_no_order_to_pay() -> None:
    table, speech = told("vacation", 3, OFFERED)
    assert {one.why.split(".")[0] for _, one in final_receipts(table.books, speech)} == {
        "This is paid only if the game ends here"
    }
    table.write(End(BEN))
    assert {one.why.split(".")[0] for _, one in final_receipts(table.books, speech)} == {
        "The game is over"
    }


def test_announcements_for_an_offered_end_may_be_left_for_play() -> None:
    table, speech = told("vacation", 3, OFFERED.replace("buys Luxor", "buys"), deal="unknown")
    said = walk(table, speech)
    assert (said.headline, said.may_go_on) == ("Everyone passed for a whole round", True)
    assert said.second == "If the game ends here, everyone shows their blocks. Otherwise play on."
    table.write(End(BEN))
    said = walk(table, speech)
    assert (said.headline, said.may_go_on) == ("The game is over", False)


def test_the_chart_of_worth_goes_on_with_play() -> None:
    table, speech = told("vacation", 3, f"{OFFERED}; Cat C5, buys Luxor")
    pages = [page for _, page in table.pages]
    graph = worth_by_turn(table.game.opening(), pages, speech)
    assert graph.turns == 6


def test_home_says_who_would_win_until_play_goes_on(store: Store) -> None:
    game = kept(store)
    row = game_row(game.record, NOW, UTC)
    assert (row.state, row.next) == ("Ben would win with $9,200", "Ben would win with $9,200.")
    assert (row.deed, row.finished) == ("See the standings", True)
    assert in_the_list(game.record) == "end not declared: Ben would win with $9,200"
    game.table.write(Pass(CAT))
    row = game_row(store.record(game.record.id), NOW, UTC)
    assert (row.state, row.deed, row.finished) == ("Paused in turn 6", "Resume", False)
    assert in_the_list(store.record(game.record.id)) == "under way"
    game.table.undo()
    game.table.write(End(BEN))
    row = game_row(store.record(game.record.id), NOW, UTC)
    assert (row.state, row.deed, row.finished) == (
        *("Ben won with $9,200", "See the result"),
        True,
    )
    assert in_the_list(store.record(game.record.id)) == "won by Ben with $9,200"


def test_a_win_that_would_be_shared() -> None:
    both = Outcome((6_000, 6_000), (0, 1), provisional=True)
    assert outcome(NAMES, both) == "Ana and Ben would share the win, $6,000 each"


def test_a_game_played_on_is_opened_as_it_was_written(store: Store) -> None:
    game = kept(store, "Cat C5, buys Luxor; Ana passes, buys")
    again = opened(store, game.record.id)
    assert (again.damaged_at, again.reckoned_at) == (None, None)
    assert again.table.pages == game.table.pages
    assert list(damages(store)) == []


def test_the_seal_of_an_offered_end_is_as_it_was_before_ends_were_offered() -> None:
    """By these seals games were kept when such an end still closed the books."""
    for name, seal in (
        ("acquire-p2_057", "1d1f344d0025d5940d1b8cd4e75584b6"),
        ("acquire-p3_012", "466709e1ba9b437eb63e50a0666f5054"),
    ):
        table = seated(read(GAMES / f"{name}.json"))
        assert sealed(table.game, table.books) == seal


def test_an_offered_end_can_be_shared_but_is_no_finished_play(store: Store) -> None:
    game = kept(store)
    assert sharing.is_over(game)
    said = sharing.told(game).result
    assert said is not None
    assert said.headline == "Ben would win with $9,200"
    assert not sharing.is_decided(game)
    with pytest.raises(sharing.Unfit, match="no one has declared the end of this one"):
        sharing.link(game)
    game.table.write(End(BEN))
    assert sharing.is_decided(game)
    assert sharing.link(game).startswith("https://app.bgstatsapp.com/")
    game.table.undo()
    game.table.write(Lay(CAT, named("C5")))
    assert not sharing.is_over(game)
    with pytest.raises(sharing.Unfit):
        sharing.link(game)


def test_the_files_name_a_provisional_settlement() -> None:
    table, _ = told("vacation", 3, OFFERED)
    said = text(played(table))
    assert "Provisional settlement, smallest chain first" in said
    assert "Ben would win with $9,000" in said
    kinds = {movement.kind for movement in played(table).closing()}
    assert kinds == {Kind.OFFERED_BONUS, Kind.OFFERED_SALE}
    assert statement(played(table)).count(",provisional ") == 3
    table.write(End(BEN))
    said = text(played(table))
    assert "Final settlement, smallest chain first" in said
    assert "provisional" not in said
    kinds = {movement.kind for movement in played(table).closing()}
    assert kinds == {Kind.LAST_BONUS, Kind.LAST_SALE}


def test_a_transcript_declares_the_end_right_after_its_purchase() -> None:
    table, _ = told("vacation", 2, "Ana A1, buys; Ben A2, names Luxor, buys", deal="unknown")
    for entry in deeds(
        table.books.header.edition,
        "Ana passes, buys; Ben passes, buys; Ben says 2 Luxor; Ana says 3 Luxor; Ben ends",
    ):
        assert table.write(entry).objections == ()
    said = transcript_of(table, About(NAMES[:2]))
    ops = [fields(event, "an event")["op"] for event in items(said["events"], "events")]
    assert ops[-3:] == ["end_game", "announce", "announce"]
    *_, last = transcript(said).pages()
    assert last.books == table.books
    # VACATION's row for two: of ten times $200, 3 blocks against 2 get 60% and 40%.
    assert said["final"] == {"cash": [6_000 + 1_200 + 600, 6_000 + 800 + 400], "winners": [0]}


def test_a_transcript_of_play_that_went_on_has_all_of_it() -> None:
    table, _ = told("vacation", 2, "Ana A1, buys; Ben A2, names Luxor, buys", deal="unknown")
    for entry in deeds(
        table.books.header.edition,
        "Ana passes, buys; Ben passes, buys; Ben says 2 Luxor; Ana C5, buys",
    ):
        assert table.write(entry).objections == ()
    assert isinstance(table.pages[-3].page.entry, Announce)
    said = transcript_of(table, About(NAMES[:2]))
    assert "final" not in said
    *_, last = transcript(said).pages()
    assert last.books == table.books


def test_the_replay_says_that_an_end_is_not_declared() -> None:
    stuck = GAMES / "played-on" / "stuck-vacation.json"
    said = hotels("replay", "--check", stuck)
    assert (said.status, said.err) == (0, "")
    assert "VACATION, 218 events, end not declared: P2 would win with $42,900" in said.out
    told_as = json.loads(hotels("replay", "--json", stuck).out)
    assert (told_as["provisional"], told_as["awaiting"]) == (True, None)
    assert told_as["final"] == {"cash": [41_800, 41_000, 42_900, 26_800], "winners": [2]}
    declared = json.loads(hotels("replay", "--json", GAMES / "vacation-p6_017.json").out)
    assert "provisional" not in declared


def test_a_final_is_refused_once_play_has_gone_on(tmp_path: Path) -> None:
    value = json.loads((GAMES / "played-on" / "stuck-vacation.json").read_bytes())
    file = tmp_path / "mid-turn.json"
    file.write_text(json.dumps(value | {"events": value["events"][:-1]}), encoding="utf-8")
    said = hotels("replay", "--check", file)
    assert said.status == 1
    assert "the file states an outcome, but the game is still under way" in said.err
