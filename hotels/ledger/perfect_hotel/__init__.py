"""Perfect Hotel: hotels floor by floor, scored round by round, added up on the point track."""
