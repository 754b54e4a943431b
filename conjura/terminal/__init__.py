"""The games in a terminal: what happened, the whole table in words, and choices by number."""
