### Was die Dialoge sagen, die an einem Tisch aufgehen: Es kommt mit dem ersten davon.

## Einstellungen

screen-language = Sprache
screen-theme = Licht
screen-theme-auto = wie das System
screen-theme-light = Tag
screen-theme-dark = Lampe
screen-size = Größe
screen-size-small = klein
screen-size-normal = normal
screen-size-large = groß
screen-speed = Bewegung
screen-speed-0 = keine
screen-speed-1 = langsam
screen-speed-2 = normal
screen-speed-3 = schnell
screen-confirm-turns = Meine Züge bestätigen
screen-sounds = Töne
screen-full-screen = Ganzer Bildschirm
screen-full-screen-refused = Dein Browser lässt das gerade nicht zu.
screen-on = an
screen-off = aus
screen-ask = Nach Karten fragen, während andere entscheiden
screen-ask-always = immer
screen-ask-lapse = wenn die Gelegenheit verstreichen könnte
screen-ask-never = nie in fremden Zügen
screen-end = Am Ende meines Zuges fragen
screen-end-always = immer
screen-end-useful = wenn ich etwas laden oder tauschen kann
screen-end-never = nie

## Spieler und Links

screen-share-lead = Du kannst deinen Platz jederzeit an einen Bot abgeben, auf jeder Stufe, und ihn zurücknehmen. Was mit Plätzen geschieht, steht im Verlauf.
screen-hand-over = Den Platz von { $player } jemand anderem übergeben
screen-hand-over-back = Den Platz von { $player } doch nicht übergeben
screen-hand-over-lead = Wer diesen Link zuerst öffnet, übernimmt den Platz. Bis dahin bleibt er deiner.
screen-hand-over-link = Link, der den Platz von { $player } übergibt
screen-seat-here = an diesem Bildschirm
screen-seat-link = per Link
screen-bot = Bot: { $bot }
screen-played-by = Wer für { $player } spielt
screen-seat-rated = Diese Partie wird gewertet. Lässt du hier auch nur einmal einen Bot entscheiden, stehst du in der Wertung an letzter Stelle, auch wenn du den Platz zurücknimmst; ebenso, wenn am Ende ein Bot für dich spielt.
screen-seat-left = Diese Partie wird gewertet, und du hast hier einen Bot entscheiden lassen: In der Wertung stehst du an letzter Stelle, auch wenn du den Platz zurücknimmst.
screen-seat-own = Nur { $player } kann diesen Platz an einen Bot abgeben.
screen-seat-voted = Für { $player } spielt ein Bot, wenn { $player } das will oder wenn alle anderen für denselben stimmen.
screen-seat-waiting = Lässt { $player } die anderen bis { $time } warten, können sie den Platz abgeben.
screen-seat-away = { $player } hat die anderen zu lange warten lassen: Du kannst den Platz an einen Bot abgeben.
screen-vote-for = Deine Stimme, wer für { $player } spielt
screen-no-vote = keine Stimme
screen-vote-bot = Für einen Bot: { $bot }
screen-vote = { $by } stimmt für { $bot }.
screen-link-for = Link für { $player }
screen-link-watch = Link zum Zuschauen
screen-link-own = Dein eigener Link, für ein anderes Gerät; behalte ihn für dich
screen-ending = Die Partie vorzeitig beenden
screen-ending-wished = { $player } möchte die Partie so beenden, wie sie steht.
screen-ending-wish = Ich möchte die Partie so beenden, wie sie steht
screen-ending-end = Die Partie so beenden, wie sie steht
screen-ending-agree = Zustimmen und beenden
screen-ending-concede = Aufgeben
screen-ending-go-on = Weiterspielen
screen-ending-go-on-after-all = Doch weiterspielen
screen-ending-sure-concede = Dann ist die Partie vorbei, und du hast sie verloren.
screen-ending-sure-end = Dann ist die Partie endgültig vorbei, und niemand hat sie gewonnen.

## Notizen

screen-notes-lead = Sie bleiben bei diesem Tisch, auf allen deinen Geräten. Sonst sieht sie niemand.
screen-notes-kept = Gespeichert.
screen-notes-keeping = Wird gespeichert …
screen-carry = Anderswo weiterspielen

## Karten nachschlagen

screen-find-words = Wörter auf der Karte
screen-find-deck = Deck
screen-find-all-decks = alle Decks
screen-find-cost = Kosten
screen-find-any-cost = beliebige Kosten
screen-find-about = Thema
screen-find-any-about = beliebiges Thema
screen-find-players = Personen
screen-find-any-players = beliebig viele Personen
screen-find-in-play = im Spiel
screen-find-more = { $count } weitere
screen-find-played-by = im Spiel bei { $player }

## Analyse

screen-analysis-lead = Wie viele Punkte ein Bot bei jeder Entscheidung für jede Person erwartet hat, und was die gespielten Züge verschenkt haben.
screen-analysis-progress = { $done } von { $all } Entscheidungen angesehen
screen-graph-point = Zeige auf die Kurve, um zu sehen, was entschieden wurde.
screen-decisions = Entscheidungen
screen-move-number = Zug { $number }
screen-given-away = { $points } verschenkt
screen-turning = Die Wendepunkte: ansehen und von dort weiterspielen
screen-costly = Weitere teure Züge
screen-costly-whose = Wessen Züge
screen-costly-all = alle
screen-costly-none = Kein Zug hat einen halben Punkt verschenkt.

## Hilfe

screen-help-lit = Was hell umrandet ist, lässt sich jetzt benutzen. Klicke es an oder wähle aus der Liste „Was du tun kannst“, in der jeder erlaubte Zug steht.
screen-help-reasons = Zeige auf etwas oder tippe es an, um zu lesen, was es tut, was ein Zug bringt und warum etwas nicht geht. Was ein Symbol, ein Feld oder eine Karte bedeutet, erfährst du, wenn du mit Finger oder Maus länger darauf drückst: Dann gehen die Regeln an dieser Stelle auf. Die Taste R tut dasselbe für das, worauf du zeigst oder wohin du gegangen bist, und ebenso ein Druck auf eine Zeile des Verlaufs.
screen-help-bots = Bots
screen-help-levels = Bots spielen auf vier Stufen. Neuling und Dorfbewohner wählen oft einen schlechteren Zug, der Bauer keinen, von dem er das weiß, und der Meister schaut außerdem voraus.
screen-help-hint = „{ screen-hint }“ sagt, was ein Bot an deiner Stelle spielen würde, wie viele Punkte er am Ende erwartet und was dafür spricht. Er weiß nicht mehr als du.
screen-help-analysis = Nach einer Partie zeigt „{ screen-retrospect }“ die Punkte nach jeder Runde und woher sie kamen, „{ screen-analysis }“, wann wie viele Punkte zu erwarten waren, welche Züge am meisten verschenkt haben und was besser gewesen wäre; von dort kannst du weiterspielen.
screen-help-seats = Oben unter „{ screen-share }“ gibst du deinen Platz an einen Bot ab, wählst seine Stufe und nimmst den Platz zurück. Wer per Link spielt, wird nur dann durch einen Bot ersetzt, wenn er das will, wenn alle anderen dafür stimmen oder nach einer Abwesenheit, die mit dem Tisch vereinbart wurde. Dort übergibst du ihn auch per Link jemand anderem, gibst auf oder vereinbarst mit den anderen, die Partie zu beenden. Beim Verlauf siehst du, wer da ist, sagst etwas zu allen, erinnerst, auf wen gewartet wird, und machst dir Notizen.
screen-help-seats-alone = Oben unter „{ screen-seats }“ gibst du einen Platz an einen Bot ab, wählst seine Stufe, nimmst den Platz zurück, änderst Namen, beendest die Partie vorzeitig und machst dir Notizen.
screen-report = Stimmt etwas nicht?
screen-report-lead = Eine Meldung ist eine Datei mit dieser Partie, wie du sie siehst, bis hierher. Was andere verdeckt haben, steht nicht darin, und sie wird nirgendwohin gesendet: Gib sie an die weiter, die sich darum kümmern, und schreib dazu, was nicht stimmt.
screen-report-save = Fehler melden
screen-report-saved = Gespeichert als { $file }.
screen-keys = Tasten
screen-symbols = Symbole
screen-readings = Wo die Spielregel schweigt

## Tasten

screen-key-home = zum eigenen Heimatplan
screen-key-barn = zu den eigenen Waren und zur Scheune
screen-key-buildings = zu den Gebäuden zur Auswahl
screen-key-actions = zu den Aktionsfeldern
screen-key-farm = zum eigenen Hof
screen-key-improvements = zu den großen Anschaffungen
screen-key-digits = aus der Liste wählen
screen-key-done = fertig
screen-key-arrows = zwischen den umrandeten Dingen wandern
screen-key-undo = zurücknehmen
screen-key-undo-turn = den ganzen Zug zurücknehmen
screen-key-try = Schritte ausprobieren
screen-key-next = zum nächsten Tisch, der auf dich wartet
screen-key-hint = um einen Tipp bitten
screen-key-board = zum Aktionsplan
screen-key-log = zum Verlauf
screen-key-village = zu deinem Dorf
screen-key-cards = zu deinen Karten
screen-key-finder = Karten nachschlagen
screen-key-space = Leertaste
screen-key-replay = den Rückblick abspielen oder anhalten
screen-key-replay-move = einen Zug zurück oder vor (im Rückblick)
screen-key-replay-round = eine Runde zurück oder vor (im Rückblick)
screen-key-rules = die Regeln nachschlagen, auch zu dem, worauf du zeigst oder was den Fokus hat
screen-key-help = diese Hilfe
screen-key-close = schließen, zurück in die Gegenwart
screen-key-guide = in einer Lektion weiterlesen

screen-coach-off = aus
screen-coach-gentle = zurückhaltend
screen-coach-talkative = gesprächig
screen-help-coach = Ein Begleiter, den du in den Einstellungen anstellst, sagt vor einem Zug, was dadurch sicher verloren geht, und sonst nichts. Bis du zwei Partien eines Spiels zu Ende gespielt hast, ist er von selbst da; an Tischen mit anderen nur, wenn das erlaubt wurde, als der Tisch entstand.
screen-score-so-far = So, wie die Partie gerade steht.
screen-print = Drucken
screen-ask-again = Noch einmal versuchen
screen-graph = Erwartete Punkte im Lauf der Partie.
screen-graph-seat = { $player }: { $first } am Anfang, { $last } am Ende.
screen-step-in = Von hier weiterspielen
screen-cost = { $points } Punkte verschenkt
screen-better = Besser: { $move }

# How a game has come out.
screen-won = { $winners-count ->
    [one] { $winners } gewinnt mit { $points } Punkten.
   *[other] { $winners } gewinnen gemeinsam mit { $points } Punkten.
}
screen-over = Spielende
screen-story-share = Seite dieser Partie, für alle, die den Link haben
screen-retrospect = So lief es
screen-next-game = Nächste Partie der Reihe
screen-again = Noch eine Partie
screen-day-ranking = Rangliste des Tages
screen-rematch = Noch eine Partie, alle einen Platz weiter
screen-picture = Bild
screen-analysis = Analyse
screen-solo-extraordinary = { $points } Punkte: mehr als { $goal }, das ist außerordentlich.
screen-solo-reached = { $points } Punkte: Du hast das Ziel von { $goal } erreicht.
screen-solo-missed = { $points } Punkte: Das Ziel von { $goal } wurde diesmal verfehlt.
