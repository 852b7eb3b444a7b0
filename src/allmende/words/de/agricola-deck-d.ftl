### Agricola: die Namen der Handkarten aus Deck D nach Nummern, dann Auslegungen unklarer Karten.

## Kleine Anschaffungen aus Deck D

card-dwelling-plan = Wohnbauplan
card-furrows = Ackerfurchen
card-cross-cut-wood = Hirnholz
card-petrified-wood = Versteinertes Holz
card-trident = Dreizack
card-game-trade = Wildhandel
card-storks-nest = Storchennest
card-wooden-whey-bucket = Molkeneimer
card-pulverizer-plow = Krümelpflug
card-work-permit = Arbeitserlaubnis
card-writing-desk = Schreibpult
card-artisan-district = Handwerkerviertel
card-sculpture = Skulptur
card-milking-stool = Melkschemel
card-truffle-slicer = Trüffelhobel
card-forest-well = Waldbrunnen
card-sheep-well = Schafbrunnen
card-rolling-pin = Nudelholz
card-trout-pool = Forellenteich
card-new-market = Neuer Markt
card-wholesale-market = Großmarkt
card-beer-tap = Zapfhahn
card-supply-boat = Versorgungsboot
card-reed-pond = Schilfteich
card-carrot-museum = Möhrenmuseum
card-roof-ladder = Dachleiter
card-pigswill = Schweinetrank

## Auslegungen kleiner Anschaffungen


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
