### Agricola: die Namen der Handkarten aus Deck D nach Nummern, dann Auslegungen unklarer Karten.

## Ausbildungen aus Deck D

card-stablehand = Stallbursche
card-plow-maker = Pflugmacher
card-plowman = Ackersmann
card-cultivator = Urbarmacher
card-sculptor = Bildhauer
card-whisky-distiller = Whiskybrenner
card-stone-carver = Steinschnitzer
card-sowing-master = Saatmeister
card-fish-farmer = Fischzüchter
card-interior-decorator = Raumausstatter
card-young-farmer = Jungbauer
card-clay-deliveryman = Lehmlieferant
card-renovation-preparer = Ausbauvorbereiter
card-forest-trader = Waldhändler
card-beer-tent-operator = Bierzeltwirt
card-loudmouth = Großmaul
card-seed-seller = Saatgutverkäufer
card-potato-planter = Kartoffelpflanzer
card-tree-cutter = Baumfäller
card-water-worker = Wasserwerker
card-roof-examiner = Dachprüfer
card-porter = Lastenträger
card-trap-builder = Fallenbauer
card-casual-worker = Gelegenheitsarbeiter
card-spin-doctor = Meinungsmacher
card-ebonist = Kunsttischler
card-retail-dealer = Einzelhändler
card-clay-firer = Lehmbrenner
card-stable-milker = Stallmelker
card-pure-breeder = Reinzüchter
ruling-card-beer-tent-operator = In jeder Ernte kann die Karte höchstens einmal genutzt werden.
