"""What changes between two readings of a game: a list that a keeper can read."""

from collections.abc import Container, Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Generic, NamedTuple, TypeVar

from hotels.ledger.objection import Grade, Objection
from hotels.ledger.outcome import Outcome
from hotels.ledger.replay import Booked

E = TypeVar("E")
B = TypeVar("B")


class Numbered(NamedTuple, Generic[E, B]):
    """A page with the number of the line that wrote its entry."""

    number: int
    page: Booked[E, B]


class Kind(StrEnum):
    """What became of an entry."""

    ADDED = "added"
    GONE = "gone"
    CHANGED = "changed"
    UNFIT = "no longer fits"
    AGAINST = "now against the rules"
    GAP = "now leaves a gap"
    FITS = "fits again"


class Moved(NamedTuple):
    """What a line moves to or from a player: then and now."""

    player: int
    thing: str
    was: int
    now: int


class Change(NamedTuple):
    """One line of which something is different."""

    number: int
    kinds: tuple[Kind, ...]
    moved: tuple[Moved, ...]
    objections: tuple[Objection, ...]
    """What speaks against the entry now and did not before."""


class Difference(NamedTuple):
    """All that is different, line by line in table order, and what it comes to."""

    changes: tuple[Change, ...]
    totals: tuple[Moved, ...]
    """By player and thing, over the whole game."""
    outcome: tuple[Outcome | None, Outcome | None]
    """How the game came out, then and now."""

    @property
    def unfit(self) -> tuple[Change, ...]:
        """The entries that no longer fit."""
        return tuple(change for change in self.changes if Kind.UNFIT in change.kinds)

    @property
    def gaps(self) -> tuple[Change, ...]:
        """The entries before which a question is now unanswered."""
        return tuple(change for change in self.changes if Kind.GAP in change.kinds)


Effects = dict[tuple[int, str], int]


def difference(
    before: Sequence[Numbered[E, B]],
    after: Sequence[Numbered[E, B]],
    outcome: tuple[Outcome | None, Outcome | None],
) -> Difference:
    """What the second reading has that the first has not, and the other way round."""
    same = 0
    for old, new in zip(before, after, strict=False):
        if old.number != new.number or old.page is not new.page:
            break
        same += 1
    then = dict(before[same:])
    left = _left(before[same:], dict(after[same:]))
    changes = []
    totals: Effects = {}
    for number, page in after[same:]:
        changes += [_gone(*numbered, totals) for numbered in left.get(number, ())]
        change = _change(number, then.get(number), page, totals)
        if change is not None:
            changes.append(change)
    changes += [_gone(*numbered, totals) for numbered in left[None]]
    summed = tuple(
        Moved(player, thing, 0, count) for (player, thing), count in sorted(totals.items()) if count
    )
    return Difference(tuple(changes), summed, outcome)


def _left(
    before: Iterable[Numbered[E, B]], standing: Container[int]
) -> dict[int | None, list[Numbered[E, B]]]:
    """The lines that no longer stand, by the one that stood behind them and still does."""
    found: dict[int | None, list[Numbered[E, B]]] = {}
    gone: list[Numbered[E, B]] = []
    for numbered in before:
        if numbered.number in standing:
            found[numbered.number], gone = gone, []
        else:
            gone.append(numbered)
    return {**found, None: gone}


def effects(page: Booked[E, B]) -> Effects:
    """What a page moves to each player, thing by thing."""
    found: Effects = {}
    if page.postings:
        for posting in page.postings:
            for holder, count in ((posting.giver, -posting.count), (posting.taker, posting.count)):
                if holder >= 0:
                    key = holder, posting.thing
                    found[key] = found.get(key, 0) + count
    return found


def _change(
    number: int, old: Booked[E, B] | None, new: Booked[E, B], totals: Effects
) -> Change | None:
    """What is different about a line that stands now."""
    if old is new or (old is not None and _say_the_same(old, new)):
        return None
    kinds = []
    if old is None:
        kinds.append(Kind.ADDED)
    elif old.entry != new.entry:
        kinds.append(Kind.CHANGED)
    known = () if old is None else old.objections
    objections = tuple(said for said in new.objections if said not in known)
    kinds += _graded(old, new, objections)
    moved = _moved({} if old is None else effects(old), effects(new), totals)
    if not kinds and not moved:
        return None
    return Change(number, tuple(kinds), moved, objections)


def _say_the_same(old: Booked[E, B], new: Booked[E, B]) -> bool:
    """Whether two pages differ in nothing but the books they came from."""
    return (
        old.entry == new.entry and old.postings == new.postings and old.objections == new.objections
    )


def _graded(
    old: Booked[E, B] | None, new: Booked[E, B], objections: Iterable[Objection]
) -> list[Kind]:
    """What new objections, or the end of old ones, make of an entry."""
    against = set() if old is None else {said.code for said in _of(Grade.AGAINST, old.objections)}
    kinds = []
    if not new.stands and (old is None or old.stands):
        kinds.append(Kind.UNFIT)
    if any(said.code not in against for said in _of(Grade.AGAINST, objections)):
        kinds.append(Kind.AGAINST)
    if any(_of(Grade.GAP, objections)):
        kinds.append(Kind.GAP)
    if old is not None and (old.stands < new.stands or new.grade < Grade.GAP <= old.grade):
        kinds.append(Kind.FITS)
    return kinds


def _of(grade: Grade, objections: Iterable[Objection]) -> Iterator[Objection]:
    """The objections of a grade."""
    return (said for said in objections if said.grade == grade)


def _gone(number: int, old: Booked[E, B], totals: Effects) -> Change:
    """A line that no longer stands."""
    return Change(number, (Kind.GONE,), _moved(effects(old), {}, totals), ())


def _moved(was: Effects, now: Effects, totals: Effects) -> tuple[Moved, ...]:
    """What moves differently, added to the totals."""
    if was == now:
        return ()
    found = []
    for key in {**was, **now}:
        then, today = was.get(key, 0), now.get(key, 0)
        if then != today:
            found.append(Moved(*key, then, today))
            totals[key] = totals.get(key, 0) + today - then
    return tuple(found)
