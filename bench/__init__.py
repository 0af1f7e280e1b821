"""How long things take: ``python -m bench``, a table for people; no test looks at it."""
