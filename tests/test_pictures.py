"""The pictures that are kept are those that the program draws."""

import configparser
import struct
from pathlib import Path
from typing import NamedTuple

import pytest

from hotels.screens.palette import CHAINS, LIGHT
from tools.pictures import ASSETS, CROSSING, PITCH, PLACES, pictures, told

ROOT = Path(__file__).parent.parent
PICTURES = pictures()
MOST = 400_000
CLEAR = b"\0\0\0\0"


class Drawn(NamedTuple):
    """A square picture's pixels from the top left, four bytes each."""

    side: int
    pixels: bytes

    def at(self, x: float, y: float) -> bytes:
        start = 4 * (int(y) * self.side + int(x))
        return self.pixels[start : start + 4]

    def share(self, code: str) -> float:
        found = sum(pixel == colour(code) for pixel in self.each().values())
        return found / self.side**2

    def each(self) -> dict[tuple[int, int], bytes]:
        side = self.side
        return {(x, y): self.at(x, y) for x in range(side) for y in range(side)}


def drawn(name: str) -> Drawn:
    """A kept PNG."""
    image = pytest.importorskip("PIL.Image").open(ASSETS / f"{name}.png")
    return Drawn(image.width, image.convert("RGBA").tobytes())


def colour(code: str) -> bytes:
    return bytes.fromhex(code) + b"\xff"


@pytest.mark.parametrize("name", PICTURES)
def test_a_source_is_what_the_program_writes(name: str) -> None:
    kept = (ASSETS / f"{name}.svg").read_text(encoding="utf-8")
    assert kept == PICTURES[name].svg, "say make pictures"


def test_no_other_picture_is_kept() -> None:
    kept = {
        path.relative_to(ASSETS).as_posix()
        for ending in ("svg", "png")
        for path in ASSETS.rglob(f"*.{ending}")
    }
    pngs = {f"{name}.png" for name, picture in PICTURES.items() if picture.pixels}
    assert kept == {f"{name}.svg" for name in PICTURES} | pngs


@pytest.mark.parametrize("name", [name for name, one in PICTURES.items() if one.pixels])
def test_a_png_is_made_of_its_source_and_as_large_as_wanted(name: str) -> None:
    kept = (ASSETS / f"{name}.png").read_bytes()
    assert f"tEXtSource\0{told(PICTURES[name].svg)}".encode() in kept, "say make pictures"
    assert struct.unpack(">II", kept[16:24]) == (PICTURES[name].pixels,) * 2


def test_all_pictures_together_are_small() -> None:
    kept = [path for path in ASSETS.rglob("*") if path.suffix in {".svg", ".png"}]
    assert sum(path.stat().st_size for path in kept) < MOST


def test_the_icon_shows_an_h_of_the_seven_chains_on_green() -> None:
    icon = drawn("icon")
    assert icon.at(1, 1) == colour(LIGHT["sign"])
    assert set(icon.pixels[3::4]) == {255}
    unit = 7.6 / 2
    for place, (across, down) in enumerate(PLACES):
        x = 132 / 2 + (CROSSING[0] + across * PITCH) * unit
        y = 158 / 2 + (CROSSING[1] + down * PITCH) * unit
        assert icon.at(x, y) == colour(CHAINS[place][0])
    assert icon.at(256, 158 / 2 + 8 * unit) == colour(LIGHT["sign"]), "the hole shows the ground"


def test_what_lies_before_the_ground_is_clear_around_the_mark_and_in_the_hole() -> None:
    for name in ("icon-foreground", "icon-monochrome"):
        mark = drawn(name)
        assert mark.at(0, 0) == CLEAR
        assert mark.at(216, 124)[3] == 0, "the hole"
        assert mark.at(196, 130)[3] == 255, "the tab beside it"
    assert drawn("icon-background").share(LIGHT["sign"]) == 1


def test_no_round_window_cuts_the_mark() -> None:
    """A launcher shows 72 of the square's 108 parts, at the least a circle of them."""
    middle, radius = 215.5, 432 * 36 / 108
    for name in ("icon-foreground", "icon-monochrome"):
        for (x, y), pixel in drawn(name).each().items():
            if (x - middle) ** 2 + (y - middle) ** 2 > radius**2:
                assert pixel[3] == 0, (x, y)


def test_the_mark_in_one_colour_has_its_tiles_cut_out() -> None:
    mark = drawn("icon-monochrome").each()
    assert {pixel[:3] for pixel in mark.values() if pixel[3] == 255} == {b"\xff" * 3}
    fore = drawn("icon-foreground").each()
    for ground, _ in CHAINS:
        mine = [spot for spot, pixel in fore.items() if pixel == colour(ground)]
        assert mine
        assert not any(mark[spot][3] for spot in mine)


def test_the_start_picture_is_green_with_the_mark_and_the_words_in_its_middle() -> None:
    start = drawn("presplash")
    green = colour(LIGHT["sign"])
    rows = [start.pixels[at : at + 4 * 1600] for at in range(0, len(start.pixels), 4 * 1600)]
    high = [y for y, row in enumerate(rows) if row != green * 1600]
    wide = [x for x in range(1600) if any(row[4 * x : 4 * x + 4] != green for row in rows)]
    assert high[0] + high[-1] == pytest.approx(1599, abs=4)
    assert wide[0] + wide[-1] == pytest.approx(1599, abs=4)
    begun = [y for y in high if y - 1 not in high]
    assert len(begun) == 3, "the mark, the name, the line below it"


def test_the_build_takes_pictures_that_are_there_and_every_font() -> None:
    spec = configparser.ConfigParser(interpolation=None)
    spec.read(ROOT / "buildozer.spec", encoding="utf-8")
    app = spec["app"]
    named = {app[key] for key in app if key.startswith(("icon.", "presplash."))}
    pngs = {f"assets/{name}.png" for name, one in PICTURES.items() if one.pixels}
    # Buildozer takes none in one colour, and a desktop's window has its own.
    assert named == pngs - {"assets/icon-monochrome.png", "assets/icon-window.png"}
    taken = app["source.include_exts"].split(",")
    fonts = [path for path in (ASSETS / "fonts").iterdir() if path.suffix != ".txt"]
    assert fonts
    assert {path.suffix[1:] for path in fonts} <= set(taken)
