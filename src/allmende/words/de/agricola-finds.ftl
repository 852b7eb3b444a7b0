### Handkarten von Agricola für seltene Handlungen mit Waren, Personen und Anschaffungen.

effect-lay-for-room = { $what } auf diese Karte legen
effect-lay-for-stalls = { $what } deines Vorrats endgültig auf diese Karte legen, die dann Platz für { $count } weitere beliebige Tiere bietet
effect-exchange-animals = alle deine anderen Tiere gegen ebenso viele { $animals } aus dem allgemeinen Vorrat tauschen
effect-take-with-top = diese Ware vom Stapel auf dieser Karte nehmen und { $prize } dazu erhalten (von oben nach unten: { $goods })
effect-keep-here = 1 { $what ->
    [crop] gerade geerntetes Getreide oder Gemüse
   *[animal] gerade geborenes Tier
} endgültig auf diese Karte legen, von einer Art, die dort noch nicht liegt, aber nur ein Stück in jeder Ernte
effect-food-for-missing = entweder { $food } auf diese Karte legen oder { $food } von ihr abwerfen, um 1 Baurohstoff einer Sorte zu erhalten, von der du nichts hast
effect-regain = ihre aufgedruckten Kosten aus dem allgemeinen Vorrat erhalten, aber nur einmal im Spiel
effect-promise-as-far = wählst du ein künftiges Rundenfeld und legst für jede Runde, die es voraus liegt, { $what } darauf; die Waren erhältst du zu Beginn jener Runde
effect-move-food = genau { $what } von diesem Feld auf das andere legen, um { $gain } zu erhalten
effect-place-visitor = eine Person aus deinem Vorrat einsetzen, die bei der Heimkehr dorthin zurückkommt{ $instead ->
    [yes] {" "}(in diesem Zug setzt du keine aus deiner Familie ein)
   *[no] {""}
}
prompt-keep-here = Du kannst eine dieser Waren auf deine Karte legen.
prompt-food-for-missing = Welchen Baurohstoff erhältst du für 1 Nahrung?
prompt-regain = Du kannst die aufgedruckten Kosten zurückerhalten.
prompt-promise-as-far = Auf welches Rundenfeld legst du die Waren?
prompt-move-food = Legst du 1 Nahrung auf das andere Aktionsfeld?
move-food-for-missing = { $way ->
    [onto] { $cost } auf die Karte legen, für { $gain }
   *[off] { $cost } von der Karte abwerfen, für { $gain }
}
move-promise-as-far = { $what } auf das Feld der Runde { $round } legen
move-move-food = { $what } umlegen (zwischen { $spaces }) und { $gain } nehmen
reason-kept-from-food = Wegen einer Karte kannst du { $goods } nicht mehr zu Nahrung machen.
reason-nothing-to-keep = Es ist nichts Neues von einer Art da, die noch nicht auf der Karte liegt, oder es ist in dieser Ernte schon geschehen.
reason-has-every-resource = Du hast von jedem Baurohstoff etwas.
reason-has-this-resource = Von diesem Baurohstoff hast du etwas.
reason-costs-nothing = Sie hat keine aufgedruckten Kosten.
opening-food-for-rooms = solange auf dieser Karte so viel Nahrung liegt, wie dein Haus Räume hat, gilt:
opening-matches = jedes Mal, wenn du eine Ware wie die oberste auf dem Stapel dieser Karte erhältst,
opening-printed-cost = jedes Mal, wenn jemand anderes eine Anschaffung mit { $resource } in den aufgedruckten Kosten baut oder ausspielt,
opening-turned-to-food = jedes Mal, wenn du 1 { $animals } zu Nahrung machst,
opening-crafted = jedes Mal, wenn du in einer Ernte { $what } nutzt,
opening-each-turn = zu Beginn jedes deiner Züge{ $limited ->
    [yes] , wenn { $if },
   *[no] {""}
}
opening-all-placed = sobald alle Personen eingesetzt sind{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
opening-improvement-paid = jedes Mal, unmittelbar nachdem du eine Anschaffung bezahlt hast{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
opening-round-of-play = in der Runde, in der du diese Karte ausspielst, gilt: { CAPITAL($opening) }
permit-waives-room = einmal im Spiel, wenn { $if }, darf deine Familie auf einem Kinderwunsch-Feld auch ohne Platz wachsen
permit-keeps-cattle = du kannst Rinder nicht mehr zu Nahrung machen
permit-keeps-wood-and-stone = du kannst kein Holz und keinen Stein mehr abwerfen
points-negative = am Spielende verlierst du { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} für { $each }
points-most-pastures = am Spielende erhält jeder, der die meisten Weiden hat, { $points }
points-most-of-all-vegetables = am Spielende erhält jeder, der im Vorrat und auf Äckern das meiste Gemüse hat, { $points }
have-kinds-here = { $number } verschiedene { $count ->
    [one] Ware
   *[other] Waren
} auf dieser Karte
each-kinds-here = { $every ->
    [one] jede verschiedene Ware
   *[other] je { $every } verschiedene Waren
} auf dieser Karte
if-first-turn = es dein erster in der Runde ist
saving-as-minor = du darfst { $what } auch mit einer Aktion „Kleine Anschaffung“ bauen
saving-as-minor-for = du darfst { $what } für { $cost } bauen, auch mit einer Aktion „Kleine Anschaffung“
action-elder-baker = { card-elder-baker }
action-basket-chair = { card-basket-chair }
have-top-categories = die Höchstzahl von 4 Punkten in { $number } { $count ->
    [one] Wertungskategorie
   *[other] Wertungskategorien
} (4 eingezäunte Ställe zählen als eine weitere)
