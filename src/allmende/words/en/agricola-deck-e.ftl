### Agricola's hand cards of deck E: their names by number, then the readings of unclear ones.

## Minor improvements

card-pole-barns = Pole Barns
card-renovation-materials = Renovation Materials
card-thunderbolt = Thunderbolt
card-night-loot = Night Loot
card-recount = Recount
card-pumpernickel = Pumpernickel
card-farmers-market = Farmers Market
card-bartering-hut = Bartering Hut
card-petting-zoo = Petting Zoo
card-animal-bedding = Animal Bedding
card-seed-almanac = Seed Almanac
card-ox-goad = Ox Goad
card-iron-hoe = Iron Hoe
card-apiary = Apiary
card-bumper-crop = Bumper Crop
card-sundial = Sundial
card-bookmark = Bookmark
card-heirloom = Heirloom
card-childs-toy = Child's Toy
card-upholstery = Upholstery
card-nave = Nave
card-beaver-colony = Beaver Colony
card-land-register = Land Register
card-misanthropy = Misanthropy
card-herbal-garden = Herbal Garden
card-ox-skull = Ox Skull
card-rod-collection = Rod Collection
card-paintbrush = Paintbrush
card-bee-statue = Bee Statue
card-water-gully = Water Gully
card-barn-cats = Barn Cats
card-fodder-beets = Fodder Beets
card-fruit-ladder = Fruit Ladder
card-waterlily-pond = Waterlily Pond
card-syrup-tap = Syrup Tap
card-town-hall = Town Hall
card-twibil = Twibil
card-wild-greens = Wild Greens
card-cubbyhole = Cubbyhole
card-stone-weir = Stone Weir
card-roman-pot = Roman Pot
card-cheese-fondue = Cheese Fondue
card-lunchtime-beer = Lunchtime Beer
card-comb-and-cutter = Comb and Cutter
card-raised-bed = Raised Bed
card-almsbag = Almsbag
card-grain-bag = Grain Bag
card-scythe = Scythe
card-stone-axe = Stone Axe
card-mattock = Mattock
card-sleight-of-hand = Sleight of Hand
card-field-spade = Field Spade
card-profiteering = Profiteering
card-shepherds-whistle = Shepherd's Whistle
card-dollys-mother = Dolly's Mother

## Rulings of minor improvements

ruling-card-night-loot = If building resources of a single kind lie on accumulation spaces, you take one of these.
ruling-card-bumper-crop = Fields on cards are harvested, too, and your cards that speak of the Field Phase react. Sources differ: according to some, it has 1 point.
ruling-card-beaver-colony = It is the pasture with a stable that holds the fewest animals. You get 1 point for each use of a space, however much Reed it gives.
ruling-card-herbal-garden = It is the pasture that holds the fewest animals; one that another card keeps empty will do.
ruling-card-wild-greens = It counts the kinds of one action: two fields of Grain give 1 Food, Grain and Vegetables together 2. An action in which you sow a single field counts, too.
ruling-card-cubbyhole = The Food stays on the card; what you get comes from the general supply.

## Occupations

card-master-renovator = Master Renovator
card-stallwright = Stallwright
card-dung-collector = Dung Collector
card-prophet = Prophet
card-miller = Miller
card-beneficiary = Beneficiary
card-prodigy = Prodigy
card-uncaring-parents = Uncaring Parents
card-museum-caretaker = Museum Caretaker
card-blighter = Blighter
card-acquirer = Acquirer
card-spice-trader = Spice Trader
card-emergency-seller = Emergency Seller
card-land-surveyor = Land Surveyor
card-blackberry-farmer = Blackberry Farmer
card-recluse = Recluse
card-godmother = Godmother
card-shed-builder = Shed Builder
card-seed-servant = Seed Servant
card-fir-cutter = Fir Cutter
card-pipe-smoker = Pipe Smoker
card-kindling-gatherer = Kindling Gatherer
card-land-heir = Land Heir
card-scrap-collector = Scrap Collector
card-hill-cultivator = Hill Cultivator
card-tax-collector = Tax Collector
card-saddler = Saddler
card-imitator = Imitator
card-overachiever = Overachiever
card-market-master = Market Master
card-veggie-lover = Veggie Lover
card-champion-breeder = Champion Breeder
card-flax-farmer = Flax Farmer
card-livestock-expert = Livestock Expert
card-carter = Carter
card-vegetable-vendor = Vegetable Vendor
card-smuggler = Smuggler
card-hewer = Hewer
card-parvenu = Parvenu
card-animal-driver = Animal Driver
card-rock-beater = Rock Beater
card-stone-sculptor = Stone Sculptor
card-margrave = Margrave
card-visionary = Visionary
card-usufructuary = Usufructuary
card-stone-custodian = Stone Custodian
card-old-miser = Old Miser
card-patroness = Patroness
card-mountain-plowman = Mountain Plowman
card-master-huntsman = Master Huntsman
card-animal-tamers-apprentice = Animal Tamer's Apprentice

## Rulings of occupations

ruling-card-dung-collector = Animals are born two or more at a time only in the Breeding Phase. The food is paid after it.
ruling-card-prophet = The renovation can't be declined if it can be paid for. Fences are built only after a renovation.
ruling-card-miller = A minor improvement in your hand that bakes may be played then, too, if its prerequisite is met.
ruling-card-acquirer = Goods are building resources, crops and animals.
ruling-card-overachiever = That is besides what the space offers anyway: before it or after it.
ruling-card-veggie-lover = The crops for bonus points are paid from the supply, so that they are not counted any more.
ruling-card-smuggler = The same exchange may be made twice, and Grain that you have just got may be exchanged again.
ruling-card-margrave = Your own renovation to stone counts, too: then you live in a stone house.
ruling-card-visionary = You may not grow your family early whatever the round in which you play this.
ruling-card-animal-tamers-apprentice = As many people as possible live where cards and stables have room for them.
