"""The phrases of Hotels, found in its code and kept in step with their translations."""
