### Gerufen werden, wenn ich am Zug bin.

screen-calls = Gerufen werden
screen-calls-lead = Du wirst gerufen, wenn du am Zug bist, dich jemand erinnert oder einlädt oder eine Partie zu Ende ist; nicht solange du am Tisch bist. Was zusammenkommt, ist ein Ruf.
screen-calls-here = Auf diesem Gerät
screen-calls-mail = Per Mail
screen-calls-hook = Per Webhook
screen-calls-none = Noch ruft dich niemand.
screen-calls-address = Adresse
screen-calls-service = Dienst
screen-calls-add = Hinzufügen
screen-calls-unconfirmed = { $address }: Öffne den Link, der per Mail gekommen ist.
screen-calls-try = Ausprobieren
screen-calls-tried = Gesendet. Das sollte gleich ankommen.
screen-calls-on = Einschalten
screen-calls-off = Ausschalten
screen-calls-remove = Entfernen
screen-calls-delay = Rufe warten
screen-calls-minutes = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
screen-calls-quiet = Nachts keine Rufe
screen-calls-from = von
screen-calls-until = bis
screen-calls-denied = Diesem Browser wurde gesagt, dass er keine Mitteilungen dieser Seite zeigen soll. Seine Einstellungen können das ändern.
screen-calls-no-push = Dieser Browser kann nicht gerufen werden. Auf einem iPhone lege Allmende erst auf den Home-Bildschirm.
screen-calls-no-worker = Dieser Browser behält nichts, was Rufe annehmen könnte; in privaten Fenstern ist das so.
screen-calls-no-service = Dieser Browser bekommt keine Adresse, unter der er gerufen werden kann. Vielleicht erreicht er den Push-Dienst seines Herstellers nicht; versuch es später noch einmal.
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
screen-stop-done = Dort wirst du nicht mehr gerufen. Unter „{ screen-me }“ kannst du es wieder einschalten.
screen-mail-confirm-lead = Diese Mailadresse soll deine sein.
screen-mail-confirm = Das stimmt
screen-mail-confirm-done = Von nun an kannst du dort gerufen werden und auf jedem Gerät per Mail hereinkommen.

call-stopped = Ausgeschaltet.
call-gone = Ausgeschaltet, weil unter dieser Adresse niemand mehr ist.
call-failing = Ausgeschaltet, weil seit einem Tag nichts angekommen ist. { $why }
call-no-url = Wer diesen Server betreibt, muss mit { $option } sagen, wo er zu finden ist; dann kann er Leute rufen.
call-not-installed = Dieser Server kann niemanden rufen. Wer ihn betreibt, kann das ändern: { $command }
call-insecure = Browser lassen sich nur von https aus rufen. Wer diesen Server betreibt, kann ihn hinter einen Proxy mit Zertifikat stellen.
call-no-mail = Dieser Server verschickt keine Mails. Wer ihn betreibt, kann das mit { $option } ändern.
call-error-channel = Auf diese Weise wird hier niemand gerufen.
call-error-address = Das ist keine Adresse, die gerufen werden kann.
call-error-https = Die Adresse muss mit https beginnen.
call-error-private = Diese Adresse führt in ein privates Netz. Wer diesen Server betreibt, kann sie erlauben.
call-error-slow = Die Adresse antwortet nicht rechtzeitig.
call-error-unreachable = Die Adresse ist nicht zu erreichen.
call-error-elsewhere = Die Adresse verweist anderswohin; Rufe gehen nur dorthin, wohin sie geschickt werden.
call-error-status = Die Adresse nimmt keine Rufe an ({ $status }).
call-error-mail-address = Das ist keine Mailadresse.
call-error-mail = Die Mail konnte nicht verschickt werden.
error-call-target = Auf diese Weise wirst du nicht mehr gerufen.
error-call-targets = { $most } Wege, gerufen zu werden, sind genug.
error-call-wishes = So können Rufe nicht kommen.
error-call-stop = Dieser Link beendet nichts.
error-mail-link = Dieser Link wurde schon benutzt oder ist zu alt.
