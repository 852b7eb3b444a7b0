### Agricola: die Namen der Handkarten aus Deck E nach Nummern, dann Auslegungen unklarer Karten.

## Kleine Anschaffungen

card-pole-barns = Pfostenställe
card-renovation-materials = Renovierungsmaterial
card-recount = Nachzählung
card-pumpernickel = Pumpernickel
card-farmers-market = Bauernmarkt
card-ox-goad = Treibstachel
card-iron-hoe = Eisenhacke
card-apiary = Bienenhaus
card-sundial = Sonnenuhr
card-bookmark = Lesezeichen
card-heirloom = Erbstück
card-land-register = Grundbuch
card-misanthropy = Menschenscheu
card-ox-skull = Ochsenschädel
card-paintbrush = Pinsel
card-water-gully = Wasserrinne
card-barn-cats = Stallkatzen
card-fruit-ladder = Obstleiter
card-waterlily-pond = Seerosenteich
card-twibil = Stichaxt
card-stone-weir = Steinwehr
card-cheese-fondue = Käsefondue
card-comb-and-cutter = Kamm und Schere
card-almsbag = Klingelbeutel
card-grain-bag = Getreidesack
card-stone-axe = Steinaxt
