"""No test opens a socket to the internet, nor does anything that a test drives."""

from collections.abc import Iterator

import pytest

from tests.watched import watched


@pytest.fixture(autouse=True)
def _no_network() -> Iterator[None]:
    """Whatever is run under a test, the command line as much as the window, stays offline."""
    with watched() as seen:
        yield
    assert [said for said in seen if said.startswith("internet")] == []
