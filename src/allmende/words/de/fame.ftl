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
fame-is-agreed = vorzeitig beendet, ohne Sieg
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

## Das Spiel des Tages

fame-statistics = Meine Statistik
fame-day = Spiel des Tages
day-lead = Eine Partie allein, für alle gleich ausgeteilt. Dein erster Versuch zählt: ohne Tipps, und niemand spielt für dich. Danach kannst du üben, so oft du willst.
day-ends = Um { $time } kommt ein neues.
day-play = Spielen, und dieser Versuch zählt
day-go-on = Deinen Versuch fortsetzen
day-look = Deine Partie ansehen
day-practise = Üben
day-practise-lead = Dieser Tag ist vorbei: Was du jetzt spielst, ist Übung und zählt nirgends.
day-mine = Du hast { $points } Punkte und Platz { $place }.
day-mine-ended = Du hast deinen Versuch vorzeitig beendet, darum hat er keinen Platz.
day-ranking = Rangliste
day-somebody = Jemand
day-nobody = Noch ist niemand fertig.
day-playing = { $people ->
    [one] Jemand spielt noch.
   *[other] { $people } Menschen spielen noch.
}
day-awaited = Noch zu spielen haben: { $bots }.
day-public = Namen stehen nur bei denen, die eine öffentliche Seite haben; das stellst du unter „{ screen-me }“ ein.
day-streak = Tage in Folge: { $now }; die meisten bisher: { $most }.
day-history = Meine Punkte
day-history-lead = Tag für Tag, daneben die des Bots „{ $bot }“ mit derselben Auslage.
day-history-none = Hier stehen deine Punkte, sobald du ein Spiel des Tages beendet hast.
day-point = { $day }: { $points }
day-table = Als Tabelle
day-gone = Vergangene Tage
day-day = Tag
day-people = Beendet von
day-best = Bester Wert
day-own = Du
day-back = Zum heutigen Spiel
