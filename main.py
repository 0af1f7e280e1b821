"""Opens Hotels."""

from hotels.app import HotelsApp

HotelsApp().run()
