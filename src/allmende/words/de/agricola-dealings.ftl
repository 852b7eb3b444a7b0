### Agricola: Handel von Karten mit anderen und mit dem Vorrat, und Vergleiche der Höfe.

deed-doer-gets = erhält dieser Spieler { $what }
deed-take-begging = nimmst du { $count ->
    [one] 1 Bettelmarke
   *[other] { $count } Bettelmarken
}
deed-take-all-left = erhältst du alle Baurohstoffe, die noch auf dem Spielplan liegen
effect-leave-another = das Tier dort lassen und stattdessen eins aus dem allgemeinen Vorrat nehmen
deed-stable-gifts = erhältst du { $what }, wenn es der { $as } Stall auf deinem Hof ist
effect-buy-for-grain = für jedes Getreide, das du von einem Acker geerntet hast, { $what } für { $cost } kaufen, oder für { $less }, wenn es das letzte Getreide des Ackers war
effect-lay-each-once = 1 Ware einer Sorte, die dort noch nicht liegt, auf diese Karte legen, um { $what } zu erhalten
thing-sold = { $what } von dieser Karte
deed-pile-each = erhältst du zusätzlich die oberste Ware des Stapels auf dieser Karte für { $each } (von oben: { $goods })
effect-build-major-for-food = 1 große Anschaffung bauen und dafür von jeder Sorte 1 Baurohstoff durch je { $food } ersetzen
effect-for-less = { $effect } (jede davon für { $what } weniger)
effect-up-to-different = bis zu { $most } verschiedene Waren kaufen, von jeder 1: { $options }
deed-lay-on-card-until = legst du { $what } auf diese Karte; sobald dort { $count } liegen, nimmst du sie in deinen Vorrat
saving-instead-up-to = für { $kinds } darfst du bis zu { $of } durch { $what } ersetzen
saving-renovation = eine Renovierung zu { $house ->
    [clay] Lehm
   *[stone] Stein
} kostet dich nur { $material } und { $reed }, egal, wie viele Räume du hast
saving-bottom-row-as-minor = mit jeder Aktion „Kleine Anschaffung“ darfst du auch eine große Anschaffung aus der unteren Reihe des Anschaffungsplans bauen
permit-holds-on-occupations = auf jeder Ausbildung vor dir, auf der nicht schon Platz für Tiere ist, ist Platz für { $what }
permit-holds-between-rooms = auf der Grenze zwischen je zwei benachbarten Räumen deines Hauses ist Platz für { $what }
each-top-categories = { $every ->
    [one] jede Wertungskategorie
   *[other] je { $every } Wertungskategorien
}, in der du die Höchstzahl von 4 Punkten hast (und für 4 eingezäunte Ställe)
each-tiles-harvested = { $every ->
    [one] jedes Ackerplättchen, das
   *[other] je { $every } Ackerplättchen, die
} du abgeerntet hast
have-occupations-by-deal = { $number } { $count ->
    [one] Ausbildung
   *[other] Ausbildungen
} vor dir (in einer Partie mit Draft eine mehr)
each-rooms-just-built = { $every ->
    [one] jeden gerade gebauten Raum
   *[other] je { $every } gerade gebaute Räume
}
each-unused-spaces = { $every ->
    [one] jedes ungenutzte Hoffeld
   *[other] je { $every } ungenutzte Hoffelder
}
each-others-in-stone = { $every ->
    [one] jeden anderen Spieler, der in einem Steinhaus wohnt
   *[other] je { $every } andere Spieler, die in einem Steinhaus wohnen
}
points-most-vegetables = am Spielende erhält jeder, der das meiste Gemüse auf seinen Äckern hat, { $points }
points-most-fenced-stables = am Spielende erhält jeder, der die meisten eingezäunten Ställe hat, { $points }
if-only-large-family = nur du 5 Personen hast
if-fewest-rooms = alle anderen mehr Räume haben als du
if-grain-for-harvest = du mindestens so viele Getreideäcker hast, wie es Ernten gab, diese mitgezählt
if-own-at-side = eine deiner Personen auf der Aktionsfeldkarte gleich links oder rechts davon steht
if-no-pet = du danach kein Tier im Haus hast
if-not-visited = du das Feld { $spaces } in dieser Runde nicht genutzt hast
opening-first-person-of-doer = jedes Mal, wenn jemand anderes mit der ersten in einer Runde eingesetzten Person eine Aktion „Familienzuwachs“ ausführt,
opening-minor-played = jedes Mal, wenn du eine kleine Anschaffung ausspielst,
opening-family-full = sobald ein anderer Spieler seine { $number }. Person bekommt,
opening-action-ended = { $once ->
    [yes] einmal in jeder Arbeitsphase am Ende der Aktion
   *[no] am Ende der Aktion
} einer deiner Personen{ $limited ->
    [yes] , wenn { $if },
   *[no] {""}
}
effect-grow-losing = { $effect }, wofür du { $points } verlierst
opening-after-harvest-of = { $limited ->
    [yes] nach der Ernte der Runde { $round }, wenn { $if },
   *[no] nach der Ernte der Runde { $round }
}
opening-renovation-noted = am Ende jedes Zuges, in dem irgendjemand, auch du selbst, renoviert hat,
opening-animal-born = jedes Mal, wenn in der Vermehrungsphase ein Tier geboren wird,
deed-room-on-card = bietet diese Karte künftig Platz für 1 Person
deed-empty-space = musst du alles { $resource } von dieser Karte abgeben
part-accumulation-space = diese Karte ist ein Ansammlungsfeld „{ $what }“ { $whose ->
    [all] für alle
   *[owner] nur für dich
}
deed-gets-lying = erhält dieser Spieler die Waren, die dort liegen
deed-improving-noted = wird das vermerkt
effect-buy-after-renovation = { $what } für { $cost } kaufen, wenn keine, eine kleine bzw. eine große Anschaffung folgte
deed-return-first = kehrt die erste Person heim, die du in dieser Runde eingesetzt hast, es sei denn, sie steht auf dem Feld Treffpunkt
effect-place-on-card = { $cost } bezahlen und sofort eine weitere Person auf diese Karte stellen, um { $gains } zu erhalten
effect-offer-for-sale = { $what } zu { $food } machen, es sei denn, jemand anderes kauft es dir für { $less } ab; unter mehreren wählst du
effect-return-person = { $cost } bezahlen und eine andere Person heimkehren lassen, die du in dieser Runde eingesetzt hast, es sei denn, sie steht auf dem Feld Treffpunkt
deed-skip-turn = setzt du in dieser Runde bei deinem nächsten Zug aus
effect-return-stable = einen Stall von deinem Hof in deinen Vorrat zurücklegen, um { $gains } zu erhalten und 1 kleine Anschaffung auszuspielen
effect-room-for-gift = diesem Spieler { $cost } geben, um 1 Raum zu bauen (für { $count } vom Material deines Hauses und { $reed })
effect-wooden-rooms = Räume aus Holz bauen (jeden für { $wood } und { $reed })
effect-discard-down = alles { $resource } bis auf { $number } abgeben und dafür { $effect }
event-person-returned = { $player } lässt eine Person vom Feld { $action } heimkehren.
event-turn-skipped = { $player } setzt einen Zug aus.
event-stable-laid = { $player } legt einen Stall auf das Feld { $action }.
event-fence-taken = { $player } nimmt { $giver } einen Zaun.
event-fences-razed = { $player } reißt { $count ->
    [one] 1 Zaun
   *[other] { $count } Zäune
} ab, um neu zu bauen.
event-stable-returned = { $player } legt den Stall auf { $place } in den Vorrat zurück.
prompt-place-on-card = Du darfst eine weitere Person auf die Karte stellen.
prompt-buy-offered = Du darfst kaufen, was jemand anderes verkauft.
prompt-choose-buyer = An wen verkaufst du das?
prompt-return-person = Eine Person, die du eingesetzt hast, darf heimkehren.
prompt-return-stable = Du darfst einen Stall in deinen Vorrat zurücklegen.
prompt-discard-down = Du darfst Waren abgeben, um zu bauen.
reason-spot = Hierher kommen Personen nur, wenn die Karte es sagt.
reason-no-person-to-return = Du hast keine andere Person, die heimkehren könnte.
reason-no-stable-to-return = Du hast keinen Stall gebaut.
reason-no-wooden-house = Du bewohnst kein Holzhaus.
move-offer-for-sale = { $what } verkaufen
effect-fences-of-others = kostenlos bis zu { $count } Zäune aus dem Vorrat jedes anderen Spielers auf deinem Hof bauen, sodass du mehr als 15 haben kannst
prompt-take-fences = Wessen Zäune hast du genommen?
move-take-fence-of = einen Zaun von Sitz { $seat } nehmen
move-sell-to = an Sitz { $seat } für { $cost } verkaufen
move-return-person = Person vom Feld { $action } für { $cost } heimkehren lassen
move-return-stable = Stall auf { $place } zurücklegen
move-discard-down = { $what } abgeben
prompt-lay-good = Wähle eine Ware, die du auf die Karte legst.
reason-all-bought = Du hast schon alles gekauft, was es gab.
reason-no-other-good = Du hast keine Ware, die noch nicht auf der Karte liegt.
reason-lies-already = Diese Ware liegt schon auf der Karte.
