"""Where the check keeps what it makes."""

from pathlib import Path

ROOT = Path(__file__).parents[2]

BUILD = ROOT / "build" / "packaging"

SITE = BUILD / "site"
"""The packages of the spec, as they would be in the APK."""

TREE = BUILD / "tree"
"""What would be packed, unpacked."""

ALBUM = BUILD / "album"
"""Pictures of what did not look as it should."""
