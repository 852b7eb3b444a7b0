### Was in Push-Nachrichten, Mails und Webhooks steht und auf keinem Bildschirm.

call-turn = Du bist am Zug: { $title } mit { $players }.
call-begun = Dein Zug ist noch nicht zu Ende: { $title } mit { $players }.
call-nudge = Die anderen warten auf dich: { $title } mit { $players }.
call-over = { $title } mit { $players } ist zu Ende.
call-invited = { $player } lädt dich zu { $title } ein.
call-several = { $count } Tische fragen nach dir
call-stop = Keine Rufe mehr hierher
call-stop-done = Hier wirst du nicht mehr gerufen.
call-test = So wirst du gerufen
call-test-text = Dieser Ruf sollte nur zeigen, ob er ankommt. Er kommt an.

letter-stop = Keine Rufe mehr per Mail: { $url }
letter-link = Dein Link für Allmende
letter-confirm = { $player } möchte unter dieser Adresse gerufen werden. Bist du das, dann öffne diesen Link binnen einer Stunde; er gilt einmal:
letter-enter = Du möchtest auf einem weiteren Gerät bekannt sein. Öffne dort diesen Link binnen einer Viertelstunde; er gilt einmal, und wer ihn hat, wird zu dir:
letter-not-me = Weißt du davon nichts, dann tu nichts: Dann geschieht auch nichts.
