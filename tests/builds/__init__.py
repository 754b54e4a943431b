"""The compiled build does what plain Python does."""
