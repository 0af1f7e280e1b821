"""What tables argue about: the questions, and what each of their cases is about."""

from typing import NamedTuple

from hotels.wording.language import phrase, to_phrase


class Dispute(NamedTuple):
    """One thing that tables argue about."""

    key: str
    question: str
    cases: tuple[str, ...] = ("",)
    """What each case is about, where there are several."""


DISPUTES = (
    Dispute(
        "tie first",
        to_phrase("Two or more tie for the largest holding"),
        (to_phrase("Two hold the most"), to_phrase("Three hold the most")),
    ),
    Dispute("tie second", to_phrase("Two tie for the second largest holding")),
    Dispute(
        "one holder",
        to_phrase("Only one player holds any"),
        (to_phrase("At a table of three"), to_phrase("At a table of two")),
    ),
    Dispute("nobody", to_phrase("Nobody holds any of the chain taken over")),
    Dispute("laid tile", to_phrase("Does the laid tile count?")),
    Dispute(
        "equal sizes",
        to_phrase("Two chains of equal size meet"),
        (to_phrase("The player chooses one"), to_phrase("The player chooses the other")),
    ),
    Dispute("three or four", to_phrase("Three or four chains meet")),
    Dispute("tie among three", to_phrase("A tie for the largest among three chains")),
    Dispute(
        "who disposes first",
        to_phrase("Who disposes first?"),
        (
            to_phrase("As the edition has it"),
            to_phrase("As old printings have it: the largest holder first"),
        ),
    ),
    Dispute("last blocks", to_phrase("May one trader take the survivor's last blocks?")),
    Dispute("none left", to_phrase("The survivor has no block left")),
    Dispute("odd block", to_phrase("An odd block is left over in a trade")),
    Dispute("selling price", to_phrase("At which price is sold?")),
    Dispute("two safe", to_phrase("A tile joins two safe chains and a small one")),
    Dispute("dead tile", to_phrase("A dead tile that can never be laid")),
    Dispute("eighth chain", to_phrase("A tile would form one chain too many")),
    Dispute("one below safe", to_phrase("Two chains one tile below safe meet")),
    Dispute("founder", to_phrase("A chain is founded and no block of it is left")),
    Dispute(
        "when it ends",
        to_phrase("When may the game end, and who says so?"),
        (
            to_phrase("A condition holds, and the player whose turn it is declares the end"),
            to_phrase("A condition holds, and nobody declares the end"),
            to_phrase("No condition holds"),
            to_phrase("All tiles of a player would join two safe chains"),
        ),
    ),
    Dispute("no tiles left", to_phrase("No tiles are left and nothing ends the game")),
    Dispute("off the board", to_phrase("Blocks of a chain that is not on the board at the end")),
    Dispute("equal money", to_phrase("Equal money at the end")),
    Dispute(
        "wrong square",
        to_phrase("A tile was laid on the wrong square turns ago"),
        (to_phrase("It is let lie"), to_phrase("It is moved to where it was meant to lie")),
    ),
    Dispute("cash differs", to_phrase("The cash on the table is not what the bank's books say")),
    Dispute("how many left", to_phrase("Must the bank say how many blocks are left?")),
)


def found(words: str) -> tuple[Dispute, ...]:
    """The questions in which every one of these words stands."""
    wanted = words.casefold().split()
    return tuple(one for one in DISPUTES if all(word in _said(one).casefold() for word in wanted))


def _said(one: Dispute) -> str:
    """A question with all that its cases are about."""
    return " ".join(map(phrase, (one.question, *one.cases)))


def dispute(key: str) -> Dispute:
    """The question of a key."""
    return next(one for one in DISPUTES if one.key == key)
