### Agricola: die Namen der Handkarten aus Deck C nach Nummern, dann Auslegungen unklarer Karten.

## Ausbildungen

card-field-watchman = Flurwächter
card-plow-hero = Pflugheld
card-autumn-mother = Herbstmutter
card-basket-weaver = Korbflechter
card-seed-researcher = Saatgutforscher
card-cube-cutter = Würfelschneider
card-tree-guard = Baumwächter
card-green-grocer = Grünwarenhändler
card-basket-carrier = Korbträger
card-potato-harvester = Kartoffelernter
card-schnapps-distiller = Schnapsbrenner
card-home-brewer = Hausbrauer
card-thresher = Drescher
card-winter-caretaker = Winterverwalter
card-wood-collector = Holzsammler
card-clay-kneader = Lehmkneter
card-bricklayer = Backsteinmaurer
card-freemason = Freimaurer
card-stone-importer = Steinimporteur
card-excavator = Ausgräber
card-private-teacher = Privatlehrer
card-animal-feeder = Tierfütterer
card-basketmakers-wife = Frau des Korbmachers
card-packaging-artist = Verpackungskünstler
card-sheep-provider = Schaflieferant
card-market-crier = Marktschreier
card-reed-roof-renovator = Reetdachsanierer
card-cowherd = Kuhhirte
card-sowing-director = Saatleiter
card-pattern-maker = Mustermacher
card-material-deliveryman = Materiallieferant
card-german-heath-keeper = Heidehüter
card-cattle-whisperer = Rinderflüsterer
card-cattle-buyer = Rinderkäufer
