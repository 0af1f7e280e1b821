"""What holds on the board of every game, by a second opinion from the tiles alone."""

from collections import Counter
from collections.abc import Iterator, Mapping
from operator import itemgetter

from hypothesis import given
from hypothesis import strategies as st

from hotels.ledger.chains.board import LONE, Effect, Prospect
from hotels.ledger.chains.booking import book
from hotels.ledger.chains.books import Books, Ending, Question
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.entries import Buy, Dispose, End, Lay, Pass, Settle
from hotels.ledger.chains.header import Header
from hotels.ledger.chains.rules import ending, tiles
from hotels.ledger.chains.terms import UNSEEN, Tile
from hotels.ledger.objection import Grade
from tests.ledger.chains import plain
from tests.ledger.chains.random_games import Game, games, in_every_edition

UNDECIDED = {Question.NAME, Question.SURVIVOR}
SETTLING = {Question.ANNOUNCE, Question.BANK_HOLDS, Question.NEXT_DEFUNCT, Question.DISPOSE}


@in_every_edition
@given(data=st.data())
def test_chains_are_what_a_flood_fill_finds(own_id: str, data: st.DataObject) -> None:
    game = data.draw(games(own_id))
    untouched = frozenset(game.header.opening)
    laid = set(untouched)
    for before, page in game.steps():
        books, asked = page.books, page.books.awaiting
        if isinstance(page.entry, Lay):
            laid.add(page.entry.tile)
        if asked and asked.kind in UNDECIDED:
            assert books.board.sizes == before.board.sizes
            continue
        lying = plain.chains(books)
        found = {piece for piece in plain.components(laid) if len(piece) > 1}
        assert set(lying.values()) == {piece for piece in found if not piece <= untouched}
        settling = books.end is None and asked is not None and asked.kind in SETTLING
        for chain, size in enumerate(books.board.sizes):
            if settling and chain not in lying:
                assert size == before.board.sizes[chain]
            else:
                assert size == len(lying.get(chain, ()))


@in_every_edition
@given(data=st.data())
def test_a_chain_keeps_its_tiles_until_one_no_smaller_takes_it_over(
    own_id: str, data: st.DataObject
) -> None:
    edition = EDITIONS[own_id]
    game = data.draw(games(own_id))
    for turn in game.turns():
        (before, first), (_, last) = turn[0], turn[-1]
        was, lying = plain.chains(before), plain.chains(last.books)
        for chain in set(was) & set(lying):
            assert was[chain] <= lying[chain]
        for chain in set(was) - set(lying):
            assert isinstance(first.entry, Lay)
            assert chain in plain.touched(first.entry.tile, was)
            assert len(was[chain]) < edition.safe
            (taker,) = (other for other in lying if first.entry.tile in lying[other])
            assert was[chain] < lying[taker]
            assert len(was[taker]) >= len(was[chain])


@in_every_edition
@given(data=st.data())
def test_holders_dispose_chain_by_chain_the_larger_first_and_to_the_left(
    own_id: str, data: st.DataObject
) -> None:
    edition = EDITIONS[own_id]
    game = data.draw(games(own_id))
    for turn in game.turns():
        (before, first), (_, last) = turn[0], turn[-1]
        disposals = [(books, page.entry) for books, page in turn if isinstance(page.entry, Dispose)]
        said = [(edition.places[entry.chain], entry.player) for _, entry in disposals]
        order = list(dict.fromkeys(map(itemgetter(0), said)))
        sizes = [before.board.sizes[chain] for chain in order]
        assert sizes == sorted(sizes, reverse=True)
        due = []
        gone = set(plain.chains(before)) - set(plain.chains(last.books))
        held = disposals[0][0].blocks if disposals else last.books.blocks
        for chain in (*order, *sorted(gone - set(order))):
            ring = disposing(first.books.player, held[chain][:UNSEEN], game)
            due += [(chain, player) for player in ring if held[chain][player]]
        assert said == due
        settled = sum(isinstance(page.entry, Settle) for _, page in turn)
        alike = Counter(before.board.sizes[chain] for chain in gone)
        assert settled == sum(count - 1 for count in alike.values())


def disposing(player: int, held: tuple[int, ...], game: Game) -> list[int]:
    """All from the tile's player to the left; by a house rule, from the largest holder there."""
    seats = game.header.seats
    ring = [(player + step) % seats for step in range(seats)]
    if game.header.options.first_disposal == "largest_holder":
        first = [held[each] for each in ring].index(max(held))
        ring = ring[first:] + ring[:first]
    return ring


@in_every_edition
@given(data=st.data())
def test_the_status_of_a_square_is_what_the_rules_say_and_what_a_tile_then_does(
    own_id: str, data: st.DataObject
) -> None:
    edition = EDITIONS[own_id]
    game = data.draw(games(own_id))
    every = data.draw(st.integers(4, 24))
    laid = set(game.header.opening)
    for count, turn in enumerate(game.turns()):
        before, first = turn[0]
        if count % every == every - 1:
            lying = plain.chains(before)
            for square, prospect in enumerate(tiles.prospects(before)):
                tile = game.header.shape.tile(square)
                assert tiles.prospect(before, tile) == prospect
                known = (tile, laid, lying, edition.safe, len(edition.chains))
                assert prospect.effect is plain.status(*known)
                touched = plain.touched(tile, lying) if tile not in laid else set()
                assert set(prospect.chains) == touched
                check_laid(before, tile, prospect, first.books.player)
        if isinstance(first.entry, Lay):
            laid.add(first.entry.tile)


def check_laid(before: Books, tile: Tile, prospect: Prospect, player: int) -> None:
    """A tile does what was said of its square."""
    page, sizes = book(Lay(player, tile), before), before.board.sizes
    books, asked = page.books, page.books.awaiting
    assert prospect.playable is (page.grade < Grade.GAP)
    if prospect.effect is Effect.TAKEN:
        unmoved = books == before and not page.postings
        assert unmoved, page.entry
        assert not page.stands
        return
    assert asked is not None
    match prospect.effect, prospect.chains:
        case ((Effect.LONE | Effect.EIGHTH), ()):
            assert (page.grade == Grade.AGAINST) is (prospect.effect is Effect.EIGHTH)
            assert (asked.kind, books.board.sizes) == (Question.BUY, sizes)
            assert books.board.cells[before.header.shape.square(tile)] == LONE
        case Effect.FORMS, ():
            free = tuple(chain for chain, size in enumerate(sizes) if not size)
            assert (asked.kind, asked.choices) == (Question.NAME, free)
        case Effect.GROWS, (grows,):
            rest = [chain for chain in range(len(sizes)) if chain != grows]
            assert [books.board.sizes[chain] for chain in rest] == [sizes[chain] for chain in rest]
            assert books.board.sizes[grows] > sizes[grows]
            assert asked.kind is Question.BUY
        case ((Effect.TAKES_OVER | Effect.TWO_SAFE), joined):
            assert (page.grade == Grade.AGAINST) is (prospect.effect is Effect.TWO_SAFE)
            largest = {chain for chain in joined if sizes[chain] == max(sizes[c] for c in joined)}
            if len(largest) > 1:
                assert (asked.kind, set(asked.choices)) == (Question.SURVIVOR, largest)
            else:
                assert asked.kind in SETTLING | {Question.BUY}
                assert plain.chains(books)[largest.pop()] >= {tile}


@in_every_edition
@given(data=st.data())
def test_a_turn_passes_left_until_the_end_is_said_or_nobody_can_go_on(
    own_id: str, data: st.DataObject
) -> None:
    edition = EDITIONS[own_id]
    game = data.draw(games(own_id))
    laid = set(game.header.opening)
    passes = 0
    for before, page in game.steps():
        books, entry = page.books, page.entry
        if isinstance(entry, Lay):
            laid.add(entry.tile)
            passes = 0
        passes += isinstance(entry, Pass)
        if isinstance(entry, Buy):
            lying = plain.chains(books)
            seen = statuses(game.header, laid, lying)
            playable = any(effect in plain.PLAYABLE for effect in seen)
            over = None if playable else Ending.STUCK
            over = Ending.ROUND_OF_PASSES if passes == game.header.seats else over
            assert books.end is over
            sizes = [len(chain) for chain in lying.values()]
            holds = {
                "A": bool(sizes) and min(sizes) >= edition.safe,
                "B": bool(sizes) and max(sizes) >= edition.end,
                "C": passes > 0 and Effect.TWO_SAFE in statuses(game.header, laid, lying),
            }
            said = "".join(sign for sign in edition.ends.conditions if holds[sign])
            assert ending.conditions(books) == said
            if over is None:
                left = (entry.player + 1) % game.header.seats
                assert books.awaiting == (Question.TILE, (left,), None, ())
        elif isinstance(entry, End):
            assert books.end is Ending.DECLARED
            assert ending.conditions(before)
        else:
            assert books.end is before.end


def statuses(header: Header, laid: set[Tile], lying: Mapping[int, plain.Tiles]) -> Iterator[Effect]:
    """What the rules say of each square, one after the other."""
    known = laid, lying, header.edition.safe, len(header.edition.chains)
    return (plain.status(header.shape.tile(square), *known) for square in header.shape.squares)
