"""Where the archive lies on this machine."""

import os
import sys
from pathlib import Path

FILE = "hotels.db"


def data_folder() -> Path:
    """The folder of the archive: ``HOTELS_DATA``, else where this system keeps a program's data."""
    own = os.environ.get("HOTELS_DATA")
    if own:
        return Path(own)
    android = os.environ.get("ANDROID_PRIVATE")
    if android:
        return Path(android)
    home = Path.home()
    match sys.platform:
        case "win32":
            return Path(os.environ.get("APPDATA") or home / "AppData" / "Roaming") / "Hotels"
        case "darwin":
            return home / "Library" / "Application Support" / "Hotels"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "hotels"


def archive_file() -> Path:
    """The archive itself."""
    return data_folder() / FILE
