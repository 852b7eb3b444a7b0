### Eine beendete Partie in wenigen Sätzen, für alle, die das Spiel nicht kennen; auch die Seite, auf der sie steht.

story-about = { $title ->
    [agricola] Agricola ist ein Brettspiel von Uwe Rosenberg. In 14 Runden macht ein Paar in einer Holzhütte daraus einen Hof: Es pflügt und sät, zäunt Weiden ein, züchtet Tiere und vergrößert Haus und Familie, die bei jeder Ernte zu ernähren ist. Wer am Ende den besten Hof hat, gewinnt.
    [arle] Arler Erde ist ein Brettspiel von Uwe Rosenberg über ein Dorf in Ostfriesland. Neun Halbjahre lang entwässert ein Haushalt das Moor, baut Deiche, bestellt das Land, übt das Handwerk aus und fährt in die Orte ringsum. Die meisten Punkte gewinnen.
    [hallertau] Hallertau ist ein Brettspiel von Uwe Rosenberg über das bayerische Hopfenland. Sechs Runden lang führt jeder ein Dorf, baut an, hält Schafe und bringt die Handwerksgebäude voran, damit das Gemeindezentrum wachsen kann. Die meisten Punkte gewinnen.
   *[other] Ein Brettspiel, hier bis zum Ende gespielt. Die meisten Punkte gewinnen.
}
story-won = { $winner } hat mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} gewonnen, { $margin } mehr als { $second }.
story-tie = { $winner } und { $second } haben beide { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; im Gleichstand gewinnt { $winner }.
story-shared = { $winners } haben sich mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} den Sieg geteilt.
story-alone = { $player } hat allein gespielt und am Ende { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} erreicht.
story-leads = { $when }: Zuerst führt { $player }, mit { $points } zu { $least } Punkten vor { $other }.
story-overtakes = { $when }: { $player } überholt { $other }, mit { $points } zu { $least } Punkten.
story-halfway = { $when }: { $player } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
story-best-round = { $when }: { $player } hat die beste Runde der Partie, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
story-ahead = { $player } lag vor { $other } vor allem bei { $categories }.
story-category = { $category } (+{ $points })
story-source = Am meisten brachte { $player }: { $source }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

## Die Seite

story-page = Die Geschichte einer Partie
story-moments = Wie es dazu kam
story-see = Den Tisch zu diesem Zeitpunkt sehen
story-watch = Die Partie ansehen
story-watch-lead = Zug um Zug, von Anfang an, so schnell du willst.
story-boards = Die Pläne am Ende sehen
story-play = { $title } selbst spielen
story-copy = Link kopieren
story-unfinished = Diese Partie läuft noch. Ihre Geschichte ist zu lesen, sobald sie zu Ende ist.
story-twins = Dieselbe Startlage, noch einmal gespielt
story-twins-lead = Partien mit derselben Startlage stehen nebeneinander: die Tagespartie, ein Draft aus denselben Päckchen oder eine beendete Partie, die von Anfang an noch einmal gespielt wurde.
story-twins-link = Link einer anderen Partie mit dieser Startlage
story-twins-compare = Vergleichen
story-twins-seat = Platz { $number }
story-animated = Als bewegtes Bild
story-animated-lead = Alle Pläne, Runde für Runde oder eine Runde Zug für Zug, als GIF, das sich allen schicken lässt. Namen und Punkte stehen darin, kein Link.
story-animated-open = Auswählen, was es zeigt
