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
each-stacks = { $every ->
    [one] jeden Stapel
   *[other] je { $every } Stapel
} von 5 gleichen Waren in deinem Vorrat
or-more = { $number } oder mehr
points-by-players = { $what } für je { $every } Tiere bei { $players } Spielern
points-rounded-up = { $what } (aufgerundet)
thing-alike = { $what }, aber nur von einer Art, die du schon hast,
deed-promise-by-turns = legst du abwechselnd und in dieser Reihenfolge { $what } auf alle Rundenfelder, die noch kommen, und erhältst die Waren jeweils zu Beginn der Runde
deed-promise-next-of = legst du je { $what } auf die nächsten { $count } der Felder der Runden { $rounds } und erhältst die Waren jeweils zu Beginn der Runde
effect-offer-back-from = { $cost } bezahlen, um { $gains } zu erhalten; ab { $players } Spielern kommt diese Bezahlung auf das Aktionsfeld
effect-sow-this = sofort { $what } auf einem leeren Acker säen
asked-planted-fields = { $number } { $count ->
    [one] besäter Acker
   *[other] besäte Äcker
}
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
permit-meat-feeds-more = jedes Mal, wenn du ein Schaf oder ein Wildschwein mit einer Kochanschaffung zu Nahrung machst, erhältst du { $food } mehr
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
if-told-grain-harvested = du dabei { $number } Getreide geerntet hast
each-tiles-beside-house = { $every ->
    [one] jedes abgeerntete Ackerplättchen, das
   *[other] je { $every } abgeerntete Ackerplättchen, die
} waagerecht oder senkrecht an dein Haus { $every ->
    [one] grenzt
   *[other] grenzen
}
effect-pick-any = 1 weitere Ware von einem Acker nehmen, für { $each }, aber von jedem Acker nur 1
effect-add-to-fields = { $cost } bezahlen, um auf bis zu { $most } deiner Äcker mit { $resource } je { $what } zu legen
effect-resow = die einzige Ware, die eine Ernte auf einem Acker übrig gelassen hat, abwerfen und diesen Acker sofort besäen
prompt-add-to-field = Auf welchen Acker legst du eine Ware?
prompt-resow = Von welchem Acker wirfst du die letzte Ware ab, um ihn neu zu besäen?
reason-no-more-fields = Das hast du schon mit so vielen Äckern getan, wie du darfst.
reason-no-single-good = Auf keinem Acker hat eine Ernte genau 1 Ware übrig gelassen, oder du hast nichts, was du dort säen könntest.
opening-renovated-in-turn = am Ende jedes deiner Züge, in dem du renoviert hast,
if-costs-at-least = sie mindestens { $number } { $resource } kostet
access-shut = du darfst die Aktionsfelder der Runden { $rounds } nicht mehr nutzen
reason-card-shuts-space = { $card } hindert dich daran, dieses Aktionsfeld zu nutzen.
effect-exchange-major = { $options } tauschen
exchange-for-major = { $old } gegen { $new }
prompt-exchange-major = Welche große Anschaffung nimmst du im Tausch gegen eine andere?
reason-no-major-to-exchange = Dir fehlt die Anschaffung, die getauscht würde, oder die andere ist schon gebaut.
deed-promise-wares = legst du je { $what } auf das { $later } Rundenfeld nach dem aktuellen; zu Beginn jener Runden darfst du { $effect }, sonst kommt es zurück in den Vorrat
effect-renovate-to-stone = dein Haus zu Stein renovieren, von Holz aus für { $wood } pro Raum oder von Lehm aus für { $clay } pro Raum
reason-only-to-stone = Mit dieser Karte wird das Haus zu Stein renoviert.
opening-fed = { $limited ->
    [yes] unmittelbar nach jeder Ernährungsphase, wenn { $if },
   *[no] unmittelbar nach jeder Ernährungsphase
}
part-builds-both = mit einer einzigen Aktion „große Anschaffung“ darfst du { $what } bauen
permit-grows-for-minor = ab Runde { $round } darfst du jedes Mal, wenn du eine Aktion „kleine Anschaffung“ erhältst, stattdessen deine Familie vergrößern, wenn du Platz für eine weitere Person hast
opening-turn-started = einmal in jeder Runde, wenn du an der Reihe bist, deine { $number }. Person einzusetzen,
effect-postpone-turn = damit aussetzen und stattdessen { $gains } erhalten (die Person setzt du in einem späteren Zug ein)
deed-wood-back = erhältst du 1 Holz für je 2 Holz zurück, die du darin für Anschaffungen oder auf dem Feld { $space } bezahlt hast
effect-in-rounds = in den Runden { $rounds } { $effect }
prompt-postpone-turn = Setzt du jetzt damit aus, eine Person einzusetzen?
reason-only-in-rounds = Das geht nur in den Runden { $rounds }.
action-pioneering-spirit = { card-pioneering-spirit }
have-sheep-of-the-game = { $number } Schafe im ganzen Spiel anders als durch Zucht erhalten
if-no-sheep-eaten = du nie ein Schaf zu Nahrung gemacht hast
saving-less-on = auf dem Feld { $space } bezahlst du für { $kinds } { $what } weniger
saving-fences-on = Zäune, die du auf dem Feld { $space } baust, kosten dich zusammen { $what } weniger
part-or-cooked = du darfst das Tier, das diese Karte kostet, mit einer Kochanschaffung zu Nahrung machen
