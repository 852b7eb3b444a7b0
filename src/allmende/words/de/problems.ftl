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
problem-measured = Der Vorsprung am Ende ist in { $games } Partien nach jedem Plan gemessen, die das Netz des Champions bei gleichen Startlagen zu Ende spielt; ± ist das Intervall zu 95 %.
problem-measured-alone = Die Punkte am Ende sind in { $games } Partien nach jedem Plan gemessen, die das Netz des Champions bei gleichen Startlagen zu Ende spielt; ± ist das Intervall zu 95 %.
