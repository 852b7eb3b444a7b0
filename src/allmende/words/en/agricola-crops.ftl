### Agricola's hand cards that have to do with crops: harvests, sowing, fields, baking bread.

prompt-sow-one = Choose what you sow on a field.
prompt-bake-one = Choose with what you bake.
permit-teaches-bakers = each time you get a “Bake Bread” action, you may instead play 1 occupation without paying an occupation cost, but only once per turn
reason-once-per-turn = You have already done this in this turn.
reason-card-used-in-harvest = You have used this card in this harvest.
reason-no-such-field = You have no field for this.
reason-not-on-this-field = This can't be done with this field.
reason-planted-fields = This takes { $needed } planted fields; you have { $have }.
reason-card-used-in-round = You have used this card in this round.
reason-only-if = This is possible only if { $if }.

## Moments

opening-before-harvest = immediately before each harvest{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-before-next-harvest = immediately before the next harvest{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-harvest-of = at the start of the harvest of round { $round }
opening-before-stone = immediately before you renovate to stone
opening-harvest-began = at the start of each harvest{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-field-phase-ended = after each Field Phase{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-feeding = { $times ->
    [several] in
   *[once] once in
} each Feeding Phase{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
deed-put-on-fields = place { $what } on each of your empty fields; it is harvested in the next Field Phase, and these fields are planted until then
opening-harvested-here = in the Field Phase, when you harvest from this card
if-harvested-here = you harvest from this card
effect-add-to-crops = place 1 more good of the same kind on each field with exactly { $count } { $count ->
    [one] good
   *[other] goods
}
effect-swap-crops = exchange exactly { $cost } on a single field for { $what } on that field
effect-clear-field = discard all goods from one of your planted fields, if you have at least { $least } of them, to { $effect }
effect-pay-from-top = discard { $what } that lies on top of another one on a field to get { $gains }
effect-pay-from-field = pay { $cost } from your supply and { $what } from a field to get { $gains }
opening-each-round = once in each round{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-harvest = once in each harvest{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-bred = after each Breeding Phase{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-harvest-ended = at the end of each harvest{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-after-harvest = after each harvest{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-after-sowing = each time after you take a “Sow” action for any number of fields{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}

## What is counted, and conditions

have-baking-improvements = { $number } { $count ->
    [one] improvement that bakes
   *[other] improvements that bake
} bread
each-stables = { $every ->
    [one] each stable
   *[other] every { $every } stables
} that you have built
each-harvested = { $last ->
    [yes] { $every ->
        [one] each field
       *[other] every { $every } fields
    } from which you harvest the last { $crop ->
        [grain] Grain
       *[vegetable] Vegetable
    }
   *[no] { $every ->
        [one] each
       *[other] every { $every }
    } { $crop ->
        [grain] Grain
       *[vegetable] Vegetable
    } { $every ->
        [one] field that you harvest
       *[other] fields that you harvest
    }
}
each-laden-space = { $every ->
    [one] each
   *[other] every { $every }
} { $resource } accumulation { $every ->
    [one] space
   *[other] spaces
} with { $goods } { $resource }
if-harvested = you have just harvested { $number } { $crop }
if-sown = you have sown { $crop ->
    [grain] Grain
   *[vegetable] Vegetables
} on { $number } { $count ->
    [one] field
   *[other] fields
}
if-told-spaces-turned = these are { $number } spaces
if-anybody-has = any player, even you, has { $improvement }
space-before-harvest = the action space card that came into play in the round of the last harvest

## What is given and done

deed-must-turn = you have to turn { $what } into { $food }
deed-add-crops = place { $number } more of the same on each of your fields on which a single kind of crop grows
deed-add-vegetables = place { $what } below the Grain on each of your fields with { $least } { $grain } and no Vegetable
effect-bargain = buy { $what } for { $cost } minus { $less } for { $each }
effect-discard-grain = discard { $numbers } Grain from different fields to get { $boar }, respectively
effect-sow-field = sow a single field
effect-bake-one = turn exactly { $grain } into Food with an improvement that bakes (this is not a “Bake Bread” action)
prompt-discard-grain = Choose a field from which you discard 1 Grain.
move-discard-crop = Discard { $what } from { $place }
event-crop-discarded = { $player } discards 1 { $resource } from { $place }.

## Rulings

ruling-card-threshing-board = This action is an extra: you can't use a space for it on which none of its own actions is possible.
ruling-card-freshman = Where another card adds the action to an action space, the occupation may be played before the actions of the space, too.
ruling-card-baking-sheet = Exactly 1 Grain, and once in each “Bake Bread” action: that is one in which at least 1 Grain has become Food with an improvement that bakes.
ruling-card-beer-keg = It is used at most once in each harvest.
ruling-card-agricultural-fertilizers = Building rooms and building stables are two actions, even if a person takes both at once.
ruling-card-heresy-teacher = What lies on top is harvested first. It does not react to the use of the Lessons space on which it is played.
ruling-card-silokeeper = In rounds 1 to 4 there is none, then the card of round 4, from round 8 on that of round 7, from round 10 on that of round 9, from round 12 on that of round 11, and in round 14 that of round 13.
ruling-card-furniture-carpenter = It is bought once, at any time of the harvest: also at its end, once animals have bred.
ruling-card-tumbrel = A “Sow” action that is limited to certain fields or crops does not count. Sources differ: according to some, it does.
