"""What has happened and what a sum is made of as sentences, and the language they are said in."""
