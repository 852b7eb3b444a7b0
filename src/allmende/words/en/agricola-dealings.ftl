### Agricola: deals of cards with other players and with the supply, and comparisons of farms.

deed-doer-gets = that player gets { $what }
deed-take-begging = you take { $count ->
    [one] 1 begging marker
   *[other] { $count } begging markers
}
deed-take-all-left = you get all building resources that are left on the game board
effect-leave-another = leave the animal there and get one from the general supply instead
deed-stable-gifts = you get { $what } if it is the { $as } stable on your farmyard, respectively
effect-buy-for-grain = buy { $what } for each Grain that you have harvested from a field, for { $cost } each, or for { $less } if it was the last Grain of the field
effect-lay-each-once = lay 1 good of a kind that does not lie there yet onto this card to get { $what }
thing-sold = { $what } from this card
deed-pile-each = you also get the top good of the pile on this card for { $each } (from the top: { $goods })
effect-build-major-for-food = build 1 major improvement, for which you may replace 1 building resource of each type with { $food } each
effect-for-less = { $effect } (each of these for { $what } less)
effect-up-to-different = buy up to { $most } different goods, 1 of each: { $options }
deed-lay-on-card-until = place { $what } on this card; once there are { $count }, move them to your supply
saving-instead-up-to = for { $kinds }, you may replace up to { $of } with { $what }
saving-renovation = a renovation to { $house ->
    [clay] clay
   *[stone] stone
} costs you only { $material } and { $reed }, however many rooms you have
saving-bottom-row-as-minor = with each “Minor Improvement” action, you may also build a major improvement of the bottom row of the supply board
permit-holds-on-occupations = there is room for { $what } on each occupation in front of you that does not hold animals itself
permit-holds-between-rooms = there is room for { $what } on the border between any two rooms of your house that are side by side
each-top-categories = { $every ->
    [one] each scoring category
   *[other] every { $every } scoring categories
} in which you have the maximum of 4 points (and for 4 fenced stables)
each-tiles-harvested = { $every ->
    [one] each field tile
   *[other] every { $every } field tiles
} that you have harvested
have-occupations-by-deal = { $number } { $count ->
    [one] occupation
   *[other] occupations
} in front of you (one more in a game with a draft)
each-rooms-just-built = { $every ->
    [one] each room
   *[other] every { $every } rooms
} that you have built just then
each-unused-spaces = { $every ->
    [one] each unused farmyard space
   *[other] every { $every } unused farmyard spaces
}
each-others-in-stone = { $every ->
    [one] each other player
   *[other] every { $every } other players
} living in a stone house
points-most-vegetables = at the end of the game, each player with the most Vegetables on their fields gets { $points }
points-most-fenced-stables = at the end of the game, each player with the most fenced stables gets { $points }
if-only-large-family = you are the only one with 5 people
if-fewest-rooms = each other player has more rooms than you
if-grain-for-harvest = you have at least as many Grain fields as there have been harvests, this one included
if-own-at-side = one of your people is on the action space card immediately to its left or right
if-no-pet = you then have no animal in your house
if-not-visited = you have not used { $spaces } in this round
opening-first-person-of-doer = each time another player takes a “Family Growth” action with the first person that they place in a round
opening-minor-played = each time you play a minor improvement
opening-family-full = once another player gets their { $number }th person
opening-action-ended = { $once ->
    [yes] once in each Work Phase at the end of
   *[no] at the end of
} any action of a person of yours{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
effect-grow-losing = { $effect }, for which you lose { $points }
opening-after-harvest-of = after the harvest of round { $round }{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-renovation-noted = at the end of each turn in which any player, even you, has renovated
opening-animal-born = each time an animal is born in the Breeding Phase
deed-room-on-card = this card has room for 1 person from then on
deed-empty-space = you have to discard all { $resource } from this card
part-accumulation-space = this card is a “{ $what }” accumulation space { $whose ->
    [all] for all players
   *[owner] for you alone
}
deed-gets-lying = that player gets the goods that lie there
deed-improving-noted = this is noted
effect-buy-after-renovation = buy { $what } for { $cost } if no improvement, a minor or a major improvement has followed, respectively
deed-return-first = the first person that you have placed in this round goes home, unless it is on Meeting Place
effect-place-on-card = pay { $cost } to place another person on this card and get { $gains }
effect-offer-for-sale = turn { $what } into { $food }, unless another player buys it from you for { $less }; of several, you choose one
effect-return-person = pay { $cost } to have another person that you have placed in this round go home, unless it is on Meeting Place
deed-skip-turn = you have to leave out your next turn in this round
effect-return-stable = give a stable of your farmyard back to your supply to get { $gains } and play 1 minor improvement
effect-room-for-gift = give { $cost } to that player to build 1 room (for { $count } of your house's material and { $reed })
effect-wooden-rooms = build wooden rooms (each for { $wood } and { $reed })
effect-discard-down = discard down to { $number } { $resource } to { $effect }
event-person-returned = { $player } has a person go home from { $action }.
event-turn-skipped = { $player } leaves out a turn.
event-stable-laid = { $player } lays a stable on { $action }.
event-fence-taken = { $player } takes a fence from { $giver }.
event-fences-razed = { $player } razes { $count ->
    [one] 1 fence
   *[other] { $count } fences
} to rebuild them.
event-stable-returned = { $player } gives the stable on { $place } back to the supply.
prompt-place-on-card = You may place another person on the card.
prompt-buy-offered = You may buy what another player sells.
prompt-choose-buyer = To whom do you sell it?
prompt-return-person = A person that you have placed may go home.
prompt-return-stable = You may give a stable back to your supply.
prompt-discard-down = You may discard goods to build.
reason-spot = People come here only when the card says so.
reason-no-person-to-return = There is no other person of yours that could go home.
reason-no-stable-to-return = You have not built any stables.
reason-no-wooden-house = You do not live in a wooden house.
move-offer-for-sale = sell { $what }
effect-fences-of-others = build up to { $count } fences of each other player's supply on your farm at no cost, so that you may have more than 15
prompt-take-fences = Whose fences have you taken?
move-take-fence-of = take a fence of player { $seat }
move-sell-to = sell it to player { $seat } for { $cost }
move-return-person = person goes home from { $action } for { $cost }
move-return-stable = give back the stable on { $place }
move-discard-down = discard { $what }
prompt-lay-good = Choose a good that you lay onto the card.
reason-all-bought = You have bought everything that was for sale.
reason-no-other-good = You have no good that does not lie on the card yet.
reason-lies-already = That good lies on the card already.
