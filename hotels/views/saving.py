"""What is said when a file is saved: where it lies, and what stands against it."""

from pathlib import Path

from hotels.exports.files import NEVER, Fault
from hotels.views.consent import Consent
from hotels.wording.language import phrase, to_phrase

_FAULTS = {
    Fault.NO_NAME: to_phrase("A file can't have this name; enter another one."),
    Fault.BAD_SIGN: to_phrase(
        "A file name can't contain any of these: {signs}. Enter another one."
    ),
    Fault.TOO_LONG: to_phrase(
        "The name is too long, so nothing was saved. The game is safe; enter a shorter name."
    ),
    Fault.IS_FOLDER: to_phrase(
        "A folder already has this name, so nothing was saved. The game is safe; enter another "
        "name."
    ),
    Fault.FULL: to_phrase(
        "Storage is full, so nothing was saved. The game is safe; free up space and save again."
    ),
    Fault.FORBIDDEN: to_phrase(
        "This folder is read-only, so nothing was saved. The game is safe; choose another folder."
    ),
    Fault.NO_FOLDER: to_phrase(
        "The folder is missing, so nothing was saved. The game is safe; choose another folder."
    ),
    Fault.OTHER: to_phrase(
        "The file couldn't be written, so nothing was saved. The game is safe; try another folder."
    ),
}


def fault(found: Fault) -> str:
    """What stands against saving, what is safe, and what to do."""
    return phrase(_FAULTS[found], signs=" ".join(NEVER))


def saved(path: Path) -> str:
    """That a file was written, and where."""
    return phrase("Saved as {path}", path=path)


def replacing(name: str) -> Consent:
    """What is asked before a file is written over."""
    return Consent(
        phrase("Replace the file?"),
        phrase(
            "This folder already has a file named {name}. Its contents would be lost.",
            name=name,
        ),
        phrase("as a key|Cancel"),
        phrase("Replace"),
    )


COPIED = to_phrase("Copied. Paste it where you want it.")
NOT_COPIED = to_phrase(
    "Copying didn't work on this device. Nothing has changed; save a file instead."
)
NOT_OPENED = to_phrase(
    "Couldn't open a browser. The game is unchanged; copy the link and open it elsewhere."
)
NO_VOICE = to_phrase(
    "This device has no voice for reading aloud. Everything is still shown on the screen."
)

NOT_SHARED = to_phrase(
    "This device couldn't share the file. Nothing has changed; try again or save it."
)
NO_CHOOSER = to_phrase("This device has no app for choosing a file. Nothing has changed.")
NOT_READ = to_phrase(
    "This file can't be opened from where it is. Nothing was imported; save the file on this "
    "device and choose that copy."
)
WRITTEN = to_phrase("File saved.")
NOT_WRITTEN = to_phrase(
    "The file couldn't be saved in that place and may be empty. The game is safe; choose another "
    "place."
)


def handed_on(name: str) -> str:
    """That a file goes to another app, and what stays of it here."""
    return phrase("A copy stays in Downloads as {name}.", name=name)
