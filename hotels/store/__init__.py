"""The archive on the disk: every game's lines, linked and sealed, and what survives damage."""
