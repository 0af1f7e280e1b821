"""Perfect Hotel: hotels of cards, scored round by round."""

from hotels.screens.perfect_hotel.sitting import sit_down
from hotels.screens.perfect_hotel.start import PerfectHotelStart

__all__ = ["PerfectHotelStart", "sit_down"]
