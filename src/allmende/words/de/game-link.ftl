### Eine Partie als Link, mit dem sie anderswo weitergeht.

carry-lead = Dieser Link enthält die ganze Partie bis jetzt, und jedes Allmende spielt damit weiter, mit Server oder ohne: Alle Züge, die Namen der Spieler und die Bots kommen mit; Uhren, Nachrichten, Notizen und die Links der Plätze bleiben hier. Dort spielen alle an einem Bildschirm. Dieser Tisch bleibt, wie er ist.
carry-redealt = Was du noch nicht siehst, wird darin neu ausgeteilt.
carry-hidden = Bis zu ihrem Ende kann diese Partie nicht anderswo weitergehen: Ihre Aufzeichnung würde verraten, was Spieler voreinander verbergen oder was noch kommt.
carry-link = Link mit dieser Partie
carry-elsewhere = Unter einer anderen Adresse
carry-elsewhere-lead = Spiel auf einem Server weiter oder auf einer Seite ohne Server: mit ihrer Adresse, oder füge den Link auf ihrer Startseite unter „Aufzeichnung öffnen“ ein.
carry-address = Adresse
carry-go = Dort weiterspielen
carry-damaged = Dieser Link enthält keine ganze Partie: Ein Teil fehlt oder ist verändert. Kopiere ihn noch einmal.
