### Wer ich bin: was der Dialog davon sagt, den ein Tisch erst braucht, wenn er aufgeht.

screen-me-lead = Anmelden muss sich niemand: Dieser Browser bewahrt ein Geheimnis auf, an dem man dich hier erkennt.
screen-me-lead-alone = Dein Name, deine Partien und alles andere sind nur in diesem Browser gespeichert.
screen-me-save = Speichern
screen-me-colour = Meine Farbe
colour-barley = Gerste
colour-clay = Lehm
colour-cornflower = Kornblume
colour-flax = Flachs
colour-heather = Heide
colour-hops = Hopfen
colour-moor = Moor
colour-poppy = Mohn
screen-me-sections = Abschnitte
screen-me-devices = Meine Geräte
screen-me-devices-lead = { $devices ->
    [one] Man kennt dich nur auf diesem Gerät. Ein Link macht ein weiteres zu deinem, mit allen Tischen.
   *[other] Man kennt dich auf { $devices } Geräten. Ein Link macht ein weiteres zu deinem, mit allen Tischen.
}
screen-me-pass-make = Ein Link für ein anderes Gerät
screen-me-pass = Der Link für ein anderes Gerät
screen-me-picture = Derselbe Link, für eine Kamera
screen-me-pass-until = Öffne ihn auf dem anderen Gerät. Er gilt ein Mal, bis { $time } Uhr; wer ihn hat, wird zu dir.
screen-install = Als App
screen-install-lead = Auf Handy oder Rechner installiert öffnet sich Allmende in einem eigenen Fenster, und Tische, die du gesehen hast, kannst du auch ansehen, wenn der Server weg ist.
screen-install-now = Installieren
screen-install-menu = Das Menü deines Browsers bietet es an: „Installieren“ oder „Zum Startbildschirm hinzufügen“.
screen-install-insecure = Browser installieren Seiten nur über https oder von diesem Rechner. Wer diesen Server betreibt, kann ihn hinter einen Proxy mit Zertifikat stellen und seine Adresse mit { $url } nennen.
screen-me-data = Was man von mir weiß
screen-me-data-lead = Deinen Namen und deine Farbe, deine Zeitzone und Sprache; deine Geräte und Passkeys; deine Tische, mit deinen Worten, Notizen und Plänen, und wann du zuletzt dort warst; offene Tische und Einladungen; deine Freunde, wen du blockiert und was du gemeldet hast; wie deine Partien ausgingen, und deine Wertungen; deine Bots; wann du spielst, und wo und wann du Benachrichtigungen bekommst. Die Datei enthält alles davon.
screen-me-data-save = Meine Daten speichern
screen-me-games-save = Alle meine beendeten Partien speichern
screen-me-forget = Mich vergessen …
screen-me-forget-sure = Dein Name und alles, was man von dir weiß, verschwindet, für immer und auf allen Geräten. Partien bleiben: Dort heißt du „{ screen-somebody }“. Links zu deinen Plätzen gelten weiter.
screen-me-forget-now = Vergesst mich
screen-me-stay = Lieber nicht

screen-bots-own = Eigene Bots
screen-bots-own-lead = Ein Programm von dir spielt hier über HTTP, unter diesem Namen und mit einem Schlüssel, der einmal gezeigt wird. Wie, steht in docs/bots.md.
screen-bots-own-make = Bot anlegen
screen-bots-own-token = Der Schlüssel von { $bot }. Bewahre ihn jetzt auf, er wird nicht wieder gezeigt.
screen-bots-own-listening = hört zu
screen-bots-own-remove = { $bot } entfernen

## Wann ich spiele

pace-hours = Spielzeiten
pace-hours-lead = An Tischen, an denen nachts die Zeit stillsteht, läuft sie für dich zwischen diesen Uhrzeiten. Deine Zeitzone: { $zone }.
pace-hours-from = Von
pace-hours-until = Bis
pace-midnight = Mitternacht
pace-holiday = Urlaub
pace-holiday-lead = In Partien über Tage läuft währenddessen keine Zeit für dich. { $days ->
    [one] Dieses Jahr hast du noch einen Tag.
   *[other] Dieses Jahr hast du noch { $days } Tage.
  }
pace-holiday-first = Erster Tag
pace-holiday-last = Letzter Tag
pace-holiday-take = Urlaub nehmen
pace-holiday-from = Vom { $first } bis zum { $last }
pace-holiday-end = Ich bin zurück
