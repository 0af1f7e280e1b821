"""Names of people, as far as the letters at hand can draw them."""

from collections.abc import Sequence

from hotels.wording.language import phrase

_DRAWN = (
    (0x20, 0x24F),
    (0x2B0, 0x52F),
    (0x1E00, 0x1FFF),
    (0x2010, 0x2027),
    (0x2030, 0x205E),
    (0x20A0, 0x20BF),
)


def can_be_drawn(name: str) -> bool:
    """Whether every sign of a name can be shown; one that cannot is kept all the same."""
    return all(any(low <= ord(sign) <= high for low, high in _DRAWN) for sign in name)


def drawn(name: str) -> str:
    """A name without the signs that cannot be drawn; empty where no letter of it is left."""
    said = " ".join("".join(sign if can_be_drawn(sign) else " " for sign in name).split())
    return said if any(sign.isalnum() for sign in said) else ""


def drawn_name(name: str, seat: int) -> str:
    """A name as it can be drawn, or the player's number."""
    return drawn(name) or phrase("Player {seat}", seat=seat + 1)


COLOURS = 6
"""So many colours tell people apart."""


def resolved(wanted: Sequence[int | None]) -> tuple[int, ...]:
    """The colour of every seat: each person's own, if it is still free, or else the next free one.

    Who has none takes that of the seat; where all are taken, some share one.
    """
    found: dict[int, int] = {}
    for seat, colour in enumerate(wanted):
        if colour is not None and colour % COLOURS not in found.values():
            found[seat] = colour % COLOURS
    for seat, colour in enumerate(wanted):
        if seat not in found:
            own = seat if colour is None else colour
            free = ((own + step) % COLOURS for step in range(COLOURS))
            found[seat] = next((one for one in free if one not in found.values()), own % COLOURS)
    return tuple(found[seat] for seat in range(len(wanted)))


def seated(names: Sequence[str]) -> tuple[str, ...]:
    """The names of a table as they can be drawn; who would look like another has his seat too."""
    said = [drawn_name(name, seat) for seat, name in enumerate(names)]
    return tuple(
        f"{name} ({seat + 1})" if said.count(name) > 1 else name for seat, name in enumerate(said)
    )
