"""What is said when a file is saved: where it lies, and what stands against it."""

from pathlib import Path

from hotels.exports.files import NEVER, Fault
from hotels.views.consent import Consent
from hotels.wording.language import phrase, to_phrase

_FAULTS = {
    Fault.NO_NAME: to_phrase("This is no name for a file; type another one."),
    Fault.BAD_SIGN: to_phrase("A file name may have none of these: {signs}; type another one."),
    Fault.TOO_LONG: to_phrase(
        "The name is too long: nothing was saved and the game itself is safe; shorten it."
    ),
    Fault.IS_FOLDER: to_phrase(
        "A folder is called so: nothing was saved and the game itself is safe; type another name."
    ),
    Fault.FULL: to_phrase(
        "The disk is full: nothing was saved and the game itself is safe; make room and save again."
    ),
    Fault.FORBIDDEN: to_phrase(
        "Nothing may be written in this folder: nothing was saved and the game itself is safe; "
        "choose another folder."
    ),
    Fault.NO_FOLDER: to_phrase(
        "The folder is not there: nothing was saved and the game itself is safe; "
        "choose another folder."
    ),
    Fault.OTHER: to_phrase(
        "The file could not be written: nothing was saved and the game itself is safe; "
        "try another folder."
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
            "There is a file {name} in this folder already. What it holds now would be lost.",
            name=name,
        ),
        phrase("Leave it"),
        phrase("Replace it"),
    )


COPIED = to_phrase("Copied. Paste it where you want it.")
NOT_COPIED = to_phrase(
    "This device would not take the copy. Nothing else has changed; save it as a file."
)
NOT_OPENED = to_phrase(
    "No browser could be opened here. The game is unchanged; copy the link and open it elsewhere."
)
NO_VOICE = to_phrase(
    "This device has no voice to read aloud with. Everything stands on the screen all the same."
)

NOT_SHARED = to_phrase(
    "This device could not share the file. Nothing else has changed; try again or save it."
)
NO_CHOOSER = to_phrase("This device has nothing to choose a file with. Nothing has changed.")
NOT_READ = to_phrase(
    "This file cannot be opened here. Nothing was taken in; save it on this device and choose it."
)
WRITTEN = to_phrase("The file is saved.")
NOT_WRITTEN = to_phrase(
    "The file could not be written there: it may be empty, and the game itself is safe; "
    "choose another place."
)


def handed_on(name: str) -> str:
    """That a file goes to another app, and what stays of it here."""
    return phrase("A copy stays among this device's downloads as {name}.", name=name)
