### Agricola's hand cards that speak of the phases of a round.

## Round spaces

deed-promise-pieces = place 1 { $piece ->
    [field] field tile
    [stable] stable
   *[room] room
} each on the round spaces { $later } rounds ahead; when those rounds begin, you may { $effect }
deed-promise-odd-then = place { $what } each on the next { $count } round spaces with an odd number; when those rounds begin, you get these goods and may then { $effect }
event-piece-promised = { $player } places a { $piece ->
    [stable] stable
   *[room] room
} on the space of round { $round }.
