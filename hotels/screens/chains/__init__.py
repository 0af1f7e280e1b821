"""The screens of the chain game."""
