### Agricola auf Deutsch: Karten, die Personen einsetzen, die Familie wachsen lassen und Personen unterbringen.

## Aktionsfelder, die genutzt werden dürfen, obwohl dort Personen stehen oder bevor andere es können

access-beside = du darfst { $spaces } auch nutzen, wenn dort { $beside ->
    [one-other] eine Person eines anderen Spielers steht
   *[neighbors] Personen deiner Nachbarn zur Linken und zur Rechten stehen
}
access-of-round = das Aktionsfeld der Runde { $round }
access-but-meeting = jedes Aktionsfeld außer { $meeting }
access-free = { $limited ->
    [yes] solange { $if }, gilt { $spaces } für dich als unbesetzt
   *[no] für dich gilt { $spaces } als unbesetzt
}
access-first-used = in jeder Runde darfst du eine Person neben die Person auf dem ersten genutzten Aktionsfeld setzen, auf dem sich nichts ansammelt, aber nicht neben mehrere Personen, Neugeborene eingeschlossen, und nie auf das Feld { $meeting }
access-of-person = einmal pro Runde darfst du eine Person auf das Aktionsfeld mit der { $number ->
    [2] zweiten
   *[other] { $number }.
} Person setzen, die du in dieser Runde eingesetzt hast, und es noch einmal nutzen, wenn es nicht das Feld { $meeting } ist
access-ahead = decke die Aktionsfeldkarte der Runde { $round } auf: Bis diese Runde beginnt, kannst nur du sie nutzen

## Ereignisse und Fragen

event-person-called = { $player } holt eine Person aus dem Vorrat.
prompt-place-helper = Du kannst in dieser Runde eine Person aus deinem Vorrat einsetzen.
prompt-place-from-supply = Du musst sofort eine Person aus deinem Vorrat einsetzen.
prompt-use-another = Du kannst mit derselben Person ein weiteres Aktionsfeld nutzen.
reason-other-space = Das andere Aktionsfeld muss { $spaces } sein.

## Was Karten tun

effect-place-another = sofort noch eine Person einsetzen
effect-place-anywhere = sofort noch eine Person einsetzen, auch auf ein besetztes Aktionsfeld (aber keine zweite auf das Feld { $meeting })
effect-use-other = mit derselben Person das andere der beiden nutzen{ $occupied ->
    [yes] , auch wenn es besetzt ist
   *[no] , wenn es unbesetzt ist
}
effect-use-another = mit derselben Person das Feld { $spaces } nutzen, wenn es unbesetzt ist
effect-use-for = { $cost } bezahlen und { $use }
deed-place-from-supply = musst du sofort eine Person aus deinem Vorrat einsetzen, die du in der nächsten Heimkehrphase aus dem Spiel entfernst
move-use-space = Das Feld { $action } für { $cost } nutzen
move-use-space-too = Das Feld { $action } nutzen
