"""What a keeper set once for every game, in a file beside the archive."""

import json
import os
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from hotels.private import FOLDER, created
from hotels.wording.language import LANGUAGES, SYSTEM

FILE = "settings.json"
LARGEST = 10_000
"""Bytes; a file of settings is never larger."""

DEEPEST = 8
"""Brackets in a file of settings, which is flat: more may be nested too deep to be read safely."""

CHOICES: dict[str, tuple[object, ...]] = {
    "language": (SYSTEM, *LANGUAGES),
    "theme": ("system", "light", "dark", "black"),
    "text_size": (0.9, 1.0, 1.15, 1.3, 1.6),
}


@dataclass(frozen=True)
class Settings:
    """Every setting, as it is before anybody touches it."""

    theme: str = "system"
    text_size: float = 1.0
    language: str = SYSTEM
    """By its code, or that of the device."""
    patterns: bool = True
    colour_safe: bool = False
    """Chains have colours that everybody can tell apart, whatever colours their pieces have."""
    cities: bool = True
    movement: bool = True
    announcements: bool = False
    """What just happened stands over the table in large type."""
    speech: bool = False
    """What just happened is read aloud."""
    vibration: bool = True
    """A wrong tap and a payment can be felt, where the device can tremble."""
    keep_awake: bool = True
    """The screen stays lit while a game is played."""
    explained: tuple[str, ...] = ()
    """What was explained in place already, by the words of the questions."""


def settings_in(folder: Path) -> Settings:
    """The settings kept in a folder; what is missing or makes no sense is as at first."""
    try:
        with (folder / FILE).open("rb") as file:
            text = file.read(LARGEST)
        if sum(map(text.count, (b"[", b"{"))) > DEEPEST:
            return Settings()
        said = json.loads(text)
    except (OSError, ValueError, RecursionError):
        return Settings()
    if not isinstance(said, dict):
        return Settings()
    if isinstance(said.get("explained"), list):
        said["explained"] = tuple(said["explained"])
    return Settings(
        **{
            field.name: said[field.name]
            for field in fields(Settings)
            if field.name in said and _makes_sense(field.name, said[field.name])
        }
    )


def keep(folder: Path, settings: Settings) -> None:
    """Write the settings down; the old ones stay until the new ones are whole on the disk."""
    folder.mkdir(FOLDER, parents=True, exist_ok=True)
    part = folder / f"{FILE}.part"
    try:
        with created(part) as file:
            file.write(json.dumps(asdict(settings)).encode())
            file.flush()
            os.fsync(file.fileno())
        part.replace(folder / FILE)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def _makes_sense(name: str, value: object) -> bool:
    """Whether a setting may be so."""
    if name in CHOICES:
        return not isinstance(value, bool) and value in CHOICES[name]
    if name == "explained":
        return isinstance(value, tuple) and all(isinstance(word, str) for word in value)
    return isinstance(value, bool)
