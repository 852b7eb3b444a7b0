# Das Regal der Lektionen, und wohin eine beendete führt

learning = Beim Spielen lernen
learning-lead = Jede Lektion ist eine richtige Partie, in der du die Züge machst und dir jemand sagt, wozu. Beginne mit der ersten Partie. Die Kapitel sind kurz, und ihre Reihenfolge bestimmst du.
learning-all = Alle { $count } Lektionen
learning-done = erledigt
learning-begun = angefangen
learning-anew = Von vorn
learning-minutes = { $minutes } Min.
learning-next = Weiter: { $name }
learning-play = Gegen einen Dorfbewohner spielen
learning-unknown = Zu „{ $title }“ gibt es keine Lektionen. Diese Spiele haben welche:
learning-table = Lektion: { $title }
