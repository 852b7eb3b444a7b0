# What the screen says of hand cards of Agricola and what they bring, and what their symbols mean.

screen-promised-card = { $player } has something to do with a card then.
screen-card-stored = On it: { $goods }.
screen-card-animals = { $animals } here, room for { $room }.
screen-card-room = Room for { $room ->
    [one] 1 animal
   *[other] { $room } animals
}.
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
resource-stable = { $count ->
    [one] Stable
   *[other] Stables
}
resource-room = { $count ->
    [one] Room
   *[other] Rooms
}
