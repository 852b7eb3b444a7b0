### Agricola's hand cards that keep goods, that ask for what came from an action space, and other doings of them.

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
prompt-lay-supply = You can place goods of your supply on the card.
reason-card-full = no more of this can be placed on the card
effect-lay-supply = place { $most ->
    [one] { $what }
   *[other] up to { $what }
} from your supply on this card, for good
effect-lay-supply-for = place { $what } from your supply on this card, for good, to get { $gains }
effect-lay-up-to = { $effect }; there is one place on this card for { $each }
move-lay-supply = place { $what } on the card
move-lay-supply-for = place { $what } on the card for { $gains }
deed-top-of-pile = you also get the top good of the pile on this card (from the top: { $goods })
prompt-swap-resource = You can exchange building resources.
reason-no-building-resource = you have no building resource
effect-swap-resources = exchange { $most ->
    [one] 1 building resource for another one
   *[other] up to { $most } building resources for other ones
} of your choice
prompt-barter = You can spend building resources for animals.
reason-few-building-resources = this takes { $needed } building resources, and you have { $have }
reason-pay-in-order = the building resources for an animal are paid in the order Wood, Clay, Reed, Stone
effect-barter = spend any { $numbers } building resources for { $animals }, respectively, up to { $most ->
    [2] two times
   *[other] { $most } times
}
move-barter = { $what } for { $number } building resources
reason-kind-taken = you have taken one of this kind already
deed-take-different = take { $count } building resources of different kinds from accumulation spaces
prompt-clear-grain = You can give back the Grain of a field.
effect-clear-grain = give all Grain of one of your fields back to the general supply and get { $what } for each Grain
each-on-card = { $every ->
    [one] each { $resource }
   *[other] every { $every } { $resource }
} on this card
have-on-card = { $count ->
    [0] no
   *[other] { $number }
} { $resource } on this card
each-players = { $every ->
    [one] each player
   *[other] every { $every } players
}
ordinal = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
each-besides = { $each }, except the { $places }
opening-later-improvement = each time { $minors ->
    [yes] after you play a minor improvement after this one
   *[no] you build or play an improvement after this one
}
deed-promise-all-odd = place { $what } on each odd-numbered round space that is still to come, and get these goods when those rounds begin
each-kinds-sown = { $every ->
    [one] each kind
   *[other] every { $every } kinds
} of goods that you sow
each-room-columns = { $every ->
    [one] each column
   *[other] every { $every } columns
} of your farmyard with at least 1 room
have-adults = { $number } { $count ->
    [one] adult
   *[other] adults
}
prompt-skip-harvest = You can skip the Field Phase and the Breeding Phase.
effect-skip-harvest = skip the Field Phase and the Breeding Phase of that harvest and get { $what } instead
move-skip-harvest = skip both phases for { $what }
prompt-harvest-field = You can harvest all crops of a field.
reason-nothing-left-on-fields = nothing is left on your fields
effect-harvest-field = harvest all crops of one of your fields
deed-field-phase-now = carry out a Field Phase for yourself alone
opening-breeding-began = at the start of each Breeding Phase{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
if-empty-stable = you have an unfenced stable without an animal
if-last-in-turn = you are the last player in turn order
permit-closes-stabled-pasture = one of your pastures with a stable can't hold animals from now on
permit-closes-pasture = at least one of your pastures has to be without animals from now on
permit-roomy-stables = each of your unfenced stables holds { $count } more animal of the same kind, and each of your pastures with a stable holds { $more } more
permit-stalls-for-rooms = as long as a pasture lies orthogonally beside your house, this card holds an animal of any kind for each room of your house
permit-holds-one = this card holds { $what }
permit-lone-sheep = in the Breeding Phase, { $what } is enough for a young one
permit-hungry-newborns = newborns require { $food } in the Feeding Phase
reason-renovates-only = this card is for { $house ->
    [clay] wooden houses only, which it renovates to clay
   *[stone] clay houses only, which it renovates to stone
}
effect-renovate-only = renovate { $house ->
    [clay] your house to clay
    [straight] your house to stone
   *[stone] your clay house to stone
}{ $free ->
    [yes] {" "}free of charge
    [reed] {" "}without paying Reed
   *[no] {""}
}
saving-grain-instead = each time you build rooms, stables or fences or renovate your house, you may pay { $grain } each instead of up to { $most } building resources of any kind
saving-any-instead = for { $kinds }, you may pay 1 building resource of your choice instead of up to { $of }
deed-come-home = your person on { $space } comes home, and you can place it again in this round
prompt-go-on = You can move a person to another action space.
effect-go-on = move your person on { $space } to an unoccupied action space and use that one
effect-move-first-here = move the first person that you have placed in this Work Phase to this card, unless it is on { $space }, and then { $effect }
prompt-move-first-here = You can move your first person to the card.
move-move-first-here = Move the person on { $action } to the card
reason-no-first-person = Your first person of this Work Phase is on no action space from which it can be moved.
effect-invite-guest = discard { $what } from this card to place a person of your supply in this round, but only once in each round
move-invite-guest = discard 1 Food from the card and place a guest in this round
prompt-return-stables = You can give stables back.
reason-no-stable-built = you have built no stable
reason-no-stable-here = there is no stable here
effect-return-stables = take up to { $most } stables off your farmyard, back into your supply, and get { $gains } for each
move-take-stable-off = take the stable off { $place }
prompt-pay-extra = You can pay one more building resource.
reason-none-of-printed-cost = only a building resource of the printed cost can be paid
effect-pay-extra = pay 1 more building resource of a kind in its printed cost to get { $what }
prompt-turn-obtained = You can turn animals into Food at once.
effect-turn-obtained = turn any of them into { $food } each at once
reason-too-little-on-card = this takes { $count } Food on the card
effect-build-from-card = discard { $what } from this card to build a major improvement without paying for it
deed-promise-in-turn-evens = place { $what } in turn on the even-numbered round spaces that are still to come, and get these goods when those rounds begin
if-just-fewest = all other players now have more people than you
if-beside-pasture = it lies orthogonally beside a pasture
part-field-of = this card is a field on which you can only sow and harvest { $good }, as you would { $like }{ $fields ->
    [one] {""}
   *[other] , and it is sown as though it were { $fields } fields, though it counts as one
}
opening-from-this-card = each time you { $harvested ->
    [yes] harvest
   *[no] take
} { $last ->
    [yes] the last
   *[no] at least 1
} { $good ->
    [any] good
    [grain] Grain
    [vegetable] Vegetable
    [wood] Wood
   *[stone] Stone
} from this card
prompt-sow-here = You can sow the card anew.
effect-sow-here = sow { $what } on this card at once
permit-sows-less = each time you sow, { $count } good less comes onto each field that you sow
effect-lay-any = place any amount of { $resource } from your supply on this card
improvement-iron-oven = { card-iron-oven }
the-improvement-iron-oven = the { card-iron-oven }
improvement-simple-oven = { card-simple-oven }
the-improvement-simple-oven = the { card-simple-oven }
saving-any-as-minor = with each “Minor Improvement” action of an action space, you may build a major improvement instead
permit-free-at-edge = fences at the edge of your farmyard cost you no Wood
permit-fences-on-card = when you build fences, those from this card cost you nothing
deed-rebuild-fences = raze all your fences and rebuild them at no further cost, with up to { $more } more from your supply; your animals stay meanwhile
deed-lay-fences = place { $count } fences from your supply on this card, or as many as you have
effect-pay-onto-space = put { $cost } onto that action space to { $effect }
effect-skip-to-bake = skip the placing of a person on your turn, if all players have at least 1 person left to place, and bake bread instead
reason-only-on-turn = this is for your turn, before you place a person
reason-all-need-people = not all players have a person left to place
opening-obtained-together = each time you get at least { $number } building resources of one type together
effect-swap-of-these = exchange { $count } of them for another building resource
effect-take-several = take 1 good each from up to { $count } different accumulation spaces
deed-pass-around = give all { $resource } that you have taken there to the other players, one by one from your left on
reason-taken-there = You have taken a good from there already.
