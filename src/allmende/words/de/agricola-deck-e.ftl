### Agricola: die Namen der Handkarten aus Deck E nach Nummern, dann Auslegungen unklarer Karten.

## Kleine Anschaffungen

card-pole-barns = Pfostenställe
card-renovation-materials = Renovierungsmaterial
card-thunderbolt = Blitzschlag
card-night-loot = Nächtliche Beute
card-recount = Nachzählung
card-pumpernickel = Pumpernickel
card-farmers-market = Bauernmarkt
card-bartering-hut = Tauschhütte
card-petting-zoo = Streichelzoo
card-animal-bedding = Einstreu
card-seed-almanac = Saatkalender
card-ox-goad = Treibstachel
card-iron-hoe = Eisenhacke
card-apiary = Bienenhaus
card-bumper-crop = Rekordernte
card-sundial = Sonnenuhr
card-bookmark = Lesezeichen
card-heirloom = Erbstück
card-childs-toy = Kinderspielzeug
card-upholstery = Polsterei
card-nave = Kirchenschiff
card-beaver-colony = Biberkolonie
card-land-register = Grundbuch
card-misanthropy = Menschenscheu
card-herbal-garden = Kräutergarten
card-ox-skull = Ochsenschädel
card-rod-collection = Angelrutensammlung
card-paintbrush = Pinsel
card-bee-statue = Bienenstatue
card-water-gully = Wasserrinne
card-barn-cats = Stallkatzen
card-fodder-beets = Futterrüben
card-fruit-ladder = Obstleiter
card-waterlily-pond = Seerosenteich
card-syrup-tap = Sirupzapfhahn
card-town-hall = Rathaus
card-twibil = Stichaxt
card-wild-greens = Wildkräuter
card-cubbyhole = Kämmerchen
card-stone-weir = Steinwehr
card-roman-pot = Römertopf
card-cheese-fondue = Käsefondue
card-lunchtime-beer = Mittagsbier
card-comb-and-cutter = Kamm und Schere
card-raised-bed = Hochbeet
card-almsbag = Klingelbeutel
card-grain-bag = Getreidesack
card-scythe = Sense
card-stone-axe = Steinaxt
card-mattock = Breithacke
card-sleight-of-hand = Taschenspielertrick
card-field-spade = Feldspaten
card-profiteering = Wuchergeschäft
card-shepherds-whistle = Hirtenpfeife
card-dollys-mother = Dollys Mutter

## Auslegungen kleiner Anschaffungen

ruling-card-night-loot = Liegen nur Baurohstoffe einer einzigen Sorte auf Ansammlungsfeldern, nimmst du 1 davon.
ruling-card-bumper-crop = Auch Äcker auf Karten werden abgeerntet, und deine Karten, die von der Feldphase sprechen, wirken. Die Quellen sind uneins: Nach manchen bringt sie 1 Punkt.
ruling-card-beaver-colony = Es ist die Weide mit Stall, die am wenigsten Tiere hält. Je Nutzung eines Feldes gibt es 1 Punkt, gleich wie viel Schilf es bringt.
ruling-card-herbal-garden = Es ist die Weide, die am wenigsten Tiere hält; eine, die eine andere Karte leer hält, genügt.
ruling-card-wild-greens = Es zählen die Sorten einer Aktion: Zwei Äcker mit Getreide bringen 1 Nahrung, Getreide und Gemüse zusammen 2. Auch eine Aktion, in der du nur einen einzigen Acker besäst, zählt.
ruling-card-cubbyhole = Die Nahrung bleibt auf der Karte; was du erhältst, kommt aus dem allgemeinen Vorrat.

## Ausbildungen

card-master-renovator = Renovierungsmeister
card-stallwright = Stallzimmerer
card-dung-collector = Mistsammler
card-prophet = Prophet
card-miller = Müller
card-beneficiary = Nutznießer
card-prodigy = Wunderkind
card-uncaring-parents = Rabeneltern
card-museum-caretaker = Museumswärter
card-blighter = Halunke
card-acquirer = Aufkäufer
card-spice-trader = Gewürzhändler
card-emergency-seller = Notverkäufer
card-land-surveyor = Landvermesser
card-blackberry-farmer = Brombeerbauer
card-recluse = Einsiedler
card-godmother = Patentante
card-shed-builder = Schuppenbauer
card-seed-servant = Saatknecht
card-fir-cutter = Tannenfäller
card-pipe-smoker = Pfeifenraucher
card-kindling-gatherer = Kleinholzsammler
card-land-heir = Landerbe
card-scrap-collector = Lumpensammler
card-hill-cultivator = Hangbauer
card-tax-collector = Steuereintreiber
card-saddler = Sattler
card-imitator = Nachahmer
card-overachiever = Streber
card-market-master = Marktmeister
card-veggie-lover = Gemüsefreund
card-champion-breeder = Meisterzüchter
card-flax-farmer = Flachsbauer
card-livestock-expert = Viehkenner
card-carter = Fuhrmann
card-vegetable-vendor = Gemüseverkäufer
card-smuggler = Schmuggler
card-hewer = Hauer
card-parvenu = Emporkömmling
card-animal-driver = Viehtreiber
card-rock-beater = Steinbrecher
card-stone-sculptor = Steinbildhauer
card-margrave = Markgraf
card-visionary = Visionär
card-usufructuary = Nießbraucher
card-stone-custodian = Steinverwalter
card-old-miser = Alter Geizhals
card-patroness = Gönnerin
card-mountain-plowman = Bergpflüger
card-master-huntsman = Jägermeister
card-animal-tamers-apprentice = Tierbändigerlehrling

## Auslegungen zu Ausbildungen

ruling-card-dung-collector = Zwei oder mehr Tiere werden nur in der Vermehrungsphase auf einmal geboren. Bezahlt wird die Nahrung danach.
ruling-card-prophet = Auf die Renovierung kannst du nicht verzichten, wenn du sie bezahlen kannst. Zäune baust du nur nach einer Renovierung.
ruling-card-miller = Auch eine kleine Anschaffung auf deiner Hand, mit der man backt, darfst du dann ausspielen, wenn ihre Voraussetzung erfüllt ist.
ruling-card-acquirer = Waren sind Baurohstoffe, Getreide, Gemüse und Tiere.
ruling-card-overachiever = Das kommt zu dem hinzu, was das Feld ohnehin bietet: davor oder danach.
ruling-card-veggie-lover = Getreide und Gemüse für Bonuspunkte bezahlst du aus dem Vorrat; sie zählen danach nicht mehr.
ruling-card-smuggler = Auch derselbe Tausch ist zweimal erlaubt, und Getreide, das du gerade erhalten hast, darfst du weitertauschen.
ruling-card-margrave = Auch wenn du selbst zu Stein renovierst, zählt das: Dann bewohnst du ein Steinhaus.
ruling-card-visionary = Deine Familie darf nicht früher wachsen, gleich in welcher Runde du diese Karte ausspielst.
ruling-card-animal-tamers-apprentice = So viele Personen wie möglich wohnen dort, wo Karten und Ställe Platz für sie bieten.
