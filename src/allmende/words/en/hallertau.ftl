### Hallertau. Terms are those of the English rulebook; sentences are our own.

## Resources. $count is how many of them the sentence is about.

resource-barley = Barley
resource-hops = { $count ->
    [one] Hop
   *[other] Hops
}
resource-rye = Rye
resource-meat = Meat
resource-milk = Milk
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
field-planted = Field with 1 { $good } in row { $row }
field-planted-twice = Field with 2 { $good } in row { $row }
row = row { $row }

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

## Enumerations of which one thing is meant: a list is spoken from its end, two at a time.
## else- separates clauses, respectively- what goes with the options of a card.

respectively = { $effect }, respectively

## Amounts. A noun follows a number, with which it agrees by $count; $number is the number in words.

from-to = { $least } to { $most }
none-of = no { $what }
up-to = { $count ->
    [0] no
    [one] 1
   *[other] up to { $count }
}
counted-in-total = { $number } { $what } in total
counted-each = { $number } each of { $what }
counted-crops = { $count ->
    [one] Crop
   *[other] Crops
}
counted-crops-of-one-type = { $count ->
    [one] Crop
   *[other] Crops
} of one type
counted-crops-in-fields = { $count ->
    [one] type of Crop
   *[other] types of Crops
} in your Fields
counted-fields-empty = { $count ->
    [one] empty Field
   *[other] empty Fields
}
counted-fields-planted = { $count ->
    [one] planted Field
   *[other] planted Fields
}
counted-fields-with = { $fields } with { $goods }
counted-fields-in-row = { $fields } in { $count ->
    [one] row
   *[other] { $rows ->
        [one] row
       *[other] rows
    }
} { $row }
counted-fields-of-one-crop = { $count ->
    [one] Field
   *[other] Fields
} with the same Crop
counted-sheep-on-one-card = { $count ->
    [one] Sheep
   *[other] Sheep
} on a single Farmyard card
counted-sheep-on-cards = { $count ->
    [one] Sheep
   *[other] Sheep
} on your Farmyard cards
counted-sheep-in-rounds = { $count ->
    [one] Sheep
   *[other] Sheep
} on the Farmyard card of Round { $rounds }
counted-sheep-in-stables = { $count ->
    [one] Sheep
   *[other] Sheep
} in the Stables
counted-sheep-on-next-card = { $count ->
    [one] Sheep
   *[other] Sheep
} on the Farmyard card that leaves your Stable board next
counted-cards-with-sheep = { $count ->
    [one] Farmyard card
   *[other] Farmyard cards
} with Sheep
counted-cards-without-sheep = { $count ->
    [one] Farmyard card
   *[other] Farmyard cards
} without Sheep on your Stable board
counted-cards-played = { $cards } in play
counted-other-cards-played = other { $cards } in play
counted-cards-of-one-deck = { $count ->
    [one] card
   *[other] cards
} of one deck in play
counted-other-cards = { $count ->
    [one] card
   *[other] cards
} in hand besides Gateway cards
counted-workers-left = { $count ->
    [one] Worker
   *[other] Workers
} left
number-window = the number in the window of your Community Center
number-round = the Round number
number-rounds = { $times ->
    [2] twice
   *[other] { $times } times
} the Round number
quantity-window = as { $kind ->
    [hides] many
    [sheep] many
    [tools] many
    [field] many
   *[other] much
} { $resource } as the window of your Community Center shows
quantity-round = { $times ->
    [1] as
    [2] twice as
   *[other] { $times } times as
} { $kind ->
    [hides] many
    [sheep] many
    [tools] many
    [field] many
   *[other] much
} { $resource } as the Round number says
quantity-each-sheep = { $what } for each of your Sheep
quantity-less-number = { $what } less { $number }
quantity-less-each = { $what }, less 1 for every { $of }
quantity-back = { $what } (back)
alike-crops = { $number } { $count ->
    [one] Crop
   *[other] Crops
} of one type
alike-goods = { $number } { $count ->
    [one] Good
   *[other] Goods
} of one type
alike-of = { $number } { $count ->
    [one] Good
   *[other] Goods
} of one type ({ $goods })
alike-types = { $number } { $count ->
    [one] Good
   *[other] Goods
} each of { $types } types

## Conditions: clauses that begin in lower case. A situation has a number that the verb agrees with.

condition-have = you have { $what }
condition-and = { $first }, and { $second }
condition-more = more { $what } than { $than }
condition-exceeds = { $first } is greater than { $second } by more than { $number }
condition-together = your { $what } together come to { $number }
condition-spent-last-jewelry = you have just spent your last Jewelry
condition-just-used = you have just used { $spaces }
condition-using-butchery = you are using the { space-butchery }
condition-played-new-card = you have just played another card as soon as you got it
condition-before-last-action = you are about to use your last Workers
situation-gap = one of your Craft Buildings is { $number } { $count ->
    [one] space
   *[other] spaces
} ahead of another
situation-advanced = you have advanced one Craft Building { $number } { $count ->
    [one] space
   *[other] spaces
} in this Phase
situation-workers-on = { $count ->
    [one] there is { $number } Worker
   *[other] there are { $number } Workers
} on the { $space }
situation-workers-in-quadrant = you have just used an action space, and its Quadrant now holds { $number } { $count ->
    [one] Worker
   *[other] Workers
}
situation-full-spaces = { $number } { $count ->
    [one] action space is full
   *[other] action spaces are full
}
situation-spaces-with-three = { $number } { $count ->
    [one] action space holds exactly 3 Workers
   *[other] action spaces hold exactly 3 Workers each
}
situation-workers-removed = { $number } { $count ->
    [one] Worker has
   *[other] Workers have
} just been removed from one Quadrant
situation-tools-just-gained = you have just gained { $number } { $count ->
    [one] Tool
   *[other] Tools
} in one go
situation-workers-exchanged = you have just exchanged { $number } { $count ->
    [one] Worker
   *[other] Workers
} for Tools in one turn
situation-tools-gained = you have gained { $number } { $count ->
    [one] Tool
   *[other] Tools
} in this Phase
situation-goods-harvested = you have harvested { $number } { $count ->
    [one] Good
   *[other] Goods
} in this Phase
situation-crops-harvested = you have harvested { $number } { $count ->
    [one] Crop
   *[other] Crops
} of one type in this Phase
situation-number = { $what } is { $number }

## Effects and costs. They are clauses that begin in lower case and nest in one another.
## effect-crops, effect-different-crops, effect-goods-of-choice, effect-one-of and effect-field are things to gain.

effect-none = no immediate effect
effect-optional = if you like, { $effect }
effect-draw = draw { $what }
effect-crops = { $number } { $count ->
    [one] Crop
   *[other] Crops
} of your choice
effect-different-crops = { $count ->
    [one] { $number } Crop of your choice
   *[other] { $number } different Crops
}
effect-goods-of-choice = { $number } { $count ->
    [one] Good
   *[other] Goods
} of your choice ({ $goods })
effect-field = { $count ->
    [one] 1 new Field in row { $row }
   *[other] { $count } new Fields in row { $row }
}
effect-sow = sow { $number } { $count ->
    [one] Field
   *[other] Fields
}
effect-sow-goods = sow { $what } as if it were a Crop
effect-sow-crop = sow { $what }
effect-sow-twice = sow up to 2 Crops of one type in a single Field
effect-gain-and-sow = { $count ->
    [one] gain { $number } Crop of your choice, then sow this Crop
   *[other] gain { $number } Crops of one type, then sow 1 Field with this Crop
}
effect-harvest = { $count ->
    [one] harvest { $number } Field right away
   *[other] harvest up to { $number } Fields right away
}
effect-double-yield = double the yield of a Field that you are about to harvest
effect-lift = { $count ->
    [one] move { $what } up one row
   *[other] move up to { $what } up one row each
}
effect-lift-any = move any of your { $fields } up one row each
effect-move-empty-fields = { $count ->
    [one] move { $number } empty Field to row { $row }
   *[other] move up to { $number } empty Fields to row { $row }
}
effect-fields-with-sum = gain 2 new Fields whose rows add up to the number of your Jewelry, or 1 new Field in the row of that number
effect-hides-up-to-tools = gain Hides until you have as many Hides as Tools
effect-sustain = { $count ->
    [one] move { $number } Sheep to the next Farmyard card, or from the last one into the Stables
   *[other] move up to { $number } different Sheep on by one Farmyard card each (from the last one into the Stables)
}
effect-sustain-one = move 1 Sheep up to { $number } { $count ->
    [one] Farmyard card
   *[other] Farmyard cards
} on (from the last one into the Stables)
effect-advance-free = advance 1 Craft Building one space without paying Goods
effect-move-boulders = { $count ->
    [one] move { $number } Boulder one space to the right without using Tools
   *[other] move up to { $number } different Boulders one space each to the right without using Tools
}
effect-take-marker = take the first player marker
effect-return-workers = return all Workers on an action space of your choice to the general supply
effect-return-top-rows = return the top row of Workers on { $spaces } to the general supply, either on all of these or on none
effect-move-three-workers = move the Workers of one action space with exactly 3 to the third row of another
effect-take-workers-back = take the top row of Workers on an action space into your own supply for this Round
effect-use-space = use an action space with at most 1 Worker, placing Workers from the general supply
effect-use-second-row = place your last Worker in the free second row of an action space and use it
effect-pay-jewelry-in-butchery = pay 1 Jewelry there instead of the Sheep, if you like
effect-next-action-is-last = use all of your Workers with your next action
effect-move-craft-back = move 1 Craft Building back one space
cost-harvested = { $what } that you have just harvested
cost-return-crops = return Crops to the general supply until you have at most { $number }
cost-uproot = return what is planted in 1 Field to the general supply, but keep the Field
cost-discard = discard { $what } from your hand
cost-move-sheep-back = move { $count } { $count ->
    [one] Sheep
   *[other] different Sheep
} back to the previous Farmyard card

## Cards. The decks of a pile are the values of the options option-gateway and option-farmyard.

deck-gateway = { $count ->
    [one] Gateway card
   *[other] Gateway cards
}
deck-farmyard = { $count ->
    [one] Farmyard card
   *[other] Farmyard cards
}
deck-bonus = { $count ->
    [one] Bonus card
   *[other] Bonus cards
}
deck-point = { $count ->
    [one] Point card
   *[other] Point cards
}
deck-any = { $count ->
    [one] card
   *[other] cards
}
phase-bar-only = Only in Phase { $phase } ({ $name }).
phase-bar-never = Not in Phase { $phase } ({ $name }).
card-income = In Phase { $phase } of each Round: { $effect }.
card-points = { $points ->
    [one] 1 point.
   *[other] { $points } points.
}

## Prompts: what a player is asked

prompt-turn = { $count ->
    [one] Your turn: place your last Worker, or exchange it for a Tool.
   *[other] Your turn: place Workers, or exchange some of them for Tools. You have { $count }.
}
prompt-choose-at = { $space }: choose what you do.
prompt-choose-option = Card { $card }: choose what you get.
prompt-choose-price = Card { $card }: choose what you pay.
prompt-moment = You can play cards now, or go on.
prompt-final-chance = This is your final chance to play cards.
prompt-resolve-order = Choose the card that takes effect first.
prompt-income = Choose the Bonus card that gives its income next.
prompt-do-it = Do this, or skip it?
prompt-pay-sheep = Choose the Sheep that you pay.
prompt-pay-alike = Choose the Good of which you pay { $number }.
prompt-return-crops = { $count ->
    [one] Choose the last Crop that you return.
   *[other] Choose the Crops that you return: { $count } more.
}
prompt-uproot = Choose the Field that loses what is planted in it.
prompt-discard = { $count ->
    [one] Choose the card that you discard.
   *[other] Choose the cards that you discard: { $count } more.
}
prompt-move-sheep-back = { $count ->
    [one] Move 1 Sheep to the previous Farmyard card.
   *[other] Move { $count } different Sheep to the previous Farmyard card.
}
prompt-pay-field = Choose the Field that you give up.
prompt-retreat = Choose the Craft Building that moves back one space, or none.
prompt-take = { $count ->
    [one] Choose what to take.
   *[other] Choose what to take: { $count } more.
}
prompt-take-alike = { $count ->
    [one] Choose the Good that you take.
   *[other] Choose the Good that you take: { $count } of one type.
}
prompt-sparingly = Take it, or skip it?
prompt-sow = { $count ->
    [one] Sow 1 Field.
   *[other] Sow up to { $count } Fields.
}
prompt-sow-twice = Choose 1 or 2 Crops of one type for a single Field.
prompt-harvest = { $count ->
    [one] Harvest 1 Field.
   *[other] Harvest up to { $count } Fields.
}
prompt-harvest-order = Choose the Field that you harvest next.
prompt-double = Choose the Field that will yield twice as much.
prompt-lift = { $count ->
    [one] Move 1 Field up one row.
   *[other] Move up to { $count } Fields up one row each.
}
prompt-raise = { $count ->
    [one] Move 1 empty Field to row { $row }.
   *[other] Move up to { $count } empty Fields to row { $row }.
}
prompt-sustain = { $count ->
    [one] Move a Sheep to the next Farmyard card, or from the last one into the Stables.
   *[other] Move up to { $count } different Sheep on by one Farmyard card each, from the last one into the Stables.
}
prompt-sustain-one = { $count ->
    [one] Move the Sheep one Farmyard card on, from the last one into the Stables.
   *[other] Move 1 Sheep up to { $count } Farmyard cards on, from the last one into the Stables.
}
prompt-advance-free = Choose the Craft Building that advances one space.
prompt-boulders = { $count ->
    [one] Move 1 Boulder one space to the right.
   *[other] Move up to { $count } different Boulders one space each to the right.
}
prompt-return-workers = Choose the action space that is cleared of Workers.
prompt-move-workers = Choose the action space whose 3 Workers you move.
prompt-move-workers-to = Choose the action space whose third row they fill.
prompt-take-workers-back = Choose the action space whose top row of Workers you take.
prompt-use-space = Choose the action space that you use.
prompt-use-second-row = Choose the action space where you place your last Worker in the second row.
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

move-finish-progress = Finish Progress
move-lapsing = { $move } – { $cards } { $cards-count ->
    [one] lapses
   *[other] lapse
}
one-card = card { $card }
move-place-sparingly = Place on { $space }, but take less
move-exchange = { $count ->
    [one] Exchange 1 Worker for 1 Tool
   *[other] Exchange { $count } Workers for { $count } Tools
}
move-choose = Option { $number }
move-choose-effect = { CAPITAL($effect) }
move-choose-rows = { $rows-count ->
    [one] A new Field in { $rows }
   *[other] New Fields in { $rows }
}
move-resolve = Card { $card } first
move-play = Play card { $card }
move-play-sparingly = Play card { $card }, but take less
move-discard = Discard card { $card }
move-activate = Income of card { $card }
move-activate-sparingly = Income of card { $card }, but take less
move-activate-all = All income
move-take-card = Draw a card
move-take-marker = Take the first player marker
move-sow = Sow 1 { $good } in row { $row }
move-sow-twice = Sow 2 { $good } in row { $row }
move-spend-good = Pay { $good }
move-spend-sheep = { $place ->
    [7] Pay a Sheep from the Stables
   *[other] Pay a Sheep from the card of Round { $place }
}
move-spend-field = Give up the { $field }
move-pick-field = Choose the { $field }
move-harvest-all = Harvest all Fields
move-raise = Move the empty Field from row { $row }
move-raise-to = Move the Field from row { $row } to row { $to }
move-fallow = Move the Field in row { $row } up
move-sustain = { $to ->
    [7] Move a Sheep from Round { $place } into the Stables
   *[other] Move a Sheep from Round { $place } to Round { $to }
}
move-return-sheep = { $place ->
    [7] Move a Sheep from the Stables back to Round 6
   *[other] Move a Sheep back from Round { $place }
}
move-retreat = Move { $craft } back
move-advance = Advance { $craft }
move-boulder = Move Boulder { $which } of { $craft }
move-pick-space = Choose { $space }

## Reasons: why something can't be done

reason-over = The game is over.
reason-not-your-turn = You have nothing to decide now.
reason-closed = Closed in a game without cards.
reason-space-full = All rows are taken.
reason-last-action = { $count ->
    [one] This action has to use up your last Worker.
   *[other] This action has to use up all of your { $count } Workers.
}
reason-situation = Condition: { CAPITAL($what) }.
reason-situation-now = Condition: { CAPITAL($what) }. Now: { $have }.
reason-or = { $first } Or: { $rest }
reason-needs-types = Needs { $needed }; you have enough of { $have }.
reason-needs-cards = Needs { $needed } to discard; you have { $have }.
reason-needs-tools = Needs { $needed } to move Boulders; you have { $have } ready.
reason-nothing-to-spare = There is nothing here that you could take less of.
reason-cannot-pay = { $count ->
    [one] You lack the right Good for this step.
    [2] You lack the right 2 Goods for this step.
   *[other] You lack the right Goods for this step: { $count }, or fewer with a discount.
}
reason-last-column = This Craft Building has reached the last space.
reason-deck-empty = There are no cards left in this pile.
reason-no-column = All your Field columns are occupied.
reason-no-crop = You have nothing to sow.
reason-nothing-planted = Nothing is planted in your Fields.
reason-no-empty-field = You have no empty Field.
reason-no-empty-field-in = You have no empty Field in row { $row } for this.
reason-must-fallow = One of your empty Fields has to slide up again: choose which.
reason-wrong-payment = { $craft }: this is not a payment for one step in this Round.
reason-no-field = You have no such Field.
reason-no-field-to-move = You have no Field that could move there.
reason-no-sheep = You have no Sheep.
reason-no-sheep-on-cards = You have no Sheep on a Farmyard card.
reason-no-craft-to-retreat = No Craft Building can move back: all of them touch the Community Center.
reason-no-craft-to-advance = No Craft Building can advance with the Tools that you have ready.
reason-no-boulder = You have no Boulder that could move.
reason-no-workers-there = There are no such Workers on the action board.
reason-no-space-to-use = There is no such action space now.

## Events: the log. $player is the name of the seat, $players how many play.
## A list comes with its length, $winners with $winners-count.

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
event-workers-returned = { $count ->
    [one] { $player } returns 1 Worker from { $space } to the general supply.
   *[other] { $player } returns { $count } Workers from { $space } to the general supply.
}
event-workers-moved = { $count ->
    [one] { $player } moves 1 Worker from { $space } to { $to }.
   *[other] { $player } moves { $count } Workers from { $space } to { $to }.
}
event-workers-gained = { $count ->
    [one] { $player } takes 1 Worker.
   *[other] { $player } takes { $count } Workers.
}
event-workers-placed = { $count ->
    [one] { $player } places 1 Worker { $own ->
       *[yes] on { $space }.
        [no] from the general supply on { $space }.
    }
   *[other] { $player } places { $count } Workers { $own ->
       *[yes] on { $space }.
        [no] from the general supply on { $space }.
    }
}
event-workers-exchanged = { $count ->
    [one] { $player } exchanges 1 Worker for 1 Tool.
   *[other] { $player } exchanges { $count } Workers for { $count } Tools.
}
event-cards-drawn = { $cards-count ->
    [0] { $player } draws { $count } { $deck }.
   *[other] { $player } draws { $count } { $deck }: { $cards }.
}
event-card-played = { $player } plays card { $card }.
event-card-discarded = { $player } discards card { $card }.
event-field-gained = { $player } gains a new Field in row { $row }.
event-field-spent = { $good ->
    [none] { $player } gives up the empty Field in row { $row }.
   *[other] { $player } gives up the Field in row { $row } and the { $good } on it.
}
event-uprooted = { $player } returns the { $good } in row { $row } to the general supply.
event-field-moved = { $player }: Field from row { $row } to row { $to }.
event-sown = { $player } sows { $count } { $good } in row { $row }.
event-harvested = { $player } harvests { $count } { $good }.
event-yield-doubled = { $player } doubles the yield of a Field with { $good }.
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
event-boulder-moved = { $player } moves a Boulder in front of { $craft } one space on.
event-boulders-reset = { $player } puts the Boulders back in place.
event-first-player-passed = The first player marker goes to { $player }.

## Scoring

score-community-center = Community Center
score-sheep-in-stables = Sheep in the Stables
score-jewelry = Jewelry
score-fields-goods-tools = Fields, Goods and Tools
score-cards = Cards in play

## Where points come from, in a sentence

for-community-center = for the Community Center
for-sheep-in-stables = for Sheep in the Stables
for-jewelry = for Jewelry
for-fields-goods-tools = for Fields, Goods and Tools
for-cards = for cards in play

## Rulings: how unclear cards are read. In English they say what stands beside the card in the source.
## The first belong to what several cards are made of.

ruling-window = Once the window shows points, its number is still 12.
ruling-just-harvested = What was in the supply before does not count. A Good counts as just harvested until Phase 7 is over, or until the card by which you harvested it right away is resolved.
ruling-top-rows = The top row is the topmost with Workers. A space that has none is no obstacle to clearing the others.
ruling-use-space = It may be a card space. What is sown in Phase 7 after the Harvest has begun is left for the next one.
ruling-020 = Whoever gains any Jewelry, even back from the same card, has not spent the last one.
ruling-121 = With no Workers left it is too late. It need not be your turn.
ruling-208 = All Goods from your Fields in this Phase 7 count, Crops or not, a doubled yield twice.
ruling-222 = You play it on your turn, and your next action then has to use up all your Workers.
ruling-301 = The Sheep that are moved may come from any Farmyard cards.
ruling-303 = There is no such moment in Round 1: its Phase 1 is skipped.
ruling-305 = All spaces that one building advanced in this Phase count, even if another one advanced in between.
ruling-309 = Everybody's Workers count, those on the card space as well.
ruling-310 = Tools from a card count, too, if they are gained all at once.
ruling-312 = You don't pay the Goods, but Boulders are in the way as usual.
ruling-313 = It can be played on another player's turn, and the second row may be that of a card space.
ruling-314 = The Workers may come from a full card space, but only go where there is a third row.
ruling-315 = It doesn't matter who placed the Workers, nor whether it is your turn.
ruling-321 = More Barley than the difference is fine, too.
ruling-322 = A space that was used by means of a card counts as well, even outside Phase 4.
ruling-326 = Each of the three places goes with one of the amounts of Wool, in the order in which they are printed.
ruling-328 = You get the Hides and the Bonus card even if you pay a Sheep.
ruling-330 = All Tools gained in this Phase count, from spaces and cards, too, even if they have been spent.
ruling-426 = The Field is named before it is harvested, and yields as many Goods again.
ruling-516 = If two of a Good are planted there, both are returned.
ruling-531 = A Sheep whose previous Farmyard card has left the Stable board returns to the general supply.
ruling-607 = Both Fields need room: with room for only one, six Jewelry or more bring nothing.
ruling-627 = Each of the two Crops yields as many as the number of the Field's row; the Field drops one row only.
ruling-706 = All Crops of one type that your Fields gave in this Phase 7 count together.
ruling-713 = Nothing else may come between drawing that card and playing it, nor between playing it and playing this one.

## How the whole game is played where the rulebook is silent, or no source shows what is printed

reading-symbols = Only inferred, since the rulebook only shows the board as a picture: every Craft Building leaves a symbol worth 3 points behind with each of its steps from the 7th to the 10th, and the Community Center hides those that it reaches.
reading-quadrants = Only inferred: alone, a Quadrant card names one Quadrant. Each of the four comes once; twice chance decides, once between 1 and 2, once between 3 and 4. With two or three players the cards are as an owner of the game lists them.
reading-window = Once the window of the Community Center shows points, its number is still 12.
reading-harvest = What is planted when Phase 7 begins is harvested, each Field once; what is sown during the Phase grows on.
reading-boulders = Tools move Boulders as far as an advance needs it; up to Round 5 also beforehand, while a card that costs Tools can be played.
reading-tools = Tools that were used for Boulders in this Phase can still be paid, and are the first to be paid.
reading-discards = A card that is discarded is shown to everybody.
reading-income = Round 1 skips Phase 3 even if a Bonus card has been played already.
reading-at-once = Where all play at the same time, cards that change the action board take effect in the order in which they are played.
