### Agricola's hand cards that give something when they are played, or points in the end.

each-improvements = { $every ->
    [one] each improvement
   *[other] every { $every } improvements
} in front of you
each-field = { $every ->
    [one] each
   *[other] every { $every }
} { $crop ->
    [grain] Grain
    [vegetable] Vegetable
   *[empty] empty
} { $every ->
    [one] field
   *[other] fields
}
have-bottom-row = { $number } major { $count ->
    [one] improvement
   *[other] improvements
} from the bottom row of the supply board
each-bottom-row = { $every ->
    [one] each major improvement
   *[other] every { $every } major improvements
} in front of you from the bottom row of the supply board (an oven or a craft building)
have-cooking-improvements = { $number } cooking { $count ->
    [one] improvement
   *[other] improvements
}
each-cooking-improvements = { $every ->
    [one] each cooking improvement
   *[other] every { $every } cooking improvements
} in front of you; ovens don't count
have-fences = { $number } { $count ->
    [one] fence
   *[other] fences
} that you have built
each-fences = { $every ->
    [one] each fence
   *[other] every { $every } fences
} that you have built
have-field-tiles = { $count ->
    [0] no field tile
    [one] { $number } field tile
   *[other] { $number } field tiles
}
each-field-tiles = { $every ->
    [one] each field tile
   *[other] every { $every } field tiles
}
have-major-improvements = { $number } major { $count ->
    [one] improvement
   *[other] improvements
}
each-major-improvements = { $every ->
    [one] each major improvement
   *[other] every { $every } major improvements
}
have-minor-improvements = { $count ->
    [0] no minor improvement
    [one] { $number } minor improvement
   *[other] { $number } minor improvements
}
each-minor-improvements = { $every ->
    [one] each minor improvement
   *[other] every { $every } minor improvements
}
each-naming-accumulation = { $every ->
    [one] each card
   *[other] every { $every } cards
} played after this one whose text speaks of accumulation spaces
have-occupations-in-hand = { $number } { $count ->
    [one] occupation
   *[other] occupations
} left in your hand
each-occupations-in-hand = { $every ->
    [one] each occupation
   *[other] every { $every } occupations
} left in your hand
have-people-gathering = { $number } { $count ->
    [one] person
   *[other] people
} on accumulation spaces
each-people-gathering = { $every ->
    [one] each of your people
   *[other] every { $every } of your people
} on accumulation spaces
have-of-each = { $number } each of { $what }
each-set = { $every ->
    [one] each set
   *[other] every { $every } sets
} of { $what }
compared = { $side ->
    [more] more
   *[than] than
}
have-more = { $more } { $than }
opening-played-on = if you play this on { $space }
deed-otherwise = otherwise, { $deed }
deed-promise-each = place { $what } on each of the next round spaces, one space for { $each }, and get these goods when those rounds begin
deed-promise-times = place { $what } on each of the next round spaces, { $times } spaces for { $each }, and get these goods when those rounds begin
deed-promise-in-turn = place { $what }, in this order, on the next { $count } round spaces, and get these goods when those rounds begin
listed-in-order = { $what }
deed-promise-in-order = place goods on the next { $count } round spaces, in an order of your choice: { $orders }; you get these goods when those rounds begin
thing-more = { $what } (each if you have at least { $least } of it in your supply already)
points-for-all = at the end of the game, each player gets { $what }
ruling-card-drudgery-reeve = Building resources that earn bonus points with the Joinery, the Pottery or the Basketmaker's Workshop do not count again: each player uses them as is best. Sources differ on the Wood: some have 1 with 1 or 2 rounds left, too.
ruling-card-clutterer = Only cards that you play count; a traveling card does, too, though it is passed on. A text that names one, such as Fishing, speaks of it; only that of the Junior Artist does not count.
ruling-card-scales = Of an occupation and an improvement that it lets you place at once, both lie there when you compare, so that both give Food or neither does. A traveling card is not placed in front of you.
move-in-turn = On the next round spaces: { $what }
reason-no-round-space-left = No round space is left.
have-occupations-beside = { $number } other { $count ->
    [one] occupation
   *[other] occupations
} of all players
each-occupations-beside = { $every ->
    [one] each other occupation
   *[other] every { $every } other occupations
} in play, in front of any player
have-stages-left = { $number } complete { $count ->
    [one] stage
   *[other] stages
} left to play
each-stages-left = { $every ->
    [one] each complete stage
   *[other] every { $every } complete stages
} left to play
opening-taught-as = after you play your { $places } occupation (this one included)
opening-round-after = in the round after you play this, { $opening }
permit-no-occupations = you can't play any more occupations
reason-card-forbids-occupations = A card of yours forbids you to play any more occupations.
any-one = { $what ->
    [building-resource] 1 building resource of your choice
   *[good] 1 good of your choice
}
effect-up-to = { $effect }, up to { $most } times
effect-up-to-each = { $effect }, at most once for { $each }
reason-none-to-count = You have none of what this can be done for.
effect-improve-cheaper = { $effect }, for { $less } less
opening-placed-evenly = each time after you place an improvement or an occupation in front of you, if you then have as many of one as of the other
opening-emptied = once this card is empty
opening-before-scoring = right before points are counted
opening-visit-and-cook = each time you use { $spaces } and a cooking improvement on the same turn
opening-cooked-in-pairs = each time you turn 2 goods into Food with a cooking improvement at the same time
deed-pair-reward = you also get { $what }
effect-cook-double = turn 1 animal or Vegetable into twice the Food with a cooking improvement, once with each of these improvements in each harvest
prompt-cook-double = What do you turn into twice the Food?
reason-nothing-to-cook-double = There is nothing that you could turn into twice the Food now.
deed-promise-by-cost = place { $what } on each of the next { $rounds } round spaces if you have paid for this card with { $paid }, respectively, and get these goods when those rounds begin
deed-may-by-cost = you may do what you have paid for: { $cases }
case-by-cost = { $effect } (for { $paid })
deed-get-by-cost = you get { $what } if you have paid { $paid } for it, respectively
ruling-card-grain-depot = If other cards change its cost, the printed cost that they have changed counts.
paid-nothing = nothing
deed-draw = { $count ->
    [0] one of the occupations in your hand is drawn by lot; { $then }
   *[other] select { $count } occupations in your hand, one of which is drawn by lot; { $then }
}
effect-play-drawn = you may play it at once without paying an occupation cost
effect-play-or-give = either play it for { $cost }, or give it to the player to your left
prompt-select-occupations = Select occupations, one of which is drawn by lot.
prompt-drawn = An occupation has been drawn by lot.
move-select-card = Select { $card }
move-give-card = Give { $card } away
move-select-unnamed = Select an occupation
move-give-unnamed = Give an occupation away
event-occupation-drawn = { $cards-count ->
    [0] { $player } draws an occupation by lot.
   *[other] { $player } draws { $cards } by lot.
}
event-occupation-given = { $to ->
    [none] { $cards-count ->
        [0] An occupation is removed from play.
       *[other] { $cards } is removed from play.
    }
   *[other] { $cards-count ->
        [0] { $player } gives an occupation to { $to }.
       *[other] { $player } gives { $cards } to { $to }.
    }
}
reason-selected-already = You have already selected this.
reason-not-drawn = Only the occupation that was drawn by lot can be played here.
error-deal-lot = A lot is a number from 0 to { $most }.
ruling-card-paper-knife = That it needs 3 occupations in hand follows from what it does.
ruling-card-gardeners-knife = A field with Grain and Vegetables is a grain field and a vegetable field here: both crops count.
ruling-card-moonshine = That it needs an occupation in hand follows from what it does. Only the two players see one that is given; alone, it is removed from play.
ruling-card-store-of-experience = Sources differ on the numbers: some have 0 to 3, 4, 5, and 6 or 7 occupations.
ruling-card-food-chest = What counts is on which action space you play it, not whether you use that space: there are 4 Food with a Minstrel, too.
ruling-card-lumberjack = Sources differ: according to some, the Wood comes on round spaces only.
thing-for-majors = { $what }, respectively, for these improvements if you have them: { $majors }
