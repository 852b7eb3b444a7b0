# Das Regal der Lektionen, und wohin eine beendete führt

learning-all = Alle { $count } Lektionen
learning-next = Weiter: { $name }
learning-play = Gegen einen Dorfbewohner spielen
