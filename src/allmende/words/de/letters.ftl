### Was in Push-Nachrichten, Mails und Webhooks steht und auf keinem Bildschirm.

notification-turn = Du bist am Zug: { $title } mit { $players }.
notification-begun = Dein Zug ist noch nicht zu Ende: { $title } mit { $players }.
notification-nudge = Die anderen warten auf dich: { $title } mit { $players }.
notification-over = { $title } mit { $players } ist zu Ende.
notification-invited = { $player } lädt dich zu { $title } ein.
notification-several = Du bist an { $count } Tischen am Zug
notification-stop = Diese Benachrichtigungen ausschalten
notification-stop-done = Hier bekommst du keine Benachrichtigungen mehr.
notification-test = Eine Benachrichtigung zur Probe
notification-test-text = Sie sollte nur zeigen, ob Benachrichtigungen ankommen. Sie kommen an.

letter-stop = Benachrichtigungen per Mail ausschalten: { $url }
letter-link = Dein Link für Allmende
letter-confirm = { $player } möchte unter dieser Adresse Benachrichtigungen bekommen. Bist du das, dann öffne diesen Link binnen einer Stunde; er gilt einmal:
letter-enter = Du möchtest dich auf einem weiteren Gerät anmelden. Öffne dort diesen Link binnen einer Viertelstunde; er gilt einmal, und wer ihn hat, kann du sein:
letter-not-me = Weißt du davon nichts, dann tu nichts: Dann geschieht auch nichts.
