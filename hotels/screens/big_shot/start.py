"""A game of Big Shot before its first round: who plays which colour, hidden money, the board."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.ledger.big_shot.game import BigShot
from hotels.ledger.big_shot.house import HouseBoard
from hotels.ledger.big_shot.terms import FEWEST, MOST
from hotels.screens.big_shot.cubes import Cube, Mark
from hotels.screens.big_shot.people import SeatSheet, people_card
from hotels.screens.profile import Profile
from hotels.screens.setup.start import StartScreen, WayOn
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.mark import MarkChip
from hotels.screens.widgets.plate import Across, Card, Down, Flow
from hotels.screens.widgets.text import Text
from hotels.screens.widgets.toggle import ChoiceRow, SwitchRow
from hotels.store.records import Record
from hotels.views import big_shot_boards as boards
from hotels.views import big_shot_start as start
from hotels.views.big_shot import TITLE
from hotels.views.tally import players_in_words
from hotels.wording.language import phrase, to_phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp

MIDDLE = {"center_y": 0.5}

LOOKED_AT = 20
"""So many games are asked for people and terms, the last one first."""

HIDDEN = to_phrase(
    "Players can't see each other's money. Loans are taken before the bidding. If the winning bid"
    " can't be paid, the auction is repeated."
)


class BigShotStart(StartScreen):
    """What has to be settled before the first space; one tap goes on."""

    def __init__(self, house: "HotelsApp", like: Record | None = None) -> None:
        super().__init__(house, start.Draft())
        self.houses: tuple[HouseBoard, ...] = ()
        with house.disk() as store:
            self.known = store.people()
            self.houses = boards.known(store.editions())
            self.draft = start.begun_like(store.page(count=LOOKED_AT), self.houses)
        if like is not None:
            self.draft = start.like(like, self.houses) or self.draft

    @property
    def heading(self) -> tuple[str, str]:
        """The game, and how many play."""
        return TITLE, players_in_words(self.draft.seats)

    def cards(self) -> tuple[list[Widget], list[Widget]]:
        """Who plays; the board and the money."""
        return [people_card(self, (FEWEST, MOST))], [self._board_card(), self._money_card()]

    @property
    def way_on(self) -> WayOn:
        """To the first space."""
        says = phrase("Everyone starts with 10 million.")
        return WayOn(phrase("Open the bank"), "bank-outline", says)

    # what the keeper does

    def open_seat(self, seat: int) -> None:
        """What can be done with a player."""
        self.house.open_sheet(SeatSheet(self, seat), width=480)

    def open_boards(self) -> None:
        """The boards there are."""
        draft = self.draft

        def pick(board: HouseBoard | None) -> None:
            self.house.close_sheet()
            chosen = start.Draft().board if board is None else board.board
            self.change(self.draft.on(chosen, board))

        def content(_: Profile) -> Widget:
            body = Down(Text(phrase("Which board is on the table?"), "question"), spacing=dp(8))
            usual = start.Draft().board
            own = draft.house is None and draft.board == usual
            body.add_widget(
                ChoiceRow(
                    phrase(start.USUAL),
                    boards.size_line(usual),
                    own,
                    lambda: pick(None),
                    below=_chip(boards.mark_of(usual), on=own),
                )
            )
            for house in self.houses:
                on = draft.house is not None and draft.house.id == house.id
                body.add_widget(
                    ChoiceRow(
                        house.name,
                        boards.size_line(house.board),
                        on,
                        lambda house=house: pick(house),
                        below=_chip(boards.mark_of(house.board), on=on),
                    )
                )
            return body

        self.house.open_sheet(content, width=560)

    def edit_board(self) -> None:
        """Other values or neighbours, kept under a name."""
        from hotels.screens.big_shot.boards import BoardScreen

        draft = self.draft
        name = draft.house.name if draft.house is not None else phrase(boards.NEW)
        own_id = draft.house.id if draft.house is not None else ""
        self.house.show(BoardScreen(self, boards.Making(name, draft.board, own_id)))

    def keep_board(self, making: boards.Making) -> None:
        """A board of the house, on the disk and chosen."""
        with self.house.disk() as store:
            made = boards.to_keep(making, store.editions())
            store.keep_edition(made.id, made.written)
            self.houses = boards.known(store.editions())
            self.draft = self.draft.on(made.board, made)
            self.house.back()

    def open_game(self) -> None:
        """The table, the game on the disk."""
        people = [person.name for person in self.draft.people]
        self.house.begin(BigShot(self.draft.terms), people)

    # what stands here

    def _board_card(self) -> Card:
        board = self.draft.board
        keys = Flow()
        keys.add_widget(
            PushButton(phrase("Change board"), self.open_boards, kind="outlined", height=48)
        )
        keys.add_widget(
            PushButton(
                phrase("Values and parks"),
                self.edit_board,
                kind="text",
                icon="pencil-outline",
                height=48,
            )
        )
        return Card(
            Text(phrase("Board"), "name"),
            Text(start.board_name(self.draft), "question narrow"),
            _chip(boards.mark_of(board)),
            Text(f"{boards.size_line(board)}: {boards.in_short(board)}.", "support", "ink2"),
            keys,
            padding=dp(20),
            spacing=dp(8),
        )

    def _money_card(self) -> Card:
        hidden = self.draft.is_hidden
        switch = SwitchRow(
            phrase("Hidden money"),
            phrase(HIDDEN),
            hidden,
            lambda: self.change(self.draft.hiding(hidden=not hidden)),
        )
        card = Card(switch)
        ghost = start.ghost_words(self.draft)
        if ghost and self.draft.ghost is not None:
            cube = Cube(Mark(self.draft.ghost, ""), 32)
            words = Text(ghost, "support", "ink2", pos_hint=MIDDLE)
            card.add_widget(
                Across(cube, words, spacing=dp(14), padding=(dp(20), dp(4), dp(20), dp(14)))
            )
        return card


def _chip(mark: object, *, on: bool = False) -> Across:
    """How sure a board is, on a line of its own."""
    return Across(MarkChip(mark, ground="priC" if on else "sheet"))
