"""The presentation of Fields of Arle: views, words, symbols, and reasons why a move is not legal."""
