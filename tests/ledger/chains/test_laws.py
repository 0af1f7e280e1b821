"""What holds in every game of every edition, whatever is played."""

import json
from collections import Counter, defaultdict
from dataclasses import fields, replace
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hotels.ledger.chains import codec
from hotels.ledger.chains.booking import book
from hotels.ledger.chains.books import Books, Question, opening
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.entries import (
    Announce,
    Buy,
    Choose,
    Dispose,
    Draw,
    End,
    Entry,
    Name,
    Settle,
)
from hotels.ledger.chains.rules import ending
from hotels.ledger.chains.terms import UNSEEN, Tile
from hotels.ledger.chains.transcript import transcript
from hotels.ledger.chains.trouble import Page, Trouble
from hotels.ledger.objection import Grade
from hotels.ledger.posting import BANK, CASH
from hotels.ledger.reading import LARGEST_NUMBER, parsed
from hotels.ledger.replay import replay
from hotels.wording.objections import sentence
from hotels.wording.speech import Speech
from tests.ledger.chains import plain
from tests.ledger.chains.random_games import Game, Step, games, in_every_edition, wild_games

NUMBERS = st.integers(-LARGEST_NUMBER, LARGEST_NUMBER)
NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=100)
FIELDS = {
    "player": NUMBERS,
    "tile": st.builds(Tile, st.integers(0, 25), st.integers(0, 998)),
    "chain": NAMES,
    "chains": st.lists(NAMES).map(tuple),
    "thing": NAMES | st.just(CASH),
    "returns": st.booleans(),
    "text": st.text(max_size=20),
    **dict.fromkeys(("blocks", "sell", "trade", "keep", "count"), NUMBERS),
}
ENTRIES: st.SearchStrategy[Entry] = st.sampled_from(get_args(Entry)).flatmap(
    lambda kind: st.builds(kind, **{field.name: FIELDS[field.name] for field in fields(kind)})
)
"""Any entry at all, whether or not anybody could mean it."""

LATE = {
    Trouble.BOUGHT_BEFORE,
    Trouble.CHOSEN_BEFORE,
    Trouble.SMALLER_SURVIVES,
    Trouble.DISPOSES_LATE,
    Trouble.DISPOSED_BEFORE,
    Trouble.MORE_THAN_KNOWN,
}
"""What speaks against an entry that is not what is asked for."""

Balances = dict[str, dict[int, int]]


def balances(books: Books) -> Balances:
    """What everybody has of everything."""
    holders = [*range(books.header.seats), UNSEEN, BANK]
    piles = zip(books.header.edition.names, books.blocks, strict=True)
    return {
        thing: {holder: pile[holder] for holder in holders}
        for thing, pile in ((CASH, books.cash), *piles)
    }


def explained(before: Books, page: Page) -> Balances:
    """What everybody has after a page, by its postings one by one."""
    after = balances(before)
    for posting in page.postings:
        assert posting.count > 0
        assert posting.giver != posting.taker
        after[posting.thing][posting.giver] -= posting.count
        after[posting.thing][posting.taker] += posting.count
    return after


def everything(books: Books) -> dict[str, int]:
    """How much there is of each thing."""
    return {thing: sum(pile.values()) for thing, pile in balances(books).items()}


def check_books(before: Books, page: Page) -> None:
    """Nothing is made or lost, no pile is short, and the postings say all of it."""
    assert everything(page.books) == everything(before)
    assert min(min(pile) for pile in page.books.blocks) >= 0
    assert page.books.cash[UNSEEN] == 0
    assert explained(before, page) == balances(page.books)


@in_every_edition
@given(data=st.data())
def test_nothing_is_made_or_lost_and_the_postings_say_it_all(
    own_id: str, data: st.DataObject
) -> None:
    edition = EDITIONS[own_id]
    game = data.draw(games(own_id))
    there_are = {chain.name: chain.dealt + chain.bank for chain in edition.chains}
    assert everything(opening(game.header)) == {CASH: 0} | there_are
    for before, page in game.steps():
        check_books(before, page)
        assert min(page.books.cash[:UNSEEN]) >= 0


@in_every_edition
@given(data=st.data())
def test_what_a_player_says_is_what_he_gets_and_gives(own_id: str, data: st.DataObject) -> None:
    edition = EDITIONS[own_id]
    for before, page in data.draw(games(own_id)).steps():
        blocks: Counter[str] = Counter()
        cost = 0
        match page.entry:
            case Buy(_, chains):
                blocks.update(chains)
                cost = sum(before.price(edition.places[chain]) for chain in chains)
            case Dispose(_, chain, sell, trade, _):
                assert before.takeover is not None
                assert before.takeover.survivor is not None
                blocks[edition.names[before.takeover.survivor]] = trade // 2
                blocks[chain] = -sell - trade
                cost = -sell * before.price(edition.places[chain])
            case Name(_, chain):
                blocks[chain] = min(edition.founder, before.blocks[edition.places[chain]][BANK])
            case Announce(player, chain, said):
                blocks[chain] = said - before.blocks[edition.places[chain]][player]
        had = balances(before)
        for thing, pile in balances(page.books).items():
            for player in range(before.header.seats):
                more = pile[player] - had[thing][player]
                mine = getattr(page.entry, "player", None) == player
                if thing != CASH:
                    assert more == (blocks[thing] if mine else 0)
                elif isinstance(page.entry, Buy | Dispose):
                    assert more == (-cost if mine else 0)
                else:
                    assert more >= 0


@in_every_edition
@given(data=st.data())
def test_the_replay_of_a_prefix_is_that_page_of_the_whole(own_id: str, data: st.DataObject) -> None:
    game = data.draw(games(own_id))
    cut = data.draw(st.integers(0, len(game.pages)))
    again = opening(replace(game.header))
    same = replay(book, again, game.entries[:cut]) == game.pages[:cut]
    assert same, "too long to be shown"


@in_every_edition
@given(data=st.data())
def test_whatever_is_written_is_booked_or_leaves_the_books_as_they_were(
    own_id: str, data: st.DataObject
) -> None:
    for before, page in data.draw(wild_games(own_id)).tried:
        check_page(before, page)


def check_page(before: Books, page: Page) -> None:
    """What does not stand changes nothing; the rest is sound; each objection has a sentence."""
    speech = Speech(before.header.edition, tuple("ABCDEFGH"[: before.header.seats]))
    for objection in page.objections:
        said = sentence(objection.code, objection.facts, speech)
        assert said.strip()
        assert len(said.splitlines()) == 1
    if not page.stands:
        unmoved = page.books == before and not page.postings
        assert unmoved, page.entry
        return
    check_books(before, page)
    asked, entry = before.awaiting, page.entry
    if isinstance(entry, End):
        assert entry.player == before.player
    if asked is None or any(objection.grade == Grade.GAP for objection in page.objections):
        return
    codes = {objection.code for objection in page.objections}
    if codes & LATE:
        check_late(before, page)
        return
    if isinstance(entry, Name | Choose | Announce | Settle | Dispose | Buy):
        assert entry.player == asked.player
    if isinstance(entry, Name | Choose | Settle):
        chain = before.header.edition.places[entry.chain]
        assert chain in asked.choices or codes == {Trouble.SMALLER_SURVIVES}


def check_late(before: Books, page: Page) -> None:
    """What comes too late, or once more, is about the turn that is not over or was over last."""
    takeover, entry = before.takeover, page.entry
    assert page.books.turn == before.turn
    match entry:
        case Buy():
            assert entry.player == before.player
            assert entry.chains
        case Choose():
            assert takeover is not None
            assert entry.player == before.player
            assert before.header.edition.places[entry.chain] in takeover.joined
        case Dispose():
            assert takeover is not None
            assert before.header.edition.places[entry.chain] in takeover.defunct
        case _:
            raise AssertionError(entry)


def unknown(game: Game) -> Books:
    """The opening of the same game where nobody wrote the deal down."""
    options = replace(game.header.options, deal="unknown")
    return opening(replace(game.header, options=options, dealt=None))


DEALING = [own_id for own_id, edition in EDITIONS.items() if edition.yellow]


@pytest.mark.parametrize("own_id", DEALING)
@given(data=st.data())
def test_known_and_unknown_deals_end_alike(own_id: str, data: st.DataObject) -> None:
    edition = EDITIONS[own_id]
    game = data.draw(games(own_id, told=True))
    books = unknown(game)
    told: set[tuple[int, int]] = set()
    for page in game.pages:
        answered: Entry = page.entry
        while True:
            step = book(answered, books)
            assert step.grade < Grade.GAP, step.objections
            books = step.books
            for chain, hands in enumerate(game.table.hands):
                for player, hand in enumerate(hands):
                    announced = (chain, player) in told
                    held = page.books.blocks[chain][player] if announced else None
                    assert books.held(chain, player) == held
                    assert books.dealt[chain][player] == (hand if announced else 0)
            asked = books.awaiting
            if asked is None or asked.kind is not Question.ANNOUNCE or asked.chain is None:
                break
            told.add((asked.chain, asked.player))
            has = page.books.blocks[asked.chain][asked.player]
            answered = Announce(asked.player, edition.names[asked.chain], has)
        assert books.cash == page.books.cash
        assert books.board == page.books.board
        assert books.awaiting == page.books.awaiting
    if books.awaiting is None:
        after, known = ending.settlement(books), ending.settlement(game.books)
        assert (after.cash, after.ranking) == (known.cash, known.ranking)


def taken_over(turn: list[Step]) -> set[int]:
    """The chains that were on the board before a turn and are not after it."""
    return set(plain.chains(turn[0][0])) - set(plain.chains(turn[-1][1].books))


@in_every_edition
@given(data=st.data())
def test_the_bank_asks_before_it_pays_in_the_order_of_the_rules(
    own_id: str, data: st.DataObject
) -> None:
    edition = EDITIONS[own_id]
    game = data.draw(games(own_id))
    said: defaultdict[tuple[int, bool], list[tuple[int, ...]]] = defaultdict(list)
    for before, page in game.steps():
        entry, closing = page.entry, before.end is not None
        if isinstance(entry, Announce | Draw):
            chain = edition.places[entry.chain]
            size = before.board.sizes[chain] if closing else 0
            drawn = isinstance(entry, Draw)
            seat = 0 if isinstance(entry, Draw) else entry.player - before.player
            seat %= game.header.seats
            said[before.turn, closing].append((drawn, size, chain, seat))
    for order in said.values():
        assert order == sorted(set(order))
    if game.header.options.bank_holds:
        draws = [chain for order in said.values() for drawn, _, chain, _ in order if drawn]
        gone = [chain for turn in game.turns() for chain in taken_over(turn)]
        settled = game.books.board.on_board if game.books.awaiting is None else []
        assert Counter(draws) == Counter([*gone, *settled])


def reread(entry: Entry, edition: Edition) -> Entry:
    """The entry after it was written down and read again."""
    return codec.decoded(parsed(json.dumps(codec.encoded(entry, edition)).encode()))


@in_every_edition
@given(data=st.data())
def test_an_entry_written_and_read_is_the_same_in_either_notation(
    own_id: str, data: st.DataObject
) -> None:
    edition = EDITIONS[own_id]
    turned = replace(edition, row_first=not edition.row_first)
    for entry in [*data.draw(games(own_id)).entries, *data.draw(st.lists(ENTRIES))]:
        assert reread(entry, edition) == reread(entry, turned) == entry


@in_every_edition
@given(data=st.data())
def test_a_game_written_as_a_transcript_is_the_same_game(own_id: str, data: st.DataObject) -> None:
    game = data.draw(games(own_id))
    file = json.dumps(game.transcript()).encode()
    same = list(transcript(parsed(file)).pages()) == game.pages
    assert same, "too long to be shown"
