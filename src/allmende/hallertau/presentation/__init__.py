"""The presentation of Hallertau: views, words, symbols, and reasons why a move is not legal."""
