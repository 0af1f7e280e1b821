"""How Home divides a window: the games, and the directory beside or below them."""

from hotels.screens.profile import Kind, Profile
from hotels.screens.theme import theme

BESIDE, FOR_LARGE_TEXT = 900, 340
"""From this width on, in dp, the directory stands beside the games; more where text is larger."""

MARGINS = {Kind.WIDE: 24, Kind.PORTRAIT: 24, Kind.SHORT: 12, Kind.PHONE: 8}
DIRECTORY = {Kind.WIDE: 408, Kind.SHORT: 340}


def is_beside(profile: Profile) -> bool:
    """Whether the directory stands beside the games."""
    wanted = BESIDE + FOR_LARGE_TEXT * (theme.text_size - 1)
    return profile.is_landscape and profile.width >= wanted


def room(profile: Profile) -> float:
    """How wide the games are, in dp."""
    margin = MARGINS[profile.kind]
    side = DIRECTORY[profile.kind] + margin if is_beside(profile) else 0
    return profile.width - 2 * margin - side
