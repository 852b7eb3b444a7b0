### Fields of Arle. Terms are those of the English rulebook; sentences are our own.

## Resources. $count is how many of them the sentence is about.

resource-peat = Peat
resource-timber = Timber
resource-brick = { $count ->
    [one] Brick
   *[other] Bricks
}
resource-linen = Linen
resource-woolen = Woolen
resource-leather = Leather
resource-summer-wear = Summer Wear
resource-winter-wear = Winter Wear
resource-leather-wear = Leather Wear
resource-horse = { $count ->
    [one] Horse
   *[other] Horses
}

## Tools

tool-fish-traps = Fish Traps
tool-fleshing-beams = Fleshing Beams
tool-weaving-looms = Weaving Looms
tool-slaughtering-tables = Slaughtering Tables
tool-spades = Spades
tool-shovels = Shovels
tool-pottery-wheels = Pottery Wheels
tool-ovens = Ovens
tool-axes = Axes
tool-workbenches = Workbenches

## Tiles of the Home Board, as a name and within a sentence

tile-empty = empty land space
tile-grain-field = Grain Field
tile-flax-field = Flax Field
tile-forest = Forest
tile-park = Park
tile-stall = Stall
tile-depot = Depot
tile-stable = Stable
tile-double-stall = Double Stall
tile-tidal-flat = tidal flat
tile-boardwalk = boardwalk
tile-moor = moor
a-tile-grain-field = a Grain Field
a-tile-flax-field = a Flax Field
a-tile-forest = a Forest
a-tile-park = a Park
a-tile-stall = a Stall
a-tile-depot = a Depot
a-tile-stable = a Stable
a-tile-double-stall = a Double Stall
moor-boardwalk = boardwalk
moor-with = { $count ->
    [0] hydrated moor
   *[other] moor with { $count } Peat
}

## Pieces of equipment, and what is loaded on vehicles, as a name and within a sentence

piece-handcart = Handcart
piece-wagon = Wagon
piece-cart = Cart
piece-horse-cart = Horse Cart
piece-carriage = Carriage
piece-droshky = Droshky
piece-peat-boat = Peat Boat
piece-plow = Plow
the-piece-handcart = the Handcart
the-piece-wagon = the Wagon
the-piece-cart = the Cart
the-piece-horse-cart = the Horse Cart
the-piece-carriage = the Carriage
the-piece-droshky = the Droshky
a-piece-handcart = a Handcart
a-piece-wagon = a Wagon
a-piece-cart = a Cart
a-piece-horse-cart = a Horse Cart
a-piece-carriage = a Carriage
a-piece-droshky = a Droshky
a-piece-peat-boat = a Peat Boat
a-piece-plow = a Plow
a-piece-wood = { resource-wood }
a-piece-clay = { resource-clay }
a-piece-linen = { resource-linen }
a-piece-woolen = { resource-woolen }
a-piece-leather = { resource-leather }
a-piece-peat = { resource-peat }
a-piece-hage = the destination { destination-hage }
a-piece-beemoor = the destination { destination-beemoor }
a-piece-dornum = the destination { destination-dornum }
a-piece-norden = the destination { destination-norden }
a-piece-aurich = the destination { destination-aurich }
a-piece-esens = the destination { destination-esens }
a-piece-emden = the destination { destination-emden }
a-piece-leer = the destination { destination-leer }
a-piece-bremen = the destination { destination-bremen }

## Travel destinations

destination-hage = Hage
destination-beemoor = Beemoor
destination-dornum = Dornum
destination-norden = Norden
destination-aurich = Aurich
destination-esens = Esens
destination-emden = Emden
destination-leer = Leer
destination-bremen = Bremen

## The Supply Board: the tiles with their two sides

supply-forest = Forest or Park
supply-stall = Stall or Depot
supply-stable = Stable or Double Stall
supply-field = Grain Field or Flax Field
supply-cart = Cart or Horse Cart
supply-carriage = Carriage or Droshky
supply-handcart = Handcart or Wagon
supply-peat-boat = Peat Boat or Plow

## Action spaces, as a name and within a sentence. Four names are there in both seasons.

space-fisherman = Fisherman
space-summer-grocer = Grocer (Summer)
space-woolen-weaver = Woolen Weaver
space-colonist = Colonist
space-peat-cutter = Peat Cutter
space-dike-builder = Dike Builder
space-clay-worker = Clay Worker
space-farmer = Farmer
space-forester = Forester
space-woodcutter = Woodcutter
space-summer-master = Master (Summer)
space-summer-carpenter = Carpenter (Summer)
space-builder = Builder
space-warden = Warden
space-summer-laborer = Laborer (Summer)
space-peat-boatman = Peat Boatman
space-tanner = Tanner
space-linen-weaver = Linen Weaver
space-butcher = Butcher
space-cattle-trader = Cattle Trader
space-winter-grocer = Grocer (Winter)
space-builders-merchant = Builder's Merchant
space-potter = Potter
space-baker = Baker
space-wood-trader = Wood Trader
space-winter-master = Master (Winter)
space-wainwright = Wainwright
space-winter-carpenter = Carpenter (Winter)
space-dike-warden = Dike Warden
space-winter-laborer = Laborer (Winter)
the-space-fisherman = the Fisherman
the-space-summer-grocer = the Grocer (Summer)
the-space-woolen-weaver = the Woolen Weaver
the-space-colonist = the Colonist
the-space-peat-cutter = the Peat Cutter
the-space-dike-builder = the Dike Builder
the-space-clay-worker = the Clay Worker
the-space-farmer = the Farmer
the-space-forester = the Forester
the-space-woodcutter = the Woodcutter
the-space-summer-master = the Master (Summer)
the-space-summer-carpenter = the Carpenter (Summer)
the-space-builder = the Builder
the-space-warden = the Warden
the-space-summer-laborer = the Laborer (Summer)
the-space-peat-boatman = the Peat Boatman
the-space-tanner = the Tanner
the-space-linen-weaver = the Linen Weaver
the-space-butcher = the Butcher
the-space-cattle-trader = the Cattle Trader
the-space-winter-grocer = the Grocer (Winter)
the-space-builders-merchant = the Builder's Merchant
the-space-potter = the Potter
the-space-baker = the Baker
the-space-wood-trader = the Wood Trader
the-space-winter-master = the Master (Winter)
the-space-wainwright = the Wainwright
the-space-winter-carpenter = the Carpenter (Winter)
the-space-dike-warden = the Dike Warden
the-space-winter-laborer = the Laborer (Winter)

## Buildings, as a name and within a sentence

building-farmers-house = Farmer's House
building-plow-makers-workshop = Plow Maker's Workshop
building-novices-hut = Novice's Hut
building-workshop = Workshop
building-weaving-parlor = Weaving Parlor
building-colonists-house = Colonist's House
building-carpenters-workshop = Carpenter's Workshop
building-schnapps-distillery = Schnapps Distillery
building-litter-storage = Litter Storage
building-loading-station = Loading Station
building-wood-traders-house = Wood Trader's House
building-turnery = Turnery
building-smokehouse = Smokehouse
building-cooperage = Cooperage
building-bakehouse = Bakehouse
building-smithy = Smithy
building-mill = Mill
building-weaving-mill = Weaving Mill
building-textile-house = Textile House
building-saddlery = Saddlery
building-joinery = Joinery
building-waterfront-house = Waterfront House
building-potters-inn = Potter's Inn
building-farmers-inn = Farmer's Inn
building-junk-dealers-inn = Junk Dealer's Inn
building-gulf-house-inn = Gulf House Inn
building-milk-house-inn = Milk House Inn
building-sluice-yard-inn = Sluice Yard Inn
building-village-church = Village Church
building-luetetsburg-castle = Lütetsburg Castle
building-berum-castle = Berum Castle
the-building-farmers-house = the Farmer's House
the-building-plow-makers-workshop = the Plow Maker's Workshop
the-building-novices-hut = the Novice's Hut
the-building-workshop = the Workshop
the-building-weaving-parlor = the Weaving Parlor
the-building-colonists-house = the Colonist's House
the-building-carpenters-workshop = the Carpenter's Workshop
the-building-schnapps-distillery = the Schnapps Distillery
the-building-litter-storage = the Litter Storage
the-building-loading-station = the Loading Station
the-building-wood-traders-house = the Wood Trader's House
the-building-turnery = the Turnery
the-building-smokehouse = the Smokehouse
the-building-cooperage = the Cooperage
the-building-bakehouse = the Bakehouse
the-building-smithy = the Smithy
the-building-mill = the Mill
the-building-weaving-mill = the Weaving Mill
the-building-textile-house = the Textile House
the-building-saddlery = the Saddlery
the-building-joinery = the Joinery
the-building-waterfront-house = the Waterfront House
the-building-potters-inn = the Potter's Inn
the-building-farmers-inn = the Farmer's Inn
the-building-junk-dealers-inn = the Junk Dealer's Inn
the-building-gulf-house-inn = the Gulf House Inn
the-building-milk-house-inn = the Milk House Inn
the-building-sluice-yard-inn = the Sluice Yard Inn
the-building-village-church = the Village Church
the-building-luetetsburg-castle = Lütetsburg Castle
the-building-berum-castle = Berum Castle
colour-light-green = light green
colour-dark-green = dark green
colour-yellow = yellow
colour-orange = orange
colour-blue = blue
colour-red = red
when-at-once = at once
when-before-november = before each November
when-any-time = at any time, as often as you like

## The half-year: seasons, months of the Work Phase and of taking stock, phases

season-summer = Summer
season-winter = Winter
month-summer-1 = July
month-summer-2 = August
month-summer-3 = September
month-summer-4 = October
month-summer-5 = November
month-winter-1 = January
month-winter-2 = February
month-winter-3 = March
month-winter-4 = April
month-winter-5 = May
half-year-phase-1 = Preparations
half-year-phase-2 = Work Phase
half-year-phase-3 = Inventorying
half-year-phase-4 = Scoring

## Prompts: what a player is asked

prompt-work = { $count ->
    [one] Your turn: place your last worker of this { $season ->
        [summer] Summer
       *[winter] Winter
    }.
   *[other] Your turn: place a worker. You have { $count } left in this { $season ->
        [summer] Summer
       *[winter] Winter
    }.
}
prompt-end-of-turn = Before your opponent goes on, you can still load vehicles and exchange goods.
prompt-end-of-work = The Work Phase ends: this is the last chance to load your vehicles.
prompt-interval = { $before ->
    [food] You can exchange goods before Food is due.
    [fuel] You can exchange goods before Food and fuel are due.
    [fuel-alone] Food is paid, and there is room for more. You can exchange goods before fuel is due.
   *[other] You can exchange goods before the Inventorying goes on.
}
prompt-last-exchange = You can exchange goods one last time before the points are counted.
prompt-before-november = Choose the green building that you use next.
prompt-breed = Not all of your animals can breed: choose which ones do.
prompt-pay-building = Choose how you pay for { $building }.
prompt-pay-dearly = You owe { $what }: choose how much of it you pay in { $dear }.
prompt-make-room = There is no room in your barn: choose the piece of equipment that you return.
prompt-sell = You are in { $destination }: sell what you like, at least one item.
prompt-eat = { $count ->
    [one] 1 Food is missing: choose an animal to eat.
   *[other] { $count } Food are missing: choose an animal to eat.
}
prompt-fuel = { $count ->
    [one] 1 Peat is missing to heat with: choose how much Timber you burn instead of Wood.
   *[other] { $count } Peat are missing to heat with: choose how much Timber you burn instead of Wood.
}
prompt-one-of = { $place }: choose what you do, or skip it.
prompt-each-once = Choose what you do: each at most once, in any order.
prompt-take-one-times = { $count ->
    [one] Choose what you take: one more.
   *[other] Choose what you take: { $count } in all.
}
prompt-either-first = There is no room for both: choose which animal comes first.
prompt-place-building = With { $building } in its place there is no room for all animals; you may make some first.
prompt-no-room-yet = There is no room for what comes now; you may make some first.
prompt-convert = Convert { $cost } to { $gains }, { $count ->
    [one] once
   *[other] up to { $count } times
}.
prompt-cut = { $count ->
    [one] Cut 1 Peat.
   *[other] Cut up to { $count } Peat.
}
prompt-master = { $count ->
    [one] Choose one Tool Indicator that you move.
   *[other] Choose up to { $count } different Tool Indicators that you move.
}
prompt-slaughter-times = { $count ->
    [one] Slaughter 1 animal.
   *[other] Slaughter up to { $count } animals.
}
prompt-vehicle = Build a vehicle?
prompt-plow = Build a Plow?
prompt-boat = Build a Peat Boat?
prompt-take-vehicle = Take the vehicle?
prompt-forge-times = { $count ->
    [one] Exchange 1 small piece of equipment for a Plow.
   *[other] Exchange small equipment for Plows, as many as you like.
}
prompt-build = Build a building?
prompt-stable = Exchange a Stall for a Stable.
prompt-forest = Place a Forest?
prompt-field = Plow a field?
prompt-field-times = { $count ->
    [one] Plow 1 field.
   *[other] Plow up to { $count } fields.
}
prompt-replace-times = { $count ->
    [one] Replace 1 field with a Forest.
   *[other] Replace up to { $count } fields with Forests.
}
prompt-flip = Choose a tile with an arrow that you flip.

## Moves: short enough for buttons

move-pass = Leave this worker idle
move-imitate = Imitate { $space }
move-convert = { $count ->
    [one] Convert once
   *[other] Convert { $count } times
}
move-convert-goods = Convert { $cost } to { $gains }
move-dearly = { $move } (choose the payment)
move-slaughter = Slaughter { $what }
move-cut = Cut { $count } Peat ({ $moor })
move-build = Build { $what }
move-improve = Improve { $tool }
move-improve-to = { $tool } to { $value } for { $cost }
move-build-plow = Build Plow, paying { $what }
move-build-stable = Exchange Stall for Stable
move-forest = Place Forest
move-plow = Plow { $what }
move-replace = Replace { $what } with Forest
move-flip = Flip { $what } to { $to }
move-flip-moor = Dehydrate a moor
move-flip-vehicle = Flip the vehicle in space { $parking }
move-forge = Exchange { $what } for Plow
move-forge-vehicle = Exchange the vehicle in space { $parking } for Plow
move-give-up = Return { $what }
move-give-up-vehicle = Return the vehicle in space { $parking }
move-flip-the = Flip { $vehicle } ({ $parking }) to { $to }
move-forge-the = Exchange { $vehicle } ({ $parking }) for Plow
move-give-up-the = Return { $vehicle } ({ $parking })
move-pay-dear = { $count } of the dearer material
move-sell = { $food ->
    [0] Give away { $what }
   *[other] Sell { $what } for { $food } Food
}
move-eat = Eat { $what }
move-use = Use { $what }
move-use-for = { $building }: { $effect }
move-trade = Exchange 1 Peat for { $what }
move-load = Load { $what } in space { $parking }
move-travel = Travel to { $destination } (space { $parking })
move-load-onto = Load { $what } onto { $vehicle } ({ $parking })
move-travel-with = Travel to { $destination }: load it onto { $vehicle } ({ $parking })
move-return = Return { $what }

## Reasons: why something can't be done

reason-space-occupied = A worker stands there already.
reason-special-used = The special action of this half-year has already been used.
reason-other-season = This action space belongs to the other season.
reason-needs-food-or-grain = Needs { $food }, or { $grain } if no Food is left.
reason-lacks = { $count ->
    [one] You lack { $what }.
   *[other] You lack { $what }.
}
reason-must-choose = You have to choose something here.
reason-chosen-already = You have already chosen this.
reason-between-actions = Under these rules this is possible only before and after an action.
reason-one-way-to-pay = There is only one way for you to pay for this.
reason-no-land = You have no empty land space.
reason-none-left = None of this is left in the supply: { $what }.
reason-no-parking = There is no room in your barn, and nothing that you could return for it.
reason-needs-tile = For this you need { $what }.
reason-needs-building = For this you need { $building }.
reason-no-moor = { $count ->
    [0] You have no hydrated moor.
   *[other] You have no moor with exactly { $count } Peat.
}
reason-boardwalk-peat = { $count ->
    [0] Your boardwalk is gone.
   *[other] On your boardwalk there is only { $count } Peat.
}
reason-no-vehicle = There is no vehicle in space { $parking }.
reason-same-vehicle = It is just like the vehicle in space { $parking }: choose that one.
reason-vehicle-loaded = Something lies on this vehicle.
reason-vehicle-large = Only small vehicles can be exchanged.
reason-vehicle-full = This vehicle is full.
reason-flipped-already = It already shows its reverse side.
reason-built-already = This building has already been built.
reason-not-in-this-game = This building is not in this game.
reason-not-built = You have not built this building.
reason-used-already = You have already used this building this time.
reason-no-exchange = This building offers no exchange.
reason-at-most = { $count ->
    [one] At most 1 is possible here.
   *[other] At most { $count } are possible here.
}
reason-cut-most = Under these rules as much as possible has to be cut.
reason-tool-moved = This action has already moved this indicator.
reason-track-end = This indicator stands at the end of its track.
reason-laborer = Laborers can't be imitated.
reason-imitates-own-season = This Laborer imitates action spaces of its own season only.
reason-not-occupied = There is nobody there to imitate.
reason-not-its-price = This is not a price of this building.
reason-pay-cheaply = Timber and Brick are paid only as far as Wood and Clay are missing, or as you have decided.
reason-pay-more = You have to pay more in { $resource }.
reason-not-due = Only { $count } are due.
reason-makes-no-room = This would make no room for the new piece of equipment.
reason-other-size = Under these rules only equipment of the same size makes room.
reason-sell-something = Sell at least one item.
reason-sold-already = You have already sold this item here.
reason-no-birth = No more { $animal } can be born: newborns need two parents, and room in the same Stall or Stable.
reason-does-not-fit = There is no room for it on this vehicle.
reason-fits-nowhere = There is no room for it on any of your vehicles.
reason-nothing-to-load = You have nothing that could be loaded here.
reason-visited = You have already been to this destination.
reason-nothing-to-sell = You have nothing that is bought there.
reason-nothing-to-return-for = Returning something makes sense only while you can still do something with it.

## Events: the log. $player is the name of the seat, $players how many play.

event-half-year-began = { $season ->
    [summer] Half-year { $half_year } begins, a Summer.
   *[winter] Half-year { $half_year } begins, a Winter.
}{ $players ->
    [1] {""}
   *[other] {" "}{ $player } starts.
}
event-half-year-phase-began = { $phase ->
    [1] Phase 1: { half-year-phase-1 }
    [2] Phase 2: { half-year-phase-2 }
    [3] Phase 3: { half-year-phase-3 }{ $season ->
        [summer] {" "}in November
       *[winter] {" "}in May
    }
   *[other] { half-year-phase-4 }
}
event-worker-placed = { $special ->
    [yes] { $player } goes to the { $space }, a special action.
   *[no] { $player } goes to the { $space }.
}
event-worker-idle = { $player } leaves a worker idle.
event-imitated = { $player } imitates the { $space }.
event-tool-improved = { $player } improves { $tool } to { $value }.
event-tile-placed = { $player } places { $tile }.
event-tile-removed = { $player } removes { $tile }.
event-tile-flipped = { $player } replaces { $tile } with { $to }.
event-built = { $player } builds { $building }.
event-building-used = { $player } uses { $building }.
event-equipment-gained = { $player } gains { $piece }.
event-equipment-returned = { $player } returns { $piece }.
event-equipment-flipped = { $player } replaces { $piece } with { $to }.
event-dikes-moved = { $count ->
    [one] { $player } moves 1 dike
   *[other] { $player } moves { $count } dikes
}{ $land ->
    [0] .
   *[other] {" "}and wins { $land } land spaces.
}
event-moor-dehydrated = { $player } dehydrates a moor.
event-peat-cut = { $moor ->
    [0] { $player } cuts { $count } Peat on the boardwalk.
   *[other] { $player } cuts { $count } Peat on a moor.
}
event-moor-removed = { $moor ->
    [0] The boardwalk of { $player } is gone
   *[other] A moor of { $player } is gone
}: { $land ->
    [one] 1 land space is free.
   *[other] { $land } land spaces are free.
}
event-animals-returned = { $player } returns { $count } { $animal }.
event-loaded = { $player } loads { $piece } onto { $vehicle }.
event-sold = { $food ->
    [0] { $player } gives something away in { $destination }.
   *[other] { $player } sells in { $destination } for { $food } Food.
}
event-vehicles-emptied = { $player } comes back from { $destinations }: { $travelled ->
    [one] 1 space
   *[other] { $travelled } spaces
} of travel experience.
event-milked = The milk of { $player } gives { $count } Food.
event-shorn = The Sheep of { $player } give { $count } Wool.
event-short = { $food ->
    [0] { $player } lacks { $fuel } fuel.
   *[other] { $player } lacks { $food } Food.
}
event-starting-player-passed = { $player } is the starting player of the next half-year.

## Scoring

score-goods = Clothing and building materials
score-equipment = Equipment
score-travel = Travel experience
score-tools = Tools
score-goods-track = Goods Track
score-home-board = Home Board
score-animals = Animals
score-shortages = Missing Food and fuel

## Where points come from, in a sentence

for-goods = for clothing and building materials
for-equipment = for equipment
for-travel = for travel experience
for-tools = for tools
for-goods-track = on the Goods Track
for-home-board = on the Home Board
for-animals = for animals
for-shortages = for missing Food and fuel

## What action spaces and buildings do. Clauses begin in lower case and nest in one another; common ones are Hallertau's.

one-fish-traps = Fish Trap
one-fleshing-beams = Fleshing Beam
one-weaving-looms = Weaving Loom
one-slaughtering-tables = Slaughtering Table
one-spades = Spade
one-shovels = Shovel
one-pottery-wheels = Pottery Wheel
one-ovens = Oven
one-axes = Axe
one-workbenches = Workbench
one-pair-of-shovels = pair of Shovels
one-stall = Stall (a Double Stall counts as two)
quantity-from = { $what } with { $number }
quantity-from-fields = { $what } with { $number } or more fields
quantity-from-animals = { $what } with { $number } or more Sheep and Cattle in total
counted-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
counted-dikes = { $count ->
    [one] 1 dike
   *[other] { $count } dikes
}
effect-each-once = { $effects }, either or both, in any order
effect-for-each = for every { $of }, { $effect }
effect-once-for-each = up to once for every { $of }, { $effect }
effect-times = up to { $count } times, { $effect }
effect-as-often-as-you-like = as often as you like, { $effect }
effect-for-food = pay { $cost }: { $effect }
effect-if-at-least = if you have at least { $what }, { $effect }
effect-raise-goods = move all six indicators on the Goods Track up { $what }
effect-improve = { $tools-count ->
    [one] move the indicator of the { $tools } { $what } for free
   *[other] move the indicators of the { $tools } { $what } each for free
}
effect-imitate = { $season ->
    [summer] imitate an occupied Summer action space
   *[winter] imitate an occupied Winter action space
}
effect-convert = convert { $cost } to { $gains }
effect-bake = convert { $cost } to { $gains } (Flax may replace Grain; Wood or Timber may replace Peat)
effect-slaughter = slaughter an animal: 1 Sheep or 1 Horse gives 3 Food and 2 Hides, 1 Cattle 4 Food and 2 Hides
effect-cut = cut { $what }
effect-cut-up-to = cut up to { $what }
effect-master = for every { $of }, move 1 Tool Indicator, each at most once, paying its cost
effect-master-fixed = { $count ->
    [one] move 1 Tool Indicator, paying its cost
   *[other] move { $count } different Tool Indicators, paying their costs
}
effect-build = build a building
effect-build-stall = build a Stall for 2 Clay and 1 Grain
effect-build-stable = exchange a Stall for a Stable for 2 Bricks
effect-upgrade-stall = exchange a Stall for a Stable
effect-forest = place a Forest
effect-plow = plow a Grain Field or a Flax Field
effect-replace = replace a field with a Forest
effect-flip = flip a tile with an arrow
effect-dehydrate = dehydrate a moor
effect-move-dikes = move { $what }
effect-build-vehicle = build a vehicle
effect-build-plow = build a Plow for 1 Wood and either 1 Cattle or 1 Horse
effect-build-boat = build a Peat Boat for 1 Wood
effect-forge = exchange a Peat Boat, a Handcart or a Wagon for a Plow
effect-load-peat = in the Work Phase, load Peat from the general supply on empty single spaces of your vehicles, 1 on each
cost-or-grain = { $what } (with no Food left, { $grain })
cost-two-materials = 2 different building materials (Timber may stand for Wood, Brick for Clay)
cost-two-kinds-of-clothing = 2 different kinds of clothing
destination-sells = { $count ->
    [one] Sell { $items }.
   *[other] Sell one or more of these, each at most once: { $items }.
}
sales = { $first }; { $rest }
sale = { $what } for { $food } Food
sale-of-moor = a moor or the boardwalk for nothing

## Rulings: how unclear spaces and tiles are read. In English they say what stands beside them in the source.

ruling-space-summer-grocer = Grain that you have no room for comes last.
ruling-space-peat-cutter = Land that becomes free can be used at once, even by the same action.
ruling-space-farmer = A Plow that you build here plows at once; one that you sell between two fields still plows.
ruling-space-summer-master = A Workbench that is added counts at once.
ruling-space-winter-master = A Workbench that is added counts at once.
ruling-space-warden = What lies on a vehicle stays on it when it is flipped. The boardwalk has no arrow.
ruling-space-dike-warden = What lies on a vehicle stays on it when it is flipped. The boardwalk has no arrow.
ruling-space-summer-laborer = Laborers can't be imitated. You also pay what the imitated space costs.
ruling-space-winter-laborer = Laborers can't be imitated. You also pay what the imitated space costs.
ruling-space-cattle-trader = The animals come in any order.
ruling-space-builders-merchant = Hides that you have no room for come last.
ruling-space-baker = Flax is baked once there is no Grain left, and Wood or Timber is burned once there is no Peat left.
ruling-space-wainwright = A vehicle with something on it can't be returned to make room.
ruling-building-smithy = A vehicle with something on it can't be exchanged, as it can't be returned.
ruling-building-saddlery = Horses are counted once, before the first Peat is cut.
ruling-building-joinery = Plows are counted once, before room is made for the Horses.
ruling-building-milk-house-inn = Cattle are counted once, before the first Peat is cut.
ruling-building-berum-castle = What lies on a vehicle stays on it when it is flipped. The boardwalk has no arrow.
ruling-destination-bremen = The land below a moor that is given away is free, and the Peat on it is lost.

## How the whole game is played

reading-places = Where on the land a tile lies, and where animals stand, makes no difference. Drag them to where you want to see them; this browser remembers it for this table.
