"""What holds in every game of Perfect Hotel, whatever is built."""

import json
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from hotels.ledger.codec import act_fields, act_of
from hotels.ledger.journal import Amend, Strike
from hotels.ledger.objection import Grade
from hotels.ledger.perfect_hotel.booking import book
from hotels.ledger.perfect_hotel.books import Books, Hotels, opening
from hotels.ledger.perfect_hotel.entries import Another, Build, Entry, InHand, Keep, Value
from hotels.ledger.perfect_hotel.game import PerfectHotel
from hotels.ledger.perfect_hotel.record import record_fields, recorded, result
from hotels.ledger.perfect_hotel.scoring import scored, standing, track
from hotels.ledger.perfect_hotel.terms import KINDS, Terms, Values, terms_of
from hotels.ledger.perfect_hotel.trouble import Trouble
from hotels.ledger.perfect_hotel.workings import Step
from hotels.ledger.reading import LARGEST_NUMBER, parsed
from hotels.ledger.replay import replay
from hotels.table import Table
from hotels.wording.perfect_hotel import sum_in_words
from hotels.wording.perfect_hotel_entries import in_short
from hotels.wording.perfect_hotel_refusals import sentence
from hotels.wording.speech import Speech
from tests.ledger.perfect_hotel import plain
from tests.ledger.perfect_hotel.rounds import PEOPLE

KIND, NUMBER = st.integers(0, 5), st.integers(-LARGEST_NUMBER, LARGEST_NUMBER)
VALUES: st.SearchStrategy[Values] = st.tuples(*[st.integers(0, 99)] * 6)


def likely(seats: int) -> st.SearchStrategy[Entry]:
    """An entry that mostly fits, and sometimes not."""
    player = st.integers(0, seats - 1)
    building = st.builds(Build, player, KIND, st.integers(1, 6), st.integers(0, 2))
    rare = (
        st.builds(InHand, player, st.integers(0, 3))
        | st.builds(Build, player, KIND, st.integers(0, 30), st.integers(0, 6))
        | st.builds(Value, KIND, st.integers(0, 99))
        | st.just(Another())
        | st.just(Keep())
    )
    return st.one_of(building, building, building, rare)


def anything(seats: int) -> st.SearchStrategy[Entry]:
    """Any entry at all that can be written down at a table of so many."""
    player = st.integers(0, seats - 1)
    return (
        st.builds(Build, player, KIND, NUMBER, NUMBER)
        | st.builds(InHand, player, NUMBER)
        | st.builds(Value, KIND, NUMBER)
        | st.sampled_from([Keep(), Another()])
    )


@st.composite
def tables(draw: st.DrawFn) -> Table[Entry, Books]:
    """A game in play, in which what cannot have happened was not written."""
    terms = Terms(draw(st.integers(2, 4)), draw(VALUES), draw(st.integers(1, 4)))
    table: Table[Entry, Books] = Table(PerfectHotel(terms))
    for entry in draw(st.lists(likely(terms.seats), max_size=40)):
        table.write(entry, forced=True)
    return table


ROUNDS = tables().map(lambda table: table.books.counted).filter(bool).map(lambda kept: kept[-1])


def check_books(books: Books) -> None:
    """No round has more cards than the game, no hotel a floor that cannot be."""
    assert len(books.kept) <= books.planned
    for hotels in (*books.kept, books.hotels):
        assert len(hotels) == books.terms.seats
        floors = [floor for hotel in hotels for floor in hotel.floors]
        tourists = [floor.tourists for floor in floors] + [hotel.in_hand for hotel in hotels]
        assert min(tourists) >= 0
        assert sum(tourists) <= 5
        assert sum(floor.cards for floor in floors) <= 57
        for floor in floors:
            assert floor.cards >= 1
            assert floor.cards + floor.tourists >= 2
        for hotel in hotels:
            below = [None, *(floor.kind for floor in hotel.floors)]
            fresh = []
            for floor, under in zip(hotel.floors, below, strict=False):
                assert floor.is_annex == (floor.kind == under)
                if not floor.is_annex:
                    fresh.append(floor.kind)
            assert len(fresh) == len({*fresh})


@given(ROUNDS, VALUES)
def test_a_round_is_worth_what_the_rules_say_when_read_once_more(
    hotels: Hotels, values: Values
) -> None:
    found = [
        {"majority": one.majority, "tourists": one.tourists, "awards": one.awards}
        for one in scored(hotels, values).players
    ]
    assert found == plain.points(hotels, values)


@given(ROUNDS, VALUES, st.data())
def test_the_order_of_the_players_changes_nobodys_points(
    hotels: Hotels, values: Values, data: st.DataObject
) -> None:
    order = data.draw(st.sampled_from([*permutations(range(len(hotels)))]))
    seated = scored(tuple(hotels[player] for player in order), values).players
    first = scored(hotels, values).players
    assert seated == tuple(first[player] for player in order)


@given(ROUNDS, VALUES)
def test_a_kind_pays_its_value_once_or_a_point_a_card(hotels: Hotels, values: Values) -> None:
    score = scored(hotels, values)
    lines = [
        part
        for one in score.players
        for part in one.working.parts
        if part.step in {Step.MAJORITY, Step.TIED}
    ]
    for kind, name in enumerate(KINDS):
        most = max(hotel.count(kind) for hotel in hotels)
        amounts = [part.amount for part in lines if part.args[0] == name]
        level = [hotel for hotel in hotels if hotel.count(kind) == most > 0]
        assert amounts == ([values[kind]] if len(level) == 1 else [most] * len(level))


@given(tables())
def test_the_totals_are_the_sums_of_the_rounds_and_of_their_workings(
    table: Table[Entry, Books],
) -> None:
    stands = standing(table.books)
    for seat, total in enumerate(stands.totals):
        scores = [one.players[seat] for one in stands.rounds]
        assert total == sum(score.total for score in scores)
        for score in scores:
            assert score.total == score.majority + score.tourists + score.awards
            assert score.total == sum(part.amount for part in score.working.parts)
            assert all(part.amount or part.parts for part in score.working.parts)
            assert all(sum_in_words(part) for part in score.working.parts)
    assert [seat for level in stands.ranking for seat in level] == sorted(
        range(table.books.terms.seats), key=lambda seat: (-stands.totals[seat], seat)
    )
    best = max(stands.totals)
    first = tuple(seat for seat, total in enumerate(stands.totals) if total == best)
    assert stands.winners == (first if stands.rounds else ())


@given(st.integers(2, 4).flatmap(lambda seats: st.tuples(st.just(seats), anything(seats))))
def test_an_entry_is_read_as_it_was_written(drawn: tuple[int, Entry]) -> None:
    seats, entry = drawn
    game = PerfectHotel(Terms(seats))
    assert game.decoded(parsed(json.dumps(game.encoded(entry)).encode())) == entry
    for act in (Amend(3, entry), Strike(2)):
        assert act_of(act_fields(act, game.encoded), game.decoded) == act


@given(st.integers(2, 4), VALUES, st.integers(1, 50))
def test_terms_are_read_as_they_were_written(seats: int, values: Values, rounds: int) -> None:
    terms = Terms(seats, values, rounds)
    assert terms_of(PerfectHotel(terms).header(), seats) == terms


@given(
    st.integers(2, 4).flatmap(lambda seats: st.tuples(st.just(seats), st.lists(anything(seats))))
)
def test_whatever_is_written_is_booked_or_set_aside_with_a_sentence(
    drawn: tuple[int, list[Entry]],
) -> None:
    seats, entries = drawn
    speech = Speech(players=PEOPLE[:seats])
    before = opening(Terms(seats))
    for page in replay(book, before, entries):
        check_books(page.books)
        assert page.stands or page.books == before
        assert in_short(page, speech)
        for said in page.objections:
            assert "{" not in sentence(said.code, said.facts, speech)
        before = page.books


@given(tables())
def test_undo_then_redo_changes_nothing(table: Table[Entry, Books]) -> None:
    before = table.pages
    done = 0
    while table.can_undo:
        table.undo()
        done += 1
    assert table.books == table.game.opening()
    for _ in range(done):
        table.redo()
    assert table.pages == before


@given(tables(), st.data())
def test_an_amendment_or_a_strike_leaves_the_rest_sound(
    table: Table[Entry, Books], data: st.DataObject
) -> None:
    if not table.pages:
        return
    number = data.draw(st.sampled_from([one for one, _ in table.pages]))
    if data.draw(st.booleans()):
        table.strike(number)
    else:
        table.amend(number, data.draw(likely(table.game.seats)))
    books = table.game.opening()
    for _, page in table.pages:
        check_books(page.books)
        if page.stands:
            assert page.books != books or isinstance(page.entry, Value | InHand)
        else:
            assert page.books == books
            assert [said.grade for said in page.objections] == [Grade.IMPOSSIBLE]
        books = page.books
    again = replay(book, table.game.opening(), [page.entry for _, page in table.pages])
    assert again == [page for _, page in table.pages]


@given(tables())
def test_a_file_written_back_is_read_as_the_same_hotels(table: Table[Entry, Books]) -> None:
    books = table.books
    text = json.dumps(record_fields(books, PEOPLE[: books.terms.seats])).encode()
    again = recorded(parsed(text))
    assert again.players == PEOPLE[: books.terms.seats]
    assert again.books.kept == books.counted
    assert again.books.values == books.values
    assert result(again.books) == result(books)


@given(tables())
def test_the_state_is_plain_and_tells_books_apart(table: Table[Entry, Books]) -> None:
    states = {json.dumps(table.game.state(page.books)) for _, page in table.pages}
    books = {page.books for _, page in table.pages}
    assert len(states) == len(books)


@given(st.integers(1, 10**9))
def test_laps_and_spaces_make_the_total(total: int) -> None:
    lap, space = track(total)
    assert lap * 40 + space == total
    assert 1 <= space <= 40


def test_every_trouble_has_its_sentence() -> None:
    facts = {"player": 0, "kind": "Bar", "top": "Gym", "known": ("Bar",), "rounds": 1}
    facts |= {"count": 1, "least": 2, "right": 5, "most": 9}
    assert all(sentence(trouble, facts, Speech()) for trouble in Trouble)
