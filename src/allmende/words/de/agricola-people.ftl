### Agricola auf Deutsch: Karten, die Personen einsetzen, die Familie wachsen lassen und Personen unterbringen.

## Aktionsfelder, die genutzt werden dürfen, obwohl dort Personen stehen oder bevor andere es können

access-beside = du darfst { $spaces } auch nutzen, wenn dort { $beside ->
    [one-other] die Person eines anderen Spielers steht
    [first-of-other] nur die Person steht, die ein anderer Spieler in dieser Runde als erste eingesetzt hat
    [others] Personen anderer Spieler stehen
   *[neighbors] Personen deiner Nachbarn zur Linken und zur Rechten stehen
}
access-of-round = das Aktionsfeld der Runde { $round }
access-but-meeting = jedes Aktionsfeld außer { $meeting }
access-free = { $limited ->
    [yes] solange { $if }, gilt { $spaces } für dich als unbesetzt
   *[no] für dich gilt { $spaces } als unbesetzt
}
access-first-used = in jeder Runde darfst du eine Person auf das als Erstes genutzte Aktionsfeld setzen, auf dem sich nichts ansammelt, wenn dort nur eine einzige Person steht (Neugeborene zählen mit) und es nicht das Feld { $meeting } ist
access-of-person = einmal pro Runde darfst du eine Person auf das Aktionsfeld mit der { $number ->
    [2] zweiten
   *[other] { $number }.
} Person setzen, die du in dieser Runde eingesetzt hast, und es noch einmal nutzen, wenn es nicht das Feld { $meeting } ist
access-ahead = decke die Aktionsfeldkarte der Runde { $round } auf: Bis diese Runde beginnt, kannst nur du sie nutzen

## Ereignisse und Fragen

event-person-moved = { $player } geht mit dieser Person weiter auf das Feld { $action }.
event-person-called = { $player } holt eine Person aus dem Vorrat.
prompt-place-helper = Du kannst in dieser Runde eine Person aus deinem Vorrat einsetzen.
prompt-place-from-supply = Du musst sofort eine Person aus deinem Vorrat einsetzen.
prompt-use-another = Du kannst mit derselben Person ein weiteres Aktionsfeld nutzen.
reason-other-space = Das andere Aktionsfeld muss { $spaces } sein.

## Was Karten tun

effect-place-another = sofort noch eine Person einsetzen
opening-family-grown = jedes Mal, wenn { $who ->
    [you] du eine Aktion „Familienzuwachs“ ausführst
    [others] jemand anderes eine Aktion „Familienzuwachs“ ausführt
   *[anybody] irgendjemand, auch du selbst, eine Aktion „Familienzuwachs“ ausführt
}{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
effect-place-anywhere = sofort noch eine Person einsetzen, auch auf ein besetztes Aktionsfeld (aber keine zweite auf das Feld { $meeting })
effect-use-other = mit derselben Person das andere der beiden nutzen{ $occupied ->
    [yes] , auch wenn es besetzt ist
   *[no] , wenn es unbesetzt ist
}
effect-use-another = mit derselben Person das Feld { $spaces } nutzen, wenn es unbesetzt ist
effect-pay-to = { $cost } bezahlen und { $effect }
reason-accumulation-space-only = Es muss ein Ansammlungsfeld sein.
effect-place-gathering = noch eine Person auf { $spaces } setzen und 1 zusätzliche Ware der Sorte erhalten, die sich dort ansammelt
effect-use-both = mit derselben Person auch das Feld { $spaces } nutzen; dann sind beide Felder besetzt
deed-place-from-supply = musst du sofort eine Person aus deinem Vorrat einsetzen, die du in der nächsten Heimkehrphase aus dem Spiel entfernst
move-use-space = Das Feld { $action } für { $cost } nutzen
move-use-space-too = Das Feld { $action } nutzen

## Was man hat, Bedingungen, Zeitpunkte

have-fences-left = { $number } { $count ->
    [one] Zaun
   *[other] Zäune
} im Vorrat
each-fences-left = { $every ->
    [one] jeden Zaun
   *[other] je { $every } Zäune
} in deinem Vorrat
have-stables-left = { $number } { $count ->
    [one] Stall
   *[other] Ställe
} im Vorrat
each-stables-left = { $every ->
    [one] jeden Stall
   *[other] je { $every } Ställe
} in deinem Vorrat
if-had-room = du schon vorher mehr Räume als Personen hattest
opening-sowing-declined = jedes Mal, wenn du in deinem Zug auf eine Aktion „Säen“ für beliebig viele Äcker verzichtest{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
deed-call-now = darfst du in dieser Runde eine Person aus deinem Vorrat einsetzen
deed-call-later = zählst du für { $ahead } 1 Runde weiter und markierst das Feld dieser Runde; nur in dieser Runde darfst du eine Person aus deinem Vorrat einsetzen
deed-end-lodging = entfällt dieser Platz; wenn für die Person sonst nirgends Platz ist, nimmst du sie aus dem Spiel
event-person-left = { $player } nimmt eine Person aus dem Spiel und hat noch { $people }.

have-unoccupied-rooms = { $number } { $count ->
    [one] unbewohnten Raum
   *[other] unbewohnte Räume
}
each-unoccupied-rooms = { $every ->
    [one] jeden unbewohnten Raum
   *[other] je { $every } unbewohnte Räume
} deines Hauses
have-fields-around-house = { $number } { $count ->
    [one] Ackerplättchen
   *[other] Ackerplättchen
} rings um dein Haus (auch diagonal)
have-lesser-houses = { $number } { $count ->
    [one] Holz- oder Lehmhaus
   *[other] Holz- oder Lehmhäuser
}
each-lesser-houses = { $every ->
    [one] jedes Holz- oder Lehmhaus
   *[other] je { $every } Holz- oder Lehmhäuser
} aller Spieler
permit-grows-late = deine Familie kann vor Runde { $round } nicht wachsen, außer wenn die Familien aller anderen Spieler schon gewachsen sind
permit-frugal = in jeder Ernährungsphase braucht jede Person deiner Familie { $food } weniger; dafür zählt jede am Spielende nur { $points } statt { $instead } Punkte
reason-grows-late = Eine Karte lässt deine Familie vor Runde { $round } nicht wachsen, außer wenn die Familien aller anderen Spieler gewachsen sind.
access-plain = { $limited ->
    [yes] solange { $if }, darfst du
   *[no] du darfst
} die Aktionsfeldkarten der Runden 1 bis { $round }, auf denen sich nichts ansammelt, auch nutzen, wenn sie besetzt sind
if-last-placed = dort deine letzte Person dieser Runde steht

## Lesarten

ruling-card-little-peasant = Das gilt auch für Felder mit eigenen Personen, für die eines Variantenplättchens, das schon genutzt wurde, und wo andere Karten nach besetzten Feldern fragen.
ruling-card-lazy-sowman = Wer auf Getreideverwertung oder Feldbestellung nicht sät, verzichtet darauf, auch wenn es nichts zu säen gibt. Eine andere Aktion des Feldes muss ausgeführt werden.
ruling-card-swagman = Die Person steht dann auf dem zweiten Feld, und das erste ist wieder frei. Eine Person nutzt kein Feld zweimal.
ruling-card-full-peasant = Die Person steht dann auf dem zweiten Feld, und das erste ist wieder frei. Eine Person nutzt kein Feld zweimal.
ruling-card-large-scale-farmer = Die Person steht dann auf dem zweiten Feld, und das erste ist wieder frei. Eine Person nutzt kein Feld zweimal.
ruling-card-junior-artist = Die Person steht dann auf dem zweiten Feld, und das erste ist wieder frei. Eine Person nutzt kein Feld zweimal.
ruling-card-telegram = Wenn die anderen heimkehren, kommt diese Person in den Vorrat zurück. Sie gehört nicht zur Familie: Sie braucht weder Raum noch Nahrung.
ruling-card-walking-boots = Die Person gehört nicht zur Familie: Sie braucht keinen Raum. Wer sie nirgends einsetzen kann, behält sie im Vorrat.
ruling-card-lodger = Ein Neugeborenes dieser Runde bleibt, jemand anderes geht.
ruling-card-farm-hand = Er wird für Holz gebaut wie die anderen und steht außerhalb der Weiden.

## Platz für Personen

permit-room-for-two = ein Lehm- oder Steinraum deines Hauses, der sowohl an einen Acker als auch an eine Weide grenzt, bietet Platz für 2 Personen
permit-stable-amid-fields = einmal im Spiel darfst du mit einer Aktion, mit der du mehrere Ställe bauen kannst, 1 Stall in die Mitte von 4 Ackerplättchen bauen, die ein Quadrat bilden; er bietet Platz für 1 Person, aber nicht für Tiere
part-only-with-major = diese Karte kann nur mit einer Aktion „Große oder kleine Anschaffung“ ausgespielt werden
reason-only-with-major = Diese Karte kann nur mit einer Aktion „Große oder kleine Anschaffung“ ausgespielt werden.
reason-no-stable-amid-fields = Du hast kein Quadrat aus vier Äckern für einen Stall oder keine Karte, die ihn erlaubt.
permit-lodges-person = diese Karte bietet bis zur Heimkehrphase von Runde { $round } Platz für 1 Person
reason-opened-for-other = Bis Runde { $round } beginnt, kann es nur nutzen, wer es aufgedeckt hat.
