"""What holds in every game, whatever is played."""

from collections import Counter
from itertools import permutations

from hypothesis import given

from hotels.ledger.big_shot.auctions import affordable
from hotels.ledger.big_shot.books import AUCTION, DEBIT_CARD, Books, Question, lot_holder
from hotels.ledger.big_shot.entries import Bid, Entry, Hammer, Loan, Open, Pass, Put
from hotels.ledger.big_shot.game import BigShot
from hotels.ledger.big_shot.loans import may_borrow, next_loan
from hotels.ledger.big_shot.majority import owner, prospects
from hotels.ledger.big_shot.reckoning import reckoning
from hotels.ledger.big_shot.record import record_fields, recorded, result
from hotels.ledger.big_shot.terms import CARDS, COLOURS, Terms, terms_of
from hotels.ledger.big_shot.trouble import Trouble
from hotels.ledger.big_shot.workings import Step
from hotels.ledger.objection import Grade
from hotels.ledger.posting import BANK, CASH
from hotels.ledger.reading import parsed, written
from hotels.ledger.working import Working
from hotels.table import Table
from tests.ledger.big_shot import plain
from tests.ledger.big_shot.random_games import Game, game_of, games

Balances = Counter[tuple[str, int]]


def balances(books: Books) -> Balances:
    """What everybody and every place has of everything."""
    found: Balances = Counter()
    for colour, name in enumerate(COLOURS):
        found[CASH, colour] = books.purses[colour]
        found[DEBIT_CARD, colour] = books.cards[colour]
        found[name, BANK] = books.unopened[colour]
        found[name, AUCTION] = books.auction.left[colour] if books.auction is not None else 0
        for place, lot in enumerate(books.lots):
            found[name, lot_holder(place)] = lot.cubes[colour]
    found[CASH, BANK] = books.purses[BANK]
    found[DEBIT_CARD, BANK] = CARDS - sum(books.cards)
    return found


@given(games() | games(wild=True))
def test_money_cards_and_cubes_are_neither_made_nor_lost(game: Game) -> None:
    for before, page in game.steps:
        expected = balances(before)
        for posting in page.postings:
            assert posting.count > 0
            expected[posting.thing, posting.giver] -= posting.count
            expected[posting.thing, posting.taker] += posting.count
        found = balances(page.books)
        assert found == expected
        total: Counter[str] = Counter()
        for (thing, _), count in found.items():
            total[thing] += count
            assert count >= 0 or thing == CASH
        assert total == {CASH: 0, DEBIT_CARD: 30, **dict.fromkeys(COLOURS, 18)}
        ghost = page.books.terms.ghost
        assert ghost is None or page.books.purses[ghost] == page.books.cards[ghost] == 0


@given(games() | games(wild=True))
def test_every_payment_has_a_working_of_its_amount(game: Game) -> None:
    for page in game.pages:
        for posting in page.postings:
            if posting.thing == CASH:
                assert posting.working is not None
                assert posting.working.amount == posting.count
            else:
                assert posting.working is None


@given(games() | games(wild=True))
def test_a_sold_lot_keeps_its_cubes_and_its_owner(game: Game) -> None:
    for before, page in game.steps:
        for old, new in zip(before.lots, page.books.lots, strict=True):
            assert new.is_sold == (new.count == 7)
            assert new.count <= 7
            if old.is_sold:
                assert new == old
                assert owner(new.cubes) is not None


@given(games() | games(wild=True))
def test_whoever_is_asked_to_bid_is_in_and_does_not_lead(game: Game) -> None:
    for page in game.pages:
        books = page.books
        if books.awaiting is not None and books.awaiting.kind is Question.BID:
            assert books.awaiting.player in books.order
            assert books.lead is None or books.lead[0] != books.awaiting.player
            assert len(books.order) > 1 or books.lead is None


@given(games(wild=True))
def test_what_cannot_have_happened_changes_nothing(game: Game) -> None:
    for before, page in game.steps:
        if page.grade == Grade.IMPOSSIBLE:
            assert page.books == before
            assert page.postings == ()


@given(games())
def test_nobody_owes_the_bank_more_than_his_cards_in_a_game_by_the_rules(game: Game) -> None:
    for _, page in game.steps:
        assert min(page.books.purses[:BANK]) >= 0
        assert sum(page.books.cards) <= CARDS


@given(games() | games(wild=True))
def test_an_entry_is_read_as_it_was_written(game: Game) -> None:
    for page in game.pages:
        entry = page.entry
        if isinstance(entry, Loan | Put) and not 0 <= entry.colour < 4:
            continue
        if page.grade == Grade.IMPOSSIBLE:
            continue
        kept = parsed(written(game.game.encoded(entry)).encode())
        assert game.game.decoded(kept) == entry


@given(games() | games(wild=True))
def test_undone_and_done_again_everything_is_as_it_was(game: Game) -> None:
    table: Table[Entry, Books] = Table(game.game)
    states = [table.books]
    for entry in game.entries[:80]:
        table.write(entry, forced=True)
        if table.books != states[-1]:
            states.append(table.books)
    pages = table.pages
    while table.can_undo is not None:
        table.undo()
    assert table.books == game.game.opening()
    while table.can_redo is not None:
        table.redo()
    assert table.pages == pages
    assert table.books == states[-1]


@given(games())
def test_a_file_written_back_is_read_as_the_same_books_and_reckoned_the_same(game: Game) -> None:
    pages = game.pages
    resting = [
        number
        for number, page in enumerate(pages, start=1)
        if page.books.awaiting is None or page.books.awaiting.kind is Question.OPEN
    ]
    for number in resting[-3:]:
        books = pages[number - 1].books
        names = ["Ana", "Ben", "Cat", "Dan"][: game.game.seats]
        back = record_fields(game.game, pages[:number], names)
        read = recorded(parsed(written(back).encode()))
        # which hidden bid could not be paid is all that a file does not hold
        assert read.books == books._replace(shown=frozenset())
        assert result(books) == result(read.books) == plain.reckoned(back)


@given(games() | games(wild=True))
def test_all_that_changes_in_the_books_is_in_their_state(game: Game) -> None:
    for before, page in game.steps:
        same = written(game.game.state(before)) == written(game.game.state(page.books))
        assert same == (before == page.books)
        summary = game.game.summary(page.books)
        assert parsed(written(summary).encode()) == summary


@given(games() | games(wild=True))
def test_a_working_is_the_sum_of_its_parts(game: Game) -> None:
    def checked(working: Working) -> None:
        parts = sum(part.amount for part in working.parts)
        if working.step == Step.DOUBLED:
            parts *= 2
        assert not working.parts or parts == working.amount
        for part in working.parts:
            checked(part)

    settled = reckoning(game.books)
    for standing in settled.players:
        assert standing.working.amount == standing.worth
        checked(standing.working)
    assert sorted(seat for level in settled.ranking for seat in level) == [*range(game.game.seats)]
    assert settled.is_final == (game.books.awaiting is None)


@given(games() | games(wild=True))
def test_who_sits_where_changes_nobodys_score(game: Game) -> None:
    books, seats = game.books, game.game.seats
    settled = reckoning(books)
    for order in permutations(range(seats)):
        owners = tuple(None if seat is None else order[seat] for seat in books.terms.owners)
        moved = reckoning(books._replace(terms=Terms(seats, owners, books.terms.board)))
        assert [moved.worth[order[seat]] for seat in range(seats)] == [*settled.worth]
        assert {order[seat] for seat in settled.winners} == {*moved.winners}
        assert moved.won_by == settled.won_by


@given(games() | games(wild=True))
def test_a_table_turned_by_one_seat_plays_the_same_game(game: Game) -> None:
    terms, seats = game.game.terms, game.game.seats

    def turned(seat: int) -> int:
        return (seat + 1) % seats if 0 <= seat < seats else seat

    owners = tuple(None if seat is None else turned(seat) for seat in terms.owners)
    other = BigShot(Terms(seats, owners, terms.board, is_hidden=terms.is_hidden))
    books = other.opening()
    for page in game.pages:
        entry = page.entry
        match entry:
            case Open(roller, cubes):
                entry = Open(turned(roller), cubes)
            case Bid(player, amount):
                entry = Bid(turned(player), amount)
            case Pass(player):
                entry = Pass(turned(player))
            case Hammer(winner, amount):
                entry = Hammer(None if winner is None else turned(winner), amount)
        now = other.book(entry, books)
        assert [said.code for said in now.objections] == [said.code for said in page.objections]
        assert (now.books.purses, now.books.lots) == (page.books.purses, page.books.lots)
        books = now.books


@given(games() | games(wild=True))
def test_what_is_foretold_is_what_happens(game: Game) -> None:
    for _, page in game.steps[::3]:
        books = page.books
        for colour in range(4):
            loan = game.game.book(Loan(colour), books)
            assert may_borrow(books, colour) == (loan.grade <= Grade.REMINDER)
            if loan.stands:
                gained = loan.books.purses[colour] - books.purses[colour]
                assert gained == next_loan(books, colour)
        asked = books.awaiting
        if asked is None:
            continue
        if asked.kind is Question.BID and not books.terms.is_hidden:
            can = affordable(books, asked.player)
            for amount in {can.cash, can.cash + 1}:
                codes = [
                    one.code for one in game.game.book(Bid(asked.player, amount), books).objections
                ]
                if Trouble.TOO_LOW not in codes:
                    assert (Trouble.BEYOND in codes) == (amount > can.cash)
        for name in books.terms.board.names:
            for colour, whose in enumerate(prospects(books.lot(name))):
                put = game.game.book(Put(name, colour), books)
                if put.stands:
                    assert owner(put.books.lot(name).cubes) == whose


@given(games())
def test_terms_are_read_as_they_were_written(game: Game) -> None:
    kept = parsed(written(game.game.header()).encode())
    assert isinstance(kept, dict)
    assert terms_of(kept, game.game.seats) == game.game.terms


def test_random_games_are_played_to_the_end_and_against_the_rules() -> None:
    seen: Counter[str] = Counter()
    for seed in range(60):
        game = game_of(seed, wild=bool(seed % 2))
        for page in game.pages:
            seen.update(objection.code for objection in page.objections)
            seen[type(page.entry).__name__] += page.stands
        seen[f"{game.game.seats} over"] += game.books.awaiting is None
        seen["won"] += bool(reckoning(game.books).winners)
        seen["shown"] += bool(game.books.shown)
    kinds = ("Loan", "Open", "Bid", "Pass", "Hammer", "Pay", "Repeat", "Put")
    for word in ("2 over", "3 over", "4 over", "won", "shown", *kinds):
        assert seen[word], (word, seen)
    assert {trouble.value for trouble in Trouble} - {*seen} <= {Trouble.NO_CARDS, Trouble.GHOST}
