"""The torture: the real program with whatever can go wrong beneath it, and what it makes of that."""
