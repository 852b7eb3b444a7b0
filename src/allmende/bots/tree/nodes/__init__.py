"""The nodes of a search tree, which are visited in every simulation."""
