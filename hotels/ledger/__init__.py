"""The ledger: entries go in, postings with their workings come out; pure, standard library only."""
