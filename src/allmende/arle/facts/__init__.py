"""What is written down of a game of Fields of Arle: its deal, what happens in it, and what its moves are called."""
