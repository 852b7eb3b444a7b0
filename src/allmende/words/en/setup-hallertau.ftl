### Hallertau: what is said of the game before it is set up. The rest comes with the table.

title-hallertau = Hallertau
option-cards-on = with hand cards
option-gateway = Gateway cards
option-gateway-beginner = Beginner
option-gateway-advanced = Advanced
option-gateway-expert = Expert
option-gateway-master = Master
option-gateway-random = one random deck
option-gateway-mixed = all four, mixed
option-farmyard = Farmyard cards
option-farmyard-hops = Hops
option-farmyard-sheep = Sheep
option-farmyard-field = Field
option-farmyard-jewelry = Jewelry
option-farmyard-random = one random deck
option-farmyard-mixed = all four, mixed
option-progress = Progress
option-progress-together = all together
option-progress-clockwise = clockwise, one after the other
about-hallertau = Grow hops, keep sheep and help a Bavarian village thrive over six rounds. Of medium difficulty: quickly explained, but every round needs planning.
about-hallertau-first = Without hand cards, and with one player after the other advancing craft buildings, as the rulebook suggests.
about-hallertau-usual = With hand cards of the Beginner and Hops decks.
about-hallertau-cards = Cards bring help, income and points. Without them there is much less to read.
about-hallertau-gateway = They give you first goals. The decks go from easy to hard: Beginner, Advanced, Expert, Master.
about-hallertau-farmyard = Each deck is about one thing: hops, sheep, fields or jewelry.
about-hallertau-progress = Whether everyone advances craft buildings at the same time, or one player after the other.
