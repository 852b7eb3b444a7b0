### Agricola's hand cards that let players do something out of their turns.

action-archway = { card-archway }
deed-each-player = each player, one after the other in turn order from you on, gets { $what }
deed-occupants-go-on = players with a person on this card may move it to an unoccupied action space and use that one
effect-play-this = play this card from your hand for free, without placing a person
opening-first-work = at the start of the Work Phase of round 1
