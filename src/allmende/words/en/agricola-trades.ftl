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
} { $resource } that { $space } has more than { $than }
compared-to-next-round = the number of that round

## Conditions

if-played-by = you have played this card in round { $round } or earlier
if-played-now = you have played this card in this round
if-lying-around = there are { $number } { $resource } on the accumulation spaces in all
if-leads-in-two = you have more building resources of at least 2 types than each of the other players
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
