"""Hidden information of Hallertau, drawn anew for one viewer: in a state, or in the deal of a whole game."""
