### Agricola: die Namen der Handkarten aus Deck L nach Nummern, dann Auslegungen unklarer Karten.

## Kleine Anschaffungen

card-fruit-tree = Obstbaum
card-bagpipe = Dudelsack
card-broch = Broch
card-whisky-barrels = Whiskyfässer
card-highland-cattle = Hochlandrind
card-stretch-goat = Gestreckte Ziege
card-agricola = AgriCola
card-aggro-koala = Aggro-Koala
card-were-clone = Wer-Klon
card-seal-of-approval = Gütesiegel
card-chairmans-garden = Garten des Vorsitzenden

## Ausbildungen

card-wood-scrounger = Holzschnorrer
card-vielspieler = Vielspieler
card-wanderer = Wanderer
card-storekeepers = Lagerhalter
card-elder-fisher = Alter Fischer
card-covert-advertiser = Heimlicher Werber
card-city-planner = Stadtplaner
card-the-hulk = Der Hülk

## Auslegungen

ruling-card-fruit-tree = Was diese Karte tut, ist nur aus einer Quelle bekannt.
ruling-card-broch = Die Steine bleiben im Vorrat, wie bei der Tischlerei.
ruling-card-highland-cattle = Irgendein Rind kann auf der Karte gehalten werden, da Tiere jederzeit umgesetzt werden dürfen.
ruling-card-stretch-goat = Eines von den vieren wird außer den 2 Nahrung bezahlt. Verändern andere Karten die Kosten, zählen die aufgedruckten Kosten, die sie verändert haben.
ruling-card-vielspieler = Was diese Karte tut, ist nur aus einer Quelle bekannt. Mit ihr bestimmst du auch, was als Nächstes gespielt wird.
ruling-card-wanderer = Auch Tiere dürfen genommen werden, wenn Platz für sie ist.
ruling-card-storekeepers = Auch Nahrung zählt; Tiere und was auf Äckern liegt, sind nicht im Vorrat. In Runden mit Ernte kommt es nach dieser.
ruling-card-elder-fisher = Du nimmst die Nahrung, die dort liegt, bevor du sie weggibst.
ruling-card-covert-advertiser = Es zählen Baurohstoffe einer Art, die du zusammen erhältst.
ruling-card-the-hulk = Was diese Karte tut, ist nur aus einer Quelle bekannt.
ruling-card-were-clone = Auch Karten machen Rinder nicht mehr zu Nahrung; mit Rindern darf aber bezahlt werden, was Nahrung auf Rundenfelder bringt.
ruling-card-chairmans-garden = Es zählen die Aktionen von Aktionsfeldern, nicht was Karten geben.
