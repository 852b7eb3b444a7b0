### Agricola's hand cards about building.

## What one has, and for each of what something is given

have-stables-of-turn = { $number } { $count ->
    [one] stable
   *[other] stables
}
have-rooms-of-turn = { $number } { $count ->
    [one] room
   *[other] rooms
}
asked-fenced-stables = { $number } fenced { $count ->
    [one] stable
   *[other] stables
}
have-fenced-stables = { $number } fenced { $count ->
    [one] stable
   *[other] stables
}
each-stable-just = each that is your { $places } stable
have-animals = { $count ->
    [0] no animal
    [one] { $number } animal
   *[other] { $number } animals
}
each-animals = { $every ->
    [one] each animal
   *[other] every { $every } animals
}
have-major-points = { $number } points printed on your major improvements (the smallest number counts twice)
each-up-to-unused-spaces = { $each }, but for no more of them than you have unused farmyard spaces
have-building-resources = { $number } building { $count ->
    [one] resource
   *[other] resources
}
each-building-resources = { $every ->
    [one] each building resource
   *[other] every { $every } building resources
} in your supply

each-pieces-built = { $every ->
    [one] each of them
   *[other] every { $every } of them
}

## Conditions

if-as-many-as-round = there are at least as many of them as the number of the round
if-built-of-turn = you have built { $what } in it
if-on-turn = it is your turn
if-unused-together = at least 2 of your unused farmyard spaces are orthogonally adjacent
have-left-over = at least { $number } building { $number ->
    [one] resource
   *[other] resources
} left in your supply after paying
if-left-over = after paying, at least { $number } building { $number ->
    [one] resource is
   *[other] resources are
} left in your supply
if-work-phase = it is the Work Phase

## Moments

opening-room-built = for each { $house ->
    [any] room
    [wood] wooden room
    [clay] clay room
   *[stone] stone room
} that { $who ->
    [you] you build
    [others] another player builds
   *[anybody] any player, even you, builds
}{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-stables-built = each time you build at least 1 stable{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-fences-built = each time you build fences{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-enclosed = { $once ->
    [yes] once in each round,
   *[no] each time
} after you have enclosed farmyard spaces that were not enclosed before{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-spaces-used = each time you turn an unused farmyard space into a used one{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-spaces-turned = after each action in which you have turned unused farmyard spaces into used ones{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-turn-over = at the end of each of your turns{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-turned-in-turn = after each turn in which you have turned at least 1 unused farmyard space into a used one

## What is given and done

points-if = at the end of the game, if { $if }, you get { $what }
deed-get-for-rooms = you get { $what } for wooden, clay, or stone rooms, respectively
deed-promise-piece-by = count 1 round ahead for { $each } and place 1 { $piece ->
    [field] field tile
    [stable] stable
   *[room] room
} on that round space; when that round begins, you may { $effect }
deed-promise-piece-in = place 1 { $piece ->
    [field] field tile
    [stable] stable
   *[room] room
} on the space of round { $rounds }; when that round begins, you may, { $limited ->
    [yes] if { $if },
   *[no] if you like,
} { $effect }
deed-take-back = all { $resource } that this card has placed on the spaces of rounds to come goes back to the general supply
deed-must = you have to { $effect }
effect-build-rooms-cheaper = { $many ->
    [yes] build rooms{ $free ->
        [yes] {" "}free of charge
       *[no] , each of which costs you { $less } less
    }
   *[no] build 1 room{ $free ->
        [yes] {" "}free of charge
       *[no] , which costs you { $less } less
    }
}
effect-renovate-cheaper = renovate your house{ $free ->
    [yes] {" "}free of charge
   *[no] , which costs you { $less } less
}
effect-build-stable-in-pasture = build 1 stable without paying for it, in a pasture of exactly { $spaces } { $spaces ->
    [one] space
   *[other] spaces
}
effect-plow-fields = plow up to { $most } fields
effect-plow-together = plow up to { $tiles } more fields, but only once in the game
saving-free = { $kinds } costs you nothing

## Events, reasons

event-promise-ended = { $resource } that a card of { $player } has placed goes away from the spaces of rounds { $rounds }.
reason-stable-in-pasture = The stable has to be in a pasture of exactly { $size } { $size ->
    [one] space
   *[other] spaces
}.

## Rulings

ruling-card-stable-tree = What you build on another player's turn or outside of the Work Phase does not count. It counts once for each action in which you build stables. Sources differ: according to some, only once in a turn.
ruling-card-future-building-site = A pasture that encloses all other unused spaces may enclose some beside the house as well.
ruling-card-asparagus-gift = The fences of one action count together.
ruling-card-breeder-buyer = The animal comes at the end of the turn.
ruling-card-established-person = The renovation can't be declined. The card can be played only if there is something to renovate.
ruling-card-trimmer = You get it once in a Work Phase, when the action is over. Sources differ: according to some, once for each “Build Fences” action.

## What lies on the farmyard and on round spaces

deed-lay-on-unused = place { $what } on each unused space of your farmyard
deed-take-off-used = you get the { $resource } that lies there
effect-exchange-taken = exchange any of it right away, { $cost } for { $food }
effect-build-laid-stable = build that stable free of charge
effect-lay-stables = place 1 stable each from your supply on any number of the round spaces { $later } rounds ahead; when those rounds begin, and not before, you may build these stables free of charge
effect-give-fence = pay { $cost } and 1 fence from your supply to get { $gains }
effect-fence-with-taken = fence exactly 1 new pasture with the wood that you have just taken, and with nothing else; { $free } of the fences { $free ->
    [one] costs
   *[other] cost
} nothing
effect-fence-for-stables = remove { $stables } stables in your supply from the game and fence a new pasture of { $spaces } spaces, all of whose fences together cost you only { $cost }
permit-keeps-site = as long as other farmyard spaces are unused, you can't use those unused ones that are orthogonally adjacent to your house, not even for rooms
permit-fences-for-grain = each time you use { $spaces }, you may build fences (each for { $cost }) instead of taking one of its two actions
part-dearer = from round { $round } on, this card costs you { $cost } more
effect-lay-stables-on-spaces = place 1 stable each from your supply on any of { $spaces }
effect-build-from-space = build the stable that lies there, without paying for it
prompt-lay-stables-on-spaces = You can place stables on action spaces.
move-lay-stable-on-space = Place a stable on { $action }
prompt-lay-stables = You can place stables on round spaces.
move-lay-stable = Place a stable on the space of round { $round }
move-exchange-fence = Pay { $cost } and a fence for { $gains }
reason-place-kept = A card keeps the spaces beside your house free as long as other ones are unused.
reason-no-fence-to-give = You have no fence left in your supply.
reason-only-taken-wood = { $count } wood would be needed, but you have just taken { $taken }.
event-pieces-removed = { $player } removes { $count } { $what ->
    [fence] { $count ->
        [one] fence
       *[other] fences
    }
   *[stable] { $count ->
        [one] stable
       *[other] stables
    }
} from the game.
event-laid-on-farmyard = { $player } places { $count } { $resource } on the farmyard, as { $card } says.
ruling-card-loppers = The fence is gone for good.
ruling-card-carpenters-bench = It is not a “Build Fences” action: no pasture is divided, and only wood is paid.
ruling-card-stable-planner = A stable on a round space is not in the supply. If it is not built, it goes back there.
ruling-card-open-air-farmer = You have to do it if you can. A pasture that takes a single fence costs 1 wood.
saving-together = if you build at least 2 rooms in one action, you pay { $reed } less in all, and { $less } less for wooden, clay, or stone rooms, respectively
move-pay-for-two = Pay { $what } for this room and another one
ruling-card-carpenters-hammer = The discount comes once in an action, with the second room.
permit-palisades = whenever you build fences at the edge of your farmyard, you may place { $cost } from your supply on a fence space there instead of a fence
have-palisades = { $number } fence { $count ->
    [one] space
   *[other] spaces
} with wood
each-palisades = { $every ->
    [one] each fence space with Wood
   *[other] every { $every } fence spaces with Wood
}
prompt-palisades = How many fences at the edge of the farmyard are of wood ({ $places })?
prompt-outline = Choose the spaces of the pasture, row by row.
move-palisades = { $count ->
    [0] Build fences only
    [one] Place wood instead of 1 fence ({ $cost })
   *[other] Place wood instead of { $count } fences ({ $cost })
}
move-outline = Choose a larger pasture, space by space
move-fence-outlined = Fence the spaces chosen
event-palisades-placed = { $player } places wood instead of { $count } { $count ->
    [one] fence
   *[other] fences
}.
ruling-card-wood-palisades = Wood that stands instead of a fence does not count as a fence for other cards. On which fence spaces at the edge it stands makes no difference.
each-unused-beside-house = { $every ->
    [one] each unused farmyard space that is
   *[other] every { $every } unused farmyard spaces that are
} orthogonally adjacent to your house
have-fields-in-l = 3 field tiles in the shape of an L
have-nobody-home = no person left at home
effect-plow-zigzag = plow 1 field with which 4 of your fields lie in a zigzag
reason-no-zigzag = The field has to complete a zigzag of 4 fields.
each-rooms-renovated = { $every ->
    [one] each room
   *[other] every { $every } rooms
} that was renovated
