"""Records of Agricola: the deal of a game, its events, and the names of its moves."""
