### Agricola: die Namen der Handkarten aus Deck D nach Nummern, dann Auslegungen unklarer Karten.
