### Mit einem Passkey hereinkommen.

screen-passkeys = Passkeys
screen-passkeys-lead = Mit einem Passkey meldest du dich auf deinen anderen Geräten mit Finger, Gesicht oder PIN an. Dein Gerät oder dein Passwort-Manager verwahrt ihn; dieser Server hat nur, womit man ihn prüft.
screen-passkeys-since = seit { $since }; noch nicht benutzt
screen-passkeys-used = seit { $since }; zuletzt benutzt { $used }
screen-passkeys-name = Wie der Passkey heißt
screen-passkeys-device = Mein Gerät
screen-passkeys-add = Passkey hinzufügen
screen-passkeys-remove = { $passkey } entfernen
screen-passkeys-use = Mit einem Passkey anmelden
screen-passkeys-other = Hast du schon einen Passkey? Melde dich damit an, und dieser Browser gehört auch dir.
screen-passkeys-elsewhere = Passkeys gelten nur unter einer Adresse: { $origin }
screen-passkeys-go = Dorthin gehen
screen-passkeys-go-as = Als { $player } dorthin gehen
screen-passkeys-no-browser = Dieser Browser kennt keine Passkeys.
screen-passkeys-cancelled = Es ist nichts geschehen: Es wurde abgebrochen oder hat zu lange gedauert.
screen-passkeys-there = Dieses Gerät hat schon einen Passkey von dir.

passkey-not-installed = Dieser Server kennt keine Passkeys. Wer ihn betreibt, kann das ändern: { $command }
passkey-no-url = Wer diesen Server betreibt, muss mit { $option } sagen, wo man ihn findet; dann gibt es hier Passkeys.
passkey-insecure = Passkeys gibt es nur mit https. Wer diesen Server betreibt, kann ihn hinter einen Proxy mit Zertifikat stellen.
passkey-no-name = Passkeys gelten für einen Namen, und { $host } ist keiner. Wer diesen Server betreibt, kann ihm einen geben.
error-passkey = Dieser Passkey ließ sich nicht prüfen und gilt deshalb nicht.
error-passkey-late = Das hat zu lange gedauert oder ist schon geschehen. Versuch es noch einmal.
error-passkey-origin = Passkeys dieses Servers gelten nur unter { $origin }.
error-passkey-unknown = Diesen Passkey kennt man hier nicht oder nicht mehr. Auf deinem Gerät kannst du ihn löschen.
error-passkey-known = Diesen Passkey kennt man hier schon.
error-passkey-copied = Vielleicht hat jemand eine Kopie dieses Passkeys; deshalb gilt er nicht. Entferne ihn auf einem Gerät, auf dem man dich kennt.
error-passkeys = Du hast schon { $most } Passkeys. Entferne erst einen.
