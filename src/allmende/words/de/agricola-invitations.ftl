### Handkarten von Agricola, mit denen Spieler außerhalb ihrer Züge etwas tun dürfen.

action-archway = { card-archway }
deed-each-player = erhält jeder Spieler, einer nach dem anderen in Zugreihenfolge ab dir, { $what }
deed-occupants-go-on = dürfen Spieler mit einer Person auf dieser Karte sie auf ein unbesetztes Aktionsfeld versetzen und dieses nutzen
effect-play-this = diese Karte kostenlos aus der Hand ausspielen, ohne eine Person einzusetzen
opening-first-work = zu Beginn der Arbeitsphase von Runde 1
