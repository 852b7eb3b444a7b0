### Was in Push-Nachrichten, Mails und Webhooks steht und auf keinem Bildschirm.

call-turn = Du bist am Zug: { $title } mit { $players }.
call-begun = Dein Zug ist noch nicht zu Ende: { $title } mit { $players }.
call-nudge = Die anderen warten auf dich: { $title } mit { $players }.
call-over = { $title } mit { $players } ist zu Ende.
call-invited = { $player } lädt dich zu { $title } ein.
call-several = Du bist an { $count } Tischen am Zug
call-stop = Diese Benachrichtigungen ausschalten
call-stop-done = Hier bekommst du keine Benachrichtigungen mehr.
call-test = Eine Benachrichtigung zur Probe
call-test-text = Sie sollte nur zeigen, ob Benachrichtigungen ankommen. Sie kommen an.

letter-stop = Benachrichtigungen per Mail ausschalten: { $url }
letter-link = Dein Link für Allmende
letter-confirm = { $player } möchte unter dieser Adresse Benachrichtigungen bekommen. Bist du das, dann öffne diesen Link binnen einer Stunde; er gilt einmal:
letter-enter = Du möchtest dich auf einem weiteren Gerät anmelden. Öffne dort diesen Link binnen einer Viertelstunde; er gilt einmal, und wer ihn hat, kann du sein:
letter-not-me = Weißt du davon nichts, dann tu nichts: Dann geschieht auch nichts.
