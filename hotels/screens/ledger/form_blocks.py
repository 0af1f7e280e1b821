"""A purchase of the past: a pill for each chain that could be bought, and what was bought."""

from collections.abc import Callable

from kivy.metrics import dp

from hotels.screens.chains.chain_list import ChainList
from hotels.screens.profile import Kind, Profile
from hotels.screens.widgets.fob import WIDE, Fob
from hotels.screens.widgets.plate import Across, Card, Down, Flow, Ground
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views.chains import ChainRow, chain_letters
from hotels.views.ledger.form import Form
from hotels.views.ledger.offers import blocks_offered, cost
from hotels.wording.language import phrase


class Bought(Tap, Across):
    """One block that was bought; a tap takes it away again."""

    def __init__(self, place: int, letter: str, on_tap: Callable[[], None]) -> None:
        super().__init__(
            on_tap=on_tap, corner=10, size_hint=(None, None), spacing=dp(2), padding=(dp(6), dp(4))
        )
        self.place = place
        self.at_least(dp(48))
        Ground(self, "cont", None, 10)
        self.add_widget(Fob(place, letter, 36, ground="cont"))
        self.add_widget(Icon("close", 18, "ink2", pos_hint={"center_y": 0.5}))
        self.width = dp(36 * WIDE + 2 + 18 + 12)


class BlocksForm(Down):
    """What was bought, what it cost, and every chain with its price at that moment."""

    def __init__(self, form: Form, profile: Profile, say: Callable[[Form], None]) -> None:
        super().__init__(spacing=dp(10))
        self._say = say
        header = form.place.books.header
        self._letters = chain_letters(header, form.speech)
        self._places = header.edition.places
        self._line = Flow()
        self._cost = Text("", "name short")
        high = 56 if profile.kind in {Kind.WIDE, Kind.PORTRAIT} else 48
        self.chains = ChainList((), self._tapped, height=high, narrow=profile.is_phone)
        self.add_widget(self._cost)
        self.add_widget(self._line)
        self.add_widget(Card(self.chains))
        self.show(form)

    def show(self, form: Form) -> None:
        """What is said so far."""
        self.form = form
        chosen = getattr(form.draft, "chains", ())
        facts = {"amount": cost(form), "word": form.speech.word}
        if len(chosen) > 1:
            self._cost.text = phrase("{amount} for these {word.blocks}", **facts)
        elif chosen:
            self._cost.text = phrase("{amount} for this {word.block}", **facts)
        else:
            self._cost.text = phrase("Nothing was bought.")
        self._line.clear_widgets()
        for name in chosen:
            place = self._places.get(name)
            if place is None:
                continue
            does = lambda place=place: self._say(self.form.with_fewer(place))  # noqa: E731 - its tap
            self._line.add_widget(Bought(place, self._letters[place], does))
        self.chains.show(blocks_offered(form))

    def _tapped(self, row: ChainRow, _: str) -> None:
        self._say(self.form.with_more(row.place))
