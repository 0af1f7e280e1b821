"""How a finished game came out: who won, the ranking, and the settlement chain by chain."""

from collections.abc import Sequence
from typing import NamedTuple

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.rules.ending import Settlement, settlement
from hotels.ledger.chains.terms import Player
from hotels.ledger.chains.workings import Step
from hotels.ledger.outcome import Outcome
from hotels.views.letters import letters
from hotels.views.offered import Offered, offered
from hotels.views.opened import as_it_was
from hotels.views.receipts import Receipt, final_receipts
from hotels.views.slip import bills_for, chain_of
from hotels.views.worth import Graph
from hotels.wording.amounts import Count, counted, listed, money
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech, title
from hotels.wording.workings import outcome_in_words

NOTHING = to_phrase("instead of a sum|none")

SETTLED = to_phrase("Final settlement, smallest chain first")
SETTLED_SO_FAR = to_phrase("Provisional settlement, smallest chain first")
SETTLED_NOW = to_phrase("Settlement under current rules, smallest chain first")

_IN_ALL = to_phrase("Total to pay out")
_IN_ALL_NOW = to_phrase("Total under current rules")
_IN_ALL_THEN = to_phrase("Total if the game ends here")
_MANY = (
    to_phrase("{count} players share the win with {amount}"),
    to_phrase("{count} players would share the win with {amount}"),
)

LONGEST_HEADLINE = 90
"""Signs of the sentence over a standing; the names stand in the ranking below it anyway."""


class Rank(NamedTuple):
    """One player's place; those with the same money share it."""

    place: str
    seat: Player
    name: str
    total: str
    before: str
    wins: bool


class Cell(NamedTuple):
    """What one player got of one chain."""

    seat: Player
    blocks: str
    bonus: str
    sale: str
    """Empty where none were held."""
    receipts: tuple[Receipt, ...]
    """Of the bonus and of the sale, as far as there are any."""
    is_paid: bool = True
    """Whether there is a bonus."""


class ChainLine(NamedTuple):
    """One chain of the settlement."""

    chain: int
    letter: str
    name: str
    detail: str
    cells: tuple[Cell, ...]


class Handed(NamedTuple):
    """What the bank hands one player at the end, of all chains together."""

    seat: Player
    amount: str
    bills: str
    """Empty where it hands over nothing."""


class Result(NamedTuple):
    """All that the end of a game is told with."""

    headline: str
    second: str
    ranks: tuple[Rank, ...]
    lines: tuple[ChainLine, ...]
    """The smallest chain first."""
    handed: tuple[Handed, ...]
    hint: str
    """What the amounts of a settlement are."""
    settled: str
    """What stands over the settlement."""
    in_all: str
    """What stands beside the sums of all that is handed over."""
    offered: Offered | None = None
    """None where the end was declared."""


def result(books: Books, speech: Speech, was: Outcome | None = None) -> Result:
    """How the game came out; where another result is recorded and still counts, that one."""
    outcome, offer = settlement(books), offered(books)
    margin = _margin(books, outcome, speech)
    told = Result(
        _headline(outcome, speech),
        margin if offer is None else phrase("Provisional: {margin}", margin=margin),
        tuple(_ranks(books, outcome, speech)),
        tuple(_lines(books, outcome, speech)),
        tuple(_handed(books, outcome, seat, speech) for seat in range(books.header.seats)),
        phrase("bonus on top, {word.blocks} and sale amount below", word=speech.word),
        phrase(SETTLED if offer is None else SETTLED_SO_FAR),
        phrase(_IN_ALL if offer is None else _IN_ALL_THEN),
        offer,
    )
    return told if was is None else as_recorded(told, was, speech)


def as_recorded(told: Result, was: Outcome, speech: Speech) -> Result:
    """The result that is recorded, and beside it what today's rules make of the game.

    The bank paid by the recorded one, so by the other nothing is to be handed over.
    """
    now = {rank.seat: rank.total for rank in told.ranks}
    wins_now = tuple(sorted(rank.seat for rank in told.ranks if rank.wins))
    same = wins_now == tuple(sorted(was.winners)) and all(
        now[seat] == money(amount) for seat, amount in enumerate(was.cash)
    )
    return told._replace(
        headline=_recorded(was, speech),
        second=as_it_was("" if same else told.headline),
        ranks=tuple(_ranks_then(was, now, speech)),
        settled=phrase(SETTLED_NOW),
        in_all=phrase(_IN_ALL_NOW),
        offered=None,
    )


def by_today(worth: Graph) -> Graph:
    """A chart of worth that ends with today's settlement, not with the recorded one."""
    today = phrase("Under current rules.")
    return worth._replace(note=f"{today} {worth.note}")


def _recorded(was: Outcome, speech: Speech) -> str:
    """Who won by the recorded result."""
    best = money(was.cash[was.winners[0]])
    names = listed(map(speech.player, was.winners))
    if len(was.winners) == 1:
        return phrase("{player} won with {amount}", player=names, amount=best)
    said = phrase("{players} shared the win, {amount} each", players=names, amount=best)
    if len(said) <= LONGEST_HEADLINE:
        return said
    count = len(was.winners)
    return phrase("{count} players shared the win, {amount} each", count=count, amount=best)


def _ranks_then(was: Outcome, now: dict[Player, str], speech: Speech) -> list[Rank]:
    """The players by the money they were recorded with."""
    return [
        Rank(
            str(1 + sum(other > cash for other in was.cash)),
            seat,
            speech.player(seat),
            money(cash),
            phrase("same under current rules")
            if now[seat] == money(cash)
            else phrase("under current rules: {result}", result=now[seat]),
            seat in was.winners,
        )
        for seat, cash in sorted(enumerate(was.cash), key=lambda one: -one[1])
    ]


def _headline(outcome: Settlement, speech: Speech) -> str:
    """Who won, or how many share it where all their names would fill the screen."""
    said = outcome_in_words(outcome, speech)
    count = len(outcome.winners)
    if count == 1 or len(said) <= LONGEST_HEADLINE:
        return said
    amount = money(max(outcome.cash))
    return phrase(_MANY[outcome.provisional], count=count, amount=amount)


def _margin(books: Books, outcome: Settlement, speech: Speech) -> str:
    """``$2,300 ahead of Bob, after 85 turns of VACATION``."""
    turns, edition = Count(books.turn), title(books.header.edition)
    if len(outcome.ranking) == 1:
        return phrase("after {turns:turn/turns} of {edition}", turns=turns, edition=edition)
    winner, runners = outcome.winners[0], outcome.ranking[1]
    margin = money(outcome.cash[winner] - outcome.cash[runners[0]])
    return phrase(
        "{margin} ahead of {players}, after {turns:turn/turns} of {edition}",
        margin=margin,
        players=listed(map(speech.player, runners)),
        turns=turns,
        edition=edition,
    )


def _ranks(books: Books, outcome: Settlement, speech: Speech) -> list[Rank]:
    """The players by their money."""
    found = []
    place = 1
    for level in outcome.ranking:
        found += [
            Rank(
                str(place),
                seat,
                speech.player(seat),
                money(outcome.cash[seat]),
                phrase("{amount} cash before the end", amount=money(books.cash[seat])),
                seat in outcome.winners,
            )
            for seat in level
        ]
        place += len(level)
    return found


def _handed(books: Books, outcome: Settlement, seat: Player, speech: Speech) -> Handed:
    """All bonuses and sales of one player."""
    amount = outcome.cash[seat] - books.cash[seat]
    return Handed(seat, money(amount) if amount else phrase(NOTHING), bills_for(amount, speech))


def _lines(books: Books, outcome: Settlement, speech: Speech) -> list[ChainLine]:
    """The settlement, chain by chain, the smallest first."""
    paid: dict[tuple[int | None, Player], list[tuple[bool, str, Receipt]]] = {}
    for posting, receipt in final_receipts(books, speech):
        if posting.working is None:
            raise AssertionError(posting)
        is_sale = posting.working.step == Step.SALE
        key = chain_of(posting.working, speech), posting.taker
        paid.setdefault(key, []).append((is_sale, money(posting.count), receipt))
    signs = letters(speech.chain(name) for name in books.header.edition.names)
    lines = []
    drawn = dict(books.drawn)
    for chain in outcome.order:
        size = f"{books.board.sizes[chain]} {speech.word.tiles}"
        cells = tuple(
            _cell(books, chain, seat, paid.get((chain, seat), []), speech)
            for seat in range(books.header.seats)
        )
        detail = f"{size}, {money(books.price(chain))}"
        if drawn.get(chain):
            detail += f"; {phrase('the bank holds {count} (drawn)', count=drawn[chain])}"
        lines.append(ChainLine(chain, signs[chain], speech.chain(chain), detail, cells))
    return lines


def _cell(
    books: Books,
    chain: int,
    seat: Player,
    paid: Sequence[tuple[bool, str, Receipt]],
    speech: Speech,
) -> Cell:
    """What one player got of one chain."""
    word = speech.word
    blocks = counted(books.holdings(chain)[seat], word.block, word.blocks)
    bonus = next((amount for is_sale, amount, _ in paid if not is_sale), "")
    sale = next((amount for is_sale, amount, _ in paid if is_sale), "")
    receipts = tuple(receipt for *_, receipt in paid)
    return Cell(seat, blocks, bonus or phrase(NOTHING), sale, receipts, bool(bonus))
