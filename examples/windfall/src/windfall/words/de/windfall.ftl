### Fallobst. Every id has the name of the game in it, so that no other game has the same.

## The table

title-windfall = Fallobst
about-windfall = Sechs Herbstwochen lang pflanzen, pflücken und keltern, bevor der Sturm holt, was noch hängt. Leicht, und in wenigen Minuten vorbei.
about-windfall-first = Kein Apfel fällt: Man sieht, wie ein Obstgarten gedeiht.
about-windfall-usual = Mit Stürmen, die Äpfel herunterschütteln, für alle zum Auflesen.
about-windfall-storms = Ob unter dem Wetter auch Stürme sind.
option-storms = Stürme
option-storms-some = einige
option-storms-none = keine

## Places and weather

windfall-space-nursery = Baumschule
windfall-space-ladder = Leiter
windfall-space-meadow = Wiese
windfall-space-press = Kelter
windfall-about-nursery = { $apples ->
    [one] 1 Apfel
   *[other] { $apples } Äpfel
} zahlen und einen Baum pflanzen.
windfall-about-ladder = Bis zu { $apples } Äpfel pflücken, die hängen.
windfall-about-meadow = Alles Fallobst auflesen.
windfall-about-press = Bis zu { $bottles } Flaschen Most keltern, jede aus { $apples } Äpfeln.
windfall-weather-sun = Sonne
windfall-weather-rain = Regen
windfall-weather-storm = Sturm

## Moves, and what is asked

windfall-place = { $space }
windfall-rest = Ausruhen lassen
windfall-press = { $count ->
    [one] 1 Flasche keltern
   *[other] { $count } Flaschen keltern
}
windfall-asks-worker = Woche { $week }: Wohin geht dein Arbeiter?
windfall-asks-bottles = Wie viele Flaschen kelterst du?

## Reasons

windfall-taken = Da ist schon ein Arbeiter.
windfall-no-room = Mehr als { $count } Bäume haben in einem Obstgarten nicht Platz.
windfall-needs = { $needed ->
    [one] Dafür braucht es 1 Apfel
   *[other] Dafür braucht es { $needed } Äpfel
}; du hast { $apples }.
windfall-nothing-hangs = An deinen Bäumen hängt nichts.
windfall-nothing-lies = Auf der Wiese liegt nichts.

## What happened

event-windfall-week-began = Woche { $week }
event-windfall-worker-placed = { $player } schickt einen Arbeiter { $where ->
    [nursery] in die Baumschule und pflanzt einen Baum
    [ladder] auf die Leiter
    [meadow] auf die Wiese
   *[press] an die Kelter
}.
event-windfall-rested = Ein Arbeiter von { $player } ruht sich aus.
event-windfall-gathered = { $player } sammelt { $count ->
    [one] 1 Apfel
   *[other] { $count } Äpfel
}.
event-windfall-pressed = { $player } keltert { $count ->
    [one] 1 Flasche
   *[other] { $count } Flaschen
} Most.
event-windfall-weather-turned = Das Wetter: { $weather ->
    [sun] Sonne
    [rain] Regen
   *[storm] Sturm
}.
event-windfall-ripened = { $count ->
    [one] 1 Apfel reift
   *[other] { $count } Äpfel reifen
} bei { $player }.
event-windfall-fell = { $count ->
    [one] 1 Apfel von { $player } fällt
   *[other] { $count } Äpfel von { $player } fallen
} auf die Wiese.

## Points, as a heading and within a sentence

score-windfall-cider = Most
score-windfall-trees = Bäume
score-windfall-apples = Äpfel
for-windfall-cider = für Most
for-windfall-trees = für Bäume
for-windfall-apples = für Äpfel

## Screens

windfall-progress = Woche { $week } von { $weeks }
windfall-seen = Das Wetter bisher
windfall-none-yet = Noch ist keine Karte aufgedeckt.
windfall-to-come = Unter den verdeckten Karten
windfall-places = Wohin Arbeiter gehen
windfall-orchard = Der Obstgarten von { $player }
windfall-trees = { $count ->
    [one] 1 Baum
   *[other] { $count } Bäume
}
windfall-hanging = { $count ->
    [one] 1 Apfel hängt
   *[other] { $count } Äpfel hängen
}
windfall-cellar = { $count ->
    [one] 1 Apfel im Keller
   *[other] { $count } Äpfel im Keller
}
windfall-bottles = { $count ->
    [one] 1 Flasche Most
   *[other] { $count } Flaschen Most
}
windfall-lies = { $count ->
    [0] nichts liegt da
    [one] 1 Apfel liegt da
   *[other] { $count } Äpfel liegen da
}
