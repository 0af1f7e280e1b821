"""Who is who and what is called what in one game, for its sentences."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache

from hotels.ledger.chains.edition import MERGERS, Edition, Words
from hotels.ledger.chains.header_codec import edition_of
from hotels.ledger.chains.terms import Tile
from hotels.ledger.names import names_in
from hotels.ledger.objection import Refused
from hotels.wording.amounts import LONGEST_QUOTE, Count, listed, money, quoted
from hotels.wording.language import phrase, spoken, to_phrase

PLAIN = Words(
    to_phrase("tile"),
    to_phrase("tiles"),
    to_phrase("chain"),
    to_phrase("share"),
    to_phrase("shares"),
    *MERGERS,
)
"""What things are called where no edition is known yet."""

MOST_OFFERED = 20

_MONEY = frozenset({"amount", "cost", "price", "purse", "smallest"})


def title(edition: Edition) -> str:
    """An edition's name with what tells it from its sisters."""
    name = quoted(edition.name)
    return f"{name}, {phrase(edition.variant)}" if edition.variant else name


def words_of(edition: Edition | None) -> Words:
    """What an edition calls things, in the keeper's language."""
    return _words(edition.words if edition else PLAIN, spoken().code)


@cache
def _words(words: Words, code: str) -> Words:  # noqa: ARG001 - what is kept is of one language
    return Words(*map(phrase, words))


@dataclass(frozen=True, slots=True)
class Speech:
    """The names of one table."""

    edition: Edition | None = None
    players: tuple[str, ...] = ()
    chains: Mapping[str, str] = field(default_factory=dict)
    """What the keeper calls a chain, where that is not the edition's name."""
    longest: int = LONGEST_QUOTE
    """Signs of a name that are said; a screen has room for all of them."""

    @property
    def word(self) -> Words:
        """What this edition calls things."""
        return words_of(self.edition)

    def player(self, seat: int) -> str:
        """A player by name, or by seat where nobody was named."""
        if 0 <= seat < len(self.players):
            return quoted(self.players[seat], self.longest)
        return phrase("player {seat}", seat=seat)

    def chain(self, chain: int | str) -> str:
        """A chain by the name this table gives it."""
        if isinstance(chain, int):
            if self.edition is None:
                return phrase("chain {place}", place=chain)
            chain = self.edition.names[chain]
        return quoted(self.chains.get(chain, chain), self.longest)

    def tile(self, tile: Tile | str) -> str:
        """A tile as its edition prints it."""
        if isinstance(tile, str):
            return quoted(tile)
        return tile.text(row_first=self.edition is None or self.edition.row_first)

    def facts(self, facts: Mapping[str, object]) -> dict[str, object]:
        """The facts of an objection, each ready to stand in a sentence."""
        return {name: self._said(name, fact) for name, fact in facts.items()}

    def _said(self, name: str, fact: object) -> str | Count:
        match name, fact:
            case (("player" | "by"), int()):
                return self.player(fact)
            case "players", tuple():
                return listed(self.player(seat) for seat in fact)
            case "chain", int() | str():
                return self.chain(fact)
            case (("chains" | "unsafe"), tuple()):
                return listed(self.chain(chain) for chain in fact)
            case "tile", Tile() | str():
                return self.tile(fact)
            case "edition", str() if self.edition and self.edition.name == fact:
                return title(self.edition)
            case _, int() if name in _MONEY:
                return money(fact)
            case _, int():
                return Count(fact)
            case _, tuple() | list():
                return _offered(fact)
        return quoted(fact)


def _offered(choices: Iterable[object]) -> str:
    """What one may say instead, cut where it is too much to read."""
    words = [quoted(choice) for choice in choices]
    if len(words) > MOST_OFFERED:
        return ", ".join(words[:MOST_OFFERED]) + " …"
    return listed(words, "or")


def speech_in(said: object) -> Speech:
    """The words and the names of a file that is refused, as far as it can be read."""
    players = names_in(said)
    with suppress(Refused):
        return Speech(edition_of(said.get("edition") if isinstance(said, dict) else None), players)
    return Speech(players=players)
