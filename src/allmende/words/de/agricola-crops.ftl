### Handkarten von Agricola, bei denen es um die Ernte, die Aussaat, Äcker und das Backen geht.

prompt-sow-one = Wähle, was du auf einem Acker säst.
prompt-bake-one = Wähle, womit du backst.
permit-teaches-bakers = jedes Mal, wenn du die Aktion „Brot backen“ erhältst, darfst du stattdessen 1 Ausbildung ausspielen, ohne Ausbildungskosten zu bezahlen, aber nur einmal pro Zug
reason-once-per-turn = Das hast du in diesem Zug schon getan.
reason-card-used-in-harvest = Diese Karte hast du in dieser Ernte schon genutzt.
reason-no-such-field = Du hast keinen Acker dafür.
reason-not-on-this-field = Mit diesem Acker geht das nicht.
reason-planted-fields = Dafür braucht es { $needed } bestellte Äcker; du hast { $have }.
reason-card-used-in-round = Diese Karte hast du in dieser Runde schon genutzt.
reason-only-if = Das ist nur möglich, wenn { $if }.

## Zeitpunkte

opening-before-harvest = { $limited ->
    [yes] unmittelbar vor jeder Ernte, wenn { $if },
   *[no] unmittelbar vor jeder Ernte
}
opening-before-next-harvest = { $limited ->
    [yes] unmittelbar vor der nächsten Ernte, wenn { $if },
   *[no] unmittelbar vor der nächsten Ernte
}
opening-harvest-of = zu Beginn der Ernte von Runde { $round }
opening-before-stone = unmittelbar bevor du zu einem Steinhaus renovierst,
opening-harvest-began = { $limited ->
    [yes] zu Beginn jeder Ernte, wenn { $if },
   *[no] zu Beginn jeder Ernte
}
opening-field-phase-ended = { $limited ->
    [yes] jedes Mal, wenn eine Feldphase vorüber ist und { $if },
   *[no] nach jeder Feldphase
}
opening-feeding = { $times ->
    [several] in
   *[once] einmal in
} jeder Ernährungsphase{ $limited ->
    [yes] , wenn { $if },
   *[no] {""}
}
deed-put-on-fields = legst du { $what } auf jeden deiner leeren Äcker; was dort liegt, wird in der nächsten Feldphase geerntet, und bis dahin gelten diese Äcker als besät
opening-harvested-here = wenn du in der Feldphase von dieser Karte erntest,
if-harvested-here = du von dieser Karte erntest
effect-add-to-crops = auf jeden Acker mit genau { $count } { $count ->
    [one] Ware
   *[other] Waren
} 1 weitere derselben Art legen
effect-swap-crops = genau { $cost } auf einem einzelnen Acker gegen { $what } auf diesem Acker tauschen
effect-clear-field = alle Waren von einem deiner besäten Äcker abwerfen, wenn du mindestens { $least } davon hast, und dafür { $effect }
effect-pay-from-top = { $what }, das auf einem anderen auf einem Acker liegt, abwerfen, um { $gains } zu erhalten
effect-pay-from-field = { $cost } aus deinem Vorrat und { $what } von einem Acker bezahlen, um { $gains } zu erhalten
opening-each-round = einmal in jeder Runde{ $limited ->
    [yes] , wenn { $if },
   *[no] {""}
}
opening-harvest = einmal in jeder Ernte{ $limited ->
    [yes] , wenn { $if },
   *[no] {""}
}
opening-bred = { $limited ->
    [yes] jedes Mal, wenn eine Vermehrungsphase vorüber ist und { $if },
   *[no] nach jeder Vermehrungsphase
}
opening-harvest-ended = { $limited ->
    [yes] jedes Mal, wenn eine Ernte endet und { $if },
   *[no] am Ende jeder Ernte
}
opening-after-harvest = { $limited ->
    [yes] jedes Mal, wenn eine Ernte vorüber ist und { $if },
   *[no] nach jeder Ernte
}
opening-after-sowing = jedes Mal, nachdem du eine Aktion „Säen“ für beliebig viele Äcker ausgeführt hast{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},

## Was gezählt wird, und Bedingungen

have-baking-improvements = { $number } { $count ->
    [one] Anschaffung
   *[other] Anschaffungen
} zum Brotbacken
each-stables = { $every ->
    [one] jeden Stall, den du gebaut hast
   *[other] je { $every } Ställe, die du gebaut hast
}
each-harvested = { $last ->
    [yes] { $every ->
        [one] jeden Acker
       *[other] je { $every } Äcker
    }, von { $every ->
        [one] dem
       *[other] denen
    } du das letzte { $crop ->
        [grain] Getreide
       *[vegetable] Gemüse
    } erntest
   *[no] { $every ->
        [one] jeden
       *[other] je { $every }
    } { $crop ->
        [grain] { $every ->
            [one] Getreideacker
           *[other] Getreideäcker
        }
       *[vegetable] { $every ->
            [one] Gemüseacker
           *[other] Gemüseäcker
        }
    }, { $every ->
        [one] den
       *[other] die
    } du aberntest
}
each-laden-space = { $every ->
    [one] jedes Ansammlungsfeld
   *[other] je { $every } Ansammlungsfelder
} für { $resource } mit { $goods } { $resource }
if-harvested = du gerade { $number } { $crop } geerntet hast
if-sown = du { $crop ->
    [grain] Getreide
   *[vegetable] Gemüse
} auf { $number } { $count ->
    [one] Acker
   *[other] Äckern
} gesät hast
if-told-spaces-turned = es { $number } Hoffelder waren
if-anybody-has = irgendjemand, auch du selbst, { $improvement } besitzt
space-before-harvest = die Aktionsfeldkarte aus der Runde der letzten Ernte

## Was es gibt, und was man tut

deed-must-turn = musst du { $what } zu { $food } machen
deed-add-crops = legst du { $number } weiteres Getreide oder Gemüse derselben Art auf jeden deiner Äcker, auf denen nur eine Art wächst
deed-add-vegetables = legst du { $what } unter das Getreide auf jedem deiner Äcker mit { $least } { $grain } und ohne Gemüse
effect-bargain = { $what } für { $cost } abzüglich { $less } für { $each } kaufen
effect-discard-grain = { $numbers } Getreide von verschiedenen Äckern abwerfen, um { $boar } zu erhalten
effect-sow-field = einen einzigen Acker besäen
effect-bake-one = genau { $grain } mit einer Anschaffung zum Brotbacken zu Nahrung machen (dies ist keine Aktion „Brot backen“)
prompt-discard-grain = Wähle einen Acker, von dem du 1 Getreide abwirfst.
move-discard-crop = { $what } von { $place } abwerfen
event-crop-discarded = { $player } wirft 1 { $resource } von { $place } ab.

## Auslegungen

ruling-card-threshing-board = Diese Aktion kommt hinzu: Ein Aktionsfeld, von dessen eigenen Aktionen keine möglich ist, lässt sich dafür nicht nutzen.
ruling-card-freshman = Fügt eine andere Karte die Aktion einem Aktionsfeld hinzu, darf die Ausbildung auch vor den Aktionen des Feldes ausgespielt werden.
ruling-card-baking-sheet = Genau 1 Getreide, und einmal in jeder Aktion „Brot backen“: Das ist eine, in der mindestens 1 Getreide mit einer Anschaffung zum Brotbacken zu Nahrung wurde.
ruling-card-beer-keg = Sie wird in jeder Ernte höchstens einmal genutzt.
ruling-card-agricultural-fertilizers = Räume zu bauen und Ställe zu bauen sind zwei Aktionen, auch wenn eine Person beide auf einmal ausführt.
ruling-card-heresy-teacher = Was oben liegt, wird zuerst geerntet. Er reagiert nicht darauf, dass das Feld Unterricht genutzt wird, auf dem er selbst ausgespielt wird.
ruling-card-silokeeper = In den Runden 1 bis 4 gibt es keine, danach ist es die Karte der Runde 4, ab Runde 8 die der Runde 7, ab Runde 10 die der Runde 9, ab Runde 12 die der Runde 11 und in Runde 14 die der Runde 13.
ruling-card-furniture-carpenter = Er wird einmal gekauft, zu beliebiger Zeit der Ernte: auch an ihrem Ende, wenn sich die Tiere vermehrt haben.
ruling-card-tumbrel = Eine Aktion „Säen“, die auf bestimmte Äcker oder Früchte beschränkt ist, zählt nicht. Die Quellen sind uneins: Nach manchen zählt sie.
