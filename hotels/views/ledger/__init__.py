"""What the Ledger screen says: its lines, its forms, what a change comes to, what is still owed."""
