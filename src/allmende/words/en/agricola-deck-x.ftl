### Agricola's cards of deck X: their names by number, then the readings of unclear ones.

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
