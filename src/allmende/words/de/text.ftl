### Der Textmodus des Tisches im Browser, für Vorleseprogramme.

text-to-moves = Zu dem, was du tun kannst
text-to-command = Zum Befehl
text-to-position = Zur Stellung
text-command = Befehl
text-command-lead = Die Nummer eines Zuges oder ein Befehl: „hilfe“ zählt sie auf.
text-answer = Antwort
text-position = Stellung
text-more = Mehr
text-asked = { $player }: { $prompt }
text-nothing-to-do = Du hast gerade nichts zu entscheiden.
text-numbers = Mit den Pfeiltasten gehst du von Zug zu Zug.
text-move = { $number }. { $move }
text-which = Welcher davon?
text-unknown = „{ $text }“ ist weder ein Befehl noch ein Zug, der gerade geht. „hilfe“ zählt die Befehle auf.
text-no-move = So ein Zug geht gerade nicht: „{ $text }“.
text-not-found = Hier heißt nichts „{ $text }“.
text-no-player = Hier heißt niemand „{ $text }“.
text-none-here = Davon gibt es hier nichts.
text-no-undo = Gerade lässt sich nichts zurücknehmen.
text-confirm = Bestätigen
text-why-not = Gerade nicht: { $reason }
text-brings = { $move } bringt:
text-points-after = Dann hast du { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
text-no-hint = In einer Partie, die zählt, gibt kein Bot Tipps.
text-try-hint = „ja“ spielt, was du ausprobiert hast, „nein“ führt zurück an den Tisch.
text-plan-hint = „nein“ beendet das Planen.
text-plan-none = nichts
text-planned = Zug { $turn }: { $moves }
text-planned-nothing = Nichts ist geplant.
text-no-past = So einen Zug gibt es nicht, auf den du zurückblicken könntest.
text-present = Du bist wieder in der Gegenwart.
text-loading = Die Stellung ist unterwegs.

## Wie Befehle heißen: zuerst das übliche Wort, dann andere und Abkürzungen

text-command-moves = züge zuege z
text-command-do = tu spiele spiel
text-command-undo = zurück zurueck u
text-command-hint = tipp
text-command-try = probiere ausprobieren x
text-command-plan = plane
text-command-back = rückblick rueckblick
text-command-next = weiter
text-command-asked = frage fr
text-command-table = partie t runde
text-command-spaces = felder f plan
text-command-supply = vorrat v gebäude anschaffungen
text-command-farm = hof h dorf heimat
text-command-hand = hand ha
text-command-played = ausgespielt a karten
text-command-about = was k karte feld warum
text-command-points = punkte p
text-command-log = verlauf l
text-command-yes = ja
text-command-no = nein
text-command-help = hilfe ?
text-command-find = suche
text-command-rules = regeln r
text-command-settings = einstellungen
text-command-leave = ende aus

## Was sie tun, in der Hilfe

text-help = { $called }: { $does }
text-help-moves = deine Züge mit Nummern; mit Wörtern dahinter nur die, in denen sie vorkommen, etwa „züge schaf“
text-help-do = spielt einen Zug: „tu 3“, die Nummer allein oder seine Wörter
text-help-undo = nimmt deinen letzten Zug zurück; „zurück alles“ den ganzen Zug am Stück
text-help-hint = was ein Bot spielen würde, und warum
text-help-try = probiert Züge aus, die niemand sieht: Spiele sie wie sonst, dann spielt „ja“ sie wirklich, und „nein“ verwirft sie
text-help-plan = während andere entscheiden: plant deinen nächsten Zug, Schritt für Schritt; „plane nichts“ streicht alles, „nein“ beendet das Planen
text-help-back = zeigt den Tisch einen Zug früher; „rückblick 5“, wie er nach dem fünften Zug war; „nein“ führt in die Gegenwart
text-help-next = von dort einen Zug weiter
text-help-asked = wer gerade entscheidet, und worüber
text-help-table = wo die Partie steht
text-help-spaces = die Aktionsfelder: wer dort steht, was dort liegt, was sie kosten
text-help-supply = was noch zu bauen ist, und was im Vorrat liegt
text-help-farm = alles, was vor dir liegt; „hof 2“, oder mit einem Namen, was vor jemand anderem liegt
text-help-hand = deine Hand
text-help-played = die ausgespielten Karten; mit Namen oder Nummer die einer Person
text-help-about = was eine Karte, ein Feld oder ein Gebäude bewirkt, und warum es gerade nicht geht; „was 3“, was ein Zug bringt
text-help-points = die Punkte von allen
text-help-log = was zuletzt geschah; „verlauf 5“ die letzten fünf Züge
text-help-yes = spielt einen Zug, der noch zu bestätigen ist, oder die ausprobierten Züge
text-help-no = lässt ihn, und beendet Ausprobieren, Planen und Rückblick
text-help-help = diese Liste
text-help-find = schlägt Karten, Gebäude und dergleichen nach
text-help-rules = öffnet die Regeln
text-help-settings = öffnet die Einstellungen
text-help-leave = verlässt den Textmodus
