"""What holds for every amount the bank pays or takes: bonuses, workings, the settlement."""

from collections import Counter
from dataclasses import replace
from itertools import groupby

from hypothesis import given, settings
from hypothesis import strategies as st

from hotels.ledger.chains.agreement import MOST_PLAYERS, no_deal
from hotels.ledger.chains.books import Books
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.header import Header
from hotels.ledger.chains.rules.bonuses import Holding, bonuses
from hotels.ledger.chains.rules.ending import ranking, settlement
from hotels.ledger.chains.terms import PAIR, UNSEEN
from hotels.ledger.chains.workings import Step
from hotels.ledger.posting import BANK, CASH, Posting
from tests.ledger.chains.random_games import SEATS, games, in_every_edition
from tests.ledger.chains.sense import makes_sense, price_below

TRADED = {Step.PURCHASE, Step.SALE}
MOST_HELD = (1, 2, 3, 8, 30)

many = settings(max_examples=10 * settings().max_examples)
"""For laws that need no game."""


def check_money(postings: tuple[Posting, ...], before: Books) -> None:
    """Money says why, and what it says is what moves; what is traded moves the other way."""
    edition = before.header.edition
    for posting in postings:
        if posting.thing != CASH:
            assert posting.working is None
            continue
        assert posting.working is not None
        assert posting.count == posting.working.amount > 0
        assert makes_sense(posting.working, edition), posting.working
        bought = posting.working.step == Step.PURCHASE
        assert (posting.taker if bought else posting.giver) == BANK
        if posting.working.step in TRADED:
            chain, count, _ = posting.working.args
            assert price_below(posting.working).args == (
                chain,
                before.board.sizes[edition.places[str(chain)]],
            )
            goods = Posting(posting.taker, posting.giver, int(count), str(chain))
            assert goods in postings


def paid(postings: tuple[Posting, ...]) -> list[tuple[str, int, Posting]]:
    """The bonuses among these: of which chain at which size."""
    found = []
    for posting in postings:
        if posting.working and posting.working.step not in TRADED:
            chain, size = price_below(posting.working).args
            found.append((str(chain), int(size), posting))
    return found


def whole(header: Header, chain: int, size: int) -> int:
    """All there is to be had for a chain: ten times the price for two, else all its bonuses."""
    price = header.edition.price(chain, size)
    return 10 * price if header.pair_bonus else sum(header.edition.bonus_row(price))


@in_every_edition
@given(data=st.data())
def test_every_payment_has_a_working_of_its_amount_that_makes_sense(
    own_id: str, data: st.DataObject
) -> None:
    game = data.draw(games(own_id))
    for before, page in game.steps():
        check_money(page.postings, before)
    if game.books.awaiting is None:
        check_money(settlement(game.books).postings, game.books)


@in_every_edition
@given(data=st.data())
def test_a_takeover_pays_each_defunct_chain_once_before_anybody_disposes(
    own_id: str, data: st.DataObject
) -> None:
    edition = EDITIONS[own_id]
    game = data.draw(games(own_id))
    for turn in game.turns():
        was, now = turn[0][0].board.sizes, turn[-1][1].books.board.sizes
        found = [(*bonus, page) for _, page in turn for bonus in paid(page.postings)]
        assert len({id(page) for *_, page in found}) <= 1
        sums: Counter[int] = Counter()
        for name, size, posting, page in found:
            chain = edition.places[name]
            assert size == was[chain]
            assert page.books.blocks[chain][posting.taker] > 0
            assert page.books.takeover is not None
            assert not page.books.takeover.settled
            sums[chain] += posting.count
        for chain, total in sums.items():
            limit = whole(game.header, chain, was[chain])
            assert total < limit + game.header.seats * edition.rounding
        gone = {chain for chain, size in enumerate(was) if size and not now[chain]}
        held = found[0][-1].books.blocks if found else turn[-1][1].books.blocks
        if not game.header.options.bank_holds:
            assert set(sums) == {chain for chain in gone if any(held[chain][:UNSEEN])}
        assert set(sums) <= gone


@st.composite
def holdings(draw: st.DrawFn, own_id: str) -> tuple[Header, Holding]:
    """Any holding of a chain; ties are frequent."""
    edition = EDITIONS[own_id]
    seats = draw(st.sampled_from([seats for seats in SEATS if seats >= edition.min_players]))
    bank = seats == PAIR and draw(st.booleans())
    options = replace(edition.options, bank_holds=bank)
    header = Header(edition, seats, options, (), no_deal(edition, seats))
    most = draw(st.sampled_from(MOST_HELD))
    held = draw(st.lists(st.integers(0, most), min_size=seats, max_size=seats))
    chain = draw(st.integers(0, len(edition.chains) - 1))
    size = draw(st.integers(2, edition.squares))
    first = draw(st.integers(0, seats - 1))
    drawn = draw(st.integers(1, edition.columns)) if bank else None
    return header, Holding(chain, size, tuple(held), first, drawn, draw(st.booleans()))


def amounts(header: Header, holding: Holding) -> list[int]:
    """What each player gets; nobody gets two bonuses."""
    awards = bonuses(header, holding)
    assert len({award.player for award in awards}) == len(awards)
    got = dict.fromkeys(range(header.seats), 0)
    return list((got | {award.player: award.working.amount for award in awards}).values())


@in_every_edition
@many
@given(data=st.data())
def test_the_bonuses_of_a_chain_are_all_paid_and_only_rounding_is_paid_besides(
    own_id: str, data: st.DataObject
) -> None:
    edition = EDITIONS[own_id]
    header, holding = data.draw(holdings(own_id))
    got = amounts(header, holding)
    holders = sum(count > 0 for count in (*holding.held, holding.drawn or 0))
    total = whole(header, holding.chain, holding.size)
    assert min(got) >= 0
    assert sum(got) < total + max(holders, 1) * edition.rounding
    assert all(count > 0 for count, amount in zip(holding.held, got, strict=True) if amount)
    if not holders or holding.drawn:
        assert holders or not any(got)
    elif header.pair_bonus or edition.bonuses.by_seat:
        assert sum(got) == total
    else:
        row = edition.bonus_row(edition.price(holding.chain, holding.size))
        assert sum(got) >= (sum(row[:holders]) if holders > 1 else total)


@in_every_edition
@many
@given(data=st.data())
def test_who_holds_more_gets_no_less_and_who_holds_as_many_as_much(
    own_id: str, data: st.DataObject
) -> None:
    edition = EDITIONS[own_id]
    header, holding = data.draw(holdings(own_id))
    got = list(zip(holding.held, amounts(header, holding), strict=True))
    for count, amount in got:
        for other, less in got:
            apart = edition.rounding if edition.bonuses.by_seat else 0
            assert count < other or amount >= less - (apart if count == other else 0)


@in_every_edition
@many
@given(data=st.data())
def test_it_does_not_matter_where_at_the_table_anybody_sits(
    own_id: str, data: st.DataObject
) -> None:
    edition = EDITIONS[own_id]
    header, holding = data.draw(holdings(own_id))
    got = amounts(header, holding)
    turned = (*holding.held[1:], holding.held[0])
    first = (holding.first - 1) % header.seats
    assert amounts(header, holding._replace(held=turned, first=first)) == [*got[1:], got[0]]
    if not edition.bonuses.by_seat:
        assert amounts(header, holding._replace(first=first)) == got


@in_every_edition
def test_a_block_gets_no_cheaper_as_its_chain_grows(own_id: str) -> None:
    edition = EDITIONS[own_id]
    for chain in range(len(edition.chains)):
        prices = [edition.price(chain, size) for size in range(edition.squares + 1)]
        assert prices == sorted(prices)
        assert prices[0] == prices[1] == 0 < prices[2]


@in_every_edition
@given(data=st.data())
def test_the_settlement_pays_the_smallest_chain_first_and_buys_every_block_back(
    own_id: str, data: st.DataObject
) -> None:
    edition = EDITIONS[own_id]
    books = data.draw(games(own_id)).books
    if books.awaiting is not None:
        return
    outcome, sizes = settlement(books), books.board.sizes
    on_board = [chain for chain, size in enumerate(sizes) if size]
    assert outcome.order == tuple(sorted(on_board, key=lambda chain: (sizes[chain], chain)))
    names = [edition.names[chain] for chain in outcome.order]
    pays = [name for name, _ in groupby(name for name, *_ in paid(outcome.postings))]
    assert pays == [name for name in names if name in pays]
    if not books.header.options.bank_holds:
        assert pays == [name for name in names if any(books.holdings(edition.places[name]))]
    money = [posting.working.step for posting in outcome.postings if posting.working]
    assert money == sorted(money, key=lambda step: step == Step.SALE)
    after = books.posted(outcome.postings)
    assert sum(after.cash) == 0
    assert after.cash[:UNSEEN] == outcome.cash
    for chain, size in enumerate(sizes):
        left = (0,) * books.header.seats if size else books.blocks[chain][:UNSEEN]
        assert after.blocks[chain][:UNSEEN] == left
        assert sum(after.blocks[chain]) == sum(books.blocks[chain])
    assert set(outcome.winners) == {
        player for player, cash in enumerate(outcome.cash) if cash == max(outcome.cash)
    }


@given(st.lists(st.integers(0, 3), min_size=1, max_size=MOST_PLAYERS))
def test_a_ranking_has_everybody_once_the_richest_first(cash: list[int]) -> None:
    ranks = ranking(tuple(cash))
    assert sorted(player for rank in ranks for player in rank) == list(range(len(cash)))
    richest = [{cash[player] for player in rank} for rank in ranks]
    assert richest == [{amount} for amount in sorted(set(cash), reverse=True)]
