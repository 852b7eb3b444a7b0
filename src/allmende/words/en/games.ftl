# What several games say alike: goods, choices, moves, reasons.

option-cards = Cards
option-cards-off = none

resource-flax = Flax
resource-hides = { $count ->
    [one] Hide
   *[other] Hides
}
resource-wool = Wool
resource-food = Food
resource-grain = Grain
resource-wood = Wood
resource-clay = Clay
resource-sheep = { $count ->
    [one] Sheep
   *[other] Sheep
}
resource-cattle = { $count ->
    [one] Cattle
   *[other] Cattle
}

amount = { $count } { $resource }
at-least = at least { $number }
at-most = at most { $number }
exactly = exactly { $number }
or-two = { $first } or { $second }
or-many = { $first }, { $rest }
else-two = { $first }, or { $second }
else-many = { $first }, { $rest }
respectively-two = { $first } or { $second }
respectively-many = { $first }, { $rest }
listed = { $what }
quantity-each = { $what } for every { $of }
sentences = { $first } { $rest }

effect-sentence = { SENTENCE($effect) }
effect-then = { $first }, then { $second }
effect-either = { $options }
effect-exchange = { $cost } to { $gains }
effect-gain = gain { $what }
effect-one-of = either { $options }
effect-pay = pay { $what }

prompt-choose = Choose what you do.
prompt-take-one = Choose what you take.
prompt-crowded = There is no room for all of your animals: choose one that you return.

move-done = Done
move-go-on = Go on
move-skip = Skip
move-place = Place on { $space }
move-take = Take { $what }
move-pay = Pay { $what }
move-breed = Breed { $what }
move-release = Return { $what }

# At a table it is their name, and in everything that is said there $players is how many play.
player-0 = Player 1
player-1 = Player 2
player-2 = Player 3
player-3 = Player 4
event-round-began = Round { $round } begins.
event-gained = { $player } gains { $count } { $resource }.
event-paid = { $player } pays { $count } { $resource }.
event-animal-born = { $player }: 1 { $animal } is born.
newborn = 1 { $animal }
newborns = { $player }: { $animals } are born.
event-game-ended = { $players ->
    [1] The game is over.
   *[other] { $winners-count ->
        [one] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } share the victory.
    }
}

reason-not-now = This can't be done now.
reason-finish-first = First finish what you have begun.
reason-needs = Needs { $needed }; you have { $have }.
reason-full = You have no room for more { $resource }.
reason-none = There is no { $resource } here now.
reason-work-phase-only = This is possible in the Work Phase only.
reason-not-in-hand = You don't have this card in hand.
