### Agricola. Terms are those of the English rulebook; sentences are our own.

## The campaign

campaign = The campaign
campaign-game = Game { $game } of { $games } of the campaign
campaign-alone = Game { $game } of the campaign: the goal is { $goal }
campaign-food = { $food ->
    [0] You begin the next game without Food.
   *[other] You begin the next game with { $food } Food.
}
campaign-again = The goal stays, and you begin without Food.
campaign-won = { $winners-count ->
    [one] { $winners } wins the campaign.
   *[other] { $winners } win the campaign together.
}
campaign-points = for ranks
campaign-totals = all points

## Deals that can't be

error-deal-first = Seat { $seat } can't be the starting player of { $players }.
error-deal-stage = The action space cards of stage { $stage } are { $known }, in any order; found: { $found }
error-deal-rest = There are no action space cards after the last stage; found: { $found }
error-deal-card = The card { $card } can't be in a hand of this game, or is in two.
error-deal-hands = There are hands of cards for { $hands ->
    [one] 1 seat
   *[other] { $hands } seats
}: with hand cards every seat needs one, without them there are none.
error-deal-hand = Seat { $seat } has to be dealt { $count } minor improvements and { $count } occupations.
error-campaign-players = A campaign is for at most { $most } players: the rulebook has no points for more ranks.
error-too-few-cards = { $players } hands of { $size } cards of each kind need more cards than there are: { $there } of one kind. Choose other decks or other hands.
error-tile-players = There is no variant tile for more than 4 players.
error-deal-campaign = What earlier games bring is missing, or doesn't fit game { $game } of a campaign.

## Resources. $count is how many of them the sentence is about.

resource-reed = Reed
resource-stone = Stone
resource-vegetable = { $count ->
    [one] Vegetable
   *[other] Vegetables
}
resource-boar = { $count ->
    [one] Wild Boar
   *[other] Wild Boar
}
all-wood = all Wood
all-clay = all Clay
all-reed = all Reed
all-stone = all Stone
all-food = all Food
all-sheep = all Sheep
all-boar = all Wild Boar
all-cattle = all Cattle

## Action spaces. Some names are there twice: on the board, and on an extension or a tile.

action-farm-expansion = Farm Expansion
action-meeting-place = Meeting Place
action-grain-seeds = Grain Seeds
action-farmland = Farmland
action-lessons = Lessons
action-day-laborer = Day Laborer
action-forest = Forest
action-clay-pit = Clay Pit
action-reed-bank = Reed Bank
action-fishing = Fishing
action-grain-utilization = Grain Utilization
action-fencing = Fencing
action-sheep-market = Sheep Market
action-major-improvement = Major Improvement
action-basic-wish-for-children = Basic Wish for Children
action-house-redevelopment = House Redevelopment
action-western-quarry = Western Quarry
action-vegetable-seeds = Vegetable Seeds
action-pig-market = Pig Market
action-cattle-market = Cattle Market
action-eastern-quarry = Eastern Quarry
action-cultivation = Cultivation
action-urgent-wish-for-children = Urgent Wish for Children
action-farm-redevelopment = Farm Redevelopment
action-copse = Copse
action-grove = Grove
action-resource-market = Resource Market
action-hollow = Hollow
action-more-lessons = Lessons (extension)
action-traveling-players = Traveling Players
action-side-job = Side Job
action-tile-copse = Copse (tile)
action-tile-resource-market = Resource Market (tile)
action-tile-animal-market = Animal Market
action-modest-wish-for-children = Modest Wish for Children
action-third-lessons = Lessons (second extension)
action-house-building = House Building
action-riverbank-forest = Riverbank Forest
action-animal-market = Animal Market (extension)
action-farm-supplies = Farm Supplies
action-building-supplies = Building Supplies
action-corral = Corral
action-improvement = Improvement

## Major improvements, as a name and within a sentence. Fireplaces and Cooking Hearths are told apart by their cost.

improvement-fireplace = Fireplace
improvement-cooking-hearth = Cooking Hearth
improvement-fireplace-2 = Fireplace (2 Clay)
improvement-fireplace-3 = Fireplace (3 Clay)
improvement-cooking-hearth-4 = Cooking Hearth (4 Clay)
improvement-cooking-hearth-5 = Cooking Hearth (5 Clay)
improvement-well = Well
improvement-clay-oven = Clay Oven
improvement-stone-oven = Stone Oven
improvement-joinery = Joinery
improvement-pottery = Pottery
improvement-basketmakers-workshop = Basketmaker's Workshop
improvement-fireplace-4 = Fireplace (4 Clay)
improvement-cooking-hearth-6 = Cooking Hearth (6 Clay)
improvement-second-well = Second Well
improvement-second-clay-oven = Second Clay Oven
improvement-second-stone-oven = Second Stone Oven
improvement-second-joinery = Second Joinery
improvement-second-pottery = Second Pottery
improvement-second-basketmakers-workshop = Second Basketmaker's Workshop
the-improvement-fireplace-2 = the Fireplace for 2 Clay
the-improvement-fireplace-3 = the Fireplace for 3 Clay
the-improvement-cooking-hearth-4 = the Cooking Hearth for 4 Clay
the-improvement-cooking-hearth-5 = the Cooking Hearth for 5 Clay
the-improvement-well = the Well
the-improvement-clay-oven = the Clay Oven
the-improvement-stone-oven = the Stone Oven
the-improvement-joinery = the Joinery
the-improvement-pottery = the Pottery
the-improvement-basketmakers-workshop = the Basketmaker's Workshop
the-improvement-fireplace-4 = the Fireplace for 4 Clay
the-improvement-cooking-hearth-6 = the Cooking Hearth for 6 Clay
the-improvement-second-well = the second Well
the-improvement-second-clay-oven = the second Clay Oven
the-improvement-second-stone-oven = the second Stone Oven
the-improvement-second-joinery = the second Joinery
the-improvement-second-pottery = the second Pottery
the-improvement-second-basketmakers-workshop = the second Basketmaker's Workshop

## Phases of a round, of the harvest, and the end; and their short names

round-phase-preparation = Preparation Phase
round-phase-work = Work Phase
round-phase-returning-home = Returning Home Phase
round-phase-field = Field Phase
round-phase-feeding = Feeding Phase
round-phase-breeding = Breeding Phase
round-phase-scoring = Scoring
round-phase-preparation-short = Preparation
round-phase-work-short = Work
round-phase-returning-home-short = Returning home
round-phase-field-short = Field
round-phase-feeding-short = Feeding
round-phase-breeding-short = Breeding
round-phase-scoring-short = Scoring

## Prompts: what a player is asked

prompt-place = { $count ->
    [one] Your turn: place your last person of this round.
   *[other] Your turn: place a person. You have { $count } left in this round.
}
prompt-and-or = Choose what you do: each action once, in any order, and at least one of them.
prompt-build-rooms = Build rooms: choose the space for the next one.
prompt-build-room = Choose the space on which you build a room.
prompt-build-stable = Choose the space on which you build a stable.
prompt-build-stables = Build stables: choose the space for the next one.
prompt-renovate = Renovate your house.
prompt-grow = Grow your family.
prompt-plow-field = Choose the space that you plow.
prompt-sow-crops = Sow your empty fields: choose what grows on the next one.
prompt-fence-one = Fence a pasture.
prompt-fence = Fence pastures, one after the other.
prompt-build-major = Choose the major improvement that you build.
prompt-bake = Bake bread, one Grain at a time.
prompt-lacking = { $prompt } Before that, you can still get what you lack.
prompt-major-or-minor = Choose the improvement that you build or play.
prompt-minor = Choose the minor improvement that you play.
prompt-occupation = Choose the occupation that you play.
prompt-pay-for = Choose how you pay for { $what ->
    [room] the room at { $name }
    [renovation] the renovation
    [stable] the stable at { $name }
    [fences] the fences
    [card] { $name }
   *[improvement] { $name }
}.
prompt-by-card = { $card }: { $prompt }
prompt-cards = Choose which of your cards takes effect next.
prompt-cards-ahead = You can have cards take effect now, before the actions of the action space; otherwise they do so after them.
prompt-early-action = { $card }: your newborn can take an action in this round, for { $food } Food.
prompt-chance = You can use your cards now, before it is too late.
prompt-offer = You can exchange goods.
prompt-pick = You can take 1 more Grain from each of your Grain fields.
prompt-move-crop = Choose the field from which a crop moves to an empty one.
prompt-place-second = You can place another person at once.
prompt-births = { $some ->
    [yes] { $animals } could be born, but there is no room for all of them: choose which ones are born, or { $cook ->
        [yes] return or cook
       *[no] return
    } others first.
   *[no] { $animals } could be born, but there is no room: { $cook ->
        [yes] return or cook
       *[no] return
    } other animals first.
}
prompt-feed = Feed your family: it needs { $due } Food, and you have { $have }.

## Moves: short enough for buttons

move-place-person = Place on { $action }
move-plow-field = Plow { $place }
move-build-room = Build room at { $place }
move-stable = Build stable at { $place }
move-fence = Fence { $places }
move-sow-crop = Sow { $what }
move-bake = Bake 1 Grain ({ $with })
move-renovate = Renovate
move-renovate-straight = Renovate to stone
move-grow = Grow the family
move-improvement = Build { $what }
move-upgrade = Return { $for } for { $what }
move-feed = Feed the family
move-craft = Use { $with }
move-eat-raw = Turn { $what } into 1 Food
move-cook = Cook { $what } ({ $with })
move-pick = Crop from { $place }
move-pick-bed = Crop from card { $number }
move-play-card = Play { $card }
move-keep-card = Keep { $card }
move-keep-unnamed = Keep a card
move-discard-card = Discard { $card }
move-resolve-card = { $card } next
move-choose-way = Option { $number }
move-use-card = Use { $card }

## Events: the log. $player is the name of the seat, $players how many play.

event-space-revealed = { $action } comes into play.
event-round-phase-began = { $phase ->
    [preparation] Phase 1: { round-phase-preparation }
    [work] Phase 2: { round-phase-work }
    [returning-home] Phase 3: { round-phase-returning-home }
    [field] Harvest
    [feeding] Harvest: { round-phase-feeding }
    [breeding] Harvest: { round-phase-breeding }
    [draft] { round-phase-draft }
   *[other] { round-phase-scoring }
}
event-person-placed = { $player } places a person on { $action }.
event-person-idle = { $player } finds nothing more to do in this round.
event-starting-player-taken = { $player } is the starting player now.
event-exchanged = { $player } turns { $count } { $resource } into { $food } Food.
event-promised = { $rounds-count ->
    [0] { $player } finds no round space left for { $resource }.
    [one] { $player } places { $count } { $resource } on the space of round { $rounds }.
   *[other] { $player } places { $count } { $resource } each on the spaces of rounds { $rounds }.
}
event-field-plowed = { $player } plows { $place }.
event-field-sown = { $player } sows { $place }: { $count } { $resource } grow there.
event-room-built = { $player } builds a { $house ->
    [wood] wood
    [clay] clay
   *[stone] stone
} room at { $place }.
event-renovated = { $player } renovates: the house has { $rooms } { $house ->
    [clay] clay
   *[stone] stone
} rooms now.
event-stable-built = { $player } builds a stable at { $place }.
event-pasture-fenced = { $player } fences { $places } with { $fences ->
    [one] 1 fence
   *[other] { $fences } fences
}.
event-improvement-built = { $player } builds { $improvement }.
event-improvement-returned = { $player } returns { $improvement }.
event-family-grew = The family of { $player } grows to { $people } people.
event-animals-released = { $player } returns { $count } { $animal }.
event-fields-harvested = { $player } harvests { $vegetables ->
    [0] { $grain } Grain
   *[other] { $grain ->
        [0] {""}
       *[other] { $grain } Grain and {""}
    }{ $vegetables ->
        [one] 1 Vegetable
       *[other] { $vegetables } Vegetables
    }
}.
event-fed = { $begging ->
    [0] { $player } feeds the family with { $food } Food.
    [one] { $player } feeds the family with { $food } Food and takes 1 begging marker.
   *[other] { $player } feeds the family with { $food } Food and takes { $begging } begging markers.
}

event-by-card = { $card }: { $event }
event-field-promised = { $player } places a field tile on the space of round { $round }.
event-crop-moved = { $player } moves 1 { $resource } from { $place } to { $to }.
event-hand-card-played = { $player } plays { $card }.
event-hand-card-passed = { $to ->
    [none] { $card } is removed from play.
   *[other] { $player } passes { $card } to { $to }.
}
event-bonus-points-gained = { $player } gains { $points ->
    [one] 1 bonus point
   *[other] { $points } bonus points
}.

## Scoring

score-fields = Fields
score-pastures = Pastures
score-grain = Grain
score-vegetables = Vegetables
score-sheep = Sheep
score-boar = Wild Boar
score-cattle = Cattle
score-unused = Unused spaces
score-stables = Fenced stables
score-rooms = Clay and stone rooms
score-people = People
score-improvements = Improvements
score-bonus = Bonus points
score-begging = Begging markers

## Where points come from, in a sentence

for-fields = for fields
for-pastures = for pastures
for-grain = for Grain
for-vegetables = for Vegetables
for-sheep = for Sheep
for-boar = for Wild Boar
for-cattle = for Cattle
for-unused = for unused spaces
for-stables = for fenced stables
for-rooms = for clay and stone rooms
for-people = for people
for-improvements = for improvements
for-bonus = as bonus points
for-begging = for begging markers

## What action spaces and improvements do. Clauses begin in lower case and nest in one another.

thing-with = { $what } with { $others }
thing-for = { $what } for { $cost }
exchange = { $what } into { $food }
effect-and = { $first } and { $second }
effect-and-or = { $first } and/or { $second }
effect-and-afterward = { $first }, and afterward, if you like, { $second }
effect-from-round = from round { $round } on, { $effect }
effect-until-round = { $effect }; { $later }
effect-gain-missing-animal = gain an animal of the first kind of which you have none: { $first }, else { $second }, else { $third }
effect-linked = Linked with { $action }: if one of the two is used, the other one can't be used in this round.
effect-take-all = take { $what }
effect-accumulates = { $count ->
    [one] { $what } comes each round.
   *[other] { $what } come each round.
}
effect-become-starting-player = become the starting player
effect-build-rooms = build rooms (each for { $count } of your house's material and { $reed })
effect-build-stables = { $most ->
    [one] build 1 stable (for { $cost })
   *[other] build stables (each for { $cost })
}
effect-renovate = renovate your house from wood to clay or from clay to stone (for { $reed } in all, and { $clay } or { $stone } per room)
effect-grow = { $room ->
    [needed] grow your family if you have more rooms than people
   *[not-needed] grow your family, even without room
}
effect-plow-field = plow 1 field
effect-plow-apart = plow 1 field, which need not be next to another one
effect-sow-fields = sow any number of empty fields
effect-build-fences = build fences (each for { $cost })
effect-fences-beside-fields = build fences (each for { $cost }, but those next to a field tile for nothing)
effect-free-fences = build up to { $count } fences at no further cost
effect-build-major = build 1 major improvement
effect-bake-bread = bake bread
effect-occupation = play 1 occupation for { $cost }
effect-occupation-from = play 1 occupation: { $count ->
    [one] your first one in the game { $food ->
        [0] is free
       *[other] costs { $food } Food
    }, each later one costs { $later } Food
   *[other] your first { $count } in the game { $food ->
        [0] are free
       *[other] cost { $food } Food each
    }, each later one costs { $later } Food
}
effect-return-fireplace = you may return a Fireplace instead of paying the Clay
effect-when-built = { $may ->
    [yes] when you build this, you may { $effect } at once
   *[no] when you build this, { $effect }
}
effect-cook = at any time, turn { $exchanges }
effect-baking = when you bake bread, turn { $most ->
    [0] any number of Grain into { $food } each
    [one] { $grain } into { $food }
   *[other] up to { $grain } into { $food } each
}
effect-craft = once per harvest, turn { $what } into { $food }
effect-bonus = at the end of the game, at least { $counts } { $resource } in your supply are worth { $points } bonus points, respectively

## Rulings: how unclear spaces and improvements are read. In English they say what stands beside them in the source.

ruling-action-meeting-place = Whoever has the starting player token may use this space, too, and keeps the token.
ruling-action-lessons = Without hand cards this space can't be used.
ruling-action-more-lessons = Without hand cards this space can't be used.
ruling-action-side-job = This space may be used in a solo game, too.
ruling-action-tile-copse = Once one space of the tile is used, the others can't be used in this round.
ruling-action-tile-resource-market = Once one space of the tile is used, the others can't be used in this round.
ruling-action-tile-animal-market = Once one space of the tile is used, the others can't be used in this round.
ruling-action-modest-wish-for-children = Once another space of the tile, or the space that this one is linked with, is used, this one can't be used in this round.
ruling-improvement-joinery = The wood that earns bonus points stays in the supply and counts for breaking a tie.
ruling-improvement-pottery = The clay that earns bonus points stays in the supply and counts for breaking a tie.
ruling-improvement-basketmakers-workshop = The reed that earns bonus points stays in the supply and counts for breaking a tie.
ruling-improvement-cooking-hearth-4 = A Fireplace that is returned can be built again, by anybody.
ruling-improvement-cooking-hearth-5 = A Fireplace that is returned can be built again, by anybody.
ruling-action-third-lessons = Without hand cards this space can't be used.
ruling-action-riverbank-forest = Sources differ: according to one, five players do without this space.
ruling-action-animal-market = Sources differ: according to one, five players do without this space.
ruling-action-improvement = From round 5 on you may choose between a major and a minor improvement.
ruling-improvement-cooking-hearth-6 = A Fireplace that is returned can be built again, by anybody.
ruling-improvement-second-clay-oven = Sources differ on the cost: one has 3 Clay and 2 Stone.
ruling-improvement-second-joinery = Wood that is counted for one Joinery is not counted for the other. Sources differ on the cost: one has 3 Wood and 2 Stone.
ruling-improvement-second-pottery = Clay that is counted for one Pottery is not counted for the other. Sources differ on the cost: one has 3 Clay and 2 Stone.
ruling-improvement-second-basketmakers-workshop = Reed that is counted for one Basketmaker's Workshop is not counted for the other. Sources differ on the cost: one has 3 Reed and 2 Stone.

## Reasons: why something can't be done

reason-occupied = { $whose ->
    [mine] One of your people stands there already.
   *[other] A person of another player stands there already.
}
reason-tile-used = Another space of this tile has been used in this round.
reason-linked-used = { $action } has been used in this round, which blocks this action space, too.
reason-from-round = This can be used from round { $round } on.
reason-not-in-play = { $rounds ->
    [1] Not in play yet: it comes in stage { $stage }, in round { $last }.
    [2] Not in play yet: it comes in stage { $stage }, in round { $first } or { $last }.
   *[other] Not in play yet: it comes in stage { $stage }, in one of the rounds { $first } to { $last }.
}
reason-other-players = { $players ->
    [1] This action space is not used in a solo game.
   *[other] This action space is not used with { $players } players.
}
reason-no-such-tile = This game is played without this tile.
reason-nothing-there = Nothing lies there.
reason-by-action-space = { $spaces-count ->
    [one] There is an action space for this: { $spaces }.
   *[other] There are action spaces for this: { $spaces }.
}
reason-bake-on = Bread is baked on { $spaces }, or when an oven is built.
reason-bake-in-work-phase = Bread is baked in the Work Phase only.
reason-by-no-space = No action space of this game provides this.
reason-place-first = You have to place one of your people.
reason-feed-first = You have to feed your family.
reason-one-action = You have to take at least one action of the action space.
reason-action-taken = You have taken this action already.
reason-of-action = { $action ->
    [rooms] Rooms
    [stables] Stables
    [plow] Plow a field
    [sow] Sow
    [renovate] Renovate
    [major] Major improvement
    [minor] Minor improvement
    [occupation] Occupation
   *[bake] Bake bread
}: { $reason }
reason-feeding-phase-only = This is possible in the Feeding Phase only.
reason-harvest-only = This is possible during a harvest only.
reason-breeding-phase-only = This is possible in the Breeding Phase only.
reason-release-only = Animals are returned only while there is not enough room for them or their young.
reason-crowded = First return animals, or cook them, until there is room for all that are left.
reason-release-in-vain = Returning animals would make no room for newborns.
reason-bred = In a harvest, only 1 { $animal } is born.
reason-needed-here = You need it: without it you could take no action here.
reason-not-while-breeding = In the Breeding Phase nothing is turned into food.
reason-breeding-only-for-room = In the Breeding Phase only animals are turned into food, where that makes room for young ones: everything else can wait.
reason-parents-not-cooked = In the Breeding Phase parents and newborns are not turned into food.
reason-no-craft = This improvement turns nothing into food in the Feeding Phase.
reason-used-in-harvest = You have used this improvement in this harvest.
reason-no-improvement = You have no { $what }.
reason-nothing-that-cooks = To turn this into food you need a Fireplace or a Cooking Hearth.
reason-nothing-that-bakes = You have no improvement that bakes bread.
reason-bakes-only = { $with }: at most { $count } Grain in one action.
reason-needs-or-fireplace = Needs { $needed }, or a Fireplace to return; you have { $have }.
reason-improvement-built = { $whose ->
    [mine] You have this improvement already.
   *[other] Another player has this improvement.
}
reason-no-improvement-affordable = You can't pay for any improvement that is left.
reason-no-improvement-left = All improvements have been built.
reason-improvement-for-six = Only six players have this improvement.
reason-improvement-covered = It still lies under { $above }.
reason-has-all-animals = You have animals of all three kinds.
reason-place-taken = { $what ->
    [room] There is a room on { $place }.
    [field] There is a field on { $place }.
    [stable] There is a stable on { $place }.
   *[pasture] { $place } is fenced.
}
reason-room-beside = A new room has to be next to the others.
reason-field-beside = A new field has to be next to the others.
reason-pasture-beside = A new pasture has to be next to the others.
reason-pasture-partly = Some of these spaces are fenced already: a pasture can be divided, but not enlarged.
reason-pasture-already = These spaces are a pasture already.
reason-pasture-across = These spaces belong to several pastures.
reason-pasture-other-part = { $places } takes the same fences: choose that part of the pasture.
reason-no-place-for-room = There is no space for another room.
reason-no-place-for-stable = There is no space for another stable.
reason-no-place-for-field = There is no space for another field.
reason-no-place-for-pasture = There is no space for another pasture.
reason-no-stables-left = You have no stables left.
reason-fences-left = { $count ->
    [one] Needs 1 fence
   *[other] Needs { $count } fences
}; { $left ->
    [0] you have none left.
   *[other] you have { $left } left.
}
reason-stone-already = Your house is made of stone already.
reason-all-people = All five of your people are in play.
reason-no-room = You have no room for another person.
reason-no-field-to-sow = You have no empty field.
reason-no-field-for-this = You have no empty field on which this grows.
reason-nothing-to-sow = You have neither Grain nor Vegetables to sow.
reason-no-occupations = Without hand cards there are no occupations to play.

## Reasons that have to do with hand cards

reason-no-hand-cards = This game is played without hand cards.
reason-card-in-play = You have played this card already.
reason-prerequisite = Prerequisite: { $what }.
reason-prerequisite-have = Prerequisite: { $what }; you have { $have }.
reason-needs-way = Needs { $ways }; you have { $have }.
reason-only-minors = Only minor improvements can be played here.
reason-only-occupations = Only occupations can be played here.
reason-by-card-or-space = { $spaces-count ->
    [0] This card can't be played on any action space of this game.
    [one] This card is played with an action: { $spaces }.
   *[other] This card is played with one of these actions: { $spaces }.
}
reason-no-minor-in-hand = You have no minor improvement in your hand.
reason-no-occupation-in-hand = You have no occupation in your hand.
reason-no-minor-playable = You can't play any minor improvement in your hand now.
reason-draft-first = First choose the cards of your hand.
reason-not-in-packet = This card is not among those that you choose from.
reason-enough-minors = You have taken enough minor improvements from these cards.
reason-enough-occupations = You have taken enough occupations from these cards.
reason-no-draft = No cards are being drafted.
reason-card-not-waiting = This card has no effect now.
reason-no-such-way = You don't have this option now.
reason-pay-first = Choose how you pay.
reason-cards-first = Your cards take effect first.
reason-choose-first = You have to choose one of these.
reason-card-not-in-play = This card doesn't lie in front of you.
reason-card-without-use = You don't use this card: it takes effect by itself when the time comes.
reason-card-before-or-after = First take your action: cards are used before it or after it.
reason-card-empty = Nothing is left on this card.
reason-card-forbids-renovation = { $card }: your house can't be renovated any more.
reason-straight-needs-card = To renovate a wooden house straight to stone, you need a card that permits it.
reason-no-person-left = You have no person left to place.
reason-no-second-space = No action space is free that you could use next.
reason-second-space = { $card }: one of the two people has to use { $spaces }.
reason-nothing-sown = Nothing grows there that you could take.
reason-no-grain-field = You have no Grain field left to take from.
reason-no-crop-to-move = You need a field with at least 2 crops, and an empty one for 1 of them.
reason-one-crop = A crop moves only from a field with at least 2 of them.
reason-needs-wood-or-clay = Needs { $count } Wood or Clay; you have { $wood } Wood and { $clay } Clay.
reason-pasture-only-new = A pasture can only be divided with a “Build Fences” action.
reason-size-of-pasture = The pasture has to have { $size ->
    [one] exactly 1 space
   *[other] exactly { $size } spaces
}.

## What moves do here

move-with = { $move }: { $what }
move-fence-for = Fence { $places }: { $count ->
    [0] free
   *[other] { $count } { resource-wood }
}
move-fence-either = Fence { $places }: { $count } { resource-wood } or { resource-clay }
move-crop = Move { $what } from { $place }
move-pick-crop = Take { $what } from { $place }
move-exchange-for = { $cost } for { $gains }
move-pay-nothing = Pay nothing
move-act-early = Take an action for { $cost }
paid-in-some-way = in one of several ways
paid-otherwise = other goods as your cards permit
paid-and-gained = { $what } (with { $gains } back)
move-take-for = Take { $what } for { $cost }
move-sow-on = { $move }: { $what } on { $place }
move-feed-with = { $move }: { $food }{ $begging ->
    [0] {""}
    [one] {" "}and 1 begging marker
   *[other] {" "}and { $begging } begging markers
}
move-turn = { $cost } into { $gains }
move-turn-with = { $cost } into { $gains } ({ $with })
move-no-more-births = No more newborns
