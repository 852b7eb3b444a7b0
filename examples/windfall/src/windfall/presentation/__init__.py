"""How the game is shown."""
