"""The dispute desk: one holding settled by every edition, what tables argue about, disposals."""

from hotels.screens.desk.desk import DeskScreen

__all__ = ["DeskScreen"]
