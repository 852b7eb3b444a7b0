### Benachrichtigt werden, wenn ich am Zug bin.

notifications = Benachrichtigungen
notifications-lead = Du bekommst eine Benachrichtigung, wenn du am Zug bist, dich jemand erinnert oder einlädt oder eine Partie zu Ende ist; nicht solange du am Tisch bist. Mehrere auf einmal kommen als eine.
notifications-here = Auf diesem Gerät
notifications-mail = Per Mail
notifications-hook = Per Webhook
notifications-none = Noch keine Benachrichtigungen.
notifications-address = Adresse
notifications-service = Dienst
notifications-add = Hinzufügen
notifications-unconfirmed = { $address }: Öffne den Link, der per Mail gekommen ist.
notifications-try = Ausprobieren
notifications-tried = Gesendet. Das sollte gleich ankommen.
notifications-on = Einschalten
notifications-off = Ausschalten
notifications-remove = Entfernen
notifications-delay = Benachrichtigen nach
notifications-minutes = { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}
notifications-quiet = Nachts keine Benachrichtigungen
notifications-from = von
notifications-until = bis
notifications-denied = Dieser Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.
notifications-no-push = Dieser Browser kann keine Benachrichtigungen empfangen. Auf einem iPhone lege Allmende erst auf den Home-Bildschirm.
notifications-no-worker = Dieser Browser kann keine Benachrichtigungen empfangen; in privaten Fenstern etwa geht das nicht.
notifications-no-service = Dieser Browser bekommt keine Adresse für Benachrichtigungen. Vielleicht erreicht er den Push-Dienst seines Herstellers nicht; versuch es später noch einmal.
channel-push = Dieser oder ein anderer Browser
channel-discord = Discord
channel-slack = Slack
channel-ntfy = ntfy
channel-json = Anderes (JSON)
channel-mail = Mail
notifications-push = Ein Browser ({ $host })
screen-enter-mail = Ich war schon hier: Schick mir einen Link per Mail
screen-enter-send = Senden
screen-enter-sent = Ist diese Adresse hier bekannt, dann ist ein Link unterwegs.
screen-stop-done = Dort bekommst du keine Benachrichtigungen mehr. Unter „{ screen-me }“ kannst du sie wieder einschalten.
screen-mail-confirm-lead = Ist das deine Mailadresse?
screen-mail-confirm = Ja
screen-mail-confirm-done = Von nun an kannst du dort Benachrichtigungen bekommen und dich auf jedem Gerät per Mail anmelden.

## Warum ein Ziel aus ist oder etwas nicht geht: Namen, die in Speichern liegen und gesendet werden

call-stopped = Ausgeschaltet.
call-gone = Ausgeschaltet, weil es diese Adresse nicht mehr gibt.
call-failing = Ausgeschaltet, weil seit einem Tag nichts angekommen ist. { $why }
call-no-url = Wer diesen Server betreibt, muss mit { $option } sagen, wo er zu finden ist; dann kann er Benachrichtigungen schicken.
call-not-installed = Dieser Server kann keine Benachrichtigungen schicken. Wer ihn betreibt, kann das ändern: { $command }
call-insecure = Browser bekommen Benachrichtigungen nur über https. Wer diesen Server betreibt, kann ihn hinter einen Proxy mit Zertifikat stellen.
call-no-mail = Dieser Server verschickt keine Mails. Wer ihn betreibt, kann das mit { $option } ändern.
call-error-channel = Auf diese Weise kann dieser Server keine Benachrichtigungen schicken.
call-error-address = An diese Adresse lassen sich keine Benachrichtigungen schicken.
call-error-https = Die Adresse muss mit https beginnen.
call-error-private = Diese Adresse führt in ein privates Netz. Wer diesen Server betreibt, kann sie erlauben.
call-error-slow = Die Adresse antwortet nicht rechtzeitig.
call-error-unreachable = Die Adresse ist nicht zu erreichen.
call-error-elsewhere = Die Adresse verweist anderswohin; Benachrichtigungen gehen nur an die Adresse selbst.
call-error-status = Die Adresse nimmt keine Benachrichtigungen an ({ $status }).
call-error-mail-address = Das ist keine Mailadresse.
call-error-mail = Die Mail konnte nicht verschickt werden.
error-call-target = Diese Adresse für Benachrichtigungen gibt es nicht mehr.
error-call-targets = Höchstens { $most } Adressen für Benachrichtigungen sind möglich.
error-call-wishes = So lassen sich Benachrichtigungen nicht einstellen.
error-call-stop = Dieser Link schaltet nichts aus.
error-mail-link = Dieser Link wurde schon benutzt oder ist zu alt.
