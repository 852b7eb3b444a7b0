### Agricola's hand cards of deck D: their names by number, then the readings of unclear ones.
