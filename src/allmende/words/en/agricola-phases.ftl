### Agricola's hand cards that speak of the phases of a round.

## Round spaces

resource-stable = { $count ->
    [one] stable
   *[other] stables
}
resource-room = { $count ->
    [one] room
   *[other] rooms
}
resource-card = { $count ->
    [one] action of a card
   *[other] actions of cards
}

deed-promise-pieces = place 1 { $piece ->
    [field] field tile
    [stable] stable
   *[room] room
} each on the round spaces { $later } rounds ahead; at the start of each of those rounds, you may { $effect }
deed-promise-odd = place { $what } each on the next { $count } round spaces with an odd number and get these goods when those rounds begin
deed-promise-then = { $deed }; each time, you may then { $effect }
event-piece-promised = { $player } places a { $what ->
    [stable] stable
   *[room] room
} on the space of round { $round }.

## What one has, and for each of what something is given

have-newborns = { $number } { $count ->
    [one] newborn
   *[other] newborns
}
each-newborns = { $every ->
    [one] each newborn
   *[other] every { $every } newborns
} that you return home
have-all-fields = { $number } { $count ->
    [one] field
   *[other] fields
}
each-all-fields = { $every ->
    [one] each field
   *[other] every { $every } fields
}
have-rounds-done = { $number } completed { $count ->
    [one] round
   *[other] rounds
}
each-rounds-done = { $every ->
    [one] each completed round
   *[other] every { $every } completed rounds
}
have-harvests-done = { $number } completed { $count ->
    [one] harvest
   *[other] harvests
}
each-harvests-done = { $every ->
    [one] each completed harvest
   *[other] every { $every } completed harvests
}
each-round-begun = { $every ->
    [one] each round that has begun
   *[other] every { $every } rounds that have begun
}, this one included
compared-to-least = { $equally ->
    [yes] exactly as
   *[no] at least as
} { $what ->
    [goods] much
   *[things] many
}
have-compared = { $what } as { $than }
compared-to-round = the number of this round
compared-to-rounds-done = completed rounds
compared-to-harvests-done = completed harvests

## Conditions

if-without-harvest = the round does not end with a harvest
if-harvest-next = it ends with a harvest
if-in-rounds = it is round { $rounds }
if-all-occupied = there is a person each on { $spaces }
either-of = either { $what }
if-was-stocked = { $empty ->
    [yes] { $space } was empty
   *[no] { $space } was not empty
} before
if-nobody-on = there is nobody on { $spaces }
if-unoccupied = { $spaces } is unoccupied
if-all-visited = you have used { $spaces }
if-has-brought = you have placed at least 1 good on your farmyard in it
if-goods-promised = goods for you lie on the round spaces that are left
if-none-on-board = there is no { $resource } on the game board
if-left-behind = accumulation spaces had at least { $least } goods each when it began and you used none of these

## Moments

opening-before-round = right before each round{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-prepared = at the end of each Preparation Phase{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-before-work = before each Work Phase{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-work-began = at the start of each Work Phase{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-work-ended = at the end of each Work Phase{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-after-work = after each Work Phase{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-home-began = at the start of each Returning Home Phase{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-end-of-round = at the end of round { $round }
round-one-by-one = round { $round }
asked-rounds = play it in round { $rounds }
opening-end-of-rounds = at the end of rounds { $rounds }
opening-round-ended = at the end of each round{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-revealed = each time { $spaces } comes into play in the Preparation Phase{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-filled = each time the Preparation Phase brings goods to { $space } while { $empty ->
    [yes] none are there
   *[no] some are still there
}
opening-home-in-rounds = in the Returning Home Phase of rounds { $rounds }

## What cards do

deed-pay-or-beg = you have to pay { $cost }; if you have none, you take 1 begging marker
deed-lend = place { $what } from your supply on each of the next { $counts } round spaces; when those rounds begin, you get it back and may then { $effect }
effect-others-get = give each other player { $what } from the general supply
others-get = { $what } for each other player
effect-take-crop = take { $what } from one of your fields
effect-grain-for = pay { $cost }, even from a field, to { $effect }
effect-breed-one = have animals of one kind breed
effect-use-only-free = carry out the actions of the only action space card of rounds 1 to { $rounds } that is unoccupied, if there is exactly one
effect-take-from-space = take 1 building resource from a single accumulation space with at least { $least }
effect-buy-points = exchange any number of { $what }, but in all at most 1 for { $each }, for 1 bonus point each
prompt-pay-or-beg = You have no Food to pay. You may turn goods into Food first.
prompt-take-crop = From which field do you take it?
prompt-pay-grain = Pay 1 Grain from your supply or from a field?
prompt-breed-one = Which animals breed?
prompt-use-free = Do you carry out the actions of the action space?
prompt-take-from-space = From which accumulation space do you take 1 building resource?
prompt-buy-points = How many bonus points do you buy?
prompt-lend = On how many round spaces do you place 1 Food each?
move-take-begging-marker = Take 1 begging marker
move-pay-from-supply = Pay { $cost } from the supply
move-pay-from-field = Pay { $cost } from { $place }
move-take-from-space = Take { $what } from { $space }
move-buy-points = Pay { $cost } for { $points }
move-lend = Place 1 Food on each of the next { $count } round spaces
event-begging-marker-taken = { $player } takes 1 begging marker.
reason-nothing-breeds = None of your animals can breed: that takes two of a kind, and room for the young one.
reason-no-such-crop = There is no { $resource } on any of your fields.
reason-not-this-crop = There is no { $resource } there.
reason-no-grain-anywhere = You have no Grain, neither in your supply nor on a field.
reason-no-single-free-space = Exactly one action space card of rounds 1 to { $rounds } has to be unoccupied and usable by you.
reason-no-space-with-plenty = No accumulation space has enough building resources.
reason-no-harvest-completed = No harvest has been completed yet.
reason-no-round-left = There are no round spaces left.

## Rulings: how unclear cards are read. In English they say what stands beside the card in the source.

ruling-card-credit = Whoever has food has to pay it, but nobody has to turn goods into food.
ruling-card-minstrel = The actions are carried out, but no person is placed, and it does not count as using the action space: a Pan Baker or a Master Workman gets nothing for that. Sources differ on the latter.
ruling-card-confidant = If only one round space is left, 1 Food is placed there. Whoever has less than 2 Food may play it without effect: sources differ on that.
ruling-card-forest-scientist = Wood on round spaces lies on the game board, too.
ruling-card-farmyard-worker = Goods are crops that are sown or added, but not those that are moved, animals that find a place, also in the house, and clay that the Potter's Yard lays there.
ruling-card-weakling = An accumulation space that is occupied counts, too.
ruling-card-facades-carving = Sources differ on the cost: some have 1 Reed besides.
ruling-card-informant = Sources differ: according to some, you get nothing when you play it.
