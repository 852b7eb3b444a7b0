### Agricola: die Namen der Handkarten aus Deck E nach Nummern, dann Auslegungen unklarer Karten.
