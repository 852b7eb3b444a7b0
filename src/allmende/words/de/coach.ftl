### Der Begleiter, der vor einem Zug warnt.

screen-coach = Begleiter
screen-coached = Ein Begleiter darf allen helfen
