"""The README's pictures: some of the tour's, made small."""

from pathlib import Path

WIDTH, HEIGHT = 640, 400
COLOURS = 256

CHOSEN = {
    "table": "table-light",
    "takeover": "takeover-dark",
    "receipt": "receipt-light",
    "standing": "standing-light",
}
"""By the name in the README, the tour's own."""


def put_into(folder: Path, album: Path) -> None:
    """Write them there, small in every way."""
    from PIL import Image

    folder.mkdir(parents=True, exist_ok=True)
    for name, taken in CHOSEN.items():
        with Image.open(album / f"{taken}.png") as picture:
            small = picture.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
            small = small.quantize(COLOURS, kmeans=3, dither=Image.Dither.NONE)
            small.save(folder / f"{name}.png", optimize=True)
