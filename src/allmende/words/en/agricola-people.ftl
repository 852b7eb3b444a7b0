### Agricola in English: cards that place people, that let the family grow, and that house people.

## Action spaces that may be used although people are there, or before others can

access-beside = you may use { $spaces } even if { $beside ->
    [one-other] one person of one other player is there
   *[neighbors] people of the players to your left and to your right are there
}
access-of-round = the action space of round { $round }
access-but-meeting = any action space but { $meeting }
access-free = { $limited ->
    [yes] as long as { $if }, you need not consider { $spaces } occupied
   *[no] you need not consider { $spaces } occupied
}
access-first-used = in each round, you may place a person beside the person on the first action space that was used of those on which nothing accumulates, but not beside several people, newborns included, and never on { $meeting }
access-of-person = once per round, you may place a person on the action space with the { $number ->
    [2] second
   *[other] { $number }.
} person that you have placed in this round and use that space again, unless it is { $meeting }
access-ahead = reveal the action space card of round { $round }: until that round begins, only you can use it

## Events and questions

event-person-called = { $player } takes a person from the supply.
prompt-place-helper = You can place a person of your supply in this round.
prompt-place-from-supply = You have to place a person of your supply at once.
prompt-use-another = You can use another action space with the same person.
reason-other-space = The other action space has to be { $spaces }.

## What cards do

effect-place-another = place another person immediately
effect-place-anywhere = place another person immediately, even on an occupied action space (but not a second one on { $meeting })
effect-use-other = use the other one of the two with the same person{ $occupied ->
    [yes] , even if it is occupied
   *[no] , if it is unoccupied
}
effect-use-another = use { $spaces } with the same person, if that is unoccupied
effect-use-for = pay { $cost } to { $use }
deed-place-from-supply = you have to place a person of your supply immediately, which you remove from play in the next Returning Home Phase
move-use-space = Use { $action } for { $cost }
move-use-space-too = Use { $action }
