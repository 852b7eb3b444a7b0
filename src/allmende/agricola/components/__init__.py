"""The components of Agricola: spaces, goods, improvements, cards by number and name, and the numbers of moves."""
