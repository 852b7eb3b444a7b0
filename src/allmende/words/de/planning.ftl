# Geplante Züge: was ein Platz spielen soll, sobald er an der Reihe ist.

plan-dropped = Dein Plan entfällt: { $move } ist nicht möglich. { $why }
plan-dropped-otherwise = Dein Plan entfällt, denn du hast etwas zurückgenommen oder anders gespielt.
plan-own-turn = Du bist am Zug. Den nächsten planst du, während die anderen spielen.
plan-none-elsewhere = Züge plant man, während andere an ihren Bildschirmen entscheiden; an diesem Tisch gibt es keine.
plan-unforeseen = Was du als Nächstes gefragt wirst, ist noch nicht bekannt.
plan-unforeseeable = In diesem Spiel lassen sich keine Züge planen.
error-planned = Ein Plan hat höchstens { $turns } Züge zu je { $ways } Möglichkeiten, und eine Möglichkeit 1 bis { $moves } Schritte.

screen-plan = Meinen nächsten Zug planen
screen-plan-more = Weiter planen
screen-plan-lead = Drück, was du spielen möchtest. Es wird gespielt, sobald du an der Reihe bist, wenn es dann geht. Sonst sieht das niemand.
screen-plan-planned = Geplant
screen-plan-now = Jetzt
screen-plan-else = sonst
screen-plan-otherwise = Andernfalls …
screen-plan-otherwise-turn = Planen, was in Zug { $turn } andernfalls gespielt wird
screen-plan-choosing = Drück, was du in Zug { $turn } andernfalls spielen möchtest.
screen-plan-drop = { $moves } verwerfen
screen-plan-clear = Alles verwerfen
screen-plan-stop = Fertig
screen-plan-taken = geht gerade nicht
screen-key-plan = einen Zug planen, oder damit fertig sein
