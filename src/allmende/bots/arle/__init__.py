"""What bots know of Fields of Arle: a judge made by hand, and what a learned bot sees."""
