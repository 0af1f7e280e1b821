"""What happens to the app from outside: paused, turned, covered by bars, short of memory.

Behind another app it may lose all that it has drawn.
"""

import gc
import os
import sys
from time import time
from typing import TYPE_CHECKING

from kivy.cache import Cache
from kivy.clock import Clock, ClockEvent
from kivy.core.window import Window
from kivy.graphics import ClearBuffers, ClearColor, Fbo, RenderContext
from kivy.graphics.context import get_context
from kivy.metrics import Metrics

from hotels.screens.theme import theme
from hotels.wording.language import first_known, of_system, spoken

if TYPE_CHECKING:
    from hotels.app import HotelsApp
    from hotels.device.feel import Feel
    from hotels.device.window import Scale

ANDROID = "ANDROID_ARGUMENT"
"""Said by the system there. Elsewhere nothing of the device is loaded before it is wanted."""

LOOKS = 2
"""Seconds from one look at the bars to the next: half a turn moves them, and no size tells."""

SOON = 0.3
"""Seconds after another size until the bars are where they belong."""

KIVY_S = ("kv.image", "kv.texture", "textinput.label", "textinput.width")
"""What Kivy keeps and can draw again."""

OURS = (51, 102, 153, 255)
"""A pixel that is found where nothing was lost; a number alone might be another drawing's."""

RESTS, MANY_ACTS = 2, 20
"""Seconds without an act until what the log holds is moved into the file, if it is so much."""

SMOOTHED = "kv.graphics.texture"
"""Where Kivy keeps what smooth edges are drawn with; it makes it whole for its first user only."""


class Life:
    """Asks the device what has changed, and tells it what the screens need."""

    def __init__(self, house: "HotelsApp") -> None:
        self._house = house
        self._paused_at = time()
        self._looks: ClockEvent | None = None
        self._look_soon = Clock.create_trigger(self._look, SOON)
        self._dark: bool | None = None
        self._scale: Scale | None = None
        """How large the system shows things, as it was last told."""
        self._told = False, False
        """Whether the device hides what is shown, and keeps it lit."""
        self._resume = Clock.create_trigger(self._resumed, 0)
        self._settle = Clock.create_trigger(self._settled, RESTS)
        self._before: list[RenderContext] = []
        """The window's drawings before a loss: let go, each would take one of the new along."""
        self._witness: Fbo
        """A pixel in the device's graphics: gone, if all that was drawn is gone."""

    def begin(self) -> None:
        """The window is there."""
        Window.bind(on_memorywarning=self._let_go, size=self._resized)
        self._house.shell.raised = self.follow
        self._bear_witness()
        if ANDROID in os.environ:
            self._look()
            self._looks = Clock.schedule_interval(self._look, LOOKS)

    def end(self) -> None:
        """The window is no longer ours."""
        Window.unbind(on_memorywarning=self._let_go, size=self._resized)
        self._look_soon.cancel()
        self._resume.cancel()
        self._settle.cancel()
        if self._looks is not None:
            self._looks.cancel()
        self._tell(hidden=False, lit=False)

    def paused(self) -> None:
        """Behind another app, perhaps for good: every entry and every setting is written."""
        self._paused_at = time()
        self._settled()

    def acted(self) -> None:
        """An act was written."""
        store = self._house.store
        if store is not None and store.acts >= MANY_ACTS:
            self._settle.cancel()
            self._settle()

    def _settled(self, *_: object) -> None:
        """The fewer acts the log holds, the fewer go with it if it is lost."""
        if self._house.store is not None and self._house.store.acts:
            self._house.store.settle()

    def resumed(self) -> None:
        """In front again, in the language of now; the graphics are ours with the next frame."""
        was = spoken()
        self._house.speak()
        if spoken() is not was:
            self._house.shell.rearrange()
        self._resume()

    def _resumed(self, *_: object) -> None:
        """All is drawn as it was; after a while the table says where it was."""
        from hotels.screens.chains.returning import came_back

        if tuple(self._witness.pixels) != OURS:
            self._draw_anew()
        self._look()
        came_back(self._house, time() - self._paused_at)

    def language(self) -> str:
        """The language of the device, as far as Hotels speaks it."""
        if ANDROID not in os.environ:
            return of_system(os.environ)
        from hotels import device

        return first_known([device.language()])

    def is_dark(self) -> bool | None:
        """Whether the device's owner wants everything dark; None where it is not known."""
        if ANDROID not in os.environ:
            return None
        from hotels import device

        self._dark = device.is_dark()
        return self._dark

    def text_scale(self) -> float:
        """How large the system shows texts; Kivy is told when a dp has become another size."""
        if ANDROID not in os.environ:
            return 1.0
        from hotels import device

        was, found = self._scale, device.scale()
        if found is None:
            return 1.0 if was is None else was.text
        self._scale = found
        if was is not None and found.density != was.density:
            Metrics.density = found.density
        return found.text

    def dressed(self, *, light: bool) -> None:
        """The look has changed: the signs on the system's bars are to be read on it."""
        if ANDROID in os.environ:
            from hotels import device

            device.dress_bars(light=light)

    def feel(self, what: "Feel") -> None:
        """Something to be felt, if the keeper wants it."""
        if self._house.settings.vibration:
            from hotels import device

            device.vibrate(what)

    def follow(self) -> None:
        """While a game is on the screens it is lit, and hidden from who looks at all apps."""
        plays = any(screen.is_table for screen in self._house.shell.screens)
        self._tell(hidden=plays, lit=plays and self._house.settings.keep_awake)
        self._settle.cancel()
        if not plays:
            self._settle()

    def _tell(self, *, hidden: bool, lit: bool) -> None:
        """The device is told what it was not told before."""
        was_hidden, was_lit = self._told
        self._told = hidden, lit
        if (hidden, lit) == (was_hidden, was_lit):
            return
        from hotels import device

        if hidden is not was_hidden:
            device.hide_in_recents(on=hidden)
        if lit is not was_lit:
            device.keep_awake(on=lit)

    def _resized(self, *_: object) -> None:
        self._look()
        self._look_soon()

    def _look(self, *_: object) -> None:
        """The bars, the system's theme and its sizes as they are now; what is not known stays."""
        if ANDROID not in os.environ:
            return
        from hotels import device

        shell = self._house.shell
        was = self._dark, self._scale
        self.is_dark()
        self.text_scale()
        covered = device.insets()
        density = Metrics.density
        insets = shell.insets if covered is None else tuple(one / density for one in covered)
        if (self._dark, self._scale) != was:
            self._house.show_look()
        elif insets == shell.insets:
            return
        shell.insets = insets
        shell.rearrange()

    def _bear_witness(self) -> None:
        self._witness = Fbo(size=(1, 1))
        self._witness.add(ClearColor(*(share / 255 for share in OURS)))
        self._witness.add(ClearBuffers())
        self._witness.draw()

    def _draw_anew(self) -> None:
        """The system has taken the graphics' memory: nothing that was drawn is there any more.

        Kivy makes its canvases whole again, but not what was drawn once and kept.
        """
        from hotels.screens.widgets import baked

        get_context().reload()
        self._before.append(Window.render_context)  # Kivy makes all whole again but this one
        Window.render_context = RenderContext()
        Window.render_context.add(Window.canvas)
        Window.update_viewport()
        Cache.remove(SMOOTHED)
        baked.forget()
        self._bear_witness()
        self._let_go()
        theme.lost += 1  # whatever is shown again is built from nothing, wherever it waits
        self._house.shell.arrange()

    def _let_go(self, *_: object) -> None:
        """The system is short of memory: what was drawn once and is shown nowhere is let go."""
        for name, module in [*sys.modules.items()]:
            if name.startswith("hotels.screens."):
                for made in vars(module).values():
                    if hasattr(made, "cache_clear"):
                        made.cache_clear()
        for kept in KIVY_S:
            Cache.remove(kept)
        gc.collect()
