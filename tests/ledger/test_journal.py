"""What can be done to the log, and which entries stand afterwards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hotels.ledger.codec import KINDS, act_fields, act_of
from hotels.ledger.journal import (
    Accept,
    Act,
    Amend,
    Cut,
    Impossible,
    Insert,
    Journal,
    Line,
    Mistake,
    Move,
    Order,
    Redo,
    Strike,
    Undo,
    Write,
)
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fault, parsed, written

Acts = list[Act[str]]

ABC: Acts = [Write("a"), Write("b"), Write("c")]


def after(acts: Acts) -> str:
    """The entries that stand after these acts, in a row."""
    return "".join(entry for _, entry in journal(acts).standing())


def journal(acts: Acts) -> Journal[str]:
    return Journal(Line(number, act) for number, act in enumerate(acts, 1))


STANDING: list[tuple[Acts, str]] = [
    ([], "abc"),
    ([Accept()], "abc"),
    # An entry, in its place or another.
    ([Amend(1, "A")], "Abc"),
    ([Amend(2, "B")], "aBc"),
    ([Amend(2, "B"), Amend(2, "β")], "aβc"),
    ([Insert(1, "x")], "xabc"),
    ([Insert(3, "x")], "abxc"),
    ([Insert(1, "x"), Insert(1, "y")], "xyabc"),
    ([Insert(1, "x"), Insert(4, "y")], "yxabc"),
    ([Move(3, 1)], "cab"),
    ([Move(1, 3)], "bac"),
    ([Move(1, 2)], "abc"),
    ([Move(3, 1), Move(3, 2)], "acb"),
    ([Strike(2)], "ac"),
    ([Strike(1), Strike(2), Strike(3)], ""),
    # What was amended, inserted, moved or struck is acted on again.
    ([Insert(2, "x"), Amend(4, "X")], "aXbc"),
    ([Insert(2, "x"), Move(4, 1)], "xabc"),
    ([Insert(2, "x"), Strike(4)], "abc"),
    ([Insert(2, "x"), Insert(4, "y")], "ayxbc"),
    ([Move(3, 1), Amend(3, "C")], "Cab"),
    ([Move(3, 1), Strike(3)], "ab"),
    ([Amend(2, "B"), Move(2, 1)], "Bac"),
    ([Amend(2, "B"), Strike(2)], "ac"),
    # A struck line keeps its place for others to come before it.
    ([Strike(1), Insert(1, "x")], "xbc"),
    ([Strike(2), Insert(2, "x")], "axc"),
    ([Strike(2), Move(3, 2)], "ac"),
    ([Strike(2), Move(1, 2)], "ac"),
    ([Strike(2), Insert(2, "x"), Insert(2, "y")], "axyc"),
    ([Strike(2), Insert(3, "x"), Insert(2, "y")], "ayxc"),
    ([Insert(2, "x"), Strike(4), Insert(4, "y")], "aybc"),
    ([Move(3, 1), Strike(3), Insert(3, "x")], "xab"),
    # From a line on nothing happened: in table order, whatever the numbers.
    ([Cut(1)], ""),
    ([Cut(2)], "a"),
    ([Cut(3)], "ab"),
    ([Move(3, 1), Cut(3)], ""),
    ([Move(3, 1), Cut(1)], "c"),
    ([Move(1, 3), Cut(1)], "b"),
    ([Insert(1, "x"), Cut(4)], ""),
    ([Insert(3, "x"), Cut(4)], "ab"),
    ([Insert(3, "x"), Cut(2)], "a"),
    ([Amend(2, "B"), Cut(3)], "aB"),
    ([Strike(1), Cut(2)], ""),
    ([Strike(3), Cut(2)], "a"),
    ([Cut(2), Write("d")], "ad"),
    ([Cut(2), Write("d"), Insert(2, "x"), Insert(3, "y")], "axyd"),
    ([Cut(2), Write("d"), Move(1, 3)], "ad"),
    ([Cut(2), Write("d"), Cut(1)], ""),
    ([Cut(2), Write("d"), Cut(5)], "a"),
    # Undo takes back the last act that counts, whatever it was.
    ([Undo()], "ab"),
    ([Undo(), Undo(), Undo()], ""),
    ([Amend(1, "A"), Undo()], "abc"),
    ([Insert(1, "x"), Undo()], "abc"),
    ([Move(3, 1), Undo()], "abc"),
    ([Strike(2), Undo()], "abc"),
    ([Cut(2), Undo()], "abc"),
    ([Strike(2), Cut(1), Undo()], "ac"),
    ([Cut(3), Cut(1), Undo()], "ab"),
    ([Amend(2, "B"), Amend(2, "β"), Undo()], "aBc"),
    ([Amend(2, "B"), Amend(2, "β"), Undo(), Undo()], "abc"),
    ([Amend(2, "B"), Amend(2, "β"), Undo(), Undo(), Undo()], "ab"),
    ([Amend(2, "B"), Strike(2), Undo()], "aBc"),
    ([Accept(), Undo()], "ab"),
    # Redo brings it back, in the order in which it was done.
    ([Undo(), Redo()], "abc"),
    ([Undo(), Undo(), Redo()], "ab"),
    ([Undo(), Undo(), Redo(), Redo()], "abc"),
    ([Amend(2, "B"), Amend(2, "β"), Undo(), Undo(), Redo()], "aBc"),
    ([Amend(2, "B"), Amend(2, "β"), Undo(), Undo(), Redo(), Redo()], "aβc"),
    ([Strike(2), Undo(), Redo(), Undo()], "abc"),
    ([Cut(2), Undo(), Redo()], "a"),
    ([Cut(2), Write("d"), Undo(), Undo(), Redo(), Redo()], "ad"),
    ([Undo(), Accept(), Redo()], "abc"),
    # A line counts by the number it was written with, also after others were taken back.
    ([Undo(), Write("d")], "abd"),
    ([Undo(), Write("d"), Amend(5, "D")], "abD"),
    ([Undo(), Write("d"), Undo(), Redo()], "abd"),
    ([Undo(), Undo(), Undo(), Write("d")], "d"),
    ([Insert(2, "x"), Undo(), Insert(1, "y"), Amend(6, "Y")], "Yabc"),
]


@pytest.mark.parametrize(("acts", "stands"), STANDING)
def test_what_stands_after_each_act(acts: Acts, stands: str) -> None:
    assert after([*ABC, *acts]) == stands


def test_of_nothing_nothing_stands() -> None:
    assert Journal([]).standing() == []
    assert Journal([Line(1, Write("a")), Line(2, Undo())]).standing() == []


def test_each_entry_stands_under_the_number_that_wrote_it() -> None:
    acts: Acts = [*ABC, Insert(1, "x"), Move(3, 1), Amend(2, "B"), Strike(1)]
    assert journal(acts).standing() == [(4, "x"), (3, "c"), (2, "B")]


NOTHING: list[tuple[Acts, Act[str], Mistake, int | None]] = [
    ([], Amend(4, "x"), Mistake.NO_SUCH_LINE, 4),
    ([], Amend(0, "x"), Mistake.NO_SUCH_LINE, 0),
    ([], Insert(4, "x"), Mistake.NO_SUCH_LINE, 4),
    ([], Insert(-1, "x"), Mistake.NO_SUCH_LINE, -1),
    ([], Move(4, 1), Mistake.NO_SUCH_LINE, 4),
    ([], Move(1, 4), Mistake.NO_SUCH_LINE, 4),
    ([], Strike(4), Mistake.NO_SUCH_LINE, 4),
    ([], Cut(4), Mistake.NO_SUCH_LINE, 4),
    ([], Move(2, 2), Mistake.BEFORE_ITSELF, 2),
    ([], Redo(), Mistake.NOTHING_TO_REDO, None),
    # A line that wrote no entry of its own.
    ([Amend(1, "A")], Amend(4, "x"), Mistake.NO_SUCH_LINE, 4),
    ([Move(1, 3)], Strike(4), Mistake.NO_SUCH_LINE, 4),
    ([Move(1, 3)], Cut(4), Mistake.NO_SUCH_LINE, 4),
    ([Cut(1)], Insert(4, "x"), Mistake.NO_SUCH_LINE, 4),
    ([Strike(1)], Insert(4, "x"), Mistake.NO_SUCH_LINE, 4),
    ([Accept()], Move(4, 1), Mistake.NO_SUCH_LINE, 4),
    # A struck line; but others may come before it.
    ([Strike(2)], Amend(2, "x"), Mistake.STRUCK, 2),
    ([Strike(2)], Strike(2), Mistake.STRUCK, 2),
    ([Strike(2)], Move(2, 1), Mistake.STRUCK, 2),
    ([Strike(2)], Move(2, 2), Mistake.STRUCK, 2),
    ([Strike(2)], Cut(2), Mistake.STRUCK, 2),
    ([Cut(2)], Cut(2), Mistake.STRUCK, 2),
    ([Cut(2)], Amend(3, "x"), Mistake.STRUCK, 3),
    # A line that was taken back is not there.
    ([Undo()], Amend(3, "x"), Mistake.NO_SUCH_LINE, 3),
    ([Undo()], Insert(3, "x"), Mistake.NO_SUCH_LINE, 3),
    ([Insert(1, "x"), Undo()], Move(1, 4), Mistake.NO_SUCH_LINE, 4),
    # Nothing is left to take back, or to bring back after a new act.
    ([Undo(), Undo(), Undo()], Undo(), Mistake.NOTHING_TO_UNDO, None),
    ([Undo(), Redo()], Redo(), Mistake.NOTHING_TO_REDO, None),
    ([Undo(), Write("d")], Redo(), Mistake.NOTHING_TO_REDO, None),
    ([Undo(), Amend(1, "A")], Redo(), Mistake.NOTHING_TO_REDO, None),
    ([Undo(), Insert(1, "x")], Redo(), Mistake.NOTHING_TO_REDO, None),
    ([Undo(), Move(2, 1)], Redo(), Mistake.NOTHING_TO_REDO, None),
    ([Undo(), Strike(1)], Redo(), Mistake.NOTHING_TO_REDO, None),
    ([Undo(), Cut(1)], Redo(), Mistake.NOTHING_TO_REDO, None),
]


@pytest.mark.parametrize(("before", "act", "mistake", "number"), NOTHING)
def test_an_impossible_act_is_refused_and_changes_nothing(
    before: Acts, act: Act[str], mistake: Mistake, number: int | None
) -> None:
    log = journal([*ABC, *before])
    was = list(log.lines), log.standing(), log.last, log.next
    for doing in (log.add, log.with_act):
        with pytest.raises(Impossible) as refused:
            doing(act)
        assert (refused.value.mistake, refused.value.number) == (mistake, number)
        assert (list(log.lines), log.standing(), log.last, log.next) == was
    log.add(Write("z"))
    assert log.standing()[-1] == (len(was[0]) + 1, "z")


def test_nothing_can_be_taken_back_before_anything_was_done() -> None:
    for act, mistake in ((Undo(), "nothing to undo"), (Redo(), "nothing to redo")):
        with pytest.raises(Impossible, match=mistake):
            Journal[str]().add(act)
    with pytest.raises(Impossible, match="nothing to undo"):
        journal([Accept()]).add(Undo())


@pytest.mark.parametrize("acts", [acts for acts, _ in STANDING])
def test_what_an_act_would_do_is_what_it_does_and_the_log_only_grows(acts: Acts) -> None:
    log: Journal[str] = Journal()
    for number, act in enumerate([*ABC, *acts], 1):
        before = list(log.lines)
        would = log.with_act(act)
        assert list(log.lines) == before
        assert log.following == number
        assert log.add(act) == Line(number, act)
        assert log.lines == [*before, Line(number, act)]
        assert log.standing() == would == Journal(log.lines).standing()


def acts_after(log: Journal[str]) -> st.SearchStrategy[Act[str]]:
    """Acts on lines that are there, possible or not."""
    line = st.integers(1, log.following)
    return st.one_of(
        st.just(Write("w")),
        st.sampled_from([Undo(), Redo(), Accept()]),
        st.builds(Amend, line, st.sampled_from("xyz")),
        st.builds(Insert, line, st.just("i")),
        st.builds(Move, line, line),
        st.builds(Strike, line) | st.builds(Cut, line),
    )


@given(st.data())
def test_what_is_taken_back_was_never_done(data: st.DataObject) -> None:
    log = journal(ABC)
    for _ in range(data.draw(st.integers(1, 12))):
        act = data.draw(acts_after(log))
        was = log.written()
        try:
            would = log.with_act(act)
        except Impossible:
            assert log.written() == was
            continue
        assert log.written() == was
        log.add(act)
        plainly: Order[str] = Order(log.done)
        assert log.standing() == plainly.standing() == would
        assert log.written() == plainly.written()
        for number in range(1, log.following):
            assert log.history(number) == plainly.history(number)


def test_what_undo_and_redo_would_do_is_told() -> None:
    log = journal(ABC)
    assert (log.last, log.next) == (Write("c"), None)
    log.add(Amend(1, "A"))
    assert (log.last, log.next) == (Amend(1, "A"), None)
    log.add(Undo())
    assert (log.last, log.next) == (Write("c"), Amend(1, "A"))
    log.add(Undo())
    assert (log.last, log.next) == (Write("b"), Write("c"))
    log.add(Redo())
    assert (log.last, log.next) == (Write("c"), Amend(1, "A"))
    log.add(Strike(1))
    assert (log.last, log.next) == (Strike(1), None)


EVERY_ACT: Acts = [
    *(Write("a"), Amend(1, "b"), Insert(2, "ü\n😀"), Move(3, 4), Strike(5)),
    *(Cut(6), Undo(), Redo(), Accept()),
]


def decoded(value: object) -> str:
    """An entry of these tests, which is a text in an object."""
    assert isinstance(value, dict)
    return str(value["text"])


@pytest.mark.parametrize("act", EVERY_ACT, ids=lambda act: type(act).__name__)
def test_an_act_written_and_read_is_the_same(act: Act[str]) -> None:
    said = act_fields(act, lambda entry: {"text": entry})
    assert act_of(parsed(written(said).encode()), decoded) == act


def test_every_act_has_a_word_of_its_own() -> None:
    assert [act_fields(act, lambda _: {})["kind"] for act in EVERY_ACT] == list(KINDS)


BROKEN: list[tuple[object, Fault, str]] = [
    (None, Fault.NOT_OBJECT, "an act"),
    ([], Fault.NOT_OBJECT, "an act"),
    ({}, Fault.MISSING, "kind"),
    ({"kind": "rewrite"}, Fault.NOT_ONE_OF, "kind"),
    ({"kind": 1}, Fault.NOT_ONE_OF, "kind"),
    ({"kind": ["undo"]}, Fault.NOT_ONE_OF, "kind"),
    ({"kind": "write"}, Fault.MISSING, "entry"),
    ({"kind": "amend", "entry": {"text": "a"}}, Fault.MISSING, "line"),
    ({"kind": "amend", "line": 1}, Fault.MISSING, "entry"),
    ({"kind": "amend", "line": "1", "entry": {"text": "a"}}, Fault.NOT_NUMBER, "line"),
    ({"kind": "amend", "line": True, "entry": {"text": "a"}}, Fault.NOT_NUMBER, "line"),
    ({"kind": "insert", "before": 0, "entry": {"text": "a"}}, Fault.OUT_OF_RANGE, "before"),
    ({"kind": "insert", "line": 1, "entry": {"text": "a"}}, Fault.MISSING, "before"),
    ({"kind": "move", "line": 1}, Fault.MISSING, "before"),
    ({"kind": "move", "line": 10**13, "before": 1}, Fault.OUT_OF_RANGE, "line"),
    ({"kind": "strike", "line": None}, Fault.NOT_NUMBER, "line"),
    ({"kind": "cut"}, Fault.MISSING, "line"),
    ({"kind": "cut", "line": 0}, Fault.OUT_OF_RANGE, "line"),
    ({"kind": "cut", "line": "2"}, Fault.NOT_NUMBER, "line"),
]


@pytest.mark.parametrize(("value", "fault", "field"), BROKEN)
def test_what_is_no_act_is_refused_with_its_field(value: object, fault: Fault, field: str) -> None:
    with pytest.raises(Refused) as refused:
        act_of(value, decoded)
    assert (refused.value.code, refused.value.facts["field"]) == (fault, field)
