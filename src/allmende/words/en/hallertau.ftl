### Hallertau. Terms are those of the English rulebook; sentences are our own.

## The table

title-hallertau = Hallertau
option-cards = Cards
option-cards-off = none (No Cards Variant)
option-progress = Progress
option-progress-together = all together
option-progress-clockwise = clockwise, one after the other

## Resources. $count is how many of them the sentence is about.

resource-barley = Barley
resource-flax = Flax
resource-hops = Hops
resource-rye = Rye
resource-hides = { $count ->
    [one] Hide
   *[other] Hides
}
resource-meat = Meat
resource-milk = Milk
resource-wool = Wool
resource-clay = Clay
resource-sheep = { $count ->
    [one] Sheep
   *[other] Sheep
}
resource-tools = { $count ->
    [one] Tool
   *[other] Tools
}
resource-jewelry = Jewelry
resource-field = { $count ->
    [one] Field
   *[other] Fields
}
resource-workers = { $count ->
    [one] Worker
   *[other] Workers
}
amount = { $count } { $resource }

## Action spaces

space-gateway-card = Gateway Card
space-sheep-breeding = Sheep Breeding
space-sheep-shearing = Sheep Shearing
space-clay-delivery = Clay Delivery
space-farming = Farming
space-farmyard-card = Farmyard Card
space-butchery = Butchery
space-nursery = Nursery
space-busy-weekend = Busy Weekend
space-clearing = Clearing
space-bonus-card = Bonus Card
space-small-trade = Small Trade
space-cultivation = Cultivation
space-weekly-market = Weekly Market
space-land-sale = Land Sale
space-point-card = Point Card
space-fertilizing = Fertilizing
space-tool-shed = Tool Shed
space-town-hall = Town Hall
space-sheep-market = Sheep Market

## Craft Buildings, as a name and within a sentence

craft-carpentry = Carpentry
craft-brewhouse = Brewhouse
craft-cooling-house = Cooling House
craft-bakehouse = Bakehouse
craft-manufacture = Manufacture
the-craft-carpentry = the Carpentry
the-craft-brewhouse = the Brewhouse
the-craft-cooling-house = the Cooling House
the-craft-bakehouse = the Bakehouse
the-craft-manufacture = the Manufacture

## Fields

field-empty = empty Field in row { $row }
field-planted = Field with { $good } in row { $row }

## Phases, and their short names

phase-1 = Remove Workers
phase-2 = New Workers
phase-3 = Income
phase-4 = Actions
phase-5 = New Card
phase-6 = Fallow Fields
phase-7 = Harvest
phase-8 = Milking
phase-9 = Progress
phase-10 = Boulders
phase-11 = Scoring
phase-1-short = Removal
phase-2-short = Workers
phase-3-short = Income
phase-4-short = Actions
phase-5-short = Card
phase-6-short = Fallow
phase-7-short = Harvest
phase-8-short = Milking
phase-9-short = Progress
phase-10-short = Boulders
phase-11-short = Scoring

## Effects. They are clauses that begin in lower case and nest in one another.
## effect-crops, effect-one-of, effect-field, effect-round and effect-each-sheep are things to gain.

effect-sentence = { CAPITAL($effect) }.
effect-then = { $first }, then { $second }
effect-either = { $first }, or { $second }
effect-exchange = { $cost } to { $gains }
effect-none = no effect in a game without cards
effect-gain = gain { $what }
effect-crops = { $count ->
    [one] 1 Crop of your choice
   *[other] { $count } Crops of your choice
}
effect-one-of = either { $first } or { $second }
effect-field = 1 new Field in row { $row }
effect-round = as much { $resource } as the Round number says
effect-each-sheep = { $what } for each of your Sheep
effect-sow = { $count ->
    [one] sow 1 Field
   *[other] sow up to { $count } Fields
}
effect-move-empty-fields = { $count ->
    [one] move 1 empty Field to row 5
   *[other] move up to { $count } empty Fields to row 5
}
effect-sustain = move 1 Sheep to the next Farmyard card, or from the last one into the Stables
effect-pay = pay { $what }
effect-move-craft-back = move 1 Craft Building back one space

## Prompts: what a player is asked

prompt-turn = { $count ->
    [one] Your turn: place your last Worker, or exchange it for a Tool.
   *[other] Your turn: place Workers, or exchange some of them for Tools. You have { $count }.
}
prompt-choose = Choose one of these.
prompt-pay-sheep = Choose the Sheep that you give away, or none.
prompt-pay-field = Choose the Field that you give away, or none.
prompt-retreat = Choose the Craft Building that moves back one space, or none.
prompt-take = { $count ->
    [one] Choose what to take.
   *[other] Choose what to take: { $count } more.
}
prompt-sparingly = Take it, or leave it?
prompt-sow = { $count ->
    [one] Sow 1 Field.
   *[other] Sow up to { $count } Fields.
}
prompt-raise = { $count ->
    [one] Move 1 empty Field to row 5.
   *[other] Move up to { $count } empty Fields to row 5.
}
prompt-sustain = Move a Sheep to the next Farmyard card, or from the last one into the Stables.
prompt-fallow = Choose the empty Field that moves up one more row.
prompt-progress = Advance your Craft Buildings: { $count ->
    [one] 1 Good
   *[other] { $count } Goods
} for each step. Ready for Boulders: { $tools ->
    [one] 1 Tool
   *[other] { $tools } Tools
}.
prompt-pay = Advance the { $craft }: choose how to pay.

## Moves: short enough for buttons

move-done = Done
move-skip = Skip
move-finish-progress = Finish Progress
move-place = Place on { $space }
move-place-sparingly = Place on { $space }, but take less
move-exchange = { $count ->
    [one] Exchange 1 Worker for 1 Tool
   *[other] Exchange { $count } Workers for { $count } Tools
}
move-choose = Option { $number }
move-choose-effect = { CAPITAL($effect) }
move-take = Take { $what }
move-sow = Sow { $good } in row { $row }
move-spend-sheep = { $place ->
    [7] Pay a Sheep from the Stables
   *[other] Pay a Sheep from the card of Round { $place }
}
move-spend-field = Give up the { $field }
move-raise = Move the Field from row { $row } to row 5
move-fallow = Move the Field in row { $row } up
move-sustain = { $to ->
    [7] Move a Sheep from Round { $place } into the Stables
   *[other] Move a Sheep from Round { $place } to Round { $to }
}
move-retreat = Move { $craft } back
move-advance = Advance { $craft }
move-pay = Pay { $what }

## Reasons: why something can't be done

reason-over = The game is over.
reason-not-your-turn = You have nothing to decide now.
reason-not-now = This can't be done now.
reason-closed = Closed in a game without cards.
reason-space-full = All rows are taken.
reason-needs = Needs { $needed }; you have { $have }.
reason-needs-tools = Needs { $needed } to move Boulders; you have { $have } ready.
reason-nothing-to-spare = There is nothing here of which you could take less.
reason-cannot-pay = { $count ->
    [one] You lack the right Good for this step.
    [2] You lack the right 2 Goods for this step.
   *[other] You lack the right Goods for this step: { $count }, or fewer with a discount.
}
reason-last-column = This Craft Building has reached the last space.
reason-full = You have no room for more { $resource }.
reason-no-column = All your Field columns are occupied.
reason-no-crop = You have no Crop to sow.
reason-no-empty-field = You have no empty Field.
reason-no-empty-field-in = You have no empty Field in row { $row } that can do this.
reason-must-fallow = One of your empty Fields has to slide up again: choose which.
reason-wrong-payment = { $craft }: this is not a payment for one step in this Round.
reason-no-field = You have no Field.
reason-no-field-to-move = You have no empty Field below row 5.
reason-no-sheep = You have no Sheep.
reason-no-sheep-on-cards = You have no Sheep on a Farmyard card.
reason-no-craft-to-retreat = No Craft Building can move back: all of them touch the Community Center.

## Events: the log. $player is the name of the seat, $players how many play.
## A list comes with its length, $winners with $winners-count.

event-round-began = Round { $round } begins.
event-phase-began = { $phase ->
    [1] Phase 1: { phase-1 }
    [2] Phase 2: { phase-2 }
    [3] Phase 3: { phase-3 }
    [4] Phase 4: { phase-4 }
    [5] Phase 5: { phase-5 }
    [6] Phase 6: { phase-6 }
    [7] Phase 7: { phase-7 }
    [8] Phase 8: { phase-8 }
    [9] Phase 9: { phase-9 }
    [10] Phase 10: { phase-10 }
   *[other] { phase-11 }
}
event-workers-removed = { $spaces-count ->
    [0] { $quadrants-count ->
        [one] No Workers are removed in Quadrant { $quadrants }.
       *[other] No Workers are removed in Quadrants { $quadrants }.
    }
   *[other] { $quadrants-count ->
        [one] Workers are removed in Quadrant { $quadrants }: { $spaces }.
       *[other] Workers are removed in Quadrants { $quadrants }: { $spaces }.
    }
}
event-workers-gained = { $count ->
    [one] { $player } takes 1 Worker.
   *[other] { $player } takes { $count } Workers.
}
event-workers-placed = { $count ->
    [one] { $player } places 1 Worker on { $space }.
   *[other] { $player } places { $count } Workers on { $space }.
}
event-workers-exchanged = { $count ->
    [one] { $player } exchanges 1 Worker for 1 Tool.
   *[other] { $player } exchanges { $count } Workers for { $count } Tools.
}
event-gained = { $player } gains { $count } { $resource }.
event-paid = { $player } pays { $count } { $resource }.
event-field-gained = { $player } gains a new Field in row { $row }.
event-field-spent = { $good ->
    [none] { $player } gives up the empty Field in row { $row }.
   *[other] { $player } gives up the Field in row { $row } and the { $good } on it.
}
event-field-moved = { $player }: Field from row { $row } to row { $to }.
event-sown = { $player } sows { $good } in row { $row }.
event-harvested = { $player } harvests { $count } { $good }.
event-sheep-moved = { $to ->
    [7] { $player } moves a Sheep into the Stables.
   *[other] { $player } moves a Sheep to the Farmyard card of Round { $to }.
}
event-sheep-died = { $count ->
    [one] { $player } loses 1 Sheep to old age.
   *[other] { $player } loses { $count } Sheep to old age.
}
event-craft-advanced = { $tools ->
    [0] { $player } advances { $craft } to space { $position }.
    [one] { $player } advances { $craft } to space { $position }, using 1 Tool.
   *[other] { $player } advances { $craft } to space { $position }, using { $tools } Tools.
}
event-craft-retreated = { $player } moves { $craft } back to space { $position }.
event-center-moved = { $points ->
    [0] The Community Center of { $player } follows: { $workers } Workers.
   *[other] The Community Center of { $player } follows: { $points } points.
}
event-boulders-reset = { $player } puts the Boulders back in place.
event-first-player-passed = { $player } is the first player now.
event-game-ended = { $players ->
    [1] The game is over.
   *[other] { $winners-count ->
        [one] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } share the victory.
    }
}

## Scoring

score-community-center = Community Center
score-sheep = Sheep in the Stables
score-jewelry = Jewelry
score-fields-goods-tools = Fields, Goods and Tools
