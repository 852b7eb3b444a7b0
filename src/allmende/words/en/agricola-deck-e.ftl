### Agricola's hand cards of deck E: their names by number, then the readings of unclear ones.
