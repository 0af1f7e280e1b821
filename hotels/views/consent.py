"""What is asked before something is done that the keeper has to want."""

from typing import NamedTuple


class Consent(NamedTuple):
    """A question with two answers: to do it, or to leave it."""

    title: str
    sentence: str
    leave: str
    deed: str
    note: str = ""
    """What else there is to know, in lighter ink."""
