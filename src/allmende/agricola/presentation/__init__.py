"""The presentation of Agricola: views of a seat, words, symbols, and reasons why things can't be done."""
