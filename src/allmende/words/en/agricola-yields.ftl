### Agricola's hand cards: yields of fields, cards that are counted, goods on round spaces, and points for these.

have-cards-in-front = { $number } { $count ->
    [one] card
   *[other] cards
} (occupations and improvements) in front of you
have-minors-in-hand = { $number } minor { $count ->
    [one] improvement
   *[other] improvements
}
have-goods-in-fields = { $number } { $count ->
    [one] good
   *[other] goods
} in your fields
each-pairs-of-crops = { $every ->
    [one] each pair
   *[other] every { $every } pairs
} of 1 Grain and 1 Vegetable in your supply and your fields
or-more = { $number } or more
points-by-players = { $what } for every { $every } animals with { $players } players, respectively
points-rounded-up = { $what } (rounded up)
thing-alike = { $what }, but only of a type that you already have,
deed-promise-by-turns = place { $what } alternately, in this order, on all round spaces that are left, and get these goods when those rounds begin
deed-promise-next-of = place { $what } each on the next { $count } of the spaces of rounds { $rounds } and get these goods when those rounds begin
effect-offer-back-from = pay { $cost } to get { $gains }; with { $players } or more players, that payment is put onto the action space
effect-sow-this = sow { $what } in an empty field at once
have-planted-fields = { $number } planted { $count ->
    [one] field
   *[other] fields
}
each-planted-fields = { $every ->
    [one] each planted field
   *[other] every { $every } planted fields
}
opening-before-harvest-of = immediately before the harvest of round { $round }{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
