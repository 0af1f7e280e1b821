"""The chain game: DECISION, VACATION and Acquire, edition by edition."""
