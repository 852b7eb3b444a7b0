### Agricola's hand cards of deck D: their names by number, then the readings of unclear ones.

## Minor improvements of deck D

card-zigzag-harrow = Zigzag Harrow
card-dwelling-plan = Dwelling Plan
card-furrows = Furrows
card-cross-cut-wood = Cross-Cut Wood
card-field-clay = Field Clay
card-petrified-wood = Petrified Wood
card-trident = Trident
card-fern-seeds = Fern Seeds
card-game-trade = Game Trade
card-storks-nest = Stork's Nest
card-wooden-whey-bucket = Wooden Whey Bucket
card-pulverizer-plow = Pulverizer Plow
card-work-permit = Work Permit
card-witches-dance-floor = Witches' Dance Floor
card-writing-desk = Writing Desk
card-artisan-district = Artisan District
card-storeroom = Storeroom
card-wood-rake = Wood Rake
card-summer-house = Summer House
card-fodder-chamber = Fodder Chamber
card-sculpture = Sculpture
card-milking-stool = Milking Stool
card-truffle-slicer = Truffle Slicer
card-cesspit = Cesspit
card-horse-drawn-boat = Horse-Drawn Boat
card-hutch = Hutch
card-forest-well = Forest Well
card-sheep-well = Sheep Well
card-churchyard = Churchyard
card-civic-facade = Civic Facade
card-rolling-pin = Rolling Pin
card-trout-pool = Trout Pool
card-new-market = New Market
card-wholesale-market = Wholesale Market
card-earth-oven = Earth Oven
card-large-pottery = Large Pottery
card-bale-of-straw = Bale of Straw
card-beer-tap = Beer Tap
card-baking-course = Baking Course
card-reap-hook = Reap Hook
card-small-basket = Small Basket
card-supply-boat = Supply Boat
card-recycled-brick = Recycled Brick
card-reed-pond = Reed Pond
card-carrot-museum = Carrot Museum
card-roof-ladder = Roof Ladder
card-pigswill = Pigswill
card-feed-pellets = Feed Pellets

## Rulings on minor improvements

ruling-card-fern-seeds = If only a card on which no Grain grows is empty, the Grain goes to your supply.
ruling-card-witches-dance-floor = It counts as a minor improvement, as a major one, as an occupation and as a field, but playing it is playing a minor improvement only. If it is returned like a Fireplace, it is out of play with all that grows on it.
ruling-card-summer-house = You still lose the points for these unused spaces.
ruling-card-earth-oven = It is no major improvement. A Fireplace that is a hand card can be returned, too.
ruling-card-large-pottery = It is no major improvement. The Clay that earns bonus points stays in your supply.

## Occupations of deck D

card-stablehand = Stablehand
card-plow-maker = Plow Maker
card-plowman = Plowman
card-cultivator = Cultivator
card-sculptor = Sculptor
card-whisky-distiller = Whisky Distiller
card-stone-carver = Stone Carver
card-sowing-master = Sowing Master
card-fish-farmer = Fish Farmer
card-interior-decorator = Interior Decorator
card-young-farmer = Young Farmer
card-clay-deliveryman = Clay Deliveryman
card-renovation-preparer = Renovation Preparer
card-forest-trader = Forest Trader
card-beer-tent-operator = Beer Tent Operator
card-loudmouth = Loudmouth
card-seed-seller = Seed Seller
card-potato-planter = Potato Planter
card-tree-cutter = Tree Cutter
card-water-worker = Water Worker
card-roof-examiner = Roof Examiner
card-porter = Porter
card-trap-builder = Trap Builder
card-casual-worker = Casual Worker
card-spin-doctor = Spin Doctor
card-ebonist = Ebonist
card-retail-dealer = Retail Dealer
card-clay-firer = Clay Firer
card-stable-milker = Stable Milker
card-pure-breeder = Pure Breeder
ruling-card-beer-tent-operator = It is used at most once in each harvest.
