### Die Handkarten von Agricola, die von den Phasen einer Runde sprechen.

## Rundenfelder

resource-stable = { $count ->
    [one] Stall
   *[other] Ställe
}
resource-room = { $count ->
    [one] Raum
   *[other] Räume
}
resource-card = { $count ->
    [one] Aktion einer Karte
   *[other] Aktionen von Karten
}

deed-promise-pieces = legst du je 1 { $piece ->
    [field] Ackerplättchen
    [stable] Stall
   *[room] Raum
} auf das { $later } Rundenfeld nach dem aktuellen; zu Beginn jeder dieser Runden darfst du { $effect }
deed-promise-odd = legst du je { $what } auf die nächsten { $count } Rundenfelder mit ungerader Zahl und erhältst die Waren jeweils zu Beginn der Runde
deed-promise-then = { $deed }; jedes Mal darfst du danach { $effect }
event-piece-promised = { $player } legt { $what ->
    [stable] einen Stall
   *[room] einen Raum
} auf das Feld der Runde { $round }.

## Was man hat, und für jedes wovon es etwas gibt (Akkusativ)

have-newborns = { $number } { $count ->
    [one] Neugeborenes
   *[other] Neugeborene
}
each-newborns = { $every ->
    [one] jedes heimkehrende Neugeborene
   *[other] je { $every } heimkehrende Neugeborene
}
have-all-fields = { $number } { $count ->
    [one] Acker
   *[other] Äcker
}
each-all-fields = { $every ->
    [one] jeden Acker
   *[other] je { $every } Äcker
}
have-rounds-done = { $number } { $count ->
    [one] abgeschlossene Runde
   *[other] abgeschlossene Runden
}
each-rounds-done = { $every ->
    [one] jede abgeschlossene Runde
   *[other] je { $every } abgeschlossene Runden
}
have-harvests-done = { $number } { $count ->
    [one] abgeschlossene Ernte
   *[other] abgeschlossene Ernten
}
each-harvests-done = { $every ->
    [one] jede abgeschlossene Ernte
   *[other] je { $every } abgeschlossene Ernten
}
each-round-begun = { $every ->
    [one] jede Runde, die begonnen hat
   *[other] je { $every } Runden, die begonnen haben
}, die jetzige mitgezählt
compared-to-least = { $equally ->
    [yes] genau so
   *[no] mindestens so
} { $what ->
    [goods] viel
   *[things] viele
}
have-compared = { $what } wie { $than }
compared-to-round = die Zahl dieser Runde
compared-to-rounds-done = abgeschlossene Runden
compared-to-harvests-done = abgeschlossene Ernten

## Bedingungen

if-without-harvest = auf sie keine Ernte folgt
if-harvest-next = sie mit einer Ernte endet
if-in-rounds = es Runde { $rounds } ist
if-all-occupied = auf den Feldern { $spaces } je eine Person steht
either-of = entweder { $what }
if-was-stocked = das Feld { $space } zuvor { $empty ->
    [yes] leer
   *[no] nicht leer
} war
if-nobody-on = auf keinem der Felder { $spaces } eine Person steht
if-unoccupied = das Feld { $spaces } unbesetzt ist
if-all-visited = du die Felder { $spaces } genutzt hast
if-has-brought = du währenddessen mindestens 1 Ware auf deinen Hof gelegt hast
if-goods-promised = auf den verbleibenden Rundenfeldern Waren für dich liegen
if-none-on-board = auf dem Spielplan kein { $resource } liegt
if-left-behind = zu seinem Beginn auf Ansammlungsfeldern je mindestens { $least } Waren lagen und du keines davon genutzt hast

## Zeitpunkte

opening-before-round = { $limited ->
    [yes] unmittelbar vor jeder Runde, wenn { $if },
   *[no] unmittelbar vor jeder Runde
}
opening-prepared = { $limited ->
    [yes] jedes Mal, wenn eine Vorbereitungsphase endet und { $if },
   *[no] am Ende jeder Vorbereitungsphase
}
opening-before-work = { $limited ->
    [yes] vor jeder Arbeitsphase, wenn { $if },
   *[no] vor jeder Arbeitsphase
}
opening-work-began = { $limited ->
    [yes] jedes Mal, wenn eine Arbeitsphase beginnt und { $if },
   *[no] zu Beginn jeder Arbeitsphase
}
opening-work-ended = { $limited ->
    [yes] jedes Mal, wenn eine Arbeitsphase endet und { $if },
   *[no] am Ende jeder Arbeitsphase
}
opening-after-work = { $limited ->
    [yes] jedes Mal, wenn eine Arbeitsphase vorüber ist und { $if },
   *[no] nach jeder Arbeitsphase
}
opening-home-began = { $limited ->
    [yes] zu Beginn jeder Heimkehrphase, wenn { $if },
   *[no] zu Beginn jeder Heimkehrphase
}
opening-end-of-round = am Ende von Runde { $round }
round-one-by-one = Runde { $round }
asked-rounds = Ausspielen in Runde { $rounds }
opening-end-of-rounds = am Ende der Runden { $rounds }
opening-round-ended = { $limited ->
    [yes] jedes Mal, wenn eine Runde endet und { $if },
   *[no] am Ende jeder Runde
}
opening-revealed = jedes Mal, wenn in der Vorbereitungsphase { $spaces } ins Spiel kommt{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
opening-filled = jedes Mal, wenn in der Vorbereitungsphase Waren auf das Feld { $space } kommen und { $empty ->
    [yes] dort noch keine liegen
   *[no] dort noch welche liegen
},
opening-home-in-rounds = in der Heimkehrphase der Runden { $rounds }

## Was Karten tun

deed-pay-or-beg = musst du { $cost } bezahlen; wenn du keine hast, nimmst du 1 Bettelmarke
deed-lend = legst du je { $what } aus deinem Vorrat auf die nächsten { $counts } Rundenfelder; zu Beginn jener Runden erhältst du sie zurück und darfst danach { $effect }
effect-others-get = jedem anderen Spieler { $what } aus dem allgemeinen Vorrat geben
others-get = { $what } für jeden anderen Spieler
effect-take-crop = { $what } von einem deiner Äcker nehmen
effect-grain-for = { $cost }, auch von einem Acker, bezahlen und dafür { $effect }
effect-breed-one = Tiere einer Art vermehren
effect-use-only-free = die Aktionen der einzigen unbesetzten Aktionsfeldkarte der Runden 1 bis { $rounds } ausführen, wenn es genau eine gibt
effect-take-from-space = von einem einzigen Ansammlungsfeld mit mindestens { $least } 1 Baurohstoff nehmen
effect-buy-points = beliebig viel { $what }, insgesamt aber höchstens 1 für { $each }, gegen je 1 Bonuspunkt tauschen
prompt-pay-or-beg = Du hast keine Nahrung zum Bezahlen. Vorher darfst du Waren zu Nahrung machen.
prompt-take-crop = Von welchem Acker nimmst du etwas?
prompt-pay-grain = 1 Getreide aus dem Vorrat oder von einem Acker bezahlen?
prompt-breed-one = Welche Tiere vermehren sich?
prompt-use-free = Führst du die Aktionen des Aktionsfelds aus?
prompt-take-from-space = Von welchem Ansammlungsfeld nimmst du 1 Baurohstoff?
prompt-buy-points = Wie viele Bonuspunkte kaufst du?
prompt-lend = Auf wie viele Rundenfelder legst du je 1 Nahrung?
move-take-begging-marker = 1 Bettelmarke nehmen
move-pay-from-supply = { $cost } aus dem Vorrat bezahlen
move-pay-from-field = { $cost } von { $place } bezahlen
move-take-from-space = { $what } vom Feld { $space } nehmen
move-buy-points = { $cost } für { $points } bezahlen
move-lend = Je 1 Nahrung auf die nächsten { $count } Rundenfelder legen
event-begging-marker-taken = { $player } nimmt 1 Bettelmarke.
reason-nothing-breeds = Keines deiner Tiere kann sich vermehren: Dazu braucht es zwei von einer Art und Platz für das Junge.
reason-no-such-crop = Auf keinem deiner Äcker wächst { $resource }.
reason-not-this-crop = Dort wächst kein { $resource }.
reason-no-grain-anywhere = Du hast kein Getreide, weder im Vorrat noch auf einem Acker.
reason-no-single-free-space = Genau eine Aktionsfeldkarte der Runden 1 bis { $rounds } muss unbesetzt und für dich nutzbar sein.
reason-no-space-with-plenty = Auf keinem Ansammlungsfeld liegen genug Baurohstoffe.
reason-no-harvest-completed = Noch ist keine Ernte abgeschlossen.
reason-no-round-left = Es sind keine Rundenfelder mehr übrig.

## Auslegungen

ruling-card-credit = Wer Nahrung hat, muss sie bezahlen, aber niemand muss Waren zu Nahrung machen.
ruling-card-minstrel = Die Aktionen werden ausgeführt, aber es wird keine Person eingesetzt, und es zählt nicht als Nutzen des Aktionsfelds: Ein Pfannenbäcker oder ein Vorarbeiter erhält dafür nichts. Beim Vorarbeiter sind die Quellen uneins.
ruling-card-confidant = Ist nur noch ein Rundenfeld übrig, liegt eine Nahrung auf diesem. Wer weniger als 2 Nahrung hat, darf sie ohne Wirkung ausspielen: Quellen sind darin uneins.
ruling-card-forest-scientist = Auch Holz auf Rundenfeldern liegt auf dem Spielplan.
ruling-card-farmyard-worker = Waren sind Getreide und Gemüse, die gesät oder dazugelegt werden, nicht aber solche, die umgelegt werden, Tiere, die einen Platz finden, auch im Haus, und Lehm, den der Töpferhof dort hinlegt.
ruling-card-weakling = Auch ein besetztes Ansammlungsfeld zählt.
ruling-card-facades-carving = Quellen nennen verschiedene Kosten: manche dazu 1 Schilf.
ruling-card-informant = Die Quellen sind uneins: Nach manchen gibt es beim Ausspielen nichts.
