# Ausprobieren, wie der eigene Zug weitergehen könnte.

try-refused = Nicht gespielt: { $move } ist nicht mehr möglich. { $why }
try-hidden = Hier würde etwas Verdecktes bekannt, deshalb endet das Ausprobieren.
try-turn = Hier endet dein Zug, und mit ihm das Ausprobieren.
try-over = Hier endet das Spiel, und mit ihm das Ausprobieren.
error-tried = Du kannst höchstens { $moves } Schritte auf einmal ausprobieren.

screen-try-lead = Du probierst etwas aus. Niemand sieht es.
screen-try-moves = { $count ->
    [0] Noch ist nichts probiert.
    [one] 1 Schritt
   *[other] { $count } Schritte
}
screen-try-play = { $count ->
    [one] Diesen Schritt spielen
   *[other] Diese Schritte spielen
}
screen-try-back = Zurück an den Tisch
screen-try-interrupted = Am Tisch hat sich etwas geändert, deshalb ist das Ausprobieren unterbrochen. Bis du gezogen hast, führt dich „{ screen-try }“ dahin zurück.
