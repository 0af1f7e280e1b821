"""A banker who comes back is not told as done what was dropped."""

from hotels.ledger.chains.entries import Lay
from hotels.views.returning import returned
from tests.ledger.chains.table import named
from tests.views.ledger.at_table import lay, told


def test_the_last_things_that_happened_say_what_was_dropped() -> None:
    table, speech = told("vacation", 3, "Ana A1, buys; Ben A5")
    assert table.amend(1, lay(0, "A5"))
    assert table.pages[2].page.entry == Lay(1, named("A5"))
    said = returned(table, speech)
    assert said is not None
    assert said.told == (
        "Ana laid A5.",
        "Ana bought nothing.",
        "Dropped: Ben laid A5. There is already a tile on A5.",
    )
