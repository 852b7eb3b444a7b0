### Agricola: die Namen der Karten aus Deck X nach Nummern, dann Auslegungen unklarer Karten.

## Aktionsfelder

card-extraterrestrial-excrement = Außerirdischer Dung
card-homemade-space-rocket = Selbst gebaute Rakete

## Händler

card-merchants-of-jupiter = Händler vom Jupiter
card-merchants-of-mars = Händler vom Mars
card-merchants-of-pluto = Händler vom Pluto

## Kleine Anschaffungen

card-ley-lines = Ley-Linien
card-strange-alien-energy = Fremdartige Energie
card-the-x-file = Die Akte X

## Vorfälle

card-space-diner-at-the-end-of-the-galaxy = Imbiss am Ende der Galaxis
card-earth-girls-are-easy = Erdenmädchen sind leicht zu haben
card-alien-abduction = Von Außerirdischen entführt

## Ausbildungen

card-rebel = Rebell

## Auslegungen

ruling-card-merchants-of-mars = Gemeint ist die Aktion eines Aktionsfelds, auf dem eine Familie nur mit Platz wächst.
ruling-card-ley-lines = Jede solche Spalte zählt. Eine Weide zählt, wenn sie genau diese drei Felder hat.
ruling-card-strange-alien-energy = Die Aktionen werden ausgeführt, aber das Aktionsfeld wird nicht genutzt.
ruling-card-the-x-file = Bei jeder Aktion einmal für Räume, einmal für Ställe und einmal für Zäune.
ruling-card-alien-abduction = Das Aktionsfeld bleibt in dieser Runde besetzt. Wo keine Person der Familie die Aktion ausführt, geht auch keine.
ruling-card-rebel = Das Aktionsfeld bleibt in dieser Runde besetzt. Wo keine Person der Familie die Aktion ausführt, geht auch keine.
