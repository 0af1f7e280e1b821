"""The pieces of a takeover: who was paid, who has disposed, what may be chosen, where they meet."""

from collections.abc import Callable, Sequence
from functools import partial

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.chains.takeover_queue import TallCard
from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import scrolled
from hotels.screens.theme import theme
from hotels.screens.widgets.drawing import styled, widest_word, word_room
from hotels.screens.widgets.fob import Fob
from hotels.screens.widgets.plate import Across, Card, Down, Ground, Hairline, Space
from hotels.screens.widgets.receipt import FoldedReceipt
from hotels.screens.widgets.small_board import MeetingBoard
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text, unbroken
from hotels.views.meeting import Meeting, Part
from hotels.views.paid import Paid
from hotels.views.takeover import Choice, Settled
from hotels.wording.language import phrase

FEW = 4
"""Up to so many bonuses a receipt has room below them all; of more, it stands under its own."""

LEAST_DEED = 120
"""How wide what somebody has done is at least beside his name, in dp."""

MOST_BILLS = 0.3
"""The share of a row that its bills take at most in one line."""

BESIDE = 560
"""From this width on, in dp, what is said of the chains stands beside their board."""

LEAST_BOARD = 200
"""How wide the board is at least, in dp."""


def side_width(profile: Profile) -> float:
    """How wide the pane beside the question is."""
    return float(dp(440 if profile.kind is Kind.WIDE else 320))


class PaidRow(Tap, Across):
    """A holder, the bonus, and the bills that make it."""

    def __init__(self, row: Paid, profile: Profile, on_tap: Callable[[], None]) -> None:
        payee = row.receipt is not None
        super().__init__(
            on_tap=on_tap if payee else None,
            padding=(dp(20 if not profile.is_phone else 16), dp(6)),
            corner=0,
        )
        self.at_least(theme.least(56 if not profile.is_phone else 48, "name", "body"))
        self.row = row
        middle = {"center_y": 0.5}
        name = Text(row.name, "name", pos_hint=middle)
        rank = Text(row.rank, "support medium", pos_hint=middle, size_hint_x=None)
        rank.width = max(dp(72), styled(row.rank, "support medium").width)
        role = "ink" if payee else "ink2"
        style = "amount player" if payee else "bonus"
        amount = Text(row.amount, style, role, align="right", pos_hint=middle, size_hint_x=None)
        amount.width = max(dp(96), styled(row.amount, style).width)
        held = Text(row.held, "support", "ink2", shrink=bool(row.bills))
        under = Across(held, spacing=dp(12))
        if row.bills:
            under.add_widget(Text(unbroken(row.bills), "body", align="right"))
        first = Across(name, spacing=dp(8))
        inside = (
            side_width(profile) if profile.is_landscape else dp(profile.width - 2 * profile.margin)
        )
        word = word_room(row.name, "name")
        beside = word + rank.width + amount.width + dp(2 * 8) <= inside - self.padding[0] * 2
        for one in (rank, amount) if beside else (amount,):
            first.add_widget(one)
        self.add_widget(Down(first, *(() if beside else (rank,)), under, pos_hint=middle))


PAID_ROW = 61
"""How high a bonus is, in dp."""

QUESTION = {Kind.PHONE: 640, Kind.PORTRAIT: 830}
"""How high the question is, with the sign above and the keys below it, in dp."""


def asks_first(profile: Profile, paid: Sequence[Paid]) -> bool:
    """Whether the question stands above what was paid, which would hide it there."""
    if profile.is_cramped or profile.is_landscape:
        return profile.is_cramped
    room = profile.height - theme.text_size * QUESTION[profile.kind]
    return len(paid) * PAID_ROW * theme.text_size > room


class Bonuses(TallCard):
    """What was paid to whom, and the receipt of one of the bonuses."""

    def __init__(
        self,
        rows: Sequence[Paid],
        unfolded: Paid | None,
        profile: Profile,
        on_row: Callable[[Paid], None],
        on_turn: Callable[[Paid], None],
    ) -> None:
        super().__init__()
        if not profile.is_phone:
            head = Text(phrase("Bonuses, paid once all decide"), "name", pos_hint={"center_y": 0.5})
            self.add_widget(Across(head, padding=(dp(20), dp(8))).at_least(theme.least(48, "name")))
        below = unfolded if len(rows) <= FEW else None
        for row in rows:
            if self.children:
                self.add_widget(Hairline())
            self.add_widget(PaidRow(row, profile, lambda row=row: on_row(row)))
            if row is unfolded and below is None:
                self._unfold(row, on_turn, (0, 0, 0, 0))
        if below is not None:
            self._unfold(below, on_turn, (0, 0, 11, 11))
        else:
            self.add_widget(Space())

    def _unfold(
        self,
        row: Paid,
        on_turn: Callable[[Paid], None],
        radius: tuple[float, float, float, float],
    ) -> None:
        if row.receipt is not None:
            heading = phrase("How {player}'s bonus is worked out", player=row.name)
            turn = lambda: on_turn(row)  # noqa: E731 - what the link does
            folded = FoldedReceipt(
                row.receipt(), turn, heading=heading, radius=radius, in_card=True
            )
            if any(radius):  # the last of the card: down to its foot
                folded.add_widget(Space())
                folded.size_hint_y = 1
                folded.bind(minimum_height=folded.setter("size_hint_min_y"))
            self.add_widget(folded)


class MeetingCard(Card):
    """The board where the chains meet, and what each of them is and pays if that is to be told."""

    def __init__(self, said: Meeting, width: float, height: float, *, told: bool) -> None:
        super().__init__(padding=(dp(16), dp(16)), spacing=dp(12))
        rows = [_meeting_row(*each) for each in said.chains] if told else []
        caption = Text(said.caption, "support", "ink2")
        beside = bool(rows) and width >= dp(BESIDE)
        wide = (width - dp(32)) * (0.45 if beside else 1)
        most = height - dp(32 + 12) - styled(said.caption, "support").height
        most -= 0 if beside else sum(row.height + dp(4) for row in rows)
        wide = round(min(wide, max(dp(LEAST_BOARD), most * said.columns / said.rows)))
        board = MeetingBoard(
            said.cells,
            said.rows,
            said.columns,
            {part.place: part.letter for part, _ in said.chains},
            said.square,
            size_hint_y=None,
            height=round(wide * said.rows / said.columns),
        )
        picture = Down(board, caption, spacing=dp(8), size_hint_x=None, width=wide)
        picture.pos_hint = {"center_y": 0.5} if beside else {"center_x": 0.5}
        words = Down(*rows, spacing=dp(4), pos_hint={"center_y": 0.5})
        parts = [picture, words] if rows else [picture]
        for part in [Across(*parts, spacing=dp(20))] if beside else parts:
            self.add_widget(part)


def _meeting_row(part: Part, due: str) -> Across:
    """A chain: its fob, its size and price, what is due for it."""
    words = Down(
        Text(part.name, "name short"),
        Text(part.size, "support", "ink2"),
        Text(due, "support medium"),
        pos_hint={"center_y": 0.5},
    )
    fob = Fob(part.place, part.letter, 46, pos_hint={"center_y": 0.5})
    row = Across(fob, words, spacing=dp(12))
    return row.at_least(theme.least(64, "name short", "support", "support medium"))


class SettledLine(Tap, Across):
    """Several in one line, as all who have disposed; a tap shows them one by one."""

    def __init__(self, text: str, on_tap: Callable[[], None], icon: str = "check-circle") -> None:
        super().__init__(on_tap=on_tap, spacing=dp(8), padding=(dp(16), dp(6)), corner=0)
        self.at_least(theme.least(48, "support"))
        middle = {"center_y": 0.5}
        self.add_widget(Icon(icon, 20, "pri", pos_hint=middle))
        self.add_widget(Text(text, "support", pos_hint=middle))
        self.add_widget(Icon("chevron-down", 24, "ink2", pos_hint=middle))


class ChainChoice(Tap, Across):
    """A chain that may be chosen."""

    def __init__(self, choice: Choice, profile: Profile, on_tap: object) -> None:
        super().__init__(on_tap=on_tap, spacing=dp(12), padding=(dp(16), dp(10)), corner=0)
        self.at_least(dp(84))
        self.choice = choice
        middle = {"center_y": 0.5}
        self.add_widget(Fob(choice.place, choice.letter, 58))
        words = Down(
            Text(choice.name, "name list"),
            Text(choice.under, "support", "ink2"),
            pos_hint=middle,
        )
        if choice.due and not profile.is_phone:
            words.add_widget(Text(choice.due, "support", "ink2"))
        self.add_widget(words)
        pill = Across(
            Text(phrase("Choose"), "name", "onPri", shrink=True, pos_hint=middle),
            size_hint=(None, None),
            padding=(dp(16 if profile.is_phone else 24), dp(16)),
            pos_hint=middle,
        )
        pill.bind(minimum_width=pill.setter("width"), minimum_height=pill.setter("height"))
        Ground(pill, "pri", None, 12)
        if profile.is_phone and theme.text_size > 1.15:  # there is no room beside the name
            pill.pos_hint = {"x": 0}
            words.spacing = dp(8)
            words.add_widget(pill)
        else:
            self.add_widget(pill)


def settled_row(one: Settled, profile: Profile, room: float) -> Across:
    """Who has disposed, and what the bank paid for it."""
    middle = {"center_y": 0.5}
    amount = Down(Text(one.amount, "amount", align="right"), size_hint_x=None, pos_hint=middle)
    amount.width = max(dp(64), styled(one.amount, "amount").width)
    if one.bills:
        bills = unbroken(one.bills)
        whole, least = styled(bills, "body").width, widest_word(bills, "body")
        amount.width = max(amount.width, least, min(whole, room * MOST_BILLS))
        amount.add_widget(Text(bills, "body", align="right"))
    name = Text(one.name, "name", pos_hint=middle, size_hint_x=0.45)
    did = Text(one.did, "body", pos_hint=middle, size_hint_x=1.6)
    side = dp(16 if profile.is_phone else 20)
    row = Across(
        Icon("check-circle", 22, "pri", pos_hint=middle), spacing=dp(12), padding=(side, dp(6))
    )
    longest = word_room(one.name, "name")
    others = dp(22 + 3 * 12) + 2 * side + amount.width
    if room < others + longest + max(widest_word(one.did, "body"), dp(LEAST_DEED)):
        name.size_hint_x = did.size_hint_x = 1
        row.add_widget(Down(name, did, pos_hint=middle))
    else:
        whole = styled(one.name, "name").width
        name.size_hint_min_x = max(longest, min(whole, dp(LEAST_DEED)))
        row.add_widget(name)
        row.add_widget(did)
    row.add_widget(amount)
    return row.at_least(theme.least(62 if not profile.is_phone else 48, "name"))


def choosing(
    question: str, choices: Sequence[Choice], profile: Profile, choose: Callable[[Choice], None]
) -> Card:
    """Which chain: the question, and every chain that may be chosen."""
    card = Card()
    card.add_widget(
        Across(
            Text(question, "question", pos_hint={"center_y": 0.5}), padding=(dp(20), dp(12))
        ).at_least(theme.least(64, "question"))
    )
    for choice in choices:
        card.add_widget(Hairline())
        card.add_widget(ChainChoice(choice, profile, partial(choose, choice)))
    return card


def all_settled(settled: Sequence[Settled]) -> str:
    """Who has disposed and what the bank pays for it, in one line."""
    told = (
        f"{one.name} {one.amount} ({unbroken(one.bills)})"
        if one.bills
        else f"{one.name} {one.amount}"
        for one in settled
    )
    return phrase("Settled: {payments}", payments=", ".join(told))


def scrolled_pane(content: Widget, width: float) -> Widget:
    """A pane so wide that scrolls by itself."""
    pane = scrolled(content)
    pane.size_hint_x, pane.width = None, width
    return pane
