"""Pictures of a game and of a receipt, drawn off the screen."""

import io
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from hotels.views import sharing as views
from hotels.views.share_card import share_card
from tests.exports.handed import ODD, recorded_game, scored_game
from tests.screens.handing import opened, saved

if TYPE_CHECKING:
    from tests.screens.driver import Driver

PNG = b"\x89PNG\r\n\x1a\n"


def test_pictures_are_as_wide_as_always_and_leave_the_screen_alone(
    driver: "Driver", home: Path
) -> None:
    from PIL import Image

    driver.app.set(theme="black", text_size=1.15)
    opened(driver, recorded_game(driver.app.store))
    driver.app.close_sheet()
    driver.wait(3)  # until the bar beside what scrolls has faded
    before = driver.pixels()
    for row, high in (("A picture of the result", 1_350), ("A picture of the board", None)):
        driver.tap("Share")
        driver.frames(4)
        with Image.open(saved(driver, home, row)) as picture:
            picture.load()
            assert picture.width == 1_080
            assert high is None or picture.height == high
            assert len(picture.getcolors(2**24)) > 100
            corner = picture.getpixel((2, picture.height - 2))
        assert min(corner[:3]) > 200  # in the light, whatever the theme is
        driver.app.shell.unsay()
        driver.wait(3)
        assert driver.pixels() == before


LONG = (*ODD[:5], "Maximiliane Wolkenstein-Trostburg")
"""The winner of the game of six has a name that fills the story's first line."""


@pytest.mark.parametrize(
    ("name", "players"),
    [("acquire-p4_027", ODD), ("vacation-p6_017", ODD), ("vacation-p6_017", LONG)],
)
def test_the_share_card_shows_who_won_and_what_is_left_and_no_bills(
    driver: "Driver", name: str, players: tuple[str, ...]
) -> None:
    from hotels.screens.chains import share_card as page
    from hotels.screens.sharing import studio

    game = recorded_game(driver.app.store, name, players=players)
    told = views.told(game)
    labels = laid(page.standing_picture, game)
    texts = [label.text for label in labels]
    assert told.result is not None
    assert told.result.headline in texts
    for rank in told.result.ranks:
        assert {rank.name, rank.total} <= {*texts}
    left = {chain.name for chain in share_card(game).chains}
    assert left <= {*texts}
    assert not any("×" in text for text in texts)
    for label in labels:
        assert label.texture_size[0] <= label.width + 1, label.text
        assert 0 <= label.x <= label.right <= studio.WIDE, label.text
        assert 40 <= label.y <= label.top <= 1_350 - 40, label.text
    for one, other in combinations(labels, 2):
        apart = one.right <= other.x or other.right <= one.x
        assert apart or one.top <= other.y + 1 or other.top <= one.y + 1, (one.text, other.text)
    (line,) = (label for label in labels if label.text == share_card(game).story)
    below = page.HIGH - page.MARGIN - page.SIGN - page.BOARD - page.RANKS - 3 * page.GAP
    assert line.top <= below + 1  # as far from the ranking as everything is from the next


def laid(draws: Callable[[Any], bytes], what: Any) -> list[Any]:
    """Every text of a picture at its place."""
    from kivy.uix.label import Label

    from hotels.screens.sharing import studio

    seen: list[Any] = []

    def keep(draw: Callable[[], Any], pieces: tuple[str, ...] = ()) -> bytes:
        with studio.daylight(pieces):
            page = draw()
            studio.settle(page)
        seen.extend(page.walk())
        return b""

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(f"{draws.__module__}.picture", keep)
        draws(what)
    return [part for part in seen if isinstance(part, Label) and part.font_name != "Icons"]


@pytest.mark.usefixtures("driver")
def test_nothing_on_the_picture_of_a_receipt_lies_on_another() -> None:
    from hotels.screens.sharing import pictures, studio
    from tests.exports.games import played
    from tests.screens.audit.scenes_takeover import largest

    receipt = largest(played("vacation-p6_017"))
    labels = laid(pictures.receipt_picture, receipt)
    assert receipt.amount in [label.text for label in labels]
    for step in receipt.steps:
        found = [label for label in labels if label.text == step.amount]
        assert any(label.x > studio.WIDE / 2 for label in found), step
    assert pictures.receipt_picture(receipt).startswith(PNG)


def test_a_picture_holds_its_pixels_and_nothing_else(driver: "Driver") -> None:
    from hotels.screens.chains.share_card import standing_picture

    assert chunks(standing_picture(scored_game(driver.app.store))) == ["IHDR", "IDAT", "IEND"]


def chunks(data: bytes) -> list[str]:
    """What a PNG is made of, pieces of one sort told once."""
    assert data.startswith(PNG)
    found, at = [], len(PNG)
    while at < len(data):
        size = int.from_bytes(data[at : at + 4])
        found.append(data[at + 4 : at + 8].decode("ascii"))
        at += 12 + size
    return [*dict.fromkeys(found)]


def test_a_picture_is_a_whole_file(driver: "Driver") -> None:
    from PIL import Image

    from hotels.screens.chains.share_card import standing_picture

    data = standing_picture(scored_game(driver.app.store))
    with Image.open(io.BytesIO(data)) as picture:
        picture.verify()
        assert picture.format == "PNG"
