"""Compiled inputs of a search, needed in every simulation: the observation of a seat, and its canonical moves."""
