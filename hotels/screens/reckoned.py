"""A game that comes out otherwise now: the sheet that asks, and the plate over its result."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.asking import answers, closing
from hotels.screens.profile import Profile
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.drawing import styled, widest_word
from hotels.screens.widgets.plate import Across, Beside, Down, Ground, Hairline, Space
from hotels.screens.widgets.text import Icon, Text
from hotels.store.keeping import Opened
from hotels.views.opened import Reckoned, new_reckoning, recorded
from hotels.wording.language import phrase, to_phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp
    from hotels.screens.kept import Kept

MIDDLE = {"center_y": 0.5}

WIDEST_WORD = 180
"""How much room a word of a name is given beside the amounts, in dp; a longer one breaks."""

COUNTS = to_phrase("The recorded result counts until you accept the new calculation.")

HEADS = (to_phrase("recorded"), to_phrase("under current rules"))


def open_reckoned(house: "HotelsApp", said: Reckoned, do: Callable[[], None]) -> None:
    """A sheet with what was and what is; the new reckoning is kept if the keeper wants it."""

    def content(profile: Profile) -> Widget:
        body = Down(Text(said.title, "question"), spacing=dp(12))
        for part in (said.sentence, said.result):
            body.add_widget(Text(part, "body"))
        if said.people:
            body.add_widget(people(said))
        body.add_widget(Text(said.note, "support", "ink2"))
        body.add_widget(Space(height=4))
        leave, deed = (said.leave, house.close_sheet), (said.deed, closing(house, do))
        body.add_widget(answers(profile, leave, deed))
        return body

    house.open_sheet(content)


def people(said: Reckoned, role: str = "ink", soft: str = "ink2") -> Widget:
    """What everybody had and has, side by side; what is not the same in stronger type."""
    amounts = [amount for one in said.people for amount in (one.was, one.now)]
    heads = [phrase(head) for head in HEADS]
    column = max(
        *(styled(amount, "price").width for amount in amounts),
        *(widest_word(head, "caption") for head in heads),
        *(min(widest_word(one.name, "name short"), dp(WIDEST_WORD)) for one in said.people),
    )
    body = Down(spacing=dp(6))
    needs = 3 * column + dp(2 * 8)
    columns = [Text(head, "caption", soft, align="right") for head in heads]
    over = Across(*columns, spacing=dp(8), size_hint_x=2)
    body.add_widget(Beside(Space(height=0), over, needs))
    for one in said.people:
        body.add_widget(Hairline())
        style = "price" if one.differs else "bonus"
        columns = [
            Text(amount, style, role, align="right", pos_hint=MIDDLE)
            for amount in (one.was, one.now)
        ]
        name = Text(one.name, "name short", role, pos_hint=MIDDLE)
        body.add_widget(Beside(name, Across(*columns, spacing=dp(8), size_hint_x=2), needs))
    return body


def plate_of(kept: "Kept", profile: Profile, *, names: bool = True) -> Widget | None:
    """Over a result that is not what today's rules make of the game: both, and the key to agree."""
    game, said = kept.game, new_reckoning(kept.game, kept.speech)
    if said is None:
        return None
    title = said.result if names or recorded(game) is None else phrase(COUNTS)
    key = Said(title, "" if profile.is_cramped else _stands(game), said.deed, "alert-outline")
    more = [people(said, "onBrassC", "onBrassC")] if names and said.people else []
    return plate(key, kept.warn, profile, *more)


class Said(NamedTuple):
    """What stands on a plate, and on its key."""

    title: str
    note: str
    deed: str
    icon: str


def plate(said: Said, do: Callable[[], object], profile: Profile, *more: Widget) -> Widget:
    """A plate over a result that does not stand yet: why, and the key that changes that."""
    whole = Down(spacing=dp(8), padding=(dp(16), dp(12)))
    Ground(whole, "brassC", None, 12)
    words = Down(Text(said.title, "name short", "onBrassC"), spacing=dp(4), pos_hint=MIDDLE)
    if said.note:
        words.add_widget(Text(said.note, "support", "onBrassC"))
    fill = profile.is_phone
    key = PushButton(said.deed, do, kind="outlined", height=48, fill=fill, compact=True)
    sign = Icon(said.icon, 24, "onBrassC", pos_hint=MIDDLE)
    if fill:
        whole.add_widget(Across(sign, words, spacing=dp(12)))
    else:
        key.pos_hint = MIDDLE
        whole.add_widget(Across(sign, words, key, spacing=dp(16)))
    for part in (*more, *([key] if fill else [])):
        whole.add_widget(part)
    return whole


def under_plate(kept: "Kept", profile: Profile, content: Widget) -> Widget:
    """A result with that plate over it, where it is not what today's rules make of the game."""
    plate = plate_of(kept, profile)
    return content if plate is None else Down(plate, content, spacing=dp(profile.gap))


def _stands(game: Opened[Any, Any]) -> str:
    """What of the screen is recorded, and what is not."""
    if recorded(game) is None:
        return phrase("Everything here is worked out under current rules.")
    return phrase(
        "Only the winner and the final totals were recorded. Everything else is worked out under "
        "current rules."
    )
