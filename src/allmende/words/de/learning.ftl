# Das Regal der Lektionen, und wohin eine beendete führt

learning = Beim Spielen lernen
learning-lead = Jede Lektion ist ein richtiges Spiel, in dem du die Züge machst, und jemand sagt dir, wozu. Beginn mit dem ersten Spiel. Die Kapitel sind kurz, und ihre Reihenfolge bestimmst du.
learning-all = Alle { $count } Lektionen
learning-done = erledigt
learning-minutes = { $minutes } Min.
learning-next = Weiter: { $name }
learning-play = Gegen einen Dorfbewohner spielen
learning-unknown = Zu „{ $title }“ gibt es keine Lektionen. Diese Spiele haben welche:
learning-table = Lektion: { $title }
