"""The table: the board, the chains, the players, and what the bank waits for."""

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.ledger.chains.books import Question
from hotels.screens.chains import panes
from hotels.screens.chains.chain_list import ChainList
from hotels.screens.chains.deeds import deeds
from hotels.screens.chains.game import Sitting
from hotels.screens.chains.glass import Glass
from hotels.screens.chains.handing import ON_SIGN, to_hand
from hotels.screens.chains.looking_up import look_up, open_ledger
from hotels.screens.chains.naming import NamingPane
from hotels.screens.chains.player_list import PlayerList
from hotels.screens.chains.shelf import Shelf
from hotels.screens.chains.table_board import TableBoard
from hotels.screens.chains.table_tools import table_tools
from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import Screen
from hotels.screens.sharing.strip import Strip
from hotels.screens.widgets.foot import Foot
from hotels.screens.widgets.head import Head, Tool
from hotels.screens.widgets.plate import Card, Down
from hotels.screens.widgets.sign import Lamp, Sign
from hotels.screens.widgets.text import Text
from hotels.views import acts
from hotels.views.chains import ChainRow, bonus_heads, cash_left, chain_rows
from hotels.views.marks import marked
from hotels.views.players import PlayerRow, player_rows
from hotels.views.sign import Light, Part, Plate, beside_payouts, plate
from hotels.views.squares import Square, State, last_square, prospect_words, squares
from hotels.views.table import edition_title
from hotels.wording.amounts import begun
from hotels.wording.language import phrase

LAMPS = {Light.ON: Lamp.ON, Light.DONE: Lamp.DONE, Light.AHEAD: Lamp.AHEAD}

CROWDED = 4
"""Players beyond whom rows are lower."""


class TableScreen(Screen):
    """The table between two answers of a turn."""

    renews = True
    is_table = True

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting.house)
        self.sitting = sitting
        self._asks: object = None
        self.peeking: int | None = None
        self.glass = Glass(self)
        self.squares: tuple[Square, ...] = ()
        """What stands on the board."""

    def build(self, profile: Profile) -> None:
        """Everything, then what it says."""
        sitting = self.sitting
        self.peeking = None  # the row that the finger holds is built anew
        proposed, self.glass = self.glass.proposed, Glass(self)
        books = sitting.books
        crowded = books.header.seats > CROWDED
        short = profile.kind is Kind.SHORT
        low = short or profile.is_phone
        tools = table_tools(self)
        home = self.house.shell.home
        at_head = tools[-1:] if profile.is_cramped else tools
        self.head = Head(profile, home, at_head, edition_title(books.header))
        lamps = [(phrase(part.value), Lamp.AHEAD) for part in Part]
        self.sign = Sign(profile, lamps=lamps, asks=low)
        self.board = TableBoard(self.lay, self._point, on_magnify=self.magnify)
        self.board.sitting = sitting
        self.chains = ChainList(
            bonus_heads(books.header),
            self._chain_tapped,
            lambda row, _: open_ledger(sitting, chain=row.place),
            height=48 if low or (crowded and profile.kind is Kind.WIDE) else 56,
            narrow=profile.is_phone,
        )
        self.chain_card = Card(self.chains)
        self.naming = NamingPane(self._named, low=low)
        self.upper = Down(self.chain_card)
        self.shelf = Shelf(sitting, profile)
        self.lower = BoxLayout(orientation="vertical")
        self.players = self._player_lists(profile)
        self.listed: PlayerList | None = None
        self.player_card = Card(panes.beside(self.players))
        self.strip = Strip(self.house, profile)
        self.just = Card(padding=(dp(16), dp(12)), spacing=dp(4))
        leave = Tool("home-outline", phrase("home"), home)
        at_foot = [leave, *tools] if short and not profile.is_cramped else []
        self.foot = Foot(profile, sitting.undo, sitting.redo, tools=at_foot)
        # Not at once: a part may change while the column that holds it is laid out.
        self.fit_soon = Clock.create_trigger(lambda _: self.fit(), -1)
        self.add_widget(self.strip.over(panes.arranged(self, profile)))
        for part in (self.sign, self.foot, self.strip):
            part.bind(height=self.fit_soon)
        self.refresh()
        self.glass.open_again(proposed)

    def refresh(self) -> None:
        """What is new since the last time, and nothing else."""
        sitting, books = self.sitting, self.sitting.books
        sitting.refresh = self.refresh
        asked = books.awaiting
        if asked is None:
            return
        self.glass.close()
        hidden = self.shelf.show()
        laying = asked.kind is Question.TILE
        self.head.say(phrase("Turn {turn}", turn=books.turn + laying))
        self._say(self._plate())
        last = last_square(sitting.table.pages)
        self.squares = squares(books, sitting.speech, last=last)
        self.fit()
        self.board.show(self.squares)
        rows = chain_rows(
            books, sitting.speech, sitting.unsaid.chosen, beyond=sitting.unsaid.beyond
        )
        if asked.kind is Question.NAME:
            self.naming.show(rows, books, sitting.speech)
            self._put_up(self.naming)
        else:
            if self.profile.is_phone:  # whose players stand on a sheet
                buys = asked.kind is Question.BUY
                self.chains.note = cash_left(books, sitting.unsaid.chosen) if buys else ""
            self.chains.show(rows)
            self._put_up(self.chain_card)
        panes.give_way(self, hidden=hidden)
        self._show_players()
        if self._asks != (asked.kind, hidden):  # another list, to be read from its top
            self._asks, self.beside.scroll_y = (asked.kind, hidden), 1
        self.say_foot()

    @property
    def asks_at(self) -> Widget:
        """What answers the question."""
        asked = self.sitting.books.awaiting
        kind = asked.kind if asked is not None else None
        pane = self.naming if kind is Question.NAME else self.chain_card
        pane = self.shelf if self.shelf.hiding else pane
        return self.board if kind is Question.TILE else pane

    def left(self) -> None:
        """Nobody's blocks stay open while another screen is shown."""
        if self.peeking is not None:
            self._let_go()

    def fit(self) -> None:
        """The board as high as the others leave it room."""
        panes.fit_board(self, asked=self._lays())

    def take_back(self) -> bool:
        """Back closes the magnifier, or goes home."""
        if self.glass.square is not None:
            self.glass.put_away()
            return True
        self.house.shell.home()
        return True

    def _player_lists(self, profile: Profile) -> tuple[PlayerList, ...]:
        """One list; two side by side where there is little height for many players."""
        seats = self.sitting.books.header.seats
        short = profile.kind is Kind.SHORT
        lists = 2 if short and not profile.is_cramped and seats > CROWDED else 1
        return tuple(self.player_list() for _ in range(lists))

    def player_list(self) -> PlayerList:
        """A list for players, with rows as high as is drawn for so many."""
        seats = self.sitting.books.header.seats
        low = self.profile.kind is Kind.SHORT or seats > CROWDED
        return PlayerList(
            self._player_tapped,
            self._held,
            self._let_go,
            height=52 if low and not self.profile.is_landscape else 72,
            short=low,
        )

    # what is said

    def _plate(self) -> Plate:
        sitting = self.sitting
        said = plate(sitting.books, sitting.speech, sitting.unsaid.chosen)
        shelf = self.shelf
        return beside_payouts(said, sitting.books, shelf.payouts, hidden=shelf.hiding)

    def _say(self, said: Plate) -> None:
        low = self.profile.kind in {Kind.SHORT, Kind.PHONE}
        panes.fit_headline(self, said.headline)
        short = self.profile.kind is Kind.SHORT and not self.shelf.hiding
        headline, second = said.headline, "" if short else said.second
        if self.profile.is_phone and any(said.brief):
            headline, second = said.brief
        self.sign.say(headline, second, to_hand(self.sitting, ON_SIGN) if low else ())
        self.sign.light([(phrase(part.value), LAMPS[light]) for part, light in said.lamps])

    def _show_players(self) -> None:
        sitting = self.sitting
        rows = player_rows(sitting.books, sitting.speech, peeking=self.peeking, whole=True)
        panes.show_players(self, marked(rows, sitting.table, sitting.speech))

    def _put_up(self, pane: Widget) -> None:
        """The chains, or the names in their place."""
        if pane.parent is not self.upper:
            self.upper.clear_widgets()
            self.upper.add_widget(pane)

    def say_foot(self) -> None:
        """What can be taken back, what happened last, what else may be done."""
        sitting, table = self.sitting, self.sitting.table
        speech = sitting.speech
        undo, redo = acts.undo_caption(table, speech), acts.redo_caption(table, speech)
        if sitting.unsaid.chosen:
            undo = phrase("{chain} chosen", chain=speech.chain(sitting.unsaid.chosen[-1]))
        sentence = acts.last_sentence(table, speech)
        said = f"{sentence}." if sentence else ""
        self.foot.say(undo, redo, said, deeds(self), to_hand(sitting))
        self.strip.hear(self.sitting)
        if self.profile.kind is Kind.PORTRAIT:
            self._just_happened(said)

    def _just_happened(self, said: str) -> None:
        self.just.clear_widgets()
        self.just.opacity = 1 if said else 0
        self.just.add_widget(Text(phrase("Just happened"), "support medium", "ink2"))
        self.just.add_widget(Text(said, "body"))

    # fingers

    def _lays(self) -> bool:
        asked = self.sitting.books.awaiting
        return asked is not None and asked.kind is Question.TILE

    def lay(self, square: int) -> None:
        """A tile on a square, or why none may lie there."""
        if not self._lays():
            return
        lines = len(self.sitting.table.lines)
        self.sitting.lay(square)
        if len(self.sitting.table.lines) == lines and self._lays():
            if self.squares[square].state is State.OPEN:  # it may, but the disk refused
                self._say(self._plate())
                self.board.show(self.squares)
            else:
                self._explain(square)

    def _explain(self, square: int) -> None:
        """Why no tile was laid there."""
        self.sign.say(*self.prospect(square))
        self.board.show(self.squares)

    def _point(self, square: int | None) -> None:
        """A finger lies on a square: what would happen stands on the sign."""
        if square is None or not self._lays():
            self._say(self._plate())
            self.board.show(self.squares)
            return
        headline, second = self.prospect(square)
        whole = self._plate().headline, f"{headline}. {second}".strip()
        # The sign keeps its height: the board is not to move under the finger.
        self.sign.say_within(whole, (headline, second), (headline, ""))
        self.board.show(self.squares, preview=square)

    def prospect(self, square: int) -> tuple[str, str]:
        """What a tile on a square would do, in two lines."""
        sitting = self.sitting
        headline, second, *_ = prospect_words(sitting.books, square, sitting.speech)
        return headline, begun(second)

    def magnify(self, square: int) -> None:
        """A small board opens its magnifier where it was tapped."""
        if self._lays():
            self.glass.open(self.squares, square)

    def lay_proposed(self) -> None:
        """The tile that the magnifier proposes."""
        if self.glass.square is not None:
            self.lay(self.glass.square)

    def _chain_tapped(self, row: ChainRow, part: str) -> None:
        if part == "buy":
            self.sitting.pick(row.place)
        else:
            look_up(self.sitting, row, part)

    def _named(self, row: ChainRow, _: str) -> None:
        self.sitting.name(row.place)

    def _player_tapped(self, row: PlayerRow, part: str) -> None:
        if row.away:
            from hotels.screens.chains.seats import open_taking

            open_taking(self.sitting, row.seat)
        elif part == "cash":
            from hotels.screens.chains.counting import open_count

            open_count(self.sitting, row.seat)
        else:
            open_ledger(self.sitting, seat=row.seat)

    def _held(self, row: PlayerRow, _: str) -> None:
        """Hold to peek: it is noted before anything is shown."""
        if row.away or row.piles:
            return
        lines = len(self.sitting.table.lines)
        self.sitting.peek(row.seat)
        if len(self.sitting.table.lines) > lines:
            self.peeking = row.seat
            self._show_players()

    def _let_go(self) -> None:
        self.peeking = None
        self._show_players()
