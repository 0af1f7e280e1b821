"""The language of these tests: players by name, tiles as printed, what is done in verbs.

DECISION's chains answer to VACATION's names, place by place: prices and blocks are the same.
"""

from collections.abc import Callable, Iterator

from hotels.ledger.chains import agreement, entries
from hotels.ledger.chains.board import EMPTY, FIRST_CHAIN, LONE, Board, empty
from hotels.ledger.chains.booking import book
from hotels.ledger.chains.books import Awaiting, Books, Question, opening
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.entries import Entry
from hotels.ledger.chains.header import Header
from hotels.ledger.chains.house import house_edition
from hotels.ledger.chains.terms import UNSEEN, Tile, tile
from hotels.ledger.chains.trouble import Page
from hotels.ledger.objection import Grade, Refused
from hotels.ledger.posting import BANK

PEOPLE = ("Ana", "Ben", "Cat", "Dan", "Eva", "Fay", "Gus", "Hal")
HOLDERS = dict(enumerate(PEOPLE)) | {BANK: "bank", UNSEEN: "unseen"}
VERBS: dict[str, Callable[[int, list[str]], Entry]] = {
    "passes": lambda who, _: entries.Pass(who),
    "names": lambda who, said: entries.Name(who, *said),
    "chooses": lambda who, said: entries.Choose(who, *said),
    "settles": lambda who, said: entries.Settle(who, *said),
    "says": lambda who, said: entries.Announce(who, said[1], int(said[0])),
    "draws": lambda _, said: entries.Draw(said[1], int(said[0])),
    "buys": lambda who, said: entries.Buy(who, tuple(said)),
    "ends": lambda who, _: entries.End(who),
    "counts": lambda who, said: entries.Count(who, said[1], int(said[0])),
    "begins": lambda who, _: entries.TurnTo(who),
    "corrects": lambda who, said: entries.Correct(who, said[1], int(said[0])),
}


def of(text: str) -> dict[str, int]:
    """``Ana 6  Ben 2`` as counts by name."""
    words = text.split()
    return {name: int(count) for name, count in zip(words[::2], words[1::2], strict=True)}


def by_seat(text: str, seats: int, otherwise: int = 0) -> tuple[int, ...]:
    """``Ana 6  Ben 2`` as one number a seat."""
    counts = of(text)
    assert set(counts) <= set(PEOPLE[:seats]), text
    return tuple(counts.get(name, otherwise) for name in PEOPLE[:seats])


def named(text: str) -> Tile:
    """The tile a text names."""
    found = tile(text)
    assert found is not None, text
    return found


def squares(text: str) -> Iterator[Tile]:
    """``A1-A3 C2`` as tiles; a span fills the rectangle between its corners."""
    for span in text.split():
        first, _, last = span.partition("-")
        start, stop = named(first), named(last or first)
        for row in range(start.row, stop.row + 1):
            for column in range(start.column, stop.column + 1):
                yield Tile(row, column)


def edition_of(edition: str | Edition) -> Edition:
    """An edition by its id, or itself."""
    return EDITIONS[edition] if isinstance(edition, str) else edition


def spoken(edition: Edition) -> tuple[str, ...]:
    """What these tests call the chains, in the order of the card."""
    return EDITIONS["vacation"].names if edition.name == "DECISION" else edition.names


def house(based_on: str = "vacation", /, **changes: object) -> Edition:
    """An edition of the house."""
    whole = {"format": "hotels-edition/1", "id": "house-ours", "name": "Ours"}
    return house_edition({**whole, "based_on": based_on, "changes": changes})


def real(edition: Edition, word: str) -> str:
    """The name a chain has on the card of this edition; any other word as it is."""
    return dict(zip(spoken(edition), edition.names, strict=True)).get(word, word)


def place(edition: Edition, name: str) -> int:
    """The place of a chain on the card."""
    return spoken(edition).index(name)


def by_chain(edition: Edition, text: str) -> dict[int, str]:
    """``Luxor: Ana 1; Tower: Ben 2`` as one text a chain."""
    parts = [part.partition(":") for part in text.split(";") if part.strip()]
    return {place(edition, name.strip()): said for name, _, said in parts}


def laid_out(edition: Edition, on: str) -> Board:
    """``Luxor A1-A5; lone C3`` as a board."""
    bare = empty(edition.rows, edition.columns, len(edition.chains))
    cells, sizes = bytearray(bare.cells), list(bare.sizes)
    for part in filter(str.strip, on.split(";")):
        name, where = part.split(maxsplit=1)
        for one in squares(where):
            square = bare.shape.square(one)
            assert cells[square] == EMPTY, on
            cells[square] = LONE if name == "lone" else FIRST_CHAIN + place(edition, name)
            if name != "lone":
                sizes[place(edition, name)] += 1
    return Board(bare.shape, bytes(cells), tuple(sizes))


def header(edition: str | Edition, seats: int, **options: object) -> Header:
    """What a table agreed, no block dealt as far as anybody knows."""
    stated = edition_of(edition)
    chosen = agreement.options(dict(options), stated)
    dealt = None if chosen.deal == "unknown" else agreement.no_deal(stated, seats)
    return Header(stated, agreement.seats(seats, stated, chosen), chosen, (), dealt)


def deeds(edition: Edition, text: str) -> Iterator[Entry]:
    """``Ana B3, names Wilton, buys Wilton; Ben passes, buys`` as entries."""
    for line in text.replace(";", "\n").splitlines():
        if line.strip():
            who, _, done = line.strip().partition(" ")
            for deed in done.split(","):
                yield _deed(edition, -1 if who == "bank" else PEOPLE.index(who), deed.split())


def _deed(edition: Edition, player: int, words: list[str]) -> Entry:
    verb, *said = [real(edition, word) for word in words]
    if verb in VERBS:
        return VERBS[verb](player, said)
    if not said:
        return entries.Lay(player, named(verb))
    disposed = dict.fromkeys(("sells", "trades", "keeps"), 0) | of(" ".join(words[:-1]))
    return entries.Dispose(player, said[-1], *disposed.values())


class Game:
    """A game on the table, and its pages so far."""

    def __init__(self, books: Books) -> None:
        self.books = books
        self.pages: list[Page] = []
        self.edition = books.header.edition
        self.names = spoken(self.edition)

    def play(self, text: str) -> "Game":
        """All of this happens, and nothing is to be said against it."""
        for entry in deeds(self.edition, text):
            assert said(self._book(entry)) == [], entry
        return self

    def write(self, text: str) -> Page:
        """All of this happens, and only against the last of it may something be said."""
        *before, last = deeds(self.edition, text)
        for entry in before:
            assert said(self._book(entry)) == [], entry
        return self._book(last)

    def _book(self, entry: Entry) -> Page:
        page = book(entry, self.books)
        assert page.entry is entry
        for thing, old in zip(page.books.blocks, self.books.blocks, strict=True):
            assert sum(thing) == sum(old)
        assert sum(page.books.cash) == 0
        if not page.stands:
            assert (page.books, page.postings) == (self.books, ())
        self.books = page.books
        self.pages.append(page)
        return page

    @property
    def cash(self) -> dict[str, int]:
        """Every player's purse."""
        return dict(zip(PEOPLE, self.books.cash[:UNSEEN], strict=False))

    @property
    def sizes(self) -> dict[str, int]:
        """The chains on the board."""
        board = self.books.board
        return {self.names[chain]: board.sizes[chain] for chain in board.on_board}

    @property
    def prices(self) -> dict[str, int]:
        """What a block of each chain on the board costs."""
        return {self.names[chain]: self.books.price(chain) for chain in self.books.board.on_board}

    def held(self, chain: str) -> dict[str, int | None]:
        """Who holds how many, as far as anybody said."""
        at = place(self.edition, chain)
        seats = range(self.books.header.seats)
        return {PEOPLE[seat]: self.books.held(at, seat) for seat in seats}

    def bank(self, chain: str) -> int:
        """How many blocks of the chain the bank has left."""
        return self.books.blocks[place(self.edition, chain)][BANK]

    def lies(self, square: str) -> str:
        """What lies on a square."""
        board = self.books.board
        code = board.cells[board.shape.square(named(square))]
        return {EMPTY: "nothing", LONE: "lone"}.get(code) or self.names[code - FIRST_CHAIN]

    @property
    def awaits(self) -> str:
        """``dispose Wilton: Ben Dan``, ``survivor: Ana of Luxor Tower``."""
        asked = self.books.awaiting
        if asked is None:
            return "nothing"
        about = "" if asked.chain is None else f" {self.names[asked.chain]}"
        who = " ".join(PEOPLE[player] for player in asked.players)
        choices = " ".join(self.names[chain] for chain in asked.choices)
        return f"{asked.kind}{about}: {who}" + (f" of {choices}" if choices else "")


def position(  # noqa: PLR0913  a position has this many sides
    edition: str | Edition,
    seats: int,
    on: str = "",
    held: str = "",
    *,
    cash: str = "",
    bank: str = "",
    turn: str = "Ana",
    passes: int = 0,
    **options: object,
) -> Game:
    """A game in the middle: what lies where, who holds what, who lays the next tile.

    Blocks held come out of the bank's; what ``bank`` leaves it short of lies with the unseen ones.
    """
    stated = edition_of(edition)
    books = opening(header(stated, seats, **options))
    holdings, left = by_chain(stated, held), of(bank)
    blocks = []
    for at, chain in enumerate(stated.chains):
        hands = by_seat(holdings.get(at, ""), seats)
        rest = chain.bank - sum(hands)
        stock = left.get(spoken(stated)[at], rest)
        blocks.append((*hands, chain.dealt + rest - stock, stock))
    purses = by_seat(cash, seats, books.header.options.start_cash)
    following = PEOPLE.index(turn)
    return Game(
        books._replace(
            board=laid_out(stated, on),
            blocks=tuple(blocks),
            cash=(*purses, 0, -sum(purses)),
            turn=1,
            passes=passes,
            player=(following - 1) % seats,
            awaiting=Awaiting(Question.TILE, (following,)),
        )
    )


def opened(
    edition: str | Edition, seats: int, first: str = "", dealt: str = "", **options: object
) -> Game:
    """A game before its first turn, agreed as tables do."""
    stated = edition_of(edition)
    chosen = agreement.options(dict(options), stated)
    hands = {stated.names[at]: by_seat(text, seats) for at, text in by_chain(stated, dealt).items()}
    given = agreement.deal({name: list(hand) for name, hand in hands.items()}, stated, seats)
    known = None if chosen.deal == "unknown" and not dealt else given
    return Game(opening(agreement.agreed(stated, seats, chosen, list(squares(first)), known)))


def said(page: Page) -> list[str]:
    """``AGAINST buy limit: over the limit``, for each thing said against the entry."""
    return [f"{Grade(one.grade).name} {one.rule}: {one.code}" for one in page.objections]


def moves(page: Page) -> list[str]:
    """``bank to Ana: 3000 cash``, for each thing that moved."""
    return [
        f"{HOLDERS[one.giver]} to {HOLDERS[one.taker]}: {one.count} {one.thing}"
        for one in page.postings
    ]


def refusal(problem: Refused) -> tuple[str, object]:
    """What a refusal says, and of which key."""
    return problem.code, problem.facts.get("field")
