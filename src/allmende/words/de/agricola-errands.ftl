### Handkarten von Agricola für die Nutzung bestimmter Aktionsfelder.

effect-promise-ahead = { $what } auf das { $later }. Rundenfeld nach dem aktuellen legen (du erhältst die Waren zu Beginn jener Runde)
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
thing-off-card = { $what } von dieser Karte (falls noch etwas darauf liegt)
thing-in-plenty = 1 dieser Baurohstoffe von dieser Karte, falls noch einer davon darauf liegt
opening-taken-in-plenty = jedes Mal, wenn irgendjemand, auch du selbst, auf einmal mindestens { $least } nimmt,
thing-some-off-card = bis zu { $what } von dieser Karte
thing-once-by-round = { $what }, aber jedes nur einmal
event-laid-on-card = { $player } legt { $count } { $resource } auf { $card }.
space-left-of-newest = die Aktionsfeldkarte links neben der neuesten
effect-plow-field-back = { $cost } auf dieses Feld legen, um 1 Acker zu pflügen
ruling-card-sweep = In den Runden 2 und 5 bis 14 liegen links die Karten der Runden 1, 2, 3, 4, 5, 6, 8, 9, 10, 11 und 12; links neben den Karten der Runden 1, 3 und 4 liegt keine. Zu den Runden 12 bis 14 sind Quellen uneins.
thing-one-more = 1 weiteren Baurohstoff derselben Sorte
effect-discard = genau 1 Karte von deiner Hand abwerfen, um { $gains } zu erhalten
deed-restock = legst du { $what } auf das Feld { $space } für jedes Mal, dass es in dieser Runde jemand anderes genutzt hat
reason-hand-kept = Eine Karte vor dir verbietet es, Karten von der Hand abzuwerfen.
prompt-discard-hand-card = Du kannst eine Handkarte abwerfen.
prompt-discard-goods = Du kannst zuerst Waren abwerfen, weil deine Karte mehr bringt, wenn du weniger davon hast.
move-discard-good = { $what } abwerfen
reason-no-discarding = Keine deiner Karten lässt dich jetzt andere abwerfen.
reason-no-card-in-hand = Du hast keine Karte auf der Hand.
event-hand-card-discarded = { $player } wirft { $card } ab.
ruling-card-illusionist = Alle sehen, welche Karte abgeworfen wird. Sie ist aus dem Spiel.
