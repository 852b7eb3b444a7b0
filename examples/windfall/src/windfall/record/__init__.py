"""What is written down of a game: its deal, what happened, what its moves are called."""
