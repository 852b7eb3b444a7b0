### Rückblicke auf viele beendete Partien: Eröffnungen, woher Punkte kommen, und eine Stufe daneben.

survey-heading = { $title }, { $players ->
    [one] allein
   *[other] zu { $players }
}, { $cards ->
    [with] mit Handkarten
   *[without] ohne Handkarten
}: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
}
survey-opening = Erste Aktionen
survey-games = Partien
survey-seats = Plätze
survey-points = Punkte
survey-won = Gewonnen, %
survey-category = Punkte aus
survey-place = Rang { $place } ({ $seats })
survey-own = Hier
survey-level = { $level } ({ $games } Partien)
survey-difference = Unterschied
survey-reading = ± und Klammern: das Intervall zu 95 %. Jede Partie zählt einmal, wie viele ihrer Plätze auch zusammengehören. Die Mittel der Stufe gelten als genau.
survey-left-out = { $count ->
    [one] Eine Partie bleibt weg: Sie ist nicht zu Ende, wurde vorzeitig beendet oder lässt sich nicht nachspielen.
   *[other] { $count } Partien bleiben weg: Sie sind nicht zu Ende, wurden vorzeitig beendet oder lassen sich nicht nachspielen.
}

## Eigene Partien

survey-mine = { fame-statistics }
survey-mine-lead = Deine { $games ->
    [one] letzte beendete Partie
   *[other] letzten { $games } beendeten Partien
}: wie du begonnen hast und was es brachte, woher deine Punkte kamen, und die Stufe über dir.
survey-none = Du hast noch keine beendete Partie.
survey-cards = { $cards ->
    [with] mit Handkarten
   *[without] ohne Handkarten
}
survey-of = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
survey-you = Du
survey-openings = Eröffnungen
survey-finishes = Woher Punkte kommen
survey-beside = Neben der Stufe darüber
