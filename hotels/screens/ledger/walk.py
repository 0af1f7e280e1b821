"""The walk through what is owed: one question at a time, each answer a tap or a form."""

from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from hotels.ledger.journal import Cut, Strike
from hotels.screens.ledger.keeping import kept
from hotels.screens.ledger.step import Step
from hotels.views.ledger.gaps import Owed, owed
from hotels.views.ledger.late_end import LateEnd, could_have_ended
from hotels.wording.language import phrase, spoken

if TYPE_CHECKING:
    from hotels.screens.ledger.sitting import LedgerSitting

Sign = tuple[int, str]
"""What tells one question from another: its line and its words."""


class Walk:
    """What is owed in a game, and how far the keeper came with it."""

    def __init__(self, sitting: "LedgerSitting") -> None:
        self._sitting = sitting
        self._of: tuple[object, str] | None = None
        """The pages that were read last, and in which language."""
        self._owed: tuple[Owed, ...] = ()
        self._late: LateEnd | None = None
        self._left: set[Sign] = set()
        """What the keeper left as it is, or had left before the walk began."""
        self._is_past = False
        """Whether the keeper does not want the game to have ended earlier."""
        self._watched = False
        """Whether the act that is being done may begin a walk."""
        self.is_on = False

    @property
    def owed(self) -> tuple[Owed, ...]:
        """Every open question of the game, in table order."""
        self._read()
        return self._owed

    @property
    def late(self) -> LateEnd | None:
        """Where the game could have ended, if play went on."""
        self._read()
        return self._late

    @property
    def is_late_shown(self) -> bool:
        """Whether it is still said that the game could have ended."""
        return self.late is not None and not self._is_past

    def let_be(self) -> None:
        """The keeper wants the game to end where it did: it is said no more."""
        self._is_past = True
        self._sitting.refresh()

    @property
    def rest(self) -> list[Owed]:
        """What is still to be asked on this walk."""
        return [one for one in self.owed if _sign(one) not in self._left]

    def _read(self) -> None:
        """What is owed by the pages as they are; read once for each reading of the log."""
        table, speech = self._sitting.table, self._sitting.speech
        of = table.pages, spoken().code
        if self._of is None or self._of[0] is not of[0] or self._of[1] != of[1]:
            self._of = of
            self._owed = owed(table, speech)
            self._late = could_have_ended(table, speech)

    # when it begins and ends

    def watch(self) -> None:
        """An act is about to be done; what it leaves open is asked then."""
        self._watched = True
        if not self.is_on:
            self._left = {_sign(one) for one in self.owed}

    def unwatch(self) -> None:
        """The act was not done."""
        self._watched = False

    def after_act(self) -> None:
        """An act was done, or taken back while a walk was on: the next question, or the end."""
        if self._watched or self.is_on:
            self._watched = False
            self._go_on()

    def begin(self) -> None:
        """Everything that is open, from the first on."""
        if not self._sitting.warn():
            self._left = set()
            self._go_on()

    def leave(self, one: Owed) -> None:
        """One question stays open; the next."""
        self._left.add(_sign(one))
        self._go_on()
        if not self.is_on:
            self._sitting.close_beside()

    def later(self) -> None:
        """All that is left stays open."""
        self._sitting.close_beside()

    def stop(self) -> None:
        """The keeper does something else: nothing more is asked."""
        self.is_on = False

    def _go_on(self) -> None:
        rest = self.rest
        self.is_on = bool(rest)
        if rest:
            Step(self._sitting, self, rest[0]).open()

    # what stands together

    @property
    def together(self) -> tuple[int, ...]:
        """The lines that are asked about next, of which each can only be struck or left."""
        return tuple(one.number for one in takewhile(_goes_or_stays, self.rest))

    def strike(self, numbers: Sequence[int]) -> None:
        """All of these are struck: each by itself, or at once where nothing stands after them."""
        standing = [number for number, _ in self._sitting.table.pages]
        if standing[-len(numbers) :] == [*numbers]:
            kept(self._sitting, Cut(numbers[0]))
        else:
            kept(self._sitting, *map(Strike, numbers))

    @property
    def said(self) -> str:
        """How much is still to be asked, and how much was put off."""
        open_ = len(self.rest)
        later = len(self.owed) - open_
        said = phrase("{count:,} still open", count=open_)
        return f"{said}, {phrase('{count:,} for later', count=later)}" if later else said


def _goes_or_stays(one: Owed) -> bool:
    """Whether an entry that was set aside can be struck or left, and nothing else."""
    strikes = [answer.act for answer in one.answers if isinstance(answer.act, Strike)]
    return len(strikes) == 1 and all(
        answer.form is None and answer.act in {None, *strikes} for answer in one.answers
    )


def _sign(one: Owed) -> Sign:
    return one.number, one.question
