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
each-kinds-alone-in-stables = { $every ->
    [one] jede Tierart
   *[other] je { $every } Tierarten
}, von der genau 1 Tier allein in genau 1 Stall außerhalb deiner Weiden steht
permit-no-pets = du kannst in deinem Haus keine Tiere mehr halten, auch nicht dank anderer Karten
permit-small-pastures = jede deiner Weiden von 1 Feld bietet Platz für bis zu { $count } Tiere, mit einem Stall für { $twice }
permit-meat-feeds-more = jedes Mal, wenn du ein Schaf oder ein Wildschwein mit einer Anschaffung zum Kochen zu Nahrung machst, erhältst du { $food } mehr
saving-rooms-or = anstelle seiner Kosten darfst du für jeden Raum aus { $house ->
    [wood] Holz
    [clay] Lehm
   *[stone] Stein
} { $cost } bezahlen
effect-place-same = sofort noch eine Person einsetzen, auch auf dasselbe Aktionsfeld (aber keine zweite auf das Feld { $meeting })
effect-use-without-person = das Feld { $spaces } nutzen, ohne eine Person einzusetzen
prompt-use-without-person = Nutzt du das Aktionsfeld, ohne eine Person einzusetzen?
opening-before-teaching = jedes Mal, unmittelbar bevor du eine Ausbildung bezahlst und ausspielst{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
opening-home-ended = { $limited ->
    [yes] unmittelbar nach jeder Heimkehrphase, wenn { $if },
   *[no] unmittelbar nach jeder Heimkehrphase
}
opening-person-placed = { $limited ->
    [yes] jedes Mal, wenn du deine { $number }. Person einer Runde eingesetzt hast und { $if },
   *[no] jedes Mal, wenn du deine { $number }. Person einer Runde eingesetzt hast,
}
