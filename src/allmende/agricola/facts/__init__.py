"""What is written down of a game of Agricola: its deal, what happens in it, and what its moves are called."""
