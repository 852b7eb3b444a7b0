### Handkarten von Agricola, mit denen Spieler außerhalb ihrer Züge etwas tun dürfen.

action-archway = { card-archway }
deed-each-player = erhält jeder Spieler, einer nach dem anderen in Zugreihenfolge ab dir, { $what }
deed-occupants-go-on = dürfen Spieler mit einer Person auf dieser Karte sie auf ein unbesetztes Aktionsfeld versetzen und dieses nutzen
effect-play-this = diese Karte kostenlos aus der Hand ausspielen, ohne eine Person einzusetzen
opening-first-work = zu Beginn der Arbeitsphase von Runde 1

## Was andere bauen oder ausspielen, und Äcker, die nicht abgeerntet werden

deed-take-turned = erhältst du genau 1 dieser Baurohstoffe
effect-pay-onto = { $cost } aus deinem Vorrat auf das Feld { $space } legen und dafür { $effect }
effect-leave-grain = auf beliebigen deiner Getreideäcker das Getreide liegen lassen und stattdessen für jeden davon { $what } aus dem allgemeinen Vorrat nehmen
prompt-leave-grain = Du kannst Getreide auf Äckern liegen lassen und dafür je 1 Getreide aus dem allgemeinen Vorrat nehmen.
move-leave-grain = Getreide auf { $place } liegen lassen und { $what } aus dem allgemeinen Vorrat nehmen
opening-turns-into-food = jedes Mal, wenn irgendjemand, auch du selbst, eine Karte baut oder ausspielt, mit der man aus Baurohstoffen Nahrung machen kann,
opening-taking-crops = jedes Mal, bevor du deine Äcker aberntest,
reason-not-turned-into-food = Aus diesem Baurohstoff macht jene Karte keine Nahrung.
reason-no-grain-here = Hier liegt kein Getreide, das liegen bleiben könnte.
part-stands-for = mit bis zu { $players } Spielern ist diese Karte das Ansammlungsfeld { $space } für alle ({ $what } je Runde)
saving-from-pile = für { $kinds } darfst du mit Waren oben vom Stapel auf dieser Karte bezahlen (von oben nach unten: { $goods })
paid-off-card = { $what } von der Karte
reason-only-unoccupied = Es muss ein unbesetztes Aktionsfeld sein, auch wenn du dort Personen zu anderen stellen darfst.
