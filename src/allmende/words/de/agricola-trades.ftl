### Die Handkarten von Agricola, die von Preisen, von Waren auf dem Spielplan und von den Taten der anderen handeln.

## Was man hat, und für jedes wovon es etwas gibt (Akkusativ)

have-unplanted-tiles = { $number } { $count ->
    [one] unbesätes Ackerplättchen
   *[other] unbesäte Ackerplättchen
}
have-next-round = { $number }
each-harvests-left = { $every ->
    [one] jede noch ausstehende Ernte
   *[other] je { $every } noch ausstehende Ernten
}
each-people-placed = { $every ->
    [one] jede Person, die du in dieser Runde eingesetzt hast
   *[other] je { $every } Personen, die du in dieser Runde eingesetzt hast
}
each-just-obtained = { $every ->
    [one] jedes davon
   *[other] je { $every } davon
}
each-food-paid = { $every ->
    [one] jede Nahrung, die du als Ausbildungskosten dafür bezahlt hast
   *[other] je { $every } Nahrung, die du als Ausbildungskosten dafür bezahlt hast
}
each-occupied-cards = { $every ->
    [one] jede Aktionsfeldkarte, auf der eine Person steht
   *[other] je { $every } Aktionsfeldkarten, auf denen eine Person steht
}
each-good-more = { $every ->
    [one] jede
   *[other] je { $every }
} { $resource }, die auf dem Feld { $space } mehr liegt als auf dem Feld { $than }
compared-to-next-round = die Zahl der kommenden Runde

## Bedingungen: Nebensätze hinter „wenn“

if-played-by = du diese Karte in Runde { $round } oder früher ausgespielt hast
if-played-now = du diese Karte in dieser Runde ausgespielt hast
if-lying-around = auf den Ansammlungsfeldern zusammen { $number } { $resource } liegen
if-leads-in-two = du von mindestens 2 Arten von Baurohstoffen mehr hast als jeder andere Spieler
if-alone-there = es zuvor unbesetzt war
if-twins = auf einem anderen Ansammlungsfeld für dieselben Waren genau so viele davon liegen, wie dort lagen
if-bakes-just = sich damit Brot backen lässt
if-newest = es die zuletzt ins Spiel gekommene Aktionsfeldkarte ist

## Preise

saving-price = { $kinds } kostet dich { $cost }
saving-rooms-by-round = jeder Raum aus Holz kostet dich nur { $reed } und { $count-0 } { resource-wood } (ab Runde { $round-1 }: { $count-1 }, ab Runde { $round-2 }: { $count-2 })
reason-card-used-up = Du hast diese Karte schon genutzt.
effect-build-room-for = für insgesamt { $cost } 1 Raum bauen
opening-later-rounds = einmal in jeder späteren Runde

## Zeitpunkte: Satzanfänge

opening-this-home = zu Beginn der Heimkehrphase der Runde, in der du diese Karte ausspielst,
opening-improved-baker = jedes Mal, wenn { $who ->
    [you] du eine Anschaffung baust oder ausspielst
    [others] jemand anderes eine Anschaffung baut oder ausspielt
   *[anybody] irgendjemand, auch du selbst, eine Anschaffung baut oder ausspielt
}, mit der sich Brot backen lässt,
opening-taught-later = jedes Mal, wenn du nach dieser eine weitere Ausbildung ausspielst,
space-newest = die zuletzt ins Spiel gekommene Aktionsfeldkarte

## Was Karten tun

effect-room-on-card = auf dieser Karte künftig Platz für 1 Person haben
thing-off-card-each = { $what } von dieser Karte für { $each }, soweit vorhanden

## Anlässe einzelner Karten

opening-before-placing = jedes Mal, bevor du eine Person einsetzt{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
opening-improvement-taken = jedes Mal gleich nach einer Aktion { $action ->
    [minor] „Kleine Anschaffung“
   *[major] „Große oder kleine Anschaffung“
} von dir
if-beside-own = auf einem anderen Aktionsfeld gleich neben, über oder unter ihm eine deiner Personen steht
each-cattle-spaces = { $every ->
    [one] jedes Feld
   *[other] je { $every } Felder
} deines Hofes (auch Räume) mit mindestens 1 Rind
points-no-negative = am Spielende erhält jeder, der auf dem Wertungsblock keine Zeile mit Minuspunkten hat, { $points }
points-largest-pasture = am Spielende erhält jeder, der eine Weide mit der größten Kapazität hat, { $points }
effect-pay-doer = diesem Spieler { $cost } bezahlen und dafür { $effect }
effect-pay-again = { $cost } bezahlen, um sie ein zweites Mal auszuführen: { $effect }
effect-food-in-fields = auf jeden deiner leeren Äcker { $prices } { $food } legen und dafür { $points } erhalten
effect-collect = 1 Bettelmarke und { $counts } verschiedene Waren deiner Wahl nehmen (beim ersten, zweiten, dritten bzw. vierten Mal)
effect-take-off = { $what } von dieser Karte nehmen
effect-use-off = { $what } von dieser Karte zurückgeben und dafür { $effect }
effect-own-or-others = { $own } erhalten; ein anderer Spieler erhält { $others }, und du erhältst dann { $tribute } aus dem allgemeinen Vorrat
deed-add-to-space = legst du { $what } aus dem allgemeinen Vorrat auf das Feld { $space }, falls es im Spiel ist
effect-lay-on-other = { $what } aus dem allgemeinen Vorrat auf das andere dieser Felder legen und dann sofort noch eine Person einsetzen
deed-lay-pairs = legst du auf jede deiner Anschaffungen ein Paar verschiedener Baurohstoffe, jedes Mal ein anderes Paar
effect-take-pair = eines dieser Paare nehmen, falls noch eines da ist
prompt-food-in-fields = Wie viel Nahrung legst du auf einen leeren Acker?
prompt-collect = Wähle verschiedene Waren: noch { $count }.
prompt-pay-for-action = Bezahlst du für die Aktion?
prompt-lay-pair = Welches Paar legst du auf eine Anschaffung?
prompt-take-pair = Welches Paar nimmst du?
move-take-off = { $what } von der Karte nehmen
move-use-off = { $what } von der Karte zurückgeben
move-lay-on-space = { $what } auf das Feld { $space } legen
move-lay-pair = { $what } legen
move-take-pair = { $what } nehmen
event-laid-on-space = Durch eine Karte von { $player } kommen { $count } { $resource } auf das Feld { $action }.
reason-no-field-empty = Du hast keinen leeren Acker mehr.
reason-too-dear = Danach bliebe dir nichts mehr, um die Aktion auszuführen.
reason-pair-taken = Dieses Paar liegt schon auf einer Anschaffung.
reason-pair-not-there = Dieses Paar liegt auf keiner deiner Anschaffungen.
reason-no-improvement-there = Du hast keine Anschaffung ohne ein Paar.
action-collector = { card-collector }
action-forest-owner = { card-forest-owner }

## Höfe, Ernten und Nächte

permit-late-pieces = dein { $third }. und dein { $fourth }. Stall kosten je { $less } weniger, dein { $first }. bis { $last }. Zaun nichts
permit-clay-stable = jedes Mal, wenn du Ställe baust, darfst du genau einen davon mit { $clay } statt mit { $wood } bezahlen
permit-herd-stable = genau einer deiner Ställe außerhalb von Weiden bietet Platz für bis zu { $count } Tiere derselben Art
permit-stalls-for-grain = diese Karte bietet Platz für 1 beliebiges Tier für je 1 { $grain } in deinem Vorrat
permit-boar-in-sties = diese Karte bietet Platz für die Wildschweine, die sie gebracht hat
deed-every-fourth = erhältst du { $what }, aber nur jedes vierte Mal (beim { $every }., 8., 12. Mal und so weiter)
deed-leave-out-harvest = lässt du die nächste Ernte ganz aus, auch das Ernähren
effect-place-at-night = eine Person auf ein Ansammlungsfeld für einen Baurohstoff setzen, den du nicht im Vorrat hast
access-of-right = in deinem Zug darfst du { $cost } bezahlen, um das Aktionsfeld zu nutzen, das der Spieler zu deiner Rechten gerade genutzt hat, auch wenn es besetzt ist, aber nicht das Feld { $meeting }
prompt-place-at-night = Wohin setzt du vor der Arbeitsphase eine Person?
move-after-fee = { $move }, nachdem { $cost } bezahlt ist
reason-no-such-night = Es muss ein Ansammlungsfeld für einen Baurohstoff sein, den du nicht hast.
reason-harvest-left-out = Diese Ernte lässt du aus.
