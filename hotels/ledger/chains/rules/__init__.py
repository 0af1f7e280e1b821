"""The rules, one part of a turn a file; each takes books and gives books, postings, objections."""
