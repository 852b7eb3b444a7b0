### Agricola's hand cards of deck L: their names by number, then the readings of unclear ones.

## Minor improvements

card-fruit-tree = Fruit Tree
card-bagpipe = Bagpipe
card-broch = Broch
card-whisky-barrels = Whisky Barrels
card-highland-cattle = Highland Cattle
card-stretch-goat = Stretch Goat
card-agricola = AgriCola
card-aggro-koala = Aggro-Koala
card-were-clone = Were-Clone
card-seal-of-approval = Seal of Approval
card-chairmans-garden = Chairman's Garden

## Occupations

card-wood-scrounger = Wood Scrounger
card-vielspieler = Vielspieler
card-wanderer = Wanderer
card-storekeepers = Storekeepers
card-elder-fisher = Elder Fisher
card-covert-advertiser = Covert Advertiser
card-city-planner = City Planner
card-the-hulk = The Hülk

## Rulings

ruling-card-fruit-tree = What this card does is known from a single source.
ruling-card-broch = The Stone stays in your supply, as with the Joinery.
ruling-card-highland-cattle = Any one Cattle can be kept on the card, since animals may be moved at any time.
ruling-card-stretch-goat = One of the four is paid besides the 2 Food. If other cards change the cost, the printed cost that they have changed counts.
ruling-card-vielspieler = What this card does is known from a single source. It also lets you choose what you play next.
ruling-card-wanderer = Animals may be taken, too, if there is room for them.
ruling-card-storekeepers = Food counts, too; animals and what lies on fields are not in your supply. In rounds with a harvest, it comes after that.
ruling-card-elder-fisher = You take the Food that lies there before you give it away.
ruling-card-covert-advertiser = What counts are building resources of one type that you get together.
ruling-card-the-hulk = What this card does is known from a single source.
ruling-card-were-clone = Cards can't turn Cattle into Food either, but Cattle may pay for what brings Food on round spaces.
ruling-card-chairmans-garden = What counts are the actions of action spaces, not what cards give.
