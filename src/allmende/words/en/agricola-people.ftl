### Agricola in English: cards that place people, that let the family grow, and that house people.

## Action spaces that may be used although people are there, or before others can

access-beside = you may use { $spaces } even if { $beside ->
    [one-other] one other player's person is there
    [first-of-other] only the first person that another player has placed in this round is there
    [others] it is occupied by other players
   *[neighbors] people of the players to your left and to your right are there
}
access-of-round = the action space of round { $round }
access-but-meeting = any action space but { $meeting }
access-free = { $limited ->
    [yes] as long as { $if }, { $spaces } counts as unoccupied for you
   *[no] { $spaces } counts as unoccupied for you
}
access-first-used = in each round, you may place a person on the first used action space on which nothing accumulates, if exactly one person is there (newborns count) and it is not { $meeting }
access-of-person = once per round, you may place a person on the action space with the { $number ->
    [2] second
   *[other] { $number }th
} person that you have placed in this round and use that space again, unless it is { $meeting }
access-ahead = reveal the action space card of round { $round }: until that round begins, only you can use it

## Events and questions

event-person-moved = { $player } goes on to { $action } with that person.
event-person-called = { $player } takes a person from the supply.
prompt-place-helper = You can place a person from your supply in this round.
prompt-place-from-supply = You have to place a person from your supply at once.
prompt-use-another = You can use another action space with the same person.
reason-other-space = The other action space has to be { $spaces }.

## What cards do

effect-place-another = place another person immediately
opening-family-grown = each time { $who ->
    [you] you take a “Family Growth” action
    [others] another player takes a “Family Growth” action
   *[anybody] any player, even you, takes a “Family Growth” action
}{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
effect-place-anywhere = place another person immediately, even on an occupied action space (but not a second one on { $meeting })
effect-use-other = use the other one of the two with the same person{ $occupied ->
    [yes] , even if it is occupied
   *[no] , if it is unoccupied
}
effect-use-another = use { $spaces } with the same person, if that is unoccupied
effect-pay-to = pay { $cost } to { $effect }
reason-accumulation-space-only = It has to be an accumulation space.
effect-place-gathering = place another person on { $spaces } and get 1 additional good of the kind that accumulates there
effect-use-both = also use { $spaces } with the same person; then both action spaces are occupied
deed-place-from-supply = you have to place a person from your supply immediately, which you remove from play in the next Returning Home Phase
move-use-space = Use { $action } for { $cost }
move-use-space-too = Use { $action }

## What one has, conditions, moments

have-fences-left = { $number } { $count ->
    [one] fence
   *[other] fences
} in your supply
each-fences-left = { $every ->
    [one] each fence
   *[other] every { $every } fences
} in your supply
have-stables-left = { $number } { $count ->
    [one] stable
   *[other] stables
} in your supply
each-stables-left = { $every ->
    [one] each stable
   *[other] every { $every } stables
} in your supply
if-had-room = you had more rooms than people already
opening-sowing-declined = each time you decline, on your turn, a “Sow” action for any number of fields{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
deed-call-now = you may place a person from your supply in this round
deed-call-later = count 1 round ahead for { $ahead } and mark the space of that round; in that round only, you may place a person from your supply
deed-end-lodging = that room is gone; if there is no room elsewhere for the person, remove it from play
event-person-left = { $player } removes a person from play and has { $people } left.

have-unoccupied-rooms = { $number } unoccupied { $count ->
    [one] room
   *[other] rooms
}
each-unoccupied-rooms = { $every ->
    [one] each unoccupied room
   *[other] every { $every } unoccupied rooms
} of your house
have-fields-around-house = { $number } field { $count ->
    [one] tile
   *[other] tiles
} around your house (even diagonally)
have-lesser-houses = { $number } wooden or clay { $count ->
    [one] house
   *[other] houses
}
each-lesser-houses = { $every ->
    [one] each wooden or clay house
   *[other] every { $every } wooden or clay houses
} of all players
permit-grows-late = your family can't grow before round { $round }, unless the families of all other players have grown
permit-frugal = in each Feeding Phase, each person of your family requires { $food } less, and at the end of the game, each is worth only { $points } points instead of { $instead }
reason-grows-late = A card keeps your family from growing before round { $round }, unless the families of all other players have grown.
access-plain = { $limited ->
    [yes] as long as { $if }, you
   *[no] you
} may use the action space cards of rounds 1 to { $round } on which nothing accumulates even if they are occupied
if-last-placed = it is the last person that you place in this round

## Rulings

ruling-card-little-peasant = That holds for spaces with one's own people, for those of a variant tile that is closed, and where other cards ask for occupied spaces.
ruling-card-lazy-sowman = Whoever does not sow on Grain Utilization or Cultivation declines it, even without anything to sow. Another action of that space has to be taken.
ruling-card-swagman = The person ends on the second action space, so that the first one is open again. A person uses no action space twice.
ruling-card-full-peasant = The person ends on the second action space, so that the first one is open again. A person uses no action space twice.
ruling-card-large-scale-farmer = The person ends on the second action space, so that the first one is open again. A person uses no action space twice.
ruling-card-junior-artist = The person ends on the second action space, so that the first one is open again. A person uses no action space twice.
ruling-card-telegram = That person goes back to the supply when people return home. It is not a member of the family: it needs neither a room nor food.
ruling-card-walking-boots = That person is not a member of the family: it needs no room. Whoever can't place it anywhere keeps it in the supply.
ruling-card-lodger = A newborn of that round stays; somebody else goes.
ruling-card-farm-hand = It is built for wood like the others, and it stands outside pastures.

## Room for people

permit-room-for-two = one clay or stone room of your house that is adjacent to both a field and a pasture has room for 2 people
permit-stable-amid-fields = once in the game, you may build 1 stable in the middle of 4 field tiles that form a square, with an action for building several stables; it has room for 1 person, but not for animals
part-only-with-major = this card can only be played with a “Major or Minor Improvement” action
reason-only-with-major = That card can only be played with a “Major or Minor Improvement” action.
reason-no-stable-amid-fields = You have no square of four fields for a stable, or no card that permits it.
permit-lodges-person = this card has room for 1 person until the Returning Home Phase of round { $round }
reason-opened-for-other = Until round { $round } begins, only the player who has revealed it can use it.
