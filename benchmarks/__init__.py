"""How fast we are, beside the peers, in one run."""
