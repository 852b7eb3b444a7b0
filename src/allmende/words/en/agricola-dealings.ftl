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
effect-up-to-different = buy up to { $most } different goods, 1 of each: { $options }
deed-lay-on-card-until = place { $what } on this card; once there are { $count }, move them to your supply
saving-instead-up-to = for { $kinds }, you may replace up to { $of } with { $what }
saving-renovation = a renovation to { $house ->
    [clay] clay
   *[stone] stone
} costs you only { $material } and { $reed }, however many rooms you have
permit-holds-between-rooms = there is room for { $what } on the border between any two rooms of your house that are side by side
each-top-categories = { $every ->
    [one] each scoring category
   *[other] every { $every } scoring categories
} in which you have the maximum of 4 points (and for 4 fenced stables)
each-others-in-stone = { $every ->
    [one] each other player
   *[other] every { $every } other players
} living in a stone house
points-most-vegetables = at the end of the game, each player with the most Vegetables on their fields gets { $points }
points-most-fenced-stables = at the end of the game, each player with the most fenced stables gets { $points }
if-only-large-family = you are the only one with 5 people
if-fewest-rooms = each other player has more rooms than you
if-grain-for-harvest = you have at least as many Grain fields as there have been harvests, this one included
if-no-pet = you then have no animal in your house
if-not-visited = you have not used { $spaces } in this round
opening-first-person-of-doer = each time another player takes a “Family Growth” action with the first person that they place in a round
opening-minor-played = each time you play a minor improvement
opening-family-full = once another player gets their { $number }th person
opening-animal-born = each time an animal is born in the Breeding Phase
prompt-lay-good = Choose a good that you lay onto the card.
reason-all-bought = You have bought everything that was for sale.
reason-no-other-good = You have no good that does not lie on the card yet.
reason-lies-already = That good lies on the card already.
