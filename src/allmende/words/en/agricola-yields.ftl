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
each-stacks = { $every ->
    [one] each stack
   *[other] every { $every } stacks
} of 5 goods of the same type in your supply
or-more = { $number } or more
points-by-players = { $what } for every { $every } animals with { $players } players, respectively
points-rounded-up = { $what } (rounded up)
thing-alike = { $what }, but only of a type that you already have,
deed-promise-by-turns = place { $what } alternately, in this order, on all round spaces that are left, and get these goods when those rounds begin
deed-promise-next-of = place { $what } each on the next { $count } of the spaces of rounds { $rounds } and get these goods when those rounds begin
effect-offer-back-from = pay { $cost } to get { $gains }; with { $players } or more players, that payment is put onto the action space
effect-sow-this = sow { $what } in an empty field at once
asked-planted-fields = { $number } planted { $count ->
    [one] field
   *[other] fields
}
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
each-kinds-alone-in-stables = { $every ->
    [one] each type of animal
   *[other] every { $every } types of animals
} of which exactly 1 is alone in exactly 1 unfenced stable
permit-no-pets = you can't hold animals in your house any more, not even thanks to other cards
permit-small-pastures = each of your pastures of 1 space holds up to { $count } animals, or { $twice } with a stable
permit-meat-feeds-more = each time you turn a Sheep or a Wild Boar into Food with a cooking improvement, you get { $food } more
saving-rooms-or = instead of its cost, you may pay { $cost } for every { $house ->
    [wood] wooden
    [clay] clay
   *[stone] stone
} room
effect-place-same = place another person immediately, also on the same action space (but not a second one on { $meeting })
effect-use-without-person = use { $spaces } without placing a person
prompt-use-without-person = Do you use the action space without placing a person?
opening-before-teaching = each time right before you pay for and play an occupation{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-home-ended = right after each Returning Home Phase{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-person-placed = right after you have placed your { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
} person of a round{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
if-told-grain-harvested = you have harvested { $number } Grain in it
each-tiles-beside-house = { $every ->
    [one] each harvested field tile that is
   *[other] every { $every } harvested field tiles that are
} orthogonally adjacent to your house
effect-pick-any = take 1 more good from a field, for { $each }, but only 1 from each field
effect-add-to-fields = pay { $cost } to add { $what } to each of up to { $most } of your { $resource } fields
effect-resow = discard the only good that a harvest has left on a field, and sow that field at once
prompt-add-to-field = To which field do you add a good?
prompt-resow = From which field do you discard the last good, to sow it anew?
reason-no-more-fields = You have done this with as many fields as you may.
reason-no-single-good = There is no field with exactly 1 good that a harvest has left there, or you have nothing to sow on it.
opening-renovated-in-turn = at the end of each of your turns in which you have renovated
if-costs-at-least = it costs at least { $number } { $resource }
access-shut = you may not use the action spaces of rounds { $rounds } any more
reason-card-shuts-space = { $card } keeps you from using this action space.
effect-exchange-major = exchange { $options }
exchange-for-major = { $old } for { $new }
prompt-exchange-major = Which major improvement do you take in exchange for another one?
reason-no-major-to-exchange = You lack the improvement that would be exchanged, or the other one has been built.
deed-promise-wares = place { $what } each on the round spaces { $later } rounds ahead; at the start of each of those rounds, you may { $effect }, and else it goes back to the supply
effect-renovate-to-stone = renovate your house to stone, for { $wood } per room from wood, or { $clay } per room from clay
reason-only-to-stone = With this card, the house is renovated to stone.
opening-fed = immediately after each Feeding Phase{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
part-builds-both = with a single “Major Improvement” action, you may build both { $what }
permit-grows-for-minor = from round { $round } on, each time you get a “Minor Improvement” action, you may instead grow your family if you have room for one more person
opening-turn-started = once in each round, when it is your turn to place your { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
} person
effect-postpone-turn = skip that and get { $gains } instead (you place the person in a later turn)
deed-wood-back = you get back 1 Wood for every 2 Wood that you have paid in it for improvements or on { $space }
effect-in-rounds = in rounds { $rounds }, { $effect }
prompt-postpone-turn = Do you skip placing a person now?
reason-only-in-rounds = This is possible only in rounds { $rounds }.
action-pioneering-spirit = { card-pioneering-spirit }
have-sheep-of-the-game = gained { $number } Sheep in the whole game other than by breeding
if-no-sheep-eaten = you have never turned a Sheep into Food
saving-less-on = on { $space }, you pay { $what } less for { $kinds }
saving-fences-on = fences built on { $space } cost you { $what } less in all
part-or-cooked = you may turn the animal that this card costs into Food with a cooking improvement
