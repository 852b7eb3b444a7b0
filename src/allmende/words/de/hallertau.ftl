### Hallertau. Die Begriffe sind die der deutschen Spielregel, die Sätze unsere eigenen.

## Der Tisch

title-hallertau = Hallertau
option-cards = Karten
option-cards-off = ohne (kartenlose Variante)
option-progress = Fortschritt
option-progress-together = alle gleichzeitig
option-progress-clockwise = reihum im Uhrzeigersinn

## Ressourcen. $count sagt, um wie viele es im Satz geht.

resource-barley = Gerste
resource-flax = Flachs
resource-hops = Hopfen
resource-rye = Roggen
resource-hides = { $count ->
    [one] Fell
   *[other] Felle
}
resource-meat = Fleisch
resource-milk = Milch
resource-wool = Wolle
resource-clay = Lehm
resource-sheep = { $count ->
    [one] Schaf
   *[other] Schafe
}
resource-tools = { $count ->
    [one] Gerät
   *[other] Geräte
}
resource-jewelry = Schmuck
resource-field = { $count ->
    [one] Acker
   *[other] Äcker
}
resource-workers = { $count ->
    [one] Arbeiter
   *[other] Arbeiter
}
amount = { $count } { $resource }

## Aktionsfelder

space-gateway-card = Einstiegskarte
space-sheep-breeding = Schafzucht
space-sheep-shearing = Schafscherer
space-clay-delivery = Lehmförderung
space-farming = Ackerbau
space-farmyard-card = Hofkarte
space-butchery = Metzgerei
space-nursery = Gärtnerei
space-busy-weekend = Wochenendarbeit
space-clearing = Urbarmachung
space-bonus-card = Bonuskarte
space-small-trade = Kleingewerbe
space-cultivation = Einsaat
space-weekly-market = Wochenmarkt
space-land-sale = Landverkauf
space-point-card = Punktekarte
space-fertilizing = Düngung
space-tool-shed = Geräteschuppen
space-town-hall = Rathaus
space-sheep-market = Schafmarkt

## Handwerke, als Name und im Satz (Nominativ und Akkusativ)

craft-carpentry = Zimmerei
craft-brewhouse = Brauhaus
craft-cooling-house = Kühlhaus
craft-bakehouse = Backhaus
craft-manufacture = Manufaktur
the-craft-carpentry = die Zimmerei
the-craft-brewhouse = das Brauhaus
the-craft-cooling-house = das Kühlhaus
the-craft-bakehouse = das Backhaus
the-craft-manufacture = die Manufaktur

## Äcker

field-empty = leerer Acker in Zeile { $row }
field-planted = Acker mit { $good } in Zeile { $row }

## Phasen und ihre kurzen Namen

phase-1 = Viertel
phase-2 = Neue Arbeiter
phase-3 = Einkommen
phase-4 = Aktionen
phase-5 = Neue Karte
phase-6 = Brachliegende Äcker
phase-7 = Erntezeit
phase-8 = Melken
phase-9 = Fortschritt
phase-10 = Findlinge
phase-11 = Wertung
phase-1-short = Viertel
phase-2-short = Arbeiter
phase-3-short = Einkommen
phase-4-short = Aktionen
phase-5-short = Karte
phase-6-short = Brache
phase-7-short = Ernte
phase-8-short = Melken
phase-9-short = Fortschritt
phase-10-short = Findlinge
phase-11-short = Wertung

## Effekte: Nebensätze im Infinitiv ohne „zu“, die sich verschachteln lassen.
## effect-crops, effect-one-of, effect-field, effect-round und effect-each-sheep nennen im Akkusativ, was es gibt.

effect-sentence = { CAPITAL($effect) }.
effect-then = { $first }, dann { $second }
effect-either = entweder { $first } oder { $second }
effect-exchange = { $cost } und dafür { $gains }
effect-none = im Spiel ohne Karten keine Wirkung
effect-gain = { $what } erhalten
effect-crops = { $count ->
    [one] 1 Ackerfrucht deiner Wahl
   *[other] { $count } Ackerfrüchte deiner Wahl
}
effect-one-of = entweder { $first } oder { $second }
effect-field = 1 neuen Acker in Zeile { $row }
effect-round = { $resource } in Höhe der Rundenzahl
effect-each-sheep = { $what } für jedes deiner Schafe
effect-sow = { $count ->
    [one] auf 1 Acker aussäen
   *[other] auf bis zu { $count } Äckern aussäen
}
effect-move-empty-fields = { $count ->
    [one] 1 leeren Acker in Zeile 5 schieben
   *[other] bis zu { $count } leere Äcker in Zeile 5 schieben
}
effect-sustain = 1 Schaf auf die nächste Hofkarte oder von der letzten in die Stallung bringen
effect-pay = { $what } abgeben
effect-move-craft-back = 1 Handwerk ein Feld zurückschieben

## Fragen an den Spieler

prompt-turn = { $count ->
    [one] Du bist am Zug: Setze deinen letzten Arbeiter ein oder tausche ihn gegen ein Gerät.
   *[other] Du bist am Zug: Setze Arbeiter ein oder tausche welche gegen Geräte. Du hast noch { $count }.
}
prompt-choose = Entscheide dich für eins davon.
prompt-pay-sheep = Wähle das Schaf, das du abgibst, oder keins.
prompt-pay-field = Wähle den Acker, den du abgibst, oder keinen.
prompt-retreat = Wähle das Handwerk, das ein Feld zurückgeht, oder keins.
prompt-take = { $count ->
    [one] Wähle, was du nimmst.
   *[other] Wähle, was du nimmst: noch { $count }.
}
prompt-sparingly = Nimmst du das, oder verzichtest du?
prompt-sow = { $count ->
    [one] Säe auf 1 Acker aus.
   *[other] Säe auf bis zu { $count } Äckern aus.
}
prompt-raise = { $count ->
    [one] Schiebe 1 leeren Acker in Zeile 5.
   *[other] Schiebe bis zu { $count } leere Äcker in Zeile 5.
}
prompt-sustain = Bringe ein Schaf auf die nächste Hofkarte oder von der letzten in die Stallung.
prompt-fallow = Wähle den leeren Acker, der noch eine Zeile nach oben rückt.
prompt-progress = Rücke deine Handwerke vor: { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
} je Schritt. Für Findlinge bereit: { $tools ->
    [one] 1 Gerät
   *[other] { $tools } Geräte
}.
prompt-pay = { $craft } vorrücken: Wähle, womit du bezahlst.

## Züge: kurz genug für Knöpfe

move-done = Fertig
move-skip = Verzichten
move-finish-progress = Fortschritt beenden
move-place = Auf { $space } setzen
move-place-sparingly = Auf { $space } setzen, aber weniger nehmen
move-exchange = { $count ->
    [one] 1 Arbeiter gegen 1 Gerät tauschen
   *[other] { $count } Arbeiter gegen { $count } Geräte tauschen
}
move-choose = Möglichkeit { $number }
move-choose-effect = { CAPITAL($effect) }
move-take = { $what } nehmen
move-sow = { $good } in Zeile { $row } aussäen
move-spend-sheep = { $place ->
    [7] Schaf aus der Stallung abgeben
   *[other] Schaf von der Karte der Runde { $place } abgeben
}
move-spend-field = Abgeben: { $field }
move-raise = Acker aus Zeile { $row } in Zeile 5 schieben
move-fallow = Acker in Zeile { $row } hochschieben
move-sustain = { $to ->
    [7] Schaf von Runde { $place } in die Stallung bringen
   *[other] Schaf von Runde { $place } zu Runde { $to } bringen
}
move-retreat = { $craft } zurückschieben
move-advance = { $craft } vorrücken
move-pay = { $what } bezahlen

## Gründe, warum etwas nicht geht

reason-over = Das Spiel ist zu Ende.
reason-not-your-turn = Du hast gerade nichts zu entscheiden.
reason-not-now = Das geht jetzt nicht.
reason-closed = Im Spiel ohne Karten gesperrt.
reason-space-full = Alle Reihen sind belegt.
reason-needs = Kostet { $needed }; du hast { $have }.
reason-needs-tools = Die Findlinge erfordern { $needed }; bereit: { $have }.
reason-nothing-to-spare = Hier gibt es nichts, wovon du weniger nehmen könntest.
reason-cannot-pay = { $count ->
    [one] Dir fehlt die passende Ware für diesen Schritt.
    [2] Dir fehlen 2 passende Waren für diesen Schritt.
   *[other] Dir fehlen passende Waren für diesen Schritt: { $count }, mit Rabatt weniger.
}
reason-last-column = Dieses Handwerk ist auf dem letzten Feld angekommen.
reason-full = Für mehr { $resource } hast du keinen Platz.
reason-no-column = Alle Spalten deines Ackerplans sind belegt.
reason-no-crop = Du hast keine Ackerfrucht zum Aussäen.
reason-no-empty-field = Du hast keinen leeren Acker.
reason-no-empty-field-in = Du hast keinen leeren Acker in Zeile { $row }, mit dem das ginge.
reason-must-fallow = Einer deiner leeren Äcker muss noch einmal hochrücken: Wähle, welcher.
reason-wrong-payment = { $craft }: Damit lässt sich in dieser Runde kein Schritt bezahlen.
reason-no-field = Du hast keinen Acker.
reason-no-field-to-move = Du hast keinen leeren Acker unterhalb von Zeile 5.
reason-no-sheep = Du hast kein Schaf.
reason-no-sheep-on-cards = Auf deinen Hofkarten steht kein Schaf.
reason-no-craft-to-retreat = Kein Handwerk kann zurück: Alle liegen am Dorfgemeinschaftshaus an.

## Ereignisse: der Spielverlauf. $player ist der Name am Platz, $players die Zahl der Spieler.
## Eine Liste bringt ihre Länge mit, $winners also $winners-count.

event-round-began = Runde { $round } beginnt.
event-phase-began = { $phase ->
    [1] Phase 1: { phase-1 }
    [2] Phase 2: { phase-2 }
    [3] Phase 3: { phase-3 }
    [4] Phase 4: { phase-4 }
    [5] Phase 5: { phase-5 }
    [6] Phase 6: { phase-6 }
    [7] Phase 7: { phase-7 }
    [8] Phase 8: { phase-8 }
    [9] Phase 9: { phase-9 }
    [10] Phase 10: { phase-10 }
   *[other] { phase-11 }
}
event-workers-removed = { $spaces-count ->
    [0] { $quadrants-count ->
        [one] In Viertel { $quadrants } gibt es keine Arbeiter zu entfernen.
       *[other] In den Vierteln { $quadrants } gibt es keine Arbeiter zu entfernen.
    }
   *[other] { $quadrants-count ->
        [one] In Viertel { $quadrants } werden Arbeiter entfernt: { $spaces }.
       *[other] In den Vierteln { $quadrants } werden Arbeiter entfernt: { $spaces }.
    }
}
event-workers-gained = { $count ->
    [one] { $player } nimmt sich einen Arbeiter.
   *[other] { $player } nimmt sich { $count } Arbeiter.
}
event-workers-placed = { $count ->
    [one] { $player } legt 1 Arbeiter auf { $space }.
   *[other] { $player } legt { $count } Arbeiter auf { $space }.
}
event-workers-exchanged = { $count ->
    [one] { $player } tauscht 1 Arbeiter gegen 1 Gerät.
   *[other] { $player } tauscht { $count } Arbeiter gegen { $count } Geräte.
}
event-gained = { $player } erhält { $count } { $resource }.
event-paid = { $player } gibt { $count } { $resource } ab.
event-field-gained = { $player } erhält einen neuen Acker in Zeile { $row }.
event-field-spent = { $good ->
    [none] { $player } gibt den leeren Acker in Zeile { $row } ab.
   *[other] { $player } gibt den Acker in Zeile { $row } mit allem ab, was darauf wächst: { $good }.
}
event-field-moved = { $player }: Acker von Zeile { $row } in Zeile { $to }.
event-sown = { $player } sät { $good } in Zeile { $row } aus.
event-harvested = { $player } erntet { $count } { $good }.
event-sheep-moved = { $to ->
    [7] { $player } bringt ein Schaf in die Stallung.
   *[other] { $player } bringt ein Schaf auf die Hofkarte der Runde { $to }.
}
event-sheep-died = { $count ->
    [one] { $player } verliert ein Schaf: Es war alt.
   *[other] { $player } verliert { $count } Schafe: Sie waren alt.
}
event-craft-advanced = { $tools ->
    [0] { $player } rückt { $craft } auf Feld { $position } vor.
    [one] { $player } rückt { $craft } auf Feld { $position } vor und verbraucht 1 Gerät.
   *[other] { $player } rückt { $craft } auf Feld { $position } vor und verbraucht { $tools } Geräte.
}
event-craft-retreated = { $player } schiebt { $craft } auf Feld { $position } zurück.
event-center-moved = { $points ->
    [0] Das Dorfgemeinschaftshaus von { $player } rückt nach: { $workers } Arbeiter.
   *[other] Das Dorfgemeinschaftshaus von { $player } rückt nach: { $points } Punkte.
}
event-boulders-reset = { $player } richtet die Findlinge neu aus.
event-first-player-passed = Die Startspielermarke geht an { $player }.
event-game-ended = { $players ->
    [1] Das Spiel ist zu Ende.
   *[other] { $winners-count ->
        [one] Das Spiel ist zu Ende: { $winners } gewinnt.
       *[other] Das Spiel ist zu Ende: { $winners } gewinnen gemeinsam.
    }
}

## Wertung

score-community-center = Hausplan
score-sheep = Schafe in der Stallung
score-jewelry = Schmuck
score-fields-goods-tools = Äcker, Geräte und Waren
