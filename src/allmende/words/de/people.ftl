### Freunde, Blockierte und was dem Betreiber gemeldet wird: auf der Startseite, auf Seiten von Spielern und in Dialogen.

## Was sich mit jemandem machen lässt

people-about = { $player }: Freunde, blockieren, melden
people-add = Zu den Freunden
people-added = Unter deinen Freunden
people-remove = { $player } aus deinen Freunden entfernen
people-block = Blockieren
people-block-sure = { $player } kann sich nicht mehr an deine offenen Tische setzen, kommt über die Spielsuche nicht mehr zu dir und kann dich weder einladen noch erinnern; Nachrichten von dort siehst du nicht. Davon erfährt { $player } nichts. Laufende Partien gehen weiter.
people-block-now = { $player } blockieren
people-blocked = Blockiert
people-unblock = Freigeben
people-unblock-whom = { $player } wieder freigeben
people-report = Dem Betreiber melden
people-report-lead = Der Betreiber dieses Servers liest es und sieht deinen Namen. { $player } erfährt nichts davon.
people-report-why = Worum geht es?
people-report-words = Was ist geschehen?
people-report-words-optional = Was ist geschehen? (freiwillig)
people-report-send = Meldung abschicken
people-report-sent = Der Betreiber dieses Servers hat deine Meldung. Danke.
people-why-insults = Beleidigt oder belästigt andere
people-why-leaving = Verlässt Partien oder verschleppt sie absichtlich
people-why-cheating = Betrügt
people-why-name = Trägt einen anstößigen Namen
people-why-other = Etwas anderes
people-cancel = Abbrechen

## Die Liste der Freunde

people-friends = Freunde
people-friends-none = Füge Leute hinzu, mit denen du gespielt hast: am Tisch unter „{ screen-share }“ oder auf ihren Seiten. Dann lädst du sie mit einem Klick zu einer Partie ein.
people-friends-lead = „Einladen“ bietet einen Tisch an, wie er hier gewählt ist, und verschickt die Einladung: { $title } für { $seats } Personen.
people-friends-alone = { $title } spielt man allein: Wähle ein anderes Spiel, um Freunde einzuladen.
people-invite = Einladen
people-invite-whom = { $player } zu einer Partie { $title } einladen
people-is-table = gerade an einem Tisch
people-is-lately = vor Kurzem hier
people-friends-activity = Ob jemand hier ist, siehst du nur bei denen, die auch dich unter ihren Freunden haben.

## Wen ich blockiert habe

people-blocked-list = Blockierte
people-blocked-lead = Sie können sich nicht an deine offenen Tische setzen, dich weder einladen noch erinnern, und du siehst ihre Nachrichten nicht. Sie wissen nichts davon.

## Was nicht geht

error-no-such-person = Diese Person ist hier nicht mehr bekannt.
error-oneself = Das bist du selbst.
error-friends = Du hast hier schon { $most } Freunde. Entferne erst jemanden.
error-friend-blocked = Du hast { $player } blockiert. Gib { $player } erst wieder frei.
error-blocked-many = Du hast schon { $most } Leute blockiert. Gib erst jemanden frei.
error-complaint = Schreib, was geschehen ist, in 1 bis { $longest } Zeichen.
error-complaints = Du hast innerhalb eines Tages { $most } Meldungen geschickt. Der Betreiber hat sie.
