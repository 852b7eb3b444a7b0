### The browser's screen: what the rules have no words for.

## Home

preset-first = First game
preset-usual = Standard game
screen-kind-here = here
screen-kind-here-long = Somebody at this screen
screen-kind-link = by link
screen-kind-link-long = A friend who gets a secret link
screen-kind-bot = bot
screen-kind-bot-long = The computer plays
screen-bot-levels = Levels
screen-bot-yardsticks = Only to compare with
screen-name = Name
screen-player = Player { $number }
screen-naming = What's your name?
screen-naming-stay = Stay { $player }
screen-solo-hint = Alone, you play for a goal: { $cards ->
    [off] 80 points, and more than 85
   *[on] 100 points, and more than 110
} for glory.
screen-mixed-caution = The decks are made to be played one at a time. How well they mix has not been tested.
screen-unofficial = Unofficial, by people who love these games; not affiliated with their publishers.

## Who I am

screen-pass-known = Everything that { $player } has here comes along.
screen-me-become = That's me
screen-somebody = Somebody

## Open tables

screen-kind-open = open
screen-offer-go = To the table
level-any = anyone
level-beginner = beginners
level-practised = people who have played it before
level-expert = people who know it well

## Connection and errors

screen-kept = The server can't be reached. This is the table as you last saw it: { $when }.
screen-connecting = Loading the table …
screen-away = The server can't be reached right now. This page keeps trying …
screen-reconnecting = Reconnecting …
screen-offline = The server can't be reached. Nothing is lost; please try again.
screen-server-error = Something went wrong on the server. Nothing is lost; please try again.
screen-limited = Too many requests have come from here. This page keeps trying …
screen-trying-again = The server can't reach its tables right now. This page keeps trying …
screen-stale = The table has moved on in the meantime. Please look again and choose.
screen-no-table = There is no such table.
screen-save-broken = Save the record so far
screen-wrong-key = This link doesn't open the table. Ask for a new one.

## The top bar and what it opens

screen-home = To the start page
screen-menu = Menu
screen-round = Round { $round }
screen-quadrant-card = Quadrant card of Round { $round }: { $quadrants }{ $tossed ->
    [0] {""}
   *[other] {" "}({ $tossed } by chance)
}
screen-phases = Phases of the round
screen-undo = Take back
screen-undo-turn = Take back the whole turn
screen-undo-to = Take back to here: { $entry }
screen-undo-to-short = Take back to here
screen-share = Players and links
screen-seats = Players
screen-mute = Hide what { $player } says
screen-notes = My notes
screen-text-mode = Text mode for screen readers
screen-settings = Settings
screen-help = Help
screen-close = Close

## Players and links

screen-by-link = plays by link
screen-copy = Copy
screen-copied = Copied
screen-notice = Notice of the host
screen-notice-read = Hide the notice
screen-notice-stops = The server stops at { $time } for a while. Every confirmed move is kept.
screen-only-here = Links that begin with { $origin } open on this machine only. For others, start the server with “{ $host }”, or with “{ $url }” and an address that leads to it.

## The boards

screen-enlarge = Enlarge: { $part }
screen-put-back = Put back: { $part }
screen-enlarges = Enlarge
screen-tab-hand = Hand
screen-parts = Parts of the table
screen-board = Action board
screen-quadrant = Quadrant { $number }
screen-space = { $space }: { $count ->
    [0] no Workers
    [one] 1 Worker
   *[other] { $count } Workers
}, { $cost ->
    [0] full
    [one] costs 1 Worker
   *[other] costs { $cost } Workers
}
screen-village = Village of { $player }
screen-look = Look at the village of { $player }
screen-back-to = Back to the village of { $player }
screen-first-player = First player
screen-workers = { $count ->
    [one] 1 Worker
   *[other] { $count } Workers
}
screen-tools = { $count ->
    [one] 1 Tool
   *[other] { $count } Tools
}
screen-tools-ready = Tools ready and in all: { $count }
screen-jewelry = { $count } Jewelry
screen-points = Points
screen-center = Community Center board; the window shows { $points ->
    [0] { $workers } Workers
   *[other] { $points } points
}
screen-center-brief = Community Center: { $points ->
    [0] { $workers } Workers
   *[other] { $points } points
}; Craft Buildings on spaces { $positions }
screen-craft = { $craft } on space { $position }{ $tools ->
    [0] {""}
    [one] , the next step needs 1 Tool
   *[other] , the next step needs { $tools } Tools
}
screen-fields = Field board
screen-supply = Supply
screen-no-goods = no Goods
screen-stable-board = Stable board
place-stables = Stables
screen-sheep = { $place ->
    [7] Stables
   *[other] Farmyard card of Round { $place }
}: { $count ->
    [0] no Sheep
    [one] 1 Sheep
   *[other] { $count } Sheep
}{ $place ->
    [7] {""}
   *[other] { $count ->
        [0] {""}
        [one] { $left ->
            [0] , dies in this Round
            [one] , dies at the start of the next Round
           *[other] , dies in { $left } Rounds
        }
       *[other] { $left ->
            [0] , die in this Round
            [one] , die at the start of the next Round
           *[other] , die in { $left } Rounds
        }
    }
}
screen-dies = { $left ->
    [0] this round
    [one] last round
   *[other] { $left } rounds
}

## What you can do

screen-what-you-can-do = What you can do
screen-who-decides = Who decides now
screen-on-boards = { $count } moves are lit on the boards
screen-place = Place Workers
screen-exchange = Exchange
screen-play-cards = Play a card
screen-sparingly = Take less
screen-show-where = Show where
screen-hint = Hint
screen-try = Try it
screen-hint-lead = What a bot would play, and how many points it expects
screen-thinking = Thinking …
screen-expected = { $points } points expected
screen-waiting = Waiting for { $player }.
screen-bot-thinks = { $player } thinks …
screen-confirm = End my turn
screen-confirm-not = Choose again
screen-confirm-move = { $move }: this ends your turn.
screen-onlooker = You are watching.
screen-since = Since your last turn
screen-replay = Show again
screen-used-since = { $player } has been here since your last turn.
screen-legal-here = you can do something here
screen-tab-board = Board
screen-tab-village = Village
screen-tab-others = Others
screen-tab-log = Log

## Fields of Arle: the Game Board, the barn, the farms

screen-half-year = Half-year { $half }, { $season ->
    [summer] Summer
   *[winter] Winter
}
screen-phases-half = Phases of the half-year
screen-game-board = Game Board
screen-months = Months
screen-workers-left = { $player }: { $count ->
    [0] no worker
    [one] 1 worker
   *[other] { $count } workers
} left.
screen-space-of = A card of { $player }.
screen-space-taken = { $space }: taken by { $player }
screen-special-info = Of the other season: one worker may come here in each half-year. Your opponent starts the next one.
screen-tool = { $tool }: { $value }{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}
screen-tool-of = { $player }: { $value }
screen-pairs = { $count ->
    [one] 1 pair
   *[other] { $count } pairs
}
screen-next-step = The next step costs { $cost }: { $value }{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}.
screen-last-step = This is the last step.
screen-supply-board = Supply Board
screen-left = { $thing }: { $count ->
    [0] none left
   *[other] { $count } left
}
screen-vehicle = It costs { $cost }{ $points ->
    [0] {""}
    [one] {" "}and is worth 1 point
   *[other] {" "}and is worth { $points } points
}.
screen-building-board = Available buildings
screen-building = { $building } ({ $colour }), { $points ->
    [one] 1 point
   *[other] { $points } points
}
screen-no-buildings = All buildings are built.
screen-starting-player = Starting player
screen-back-to-farm = Back to { $player }
screen-place-worker = Place a worker
screen-imitate = Imitate
screen-special = Special action
screen-improve = Improve tools
screen-any-time = At any time
screen-returns = Return things
screen-tab-home = Home
screen-tab-barn = Barn
screen-tab-buildings = Buildings

## Fields of Arle: Home Board, goods, barn, destinations

screen-home-board = Home Board of { $player }
screen-travelled = Travel experience: { $count ->
    [one] 1 space
   *[other] { $count } spaces
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
screen-dikes = Row { $gap } from the sea: { $count ->
    [0] no dike
    [one] 1 dike
   *[other] { $count } dikes
}
screen-dikes-in-brief = Dikes in each row, from the sea on: { $rows }
screen-holds = { $tile ->
    [empty] Room for 2 animals of one kind.
    [stall] Room for 3 animals of one kind.
    [double-stall] Room for 3 animals of one kind, and another 3 of one kind.
    [stable] Room for 6 animals of one kind.
    [park] Room for any 2 animals.
    [grain-field] 1 Grain in every November.
    [flax-field] 1 Flax in every November.
    [forest] 1 Wood in every November.
   *[depot] Doubles the points of the Goods Track.
}
screen-brings-milk = Food for Milk
screen-brings-grain = Grain
screen-brings-flax = Flax
screen-brings-wood = Wood
screen-brings-wool = Wool
screen-brings-sheep = newborn Sheep
screen-brings-cattle = newborn Cattle
screen-brings-horse = newborn Horses
screen-due-food = Food due
screen-due-peat = fuel due
screen-goods-of = Goods of { $player }
screen-track = On the Goods Track: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
screen-good = { $good ->
    [peat] Fuel in November.
    [wood] On a vehicle it becomes Timber. Size 1.
    [clay] On a vehicle it becomes Brick, for 1 Peat. Size 1.
    [timber] ½ point each. It can be used as Wood.
    [brick] 1 point each. It can be used as Clay.
    [linen] 1 point each. On a vehicle it becomes Summer Wear. Size 2.
    [woolen] 1 point each. On a vehicle it becomes Winter Wear. Size 3.
    [leather] 1 point each. On a vehicle it becomes Leather Wear. Size 3.
    [summer-wear] 2 points each.
    [winter-wear] 2½ points each.
    [leather-wear] 2½ points each.
    [sheep] Milk with 2, 5 and 8; wool with 1, 4 and 6.
    [cattle] Milk with 1, 3 and 5.
   *[horse] Of the three kinds of animals the rarest is worth 2 points each, the second 1.
}
screen-barn = Barn of { $player }
screen-parking = Room for { $small ->
    [0] no small
   *[other] { $small } small
} and { $large ->
    [0] no large
   *[other] { $large } large
} pieces of equipment.
screen-parked = { $vehicle }, space { $parking }: { $cargo ->
    [none] empty
   *[other] { $cargo }
}
screen-parked-info = Spaces: { $cells }. Worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
screen-peat-boat-info = Exchange Peat for goods at any time. Worth 1 point.
screen-plow-info = Plows a field at the Farmer. Worth 3 points.
screen-load-hint = To load, click or drag what is underlined.
screen-load-where = – onto which vehicle?
screen-load-what = – what goes onto it?
screen-load-all = as much as fits
screen-give-back = Return
screen-destinations = Travel destinations of { $player }
screen-destination = { $destination }, size { $size }{ $state ->
    [loaded] , under way
    [visited] , visited
   *[ready] {""}
}
screen-market = Market in { $destination }
screen-look-at-farm = Look at the farm of { $player }

## Cards

screen-hand = Cards of { $player }
screen-cards = Cards
screen-cards-of = Cards of { $player }: { $hand } in hand, { $played } played
screen-in-hand = { $count ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
screen-no-cards = No cards in hand
screen-played = Played: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
screen-income = Income of { $count ->
    [one] 1 Bonus card
   *[other] { $count } Bonus cards
}
screen-pile = { $count ->
    [one] 1 card is left in the pile.
   *[other] { $count } cards are left in the pile.
}
screen-play = Play
screen-play-sparingly = Play, but take less
screen-card-ready = It can be played once you have something to decide.
screen-card-waits = Waits until the current action is complete.
screen-card-minor = minor improvement
screen-deck-x-left = Then the top card of deck X is drawn; { $count } left.
screen-card-occupation = occupation
screen-card-space = action space
screen-card-merchant = merchant
screen-card-incident = incident
screen-card-cost = Costs { $cost }.
screen-card-cost-or = Or else costs { $cost }.
screen-card-cost-each = Costs { $cost } for each person of the family.
screen-card-needs = Prerequisite: { $prerequisite }.
screen-card-players = with { $players } or more players
screen-card-travels = Once played it goes into the hand of the next player.
screen-card-left = { $count } left on it.
screen-card-bed = It is a field with { $crop }.
screen-card-bed-empty = It is an empty field.
screen-cards-played = In play: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
screen-hand-minors = { $count ->
    [one] 1 minor improvement in hand
   *[other] { $count } minor improvements in hand
}
screen-hand-occupations = { $count ->
    [one] 1 occupation in hand
   *[other] { $count } occupations in hand
}
screen-packet = Choose cards for your hand
screen-doubled = yields twice as much
screen-ask-next = Ask me before play goes on
screen-pass-to = Pass the device to { $player }
screen-i-am = I am { $player }
screen-not-yet = Not yet: { $player } is still looking

## Looking cards up

screen-finder = Look up cards
screen-rules = Rules
screen-rules-opening = Opening the rules …
screen-find-count = { $count ->
    [0] Nothing found
    [one] 1 found
   *[other] { $count } found
}
screen-cost-is = Costs { $cost };
screen-all-destinations = Travel destinations
screen-buildings-of = Buildings, { $colour }
screen-round-cards = Action space cards
screen-hand-deck = Deck { $letter }: { $kind ->
    [minor] minor improvements
    [space] action spaces
    [merchant] merchants
    [incident] incidents
   *[occupation] occupations
}

## Log and history

screen-log = Log
screen-log-filter = What the log shows
screen-log-moves = short
screen-log-gains = { $player } gains
screen-log-pays = { $player } pays
screen-log-trades = { $player } gains and pays
screen-log-all = all
screen-log-only = { $player } alone
screen-to-end = Newest
screen-look-at = See the table at this point: { $entry }
screen-look-at-short = See the table at this point
screen-look-up = Look up in the rules: { $entry }
screen-looking-back = You are looking back: move { $move } of { $all }.
screen-to-present = Back to the present
screen-study-here = Try here
screen-study = Study
screen-history = History
screen-history-first = To the beginning
screen-history-back = One move back
screen-history-move = Move { $move } of { $all }
screen-history-next = One move on
screen-history-last = To the end
screen-history-play = Play automatically
screen-history-pause = Pause
screen-history-stop = Pause the replay
screen-history-pace = Speed: { $times }×

## The end

screen-score-sheet = Score sheet
screen-record = Save record
screen-record-seen = Save the game as you know it: everyone gets the full record once nothing is hidden

## Agricola: the game board and the farms

screen-space-holds = { $space }: { $goods }
screen-stage = Stage { $stage }
screen-round-space = Round { $round }, Stage { $stage }{ $harvest ->
    [yes] , with a harvest
   *[no] {""}
}
screen-cards-to-come = Still to come in this stage: { $cards }.
screen-promised = { $goods } for { $player }.
screen-campaign-goal = Game { $game } · goal { $goal }
screen-campaign-games = Game { $game } of { $games }
screen-harvest = Harvest
screen-harvest-after = Harvest after Round { $round }
screen-food-due = { $player }: { $have } Food, { $due } due
screen-tile = Tile: one person in each round
screen-linked = Linked: if one of the two is used, the other one is blocked for the rest of the round
screen-farm-of = Farm of { $player }
screen-place-person = Place a person
screen-sites = Choose a space
screen-fence = Fence a pasture … ({ $count ->
    [0] free
   *[other] from { $price }
})
screen-tab-actions = Actions
screen-tab-farm = Farm
screen-tab-improvements = Improvements

## Agricola: the farmyard

screen-yard-space = { $place }: { $what }
screen-yard-unused = unused
screen-yard-room = { $house ->
    [wood] room of Wood
    [clay] room of Clay
   *[stone] room of Stone
}
screen-yard-field = empty field
screen-yard-sown = field with { $crop }
screen-yard-stable = stable
screen-yard-pasture = { $animals ->
    [none] empty pasture
   *[other] pasture with { $animals }
} (room for { $capacity })
screen-yard-pet = { $animal } as a pet
screen-yard-ways = { $count } possible moves here
screen-yard-info = { $what ->
    [field] Sow Grain or Vegetables here; take 1 of them in every harvest.
    [pasture] Room for animals of one kind.
    [fenced-stable] Room for animals of one kind; the stable doubles it for the whole pasture.
    [stable] Room for 1 animal, as long as there is no fence around it.
   *[unused] Costs 1 point if it is still unused at the end.
}
screen-yard-pets = { $count ->
    [one] The house has room for 1 animal as a pet.
   *[other] The house has room for { $count } animals as pets.
}
screen-lodgings-house = The house has room for { $room ->
    [one] 1 person
   *[other] { $room } people
}; the family has { $people }.
screen-homeless = No room for { $animals }
screen-fences-left = { $count ->
    [one] 1 fence left
   *[other] { $count } fences left
}
screen-stables-left = { $count ->
    [one] 1 stable left
   *[other] { $count } stables left
}
screen-fence-grid = Fence a pasture: arrow keys move, space marks, Enter builds, Escape clears.
screen-fence-mark = Mark a pasture: drag across its spaces, or tap them.
screen-fence-mark-keys = Space marks, Enter builds, Escape clears.
screen-fence-marked = { $places }: { $count ->
    [one] 1 fence
   *[other] { $count } fences
} for { $price }
screen-fence-price = { $count ->
    [0] nothing
   *[other] { $count } { $clay ->
        [yes] Wood or Clay
       *[no] Wood
    }
}
screen-fence-not = { $places }: { $reason }
screen-fence-taken = { $place } is not empty.
screen-fence-apart = the spaces have to lie side by side
screen-fence-no = not possible now
screen-fence-build = Build the fences
screen-fence-clear = Clear the marks

## Agricola: supplies and improvements

screen-farm-good = { $good ->
    [wood] For rooms, stables and fences.
    [clay] For rooms of Clay, fireplaces, hearths and ovens.
    [reed] For rooms and renovations.
    [stone] For rooms of Stone and for most improvements.
    [grain] To sow and to bake. At any time it is 1 Food.
    [vegetable] To sow and to cook. At any time it is 1 Food.
   *[animal] To cook, and to breed: of two or more, 1 is born in every harvest if there is room.
}
screen-scored = With { $count } in all: { $points ->
    [-1] −1 point
    [one] 1 point
   *[other] { $points } points
}{ $next ->
    [0] {""}
   *[other] ; more with { $next }
}.
screen-feeding = { $due ->
    [0] There is no harvest to come.
   *[other] The harvest after Round { $round } takes { $due } Food{ $short ->
        [0] {""}
       *[other] ; { $short } missing
    }.
}
screen-fed = The family is fed.
screen-food-coming = { $count } Food will come before that.
screen-short = { $count } missing
screen-family = Family: { $people ->
    [one] 1 person
   *[other] { $people } people
}{ $newborns ->
    [0] {""}
   *[other] , { $newborns } newborn
}{ $home ->
    [0] {""}
   *[other] , { $home } to be placed
}
screen-family-info = In a harvest each person takes 2 Food, alone 3; a newborn takes 1. Each is worth 3 points.
screen-begging = { $count ->
    [one] 1 begging marker
   *[other] { $count } begging markers
}
screen-begging-info = Each costs 3 points at the end.
screen-improvements = Major improvements
screen-improvements-of = Improvements of { $player }
screen-improvement = { $improvement } for { $cost }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
screen-improvement-of = { $improvement } of { $player }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
screen-sign-room-wood = room of a house of Wood
screen-sign-room-clay = room of a house of Clay
screen-sign-room-stone = room of a house of Stone
screen-sign-stable = stable
screen-sign-fence = fences
screen-sign-pasture = pasture
screen-sign-field = field; plow one
screen-sign-unused = unused space
screen-sign-person = person
screen-sign-newborn = newborn
screen-sign-begging = begging marker
screen-sign-bake = bake bread
screen-sign-cook = cook, at any time
screen-sign-renovate = renovate
screen-sign-grow = family growth
screen-sign-improvement = major improvement
screen-sign-occupation = occupation
screen-sign-harvest = harvest
screen-sign-and-or = and/or
screen-sign-afterward = and afterward, if you like
screen-sign-each-round = comes each round
screen-sign-at-once = when it is built
screen-sign-next-rounds = in each of the next rounds

## Help

screen-sign-crop = any Crop
screen-sign-sow = sow
screen-sign-raise = empty Field to row 5
screen-sign-sustain = move a Sheep on
screen-sign-retreat = move a building back
screen-sign-boulder = Boulder
screen-sign-rooster = first player
screen-sign-book = this has to be so
screen-sign-dark-book = this has to be so on the action board
screen-sign-pay = this is the price
screen-sign-income = income in Phase 3 of each Round
screen-sign-good-alike = of one type
screen-sign-crop-different = of different types
screen-sign-tools-just-gained = just now
screen-sign-tools-this-phase = in this Phase
screen-sign-lift = Field one row up

# Lessons
screen-learner = Learner
screen-lessons-invite = New to { $title }? A first game shows you how it works: you play, and the lesson explains.
screen-lessons = Learn { $title } by playing:
screen-lesson-minutes = about { $minutes } minutes
screen-lesson = Lesson: { $name }
screen-lesson-step = Step { $step } of { $steps }
screen-lesson-next = Next
screen-lesson-back = Back
screen-lesson-strayed = That is fine, too. Take it back to follow the lesson, or play on as you like: it joins you again a little later.
screen-lesson-waits = The next step of the lesson isn't possible now. Play on as you like: the lesson joins you again a little later.
screen-lesson-take-back = Take back
screen-lesson-play-on = Play on
