### Ein Bild davon, wie eine Partie ausgegangen ist, für Freunde.

picture-lead = Das Bild zeigt die Namen, die Punkte und die Pläne, wie sie liegen, und sonst nichts: Von ihm führt kein Link zum Tisch.
picture-send = Verschicken
picture-save = Als { $kind } speichern
picture-failed = Dieser Browser hat das nicht erlaubt. Speichern lässt sich das Bild trotzdem.

## Der Verlauf einer Partie als Bild

picture-animated = Ein bewegtes Bild
picture-animated-what = Was es zeigt
picture-animated-game = Die ganze Partie, Runde für Runde
picture-animated-make = Zeichnen
picture-animated-drawn = { $done } von { $all } gezeichnet
picture-animated-failed = Das Bild ließ sich nicht zeichnen.
