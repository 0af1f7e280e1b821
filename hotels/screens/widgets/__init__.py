"""The pieces that all screens are made of."""
