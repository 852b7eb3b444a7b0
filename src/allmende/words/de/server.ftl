### Was der Server zu sagen hat.

log-opening = Das Spiel ist aufgebaut.

## Fehler: was verlangt wurde, ist nicht zu haben

error-request = Die Anfrage ist nicht zu verstehen: { $why }
error-too-large = Das ist zu viel auf einmal: höchstens { $largest } Bytes werden angenommen.
error-content-type = Was gesendet wird, muss { $type } sein.
error-host = Dieser Server ist nicht als „{ $host }“ bekannt. Soll er es sein, starte ihn mit: allmende serve --url http://{ $host }
error-origin = Seiten von { $origin } dürfen diesen Server nicht nutzen. Sollen sie es, starte ihn mit: allmende serve --url { $origin }
error-url = „{ $url }“ ist keine Adresse eines Servers wie https://spiele.example.org
error-no-page = Unter dieser Adresse gibt es nichts ({ $why }).
error-server = Im Server ist etwas schiefgegangen.
error-no-table = Diesen Tisch gibt es nicht.
error-key = Dieser Schlüssel gehört nicht zu diesem Tisch.
error-no-sequel = Auf das Spiel an jenem Tisch folgt kein solches.
error-not-yours = Platz { $seat } gehört jemand anderem.
error-stale = Inzwischen ist es am Tisch weitergegangen.
error-thinking = Der Bot konnte das nicht zu Ende denken.
error-name = Ein Name hat 1 bis { $longest } Zeichen.
error-record-hidden = Bis die Partie zu Ende ist, würde die Aufzeichnung verraten, was verdeckt ist.
error-database = Die Datenbank { $database } ist nicht zu gebrauchen: { $why }
error-port-taken = Port { $port } ist von einem anderen Programm belegt.
error-address = Der Server kann unter { $host }, Port { $port }, nicht erreichbar sein: { $why }
