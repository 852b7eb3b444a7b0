### Agricola's hand cards that keep goods, that ask for what came from an action space, and other doings of them.

reason-only-to-clay = this card renovates wooden houses only, to clay
effect-renovate-to-clay = renovate your house to clay free of charge
have-people-on = people of yours on { $spaces }
have-no-grain = no Grain
have-no-vegetable = no Vegetable
have-no-wood = no Wood
have-no-clay = no Clay
have-no-reed = no Reed
have-no-stone = no Stone
have-no-sheep = no Sheep
have-no-boar = no Wild Boar
have-no-cattle = no Cattle
have-no-food = no Food
opening-work-ended-in-rounds = at the end of the Work Phase of rounds { $rounds }
deed-promise-steps = place { $what } on each of the next { $rounds } round spaces for { $least }, respectively, and get these goods when those rounds begin
deed-promise-mark = mark the round space { $later } rounds ahead; at the start of that round, you may { $effect }
each-at-most = { $each }, but no more than { $what } in all
thing-for-each-had = { $what } for each of these that you have: { $had }
each-baking-improvements = { $every ->
    [one] each baking improvement
   *[other] every { $every } baking improvements
} in front of you
have-stables = { $number } { $count ->
    [one] stable
   *[other] stables
}
opening-from-space = each time you get { $what } from an action space
opening-sowed = each time after you sow at least 1 field{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-feeding-began = at the start of each Feeding Phase{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
