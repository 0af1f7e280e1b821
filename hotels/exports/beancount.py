"""A plain-text accounting file that ``bean-check`` accepts, with what every turn left asserted."""

from collections.abc import Iterable, Iterator
from datetime import date, timedelta
from textwrap import wrap

from hotels.exports.accounts import DOLLAR, Accounts
from hotels.exports.played import Kind, Movement, Played, plain
from hotels.exports.text import after_turn
from hotels.ledger.chains.books import Books
from hotels.ledger.chains.edition import Words
from hotels.ledger.chains.entries import Note, Peek
from hotels.ledger.chains.terms import UNSEEN
from hotels.ledger.posting import BANK, CASH, Posting
from hotels.wording import ledger
from hotels.wording.amounts import listed
from hotels.wording.language import phrase
from hotels.wording.speech import title

DAY = timedelta(days=1)
EVENING = 2
"""The settlement's day after the last turn, and the morning on which it is checked."""

PROSE_WIDTH = 97


class TooLate(Exception):
    """The calendar has not enough days after the date for one a turn."""


def beancount(game: Played) -> str:
    """The whole game as directives."""
    last = game.books.turn + EVENING
    if date.max - game.when < last * DAY:
        raise TooLate
    return "".join(f"{line}\n" for line in _File(game).lines())


class _File:
    """One game's directives."""

    def __init__(self, game: Played) -> None:
        self.game = game
        self.names = Accounts(game.about.players, game.header.edition.names, game.about.chains)
        self.prices: dict[int, int] = {}

    def lines(self) -> Iterator[str]:
        """All of them, day after day."""
        game = self.game
        yield from self._head()
        yield from self._openings()
        yield from self._box()
        for movement in game.outset():
            yield from self._transaction(movement, game.when, phrase("before the first turn"))
        yield from self._morning(1, game.opening, range(len(game.opening.blocks)))
        for turn in game.turns:
            touched: set[int] = set()
            day = self._day(turn.number)
            yield from _comment(phrase("Turn {turn}", turn=turn.number))
            yield ""
            for step in turn.steps:
                if isinstance(step.page.entry, Note | Peek):
                    continue  # said to the table, and no affair of its accounts
                deed = ledger.told(step.before, step.page, game.speech)
                yield from _comment(deed)
                for movement in game.moved(turn.number, step):
                    touched |= self._touched(movement.posting)
                    yield from self._transaction(movement, day, deed)
            yield from self._prices(turn.books, day)
            yield from self._morning(turn.number + 1, turn.books, sorted(touched))
        yield from self._close()

    def _day(self, number: int) -> date:
        """The day on which a turn stands."""
        return self.game.when + number * DAY

    def _head(self) -> Iterator[str]:
        """What this is, for people and for programs."""
        game = self.game
        players = listed(map(game.speech.player, range(game.header.seats)))
        head = title(game.header.edition)
        when = game.when.isoformat()
        yield from _comment(
            phrase(
                "{edition}, played on {when} by {players}.",
                edition=head,
                when=when,
                players=players,
            )
        )
        for paragraph in _explanations(game.speech.word):
            yield ";;"
            yield from (f";; {line}" for line in wrap(paragraph, PROSE_WIDTH))
        yield ""
        yield f'option "title" {_text(f"{head}: {players}, {when}")}'
        yield f'option "operating_currency" "{DOLLAR}"'
        yield ""

    def _openings(self) -> Iterator[str]:
        """Commodities and accounts, each with the name it has at the table."""
        game, names, day = self.game, self.names, self.game.when
        yield f"{day} commodity {DOLLAR}"
        yield f"  name: {_text(phrase('play money, whole dollars'))}"
        for chain, commodity in zip(game.header.edition.names, names.commodities, strict=True):
            yield f"{day} commodity {commodity}"
            yield f"  name: {_text(game.about.chains.get(chain, chain))}"
            yield f"  printed: {_text(chain)}"
        yield ""
        for seat, player in enumerate(game.about.players):
            for account in (names.cash(seat), names.blocks(seat)):
                yield f"{day} open {account}"
                yield f"  player: {_text(player)}"
        for account in (names.cash(BANK), names.blocks(BANK), names.blocks(UNSEEN), names.box):
            yield f"{day} open {account}"
        yield ""

    def _box(self) -> Iterator[str]:
        """Every block that there is, before it is dealt."""
        for chain, commodity in zip(
            self.game.header.edition.chains, self.names.commodities, strict=True
        ):
            yield f"{self.game.when} * {_text(phrase('from the box'))}"
            yield self._leg(self.names.box, -chain.bank - chain.dealt, commodity)
            yield self._leg(self.names.blocks(BANK), chain.bank, commodity)
            if chain.dealt:
                yield self._leg(self.names.blocks(UNSEEN), chain.dealt, commodity)
            yield ""

    def _transaction(self, movement: Movement, day: date, deed: str) -> Iterator[str]:
        """One posting: who gives, who takes, and why."""
        game, names, posting = self.game, self.names, movement.posting
        in_cash = posting.thing == CASH
        thing = DOLLAR if in_cash else names.commodity(posting.thing)
        why = phrase(movement.kind)
        if movement.kind is not Kind.START:
            why += f": {ledger.movement(posting, game.speech)}"
        yield f"{day} * {_text(game.about.players[movement.player])} {_text(why)}"
        yield f"  turn: {movement.turn}"
        if movement.number is not None:
            yield f"  event: {movement.number}"
        yield f"  deed: {_text(deed)}"
        yield f"  rule: {_text(movement.cites.rule)}"
        yield f"  mark: {_text(movement.cites.mark)}"
        if movement.price is not None:
            yield f"  price-mark: {_text(movement.price.cites.mark)}"
        for whose, count in ((posting.giver, -posting.count), (posting.taker, posting.count)):
            account = names.cash(whose) if in_cash else names.blocks(whose)
            yield self._leg(account, count, thing)
        yield ""

    def _leg(self, account: str, count: int, thing: str) -> str:
        """An account and what it gets, amounts below each other."""
        return f"  {account:{self.names.width}} {count:>8} {thing}"

    def _touched(self, posting: Posting) -> set[int]:
        """The chain whose blocks moved, if it was blocks."""
        return set() if posting.thing == CASH else {self.game.header.edition.places[posting.thing]}

    def _prices(self, books: Books, day: date) -> Iterator[str]:
        """The prices that are not what they were."""
        for chain, commodity in enumerate(self.names.commodities):
            price = books.price(chain)
            if price != self.prices.get(chain, 0):
                self.prices[chain] = price
                yield f"{day} price {commodity} {price} {DOLLAR}"

    def _morning(self, number: int, books: Books, chains: Iterable[int]) -> Iterator[str]:
        """What must be there before this day's first transaction."""
        day, names = self._day(number), self.names
        for whose in (*range(self.game.header.seats), BANK):
            yield f"{day} balance" + self._leg(names.cash(whose), books.cash[whose], DOLLAR)[1:]
        for chain in chains:
            for whose in (*range(self.game.header.seats), UNSEEN, BANK):
                count = books.blocks[chain][whose]
                leg = self._leg(names.blocks(whose), count, names.commodities[chain])
                yield f"{day} balance{leg[1:]}"
        yield ""

    def _close(self) -> Iterator[str]:
        """The final settlement, and what everybody has at last."""
        game = self.game
        books, last = game.books, game.books.turn
        yield from _comment(after_turn(game))
        yield ""
        if game.settlement is not None:
            final = phrase("final settlement")
            deed = phrase("provisional settlement") if game.settlement.provisional else final
            for movement in game.closing():
                yield from self._transaction(movement, self._day(last + 1), deed)
            books = books.posted(game.settlement.postings)
        yield from _comment(phrase("Closing balances"))
        yield ""
        yield from self._morning(last + EVENING, books, range(len(books.blocks)))


def _explanations(word: Words) -> tuple[str, str]:
    """How the file is to be read."""
    return (
        phrase(
            "Each turn counts as one day. Beancount checks a balance at the start of a day, so "
            "the deal is dated on the day of the game, turn 1 on the next day, turn 2 on the day "
            "after, and so on. The result of each turn is asserted on the following morning: "
            "everyone's cash, the bank's, and all {word.blocks} of each chain whose {word.blocks}"
            " changed hands. Anything without a posting is unchanged since it was last asserted. "
            "The asserted amounts come from the game's own books; they are not sums of these "
            "postings.",
            word=word,
        ),
        phrase(
            "The bank's balance is negative: the bank has paid out more than it has collected. "
            "Dealt {word.blocks} not yet known to the bank are under Unseen. The box that "
            "everything came from is under Equity.",
            word=word,
        ),
    )


def _comment(text: str) -> Iterator[str]:
    """A line for people only."""
    yield f";; {plain(text)}"


def _text(text: str) -> str:
    """A text in quotes."""
    escaped = plain(text).replace("\\", r"\\").replace('"', r"\"")
    return f'"{escaped}"'
