"""The end: when it may be said, what is asked then, and the final settlement."""

from typing import NamedTuple

from hotels.ledger.chains import entries
from hotels.ledger.chains.board import EMPTY, Effect
from hotels.ledger.chains.books import Awaiting, Books, Ending, Question
from hotels.ledger.chains.rule import Rule
from hotels.ledger.chains.rules import deal
from hotels.ledger.chains.rules.bonuses import bonus_postings
from hotels.ledger.chains.rules.takeovers import holding
from hotels.ledger.chains.terms import UNSEEN, Player
from hotels.ledger.chains.trouble import Page, Trouble, objection, set_aside
from hotels.ledger.chains.workings import Step, traded
from hotels.ledger.money import Money
from hotels.ledger.posting import BANK, CASH, Posting
from hotels.ledger.replay import Booked


class Settlement(NamedTuple):
    """How a game comes out: what the bank pays, chain by chain, and who has most."""

    order: tuple[int, ...]
    """The chains on the board, the smallest first."""
    postings: tuple[Posting, ...]
    cash: tuple[Money, ...]
    ranking: tuple[tuple[Player, ...], ...]
    provisional: bool = False
    """Whether the end was only offered, so that play may still go on."""

    @property
    def winners(self) -> tuple[Player, ...]:
        """Whoever has most; equal money shares the win."""
        return self.ranking[0]


def conditions(books: Books) -> str:
    """Which of the edition's end conditions hold now: A, B, C or several."""
    edition = books.header.edition
    sizes = [size for size in books.board.sizes if size]
    holds = {
        "A": bool(sizes) and min(sizes) >= edition.safe,
        "B": bool(sizes) and max(sizes) >= edition.end,
        "C": books.passes > 0 and _dead_squares(books),
    }
    return "".join(sign for sign in edition.ends.conditions if holds[sign])


def may_end(books: Books) -> bool:
    """Whether nothing speaks against an end declared now: a condition holds, or it is offered."""
    return books.is_provisional or bool(conditions(books))


def overdue(books: Books) -> bool:
    """Whether the edition itself ends the game here, and it goes on all the same."""
    edition = books.header.edition
    if "A" not in edition.ends.compulsory and "B" not in edition.ends.compulsory:
        return False
    sizes = [size for size in books.board.sizes if size]
    return bool(sizes) and (min(sizes) >= edition.safe or max(sizes) >= edition.end)


def turn_over(books: Books) -> Books:
    """After a purchase: the next player's turn, or the offer of an end; see ``resumed``."""
    reason = _stuck(books)
    if reason is None:
        return resumed(books)
    return carried_on(books._replace(end=reason, silent=frozenset(), drawn=()))


def still_over(books: Books) -> Books:
    """After something said late about a turn that is over: who lays next stays the same.

    The end may be offered, as after any purchase, but not where the table went on by giving the
    turn to another: an offer taken back gives it to whoever sits next.
    """
    asked = books.awaiting
    if asked is not None and asked.players != (books.following(books.player),):
        return books
    after = turn_over(books)
    return books if after.end is None else after


def resumed(books: Books) -> Books:
    """The next player's turn; an end that was only offered is taken back."""
    following = books.following(books.player)
    return books._replace(end=None, awaiting=Awaiting(Question.TILE, (following,)))


def ended(entry: entries.End, books: Books) -> Page:
    """The end is declared by the player whose turn it was, after the purchase."""
    if books.end is Ending.DECLARED:
        return set_aside(entry, books, Trouble.GAME_OVER)
    if not books.turn:
        return set_aside(entry, books, Trouble.NOT_BEGUN)
    if entry.player != books.player:
        return set_aside(entry, books, Trouble.NOT_HIS_TO_SAY, player=entry.player, by=books.player)
    said = () if may_end(books) else (objection(Trouble.NO_END, **_lacking(books)),)
    if books.end is None:
        books = books._replace(silent=frozenset(), drawn=())
    after = carried_on(books._replace(end=Ending.DECLARED))
    return Booked(entry, after, (), said)


def carried_on(books: Books) -> Books:
    """The end up to its next question; nothing is awaited when the game can be settled."""
    order = books.board.smallest_first()
    return books._replace(awaiting=deal.question(books, order, order))


def is_over(books: Books) -> bool:
    """Whether play has ended, if only provisionally, and nothing is left to ask."""
    return books.awaiting is None


def settlement(books: Books) -> Settlement:
    """Final bonuses, the smallest chain first, then all blocks sold; most money wins."""
    header = books.header
    order = books.board.smallest_first()
    postings: list[Posting] = []
    for chain in order:
        postings += bonus_postings(header, holding(books, chain, closing=True))
    for chain in order:
        name = header.edition.names[chain]
        for player, count in enumerate(books.holdings(chain)):
            if count > 0:
                size = books.board.sizes[chain]
                working = traded(header, Step.SALE, Rule.END_ORDER, chain, size, count)
                postings += [
                    Posting(player, BANK, count, name),
                    Posting(BANK, player, working.amount, CASH, working),
                ]
    cash = books.posted(postings).cash[:UNSEEN]
    ranks = ranking(cash)
    return Settlement(tuple(order), tuple(postings), cash, ranks, books.is_provisional)


def ranking(cash: tuple[Money, ...]) -> tuple[tuple[Player, ...], ...]:
    """The players by their money; those who have the same share a rank."""
    return tuple(
        tuple(player for player, money in enumerate(cash) if money == amount)
        for amount in sorted(set(cash), reverse=True)
    )


def _stuck(books: Books) -> Ending | None:
    """Why the bank offers the end, if it does."""
    if books.passes >= books.header.seats - len(books.away):
        return Ending.ROUND_OF_PASSES
    if not books.board.playable(books.header.edition.safe):
        return Ending.STUCK
    return None


def _dead_squares(books: Books) -> bool:
    """Whether a tile could be in a rack that would join two safe chains."""
    safe = books.header.edition.safe
    if sorted(books.board.sizes)[-2] < safe:
        return False
    return any(
        books.board.cells[square] == EMPTY
        and books.board.prospect(square, safe).effect is Effect.TWO_SAFE
        for square in books.header.shape.squares
    )


def _lacking(books: Books) -> dict[str, object]:
    """What stands against an end: the chains not safe, the largest, the passes."""
    edition, sizes = books.header.edition, books.board.sizes
    return {
        "unsafe": tuple(chain for chain, size in enumerate(sizes) if 0 < size < edition.safe),
        "largest": max(sizes),
        "end": edition.end,
        "safe": edition.safe,
        "on_board": sum(map(bool, sizes)),
    }
