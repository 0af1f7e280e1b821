"""What the pictures show: a receipt, and the parts of any game's."""

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.profile import Kind, Profile
from hotels.screens.sharing.paper import ReceiptSheet
from hotels.screens.sharing.studio import WIDE, picture
from hotels.screens.widgets.chart import Chart
from hotels.screens.widgets.plate import Card, Down, Ground
from hotels.screens.widgets.text import Text
from hotels.views.receipts import Receipt
from hotels.views.worth import Graph
from hotels.wording.language import phrase, to_phrase

MARGIN = 12
CHART = 300
"""In dp."""

SOURCE = to_phrase("Hotels, the bank at the table")


def receipt_picture(receipt: Receipt) -> bytes:
    """A receipt as it is turned to a player, upright."""

    def sheet() -> Widget:
        paper = ReceiptSheet(receipt, Profile(Kind.PHONE))
        page = Down(paper, padding=dp(MARGIN))
        paper.width = WIDE - 2 * dp(MARGIN)
        Ground(page, "sign", None, 0)
        return page

    return picture(sheet)


def page_of(*parts: Widget) -> Down:
    """A picture of these, one under another, with where it comes from at its foot."""
    source = Text(phrase(SOURCE), "support", "ink2", align="center")
    return Down(*parts, source, spacing=dp(MARGIN), padding=dp(MARGIN))


def sign_of(headline: str, *lines: str) -> Widget:
    """The house's plate, with what is said first."""
    sign = Down(Text(headline, "sign short", "onSign"), padding=(dp(20), dp(16)), spacing=dp(4))
    for line in lines:
        sign.add_widget(Text(line, "body", "onSign2"))
    Ground(sign, "sign", "brassLine", 12)
    return sign


def chart_card(graph: Graph) -> Card:
    """A chart under its name."""
    head = Down(Text(graph.title, "name"), Text(graph.second, "support", "ink2"))
    chart = Chart(graph, size_hint_y=None, height=dp(CHART))
    note = Text(graph.note, "support", "ink2")
    return Card(head, chart, note, padding=(dp(16), dp(12)), spacing=dp(8))
