"""The Android build, tried without Android: what it asks for, what it would pack, and a game."""
