"""What tables argue about: the questions, and what each of their cases is about."""

from typing import NamedTuple

from hotels.ledger.chains.edition import Edition
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import words_of


class Dispute(NamedTuple):
    """One thing that tables argue about."""

    key: str
    question: str
    cases: tuple[str, ...] = ("",)
    """What each case is about, where there are several."""

    def asked_by(self, edition: Edition) -> str:
        """The question in an edition's words."""
        return phrase(self.question, word=words_of(edition))


DISPUTES = (
    Dispute(
        "tie first",
        to_phrase("Two or more players tie for the most {word.blocks}"),
        (to_phrase("Two tie for the most"), to_phrase("Three tie for the most")),
    ),
    Dispute("tie second", to_phrase("Two players tie for the second most {word.blocks}")),
    Dispute(
        "one holder",
        to_phrase("Only one player holds {word.blocks}"),
        (to_phrase("In a three-player game"), to_phrase("In a two-player game")),
    ),
    Dispute("nobody", to_phrase("No one holds {word.blocks} of the defunct chain")),
    Dispute("laid tile", to_phrase("Does the joining tile count toward size?")),
    Dispute(
        "equal sizes",
        to_phrase("Two chains of the same size meet"),
        (to_phrase("The player picks one chain"), to_phrase("The player picks the other chain")),
    ),
    Dispute("three or four", to_phrase("Three or four chains meet")),
    Dispute("tie among three", to_phrase("Three chains meet, and two tie for largest")),
    Dispute(
        "who disposes first",
        to_phrase("Who decides first in a {word.merger}?"),
        (
            to_phrase("By the rules of this edition"),
            to_phrase("In old printings: the largest holder goes first"),
        ),
    ),
    Dispute("last blocks", to_phrase("Can one player trade for the last {word.blocks}?")),
    Dispute("none left", to_phrase("No {word.blocks} left to trade for")),
    Dispute("odd block", to_phrase("An odd {word.block} is left over in a trade")),
    Dispute("selling price", to_phrase("At what price do {word.blocks} sell?")),
    Dispute("two safe", to_phrase("A tile joins two safe chains and a small one")),
    Dispute("dead tile", to_phrase("A dead tile that can never be laid")),
    Dispute("eighth chain", to_phrase("A tile would form one chain too many")),
    Dispute("one below safe", to_phrase("Two chains meet, each one tile short of safe")),
    Dispute("founder", to_phrase("A chain is founded with no {word.blocks} left")),
    Dispute(
        "when it ends",
        to_phrase("When can the game end, and who decides?"),
        (
            to_phrase("The game could end, and the player whose turn it is ends it"),
            to_phrase("The game could end, but no one ends it"),
            to_phrase("No end condition is met"),
            to_phrase("All of a player's tiles would join two safe chains"),
        ),
    ),
    Dispute("no tiles left", to_phrase("No tiles left, but no end condition is met")),
    Dispute(
        "off the board",
        to_phrase("Someone holds {word.blocks} of a chain that's off the board at the end"),
    ),
    Dispute("equal money", to_phrase("Two players tie for the win")),
    Dispute(
        "wrong square",
        to_phrase("A tile went on the wrong square some turns ago"),
        (
            to_phrase("The tile stays where it is"),
            to_phrase("The tile is moved to the right square"),
        ),
    ),
    Dispute("cash differs", to_phrase("The cash on the table doesn't match the books")),
    Dispute("how many left", to_phrase("Must the bank say how many {word.blocks} are left?")),
)


def found(words: str, edition: Edition) -> tuple[Dispute, ...]:
    """The questions in which every one of these words stands."""
    wanted = words.casefold().split()
    return tuple(
        one for one in DISPUTES if all(word in _said(one, edition).casefold() for word in wanted)
    )


def _said(one: Dispute, edition: Edition) -> str:
    """A question with all that its cases are about."""
    return " ".join((one.asked_by(edition), *map(phrase, one.cases)))


def dispute(key: str) -> Dispute:
    """The question of a key."""
    return next(one for one in DISPUTES if one.key == key)
