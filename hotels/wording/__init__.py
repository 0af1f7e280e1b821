"""The keeper's language, and how amounts, entries, objections and workings are said in it."""
