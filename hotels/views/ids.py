"""What files, and the things a house keeps, go by: a name in plain letters."""

import re
import unicodedata
from collections.abc import Callable

LONGEST_ID = 60


def plain(name: str) -> str:
    """A name in the letters that any file system takes."""
    bare = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", bare.lower()).strip("-")


def free_id(kind: str, name: str, is_taken: Callable[[str], bool], nameless: str = "") -> str:
    """An id by a name that nothing else of the house has: ``house-ours``, ``house-ours-2``.

    Where no letter of the name is left it is the kind's own.
    """
    words = plain(name)[:LONGEST_ID].strip("-")
    wanted = f"{kind}-{words}" if words else nameless or kind
    number, own_id = 1, wanted
    while is_taken(own_id):
        number += 1
        own_id = f"{wanted}-{number}"
    return own_id
