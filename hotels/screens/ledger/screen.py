"""The ledger: the lines, the slider that goes through the game, and the moment it stands at."""

from bisect import bisect_right

from kivy.clock import Clock

from hotels.screens.ledger.arranging import Arrangement, sees_both
from hotels.screens.ledger.foot import LedgerFoot
from hotels.screens.ledger.head import LedgerHead
from hotels.screens.ledger.laid import Shown, told
from hotels.screens.ledger.lines import LineList
from hotels.screens.ledger.looking import View
from hotels.screens.ledger.moment import MomentPane
from hotels.screens.ledger.opened import OpenedPane
from hotels.screens.ledger.question_pane import is_tight
from hotels.screens.ledger.roll import Paper, Roll
from hotels.screens.ledger.sitting import LedgerSitting
from hotels.screens.ledger.statement import choose
from hotels.screens.profile import Profile
from hotels.screens.screen import Screen
from hotels.screens.widgets.button import IconButton
from hotels.screens.widgets.field import Field
from hotels.screens.widgets.placed import Placed
from hotels.views import acts
from hotels.wording.language import phrase, to_phrase

PAUSE, FOLLOWS = 0.2, 0.08
"""Seconds without a key after which words are looked for, and after which lines follow a slide."""

SETTLED = 6
"""Frames after which all that stands below an opened line has found its place."""

BOARD, LINES = "grid", "format-list-bulleted"
"""The signs of what is not seen now."""

LOOK, LOOK_SHORT = (
    to_phrase("Search: word, tile, $1,100, entry 15"),
    to_phrase("Word, tile, entry 15"),
)


class LedgerScreen(Screen):
    """All that the sitting says, as the window has room for it."""

    renews = True

    def __init__(self, sitting: LedgerSitting) -> None:
        super().__init__(sitting.house)
        self.sitting = sitting
        self.searching = False
        self.field: Field | None = None
        self.roll: Roll | None = None
        self._places: list[int] = []
        """The moment after each of the lines."""
        self._indexes: dict[int, int] = {}
        """Which of the lines an entry stands in, by its number."""
        self._reached: int | None = None
        self._turner: IconButton | None = None
        """The key that turns over from the lines to the board, where they have no room together."""
        self._typed = ""
        self._look = Clock.create_trigger(lambda _: self.sitting.look_for(self._typed), PAUSE)
        self._follow = Clock.create_trigger(lambda _: self._into_sight(), FOLLOWS)
        self._is_new = True
        self._opening: tuple[int, float | None] | None = None
        """The line that has just been opened, and how far below the top of the window it stood."""
        self._opened = Placed(self._forget_opening, SETTLED)

    def build(self, profile: Profile) -> None:
        """Everything, then what it says."""
        sitting = self.sitting
        sitting.on_beside, sitting.on_moment = self._beside_stands, self._moment_changed
        sitting.on_opened = self._opened_changed
        above = None if self.roll is None else self.roll.above
        self.head = LedgerHead(profile, self.house.back, self._choose, self._tools(profile))
        self.field = None
        if self.searching:
            hint = phrase(LOOK_SHORT if profile.is_phone else LOOK)
            self.field = Field(self._typed, hint, on_change=self._type)
        self.list = LineList(self._tapped)
        self.roll = Roll(self.list)
        self.roll.above = above
        self.list.on_grown = self._grown
        self.roll.bind(height=lambda *_: self._grown())
        self.paper = Paper()
        turns = sitting.table.books.turn
        self.foot = LedgerFoot(profile, sitting.undo, sitting.redo, sitting.scrub, turns)
        self.moment = MomentPane(sitting, profile)
        self.arrangement = Arrangement(self, profile)
        self.add_widget(self.arrangement)
        self.list.bind(width=lambda *_: self._fit())
        self.refresh()

    def refresh(self) -> None:
        """Everything that is new."""
        sitting = self.sitting
        table, speech = sitting.table, sitting.speech
        sitting.refresh = self.refresh
        self.head.say(sitting.title, sitting.view)
        self.foot.say(acts.taken_back(table, speech), acts.brought_back(table, speech))
        self.foot.scrubber.make_room(table.books.turn)
        self._say_lines()
        self.arrangement.furnish()
        self.arrangement.place()
        self._say_moment()
        if self._is_new:
            self._is_new = False
            wanted = sitting.opened or sitting.marked()
            if wanted is not None:
                self._opening = wanted, None
                self._opened()

    def take_back(self) -> bool:
        """Back ends a change, a search, a look at the board; then it leaves."""
        sitting = self.sitting
        if sitting.beside_lines is not None:
            self._leave_beside()
            return True
        if self.searching:
            self.search()
            return True
        if sitting.sees_board and not sees_both(self.profile):
            self.turn_over()
            return True
        if sitting.is_changed:
            sitting.leave()
            return True
        return False

    def _leave_beside(self) -> None:
        """A step back in a change; what was said in it can be gone back to for a while."""
        sitting = self.sitting
        beside, doing = sitting.beside_lines, sitting.doing
        begun = beside is not None and beside.begun()
        sitting.back_beside()
        if not begun or beside is None:
            return

        def again() -> None:
            sitting.doing = doing
            back, said = beside.back, beside.begun
            sitting.beside(beside.content, title=beside.title, back=back, begun=said)

        self.house.shell.offer_back(again)

    # what is done here

    def search(self) -> None:
        """The field for words comes, or goes with what was looked for."""
        self.searching = not self.searching
        self.sitting.sees_board = False
        if not self.searching:
            self._look.cancel()
            self._typed = self.sitting.words = ""
        self.arrange(self.profile)
        if self.field is not None:
            self.field.line.focus = True

    def share(self) -> None:
        """Every form of the game."""
        from hotels.screens.chains.sharing import share_game

        share_game(self.house, self.sitting.game)

    def turn_over(self) -> None:
        """Where there is room for one only: from the lines to the board, and back."""
        self.sitting.sees_board = not self.sitting.sees_board
        self.arrangement.place()
        self._say_moment()
        self._follow()

    def _choose(self, view: View) -> None:
        if view is View.TURN:
            self.sitting.show(view)
        else:
            choose(self.sitting, view)

    def _tapped(self, shown: Shown, part: str) -> None:
        line = shown.line
        if shown.opened and part == "amount":
            self.sitting.explain()
        elif line.number or line.of in self._indexes:  # the settlement opens the line of the end
            is_bought = part == "amount" and line.purchase is not None
            bought = line.purchase if is_bought else None
            self.sitting.open(bought or line.number or line.of)

    def _type(self, words: str) -> None:
        self._typed = words
        self._look()

    def _tools(self, profile: Profile) -> list[IconButton]:
        found = [IconButton("magnify", self.search, phrase("search"))]
        self._turner = None
        if not sees_both(profile):
            self._turner = IconButton(BOARD, self.turn_over, phrase("show board or entries"))
            found.append(self._turner)
        return [*found, IconButton("share-variant-outline", self.share, phrase("share the game"))]

    # what it says

    def _say_lines(self) -> None:
        """The lines as they are now, with what is known of the opened one."""
        sitting = self.sitting
        lines = sitting.lines()
        shown = told(lines, sitting.opened, sitting.unfolded(lines), sitting.marked())
        self._places = [one.line.place for one in shown]
        self._indexes = {
            number: index
            for index, one in enumerate(shown)
            for number in (one.line.number, one.line.purchase)
            if number
        }
        line, pane = sitting.opened_line(), None
        if line is not None and any(one.opened for one in shown):
            pane = OpenedPane(sitting, line, self.profile)
        self.list.tell(shown, pane, statement=sitting.view is View.PLAYER)
        self._fit()

    def _fit(self) -> None:
        """What stands with the lines follows their columns."""
        at = self.list.columns
        if isinstance(self.list.pane, OpenedPane):
            self.list.pane.fit(at.text, self.list.width - at.right)
        if self.arrangement.statement is not None:
            self.arrangement.statement.fit(at, self.list.width)
        if self._opening is not None and at.text and self.list.is_laid_out:
            self._grown()

    def _say_moment(self) -> None:
        """The moment, where it can be seen, and the slider at it."""
        now = self.sitting.moment()
        self.foot.scrubber.stand(now.place, now.of, now.turn if now.begun else "")
        if self._turner is not None:
            self._turner.icon.show(LINES if self.arrangement.sees_moment else BOARD)
        if self.sitting.beside_lines is None and self.arrangement.sees_moment:
            self.moment.say(now)
        index = self._indexes.get(now.number, bisect_right(self._places, now.place) - 1)
        self._reached = index if index >= 0 and now.place < now.of else None
        self.list.reach(self._reached)

    # what is in sight

    def _into_sight(self) -> None:
        """The line of the moment is seen."""
        if self.roll is None or not self.list.is_laid_out:
            return  # where there is room for one only, they were not seen in this window yet
        if self._reached is None:
            if self.sitting.place is None:
                self.roll.to(None)
            return
        top = self.list.top_of(self._reached)
        self.roll.centre(top, top + self.list.height_of(self._reached))

    def _grown(self) -> None:
        """The list is as high as it is now: what was opened is seen, else the same as before."""
        roll = self.roll
        if roll is None:
            return
        is_asked = self._opening is not None and self.list.is_laid_out
        index = self.list.place_of(self._opening[0]) if self._opening and is_asked else None
        if index is None or self._opening is None:
            roll.stay()
            return
        top, before = self.list.top_of(index), self._opening[1]
        if before is not None:
            roll.to(top - before)
        roll.reveal(top, self.list.foot_of(index))

    def _forget_opening(self) -> None:
        self._opening = None

    # what changed

    def _moment_changed(self) -> None:
        if not self.arrangement.sees_moment:
            self.arrangement.place()
        self._say_moment()
        self._follow()

    def _beside_stands(self) -> None:
        """Something stands beside the lines now: the line that it is about stays in sight."""
        sitting = self.sitting
        if sitting.beside_lines is not None and sitting.opened is not None:
            self._opening = sitting.opened, None
            self._opened()
        self._beside_changed()

    def _beside_changed(self) -> None:
        self._say_lines()
        self.arrangement.place()
        self._say_moment()

    def _opened_changed(self) -> None:
        """Another line is opened: it stays where it was, and all of it is seen."""
        number, roll, lines = self.sitting.opened, self.roll, self.list
        at = None if number is None else lines.place_of(number)
        before = None
        if at is not None and roll is not None and lines.is_laid_out:
            before = lines.top_of(at) - roll.seen
        self._opening = None if number is None else (number, before)
        self._opened()
        if is_tight(self.profile):
            self.arrangement.furnish()
        self._beside_changed()
        self._grown()
