"""A receipt: one amount, and everything that explains it, ready to stand on a screen."""

from collections.abc import Iterator
from typing import NamedTuple

from hotels.ledger.money import Money, fewest
from hotels.ledger.working import Citation, Mark, Working
from hotels.views.letters import letters
from hotels.wording.amounts import as_sentence, in_bills, money
from hotels.wording.language import phrase, to_phrase
from hotels.wording.ledger import price_in
from hotels.wording.speech import Speech
from hotels.wording.sums import led_to, ruled
from hotels.wording.sure import mark_word
from hotels.wording.workings import sum_in_words

UNSTATED = to_phrase("not stated; your table's setting")

MEANS = {
    Mark.ATTESTED: to_phrase("From a printed source"),
    Mark.DERIVED: to_phrase("Not printed, but follows from a printed source"),
    Mark.RECONSTRUCTED: to_phrase(
        "Not in any known source: our best guess, which your table can change"
    ),
    Mark.HOUSE: to_phrase("Your table's own rule"),
}
"""What a mark says of a rule or a figure."""


class Held(NamedTuple):
    """One holder of the chain a bonus is for."""

    name: str
    blocks: str
    is_payee: bool


class Step(NamedTuple):
    """One line of the sum."""

    text: str
    amount: str


class Basis(NamedTuple):
    """The rule or the figure an amount rests on, and how sure it is."""

    mark: Mark
    rule: str
    """``VACATION, bonuses``."""

    @property
    def note(self) -> str:
        """What is to be said of a rule that no source states."""
        return phrase(UNSTATED) if self.mark is Mark.RECONSTRUCTED else ""

    @property
    def means(self) -> str:
        """What its mark says, as a sentence."""
        return as_sentence(phrase(MEANS[self.mark]))

    @property
    def text(self) -> str:
        """``VACATION, tie second (best guess: not stated; this table's setting)``."""
        return f"{self.rule} ({': '.join(filter(None, (mark_word(self.mark), self.note)))})"


class Receipt(NamedTuple):
    """One amount with everything that explains it."""

    title: str
    amount: str
    chain: int | None
    letter: str
    where: tuple[str, ...]
    """Turn and deed, a short line each."""
    why: str
    holdings: tuple[Held, ...]
    """The holders, largest first; empty where they do not matter."""
    steps: tuple[Step, ...]
    """Each step after those it was made from; the last one gives the amount."""
    bases: tuple[Basis, ...]
    """The amount's own first, then those of its parts that are less sure."""
    bills: str
    """What to hand over; empty where nothing is."""
    is_sum: bool = False
    """Whether the title says it all, and the amount is only the sum of it."""

    @property
    def mark(self) -> Mark:
        """How sure the rule of the amount is."""
        return self.bases[0].mark

    @property
    def rule(self) -> str:
        """The rule of the amount."""
        return self.bases[0].rule


def written(receipt: Receipt) -> str:
    """The whole receipt as plain text, to be copied."""
    lines = [_headed(receipt), ", ".join(receipt.where), receipt.why]
    lines += [f"{held.name} {held.blocks}" for held in receipt.holdings]
    lines += [led_to(step.text, step.amount) for step in receipt.steps]
    lines += [basis.text for basis in receipt.bases]
    return "\n".join(line for line in [*lines, receipt.bills] if line)


def spoken(receipt: Receipt) -> str:
    """The receipt as it is read aloud: whom, how much, why, the sum, and how sure it is."""
    said = [_headed(receipt), receipt.why.removesuffix(".")]
    said += [f"{step.text}: {step.amount}" for step in receipt.steps]
    said += [f"{basis.rule}, {mark_word(basis.mark)}" for basis in receipt.bases]
    times, minus = phrase("read aloud|times"), phrase("read aloud|minus")
    return ". ".join(said).replace("×", times).replace("−", f"{minus} ") + "."


def _headed(receipt: Receipt) -> str:
    """Whom and how much, as one sentence or as two."""
    return f"{receipt.title}{'. ' if receipt.is_sum else ' '}{receipt.amount}"


def steps_of(working: Working, speech: Speech) -> Iterator[Step]:
    """The sum from its first figure to its last; a figure used twice stands once."""
    for one in once(working):
        yield Step(sum_in_words(one, speech), money(one.amount))


def once(working: Working) -> list[Working]:
    """A working after all its parts, each of them once."""
    found: list[Working] = []
    for part in working.parts:
        found += [one for one in once(part) if one not in found]
    return [*found, working]


def bases_of(working: Working, speech: Speech) -> tuple[Basis, ...]:
    """The rule of the amount, and those of its parts that are less sure."""
    own = basis_of(working.cites, speech)
    found = [own]
    sure = list(Mark)
    for part in once(working):
        basis = basis_of(part.cites, speech)
        if sure.index(basis.mark) > sure.index(own.mark) and basis not in found:
            found.append(basis)
    return tuple(found)


def basis_of(cites: Citation, speech: Speech) -> Basis:
    """``VACATION, defunct order`` with its mark."""
    return Basis(cites.mark, ruled(cites, speech.edition))


def chain_of(working: Working, speech: Speech) -> int | None:
    """The chain that an amount is about."""
    found = price_in(working)
    if found is None or speech.edition is None:
        return None
    return speech.edition.places[str(found.args[0])]


def letter_of(chain: int, speech: Speech) -> str:
    """The letter on the chain's fob, by the name this table gives it."""
    names = speech.edition.names if speech.edition else ()
    return letters(speech.chain(name) for name in names)[chain]


def bills_for(amount: Money, speech: Speech) -> str:
    """The fewest bills that make the amount; nothing where there is nothing to hand over."""
    bills = fewest(amount, speech.edition.bills) if speech.edition else None
    return in_bills(bills) if bills else ""
