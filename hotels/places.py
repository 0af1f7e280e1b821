"""Where the archive lies on this machine."""

import os
import sys
from pathlib import Path

from hotels.store.disk import DiskError, Hindrance

FILE = "hotels.db"


def data_folder() -> Path:
    """The folder of the archive: ``HOTELS_DATA``, else where this system keeps a program's data."""
    own = os.environ.get("HOTELS_DATA")
    if own:
        return Path(own)
    android = os.environ.get("ANDROID_PRIVATE")
    if android:
        return Path(android)
    match sys.platform:
        case "win32":
            return (_named("APPDATA") or _home() / "AppData" / "Roaming") / "Hotels"
        case "darwin":
            return _home() / "Library" / "Application Support" / "Hotels"
    return (_named("XDG_DATA_HOME") or _home() / ".local" / "share") / "hotels"


def archive_file() -> Path:
    """The archive itself."""
    return data_folder() / FILE


def _named(variable: str) -> Path | None:
    """The folder the system names; one that hangs on where we stand is none."""
    folder = Path(os.environ.get(variable, ""))
    return folder if folder.is_absolute() else None


def _home() -> Path:
    """The home of whoever runs this; not everybody has one."""
    try:
        return Path.home()
    except RuntimeError as error:
        raise DiskError(Hindrance.NO_FOLDER, str(error)) from error
