# What the screen says of hand cards of Agricola and what they bring, and what their symbols mean.

screen-promised-card = A card of { $player } takes effect then.
screen-card-face-down = It lies face down.
screen-card-stored = On it: { $goods }.
screen-card-animals = { $animals } here, room for { $room }.
screen-card-room = Room for { $room ->
    [one] 1 animal
   *[other] { $room } animals
}.
screen-card-lodges = { $lodgers ->
    [0] Room for { $lodges ->
        [one] 1 person
       *[other] { $lodges } people
    }.
    [one] 1 person lives here.
   *[other] { $lodgers } people live here.
}
screen-lodgings = Room for { $room } people ({ $where }); the family has { $people }.
screen-lodging-house = { $count } in the house
screen-lodging-stable = { $count } in the stable in the middle
screen-lodging-card = { $count } on { $card }
screen-yard-sown-pasture = sown with { $crop }
screen-yard-lies = { $what } on it
screen-yard-corner = { $place }: { $what ->
    [stable] stable in the middle
   *[other] the middle of four spaces
}
screen-palisades = { $count ->
    [one] 1 palisade
   *[other] { $count } palisades
}

## What the symbols of hand cards mean

screen-signs-cards = Cards
screen-sign-minor = minor improvement
screen-sign-any-improvement = any improvement
screen-sign-hand-minor = minor improvements in hand
screen-sign-hand-occupation = occupations in hand
screen-sign-stack = what lies on a card
screen-sign-needs = prerequisite
screen-sign-travels = is passed to the left
screen-sign-card = card
screen-sign-discard = discard a hand card
screen-sign-return = return a major improvement
screen-sign-upgrade = return a Fireplace for it
screen-sign-lot = drawn by lot
screen-sign-set = complete set
screen-sign-bottom-row = bottom row of the supply board
screen-sign-any-time = at any time
screen-signs-when = When
screen-sign-use = each time you use a space
screen-sign-once = only the first time
screen-sign-round-start = start of the round
screen-sign-work-phase = Work Phase
screen-sign-my-turn = on your turn
screen-sign-turn-end = at the end of the turn
screen-sign-going-home = the people return home
screen-sign-field-phase = Field Phase
screen-sign-feeding-phase = Feeding Phase
screen-sign-harvest-end = end of the harvest
screen-sign-before-harvest = came before the last harvest
screen-sign-after-harvest = round after a harvest
screen-sign-next-time = only the next time
screen-sign-before = before that
screen-sign-after = after that
screen-sign-kept = all of them kept
screen-sign-declined = though you could
screen-sign-new = new
screen-sign-emptied = the last one is gone
screen-sign-must = can't be declined
screen-signs-if = On what condition
screen-sign-colon = what stands before it says when
screen-sign-if = if
screen-sign-else = otherwise
screen-sign-exactly = exactly
screen-sign-at-most = at most
screen-sign-more-than = more of it than of what follows
screen-sign-as-many = at least as many as what follows
screen-sign-evenly = as many of one as of the other
screen-sign-such = one of the same kind
screen-sign-no = none; not any more
screen-sign-per = for every
screen-sign-times = at most that many times
screen-sign-round = round
screen-sign-from-round = from this round on
screen-sign-most = nobody has more
screen-signs-who = Who, and people
screen-sign-others = the other players
screen-sign-everybody = anybody
screen-sign-players = players
screen-sign-alone = nobody else
screen-sign-neighbors = your neighbors
screen-sign-give = give it to them
screen-sign-supply = in the supply
screen-sign-placed = people placed
screen-sign-place = place a person
screen-sign-second = the second person
screen-sign-same-person = with the same person
screen-sign-share = beside other people
screen-sign-occupied = somebody is there
screen-sign-free = nobody is there; room for it
screen-sign-holds = has room for
screen-signs-goods = Goods and action spaces
screen-sign-arrow = pay this to get that
screen-sign-or = one or the other
screen-sign-instead-of = instead of
screen-sign-less = costs that much less
screen-sign-plus = that much more
screen-sign-gratis = costs nothing
screen-sign-get = each time you get it
screen-sign-good = any good
screen-sign-building-resource = any building resource
screen-sign-any-animal = any animal
screen-sign-material = what your house is made of
screen-sign-take = taken from a space
screen-sign-taken = what is taken from the space
screen-sign-lying = what lies on the space
screen-sign-space = action space
screen-sign-first-space = first of the spaces without goods
screen-sign-left-of-newest = to the left of the newest card
screen-sign-reveal = comes into play
screen-sign-spend = pay at least that much
screen-sign-take-back = what was promised goes away
screen-sign-onto-card = laid on the card
screen-sign-off-card = taken off the card
screen-sign-refill = refilled
screen-sign-pile = on the card, the first one on top
screen-signs-rounds = Rounds
screen-sign-later = that many rounds later
screen-sign-in-rounds = in these rounds
screen-sign-even-rounds = every even round
screen-sign-next-odd-rounds = next odd rounds
screen-sign-all-rounds = in all rounds left
screen-sign-rounds-ahead = that many rounds ahead
screen-sign-until-round = until this round
screen-sign-in-turn = one after the other
screen-sign-rounds-left = rounds left
screen-sign-rounds-done = completed rounds
screen-sign-promised = goods on round spaces
screen-signs-farm = Crops, animals and the farmyard
screen-sign-breed = breed
screen-sign-same-animal = of the same kind
screen-sign-free-stall = free place on the card
screen-sign-meal = Feeding Phases over
screen-sign-move-crop = move a crop
screen-sign-take-crop = take from a field
screen-sign-harvested = harvested field
screen-sign-last = the last one of the field
screen-sign-sown = just sown
screen-sign-below = below the grain
screen-sign-fenced = fenced spaces
screen-sign-pastures = pastures
screen-sign-enclose = newly fenced
screen-sign-unfenced = not fenced
screen-sign-palisade = palisade
screen-sign-turned = turned into used ones
screen-sign-onto-farm = placed on the farmyard
screen-sign-adjacent = side by side
screen-sign-beside = beside one another
screen-sign-house = beside the house
screen-sign-column = columns of the farmyard
screen-sign-marker = marker
screen-sign-gone = gone
screen-sign-built = just built
screen-sign-together = built in one action
screen-sign-room = room

## What cards are found by

screen-with-hand-cards = with hand cards
screen-without-hand-cards = without hand cards
screen-about-field = Fields
screen-about-sow = Sowing
screen-about-bake = Baking bread
screen-about-room = Rooms
screen-about-renovate = Renovating
screen-about-stable = Stables
screen-about-fence = Fences
screen-about-pasture = Pastures
screen-about-grow = Family growth
screen-about-person = People
screen-about-score = Bonus points
screen-about-players = for { $players ->
    [one] 1 player
   *[other] { $players } players
} or more
