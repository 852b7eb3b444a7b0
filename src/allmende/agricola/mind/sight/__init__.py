"""What a bot asks at every look: what it sees of a position, and which of a seat's moves differ."""
