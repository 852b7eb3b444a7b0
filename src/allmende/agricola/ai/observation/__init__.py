"""The observation of a seat, and its canonical moves, which a search asks for in every simulation."""
