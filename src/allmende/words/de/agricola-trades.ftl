### Die Handkarten von Agricola, die von Preisen, von Waren auf dem Spielplan und von den Taten der anderen handeln.

## Was man hat, und für jedes wovon es etwas gibt (Akkusativ)

have-unplanted-tiles = { $number } { $count ->
    [one] unbestelltes Ackerplättchen
   *[other] unbestellte Ackerplättchen
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
if-leads-in-two = du von mindestens 2 Arten mehr Baurohstoffe hast als jeder andere Spieler
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
