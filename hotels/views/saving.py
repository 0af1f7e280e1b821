"""What is said when a file is saved: where it lies, and what stands against it."""

from pathlib import Path

from hotels.exports.files import NEVER, Fault
from hotels.views.consent import Consent

SAFE = "the game itself is safe"

_FAULTS = {
    Fault.NO_NAME: "This is no name for a file; type another one.",
    Fault.BAD_SIGN: f"A file name may have none of these: {' '.join(NEVER)}; type another one.",
    Fault.TOO_LONG: f"The name is too long: nothing was saved and {SAFE}; shorten it.",
    Fault.IS_FOLDER: f"A folder is called so: nothing was saved and {SAFE}; type another name.",
    Fault.FULL: f"The disk is full: nothing was saved and {SAFE}; make room and save again.",
    Fault.FORBIDDEN: f"Nothing may be written in this folder: nothing was saved and {SAFE}; "
    "choose another folder.",
    Fault.NO_FOLDER: f"The folder is not there: nothing was saved and {SAFE}; "
    "choose another folder.",
    Fault.OTHER: f"The file could not be written: nothing was saved and {SAFE}; "
    "try another folder.",
}


def fault(found: Fault) -> str:
    """What stands against saving, what is safe, and what to do."""
    return _FAULTS[found]


def saved(path: Path) -> str:
    """That a file was written, and where."""
    return f"Saved as {path}"


def replacing(name: str) -> Consent:
    """What is asked before a file is written over."""
    return Consent(
        "Replace the file?",
        f"There is a file {name} in this folder already. What it holds now would be lost.",
        "Leave it",
        "Replace it",
    )


COPIED = "Copied. Paste it where you want it."
NOT_COPIED = "This device would not take the copy. Nothing else has changed; save it as a file."
NOT_OPENED = (
    "No browser could be opened here. The game is unchanged; copy the link and open it elsewhere."
)
NO_VOICE = (
    "This device has no voice to read aloud with. Everything stands on the screen all the same."
)

NOT_SHARED = (
    "This device would not hand the file on. Nothing else has changed; try again or save it."
)
NO_CHOOSER = "This device has nothing to choose a file with. Nothing has changed."
NOT_READ = (
    "This file cannot be opened here. Nothing was taken in; save it on this device and choose it."
)
WRITTEN = "The file is saved."
NOT_WRITTEN = (
    f"The file could not be written there: it may be empty, and {SAFE}; choose another place."
)


def handed_on(name: str) -> str:
    """That a file goes to another app, and what stays of it here."""
    return f"A copy stays among this device's downloads as {name}."
