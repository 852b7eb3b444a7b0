### Agricola's hand cards of deck E: their names by number, then the readings of unclear ones.

## Minor improvements

card-pole-barns = Pole Barns
card-renovation-materials = Renovation Materials
card-recount = Recount
card-pumpernickel = Pumpernickel
card-farmers-market = Farmers Market
card-ox-goad = Ox Goad
card-iron-hoe = Iron Hoe
card-apiary = Apiary
card-sundial = Sundial
card-bookmark = Bookmark
card-heirloom = Heirloom
card-land-register = Land Register
card-misanthropy = Misanthropy
card-ox-skull = Ox Skull
card-paintbrush = Paintbrush
card-water-gully = Water Gully
card-barn-cats = Barn Cats
card-fruit-ladder = Fruit Ladder
card-waterlily-pond = Waterlily Pond
card-twibil = Twibil
card-stone-weir = Stone Weir
card-cheese-fondue = Cheese Fondue
card-comb-and-cutter = Comb and Cutter
card-almsbag = Almsbag
card-grain-bag = Grain Bag
card-stone-axe = Stone Axe

## Occupations

card-prophet = Prophet
card-miller = Miller
card-beneficiary = Beneficiary
card-prodigy = Prodigy
card-uncaring-parents = Uncaring Parents
card-museum-caretaker = Museum Caretaker
card-spice-trader = Spice Trader
card-land-surveyor = Land Surveyor
card-blackberry-farmer = Blackberry Farmer
card-recluse = Recluse
card-godmother = Godmother
card-seed-servant = Seed Servant
card-fir-cutter = Fir Cutter
card-pipe-smoker = Pipe Smoker
card-land-heir = Land Heir
card-scrap-collector = Scrap Collector
card-hill-cultivator = Hill Cultivator
card-tax-collector = Tax Collector
card-saddler = Saddler
card-veggie-lover = Veggie Lover
card-flax-farmer = Flax Farmer
card-livestock-expert = Livestock Expert
card-vegetable-vendor = Vegetable Vendor
card-hewer = Hewer
card-parvenu = Parvenu
card-animal-driver = Animal Driver
card-rock-beater = Rock Beater
card-stone-sculptor = Stone Sculptor
card-stone-custodian = Stone Custodian
card-mountain-plowman = Mountain Plowman
card-master-huntsman = Master Huntsman

## Rulings of occupations

ruling-card-prophet = The renovation can't be declined if it can be paid for. Fences are built only after a renovation.
ruling-card-miller = A minor improvement in your hand that bakes may be played then, too, if its prerequisite is met.
ruling-card-veggie-lover = The crops for bonus points are paid from the supply, so that they are not counted any more.
