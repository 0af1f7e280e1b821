"""The shop's pictures: the icon and some of the tour's, made small.

``python -m tools.packaging.shop``, after ``make tour``; another album may be named.
"""

import shutil
import sys
from pathlib import Path

from tools.packaging.places import ROOT

SHOP = ROOT / "fastlane" / "metadata" / "android" / "en-US"
IMAGES = SHOP / "images"
SCREENSHOTS = IMAGES / "tenInchScreenshots"
ICON = ROOT / "assets" / "icon.png"

COLOURS = 64

CHOSEN = {
    "1-table": "table-light",
    "2-takeover": "takeover-light",
    "3-standing": "standing-light",
    "4-dispute": "desk-light",
    "5-dark": "table-dark",
}
"""By the name in the shop, the tour's own."""


def main(album: str = "build/tour") -> None:
    """Write them there."""
    from PIL import Image

    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(ICON, IMAGES / ICON.name)
    for name, taken in CHOSEN.items():
        with Image.open(Path(album) / f"{taken}.png") as picture:
            small = picture.quantize(COLOURS, kmeans=3, dither=Image.Dither.NONE)
            small.save(SCREENSHOTS / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
