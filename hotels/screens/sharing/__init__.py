"""What goes out of the app: pictures, files, links, and what is said aloud."""
