### Agricola's hand cards that speak of prices, of goods on the game board and of what other players do.

## What one has, and for each of what something is given

have-unplanted-tiles = { $number } unplanted field { $count ->
    [one] tile
   *[other] tiles
}
have-next-round = { $number }
each-harvests-left = { $every ->
    [one] each harvest
   *[other] every { $every } harvests
} left to play
each-people-placed = { $every ->
    [one] each person
   *[other] every { $every } people
} that you have placed in this round
each-just-obtained = { $every ->
    [one] each of them
   *[other] every { $every } of them
}
each-food-paid = { $every ->
    [one] each Food
   *[other] every { $every } Food
} that you have paid as its occupation cost
each-occupied-cards = { $every ->
    [one] each action space card
   *[other] every { $every } action space cards
} with a person on it
each-good-more = { $every ->
    [one] each
   *[other] every { $every }
} { $resource } that there is more on { $space } than on { $than }
compared-to-next-round = the number of that round

## Conditions

if-played-by = you have played this card in round { $round } or earlier
if-played-now = you have played this card in this round
if-lying-around = there are { $number } { $resource } on the accumulation spaces in all
if-leads-in-two = you have more than each of the other players of at least 2 types of building resources
if-alone-there = it was unoccupied before
if-twins = another accumulation space for the same goods has exactly as many of them as were there
if-bakes-just = one can bake bread with it
if-newest = it is the action space card that came into play last

## Prices

saving-price = { $kinds } costs you { $cost }
saving-rooms-by-round = every wooden room costs you only { $reed } and { $count-0 } { resource-wood } (from round { $round-1 } on: { $count-1 }, from round { $round-2 } on: { $count-2 })
reason-card-used-up = You have used this card already.
effect-build-room-for = build 1 room for { $cost } in all
opening-later-rounds = once in each later round

## Moments

opening-this-home = at the start of the Returning Home Phase of the round in which you play this
opening-improved-baker = each time { $who ->
    [you] you build or play
    [others] another player builds or plays
   *[anybody] any player, even you, builds or plays
} an improvement with which one can bake bread
opening-taught-later = each time you play an occupation after this one
space-newest = the action space card that came into play last

## What cards do

effect-room-on-card = have room for 1 person on this card
thing-off-card-each = { $what } from this card for { $each }, as far as it goes

## Occasions of single cards

opening-before-placing = each time before you place a person{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-improvement-taken = right after each time you take a { $action ->
    [minor] “Minor Improvement” action
   *[major] “Major or Minor Improvement” action
}
if-beside-own = one of your people is on another action space right beside, above or below it
each-cattle-spaces = { $every ->
    [one] each space
   *[other] every { $every } spaces
} of your farmyard (rooms, too) with at least 1 Cattle
points-no-negative = at the end of the game, each player without a negative line on the scoring pad gets { $points }
points-largest-pasture = at the end of the game, each player with a pasture of the highest capacity gets { $points }
effect-pay-doer = pay that player { $cost } to { $effect }
effect-pay-again = pay { $cost } to take it a second time: { $effect }
effect-food-in-fields = place { $prices } { $food } in each of your empty fields for { $points }, respectively
effect-collect = take 1 begging marker and { $counts } different goods of your choice (the first, second, third and fourth time, respectively)
effect-take-off = take { $what } off this card
effect-use-off = give { $what } back from this card to { $effect }
effect-own-or-others = get { $own }; another player gets { $others }, and then you get { $tribute } from the general supply
deed-add-to-space = place { $what } from the general supply on { $space }, if it is in play
effect-lay-on-other = place { $what } from the general supply on the other one of these spaces, and may then place another person right away
deed-lay-pairs = lay a pair of different building resources on each of your improvements, a different pair each
effect-take-pair = take one of these pairs that is left
prompt-food-in-fields = How much Food do you place in an empty field?
prompt-collect = Choose different goods: { $count ->
    [one] 1 more
   *[other] { $count } more
}.
prompt-pay-for-action = Do you pay for the action?
prompt-lay-pair = Which pair do you lay on an improvement?
prompt-take-pair = Which pair do you take?
move-take-off = Take { $what } off the card
move-use-off = Give { $what } back from the card
move-lay-on-space = Place { $what } on { $space }
move-lay-pair = Lay { $what }
move-take-pair = Take { $what }
event-laid-on-space = { $count } { $resource } come onto { $action } by a card of { $player }.
reason-no-field-empty = You have no empty field left.
reason-too-dear = Once you have paid for it, there would be nothing left to do.
reason-pair-taken = That pair lies on an improvement already.
reason-pair-not-there = That pair lies on none of your improvements.
reason-no-improvement-there = You have no improvement without a pair.
action-collector = { card-collector }
action-forest-owner = { card-forest-owner }

## Farms, harvests and nights

permit-late-pieces = your stables number { $third } and { $fourth } cost { $less } less each, and your fences number { $first } to { $last } nothing
permit-clay-stable = each time you build stables, you may pay { $clay } for exactly one of them instead of { $wood }
permit-herd-stable = exactly one of your stables outside pastures can hold up to { $count } animals of one kind
permit-stalls-for-grain = this card can hold 1 animal of any kind for each { $grain } in your supply
permit-boar-in-sties = this card has room for the Wild Boar that it has brought
deed-every-fourth = you get { $what }, but only every fourth time ({ $every }, 8, 12 and so on)
deed-leave-out-harvest = leave out the next harvest altogether, feeding included
effect-place-at-night = place a person on an accumulation space for a building resource that is not in your supply
access-of-right = on your turn, you may pay { $cost } to use the action space that the player to your right has just used, even if it is occupied, but not { $meeting }
prompt-place-at-night = Where do you place a person before the Work Phase?
move-after-fee = { $move }, after paying { $cost }
reason-no-such-night = It has to be an accumulation space for a building resource that you don't have.
reason-harvest-left-out = You leave out this harvest.
