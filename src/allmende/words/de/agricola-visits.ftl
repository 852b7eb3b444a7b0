### Agricola auf Deutsch: was Karten jedes Mal tun, wenn ein Aktionsfeld genutzt wird.

## Zeitpunkte: Satzanfänge, manche mit einer Bedingung, und die Felder, um die es geht. Hinter ihnen steht das Verb.

any-space = ein Aktionsfeld
card-of-round = die Aktionsfeldkarte der Runde { $round }
spaces-good = ein Ansammlungsfeld
spaces-building-resource = ein Ansammlungsfeld für Baurohstoffe
spaces-any-animal = ein Ansammlungsfeld für Tiere
spaces-lessons = ein Unterrichtsfeld
from-these-spaces = vom Feld { $spaces }
from-spaces-any-animal = von einem Ansammlungsfeld für Tiere
from-spaces-with = von einem Ansammlungsfeld für { $resource }
from-spaces-good = von einem Ansammlungsfeld
from-spaces-building-resource = von einem Ansammlungsfeld für Baurohstoffe
opening-in-rounds = zu Beginn der Runden { $rounds }
opening-before-person = jedes Mal, unmittelbar bevor du eine Person auf { $spaces } einsetzt{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
prompt-approaching = Was tust du, bevor eine Person auf das Feld { $action } kommt?
opening-before-use = jedes Mal, bevor { $who ->
    [you] du { $spaces } nutzt
    [others] jemand anderes { $spaces } nutzt
   *[anybody] irgendjemand, auch du selbst, { $spaces } nutzt
}{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
opening-right-after-use = jedes Mal, unmittelbar nachdem { $who ->
    [you] du { $spaces } genutzt hast
    [others] jemand anderes { $spaces } genutzt hat
   *[anybody] irgendjemand, auch du selbst, { $spaces } genutzt hat
}{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
opening-after-use = jedes Mal, { $limited ->
    [yes] wenn
   *[no] nachdem
} { $who ->
    [you] du { $limited ->
        [yes] gerade{" "}
       *[no] {""}
    }{ $spaces } genutzt hast
    [others] jemand anderes { $spaces } genutzt hat
   *[anybody] irgendjemand, auch du selbst, { $spaces } genutzt hat
}{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
opening-before-sowing = jedes Mal, bevor { $who ->
    [you] du eine Aktion „Säen“ für beliebig viele Äcker ausführst
    [others] jemand anderes eine Aktion „Säen“ für beliebig viele Äcker ausführt
   *[anybody] irgendjemand, auch du selbst, eine Aktion „Säen“ für beliebig viele Äcker ausführt
}{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
opening-before-baking = jedes Mal, bevor du Brot backst{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
opening-before-improving = jedes Mal, bevor du eine Anschaffung baust oder ausspielst{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
opening-taken = jedes Mal, wenn { $who ->
    [you] du Waren { $spaces } nimmst
    [others] jemand anderes Waren { $spaces } nimmt
   *[anybody] irgendjemand, auch du selbst, Waren { $spaces } nimmt
}{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
opening-obtained = jedes Mal, { $limited ->
    [yes] wenn du gerade
   *[no] nachdem du
} mindestens 1 { $resource } erhalten hast{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},

## Was man hat, was daliegt, und für jedes wovon es etwas gibt (Akkusativ)

have-placed = in dieser Runde { $number } { $count ->
    [one] Person
   *[other] Personen
} eingesetzt
if-lying = auf dem Feld { $space } { $number } { $resource } { $count ->
    [one] liegt
   *[other] liegen
}
if-lying-there = dort { $number } { $count ->
    [one] Ware liegt
   *[other] Waren liegen
}
each-placed = { $every ->
    [one] jede Person, die
   *[other] je { $every } Personen, die
} du in dieser Runde eingesetzt hast
each-good-on = { $every ->
    [one] je 1
   *[other] je { $every }
} { $resource } auf dem Feld { $space }
each-good-there = { $every ->
    [one] jede Ware
   *[other] je { $every } Waren
} dort
each-pasture = { $every ->
    [one] jede Weide
   *[other] je { $every } Weiden
}
have-pastures = { $count ->
    [0] keine Weide
    [one] { $number } Weide
   *[other] { $number } Weiden
}
if-places-as = du dort deine { $number }. Person dieser Runde einsetzt
if-has-such = du bereits ein solches Tier hast
if-used-such = du in dieser Runde bereits ein anderes Ansammlungsfeld für die gleiche Ware genutzt hast

## Was Karten geben und tun

deed-may-then-must = darfst du { $cost } gegen { $gains } tauschen, wenn du dann { $may } oder mehr { $resource } hast; mit { $must } oder mehr musst du es tun
deed-get-by = erhältst du zusätzlich { $what }, wenn { $if }
thing-all-on-card = alle Waren auf dieser Karte
effect-take-from = { $what } { $spaces } nehmen
effect-take-from-any = 1 Ware { $spaces } nehmen, auf dem mindestens { $least } liegen
effect-build-one = 1 { $what } bauen
effect-build-only-one = { $what } bauen
saving-each-instead = für { $kinds } darfst du jede { $of } durch { $what } ersetzen
prompt-take-from = Du kannst eine Ware nehmen.
move-take-from = { $what } vom Feld { $action } nehmen
reason-too-little-there = Auf keinem dieser Felder liegt genug.
reason-other-improvement = Mit dieser Karte kannst du nur bauen: { $what }.

## Regelungen

ruling-card-shaving-horse = Holz eines Aktionsfeldes und Holz, das eine Karte hinzufügt, erhält man nacheinander.
ruling-card-hollow-warden = Auch die Orientalische Feuerstelle auf deiner Hand ist eine Feuerstelle: Du darfst sie dann ausspielen.
ruling-card-clay-puncher = Wer diese Karte auf einem Unterrichtsfeld ausspielt, erhält zweimal Lehm.
ruling-card-animal-teacher = Er reagiert nicht darauf, dass das Feld Unterricht genutzt wird, auf dem er selbst ausgespielt wird.
ruling-card-work-certificate = Quellen nennen verschiedene Kosten: manche keine.
ruling-card-claw-knife = Quellen nennen verschiedene Punkte: manche keine.
