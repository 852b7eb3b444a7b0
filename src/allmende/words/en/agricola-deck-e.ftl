### Agricola's hand cards of deck E: their names by number, then the readings of unclear ones.

## Minor improvements

card-pole-barns = Pole Barns
card-renovation-materials = Renovation Materials
card-recount = Recount
card-pumpernickel = Pumpernickel
card-farmers-market = Farmers Market
card-ox-goad = Ox Goad
card-iron-hoe = Iron Hoe
card-apiary = Apiary
card-sundial = Sundial
card-bookmark = Bookmark
card-heirloom = Heirloom
card-land-register = Land Register
card-misanthropy = Misanthropy
card-ox-skull = Ox Skull
card-paintbrush = Paintbrush
card-water-gully = Water Gully
card-barn-cats = Barn Cats
card-fruit-ladder = Fruit Ladder
card-waterlily-pond = Waterlily Pond
card-twibil = Twibil
card-stone-weir = Stone Weir
card-cheese-fondue = Cheese Fondue
card-comb-and-cutter = Comb and Cutter
card-almsbag = Almsbag
card-grain-bag = Grain Bag
card-stone-axe = Stone Axe
