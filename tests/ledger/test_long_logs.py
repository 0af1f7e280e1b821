"""Long logs of every kind of act: what they come to, and how long that takes to find out."""

from collections.abc import Callable

import pytest

from hotels.ledger.journal import (
    Act,
    Amend,
    Cut,
    Impossible,
    Insert,
    Journal,
    Line,
    Move,
    Redo,
    Strike,
    Undo,
    Write,
)
from tests.growth import assert_even, chance
from tests.ledger.plain_journal import mistake, places

Acts = list[Act[str]]

LINES = 90

CUT_AND_BACK: Acts = [Cut(1), Undo()]


@pytest.mark.parametrize("seed", range(60))
def test_a_log_comes_to_what_its_acts_come_to_one_by_one(seed: int) -> None:
    luck, log = chance(seed), Journal[str]()
    weights = [0.4, *(luck.random() ** 2 for _ in range(7))]
    reach = luck.choice((4, 12, LINES))
    while len(log.lines) < LINES:
        first = max(0, log.following - reach)
        number, other = (luck.randint(first, log.following) for _ in range(2))
        kinds: Acts = [
            *(Write("w"), Insert(number, "i"), Amend(number, f"a{log.following}")),
            *(Move(number, other), Strike(number), Cut(number), Undo(), Redo()),
        ]
        (act,) = luck.choices(kinds, weights)
        before = places(log.done)
        if (act == Undo() and not log.done) or (act == Redo() and not log.undone):
            continue
        why = mistake(before, act)
        for doing in (log.with_act, log.add):
            try:
                doing(act)
                assert why is None
            except Impossible as impossible:
                assert (impossible.mistake, impossible.number) == why  # noqa: PT017
        found = places(log.done)
        assert log.written() == [(one.number, one.entry, one.struck) for one in found]
        if len(log.lines) % 10 == 0:
            touched = {one.number: tuple(one.lines) for one in found}
            for number in range(log.following + 1):
                assert log.history(number) == touched.get(number, ())


def written(size: int) -> Acts:
    return [Write("w") for _ in range(size)]


def inserted_at_the_head(size: int) -> Acts:
    return [Write("w"), *(Insert(1, "i") for _ in range(size))]


def inserted_before_the_one_before(size: int) -> Acts:
    return [Write("w"), *(Insert(number, "i") for number in range(1, size))]


def inserted_before_the_last(size: int) -> Acts:
    return [Write("w"), Write("w"), *(Insert(2, "i") for _ in range(size))]


def inserted_anywhere(size: int) -> Acts:
    luck = chance(size)
    return [Write("w"), *(Insert(luck.randint(1, number), "i") for number in range(1, size))]


def amended(size: int) -> Acts:
    return [*written(size), *(Amend(size, "a") for _ in range(size))]


def moved(size: int) -> Acts:
    luck = chance(size)
    pairs = (luck.sample(range(1, size + 1), 2) for _ in range(size))
    return [*written(size), *(Move(number, before) for number, before in pairs)]


def moved_to_and_fro(size: int) -> Acts:
    moves: Acts = [Move(1, size), Move(1, 2)]
    return [*written(size), *moves * (size // 2)]


def struck(size: int) -> Acts:
    order = chance(size).sample(range(1, size + 1), size)
    return [*written(size), *map(Strike, order)]


def cut_and_taken_back(size: int) -> Acts:
    return [*written(size), *CUT_AND_BACK * (size // 2)]


def cut_and_brought_back(size: int) -> Acts:
    acts: Acts = [Undo(), Redo()]
    return [*written(size), Cut(1), *acts * (size // 2)]


def cut_and_gone_on(size: int) -> Acts:
    acts: Acts = [Cut(1), Write("w"), Undo(), Undo()]
    return [*written(size), *acts * (size // 4)]


def cut_one_by_one(size: int) -> Acts:
    acts: Acts = [Write("w")]
    for number in range(2, 2 * size, 2):
        acts += [Write("w"), Cut(number)]
    return [*acts, *(Amend(1, "a") for _ in range(size))]


def cut_shorter_and_shorter(size: int) -> Acts:
    acts: Acts = [Amend(1, "a"), Undo()]
    return [*written(size), *map(Cut, range(size, 1, -1)), *acts * size]


def cut_all_at_once_again_and_again(size: int) -> Acts:
    return [*cut_one_by_one(size), *CUT_AND_BACK * size]


def taken_back_and_brought_back(size: int) -> Acts:
    return [*written(size), *(Undo() for _ in range(size)), *(Redo() for _ in range(size))]


WAYS = (
    *(written, inserted_at_the_head, inserted_before_the_one_before, inserted_before_the_last),
    *(inserted_anywhere, amended),
    *(moved, moved_to_and_fro, struck, cut_and_taken_back, cut_and_brought_back),
    *(cut_and_gone_on, cut_one_by_one, cut_shorter_and_shorter),
    *(cut_all_at_once_again_and_again, taken_back_and_brought_back),
)


@pytest.mark.parametrize("way", WAYS)
def test_an_act_takes_as_long_in_a_long_log(way: Callable[[int], Acts]) -> None:
    def work(size: int) -> Callable[[], object]:
        lines = [Line(number, act) for number, act in enumerate(way(size), 1)]

        def read() -> None:
            log = Journal(lines)
            log.written()
            for number in range(1, log.following):
                log.history(number)

        return read

    assert_even(work, 400)
