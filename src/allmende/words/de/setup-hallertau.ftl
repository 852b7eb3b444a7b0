### Hallertau: was vom Spiel gesagt wird, bevor es aufgebaut ist. Alles andere kommt mit dem Tisch.

title-hallertau = Hallertau
option-cards-on = mit Handkarten
option-gateway = Einstiegskarten
option-gateway-beginner = Anfänger
option-gateway-advanced = Kenner
option-gateway-expert = Experten
option-gateway-master = Profi
option-gateway-random = ein zufälliges Deck
option-gateway-mixed = alle vier gemischt
option-farmyard = Hofkarten
option-farmyard-hops = Hopfen
option-farmyard-sheep = Schaf
option-farmyard-field = Acker
option-farmyard-jewelry = Schmuck
option-farmyard-random = ein zufälliges Deck
option-farmyard-mixed = alle vier gemischt
option-progress = Fortschritt
option-progress-together = alle gleichzeitig
option-progress-clockwise = reihum im Uhrzeigersinn
about-hallertau = Baue Hopfen an, halte Schafe und bring in sechs Runden ein bayerisches Dorf voran. Mittelschwer: schnell erklärt, aber jede Runde will geplant sein.
about-hallertau-first = Ohne Handkarten, und die Handwerke rücken reihum vor: So rät es die Spielregel.
about-hallertau-usual = Mit Handkarten, aus dem Anfänger- und dem Hopfen-Deck.
about-hallertau-cards = Karten bringen Hilfe, Einkommen und Punkte. Ohne sie gibt es viel weniger zu lesen.
about-hallertau-gateway = Sie geben dir erste Ziele. Vom leichten zum schweren heißen die Decks Anfänger, Kenner, Experten und Profi.
about-hallertau-farmyard = Jedes Deck handelt von einer Sache: Hopfen, Schafen, Äckern oder Schmuck.
about-hallertau-progress = Ob alle ihre Handwerke gleichzeitig vorrücken oder reihum.
