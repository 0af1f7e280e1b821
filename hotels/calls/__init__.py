"""The calls of the command line, one file each."""
