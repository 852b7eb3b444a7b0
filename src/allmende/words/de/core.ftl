### Was alle Spiele und alle Bildschirme gemeinsam haben.

## Aufzählungen: Eine Liste wird von hinten her gesprochen, immer zwei Teile auf einmal.
## $first und $second oder $first und $rest sind das Aufgezählte.

list-two = { $first } und { $second }
list-many = { $first }, { $rest }

## Bots

bot-random = Zufall
bot-greedy = Gierig
bot-novice = Neuling
bot-villager = Dorfbewohner
bot-farmer = Bauer
bot-master = Meister
bot-racer = Familienmensch
bot-builder = Baumeister
bot-herder = Viehzüchter
bot-hoarder = Sammler
bot-mayor = Bürgermeister
bot-sower = Sämann
bot-toolmaker = Werkzeugmacher
bot-blocker = Störer
bot-kept = { $level } von { $version }
bot-numbered = { $bot } { $number }
bot-trained = { $name }
bot-program = { $command }

## Rat: was für einen Zug spricht. Der andere Zug wäre stattdessen möglich.

why-more = Bringt { $gains } als „{ $other }“.
why-more-and-less = Bringt { $gains } als „{ $other }“, aber { $loss }.
why-less = Bringt { $loss } als „{ $other }“.
why-ahead = Verspricht etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr als „{ $other }“.
why-behind = Verspricht etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger als „{ $other }“.
why-even = Macht kaum einen Unterschied zu „{ $other }“.
why-wins = Gewinnt etwa { $wins } % der Partien, „{ $other }“ { $others } %.
why-alone = Etwas anderes kommt hier kaum in Frage.
why-more-points = etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr { $category }
why-more-for = { $points } { $category }
why-fewer-points = etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger { $category }
why-fewer-for = { $points } weniger { $category }

## Fehler: Das Gewünschte gibt es nicht

error-language = Die Sprache „{ $language }“ gibt es hier nicht; es gibt: { $known }.
error-told = { $why }
error-unknown-title = Es gibt kein Spiel „{ $title }“; es gibt: { $known }.
error-broken-title = Das Spiel „{ $title }“ kann nicht gespielt werden: { $why }.
error-no-insight = Bots dieser Art können { $title } noch nicht spielen.
error-unknown-bot = Es gibt keinen Bot „{ $bot }“; es gibt: { $known }.
program-failed = das Programm „{ $program }“ hat versagt: { $why }
program-not-started = es lässt sich nicht starten: { $problem }
program-ended = es hat sich beendet; seine letzten Worte: { $words }
program-ended-silently = es hat sich ohne ein Wort beendet
program-garbled = seine Antwort ist kein JSON-Objekt: { $said }
program-slow = es hat nicht innerhalb von { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} geantwortet
program-flood = es hat mehr geschickt, als gefragt war
program-unwanted = niemand wartet mehr auf seine Antwort
program-no-move = seine Antwort hat kein „move“
program-illegal = es hat „{ $move }“ gespielt ({ $why })
program-no-command = „{ $bot }“ ist kein Befehl: Schreibe cmd:BEFEHL oder cmd@SEKUNDEN:BEFEHL.
program-no-name = „{ $bot }“ muss NAME=BEFEHL sein, mit einem Namen aus kleinen Buchstaben.
program-name-taken = Einen Bot „{ $bot }“ gibt es schon.
program-not-executable = „{ $program }“ darf nicht ausgeführt werden: chmod +x erlaubt es, und die erste Zeile sagt, womit.
program-not-found = Ein Programm „{ $program }“ gibt es hier nicht.
answer-several = Die Antwort nennt mehrere Züge ({ $moves }): Schreibe nur einen davon.
answer-illegal = „{ $move }“ ist jetzt nicht erlaubt: { $why }
answer-none = Einen erlaubten Zug „{ $answer }“ gibt es nicht: Schreibe einen aus der Liste, etwa { $moves }.
error-no-table-open = Noch ist kein Tisch offen: Eröffne zuerst einen.
error-no-own-table = Einen Tisch „{ $table }“ gibt es nicht; offen sind: { $known }.
error-no-seat-link = „{ $link }“ ist kein Link eines Platzes: Ein solcher sieht aus wie http://RECHNER/t/TISCH#SCHLÜSSEL.
error-no-server = Der Server ist nicht zu erreichen: { $problem }.
error-other-server = „{ $link }“ ist nicht am Server { $server }.
error-unknown-move = Einen Zug „{ $move }“ gibt es nicht.
error-players = Die Spielerzahl { $players } ist bei { $title } nicht möglich; möglich sind: { $counts }.
error-option = { $title } hat keine Option „{ $option }“; es gibt: { $known }.
error-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein; möglich sind: { $known }.
error-deal = Diese Startlage passt nicht zu einer Partie für { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}.
error-no-seat = Den Platz { $seat } gibt es nicht.
error-which-seat = Mehrere Plätze sind jetzt am Zug: Sag dazu, für welchen der Zug gilt.
error-undo = Es gibt nichts zurückzunehmen.
error-concede = Aufgeben kann man eine Partie, an der höchstens { $most } teilnehmen: Sonst spielen die anderen weiter, und ein Bot kann den Platz übernehmen.
error-not-over = Die Partie ist noch nicht zu Ende: Erst dann lässt sie sich analysieren.
error-no-twins = Diese Partien haben verschiedene Startlagen, Spielerzahlen oder Optionen: Sie lassen sich nicht vergleichen.
error-record-deal = Die Startlage der Aufzeichnung ist nicht lesbar.
error-record-lacks = Der Aufzeichnung fehlt die Zeile „{ $head }“.
error-record-line = { $line ->
    [0] Die Aufzeichnung ist hier nicht lesbar: { $text }
   *[other] Zeile { $line } der Aufzeichnung ist nicht lesbar: { $text }
}
error-record-rules = Die Aufzeichnung folgt Version { $found } der Regeln; dies ist { $known }.
error-record-newer = Die Aufzeichnung folgt Version { $found } der Regeln; bekannt sind sie hier bis { $known }. Eine neuere Version von Allmende kann sie lesen.
error-report-without-record = Diese Meldung hat keine Aufzeichnung: Was der Platz gehört und gesehen hat, steht in der Datei.
error-report-head = Der Kopf der Meldung ist nicht zu lesen.
error-record-move = Zug { $number } der Aufzeichnung, „{ $move }“, ist nicht spielbar: { $reason }
error-study-open = Zeile { $line } der Studie öffnet eine Variante, die keine Zeile schließt.
error-study-move = Zeile { $line } der Studie: Der Zug „{ $move }“ ist nicht spielbar: { $reason }

## How players have ended their game

ending-agreed = Alle waren sich einig, die Partie hier zu beenden.
ending-closed = Wer den Server betreibt, hat die Partie hier beendet.
ending-conceded = { $player } hat die Partie aufgegeben.

## die Regelmaschine

engine = { $engine ->
    [compiled] Regeln kompiliert
    [compiling] Regeln interpretiert, während sie kompiliert werden ({ $percent } %)
    [ready] Regeln interpretiert, kompilierte bereit für den nächsten Start
    [stuck] Regeln interpretiert: { $problem }
   *[interpreted] Regeln interpretiert
}

## Meldungen von Fehlern

report-what = Die Meldung eines Fehlers in Allmende. `allmende replay DATEI` zeigt sie, und im Browser „Eine Aufzeichnung öffnen“. Nichts davon wurde irgendwohin gesendet.
report-hidden = { $hidden ->
    [open] In dieser Partie ist nichts verdeckt: Dies ist ihre Aufzeichnung bis hierher.
    [redealt] Was dieser Platz nicht sehen kann, steht hier nicht. Es wurde neu ausgeteilt, die Wahl der anderen eingeschlossen, und zwar so, dass der Platz genau dasselbe sieht; Fragen, die andere verneint haben, können fehlen oder dazugekommen sein.
   *[missing] Was dieser Platz nicht sehen kann, steht hier nicht. Es fand sich keine andere Verteilung, bei der er dasselbe sieht. Deshalb gibt es keine Aufzeichnung, sondern nur, was er gehört hat und was er sieht.
}
report-please = Was stimmt nicht? Bitte schreib es hierher oder dorthin, wo du es meldest:
