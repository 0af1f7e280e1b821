"""What a quick score comes to: who won, the ranking, and the settlement."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.tally import final
from hotels.screens.chains.outcome import open_holdings, open_receipts
from hotels.screens.chains.settlement import SettlementTable, settlement
from hotels.screens.profile import Kind, Profile
from hotels.screens.reckoned import under_plate
from hotels.screens.screen import Screen, scrolled
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.foot import Deed, Foot
from hotels.screens.widgets.outcome_sign import outcome_sign
from hotels.screens.widgets.plate import Across, Down, Space
from hotels.screens.widgets.ranking import Ranking
from hotels.views.opened import recorded
from hotels.views.receipts import Receipt
from hotels.views.standing import Result
from hotels.views.tally_result import scored
from hotels.views.tally_walk import taken_back
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.quick.sitting import Sitting

RANKING = 388
"""How wide the ranking is beside the settlement, in dp."""


class QuickRanking(Screen):
    """The winner in one sentence, the ranking, and why."""

    def __init__(self, sitting: "Sitting") -> None:
        super().__init__(sitting.house)
        self.sitting = sitting

    @property
    def books(self) -> Books:
        """The game at its end."""
        books = final(self.sitting.sheet)
        if books is None:
            raise AssertionError(self.sitting.sheet)
        return books

    def build(self, profile: Profile) -> None:
        """The sign, everything about the end, and what can be done now."""
        sitting = self.sitting
        told = scored(self.books, sitting.speech, recorded(sitting.game))
        low = profile.kind in {Kind.SHORT, Kind.PHONE}
        content = under_plate(sitting, profile, self._content(profile, told))
        self.foot = Foot(profile, sitting.undo, sitting.redo)
        whole = BoxLayout(
            orientation="vertical",
            padding=(dp(profile.margin), dp(8 if low else 12)),
            spacing=dp(8 if low else 12),
        )
        for part in (outcome_sign(self.house, profile, told), scrolled(content), self.foot):
            whole.add_widget(part)
        self.add_widget(whole)
        sitting.refresh = lambda: self.arrange(self.profile)
        self.foot.say(
            taken_back(sitting.table.can_undo, sitting.speech),
            taken_back(sitting.table.can_redo, sitting.speech),
            "",
            self._deeds(),
        )

    def take_back(self) -> bool:
        """Back leads home, wherever the score was opened from."""
        self.house.shell.home()
        return True

    def show_holdings(self) -> None:
        """Who held what at the end."""
        open_holdings(self.house, self.books, self.sitting.speech)

    def share(self) -> None:
        """Every form that the score can be handed on in."""
        from hotels.screens.chains.sharing import share_game

        share_game(self.house, self.sitting.game)

    def _show_receipts(self, paid: Sequence[Receipt]) -> None:
        """Why a player got what he got of one chain, and from there to the dispute desk."""
        open_receipts(self.house, self.books, paid, self.sitting.speech)

    def _deeds(self) -> list[Deed]:
        """What stands at the right of the foot."""
        deeds = [Deed(phrase("Edit figures"), self.sitting.change, "pencil-outline", "filled")]
        if self._has_room:
            deeds[:0] = [
                Deed(phrase("Holdings"), self.show_holdings, "table", "tonal"),
                Deed(phrase("as a key|Share"), self.share, "share-variant", "tonal"),
            ]
        return deeds

    @property
    def _has_room(self) -> bool:
        """Whether all keys stand at the foot."""
        return self.profile.width >= 600 * theme.text_size

    def _content(self, profile: Profile, told: Result) -> Widget:
        """The ranking with the settlement beside it, or below."""
        names = [self.sitting.speech.player(seat) for seat in range(len(told.ranks))]
        narrow = profile.is_phone or profile.kind is Kind.SHORT
        wide = profile.width - 2 * profile.margin
        side = RANKING * max(1, theme.text_size)
        ranking = Ranking(told.ranks, narrow=narrow)
        if profile.is_landscape:
            beside = settlement(told, names, wide - side - profile.gap, self._show_receipts)
            if isinstance(beside, SettlementTable):
                left = Down(ranking, size_hint_x=None, width=dp(side), pos_hint={"top": 1})
                beside.pos_hint = {"top": 1}
                return Across(left, beside, spacing=dp(profile.gap))
        below = settlement(told, names, wide, self._show_receipts)
        parts: list[Widget] = [ranking, below]
        if not self._has_room:
            parts += [
                PushButton(
                    phrase("Holdings"), self.show_holdings, kind="tonal", icon="table", fill=True
                ),
                PushButton(
                    phrase("as a key|Share"),
                    self.share,
                    kind="tonal",
                    icon="share-variant",
                    fill=True,
                ),
            ]
        return Down(*parts, Space(height=0), spacing=dp(profile.gap))
