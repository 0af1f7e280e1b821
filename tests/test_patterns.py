"""The chains' patterns: within their strip, and none where there is no room."""

import pytest

from hotels.screens.patterns import pattern

PLACES = range(7)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("size", [(0, 5), (0, 0), (-3, 5), (5, 0), (5, -2), (1e-30, 5), (5, 1e-9)])
def test_a_strip_without_room_has_none(place: int, size: tuple[float, float]) -> None:
    assert pattern(place, *size) == []


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("size", [(1, 1), (2, 40), (30, 7), (400, 8)])
def test_it_fills_the_strip_and_is_not_without_end(place: int, size: tuple[float, float]) -> None:
    width, height = size
    found = pattern(place, width, height)
    across = [x for polygon in found for x, _ in polygon]
    assert 0 < len(found) <= 2 + 16 * (2 + 2 * width / (0.3 * height))
    assert max(across) - min(across) >= width / 3
