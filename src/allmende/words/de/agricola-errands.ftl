### Handkarten von Agricola für die Nutzung bestimmter Aktionsfelder.

effect-promise-next = { $count ->
    [one] { $what } auf das nächste Rundenfeld legen (du erhältst die Waren zu Beginn dieser Runde)
   *[other] je { $what } auf die nächsten { $count } Rundenfelder legen (du erhältst die Waren jeweils zu Beginn der Runde)
}
thing-on-rounds = { $count ->
    [0] nichts, weil keine Runde mehr kommt
    [one] { $what } auf dem nächsten Rundenfeld
   *[other] je { $what } auf den nächsten { $count } Rundenfeldern
}
deed-lay-on-card = { $refills ->
    [yes] füllst du die Karte wieder bis auf { $what } auf
   *[no] legst du { $what } auf diese Karte
}
thing-off-card = { $what } von dieser Karte, falls noch etwas darauf liegt
event-laid-on-card = { $player } legt { $count } { $resource } auf { $card }.
if-above-newest = dieses unmittelbar über der neuesten Aktionskarte liegt
effect-plow-field-back = { $cost } auf dieses Feld legen, um 1 Acker zu pflügen
