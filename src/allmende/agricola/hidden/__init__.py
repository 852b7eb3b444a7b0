"""Hidden information of Agricola, unknown to a seat, drawn anew in a state or in the deal of a whole game."""
