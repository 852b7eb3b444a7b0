### Agricola's hand cards for rare deeds with goods, people and improvements.

effect-lay-for-room = place { $what } on this card
effect-lay-for-stalls = place { $what } from your supply on this card for good, which then has room for { $count } more animals of any kind
effect-exchange-animals = exchange all your other animals for as many { $animals } from the general supply
effect-take-with-top = take that good from the pile on this card and get { $prize } with it (from top to bottom: { $goods })
effect-keep-here = place 1 { $what ->
    [crop] crop just harvested
   *[animal] animal just born
} on this card for good, of a kind that does not lie there yet, but only one thing in each harvest
effect-food-for-missing = either place { $food } on this card or discard { $food } from it to get 1 building resource of a kind of which you have none
effect-regain = get its printed cost from the general supply, but only once in the game
effect-promise-as-far = choose a round space that is still to come and place { $what } there for each round that it is ahead; when that round begins, you get these goods
effect-move-food = move exactly { $what } from that space to the other one to get { $gain }
effect-place-visitor = place a person from your supply, which goes back there when people return home{ $instead ->
    [yes] {" "}(you place none of your family in that turn)
   *[no] {""}
}
prompt-keep-here = You can place one of these goods on your card.
prompt-food-for-missing = Which building resource do you get for 1 Food?
prompt-regain = You can get the printed cost back.
prompt-promise-as-far = On which round space do you place the goods?
prompt-move-food = Do you move 1 Food to the other action space?
move-food-for-missing = { $way ->
    [onto] Place { $cost } on the card for { $gain }
   *[off] Discard { $cost } from the card for { $gain }
}
move-promise-as-far = Place { $what } on the space of round { $round }
move-move-food = Move { $what } (between { $spaces }) and take { $gain }
reason-kept-from-food = Because of a card, you can't turn { $goods } into Food any more.
reason-nothing-to-keep = There is nothing new of a kind that does not lie on the card, or it has been done in this harvest.
reason-has-every-resource = You have some of each building resource.
reason-has-this-resource = You have some of this building resource.
reason-costs-nothing = It has no printed cost.
opening-food-for-rooms = while there is as much Food on this card as your house has rooms
opening-matches = each time you get a good like the top one of the pile on this card
opening-printed-cost = each time another player builds or plays an improvement with { $resource } in its printed cost
opening-turned-to-food = for each { $animals } that you turn into Food
opening-crafted = each time you use { $what } in a harvest
opening-each-turn = at the start of each of your turns{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-all-placed = once all people have been placed{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-improvement-paid = each time right after you have paid for an improvement{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-round-of-play = in the round in which you play this, { $opening }
permit-waives-room = once in the game, if { $if }, your family may grow on a Wish for Children action space even without room
permit-keeps-cattle = you can't turn Cattle into Food any more
permit-keeps-wood-and-stone = you can't discard Wood or Stone any more
points-negative = at the end of the game, you lose { $points } { $points ->
    [one] point
   *[other] points
} for { $each }
points-most-pastures = at the end of the game, each player with the most pastures gets { $points }
points-most-of-all-vegetables = at the end of the game, each player with the most Vegetables, in the supply and on fields, gets { $points }
have-kinds-here = { $number } different { $count ->
    [one] good
   *[other] goods
} on this card
each-kinds-here = { $every ->
    [one] each different good
   *[other] every { $every } different goods
} on this card
if-first-turn = it is your first one in the round
saving-as-minor = you may build { $what } with a “Minor Improvement” action, too
saving-as-minor-for = you may build { $what } for { $cost }, even with a “Minor Improvement” action
action-elder-baker = { card-elder-baker }
action-basket-chair = { card-basket-chair }
have-top-categories = the maximum of 4 points in { $number } scoring { $count ->
    [one] category
   *[other] categories
} (4 fenced stables count as one more)
