"""Hotels: the bank at the table for games of hotel chains."""

__version__ = "0.1.0"
