### Was in Erinnerung bleibt: meine Seite, die der anderen, Ruhmeshallen und beendete Partien.

## Meine Seite

fame-mine = Meine Seite
fame-mine-lead = Alle sehen deinen Namen, deine Farbe, deine Ergebnisse und Wertungen, und du stehst in den Ruhmeshallen. Eine Partie von dir können andere ansehen, wenn alle Menschen darin eine solche Seite haben.
fame-mine-public = Alle dürfen meine Seite sehen
fame-mine-link = Zu meiner Seite
fame-mine-games = Meine beendeten Partien

## Jemandes Seite

fame-person = Seite von { $name }
fame-games = { $games ->
    [one] Eine beendete Partie
   *[other] { $games } beendete Partien
}
fame-games-none = Noch keine beendete Partie
fame-tallies = Ergebnisse nach Spiel und Zahl der Spieler
fame-alone = { $title }, allein
fame-players = { $title }, zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $players }
}
fame-bots = { $title }, zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $players }
} mit Bots
fame-ratings = Wertungen
fame-latest = Die letzten Partien

## Ruhmeshallen

fame-hall = Ruhmeshalle
fame-rated = Nach Wertung
fame-best-alone = Beste Ergebnisse allein
fame-most = Spielt am meisten
fame-nobody = Noch niemand.
fame-hall-lead = Hier stehen alle, deren Seite öffentlich ist: Das wählst du unter „{ screen-me }“.
fame-rated-lead = Aus gewerteten Partien, in denen nur Menschen spielen. Alle fangen bei 1000 an; ± sagt, wie sicher das ist.

## Beendete Partien

fame-finished-lead = Deine eigenen Partien und die von Leuten, deren Seite öffentlich ist.
fame-any = Alle
fame-title = Spiel
fame-seats = Spieler
fame-called = Wer mitspielte
fame-least = Mindestens so viele Punkte
fame-from = Von
fame-to = Bis
fame-only-mine = Nur meine
fame-search = Suchen
fame-found = Gefundene Partien, die neuesten zuerst
fame-none = Keine solche Partie gefunden.
fame-more = Frühere Partien zeigen
fame-save-all = Aufzeichnungen aller gefundenen Partien speichern
fame-save = Aufzeichnung dieser Partie speichern
fame-is-agreed = einvernehmlich beendet
fame-is-rated = gewertet
fame-won = gewonnen
fame-bot = Bot

## Köpfe der Spalten

fame-place = Platz
fame-value = Wertung
fame-score = Punkte
fame-count = Partien
fame-wins = Siege
fame-best = Beste
fame-mean = Schnitt
fame-record = Datei
