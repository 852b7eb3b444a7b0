### Was nur die Startseite sagt.

## Die Startseite, offene Tische und Seiten, auf denen wenig steht

screen-motto = Bauernspiele an einem Tisch.
screen-which-game = Welches Spiel
screen-player-range = { $most ->
    [1] 1 Person
   *[other] { $least } bis { $most } Personen
}
screen-title-facts = { $players } · { $least }–{ $most } Minuten · ab{ "\u00A0" }{ $age }
screen-preset = Aufbau
screen-preset-own-short = nach deinen Optionen
screen-preset-own = Wie du es unten gewählt hast.
screen-options = Optionen
screen-who-plays = Wer spielt
screen-seat = Platz { $number }
screen-which-bot = Welcher Bot spielt
screen-add-seat = Platz hinzufügen
screen-remove-seat = Platz { $number } entfernen
screen-absence = Wer per Link spielt und die anderen warten lässt, den darf ein Bot ablösen
screen-absence-after = { $minutes ->
    [0] nie
    [10] nach zehn Minuten
    [60] nach einer Stunde
    [1440] nach einem Tag
    [4320] nach drei Tagen
   *[10080] nach einer Woche
}
screen-start = Los
screen-resume = Deine Tische
screen-hide = Den Tisch von { $names } von der Liste nehmen
screen-hide-lead = Er bleibt bei den älteren Partien, mit deinem Platz, und steht wieder hier, wenn du hingehst oder andere etwas tun.
screen-hide-news = An diesem Tisch ist eben etwas geschehen.
screen-open-record = Aufzeichnung öffnen
screen-open-record-lead = Eine Partie aus einer Datei oder einem Link geht weiter, wo sie stehen blieb.
screen-choose-file = Datei wählen
screen-open-link = oder Link einfügen
screen-open-link-go = Öffnen
screen-pass-lead = Dieser Link wurde auf einem anderen Gerät gemacht. Wenn du ihn benutzt, gehört dieser Browser derselben Person, mit allen ihren Tischen.
screen-pass-use = Das ist auch mein Gerät
screen-table-yours = du bist am Zug, { $when }
screen-table-asked = { $player } ist am Zug, { $when }
screen-table-theirs = { $player } ist am Zug, { $when }
screen-table-bots = Bots sind am Werk
screen-table-over = beendet { $when }, { $scores }
screen-table-ended = vorzeitig beendet { $when }, { $scores }
screen-table-nudged = du wurdest erinnert
screen-tables-all = Alle { $count } Tische
screen-tables-archive = Ältere Partien
screen-tables-none = Ältere Partien gibt es keine.
screen-draft = Einen Draft üben
screen-fame = Ruhmeshalle und beendete Partien
fame-finished = Beendete Partien
screen-kind-open-long = Wer mag, setzt sich dazu
screen-offer = Diesen Tisch anbieten
screen-offer-listed = Alle sehen ihn hier, nicht nur, wer den Link hat
screen-offer-one-here = An einem offenen Tisch spielt eine Person hier und niemand per Link: Wer kommt, hat einen eigenen Platz.
screen-offers = Offene Tische
screen-offer-of = Tisch von { $player }
screen-offer-lead = { $player } hat einen Platz für dich.
screen-offer-free = frei
screen-offer-bots = { $count ->
    [one] mit einem Bot
   *[other] mit { $count } Bots
}
screen-offer-watch = Zusehen
screen-offer-own = Du bietest diesen Tisch an. Alle sehen ihn auf der Startseite; die Partie beginnt, wenn alle da sind.
screen-offer-own-private = Du bietest diesen Tisch an. Nur wer den Link hat oder eingeladen ist, findet ihn; die Partie beginnt, wenn alle da sind.
screen-offer-there = Du sitzt an diesem Tisch. Wenn die Partie beginnt, führt dich diese Seite hin.
screen-offer-begun = An diesem Tisch hat die Partie begonnen.
screen-offer-withdrawn = { $player } bietet diesen Tisch nicht mehr an.
screen-offer-join = Hinsetzen
screen-offer-leave = Aufstehen
screen-offer-close = Tisch schließen
screen-offer-link = Link
screen-offer-withdraw = Zurücknehmen
screen-offer-rated = gewertet
screen-offer-rated-long = Gewertet: nur Menschen, ohne Tipps
screen-studied = Alle dürfen die laufende Partie studieren
screen-offer-studied = Studien erlaubt
screen-offer-invited = { $player } lädt dich ein.
screen-offer-awaited = { $player } ist eingeladen
screen-offer-decline = Nein, danke
screen-offer-whom = Name einer Person
screen-offer-invite = Einladen
error-invite-blocked = Du hast { $player } blockiert. Gib { $player } erst unter „{ screen-me }“ wieder frei.
screen-level = Gesucht
screen-offer-start = { $free ->
    [0] Beginnen
    [one] Beginnen, mit einem Bot
   *[other] Beginnen, mit { $free } Bots
}
screen-kept-tables = Der Server ist nicht zu erreichen. So standen deine Tische, als du sie zuletzt gesehen hast: { $when }. Die du geöffnet hattest, kannst du dir ansehen. Sobald der Server wieder da ist, geht es weiter.
screen-nowhere = Hier ist nichts
screen-nowhere-lead = Keine Seite hat die Adresse { $path }. Vielleicht fehlt etwas von einem Link: die von Tischen sind lang und enden mit ihrem Schlüssel.
screen-take-lead = { $player } übergibt dir einen Platz in einer laufenden Partie: { $title }.
screen-take = Den Platz übernehmen
screen-neighbor = { $number ->
    [one] Nachbar
   *[other] Nachbar { $number }
}

## Was inzwischen geschehen ist

home-begun = Deine Partie hat begonnen: { $players }

## Eine Partie mit anderen finden, auf der Startseite

find-game = Partie suchen
find-game-lead = { $title } gegen andere: Du bekommst einen Platz an einem offenen Tisch oder eröffnest einen und wartest, wenn keiner passt.
find-game-pace = Tempo
find-game-pace-any = In jedem Tempo
find-game-pace-live = Jetzt, am Stück
find-game-pace-days = Über mehrere Tage
find-game-rated = Wertung
find-game-rated-any = Gewertet oder nicht
find-game-rated-rated = Gewertet
find-game-rated-casual = Nicht gewertet
find-game-as-chosen = Nur mit den hier gewählten Einstellungen
find-game-search = Partie finden

## Partien anderer

watch = Partien zum Zuschauen
watch-moved = letzter Zug { $when }

## Das Tempo eines neuen Tisches

pace-none = Ohne Uhr
pace-own = Eigene
pace-own-increment = Jeder Zug bringt der Reserve
pace-unit = Einheit
pace-seconds = Sekunden
pace-about-live = Die Zeit läuft für alle, die gefragt sind, vom ersten Zug an.
pace-about-long = Die Zeit läuft für alle, die gefragt sind. Was ein Zug länger dauert, geht von der Reserve ab. Im Urlaub, den sich alle selbst nehmen, steht sie still.
pace-nights-long = Nachts steht die Zeit still, für alle nach ihren eigenen Spielzeiten
pace-end = Wenn jemandes Zeit um ist,

## Die Seite aller Lektionen

learning-lead = Jede Lektion ist eine richtige Partie, in der du die Züge machst und dir jemand sagt, wozu. Beginne mit der ersten Partie. Die Kapitel sind kurz, und ihre Reihenfolge bestimmst du.
learning-unknown = Zu „{ $title }“ gibt es keine Lektionen. Diese Spiele haben welche:

## Startseite, Lektionen

screen-version = Allmende { $version }, { $engine }.
screen-me = Wer ich bin
pace-left = noch { $time }
learning = Beim Spielen lernen
learning-done = erledigt
learning-begun = angefangen
learning-anew = Von vorn
learning-minutes = { $minutes } Min.
learning-table = Lektion: { $title }

## Das Spiel des Tages

today = Das Spiel des Tages
today-lead = Allein, und für alle gleich ausgeteilt. Dein erster Versuch zählt.
today-new = noch nicht gespielt
today-playing = dein Versuch ist noch nicht vorbei
today-done = { $points } Punkte, Platz { $place }
today-ended = vorzeitig beendet

## Aufgaben

problems = Aufgaben
problems-way-lead = Finde den Plan für einen Spielzug, der sicher der beste ist.
problems-standing = { $solved } von { $tried } gelöst, Wertung { $rating }
problems-untried = { $problems ->
    [one] 1 Aufgabe
   *[other] { $problems } Aufgaben
}
