### Hand cards that have to do with animals.

move-sow-pasture = Sow { $what } in the pasture at { $place }
reason-pasture-not-sown = Only pastures of 1 or 2 spaces can be sown, with a card that permits it, and only if nothing grows there.

if-have-by-players = you have { $what } with { $players } players, respectively
permit-stalls-for-pastures = this card can hold 1 animal of any kind for each of your pastures
permit-stockyard = this card can hold { $count } animals of the same kind; it is not a pasture
permit-holds-by-meals = this card can hold { $what } for each Feeding Phase that is over
permit-holds-each-kind = this card can hold { $what }
permit-holds-for-pastures = this card can hold { $what } for each of your pastures
permit-holds-by-occupations = this card can hold { $what } for each occupation in front of you
permit-holds-on-fields = each of your field tiles on which nothing grows can hold { $what }
permit-roomy-without-stable = each of your pastures without a stable can hold { $count } more { $count ->
    [one] animal
   *[other] animals
}
permit-sows-pastures = you may sow pastures of { $spaces } { $last ->
    [one] space
   *[other] spaces
}; such a pasture is a field, too, as long as something grows there, and holds { $spaces } fewer animals, respectively

each-large-pasture = { $every ->
    [one] each of your pastures
   *[other] every { $every } of your pastures
} of at least { $spaces } spaces
each-free-stall = { $every ->
    [one] each place on this card
   *[other] every { $every } places on this card
} that stays free
if-taken-and-kept = you have accommodated all animals that you took
opening-taken-and-kept = the next time you take animals from an accumulation space and accommodate all of them
opening-sown = each time you sow a field{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
effect-add-crop = place { $count } more crop of the same kind on it
effect-offer-herd = pay { $cost } to get { $gains }, but only if you can accommodate all of them
effect-either-herd = take either { $options }, but only if you can accommodate it
deed-join-herds = you get { $count } more animal in each of your pastures with a stable, of the kind that stands there
thing-full-pastures = { $what } for each of your pastures that holds as many animals as it can
prompt-add-crop = You can place one more crop on this field.
prompt-pay-from-field = From which field do you pay?
prompt-swap-crops = On which field do you exchange the Grain?
prompt-clear-field = From which field do you discard everything?
prompt-add-to-crops = To which fields do you add a good?
prompt-join-herds = Say which kinds of animals stand in your pastures with a stable, and get one more in each.
move-add-crop = Place 1 more { $resource } on { $place }
move-swap-crops = Exchange the Grain on { $place } for 1 Vegetable
move-clear-field = Discard everything from { $place }
move-join-herds = Take { $what }
reason-no-room-for-herd = There is no room for all of these animals, even if others went.
event-crop-added = { $player } places one more { $resource } on { $place }, where { $count } lie now.
prompt-keep-animals = There is room for all of these animals. If 1 of them goes, your card that asks for all of them waits for another time.
prompt-crowded-piece = There is no room for all of your animals: choose one that you return, or first use what else lies on the round space.
move-kept-fewer = 1 of the new animals is gone
reason-keep-first = First say whether you keep all of these animals.
ruling-card-reclamation-plow = If one of several animals of the same kind goes, you say whether it was among those taken. You may also let one go that has room, so that this card waits for another time.
ruling-card-special-food = If one of several animals of the same kind goes, you say whether it was among those taken. You may also let one go that has room, so that this card waits for another time.
ruling-card-feedyard = Animals may be moved at any time, so as few of them as possible stand here.
ruling-card-hook-knife = If you already have that many when you play this, you get the points at once.
ruling-card-pig-owner = If you already have that many when you play this, you get the points at once.
ruling-card-love-for-agriculture = The crops lie on the first space of the pasture, and stay there if it is divided.
ruling-card-salter = New animals need room before you can pay with them.
ruling-card-stable-sergeant = You may give away other animals to make room, but not the new ones.
ruling-card-pasture-master = Animals may be moved at any time, so you say which kinds stand in these pastures now. Sources differ: according to some, there is no Food.
have-animals-born = { $number } newborn { $count ->
    [one] animal
   *[other] animals
}
if-animals-born = { $number } { $count ->
    [one] animal was born to you
   *[other] animals were born to you
} in it
each-good-taken = { $every ->
    [one] each of these goods
   *[other] every { $every } of these goods
}
each-animal-taken = { $every ->
    [one] each of these animals
   *[other] every { $every } of these animals
}
