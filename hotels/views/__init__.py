"""What each screen says, as plain values: no Kivy, so that it is tried without a window."""
