"""What stands on the page of a file that was taken in: its games, its keys."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.exports.incoming import Sort
from hotels.ledger.reading import Fields
from hotels.screens.home.game_line import GameLine, dots
from hotels.screens.home.games import GamesScreen
from hotels.screens.profile import Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.plate import Across, Card, Down, Hairline, Space
from hotels.screens.widgets.text import Icon, Text
from hotels.views.game_rows import GameRow
from hotels.views.home import game_row
from hotels.views.importing import Group, and_more
from hotels.views.importing_claims import HEADS, Differing, Figure
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp

MIDDLE = {"center_y": 0.5}

GAP, SIDE = 8, 24
"""Between two keys, and at the sides of a card, in dp."""

TABLE = 720
"""How wide two columns of figures are at most, in dp: an eye is to find from one to the other."""


class GroupCard(Card):
    """Games of which the same became; each opens with a tap."""

    def __init__(
        self, group: Group, rows: Sequence[GameRow], profile: Profile, screen: GamesScreen
    ) -> None:
        super().__init__(_heading(group))
        width = profile.width - 2 * profile.margin
        for row in rows:
            self.add_widget(Hairline())
            menu = dots(lambda row=row: screen.menu(row))
            self.add_widget(GameLine(row, width, lambda row=row: screen.enter(row), menu))


def group_cards(screen: GamesScreen, groups: Sequence[Group], profile: Profile) -> list[Widget]:
    """The games of a file by what became of them, those left out that were deleted since."""
    now = datetime.now(tz=UTC).astimezone()
    cards: list[Widget] = []
    with screen.house.disk() as store:
        for group in groups:
            records = [store.record(number) for number in group.numbers]
            rows = [game_row(one, now) for one in records if not one.deleted_at]
            if rows:
                cards.append(GroupCard(group, rows, profile, screen))
    return cards


def figures_otherwise(said: Differing | None, profile: Profile) -> list[Widget]:
    """What a file says of its game otherwise than it is reckoned: how much, and the first of it."""
    if said is None:
        return []
    warned = Text(said.sentence, "body", pos_hint=MIDDLE)
    sign = Icon("alert-outline", 24, "brass", pos_hint=MIDDLE)
    heads = [Text(phrase(head), "caption", "ink2", align="right") for head in HEADS]
    table = Down(spacing=dp(8), size_hint_max_x=dp(TABLE) * theme.text_size)
    table.add_widget(Across(*([] if profile.is_phone else [Space()]), *heads, spacing=dp(16)))
    for figure in said.figures:
        table.add_widget(Hairline())
        table.add_widget(_figure(figure, profile))
    if said.more:
        table.add_widget(Hairline())
        table.add_widget(Text(said.more, "support", "ink2"))
    notes = [Text(said.note, "support", "ink2")] if said.note else []
    return [Space(height=4), Across(sign, warned, spacing=dp(12)), Across(table), *notes]


def _figure(figure: Figure, profile: Profile) -> Widget:
    """One figure: what it is, and both sides of it under their heads."""
    what = Down(Text(figure.what, "body"), Text(figure.when, "support", "ink2"), pos_hint=MIDDLE)
    styles = ((figure.claimed, "bonus"), (figure.reckoned, "price"))
    both = [Text(words, style, align="right", pos_hint=MIDDLE) for words, style in styles]
    if profile.is_phone:
        return Down(what, Across(*both, spacing=dp(16)), spacing=dp(4))
    return Across(what, *both, spacing=dp(16))


def _heading(group: Group) -> Widget:
    head = Across(Text(group.heading, "name", pos_hint={"center_y": 0.5}), spacing=dp(8))
    if more := and_more(group):
        head.add_widget(Text(more, "support", "ink2", shrink=True, pos_hint={"center_y": 0.5}))
    head.padding = (dp(20), dp(8), dp(20), dp(8))
    head.at_least(dp(56))
    return head


def keys(profile: Profile, *all_of: PushButton) -> Widget:
    """Keys side by side, the likeliest at the right; where it is narrow one above the other."""
    room = dp(profile.width - 2 * (profile.margin + SIDE))
    wide = sum(key.natural for key in all_of) + dp(GAP) * (len(all_of) - 1)
    stacked = profile.is_phone or wide > room
    row = Down(*all_of) if stacked else Across(Space(), *reversed(all_of))
    if stacked and not profile.is_phone:
        for key in all_of:
            key.pos_hint = {"right": 1}
    row.spacing = dp(GAP)
    return row


def open_own(house: "HotelsApp", sort: Sort, said: Fields) -> None:
    """Where an edition, a board or values are at home."""
    if sort is Sort.BOARD:
        from hotels.screens.big_shot import BigShotStart

        house.show(BigShotStart(house))
    elif sort is Sort.VALUES:
        from hotels.screens.perfect_hotel import PerfectHotelStart

        house.show(PerfectHotelStart(house))
    else:
        from hotels.ledger.chains.house import house_edition
        from hotels.screens.card import open_card

        open_card(house, house_edition(said))
