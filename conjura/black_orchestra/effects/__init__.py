"""The closed vocabulary that the cards are written in, each word implemented once."""
