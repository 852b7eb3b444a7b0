### Agricola's hand cards of deck D: their names by number, then the readings of unclear ones.

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
