### Agricola: die Namen der Handkarten aus Deck C nach Nummern, dann Auslegungen unklarer Karten.
