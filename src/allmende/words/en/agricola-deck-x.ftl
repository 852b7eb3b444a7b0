### Agricola's cards of deck X: their names by number, readings of unclear ones, and what they do.

## Action spaces

card-extraterrestrial-excrement = Extraterrestrial Excrement
card-homemade-space-rocket = Homemade Space Rocket

## Merchants

card-merchants-of-jupiter = Merchants of Jupiter
card-merchants-of-mars = Merchants of Mars
card-merchants-of-pluto = Merchants of Pluto

## Minor improvements

card-ley-lines = Ley Lines
card-strange-alien-energy = Strange Alien Energy
card-the-x-file = The X File

## Incidents

card-space-diner-at-the-end-of-the-galaxy = Space Diner at the End of the Galaxy
card-earth-girls-are-easy = Earth Girls Are Easy
card-alien-abduction = Alien Abduction

## Occupations

card-rebel = Rebel

## Rulings

ruling-card-merchants-of-mars = The action is that of an action space on which a family grows with room only.
ruling-card-ley-lines = Each such column counts. A pasture counts if it has just these three spaces.
ruling-card-strange-alien-energy = The actions are carried out, but the action space is not used.
ruling-card-the-x-file = Once in each action for rooms, once for stables, and once for fences.
ruling-card-alien-abduction = The action space stays occupied in this round. Where no person of the family carries out the action, none leaves.
ruling-card-rebel = The action space stays occupied in this round. Where no person of the family carries out the action, none leaves.

## How cards are drawn and lie beside the game board, and what they do

action-extraterrestrial-excrement = { card-extraterrestrial-excrement }
action-homemade-space-rocket = { card-homemade-space-rocket }

event-deck-x-drawn = { $player } draws { $card }.
event-beside-taken = { $player } takes { $card }.
event-person-bound = { $player } has a person leave { $left } and stay on { $card }.

effect-draw-from-deck-x = draw the top card of deck X
opening-drawn = when you draw this
part-for-first-buyer = this card lies beside the game board until one player takes it
deed-lose-person = the person with which you have carried out the action leaves your family
deed-stay-on-card = the person with which you have carried out the action stays on this card to the end of the game; it still needs room and food
effect-add-crops = place { $number } more of the same on each of your fields on which a single kind of crop grows
effect-act-on-free = carry out the actions of an unoccupied action space, { $count } times in the game
effect-grow-at-home = { $effect }, at home
saving-first-for-less = the first room, stable or fence that you pay for with wood in each action costs you { $what } less
permit-wins-exactly = a player who has exactly { $points } points at the end of the game wins
each-columns-of-rooms = { $every ->
    [one] each column
   *[other] every { $every } columns
} of your farmyard with 3 rooms
each-columns-of-fields = { $every ->
    [one] each column
   *[other] every { $every } columns
} of your farmyard with 3 field tiles
each-column-pastures = { $every ->
    [one] each pasture
   *[other] every { $every } pastures
} that is just a column of your farmyard

prompt-act-on-free = Whose actions do you carry out? The action space is not used.
reason-no-free-space = There is nothing that you could do on an unoccupied action space.
reason-person-gone = The person that stood there has left, but nobody else can come in this round.
error-deal-deck-x = Deck X has to have each of its cards once, or there is none.
