"""Draws the icon, the start picture and the chains' marks: ``make pictures``.

The sources are SVG, written by this program alone; the PNGs are made of them by rsvg-convert, which
Debian calls librsvg2-bin. Both are kept, so that only who changes a picture needs it. Each PNG
names the digest of the source it was made of.
"""
# ruff: noqa: INP001 - a program, not a package

import shutil
import struct
import subprocess
import sys
import zlib
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from hotels.screens.palette import CHAINS, LIGHT  # noqa: E402 - found by the line above
from hotels.screens.patterns import INK, Polygon, pattern  # noqa: E402 - likewise
from tools import lettering  # noqa: E402 - likewise

ASSETS = ROOT / "assets"

GREEN, CREAM, PALE = LIGHT["sign"], LIGHT["onSign"], LIGHT["onSign2"]
BRASS, BORDER = LIGHT["brassLine"], LIGHT["ink"]

# In hundredths of the fob's height, y downwards: where the mark begins, ends, and has its middle.
RING_TOP, FOOT, MIDDLE = -10.7, 100.0, 50.0
RING = "M50 -9.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0 -21z"
PITCH, GAP, CROSSING = 19.6, 1.5, (50.0, 58.5)
# The H: for each chain in the order of the card the column and the row of its tile.
PLACES = ((-1, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (1, 1))


class Picture(NamedTuple):
    """A picture's source, and how wide its PNG is if one is made of it."""

    svg: str
    pixels: int = 0


def pictures() -> dict[str, Picture]:
    """Every picture by its name in assets, without the ending."""
    ground = f'<path d="M0 0h1024v1024h-1024z" fill="#{GREEN}"/>'
    whole = _svg(1024, 1024, ground, _at(132, 158, 7.6, mark()))
    made = {
        "icon": Picture(whole, 512),
        "icon-window": Picture(whole, 128),  # a desktop holds it whole in memory
        "icon-foreground": Picture(_svg(432, 432, _in_the_middle(432, mark())), 432),
        "icon-background": Picture(_svg(432, 432, _box(432, GREEN)), 432),
        "icon-monochrome": Picture(_svg(432, 432, _in_the_middle(432, silhouette())), 432),
        "presplash": Picture(start(), 1600),
    }
    for place in range(len(CHAINS)):
        made[f"marks/chain-{place + 1}"] = Picture(_svg(78, 100, *fob(place)))
        made[f"marks/pattern-{place + 1}"] = Picture(_svg(64, 16, _strip(place, 0, 0, 64, 16)))
    return made


def mark() -> list[str]:
    """The house's mark: an H of seven tiles on a key fob, in hundredths of the fob's height."""
    return [
        _line(RING, 2.4),
        f'<path d="{_tab()}{_round(10, 17, 80, 83, 13)}" fill="#{CREAM}"/>',
        _line("M50 -9.5a10.5 10.5 0 0 1 0 21", 2.4),
        _line(_round(13.2, 20.2, 73.6, 76.6, 10.4), 1.1),
        *(part for place in range(len(CHAINS)) for part in _tile(place)),
    ]


def silhouette() -> list[str]:
    """The mark in one colour, for a system that tints it: the tiles and the hole are cut out."""
    tiles = "".join(_round(*_corner(place), *_sides(), 2.9) for place in range(len(CHAINS)))
    here = '<path d="M0 -20h100v60h-100z" fill="#fff"/>'
    return [
        f'<mask id="hole">{here}<path d="{_hole(50, 11, 4.6)}"/></mask>',
        f'<g mask="url(#hole)">{_line(RING, 2.4, "fff")}</g>',
        f'<path d="{_tab()}" fill="#fff"/>',
        f'<path d="{_round(10, 17, 80, 83, 13)}{tiles}" fill="#fff" fill-rule="evenodd"/>',
    ]


def start() -> str:
    """The start picture: the mark and the words, in the middle of a square.

    The system shows it as large as the window lets it, in the middle; a square is equally large
    however the window lies.
    """
    words = [
        _at(400 - lettering.NAME_WIDE * 0.036, 532, 0.072, [_words(lettering.NAME, CREAM)]),
        _at(400 - lettering.LINE_WIDE * 0.012, 578, 0.024, [_words(lettering.LINE, PALE)]),
    ]
    return _svg(800, 800, _box(800, GREEN), _at(295, 244, 2.1, mark()), *words)


def fob(place: int) -> list[str]:
    """A chain's key fob, 100 high, without the letter, which goes by the edition's names."""
    wide, high = 78.0, 100.0
    top = 0.16 * high - 2
    body = high - top
    ground, _ = CHAINS[place]
    tab, corner = 0.4 * wide, 0.16 * wide
    # The tab ends where the body begins: so the hole, which reaches into both, is a hole in both.
    up, r = _number(top - corner), _number(corner)
    shape = (
        f"M{_number((wide - tab) / 2)} {_number(top)}v-{up}a{r} {r} 0 0 1 {r} -{r}"
        f"h{_number(tab - 2 * corner)}a{r} {r} 0 0 1 {r} {r}v{up}z"
        f"{_round(0, top, wide, body, 0.2 * wide)}{_hole(wide / 2, 15.2, 5.8)}"
    )
    return [
        f'<path d="{shape}" fill="#{ground}"/>',
        _strip(place, 0.06 * wide, top + 0.68 * body, 0.88 * wide, 0.26 * body),
    ]


def _tile(place: int) -> Iterable[str]:
    (x, y), (wide, high) = _corner(place), _sides()
    ground, _ = CHAINS[place]
    yield (
        f'<path d="{_round(x, y, wide, high, 2.9)}" fill="#{ground}"'
        f' stroke="#{BORDER}" stroke-width=".7"/>'
    )
    yield _strip(place, x + 0.1 * wide, y + 0.66 * high, 0.8 * wide, 0.22 * high, 0.62)


def _corner(place: int) -> tuple[float, float]:
    """The top left corner of a tile of the H."""
    across, down = PLACES[place]
    half = (PITCH - GAP) / 2
    return CROSSING[0] + across * PITCH - half, CROSSING[1] + down * PITCH - half


def _sides() -> tuple[float, float]:
    return PITCH - GAP, PITCH - GAP


def _strip(
    place: int, x: float, y: float, wide: float, high: float, thick: float | None = None
) -> str:
    """A chain's pattern with its top left corner there."""
    _, ink = CHAINS[place]
    polygons = pattern(place, wide, high, thick or 0.18 * high)
    path = "".join(_outline((x + right, y + high - up) for right, up in one) for one in polygons)
    return f'<path d="{path}" fill="#{ink}" fill-opacity="{_number(INK)}"/>'


def _outline(polygon: Polygon | Iterable[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{_number(x)} {_number(y)}" for x, y in polygon) + "z"


def _round(x: float, y: float, wide: float, high: float, radius: float) -> str:
    """A box with round corners, clockwise."""
    r, across, down = _number(radius), _number(wide - 2 * radius), _number(high - 2 * radius)
    return (
        f"M{_number(x + radius)} {_number(y)}h{across}a{r} {r} 0 0 1 {r} {r}v{down}"
        f"a{r} {r} 0 0 1 -{r} {r}h-{across}a{r} {r} 0 0 1 -{r} -{r}v-{down}a{r} {r} 0 0 1 {r} -{r}z"
    )


def _hole(x: float, y: float, radius: float) -> str:
    """A circle, anticlockwise, so that it is a hole in what runs clockwise."""
    r, d = _number(radius), _number(2 * radius)
    left = _number(x - radius)
    return f"M{left} {_number(y)}a{r} {r} 0 0 0 {d} 0a{r} {r} 0 0 0 -{d} 0z"


def _tab() -> str:
    """The fob's tab with its hole; it ends within the body."""
    return _round(37, 0, 26, 34, 12) + _hole(50, 11, 4.6)


def _line(path: str, thick: float, colour: str = BRASS) -> str:
    return f'<path d="{path}" fill="none" stroke="#{colour}" stroke-width="{thick}"/>'


def _box(side: int, colour: str) -> str:
    return f'<path d="M0 0h{side}v{side}h-{side}z" fill="#{colour}"/>'


def _words(path: str, colour: str) -> str:
    return f'<path d="{path}" fill="#{colour}"/>'


def _at(x: float, y: float, scale: float, parts: Iterable[str]) -> str:
    moved = f"translate({_number(x)} {_number(y)}) scale({_number(scale)})"
    return f'<g transform="{moved}">{"".join(parts)}</g>'


def _in_the_middle(side: int, parts: Iterable[str]) -> str:
    """The mark, ring and all, over 58 hundredths of a square.

    A little above its middle: so a round window onto the square, 72 of its 108 wide, cuts neither
    the ring nor the corners.
    """
    scale = 0.58 * side / (FOOT - RING_TOP)
    above = 0.022 * side
    return _at(
        side / 2 - MIDDLE * scale,
        side / 2 - (FOOT + RING_TOP) / 2 * scale - above,
        scale,
        parts,
    )


def _svg(wide: int, high: int, *parts: str) -> str:
    space = 'xmlns="http://www.w3.org/2000/svg"'
    inside = "\n".join(parts)
    size = f'width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"'
    return f"<svg {space} {size}>\n{inside}\n</svg>\n"


def _number(value: float) -> str:
    """A number, to the hundredth or to four signs, without what adds nothing."""
    text = f"{value:.2f}" if abs(value) >= 1 else f"{value:.4f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def told(svg: str) -> str:
    """The digest by which a PNG names its source."""
    return sha256(svg.encode()).hexdigest()[:32]


def rendered(svg: str, pixels: int) -> bytes:
    """The PNG of a source, so many pixels wide, with the source's digest in it."""
    program = shutil.which("rsvg-convert")
    if program is None:
        sys.exit("The PNGs are made by rsvg-convert: install what Debian calls librsvg2-bin.")
    made = subprocess.run(  # noqa: S603 - the program found above, and no word of others
        [program, "--width", str(pixels), "--keep-aspect-ratio"],
        input=svg.encode(),
        capture_output=True,
        check=True,
    ).stdout
    noted = b"tEXt" + b"Source\0" + told(svg).encode()
    chunk = struct.pack(">I", len(noted) - 4) + noted + struct.pack(">I", zlib.crc32(noted))
    head = 8 + 12 + 13  # the signature, and the first chunk with its thirteen bytes
    return made[:head] + chunk + made[head:]


def main() -> None:
    """Write every source and every PNG."""
    (ASSETS / "marks").mkdir(exist_ok=True)
    for name, picture in pictures().items():
        (ASSETS / f"{name}.svg").write_text(picture.svg, encoding="utf-8")
        if picture.pixels:
            png = rendered(picture.svg, picture.pixels)
            (ASSETS / f"{name}.png").write_bytes(png)


if __name__ == "__main__":
    main()
