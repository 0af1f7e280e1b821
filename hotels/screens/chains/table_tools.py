"""The icons at the head of the table, or at its foot where it is short."""

from typing import TYPE_CHECKING

from hotels.screens.chains import panes
from hotels.screens.chains.looking_up import ledger_tool, standing_tool
from hotels.screens.chains.menu import lock_tool, open_card, open_menu
from hotels.screens.theme import theme
from hotels.screens.widgets.head import Tool
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.chains.table import TableScreen

LARGEST_TEXT = 1.3
"""Of text larger than this a phone's head has room for two icons only."""

FOUR = 350
"""From this width on, in dp, a phone's head has room for four icons."""


def table_tools(screen: "TableScreen") -> list[Tool]:
    """What is one tap away; what is left out where there is no room is behind the dots as well."""
    sitting, profile = screen.sitting, screen.profile
    standing = standing_tool(sitting)
    more = Tool("dots-vertical", phrase("as a hint|more"), lambda: open_menu(sitting))
    if not profile.is_phone:
        card = Tool("card-text-outline", phrase("the information card"), lambda: open_card(sitting))
        return [ledger_tool(sitting), standing, *lock_tool(sitting, profile), card, more]
    players = Tool(
        "account-group-outline", phrase("the players"), lambda: panes.open_players(screen)
    )
    if theme.text_size > LARGEST_TEXT:
        return [players, more]
    ledger = [ledger_tool(sitting)] if profile.width >= FOUR else []
    return [players, standing, *ledger, more]
