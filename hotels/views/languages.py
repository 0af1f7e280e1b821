"""The languages that can be chosen, each as it calls itself."""

from hotels.wording.language import LANGUAGES, SYSTEM, phrase


def languages_offered() -> tuple[tuple[str, str], ...]:
    """By its code what each is called; that of the device first, whichever it is."""
    own = ((one.code, one.name) for one in LANGUAGES.values())
    return ((SYSTEM, phrase("System default")), *own)
