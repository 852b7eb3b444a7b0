# Studien: die Varianten, die an einem Tisch gespielt wurden, neben seinen Plänen.

screen-study-lines = Varianten
screen-study-beginning = Anfang
screen-study-variation = Variante:
screen-study-write = Name, Kommentar …
screen-study-name = Name dieser Stellung
screen-study-comment = Kommentar
screen-study-keep = Behalten
screen-study-cancel = Abbrechen
screen-study-estimate = Punkte schätzen
screen-study-values = Die Punkte aller am Ende, wenn Bots von dort an weiterspielen: das Mittel einiger Partien, in denen neu verteilt ist, was die anderen haben, und sein 95-%-Intervall.
screen-study-promote = Als Hauptvariante
screen-study-remove = Ab hier entfernen
screen-study-remove-sure = { $count ->
    [one] Diese Stellung wirklich entfernen?
   *[other] Wirklich { $count } Stellungen entfernen?
}
screen-study-save = Studie speichern
screen-study-link = Link auf diese Stellung
screen-compare = Varianten vergleichen
screen-compare-line = Variante { $number }
screen-compare-main = Hauptvariante
screen-compare-difference = Unterschied
screen-compare-common = { $count ->
    [0] Kein Zug ist in beiden gleich.
    [one] Der erste Zug ist in beiden gleich.
   *[other] Die ersten { $count } Züge sind in beiden gleich.
}
screen-compare-so-far = Wo eine Partie nicht zu Ende ist, gilt der Stand der Punkte.
