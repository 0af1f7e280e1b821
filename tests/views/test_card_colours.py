"""The colour of a chain's pieces in its card: shown with how sure it is, and changed by a house."""

from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.rule import Rule
from hotels.views.card_differences import differences
from hotels.views.card_edit import as_parent, changed, knobs
from hotels.views.card_house import remade
from hotels.views.card_knobs import Swatches
from hotels.views.card_spots import Spot, What
from hotels.views.card_told import told
from tests.ledger.chains.table import house

LUXOR, TOWER = Spot(What.CHAIN, 0), Spot(What.CHAIN, 1)
RED, YELLOW, TEAL = "D41F2F", "F4C81E", "2F8F8B"


def fact(edition: str, spot: Spot = LUXOR) -> str:
    return dict(told(EDITIONS[edition], spot).facts)["Colour"]


def test_a_chain_says_its_colour_and_how_sure_that_is() -> None:
    assert fact("acquire-classic") == "red, printed"
    assert fact("acquire-2008") == "purple, printed"
    assert fact("acquire-renegade") == "red, best guess"
    assert fact("acquire-2016") == fact("vacation") == "not known"


def test_a_house_gives_a_chain_another_colour() -> None:
    ours = house("acquire-classic")
    [knob] = [one for one in knobs(ours, LUXOR) if isinstance(one, Swatches)]
    assert (knob.now, dict(knob.answers)[RED]) == (RED, "Red")
    values = {one.key: one.now for one in knobs(ours, LUXOR)}
    after = remade(ours, changed(ours, LUXOR, values | {knob.key: TEAL}))
    assert after.colours == (TEAL, *EDITIONS["acquire-classic"].colours[1:])
    assert (after.chains, after.cite(Rule.COLOURS).mark) == (ours.chains, "house")
    assert after.cite(Rule.NAMES).mark == "attested"
    assert [tuple(one) for one in differences(ours, after)] == [("Luxor: colour", "red", "teal")]
    assert remade(after, as_parent(after, LUXOR)).colours == ours.colours
    assert after.changed == {"colours"}


def test_two_chains_never_have_one_colour() -> None:
    """Who takes another's gives his own for it."""
    ours = house("acquire-classic")
    values = {one.key: one.now for one in knobs(ours, LUXOR)}
    after = remade(ours, changed(ours, LUXOR, values | {"colour": YELLOW}))
    assert after.colours[:2] == (YELLOW, RED)


def test_where_no_colour_is_known_one_that_is_set_brings_the_others() -> None:
    ours = house("acquire-2016")
    values = {one.key: one.now for one in knobs(ours, TOWER)}
    assert remade(ours, changed(ours, TOWER, values)).colours == ()
    after = remade(ours, changed(ours, TOWER, values | {"colour": TEAL}))
    assert after.colours[1] == TEAL
    assert len({*after.colours}) == 7
