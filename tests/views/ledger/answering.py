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
    """What an answer does; what nobody can know is filled in as it can have been.

    Of a number that is the least by the rules, or else the least; of anything else what its form
    begins with.
    """
    form = answer.form
    if form is None:
        assert answer.act is not None
        return answer.act
    if form.unsaid:
        said = [form.with_number(number) for number in numbers_offered(form)]
        form = next((one for one in said if one.act and one.consent is None), said[0])
    assert form.act is not None
    return form.act


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
