### Agricolas Handkarten, die Waren aufbewahren, die fragen, was von einem Aktionsfeld kam, und was Karten sonst tun.

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
    [one] jede Anschaffung zum Brotbacken
   *[other] je { $every } Anschaffungen zum Brotbacken
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
prompt-lay-supply = Du kannst Waren aus deinem Vorrat auf die Karte legen.
reason-card-full = davon kann nichts mehr auf die Karte gelegt werden
effect-lay-supply = { $most ->
    [one] { $what }
   *[other] bis zu { $what }
} aus deinem Vorrat endgültig auf diese Karte legen
effect-lay-supply-for = { $what } aus deinem Vorrat endgültig auf diese Karte legen, um { $gains } zu erhalten
effect-lay-up-to = { $effect }; auf der Karte ist je ein Platz für { $each }
move-lay-supply = { $what } auf die Karte legen
move-lay-supply-for = { $what } für { $gains } auf die Karte legen
deed-top-of-pile = erhältst du zusätzlich die oberste Ware des Stapels auf dieser Karte (von oben: { $goods })
prompt-swap-resource = Du kannst Baurohstoffe tauschen.
reason-no-building-resource = du hast keinen Baurohstoff
effect-swap-resources = { $most ->
    [one] 1 Baurohstoff gegen einen anderen
   *[other] bis zu { $most } Baurohstoffe gegen andere
} deiner Wahl tauschen
prompt-barter = Du kannst Baurohstoffe für Tiere ausgeben.
reason-few-building-resources = das kostet { $needed } Baurohstoffe, und du hast { $have }
reason-pay-in-order = die Baurohstoffe für ein Tier werden in der Reihenfolge Holz, Lehm, Schilf, Stein bezahlt
effect-barter = bis zu { $most ->
    [2] zweimal
   *[other] { $most }-mal
} { $numbers } beliebige Baurohstoffe für { $animals } ausgeben
move-barter = { $what } für { $number } Baurohstoffe
reason-kind-taken = davon hast du schon 1 genommen
deed-take-different = nimmst du { $count } verschiedene Baurohstoffe von Ansammlungsfeldern
prompt-clear-grain = Du kannst das Getreide eines Ackers zurücklegen.
effect-clear-grain = das ganze Getreide eines deiner Äcker in den allgemeinen Vorrat zurücklegen, um für jedes { $what } zu erhalten
each-on-card = { $every ->
    [one] je 1
   *[other] je { $every }
} { $resource } auf dieser Karte
have-on-card = { $count ->
    [0] keine Ware
   *[other] { $number } { $resource }
} auf dieser Karte
each-players = { $every ->
    [one] jeden Spieler
   *[other] je { $every } Spieler
}
ordinal = { $number }.
each-besides = { $each }, außer für das { $places }
opening-later-improvement = jedes Mal, { $minors ->
    [yes] nachdem du nach dieser eine weitere kleine Anschaffung ausgespielt hast
   *[no] wenn du nach dieser eine weitere Anschaffung baust oder ausspielst
},
deed-promise-all-odd = legst du je { $what } auf alle Rundenfelder mit ungerader Zahl, die noch kommen, und erhältst die Waren jeweils zu Beginn der Runde
each-kinds-sown = { $every ->
    [one] jede Sorte
   *[other] je { $every } Sorten
} von Waren, die du aussäst
each-room-columns = { $every ->
    [one] jede Spalte
   *[other] je { $every } Spalten
} deines Hofplans mit mindestens 1 Raum
have-adults = { $number } { $count ->
    [one] Erwachsenen
   *[other] Erwachsene
}
prompt-skip-harvest = Du kannst die Feldphase und die Vermehrungsphase überspringen.
effect-skip-harvest = die Feldphase und die Vermehrungsphase jener Ernte überspringen und stattdessen { $what } erhalten
move-skip-harvest = beide Phasen für { $what } überspringen
prompt-harvest-field = Du kannst einen Acker ganz abernten.
reason-nothing-left-on-fields = auf deinen Äckern liegt nichts mehr
effect-harvest-field = einen deiner Äcker ganz abernten
deed-field-phase-now = führst du eine Feldphase für dich allein durch
opening-breeding-began = { $limited ->
    [yes] jedes Mal, wenn eine Vermehrungsphase beginnt und { $if },
   *[no] zu Beginn jeder Vermehrungsphase
}
if-empty-stable = du einen Stall ohne Tier außerhalb von Weiden hast
if-last-in-turn = du in der Zugreihenfolge der letzte Spieler bist
permit-closes-stabled-pasture = eine deiner Weiden mit Stall kann von nun an keine Tiere halten
permit-closes-pasture = mindestens eine deiner Weiden muss von nun an ohne Tiere sein
permit-roomy-stables = jeder deiner Ställe außerhalb von Weiden bietet Platz für { $count } weiteres Tier der gleichen Art, und jede deiner Weiden mit Stall für { $more } weitere
permit-stalls-for-rooms = solange eine Weide waagerecht oder senkrecht an dein Haus grenzt, bietet diese Karte Platz für ein Tier beliebiger Art je Raum deines Hauses
permit-holds-one = diese Karte bietet Platz für { $what }
permit-lone-sheep = in der Vermehrungsphase genügt { $what } für ein Junges
permit-hungry-newborns = Neugeborene benötigen in der Ernährungsphase { $food }
reason-renovates-only = diese Karte ist nur für { $house ->
    [clay] Holzhäuser, die sie zu Lehmhäusern renoviert
   *[stone] Lehmhäuser, die sie zu Steinhäusern renoviert
}
effect-renovate-only = { $house ->
    [clay] dein Haus
    [straight] dein Haus
   *[stone] dein Lehmhaus
} { $free ->
    [yes] kostenlos{" "}
    [reed] ohne Schilf{" "}
   *[no] {""}
}zu einem { $house ->
    [clay] Lehmhaus
   *[stone] Steinhaus
} renovieren
saving-grain-instead = jedes Mal, wenn du Räume, Ställe oder Zäune baust oder dein Haus renovierst, darfst du statt bis zu { $most } beliebiger Baurohstoffe je { $grain } bezahlen
saving-any-instead = für { $kinds } darfst du 1 Baurohstoff deiner Wahl statt bis zu { $of } bezahlen
deed-come-home = kehrt deine Person vom Feld { $space } heim, und du kannst sie in dieser Runde noch einmal einsetzen
prompt-go-on = Du kannst eine Person auf ein anderes Aktionsfeld versetzen.
effect-go-on = deine Person vom Feld { $space } auf ein unbesetztes Aktionsfeld versetzen und dieses nutzen
effect-move-first-here = die erste Person, die du in dieser Arbeitsphase eingesetzt hast, auf diese Karte stellen, außer sie steht auf dem Feld { $space }, und danach { $effect }
prompt-move-first-here = Du kannst deine erste Person auf die Karte stellen.
move-move-first-here = Die Person vom Feld { $action } auf die Karte stellen
reason-no-first-person = Deine erste Person dieser Arbeitsphase steht auf keinem Feld, von dem sie versetzt werden kann.
effect-invite-guest = { $what } von dieser Karte abgeben, um in dieser Runde eine Person aus deinem Vorrat einzusetzen, jedoch nur einmal je Runde
move-invite-guest = 1 Nahrung von der Karte abgeben und in dieser Runde einen Gast einsetzen
prompt-return-stables = Du kannst Ställe zurücknehmen.
reason-no-stable-built = du hast keinen Stall gebaut
reason-no-stable-here = hier steht kein Stall
effect-return-stables = bis zu { $most } Ställe von deinem Hof in deinen Vorrat zurücklegen und für jeden { $gains } erhalten
move-take-stable-off = den Stall von { $place } zurücklegen
prompt-pay-extra = Du kannst einen Baurohstoff mehr bezahlen.
reason-none-of-printed-cost = nur ein Baurohstoff der aufgedruckten Kosten kann bezahlt werden
effect-pay-extra = 1 Baurohstoff einer Sorte aus den aufgedruckten Kosten mehr bezahlen, um { $what } zu erhalten
prompt-turn-obtained = Du kannst Tiere sofort in Nahrung umwandeln.
effect-turn-obtained = beliebig viele davon sofort in je { $food } umwandeln
reason-too-little-on-card = das verlangt { $count } Nahrung auf der Karte
effect-build-from-card = { $what } von dieser Karte abgeben, um eine große Anschaffung zu bauen, ohne sie zu bezahlen
deed-promise-in-turn-evens = legst du abwechselnd { $what } auf die Rundenfelder mit gerader Zahl, die noch kommen, und erhältst die Waren jeweils zu Beginn der Runde
if-just-fewest = nun alle anderen Spieler mehr Personen haben als du
if-beside-pasture = er waagerecht oder senkrecht an eine Weide grenzt
part-field-of = diese Karte ist ein Acker, auf dem du nur { $good } säen und ernten kannst, und zwar wie { $like }{ $fields ->
    [one] {""}
   *[other] ; sie wird besät, als wäre sie { $fields } Äcker, zählt aber als einer
}
opening-from-this-card = jedes Mal, wenn du { $last ->
    [yes] { $good ->
        [any] die letzte Ware
        [grain] das letzte Getreide
        [vegetable] das letzte Gemüse
        [wood] das letzte Holz
       *[stone] den letzten Stein
    }
   *[no] { $good ->
        [any] mindestens 1 Ware
        [grain] mindestens 1 Getreide
        [vegetable] mindestens 1 Gemüse
        [wood] mindestens 1 Holz
       *[stone] mindestens 1 Stein
    }
} von dieser Karte { $harvested ->
    [yes] erntest
   *[no] nimmst
},
prompt-sow-here = Du kannst die Karte neu besäen.
effect-sow-here = sofort { $what } auf diese Karte säen
permit-sows-less = immer wenn du säst, kommt auf jeden Acker, den du besäst, { $count } Ware weniger
effect-lay-any = beliebig viel { $resource } aus deinem Vorrat auf diese Karte legen
improvement-iron-oven = { card-iron-oven }
the-improvement-iron-oven = den { card-iron-oven }
improvement-simple-oven = { card-simple-oven }
the-improvement-simple-oven = den { card-simple-oven }
saving-any-as-minor = mit jeder Aktion „Kleine Anschaffung“ eines Aktionsfelds darfst du stattdessen eine große Anschaffung bauen
permit-free-at-edge = Zäune am Rand deines Hofs kosten dich kein Holz
permit-fences-on-card = wenn du Zäune baust, kosten dich die von dieser Karte nichts
deed-rebuild-fences = reiße alle deine Zäune ab und baue sie ohne weitere Kosten neu, dazu bis zu { $more } weitere aus deinem Vorrat; deine Tiere bleiben so lange
deed-lay-fences = legst du { $count } Zäune aus deinem Vorrat auf diese Karte, oder so viele, wie du hast
effect-pay-onto-space = { $cost } auf dieses Aktionsfeld legen und dafür { $effect }
effect-skip-to-bake = das Einsetzen einer Person in deinem Zug auslassen, wenn alle Spieler noch mindestens 1 Person einzusetzen haben, und stattdessen Brot backen
reason-only-on-turn = das geht in deinem Zug, bevor du eine Person einsetzt
reason-all-need-people = nicht alle Spieler haben noch eine Person einzusetzen
opening-obtained-together = jedes Mal, wenn du mindestens { $number } Baurohstoffe einer Art zusammen erhältst,
effect-swap-of-these = { $count } davon gegen einen anderen Baurohstoff tauschen
effect-take-several = von bis zu { $count } verschiedenen Ansammlungsfeldern je 1 Ware nehmen
deed-pass-around = gibst du alle { $resource }, die du dort genommen hast, reihum ab links den anderen
reason-taken-there = Von dort hast du schon eine Ware genommen.
