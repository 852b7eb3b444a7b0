### Agricola's hand cards of deck C: their names by number, then the readings of unclear ones.
