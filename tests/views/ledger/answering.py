"""The walk through what is owed, each question answered by its first answer."""

from hotels.ledger.chains.entries import (
    Entry,
)
from hotels.ledger.journal import Act
from hotels.views.ledger.consequences import consequences
from hotels.views.ledger.gaps import Answer, owed
from hotels.views.ledger.offers import numbers_offered
from hotels.wording.speech import Speech
from tests.views.ledger.at_table import Told


def filled(answer: Answer) -> Act[Entry]:
    """What an answer does; a number nobody can know is the least there can be."""
    form = answer.form
    if form is not None and form.unsaid:
        return filled(answer._replace(form=form.with_number(numbers_offered(form)[0])))
    assert answer.ready is not None
    return answer.ready


def walked(table: Told, speech: Speech) -> int:
    """Every question answered by its first answer, until none is left; how many there were."""
    count = 0
    while found := owed(table, speech):
        act = filled(found[0].answers[0])
        said = consequences(table, act, speech)
        assert (said.refused, bool(said.keep)) == ("", True)
        table.follow(act)
        count += 1
        assert count < 1_000
    return count
