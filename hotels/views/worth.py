"""A finished game turn by turn: what everybody was worth, and how large the chains were."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.rules.ending import settlement
from hotels.ledger.chains.terms import UNSEEN, Player
from hotels.ledger.chains.trouble import Page
from hotels.ledger.chains.workings import Step, is_bonus
from hotels.ledger.money import Money
from hotels.ledger.posting import Posting
from hotels.views.letters import letters
from hotels.wording.amounts import listed, money
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

MOST_FALLS = 3
"""So many takeovers are marked: those that paid most."""

GROWN = 10
"""Chains are drawn up to the next whole ten."""

TICKS = 6
"""Lines across a chart, at most."""

STEPS = (1, 2, 5, 10, 20, 50, 100, 1_000, 10_000)

SETTLED = to_phrase("The last step is the final settlement.")
SETTLED_SO_FAR = to_phrase("The last step is the settlement if the game ends here.")
ANNOUNCED = to_phrase("Dealt {word.blocks} announced later count from the start.")
UNTOLD = to_phrase("Anything never announced is left out.")
SIZES = to_phrase(
    "Each chain's {word.tiles} after each turn. A line ends where its chain was {word.taken_over}."
)


class Line(NamedTuple):
    """One player or one chain through the game."""

    place: int
    """The player's seat, or the chain's place on the card."""
    name: str
    letter: str
    """On the chain's fob; a player has none."""
    values: tuple[int | None, ...]
    """After each turn, from before the first; None while a chain is not on the board."""
    texts: tuple[str, ...]


class Fall(NamedTuple):
    """A large takeover, at its turn."""

    at: int
    text: str


class Graph(NamedTuple):
    """A chart: its lines, what stands across it, and what is to be said about it."""

    title: str
    second: str
    note: str
    lines: tuple[Line, ...]
    falls: tuple[Fall, ...]
    ticks: tuple[tuple[int, str], ...]
    """The values with a line across, the lowest first, as they are written."""
    moments: tuple[str, ...]
    """What each step along the foot is called: before the first turn, after turn 1, ..."""
    turns: int
    """How many turns there are; a step beyond is the final settlement."""
    unit: str = to_phrase("turn")
    """What a step is called along the foot."""
    falls_below: bool = False
    """Whether takeovers have their names at the foot of their lines."""

    @property
    def span(self) -> tuple[int, int]:
        """The lowest and the highest value that can be drawn."""
        return self.ticks[0][0], self.ticks[-1][0]


class Reading(NamedTuple):
    """The values of one moment, the largest first."""

    title: str
    rows: tuple[tuple[Line, str], ...]


def worth_by_turn(opening: Books, pages: Iterable[Page], speech: Speech) -> Graph:
    """What each player was worth after each turn, and after the final settlement."""
    found = list(pages)
    days = _days(opening, found)
    last = days[-1]
    outcome = settlement(last).cash
    lines = []
    for player in range(last.header.seats):
        worth = (*(_worth(day, last, player) for day in days), outcome[player])
        name = speech.player(player)
        lines.append(Line(player, name, "", worth, tuple(money(each) for each in worth)))
    notes = [phrase(SETTLED_SO_FAR if last.is_provisional else SETTLED)]
    if not last.header.deal_known and any(map(any, last.dealt)):
        notes.insert(0, phrase(ANNOUNCED, word=speech.word))
    if _left_untold(days):
        notes.append(phrase(UNTOLD))
    return Graph(
        phrase("Net worth by turn"),
        phrase("cash and {word.blocks} at current prices", word=speech.word),
        " ".join(notes),
        tuple(lines),
        _falls(opening, found, speech),
        ticks(_all(lines), 10_000, money),
        (*_moments(days), phrase("after the settlement")),
        len(days) - 1,
    )


def graph_of(
    opening: Books,
    pages: Sequence[Page],
    worth: Callable[[Books], Sequence[Money]],
    titles: tuple[str, str],
    speech: Speech,
) -> Graph:
    """What each player had after each turn, in a game that goes on."""
    days = _days(opening, pages)
    found = [worth(day) for day in days]
    lines = []
    for player in range(opening.header.seats):
        values = tuple(each[player] for each in found)
        texts = tuple(map(money, values))
        lines.append(Line(player, speech.player(player), "", values, texts))
    title, second = titles
    return Graph(
        title,
        second,
        "",
        tuple(lines),
        _falls(opening, pages, speech),
        ticks(_all(lines), 10_000, money),
        _moments(days),
        len(days) - 1,
        falls_below=True,
    )


def sizes_by_turn(opening: Books, pages: Iterable[Page], speech: Speech) -> Graph:
    """How large each chain was after each turn."""
    found = list(pages)
    days = _days(opening, found)
    edition = opening.header.edition
    signs = letters(speech.chain(name) for name in edition.names)
    lines = []
    for place, name in enumerate(edition.names):
        sizes = tuple(day.board.sizes[place] or None for day in days)
        if any(sizes):
            texts = tuple(str(size or "") for size in sizes)
            lines.append(Line(place, speech.chain(name), signs[place], sizes, texts))
    return Graph(
        phrase("Chain sizes by turn"),
        phrase("{word.tiles} in each chain", word=speech.word),
        phrase(SIZES, word=speech.word),
        tuple(lines),
        _falls(opening, found, speech),
        ticks(_all(lines), GROWN, str),
        _moments(days),
        len(days) - 1,
    )


def reading(graph: Graph, at: int) -> Reading:
    """The values of one moment, the largest first; what has none is left out."""
    rows = [
        (value, line, line.texts[at])
        for line in graph.lines
        if (value := line.values[at]) is not None
    ]
    rows.sort(key=lambda row: -row[0])
    return Reading(graph.moments[at], tuple((line, text) for _, line, text in rows))


def ticks(
    values: Sequence[int], whole: int, text: Callable[[int], str]
) -> tuple[tuple[int, str], ...]:
    """From nought (or below, where somebody was) to the next whole step above the largest."""
    top = max(whole, -(-max(values, default=0) // whole) * whole)
    low = min(0, min(values, default=0) // whole * whole)
    sizes = (whole // 5, whole // 2, *(whole * each for each in STEPS))
    step = next(size for size in sizes if top - low <= size * TICKS)
    low, top = low // step * step, -(-top // step) * step
    return tuple((value, text(value)) for value in range(low, top + 1, step))


def turn_marks(turns: int, most: int) -> tuple[int, ...]:
    """The turns named along the foot: not more than there is room for, the start left out."""
    step = next((each for each in STEPS if turns <= each * most), max(1, turns))
    return tuple(range(step, turns + 1, step))


def _days(opening: Books, pages: Iterable[Page]) -> list[Books]:
    """The books before the first turn and after each one."""
    days = [opening]
    for turn, found in groupby(pages, key=lambda page: page.books.turn):
        *_, last = found
        if turn:
            days.append(last.books)
        else:
            days[0] = last.books
    return days


def _moments(days: Sequence[Books]) -> tuple[str, ...]:
    """What each step is called."""
    after = (phrase("after turn {turn}", turn=day.turn) for day in days[1:])
    return (phrase("before the first turn"), *after)


def _worth(day: Books, last: Books, player: Player) -> Money:
    """Cash and blocks at the day's price, with what is known by now to have been dealt."""
    worth = day.cash[player]
    for chain, told in enumerate(day.told):
        blocks = day.blocks[chain][player]
        if player not in told:
            blocks += last.dealt[chain][player]
        worth += blocks * day.price(chain)
    return worth


def _left_untold(days: Sequence[Books]) -> bool:
    """Whether somebody never told a holding of a chain that was on the board."""
    last = days[-1]
    return any(
        len(told) < last.header.seats
        and last.blocks[chain][UNSEEN]
        and any(day.board.sizes[chain] for day in days)
        for chain, told in enumerate(last.told)
    )


def _falls(opening: Books, pages: Sequence[Page], speech: Speech) -> tuple[Fall, ...]:
    """The takeovers that paid most, in the order of the game."""
    paid: dict[int, tuple[Money, str]] = {}
    for page in pages:
        takeover = page.books.takeover
        if takeover is None or not takeover.paid:
            continue
        more = sum(map(_bonus, page.postings))
        chains = listed(speech.chain(chain) for chain in takeover.defunct)
        if len(takeover.defunct) == 1:
            text = phrase("{chain} {word.taken_over}", chain=chains, word=speech.word)
        else:
            text = phrase("{chains} {word.taken_over}", chains=chains, word=speech.word)
        before, _ = paid.get(page.books.turn, (0, ""))
        paid[page.books.turn] = before + more, text
    largest = sorted(paid, key=lambda turn: -paid[turn][0])[:MOST_FALLS]
    first = opening.turn
    return tuple(Fall(turn - first, paid[turn][1]) for turn in sorted(largest))


def _bonus(posting: Posting) -> Money:
    """What a posting pays as a bonus, negative where it takes one back."""
    if posting.working is None:
        return 0
    if posting.working.step == Step.TAKEN_BACK:
        return -posting.count
    return posting.count if is_bonus(posting) else 0


def _all(lines: Iterable[Line]) -> list[int]:
    """Every value of every line."""
    return [value for line in lines for value in line.values if value is not None]
