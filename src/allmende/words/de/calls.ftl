### Gerufen werden, wenn ich am Zug bin.

screen-calls = Benachrichtigungen
screen-calls-lead = Du bekommst eine Benachrichtigung, wenn du am Zug bist, dich jemand erinnert oder einlädt oder eine Partie zu Ende ist; nicht solange du am Tisch bist. Mehrere auf einmal kommen als eine.
screen-calls-here = Auf diesem Gerät
screen-calls-mail = Per Mail
screen-calls-hook = Per Webhook
screen-calls-none = Noch keine Benachrichtigungen.
screen-calls-address = Adresse
screen-calls-service = Dienst
screen-calls-add = Hinzufügen
screen-calls-unconfirmed = { $address }: Öffne den Link, der per Mail gekommen ist.
screen-calls-try = Ausprobieren
screen-calls-tried = Gesendet. Das sollte gleich ankommen.
screen-calls-on = Einschalten
screen-calls-off = Ausschalten
screen-calls-remove = Entfernen
screen-calls-delay = Benachrichtigen nach
screen-calls-minutes = { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}
screen-calls-quiet = Nachts keine Benachrichtigungen
screen-calls-from = von
screen-calls-until = bis
screen-calls-denied = Dieser Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.
screen-calls-no-push = Dieser Browser kann keine Benachrichtigungen empfangen. Auf einem iPhone lege Allmende erst auf den Home-Bildschirm.
screen-calls-no-worker = Dieser Browser kann keine Benachrichtigungen empfangen; in privaten Fenstern etwa geht das nicht.
screen-calls-no-service = Dieser Browser bekommt keine Adresse für Benachrichtigungen. Vielleicht erreicht er den Push-Dienst seines Herstellers nicht; versuch es später noch einmal.
channel-push = Dieser oder ein anderer Browser
channel-discord = Discord
channel-slack = Slack
channel-ntfy = ntfy
channel-json = Anderes (JSON)
channel-mail = Mail
screen-calls-push = Ein Browser ({ $host })
screen-enter-mail = Ich war schon hier: Schick mir einen Link per Mail
screen-enter-send = Senden
screen-enter-sent = Ist diese Adresse hier bekannt, dann ist ein Link unterwegs.
screen-stop-done = Dort bekommst du keine Benachrichtigungen mehr. Unter „{ screen-me }“ kannst du sie wieder einschalten.
screen-mail-confirm-lead = Ist das deine Mailadresse?
screen-mail-confirm = Ja
screen-mail-confirm-done = Von nun an kannst du dort Benachrichtigungen bekommen und dich auf jedem Gerät per Mail anmelden.

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
