"""What the desk settles: one holding, its answer as a sentence, and the same by every edition."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.editions import VACATION
from hotels.ledger.chains.quick import Question, counterpart, in_every_edition, settled
from hotels.ledger.chains.rules.bonuses import Award
from hotels.ledger.chains.terms import PAIR, Player
from hotels.ledger.objection import Refused
from hotels.views.letters import letters
from hotels.views.people import seated
from hotels.views.table import WHOLE_NAMES
from hotels.wording.amounts import as_sentence, counted, listed
from hotels.wording.objections import sentence
from hotels.wording.speech import Speech, title

LEAST, MOST = 2, 6
"""Players the desk asks about; more only where an edition takes more."""

FEWEST_TILES = 2

Answer = tuple[Question, tuple[Award, ...] | Refused]


class Asked(NamedTuple):
    """One holding in dispute."""

    edition: Edition
    chain: int
    size: int
    names: tuple[str, ...]
    blocks: tuple[int, ...]
    tile_player: Player = 0
    drawn: int | None = None
    """What the bank counts as holding, if it is a holder."""
    called: tuple[tuple[str, str], ...] = ()
    """What this table calls chains, where it is not what is printed."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.blocks)

    @property
    def speech(self) -> Speech:
        """The names of this table."""
        return Speech(self.edition, seated(self.names), dict(self.called), WHOLE_NAMES)

    @property
    def chain_name(self) -> str:
        """The chain as this table calls it."""
        return self.speech.chain(self.chain)

    @property
    def letters(self) -> tuple[str, ...]:
        """The letter on each chain's fob."""
        return letters(self.speech.chain(name) for name in self.edition.names)

    @property
    def there_are(self) -> int:
        """How many blocks of the chain there are."""
        chain = self.edition.chains[self.chain]
        return chain.dealt + chain.bank

    @property
    def most_players(self) -> int:
        """How many the desk has room for."""
        return max(MOST, self.edition.options.max_players)

    @property
    def bank_may_hold(self) -> bool:
        """Whether a drawn tile can make the bank a holder."""
        return self.seats == PAIR

    @property
    def question(self) -> Question:
        """What the engine is asked."""
        name = self.edition.names[self.chain]
        blocks, drawn = self.blocks, self.drawn if self.bank_may_hold else None
        return Question(self.edition, name, self.size, blocks, self.tile_player, drawn)

    # the same with one thing changed

    def by(self, edition: Edition) -> "Asked":
        """By another edition: the same name, or the chain that is as dear there."""
        name = counterpart(edition, self.edition.names[self.chain], self.edition)
        chain = edition.places[name]
        return self._replace(edition=edition, chain=chain, called=())

    def sized(self, size: int) -> "Asked":
        """A chain of another size."""
        return self._replace(size=size)

    def holding(self, player: Player, count: int) -> "Asked":
        """One player holds another number."""
        return self._replace(blocks=_with(self.blocks, player, count))

    def joined(self, name: str = "") -> "Asked":
        """One more player, who holds none."""
        names = (*self.names, name or f"Player {self.seats + 1}")
        return self._replace(names=names, blocks=(*self.blocks, 0))

    def parted(self) -> "Asked":
        """Without the last player."""
        last = self.seats - 1
        laid = min(self.tile_player, last - 1)
        return self._replace(names=self.names[:last], blocks=self.blocks[:last], tile_player=laid)

    def renamed(self, player: Player, name: str) -> "Asked":
        """A player by his name."""
        return self._replace(names=_with(self.names, player, name))


def _with(items: tuple, place: int, item: object) -> tuple:  # type: ignore[type-arg]
    """The same with another item at a place."""
    return (*items[:place], item, *items[place + 1 :])


def first_asked(edition: Edition = VACATION, names: Sequence[str] = ()) -> Asked:
    """What the desk opens with: these players, or three without a name, and nobody holds any."""
    players = (*names,) if len(names) >= LEAST else ("Player 1", "Player 2", "Player 3")
    return Asked(edition, 0, FEWEST_TILES, players, (0,) * len(players))


def asked_of(books: Books, chain: int, speech: Speech) -> Asked:
    """The holding of a chain in a game: what a receipt of it, or tonight's table, asks."""
    header = books.header
    seats = range(header.seats)
    drawn = dict(books.drawn).get(chain) if header.bank_holds else None
    return Asked(
        header.edition,
        chain,
        max(FEWEST_TILES, books.board.sizes[chain]),
        tuple(speech.player(seat) for seat in seats),
        tuple(max(0, count) for count in books.holdings(chain)),
        books.player,
        drawn,
        tuple(speech.chains.items()),
    )


class Tonight(NamedTuple):
    """A chain of the game on this device: what may be taken over from it."""

    chain: int
    letter: str
    name: str
    line: str
    asked: Asked | None
    """None where the bank does not know who holds how many."""


def tonight(books: Books, speech: Speech) -> tuple[Tonight, ...]:
    """The chains on the board, and whose blocks of them are known."""
    edition = books.header.edition
    signs = letters(speech.chain(name) for name in edition.names)
    found = []
    for chain in books.board.on_board:
        known = all(player in books.told[chain] for player in range(books.header.seats))
        tiles = counted(books.board.sizes[chain], edition.words.tile, edition.words.tiles)
        line = tiles if known else f"{tiles}; who holds how many is not known"
        asked = asked_of(books, chain, speech) if known else None
        found.append(Tonight(chain, signs[chain], speech.chain(chain), line, asked))
    return tuple(found)


# what is wrong


class Faults(NamedTuple):
    """What is wrong with a holding, each beside its field; empty where nothing is."""

    size: str = ""
    players: str = ""
    blocks: str = ""
    drawn: str = ""

    @property
    def withheld(self) -> str:
        """Why there is no answer."""
        return next((one for one in self if one), "")


def faults(asked: Asked, answer: Answer | None = None) -> Faults:
    """What is wrong, in words; the answer is reckoned unless it is there already."""
    said = Faults(size=size_fault(asked, asked.size))
    held, edition = sum(asked.blocks), asked.edition
    if min(asked.blocks) < 0:
        said = said._replace(blocks="Nobody holds less than none.")
    elif held > asked.there_are:
        count = counted(held, edition.words.block, edition.words.blocks)
        there_are = f"there are only {asked.there_are}"
        said = said._replace(blocks=f"{count} of {asked.chain_name} in all, but {there_are}.")
    if not said.withheld:
        _, awards = answer or own_answer(asked)
        if isinstance(awards, Refused):
            said = said._replace(players=why(awards, asked.speech))
    return said


def size_fault(asked: Asked, size: int) -> str:
    """What is wrong with a size."""
    words, squares = asked.edition.words, asked.edition.squares
    if size < FEWEST_TILES:
        return f"A chain has at least {FEWEST_TILES} {words.tiles}."
    return f"The board has only {squares} squares." if size > squares else ""


def blocks_fault(asked: Asked, count: int) -> str:
    """What is wrong with what one player is said to hold."""
    if count > asked.there_are:
        words = asked.edition.words
        return f"There are only {asked.there_are} {words.blocks} of {asked.chain_name}."
    return ""


def drawn_fault(asked: Asked, count: int) -> str:
    """What is wrong with the number of a drawn tile."""
    most = asked.edition.columns
    return f"A drawn tile counts 1 to {most}; 0 where none was drawn." if count > most else ""


def why(refused: Refused, speech: Speech) -> str:
    """A refusal as a sentence."""
    return as_sentence(sentence(refused.code, refused.facts, speech))


# the answers


def own_answer(asked: Asked) -> Answer:
    """The answer of this table's edition."""
    question = asked.question
    try:
        return question, settled(question)
    except Refused as refused:
        return question, refused


def answers(asked: Asked) -> dict[str, Answer]:
    """The same holding by every edition, this table's own first."""
    own = asked.question
    found = {asked.edition.id: own_answer(asked)}
    name = asked.edition.names[asked.chain]
    others = in_every_edition(
        name, asked.size, asked.blocks, asked.tile_player, own.bank_blocks, asked.edition
    )
    return found | {key: answer for key, answer in others.items() if key not in found}


class Said(NamedTuple):
    """What the sign says."""

    headline: str
    second: str


def change_in_words(before: Asked, after: Asked) -> str:
    """What was changed, as Undo says it: ``Bob: 2 to 3 blocks``."""
    words, speech = after.edition.words, after.speech
    if before.edition != after.edition:
        return title(before.edition)
    if before.seats != after.seats:
        return f"{before.seats} to {after.seats} players"
    return next(_changes(before, after, speech), "") or f"{after.chain_name}, {words.blocks}"


def _changes(before: Asked, after: Asked, speech: Speech) -> Iterator[str]:
    """Each thing that is not as it was."""
    words = after.edition.words
    if before.chain != after.chain:
        yield f"{before.chain_name} to {after.chain_name}"
    if before.size != after.size:
        yield f"{after.chain_name}: {before.size} to {after.size} {words.tiles}"
    for player, (had, has) in enumerate(zip(before.blocks, after.blocks, strict=True)):
        if had != has:
            yield f"{speech.player(player)}: {had} to {has} {words.blocks}"
    if before.tile_player != after.tile_player:
        yield f"{speech.player(before.tile_player)} laid the tile"
    if before.drawn != after.drawn:
        yield f"the bank: {before.drawn or 'none'} to {after.drawn or 'none'}"
    for had_name, has_name in zip(before.names, after.names, strict=True):
        if had_name != has_name:
            yield f"{had_name} to {has_name}"


def paid_of(awards: Sequence[Award]) -> Mapping[Player, int]:
    """What each player gets in all."""
    return {award.player: award.working.amount for award in awards}


def together(names: Sequence[str], amount: str) -> str:
    """``Alice gets $3,000``, ``Alice and Bob get $2,300 each``."""
    if len(names) == 1:
        return f"{names[0]} gets {amount}"
    return f"{listed(names)} get {amount} each"
