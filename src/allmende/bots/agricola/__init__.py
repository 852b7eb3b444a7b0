"""What bots know of Agricola: a judge made by hand, and what a learned bot sees."""
