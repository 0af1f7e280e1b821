"""How a chain's name stands beside its amounts, and what it gives up for them."""

from typing import NamedTuple


class Way(NamedTuple):
    """How a name stands beside the amounts, and what it gives up where there is little room."""

    style: str = "name short"
    shield_below: bool = False
    """Whether the sign of a safe chain stands on the second line."""
    breaks: bool = False
    """Whether the name goes on in a second line."""
    is_slim: bool = False
    """Whether columns and pills are no wider than they must be."""


WAYS = (
    Way(),
    Way(is_slim=True),
    Way(shield_below=True, is_slim=True),
    Way("support medium", shield_below=True, is_slim=True),
    Way("support medium", shield_below=True, breaks=True, is_slim=True),
)
"""The ways for a name to stand, the amplest first."""
