"""Many differences on one screenful: turn by turn, and what is left over counted."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from hotels.views.ledger.facts import Fact, Sort
from hotels.wording.amounts import Count, begun
from hotels.wording.consequences import BONUS, kinds_in_words
from hotels.wording.language import phrase, to_phrase
from hotels.wording.ledger import deed
from hotels.wording.numbers import in_words
from hotels.wording.owed import owed_in_words
from hotels.wording.speech import Speech

MOST_ROWS = 8
DETAILED = 5
"""So many rows stand before the rest is counted."""

_LOOKS = {
    Sort.DIFFERENT: ("pencil-outline", "brass"),
    Sort.NEW: ("plus", "pri"),
    Sort.UNFIT: ("close-circle-outline", "red"),
    Sort.OVER: ("close-circle-outline", "red"),
    Sort.OPEN: ("help-circle-outline", "brass"),
    Sort.AGAINST: ("alert-circle-outline", "brass"),
    Sort.FITS: ("check-circle-outline", "pri"),
    Sort.STRUCK: ("close-circle-outline", "red"),
    Sort.BACK: ("check-circle-outline", "pri"),
}
_MANY = {
    Sort.OVER: to_phrase("{kinds} come after the end"),
    Sort.FITS: to_phrase("{kinds} fit again"),
    Sort.STRUCK: to_phrase("{kinds} are deleted"),
    Sort.BACK: to_phrase("{kinds} count again"),
}
"""What is counted over all turns together."""

_ONE = {
    Sort.OVER: (
        to_phrase("{player}'s {kind} comes after the end"),
        to_phrase("The {kind} comes after the end"),
    ),
    Sort.FITS: (to_phrase("{player}'s {kind} fits again"), to_phrase("The {kind} fits again")),
    Sort.STRUCK: (to_phrase("{player}'s {kind} is deleted"), to_phrase("The {kind} is deleted")),
    Sort.BACK: (
        to_phrase("{player}'s {kind} counts again"),
        to_phrase("The {kind} counts again"),
    ),
    Sort.UNFIT: (
        to_phrase("{player}'s {kind} no longer fits: {why}"),
        to_phrase("The {kind} no longer fits: {why}"),
    ),
}
"""The same of one alone: somebody's, and nobody's."""


class Row(NamedTuple):
    """One line of the list of changes."""

    icon: str
    role: str
    turn: str
    sentence: str
    more: tuple["Row", ...] = ()
    """What it counts, each by itself, in table order."""


class _Group(NamedTuple):
    """Facts that are told together."""

    sort: Sort
    turn: int
    facts: tuple[Fact, ...]


def grouped(found: Iterable[Fact], speech: Speech) -> tuple[Row, ...]:
    """The rows of these facts; beyond a screenful the rest is counted."""
    groups = _groups(sorted(found, key=lambda fact: fact.turn))
    told, more = _once_a_chain(sorted(groups, key=lambda group: group.turn))
    if len(told) + bool(more) > MOST_ROWS:
        told = _together(told)
    if len(told) + bool(more) > MOST_ROWS:
        more += told[DETAILED:]
        told = told[:DETAILED]
    more.sort(key=lambda group: group.turn)
    rows = [_row(group, _sentence(group, speech), _each(group, speech)) for group in told]
    return (*rows, *_counted(more, speech))


def _once_a_chain(groups: Sequence[_Group]) -> tuple[list[_Group], list[_Group]]:
    """What is told, and what only says again that a chain has another size."""
    sizes: set[int] = set()
    told: list[_Group] = []
    again: list[_Group] = []
    for group in groups:
        size_of = group.facts[0].size_of
        (again if size_of in sizes else told).append(group)
        if size_of is not None:
            sizes.add(size_of)
    return told, again


def _together(groups: Sequence[_Group]) -> list[_Group]:
    """The same, but what no longer fits for one reason in several turns stands together."""
    found: dict[object, _Group] = {}
    for place, group in enumerate(groups):
        first, *others = group.facts
        alone = group.sort is Sort.UNFIT and not others and first.kind != BONUS
        key = (first.kind, first.sentence) if alone else place
        kept = found.get(key)
        facts = (*kept.facts, first) if kept and alone else group.facts
        found[key] = group._replace(turn=facts[0].turn, facts=facts)
    return [*found.values()]


def _groups(found: Sequence[Fact]) -> Iterator[_Group]:
    """The facts turn by turn, then those that are counted over all turns."""
    for turn, these in groupby(found, key=lambda fact: fact.turn):
        of_turn = [fact for fact in these if fact.sort not in _MANY]
        unfit = tuple(fact for fact in of_turn if fact.sort is Sort.UNFIT)
        yield from _turn(turn, of_turn, unfit)
    for sort in _MANY:
        if some := tuple(fact for fact in found if fact.sort is sort):
            yield _Group(sort, some[0].turn, some)


def _turn(turn: int, of_turn: Sequence[Fact], unfit: tuple[Fact, ...]) -> Iterator[_Group]:
    """The facts of one turn; what no longer fits stands where the first of it stood."""
    asked: dict[object, list[Fact]] = {}
    missing = {(fact.about, fact.who) for fact in unfit}
    for fact in of_turn:
        if fact.sort is Sort.OPEN and fact.about is not None:
            if (fact.about, fact.who) not in missing:
                asked.setdefault(fact.about, []).append(fact)
        elif fact.sort is not Sort.UNFIT:
            yield _Group(fact.sort, turn, (fact,))
        elif fact is unfit[0]:
            yield _Group(Sort.UNFIT, turn, unfit)
    for facts in asked.values():
        yield _Group(Sort.OPEN, turn, tuple(facts))


def _sentence(group: _Group, speech: Speech) -> str:
    """What a group says."""
    first, *others = group.facts
    kinds = kinds_in_words(fact.kind for fact in group.facts)
    if group.sort in _MANY:
        return phrase(_MANY[group.sort], kinds=kinds) if others else _alone(first, speech)
    if group.sort is Sort.UNFIT:
        if not others:
            return _alone(first, speech)
        if len({(fact.kind, fact.sentence) for fact in group.facts}) == 1:
            return phrase("{kinds} no longer fit: {why}", kinds=kinds, why=first.sentence)
        return phrase("{kinds} no longer fit", kinds=kinds)
    if group.sort is Sort.OPEN and first.about is not None:
        players = [fact.who for fact in group.facts if fact.who is not None]
        return owed_in_words(*first.about, players, speech)
    return first.sentence


def _alone(fact: Fact, speech: Speech) -> str:
    """The only thing of a turn that no longer fits, with its reason, or the only one over all."""
    if fact.kind == BONUS:
        return fact.sentence
    kind = phrase(fact.kind)
    whose, nobodys = _ONE[fact.sort]
    if fact.who is None:
        return begun(phrase(nobodys, kind=kind, why=fact.sentence))
    player = speech.player(fact.who)
    return begun(phrase(whose, player=player, kind=kind, why=fact.sentence))


def _each(group: _Group, speech: Speech) -> tuple[Row, ...]:
    """What a group counts, each by itself."""
    if len(group.facts) == 1 or not _counts(group):
        return ()
    return tuple(_apart([group], speech))


def _counts(group: _Group) -> bool:
    """Whether several of its facts are told as their number."""
    return group.sort is Sort.UNFIT or group.sort in _MANY


def _apart(groups: Iterable[_Group], speech: Speech) -> Iterator[Row]:
    """A row each, turn by turn; of what is counted one for each fact."""
    alone: list[_Group] = []
    for group in groups:
        if _counts(group):
            alone += (_Group(group.sort, fact.turn, (fact,)) for fact in group.facts)
        else:
            alone.append(group)
    for group in sorted(alone, key=lambda group: group.turn):
        fact = group.facts[0]
        if fact.entry is not None:
            yield _row(group, deed(fact.entry, speech))
        else:
            yield _row(group, _sentence(group, speech))


def _row(group: _Group, sentence: str, more: tuple[Row, ...] = ()) -> Row:
    """A row with its icon and its colour."""
    turn = ""
    if group.facts[-1].turn > group.turn and group.turn:
        turn = _turn_on(group.turn)
    elif group.turn:
        turn = phrase("turn {turn}", turn=group.turn)
    return Row(*_LOOKS[group.sort], turn, sentence, more)


def _turn_on(turn: int) -> str:
    """From which turn on."""
    return phrase("from turn {turn}", turn=turn)


def _counted(groups: Sequence[_Group], speech: Speech) -> Iterator[Row]:
    """What is left over: what no longer fits, what is owed, and how many lines more."""
    for sort in (Sort.UNFIT, Sort.OPEN):
        some = [group for group in groups if group.sort is sort]
        facts = [fact for group in some for fact in group.facts]
        if not facts:
            continue
        many = len(facts) > 1
        if sort is Sort.UNFIT:
            kinds = kinds_in_words(fact.kind for fact in facts)
            said = phrase("{kinds} no longer fits", kinds=kinds)
            said = phrase("{kinds} no longer fit", kinds=kinds) if many else said
        else:
            said = phrase("One answer is missing")
            if many:
                number = in_words(len(facts))
                said = begun(phrase("{number} answers are missing", number=number))
        each = tuple(_apart(some, speech))
        yield Row(*_LOOKS[sort], _turn_on(some[0].turn), said, each)
    rest = [group for group in groups if group.sort not in {Sort.UNFIT, Sort.OPEN}]
    count = len({fact.number for group in rest for fact in group.facts})
    if count:
        first = min(group.turn for group in rest)
        said = phrase("And {count:more entry/more entries}", count=Count(count))
        each = tuple(_apart(rest, speech))
        yield Row(*_LOOKS[Sort.DIFFERENT], _turn_on(first), said, each)
