### Agricola's deck X: how its cards are drawn and lie beside the game board, and what they do.

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
