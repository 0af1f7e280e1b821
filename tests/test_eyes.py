"""The chains' colours to those who tell fewer colours apart; a letter always stands beside them."""

from itertools import combinations

import pytest

from hotels.ledger.chains.editions import EDITIONS
from hotels.screens.palette import CHAINS
from tools.eyes import EYES, apart, light, seen

GREY = [(0.2, 0.2, 0.2), (0.7, 0.7, 0.7)]


@pytest.mark.parametrize("eyes", EYES)
def test_no_two_chains_look_alike(eyes: str) -> None:
    """Where 1 is the least that can be noticed."""
    looks = [seen(light(ground), eyes) for ground, _ in CHAINS]
    assert min(apart(one, other) for one, other in combinations(looks, 2)) > 16


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("edition", [one.id for one in EDITIONS.values() if one.colours])
def test_the_pieces_of_a_printing_differ(edition: str, eyes: str) -> None:
    """Red and brown are closest, to eyes without red: letter and pattern do the rest."""
    looks = [seen(light(colour), eyes) for colour in EDITIONS[edition].colours]
    assert min(apart(one, other) for one, other in combinations(looks, 2)) > 9.5


@pytest.mark.parametrize("eyes", EYES)
def test_grey_is_grey_to_all(eyes: str) -> None:
    for grey in GREY:
        assert seen(grey, eyes) == pytest.approx(grey, abs=1e-5)


def test_red_and_green_are_closer_to_who_lacks_a_cone() -> None:
    red, green = (0.4, 0.05, 0.05), (0.15, 0.2, 0.03)
    all_three = apart(red, green)
    assert apart(seen(red, "deutan"), seen(green, "deutan")) < all_three / 2
    assert apart(seen(red, "tritan"), seen(green, "tritan")) > all_three / 2
