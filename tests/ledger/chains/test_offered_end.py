"""The end that the bank only offers: it is shown, it can be declared, and play may go on."""

from pathlib import Path

import pytest

from hotels.ledger import reading
from hotels.ledger.chains.booking import book, reached
from hotels.ledger.chains.books import Ending
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.entries import (
    Correct,
    Count,
    Entry,
    Lay,
    Leave,
    Note,
    Pass,
    Peek,
    Sit,
    TurnTo,
)
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.rules.ending import conditions, is_over, settlement
from hotels.ledger.chains.transcript import transcript
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields
from tests.ledger.chains.table import Game, named, position, said

RECORDED = Path(__file__).parents[2] / "games" / "played-on"

ROUND = "Ana passes, buys; Ben passes, buys; Cat passes, buys"
GAP = "GAP turn: due"


def passed(edition: str = "vacation", on: str = "lone A1") -> Game:
    """A round of passes is over, and Ana would be next."""
    return position(edition, 3, on).play(ROUND)


def stuck() -> Game:
    """Ana's tile has left no square on which anyone could lay; Ben would be next."""
    on = "Luxor A1-D12; American F1-H12 I1-I11"
    return position("vacation", 3, on, "Luxor: Ben 1").play("Ana I12, buys")


def ended(game: Game) -> Ending | None:
    """Why the game is over, or its end is offered."""
    return game.books.end


def recorded(name: str) -> dict[str, object]:
    """A recorded game in which play went on."""
    return dict(reading.fields(reading.parsed((RECORDED / f"{name}.json").read_bytes()), name))


def after(game: Game, *entries: Entry) -> Game:
    """The game after entries that nothing speaks against."""
    for entry in entries:
        page = book(entry, game.books)
        assert said(page) == [], entry
        game.books = page.books
    return game


@pytest.mark.parametrize("edition", EDITIONS)
def test_after_a_round_of_passes_play_may_go_on(edition: str) -> None:
    game = passed(edition)
    assert (game.books.end, game.awaits) == (Ending.ROUND_OF_PASSES, "nothing")
    assert game.books.is_provisional
    assert settlement(game.books).cash == game.books.cash[:3]
    game.play("Ana passes")
    assert (ended(game), game.awaits) == (None, "buy: Ana")
    game.play("Ana buys")
    assert ended(game) is Ending.ROUND_OF_PASSES
    game.play("Ben C3")
    assert (ended(game), game.lies("C3"), game.awaits) == (None, "lone", "buy: Ben")
    assert game.play("Ben buys").awaits == "tile: Cat"
    assert game.books.passes == 0
    assert game.play("Cat passes, buys").awaits == "tile: Ana"


def test_where_nobody_can_lay_the_next_player_may_still_buy() -> None:
    game = stuck()
    assert (game.books.end, is_over(game.books)) == (Ending.STUCK, True)
    assert game.play("Ben passes").awaits == "buy: Ben"
    assert game.play("Ben buys Luxor").books.end is Ending.STUCK
    assert game.cash["Ben"] == 6_000 - 1_100
    assert game.held("Luxor")["Ben"] == 2


@pytest.mark.parametrize("name", ["stuck-vacation", "stuck-decision"])
def test_a_block_bought_after_the_offer_changes_the_winner(name: str) -> None:
    """P1 draws level with P0 for the second bonus of $4,000: each has $2,000 of it then."""
    game = transcript(recorded(name))
    pages = list(game.pages())
    offered, bought = settlement(pages[-3].books), settlement(pages[-1].books)
    assert (offered.cash, offered.winners) == ((43_800, 39_000, 42_900, 26_800), (0,))
    assert (bought.cash, bought.winners) == ((41_800, 41_000, 42_900, 26_800), (2,))
    assert game.final == {"cash": [*bought.cash], "winners": [*bought.winners]}


def test_two_passes_on_an_empty_board_end_nothing() -> None:
    events = recorded("pass2b")["events"]
    assert isinstance(events, list)
    more = [
        {"op": "tile", "player": 0, "tile": "5E"},
        {"op": "buy", "player": 0, "chains": []},
        {"op": "tile", "player": 1, "tile": "5F"},
        {"op": "found", "player": 1, "chain": "Luxor"},
        {"op": "buy", "player": 1, "chains": ["Luxor"]},
    ]
    *_, last = transcript(recorded("pass2b") | {"events": [*events, *more]}).pages()
    assert last.books.end is None
    assert last.books.cash[:2] == (6_000, 5_800)


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_offered_end_is_declared_without_objection(edition: str) -> None:
    game = passed(edition)
    assert conditions(game.books) == ""
    page = game.write("Ben ends")
    assert said(page) == ["IMPOSSIBLE turn: not his to say"]
    assert page.objections[0].facts == {"player": 1, "by": 2}
    game.play("Cat ends")
    assert (game.books.end, game.books.is_provisional) == (Ending.DECLARED, False)
    for deed in ("Cat ends", "Ana passes", "Ana C3", "Ana buys"):
        assert said(game.write(deed)) == ["IMPOSSIBLE ends: game over"]


def test_the_end_needs_a_condition_again_once_play_has_gone_on() -> None:
    game = passed().play("Ana C3, buys")
    assert said(game.write("Ana ends")) == ["AGAINST ends: no end"]


def test_a_blocked_player_finishes_the_turn_with_a_purchase_and_declares() -> None:
    game = passed(on="Luxor A1-A11; American C1-C11; Festival H1-H2")
    game.play("Ana passes, buys Festival")
    assert conditions(game.books) == "C"
    assert game.play("Ana ends").books.end is Ending.DECLARED


def test_a_purchase_without_a_tile_leaves_the_tile_open() -> None:
    game = stuck()
    page = game.write("Ben buys Luxor")
    assert said(page) == [GAP]
    assert page.objections[0].facts == {"kind": "tile", "players": (1,), "chain": None}
    assert (game.books.turn, game.books.player, game.books.passes) == (3, 1, 1)
    assert game.books.end is Ending.STUCK


def test_whoever_plays_on_out_of_turn_is_pointed_out() -> None:
    page = passed().write("Ben C3")
    assert said(page) == ["AGAINST turn: out of turn"]
    assert page.objections[0].facts == {"player": 1, "by": 0}
    assert page.books.end is None


@pytest.mark.parametrize(
    ("deed", "against"),
    [
        ("Ben A1", "IMPOSSIBLE board: square taken"),
        ("Ana buys", "IMPOSSIBLE buy limit: bought before"),
        ("Cat buys Luxor", "IMPOSSIBLE turn: not his to say"),
        ("Ben names Wilton", "IMPOSSIBLE name: nothing to name"),
        ("Ben chooses Luxor", "IMPOSSIBLE equal sizes: no equals"),
        ("Ben keeps 1 Luxor", "IMPOSSIBLE disposal: not disposing"),
        ("Ben says 1 Luxor", "IMPOSSIBLE holdings: announced before"),
        ("bank draws 1 Luxor", "IMPOSSIBLE two players: not drawn"),
    ],
)
def test_what_cannot_be_leaves_the_offer_as_it_was(deed: str, against: str) -> None:
    game = stuck()
    assert said(game.write(deed)) == [against]
    assert (game.books.end, game.awaits) == (Ending.STUCK, "nothing")


def test_holdings_announced_for_an_offered_end_bind_when_play_goes_on() -> None:
    game = position("vacation", 3, "Luxor A1-A5", deal="unknown").play(ROUND)
    assert game.awaits == "announce Luxor: Cat Ana Ben"
    assert not is_over(game.books)
    game.play("Cat says 5 Luxor")
    game.play("Ana I12, buys")
    assert (game.books.end, game.awaits) == (None, "tile: Ben")
    assert game.held("Luxor") == {"Ana": None, "Ben": None, "Cat": 5}
    game.play("Ben passes, buys; Cat passes, buys; Ana passes, buys")
    assert game.awaits == "announce Luxor: Ana Ben"
    game.play("Ana says 0 Luxor; Ben says 3 Luxor")
    assert settlement(game.books).cash == (6_000, 6_000 + 2_500 + 1_500, 6_000 + 5_000 + 2_500)


def test_a_holding_left_open_at_an_offered_end_is_asked_for_at_the_next() -> None:
    game = position("vacation", 3, "Luxor A1-A5", deal="unknown").play(ROUND)
    assert said(game.write("Ana says 2 Luxor")) == [GAP]
    game.play("Ana passes, buys")
    assert game.awaits == "announce Luxor: Ben Cat"


def test_what_the_bank_drew_for_an_offered_end_is_drawn_anew_at_the_next() -> None:
    on = "Luxor A1-A5; American C1-C5"
    game = position("acquire-classic", 2, on, bank_holds=True)
    game.play("Ana passes, buys; Ben passes, buys; bank draws 3 Luxor; Ana passes, buys")
    assert game.books.drawn == ()
    assert game.awaits == "bank_holds Luxor: "
    game.play("bank draws 5 Luxor; bank draws 1 American; Ana ends")
    assert dict(game.books.drawn) == {0: 5, 2: 1}
    assert game.awaits == "nothing"


def test_what_happens_beside_the_rules_leaves_the_offer_standing() -> None:
    game = after(passed(), Note("supper"), Peek(1), Count(0, "cash", 6_000))
    game = after(game, Correct(0, "cash", 6_100), Leave(0, returns=True))
    assert game.books.end is Ending.ROUND_OF_PASSES
    assert settlement(game.books).cash == (6_100, 6_000, 6_000)
    assert after(game, Sit(0)).books.end is Ending.ROUND_OF_PASSES


def test_who_left_at_an_offered_end_is_left_out_when_play_goes_on() -> None:
    game = after(passed(), Leave(0, returns=False))
    assert said(book(Leave(0, returns=False), game.books)) == ["IMPOSSIBLE players: away"]
    assert game.play("Ben C3, buys; Cat C5, buys").awaits == "tile: Ben"


def test_who_is_asked_for_the_last_bonuses_may_leave_while_the_end_is_only_offered() -> None:
    offered = position("vacation", 3, "Luxor A1-A5", deal="unknown").play(ROUND).books
    assert book(Leave(0, returns=False), offered).stands
    declared = position("vacation", 3, "Luxor A1-A11", deal="unknown").play("Cat ends").books
    assert said(book(Leave(0, returns=False), declared)) == ["IMPOSSIBLE turn: asked first"]


def test_whose_turn_it_is_can_be_put_right_at_an_offered_end() -> None:
    game = after(passed(), TurnTo(1))
    assert (game.books.end, game.awaits) == (None, "tile: Ben")
    away = after(passed(), Leave(0, returns=False))
    page = book(TurnTo(0), away.books)
    assert (said(page), page.books) == (["IMPOSSIBLE players: away"], away.books)


def test_an_entry_finds_the_books_of_the_turn_that_goes_on() -> None:
    offered = passed().books
    assert reached(Pass(0), offered).awaiting == reached(Lay(0, named("C3")), offered).awaiting
    assert reached(Pass(0), offered).end is None


def test_the_state_says_that_an_end_is_offered_until_play_goes_on() -> None:
    game = passed()
    state = ChainGame(game.books.header)
    assert state.state(game.books)["end"] == "round of passes"
    assert state.outcome(game.books) == ((6_000,) * 3, (0, 1, 2), True)
    game.play("Ana passes")
    assert state.state(game.books)["end"] is None
    assert state.outcome(game.books) is None
    declared = passed().play("Cat ends").books
    assert state.outcome(declared) == ((6_000,) * 3, (0, 1, 2), False)


def events(*more: Fields) -> dict[str, object]:
    """A table that did not write down the deal, after a round of passes."""
    header = {"format": "hotels-transcript/1", "edition": "vacation", "players": ["Ana", "Ben"]}
    done: list[Fields] = [
        {"op": "tile", "player": 0, "tile": "A1"},
        {"op": "buy", "player": 0, "chains": []},
        {"op": "tile", "player": 1, "tile": "A2"},
        {"op": "found", "player": 1, "chain": "Luxor"},
        {"op": "buy", "player": 1, "chains": []},
        {"op": "pass_tile", "player": 0},
        {"op": "buy", "player": 0, "chains": []},
        {"op": "pass_tile", "player": 1},
        {"op": "buy", "player": 1, "chains": []},
        {"op": "announce", "player": 1, "chain": "Luxor", "blocks": 2},
    ]
    return {**header, "options": {"deal": "unknown"}, "events": [*done, *more]}


def test_a_file_may_go_on_after_what_was_said_for_an_offered_end() -> None:
    said_last: Fields = {"op": "announce", "player": 0, "chain": "Luxor", "blocks": 1}
    passes: Fields = {"op": "pass_tile", "player": 0}
    *_, page = transcript(events(passes)).pages()
    assert page.books.awaiting is not None
    *_, page = transcript(events(said_last, passes)).pages()
    assert page.books.awaiting is not None
    *_, page = transcript(events(said_last, {"op": "end_game", "player": 1})).pages()
    assert (page.books.end, page.books.awaiting) == (Ending.DECLARED, None)
    *_, page = transcript(events({"op": "end_game", "player": 1}, said_last)).pages()
    assert (page.books.end, page.books.awaiting) == (Ending.DECLARED, None)


def test_a_file_ends_once() -> None:
    end: Fields = {"op": "end_game", "player": 1}
    with pytest.raises(Refused) as refused:
        list(transcript(events(end, end)).pages())
    assert (refused.value.code, refused.value.place) == ("game over", 11)
