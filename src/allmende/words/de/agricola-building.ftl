### Agricolas Handkarten, die vom Bauen handeln.

## Was man hat, und für jedes wovon es etwas gibt (Akkusativ)

have-stables-of-turn = { $number } { $count ->
    [one] Stall
   *[other] Ställe
}
have-rooms-of-turn = { $number } { $count ->
    [one] Raum
   *[other] Räume
}
asked-fenced-stables = { $number } { $count ->
    [one] eingezäunter Stall
   *[other] eingezäunte Ställe
}
have-fenced-stables = { $number } { $count ->
    [one] eingezäunten Stall
   *[other] eingezäunte Ställe
}
each-stable-just = den { $places } Stall deines Hofes
have-animals = { $count ->
    [0] kein Tier
    [one] { $number } Tier
   *[other] { $number } Tiere
}
each-animals = { $every ->
    [one] jedes Tier
   *[other] je { $every } Tiere
}
have-major-points = { $number } aufgedruckte Punkte deiner großen Anschaffungen (die kleinste Zahl zählt doppelt)
each-up-to-unused-spaces = { $each }, aber für höchstens so viele, wie du ungenutzte Hoffelder hast
have-building-resources = { $number } { $count ->
    [one] Baurohstoff
   *[other] Baurohstoffe
}
each-building-resources = { $every ->
    [one] jeden Baurohstoff
   *[other] je { $every } Baurohstoffe
} in deinem Vorrat

each-pieces-built = { $every ->
    [one] jeden davon
   *[other] je { $every } davon
}

## Bedingungen

if-as-many-as-round = es mindestens so viele sind, wie die Zahl der Runde angibt
if-built-of-turn = du darin { $what } gebaut hast
if-on-turn = du am Zug bist
if-unused-together = mindestens 2 deiner ungenutzten Hoffelder orthogonal benachbart sind
have-left-over = mindestens { $number } { $number ->
    [one] Baurohstoff, der
   *[other] Baurohstoffe, die
} nach dem Bezahlen in deinem Vorrat übrig { $number ->
    [one] ist
   *[other] sind
}
if-left-over = nach dem Bezahlen mindestens { $number } { $number ->
    [one] Baurohstoff in deinem Vorrat übrig ist
   *[other] Baurohstoffe in deinem Vorrat übrig sind
}
if-work-phase = Arbeitsphase ist

## Zeitpunkte

opening-room-built = für jeden { $house ->
    [any] Raum
    [wood] Raum aus Holz
    [clay] Raum aus Lehm
   *[stone] Raum aus Stein
}, den { $who ->
    [you] du baust
    [others] jemand anderes baut
   *[anybody] irgendjemand, auch du selbst, baut
}{ $limited ->
    [yes] , wenn { $if },
   *[no] ,
}
opening-stables-built = jedes Mal, wenn du mindestens 1 Stall baust{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
opening-fences-built = jedes Mal, wenn du Zäune baust{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
opening-enclosed = { $once ->
    [yes] einmal in jeder Runde
   *[no] jedes Mal
}, wenn du Hoffelder eingezäunt hast, die vorher nicht eingezäunt waren{ $limited ->
    [yes] , und { $if }
   *[no] {""}
},
opening-spaces-used = jedes Mal, wenn du ein ungenutztes Hoffeld zu einem genutzten machst{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
opening-spaces-turned = nach jeder Aktion, in der du ungenutzte Hoffelder zu genutzten gemacht hast{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
opening-turn-over = am Ende jedes deiner Züge{ $limited ->
    [yes] , wenn { $if },
   *[no] {""}
}
opening-turned-in-turn = nach jedem Zug, in dem du mindestens 1 ungenutztes Hoffeld zu einem genutzten gemacht hast,

## Was gegeben und getan wird

points-if = wenn { $if }, erhältst du am Spielende { $what }
deed-get-for-rooms = erhältst du { $what } für Räume aus Holz, Lehm bzw. Stein
deed-promise-piece-by = zählst du 1 Runde weiter für { $each }, legst auf jenes Rundenfeld 1 { $piece ->
    [field] Ackerplättchen
    [stable] Stall
   *[room] Raum
} und darfst zu Beginn jener Runde { $effect }
deed-promise-piece-in = legst du 1 { $piece ->
    [field] Ackerplättchen
    [stable] Stall
   *[room] Raum
} auf das Feld der Runde { $rounds }; zu Beginn jener Runde darfst du{ $limited ->
    [yes] , wenn { $if },
   *[no] {""}
} { $effect }
deed-take-back = kommt alles { $resource }, das diese Karte auf Felder künftiger Runden gelegt hat, in den allgemeinen Vorrat zurück
deed-must = musst du { $effect }
effect-build-rooms-cheaper = { $many ->
    [yes] { $free ->
        [yes] kostenlos Räume bauen
       *[no] Räume bauen, von denen dich jeder { $less } weniger kostet
    }
   *[no] { $free ->
        [yes] kostenlos 1 Raum bauen
       *[no] 1 Raum bauen, der dich { $less } weniger kostet
    }
}
effect-renovate-cheaper = dein Haus { $free ->
    [yes] kostenlos renovieren
   *[no] renovieren, was dich { $less } weniger kostet
}
effect-build-stable-in-pasture = 1 Stall bauen, ohne ihn zu bezahlen, und zwar auf einer Weide aus genau { $spaces } { $spaces ->
    [one] Hoffeld
   *[other] Hoffeldern
}
effect-plow-fields = bis zu { $most } Äcker pflügen
effect-plow-together = bis zu { $tiles } weitere Äcker pflügen, aber nur einmal im Spiel
saving-free = { $kinds } bekommst du kostenlos

## Ereignisse, Gründe

event-promise-ended = { $resource }, das eine Karte von { $player } dorthin gelegt hat, verschwindet von den Feldern der Runden { $rounds }.
reason-stable-in-pasture = Der Stall muss auf einer Weide aus genau { $size } { $size ->
    [one] Hoffeld
   *[other] Hoffeldern
} stehen.

## Auslegungen

ruling-card-stable-tree = Was du im Zug anderer oder außerhalb der Arbeitsphase baust, zählt nicht. Jede Aktion, in der du Ställe baust, zählt einmal. Die Quellen sind uneins: Nach manchen zählt jeder Zug nur einmal.
ruling-card-future-building-site = Eine Weide, die alle anderen ungenutzten Hoffelder einzäunt, darf auch welche neben dem Haus einzäunen.
ruling-card-asparagus-gift = Die Zäune einer Aktion zählen zusammen.
ruling-card-breeder-buyer = Das Tier kommt am Ende des Zuges.
ruling-card-established-person = Die Renovierung lässt sich nicht ablehnen. Die Karte lässt sich nur ausspielen, wenn es etwas zu renovieren gibt.
ruling-card-trimmer = Es gibt einmal je Arbeitsphase etwas, wenn die Aktion zu Ende ist. Die Quellen sind uneins: Nach manchen einmal je Aktion „Zäune bauen“.

## Was auf dem Hof und auf Rundenfeldern liegt

deed-lay-on-unused = legst du auf jedes ungenutzte Feld deines Hofes { $what }
deed-take-off-used = erhältst du, was dort an { $resource } liegt
effect-exchange-taken = davon je { $cost } sofort gegen { $food } tauschen
effect-build-laid-stable = jenen Stall kostenlos bauen
effect-lay-stables = je 1 Stall aus deinem Vorrat auf beliebig viele dieser Rundenfelder legen: das { $later } nach dem aktuellen; zu Beginn jener Runden (nicht früher) darfst du diese Ställe kostenlos bauen
effect-give-fence = { $cost } und 1 Zaun deines Vorrats abgeben, um { $gains } zu erhalten
effect-fence-with-taken = genau 1 neue Weide mit dem soeben genommenen Holz (und nur damit) einzäunen; { $free } der Zäune { $free ->
    [one] ist
   *[other] sind
} dabei kostenlos
effect-fence-for-stables = { $stables } Ställe deines Vorrats aus dem Spiel nehmen und eine neue Weide aus { $spaces } Hoffeldern einzäunen, deren Zäune dich zusammen nur { $cost } kosten
permit-keeps-site = solange andere Hoffelder ungenutzt sind, darfst du die ungenutzten, die orthogonal an dein Haus grenzen, nicht nutzen, nicht einmal für Räume
permit-fences-for-grain = jedes Mal, wenn du das Feld { $spaces } nutzt, darfst du anstelle einer seiner beiden Aktionen Zäune bauen (jeden für { $cost })
part-dearer = ab Runde { $round } kostet dich diese Karte { $cost } mehr
effect-lay-stables-on-spaces = je 1 Stall aus deinem Vorrat auf beliebige dieser Felder legen: { $spaces }
effect-build-from-space = den Stall, der dort liegt, kostenlos bauen
prompt-lay-stables-on-spaces = Du kannst Ställe auf Aktionsfelder legen.
move-lay-stable-on-space = Einen Stall auf das Feld { $action } legen
prompt-lay-stables = Du kannst Ställe auf Rundenfelder legen.
move-lay-stable = Einen Stall auf das Feld der Runde { $round } legen
move-exchange-fence = { $cost } und einen Zaun für { $gains } abgeben
reason-place-kept = Eine Karte hält die Hoffelder neben deinem Haus frei, solange andere ungenutzt sind.
reason-no-fence-to-give = Du hast keinen Zaun mehr im Vorrat.
reason-only-taken-wood = Es wäre { $count } Holz nötig, aber genommen hast du gerade { $taken }.
event-pieces-removed = { $player } nimmt { $count } { $what ->
    [fence] { $count ->
        [one] Zaun
       *[other] Zäune
    }
   *[stable] { $count ->
        [one] Stall
       *[other] Ställe
    }
} aus dem Spiel.
event-laid-on-farmyard = { $player } legt { $count } { $resource } auf den Hof, wie es { $card } sagt.
ruling-card-loppers = Der Zaun ist endgültig weg.
ruling-card-carpenters-bench = Das ist keine Aktion „Zäune bauen“: Keine Weide wird geteilt, und bezahlt wird nur mit Holz.
ruling-card-stable-planner = Ein Stall auf einem Rundenfeld ist nicht im Vorrat. Wird er nicht gebaut, kommt er dorthin zurück.
ruling-card-open-air-farmer = Du musst es tun, wenn es geht. Eine Weide, für die ein einziger Zaun genügt, kostet 1 Holz.
saving-together = wenn du in einer Aktion mindestens 2 Räume baust, bezahlst du insgesamt { $reed } weniger und { $less } weniger für Räume aus Holz, Lehm bzw. Stein
move-pay-for-two = { $what } für diesen Raum und einen weiteren bezahlen
ruling-card-carpenters-hammer = Den Rabatt gibt es einmal je Aktion, mit dem zweiten Raum.
permit-palisades = wann immer du Zäune am Rand deines Hofes baust, darfst du { $cost } deines Vorrats anstelle eines Zauns auf ein Zaunfeld dort legen
have-palisades = { $number } { $count ->
    [one] Zaunfeld
   *[other] Zaunfelder
} mit Holz
each-palisades = { $every ->
    [one] jedes Zaunfeld mit Holz
   *[other] je { $every } Zaunfelder mit Holz
}
prompt-palisades = Wie viele Zäune am Rand des Hofes sind aus Holz ({ $places })?
prompt-outline = Wähle die Hoffelder der Weide, Reihe für Reihe.
move-palisades = { $count ->
    [0] Nur Zäune bauen
    [one] Holz anstelle von 1 Zaun legen ({ $cost })
   *[other] Holz anstelle von { $count } Zäunen legen ({ $cost })
}
move-outline = Eine größere Weide Hoffeld für Hoffeld wählen
move-fence-outlined = Die gewählten Hoffelder einzäunen
event-palisades-placed = { $player } legt Holz anstelle von { $count } { $count ->
    [one] Zaun
   *[other] Zäunen
}.
ruling-card-wood-palisades = Holz, das anstelle eines Zauns liegt, ist für andere Karten kein Zaun. Auf welchen Zaunfeldern am Rand es liegt, spielt keine Rolle.
each-unused-beside-house = { $every ->
    [one] jedes ungenutzte Hoffeld, das
   *[other] je { $every } ungenutzte Hoffelder, die
} waagerecht oder senkrecht an dein Haus { $every ->
    [one] grenzt
   *[other] grenzen
}
have-fields-in-l = 3 Ackerplättchen in Form eines L
have-nobody-home = keine Person mehr zu Hause
effect-plow-zigzag = 1 Acker pflügen, mit dem 4 deiner Äcker im Zickzack liegen
reason-no-zigzag = Der Acker muss ein Zickzack aus 4 Äckern vollenden.
each-rooms-renovated = { $every ->
    [one] jeden renovierten Raum
   *[other] je { $every } renovierte Räume
}
