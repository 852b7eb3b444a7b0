### Agricola, Handkarten: Erträge von Äckern, gezählte Karten, Waren auf Rundenfeldern und Punkte dafür.

have-cards-in-front = { $number } { $count ->
    [one] ausgespielte Karte
   *[other] ausgespielte Karten
} (Ausbildungen und Anschaffungen)
have-minors-in-hand = { $number } kleine { $count ->
    [one] Anschaffung
   *[other] Anschaffungen
}
have-goods-in-fields = { $number } { $count ->
    [one] Ware
   *[other] Waren
} auf deinen Äckern
each-pairs-of-crops = { $every ->
    [one] jedes Paar
   *[other] je { $every } Paare
} aus 1 Getreide und 1 Gemüse in deinem Vorrat und auf deinen Äckern
or-more = { $number } oder mehr
points-by-players = { $what } für je { $every } Tiere bei { $players } Spielern
points-rounded-up = { $what } (aufgerundet)
thing-alike = { $what }, aber nur von einer Art, die du schon hast,
deed-promise-by-turns = legst du abwechselnd und in dieser Reihenfolge { $what } auf alle Rundenfelder, die noch kommen, und erhältst die Waren jeweils zu Beginn der Runde
deed-promise-next-of = legst du je { $what } auf die nächsten { $count } der Felder der Runden { $rounds } und erhältst die Waren jeweils zu Beginn der Runde
effect-offer-back-from = { $cost } bezahlen, um { $gains } zu erhalten; ab { $players } Spielern kommt diese Bezahlung auf das Aktionsfeld
effect-sow-this = sofort { $what } auf einem leeren Acker säen
have-planted-fields = { $number } { $count ->
    [one] besäten Acker
   *[other] besäte Äcker
}
each-planted-fields = { $every ->
    [one] jeden besäten Acker
   *[other] je { $every } besäte Äcker
}
opening-before-harvest-of = { $limited ->
    [yes] unmittelbar vor der Ernte von Runde { $round }, wenn { $if },
   *[no] unmittelbar vor der Ernte von Runde { $round }
}
