### Agricola: die Namen der Handkarten aus Deck D nach Nummern, dann Auslegungen unklarer Karten.

## Kleine Anschaffungen aus Deck D

card-zigzag-harrow = Zickzackegge
card-dwelling-plan = Wohnbauplan
card-furrows = Ackerfurchen
card-cross-cut-wood = Hirnholz
card-field-clay = Feldlehm
card-petrified-wood = Versteinertes Holz
card-trident = Dreizack
card-fern-seeds = Farnsamen
card-game-trade = Wildhandel
card-storks-nest = Storchennest
card-wooden-whey-bucket = Molkeneimer
card-pulverizer-plow = Krümelpflug
card-work-permit = Arbeitserlaubnis
card-witches-dance-floor = Hexentanzplatz
card-writing-desk = Schreibpult
card-artisan-district = Handwerkerviertel
card-storeroom = Vorratskammer
card-wood-rake = Holzrechen
card-summer-house = Sommerhaus
card-fodder-chamber = Futterkammer
card-sculpture = Skulptur
card-milking-stool = Melkschemel
card-truffle-slicer = Trüffelhobel
card-cesspit = Jauchegrube
card-horse-drawn-boat = Treidelkahn
card-hutch = Kaninchenstall
card-forest-well = Waldbrunnen
card-sheep-well = Schafbrunnen
card-churchyard = Kirchhof
card-civic-facade = Bürgerfassade
card-rolling-pin = Nudelholz
card-trout-pool = Forellenteich
card-new-market = Neuer Markt
card-wholesale-market = Großmarkt
card-earth-oven = Erdofen
card-large-pottery = Große Töpferei
card-bale-of-straw = Strohballen
card-beer-tap = Zapfhahn
card-baking-course = Backkurs
card-reap-hook = Sichel
card-small-basket = Körbchen
card-supply-boat = Versorgungsboot
card-recycled-brick = Recyclingziegel
card-reed-pond = Schilfteich
card-carrot-museum = Möhrenmuseum
card-roof-ladder = Dachleiter
card-pigswill = Schweinetrank
card-feed-pellets = Futterpellets

## Auslegungen kleiner Anschaffungen

ruling-card-fern-seeds = Ist nur eine Karte leer, auf der kein Getreide wächst, kommt das Getreide in deinen Vorrat.
ruling-card-witches-dance-floor = Er zählt als kleine und als große Anschaffung, als Ausbildung und als Acker; ihn auszuspielen heißt aber nur, eine kleine Anschaffung auszuspielen. Wird er wie eine Feuerstelle zurückgegeben, ist er mit allem, was darauf wächst, aus dem Spiel.
ruling-card-summer-house = Für diese ungenutzten Felder verlierst du trotzdem die Punkte.
ruling-card-earth-oven = Er ist keine große Anschaffung. Auch eine Feuerstelle, die eine Handkarte ist, kann man zurückgeben.
ruling-card-large-pottery = Sie ist keine große Anschaffung. Der Lehm, der Bonuspunkte bringt, bleibt in deinem Vorrat.

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
