### Agricolas Handkarten, die Waren aufbewahren, die fragen, was von einem Aktionsfeld kam, und was Karten sonst tun.

reason-only-to-clay = diese Karte renoviert nur Holzhäuser, und zwar zu Lehm
effect-renovate-to-clay = dein Haus kostenlos zu einem Lehmhaus renovieren
have-people-on = je eine deiner Personen auf den Feldern { $spaces }
have-no-grain = kein Getreide
have-no-vegetable = kein Gemüse
have-no-wood = kein Holz
have-no-clay = keinen Lehm
have-no-reed = kein Schilf
have-no-stone = keinen Stein
have-no-sheep = kein Schaf
have-no-boar = kein Wildschwein
have-no-cattle = kein Rind
have-no-food = keine Nahrung
opening-work-ended-in-rounds = am Ende der Arbeitsphase der Runden { $rounds }
deed-promise-steps = legst du je { $what } auf die nächsten { $rounds } Rundenfelder für { $least } und erhältst die Waren jeweils zu Beginn der Runde
deed-promise-mark = markierst du das Rundenfeld { $later } Runden nach dem aktuellen; zu Beginn jener Runde darfst du { $effect }
each-at-most = { $each }, insgesamt höchstens { $what }
thing-for-each-had = { $what } für jedes davon, das du hast: { $had }
each-baking-improvements = { $every ->
    [one] jede Backanschaffung
   *[other] je { $every } Backanschaffungen
} vor dir
have-stables = { $number } { $count ->
    [one] Stall
   *[other] Ställe
}
opening-from-space = jedes Mal, wenn du { $what } von einem Aktionsfeld erhältst,
opening-sowed = jedes Mal, nachdem du mindestens 1 Acker besät hast{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
opening-feeding-began = { $limited ->
    [yes] jedes Mal, wenn eine Ernährungsphase beginnt und { $if },
   *[no] zu Beginn jeder Ernährungsphase
}
