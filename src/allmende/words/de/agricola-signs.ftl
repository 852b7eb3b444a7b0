# What the screen says of hand cards of Agricola and what they bring, and what their symbols mean.

screen-promised-card = { $player } hat dann mit einer Karte etwas zu tun.
screen-card-stored = Darauf: { $goods }.
screen-card-animals = Hier: { $animals }, Platz für { $room }.
screen-card-room = Platz für { $room ->
    [one] 1 Tier
   *[other] { $room } Tiere
}.
screen-yard-sown-pasture = besät mit { $crop }
screen-yard-lies = darauf { $what }
screen-yard-corner = { $place }: { $what ->
    [stable] Stall in der Mitte
   *[other] die Mitte von vier Bauplätzen
}
screen-palisades = { $count ->
    [one] 1 Palisade
   *[other] { $count } Palisaden
}
resource-stable = { $count ->
    [one] Stall
   *[other] Ställe
}
resource-room = { $count ->
    [one] Raum
   *[other] Räume
}
