### Eine Stellung in Worten, Teil für Teil: was Vorleser von ihr sagen, und das Terminal von denselben Dingen.

## Jedes Spiel

passage-line = { $title }: { $says }
passage-none = nichts
passage-table = Die Partie
passage-deciding = Es entscheidet: { $deciding }
passage-won = { $winners-count ->
    [one] Gewonnen hat { $winners }
   *[other] Gewonnen haben { $winners }
}
passage-score = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $parts-count ->
    [0] {""}
   *[other] {" ("}{ $parts })
}
passage-score-part = { $category } { $points }
passage-spaces = Aktionsfelder
passage-space = { $space }, { $state ->
    [free] frei
    [closed] gerade nicht zu nutzen
   *[taken] besetzt von { $there }
}
passage-building = { $building }: kostet { $cost }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
passage-supply = Vorrat
passage-hand = Hand von { $player }
passage-played = Ausgespielt von { $player }
passage-in-hand = Auf der Hand
passage-playable = { $card } Jetzt spielbar.
passage-row = Reihe { $row }
passage-with = { $what } mit { $there }
name = { $name }
cards-ruling = ({ $ruling })
table-goods = Waren
table-points = Punkte
table-empty = leer
table-total = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Hallertau

passage-cleared = { $quadrants-count ->
    [one] In dieser Runde von Arbeitern geräumt: Viertel { $quadrants }
   *[other] In dieser Runde von Arbeitern geräumt: Viertel { $quadrants }
}
passage-piles = In den Stapeln
passage-quadrant = Aktionsfelder im Viertel { $quadrant }
passage-field = Zeile { $row } { $holds }{ $doubled ->
    [yes] {", "}verdoppelt
   *[no] {""}
}
passage-craft = { $craft }{ $boulders-count ->
    [0] {""}
    [one] {", "}Findling auf Feld { $boulders }
   *[other] {", "}Findlinge auf den Feldern { $boulders }
}
passage-waiting = Ausgespielt, aber noch nicht ausgeführt
table-heading = Runde { $round }, { $phase }. Startspieler: { $first }
table-means = Vorrat
table-fields = Äcker
table-sheep = Schafe
table-exhausted = { $tools } ({ $count } erschöpft)
table-sheep-card = { $count } bis Runde { $round }
table-sheep-stables = { $count } in der Stallung
passage-spaces-of = Aktionsfelder: { $season }
passage-tiles = { $count } { $tile }
passage-workers-left = { $count ->
    [one] 1 Arbeiter noch einzusetzen
   *[other] { $count } Arbeiter noch einzusetzen
}
arle-pieces = { $count }× { $piece }
passage-moor = { $moor } (Moor { $number })
passage-tool = { $tool } { $value }
passage-destinations = Noch zu bereisen
arle-destination = { $place } { $size }
arle-heading = Halbjahr { $half_year } von { $count }: { $season }, { $phase }
arle-first = { $same ->
    [yes] { $first } beginnt, und im nächsten Halbjahr wieder.
   *[no] { $first } beginnt; im nächsten Halbjahr { $next }.
}
arle-boardwalk = { $count ->
    [0] Bohlenweg
   *[other] Bohlenweg mit { $count } Torf
}
arle-animals = Tiere
arle-barn = Scheune
arle-tools = Werkzeuge
arle-outlook = bringt { $brings }; fällig: { $takes }
arle-all-buildings = Gebäude

## Agricola

passage-packet = Zur Auswahl: { $player }
agricola-heading = { $round ->
    [0] Vor Runde 1
   *[other] Runde { $round } von { $count }, Periode { $stage }
}: { $phase }
agricola-next = { $harvest ->
    [0] Die letzte Ernte ist vorbei.
   *[other] Ernte: nach Runde { $harvest }.
}{ $first ->
    [none] {""}
   *[other] {" "}Startspieler: { $first }.
}
agricola-rooms = { $count } { $house ->
    [wood] Holzräume
    [clay] Lehmräume
   *[stone] Steinräume
}
agricola-fields = { $count ->
    [one] 1 Acker
   *[other] { $count } Äcker
}
agricola-animals = Tiere
agricola-promised = Kommt noch
agricola-in-rounds = { $what } in { $count ->
    [one] Runde
   *[other] den Runden
} { $rounds }
agricola-supply = Übrig
agricola-left = { $fences ->
    [one] 1 Zaun
   *[other] { $fences } Zäune
}, { $stables ->
    [one] 1 Stall
   *[other] { $stables } Ställe
}
agricola-cost = Kostet { $cost }
agricola-held = { $minors ->
    [one] 1 kleine Anschaffung
   *[other] { $minors } kleine Anschaffungen
}, { $occupations ->
    [one] 1 Ausbildung
   *[other] { $occupations } Ausbildungen
}
agricola-card-face-down = { $card } (verdeckt)
agricola-card-left = { $card } (noch { $count })
agricola-cost-each = Kostet { $cost } pro Person deiner Familie
agricola-all-improvements = Große Anschaffungen
