### Arler Erde. Die Begriffe sind die des deutschen Spiels, die Sätze unsere eigenen.

## Ressourcen. $count sagt, um wie viele es im Satz geht.

resource-peat = Torf
resource-timber = Bauholz
resource-brick = { $count ->
    [one] Ziegel
   *[other] Ziegel
}
resource-linen = Leinen
resource-woolen = Wollstoff
resource-leather = Leder
resource-summer-wear = Sommerkleidung
resource-winter-wear = Winterkleidung
resource-leather-wear = Lederkleidung
resource-horse = { $count ->
    [one] Pferd
   *[other] Pferde
}

## Werkzeuge

tool-fish-traps = Reusen
tool-fleshing-beams = Schabebäume
tool-weaving-looms = Webstühle
tool-slaughtering-tables = Schlachttische
tool-spades = Spaten
tool-shovels = Schaufeln
tool-pottery-wheels = Töpferscheiben
tool-ovens = Öfen
tool-axes = Äxte
tool-workbenches = Werkbänke

## Plättchen des Heimatplans, als Name und im Satz (Akkusativ)

tile-empty = freies Landfeld
tile-grain-field = Getreidefeld
tile-flax-field = Flachsfeld
tile-forest = Wald
tile-park = Park
tile-stall = Stall
tile-depot = Depot
tile-stable = Großstall
tile-double-stall = Doppelstall
tile-tidal-flat = Watt
tile-boardwalk = Bohlenweg
tile-moor = Moor
a-tile-grain-field = ein Getreidefeld
a-tile-flax-field = ein Flachsfeld
a-tile-forest = einen Wald
a-tile-park = einen Park
a-tile-stall = einen Stall
a-tile-depot = ein Depot
a-tile-stable = einen Großstall
a-tile-double-stall = einen Doppelstall
moor-boardwalk = Bohlenweg
moor-with = { $count ->
    [0] nasses Moor
   *[other] Moor mit { $count } Torf
}

## Geräte und was auf Fahrzeuge geladen wird, als Name und im Satz (Akkusativ)

piece-handcart = Handkarren
piece-wagon = Handwagen
piece-cart = Karren
piece-horse-cart = Pferdewagen
piece-carriage = Kutsche
piece-droshky = Droschke
piece-peat-boat = Torfkahn
piece-plow = Pflug
the-piece-handcart = den Handkarren
the-piece-wagon = den Handwagen
the-piece-cart = den Karren
the-piece-horse-cart = den Pferdewagen
the-piece-carriage = die Kutsche
the-piece-droshky = die Droschke
a-piece-handcart = einen Handkarren
a-piece-wagon = einen Handwagen
a-piece-cart = einen Karren
a-piece-horse-cart = einen Pferdewagen
a-piece-carriage = eine Kutsche
a-piece-droshky = eine Droschke
a-piece-peat-boat = einen Torfkahn
a-piece-plow = einen Pflug
a-piece-wood = { resource-wood }
a-piece-clay = { resource-clay }
a-piece-linen = { resource-linen }
a-piece-woolen = { resource-woolen }
a-piece-leather = { resource-leather }
a-piece-peat = { resource-peat }
a-piece-hage = das Reiseziel { destination-hage }
a-piece-beemoor = das Reiseziel { destination-beemoor }
a-piece-dornum = das Reiseziel { destination-dornum }
a-piece-norden = das Reiseziel { destination-norden }
a-piece-aurich = das Reiseziel { destination-aurich }
a-piece-esens = das Reiseziel { destination-esens }
a-piece-emden = das Reiseziel { destination-emden }
a-piece-leer = das Reiseziel { destination-leer }
a-piece-bremen = das Reiseziel { destination-bremen }

## Reiseziele

destination-hage = Hage
destination-beemoor = Beemoor
destination-dornum = Dornum
destination-norden = Norden
destination-aurich = Aurich
destination-esens = Esens
destination-emden = Emden
destination-leer = Leer
destination-bremen = Bremen

## Der Vorratsplan: die Plättchen mit ihren beiden Seiten

supply-forest = Wald oder Park
supply-stall = Stall oder Depot
supply-stable = Großstall oder Doppelstall
supply-field = Getreidefeld oder Flachsfeld
supply-cart = Karren oder Pferdewagen
supply-carriage = Kutsche oder Droschke
supply-handcart = Handkarren oder Handwagen
supply-peat-boat = Torfkahn oder Pflug

## Aktionsfelder, als Name und im Satz (Akkusativ). Vier Namen gibt es in beiden Jahreszeiten.

space-fisherman = Fischer
space-summer-grocer = Krämer (Sommer)
space-woolen-weaver = Wollweber
space-colonist = Kolonist
space-peat-cutter = Torfstecher
space-dike-builder = Deichbauer
space-clay-worker = Lehmarbeiter
space-farmer = Bauer
space-forester = Förster
space-woodcutter = Holzfäller
space-summer-master = Meister (Sommer)
space-summer-carpenter = Zimmermann (Sommer)
space-builder = Baumeister
space-warden = Wart
space-summer-laborer = Landarbeiter (Sommer)
space-peat-boatman = Torfschiffer
space-tanner = Gerber
space-linen-weaver = Leinenweber
space-butcher = Schlachter
space-cattle-trader = Viehhändler
space-winter-grocer = Krämer (Winter)
space-builders-merchant = Baustoffhändler
space-potter = Töpfer
space-baker = Bäcker
space-wood-trader = Holzhändler
space-winter-master = Meister (Winter)
space-wainwright = Stellmacher
space-winter-carpenter = Zimmermann (Winter)
space-dike-warden = Deichwart
space-winter-laborer = Landarbeiter (Winter)
the-space-fisherman = den Fischer
the-space-summer-grocer = den Krämer (Sommer)
the-space-woolen-weaver = den Wollweber
the-space-colonist = den Kolonisten
the-space-peat-cutter = den Torfstecher
the-space-dike-builder = den Deichbauer
the-space-clay-worker = den Lehmarbeiter
the-space-farmer = den Bauern
the-space-forester = den Förster
the-space-woodcutter = den Holzfäller
the-space-summer-master = den Meister (Sommer)
the-space-summer-carpenter = den Zimmermann (Sommer)
the-space-builder = den Baumeister
the-space-warden = den Wart
the-space-summer-laborer = den Landarbeiter (Sommer)
the-space-peat-boatman = den Torfschiffer
the-space-tanner = den Gerber
the-space-linen-weaver = den Leinenweber
the-space-butcher = den Schlachter
the-space-cattle-trader = den Viehhändler
the-space-winter-grocer = den Krämer (Winter)
the-space-builders-merchant = den Baustoffhändler
the-space-potter = den Töpfer
the-space-baker = den Bäcker
the-space-wood-trader = den Holzhändler
the-space-winter-master = den Meister (Winter)
the-space-wainwright = den Stellmacher
the-space-winter-carpenter = den Zimmermann (Winter)
the-space-dike-warden = den Deichwart
the-space-winter-laborer = den Landarbeiter (Winter)

## Gebäude, als Name und im Satz (Akkusativ)

building-farmers-house = Bauernhaus
building-plow-makers-workshop = Pflugmacherei
building-novices-hut = Anfängerkate
building-workshop = Werkstatt
building-weaving-parlor = Webstube
building-colonists-house = Kolonistenhaus
building-carpenters-workshop = Zimmerei
building-schnapps-distillery = Schnapsbrennerei
building-litter-storage = Streulager
building-loading-station = Ladestation
building-wood-traders-house = Holzhändlerhaus
building-turnery = Drechslerei
building-smokehouse = Räucherei
building-cooperage = Böttcherei
building-bakehouse = Backhaus
building-smithy = Schmiede
building-mill = Mühle
building-weaving-mill = Weberei
building-textile-house = Textilhaus
building-saddlery = Sattlerei
building-joinery = Tischlerei
building-waterfront-house = Haus am Wasser
building-potters-inn = Töpferkrug
building-farmers-inn = Bauernkrug
building-junk-dealers-inn = Trödlerkrug
building-gulf-house-inn = Gulfhauskrug
building-milk-house-inn = Milchhauskrug
building-sluice-yard-inn = Sielhofkrug
building-village-church = Dorfkirche
building-luetetsburg-castle = Schloss Lütetsburg
building-berum-castle = Schloss Berum
the-building-farmers-house = das Bauernhaus
the-building-plow-makers-workshop = die Pflugmacherei
the-building-novices-hut = die Anfängerkate
the-building-workshop = die Werkstatt
the-building-weaving-parlor = die Webstube
the-building-colonists-house = das Kolonistenhaus
the-building-carpenters-workshop = die Zimmerei
the-building-schnapps-distillery = die Schnapsbrennerei
the-building-litter-storage = das Streulager
the-building-loading-station = die Ladestation
the-building-wood-traders-house = das Holzhändlerhaus
the-building-turnery = die Drechslerei
the-building-smokehouse = die Räucherei
the-building-cooperage = die Böttcherei
the-building-bakehouse = das Backhaus
the-building-smithy = die Schmiede
the-building-mill = die Mühle
the-building-weaving-mill = die Weberei
the-building-textile-house = das Textilhaus
the-building-saddlery = die Sattlerei
the-building-joinery = die Tischlerei
the-building-waterfront-house = das Haus am Wasser
the-building-potters-inn = den Töpferkrug
the-building-farmers-inn = den Bauernkrug
the-building-junk-dealers-inn = den Trödlerkrug
the-building-gulf-house-inn = den Gulfhauskrug
the-building-milk-house-inn = den Milchhauskrug
the-building-sluice-yard-inn = den Sielhofkrug
the-building-village-church = die Dorfkirche
the-building-luetetsburg-castle = Schloss Lütetsburg
the-building-berum-castle = Schloss Berum
colour-light-green = hellgrün
colour-dark-green = dunkelgrün
colour-yellow = gelb
colour-orange = orange
colour-blue = blau
colour-red = rot
when-at-once = sofort
when-before-november = vor jedem November
when-any-time = jederzeit, so oft du willst

## Das Halbjahr: Jahreszeiten, Monate der Arbeitsphase und der Bestandsaufnahme, Phasen

season-summer = Sommer
season-winter = Winter
month-summer-1 = Juli
month-summer-2 = August
month-summer-3 = September
month-summer-4 = Oktober
month-summer-5 = November
month-winter-1 = Januar
month-winter-2 = Februar
month-winter-3 = März
month-winter-4 = April
month-winter-5 = Mai
half-year-phase-1 = Vorbereitung
half-year-phase-2 = Arbeitsphase
half-year-phase-3 = Bestandsaufnahme
half-year-phase-4 = Wertung

## Fragen an den Spieler

prompt-work = { $count ->
    [one] Du bist am Zug: Setze deinen letzten Arbeiter in diesem { $season ->
        [summer] Sommer
       *[winter] Winter
    } ein.
   *[other] Du bist am Zug: Setze einen Arbeiter ein. Du hast noch { $count } in diesem { $season ->
        [summer] Sommer
       *[winter] Winter
    }.
}
prompt-end-of-turn = Bevor dein Gegenüber weitermacht, kannst du noch Fahrzeuge beladen und Waren tauschen.
prompt-end-of-work = Die Arbeitsphase endet: Das ist die letzte Gelegenheit, deine Fahrzeuge zu beladen.
prompt-interval = { $before ->
    [food] Du kannst Waren tauschen, bevor Nahrung fällig ist.
    [fuel] Du kannst Waren tauschen, bevor Nahrung und Brennstoff fällig sind.
    [fuel-alone] Die Nahrung ist bezahlt, und es ist Platz für neue. Du kannst Waren tauschen, bevor Brennstoff fällig ist.
   *[other] Du kannst Waren tauschen, bevor die Bestandsaufnahme weitergeht.
}
prompt-last-exchange = Du kannst ein letztes Mal Waren tauschen, bevor die Punkte gezählt werden.
prompt-before-november = Wähle das grüne Gebäude, das du als Nächstes nutzt.
prompt-breed = Nicht alle deine Tiere können Nachwuchs bekommen: Wähle, welche es sind.
prompt-pay-building = Wähle, wie du für { $building } bezahlst.
prompt-pay-dearly = Du schuldest { $what }: Wähle, wie viel davon du in { $dear } bezahlst.
prompt-make-room = In deiner Scheune ist kein Platz: Wähle das Gerät, das du zurückgibst.
prompt-sell = Du bist in { $destination }: Verkaufe, was du willst, mindestens einen Posten.
prompt-eat = Es { $count ->
    [one] fehlt 1 Nahrung
   *[other] fehlen noch { $count } Nahrung
}: Wähle ein Tier, das gegessen wird.
prompt-fuel = Zum Heizen { $count ->
    [one] fehlt 1 Torf
   *[other] fehlen { $count } Torf
}: Wähle, wie viel Bauholz du statt Holz verbrennst.
prompt-one-of = { $place }: Wähle, was du tust, oder verzichte.
prompt-each-once = Wähle, was du tust: jedes höchstens einmal, in beliebiger Reihenfolge.
prompt-take-one-times = { $count ->
    [one] Wähle, was du nimmst: noch eines.
   *[other] Wähle, was du nimmst: insgesamt { $count }.
}
prompt-either-first = Für beide ist kein Platz: Wähle, welches Tier zuerst kommt.
prompt-place-building = Wenn du { $building } hinstellst, ist nicht für alle Tiere Platz; du kannst erst welchen schaffen.
prompt-no-room-yet = Für das, was jetzt kommt, ist kein Platz; du kannst erst welchen schaffen.
prompt-convert = Verarbeite { $cost } zu { $gains }, { $count ->
    [one] einmal
   *[other] bis zu { $count } Mal
}.
prompt-cut = { $count ->
    [one] Stich 1 Torf.
   *[other] Stich bis zu { $count } Torf.
}
prompt-master = { $count ->
    [one] Wähle einen Werkzeuganzeiger, den du vorrückst.
   *[other] Wähle bis zu { $count } verschiedene Werkzeuganzeiger, die du vorrückst.
}
prompt-slaughter-times = { $count ->
    [one] Schlachte 1 Tier.
   *[other] Schlachte bis zu { $count } Tiere.
}
prompt-vehicle = Baust du ein Fahrzeug?
prompt-plow = Baust du einen Pflug?
prompt-boat = Baust du einen Torfkahn?
prompt-take-vehicle = Nimmst du das Fahrzeug?
prompt-forge-times = { $count ->
    [one] Tausche 1 kleines Gerät gegen einen Pflug.
   *[other] Tausche kleine Geräte gegen Pflüge, so viele du willst.
}
prompt-build = Baust du ein Gebäude?
prompt-stable = Tausche einen Stall gegen einen Großstall.
prompt-forest = Legst du einen Wald an?
prompt-field = Pflügst du ein Feld?
prompt-field-times = { $count ->
    [one] Pflüge 1 Feld.
   *[other] Pflüge bis zu { $count } Felder.
}
prompt-replace-times = { $count ->
    [one] Ersetze 1 Feld durch einen Wald.
   *[other] Ersetze bis zu { $count } Felder durch Wälder.
}
prompt-flip = Wähle ein Plättchen mit Pfeil, das du umdrehst.

## Züge: kurz genug für Schaltflächen

move-pass = Diesen Arbeiter ruhen lassen
move-imitate = { CAPITAL($space) } nachahmen
move-convert = { $count ->
    [one] Einmal verarbeiten
   *[other] { $count } Mal verarbeiten
}
move-convert-goods = { $cost } zu { $gains } verarbeiten
move-dearly = { $move } (Bezahlung wählen)
move-slaughter = { $what } schlachten
move-cut = { $count } Torf stechen ({ $moor })
move-build = { $what } bauen
move-improve = { $tool } verbessern
move-improve-to = { $tool } auf { $value } für { $cost }
move-build-plow = Pflug bauen und { $what } dafür abgeben
move-build-stable = Stall gegen Großstall tauschen
move-forest = Wald anlegen
move-plow = { $what } pflügen
move-replace = { $what } durch Wald ersetzen
move-flip = { $what } umdrehen: { $to }
move-flip-moor = Ein Moor trockenlegen
move-flip-vehicle = Fahrzeug auf Stellplatz { $parking } umdrehen
move-forge = { $what } gegen Pflug tauschen
move-forge-vehicle = Fahrzeug auf Stellplatz { $parking } gegen Pflug tauschen
move-give-up = { $what } zurückgeben
move-give-up-vehicle = Fahrzeug auf Stellplatz { $parking } zurückgeben
move-flip-the = { CAPITAL($vehicle) } umdrehen ({ $parking }): { $to }
move-forge-the = { CAPITAL($vehicle) } gegen Pflug tauschen ({ $parking })
move-give-up-the = { CAPITAL($vehicle) } zurückgeben ({ $parking })
move-pay-dear = { $count } vom teureren Material
move-sell = { $food ->
    [0] { CAPITAL($what) } weggeben
   *[other] { $what } für { $food } Nahrung verkaufen
}
move-eat = { $what } essen
move-use = { $what } nutzen
move-use-for = { $building }: { $effect }
move-trade = 1 Torf gegen { $what } tauschen
move-load = { $what } auf Stellplatz { $parking } laden
move-travel = Nach { $destination } fahren (Stellplatz { $parking })
move-load-onto = { $what } auf { $vehicle } laden ({ $parking })
move-travel-with = Nach { $destination } fahren: auf { $vehicle } laden ({ $parking })
move-return = { $what } zurückgeben

## Gründe, warum etwas nicht geht

reason-space-occupied = Dort steht schon ein Arbeiter.
reason-special-used = Die Sonderaktion dieses Halbjahrs ist schon genutzt.
reason-other-season = Dieses Aktionsfeld gehört zur anderen Jahreszeit.
reason-needs-food-or-grain = Erfordert { $food } oder, wenn keine Nahrung mehr da ist, { $grain }.
reason-lacks = { $count ->
    [one] Dir fehlt { $what }.
   *[other] Dir fehlen { $what }.
}
reason-must-choose = Hier musst du etwas wählen.
reason-chosen-already = Das hast du schon gewählt.
reason-between-actions = Nach diesen Regeln geht das nur vor und nach einer Aktion.
reason-one-way-to-pay = Du kannst dafür nur auf eine Weise bezahlen.
reason-no-land = Du hast kein freies Landfeld.
reason-none-left = Davon ist im Vorrat nichts mehr da: { $what }.
reason-no-parking = In deiner Scheune ist kein Platz und nichts, was du dafür zurückgeben könntest.
reason-needs-tile = Dafür brauchst du { $what }.
reason-needs-building = Dafür brauchst du { $building }.
reason-no-moor = { $count ->
    [0] Du hast kein nasses Moor.
   *[other] Du hast kein Moor mit genau { $count } Torf.
}
reason-boardwalk-peat = { $count ->
    [0] Dein Bohlenweg ist fort.
   *[other] Auf deinem Bohlenweg liegt nur { $count } Torf.
}
reason-no-vehicle = Auf Stellplatz { $parking } steht kein Fahrzeug.
reason-same-vehicle = Es gleicht dem Fahrzeug auf Stellplatz { $parking }: Wähle das.
reason-vehicle-loaded = Auf diesem Fahrzeug liegt etwas.
reason-vehicle-large = Nur kleine Fahrzeuge lassen sich tauschen.
reason-vehicle-full = Dieses Fahrzeug ist voll.
reason-flipped-already = Es zeigt schon seine Rückseite.
reason-built-already = Dieses Gebäude ist schon gebaut.
reason-not-in-this-game = Dieses Gebäude ist nicht in diesem Spiel.
reason-not-built = Dieses Gebäude hast du nicht gebaut.
reason-used-already = Dieses Gebäude hast du diesmal schon genutzt.
reason-no-exchange = Mit diesem Gebäude lässt sich nichts tauschen.
reason-at-most = { $count ->
    [one] Hier ist höchstens 1 möglich.
   *[other] Hier sind höchstens { $count } möglich.
}
reason-cut-most = Nach diesen Regeln muss so viel wie möglich gestochen werden.
reason-tool-moved = Diesen Anzeiger hat diese Aktion schon bewegt.
reason-track-end = Dieser Anzeiger steht am Ende seiner Leiste.
reason-laborer = Landarbeiter lassen sich nicht nachahmen.
reason-imitates-own-season = Dieser Landarbeiter ahmt nur Aktionsfelder seiner eigenen Jahreszeit nach.
reason-not-occupied = Dort steht niemand, den du nachahmen könntest.
reason-not-its-price = Das ist kein Preis dieses Gebäudes.
reason-pay-cheaply = Bauholz und Ziegel werden nur bezahlt, soweit Holz und Lehm fehlen oder du es so bestimmt hast.
reason-pay-more = Du musst mehr in { $resource } bezahlen.
reason-not-due = Fällig sind nur { $count }.
reason-makes-no-room = Das schafft keinen Platz für das neue Gerät.
reason-other-size = Nach diesen Regeln schafft nur ein Gerät derselben Größe Platz.
reason-sell-something = Verkaufe mindestens einen Posten.
reason-sold-already = Diesen Posten hast du hier schon verkauft.
reason-no-birth = Weitere { $animal } können nicht geboren werden: Nachwuchs braucht zwei Eltern und Platz im selben Stall oder Großstall.
reason-does-not-fit = Auf diesem Fahrzeug ist dafür kein Platz.
reason-fits-nowhere = Auf keinem deiner Fahrzeuge ist dafür Platz.
reason-nothing-to-load = Du hast nichts, was sich hier laden ließe.
reason-visited = An diesem Reiseziel warst du schon.
reason-nothing-to-sell = Du hast nichts, was dort gekauft wird.
reason-nothing-to-return-for = Etwas zurückzugeben hat nur Sinn, solange du damit noch etwas anfangen kannst.

## Ereignisse: der Spielverlauf. $player ist der Name am Platz, $players die Zahl der Spieler.

event-half-year-began = { $season ->
    [summer] Halbjahr { $half_year } beginnt, ein Sommer.
   *[winter] Halbjahr { $half_year } beginnt, ein Winter.
}{ $players ->
    [1] {""}
   *[other] {" "}{ $player } fängt an.
}
event-half-year-phase-began = { $phase ->
    [1] Phase 1: { half-year-phase-1 }
    [2] Phase 2: { half-year-phase-2 }
    [3] Phase 3: { half-year-phase-3 }{ $season ->
        [summer] {" "}im November
       *[winter] {" "}im Mai
    }
   *[other] { half-year-phase-4 }
}
event-worker-placed = { $special ->
    [yes] { $player } nutzt das Feld { $space }, eine Sonderaktion.
   *[no] { $player } nutzt das Feld { $space }.
}
event-worker-idle = { $player } lässt einen Arbeiter ruhen.
event-imitated = { $player } ahmt das Feld { $space } nach.
event-tool-improved = { $player } verbessert die { $tool } auf { $value }.
event-tile-placed = { $player } legt { $tile } an.
event-tile-removed = { $player } entfernt { $tile }.
event-tile-flipped = { $player } ersetzt { $tile } durch { $to }.
event-built = { $player } baut { $building }.
event-building-used = { $player } nutzt { $building }.
event-equipment-gained = { $player } erhält { $piece }.
event-equipment-returned = { $player } gibt { $piece } zurück.
event-equipment-flipped = { $player } ersetzt { $piece } durch { $to }.
event-dikes-moved = { $count ->
    [one] { $player } versetzt 1 Deich
   *[other] { $player } versetzt { $count } Deiche
}{ $land ->
    [0] .
   *[other] {" "}und gewinnt { $land } Landfelder.
}
event-moor-dehydrated = { $player } legt ein Moor trocken.
event-peat-cut = { $moor ->
    [0] { $player } sticht { $count } Torf am Bohlenweg.
   *[other] { $player } sticht { $count } Torf in einem Moor.
}
event-moor-removed = { $moor ->
    [0] Der Bohlenweg von { $player } ist fort
   *[other] Ein Moor von { $player } ist fort
}: { $land ->
    [one] 1 Landfeld ist frei.
   *[other] { $land } Landfelder sind frei.
}
event-animals-returned = { $player } gibt { $count } { $animal } zurück.
event-loaded = { $player } lädt { $piece } auf { $vehicle }.
event-sold = { $food ->
    [0] { $player } gibt in { $destination } etwas weg.
   *[other] { $player } verkauft in { $destination } für { $food } Nahrung.
}
event-vehicles-emptied = { $player } kommt zurück aus { $destinations }: { $travelled ->
    [one] 1 Feld
   *[other] { $travelled } Felder
} Reiseerfahrung.
event-milked = Die Milch bringt { $player } { $count } Nahrung.
event-shorn = Die Schafe von { $player } geben { $count } Wolle.
event-short = { $food ->
    [0] { $player } fehlt Brennstoff: { $fuel }.
   *[other] { $player } fehlt Nahrung: { $food }.
}
event-starting-player-passed = { $player } fängt im nächsten Halbjahr an.

## Wertung

score-goods = Kleidung und Baustoffe
score-equipment = Geräte
score-travel = Reiseerfahrung
score-tools = Werkzeuge
score-goods-track = Warenleiste
score-home-board = Heimatplan
score-animals = Tiere
score-shortages = Fehlende Nahrung und fehlender Brennstoff

## Woher Punkte kommen, im Satz

for-goods = für Kleidung und Baustoffe
for-equipment = für Geräte
for-travel = für Reiseerfahrung
for-tools = für Werkzeuge
for-goods-track = auf der Warenleiste
for-home-board = auf dem Heimatplan
for-animals = für Tiere
for-shortages = für fehlende Nahrung und fehlenden Brennstoff

## Was Aktionsfelder und Gebäude bewirken: Nebensätze im Infinitiv, die sich verschachteln lassen; gemeinsame von Hallertau.

one-fish-traps = Reuse
one-fleshing-beams = Schabebaum
one-weaving-looms = Webstuhl
one-slaughtering-tables = Schlachttisch
one-spades = Spaten
one-shovels = Schaufel
one-pottery-wheels = Töpferscheibe
one-ovens = Ofen
one-axes = Axt
one-workbenches = Werkbank
one-pair-of-shovels = Paar Schaufeln
one-stall = Stall (ein Doppelstall zählt als zwei)
quantity-from = { $what } ab { $number }
quantity-from-fields = { $what } ab { $number } Feldern
quantity-from-animals = { $what } ab insgesamt { $number } Schafen und Rindern
counted-spaces = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
counted-dikes = { $count ->
    [one] 1 Deich
   *[other] { $count } Deiche
}
effect-each-once = { $effects }, eins davon oder beides, in beliebiger Reihenfolge
effect-for-each = pro { $of } { $effect }
effect-once-for-each = bis zu einmal pro { $of } { $effect }
effect-times = bis zu { $count } Mal { $effect }
effect-as-often-as-you-like = beliebig oft { $effect }
effect-for-food = { $cost } bezahlen: { $effect }
effect-if-at-least = wenn du mindestens { $what } hast, { $effect }
effect-raise-goods = alle sechs Anzeiger der Warenleiste vorrücken: { $what }
effect-improve = { $tools-count ->
    [one] den Anzeiger der { $tools } kostenlos { $what } vorrücken
   *[other] die Anzeiger der { $tools } kostenlos je { $what } vorrücken
}
effect-imitate = { $season ->
    [summer] ein besetztes Aktionsfeld des Sommers nachahmen
   *[winter] ein besetztes Aktionsfeld des Winters nachahmen
}
effect-convert = { $cost } zu { $gains } verarbeiten
effect-bake = { $cost } zu { $gains } verarbeiten (Flachs kann Getreide ersetzen, Holz oder Bauholz den Torf)
effect-slaughter = ein Tier schlachten: Ein Schaf oder ein Pferd bringt 3 Nahrung und 2 Felle, ein Rind 4 Nahrung und 2 Felle
effect-cut = { $what } stechen
effect-cut-up-to = bis zu { $what } stechen
effect-master = pro { $of } einen Werkzeuganzeiger vorrücken, jeden höchstens einmal, und die Kosten dafür bezahlen
effect-master-fixed = { $count ->
    [one] 1 Werkzeuganzeiger vorrücken und die Kosten dafür bezahlen
   *[other] { $count } verschiedene Werkzeuganzeiger vorrücken und die Kosten dafür bezahlen
}
effect-build = ein Gebäude bauen
effect-build-stall = einen Stall für 2 Lehm und 1 Getreide bauen
effect-build-stable = einen Stall für 2 Ziegel gegen einen Großstall tauschen
effect-upgrade-stall = einen Stall gegen einen Großstall tauschen
effect-forest = einen Wald anlegen
effect-plow = ein Getreidefeld oder ein Flachsfeld pflügen
effect-replace = ein Feld durch einen Wald ersetzen
effect-flip = ein Plättchen mit Pfeil umdrehen
effect-dehydrate = ein Moor trockenlegen
effect-move-dikes = { $what } versetzen
effect-build-vehicle = ein Fahrzeug bauen
effect-build-plow = einen Pflug für 1 Holz und entweder 1 Rind oder 1 Pferd bauen
effect-build-boat = einen Torfkahn für 1 Holz bauen
effect-forge = einen Torfkahn, einen Handkarren oder einen Handwagen gegen einen Pflug tauschen
effect-load-peat = in der Arbeitsphase je 1 Torf aus dem allgemeinen Vorrat auf freie Einzelflächen deiner Fahrzeuge laden
cost-or-grain = { $what } (wenn keine Nahrung mehr da ist: { $grain })
cost-two-materials = 2 verschiedene Baustoffe (Bauholz kann Holz ersetzen, Ziegel den Lehm)
cost-two-kinds-of-clothing = 2 verschiedene Arten Kleidung
destination-sells = { $count ->
    [one] Verkaufe { $items }.
   *[other] Verkaufe eins oder mehrere davon, jedes höchstens einmal: { $items }.
}
sales = { $first }; { $rest }
sale = { $what } für { $food } Nahrung
sale-of-moor = ein Moor oder den Bohlenweg, ohne etwas dafür zu bekommen

## Auslegungen: wie unklare Felder und Plättchen gelesen werden

ruling-space-summer-grocer = Getreide, für das kein Platz ist, kommt zuletzt.
ruling-space-peat-cutter = Land, das frei wird, lässt sich sofort nutzen, auch von derselben Aktion.
ruling-space-farmer = Ein Pflug, den du hier baust, pflügt sofort mit; einer, den du zwischen zwei Feldern verkaufst, pflügt noch.
ruling-space-summer-master = Eine Werkbank, die dazukommt, zählt sofort.
ruling-space-winter-master = Eine Werkbank, die dazukommt, zählt sofort.
ruling-space-warden = Was auf einem Fahrzeug liegt, bleibt beim Umdrehen darauf. Der Bohlenweg hat keinen Pfeil.
ruling-space-dike-warden = Was auf einem Fahrzeug liegt, bleibt beim Umdrehen darauf. Der Bohlenweg hat keinen Pfeil.
ruling-space-summer-laborer = Landarbeiter lassen sich nicht nachahmen. Was das nachgeahmte Feld kostet, bezahlst du zusätzlich.
ruling-space-winter-laborer = Landarbeiter lassen sich nicht nachahmen. Was das nachgeahmte Feld kostet, bezahlst du zusätzlich.
ruling-space-cattle-trader = Die Tiere kommen in beliebiger Reihenfolge.
ruling-space-builders-merchant = Felle, für die kein Platz ist, kommen zuletzt.
ruling-space-baker = Flachs wird verbacken, sobald kein Getreide mehr da ist, und Holz oder Bauholz verheizt, sobald kein Torf mehr da ist.
ruling-space-wainwright = Ein beladenes Fahrzeug lässt sich nicht zurückgeben, um Platz zu schaffen.
ruling-building-smithy = Ein beladenes Fahrzeug lässt sich nicht tauschen, weil es sich nicht zurückgeben lässt.
ruling-building-saddlery = Pferde werden einmal gezählt, bevor der erste Torf gestochen wird.
ruling-building-joinery = Pflüge werden einmal gezählt, bevor für die Pferde Platz geschaffen wird.
ruling-building-milk-house-inn = Rinder werden einmal gezählt, bevor der erste Torf gestochen wird.
ruling-building-berum-castle = Was auf einem Fahrzeug liegt, bleibt beim Umdrehen darauf. Der Bohlenweg hat keinen Pfeil.
ruling-destination-bremen = Das Land unter einem weggegebenen Moor ist frei, und der Torf darauf ist verloren.

## Wie das ganze Spiel gespielt wird

reading-places = Wo auf dem Land ein Plättchen liegt und wo die Tiere stehen, macht keinen Unterschied. Zieh sie dorthin, wo du sie sehen willst; dieser Browser merkt es sich für diesen Tisch.
