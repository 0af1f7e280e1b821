"""What ends the tour."""


class Wrong(Exception):
    """Something on the way is not as it has to be."""


def hold(is_so: object, otherwise: str) -> None:
    """Go on only if something is so."""
    if not is_so:
        raise Wrong(otherwise)
