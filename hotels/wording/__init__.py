"""Amounts, objections and workings as sentences: the only place where words are made."""
