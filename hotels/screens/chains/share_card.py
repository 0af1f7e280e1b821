"""The share card of a finished game as a picture of 1080 by 1350 pixels."""

from collections.abc import Sequence
from typing import Any

from kivy.graphics import Color, InstructionGroup
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from hotels.screens.chains.faces import corridor, draw
from hotels.screens.chains.measures import Spacing, grid, sizes
from hotels.screens.palette import CHAINS
from hotels.screens.screen import pieces_of
from hotels.screens.sharing.studio import DENSITY, picture
from hotels.screens.theme import rgba, theme
from hotels.screens.widgets.curves import Marker
from hotels.screens.widgets.drawing import filled, styled
from hotels.screens.widgets.fob import WIDE, Fob
from hotels.screens.widgets.plate import Across, Card, Down, Ground, Hairline, Keyline, Space
from hotels.screens.widgets.raster import plate
from hotels.screens.widgets.text import Icon, Text
from hotels.store.keeping import Opened
from hotels.views import share_card as views
from hotels.views.share_card import ChainLeft
from hotels.views.squares import Square
from hotels.views.standing import Rank

MIDDLE = {"center_y": 0.5}

HIGH, MARGIN, GAP = 1350, 40, 22
SIGN, BOARD, RANKS = 190, 520, 344
ALL_RANKS = 4
"""So many rows are as high as drawn; more share the same height."""
SQUARES = Spacing(gap=2.5, most=1.1)
LOW_ROW = 60
BESIDE = 214
"""How wide the chains beside the board are."""
FEW, IN_LINE = 2, 4
"""So many chains beside the board have a large fob, so many three lines; so many stand in a line
without a board."""


def standing_picture(game: Opened[Any, Any]) -> bytes:
    """How a game came out: who won, the board, the ranking, one line of the story."""
    card = views.share_card(game)
    return picture(lambda: _page(card), pieces_of(game))


def px(pixels: float) -> float:
    """A length of the picture."""
    return float(dp(pixels / DENSITY))


def said(text: str, style: str, role: str, size: float, **rest: Any) -> Text:
    """A text so many pixels high."""
    label = Text(text, style, role, **rest)
    label.font_size = px(size)
    return label


def fitted(text: str, style: str, room: float, size: float, least: float) -> float:
    """How high a text is that stands on one line, no lower than the least."""
    wide = styled(text, style).width * px(size) / theme.font(style)[1]
    return max(least, size * min(1.0, (room - 2) / max(1, wide)))


def _page(card: views.Card) -> Widget:
    """Everything from the top to the foot."""
    page = BoxLayout(orientation="vertical", size_hint_y=None, height=px(HIGH))
    page.padding, page.spacing = px(MARGIN), px(GAP)
    page.add_widget(_sign(card))
    page.add_widget(_board(card))
    page.add_widget(_ranking(card.ranks))
    page.add_widget(_foot(card))
    return page


def _sign(card: views.Card) -> Widget:
    room = px(1080 - 2 * MARGIN - 2 * 46 - 88 - 24)
    words = Down(pos_hint=MIDDLE, spacing=px(8))
    size = fitted(card.headline, "sign", room, 58, 36)
    words.add_widget(said(card.headline, "sign", "onSign", size))
    size = fitted(card.second, "body", room, 30, 22)
    words.add_widget(said(card.second, "body", "onSign2", size))
    cup = Icon("trophy-outline", 88 / DENSITY, "lampOn", pos_hint=MIDDLE)
    sign = Across(words, cup, spacing=px(24), padding=(px(46), 0), size_hint_y=None)
    sign.at_least(px(SIGN))
    Ground(sign, "sign", None, 12)
    Keyline(sign)
    return sign


def _board(card: views.Card) -> Widget:
    """The board with its chains beside it; where there is no board, the chains alone."""
    box = BoxLayout(size_hint_y=None, height=px(BOARD), padding=px(24), spacing=px(30))
    Ground(box, "sheet", "rule", 12)
    if not card.squares:
        box.add_widget(_chains_alone(card.chains))
        return box
    box.add_widget(CardBoard(card.squares, size_hint=(None, 1), width=px(708)))
    listed = BoxLayout(orientation="vertical")
    for chain in card.chains:
        counted = f"{chain.size} {chain.tiles}"
        if len(card.chains) <= FEW:
            listed.add_widget(_chain(chain))
        elif len(card.chains) <= IN_LINE:
            listed.add_widget(_low_chain(chain, (counted, chain.each)))
        else:
            listed.add_widget(_low_chain(chain, (f"{counted} · {chain.price}",)))
    box.add_widget(listed)
    return box


def _chains_alone(chains: Sequence[ChainLeft]) -> Widget:
    """Every chain, as many in a line as have room."""
    cells = GridLayout(cols=max(1, min(IN_LINE, len(chains))))
    for chain in chains:
        around = BoxLayout(padding=(px(24), 0))
        around.add_widget(_chain(chain))
        cells.add_widget(around)
    return cells


def _chain(chain: ChainLeft) -> Widget:
    """A chain that is left: its fob, its tiles and its price."""
    tiles = Down(
        said(chain.size, "amount", "ink", 46),
        said(chain.tiles, "body", "ink2", 24),
        pos_hint=MIDDLE,
    )
    head = Across(Fob(chain.place, chain.letter, 52, pos_hint=MIDDLE), tiles, spacing=px(18))
    name = said(chain.name, "name", "ink", fitted(chain.name, "name", px(200), 28, 16))
    price = said(chain.each, "body", "ink2", fitted(chain.each, "body", px(200), 26, 16))
    around = BoxLayout(orientation="vertical")
    around.add_widget(Space())
    around.add_widget(Down(head, name, price, spacing=px(6)))
    around.add_widget(Space())
    return around


def _low_chain(chain: ChainLeft, lines: Sequence[str]) -> Widget:
    """The same in less room: its name and these lines beside a small fob."""
    room = px(BESIDE - LOW_ROW * WIDE - 14)
    words = Down(
        said(chain.name, "name", "ink", fitted(chain.name, "name", room, 26, 14)),
        *(said(line, "body", "ink2", fitted(line, "body", room, 24, 14)) for line in lines),
        pos_hint=MIDDLE,
    )
    fob = Fob(chain.place, chain.letter, LOW_ROW / DENSITY, pos_hint=MIDDLE)
    return Across(fob, words, spacing=px(14), size_hint_y=1)


def _ranking(ranks: Sequence[Rank]) -> Widget:
    """A row a player; the winners on another ground."""
    few = len(ranks) <= ALL_RANKS
    high = RANKS / max(ALL_RANKS, len(ranks))
    card = Card()
    last = len(ranks) - 1
    for at, rank in enumerate(ranks):
        ink = "onPriC" if rank.wins else "ink"
        amount = said(rank.total, "amount large", ink, 46 if few else 34, shrink=True)
        amount.texture_update()
        amount.pos_hint = MIDDLE
        place = said(rank.place, "title", ink, 42 if few else 32, size_hint_x=None)
        place.width, place.pos_hint = px(44), MIDDLE
        room = px(1000 - 2 * 34 - 44 - 48 - 3 * 18) - amount.width
        size = fitted(rank.name, "name", room, 38 if few else 30, 20)
        name = said(rank.name, "name", ink, size, pos_hint=MIDDLE)
        row = Across(place, Marker(rank.seat), name, amount, spacing=px(18), padding=(px(34), 0))
        row.children[2].pos_hint = MIDDLE
        row.at_least(px(high))
        if rank.wins:
            top, foot = (11 if at == 0 else 0), (11 if at == last else 0)
            Ground(row, "priC", None, (top, top, foot, foot))
        if at:
            card.add_widget(Hairline())
        card.add_widget(row)
    return card


def _foot(card: views.Card) -> Widget:
    """The story, the day, and whose card it is."""
    foot = BoxLayout(orientation="vertical", spacing=px(10))
    foot.add_widget(said(card.story, "body", "ink", 30 if len(card.story) < LONG else 24))
    foot.add_widget(Space())
    name = said("Hotels", "title", "ink", 30, shrink=True, pos_hint=MIDDLE)
    date = said(card.date, "body", "ink2", 24, pos_hint=MIDDLE)
    foot.add_widget(Across(date, HouseMark(), name, spacing=px(14)))
    return foot


LONG = 130
"""Signs of a story that needs smaller type to stand on two lines."""


class CardBoard(Widget):
    """Every square with its chain's letter, and corridors between those of one chain."""

    def __init__(self, lying: Sequence[Square], **rest: object) -> None:
        super().__init__(**rest)
        self._lying = lying
        self._group = InstructionGroup()
        self.canvas.add(self._group)
        self.bind(pos=self._draw, size=self._draw)

    def _draw(self, *_: object) -> None:
        self._group.clear()
        rows = 1 + max(one.row for one in self._lying)
        columns = 1 + max(one.column for one in self._lying)
        if min(self.size) < px(400):  # it has not been given its room yet
            return
        squares = grid((*self.pos, *self.size), rows, columns, SQUARES)
        measures = sizes(squares.wide, squares.high, ["12I"], "W")._replace(alone=True)
        at = {(one.row, one.column): one for one in self._lying}
        boxes = {place: squares.box(*place) for place in at}
        for (row, column), one in at.items():
            for beside in ((row + 1, column), (row, column + 1)):
                other = at.get(beside)
                if one.mark is not None and other is not None and other.mark == one.mark:
                    self._group.add(Color(*theme.chain(one.mark.place)[0]))
                    self._group.add(filled([corridor(boxes[row, column], boxes[beside])]))
        for place, one in at.items():
            draw(self._group, one._replace(name=" "), boxes[place], measures)


class HouseMark(Widget):
    """The H of the house, of seven tiles."""

    TILES = ((0, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2), (2, 2))

    def __init__(self) -> None:
        super().__init__(size_hint=(None, None), size=(px(42), px(42)), pos_hint=MIDDLE)
        self._group = InstructionGroup()
        self.canvas.add(self._group)
        self.bind(pos=self._draw)

    def _draw(self, *_: object) -> None:
        self._group.clear()
        for (column, row), (ground, _) in zip(self.TILES, CHAINS, strict=False):
            self._group.add(Color(*rgba(ground)))
            left, low = self.x + px(15 * column), self.top - px(15 * row + 12)
            self._group.add(plate((left, low, px(12), px(12)), px(2)))
