"""What the app says of itself is what the papers beside it say."""

import configparser
from pathlib import Path

from hotels.views.about import LICENCE, PRIVACY, WORKS, paragraphs

ROOT = Path(__file__).parents[2]


def paper(name: str) -> tuple[str, ...]:
    """The paragraphs of one of the papers, without what marks them up."""
    _, _, text = ("\n" + (ROOT / name).read_text(encoding="utf-8")).partition("\n# Privacy\n")
    return paragraphs((text or (ROOT / name).read_text(encoding="utf-8")).replace("`", ""))


def test_the_licence_is_that_of_the_file() -> None:
    assert paper("LICENSE") == LICENCE


def test_the_words_on_privacy_are_those_of_the_file() -> None:
    assert paper("PRIVACY.md") == paragraphs(PRIVACY)


def test_everything_that_is_built_in_is_named_with_its_licence() -> None:
    spec = configparser.ConfigParser(interpolation=None)
    spec.read(ROOT / "buildozer.spec", encoding="utf-8")
    built = {part.partition("==")[0] for part in spec["app"]["requirements"].split(",")}
    named = {name.strip().lower() for work in WORKS for name in work.name.split(",")}
    assert {"python" if name == "python3" else name for name in built} <= named


def test_every_font_that_is_kept_is_named() -> None:
    kept = (ROOT / "assets" / "LICENCES.md").read_text(encoding="utf-8")
    fonts = [path.name for path in (ROOT / "assets" / "fonts").glob("*.?tf")]
    assert fonts
    assert all(f"fonts/{name}" in kept for name in fonts)
    slab = next(work for work in WORKS if work.name == "Roboto Slab")
    assert slab.licence == "Apache License 2.0"
    text = (ROOT / "assets" / "fonts" / "LICENSE-Roboto-Slab.txt").read_text(encoding="utf-8")
    assert "Apache License" in text


def test_a_text_is_broken_by_the_window_alone() -> None:
    assert paragraphs("One\ntwo\n\n\n  three \n") == ("One two", "three")
