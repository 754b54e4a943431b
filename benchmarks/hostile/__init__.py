"""One hostile guest of each kind, and what the others notice of it."""
