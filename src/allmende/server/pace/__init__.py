"""How fast a game is played: paces, the hours in which time runs, the clocks of seats, and what comes at their end."""
