"""What bots know of Hallertau: a judge made by hand, and what a learned bot sees."""
