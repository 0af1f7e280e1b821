"""What is to be said of a game from the disk before it is played on."""

from typing import Any, NamedTuple, TypeVar

from hotels.ledger.chains.game import ChainGame
from hotels.ledger.journal import Accept, Amend, Cut, Insert, Move, Redo, Strike, Undo, Write
from hotels.ledger.outcome import Outcome
from hotels.store.keeping import Opened
from hotels.store.records import BIG_SHOT, outcome_in
from hotels.views.acts import last_sentence
from hotels.views.consent import Consent
from hotels.views.game_rows import outcome
from hotels.wording.amounts import as_sentence
from hotels.wording.kinds import amount_in
from hotels.wording.language import phrase, to_phrase
from hotels.wording.ledger import told
from hotels.wording.speech import Speech

T = TypeVar("T", bound=Any)

UNKNOWN = to_phrase("not over")
"""What stands for the result of a game that has none."""

OTHERWISE = to_phrase(
    "This version of Hotels calculates differently from the version this game was recorded with."
)

NO_FIGURES = to_phrase(
    "For an unfinished game only a checksum of each entry is stored, so the earlier amounts can't"
    " be shown beside the new ones."
)
COUNTS = to_phrase(
    "The recorded result counts until you accept the new calculation. Accepting can't be undone."
)
GOES_ON = to_phrase("Accept the new calculation to play on. Accepting can't be undone.")


class Person(NamedTuple):
    """What one player came out with: as it was recorded, and as the rules have it today."""

    seat: int
    name: str
    was: str
    now: str

    @property
    def differs(self) -> bool:
        """Whether it is not the same."""
        return self.was != self.now


class Reckoned(NamedTuple):
    """That a game comes out otherwise: from where on, what was and what is, and two answers."""

    title: str
    sentence: str
    result: str
    """How it was recorded and how it comes out now, or why that is not known."""
    people: tuple[Person, ...]
    """None where no result was recorded."""
    leave: str
    deed: str
    note: str


def damage(game: Opened[Any, Any], speech: Speech) -> Consent | None:
    """That a line of the game was damaged, and how what is left of it is saved."""
    if game.damaged_at is None:
        return None
    last = last_sentence(game.table, speech) if _tells(game) else ""
    said = phrase(
        "The entries before the damage are intact, and the game is shown as it stood then. "
        "Nothing after the damage can be trusted."
    )
    if last:
        said = f"{said} {phrase('Last intact entry: {deed}.', deed=last)}"
    return Consent(
        phrase("Entry {number} of this game is damaged", number=game.damaged_at),
        said,
        phrase("View only"),
        phrase("Rescue what can be read"),
        phrase(
            "Rescue this game to play on. The damaged file of saved games is kept unchanged, and "
            "every game is copied to a new file, this game up to the damage."
        ),
    )


def unsure(game: Opened[Any, Any]) -> Consent | None:
    """That what stands beside the lines was damaged: who played, or when."""
    if game.damaged_at is not None or game.record.whole:
        return None
    return Consent(
        phrase("The players of this game may be wrong"),
        phrase(
            "Every entry and amount is intact, but details stored beside them were damaged. Check"
            " that the names are right and in the right seats."
        ),
        phrase("Continue"),
        phrase("Rescue what can be read"),
        phrase(
            "Rescuing keeps the damaged file unchanged and copies every game to a new file, with "
            "the names as they read now."
        ),
    )


def new_reckoning(game: Opened[Any, Any], speech: Speech) -> Reckoned | None:
    """That the rules reckon the game otherwise today than when it was written."""
    at = reckoned_at(game)
    if at is None:
        return None
    was = recorded(game)
    return Reckoned(
        phrase("This game comes out differently now"),
        f"{phrase(OTHERWISE)} {_beginning(game, at, speech)}",
        _results(game, was),
        () if was is None else _people(game, was, speech),
        phrase("View only"),
        phrase("Accept new calculation"),
        phrase(GOES_ON if was is None else COUNTS),
    )


def reckoned_at(game: Opened[Any, Any]) -> int | None:
    """The line from which on the rules reckon otherwise; None once the keeper accepted it."""
    at = game.reckoned_at
    if at is None:
        return None
    since = game.table.lines[at:]
    return None if any(isinstance(line.act, Accept) for line in since) else at


def first_otherwise(game: Opened[Any, Any]) -> int | None:
    """The entry from which on the rules reckon otherwise than when it was written."""
    at = reckoned_at(game)
    if at is None:
        return None
    numbers = [number for number, *_ in game.table.written]
    if at in numbers:
        return at
    match game.table.lines[at - 1].act:
        case Amend(number, _) | Move(number, _) | Strike(number) | Cut(number):
            return number
    return max((number for number in numbers if number < at), default=None)


def recorded(game: Opened[Any, Any]) -> Outcome | None:
    """The recorded result of a game that comes out otherwise now, while it still counts."""
    if reckoned_at(game) is None:
        return None
    return outcome_in(game.record.result, game.table.game.seats, game.record.kind)


def headed(game: Opened[Any, Any], told: T) -> T:
    """What is told of a result, with the recorded one at its head while that still counts."""
    was = recorded(game)
    if was is None:
        return told
    second = as_it_was("" if _same(was, _now(game)) else told.headline)
    head: T = told._replace(headline=_said(game, was), second=second)
    return head


def as_it_was(now: str = "") -> str:
    """That a result is the recorded one, and how the game comes out now where that differs."""
    said = [phrase("as recorded")]
    if now:
        said.append(phrase("under current rules: {result}", result=now))
    return "; ".join(said)


def _now(game: Opened[Any, Any]) -> Outcome | None:
    """How the game comes out by today's rules."""
    return game.table.game.outcome(game.table.books)


def _same(was: Outcome, now: Outcome | None) -> bool:
    """Whether both leave everybody with the same."""
    return now is not None and was[:2] == now[:2]


def _results(game: Opened[Any, Any], was: Outcome | None) -> str:
    """How it was recorded and how it comes out now; of a game under way why that is not known."""
    now = _now(game)
    if was is None:
        if now is None:
            return phrase(NO_FIGURES)
        return phrase(
            "No result was recorded. Under current rules, the game is over: {result}.",
            result=_said(game, now),
        )
    before = _said(game, was)
    if now is None:
        return phrase(
            "Recorded: {result}. Under current rules, the game is not over.", result=before
        )
    if _same(was, now):
        return phrase(
            "The recorded result is the same under current rules: {result}.", result=before
        )
    return phrase(
        "Recorded: {result}. Under current rules: {now}.", result=before, now=_said(game, now)
    )


def _said(game: Opened[Any, Any], how: Outcome) -> str:
    """``Bob won with $44,800``."""
    return outcome(game.record.players, how, amount_in(game.record.kind))


def _people(game: Opened[Any, Any], was: Outcome, speech: Speech) -> tuple[Person, ...]:
    """What was and what is, by person."""
    amount, now = amount_in(game.record.kind), _now(game)
    return tuple(
        Person(
            seat,
            speech.player(seat),
            amount(before),
            phrase(UNKNOWN) if now is None else amount(now.cash[seat]),
        )
        for seat, before in enumerate(was.cash)
    )


def _tells(game: Opened[Any, Any]) -> bool:
    """Whether each line of the game is a deed that can be told."""
    return game.record.kind == ChainGame.kind


def _beginning(game: Opened[Any, Any], at: int, speech: Speech) -> str:
    """``It begins in turn 9, line 20: Bob sold 2 Luxor``."""
    table, act = game.table, game.table.lines[at - 1].act
    touched = act.number if isinstance(act, Amend | Move | Strike | Cut) else at
    before = table.game.opening()
    for number, page in table.pages:
        if number == touched:
            if not _tells(game):
                break
            return _begins(
                _when(game, page.books),
                at,
                "" if touched == at else _deed(act),
                as_sentence(told(before, page, speech)),
            )
        if number < at:
            before = page.books
    return _begins(_when(game, before), at, _deed(act) if _tells(game) else "")


def _begins(when: str, line: int, deed: str, said: str = "") -> str:
    """Where it begins, what was done in that line, and what the line tells."""
    if deed and said:
        return phrase(
            "The first difference is {when}, entry {line}, {deed}: {told}",
            when=when,
            line=line,
            deed=deed,
            told=said,
        )
    if said:
        return phrase(
            "The first difference is {when}, entry {line}: {told}", when=when, line=line, told=said
        )
    if deed:
        return phrase(
            "The first difference is {when}, entry {line}, {deed}.", when=when, line=line, deed=deed
        )
    return phrase("The first difference is {when}, entry {line}.", when=when, line=line)


def _when(game: Opened[Any, Any], books: Any) -> str:  # noqa: ANN401 - the books of any game
    """``in turn 9``, ``in round 3``: where the books stand."""
    stands = game.table.game.summary(books)
    match stands:
        case {"turn": 0}:
            return phrase("before the first turn")
        case {"turn": int(turn)}:
            return phrase("in turn {turn}", turn=turn)
        case {"round": int(done)}:
            # Big Shot counts the rounds that are over.
            return phrase("in round {number}", number=done + (game.record.kind == BIG_SHOT))
    return phrase("in the figures")


def _deed(act: object) -> str:
    """What was done in a line that tells of no deed at the table, or no longer does."""
    match act:
        case Amend():
            return phrase("where an earlier entry was edited")
        case Move():
            return phrase("where an earlier entry was moved")
        case Strike():
            return phrase("where an earlier entry was deleted")
        case Cut():
            return phrase("where all later entries were deleted")
        case Undo() | Redo():
            return phrase("where something was undone or redone")
        case Write() | Insert():
            return phrase("which no longer counts")
    return phrase("where a new calculation was accepted")
