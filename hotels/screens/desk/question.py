"""What is asked at the desk: edition, chain, size, and who holds how many."""

from typing import TYPE_CHECKING

from kivy.metrics import dp

from hotels.ledger.chains.edition import Words
from hotels.screens.desk.fobs import FobRow
from hotels.screens.theme import theme
from hotels.screens.widgets.button import IconButton, PushButton
from hotels.screens.widgets.field import fault
from hotels.screens.widgets.number import MIDDLE, WIDE, NumberRow
from hotels.screens.widgets.plate import Across, Card, Down, Hairline
from hotels.screens.widgets.text import Text
from hotels.views.desk import FEWEST_TILES, Asked, Faults, faults
from hotels.views.desk_asked import LEAST
from hotels.wording.amounts import begun
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import title

if TYPE_CHECKING:
    from hotels.screens.desk.desk import DeskScreen

SIZES = to_phrase("Enter the size before this tile was laid.")

NAME = 92
"""A name needs so many dp beside the keys, or it stands above them."""


class QuestionCard(Card):
    """The fields; a change of a number draws no more than that number anew."""

    def __init__(self, desk: "DeskScreen", width: float) -> None:
        super().__init__(padding=(0, dp(2)))
        asked = desk.asked
        self._desk = desk
        self._side = 20 if width > 412 else 12
        self._stacked = width - WIDE - 2 * self._side - 12 < NAME * theme.text_size
        self.add_widget(self._edition(asked))
        self.add_widget(Hairline())
        speech, names = asked.speech, asked.edition.names
        self.fobs = FobRow(
            [speech.chain(name) for name in names], asked.letters, desk.choose, width - 24
        )
        self.add_widget(Down(self.fobs, padding=(dp(12), dp(6))))
        self.add_widget(Hairline())
        self.size_row = self._row("", desk.step_size, desk.type_size)
        self.add_widget(Hairline())
        self._players = self._heading(asked.speech.word)
        self.rows = [
            self._row(
                name,
                lambda by, player=player: desk.step_blocks(player, by),
                lambda player=player: desk.type_blocks(player),
                on_name=lambda player=player: desk.open_name(player),
            )
            for player, name in enumerate(speech.players)
        ]
        self.drawn_row = None
        if asked.bank_may_hold:
            self.drawn_row = self._row(
                phrase("Drawn for the bank"), desk.step_drawn, desk.type_drawn
            )
        self.add_widget(Hairline())
        self.laid = self._laid()
        self.add_widget(Hairline())
        self.add_widget(self._foot())
        self._said: tuple[str, ...] = ()
        self.show(asked, faults(asked))

    def show(self, asked: Asked, wrong: Faults) -> None:
        """The numbers as they are now, and what is wrong with them."""
        tiles = begun(asked.speech.word.tiles)
        self.fobs.show(asked.chain)
        self.size_row.call(phrase("{tiles} in {chain}", tiles=tiles, chain=asked.chain_name))
        self.size_row.show(asked.size, least=FEWEST_TILES, most=asked.most_tiles, wrong=wrong.size)
        for row, count in zip(self.rows, asked.blocks, strict=True):
            row.show(count, least=0, most=asked.there_are)
        if self.drawn_row is not None:
            self.drawn_row.show(asked.drawn or 0, least=0, most=asked.most_drawn)
        player = asked.speech.player(asked.tile_player)
        self.laid.text = phrase("{player} laid the tile", player=player)
        self._say(tuple(filter(None, (wrong.players, wrong.blocks))))

    def _row(self, text: str, on_step: object, on_type: object, **rest: object) -> NumberRow:
        row = NumberRow(text, on_step, on_type, stacked=self._stacked, side=self._side, **rest)
        self.add_widget(row)
        return row

    def _edition(self, asked: Asked) -> Across:
        name = Text(title(asked.edition), "name", pos_hint=MIDDLE)
        change = PushButton(
            phrase("as a key|Change"),
            self._desk.open_editions,
            kind="text",
            height=48,
            pos_hint=MIDDLE,
        )
        side = dp(self._side)
        return Across(name, change, padding=(side, dp(4), dp(8), dp(4)), spacing=dp(8))

    def _heading(self, word: Words) -> Down:
        """What the rows below are, one player fewer or more, and what is wrong with them."""
        desk, asked = self._desk, self._desk.asked
        held = begun(phrase("{word.blocks} each player holds", word=word))
        words = Text(held, "support medium", pos_hint=MIDDLE)
        fewer = IconButton("account-minus-outline", desk.part, phrase("remove a player"))
        more = IconButton("account-plus-outline", desk.join, phrase("add a player"))
        for key, can, why in (
            (fewer, asked.may_part, phrase("A game needs at least {count} players.", count=LEAST)),
            (
                more,
                asked.may_join,
                phrase("A game takes at most {count} players.", count=asked.most_players),
            ),
        ):
            key.enabled, key.why = can, why
            key.icon.color = theme.colour("ink2" if can else "ink3")
        line = Across(words, fewer, more, spacing=dp(8))
        box = Down(line, padding=(dp(self._side), dp(4), dp(8), dp(4)), spacing=dp(4))
        self.add_widget(box)
        return box

    def _say(self, wrong: tuple[str, ...]) -> None:
        """What is wrong with the holdings, above them."""
        if wrong == self._said:
            return
        self._said = wrong
        for one in self._players.children[:-1]:
            self._players.remove_widget(one)
        for text in wrong:
            self._players.add_widget(fault(text))

    def _laid(self) -> Text:
        """Who laid the tile: it says where what cannot be split goes."""
        text = Text("", "body", pos_hint=MIDDLE)
        change = PushButton(
            phrase("as a key|Change"),
            self._desk.open_tile_player,
            kind="text",
            height=48,
            pos_hint=MIDDLE,
        )
        side = dp(self._side)
        self.add_widget(Across(text, change, padding=(side, dp(4), dp(8), dp(4)), spacing=dp(8)))
        return text

    def _foot(self) -> Across | Down:
        """What a size is, and the way to tonight's game."""
        desk, side = self._desk, dp(self._side)
        note = Text(phrase(SIZES), "support", "ink2", pos_hint=MIDDLE)
        key = PushButton(
            phrase("Fill from game"), desk.open_tonight, kind="tonal", icon="import", height=48
        )
        if self._stacked:
            return Down(note, Across(key), padding=(side, dp(8)), spacing=dp(8))
        key.pos_hint = MIDDLE
        return Across(note, key, padding=(side, dp(8)), spacing=dp(12))
