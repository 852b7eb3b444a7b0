# What the screen says of hand cards of Agricola and what they bring, and what their symbols mean.

screen-promised-card = Dann wirkt eine Karte von { $player }.
screen-card-face-down = Sie ist verdeckt.
screen-card-stored = Darauf: { $goods }.
screen-card-animals = Hier: { $animals }, Platz für { $room }.
screen-card-room = Platz für { $room ->
    [one] 1 Tier
   *[other] { $room } Tiere
}.
screen-card-lodges = { $lodgers ->
    [0] Platz für { $lodges ->
        [one] 1 Person
       *[other] { $lodges } Personen
    }.
    [one] Hier wohnt 1 Person.
   *[other] Hier wohnen { $lodgers } Personen.
}
screen-lodgings = Platz für { $room } Personen ({ $where }); die Familie hat { $people }.
screen-lodging-house = { $count } im Haus
screen-lodging-stable = { $count } im Stall in der Mitte
screen-lodging-card = { $count } auf { $card }
screen-yard-sown-pasture = besät mit { $crop }
screen-yard-lies = darauf { $what }
screen-yard-corner = { $place }: { $what ->
    [stable] Stall in der Mitte
   *[other] die Mitte von vier Hoffeldern
}
screen-palisades = { $count ->
    [one] 1 Palisade
   *[other] { $count } Palisaden
}

## What the symbols of hand cards mean

screen-signs-cards = Karten
screen-sign-minor = kleine Anschaffung
screen-sign-any-improvement = beliebige Anschaffung
screen-sign-hand-minor = kleine Anschaffungen auf der Hand
screen-sign-hand-occupation = Ausbildungen auf der Hand
screen-sign-stack = was auf einer Karte liegt
screen-sign-needs = Voraussetzung
screen-sign-travels = geht nach links weiter
screen-sign-card = Karte
screen-sign-discard = eine Handkarte abwerfen
screen-sign-return = eine große Anschaffung zurückgeben
screen-sign-upgrade = dafür eine Feuerstelle zurückgeben
screen-sign-lot = wird ausgelost
screen-sign-set = vollständiger Satz
screen-sign-bottom-row = untere Reihe des Anschaffungsplans
screen-sign-any-time = jederzeit
screen-signs-when = Wann
screen-sign-use = immer wenn du ein Feld nutzt
screen-sign-once = nur das erste Mal
screen-sign-round-start = Beginn der Runde
screen-sign-work-phase = Arbeitsphase
screen-sign-my-turn = in deinem Zug
screen-sign-turn-end = am Ende des Zugs
screen-sign-going-home = Heimkehr
screen-sign-field-phase = Feldphase
screen-sign-feeding-phase = Ernährungsphase
screen-sign-harvest-end = Ende der Ernte
screen-sign-before-harvest = kam vor der letzten Ernte
screen-sign-after-harvest = Runde nach einer Ernte
screen-sign-next-time = nur das nächste Mal
screen-sign-before = davor
screen-sign-after = danach
screen-sign-kept = alle behalten
screen-sign-declined = obwohl du könntest
screen-sign-new = neu
screen-sign-emptied = das letzte ist weg
screen-sign-must = muss sein
screen-signs-if = Unter welcher Bedingung
screen-sign-colon = was davor steht, sagt wann
screen-sign-if = falls
screen-sign-else = sonst
screen-sign-exactly = genau
screen-sign-at-most = höchstens
screen-sign-more-than = mehr davon als vom Folgenden
screen-sign-as-many = mindestens so viele wie vom Folgenden
screen-sign-evenly = so viele von einem wie vom anderen
screen-sign-such = eins derselben Art
screen-sign-no = keine; nicht mehr
screen-sign-per = für je
screen-sign-times = höchstens so oft
screen-sign-round = Runde
screen-sign-from-round = ab dieser Runde
screen-sign-most = niemand hat mehr
screen-signs-who = Wer, und Personen
screen-sign-others = die anderen
screen-sign-everybody = alle
screen-sign-players = Mitspieler
screen-sign-alone = sonst niemand
screen-sign-neighbors = deine Nachbarn
screen-sign-give = ihnen geben
screen-sign-supply = im Vorrat
screen-sign-placed = eingesetzte Personen
screen-sign-place = eine Person einsetzen
screen-sign-second = die zweite Person
screen-sign-same-person = mit derselben Person
screen-sign-share = neben anderen Personen
screen-sign-occupied = jemand steht dort
screen-sign-free = niemand steht dort; Platz dafür
screen-sign-holds = hat Platz für
screen-signs-goods = Waren und Aktionsfelder
screen-sign-arrow = dies zahlen für das
screen-sign-or = eins oder das andere
screen-sign-instead-of = anstelle von
screen-sign-less = kostet so viel weniger
screen-sign-plus = so viel mehr
screen-sign-gratis = kostet nichts
screen-sign-get = immer wenn du es bekommst
screen-sign-good = beliebige Ware
screen-sign-building-resource = beliebiger Baurohstoff
screen-sign-any-animal = beliebiges Tier
screen-sign-material = woraus dein Haus ist
screen-sign-take = von einem Feld genommen
screen-sign-taken = was vom Feld genommen wird
screen-sign-lying = was auf dem Feld liegt
screen-sign-space = Aktionsfeld
screen-sign-first-space = erstes der Felder ohne Waren
screen-sign-left-of-newest = links neben der neuesten Karte
screen-sign-reveal = kommt ins Spiel
screen-sign-spend = mindestens so viel zahlen
screen-sign-take-back = Versprochenes entfällt
screen-sign-onto-card = auf die Karte gelegt
screen-sign-off-card = von der Karte genommen
screen-sign-refill = wird aufgefüllt
screen-sign-pile = auf der Karte, das erste zuoberst
screen-signs-rounds = Runden
screen-sign-later = so viele Runden später
screen-sign-in-rounds = in diesen Runden
screen-sign-even-rounds = jede gerade Runde
screen-sign-next-odd-rounds = nächste ungerade Runden
screen-sign-all-rounds = in allen übrigen Runden
screen-sign-rounds-ahead = so viele Runden voraus
screen-sign-until-round = bis zu dieser Runde
screen-sign-in-turn = eins nach dem anderen
screen-sign-rounds-left = übrige Runden
screen-sign-rounds-done = abgeschlossene Runden
screen-sign-promised = Waren auf Rundenfeldern
screen-signs-farm = Feldfrüchte, Tiere und der Hof
screen-sign-breed = Tiere vermehren
screen-sign-same-animal = von derselben Art
screen-sign-free-stall = freier Platz auf der Karte
screen-sign-meal = vergangene Ernährungsphasen
screen-sign-move-crop = Feldfrucht umlegen
screen-sign-take-crop = vom Acker nehmen
screen-sign-harvested = abgeernteter Acker
screen-sign-last = das letzte des Ackers
screen-sign-sown = gerade gesät
screen-sign-below = unter dem Getreide
screen-sign-fenced = eingezäunte Hoffelder
screen-sign-pastures = Weiden
screen-sign-enclose = neu eingezäunt
screen-sign-unfenced = nicht eingezäunt
screen-sign-palisade = Palisade
screen-sign-turned = werden genutzt
screen-sign-onto-farm = auf den Hof gelegt
screen-sign-adjacent = nebeneinander
screen-sign-beside = aneinander
screen-sign-house = am Haus
screen-sign-column = Spalten des Hofs
screen-sign-marker = Marker
screen-sign-gone = fort
screen-sign-built = gerade gebaut
screen-sign-together = in einer Aktion gebaut
screen-sign-room = Raum

## Wonach Karten gefunden werden

screen-with-hand-cards = mit Handkarten
screen-without-hand-cards = ohne Handkarten
screen-about-field = Äcker
screen-about-sow = Aussaat
screen-about-bake = Brot backen
screen-about-room = Räume
screen-about-renovate = Renovierung
screen-about-stable = Ställe
screen-about-fence = Zäune
screen-about-pasture = Weiden
screen-about-grow = Familienzuwachs
screen-about-person = Personen
screen-about-score = Bonuspunkte
screen-about-players = ab { $players } Personen
