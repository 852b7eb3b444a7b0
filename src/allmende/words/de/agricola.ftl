### Agricola. Die Begriffe folgen dem deutschen Spiel, so weit sie uns bekannt sind, die Sätze sind unsere eigenen.

## Die Kampagne

campaign = Die Kampagne
campaign-game = Partie { $game } von { $games } der Kampagne
campaign-alone = Partie { $game } der Kampagne: Das Ziel ist { $goal }
campaign-food = { $food ->
    [0] Du beginnst die nächste Partie ohne Nahrung.
   *[other] Du beginnst die nächste Partie mit { $food } Nahrung.
}
campaign-again = Das Ziel bleibt, und du beginnst ohne Nahrung.
campaign-won = { $winners-count ->
    [one] { $winners } gewinnt die Kampagne.
   *[other] { $winners } gewinnen die Kampagne gemeinsam.
}
campaign-points = für Ränge
campaign-totals = alle Punkte

## Unmögliche Spielaufbauten

error-deal-first = Platz { $seat } kann bei { $players } Plätzen nicht beginnen.
error-deal-stage = Die Aktionsfeldkarten von Periode { $stage } sind { $known }, in beliebiger Reihenfolge; gefunden: { $found }
error-deal-rest = Nach der letzten Periode gibt es keine Aktionsfeldkarten mehr; gefunden: { $found }
error-deal-card = Die Karte { $card } kann in dieser Partie auf keiner Hand sein, oder sie ist auf zweien.
error-deal-hands = Handkarten gibt es für { $hands ->
    [one] 1 Platz
   *[other] { $hands } Plätze
}: Mit Handkarten braucht jeder Platz welche, sonst gibt es keine.
error-deal-hand = Platz { $seat } muss { $count } kleine Anschaffungen und { $count } Ausbildungen erhalten.
error-campaign-players = Eine Kampagne geht nur mit höchstens { $most } Spielern: Für weitere Ränge nennt die Anleitung keine Punkte.
error-too-few-cards = { $players } Hände mit je { $size } Karten jeder Art brauchen mehr Karten, als es gibt: { $there } von einer Art. Wähle andere Decks oder andere Handkarten.
error-tile-players = Für mehr als 4 Spieler gibt es kein Variantenplättchen.
error-deal-campaign = Was frühere Partien mitbringen, fehlt oder passt nicht zu Partie { $game } einer Kampagne.

## Ressourcen. $count sagt, um wie viele es im Satz geht.

resource-reed = Schilf
resource-stone = Stein
resource-vegetable = { $count ->
    [one] Gemüse
   *[other] Gemüse
}
resource-boar = { $count ->
    [one] Wildschwein
   *[other] Wildschweine
}
all-wood = alles Holz
all-clay = allen Lehm
all-reed = alles Schilf
all-stone = allen Stein
all-food = alle Nahrung
all-sheep = alle Schafe
all-boar = alle Wildschweine
all-cattle = alle Rinder

## Aktionsfelder. Einige Namen gibt es doppelt: auf dem Spielplan und auf einer Erweiterung oder einem Plättchen.

action-farm-expansion = Hoferweiterung
action-meeting-place = Treffpunkt
action-grain-seeds = Getreidesaatgut
action-farmland = Ackerland
action-lessons = Unterricht
action-day-laborer = Tagelöhner
action-forest = Wald
action-clay-pit = Lehmgrube
action-reed-bank = Schilfbank
action-fishing = Fischfang
action-grain-utilization = Getreideverwertung
action-fencing = Einzäunung
action-sheep-market = Schafmarkt
action-major-improvement = Große Anschaffung
action-basic-wish-for-children = Einfacher Kinderwunsch
action-house-redevelopment = Hausrenovierung
action-western-quarry = Westlicher Steinbruch
action-vegetable-seeds = Gemüsesaatgut
action-pig-market = Schweinemarkt
action-cattle-market = Rindermarkt
action-eastern-quarry = Östlicher Steinbruch
action-cultivation = Feldbestellung
action-urgent-wish-for-children = Dringender Kinderwunsch
action-farm-redevelopment = Hofrenovierung
action-copse = Gehölz
action-grove = Hain
action-resource-market = Rohstoffmarkt
action-hollow = Lehmkuhle
action-more-lessons = Unterricht (Erweiterung)
action-traveling-players = Gaukler
action-side-job = Nebenerwerb
action-tile-copse = Gehölz (Plättchen)
action-tile-resource-market = Rohstoffmarkt (Plättchen)
action-tile-animal-market = Viehmarkt
action-modest-wish-for-children = Bescheidener Kinderwunsch
action-third-lessons = Unterricht (zweite Erweiterung)
action-house-building = Hausbau
action-riverbank-forest = Uferwald
action-animal-market = Viehmarkt (Erweiterung)
action-farm-supplies = Hofbedarf
action-building-supplies = Baubedarf
action-corral = Viehgatter
action-improvement = Anschaffung

## Große Anschaffungen, als Name und im Satz (Akkusativ). Feuerstellen und Kochstellen unterscheiden sich im Preis.

improvement-fireplace = Feuerstelle
improvement-cooking-hearth = Kochstelle
improvement-fireplace-2 = Feuerstelle (2 Lehm)
improvement-fireplace-3 = Feuerstelle (3 Lehm)
improvement-cooking-hearth-4 = Kochstelle (4 Lehm)
improvement-cooking-hearth-5 = Kochstelle (5 Lehm)
improvement-well = Brunnen
improvement-clay-oven = Lehmofen
improvement-stone-oven = Steinofen
improvement-joinery = Tischlerei
improvement-pottery = Töpferei
improvement-basketmakers-workshop = Korbflechterei
improvement-fireplace-4 = Feuerstelle (4 Lehm)
improvement-cooking-hearth-6 = Kochstelle (6 Lehm)
improvement-second-well = Zweiter Brunnen
improvement-second-clay-oven = Zweiter Lehmofen
improvement-second-stone-oven = Zweiter Steinofen
improvement-second-joinery = Zweite Tischlerei
improvement-second-pottery = Zweite Töpferei
improvement-second-basketmakers-workshop = Zweite Korbflechterei
the-improvement-fireplace-2 = die Feuerstelle für 2 Lehm
the-improvement-fireplace-3 = die Feuerstelle für 3 Lehm
the-improvement-cooking-hearth-4 = die Kochstelle für 4 Lehm
the-improvement-cooking-hearth-5 = die Kochstelle für 5 Lehm
the-improvement-well = den Brunnen
the-improvement-clay-oven = den Lehmofen
the-improvement-stone-oven = den Steinofen
the-improvement-joinery = die Tischlerei
the-improvement-pottery = die Töpferei
the-improvement-basketmakers-workshop = die Korbflechterei
the-improvement-fireplace-4 = die Feuerstelle für 4 Lehm
the-improvement-cooking-hearth-6 = die Kochstelle für 6 Lehm
the-improvement-second-well = den zweiten Brunnen
the-improvement-second-clay-oven = den zweiten Lehmofen
the-improvement-second-stone-oven = den zweiten Steinofen
the-improvement-second-joinery = die zweite Tischlerei
the-improvement-second-pottery = die zweite Töpferei
the-improvement-second-basketmakers-workshop = die zweite Korbflechterei

## Phasen einer Runde, der Ernte und das Ende; und ihre kurzen Namen

round-phase-preparation = Vorbereitungsphase
round-phase-work = Arbeitsphase
round-phase-returning-home = Heimkehrphase
round-phase-field = Feldphase
round-phase-feeding = Ernährungsphase
round-phase-breeding = Vermehrungsphase
round-phase-scoring = Wertung
round-phase-preparation-short = Vorbereitung
round-phase-work-short = Arbeit
round-phase-returning-home-short = Heimkehr
round-phase-field-short = Feld
round-phase-feeding-short = Ernährung
round-phase-breeding-short = Vermehrung
round-phase-scoring-short = Wertung

## Fragen an den Spieler

prompt-place = { $count ->
    [one] Du bist am Zug: Setze deine letzte Person in dieser Runde ein.
   *[other] Du bist am Zug: Setze eine Person ein. Du hast in dieser Runde noch { $count }.
}
prompt-and-or = Wähle, was du tust: jede Aktion einmal, in beliebiger Reihenfolge, und mindestens eine davon.
prompt-build-rooms = Baue Räume: Wähle das Hoffeld für den nächsten.
prompt-build-room = Wähle das Hoffeld, auf dem du einen Raum baust.
prompt-build-stable = Wähle das Hoffeld, auf dem du einen Stall baust.
prompt-build-stables = Baue Ställe: Wähle das Hoffeld für den nächsten.
prompt-renovate = Renoviere dein Haus.
prompt-grow = Vergrößere deine Familie.
prompt-plow-field = Wähle das Hoffeld, das du pflügst.
prompt-sow-crops = Säe auf deinen leeren Äckern: Wähle, was auf dem nächsten wächst.
prompt-fence-one = Zäune eine Weide ein.
prompt-fence = Zäune Weiden ein, eine nach der anderen.
prompt-build-major = Wähle die große Anschaffung, die du baust.
prompt-bake = Backe Brot, immer aus 1 Getreide.
prompt-lacking = { $prompt } Vorher kannst du dir noch verschaffen, was dir fehlt.
prompt-major-or-minor = Wähle die Anschaffung, die du baust oder ausspielst.
prompt-minor = Wähle die kleine Anschaffung, die du ausspielst.
prompt-occupation = Wähle die Ausbildung, die du ausspielst.
prompt-pay-for = Wähle, wie du { $what ->
    [room] den Raum auf { $name }
    [renovation] die Renovierung
    [stable] den Stall auf { $name }
    [fences] die Zäune
    [card] { $name }
   *[improvement] { $name }
} bezahlst.
prompt-by-card = { $card }: { $prompt }
prompt-cards = Wähle, welche deiner Karten als Nächstes wirkt.
prompt-cards-ahead = Du kannst Karten schon jetzt wirken lassen, vor den Aktionen des Aktionsfelds; sonst wirken sie danach.
prompt-early-action = { $card }: Dein Neugeborenes kann für { $food } Nahrung schon in dieser Runde eine Aktion ausführen.
prompt-chance = Du kannst deine Karten jetzt noch nutzen, bevor es zu spät ist.
prompt-offer = Du kannst Waren tauschen.
prompt-pick = Du kannst von jedem deiner Getreideäcker 1 Getreide mehr nehmen.
prompt-move-crop = Wähle den Acker, von dem 1 Frucht auf einen leeren kommt.
prompt-place-second = Du kannst sofort noch eine Person einsetzen.
prompt-births = { $some ->
    [yes] Es könnten geboren werden: { $animals }. Nicht alle finden Platz: Wähle, welche geboren werden, oder gib erst andere zurück{ $cook ->
        [yes] {" "}oder koche sie
       *[no] {""}
    }.
   *[no] Es könnten geboren werden: { $animals }. Dafür ist kein Platz: Gib erst andere Tiere zurück{ $cook ->
        [yes] {" "}oder koche sie
       *[no] {""}
    }.
}
prompt-feed = Ernähre deine Familie: Sie braucht { $due } Nahrung, und du hast { $have }.

## Züge: kurz genug für Schaltflächen

move-place-person = Auf das Feld { $action } setzen
move-plow-field = { $place } pflügen
move-build-room = Raum auf { $place } bauen
move-stable = Stall auf { $place } bauen
move-fence = { $places } einzäunen
move-sow-crop = { $what } säen
move-bake = 1 Getreide verbacken ({ $with })
move-renovate = Renovieren
move-renovate-straight = Direkt zu Stein renovieren
move-grow = Familie vergrößern
move-improvement = { $what } bauen
move-upgrade = { $for } zurückgeben für { $what }
move-feed = Familie ernähren
move-craft = { $with } nutzen
move-eat-raw = { $what } zu 1 Nahrung machen
move-cook = { $what } kochen ({ $with })
move-pick = Frucht von { $place }
move-pick-bed = Frucht von Karte { $number }
move-play-card = { $card } ausspielen
move-keep-card = { $card } behalten
move-keep-unnamed = Eine Karte behalten
move-discard-card = { $card } abwerfen
move-resolve-card = { $card } als Nächstes
move-choose-way = Möglichkeit { $number }
move-use-card = { $card } nutzen

## Ereignisse: der Spielverlauf. $player ist der Name am Platz, $players die Zahl der Spieler.

event-space-revealed = { $action } kommt ins Spiel.
event-round-phase-began = { $phase ->
    [preparation] Phase 1: { round-phase-preparation }
    [work] Phase 2: { round-phase-work }
    [returning-home] Phase 3: { round-phase-returning-home }
    [field] Ernte
    [feeding] Ernte: { round-phase-feeding }
    [breeding] Ernte: { round-phase-breeding }
    [draft] { round-phase-draft }
   *[other] { round-phase-scoring }
}
event-person-placed = { $player } setzt eine Person auf das Feld { $action }.
event-person-idle = { $player } findet in dieser Runde nichts mehr zu tun.
event-starting-player-taken = { $player } hat jetzt den Startspielerstein.
event-exchanged = { $player } macht { $count } { $resource } zu { $food } Nahrung.
event-promised = { $rounds-count ->
    [0] { $player } findet für { $resource } kein Rundenfeld mehr.
    [one] { $player } legt { $count } { $resource } auf das Feld der Runde { $rounds }.
   *[other] { $player } legt je { $count } { $resource } auf die Felder der Runden { $rounds }.
}
event-field-plowed = { $player } pflügt { $place }.
event-field-sown = { $player } sät auf { $place }: Dort wachsen { $count } { $resource }.
event-room-built = { $player } baut auf { $place } einen Raum aus { $house ->
    [wood] Holz
    [clay] Lehm
   *[stone] Stein
}.
event-renovated = { $player } renoviert: Das Haus hat jetzt { $rooms } Räume aus { $house ->
    [clay] Lehm
   *[stone] Stein
}.
event-stable-built = { $player } baut auf { $place } einen Stall.
event-pasture-fenced = { $player } zäunt { $places } mit { $fences ->
    [one] 1 Zaun
   *[other] { $fences } Zäunen
} ein.
event-improvement-built = { $player } baut { $improvement }.
event-improvement-returned = { $player } gibt { $improvement } zurück.
event-family-grew = Die Familie von { $player } wächst auf { $people } Personen.
event-animals-released = { $player } gibt { $count } { $animal } zurück.
event-fields-harvested = { $player } erntet { $vegetables ->
    [0] { $grain } Getreide
   *[other] { $grain ->
        [0] {""}
       *[other] { $grain } Getreide und {""}
    }{ $vegetables ->
        [one] 1 Gemüse
       *[other] { $vegetables } Gemüse
    }
}.
event-fed = { $begging ->
    [0] { $player } ernährt die Familie mit { $food } Nahrung.
    [one] { $player } ernährt die Familie mit { $food } Nahrung und nimmt 1 Bettelmarke.
   *[other] { $player } ernährt die Familie mit { $food } Nahrung und nimmt { $begging } Bettelmarken.
}

event-by-card = { $card }: { $event }
event-field-promised = { $player } legt einen Acker auf das Feld der Runde { $round }.
event-crop-moved = { $player } legt 1 { $resource } um: { $place } → { $to }.
event-hand-card-played = { $player } spielt { $card } aus.
event-hand-card-passed = { $to ->
    [none] { $card } kommt aus dem Spiel.
   *[other] { $player } gibt { $card } an { $to } weiter.
}
event-bonus-points-gained = { $player } erhält { $points ->
    [one] 1 Bonuspunkt
   *[other] { $points } Bonuspunkte
}.

## Wertung

score-fields = Äcker
score-pastures = Weiden
score-grain = Getreide
score-vegetables = Gemüse
score-sheep = Schafe
score-boar = Wildschweine
score-cattle = Rinder
score-unused = Ungenutzte Hoffelder
score-stables = Eingezäunte Ställe
score-rooms = Räume aus Lehm und Stein
score-people = Personen
score-improvements = Anschaffungen
score-bonus = Bonuspunkte
score-begging = Bettelmarken

## Woher Punkte kommen, im Satz

for-fields = für Äcker
for-pastures = für Weiden
for-grain = für Getreide
for-vegetables = für Gemüse
for-sheep = für Schafe
for-boar = für Wildschweine
for-cattle = für Rinder
for-unused = für ungenutzte Hoffelder
for-stables = für eingezäunte Ställe
for-rooms = für Räume aus Lehm und Stein
for-people = für Personen
for-improvements = für Anschaffungen
for-bonus = als Bonuspunkte
for-begging = für Bettelmarken

## Was Aktionsfelder und Anschaffungen bewirken: Nebensätze im Infinitiv, die sich verschachteln lassen.

thing-with = { $what } mit { $others }
thing-for = { $what } für { $cost }
exchange = { $what } zu { $food }
effect-and = { $first } und { $second }
effect-and-or = { $first } und/oder { $second }
effect-and-afterward = { $first } und danach, wenn du willst, { $second }
effect-from-round = ab Runde { $round } { $effect }
effect-until-round = { $effect }; { $later }
effect-gain-missing-animal = 1 Tier der ersten Art bekommen, von der du keines hast: { $first }, sonst { $second }, sonst { $third }
effect-linked = Verbunden mit { $action }: Wird eines der beiden Felder genutzt, lässt sich das andere in dieser Runde nicht mehr nutzen.
effect-take-all = { $what } nehmen
effect-accumulates = { $count ->
    [one] Jede Runde kommt { $what } dazu.
   *[other] Jede Runde kommen { $what } dazu.
}
effect-become-starting-player = Startspieler werden
effect-build-rooms = Räume bauen (jeden für { $count } vom Material deines Hauses und { $reed })
effect-build-stables = { $most ->
    [one] 1 Stall bauen (für { $cost })
   *[other] Ställe bauen (jeden für { $cost })
}
effect-renovate = dein Haus von Holz zu Lehm oder von Lehm zu Stein renovieren (für insgesamt { $reed } und pro Raum { $clay } oder { $stone })
effect-grow = { $room ->
    [needed] deine Familie vergrößern (wenn du mehr Räume als Personen hast)
   *[not-needed] deine Familie vergrößern (auch ohne freien Raum)
}
effect-plow-field = 1 Acker pflügen
effect-plow-apart = 1 Acker pflügen, der nicht neben einem anderen liegen muss
effect-sow-fields = auf beliebig vielen leeren Äckern säen
effect-build-fences = Zäune bauen (jeden für { $cost })
effect-fences-beside-fields = Zäune bauen (jeden für { $cost }, aber die neben einem Ackerplättchen kostenlos)
effect-free-fences = ohne weitere Kosten bis zu { $count } Zäune bauen
effect-build-major = 1 große Anschaffung bauen
effect-bake-bread = Brot backen
effect-occupation = 1 Ausbildung für { $cost } ausspielen
effect-occupation-from = 1 Ausbildung ausspielen: { $count ->
    [one] Deine erste im Spiel { $food ->
        [0] ist kostenlos
       *[other] kostet { $food } Nahrung
    }, jede weitere kostet { $later } Nahrung
   *[other] Deine ersten { $count } im Spiel { $food ->
        [0] sind kostenlos
       *[other] kosten je { $food } Nahrung
    }, jede weitere kostet { $later } Nahrung
}
effect-return-fireplace = statt den Lehm zu bezahlen, darfst du eine Feuerstelle zurückgeben
effect-when-built = { $may ->
    [yes] beim Bau darfst du sofort { $effect }
   *[no] beim Bau { $effect }
}
effect-cook = jederzeit { $exchanges } machen
effect-baking = beim Brotbacken { $most ->
    [0] beliebig viel Getreide zu je { $food }
    [one] { $grain } zu { $food }
   *[other] bis zu { $grain } zu je { $food }
} machen
effect-craft = einmal pro Ernte { $what } zu { $food } machen
effect-bonus = am Spielende sind mindestens { $counts } { $resource } in deinem Vorrat { $points } Bonuspunkte wert

## Auslegungen: wie unklare Felder und Anschaffungen gelesen werden

ruling-action-meeting-place = Auch wer den Startspielerstein schon hat, darf das Feld nutzen und behält ihn.
ruling-action-lessons = Ohne Handkarten lässt sich das Feld nicht nutzen.
ruling-action-more-lessons = Ohne Handkarten lässt sich das Feld nicht nutzen.
ruling-action-side-job = Das Feld darf auch im Solospiel genutzt werden.
ruling-action-tile-copse = Ist ein Feld des Plättchens genutzt, lassen sich die anderen in dieser Runde nicht mehr nutzen.
ruling-action-tile-resource-market = Ist ein Feld des Plättchens genutzt, lassen sich die anderen in dieser Runde nicht mehr nutzen.
ruling-action-tile-animal-market = Ist ein Feld des Plättchens genutzt, lassen sich die anderen in dieser Runde nicht mehr nutzen.
ruling-action-modest-wish-for-children = Ist ein anderes Feld des Plättchens oder das verbundene Feld genutzt, lässt sich dieses in dieser Runde nicht mehr nutzen.
ruling-improvement-joinery = Das Holz, das Bonuspunkte bringt, bleibt im Vorrat und zählt bei Gleichstand mit.
ruling-improvement-pottery = Der Lehm, der Bonuspunkte bringt, bleibt im Vorrat und zählt bei Gleichstand mit.
ruling-improvement-basketmakers-workshop = Das Schilf, das Bonuspunkte bringt, bleibt im Vorrat und zählt bei Gleichstand mit.
ruling-improvement-cooking-hearth-4 = Eine zurückgegebene Feuerstelle kann wieder gebaut werden, von allen.
ruling-improvement-cooking-hearth-5 = Eine zurückgegebene Feuerstelle kann wieder gebaut werden, von allen.
ruling-action-third-lessons = Ohne Handkarten lässt sich das Feld nicht nutzen.
ruling-action-riverbank-forest = Die Quellen sind uneins: Nach einer gibt es das Feld zu fünft nicht.
ruling-action-animal-market = Die Quellen sind uneins: Nach einer gibt es das Feld zu fünft nicht.
ruling-action-improvement = Ab Runde 5 darfst du zwischen einer großen und einer kleinen Anschaffung wählen.
ruling-improvement-cooking-hearth-6 = Eine zurückgegebene Feuerstelle kann wieder gebaut werden, von allen.
ruling-improvement-second-clay-oven = Die Quellen sind uneins über die Kosten: Eine nennt 3 Lehm und 2 Stein.
ruling-improvement-second-joinery = Holz, das für eine Tischlerei zählt, zählt nicht für die andere. Die Quellen sind uneins über die Kosten: Eine nennt 3 Holz und 2 Stein.
ruling-improvement-second-pottery = Lehm, der für eine Töpferei zählt, zählt nicht für die andere. Die Quellen sind uneins über die Kosten: Eine nennt 3 Lehm und 2 Stein.
ruling-improvement-second-basketmakers-workshop = Schilf, das für eine Korbflechterei zählt, zählt nicht für die andere. Die Quellen sind uneins über die Kosten: Eine nennt 3 Schilf und 2 Stein.

## Gründe, warum etwas nicht geht

reason-occupied = { $whose ->
    [mine] Dort steht schon eine deiner Personen.
   *[other] Dort steht schon eine fremde Person.
}
reason-tile-used = Ein anderes Feld dieses Plättchens wurde in dieser Runde schon genutzt.
reason-linked-used = { $action } wurde in dieser Runde schon genutzt: Damit ist auch dieses Aktionsfeld blockiert.
reason-from-round = Das lässt sich erst ab Runde { $round } nutzen.
reason-not-in-play = { $rounds ->
    [1] Noch nicht im Spiel: kommt in Periode { $stage }, in Runde { $last }.
    [2] Noch nicht im Spiel: kommt in Periode { $stage }, in Runde { $first } oder { $last }.
   *[other] Noch nicht im Spiel: kommt in Periode { $stage }, in einer der Runden { $first } bis { $last }.
}
reason-other-players = { $players ->
    [1] Dieses Aktionsfeld gibt es im Solospiel nicht.
   *[other] Dieses Aktionsfeld gibt es mit { $players } Spielern nicht.
}
reason-no-such-tile = Diese Partie kommt ohne dieses Plättchen aus.
reason-nothing-there = Dort liegt nichts.
reason-by-action-space = { $spaces-count ->
    [one] Dafür gibt es ein Aktionsfeld: { $spaces }.
   *[other] Dafür gibt es Aktionsfelder: { $spaces }.
}
reason-bake-on = Brot wird auf { $spaces } gebacken, oder wenn ein Ofen gebaut wird.
reason-bake-in-work-phase = Brot wird nur in der Arbeitsphase gebacken.
reason-by-no-space = Das bietet kein Aktionsfeld dieser Partie.
reason-place-first = Du musst eine deiner Personen einsetzen.
reason-feed-first = Du musst deine Familie ernähren.
reason-one-action = Mindestens eine Aktion des Aktionsfelds musst du ausführen.
reason-action-taken = Diese Aktion hast du schon ausgeführt.
reason-of-action = { $action ->
    [rooms] Räume
    [stables] Ställe
    [plow] Acker pflügen
    [sow] Säen
    [renovate] Renovieren
    [major] Große Anschaffung
    [minor] Kleine Anschaffung
    [occupation] Ausbildung
   *[bake] Brot backen
}: { $reason }
reason-feeding-phase-only = Das geht nur in der Ernährungsphase.
reason-harvest-only = Das geht nur während einer Ernte.
reason-breeding-phase-only = Das geht nur in der Vermehrungsphase.
reason-release-only = Tiere werden nur zurückgegeben, solange für sie oder ihren Nachwuchs nicht genug Platz ist.
reason-crowded = Gib erst Tiere zurück oder koche sie, bis alle übrigen Platz haben.
reason-release-in-vain = Tiere zurückzugeben würde keinen Platz für Nachwuchs schaffen.
reason-bred = Pro Ernte wird nur 1 { $animal } geboren.
reason-needed-here = Das brauchst du noch: Sonst könntest du hier keine Aktion ausführen.
reason-not-while-breeding = In der Vermehrungsphase wird nichts zu Nahrung gemacht.
reason-breeding-only-for-room = In der Vermehrungsphase werden nur Tiere zu Nahrung gemacht, wo das Platz für Nachwuchs schafft: Alles andere hat Zeit.
reason-parents-not-cooked = In der Vermehrungsphase werden Eltern und Neugeborene nicht zu Nahrung gemacht.
reason-no-craft = Diese Anschaffung macht in der Ernährungsphase nichts zu Nahrung.
reason-used-in-harvest = Diese Anschaffung hast du in dieser Ernte schon genutzt.
reason-no-improvement = Das hast du nicht: { $what }.
reason-nothing-that-cooks = Um das zu Nahrung zu machen, brauchst du eine Feuerstelle oder eine Kochstelle.
reason-nothing-that-bakes = Du hast keine Anschaffung, mit der man Brot backt.
reason-bakes-only = { $with }: höchstens { $count } Getreide pro Aktion.
reason-needs-or-fireplace = Erfordert { $needed } oder eine Feuerstelle, die du zurückgibst; du hast { $have }.
reason-improvement-built = { $whose ->
    [mine] Diese Anschaffung hast du schon.
   *[other] Diese Anschaffung hat schon jemand anderes.
}
reason-no-improvement-affordable = Von den übrigen Anschaffungen kannst du keine bezahlen.
reason-no-improvement-left = Alle Anschaffungen sind schon gebaut.
reason-improvement-for-six = Diese Anschaffung gibt es nur zu sechst.
reason-improvement-covered = Sie liegt noch unter einer anderen Anschaffung: { $above }.
reason-has-all-animals = Du hast schon Tiere aller drei Arten.
reason-place-taken = { $what ->
    [room] Auf { $place } liegt ein Raum.
    [field] Auf { $place } liegt ein Acker.
    [stable] Auf { $place } steht ein Stall.
   *[pasture] { $place } ist eingezäunt.
}
reason-room-beside = Ein neuer Raum muss an die anderen grenzen.
reason-field-beside = Ein neuer Acker muss an die anderen grenzen.
reason-pasture-beside = Eine neue Weide muss an die anderen grenzen.
reason-pasture-partly = Ein Teil davon ist schon eingezäunt: Weiden lassen sich teilen, aber nicht vergrößern.
reason-pasture-already = Das ist schon eine Weide.
reason-pasture-across = Das gehört zu mehreren Weiden.
reason-pasture-other-part = Für { $places } werden dieselben Zäune gebaut: Wähle diesen Teil der Weide.
reason-no-place-for-room = Für einen weiteren Raum ist kein Platz.
reason-no-place-for-stable = Für einen weiteren Stall ist kein Platz.
reason-no-place-for-field = Für einen weiteren Acker ist kein Platz.
reason-no-place-for-pasture = Für eine weitere Weide ist kein Platz.
reason-no-stables-left = Du hast keine Ställe mehr.
reason-fences-left = { $count ->
    [one] Erfordert 1 Zaun
   *[other] Erfordert { $count } Zäune
}; { $left ->
    [0] du hast keine mehr.
   *[other] du hast noch { $left }.
}
reason-stone-already = Dein Haus ist schon aus Stein.
reason-all-people = Alle fünf Personen sind schon im Spiel.
reason-no-room = Du hast keinen Raum für eine weitere Person.
reason-no-field-to-sow = Du hast keinen leeren Acker.
reason-no-field-for-this = Du hast keinen leeren Acker, auf dem das wächst.
reason-nothing-to-sow = Du hast weder Getreide noch Gemüse zum Säen.
reason-no-occupations = Ohne Handkarten gibt es keine Ausbildungen, die man ausspielen könnte.

## Gründe, die mit Handkarten zu tun haben

reason-no-hand-cards = Diese Partie kommt ohne Handkarten aus.
reason-card-in-play = Diese Karte hast du schon ausgespielt.
reason-prerequisite = Voraussetzung: { $what }.
reason-prerequisite-have = Voraussetzung: { $what }; du hast { $have }.
reason-needs-way = Erfordert { $ways }; du hast { $have }.
reason-only-minors = Hier lassen sich nur kleine Anschaffungen ausspielen.
reason-only-occupations = Hier lassen sich nur Ausbildungen ausspielen.
reason-by-card-or-space = { $spaces-count ->
    [0] Mit keinem Aktionsfeld dieser Partie lässt sich diese Karte ausspielen.
    [one] Diese Karte wird mit einer Aktion ausgespielt: { $spaces }.
   *[other] Diese Karte wird mit einer dieser Aktionen ausgespielt: { $spaces }.
}
reason-no-minor-in-hand = Du hast keine kleine Anschaffung auf der Hand.
reason-no-occupation-in-hand = Du hast keine Ausbildung auf der Hand.
reason-no-minor-playable = Du kannst gerade keine deiner kleinen Anschaffungen ausspielen.
reason-draft-first = Wähle erst die Karten für deine Hand.
reason-not-in-packet = Diese Karte ist nicht unter denen, aus denen du wählst.
reason-enough-minors = Aus diesen Karten hast du genug kleine Anschaffungen genommen.
reason-enough-occupations = Aus diesen Karten hast du genug Ausbildungen genommen.
reason-no-draft = Es werden keine Karten verteilt.
reason-card-not-waiting = Diese Karte wirkt jetzt nicht.
reason-no-such-way = Diese Möglichkeit gibt es jetzt nicht.
reason-pay-first = Wähle, wie du bezahlst.
reason-cards-first = Erst sind deine Karten an der Reihe.
reason-choose-first = Du musst dich für eins davon entscheiden.
reason-card-not-in-play = Diese Karte liegt nicht vor dir.
reason-card-without-use = Diese Karte nutzt du nicht: Sie wirkt von selbst, wenn es so weit ist.
reason-card-before-or-after = Führe erst deine Aktion aus: Karten werden davor oder danach genutzt.
reason-card-empty = Auf dieser Karte liegt nichts mehr.
reason-card-forbids-renovation = { $card }: Dein Haus darf nicht mehr renoviert werden.
reason-straight-needs-card = Um ein Holzhaus direkt zu Stein zu renovieren, brauchst du eine Karte, die es erlaubt.
reason-no-person-left = Du hast keine Person mehr, die du einsetzen könntest.
reason-no-second-space = Kein Aktionsfeld ist frei, das du als Nächstes nutzen könntest.
reason-second-space = { $card }: Eine der beiden Personen muss { $spaces } nutzen.
reason-nothing-sown = Dort wächst nichts, was du nehmen könntest.
reason-no-grain-field = Du hast keinen Getreideacker, von dem du noch nehmen könntest.
reason-no-crop-to-move = Dazu brauchst du einen Acker mit mindestens 2 Früchten und einen leeren für 1 davon.
reason-one-crop = Nur von einem Acker mit mindestens 2 Früchten lässt sich eine umlegen.
reason-needs-wood-or-clay = Erfordert { $count } Holz oder Lehm; du hast { $wood } Holz und { $clay } Lehm.
reason-pasture-only-new = Geteilt wird eine Weide nur mit einer Aktion „Zäune bauen“.
reason-size-of-pasture = Die Weide muss { $size ->
    [one] genau 1 Hoffeld
   *[other] genau { $size } Hoffelder
} groß sein.

## Was Züge hier bewirken

move-with = { $move }: { $what }
move-fence-for = { $places } einzäunen: { $count ->
    [0] kostenlos
   *[other] { $count } { resource-wood }
}
move-fence-either = { $places } einzäunen: { $count } { resource-wood } oder { resource-clay }
move-crop = { $what } von { $place } umlegen
move-pick-crop = { $what } von { $place } nehmen
move-exchange-for = { $cost } gegen { $gains }
move-pay-nothing = Nichts bezahlen
move-act-early = Für { $cost } eine Aktion ausführen
paid-in-some-way = auf eine von mehreren Arten
paid-otherwise = anderes, wie es deine Karten erlauben
paid-and-gained = { $what } ({ $gains } zurück)
move-take-for = { $what } für { $cost } nehmen
move-sow-on = { $move }: { $what } auf { $place }
move-feed-with = { $move }: { $food }{ $begging ->
    [0] {""}
    [one] {" "}und 1 Bettelmarke
   *[other] {" "}und { $begging } Bettelmarken
}
move-turn = { $cost } zu { $gains }
move-turn-with = { $cost } zu { $gains } ({ $with })
move-no-more-births = Kein weiterer Nachwuchs
