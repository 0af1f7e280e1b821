"""Whatever a change of the past has torn, the first answers to all questions mend it."""

from random import Random

import pytest

from hotels.ledger.chains.entries import (
    Buy,
    End,
    Entry,
    Lay,
    Leave,
    Name,
    Pass,
    TurnTo,
)
from hotels.ledger.journal import Act, Amend, Cut, Impossible, Insert, Strike
from hotels.views.ledger.gaps import owed
from tests.views.ledger.answering import walked
from tests.views.ledger.at_table import Told, manuscript, played

DAVE = 3


def changed(table: Told, chance: Random) -> None:
    """One change of the past, of any kind, anywhere."""
    number, page = chance.choice(table.pages)
    books = page.books
    player = chance.randrange(books.header.seats)
    tile = books.header.shape.tile(chance.choice(books.header.shape.squares))
    forgotten: list[Entry] = [
        *(Lay(books.player, tile), Pass(player), Buy(player, ()), TurnTo(player)),
        *(Leave(player, returns=True), End(books.player)),
    ]
    acts: list[Act[Entry]] = [Strike(number), Cut(number), Insert(number, chance.choice(forgotten))]
    if isinstance(page.entry, Lay):
        acts += [Amend(number, Lay(page.entry.player, tile))] * 6
    try:
        preview = table.preview(act := chance.choice(acts))
    except Impossible:
        return
    if preview.own is None or preview.own.stands:
        table.follow(act)


@pytest.mark.parametrize(
    "name",
    [
        "acquire-p4_027",
        "acquire-p6_024",
        "decision-p2_009",
        "decision-draft-p6_010-unknown",
        "four-equal-vacation",
        "manuscript",
        "vacation-p3_002-unknown",
        "vacation-p6_017",
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_the_first_answers_mend_what_any_change_has_torn(name: str, seed: int) -> None:
    table, speech = played(name)
    chance = Random(f"{name} {seed}")  # noqa: S311  the same game every time
    for _ in range(3):
        changed(table, chance)
    walked(table, speech)
    assert owed(table, speech) == ()


def test_a_name_that_was_deleted_is_asked_for_before_what_was_bought_of_it_is_changed() -> None:
    game = table, speech = manuscript()
    before = table.books
    assert table.strike(8)
    first = owed(*game)[0]
    assert first.number == 9
    assert first.question == "Which chain did Dave found in turn 4?"
    assert first.answers[0].ready == Insert(9, Name(DAVE, "Wilton"))
    assert walked(table, speech) == 1
    assert table.books == before
