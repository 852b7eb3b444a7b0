### Agricola's hand cards that let players do something out of their turns.

action-archway = { card-archway }
deed-each-player = each player, one after the other in turn order from you on, gets { $what }
deed-occupants-go-on = players with a person on this card may move it to an unoccupied action space and use that one
effect-play-this = play this card from your hand for free, without placing a person
opening-first-work = at the start of the Work Phase of round 1

## What others build or play, and fields that are not harvested

deed-take-turned = you get exactly 1 of these building resources
effect-pay-onto = place { $cost } from your supply on { $space } to { $effect }
effect-leave-grain = leave the Grain on any of your Grain fields and take { $what } from the general supply for each of them instead
prompt-leave-grain = You can leave the Grain on fields and take 1 Grain from the general supply for each.
move-leave-grain = Leave the Grain on { $place } and take { $what } from the general supply
opening-turns-into-food = each time any player, even you, builds or plays a card that lets its owner turn building resources into Food
opening-taking-crops = each time you are about to harvest your fields
reason-not-turned-into-food = That card does not turn this building resource into Food.
reason-no-grain-here = There is no Grain to leave here.
part-stands-for = with up to { $players } players, this card is the accumulation space { $space } for all players ({ $what } each round)
saving-from-pile = you may pay for { $kinds } with goods from the top of the pile on this card (from top to bottom: { $goods })
paid-off-card = { $what } off the card
reason-only-unoccupied = It has to be an unoccupied action space, even if you may place people beside others there.
