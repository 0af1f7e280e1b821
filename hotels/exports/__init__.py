"""What can be taken out of the archive, one small file for each form."""
