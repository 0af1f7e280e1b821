"""Opens Hotels."""

from hotels.app import HotelsApp
from hotels.screens.net import Net

Net(HotelsApp()).run()
