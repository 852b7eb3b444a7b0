### Agricolas Handkarten, die beim Ausspielen etwas geben, oder am Ende Punkte.

each-improvements = { $every ->
    [one] jede Anschaffung
   *[other] je { $every } Anschaffungen
} vor dir
each-field = { $every ->
    [one] jeden { $crop ->
        [grain] Getreideacker
        [vegetable] Gemüseacker
       *[empty] leeren Acker
    }
   *[other] je { $every } { $crop ->
        [grain] Getreideäcker
        [vegetable] Gemüseäcker
       *[empty] leere Äcker
    }
}
have-bottom-row = { $number } große { $count ->
    [one] Anschaffung
   *[other] Anschaffungen
} aus der unteren Reihe des Anschaffungsplans
each-bottom-row = { $every ->
    [one] jede große Anschaffung
   *[other] je { $every } große Anschaffungen
} vor dir aus der unteren Reihe des Anschaffungsplans (Öfen und Handwerksgebäude)
have-cooking-improvements = { $number } { $count ->
    [one] Kochanschaffung
   *[other] Kochanschaffungen
}
each-cooking-improvements = { $every ->
    [one] jede Kochanschaffung
   *[other] je { $every } Kochanschaffungen
} vor dir; Öfen zählen nicht
have-fences = { $number } { $count ->
    [one] Zaun, den du gebaut hast
   *[other] Zäune, die du gebaut hast
}
each-fences = { $every ->
    [one] jeden Zaun, den du gebaut hast
   *[other] je { $every } Zäune, die du gebaut hast
}
have-field-tiles = { $count ->
    [0] kein Ackerplättchen
   *[other] { $number } Ackerplättchen
}
each-field-tiles = { $every ->
    [one] jedes Ackerplättchen
   *[other] je { $every } Ackerplättchen
}
have-major-improvements = { $number } große { $count ->
    [one] Anschaffung
   *[other] Anschaffungen
}
each-major-improvements = { $every ->
    [one] jede große Anschaffung
   *[other] je { $every } große Anschaffungen
}
have-minor-improvements = { $count ->
    [0] keine kleine Anschaffung
    [one] { $number } kleine Anschaffung
   *[other] { $number } kleine Anschaffungen
}
each-minor-improvements = { $every ->
    [one] jede kleine Anschaffung
   *[other] je { $every } kleine Anschaffungen
}
each-naming-accumulation = { $every ->
    [one] jede nach dieser ausgespielte Karte, deren
   *[other] je { $every } nach dieser ausgespielte Karten, deren
} Text von Ansammlungsfeldern spricht
have-occupations-in-hand = { $number } { $count ->
    [one] Ausbildung
   *[other] Ausbildungen
} auf der Hand
each-occupations-in-hand = { $every ->
    [one] jede Ausbildung
   *[other] je { $every } Ausbildungen
} auf der Hand
have-people-gathering = { $number } { $count ->
    [one] Person
   *[other] Personen
} auf Ansammlungsfeldern
each-people-gathering = { $every ->
    [one] jede deiner Personen
   *[other] je { $every } deiner Personen
} auf Ansammlungsfeldern
have-of-each = je { $number } { $what }
each-set = { $every ->
    [one] jeden Satz
   *[other] je { $every } Sätze
} ({ $what })
compared = { $side ->
    [more] mehr
   *[than] als
}
have-more = { $more } { $than }
opening-played-on = wenn du diese Karte auf dem Feld { $space } ausspielst,
deed-otherwise = andernfalls { $deed }
deed-promise-each = legst du je { $what } auf die nächsten Rundenfelder, ein Feld für { $each }, und erhältst die Waren jeweils zu Beginn der Runde
deed-promise-times = legst du je { $what } auf die nächsten Rundenfelder, { $times } Felder für { $each }, und erhältst die Waren jeweils zu Beginn der Runde
deed-promise-in-turn = legst du { $what } in dieser Reihenfolge auf die nächsten { $count } Rundenfelder und erhältst die Waren jeweils zu Beginn der Runde
listed-in-order = { $what }
deed-promise-in-order = legst du auf die nächsten { $count } Rundenfelder Waren in einer Reihenfolge deiner Wahl: { $orders }; du erhältst sie jeweils zu Beginn der Runde
thing-more = { $what } (jeweils wenn du davon schon mindestens { $least } im Vorrat hast)
points-for-all = am Spielende erhält jeder Spieler { $what }
ruling-card-drudgery-reeve = Baurohstoffe, die mit der Tischlerei, der Töpferei oder der Korbflechterei Bonuspunkte bringen, zählen nicht noch einmal: Jeder nutzt sie so, wie es am besten ist. Beim Holz sind die Quellen uneins: Nach manchen gibt es auch bei 1 oder 2 restlichen Runden 1.
ruling-card-clutterer = Es zählen nur Karten, die du ausspielst, auch solche, die du danach weitergibst. Auch ein Text, der eines nennt, etwa Fischfang, spricht davon; nur der des Nachwuchskünstlers zählt nicht.
ruling-card-scales = Lässt dich eine Ausbildung sofort eine Anschaffung auslegen, liegen beim Vergleichen beide da: Für beide gibt es Nahrung oder für keine. Eine Karte, die du weitergibst, legst du nicht vor dir aus.
move-in-turn = Auf die nächsten Rundenfelder: { $what }
reason-no-round-space-left = Es ist kein Rundenfeld mehr übrig.
have-occupations-beside = { $number } andere { $count ->
    [one] Ausbildung
   *[other] Ausbildungen
} aller Spieler
each-occupations-beside = { $every ->
    [one] jede andere Ausbildung
   *[other] je { $every } andere Ausbildungen
}, die bei irgendwem ausliegt
have-stages-left = { $number } { $count ->
    [one] noch zu spielenden vollen Abschnitt
   *[other] noch zu spielende volle Abschnitte
}
each-stages-left = { $every ->
    [one] jeden noch zu spielenden vollen Abschnitt
   *[other] je { $every } noch zu spielende volle Abschnitte
}
opening-taught-as = nachdem du deine { $places } Ausbildung ausgespielt hast (diese zählt mit),
opening-round-after = in der Runde nach dem Ausspielen dieser Karte gilt: { CAPITAL($opening) }
permit-no-occupations = du darfst keine weiteren Ausbildungen ausspielen
reason-card-forbids-occupations = Eine deiner Karten verbietet dir, weitere Ausbildungen auszuspielen.
any-one = { $what ->
    [building-resource] 1 Baurohstoff deiner Wahl
   *[good] 1 Ware deiner Wahl
}
effect-up-to = bis zu { $most }-mal { $effect }
effect-up-to-each = höchstens einmal für { $each } { $effect }
reason-none-to-count = Du hast nichts von dem, wofür das möglich ist.
effect-improve-cheaper = { $effect }, und zwar für { $less } weniger
opening-placed-evenly = jedes Mal, nachdem du eine Anschaffung oder Ausbildung vor dir ausgelegt hast und danach von beiden gleich viele hast,
opening-emptied = sobald diese Karte leer ist,
opening-before-scoring = unmittelbar vor der Wertung
opening-visit-and-cook = jedes Mal, wenn du im selben Zug { $spaces } und eine Kochanschaffung nutzt,
opening-cooked-in-pairs = jedes Mal, wenn du mit einer Kochanschaffung 2 Waren zugleich zu Nahrung machst,
deed-pair-reward = erhältst du zusätzlich { $what }
effect-cook-double = mit einer Kochanschaffung 1 Tier oder Gemüse zu doppelt so viel Nahrung machen, einmal je Ernte mit jeder dieser Anschaffungen
prompt-cook-double = Was machst du zu doppelt so viel Nahrung?
reason-nothing-to-cook-double = Im Moment gibt es nichts, was du zu doppelt so viel Nahrung machen könntest.
deed-promise-by-cost = legst du je { $what } auf die nächsten { $rounds } Rundenfelder, wenn du diese Karte mit { $paid } bezahlt hast, und erhältst die Waren jeweils zu Beginn der Runde
deed-may-by-cost = darfst du tun, wofür du bezahlt hast: { $cases }
case-by-cost = { $effect } (für { $paid })
deed-get-by-cost = erhältst du { $what }, wenn du dafür { $paid } bezahlt hast
ruling-card-grain-depot = Verändern andere Karten die Kosten, zählen die aufgedruckten Kosten, die sie verändert haben.
paid-nothing = nichts
deed-draw = { $count ->
    [0] wird eine der Ausbildungen auf deiner Hand ausgelost; { $then }
   *[other] wählst du { $count } Ausbildungen auf deiner Hand, von denen eine ausgelost wird; { $then }
}
effect-play-drawn = du darfst sie sofort ausspielen, ohne Ausbildungskosten zu bezahlen
effect-play-or-give = entweder spielst du sie für { $cost } aus, oder du gibst sie an den Spieler zu deiner Linken
prompt-select-occupations = Wähle Ausbildungen, von denen eine ausgelost wird.
prompt-drawn = Eine Ausbildung wurde ausgelost.
move-select-card = { $card } wählen
move-give-card = { $card } weggeben
move-select-unnamed = Eine Ausbildung wählen
move-give-unnamed = Eine Ausbildung weggeben
event-occupation-drawn = { $cards-count ->
    [0] { $player } lost eine Ausbildung aus.
   *[other] { $player } lost { $cards } aus.
}
event-occupation-given = { $to ->
    [none] { $cards-count ->
        [0] Eine Ausbildung kommt aus dem Spiel.
       *[other] { $cards } kommt aus dem Spiel.
    }
   *[other] { $cards-count ->
        [0] { $player } gibt { $to } eine Ausbildung.
       *[other] { $player } gibt { $to } { $cards }.
    }
}
reason-selected-already = Das hast du schon gewählt.
reason-not-drawn = Hier kann nur die ausgeloste Ausbildung ausgespielt werden.
error-deal-lot = Ein Los ist eine Zahl von 0 bis { $most }.
ruling-card-paper-knife = Dass sie 3 Ausbildungen auf der Hand verlangt, folgt aus dem, was sie bewirkt.
ruling-card-gardeners-knife = Ein Acker mit Getreide und Gemüse ist hier ein Getreideacker und ein Gemüseacker: Beide zählen.
ruling-card-moonshine = Dass sie eine Ausbildung auf der Hand verlangt, folgt aus dem, was sie bewirkt. Nur die beiden Spieler sehen eine, die weitergegeben wird; allein kommt sie aus dem Spiel.
ruling-card-store-of-experience = Quellen nennen verschiedene Zahlen: manche 0 bis 3, 4, 5 und 6 oder 7 Ausbildungen.
ruling-card-food-chest = Es kommt darauf an, auf welchem Aktionsfeld du diese Karte ausspielst, nicht darauf, ob du es nutzt: Auch mit einem Minnesänger gibt es 4 Nahrung.
ruling-card-lumberjack = Die Quellen sind uneins: Nach manchen kommt das Holz nur auf Rundenfelder.
thing-for-majors = je { $what } für diese Anschaffungen, soweit du sie hast: { $majors }
