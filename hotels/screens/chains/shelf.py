"""What lies beside the play for a while: what to pay, where the table was, pinned receipts."""

from typing import TYPE_CHECKING

from kivy.metrics import dp

from hotels.ledger.chains.books import Question
from hotels.screens.chains.payouts import ChainStrip, PayoutBar, PayoutList, payout_list
from hotels.screens.chains.pinned import pin_card, pins
from hotels.screens.chains.returning import ReturnCard
from hotels.screens.profile import Kind, Profile
from hotels.screens.widgets.plate import Down
from hotels.views.chains import chain_rows
from hotels.views.payouts import PayList, pay_list
from hotels.views.returning import returned

if TYPE_CHECKING:
    from hotels.screens.chains.game import Sitting


class Shelf(Down):
    """Cards above what is asked, in no question's way; empty, it takes no room.

    On a table the list of payouts takes the place of chains and players, which a tap brings back.
    In a small window only the latest receipt lies there, and says how many lie under it.
    """

    def __init__(self, sitting: "Sitting", profile: Profile) -> None:
        super().__init__(spacing=dp(8))
        self.sitting, self._profile = sitting, profile
        self._few = profile.is_phone or profile.is_cramped
        self._above = dp(4 if profile.is_cramped else 0)
        self._shown: object = None
        self._listed: PayoutList | None = None
        self.payouts, self.hiding = 0, False
        """How many payouts are open on the list, and whether it hides the chains."""
        self.bind(width=lambda *_: self.show())

    @property
    def _place(self) -> str:
        """Where the list would stand; the last announcements have no sheet with what they pay."""
        sitting = self.sitting
        place = sitting.place()
        return "end" if place == "takeover" and sitting.books.end is not None else place

    def hides(self, pays: PayList | None) -> bool:
        """Whether the list stands where chains and players stand else."""
        asked = self.sitting.books.awaiting
        named = asked is not None and asked.kind is Question.NAME
        on_table = self.sitting.place() == "table" and self._profile.kind is not Kind.PORTRAIT
        return pays is not None and on_table and not named and not self._is_away(pays)

    def show(self) -> bool:
        """What lies there now; whether the list takes the place of chains and players.

        Nothing is drawn anew where it is the same.
        """
        sitting = self.sitting
        said = None
        if sitting.back_at == len(sitting.table.lines):
            said = returned(sitting.table, sitting.speech)
        kept = pins(sitting)
        pays = pay_list(sitting.owed, sitting.speech, self._place, sitting.books)
        hides = self.hides(pays)
        chains = chain_rows(sitting.books, sitting.speech) if hides else ()
        lines = len(sitting.table.lines) if kept else 0
        away = self._is_away(pays)
        self.payouts, self.hiding = 0 if pays is None or away else pays.open, hides
        stands = pays, hides, away, chains, said, kept, lines, self.width
        if stands == self._shown:
            return hides
        self._shown = stands
        self.clear_widgets()
        if pays is not None and away and sitting.place() == "table":
            self.add_widget(PayoutBar(pays, lambda: self._turn(None)))
        elif pays is not None:
            footed = not (hides and self._profile.is_phone)
            self._listed = payout_list(
                sitting, self._place, self._profile, sitting.refresh, footed=footed
            )
            self.add_widget(self._listed)
        if hides:
            self.add_widget(ChainStrip(chains, self.show_chains, self.width))
        if said is not None:
            self.add_widget(ReturnCard(said, self._read))
        seen = kept[:1] if self._few else kept
        for one in seen:
            more = len(kept) - len(seen)
            self.add_widget(pin_card(sitting, one, self.width, self.show, more=more))
        self.padding = (0, self._above, 0, dp(8)) if self.children else 0
        return hides

    def tick_all(self) -> None:
        """All rows of the list; an echo of the tap does not reach the key that comes there."""
        if self._listed is not None:
            self._listed.tick_all()
            self.sitting.house.shell.settle()

    def show_chains(self) -> None:
        """The chains and the players, until a tap brings the list back."""
        self._turn(
            pay_list(self.sitting.owed, self.sitting.speech, self._place, self.sitting.books)
        )

    def _is_away(self, pays: PayList | None) -> bool:
        """Whether the chains are shown instead of this list; one with other rows comes again."""
        return pays is not None and self.sitting.away == _rows(pays)

    def _turn(self, away: PayList | None) -> None:
        """The chains and the players, or the list again."""
        self.sitting.away = _rows(away) if away is not None else ()
        self.sitting.refresh()

    def _read(self) -> None:
        """The keeper knows where he was."""
        self.sitting.back_at = None
        self.show()


def _rows(pays: PayList) -> tuple[object, ...]:
    """The rows of a list, ticked or not."""
    return tuple((row.player, row.account, row.is_back) for row in pays.rows)
