"""Big Shot: auctions for cubes, cubes for lots, and what the lots are worth in the end."""
