### Die Handkarten von Agricola: die Sätze, die sagen, was sie tun. Sie sind von uns.

## Was man hat, und für jedes wovon es etwas gibt (Akkusativ). $number sagt, wie viele, nach $count richten sich die Wörter.

number = { $number }
have-goods = { $number } { $resource }
have-occupations = { $count ->
    [0] keine Ausbildung
    [one] { $number } Ausbildung
   *[other] { $number } Ausbildungen
}
have-improvements = { $number } { $count ->
    [one] Anschaffung
   *[other] Anschaffungen
}
have-fields = { $count ->
    [0] keinen
   *[other] { $number }
} { $crop ->
    [grain] { $count ->
        [0] Getreideacker
        [one] Getreideacker
       *[other] Getreideäcker
    }
    [vegetable] { $count ->
        [0] Gemüseacker
        [one] Gemüseacker
       *[other] Gemüseäcker
    }
   *[empty] { $count ->
        [0] leeren Acker
        [one] leeren Acker
       *[other] leere Äcker
    }
}
have-rooms = { $number } { $count ->
    [one] Raum
   *[other] Räume
}
have-people = { $number } { $count ->
    [one] Person
   *[other] Personen
}
have-fenced-spaces = { $number } { $count ->
    [one] Hoffeld
   *[other] Hoffelder
} in Weiden
have-unused-spaces = { $count ->
    [0] kein ungenutztes Hoffeld
    [one] { $number } ungenutztes Hoffeld
   *[other] { $number } ungenutzte Hoffelder
}
have-rounds-left = { $number } { $count ->
    [one] noch zu spielende volle Runde
   *[other] noch zu spielende volle Runden
}
least-rounds-left = mindestens { $number } noch zu spielende volle Runden (bis Runde { $rounds })
have-gathered = in der Arbeitsphase { $number } Baurohstoffe erhalten
have-house = { $house }
have-nothing-discarded = keine ungespielt abgeworfene Handkarte
have-person-on = eine deiner Personen auf dem Feld { $space }
a-house = { $house ->
    [wood] ein Holzhaus
    [clay] ein Lehmhaus
   *[stone] ein Steinhaus
}
each-of-goods = { $every ->
    [one] je 1
   *[other] je { $every }
} { $resource }{ $where ->
    [supply] {" "}in deinem Vorrat
   *[farm] {""}
}
each-occupations = { $every ->
    [one] jede Ausbildung
   *[other] je { $every } Ausbildungen
} vor dir
each-later-occupation = { $every ->
    [one] jede Ausbildung, die du nach dieser ausgespielt hast
   *[other] je { $every } Ausbildungen, die du nach dieser ausgespielt hast
}
each-rooms = { $every ->
    [one] jeden Raum
   *[other] je { $every } Räume
} deines Hauses
each-new-rooms = { $every ->
    [one] jeden Raum, den du an dein erstes Haus angebaut hast
   *[other] je { $every } Räume, die du an dein erstes Haus angebaut hast
}
each-people = { $every ->
    [one] jede Person
   *[other] je { $every } Personen
} deiner Familie
each-unfenced-stables = { $every ->
    [one] jeden Stall
   *[other] je { $every } Ställe
} außerhalb deiner Weiden
each-negative-points = { $every ->
    [one] jeden Minuspunkt
   *[other] je { $every } Minuspunkte
}, den du hast, aber für höchstens 7
each-times = { $each } je { $number }
have-all-vegetables = { $number } { $count ->
    [one] Gemüse
   *[other] Gemüse
} in deinem Vorrat und auf deinen Äckern
each-empty-stables = { $every ->
    [one] jeden leeren uneingezäunten Stall
   *[other] je { $every } leere uneingezäunte Ställe
}
each-animals-from-space = jedes davon
each-clay-rooms = { $every ->
    [one] jeden Lehmraum
   *[other] je { $every } Lehmräume
} deines Hauses
each-stone-rooms = { $every ->
    [one] jeden Steinraum
   *[other] je { $every } Steinräume
} deines Hauses
have-people-at-home = { $number } noch nicht eingesetzte { $count ->
    [one] Person
   *[other] Personen
}
have-most-cards = { $number } Anschaffungen und Ausbildungen vor jedem Spieler
each-cards-in-hand = { $every ->
    [one] jede Karte
   *[other] je { $every } Karten
}, die du noch auf der Hand hast
each-rounds-left = { $every ->
    [one] jede noch zu spielende volle Runde
   *[other] je { $every } noch zu spielende volle Runden
}

## Bedingungen: Nebensätze hinter „wenn“

if-have = du { $what } hast
if-live-in = du { $house } bewohnst
if-both = { $first } und { $second }
if-round = { $limit ->
    [at-least] es Runde { $round } oder später ist
    [at-most] es Runde { $round } oder früher ist
   *[exactly] es Runde { $round } ist
}
asked-round = Ausspielen in Runde { $round }{ $limit ->
    [at-least] {" "}oder später
    [at-most] {" "}oder früher
   *[exactly] {""}
}
asked-fields = { $count ->
    [0] kein
   *[other] { $number }
} { $crop ->
    [grain] { $count ->
        [0] Getreideacker
        [one] Getreideacker
       *[other] Getreideäcker
    }
    [vegetable] { $count ->
        [0] Gemüseacker
        [one] Gemüseacker
       *[other] Gemüseäcker
    }
   *[empty] { $count ->
        [0] leerer Acker
        [one] leerer Acker
       *[other] leere Äcker
    }
}
if-taken = dort { $number } { $count ->
    [one] Ware genommen wurde
   *[other] Waren genommen wurden
}
if-occupied = auf dem Feld { $space } eine Person steht
if-after-harvest = die Runde zuvor mit einer Ernte endete
if-only-small-house = nur dein Haus genau 2 Räume hat
if-told-spaces-fenced = sie { $number } Hoffelder hat
if-players = mindestens { $number } mitspielen

## Zeitpunkte: Satzanfänge, manche mit einer Bedingung. Hinter ihnen steht das Verb.

these-spaces = das Feld { $spaces }
spaces-with = ein Ansammlungsfeld für { $resource }
space-of-round = das der Runde { $round }
opening-played = { $limited ->
    [yes] wenn du diese Karte ausspielst und { $if },
   *[no] beim Ausspielen
}
opening-any-time = { $often ->
    [game] { $limited ->
        [yes] einmal im Spiel,
       *[no] einmal im Spiel
    }
   *[any] { $limited ->
        [yes] jederzeit,
       *[no] jederzeit
    }
}{ $limited ->
    [yes] {" "}wenn { $if },
   *[no] {""}
}
opening-scoring = am Spielende
opening-used = jedes Mal, wenn { $who ->
    [you] du { $spaces } nutzt
    [others] jemand anderes { $spaces } nutzt
   *[anybody] irgendjemand, auch du selbst, { $spaces } nutzt
}{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
opening-turn = in deinem Zug
opening-turn-ended = am Ende jedes Zuges, für jedes Mal, dass du darin { $spaces } genutzt hast{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
opening-round = { $limited ->
    [yes] jedes Mal, wenn eine Runde beginnt und { $if },
   *[no] zu Beginn jeder Runde
}
opening-home = in jeder Heimkehrphase{ $limited ->
    [yes] , wenn { $if },
   *[no] {""}
}
opening-home-in-round = in der Heimkehrphase von Runde { $round }
opening-field-phase-began = { $limited ->
    [yes] jedes Mal, wenn eine Feldphase beginnt und { $if },
   *[no] zu Beginn jeder Feldphase
}
opening-field-phase = in jeder Feldphase{ $limited ->
    [yes] , wenn { $if },
   *[no] {""}
}
opening-rooms = jedes Mal, wenn { $who ->
    [you] du
    [others] ein anderer Spieler
   *[anybody] irgendein Spieler
} { $house ->
    [any] Räume
    [wood] Räume aus Holz
    [clay] Räume aus Lehm
   *[stone] Räume aus Stein
} { $who ->
    [you] baust
   *[other] baut
}{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
opening-rooms-action = jedes Mal, wenn du eine Aktion „Räume bauen“ ausführst und { $if },
opening-renovated = jedes Mal, wenn { $who ->
    [you] du
    [others] jemand anderes
   *[anybody] irgendjemand, auch du selbst,
} { $house ->
    [any] {""}
    [clay] von Holz zu Lehm{" "}
    [to-stone] zu Stein{" "}
   *[stone] von Lehm zu Stein{" "}
}{ $who ->
    [you] renovierst
   *[other] renoviert
}{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
opening-fenced = jedes Mal, wenn { $who ->
    [you] du eine neue Weide einzäunst
    [others] jemand anderes eine neue Weide einzäunt
   *[anybody] irgendjemand, auch du selbst, eine neue Weide einzäunt
}{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
opening-baked = jedes Mal, wenn du Brot backst{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
opening-improved = jedes Mal, wenn du eine Anschaffung baust oder ausspielst (auch diese hier){ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
opening-taught = jedes Mal, wenn du eine Ausbildung ausspielst{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
if-in-harvest = gerade Ernte ist
if-sheep-in-pasture = du mindestens 1 Schaf auf einer Weide hast
if-nothing-discarded = du keine Karte von deiner Hand ungespielt abgeworfen hast
opening-placed-field = jedes Mal, wenn du eine Karte ausspielst, die ein Acker ist,
if-placed-field = sie ein Acker ist
if-all-placed = du in dieser Runde keine Person mehr einzusetzen hast
opening-once = sobald { $if },

## Was zu einem Zeitpunkt geschieht: Sätze hinter einem Satzanfang, mit dem Verb voran

deed-when = { $when } { $deed }
case = { $deed }, wenn { $if }
case-two = { $first } oder wenn { $second }
case-many = { $first }, wenn { $rest }
case-of = { $what }, wenn { $if }
cases-two = { $first }, und { $second }
cases-many = { $first }, { $rest }
other-case = { $first }; wenn { $if }, { $deed }
deed-besides = außerdem { $deed }
deed-get = erhältst du { $also ->
    [yes] zusätzlich{" "}
   *[no] {""}
}{ $what }
deed-may = darfst du { $also ->
    [yes] außerdem{" "}
   *[no] {""}
}{ $effect }
deed-others = erhält jeder andere Spieler { $what }
deed-breed-boar = vermehren sich deine Wildschweine, wenn Platz für das Junge ist
deed-promise-next = { $count ->
    [one] legst du { $what } auf das nächste Rundenfeld und erhältst die Waren zu Beginn dieser Runde
   *[other] legst du je { $what } auf die nächsten { $count } Rundenfelder und erhältst die Waren jeweils zu Beginn der Runde
}
deed-promise-later = { $later-count ->
    [one] legst du { $what } auf das { $later } Rundenfeld nach dem aktuellen und erhältst die { $count ->
        [one] Ware
       *[other] Waren
    } zu Beginn jener Runde
   *[other] legst du je { $what } auf das { $later } Rundenfeld nach dem aktuellen und erhältst die Waren jeweils zu Beginn der Runde
}
rounds-ahead = { $number }.
deed-promise-in = { $rounds-count ->
    [one] legst du { $what } auf das Feld der Runde { $rounds } und erhältst die Waren zu Beginn jener Runde
   *[other] legst du je { $what } auf die Felder der Runden { $rounds }, soweit sie noch kommen, und erhältst die Waren jeweils zu Beginn der Runde
}
deed-promise-every = legst du je { $what } auf alle { $every ->
    [one] Rundenfelder
    [2] Rundenfelder mit gerader Zahl
   *[other] Rundenfelder, deren Zahl durch { $every } teilbar ist
}, die noch kommen, und erhältst die Waren jeweils zu Beginn der Runde
deed-promise-field = legst du 1 Ackerplättchen auf das { $later }. Rundenfeld nach dem aktuellen; zu Beginn jener Runde darfst du den Acker pflügen

## Was Handkarten geben und tun, und was sie ermöglichen

thing-each = { $what } für { $each }
thing-of = { $number } { $resource }
thing-one-by-one = { $what }
thing-if = { $what } für { $least }
thing-by-players = { $what } { $cases ->
    [one] (nur bei { $players } Spielern)
   *[other] bei { $players } Spielern
}
thing-roomy-pastures = { $what } für jede Weide mit mindestens 1 Tier und Platz für mindestens { $room } weitere
bonus-points = { $number } { $points ->
    [one] Bonuspunkt
   *[other] Bonuspunkte
}
points-most-rooms = am Spielende erhält jeder, der die meisten Räume hat, { $points }
points-lost = am Spielende verlierst du { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $each }
points-for-house = von mehreren Karten, die dir Punkte für ein Steinhaus geben, zählt nur die beste
effect-play-minor = 1 kleine Anschaffung ausspielen
effect-build-room = 1 Raum bauen (für { $count } vom Material deines Hauses und { $reed })
effect-build-stable-free = { $most ->
    [one] 1 Stall bauen, ohne ihn zu bezahlen
    [4] Ställe bauen, ohne sie zu bezahlen
   *[other] bis zu { $most } Ställe bauen, ohne sie zu bezahlen
}
effect-plow-field-for = { $cost } bezahlen, um 1 Acker zu pflügen
effect-pick-crops = von jedem deiner Getreideäcker 1 Getreide mehr nehmen
effect-move-crop = 1 Getreide oder Gemüse von einem Acker, auf dem mindestens 2 liegen, auf einen leeren Acker legen
effect-fence-free = { $spaces ->
    [one] eine neue Weide aus 1 Hoffeld einzäunen, ohne die Zäune zu bezahlen
   *[other] eine neue Weide aus { $spaces } Hoffeldern einzäunen, ohne die Zäune zu bezahlen
}
effect-offer = { $cost } bezahlen, um { $gains } zu erhalten
effect-offer-then = { $cost } bezahlen und dafür { $effect }
effect-take = { $what } nehmen
effect-turn = { $options } machen
effect-free-or = { $gains } kostenlos nehmen oder { $else }
effect-offer-either = { $cost } bezahlen, um { $gains } zu erhalten
effect-swap = { $options } tauschen
swap = { $cost } gegen { $gains }
effect-offer-rounds = { $cost } bezahlen und dafür je { $what } auf die nächsten { $rounds } Rundenfelder legen (du erhältst die Waren jeweils zu Beginn der Runde)
effect-offer-back = { $cost } auf dieses Feld legen, um { $gains } zu erhalten
effect-buy-from-pile = { $cost } bezahlen, um die nächste dieser Waren zu erhalten: { $goods }
effect-plow-from-card = 1 Acker pflügen, aber nur { $tiles ->
    [one] einmal
    [2] zweimal
   *[other] { $tiles }-mal
} im Spiel
effect-plow-some = bis zu { $most } Äcker pflügen, aber nur { $tiles } im Spiel mit dieser Karte
effect-place-second = gleich nach der ersten noch eine Person einsetzen, wenn mindestens eine von ihnen das Feld { $spaces } nutzt
part-field-card = diese Karte ist ein Acker{ $crop ->
    [grain] , auf dem nur Getreide wächst
    [vegetable] , auf dem nur Gemüse wächst
   *[any] {""}
}
part-gives-stable = sie kostet dich 1 Stall aus deinem Vorrat, der endgültig weg ist
card-without-text = Diese Karte bringt nur ihre Punkte.
permit-houses-person = diese Karte bietet Platz für 1 Person
permit-keeps-hand = Karten von deiner Hand darfst du nicht ungespielt abwerfen
permit-field-fee = von jetzt an musst du { $cost } für jedes Ackerplättchen bezahlen, das du auf deinen Hof legst
permit-roomy-house = sobald dein Haus mindestens { $rooms } Räume hat, bietet es Platz für { $people } Personen
permit-pets-in-rooms = jeder Raum deines Hauses bietet Platz für 1 beliebiges Tier (statt 1 im ganzen Haus)
permit-roomy-pastures = jede deiner Weiden bietet Platz für { $count } Tiere mehr, mit oder ohne Stall
permit-clay-fences = für jeden Zaun darfst du { $clay } statt { $wood } bezahlen
permit-free-fences = jedes Mal, wenn du eine Aktion „Zäune bauen“ ausführst, sind { $count } der Zäune kostenlos
permit-straight-to-stone = dein Holzhaus darfst du direkt zu Stein renovieren
permit-straight-if-large = dein Holzhaus darfst du direkt zu Stein renovieren, wenn es mindestens { $rooms } Räume hat
permit-no-renovation = dein Haus lässt sich nicht mehr renovieren
permit-early-action = für { $cost } darfst du mit neugeborenem Nachwuchs noch in derselben Runde eine Aktion ausführen; danach gilt er nicht mehr als neugeboren

## Was billiger wird

every-kind = { $kind ->
    [improvement] jede Anschaffung
    [major] jede große Anschaffung
    [minor] jede kleine Anschaffung
    [occupation] jede Ausbildung
    [lessons] jede Ausbildung, die du auf einem Unterrichtsfeld ausspielst,
    [room] jeden Raum
   *[renovation] jede Renovierung
}
saving-less = für { $kinds } bezahlst du { $what } weniger
saving-less-if = für { $kinds } bezahlst du { $what } weniger, wenn { $if }
saving-less-among = für { $among } bezahlst du jeweils { $what } weniger
saving-spared = für { $kinds } brauchst du kein { $resource }
saving-less-each = für { $kinds } bezahlst du { $what } weniger für { $each }
saving-rooms = jeder Raum{ $house ->
    [any] {""}
    [wood] {" "}aus Holz
    [clay] {" "}aus Lehm
   *[stone] {" "}aus Stein
} kostet dich nur { $count } { $house ->
    [any] vom Material deines Hauses
    [wood] { resource-wood }
    [clay] { resource-clay }
   *[stone] { resource-stone }
} und { $reed }
saving-instead = für { $kinds } darfst du einmal { $of } durch { $what } ersetzen
saving-instead-of-all = für { $kinds } darfst du { $of } durch { $what } ersetzen
saving-food-before = für { $kinds } darfst du unmittelbar vor dem Bezahlen { $what } abgeben, um { $food } zu erhalten

## Listen im Terminal

agricola-deck = Handkarten von Deck { $deck }
agricola-card-name = Karte
agricola-kind-of-card = { $kind ->
    [minor] kleine Anschaffung
    [space] Aktionsfeld
    [merchant] Händler
    [incident] Vorfall
   *[occupation] Ausbildung
}{ $players ->
    [1] {""}
   *[other] , { $players }–6 Spieler
}
agricola-with-cards = { $cards ->
    [yes] mit Handkarten
   *[no] ohne Handkarten
}
agricola-needs = Voraussetzung: { $what }
agricola-travels = Danach wird sie nach links weitergegeben.

## Auslegungen: wie unklare Karten gelesen werden

ruling-card-shepherds-crook = Es zählen die neuen Weiden, die es am Ende der Aktion gibt: von einer, die gleich wieder geteilt wird, ihre Teile. Der Teil einer älteren Weide ist keine neue Weide. Die Schafe dürfen überall stehen.
ruling-card-mini-pasture = Das ist keine Aktion „Zäune bauen“: Keine Weide wird geteilt.
ruling-card-brook = Über dem Feld Fischfang liegen Schilfbank, Lehmgrube, Wald und die Karte der Runde 1.
ruling-card-beanfield = Gemüse wird hier gesät, bevor es auf einem Ackerplättchen gesät wird.
ruling-card-grocer = Holz liegt oben auf dem Stapel.
ruling-card-wall-builder = Die Nahrung wird gelegt, ohne zu fragen: Niemand hat einen Grund, darauf zu verzichten.
ruling-card-sheep-walker = Neue Tiere brauchen erst Platz, bevor du sie eintauschen kannst.
ruling-card-scholar = Was die ausgespielte Karte zu Beginn jeder Runde bietet, kann sofort genutzt werden.
ruling-card-three-field-rotation = Ein Acker mit Getreide und Gemüse gilt als Getreideacker oder als Gemüseacker, nicht als beides zugleich.

## Handkarten zu Beginn

round-phase-draft = Handkarten
round-phase-draft-short = Handkarten
prompt-keep-occupation = Wähle eine Ausbildung, die in der nächsten Partie der Kampagne von Anfang an ausliegt.
prompt-redraw = Behalte deine Karten, oder ziehe die einer Art neu, eine weniger.
move-redraw = { $kind ->
    [minors] Andere kleine Anschaffungen ziehen
   *[occupations] Andere Ausbildungen ziehen
}
prompt-draft = { $minors ->
        [0] Nimm { $occupations ->
            [one] eine Ausbildung
           *[other] { $occupations } Ausbildungen
        }
       *[other] Nimm { $minors ->
            [one] eine kleine Anschaffung
           *[other] { $minors } kleine Anschaffungen
        }{ $occupations ->
            [0] {""}
            [one] {" "}und eine Ausbildung
           *[other] {" "}und { $occupations } Ausbildungen
        }
    }.
reason-points-counted = Die Punkte sind schon gezählt.
event-occupation-stays = { $player } lässt { $card } für die nächste Partie ausliegen.
event-cards-redrawn = { $player } zieht { $count ->
    [one] { $kind ->
        [minors] eine andere kleine Anschaffung
       *[occupations] eine andere Ausbildung
    }
   *[other] { $count } andere { $kind ->
        [minors] kleine Anschaffungen
       *[occupations] Ausbildungen
    }
}.
event-hand-card-kept = { $cards-count ->
    [0] { $player } nimmt eine Karte.
   *[other] { $player } nimmt { $cards }.
}
error-deal-pile = Im Stapel müssen alle Karten liegen, die nicht ausgeteilt sind.
error-choose-alone = Nur wer allein spielt, darf unter allen Karten wählen; mit anderen gibt es die Werte dealt, mulligan, draft, draft-8, quick-draft und choose-10.
