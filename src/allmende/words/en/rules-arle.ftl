### The rules of Fields of Arle to be looked up. Sentences are our own; numbers come from the rules' data, as arguments.

## What it is about, and how it is prepared

rules-arle-idea = The idea
rules-arle-idea-land = You farm in Arle in East Frisia for { $half_years } half-years, Summers and Winters in turn. Your little land lies between sea and moor. You win more of it from them, and build, breed, weave and drive to market.
rules-arle-idea-workers = In each half-year you have { $workers } workers. Where one of them stands, nobody else can go.
rules-arle-idea-points = Almost everything that you have in the end is worth points; sea and moor that are left cost points. Whoever has the most points wins.
rules-arle-idea-open = Nothing is hidden, and nothing is left to chance once the game has begun.
rules-arle-goals = What you strive for
rules-arle-goals-land = Land: dikes win it from the sea, and moors that have been cut are land, too. Almost all else needs room on it.
rules-arle-goals-buildings = Buildings: they are worth points, and each does something for you, at once, every year or whenever you like.
rules-arle-goals-herds = Herds: Stalls and Stables are worth points, and animals are, too, if you have some of every kind. In Stalls they have young.
rules-arle-goals-fields = Fields and Forests: they give Grain, Flax and Wood each November. A Forest may become a Park, which is worth more.
rules-arle-goals-travel = Travel: vehicles carry goods to the towns around, which pay in Food, and your experience of travel grows.
rules-arle-goals-goods = Goods: clothing and building materials are worth points, and so is a well-filled Goods Track.
rules-arle-goals-tools = Tools: the better yours are, the more you get from the actions that use them. The best of some are worth points.
rules-arle-preparation = Setup
rules-arle-preparation-board = The Game Board has { $spaces } action spaces: { $season } for Summer on the left, and as many for Winter on the right. Between them run { $tools } Tool Tracks. Your indicators stand on their leftmost spaces.
rules-arle-preparation-buildings = In play are { $green } green buildings, all of them light or all of them dark, besides { $yellow } yellow and { $blue } blue ones. Those are drawn by lot, and what is not drawn is out of the game. All { $orange } orange and all { $red } red ones take part in every game.
rules-arle-preparation-first-game = For a first game the light green buildings are recommended, and of the inns { $inns }. For a first game with dark ones it is { $houses }.
rules-arle-preparation-home = On your Home Board you have { $empty } empty land spaces, { $tiles }, a boardwalk with { $peat } Peat, { $moors } moors and { $dikes } dikes.
rules-arle-preparation-goods = You begin with { $goods }.
rules-arle-preparation-barn = Your barn is empty. Above it lie your { $destinations } travel destinations.
rules-arle-preparation-first = Chance decides who is the starting player. Everybody has { $workers } workers, one on each month of the first Summer.
rules-arle-preparation-home-picture = A Home Board before the first Summer
rules-arle-preparation-board-picture = The Game Board before the first Summer

## The course of the game

rules-arle-course = Course of play
rules-arle-course-half-years = The game has { $half_years } half-years of { $phases } phases each: the Preparations, the Work Phase and the Inventorying.
rules-arle-course-seasons = It begins and ends with a Summer. In Summer you work in { $summer }, and take stock in November. In Winter you work in { $winter }, and take stock in May.
rules-arle-preparations = Preparations
rules-arle-preparations-months = In June and in December all workers come back, and each player puts one on each of the { $workers } months ahead. All action spaces are empty again.
rules-arle-work = Work Phase
rules-arle-work-turns = Month by month, the starting player first, each player takes the worker from the month, places it on an empty action space of the season, and carries out at once what that space offers.
rules-arle-work-single = An action space takes a single worker. It stays occupied until the Work Phase is over.
rules-arle-work-idle = You may also leave a worker idle: it leaves its month, and nothing happens.
rules-arle-work-affordable = You may use a space even if it brings you nothing. Where its use costs Food, you have to be able to pay.
rules-arle-work-given = What comes without a cost or a choice is always taken. Whatever costs something, or covers land, you may skip or do in part.
rules-arle-work-end = When all workers are used, everybody may load vehicles a last time and declares the end of the Work Phase.
rules-arle-work-last = They declare it in the order of the next half-year, so that nobody has the last word on loading and starts next as well.
rules-arle-special = The special action, and who starts
rules-arle-special-other-season = Once in a half-year, a single one of all workers may use an empty action space of the other season.
rules-arle-special-start = Whoever does so lets the opponent start the next half-year. If nobody does, the starting player changes anyway.
rules-arle-special-laborer = The Laborer of the other season can't imitate anything: the spaces that it could imitate don't belong to this half-year.
rules-arle-any-time = At any time
rules-arle-any-time-houses = Dark green buildings exchange goods whenever you like, and as often as you like.
rules-arle-any-time-boat = A Peat Boat turns Peat into any goods of the Goods Track, one Peat for each, as often as you like, at any time of the game.
rules-arle-any-time-loading = During the Work Phase you load your vehicles whenever you like, before, during and after your actions.
rules-arle-any-time-animals = During the Work Phase you may rearrange your animals.
rules-arle-any-time-return = You may return animals and equipment to the supply, and get nothing for them.
rules-arle-any-time-asked = All this is done in your own turn, beside other moves. You are asked for it where it could make a difference: at the end of your turn and of the Work Phase, after emptying if that has brought something to exchange, before sustenance, between its Food and its fuel if that has made room for Food, and before the points are counted.
rules-arle-any-time-returned = Animals and equipment are returned in the Work Phase alone; later it would change nothing.
rules-arle-inventory = Inventorying
rules-arle-inventory-both = When a half-year ends, all players take stock at the same time, step by step. November and May ask for different things.
rules-arle-november = November
rules-arle-november-houses = Before November each of your light green buildings takes effect, in the order that you like.
rules-arle-november-empty = Then you empty your vehicles: goods come into your supply, upgraded, and travel destinations go onto the Travel Experience Track.
rules-arle-november-milk = Milk: you get a Food for each of the numbers { $sheep } that your Sheep reach, and for each of the numbers { $cattle } that your Cattle reach.
rules-arle-november-harvest = Harvest: each Grain Field gives a Grain, each Flax Field a Flax, and each Forest a Wood. Parks give nothing.
rules-arle-november-then = Sustenance comes last: Food and fuel are due.
rules-arle-may = May
rules-arle-may-empty = First you empty your vehicles, as in November.
rules-arle-may-births = Then animals are born.
rules-arle-may-wool = Shearing: you get a Wool for each of the numbers { $sheep } that your Sheep reach. Newborns count.
rules-arle-may-then = Sustenance comes last: Food is due, but no fuel.
rules-arle-breeding = Baby animals
rules-arle-breeding-pairs = In each Stall and each Stable, each pair of a kind has a young one in May, as long as there is room for it in the same place.
rules-arle-breeding-elsewhere = On dikes, on empty land and in Parks nothing is born.
rules-arle-breeding-arranged = Animals may be arranged for it freely. As many are born as any arrangement allows; where kinds are in each other's way, you choose.
rules-arle-breeding-example = You have a pair of Sheep and a pair of Horses, but a single Stall. Choose who breeds.
rules-arle-sustenance = Sustenance
rules-arle-sustenance-food = Each November and each May { $food } Food are due. For each that you lack you pay a Grain, and when Grain has run out, too, an animal.
rules-arle-sustenance-fuel = In November { $fuel } Peat are due as well. For each that you lack you burn a Wood or a Timber.
rules-arle-sustenance-out = Grain stands in only when there is no Food left, animals only when there is no Grain left, and Wood only when there is no Peat left.
rules-arle-sustenance-short = What you can't pay at all costs { $points } points for each unit.
rules-arle-sustenance-animal = You choose the animal that is eaten.
rules-arle-sustenance-example = Food and Grain are not enough this November. Choose which animal is eaten.
rules-arle-half-year-end = End of a half-year
rules-arle-half-year-end-next = The counter moves on, and the next half-year begins. After half-year { $half_years } the game is over.
rules-arle-travel-experience = Travel experience
rules-arle-travel-experience-track = When you empty your vehicles, their destinations go onto the Travel Experience Track, from the bottom up. A destination covers as many spaces as it needs on a vehicle ({ $sizes }); all { $destinations } together cover { $spaces }.
rules-arle-travel-experience-points = In the end the first empty space counts, from { $least } up to { $most } points. From the empty track on, space by space, that is { $by_space }.

## The Home Board

rules-arle-home = Your Home Board
rules-arle-home-rows = Your Home Board has { $columns } columns and { $rows } rows, from the sea at the top to the moor at the bottom. To begin with, { $tidal } spaces are tidal flat. What lies below the Dike Line is land.
rules-arle-mainland = Land
rules-arle-mainland-build = Each empty land space takes a field, a Forest, a Stall or a building.
rules-arle-mainland-stay = What lies there stays, unless an action flips, replaces or removes it.
rules-arle-mainland-places = Where on the land a tile lies makes no difference. The program places them.
rules-arle-mainland-displaced = Animals whose pasture a new building covers have to find room before the building does anything, even if it is about to win land. If Food was paid for it, some can be sold before it is placed.
rules-arle-dikes = Dikes
rules-arle-dikes-line = You have { $dikes } dikes, which lie in the gaps between rows. A line of { $columns } side by side is the Dike Line, the border between tidal flat and land.
rules-arle-dikes-move = To move a dike is to take it from the lowest gap that has any, and to lay it where there is room next, above the Dike Line.
rules-arle-dikes-land = When a new Dike Line is complete, the row below it is yours: { $columns } land spaces. That happens with moves { $moves }.
rules-arle-dikes-points = Above the topmost row each place without a dike costs a point in the end, { $missing } in all. From move { $move } on the loss gets smaller.
rules-arle-dikes-end = After { $most } moves all is done, and further ones do nothing.
rules-arle-dikes-example = The Dike Builder moves a dike for each pair of Shovels. Choose an animal, and see what the first move wins.
rules-arle-dikes-picture = A new dike won a row of land from the sea
rules-arle-moor = Moor and Peat
rules-arle-moor-tiles = Your { $moors } moors cover { $spaces } land spaces each, and the boardwalk covers a single one.
rules-arle-moor-dehydrate = A moor has to be dehydrated before it can be cut: its tile is flipped, and { $peat } Peat are laid on it. The boardwalk has as many from the beginning.
rules-arle-moor-cut = To cut Peat is to take it from your moors, one or several of them, into your supply. Where an action says “gain”, Peat comes from the general supply instead.
rules-arle-moor-gone = With its last Peat a moor is gone, and the land below it is yours.
rules-arle-moor-at-once = Land that becomes free like this can be used at once, even by the same action.
rules-arle-moor-example = With better Spades you can cut the boardwalk empty. Do so, and see which land becomes free.
rules-arle-moor-picture = Moors, and the boardwalk with its Peat among the fields
rules-arle-animals = Animals
rules-arle-animals-kinds = There are { $animals }. You keep only those for which there is room.
rules-arle-animals-dikes = Each dike has room for a single animal of any kind, wherever it lies.
rules-arle-animals-pasture = An empty land space has room for { $room } animals of a kind.
rules-arle-animals-pens = A Stall has room for { $stall } animals of a kind, a Stable for { $stable }. A { $double } counts as { $stalls } Stalls, which may hold different kinds.
rules-arle-animals-park = A Park has room for { $room } animals, of different kinds, too.
rules-arle-animals-none = On fields, in Forests, Depots and buildings, on moors and on the tidal flat there is no room for animals.
rules-arle-animals-lost = Animals for which there is no room return to the supply. You choose which ones.
rules-arle-animals-moved = Where animals stand is never asked: as long as all of them find room in any way, they stay.
rules-arle-goods-track = Goods Track
rules-arle-goods-track-goods = The Goods Track counts { $goods }. It ends at { $most }; Food has a pair of indicators, and so up to { $food }. What goes beyond is lost.
rules-arle-goods-track-points = In the end an indicator is worth points from these spaces on: { $spaces }. They are { $points }, respectively. Food is split between its indicators as is best for you.
rules-arle-goods-track-depot = If you have a Depot, the Goods Track counts as much again. Further Depots add nothing to that.
rules-arle-materials = Building materials and clothing
rules-arle-materials-building = { $materials } are building materials; on a vehicle they become { $upgraded }. You may have any amount.
rules-arle-materials-clothing = { $fabrics } become { $clothing } on vehicles. You may have any amount of these, too.
rules-arle-materials-instead = Wherever Wood is due, you may pay Timber instead, and Brick instead of Clay.
rules-arle-limited = What is limited
rules-arle-limited-unlimited = Animals, clothing, building materials and Peat never run out.
rules-arle-limited-tiles = All other tiles are limited. A tile that is flipped is still the same tile; one that is returned is available again. Those on Home Boards are among these numbers:
rules-arle-limited-count = { $tile }: { $count }
rules-arle-limited-solo = When you play alone, the tiles of the other Home Board stay in the supply.

## Vehicles

rules-arle-vehicles = Vehicles
rules-arle-vehicles-what = Vehicles are built at the Wainwright in Winter and at the Laborer in Summer; some buildings give one. They cost Wood and, if they are large, Horses, which are lost.
rules-arle-vehicles-work = A vehicle works once in a half-year. That is not an action: you load it in addition to your actions.
rules-arle-barn = The barn
rules-arle-barn-spaces = Your barn has { $small } small and { $large } large parking spaces. Peat Boats, Plows, Handcarts and Wagons are small. A large space, the bottommost, takes a small piece just as well.
rules-arle-barn-room = Without room for a new piece of equipment you first return another one of the same size. Where you may return things at any time, and where the table plays so, one of the other size will do as well if that makes room.
rules-arle-barn-loaded = A vehicle with something on it can't be returned.
rules-arle-barn-picture = A barn with a loaded Cart, and the travel destinations
rules-arle-loading = Loading
rules-arle-loading-when = During the Work Phase you may load at any time, even right after you got the vehicle. At a table with the online rules, only before and after an action.
rules-arle-loading-upgrade = Goods that are loaded come back upgraded: { $goods } become { $upgraded }.
rules-arle-loading-clay = With each Clay you also pay a Peat, to burn the Bricks.
rules-arle-loading-station = With { $building } you may load Peat from the general supply on empty single spaces.
rules-arle-loading-stay = What has been loaded stays on the vehicle, out of your reach, until the Inventorying.
rules-arle-loading-example = A new Cart stands empty, and you have Wood, Clay and Peat. Load what you like; it comes back after the Work Phase.
rules-arle-room = Room on vehicles
rules-arle-room-size = Size { $size }: { $what }
rules-arle-room-single = A single space takes something of the smallest size. Single spaces side by side may be joined to take something larger.
rules-arle-room-wide = A space of size { $wide } is not split: nothing of the smallest size lies on it. It may be joined with the single spaces beside it.
rules-arle-room-wagon = { $wagon }: its spaces are never joined.
rules-arle-room-droshky = { $droshky }: its wide space lies in the middle, and the single spaces on either side of it can't be joined. So it takes { $linen } only once.
rules-arle-room-shifted = Where the pieces lie on a vehicle never matters, as long as all of them find room together.
rules-arle-room-measured = How long a piece is has been measured on pictures of the tiles, since the printed rules name no lengths. It fits all that they say of loading.
rules-arle-travel = Travel
rules-arle-travel-sell = When you load a travel destination, you sell there at once: at least one of the items that it buys, each of them at most once. You get the Food immediately.
rules-arle-travel-supply = You sell what is in your supply, in a few places also equipment from your barn or tiles from your Home Board; never what lies on vehicles.
rules-arle-travel-once = You visit a destination a single time in the game. Its tile takes up room on the vehicle until the Inventorying.
rules-arle-travel-limit = Food beyond { $food } is lost, however much is paid.
rules-arle-travel-example = Your Cart is on its way to Esens. Choose what you sell there.

## Action spaces

rules-arle-spaces = Action spaces
rules-arle-spaces-supply = What you gain comes from the general supply, and what you pay returns there, unless something else is said.
rules-arle-spaces-cost = Costs are those of a building, of a step on a Tool Track and, at a few spaces, of using the space itself. You pay them exactly.
rules-arle-spaces-per = “For every” counts what you have; you keep it.
rules-arle-spaces-arrows = An arrow converts goods: you pay what stands before it, and get what stands after it. If a tool is named, you may do so as often as you have it.
rules-arle-spaces-condition = A book is a condition: you need what stands beside it, and keep it.
rules-arle-spaces-or = “Or” lets you choose one thing or the other. Where nothing stands between things, you may do any of them.
rules-arle-spaces-order = The parts of an action may be done in any order, except where the printed board draws a line between them: then the upper part comes first.
rules-arle-spaces-named = Here they are done in the order in which they are named: the part that can only help the others comes first. Goods that find no room on the Goods Track come last.
rules-arle-spaces-peat = To cut Peat takes it from your moors; to gain Peat takes it from the general supply.
rules-arle-summer = Summer
rules-arle-winter = Winter
rules-arle-actions = What the actions are
rules-arle-actions-build = Build: you pay the price of a building that nobody has built yet, and it stands on an empty land space of yours from then on.
rules-arle-actions-stall = Stalls and Stables: a Stall costs { $stall }. A Stable is never built by itself: for { $stable } it takes the place of a Stall, which returns to the supply.
rules-arle-actions-plow = Plow: it costs { $wood }, and an animal besides: { $animals }. It lies in your barn and is not a vehicle.
rules-arle-actions-field = Plow a field: you place a field tile on an empty land space and choose whether it is for Grain or for Flax.
rules-arle-actions-forest = Forest: you place a Forest tile on an empty land space.
rules-arle-actions-vehicle = Build a vehicle: you pay its price, on either side of the tile, and it comes into your barn.
rules-arle-actions-flip = Flip a tile with an arrow: this is free. You can flip { $tiles }, and each of your { $moors } moors as long as it is hydrated.
rules-arle-actions-backs = Only in this way do you get { $backs }.
rules-arle-actions-master = Improve tools: you pay the price of the track and move the indicator one space on, each indicator at most once in an action.
rules-arle-actions-master-example = A Workbench that you gain counts at once. Improve the Workbenches first, and see how many other tools may follow.
rules-arle-actions-laborer = Imitate: you use an occupied action space of this season, whoever stands there, with your own tools and goods. What that space costs is paid, too.
rules-arle-actions-laborer-example = The Forester is occupied, by your own worker. Imitate it: another Forest, for another Food.
rules-arle-actions-grain = Grain stands in for missing Food at the Wood Trader and in sustenance, and nowhere else.
rules-arle-actions-tools = To use tools is free. Their price is paid for improving them only.
rules-arle-actions-spades-example = Your opponent has more Spades than you, and has cut much Peat with them. Imitate that space: it is your own Spades that count.

## The end, and ways to play

rules-arle-end = End of the game
rules-arle-end-last = The game is over after the November of half-year { $half_years }.
rules-arle-end-exchange = Everybody may exchange goods a last time, for instance the Peat that is left, with a Peat Boat. Then the points are counted.
rules-arle-scoring = Scoring
rules-arle-scoring-goods = Clothing and building materials: each in your supply is worth what its tile shows.
rules-arle-scoring-goods-worth = Worth { $points } each: { $goods }
rules-arle-scoring-wear = For Winter and Leather Wear the rulebook gives different values in different places; here those on the tiles count.
rules-arle-scoring-equipment = Equipment: the points of everything in your barn. Without a large vehicle you lose { $lost }.
rules-arle-scoring-travel = Travel experience: what the first empty space of the track shows, at most { $most }.
rules-arle-scoring-tools = Tools: what the spaces of your indicators show, at most { $most } in all. Only the space counts on which an indicator stands.
rules-arle-scoring-track = Goods Track: the points of the indicators, and with a Depot as many again.
rules-arle-scoring-home = Home Board: the points of your buildings and tiles. What is left of moor and tidal flat costs points.
rules-arle-scoring-tiles-worth = Worth { $points } each: { $tiles }
rules-arle-scoring-moor = A hydrated moor costs { $hydrated }, a dehydrated one { $dehydrated }, the boardwalk { $boardwalk }.
rules-arle-scoring-animals = Animals: the kind of which you have most counts for nothing. Each animal of the others is worth { $points } points, respectively: most where you have fewest.
rules-arle-scoring-shortages = Missing Food and fuel: { $lost } points lost for each unit, added up over the game.
rules-arle-scoring-winner = The most points win. Points are counted in halves and not rounded.
rules-arle-scoring-tie = In a tie, whoever would start half-year { $half_year } wins.
rules-arle-scoring-herds-example = All kinds have as many animals, and one of them has another in May. See how the points of animals change with each that you could choose.
rules-arle-scoring-lacking-example = There is a last Sheep beside larger herds. Without it the smallest herd is none at all, and only the next smallest is worth something.
rules-arle-scoring-alike-example = A Sheep is missing for herds of the same size. The Fisherman has one: whichever of equal herds counts as the smallest, the sum is the same.
rules-arle-solo = Alone
rules-arle-solo-special = Alone you play by the same rules, worker by worker, but without the special action.
rules-arle-solo-goal = { $goal } points are remarkable.
rules-arle-options = What a table can choose
rules-arle-options-houses = Which green buildings are in play: the light ones, the dark ones, either at random, or those that are recommended for a first game.
rules-arle-options-online = The online game differs in what follows. A table may choose all of it, or each by itself.
rules-arle-options-payment = Payment: Timber and Brick are paid only where Wood and Clay are missing.
rules-arle-options-peat = Peat: whoever cuts it cuts as much as possible.
rules-arle-options-barn = The barn: to make room, equipment of another size may be returned as well, if the rest can be moved so that the new piece fits. Where things are returned at any time, that is so in any case.
rules-arle-options-loading = Loading: vehicles are loaded, Peat Boats used and things returned before and after an action, not in the midst of it.

## What is printed

rules-arle-buildings = Buildings
rules-arle-buildings-unique = There is only one of each building. Whoever builds it is the only one to have it.
rules-arle-buildings-works = Green buildings work again and again; all others do their work once, when they are built.
rules-arle-buildings-light-green = Light green buildings
rules-arle-buildings-light-green-what = They work before each November, the last one included.
rules-arle-buildings-dark-green = Dark green buildings
rules-arle-buildings-dark-green-what = They work at any time, as often as you like.
rules-arle-buildings-yellow = Yellow buildings
rules-arle-buildings-yellow-what = These minor craft buildings are drawn by lot for each game.
rules-arle-buildings-orange = Orange buildings
rules-arle-buildings-orange-what = These major craft buildings have prices of their own, and are in every game.
rules-arle-buildings-blue = Blue buildings
rules-arle-buildings-blue-what = The inns are drawn by lot for each game. They cost a lot of Food.
rules-arle-buildings-red = Red buildings
rules-arle-buildings-red-what = The large buildings are in every game, and are worth the most.
rules-arle-buildings-picture = The buildings of a first game
rules-arle-building = Costs { $cost }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rules-arle-building-does = { CAPITAL($when) }: { $text }
rules-arle-destinations = Travel destinations
rules-arle-destination = Size { $size }.
rules-arle-equipment = Equipment
rules-arle-vehicle = { $large ->
    [yes] Large.
   *[no] Small.
} Costs { $cost }. Spaces from left to right, by size: { $cells }. Worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rules-arle-small-equipment = Small, and not a vehicle. Costs { $cost }. Worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rules-arle-tiles = Tiles of the Home Board
rules-arle-tile-harvest = Gives { $gives } each November.
rules-arle-tile-room = Room for { $room } animals.
rules-arle-tile-points = Worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rules-arle-tile-back = Flipped: { $back }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rules-arle-tools = Tools
rules-arle-tool = A step costs { $cost }. Space by space you have { $values }.
rules-arle-tool-points = Points, space by space: { $points }.
rules-arle-tool-pairs = Pairs, space by space: { $pairs }.
rules-arle-symbols = Symbols
rules-arle-sign-arrow = pay what stands before it, get what stands after it
rules-arle-sign-or = one or the other
rules-arle-sign-slash = one of these
rules-arle-sign-plus = each of these, if you like
rules-arle-sign-book = condition
rules-arle-sign-improve = improve a tool for free
rules-arle-sign-master = improve a tool for its price
rules-arle-sign-cut = cut Peat
rules-arle-sign-dehydrate = dehydrate a moor
rules-arle-sign-dike = move a dike
rules-arle-sign-flip = flip a tile with an arrow
rules-arle-sign-build = build a building
rules-arle-sign-vehicle = build a vehicle
rules-arle-sign-imitate = imitate an occupied action space
rules-arle-sign-load = load onto a vehicle
rules-arle-sign-goods-track = all indicators of the Goods Track
rules-arle-sign-dairy = Sheep and Cattle
rules-arle-sign-field = field of either kind
rules-arle-sign-material = building material of any kind
rules-arle-sign-clothing = clothing of any kind
rules-arle-sign-summer = summer
rules-arle-sign-winter = winter
rules-arle-sign-worker = worker
rules-arle-sign-starting-player = starting player of the next half-year
rules-arle-sign-november = Inventorying in November
rules-arle-sign-may = Inventorying in May
rules-arle-sign-travel-track = travel experience
rules-arle-sign-any-animal = animal of any kind

## What whole kinds of things are called, where a chapter lists what it is about

rules-arle-about-phase = Phases
rules-arle-about-season = Seasons
rules-arle-about-workers = Workers
rules-arle-about-special = Special action
rules-arle-about-first-player = Starting player
rules-arle-about-field = Fields
rules-arle-about-fields = Harvest
rules-arle-about-travel = Travel experience
rules-arle-about-land = Land
rules-arle-about-dikes = Dike Line
rules-arle-about-dike = Dikes
rules-arle-about-moor = Moors
rules-arle-about-animals = Herds
rules-arle-about-animal = Animals
rules-arle-about-goods-track = Goods Track
rules-arle-about-payment = Payments
rules-arle-about-supply = Supply Board
rules-arle-about-vehicle = Vehicles
rules-arle-about-barn = Barn
rules-arle-about-piece = Equipment and pieces
rules-arle-about-destination = Travel destinations
rules-arle-about-sale = Sales
rules-arle-about-convert = Exchanges
rules-arle-about-building = Buildings
rules-arle-about-score = Points
rules-arle-about-tool = Tools
