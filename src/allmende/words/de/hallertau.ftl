### Hallertau. Die Begriffe sind die der deutschen Spielregel, die Sätze unsere eigenen.

## Ressourcen. $count sagt, um wie viele es im Satz geht.

resource-barley = Gerste
resource-hops = { $count ->
    [one] Hopfen
   *[other] Hopfen
}
resource-rye = Roggen
resource-meat = Fleisch
resource-milk = Milch
resource-tools = { $count ->
    [one] Gerät
   *[other] Geräte
}
resource-jewelry = Schmuck
resource-field = { $count ->
    [one] Acker
   *[other] Äcker
}
resource-workers = { $count ->
    [one] Arbeiter
   *[other] Arbeiter
}

## Aktionsfelder

space-gateway-card = Einstiegskarte
space-sheep-breeding = Schafzucht
space-sheep-shearing = Schafscherer
space-clay-delivery = Lehmförderung
space-farming = Ackerbau
space-farmyard-card = Hofkarte
space-butchery = Metzgerei
space-nursery = Gärtnerei
space-busy-weekend = Wochenendarbeit
space-clearing = Urbarmachung
space-bonus-card = Bonuskarte
space-small-trade = Kleingewerbe
space-cultivation = Einsaat
space-weekly-market = Wochenmarkt
space-land-sale = Landverkauf
space-point-card = Punktekarte
space-fertilizing = Düngung
space-tool-shed = Geräteschuppen
space-town-hall = Rathaus
space-sheep-market = Schafmarkt

## Handwerke, als Name und im Satz (Nominativ und Akkusativ)

craft-carpentry = Zimmerei
craft-brewhouse = Brauhaus
craft-cooling-house = Kühlhaus
craft-bakehouse = Backhaus
craft-manufacture = Manufaktur
the-craft-carpentry = die Zimmerei
the-craft-brewhouse = das Brauhaus
the-craft-cooling-house = das Kühlhaus
the-craft-bakehouse = das Backhaus
the-craft-manufacture = die Manufaktur

## Äcker

field-empty = leerer Acker in Zeile { $row }
field-planted = Acker mit { $good } in Zeile { $row }
field-planted-twice = Acker mit 2 { $good } in Zeile { $row }
row = Zeile { $row }

## Phasen und ihre kurzen Namen

phase-1 = Viertel
phase-2 = Neue Arbeiter
phase-3 = Einkommen
phase-4 = Aktionen
phase-5 = Neue Karte
phase-6 = Brachliegende Äcker
phase-7 = Erntezeit
phase-8 = Melken
phase-9 = Fortschritt
phase-10 = Findlinge
phase-11 = Wertung
phase-1-short = Viertel
phase-2-short = Arbeiter
phase-3-short = Einkommen
phase-4-short = Aktionen
phase-5-short = Karte
phase-6-short = Brache
phase-7-short = Ernte
phase-8-short = Melken
phase-9-short = Fortschritt
phase-10-short = Findlinge
phase-11-short = Wertung

## Aufzählungen, von denen eins gemeint ist: Eine Liste wird vom Ende her gesprochen, je zwei auf einmal.
## else- trennt Satzteile, respectively- was zu den Möglichkeiten einer Karte gehört.

respectively = { $effect }

## Mengen im Akkusativ. Ein Nomen folgt einer Zahl und richtet sich nach $count; $number ist die Zahl in Worten.

from-to = { $least } bis { $most }
none-of = keinen { $what }
up-to = { $count ->
    [0] keinem
    [one] 1
   *[other] bis zu { $count }
}
counted-in-total = zusammen { $number } { $what }
counted-each = je { $number } { $what }
counted-crops = { $count ->
    [one] Ackerfrucht
   *[other] Ackerfrüchte
}
counted-crops-of-one-type = { $count ->
    [one] Ackerfrucht
   *[other] Ackerfrüchte
} einer Sorte
counted-crops-in-fields = { $count ->
    [one] Sorte Ackerfrüchte
   *[other] Sorten Ackerfrüchte
} auf deinen Äckern
counted-fields-empty = { $count ->
    [one] leeren Acker
   *[other] leere Äcker
}
counted-fields-planted = { $count ->
    [one] bepflanzten Acker
   *[other] bepflanzte Äcker
}
counted-fields-with = { $fields } mit { $goods }
counted-fields-in-row = { $fields } in { $count ->
    [one] Zeile
   *[other] { $rows ->
        [one] Zeile
       *[other] den Zeilen
    }
} { $row }
counted-fields-of-one-crop = { $count ->
    [one] Acker
   *[other] Äcker
} mit derselben Ackerfrucht
counted-sheep-on-one-card = { $count ->
    [one] Schaf
   *[other] Schafe
} auf einer einzelnen Hofkarte
counted-sheep-on-cards = { $count ->
    [one] Schaf
   *[other] Schafe
} auf deinen Hofkarten
counted-sheep-in-rounds = { $count ->
    [one] Schaf
   *[other] Schafe
} auf der Hofkarte der Runde { $rounds }
counted-sheep-in-stables = { $count ->
    [one] Schaf
   *[other] Schafe
} in der Stallung
counted-sheep-on-next-card = { $count ->
    [one] Schaf
   *[other] Schafe
} auf der Hofkarte, die als nächste deinen Stallplan verlässt
counted-cards-with-sheep = { $count ->
    [one] Hofkarte
   *[other] Hofkarten
} mit Schafen
counted-cards-without-sheep = { $count ->
    [one] Hofkarte
   *[other] Hofkarten
} ohne Schafe auf deinem Stallplan
counted-cards-played = ausgespielte { $cards }
counted-other-cards-played = andere ausgespielte { $cards }
counted-cards-of-one-deck = { $count ->
    [one] ausgespielte Karte
   *[other] ausgespielte Karten
} eines Decks
counted-other-cards = { $count ->
    [one] Handkarte
   *[other] Handkarten
} außer Einstiegskarten
counted-workers-left = { $count ->
    [one] Arbeiter
   *[other] Arbeiter
} in deinem Arbeitervorrat
number-window = die Zahl im Fenster deines Dorfgemeinschaftshauses
number-round = die Rundenzahl
number-rounds = { $times ->
    [2] die doppelte
   *[other] die { $times }-fache
} Rundenzahl
quantity-window = so { $kind ->
    [hides] viele
    [sheep] viele
    [tools] viele
    [field] viele
   *[other] viel
} { $resource }, wie das Fenster deines Dorfgemeinschaftshauses zeigt
quantity-round = { $times ->
    [1] { $resource } in Höhe der Rundenzahl
   *[other] so { $kind ->
        [hides] viele
        [sheep] viele
        [tools] viele
        [field] viele
       *[other] viel
    } { $resource } wie die { $times ->
        [2] doppelte
       *[other] { $times }-fache
    } Rundenzahl
}
quantity-each-sheep = { $what } für jedes deiner Schafe
quantity-less-number = { $what } minus { $number }
quantity-less-each = { $what } (1 weniger pro { $of })
quantity-back = { $what } (zurück)
alike-crops = { $number } { $count ->
    [one] Ackerfrucht
   *[other] Ackerfrüchte
} einer Sorte
alike-goods = { $number } { $count ->
    [one] Ware
   *[other] Waren
} einer Sorte
alike-of = { $number } { $count ->
    [one] Ware
   *[other] Waren
} einer Sorte ({ $goods })
alike-types = je { $number } { $count ->
    [one] Ware
   *[other] Waren
} von { $types } Sorten

## Bedingungen: Sätze, die klein anfangen. Eine Situation hat eine Zahl, nach der sich das Verb richtet.

condition-have = du hast { $what }
condition-and = { $first }, und { $second }
condition-more = mehr { $what } als { $than }
condition-exceeds = { $first } übertrifft { $second } um mehr als { $number }
condition-together = { $what } ergeben zusammen { $number }
condition-spent-last-jewelry = du hast soeben deinen letzten Schmuck ausgegeben
condition-just-used = du hast soeben { $spaces } genutzt
condition-using-butchery = du nutzt gerade die { space-butchery }
condition-played-new-card = du hast soeben eine andere Karte ausgespielt, gleich nachdem du sie bekommen hattest
condition-before-last-action = du bist dabei, deine letzten Arbeiter einzusetzen
situation-gap = eines deiner Handwerke liegt { $number } { $count ->
    [one] Feld
   *[other] Felder
} vor einem anderen
situation-advanced = du hast ein Handwerk in dieser Phase { $number } { $count ->
    [one] Feld
   *[other] Felder
} vorgerückt
situation-workers-on = auf dem Aktionsfeld „{ $space }“ { $count ->
    [one] liegt { $number } Arbeiter
   *[other] liegen { $number } Arbeiter
}
situation-workers-in-quadrant = du hast soeben ein Aktionsfeld genutzt, in dessen Viertel jetzt { $number } { $count ->
    [one] Arbeiter liegt
   *[other] Arbeiter liegen
}
situation-full-spaces = { $number } { $count ->
    [one] Aktionsfeld ist vollständig belegt
   *[other] Aktionsfelder sind vollständig belegt
}
situation-spaces-with-three = auf { $number } { $count ->
    [one] Aktionsfeld liegen genau 3 Arbeiter
   *[other] Aktionsfeldern liegen je genau 3 Arbeiter
}
situation-workers-removed = aus einem Viertel { $count ->
    [one] wurde soeben { $number } Arbeiter entfernt
   *[other] wurden soeben { $number } Arbeiter entfernt
}
situation-tools-just-gained = du hast soeben { $number } { $count ->
    [one] Gerät
   *[other] Geräte
} auf einmal erhalten
situation-workers-exchanged = du hast soeben in einem Zug { $number } { $count ->
    [one] Arbeiter
   *[other] Arbeiter
} gegen Geräte getauscht
situation-tools-gained = du hast in dieser Phase { $number } { $count ->
    [one] Gerät
   *[other] Geräte
} erhalten
situation-goods-harvested = du hast in dieser Phase { $number } { $count ->
    [one] Ware
   *[other] Waren
} geerntet
situation-crops-harvested = du hast in dieser Phase { $number } { $count ->
    [one] Ackerfrucht
   *[other] Ackerfrüchte
} einer Sorte geerntet
situation-number = { $what } beträgt { $number }

## Effekte und Kosten: Nebensätze im Infinitiv ohne „zu“, die sich verschachteln lassen.
## effect-crops, effect-different-crops, effect-goods-of-choice, effect-one-of und effect-field nennen im Akkusativ,
## was es gibt.

effect-none = keine sofortige Wirkung
effect-optional = auf Wunsch { $effect }
effect-draw = { $what } ziehen
effect-crops = { $number } { $count ->
    [one] Ackerfrucht
   *[other] Ackerfrüchte
} deiner Wahl
effect-different-crops = { $count ->
    [one] { $number } Ackerfrucht deiner Wahl
   *[other] { $number } Ackerfrüchte unterschiedlicher Sorten
}
effect-goods-of-choice = { $number } { $count ->
    [one] Ware
   *[other] Waren
} deiner Wahl ({ $goods })
effect-field = { $count ->
    [one] 1 neuen Acker in Zeile { $row }
   *[other] { $count } neue Äcker in Zeile { $row }
}
effect-sow = auf { $number } { $count ->
    [one] Acker
   *[other] Äckern
} aussäen
effect-sow-goods = { $what } wie eine Ackerfrucht aussäen
effect-sow-crop = { $what } aussäen
effect-sow-twice = bis zu 2 Ackerfrüchte einer Sorte auf einem einzelnen Acker aussäen
effect-gain-and-sow = { $count ->
    [one] { $number } Ackerfrucht deiner Wahl erhalten, dann diese Ackerfrucht aussäen
   *[other] { $number } Ackerfrüchte einer Sorte erhalten, dann diese Sorte auf 1 Acker aussäen
}
effect-harvest = { $count ->
    [one] { $number } Acker sofort abernten
   *[other] bis zu { $number } Äcker sofort abernten
}
effect-double-yield = den Ertrag eines Ackers verdoppeln, den du gleich aberntest
effect-lift = { $count ->
    [one] { $what } eine Zeile hochschieben
   *[other] bis zu { $what } je eine Zeile hochschieben
}
effect-lift-any = beliebig viele { $fields } je eine Zeile hochschieben
effect-move-empty-fields = { $count ->
    [one] { $number } leeren Acker in Zeile { $row } schieben
   *[other] bis zu { $number } leere Äcker in Zeile { $row } schieben
}
effect-fields-with-sum = 2 neue Äcker erhalten, deren Zeilen zusammen so viel ergeben, wie du Schmuck hast, oder 1 neuen Acker in der Zeile mit dieser Zahl
effect-hides-up-to-tools = Felle erhalten, bis du so viele hast wie Geräte
effect-sustain = { $count ->
    [one] { $number } Schaf auf die nächste Hofkarte oder von der letzten in die Stallung bringen
   *[other] bis zu { $number } unterschiedliche Schafe je eine Hofkarte weiter bringen (von der letzten in die Stallung)
}
effect-sustain-one = 1 Schaf bis zu { $number } { $count ->
    [one] Hofkarte
   *[other] Hofkarten
} weiter bringen (von der letzten in die Stallung)
effect-advance-free = 1 Handwerk ein Feld vorrücken, ohne Waren zu bezahlen
effect-move-boulders = { $count ->
    [one] { $number } Findling ein Feld nach rechts schieben, ohne Geräte zu verbrauchen
   *[other] bis zu { $number } unterschiedliche Findlinge je ein Feld nach rechts schieben, ohne Geräte zu verbrauchen
}
effect-take-marker = die Startspielermarke nehmen
effect-return-workers = alle Arbeiter von einem Aktionsfeld deiner Wahl in den allgemeinen Vorrat zurücklegen
effect-return-top-rows = die oberste Reihe Arbeiter von { $spaces } in den allgemeinen Vorrat zurücklegen, entweder von allen oder von keinem
effect-move-three-workers = die Arbeiter von einem Aktionsfeld mit genau 3 Arbeitern in die dritte Reihe eines anderen verschieben
effect-take-workers-back = die oberste Reihe Arbeiter von einem Aktionsfeld für diese Runde in deinen Arbeitervorrat legen
effect-use-space = ein Aktionsfeld mit höchstens 1 Arbeiter nutzen und dafür Arbeiter aus dem allgemeinen Vorrat einsetzen
effect-use-second-row = deinen letzten Arbeiter in die freie zweite Reihe eines Aktionsfelds legen und es nutzen
effect-pay-jewelry-in-butchery = dort 1 Schmuck statt des Schafs abgeben, wenn du willst
effect-next-action-is-last = mit deiner nächsten Aktion alle deine Arbeiter einsetzen
effect-move-craft-back = 1 Handwerk ein Feld zurückschieben
cost-harvested = { $what } aus der soeben eingebrachten Ernte
cost-return-crops = Ackerfrüchte in den allgemeinen Vorrat zurücklegen, bis du höchstens { $number } hast
cost-uproot = die Saat von 1 Acker in den allgemeinen Vorrat zurücklegen, den Acker aber behalten
cost-discard = { $what } von deiner Hand aus dem Spiel nehmen
cost-move-sheep-back = { $count } { $count ->
    [one] Schaf auf die vorige
   *[other] unterschiedliche Schafe auf die jeweils vorige
} Hofkarte zurückbringen

## Karten. Die Decks eines Stapels sind die Werte der Optionen option-gateway und option-farmyard.

deck-gateway = { $count ->
    [one] Einstiegskarte
   *[other] Einstiegskarten
}
deck-farmyard = { $count ->
    [one] Hofkarte
   *[other] Hofkarten
}
deck-bonus = { $count ->
    [one] Bonuskarte
   *[other] Bonuskarten
}
deck-point = { $count ->
    [one] Punktekarte
   *[other] Punktekarten
}
deck-any = { $count ->
    [one] Karte
   *[other] Karten
}
phase-bar-only = Nur in Phase { $phase } ({ $name }).
phase-bar-never = Nicht in Phase { $phase } ({ $name }).
card-income = In Phase { $phase } jeder Runde: { $effect }.
card-points = { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}

## Fragen an den Spieler

prompt-turn = { $count ->
    [one] Du bist am Zug: Setze deinen letzten Arbeiter ein oder tausche ihn gegen ein Gerät.
   *[other] Du bist am Zug: Setze Arbeiter ein oder tausche welche gegen Geräte. Du hast noch { $count }.
}
prompt-choose-at = { $space }: Wähle, was du tust.
prompt-choose-option = Karte { $card }: Wähle, was du bekommst.
prompt-choose-price = Karte { $card }: Wähle, was du abgibst.
prompt-moment = Du kannst jetzt Karten ausspielen oder weitermachen.
prompt-final-chance = Das ist die letzte Gelegenheit, Karten auszuspielen.
prompt-resolve-order = Wähle die Karte, die zuerst wirkt.
prompt-income = Wähle die Bonuskarte, die als nächste ihr Einkommen bringt.
prompt-do-it = Machst du das, oder verzichtest du?
prompt-pay-sheep = Wähle das Schaf, das du abgibst.
prompt-pay-alike = Wähle die Ware, von der du { $number } abgibst.
prompt-return-crops = { $count ->
    [one] Wähle die letzte Ackerfrucht, die du zurücklegst.
   *[other] Wähle die Ackerfrüchte, die du zurücklegst: noch { $count }.
}
prompt-uproot = Wähle den Acker, dessen Saat du zurücklegst.
prompt-discard = { $count ->
    [one] Wähle die Karte, die du aus dem Spiel nimmst.
   *[other] Wähle die Karten, die du aus dem Spiel nimmst: noch { $count }.
}
prompt-move-sheep-back = { $count ->
    [one] Bringe 1 Schaf auf die vorige Hofkarte zurück.
   *[other] Bringe { $count } unterschiedliche Schafe auf die jeweils vorige Hofkarte zurück.
}
prompt-pay-field = Wähle den Acker, den du abgibst.
prompt-retreat = Wähle das Handwerk, das ein Feld zurückgeht, oder keins.
prompt-take = { $count ->
    [one] Wähle, was du nimmst.
   *[other] Wähle, was du nimmst: noch { $count }.
}
prompt-take-alike = { $count ->
    [one] Wähle die Ware, die du nimmst.
   *[other] Wähle die Ware, die du nimmst: { $count } von einer Sorte.
}
prompt-sparingly = Nimmst du das, oder verzichtest du?
prompt-sow = { $count ->
    [one] Säe auf 1 Acker aus.
   *[other] Säe auf bis zu { $count } Äckern aus.
}
prompt-sow-twice = Wähle 1 oder 2 Ackerfrüchte einer Sorte für einen einzelnen Acker.
prompt-harvest = { $count ->
    [one] Ernte 1 Acker ab.
   *[other] Ernte bis zu { $count } Äcker ab.
}
prompt-harvest-order = Wähle den Acker, den du als nächsten aberntest.
prompt-double = Wähle den Acker, der doppelten Ertrag bringt.
prompt-lift = { $count ->
    [one] Schiebe 1 Acker eine Zeile hoch.
   *[other] Schiebe bis zu { $count } Äcker je eine Zeile hoch.
}
prompt-raise = { $count ->
    [one] Schiebe 1 leeren Acker in Zeile { $row }.
   *[other] Schiebe bis zu { $count } leere Äcker in Zeile { $row }.
}
prompt-sustain = { $count ->
    [one] Bringe ein Schaf auf die nächste Hofkarte oder von der letzten in die Stallung.
   *[other] Bringe bis zu { $count } unterschiedliche Schafe je eine Hofkarte weiter, von der letzten in die Stallung.
}
prompt-sustain-one = { $count ->
    [one] Bringe das Schaf eine Hofkarte weiter, von der letzten in die Stallung.
   *[other] Bringe 1 Schaf bis zu { $count } Hofkarten weiter, von der letzten in die Stallung.
}
prompt-advance-free = Wähle das Handwerk, das ein Feld vorrückt.
prompt-boulders = { $count ->
    [one] Schiebe 1 Findling ein Feld nach rechts.
   *[other] Schiebe bis zu { $count } unterschiedliche Findlinge je ein Feld nach rechts.
}
prompt-return-workers = Wähle das Aktionsfeld, von dem alle Arbeiter verschwinden.
prompt-move-workers = Wähle das Aktionsfeld, dessen 3 Arbeiter du verschiebst.
prompt-move-workers-to = Wähle das Aktionsfeld, dessen dritte Reihe sie füllen.
prompt-take-workers-back = Wähle das Aktionsfeld, von dem du die oberste Reihe Arbeiter nimmst.
prompt-use-space = Wähle das Aktionsfeld, das du nutzt.
prompt-use-second-row = Wähle das Aktionsfeld, in dessen zweite Reihe du deinen letzten Arbeiter legst.
prompt-fallow = Wähle den leeren Acker, der noch eine Zeile nach oben rückt.
prompt-progress = Rücke deine Handwerke vor: { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
} je Schritt. Für Findlinge bereit: { $tools ->
    [one] 1 Gerät
   *[other] { $tools } Geräte
}.
prompt-pay = { $craft } vorrücken: Wähle, womit du bezahlst.

## Züge: kurz genug für Knöpfe

move-finish-progress = Fortschritt beenden
move-lapsing = { $move } – { $cards } { $cards-count ->
    [one] verfällt
   *[other] verfallen
}
one-card = Karte { $card }
move-place-sparingly = Auf { $space } setzen, aber weniger nehmen
move-exchange = { $count ->
    [one] 1 Arbeiter gegen 1 Gerät tauschen
   *[other] { $count } Arbeiter gegen { $count } Geräte tauschen
}
move-choose = Möglichkeit { $number }
move-choose-effect = { CAPITAL($effect) }
move-choose-rows = { $rows-count ->
    [one] Neuer Acker in { $rows }
   *[other] Neue Äcker in { $rows }
}
move-resolve = Karte { $card } zuerst
move-play = Karte { $card } ausspielen
move-play-sparingly = Karte { $card } ausspielen, aber weniger nehmen
move-discard = Karte { $card } aus dem Spiel nehmen
move-activate = Einkommen von Karte { $card }
move-activate-sparingly = Einkommen von Karte { $card }, aber weniger nehmen
move-activate-all = Alle Einkommen
move-take-card = Eine Karte ziehen
move-take-marker = Die Startspielermarke nehmen
move-sow = { $good } in Zeile { $row } aussäen
move-sow-twice = 2 { $good } in Zeile { $row } aussäen
move-spend-good = { $good } abgeben
move-spend-sheep = { $place ->
    [7] Schaf aus der Stallung abgeben
   *[other] Schaf von der Karte der Runde { $place } abgeben
}
move-spend-field = Abgeben: { $field }
move-pick-field = Wählen: { $field }
move-harvest-all = Alle Äcker abernten
move-raise = Leeren Acker aus Zeile { $row } schieben
move-raise-to = Acker aus Zeile { $row } in Zeile { $to } schieben
move-fallow = Acker in Zeile { $row } hochschieben
move-sustain = { $to ->
    [7] Schaf von Runde { $place } in die Stallung bringen
   *[other] Schaf von Runde { $place } zu Runde { $to } bringen
}
move-return-sheep = { $place ->
    [7] Schaf aus der Stallung zu Runde 6 zurückbringen
   *[other] Schaf von Runde { $place } zurückbringen
}
move-retreat = { $craft } zurückschieben
move-advance = { $craft } vorrücken
move-boulder = Findling { $which } verschieben: { $craft }
move-pick-space = { $space } wählen

## Gründe, warum etwas nicht geht

reason-over = Das Spiel ist zu Ende.
reason-not-your-turn = Du hast gerade nichts zu entscheiden.
reason-closed = Im Spiel ohne Karten gesperrt.
reason-space-full = Alle Reihen sind belegt.
reason-last-action = { $count ->
    [one] Diese Aktion muss deinen letzten Arbeiter verbrauchen.
   *[other] Diese Aktion muss alle deine { $count } Arbeiter verbrauchen.
}
reason-situation = Bedingung: { CAPITAL($what) }.
reason-situation-now = Bedingung: { CAPITAL($what) }. Jetzt: { $have }.
reason-or = { $first } Oder: { $rest }
reason-needs-types = Erfordert { $needed }; genug hast du von { $have }.
reason-needs-cards = Du musst { $needed } aus dem Spiel nehmen können; du hast { $have }.
reason-needs-tools = Die Findlinge erfordern { $needed }; bereit: { $have }.
reason-nothing-to-spare = Hier gibt es nichts, wovon du weniger nehmen könntest.
reason-cannot-pay = { $count ->
    [one] Dir fehlt die passende Ware für diesen Schritt.
    [2] Dir fehlen 2 passende Waren für diesen Schritt.
   *[other] Dir fehlen passende Waren für diesen Schritt: { $count }, mit Rabatt weniger.
}
reason-last-column = Dieses Handwerk ist auf dem letzten Feld angekommen.
reason-deck-empty = In diesem Stapel sind keine Karten mehr.
reason-no-column = Alle Spalten deines Ackerplans sind belegt.
reason-no-crop = Du hast nichts zum Aussäen.
reason-nothing-planted = Auf deinen Äckern wächst nichts.
reason-no-empty-field = Du hast keinen leeren Acker.
reason-no-empty-field-in = Du hast dafür keinen leeren Acker in Zeile { $row }.
reason-must-fallow = Einer deiner leeren Äcker muss noch einmal hochrücken: Wähle, welcher.
reason-wrong-payment = { $craft }: Damit lässt sich in dieser Runde kein Schritt bezahlen.
reason-no-field = Du hast keinen solchen Acker.
reason-no-field-to-move = Du hast keinen Acker, der sich dorthin schieben ließe.
reason-no-sheep = Du hast kein Schaf.
reason-no-sheep-on-cards = Auf deinen Hofkarten steht kein Schaf.
reason-no-craft-to-retreat = Kein Handwerk kann zurück: Alle liegen am Dorfgemeinschaftshaus an.
reason-no-craft-to-advance = Mit den Geräten, die du bereit hast, kann kein Handwerk vorrücken.
reason-no-boulder = Du hast keinen Findling, der sich schieben ließe.
reason-no-workers-there = Auf dem Aktionsplan liegen keine solchen Arbeiter.
reason-no-space-to-use = Ein solches Aktionsfeld gibt es gerade nicht.

## Ereignisse: der Spielverlauf. $player ist der Name am Platz, $players die Zahl der Spieler.
## Eine Liste bringt ihre Länge mit, $winners also $winners-count.

event-phase-began = { $phase ->
    [1] Phase 1: { phase-1 }
    [2] Phase 2: { phase-2 }
    [3] Phase 3: { phase-3 }
    [4] Phase 4: { phase-4 }
    [5] Phase 5: { phase-5 }
    [6] Phase 6: { phase-6 }
    [7] Phase 7: { phase-7 }
    [8] Phase 8: { phase-8 }
    [9] Phase 9: { phase-9 }
    [10] Phase 10: { phase-10 }
   *[other] { phase-11 }
}
event-workers-removed = { $spaces-count ->
    [0] { $quadrants-count ->
        [one] In Viertel { $quadrants } gibt es keine Arbeiter zu entfernen.
       *[other] In den Vierteln { $quadrants } gibt es keine Arbeiter zu entfernen.
    }
   *[other] { $quadrants-count ->
        [one] In Viertel { $quadrants } werden Arbeiter entfernt: { $spaces }.
       *[other] In den Vierteln { $quadrants } werden Arbeiter entfernt: { $spaces }.
    }
}
event-workers-returned = { $count ->
    [one] { $player } legt 1 Arbeiter vom Feld { $space } in den allgemeinen Vorrat zurück.
   *[other] { $player } legt { $count } Arbeiter vom Feld { $space } in den allgemeinen Vorrat zurück.
}
event-workers-moved = { $count ->
    [one] { $player } verschiebt 1 Arbeiter vom Feld { $space } auf das Feld { $to }.
   *[other] { $player } verschiebt { $count } Arbeiter vom Feld { $space } auf das Feld { $to }.
}
event-workers-gained = { $count ->
    [one] { $player } nimmt sich einen Arbeiter.
   *[other] { $player } nimmt sich { $count } Arbeiter.
}
event-workers-placed = { $count ->
    [one] { $player } legt 1 Arbeiter { $own ->
       *[yes] auf das Feld { $space }.
        [no] aus dem allgemeinen Vorrat auf das Feld { $space }.
    }
   *[other] { $player } legt { $count } Arbeiter { $own ->
       *[yes] auf das Feld { $space }.
        [no] aus dem allgemeinen Vorrat auf das Feld { $space }.
    }
}
event-workers-exchanged = { $count ->
    [one] { $player } tauscht 1 Arbeiter gegen 1 Gerät.
   *[other] { $player } tauscht { $count } Arbeiter gegen { $count } Geräte.
}
event-cards-drawn = { $cards-count ->
    [0] { $player } zieht { $count } { $deck }.
   *[other] { $player } zieht { $count } { $deck }: { $cards }.
}
event-card-played = { $player } spielt Karte { $card } aus.
event-card-discarded = { $player } nimmt Karte { $card } aus dem Spiel.
event-field-gained = { $player } erhält einen neuen Acker in Zeile { $row }.
event-field-spent = { $good ->
    [none] { $player } gibt den leeren Acker in Zeile { $row } ab.
   *[other] { $player } gibt den Acker in Zeile { $row } mit allem ab, was darauf wächst: { $good }.
}
event-uprooted = { $player } legt die Saat vom Acker in Zeile { $row } in den allgemeinen Vorrat zurück: { $good }.
event-field-moved = { $player }: Acker von Zeile { $row } in Zeile { $to }.
event-sown = { $player } sät { $count } { $good } in Zeile { $row } aus.
event-harvested = { $player } erntet { $count } { $good }.
event-yield-doubled = { $player } verdoppelt den Ertrag eines Ackers mit { $good }.
event-sheep-moved = { $to ->
    [7] { $player } bringt ein Schaf in die Stallung.
   *[other] { $player } bringt ein Schaf auf die Hofkarte der Runde { $to }.
}
event-sheep-died = { $count ->
    [one] { $player } verliert ein Schaf: Es war alt.
   *[other] { $player } verliert { $count } Schafe: Sie waren alt.
}
event-craft-advanced = { $tools ->
    [0] { $player } rückt { $craft } auf Feld { $position } vor.
    [one] { $player } rückt { $craft } auf Feld { $position } vor und verbraucht 1 Gerät.
   *[other] { $player } rückt { $craft } auf Feld { $position } vor und verbraucht { $tools } Geräte.
}
event-craft-retreated = { $player } schiebt { $craft } auf Feld { $position } zurück.
event-center-moved = { $points ->
    [0] Das Dorfgemeinschaftshaus von { $player } rückt nach: { $workers } Arbeiter.
   *[other] Das Dorfgemeinschaftshaus von { $player } rückt nach: { $points } Punkte.
}
event-boulder-moved = { $player } schiebt einen Findling, der { $craft } aufhält, ein Feld weiter.
event-boulders-reset = { $player } richtet die Findlinge neu aus.
event-first-player-passed = Die Startspielermarke geht an { $player }.

## Wertung

score-community-center = Hausplan
score-sheep-in-stables = Schafe in der Stallung
score-jewelry = Schmuck
score-fields-goods-tools = Äcker, Geräte und Waren
score-cards = Ausgespielte Karten

## Woher Punkte kommen, im Satz

for-community-center = für den Hausplan
for-sheep-in-stables = für Schafe in der Stallung
for-jewelry = für Schmuck
for-fields-goods-tools = für Äcker, Geräte und Waren
for-cards = für ausgespielte Karten

## Auslegungen: wie unklare Karten gelesen werden. Die ersten gehören zu dem, woraus mehrere Karten bestehen.

ruling-window = Zeigt das Fenster Punkte, gilt seine Zahl weiterhin als 12.
ruling-just-harvested = Was vorher im Vorrat war, zählt nicht. Eine Ware gilt als soeben geerntet, bis Phase 7 vorbei ist oder bis die Karte abgehandelt ist, mit der du sofort geerntet hast.
ruling-top-rows = Die oberste Reihe ist die oberste, in der Arbeiter liegen. Ein leeres Aktionsfeld hindert nicht daran, die anderen zu räumen.
ruling-use-space = Es darf auch ein Kartenaktionsfeld sein. Was in Phase 7 nach Beginn der Ernte ausgesät wird, bleibt bis zur nächsten Ernte liegen.
ruling-020 = Wer wieder Schmuck erhält, und sei es von derselben Karte, hat nicht den letzten ausgegeben.
ruling-121 = Ist dein Arbeitervorrat leer, ist es zu spät. Du brauchst nicht am Zug zu sein.
ruling-208 = Alle Waren von deinen Äckern in dieser Phase 7 zählen, nicht nur Ackerfrüchte, ein verdoppelter Ertrag zweimal.
ruling-222 = Du spielst sie in deinem Zug aus, und deine nächste Aktion muss dann alle deine Arbeiter verbrauchen.
ruling-301 = Die Schafe dürfen von beliebigen Hofkarten kommen.
ruling-303 = In Runde 1 kommt das nicht vor: Ihre Phase 1 entfällt.
ruling-305 = Alle Felder, die ein Handwerk in dieser Phase vorgerückt ist, zählen zusammen, auch wenn zwischendurch ein anderes vorgerückt ist.
ruling-309 = Die Arbeiter aller Spieler zählen, auch die auf dem Kartenaktionsfeld.
ruling-310 = Auch Geräte von einer Karte zählen, wenn du sie auf einmal erhältst.
ruling-312 = Die Waren bezahlst du nicht, aber Findlinge liegen im Weg wie sonst auch.
ruling-313 = Sie geht auch im Zug eines anderen Spielers, und die zweite Reihe darf die eines Kartenaktionsfelds sein.
ruling-314 = Die Arbeiter dürfen von einem vollen Kartenaktionsfeld kommen, aber nur dorthin gehen, wo es eine dritte Reihe gibt.
ruling-315 = Es ist gleich, wer die Arbeiter eingesetzt hat und wer am Zug ist.
ruling-321 = Mehr Gerste als nötig schadet nicht.
ruling-322 = Auch ein Aktionsfeld, das du mithilfe einer Karte genutzt hast, zählt, sogar außerhalb von Phase 4.
ruling-326 = Zu jedem der drei Orte gehört eine der Mengen an Wolle, in der Reihenfolge, in der sie dastehen.
ruling-328 = Die Felle und die Bonuskarte bekommst du auch, wenn du ein Schaf abgibst.
ruling-330 = Alle Geräte aus dieser Phase zählen, auch die von Aktionsfeldern und Karten, und auch, wenn sie schon ausgegeben sind.
ruling-426 = Der Acker wird bestimmt, bevor er abgeerntet wird, und bringt noch einmal so viele Waren.
ruling-516 = Sind dort zwei Stück einer Ware gepflanzt, werden beide zurückgelegt.
ruling-531 = Ein Schaf, dessen vorige Hofkarte den Stallplan verlassen hat, geht in den allgemeinen Vorrat zurück.
ruling-607 = Beide Äcker brauchen Platz: Ist nur für einen Platz, bringen sechs oder mehr Schmuck nichts.
ruling-627 = Jede der beiden Ackerfrüchte bringt so viel, wie die Zeile des Ackers angibt; der Acker rutscht nur eine Zeile hinunter.
ruling-706 = Alle Ackerfrüchte einer Sorte, die deine Äcker in dieser Phase 7 gebracht haben, zählen zusammen.
ruling-713 = Zwischen dem Ziehen jener Karte und ihrem Ausspielen darf nichts anderes geschehen, und ebenso wenig, bis du diese ausspielst.

## Wie das ganze Spiel gespielt wird, wo die Spielregel schweigt oder keine Quelle zeigt, was gedruckt ist

reading-symbols = Nur erschlossen, weil die Spielregel den Hausplan nur als Bild zeigt: Jedes Handwerk lässt mit jedem seiner Schritte vom 7. bis zum 10. ein Symbol für 3 Punkte zurück, und das Dorfgemeinschaftshaus verdeckt die, die es erreicht.
reading-quadrants = Nur erschlossen: Im Solospiel nennt eine Viertelkarte ein Viertel. Jedes der vier kommt einmal; zweimal entscheidet das Los, einmal zwischen 1 und 2, einmal zwischen 3 und 4. Zu zweit und zu dritt sind die Karten so, wie ein Besitzer des Spiels sie auflistet.
reading-window = Zeigt das Fenster des Dorfgemeinschaftshauses Punkte, gilt seine Zahl weiterhin als 12.
reading-harvest = Geerntet wird, was zu Beginn von Phase 7 angepflanzt ist, jeder Acker einmal; was während der Phase ausgesät wird, wächst weiter.
reading-boulders = Geräte schieben einen Findling so weit, wie ein Schritt es erfordert; bis Runde 5 auch im Voraus, solange eine Karte spielbar ist, die Geräte kostet.
reading-tools = Geräte, die in dieser Phase schon Findlinge verschoben haben, können noch abgegeben werden, und zwar zuerst.
reading-discards = Eine Karte, die aus dem Spiel genommen wird, sehen alle.
reading-income = In Runde 1 entfällt Phase 3, auch wenn schon eine Bonuskarte ausgespielt ist.
reading-at-once = Wo alle gleichzeitig spielen, wirken Karten, die den Aktionsplan verändern, in der Reihenfolge, in der sie ausgespielt werden.
