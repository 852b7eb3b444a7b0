### Aufgaben: Stellungen, in denen ein Plan für einen Spielzug sicher besser ist als alle anderen.

problem-the-solution = die Lösung
problem-verdict = { $verdict ->
    [solution] Richtig: Das ist die Lösung.
    [as-good] Richtig: Dein Plan ist nicht die Lösung, aber ebenso gut, soweit { $games } Partien nach jedem der beiden es zeigen ({ $behind } Punkte zurück).
   *[short] Nicht der beste Plan: In { $games } Partien nach jedem der beiden liegt er { $behind } Punkte hinter der Lösung.
}
problem-solution = Die Lösung, { $lead } Punkte besser als der nächstbeste Plan:
problem-step = { $number }. { $move }
problem-others = Was andere Pläne bringen:
problem-other = { $plan }: { $behind } Punkte zurück.
problem-others-gain = Andere bekommen etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr.
problem-others-lose = Andere bekommen etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger.
problem-found = { $level }: { $solved } von { $tries }
problem-found-by = Bots, die sie lösen: { $levels }.
problem-measured = Der Vorsprung am Ende ist in { $games } Partien nach jedem Plan gemessen, die das beste Netz der Bots bei gleichen Startlagen zu Ende spielt; ± ist das Intervall zu 95 %.
problem-measured-alone = Die Punkte am Ende sind in { $games } Partien nach jedem Plan gemessen, die das beste Netz der Bots bei gleichen Startlagen zu Ende spielt; ± ist das Intervall zu 95 %.

## Seiten und Tische

problems-lead = In jeder Stellung ist ein Plan für deinen Spielzug sicher besser als alle anderen. Spiele den ganzen Spielzug; dann wird er mit der Lösung verglichen. Aufgaben haben Wertungen wie Spieler, und deine ersten Versuche geben dir eine.
problems-next = Nächste Aufgabe
problems-all-tried = Du hast alle versucht. Jede lässt sich noch einmal versuchen; nur erste Versuche zählen.
problems-mine = Deine Wertung: { $rating } ± { $spread }. Gelöst { $solved } von { $tried } versuchten, von { $problems } insgesamt.
problems-list = Alle Aufgaben
problems-name = Aufgabe
problems-rating = Wertung
problems-players = Spieler
problems-try = Dein erster Versuch
problems-solved = gelöst
problems-missed = nicht gelöst
problems-new = –
problems-try-it = { $name } versuchen
problem-neighbor = Nachbar
problem-at-table = Aufgabe
problem-find = { $players ->
    [1] Plane diesen Spielzug: Welcher Plan bringt am Ende die meisten Punkte? Spiele ihn ganz.
   *[other] Plane diesen Spielzug: Nach welchem Plan liegst du am Ende mit den meisten Punkten vorn? Spiele ihn ganz.
}
problem-judging = Dein Plan wird mit der Lösung verglichen: Nach beiden werden Partien zu Ende gespielt.
problem-judge-again = Noch einmal versuchen
problem-your-rating = Deine Wertung: { $rating } ± { $spread } ({ $change }). Die Aufgabe: { $problem }.
problem-no-rating = Nur dein erster Versuch zählt; deine Wertung bleibt.
problem-back = Alle Aufgaben
