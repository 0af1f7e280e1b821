"""Which kind of device this is."""

import os

MARK = "ANDROID_ARGUMENT"
"""What the Android build sets before Python starts, and nobody else; Kivy looks for it, too."""


def is_android() -> bool:
    """Whether this is a tablet or a phone with Android."""
    return MARK in os.environ
