### Handkarten, die mit Anschaffungen und mit dem Ausspielen anderer Karten zu tun haben.

paid-elsewhere = { $what } vom Feld { $space }
reason-nothing-to-return = Du hast keine Anschaffung, die du dafür zurückgeben könntest.
reason-not-spent = Sie kostet nicht, was hier ausgegeben werden muss.
improvement-earth-oven = { card-earth-oven }
the-improvement-earth-oven = den { card-earth-oven }
improvement-baking-course = { card-baking-course }
the-improvement-baking-course = den { card-baking-course }
improvement-witches-dance-floor = { card-witches-dance-floor }
the-improvement-witches-dance-floor = den { card-witches-dance-floor }
improvement-oriental-fireplace = { card-oriental-fireplace }
the-improvement-oriental-fireplace = die { card-oriental-fireplace }

opening-upgraded = jedes Mal, wenn du eine Feuerstelle für eine Kochstelle zurückgibst,
opening-declined = jedes Mal, wenn du auf eine Aktion { $action ->
    [minor] „Kleine Anschaffung“
   *[major] „Große oder kleine Anschaffung“
} verzichtest,
opening-built = jedes Mal, wenn du { $what } baust,
opening-built-kitchen = jedes Mal, nachdem du eine Feuerstelle, eine Kochstelle oder einen Ofen gebaut hast,
if-built-kitchen = sie eine Feuerstelle, eine Kochstelle oder ein Ofen ist
opening-built-major = jedes Mal, wenn { $who ->
    [you] du eine große Anschaffung baust
    [others] jemand anderes eine große Anschaffung baut
   *[anybody] irgendjemand, auch du selbst, eine große Anschaffung baut
},
if-built-major = sie eine große Anschaffung ist
opening-from-hand = jedes Mal, wenn du mit einer Aktion „Große oder kleine Anschaffung“ eine Anschaffung aus der Hand ausspielst,
opening-built-in-turn = am Ende jedes Zuges, in dem du mindestens 1 Raum, Stall oder Zaun gebaut hast,
if-from-hand = sie mit einer Aktion „Große oder kleine Anschaffung“ aus der Hand ausgespielt wird
if-built-in-turn = du in diesem Zug mindestens 1 Raum, Stall oder Zaun gebaut hast
have-improvement = { $kind ->
    [fireplace] eine Feuerstelle
    [cooking-hearth] eine Kochstelle
    [clay-oven] den Lehmofen
   *[stone-oven] den Steinofen
}
effect-build-for = { $effect }, und zwar für { $cost }
effect-spending = { $effect } und dafür mindestens { $what } ausgeben
effect-occupations-free = { $most ->
    [one] 1 Ausbildung
   *[other] bis zu { $most } Ausbildungen
} ausspielen, ohne Ausbildungskosten zu bezahlen
effect-fee = { $cost } auf dieses Feld legen und { $effect }
part-kitchen = du darfst { $cook } und { $bake }
permit-also-occupation = diese Karte ist auch eine Ausbildung
reason-never-with-major = Diese Karte kann nur mit einer Aktion „kleine Anschaffung“ ausgespielt werden.
part-returns = anstatt diese Karte zu bezahlen, gibst du { $what } zurück
part-returns-besides = außer diese Karte zu bezahlen, gibst du { $what } zurück
part-never-with-major = du kannst diese Karte nur mit einer Aktion „kleine Anschaffung“ ausspielen, nicht mit einer Aktion „große oder kleine Anschaffung“
part-fireplace = diese Karte ist eine Feuerstelle, eine große Anschaffung, mit allem, was diese tut
saving-food-of-space = jedes Mal, wenn du Ausbildungskosten bezahlst, darfst du dafür Nahrung nehmen, die auf dem Feld { $space } liegt
ruling-card-stone-company = Es zählt, was für die Anschaffung selbst bezahlt wird.
ruling-card-field-merchant = Auch wer mit einer solchen Aktion nichts bauen oder ausspielen kann, verzichtet auf sie. Mit dieser Karte darf das Feld Große Anschaffung genutzt werden, nur um zu verzichten. Eine kleine Anschaffung, die man durch eine Karte ausspielen darf, ohne dass diese von einer Aktion spricht, zählt nicht. Auf das, wofür der Steinbetrieb Stein verlangt, kann man nicht verzichten.
ruling-card-oriental-fireplace = Sie ist eine kleine und eine große Anschaffung und eine Feuerstelle: Man kann sie für eine Kochstelle zurückgeben. Dann ist sie aus dem Spiel. Die Quellen sind uneins: Nach manchen zählt sie jeweils nur als eine von beiden.
