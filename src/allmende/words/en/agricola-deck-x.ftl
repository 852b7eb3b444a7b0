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
card-alien-farmhand = Alien Farmhand
card-the-x-file = The X File
card-furry-friends = Furry Friends

## Incidents

card-space-diner-at-the-end-of-the-galaxy = Space Diner at the End of the Galaxy
card-earth-girls-are-easy = Earth Girls Are Easy
card-candy-trail = Candy Trail
card-alien-abduction = Alien Abduction

## Occupations

card-rebel = Rebel

## Rulings

ruling-card-merchants-of-mars = The action is that of an action space on which a family grows with room only.
ruling-card-ley-lines = Each such column counts. A pasture counts if it has just these three spaces.
ruling-card-strange-alien-energy = The actions are carried out, but the action space is not used.
ruling-card-alien-farmhand = The good is one of those that lie there. What counts as such an action space is one on which they accumulate.
ruling-card-the-x-file = Once in each action for rooms, once for stables, and once for fences.
ruling-card-furry-friends = They breed once all animals have bred.
ruling-card-candy-trail = Any action space in play can be marked, also an occupied one: its marker is for the next person of your family that comes there.
ruling-card-alien-abduction = The action space stays occupied in this round. Where no person of the family carries out the action, none leaves.
ruling-card-rebel = The action space stays occupied in this round. Where no person of the family carries out the action, none leaves.

## How cards are drawn and lie beside the game board, and what they do

action-extraterrestrial-excrement = { card-extraterrestrial-excrement }
action-homemade-space-rocket = { card-homemade-space-rocket }

event-deck-x-drawn = { $player } draws { $card }.
event-beside-taken = { $player } takes { $card }.
event-person-bound = { $player } has a person leave { $left } and stay on { $card }.
event-space-marked = { $player } puts the marker of { $card } on { $space }.
event-marker-taken = { $player } takes the marker of { $card } off { $space }.
event-markers-laid = { $count ->
    [one] 1 marker comes
   *[other] { $count } markers come
} onto { $card } of { $player }.
event-markers-lost = { $count ->
    [one] 1 marker goes
   *[other] { $count } markers go
} from { $card } of { $player }.

effect-draw-from-deck-x = draw the top card of deck X
opening-drawn = when you draw this
part-for-first-buyer = this card lies beside the game board until one player takes it
deed-lose-person = the person with which you have carried out the action leaves your family
deed-stay-on-card = the person with which you have carried out the action stays on this card to the end of the game; it still needs room and food
effect-add-crops = place { $number } more of the same on each of your fields on which a single kind of crop grows
effect-act-on-free = carry out the actions of an unoccupied action space, { $count } times in the game
deed-mark-space = place a marker on an action space on which building resources or animals accumulate
deed-lay-trail = choose from { $least } to { $most } bonus points and place { $count } markers for each of them, every one on another action space
deed-take-marker = take your marker off it
if-family-at-marker = your marker lies there and the person belongs to your family
deed-take-from-marked = take 1 of the goods there
if-marked-unused = no player has used the action space with your marker in this round
deed-lay-markers = { $every ->
    [0] place { $count } markers on this card
   *[other] place another marker on this card for every { $every } on it
}
deed-feed-markers = pay 1 Food for each of its markers and remove those for which you can't or don't want to pay
each-markers = { $every ->
    [one] each marker
   *[other] every { $every } markers
} on this card
each-markers-out = { $every ->
    [one] each marker of yours
   *[other] every { $every } markers of yours
} that lies on an action space
each-lost-markers = { $every ->
    [one] each marker
   *[other] every { $every } markers
} that you have removed from this card
move-lay-trail = Take { $points } and place { $count } markers
move-mark-space = Place the marker on { $space }
move-feed-markers = { $count ->
    [0] Keep no marker
    [one] Keep 1 marker for 1 Food
   *[other] Keep { $count } markers for { $count } Food
}
screen-space-marked = marker of { $player }
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
prompt-lay-trail = How many bonus points do you take, and where do you place two markers for each of them? A marker on which no person of your family comes until the end costs a point.
prompt-mark-space = Where do you place the marker? In each round in which that action space is not used, you take a good from there.
prompt-feed-markers = For how many markers do you pay Food? The others are removed, each for a negative point.
reason-not-markable = Neither building resources nor animals accumulate there.
reason-points-first = First choose the number of bonus points.
reason-markers-first = First place the markers.
reason-marked = Your marker lies there already.
reason-no-space-to-mark = There is no such action space for another marker.
reason-not-so-many-markers = There are not so many markers on the card.
reason-no-free-space = There is nothing that you could do on an unoccupied action space.
reason-person-gone = The person that stood there has left, but nobody else can come in this round.
error-deal-deck-x = Deck X has to have each of its cards once, or there is none.
