"""How Hallertau is shown: to a seat's eyes, in words, in symbols, and why something can't be done."""
