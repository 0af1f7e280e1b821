"""A desk asked about an edition, for tests."""

from collections.abc import Sequence

from hotels.ledger.chains.edition import Edition
from hotels.views.desk import Asked, first_asked


def asked_about(edition: Edition, names: Sequence[str]) -> Asked:
    """What the desk asks when these players have come, and nobody holds any."""
    return first_asked()._replace(edition=edition, names=tuple(names), blocks=(0,) * len(names))
