### Agricola's hand cards of deck C: their names by number, then the readings of unclear ones.

## Occupations

card-field-watchman = Field Watchman
card-plow-hero = Plow Hero
card-autumn-mother = Autumn Mother
card-basket-weaver = Basket Weaver
card-seed-researcher = Seed Researcher
card-cube-cutter = Cube Cutter
card-tree-guard = Tree Guard
card-green-grocer = Green Grocer
card-basket-carrier = Basket Carrier
card-potato-harvester = Potato Harvester
card-schnapps-distiller = Schnapps Distiller
card-home-brewer = Home Brewer
card-thresher = Thresher
card-winter-caretaker = Winter Caretaker
card-wood-collector = Wood Collector
card-clay-kneader = Clay Kneader
card-bricklayer = Bricklayer
card-freemason = Freemason
card-stone-importer = Stone Importer
card-excavator = Excavator
card-private-teacher = Private Teacher
card-animal-feeder = Animal Feeder
card-basketmakers-wife = Basketmaker's Wife
card-packaging-artist = Packaging Artist
card-sheep-provider = Sheep Provider
card-market-crier = Market Crier
card-reed-roof-renovator = Reed Roof Renovator
card-cowherd = Cowherd
card-sowing-director = Sowing Director
card-pattern-maker = Pattern Maker
card-material-deliveryman = Material Deliveryman
card-german-heath-keeper = German Heath Keeper
card-cattle-whisperer = Cattle Whisperer
card-cattle-buyer = Cattle Buyer
