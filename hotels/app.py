"""The app at the table: it opens the archive and shows the screens."""

import gc
import os

os.environ.setdefault("KIVY_NO_ARGS", "1")  # the words after the command are ours to read
os.environ.setdefault("KIVY_NO_CONFIG", "1")  # settings of other Kivy programs do not reach us
os.environ.setdefault("KIVY_NO_FILELOG", "1")  # nothing is written that the keeper did not ask for

if "ANDROID_ARGUMENT" in os.environ:
    from hotels.device import measure_for_kivy

    measure_for_kivy()

from kivy.config import Config

Config.set("input", "mouse", "mouse,disable_multitouch")  # a right click leaves no red dot
Config.set("kivy", "exit_on_escape", "0")  # Back and Esc are ours
Config.set("graphics", "multisamples", "0")  # all that is round is drawn smooth as it is
Config.set("graphics", "width", "1280")
Config.set("graphics", "height", "800")
Config.set("graphics", "minimum_width", "360")
Config.set("graphics", "minimum_height", "360")

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from kivy.clock import Clock
from kivy.core.text import LabelBase
from kivy.core.window import Window
from kivy.uix.widget import Widget
from kivymd.app import MDApp
from kivymd.font_definitions import fonts_path

from hotels.places import archive_file, data_folder
from hotels.screens.life import ANDROID, Life
from hotels.screens.profile import Profile
from hotels.screens.screen import Screen, Sheet
from hotels.screens.shell import Shell
from hotels.screens.theme import ASSETS, theme
from hotels.settings import Settings, keep, settings_in
from hotels.store.disk import DiskError, Hindrance
from hotels.store.records import BIG_SHOT, PERFECT_HOTEL, TALLY
from hotels.store.store import Store
from hotels.wording.amounts import as_sentence
from hotels.wording.language import SYSTEM, phrase, speak

if TYPE_CHECKING:
    from pathlib import Path

    from hotels.device.files import Handed
    from hotels.ledger.chains.books import Question
    from hotels.ledger.game import Game
    from hotels.ledger.reading import Fields
    from hotels.store.keeping import Opened
    from hotels.views.setup import Draft
    from hotels.wording.speech import Speech

ESCAPE = 27

LabelBase.register(name="RobotoBold", fn_regular=f"{fonts_path}Roboto-Bold.ttf")


class Shut:
    """In place of an archive that is not open: whatever is asked of it, the answer is why."""

    def __init__(self, why: DiskError) -> None:
        self._why = why

    def __getattr__(self, name: str) -> object:
        raise self._why


class HotelsApp(MDApp):
    """Opens the archive, keeps the settings, and takes the keeper from screen to screen."""

    title = "Hotels"
    icon = str(ASSETS / "icon-window.png")

    def __init__(self, **rest: object) -> None:
        super().__init__(**rest)
        self.store: Store | None = None
        self.hindrance: DiskError | None = None
        """Why the archive is not open, if it is not."""
        self.folder: Path | None = None
        try:
            self.folder = data_folder()
        except DiskError as error:
            self.hindrance = error
        self.settings = settings_in(self.folder) if self.folder else Settings()
        self.shell: Shell
        self.draft: Draft | None = None
        """The new game that was being set up when the keeper left it."""
        self.unsaid: tuple[tuple[int, int], object] | None = None
        """What was begun and not written in the game shown last, by game and number of lines."""
        self.life = Life(self)

    def build(self) -> Widget:
        """The window's content, with the first screen."""
        Window.bind(on_keyboard=self._key)
        return self._first_screen()

    def _first_screen(self) -> Widget:
        """The first screen, over the archive as it lies on the disk."""
        from hotels.screens.home import Home

        self.speak()
        self.show_look()
        self.open_archive()
        self.shell = Shell()
        self.home = Home(self)
        self.life.begin()
        self.shell.show(self.home)
        return self.shell

    def anew(self) -> None:
        """After an error: nothing of what was shown stays, all comes from the disk once more."""
        insets = self.shell.insets
        self.draft = self.unsaid = None
        if self.store is not None:
            self.store.close()
            self.store = None
        self.root = self._first_screen()
        self.shell.insets = insets
        Window.add_widget(self.root)
        self.shell.arrange()

    def open_archive(self) -> None:
        """Open the archive, or remember why that cannot be."""
        try:
            self.store = Store(archive_file())
            self.store.acted = self.life.acted
            self.hindrance = None
        except DiskError as error:
            self.store, self.hindrance = None, error

    def on_start(self) -> None:
        """Listen to the system; once the first frame is shown there is time for the rest."""
        if ANDROID in os.environ:
            from hotels import device

            device.listen(self, self._handed)
        Clock.schedule_once(lambda _: Clock.schedule_once(self._freeze), 0)

    def _freeze(self, *_: object) -> None:
        """What is there now stays: looking through it for garbage would only take time."""
        gc.collect()
        gc.freeze()

    def on_pause(self) -> bool:
        """The app is behind another one, and stays."""
        self.life.paused()
        return True

    def on_resume(self) -> None:
        """The app is in front again."""
        self.life.resumed()

    def on_stop(self) -> None:
        """Let go of the archive."""
        Window.unbind(on_keyboard=self._key)
        self.life.end()
        self.shell.close()
        if self.store is not None:
            self.store.close()
            self.store = None

    def set(self, **changed: Any) -> None:  # noqa: ANN401 - a setting is a switch, a word or a size
        """Change settings, keep them, and show everything by them."""
        trouble = self._keep(**changed)
        self.speak()
        self.show_look()
        self.life.follow()
        self.shell.arrange()
        if trouble:
            self.say(phrase("This setting lasts only until Hotels is closed: {why}.", why=trouble))

    def explain(self, question: "Question", speech: "Speech") -> None:
        """What a question means, in place, the first time it is asked."""
        from hotels.views.hints import HINTS, hint_for

        hint = hint_for(question, self.settings.explained, speech)
        if hint:
            from hotels.screens.hinting import explain

            self._keep(explained=(*self.settings.explained, question.value))
            explain(self.shell, hint, lambda: self._keep(explained=tuple(HINTS)))

    def _keep(self, **changed: Any) -> str:  # noqa: ANN401 - likewise
        """Change settings and keep them; why they cannot be kept, where they cannot."""
        self.settings = replace(self.settings, **changed)
        try:
            if self.folder is not None:
                keep(self.folder, self.settings)
        except OSError as error:
            from hotels.store.disk import hindrance_of
            from hotels.wording.disk import hindered

            return hindered(hindrance_of(error)).what
        return ""

    def begin(
        self, game: "Game[Any, Any]", players: Sequence[str], names: "Fields | None" = None
    ) -> None:
        """A new game on the disk, and its table; the players by seat."""
        from hotels.store.keeping import began

        with self.disk() as store:
            self._sit_down(began(store, game, players, names))

    def resume(self, number: int) -> None:
        """A game from the archive, where the keeper left it."""
        from hotels.store.keeping import opened

        with self.disk() as store:
            game = opened(store, number)
            self.shell.leave(number)
            self._sit_down(game)

    def _handed(self, given: "Handed") -> None:
        """A file that another app opens with this one."""
        from hotels.screens.importing import take

        take(self, given, asks=True)

    def rescue(self) -> None:
        """Home, where what can be read of a damaged archive is being saved."""
        self.shell.home()
        self.home.save()

    @contextmanager
    def disk(self) -> Iterator[Store]:
        """The archive; what the disk refuses is said in one sentence, and nothing else happens."""
        from hotels.wording.disk import hindrance

        try:
            shut = self.hindrance or DiskError(Hindrance.UNREACHABLE, str(self.folder))
            yield self.store or cast("Store", Shut(shut))
        except DiskError as error:
            self.say(as_sentence(hindrance(error)))

    def _sit_down(self, game: "Opened[Any, Any]") -> None:
        """Show a game on the screens of its kind."""
        kind = game.record.kind
        if kind == TALLY:
            from hotels.screens.quick import sit_down
        elif kind == BIG_SHOT:
            from hotels.screens.big_shot import sit_down
        elif kind == PERFECT_HOTEL:
            from hotels.screens.perfect_hotel import sit_down
        else:
            from hotels.screens.chains.game import sit_down
        sit_down(self, game)
        if not game.record.whole:
            from hotels.screens.asking import ask
            from hotels.views.opened import unsure

            if (doubt := unsure(game)) is not None:
                ask(self, doubt, self.rescue, kind="filled")

    def show(self, screen: Screen, *, instead: bool = False) -> None:
        """Another screen."""
        self.shell.show(screen, instead=instead)

    def back(self) -> None:
        """One step back."""
        self.shell.back()

    def open_sheet(
        self, content: Callable[[Profile], Widget], *, width: float = 560, closable: bool = True
    ) -> Sheet:
        """A sheet over the screen."""
        sheet = Sheet(content, self.shell.put_aside, width=width, closable=closable)
        self.shell.open_sheet(sheet)
        return sheet

    def close_sheet(self) -> None:
        """The sheet goes."""
        self.shell.close_sheet()

    def say(self, text: str) -> None:
        """A word that goes by itself."""
        self.shell.say(text)

    def speak(self) -> None:
        """The language that is set, or that of the device: whatever is said next is said in it."""
        code = self.settings.language
        speak(self.life.language() if code == SYSTEM else code)

    def show_look(self) -> None:
        """The look by the settings, and by the system's where they say so."""
        settings: Settings = self.settings
        theme.name = settings.theme
        if settings.theme == "system":
            theme.name = "dark" if self.life.is_dark() else "light"
        theme.system_text = self.life.text_scale()
        theme.text_size = theme.sized(settings.text_size)
        theme.patterns = settings.patterns
        theme.colour_safe = settings.colour_safe
        theme.cities = settings.cities
        theme.movement = settings.movement
        self.theme_cls.theme_style = "Dark" if theme.is_dark else "Light"
        self.life.dressed(light=not theme.is_dark)

    def _key(self, _: object, key: int, *__: object) -> bool:
        """Esc and Android's Back: one step back; at the first screen the system decides."""
        return key == ESCAPE and self.shell.back()
