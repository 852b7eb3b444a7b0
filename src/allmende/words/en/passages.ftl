### A position in words, part by part: what screen readers say of it, and the terminal of the same things.

## Any game

passage-line = { $title }: { $says }
passage-none = none
passage-table = The game
passage-deciding = To decide: { $deciding }
passage-won = { $winners-count ->
    [one] Winner: { $winners }
   *[other] Winners: { $winners }
}
passage-score = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $parts-count ->
    [0] {""}
   *[other] {" ("}{ $parts })
}
passage-score-part = { $category } { $points }
passage-spaces = Action spaces
passage-space = { $space }, { $state ->
    [free] free
    [closed] can't be used now
   *[taken] taken by { $there }
}
passage-building = { $building }: costs { $cost }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
passage-supply = Supply
passage-hand = Hand of { $player }
passage-played = Played by { $player }
passage-in-hand = In hand
passage-playable = { $card } Can be played now.
passage-row = Row { $row }
passage-with = { $what } with { $there }
name = { $name }
cards-ruling = ({ $ruling })
table-goods = Goods
table-points = Points
table-empty = empty
table-total = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Hallertau

passage-cleared = { $quadrants-count ->
    [one] Cleared of Workers in this round: Quadrant { $quadrants }
   *[other] Cleared of Workers in this round: Quadrants { $quadrants }
}
passage-piles = Left in the piles
passage-quadrant = Action spaces of Quadrant { $quadrant }
passage-field = row { $row } { $holds }{ $doubled ->
    [yes] {", "}doubled
   *[no] {""}
}
passage-craft = { $craft }{ $boulders-count ->
    [0] {""}
    [one] {", "}Boulder on space { $boulders }
   *[other] {", "}Boulders on spaces { $boulders }
}
passage-waiting = Played, but not resolved yet
table-heading = Round { $round }, { $phase }. First player: { $first }
table-means = Supply
table-fields = Fields
table-sheep = Sheep
table-exhausted = { $tools } ({ $count } exhausted)
table-sheep-card = { $count } until Round { $round }
table-sheep-stables = { $count } in the Stables
passage-spaces-of = { $season } action spaces
passage-tiles = { $count } { $tile }
passage-workers-left = { $count ->
    [one] 1 worker still to be placed
   *[other] { $count } workers still to be placed
}
arle-pieces = { $count }× { $piece }
passage-moor = { $moor } (moor { $number })
passage-tool = { $tool } { $value }
passage-destinations = Still to be visited
arle-destination = { $place } { $size }
arle-heading = Half-year { $half_year } of { $count }: { $season }, { $phase }
arle-first = { $same ->
    [yes] { $first } goes first, and would again in the next half-year.
   *[no] { $first } goes first; { $next } will in the next half-year.
}
arle-boardwalk = { $count ->
    [0] boardwalk
   *[other] boardwalk with { $count } Peat
}
arle-animals = Animals
arle-barn = Barn
arle-tools = Tools
arle-outlook = brings { $brings }; due: { $takes }
arle-all-buildings = Buildings

## Agricola

passage-packet = To choose from: { $player }
agricola-heading = { $round ->
    [0] Before round 1
   *[other] Round { $round } of { $count }, stage { $stage }
}: { $phase }
agricola-next = { $harvest ->
    [0] The last harvest is over.
   *[other] Harvest: after round { $harvest }.
}{ $first ->
    [none] {""}
   *[other] {" "}Starting player: { $first }.
}
agricola-rooms = { $count } { $house ->
    [wood] wood
    [clay] clay
   *[stone] stone
} rooms
agricola-fields = { $count ->
    [one] 1 field
   *[other] { $count } fields
}
agricola-animals = Animals
agricola-promised = To come
agricola-in-rounds = { $what } in { $count ->
    [one] round
   *[other] rounds
} { $rounds }
agricola-supply = Left
agricola-left = { $fences ->
    [one] 1 fence
   *[other] { $fences } fences
}, { $stables ->
    [one] 1 stable
   *[other] { $stables } stables
}
agricola-cost = Costs { $cost }
agricola-held = { $minors ->
    [one] 1 minor improvement
   *[other] { $minors } minor improvements
}, { $occupations ->
    [one] 1 occupation
   *[other] { $occupations } occupations
}
agricola-card-face-down = { $card } (face down)
agricola-card-left = { $card } ({ $count } left)
agricola-cost-each = Costs { $cost } for each of your people
agricola-all-improvements = Major improvements
