"""What goes out of the app: pictures, files, links, what is said aloud; where files lie."""
