"""The desk's answers side by side: the same steps in every column, and what differs."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.quick import ToSettle
from hotels.ledger.chains.rule import Rule
from hotels.ledger.chains.rules.bonuses import Award
from hotels.ledger.chains.workings import Step as Sum
from hotels.ledger.objection import Refused
from hotels.ledger.working import Mark, Working
from hotels.views.desk import Answer, Asked, Faults, Said, answers, faults, paid_of, why
from hotels.views.verdict import NONE, kept_of, said_of
from hotels.wording.amounts import money, number
from hotels.wording.bonuses import BY_RANK, bonus_named, names
from hotels.wording.language import phrase, spoken
from hotels.wording.numbers import in_words
from hotels.wording.speech import Speech, words_of


class Line(NamedTuple):
    """One step of an answer: the same key in every column."""

    key: str
    label: str
    amount: str
    differs: bool = False
    added: tuple[int, ...] = ()
    """The ranks whose bonuses are one pot here."""


class Got(NamedTuple):
    """What a player gets by one edition."""

    name: str
    amount: str
    paid: bool
    differs: bool = False


class Column(NamedTuple):
    """The answer of one edition."""

    edition: str
    name: str
    variant: str
    own: bool
    lines: tuple[Line, ...] = ()
    gots: tuple[Got, ...] = ()
    mark: Mark | None = None
    refused: str = ""


class Compared(NamedTuple):
    """All that the desk says of a holding."""

    said: Said
    columns: tuple[Column, ...]
    faults: Faults

    @property
    def wrong(self) -> str:
        """Why the answer is withheld; empty where it is not."""
        return self.faults.withheld


def compared(asked: Asked) -> Compared:
    """The answer, and every edition's."""
    every = answers(asked)
    wrong = faults(asked, every[asked.edition.id])
    own, *others = every.items()
    first = _column(asked, own)
    columns = [first, *(_column(asked, other) for other in others)]
    keys = _keys(columns)
    editions = [holding.edition for holding, _ in every.values()]
    aligned = [
        _aligned(column, keys, first, edition)
        for column, edition in zip(columns, editions, strict=True)
    ]
    return Compared(said_of(asked, own[1], wrong.withheld), tuple(aligned), wrong)


def _column(asked: Asked, one: tuple[str, Answer]) -> Column:
    """One edition's answer, its lines in their order."""
    key, (holding, awards) = one
    edition = holding.edition
    own = edition == asked.edition
    chain = asked.chain_name if own else holding.chain
    variant = phrase(edition.variant)
    if own:
        variant = ", ".join(filter(None, (variant, phrase("this table"))))
    if chain != asked.chain_name:
        variant = ", ".join(filter(None, (variant, chain)))
    bare = Column(key, edition.name, variant, own)
    if isinstance(awards, Refused):
        return bare._replace(refused=why(awards, Speech(edition, asked.speech.players)))
    return bare._replace(
        lines=tuple(_lines(holding, awards)),
        gots=tuple(_gots(asked, awards)),
        mark=_mark(holding, awards),
    )


def _gots(asked: Asked, awards: Sequence[Award]) -> Iterator[Got]:
    """What everybody gets who holds any."""
    got, speech = paid_of(awards), asked.speech
    for player, count in enumerate(asked.blocks):
        if count > 0:
            paid = player in got
            yield Got(speech.player(player), money(got[player]) if paid else phrase(NONE), paid)


def _mark(holding: ToSettle, awards: Sequence[Award]) -> Mark:
    """How sure the least sure of its rules is."""
    sure = list(Mark)
    marks = [award.working.cites.mark for award in awards]
    return max(marks or [holding.edition.cite(Rule.NOBODY).mark], key=sure.index)


def _lines(holding: ToSettle, awards: Sequence[Award]) -> Iterator[Line]:
    """The steps: price, pots, how they are split, how it is rounded."""
    edition = holding.edition
    price = edition.price(edition.places[holding.chain], holding.size)
    label = phrase("price at {size} {word.tiles}", size=holding.size, word=words_of(edition))
    yield Line("price", label, money(price))
    done: set[object] = set()
    for _, working in awards:
        key = _told_once(working)
        if key not in done:
            done.add(key)
            yield from _steps(working, awards, edition)
    kept = kept_of(holding)
    if kept is not None and kept.alone:
        amount = money(edition.bonus_row(price)[kept.rank])
        label = phrase("the bank keeps the {bonus}", bonus=bonus_named(edition, [kept.rank]))
        yield Line(f"{kept.rank} pot", label, amount)


def _told_once(working: Working) -> object:
    """What the awards have in common whose steps stand once: a pot that is split."""
    match Sum(working.step):
        case Sum.PAIR:
            return Sum.PAIR
        case Sum.SHARED | Sum.SHARED_BY_SEAT:
            return working.parts
    return working


def _steps(working: Working, awards: Sequence[Award], edition: Edition) -> Iterator[Line]:
    """The lines of one bonus, or of several that are split."""
    amount = money(working.amount)
    match Sum(working.step), working.args:
        case ((Sum.BONUS | Sum.TABLE), (int(rank), *_)):
            yield Line(f"{rank} pot", bonus_named(edition, [rank]), amount)
        case Sum.ALL, (int(count),):
            ranks = (*range(count),)
            yield Line("0 pot", _added(ranks, edition), amount, added=ranks)
            yield Line("0 split", phrase("for the only holder"), amount)
        case Sum.PAIR_SOLE, (int(pot),):
            yield _pair_pot(working)
            yield Line("0 split", phrase("for the only holder"), money(pot))
        case Sum.PAIR, (int(per_cent), int(), int(apart)):
            yield _pair_pot(working)
            more = max(per_cent, 100 - per_cent)
            label = phrase("lead of {count}", count=apart) if apart else phrase("tied")
            parts = phrase("{most}% and {least}%", most=more, least=100 - more)
            yield Line("0 split", label, parts)
        case _, (int(pot), int(), int()):
            yield from _split(working, awards, pot, edition)


def _pair_pot(working: Working) -> Line:
    """What two players share."""
    pot = working.parts[0]
    return Line("0 pot", phrase("{times} × the price", times=pot.args[0]), money(pot.amount))


def _added(ranks: Iterable[int], edition: Edition) -> str:
    """``first + second``."""
    return " + ".join(phrase(names(edition).ranks[rank]) for rank in ranks)


def _split(working: Working, awards: Sequence[Award], pot: int, edition: Edition) -> Iterator[Line]:
    """What those who tie split, and how it comes out."""
    ranks = tuple(int(part.args[0]) for part in working.parts)
    first, among = ranks[0], int(working.args[1])
    if len(ranks) > 1:
        yield Line(f"{first} pot", _added(ranks, edition), money(pot), added=ranks)
    else:
        yield Line(f"{first} pot", bonus_named(edition, [first]), money(pot))
    label = phrase("split {count} ways", count=in_words(among))
    yield Line(f"{first} split", label, _exactly(pot, among))
    parts = {award.working.amount for award in awards if award.working.parts == working.parts}
    most = money(max(parts))
    if len(parts) > 1:
        yield Line(f"{first} whole", phrase("with the remainder, up to"), most)
    else:
        even = pot % among == 0 and pot // among in parts
        label = phrase("comes out even") if even else phrase("rounded up")
        yield Line(f"{first} whole", label, most)


def _exactly(pot: int, among: int) -> str:
    """A part of a pot to the cent."""
    whole, rest = divmod(pot, among)
    if not rest:
        return money(whole)
    return spoken().price.format(f"{number(whole)}{spoken().point}{rest * 100 // among:02}")


def _keys(columns: Sequence[Column]) -> list[str]:
    """The steps of all columns in their order."""
    order = {"price": 0, "pot": 1, "split": 2, "whole": 3}

    def place(key: str) -> tuple[int, int]:
        rank, _, kind = key.rpartition(" ")
        return (int(rank) + 1 if rank else 0), order[kind]

    return sorted({line.key for column in columns for line in column.lines}, key=place)


def _aligned(column: Column, keys: Sequence[str], own: Column, edition: Edition) -> Column:
    """A column with a line for every step, each marked where it is not as at this table."""
    if column.refused:
        return column
    mine = {line.key: line for line in column.lines}
    ours = {line.key: line.amount for line in own.lines}
    none = phrase(NONE)
    lines = []
    for key in keys:
        line = mine.get(key) or Line(key, _missing(key, mine, edition), none)
        differs = not own.refused and line.amount != ours.get(key, none)
        lines.append(line._replace(differs=differs))
    gots = [
        got._replace(differs=bool(own.gots) and got.amount != other)
        for got, other in zip(
            column.gots, [one.amount for one in own.gots] or [""] * len(column.gots), strict=True
        )
    ]
    return column._replace(lines=tuple(lines), gots=tuple(gots))


def _missing(key: str, mine: dict[str, Line], edition: Edition) -> str:
    """Why an edition has no such step."""
    rank, _, kind = key.partition(" ")
    if kind == "split":
        return phrase("not split")
    if kind == "whole":
        return phrase("nothing to round")
    if any(int(rank) in line.added for line in mine.values()):
        return phrase("{bonus}: see above", bonus=bonus_named(edition, [int(rank)]))
    none = names(edition).none
    return phrase((none if int(rank) < len(none) else BY_RANK.none)[int(rank)])
