"""The tree of a search, which is walked at every look."""
