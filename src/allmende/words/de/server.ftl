### Was der Server zu sagen hat.

log-opening = Das Spiel ist aufgebaut.

## Fehler: was verlangt wurde, ist nicht zu haben

error-request = Die Anfrage ist nicht gültig: { $why }
error-text = Texte dürfen das Nullzeichen nicht enthalten; bitte entferne es.
error-too-large = Das ist zu viel auf einmal: höchstens { $largest } Bytes werden angenommen.
error-too-often = Das ist mehr, als ein Mensch spielt. Bitte warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} und versuche es noch einmal.
error-too-often-minutes = Das ist mehr, als ein Mensch spielt. Bitte warte { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} und versuche es noch einmal.
error-content-type = Der Inhaltstyp muss { $type } sein.
error-host = Dieser Server ist nicht als „{ $host }“ bekannt. Soll er es sein, starte ihn mit: allmende serve --url http://{ $host }
error-origin = Seiten von { $origin } dürfen diesen Server nicht nutzen. Sollen sie es, starte ihn mit: allmende serve --url { $origin }
error-no-page = Unter dieser Adresse gibt es nichts ({ $why }).
error-server = Im Server ist etwas schiefgegangen.
error-title-missing = Das Spiel dieses Tisches, „{ $title }“, ist auf diesem Server nicht installiert. Wer ihn betreibt, kann es installieren; verloren ist nichts.
error-no-table = Diesen Tisch gibt es nicht.
error-key = Dieser Schlüssel gehört nicht zu diesem Tisch.
error-no-sequel = Diese Partie folgt nicht auf die an jenem Tisch.
error-not-yours = Platz { $seat } gehört jemand anderem.
error-stale = Inzwischen ist es am Tisch weitergegangen.
error-switched-off = Wer diesen Server betreibt, hat das vorerst abgeschaltet. Laufende Partien gehen weiter.
error-banned = Wer diesen Server betreibt, hat dich ausgeschlossen{ $given ->
    [yes] {": "}{ $why }
   *[no] .
}
error-thinking = Der Bot konnte sich nicht entscheiden.
error-name = Ein Name hat 1 bis { $longest } sichtbare Zeichen.
error-name-mark = Nur Bots haben Namen, die mit { $mark } beginnen.
error-same-name = An diesem Tisch heißt schon jemand { $player }.
error-like-name = Das kann man auch als { $player } lesen, und so heißt schon jemand an diesem Tisch.
error-record-hidden = Bis die Partie zu Ende ist, würde die Aufzeichnung verraten, was verdeckt ist.
error-undo-over = Die Partie ist zu Ende, und alle dürfen sehen, was verdeckt war; darum lässt sich nichts mehr zurücknehmen.
error-consent = Nur { $player } kann diesen Platz an einen Bot abgeben.
error-broken = Dieser Tisch kann hier nicht weitergehen: Was als Nummer { $number } abgelegt wurde, ist nicht zu spielen. Alles andere ist gesichert, und wer den Server betreibt, sieht in dessen Protokoll, woran es liegt.
error-store = Der Server kommt gerade nicht an seine Tische. Was bestätigt war, ist sicher; bitte versuche es gleich noch einmal.
error-draining = Der Server wird gerade durch einen neuen abgelöst. Was bestätigt war, ist sicher; bitte versuche es gleich noch einmal.
error-seed = Wo jemand per Link spielt, teilt allein der Zufall aus: Eine Startzahl würde alle Hände verraten.
error-full = Ein Tisch fasst höchstens { $most } Züge und andere Änderungen.
error-moves-only = An diesem Tisch ist so viel geschehen ({ $most } Änderungen), dass er von jetzt an nur noch Züge annimmt.
error-absence = Eine Abwesenheit dauert 1 bis { $longest } Minuten.
error-not-handed = Dieser Platz wird mit diesem Link nicht oder nicht mehr übergeben.
error-rated = In einer gewerteten Partie spielen nur Menschen, und nur per Link.
error-rated-over = Eine gewertete Partie bleibt, wie sie geendet hat.
error-rated-hand = In einer gewerteten Partie übergibt niemand seinen Platz.
error-remote-hand = Für jemand anderen spielt nur ein Bot dieses Servers: Einer von anderswo sähe die fremde Hand.
error-rated-hint = In einer gewerteten Partie gibt kein Bot Tipps.
error-rated-report = Eine gewertete Partie kann erst gemeldet werden, wenn sie zu Ende ist.
error-rated-seat = Eine gewertete Partie beginnt, wenn alle mit Namen bekannt sind und Platz genommen haben: { $player } fehlt noch.
error-rated-same = In einer gewerteten Partie spielt niemand für zwei: { $player } und { $other } sind eine Person.

## Das Spiel des Tages

error-day = Von diesem Tag gibt es kein Spiel: Wähle heute oder einen vergangenen Tag.
error-no-days = Dieses Spiel hat kein Spiel des Tages, weil man es nicht allein spielen kann.
error-day-first = Üben kannst du das heutige Spiel, sobald dein Versuch, der zählt, vorbei ist.
error-day-past = Dieser Tag ist vorbei. Heute gibt es ein neues Spiel; das eines vergangenen Tages lässt sich üben.
error-day-bot = Im Spiel des Tages spielt niemand für dich, solange dein Versuch zählt.
error-day-hint = Im Spiel des Tages gibt kein Bot Tipps, solange dein Versuch zählt.
error-day-over = Dein Versuch am Spiel des Tages bleibt, wie er geendet hat.
error-day-report = Deinen Versuch am Spiel des Tages kannst du melden, sobald er vorbei ist.

## Was der Verlauf neben den Zügen erzählt

note-studied = Alle, die hier spielen, dürfen die laufende Partie studieren, soweit sie sie kennen.
note-day-try = Das Spiel des Tages vom { $day }. Dieser Versuch zählt, darum gibt es keine Tipps.
note-day-practice = Das Spiel des Tages vom { $day }, zur Übung: Es zählt nirgends.
note-name = { $before } heißt von jetzt an { $player }.
note-bot = Von jetzt an spielt ein Bot für { $player }: { $bot }.
note-bot-absence = { $player } hat die anderen zu lange warten lassen. Von jetzt an spielt ein Bot für { $player }: { $bot }.
note-expired = Die Zeit von { $player } ist um.
note-bot-vote = Alle anderen sind sich einig. Von jetzt an spielt ein Bot für { $player }: { $bot }.
note-back = Für { $player } spielt kein Bot mehr.
note-vote = { $by } stimmt dafür, dass ein Bot für { $player } spielt: { $bot }.
note-vote-back = { $by } stimmt nicht mehr dafür, dass ein Bot für { $player } spielt.
note-undo = { $player } nimmt { $count ->
    [1] den letzten Zug
   *[other] die letzten { $count } Züge
} zurück.
note-handed = { $before } hat den Platz an { $player } übergeben.
note-nudge = { $by } erinnert { $player } an den Zug.
note-end = { $player } möchte die Partie so beenden, wie sie steht.
note-end-back = { $player } möchte doch weiterspielen.
note-rematch = Die nächste Partie ist an einem anderen Tisch.

# Leute

error-nobody = Dieser Browser ist hier noch nicht bekannt.
error-pass = Dieser Link ist verbraucht oder zu alt. Mach auf dem ersten Gerät einen neuen.
error-no-device = Dieses Gerät ist nicht deines oder schon abgemeldet.
error-colour = Diese Farbe gibt es nicht.
error-no-seat-of-link = Dieser Link führt zu keinem Platz.
error-no-person = Diese Seite ist nicht öffentlich, oder es gibt sie nicht mehr.
error-game-hidden = Diese Partie ist für die da, die sie gespielt haben.
error-no-offer = Diesen offenen Tisch gibt es nicht mehr.
error-offer-full = An diesem Tisch sind alle Plätze besetzt.
error-offer-begun = An diesem Tisch hat die Partie begonnen.
error-offer-host = Nur { $player } kann beginnen, bevor alle da sind.
error-offer-trouble = An diesem Tisch kann die Partie nicht mehr beginnen. { $why }
error-offer-unreadable = Eine andere Version des Servers hat ihn angelegt, und diese kann ihn nicht lesen.
error-offers = Du bietest schon { $most } Tische an. Nimm erst einen zurück.
error-no-lesson = Zu { $title } gibt es keine Lektion „{ $lesson }“; es gibt: { $known }.
error-lesson = Die Lektion „{ $lesson }“ zu { $title } lässt sich nicht spielen: { $why }.
error-step-in = Von dort kann niemand weiterspielen: Wähle eine Stellung vor dem Ende und einen Platz.
error-no-study = Dieser Tisch ist keine Studie.
error-study-already = Das ist schon eine Studie: Ihre Stellungen stehen in ihren Varianten.
error-study-running = Andere spielen diese Partie noch: Eine Studie lässt sich beginnen, wenn sie zu Ende ist, vorher nur, wo der Tisch es erlaubt.
error-study-unaided = Diese Partie spielst du für dich, weil sie zählt: Eine Studie lässt sich beginnen, wenn sie zu Ende ist.
error-study-unknown = Zu dem, was du von dieser Partie gesehen hast, fand sich keine andere Verteilung: Eine Studie lässt sich beginnen, wenn sie zu Ende ist.
error-study-yours = Eine Studie ändert nur, wer ihren Schlüssel hat: Speichere sie und öffne das Gespeicherte als deine eigene.
error-study-node = Diese Stellung ist nicht mehr in der Studie.
error-study-beginning = Der Anfang einer Studie lässt sich benennen, aber weder entfernen noch nach vorn stellen.
error-study-end = Eine Studie wird nicht aufgegeben oder beendet: Verlass sie, oder geh zurück und spiel weiter.
error-lesson-names = Diese Lektion braucht { $players } Namen: deinen und die der Nachbarn.
error-invite-sit = Nur wer an diesem Tisch einen Platz hat, lädt andere ein.
error-invite-nobody = Niemand heißt hier { $player }. Schick den Link.
error-invite-several = Mehrere heißen { $player }. Schick den Link an die Person, die du meinst.
error-invite-many = { $most } sind schon eingeladen.
error-word = Eine Nachricht hat 1 bis { $longest } Zeichen.
error-words = An diesem Tisch ist so viel gesagt worden ({ $most } Nachrichten), dass er keine mehr annimmt.
error-nudge = Auf { $player } wartet gerade niemand.
error-nudged = { $player } ist schon erinnert worden. Einmal am Tag genügt.
error-remark = Deine Notizen haben höchstens { $longest } Zeichen.

error-no-rulebook = Zu { $title } gibt es hier keine Regeln zum Nachschlagen.
error-no-scene = Die Spielregel zeigt keine Stellung „{ $scene }“.
error-long-search = Eine Suche hat höchstens { $words } Wörter und { $characters } Zeichen. Versuch es mit weniger Wörtern.

## Aufgaben

error-plan-move = „{ $move }“ ist in diesem Plan nicht möglich.
error-plan-open = Der Plan ist noch nicht zu Ende: Er reicht bis zum Ende des Spielzugs.
error-no-such-problem = Diese Aufgabe gibt es hier nicht.
error-problem-table = Das ist nicht dein Tisch mit dieser Aufgabe.
error-problem-bot = In einer Aufgabe spielt niemand für dich.
error-problem-hint = In Aufgaben gibt es keine Tipps.
error-problem-over = Eine Aufgabe bleibt, wie sie endete.
error-problem-report = Der Tisch einer Aufgabe lässt sich erst melden, wenn die Partie dort zu Ende ist.
