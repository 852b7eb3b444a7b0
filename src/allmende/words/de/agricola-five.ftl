### Ausbildungen von Agricola für fünf und sechs Spieler: was sie tun, ihre Bedingungen, ihre Züge.

number-of-spaces-with = { $number } { $count ->
    [one] Ansammlungsfeld
   *[other] Ansammlungsfelder
} für { $resource }
number-of-spaces-lessons = { $number } { $count ->
    [one] Unterrichtsfeld
   *[other] Unterrichtsfelder
}
if-occupied-spaces = { $spaces } besetzt { $count ->
    [one] ist
   *[other] sind
}
if-laden = auf { $number } { $count ->
    [one] Ansammlungsfeld
   *[other] Ansammlungsfeldern
} für { $resource } { $goods } { $resource } liegt
effect-turn-face-down = diese Karte einmal im Spiel verdecken, um { $what } zu erhalten
effect-turn-to-take = diese Karte einmal im Spiel verdecken, um alle Waren vom Feld { $spaces } zu nehmen
prompt-turn-face-down = Du kannst die Karte verdecken.
move-turn-face-down = Karte für { $what } verdecken
spaces-meeple = ein Aktionsfeld mit Figurensymbol auf der Erweiterung des Spielplans
spaces-extension = ein Ansammlungsfeld auf der Erweiterung des Spielplans
ruling-card-master-hora = Das Figurensymbol ist das zwischen zwei verbundenen Aktionsfeldern, also haben es sechs davon.
ruling-card-sweeper = { ruling-card-master-hora }
