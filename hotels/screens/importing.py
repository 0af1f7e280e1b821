"""A file is taken in: what it is, how far it is, what became of it, and the way to open it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels import device
from hotels.device.files import Handed
from hotels.exports.incoming import Sort
from hotels.exports.intake import Placed, placed
from hotels.exports.recorded import Fate
from hotels.places import archive_file
from hotels.screens.home.games import GamesScreen
from hotels.screens.importing_cards import SIDE, figures_otherwise, group_cards, keys, open_own
from hotels.screens.profile import Profile
from hotels.screens.screen import scrolled
from hotels.screens.settings_rows import Bar
from hotels.screens.taking import Taking
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.page_head import page_head
from hotels.screens.widgets.plate import Across, Card, Down, Space
from hotels.screens.widgets.text import Icon, Text
from hotels.store.disk import DiskError
from hotels.views import importing as views
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp
    from hotels.views.consent import Consent

LOOKS_EVERY = 0.05
"""Seconds between two looks at how far it is."""


def choose_file(house: "HotelsApp") -> None:
    """Let the keeper choose a file, and take it in."""
    device.choose(house, lambda given: take(house, given))


def take(house: "HotelsApp", given: Handed, *, asks: bool = False) -> None:
    """Take a file in, or ask first where another app has handed it over.

    Not while an error is being told: a chooser's answer may come as late as that.
    """
    if house.shell.parent is None:
        given.file.close()
        return
    top = house.shell.top
    if isinstance(top, ImportScreen) and top.taking.runs:
        given.file.close()
        house.say(phrase(views.ONE_AT_A_TIME))
        return
    screen = ImportScreen(house, given, asks=asks)
    if isinstance(top, ImportScreen):
        house.show(screen, instead=True)
    else:
        house.shell.show_between(screen)
    screen.begin()


class ImportScreen(GamesScreen):
    """One file."""

    def __init__(self, house: "HotelsApp", given: Handed, *, asks: bool = False) -> None:
        super().__init__(house)
        self.taking = Taking(given)
        self.consent: Consent | None = None
        """What is asked before anything is taken in."""
        self.told: views.Told | None = None
        """What became of it."""
        self.fate: Fate | None = None
        """Of a thing that is taken in alone: new, or here before."""
        self.groups: tuple[views.Group, ...] = ()
        self._asks = asks
        self._owns = False
        """Whether the thread has the archive."""
        self._goes = False
        """Whether it goes only to come again."""
        self._own_id = ""
        self._said: Text | None = None
        self._far: Bar | None = None
        self._watch = Clock.create_trigger(lambda _: self._look_after(), LOOKS_EVERY, interval=True)

    # what is done

    def begin(self) -> None:
        """Look at the file."""
        self.taking.look()
        self._watch()
        self.changed()

    def take_in(self) -> None:
        """What was looked at goes into the archive."""
        self.consent = None
        taking = self.taking
        if taking.sort is Sort.ARCHIVE:
            self._take_archive()
        elif taking.intake is not None and taking.found is not None:
            with self.house.disk() as store:
                self._place(placed(store, taking.found, taking.intake, taking.one_more))
            self.groups = views.groups(taking.games)
        if self.told is None and not self._owns:
            self.told = views.not_kept(len(taking.games))
        if self.told is not None:
            taking.end()
        self.changed()

    def _place(self, became: Placed) -> None:
        """What became of what was looked at."""
        taking, sort = self.taking, self.taking.sort
        if became.thing is not None and taking.thing is not None and sort is not None:
            beside = became.thing.id != taking.thing.id
            self.told = views.own_kept(sort, became.thing, new=became.is_new, beside=beside)
            self.fate = Fate.NEW if became.is_new else Fate.KNOWN
            self._own_id = became.thing.id
        elif taking.ready is not None:
            self.fate = became.games[0][1]
            self.told = views.game_kept(taking.ready, self.fate)
        elif taking.intake is not None:
            differing = sum(bool(ready.wrong) for ready in taking.intake.games)
            self.told = views.games_kept(became.report, differing)

    def take_out(self) -> None:
        """What was taken in goes again; a game stays among the deleted ones."""
        with self.house.disk() as store:
            if self._own_id:
                store.delete_edition(self._own_id)
                self.told = views.taken_out(own=True)
            else:
                for group in self.groups:
                    for number in group.numbers:
                        store.delete(number)
                self.told = views.taken_out(own=False)
            self.fate, self.groups = None, ()
        self.changed()

    def take_back(self) -> bool:
        """Back stops what is going on, and leaves the screen when it stands still."""
        if not self.taking.runs:
            return False
        self.taking.stop()
        return True

    def left(self) -> None:
        """The screen goes: whatever is going on is stopped, and the archive is ours again."""
        super().left()
        if self._goes:
            return
        self._watch.cancel()
        self.taking.end()
        if self._owns:
            self.taking.wait()
            self._have_archive()

    def _take_archive(self) -> None:
        """The thread gets the archive; until it is done no other screen may ask for it."""
        house = self.house
        self._goes = True
        house.shell.home()
        self._goes = False
        house.show(self)
        if house.store is not None:
            house.store.close()
            house.store = None
        self._owns = True
        self.taking.take_archive(archive_file())
        self._watch()

    def _have_archive(self) -> None:
        """The archive is ours again."""
        self._owns = False
        self.house.open_archive()

    def _look_after(self) -> None:
        """How far it is; once it is done, what comes next."""
        taking = self.taking
        if taking.runs:
            self._tell()
            return
        self._watch.cancel()
        if self._owns:
            self._have_archive()
            self.told = self._of_archive()
            self.groups = views.groups(taking.games)
        elif taking.stopped:
            self.told = views.stopped(0)
        elif taking.refused is not None:
            self.told = views.refused(taking.refused, taking.found)
        elif taking.error is not None:
            self.told = views.unread(taking.error)
        elif taking.found is not None and self._asks:
            self.consent = views.asked(taking.found, taking.ready, taking.name)
        elif taking.found is not None:
            self.take_in()
            return
        if self.told is not None:
            taking.end()
        self.changed()

    def _of_archive(self) -> views.Told:
        """What became of the archive's games."""
        taking = self.taking
        if taking.refused is not None:
            return views.refused(taking.refused, taking.found, taking.done)
        if isinstance(taking.error, DiskError):
            return views.hindered(taking.error, taking.done)
        if taking.error is not None:
            return views.unread(taking.error, taking.done)
        if taking.stopped:
            return views.stopped(taking.done)
        return views.archive_kept(taking.report)

    # what stands here

    def furnish(self, profile: Profile) -> None:
        """The head, and a card with what there is to say."""
        margin = dp(profile.margin)
        cards = [self._card(profile)]
        if self.told is not None and self.house.store is not None:
            cards += group_cards(self, self.groups, profile)
        page = Down(*cards, spacing=dp(profile.gap), padding=(margin, dp(8), margin, margin))
        head = page_head(self.house, profile, phrase(views.TITLE))
        self.add_widget(Down(head, scrolled(page), size_hint_y=1))

    def _card(self, profile: Profile) -> Card:
        self._said = self._far = None
        side = dp(16 if profile.is_phone else SIDE)
        if self.consent is not None:
            parts = self._asking(self.consent, profile)
        elif self.told is not None:
            parts = self._done(self.told, profile)
        else:
            parts = self._working(profile)
        return Card(*parts, padding=(side, side), spacing=dp(8))

    def _asking(self, consent: "Consent", profile: Profile) -> list[Widget]:
        leave = PushButton(consent.leave, self.house.back, kind="outlined", fill=profile.is_phone)
        deed = PushButton(consent.deed, self.take_in, fill=profile.is_phone)
        return [
            Text(consent.title, "question"),
            Text(consent.sentence, "body"),
            *figures_otherwise(self.taking.differing, profile),
            Text(consent.note, "support", "ink2"),
            Space(height=8),
            keys(profile, deed, leave),
        ]

    def _working(self, profile: Profile) -> list[Widget]:
        said = views.working(self.taking.sort, self.taking.name)
        self._said, self._far = Text("", "body", "ink2"), Bar()
        self._tell()
        stop = PushButton(phrase("Stop"), self.taking.stop, kind="outlined", fill=profile.is_phone)
        return [
            Text(said.headline, "question"),
            Text(said.note, "support", "ink2"),
            self._said,
            self._far,
            Space(height=8),
            keys(profile, stop),
        ]

    def _done(self, told: views.Told, profile: Profile) -> list[Widget]:
        parts: list[Widget] = [Text(told.headline, "question")]
        if told.refused:
            icon = Icon("alert-circle-outline", 24, "red", pos_hint={"center_y": 0.5})
            parts = [Across(icon, *parts, spacing=dp(12))]
        parts.append(Text(told.sentence, "body"))
        if told.note:
            parts.append(Text(told.note, "body", "ink2"))
        if self.fate is not None:
            parts += figures_otherwise(self.taking.differing, profile)
        deeds = [
            PushButton(text, does, kind=kind, fill=profile.is_phone)
            for text, does, kind in self._deeds()
        ]
        return [*parts, Space(height=8), keys(profile, *deeds)]

    def _deeds(self) -> list[tuple[str, Callable[[], None], str]]:
        """What can be done next, the likeliest first."""
        found: list[tuple[str, Callable[[], None], str]] = []
        if self._own_id and self.fate is not None and self.taking.found is not None:
            sort, said, _ = self.taking.found
            found.append(
                (
                    phrase(views.OPENS[sort]),
                    lambda: open_own(self.house, sort, {**said, "id": self._own_id}),
                    "filled",
                )
            )
        elif self.fate is not None:
            number = self.groups[0].numbers[0]
            found.append((phrase("Open game"), lambda: self.house.resume(number), "filled"))
        elif self.groups:
            found.append((phrase("All games"), self._all_games, "filled"))
        if self.fate in {Fate.NEW, Fate.BACK}:
            found.append((phrase("Undo import"), self.take_out, "outlined"))
        kind = "outlined" if found else "filled"
        found.append((phrase("Choose another file"), lambda: choose_file(self.house), kind))
        return found

    def _tell(self) -> None:
        taking = self.taking
        if self._said is not None and self._far is not None:
            so_far = views.so_far(taking.done, taking.total, taking.sort)
            self._said.text = views.within(so_far, *taking.within)
            self._far.show(taking.share)

    def _all_games(self) -> None:
        from hotels.screens.home.all_games import AllGames

        self.house.show(AllGames(self.house))
