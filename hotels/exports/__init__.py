"""What goes out of the archive and what comes in, a small file for each form."""
