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
thing-once-by-round = { $what }, aber jedes nur einmal
event-laid-on-card = { $player } legt { $count } { $resource } auf { $card }.
if-above-newest = dieses unmittelbar über der neuesten Aktionsfeldkarte liegt
effect-plow-field-back = { $cost } auf dieses Feld legen, um 1 Acker zu pflügen
ruling-card-sweep = Die Aktionsfeldkarten einer Periode liegen untereinander, nur die der Runden 1 und 2 liegen nebeneinander. Über denen der Runden 1, 2, 5, 8, 10, 12 und 14 liegt nichts, sodass die Karte in diesen Runden nichts bewirkt.
thing-one-more = 1 weiteren Baurohstoff der dortigen Sorte
effect-discard = genau 1 Karte von deiner Hand abwerfen, um { $gains } zu erhalten
prompt-discard-hand-card = Du kannst eine Handkarte abwerfen.
reason-no-discarding = Keine deiner Karten lässt dich jetzt andere abwerfen.
reason-no-card-in-hand = Du hast keine Karte auf der Hand.
event-hand-card-discarded = { $player } wirft { $card } ab.
ruling-card-illusionist = Alle sehen, welche Karte abgeworfen wird. Sie ist aus dem Spiel.
