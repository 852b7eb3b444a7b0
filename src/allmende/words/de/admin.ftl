### Die Verwaltungsseite eines Servers.

admin-title = Verwaltung
admin-lead = Was auf diesem Server vorgeht, und was sich im Betrieb ändern lässt. Die Seite fragt jede Minute neu.
admin-key = Schlüssel zur Verwaltung
admin-key-lead = Der Schlüssel steht in der Datei, die „allmende serve --admin“ nennt.
admin-enter = Öffnen
admin-leave = Schlüssel hier vergessen
admin-search = Suchen

## Was vorgeht

admin-numbers = Zahlen
admin-version = Allmende { $version }, gestartet { $time }{ $leads ->
    [yes] {" "}(tut, was nur einer von mehreren Prozessen tut)
   *[no] {""}
}
admin-load = Last des Rechners
admin-memory = Höchster Speicherbedarf dieses Prozesses
admin-in-memory = Tische im Speicher
admin-people = Bekannte Leute
admin-people-today = davon heute hier
admin-go-on = Laufende Partien
admin-moved-today = davon heute verändert
admin-finished = Beendete Partien
admin-open-tables = Wartende offene Tische
admin-outbox = Benachrichtigungen, die noch zu senden sind
admin-failing = Adressen, die versagen

## Aushang und Schalter

admin-notice = Aushang für alle
admin-notice-lead = Alle, die hier sind, sehen ihn binnen einer Minute oben auf jeder Seite.
admin-notice-text = Text des Aushangs
admin-stops = Der Server hält an um
admin-notice-put = Aushängen
admin-notice-take = Abnehmen
admin-switches = Was es gibt
admin-switches-lead = Was abgeschaltet ist, wird mit einem Satz abgelehnt. Züge und Zuschauen gehen immer weiter.
admin-switch-tables = Neue Tische
admin-switch-persons = Neue Leute und Anmelden
admin-switch-joins = Offenen Tischen beitreten, Bekannte
admin-switch-words = Unterhaltung
admin-switch-advice = Tipps, Analysen und Downloads
admin-switch-notifications = Benachrichtigungen einrichten
admin-switch-complaints = Meldungen

## Tische

admin-tables = Tische, die gerade offen sind
admin-tables-none = Nirgends ist ein Tisch offen.
admin-table-find = Einen Tisch nach seinem Namen finden
admin-table-here = Anwesend: { $present }
admin-table-onlookers = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
admin-table-changed = verändert { $when }
admin-table-over = beendet
admin-table-close = Partie beenden
admin-table-close-ask = Diese Partie endgültig beenden? Sie hat dann keinen Sieger und zählt nicht.
admin-table-link = Neuer Link für { $player }
admin-table-linked = Schick diesen Link an { $player }; sobald er benutzt ist, gilt der alte nicht mehr: { $link }

## Leute

admin-people-find = Jemanden nach dem Namen finden
admin-people-none = So heißt hier niemand.
admin-person-since = bekannt seit { $since }
admin-person-seen = zuletzt hier { $when }
admin-person-banned = ausgeschlossen seit { $since }{ $why ->
    [none] {""}
   *[other] {": "}{ $why }
}
admin-ban = Ausschließen
admin-ban-why = Grund, den die Person liest (freiwillig)
admin-ban-lead = Wer ausgeschlossen ist, wird auf allen Geräten abgemeldet und kann sich nirgends mehr anmelden. Laufende Partien bleiben; beende sie, wo die anderen nicht warten sollen.
admin-lift = Ausschluss aufheben
admin-way-back = Link zum Anmelden
admin-way-back-lead = Dieser Link meldet einen Browser als { $player } an, einmal, bis { $until }: { $link }
admin-banned = Ausgeschlossene
admin-banned-none = Niemand ist ausgeschlossen.

## Meldungen und Protokoll

admin-reports = Meldungen von Spielern
admin-reports-none = Keine Meldung ist offen.
admin-report = { $called }, gemeldet von { $by ->
    [none] jemandem, den es nicht mehr gibt
   *[other] { $by }
}
admin-report-table = Tisch
admin-report-finish = Erledigt
admin-troubles = Warnungen und Fehler dieses Prozesses
admin-troubles-none = Nichts, seit er läuft.
admin-trouble-times = { $count ->
    [one] einmal, { $when }
   *[other] { $count }-mal, zuletzt { $when }
}

## Was nicht geht

error-ban-reason = Der Grund eines Ausschlusses hat höchstens { $longest } Zeichen.
error-admin-none = Dieser Server hat keine Verwaltungsseite. Er hat eine, wenn er so gestartet wird: allmende serve --admin DATEI
error-admin-key = Das ist nicht der Schlüssel zur Verwaltungsseite. Er steht in der Datei, die { "--admin" } nennt.
error-admin-switch = So etwas lässt sich auf diesem Server nicht abschalten.
error-admin-notice = Ein Aushang hat 1 bis { $longest } sichtbare Zeichen.
