### Was der Befehl `allmende` sagt.

## Hilfe

help-usage = Aufruf:
help-commands = Befehle
help-arguments = Angaben
help-general = Allgemein
help-arg-help = diese Hilfe zeigen
help-arg-lang = die Sprache: en oder de; sonst die der Umgebung

help-allmende = Uwe Rosenbergs Bauernhofspiele, zum Spielen und zum Erforschen.
help-allmende-examples =
    Zum Ausprobieren:
      allmende serve                                      im Browser spielen
      allmende play hallertau                             im Terminal spielen
      allmende titles                                     die Spiele aufzählen
      allmende simulate hallertau --bots farmer,greedy    Bots spielen lassen
      allmende BEFEHL --help                              einen Befehl kennenlernen
help-serve = Im Browser spielen: allein, mit Freunden oder gegen Bots.
help-serve-examples =
    Jeder Zug ist gespeichert, bevor er bestätigt wird: Nach einem Abbruch geht es
    weiter, wo man war.

      allmende serve                            nur für diesen Rechner
      allmende serve --host 0.0.0.0             für das ganze lokale Netz
      allmende serve --url https://spiele.example   bekannt auch unter diesem Namen
      allmende serve --database games.sqlite    die Tische hier aufbewahren
help-arg-host = die Adresse des Servers (127.0.0.1: nur dieser Rechner)
help-arg-url = die Adresse, unter der andere den Server kennen, etwa hinter einem Proxy; Links beginnen damit; mehrmals möglich
help-arg-trust-proxy = Adresse oder Netz eines Proxys, der weitergibt, wer anfragt (X-Forwarded-For), etwa 127.0.0.1; mehrmals möglich
help-arg-mail = der Mailserver, etwa smtps://name:passwort@mail.example?from=spiele@mail.example; auch in ALLMENDE_MAIL
help-arg-allow-target = ein Ziel in einem privaten Netz, an das Benachrichtigungen gehen dürfen, etwa ntfy.lan:80; mehrmals möglich
help-arg-vapid = die Datei mit dem Schlüssel, der Benachrichtigungen an Browser unterschreibt (docs/hosting.md); sonst wird einmal einer erzeugt und in der Datenbank aufbewahrt
help-arg-port = der Port des Servers (8000)
help-arg-database = wo die Tische liegen: SQLite-Datei oder PostgreSQL-Adresse wie postgresql:///games
help-arg-archive-after = wie viele Tage nach ihrem Ende eine Partie von den Tischen der Spieler zu den älteren Partien wechselt (60)
help-arg-bot-serve = ein Programm, das unter diesem Namen an Tischen spielen darf, nach dem Protokoll von docs/bots.md; mehrmals möglich
help-arg-metrics = wo Prometheus nach den Messwerten des Servers fragt: ein Port, nur von diesem Rechner aus, wenn keine Adresse davor steht
help-arg-log-form = die Form der Logzeilen: text oder, für Programme, json
help-arg-log-requests = auch jede Anfrage festhalten: Route, Status und Dauer, weder Adressen noch Tische
help-arg-end-after = Partien, in denen so viele Tage nichts geschehen ist, ohne Sieger beenden (nie)
help-arg-forget-after = Leute, die so viele Tage auf keinem Gerät mehr da waren, vergessen, als hätten sie es gewünscht (nie)
help-arg-traces = der OpenTelemetry-Collector, an den Spuren der Anfragen gehen, etwa http://127.0.0.1:4318/v1/traces
help-arg-drain = wie lange er nach dem Zeichen zum Ende (SIGTERM) noch erreichbar bleibt, aber nicht mehr bereit ist, damit ein Lastverteiler das merkt und alle zu anderen Prozessen schickt (0)
help-arg-admin = die Datei mit dem Schlüssel zur Verwaltungsseite, /admin; fehlt sie, entsteht sie mit einem neuen Schlüssel
help-arg-day-secret = ein Geheimnis, durch das niemand die Spiele des Tages im Voraus kennen kann; auch in ALLMENDE_DAY_SECRET
help-arg-no-browser = keinen Browser öffnen
help-arg-check-tables = nach jeder Berichtigung der Regeln einmal alle Tische im Hintergrund prüfen: Die gleich verlaufen wären, folgen den neuesten Regeln, die anderen behalten ihre und werden genannt
help-worker = Berechnen, was Bots auf Servern derselben PostgreSQL-Datenbank gefragt werden.
help-worker-examples =
    Züge von Bots, Tipps und Analysen berechnen Worker, auf diesem Rechner oder auf
    anderen, sobald einer da ist; sonst tun es die Server selbst. Was ein Worker
    nicht fertig hat, wenn er endet, gibt er zurück. Server und Worker haben
    dieselbe Version.

      allmende worker --database postgresql://allmende@db.lan/games
      allmende worker --database postgresql:///games --jobs 2 --metrics 9465
help-arg-database-worker = die PostgreSQL-Adresse, die auch die Server haben, etwa postgresql:///games
help-arg-jobs-worker = wie viele Prozesse gleichzeitig rechnen (einer je Kern)
help-arg-drain-worker = wie lange er nach dem Zeichen zum Ende (SIGTERM) noch an Begonnenem rechnet; den Rest gibt er zurück (10)
help-enrol = Einem Bot, der über HTTP spielt, Namen und Schlüssel geben.
help-enrol-examples =
    Wer den Schlüssel hat, spielt als dieser Bot an den Tischen des Servers; wie,
    steht in docs/bots.md. Er wird einmal gezeigt, der Server behält nur seine
    Prüfsumme. Der Server darf dabei laufen.

      allmende enrol mybot
      allmende enrol mybot --database games.sqlite --seconds 60
      allmende enrol mybot --remove
help-arg-bot-name = der Name des Bots: kleine Buchstaben, Ziffern und Bindestriche
help-arg-bot-seconds = wie viele Sekunden er für eine Entscheidung hat (10)
help-arg-bot-remove = seinen Schlüssel ungültig machen; sein Name bleibt vergeben
help-complaints = Zeigen, was Spieler über andere gemeldet haben.
help-complaints-examples =
    Jede Meldung sagt, um wen es geht, von wem sie kommt, weswegen und an welchem
    Tisch. Was erledigt ist, zeigt nur noch --all. Der Server darf dabei laufen.

      allmende complaints
      allmende complaints --done kx4v2mq9
      allmende complaints --database postgresql:///games --all
help-arg-complaints-done = die Meldung dieses Namens als erledigt vermerken; mehrmals möglich
help-arg-complaints-all = auch die erledigten zeigen
complaints-none = Es ist nichts gemeldet.
complaints-whom = { $known ->
    [both] { $called }, heißt jetzt { $name }
    [same] { $called }
   *[gone] jemand, dessen Daten gelöscht sind
}
complaints-by = { $known ->
    [yes] { $name }
   *[no] jemandem, dessen Daten gelöscht sind
}
complaints-line = { $complaint }  { $time }  { $whom }: { $why }. Gemeldet von { $by }.{ $done ->
    [yes] { " " }Erledigt.
   *[no] { "" }
}
complaints-table = Tisch { $table }
complaints-person = Person { $person }
complaints-why-insults = beleidigt oder belästigt andere
complaints-why-leaving = verlässt Partien oder verschleppt sie absichtlich
complaints-why-cheating = betrügt
complaints-why-name = trägt einen anstößigen Namen
complaints-why-other = etwas anderes
error-no-complaint = Es gibt keine Meldung „{ $complaint }“.
help-backup = Alles, was ein Server aufbewahrt, in eine Datei kopieren.
help-backup-examples =
    Der Server darf dabei laufen: In der Datei steht alles so, wie es in einem
    Augenblick war. Sie ist eine SQLite-Datenbank, worin auch immer der Server seine
    Tische hat, und lässt sich so anbieten, wie sie ist. Sie enthält, was niemand
    sonst lesen soll.

      allmende backup tische-montag.sqlite
      allmende backup /backup/games.sqlite --replace --database postgresql:///games
help-arg-backup-file = die Datei der Sicherung
help-arg-backup-replace = die Datei ersetzen, wenn es sie gibt, sobald die neue vollständig ist
help-restore = Zurückholen, was `allmende backup` kopiert hat.
help-restore-examples =
    Halte den Server vorher an. Eine Sicherung von SQLite passt auch in PostgreSQL
    und umgekehrt: So zieht ein Server vom einen zum anderen um.

      allmende restore tische-montag.sqlite
      allmende restore tische-montag.sqlite --replace
      allmende restore tische-montag.sqlite --database postgresql:///games
help-arg-restore-file = die Datei der Sicherung
help-arg-restore-replace = ersetzen, was da ist: Eine Datei bleibt unter anderem Namen daneben liegen, in PostgreSQL wird es gelöscht
backup-made = { $file } enthält { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} und { $persons ->
    [one] 1 Person
   *[other] { $persons } Personen
}.
restore-made = { $database } enthält wieder { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} und { $persons ->
    [one] 1 Person
   *[other] { $persons } Personen
}.
restore-before = Was da war, heißt jetzt { $before }.
help-export = Die Partien aller Tische als Aufzeichnungen schreiben.
help-export-examples =
    Jede Partie ist eine Textdatei mit den Namen ihrer Spieler, in einem Ordner für
    jedes Spiel; auch laufende Partien, mit allem, was in ihnen verdeckt ist. Der
    Server darf dabei laufen.

      allmende export partien
      allmende records check partien
help-arg-export-folder = der Ordner der Aufzeichnungen; er entsteht, wenn es ihn nicht gibt
export-made = In { $folder } { $games ->
    [one] liegt 1 Partie
   *[other] liegen { $games } Partien
}.
export-unread = Die Partie des Tisches { $table } lässt sich nicht lesen und fehlt; warum, sagt `allmende store check`.
help-store = Prüfen, was ein Server aufbewahrt.
help-store-examples =
    Liest alles und spielt jede Partie so, wie sie gespielt wurde. Geprüft wird eine
    Kopie, wie alles in einem Augenblick war; der Server darf also laufen. Der
    Status ist 1, wenn etwas nicht stimmt.

      allmende store check
      allmende store check --database tische-montag.sqlite
help-arg-store-check = prüfen, dass nichts fehlt oder beschädigt ist
store-problem = Tisch { $table }: { $what }
store-gap = Eintrag { $number } fehlt.
store-beheaded = Der erste Eintrag fehlt.
store-entry = Eintrag { $number } lässt sich nicht lesen oder spielen: { $why }
store-behind = Bekannt waren { $known } Einträge, davon sind { $found } da.
store-checked = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} mit { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträgen
}: { $problems ->
    [0] Alles stimmt.
    [one] Mit 1 Tisch stimmt etwas nicht.
   *[other] Mit { $problems } Tischen stimmt etwas nicht.
}
help-play = Im Terminal spielen.
help-play-examples =
    Antworte mit der Nummer einer Möglichkeit oder mit einem Zug, wie er in
    Aufzeichnungen steht. Weitere Antworten: tipp, undo, table, why ZUG, seat N,
    bot STUFE N, record, report, quit und help: Das nennt, was ein Spiel sonst noch
    versteht, wie card 104 in Hallertau. Züge können auch aus einer Datei oder einem
    Programm kommen.

      allmende play hallertau                              gegen einen Bot
      allmende play hallertau --players 1                  allein
      allmende play hallertau --players 3 --bots master    zwei Leute und ein Bot
      allmende play hallertau --set gateway=expert         mit dem Experten-Deck
      allmende play hallertau --record abend.txt           aufheben und fortsetzen
      allmende play hallertau --seed 7 < zuege.txt         aus einer Datei
help-draft = Drafts gegen Bots üben, die nach dem wählen, was von Karten bekannt ist.
help-draft-examples =
    Jede Wahl wird nach dem beurteilt, was Partien von den Karten gezeigt haben.
    Antworte mit der Nummer einer Karte. Nach dem Draft spielt play diese Hand, und
    next teilt andere Päckchen aus. Derselbe Seed gibt dieselben Päckchen.

      allmende draft agricola                        auf eine der bekannten Weisen
      allmende draft agricola --set hands=draft-8    aus acht Karten jeder Art
      allmende draft agricola --seed 7               die Päckchen von anderen
help-simulate = Bots viele Partien gegeneinander spielen lassen.
help-simulate-examples =
    Dieselbe Startzahl ergibt überall dieselben Partien, mit beliebig vielen
    Prozessen.

      allmende simulate hallertau --bots farmer,greedy --games 200
      allmende simulate hallertau --players 4 --bots random --jobs 2 --json
      allmende simulate hallertau --set progress=clockwise --records partien/
help-tournament = Herausfinden, welcher Bot am besten spielt.
help-tournament-examples =
    Jede Aufstellung von Bots spielt dieselben Startlagen, auf jedem Platz. Mit
    --out geht ein abgebrochenes Turnier weiter, wo es stand, und es entsteht ein
    Bild; das braucht pip install 'allmende[arena]'.

      allmende tournament hallertau --bots farmer,villager --games 200 --jobs 2
      allmende tournament agricola --players 4 --bots farmer,greedy
      allmende tournament arle --players 1 --bots farmer,master --out allein/
help-ladder = Herausfinden, wie ein Bot gegen Spieler verschiedener Art besteht.
help-ladder-examples =
    Zum Prüfstand eines Spiels gehören der gierige Bot, von Hand gemachte
    Charaktere und Bots früherer Versionen, die spielen wie damals. Ein Bot trifft
    auf jeden von ihnen auf denselben Startlagen und auf jedem Platz. Mit --out geht
    es nach einem Abbruch weiter, wo es stand.

      allmende ladder agricola --bot master --games 200 --jobs 2
      allmende ladder agricola --edition 1 --bot 'cmd:./mein-bot' --markdown
      allmende ladder agricola --bot netze/agricola-2@64 --set side_job=on
      allmende ladder agricola --bot netze/agricola-2@64 --promote --out leiter/
help-train = Ein Netz lernen lassen, indem es gegen sich selbst spielt.
help-train-examples =
    Nach jeder Generation von Partien ist alles gespeichert: Ein abgebrochenes
    Training geht weiter, wenn man denselben Befehl noch einmal gibt. Am Ende liegen
    im Ordner das Netz, eine Karte, die sagt, wie gut es spielt, und ein Bild der
    Lernkurve; das braucht pip install 'allmende[train]'. Mit --looks lernt ein Netz
    aus Partien, in denen es sucht, gegen Charaktere, Bots früherer Versionen und
    sich selbst; mit --against nur gegen einen Champion, um herauszufinden, wie der
    zu schlagen ist, und mit --succeed auch gegen das, was ihn schlägt. Mit --plan
    kommen alle Trainings eines Plans nacheinander dran.

      allmende train agricola --looks 32 --out netze/agricola-2
      allmende train agricola --against netze/agricola-2@64 --out netze/gegner
      allmende train agricola --against champion@64 --succeed 40 --out netze/neu
      allmende train agricola --from champion --league netze/gegner@16
        champion@16 --out netze/agricola-2b
      allmende train --plan --out netze/
      allmende train --plan --out netze/ --status
      allmende train agricola --players 1 --out netze/agricola-1
      allmende train arle --minutes 60 --lessons 200 --out netze/arle-2
      allmende train arle --generations 20 --seed 1 --out netze/arle-2 --json
      allmende train agricola --from netze/agricola-1 --out netze/agricola-2
      allmende train hallertau --from hallertau-3 --out netze/hallertau-2
help-dataset = Partien als Daten zum Lernen speichern.
help-dataset-examples =
    Jede Entscheidung mit dem, was ihr Platz sah, den erlaubten Zügen, der Wahl
    und dem, was daraus wurde, als Parquet (docs/data.md). Nach einem Abbruch
    macht derselbe Befehl weiter. Dafür braucht es pip install 'allmende[dataset]'.

      allmende dataset arle --bots farmer,greedy --games 1000 --jobs 2 --out daten/
      allmende dataset agricola --players 1 --bots greedy --out allein/
help-replay = Eine aufgezeichnete Partie ansehen.
help-replay-examples =
    Zum Beispiel:

      allmende replay abend.txt                 der Tisch am Ende der Aufzeichnung
      allmende replay abend.txt --at 40         nach 40 Zügen
      allmende replay abend.txt --log           mit allem, was geschah
      allmende replay abend.txt --retrospect    wie sie verlief, Runde für Runde
      allmende replay abend.txt --analysis      welche Züge wie viel gekostet haben
      allmende replay studie.txt --lines        die Varianten einer Studie
      allmende replay studie.txt --line 2       das Ende ihrer zweiten Variante
      allmende replay studie.txt --compare 1 2  zwei Varianten nebeneinander
      allmende replay report.txt                die gemeldete Stelle einer Partie
      allmende replay abend.txt --log --json    alles davon, für Programme
help-records = Prüfen, ob Aufzeichnungen noch ausgehen wie damals, auch nach neuen Regeln.
help-records-examples =
    Regeln werden ab und zu berichtigt; eine Partie behält die, nach denen sie
    begonnen wurde. Zum Beispiel:

      allmende records check abende           was heute anders verliefe
      allmende records check abende --update  die anderen nach den neuesten Regeln
help-titles = Die Spiele mit ihren Optionen und Bots auflisten.
help-titles-examples =
    Optionen wählt man mit --set OPTION=WERT, zum Beispiel:

      allmende play hallertau --set progress=clockwise
help-cards = Die Karten oder Plättchen eines Spiels auflisten, mit dem, was sie sagen.
help-cards-examples =
    Ein Deck wählt man mit seinem Namen; in Hallertau geht auch die erste Ziffer
    seiner Nummern.

      allmende cards hallertau --deck hops
      allmende cards hallertau --deck 8 --lang en
      allmende cards hallertau --json

    Name oder Nummer einer Karte zeigt sie mit dem, was von ihr gemessen ist,
    und --stats misst alle durch Partien eines Bots mit sich selbst.

      allmende cards agricola scythe
      allmende cards agricola --set cards=base --stats --games 400 --out karten
help-mcp = Sprachmodellen die Spiele als Werkzeuge anbieten (Model Context Protocol).
help-mcp-examples =
    Gesprochen wird über Standardein- und -ausgabe, mit eigenen Tischen. Ein
    Client startet es; docs/models.md sagt, wie. Dafür braucht es
    pip install 'allmende[mcp]'.

      allmende mcp
      allmende mcp --server http://localhost:8000
help-load = Messen, wie ein laufender Server so viele Tische aushält.
help-load-examples =
    An diesen Tischen wird zufällig gezogen, über dieselben Verbindungen wie von
    einer Seite, und jeder Zug wird gemessen, bis die andere Person ihn gesehen hat.
    Die Tische bleiben in der Datenbank des Servers: Nimm eine, die dafür da ist.
    Strg-C zeigt, was bis dahin gemessen ist.

      allmende serve --no-browser --database load.sqlite --metrics 9464
      allmende load http://localhost:8000 --tables 1000 --pace 5 --seconds 600
      allmende load http://localhost:8000 --metrics http://localhost:9464 --json
help-bench = Messen, wie schnell die Regeln auf diesem Rechner sind.
help-bench-examples =
    Zufällige Partien und Kopien von Stellungen auf einem Kern, kompiliert und
    interpretiert im selben Lauf.

      allmende bench hallertau --players 4
help-version = Die Version nennen, und ob die Regeln kompiliert laufen.
help-version-examples =
    Ohne C-Compiler geht alles genauso, nur langsamer.

help-arg-title = das Spiel; `allmende titles` zählt sie auf
help-arg-players = wie viele Plätze der Tisch hat
help-arg-players-simulate = wie viele Plätze; der letztgenannte Bot nimmt die übrigen
help-arg-bots-play = Bots auf den letzten Plätzen, durch Kommas getrennt: novice, villager, farmer, master, oder cmd:BEFEHL für ein Programm (docs/bots.md)
help-arg-bots-simulate = ein Bot für jeden Platz, durch Kommas getrennt; cmd:BEFEHL ist ein Programm (docs/bots.md)
help-arg-bots-tournament = die Bots, die mitspielen, durch Kommas getrennt; cmd:BEFEHL ist ein Programm (docs/bots.md)
help-arg-players-tournament = wie viele Plätze jeder Tisch hat (2); bei 1 spielt jeder allein
help-arg-coach = wie viel der Begleiter vor einem Zug sagt: gar nichts; was dabei sicher verloren geht (Vorgabe in deinen ersten zwei Partien eines Spiels); oder auch sonst Wissenswertes
help-arg-day = das Spiel des Tages, nach UTC: allein, heute für alle gleich ausgeteilt; danach die Rangliste mit den Stufen
help-arg-names = wie die Spieler heißen, durch Kommas getrennt
help-arg-games = wie viele Partien (100)
help-arg-games-tournament = wie viele Partien je Aufstellung von Bots, auf wechselnden Plätzen (100)
help-arg-seed = eine Zahl, die jeden Zufall festlegt; ohne sie ist jeder Lauf anders
help-arg-set = eine Option des Tisches, siehe `allmende titles`; mehrmals möglich
help-arg-jobs = wie viele Prozesse gleichzeitig spielen (1)
help-arg-ray = stattdessen auf dem Ray-Cluster dieser Adresse spielen; auto findet einen, local startet einen
help-arg-players-ladder = wie viele Plätze der Tisch hat (2); ein Gegner spielt alle anderen, und bei 1 spielt jeder dieselben Startlagen allein
help-arg-bot-ladder = der Bot: sein Name, oder ORDNER@ZAHL für das Netz eines Trainings mit so vielen Simulationen je Entscheidung; champion@ZAHL und exploiter@ZAHL heißen die mitgelieferten; DATEI.npz ist ein anderswo trainierter Agent (farmer)
help-arg-edition = eine Leiter spielen, die sich nie ändert, mit eigenen Gegnern, Startlagen und Plätzen (docs/ladder.md): 1, oder cards-1 mit Handkarten
help-arg-markdown = die Zeile einer Tabelle zum Veröffentlichen ausgeben; mit --edition
help-arg-games-ladder = wie viele Partien mindestens, gleichmäßig auf alle Gegner verteilt (400)
help-arg-server-mcp = das Modell auch an Tischen dieses Servers sitzen lassen, mit dem Link eines Platzes
help-arg-minari = mit einem Spieler: die Partien auch für Minari speichern, als dessen Datensammlung dieses Namens, etwa arle/farmer-v0 (braucht allmende[minari])
help-arg-out-dataset = die Datensammlung in diesen Ordner legen; was dort ist, wird nicht noch einmal gemacht
help-arg-out-ladder = die Partien in diesen Ordner legen; was dort ist, wird nicht noch einmal gespielt
help-arg-promote = aufhören, sobald feststeht, ob der Bot gegen den Prüfstand mehr als 55 % gewinnt (zu dritt 37, zu viert 28 %, allein mehr Punkte); wenn ja, spielen die Stufen von da an mit seinem Netz
help-arg-out = Partien, Aufzeichnungen und ein Bild in diesen Ordner legen; was dort ist, wird nicht noch einmal gespielt
help-arg-players-train = wie viele Plätze die Partien haben (2); für jede Anzahl gibt es ein eigenes Netz
help-arg-looks = aus Partien lernen, in denen bei jeder Entscheidung mit so vielen Simulationen gesucht wird; 0 heißt ohne Suche, einen Zug voraus. Vorgabe ist 32 oder die des Trainings, das --from nennt; 0, wenn das ein Netz ohne Suche ist
help-arg-against = mit Suche aus Partien gegen ein einziges Netz lernen, genannt als ORDNER@ZAHL oder champion@ZAHL für das mitgelieferte; es beginnt wie dieses Netz, mit --from wie ein anderes, mit --lessons neu
help-arg-succeed = mit --against: Das lernende Netz nimmt den Platz jenes Netzes ein, sobald es so viele Prozent der Partien einer Generation gewinnt, und dann immer wieder seinen eigenen; beim Lernen braucht es weniger Simulationen und lost seine Züge aus, darum sind 40 viel
help-arg-league = weitere Mitglieder der Liga: Netze, genannt wie bei --against, etwa ein Herausforderer und der Champion, den er schlägt; mit --succeed weitere Gegner
help-arg-jobs-train = mit Suche: wie viele Prozesse die Partien einer Generation spielen (1); sie gehen gleich aus
help-arg-plan = alle Trainings dieses Plans oder des mitgelieferten nacheinander und mit niedriger Priorität durchführen; jedes hat einen Ordner in dem von --out
help-arg-status-train = mit --plan: zeigen, wie weit die Trainings sind
help-arg-promote-train = mit --plan: die fertigen Netze gegen den Prüfstand spielen lassen; mit denen, die es verdienen, spielen dann die Stufen
help-arg-minutes = wie viele Minuten eines Kerns gelernt wird, auch die früherer Sitzungen zählen (30, mit --generations ohne Ende)
help-arg-generations = aus wie vielen Generationen von Partien gelernt wird, auch die früherer Sitzungen zählen: auf jeder Maschine dasselbe Training
help-arg-out-train = das Training in diesen Ordner legen; ist dort schon eines, geht es weiter
help-arg-lessons = zuerst aus so vielen Partien des gierigen Bots lernen, sonst beginnt es mit zufälligen Zügen; mit --looks aus so vielen Partien von Charakteren und anderen Bots (400)
help-arg-from = mit einem mitgelieferten Netz beginnen, wie agricola-2-cards, oder champion oder exploiter für die derselben Partien, oder mit dem des Trainings in einem Ordner: Was es über ein Spiel gelernt hat, hilft auch bei anderer Spielerzahl oder anderen Optionen
help-arg-evaluate = wie viele Partien das Netz am Ende spielt, um gemessen zu werden (100)
help-arg-records = jede Partie in diesem Ordner aufzeichnen
help-arg-points = auch ausgeben, woraus die Ergebnisse bestehen: die Punkte jeder Kategorie im Mittel
help-arg-strict = mit Status 1 enden, wenn ein Bot aufgegeben hat und für ihn gelost wurde
help-arg-json = statt Text ein JSON-Objekt ausgeben
help-arg-record = die Partie nach jedem Zug in diese Datei schreiben; gibt es sie schon, geht es dort weiter
help-arg-file = eine Aufzeichnung
help-arg-at = den Tisch nach so vielen Zügen zeigen
help-arg-line = aus einer Studie: die Variante dieser Nummer oder dieses Namens anstelle der Hauptvariante
help-arg-lines = aus einer Studie: stattdessen ihre Varianten auflisten
help-arg-compare = einer Studie: zwei Varianten, nach Nummer oder Name, nebeneinander
help-arg-from-game = von einer Stellung dieser aufgezeichneten Partie aus weiterspielen, etwa von einem Wendepunkt ihrer Analyse; die übrigen Plätze spielen Bots
help-arg-from-at = mit --from: nach so vielen Zügen
help-arg-from-seat = mit --from: der Platz, den du spielst; sonst der, der als Nächster zieht
help-arg-log = auch alles zeigen, was bis dahin geschah
help-arg-retrospect = zu einer beendeten Partie: auch die Punkte nach jeder Runde, und was Arbeiter und Karten gebracht haben
help-arg-analysis = zu einer beendeten Partie: auch zeigen, wann welche Punkte zu erwarten waren und welche Züge am meisten kosteten
help-arg-check = die Aufzeichnungen eines Ordners prüfen
help-arg-check-folder = ein Ordner mit Aufzeichnungen, als Text oder in Archiven (.tar.xz); eine Zeile „# scores 41 38“ in einer Aufzeichnung sagt, wie die Partie ausging
help-arg-update = Aufzeichnungen, die nach den neuesten Regeln gleich verlaufen, neu schreiben, sodass sie diesen folgen; Archive bleiben, wie sie sind
help-arg-jobs-check = wie viele Prozesse gleichzeitig prüfen (einer je Kern)
help-arg-load-url = der Server, etwa http://localhost:8000
help-arg-load-tables = wie viele Tische zu zweit (100)
help-arg-load-pace = an jedem Tisch im Mittel alle so viele Sekunden ein Zug (5); 0: sobald der davor gesehen ist
help-arg-load-seconds = wie viele Sekunden lang (60)
help-arg-load-metrics = wo der Server seine Messwerte angibt (serve --metrics), für seinen Speicher und seine Rechenzeit
help-arg-load-out = die Tische in dieser Datei merken und an denen weiterspielen, die darin stehen
help-arg-load-yes = wer einen Server auf einem anderen Rechner betreibt, ist einverstanden
help-arg-bench-title = das Spiel, das gemessen wird; sonst alle
help-arg-deck = nur ein Deck
help-arg-card = eine Karte zeigen, nach Name oder Nummer, mit dem, was von ihr gemessen ist
help-arg-stats = messen, was Handkarten wert sind: Ein Bot spielt jede Startlage mit sich selbst, und noch einmal mit anderen Karten
help-arg-bot-draft = der Bot, gegen den die Hand gespielt wird (farmer)
help-arg-bot-cards = mit --stats: der Bot, der auf allen Plätzen spielt (villager)
help-arg-players-cards = mit --stats: wie viele Plätze (2)
help-arg-games-cards = mit --stats: wie viele Partien mindestens, zwei auf jeder Startlage (100)
help-arg-out-cards = mit --stats: die Partien in diesen Ordner legen; was dort ist, wird nicht noch einmal gespielt

## Fehler

error-usage = { $problem }. `{ $command } --help` erklärt es.
usage-required = Es fehlt: { $arguments }
usage-unknown = Nicht verstanden: { $words }
usage-choice = { $argument } kann nicht „{ $word }“ sein; möglich sind: { $known }
usage-no-value = { $argument } braucht einen Wert
usage-fixed = „{ $word }“ steht da, wo { $known } stehen muss
usage-excluded = { $argument } und { $other } schließen einander aus
usage-value = { $argument } hat keinen Wert wie „{ $word }“
error-whole = „{ $word }“ muss eine ganze Zahl sein.
error-from-zero = „{ $word }“ muss eine Zahl ab 0 sein.
error-argument = { $argument }: { $problem }
error-no-bots = Kein Bot ist genannt: Nach --bots stehen Namen, etwa --bots farmer,random.
error-no-net-there = Im Ordner { $folder } ist kein Netz.
error-no-policy-there = In der Datei { $file } ist kein Netz.
error-positive = „{ $word }“ muss eine Zahl ab 1 sein.
error-above-zero = „{ $word }“ muss eine Zahl über 0 sein.
error-set = „{ $word }“ ist keine Option: Schreibe OPTION=WERT, zum Beispiel progress=clockwise.
error-needs = Die Option „{ $option }“ wirkt nur mit { $needs }.
error-too-many-bots = { $bots ->
    [one] 1 Bot ist
   *[other] { $bots } Bots sind
} zu viel für { $players ->
    [one] 1 Platz
   *[other] { $players } Plätze
}.
error-too-many-opponents = Es sind mehr Bots als andere Plätze: { $bots } für { $seats }.
error-too-many-names = { $names } Namen sind zu viel für { $players ->
    [one] 1 Platz
   *[other] { $players } Plätze
}.
error-bot-twice = Der Bot „{ $bot }“ ist zweimal genannt.
error-none-along =
    Für { $subject } gibt es { $kind ->
        [exploiter] keinen Herausforderer
       *[champion] keinen Champion
    }.
error-plan = Zeile { $line } des Plans „{ $file }“ ist nicht zu verstehen: { $text }
error-title-or-plan = Entweder ein Spiel oder --plan muss genannt sein.
error-needs-plan = { $option } wirkt nur mit --plan.
error-needs-search = { $option } ist für Trainings mit Suche: Füge --looks hinzu.
error-against = „{ $bot }“ ist kein Netz, gegen das man trainieren kann: Schreibe ORDNER@ZAHL oder champion@ZAHL.
error-against-alone = Wer allein spielt, trifft keinen Champion: --against und --league sind ab zwei Spielern.
error-succeed = --succeed bewirkt nichts ohne --against.
error-percent = „{ $word }“ ist keine ganze Zahl von 1 bis 100.
error-against-league = Mit --against gibt es nur einen Gegner: Lass --league weg, oder füge --succeed hinzu.
error-ladder-alone = Außer „{ $bot }“ gibt es keinen Bot, der { $title } spielt.
error-promote = Befördert werden kann nur das Netz eines Trainings, als ORDNER@ZAHL benannt; „{ $bot }“ ist keines.
error-no-looks = Für { $title } lernen Netze bisher nur ohne Suche: Lass --looks weg.
error-one-bot = Ein Turnier spielt niemand allein: Nenne mindestens zwei Bots.
error-other-tournament = In „{ $file }“ liegt ein anderes Turnier: mit anderen Bots oder Optionen, anderer Startzahl oder anderen Regeln.
error-no-tournament = Die Datei „{ $file }“ lässt sich nicht als Teil eines Turniers lesen.
error-other-training = In „{ $file }“ liegt ein anderes Training: von anderen Partien oder mit anderer Startzahl, anderen Lektionen oder Konstanten oder mit inzwischen geänderten Regeln.
error-other-terms = Das Training in „{ $file }“ hat mit anderen Merkmalen oder Zügen gelernt; mit --from { $file } kann ein neues damit beginnen.
error-no-training = Die Datei „{ $file }“ lässt sich nicht als Teil eines Trainings lesen.
error-warm-start = Dieses Training für { $title } kann nicht mit „{ $folder }“ beginnen. Mit einer Suche nennt --from den Ordner eines anderen, champion, oder was einen Champion hat, etwa agricola-2; mit --looks 0 den Ordner eines Trainings ohne Suche oder ein mitgeliefertes Netz, etwa agricola-1.
error-lost-worker = Eine Partie hat den Prozess, der sie spielt, { $attempts } Mal beendet; sie wird nicht noch einmal versucht.
error-cluster = Der Ray-Cluster „{ $address }“ ist nicht zu erreichen: { $why }.
error-edition = { $title } hat keine Ausgabe „{ $edition }“ seiner Leiter; möglich sind: { $known }.
error-edition-settles = Eine Ausgabe legt alles fest, was gespielt wird: Lass { $option } weg.
error-markdown = Veröffentlichen lässt sich eine Zeile, die man nachspielen kann: Füge --edition hinzu.
error-extra = Dafür ist etwas nicht installiert ({ $why }): pip install 'allmende[{ $extra }]' bringt, was fehlt.
error-file = Die Datei „{ $file }“ lässt sich nicht nutzen: { $problem }.
error-system = Das System lässt es nicht zu: { $problem }.
error-not-text = Die Datei „{ $file }“ ist keine Aufzeichnung: Sie enthält keinen Text.
error-no-folder = Es gibt keinen Ordner „{ $folder }“.
error-no-records = Im Ordner „{ $folder }“ sind keine Aufzeichnungen: weder Text (.txt) noch Archive (.tar.xz).
error-other-title = Die Aufzeichnung „{ $file }“ gehört zu einem anderen Spiel: { $title }.
error-line = Eine Variante „{ $line }“ gibt es nicht: Gib die Nummer einer Variante an, { $count ->
    [one] hier nur 1
   *[other] von 1 bis { $count }
}, oder den Namen einer Stellung.
error-step-in-over = Nach { $count } Zügen ist die Partie zu Ende: Wähle mit --at N eine frühere Stellung.
error-needs-from = --at und --seat gehören zu --from DATEI, der Aufzeichnung, von der aus weitergespielt wird.
error-day-alone = Mit --day stehen Spieler, Optionen und Auslage fest: Lass --players, --bots, --set, --seed und --from weg.
error-at = Die Aufzeichnung hat { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}; nach { $at } lässt sie sich nicht zeigen.
error-broken-display = „{ $title }“ lässt sich im Terminal nicht zeigen: { $why }.
error-unfit-net-damaged = Das Netz in „{ $file }“ ist nicht lesbar: Die Datei ist beschädigt oder kein Netz.
error-unfit-net-title = Das Netz in „{ $file }“ lässt sich nicht nutzen: Bots können { $about } noch nicht durchsuchen.
error-unfit-net-players = Das Netz in „{ $file }“ hat Partien zu { $about } gelernt und keine für andere Spielerzahlen.
error-unfit-net-moves = Das Netz in „{ $file }“ hat mit anderen Zügen gelernt: in einem anderen Spiel oder mit einer anderen Version von Allmende.
error-unfit-net-features = Das Netz in „{ $file }“ hat in anderen Partien oder mit einer anderen Version von Allmende gelernt: Es sucht „{ $about }“, und das gibt es hier nicht.
error-unfit-net-cards = Das Netz in „{ $file }“ hat Partien ohne Handkarten gelernt und keine mit ihnen.
error-unfit-net-nameless = Das Netz in „{ $file }“ ist aus einer früheren Version von Allmende: Es sagt nicht, was seine Zahlen bedeuten.
error-no-cards = { $title } hat keine Karten zum Auflisten.
error-deck = Es gibt kein Deck „{ $deck }“; es gibt: { $known }.
error-number = Es gibt keine Möglichkeit { $number }; { $count ->
    [0] schreibe stattdessen einen Zug.
   *[other] wähle von 1 bis { $count }.
}
error-no-card = Es gibt keine Karte „{ $card }“.
error-no-seat-to-act = Platz „{ $seat }“ hat gerade nichts zu entscheiden.

## titles, version

titles-title = { $title } ({ $name }), für { $players } Spieler, Regeln { $rules }
titles-option = { "  " }--set { $option }=…  { $meaning }{ $needs ->
    [none] {""}
   *[other] {" "}(mit { $needs })
}
titles-value = { "      " }{ $value }: { $meaning }{ $default ->
    [yes] {" "}(voreingestellt)
    [no] {""}
   *[other] {" "}(voreingestellt mit { $default })
}
titles-bots = { "  " }Bots: { $bots }
version = Allmende { $version }, Python { $python }, { $engine }

serve-compiling = Die Regeln laufen interpretiert, während sie im Hintergrund kompiliert werden.
serve-compiled = Die Regeln sind kompiliert: Der nächste Start ist schneller.
serve-progress = Die Regeln werden kompiliert
serve-table-kept = Tisch { $table } behält die Regeln { $rules }: { $move ->
    [0] Nach { $amended } begänne er anders ({ $what }).
   *[other] Nach { $amended } verliefe er bei Zug { $move } anders ({ $what }).
}
serve-table-broken = An Tisch { $table } geht es nicht weiter: { $why }
serve-proxy = Ein Proxy auf diesem Rechner leitet die Anfragen seiner Besucher weiter, die alle als einer gelten. serve --trust-proxy { $address } unterscheidet sie.
error-mail-server = Was --mail nennt, ist kein Mailserver wie smtp://name:passwort@mail.example
error-vapid = { $file } enthält keinen privaten Schlüssel auf der Kurve P-256, in PEM, für --vapid: { $why }
error-target = „{ $place }“ ist kein Ziel wie ntfy.lan:80
serve-checked = { $tables ->
    [one] 1 Tisch wurde
   *[other] { $tables } Tische wurden
} geprüft. Nun nach den neuesten Regeln: { $moved }; weiter nach eigenen: { $kept }; beschädigt: { $broken }.

## cards

cards-deck = { $pile }: { $deck } ({ $numbers })
cards-pile = { $pile } ({ $numbers })
cards-number = Nr.
cards-text = Text
cards-points = Punkte

## cards --stats

card-stats-progress = Startlagen spielen
card-stats-resumed = { $folder }: Es geht weiter nach { $count ->
    [one] 1 Startlage
   *[other] { $count } Startlagen
}.
card-stats-summary = { $title } zu { $players ->
    [one] einem
   *[other] { $players }
}: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} des Bots { $bot } auf { $deals ->
    [one] 1 Startlage
   *[other] { $deals } Startlagen
} (Startzahl { $seed })
card-stats-card = Karte
card-stats-dealt = Ausgeteilt
card-stats-chosen = Gewählt
card-stats-played = Ausgespielt
card-stats-round = Runde
card-stats-points = Punkte
card-stats-wins = Sieg, %
card-stats-of = { $chosen } von { $offered }
card-stats-reading = Punkte und Sieg: um wie viel eine Hand mit der Karte besser abschneidet als auf derselben Startlage mit einer anderen ihrer Art, mit Intervallen für 95 %.
card-stats-partners = Paare, die zusammen mehr Punkte bringen als jede Karte für sich:
card-stats-pair = { $one } und { $two }: { $points }
card-stats-kept = Die Partien liegen in { $folder }.
error-no-hand-cards = Diese Partie hat keine Handkarten, die sich untersuchen ließen.
error-other-card-study = In „{ $file }“ liegt eine andere Untersuchung von Karten: mit einem anderen Bot, anderen Optionen, anderer Startzahl oder anderen Regeln.
error-no-card-study = Die Datei „{ $file }“ lässt sich nicht als Teil einer Untersuchung von Karten lesen.

## Zu einer Karte

card-facts-unsure = ob sie mehr Punkte bringt als eine andere Karte ihrer Art, sagen so wenige Partien nicht
card-facts-partner = besser zusammen mit { $card }: { $points } Punkte mehr als die Summe beider
card-facts-none = Zu dieser Karte ist nichts gemessen.
card-facts-unknown = { $title } hat keine Karte „{ $card }“; sie heißt nach ihrem Namen oder ihrer Nummer.

## simulate

simulate-progress = Spielen
simulate-summary = { $title }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} (Startzahl { $seed }), { $games_per_s } Partien und { $decisions_per_s } Entscheidungen pro Sekunde
error-other-dataset = „{ $file }“ enthält eine andere Datensammlung: Wähle einen anderen Ordner, oder deren Spiel, Bots, Optionen und Startzahl.
error-no-dataset = „{ $file }“ enthält eine Datensammlung, die nicht lesbar ist.
dataset-minari = minari.load_dataset("{ $name }") hat die Partien, aus { $folder }.
error-minari-alone = Datensammlungen von Minari sind Partien, die jemand allein spielt: --players 1.
dataset-made = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} mit { $decisions } Entscheidungen liegen in { $folder } (Startzahl { $seed }).
dataset-failed = In { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} hat ein Programm versagt, und seine Züge wurden von da an gelost: Die Spalte „failed“ sagt, in welchen.
simulate-failed = In { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} fiel ein Bot aus: { $why }.
simulate-records = { $count ->
    [one] 1 Aufzeichnung
   *[other] { $count } Aufzeichnungen
} in { $folder }
simulate-seat = Platz
simulate-bot = Bot
simulate-mean = Mittel
simulate-sd = Streuung
simulate-min = Min
simulate-max = Max
simulate-wins = Siege

## records

records-progress = Prüfen
records-told = { $file }: { $what }
records-unreadable = Sie ist nicht lesbar: beschädigt oder kein Text.
records-scores = Nach eigener Angabe endete sie { $said }, sie endet aber { $found }.
records-differs = { $move ->
    [0] Nach den Regeln { $amended } begänne sie anders ({ $what }).
   *[other] Nach den Regeln { $amended } verliefe sie bei Zug { $move } anders ({ $what }).
}
records-otherwise-setup = sie wäre nicht aufzubauen
records-otherwise-asked = andere wären gefragt
records-otherwise-offered = andere Züge wären möglich
records-otherwise-move = der Zug wäre nicht erlaubt
records-otherwise-events = etwas anderes geschähe
records-otherwise-scores = die Punkte wären andere
records-otherwise-view = der Tisch wäre ein anderer
records-newest = { $count ->
    [one] 1 Aufzeichnung folgt
   *[other] { $count } Aufzeichnungen folgen
} den neuesten Regeln.
records-alike = { $count ->
    [one] 1 Aufzeichnung folgt früheren Regeln und verliefe
   *[other] { $count } Aufzeichnungen folgen früheren Regeln und verliefen
} nach den neuesten gleich: --update stellt sie um.
records-moved = { $count ->
    [one] 1 Aufzeichnung folgt
   *[other] { $count } Aufzeichnungen folgen
} von nun an den neuesten Regeln.
records-archived = { $count ->
    [one] 1 Aufzeichnung in einem Archiv verliefe
   *[other] { $count } Aufzeichnungen in Archiven verliefen
} nach den neuesten Regeln gleich; Archive bleiben, wie sie sind.
records-differing = { $count ->
    [one] 1 Aufzeichnung verliefe nach den neuesten Regeln anders und behält ihre
   *[other] { $count } Aufzeichnungen verliefen nach den neuesten Regeln anders und behalten ihre
} eigenen.
records-broken = Mit { $count ->
    [one] 1 Aufzeichnung
   *[other] { $count } Aufzeichnungen
} stimmt etwas nicht.

## tournament

tournament-resumed = { $folder }: Es geht weiter nach { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}.
tournament-summary = { $title }, { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}: { $games } von { $expected } Partien auf { $deals ->
    [one] 1 Startlage
   *[other] { $deals } Startlagen
} (Startzahl { $seed })
tournament-bot = Bot
tournament-games = Partien
tournament-rating = Wertung
tournament-score = Punkte im Mittel
tournament-p50 = Zug p50, ms
tournament-p95 = p95, ms
tournament-pairs = Siege gegen, in Prozent, mit 95-%-Intervallen:
tournament-kept = Partien, Aufzeichnungen und { $plot } liegen in { $folder }.
tournament-kept-undrawn = Partien und Aufzeichnungen liegen in { $folder }.
tournament-no-picture = Für das Bild { $picture } ist etwas nicht installiert ({ $why }): pip install 'allmende[arena]' bringt, was fehlt; derselbe Befehl zeichnet es dann.

## ladder

published-bot = Bot
published-games = Partien
published-won = Gewonnen, %
published-score = Punkte
published-theirs = Gegner
published-time = ms je Entscheidung
published-command = Nachspielen mit
ladder-summary = { $title }, { $bot }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} auf { $deals ->
    [one] 1 Startlage
   *[other] { $deals } Startlagen
} (Startzahl { $seed })
points-category = Kategorie
ladder-opponent = Gegen
ladder-games = Partien
ladder-wins = Gewonnen, %
ladder-score = Punkte
ladder-theirs = Gegner
ladder-time = Zug, ms
ladder-promoted = { $bot }: zweifelsfrei mehr als { $bar } % aller Partien gewonnen.
ladder-rejected = { $bot }: nicht zweifelsfrei mehr als { $bar } % aller Partien gewonnen.
ladder-open = { $bot }: Diese Partien entscheiden nicht, ob mehr als { $bar } % gewonnen werden.
ladder-promoted-alone = { $bot }: zweifelsfrei mehr Punkte als jeder andere.
ladder-rejected-alone = { $bot }: nicht zweifelsfrei mehr Punkte als alle anderen.
ladder-open-alone = { $bot }: Diese Partien entscheiden nicht, ob es mehr Punkte sind als bei allen anderen.
ladder-taken-up = Von jetzt an spielen die Stufen mit diesem Netz: { $file }

## train

train-resumed = { $folder }: weiter nach { $count ->
    [one] 1 Generation
   *[other] { $count } Generationen
}.
train-other-rules = { $folder }: weiter mit den Regeln { $rules }; bisher waren es { $before }.
train-damaged = { $folder }: { $count ->
    [one] Die letzte Generation ist
   *[other] Die letzten { $count } Generationen sind
} nicht lesbar; es geht von der davor aus weiter.
train-begins = Lernen
train-progress = Generation { $number }: im Mittel { $mean } Punkte, Fehler { $error }
train-progress-won = , { $won } % gewonnen
train-measures = Messen
train-stopped = Abgebrochen nach { $count ->
    [one] 1 Generation
   *[other] { $count } Generationen
}; derselbe Befehl macht mit dem weiter, was in { $folder } liegt.
train-summary = { $title }, { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} in { $generations ->
    [one] 1 Generation
   *[other] { $generations } Generationen
}, { $minutes } Minuten eines Kerns (Startzahl { $seed })
train-score = Mittel aus { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} ohne Suche, mit 95-%-Intervall: { $mean } Punkte
train-rung = Gegen { $bot }: { $wins } % gewonnen, { $score } Punkte
train-exploiter = Der Herausforderer gewinnt { $wins } % gegen { $bot } nach { $hours } Stunden eines Kerns.
train-kept = Das Netz ist { $net } in { $folder }; { $card } beschreibt es.
train-no-picture = Für das Bild { $picture } ist etwas nicht installiert ({ $why }): pip install 'allmende[train]' bringt, was fehlt.
train-mean = Punkte im Training, im Mittel
train-error = Fehler der Schätzungen
train-minutes = Minuten eines Kerns

plan-begins = { $subject }: Es lernt, bis { $minutes } Minuten eines Kerns um sind.
plan-again = { $subject }: beginnt neu mit dem bisher Gelernten, da sich Merkmale, Züge oder Konstanten geändert haben; das frühere Training liegt in { $folder }.
plan-waits = { $subject }: Dieses Spiel können Bots noch nicht durchsuchen.
plan-reigns = { $subject }: Die Stufen spielen schon mit diesem Netz.
plan-subject = Training
plan-minutes = Minuten
plan-planned = von
plan-generations = Generationen
plan-games = Partien
plan-state = Stand
plan-is-open = nicht begonnen
plan-is-waiting = wartet: Dieses Spiel können Bots noch nicht durchsuchen
plan-is-begun = im Gange
plan-is-finished = fertig zur Beförderung
plan-is-champion = Champion

## load

load-begins = Gespielt wird an { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
} von { $url }, die in seiner Datenbank bleiben.
load-progress = Spielen
load-summary = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}, { $rate } in der Sekunde (Startzahl { $seed })
load-unit = Millisekunden
load-longest = längste
load-confirmed = Bestätigt
load-seen = Auf dem anderen Bildschirm
load-lag = Verspätung dieses Befehls selbst
load-players = Spielende: { $ms } ms Rechenzeit je Zug
load-server = Server: { $ms } ms Rechenzeit je Zug; Speicher { $before } MB ohne die Tische, { $after } MB am Ende, { $table } kB je Tisch
load-refusals = Nicht gespielt: { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}. { $why }
load-unseen = Die andere Person hatte ihn nach einer Minute nicht gesehen.
load-no-health = was dort antwortet, ist kein Allmende-Server, oder seine Datenbank ist nicht da
load-closed = er hat die Verbindung geschlossen oder spricht etwas anderes als HTTP
error-load-url = „{ $url }“ ist keine Adresse eines Servers, wie etwa http://localhost:8000
error-load-absent = Unter { $url } lässt sich kein Server messen: { $why }
error-load-gone = Der Server unter { $url } ist nicht mehr da: { $why }
error-load-refused = Der Server hat keinen Tisch eingerichtet (Status { $status }): { $why }
error-load-consent = { $url } ist nicht auf diesem Rechner: Miss ihn nur, wenn einverstanden ist, wer ihn betreibt, und sag das mit --yes
error-load-limits = Von einer Adresse auf einem anderen Rechner nimmt ein Server { $tables } Tische und { $moves } Züge in der Sekunde an, mehr nicht; Anfragen von seinem eigenen Rechner haben keine Grenze: Führ diesen Befehl dort aus
error-load-files = { $tables } Tische brauchen mehr Verbindungen, als dieser Prozess öffnen darf: höchstens { $most } Tische, oder heb die Grenze offener Dateien an (ulimit -n)
error-load-file = { $file } enthält keine Tische, die eine frühere Messung sich gemerkt hat
error-load-other = { $file } enthält Tische eines anderen Servers, { $url }
error-load-metrics = { $url } gibt keine Messwerte eines Servers an, wie es serve --metrics tut
error-load-no-moves = In dieser Zeit wurde unter { $url } kein Zug gespielt: Gib mehr Sekunden oder ein kürzeres Tempo an
error-seconds = „{ $word }“ ist keine Zahl von Sekunden ab 0

## bench

bench-progress = Messen
bench-engine = Zufallsspiel, ein Kern
bench-compiled = kompiliert
bench-interpreted = interpretiert
bench-decisions = Entscheidungen/s
bench-games = Partien/s
bench-copy = Kopie, ns
bench-full-copy = ganze Kopie, ns
bench-slowest = langsamster Zug, µs
bench-bytes = Bytes

## play, replay

play-name = Spieler { $seat }
play-bot-name = { $bot } ({ $seat })
play-asked = { $player }: { $prompt }
play-others = { "  " }Gleichzeitig: { $players }. Mit `seat N` entscheidet jemand anders.
play-hand = { "  " }Deine Hand:
play-moment = { "  " }Enter: keine Karte ausspielen.
play-hide = { $player }: Enter verbirgt deine Karten.
play-reveal = { $player }: Enter zeigt deine Hand.
play-card = { $card }, { $deck }{ $series ->
    [none] {""}
   *[other] {" "}({ $series })
}
play-card-in-hand = { "  " }Du hast sie auf der Hand.
play-cards-of = { $player } hat { $held } auf der Hand{ $played ->
    [0] {" "}und noch nichts ausgespielt.
   *[other] {" "}und ausgespielt:
}
play-nothing = keine Karten
play-program-failed = { $player } fällt aus: { $why }. Seine Züge werden von hier an ausgelost.
play-left = Die Partie ist nicht zu Ende. Hast du sie mit --record aufbewahrt, so kannst du hier weiterspielen.
play-resumed = { $file }: weiter nach { $count ->
    [one] 1 Zug
   *[other] { $count } Zügen
}.
play-coach = { "  " }{ SENTENCE($says) } Antworte noch einmal dasselbe, um es zu spielen, oder hush, um das nie wieder zu hören.
play-hushed = Das hörst du nicht mehr.
play-hush-nothing = Der Begleiter hat noch nichts gesagt.
play-thinking = Überlegen
play-hint-stopped = { "  " }Kein Tipp.
play-taken-over = { "  " }Von jetzt an spielt ein Bot für { $player }: { $bot }.
play-decides = { "  " }{ $player } entscheidet von jetzt an.
play-suggestion =
    { "  " }{ $answer }: { $move }, { $score } Punkte zu erwarten.
    { "     " }{ $why }
play-legal = „{ $move }“ ist jetzt erlaubt.
play-winners = { $count ->
    [one] { $players } gewinnt.
   *[other] { $players } teilen sich den Sieg.
}
play-solo = { $verdict ->
    [extraordinary] { $points } Punkte: außerordentlich! Das Ziel war { $goal }.
    [reached] { $points } Punkte: Du hast das Ziel von { $goal } erreicht.
   *[missed] { $points } Punkte: Das Ziel ist { $goal }.
}
play-day-own = du
play-day-waiting = Die Stufen spielen dieselbe Auslage
play-day-stopped = Die Stufen wurden angehalten: Es gibt keine Rangliste.
play-day-ranking = Das Spiel des Tages, du unter den Stufen:
play-day-place = { $place }. { $name }: { $points } Punkte
play-analysis = { $file ->
    [none] Eine Partie, die mit --record DATEI aufbewahrt ist, lässt sich hinterher analysieren: `allmende replay DATEI --analysis`.
   *[other] Welche Züge am meisten gekostet haben: `allmende replay { $file } --analysis`
}
play-series-left = Die Reihe endet mit dieser Partie.
play-sequel = Eine weitere Partie der Reihe folgt: Antworte „next“, um sie zu spielen.
play-reported = Die Meldung steht in { $file }: die Partie, wie du sie siehst, ohne was andere verdeckt haben. Sie wurde nirgendwohin gesendet: Gib sie weiter und schreib dazu, was nicht stimmt.
play-folded = { "  " }{ $first }–{ $last }  { $moves } (more listet sie auf)
play-place-sparingly = Einsetzen, aber weniger nehmen
play-play-sparingly = Eine Karte spielen, aber weniger nehmen
play-activate-sparingly = Einkommen einer Karte, aber weniger nehmen
play-help =
    Antworte mit der Nummer einer Möglichkeit oder mit einem Zug, wie er in
    Aufzeichnungen steht. Außerdem:
      tipp        was ein Bot für dich spielen würde, und warum
      more        auch auflisten, was in einer Zeile zusammengefasst ist
      undo        den letzten Zug zurücknehmen
      table       den Tisch noch einmal zeigen
      why ZUG     warum ein Zug gerade nicht geht
      worth       was deine Karten bringen dürften, oder die zur Wahl
      hush        nie wieder hören, was der Begleiter gerade gesagt hat
      seat N      jemand anders entscheiden lassen, wo mehrere dran sind
      bot STUFE N einen Bot für Platz N spielen lassen: novice, villager, farmer
                  oder master; none gibt den Platz zurück, ohne N ist es der eigene
      record      die bisherige Partie als Aufzeichnung zeigen
      report      einen Fehler in einer Datei melden: mit der Partie, wie du sie
                  siehst
      quit        aufhören
play-help-hallertau =
    In Hallertau außerdem die Nummer einer Handkarte, und:
      hand        deine Hand: Spielbares hat eine Nummer, der Rest einen Grund
      card 104    alles über eine Karte
      cards       was alle ausgespielt haben
    Züge sind zum Beispiel place nursery, oder play sparingly 104, um weniger zu
    nehmen.
    Auf dem Plan ist ■ ein Arbeiter und □ ein freier Platz. Im Dorf ist ■ ein
    Handwerk, ● ein Findling, ░ das Dorfgemeinschaftshaus, und 3 ist 3 Punkte wert.
play-readings = Wo die Spielregel schweigt:
play-reading = { "  " }{ $reading }
play-help-arle =
    In Arler Erde außerdem:
      spaces      was alle Aktionsfelder bewirken, und wer dort steht
      buildings   was die Gebäude kosten und bewirken, die noch zu haben sind
    Züge sind zum Beispiel place fisherman, load wood 1, trade food.
    Am Aktionsfeld ist ■ ein Arbeiter; ════ ist ein Deich, □ eine Fläche im Fahrzeug.
play-help-agricola =
    In Agricola außerdem:
      spaces        was die Aktionsfelder bieten, und was dort liegt
      improvements  was die großen Anschaffungen kosten und bewirken
      points        die Punkte im Einzelnen
      hand          deine Hand: Spielbares hat eine Nummer, der Rest einen Grund
      card korb     alles über eine Karte
      cards         was alle ausgespielt haben
    Züge sind zum Beispiel place forest, plow b2, fence c1 d1 d2. Die Hoffelder
    einer Weide dürfen in beliebiger Reihenfolge stehen; c1-e2 ist alles
    zwischen zwei Ecken. Am Aktionsfeld ist ■ eine Person, × heißt: in dieser
    Runde gesperrt; die Zahl hinter einem Namen ist die Runde, in der es kam.
    Auf dem Hof sind ═ und ║ Zäune, und „von 4“ sagt, wie viele Tiere auf die
    Weide passen.
replay-report = { $seat ->
    [0] Fehlermeldung von jemandem, der zusah ({ $facts }).
   *[other] Fehlermeldung von Platz { $seat } ({ $facts }).
}
replay-heading = Nach { $at } von { $count ->
    [one] 1 Zug:
   *[other] { $count } Zügen:
}
lines-number = Variante
lines-name = Name
lines-from = Beginnt bei Zug
lines-moves = Züge
lines-points = Punkte am Ende
lines-main = Hauptvariante
comparison-line = Variante { $line }
comparison-difference = Unterschied
comparison-common = { $count ->
    [0] Die Varianten haben keinen Zug gemeinsam.
    [one] Der erste Zug ist in beiden Varianten gleich.
   *[other] Die ersten { $count } Züge sind in beiden Varianten gleich.
}
comparison-so-far = Wo eine Partie nicht zu Ende ist, gilt der Stand der Punkte.
analysis-progress = Analysieren
analysis-stopped = Abgebrochen nach { $done } von { $count } Zügen.
analysis-player = Spieler
analysis-course = Zu erwartende Punkte
analysis-first = Zuerst
analysis-last = Zuletzt
analysis-cost = Verschenkt
analysis-score = Punkte
analysis-step-in = Vor dem teuersten davon weiterspielen: allmende play { $title } --from { $file } --at { $at }
analysis-costliest = { $count ->
    [0] Kein Zug hat viel gekostet.
   *[other] Was am meisten gekostet hat:
}
analysis-move = { "  " }{ $number }  { $player }, { $cost } Punkte: { $move }. Besser: { $best }

## Der Tisch

table-piles = { "  " }In den Stapeln: { $cards }
table-hand = Hand
table-played = Ausgespielt
table-village = Dorf
table-window-workers = Fenster: { $workers } Arbeiter
table-window-points = Fenster: { $points } Punkte

## Arler Erde

arle-buildings = Zu bauen:
arle-supply = Vorrat:
arle-player = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
arle-land = Heimatplan
arle-room = (Platz für { $small } kleine, { $large } große)
arle-travel = Reisen
arle-travelled = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; übrig:
arle-sum = Summe
arle-special = Sonderaktion, einmal im Halbjahr ({ $season }):
arle-any-time = Jederzeit:
arle-reminder = { "  " }{ $month }, Halbjahr { $half_year }. Du hast { $goods }.
arle-moment = { "  " }Enter: weiter.
arle-building = { $cost }; { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. { $text }
arle-vehicle = { $cost }; { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
arle-all-destinations = Reiseziele
arle-tile = Name
arle-cost = Kostet { $cost }
arle-size = Größe

## Agricola

agricola-card = { $name } ({ $round })
agricola-improvements = Große Anschaffungen, die noch zu haben sind:
agricola-player = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
agricola-room = Raum
agricola-field = Acker
agricola-stable = Stall
agricola-capacity = von { $count }
agricola-farm = Hof
agricola-pastures = { $count ->
    [one] 1 Weide
   *[other] { $count } Weiden
}
agricola-stables = { $count ->
    [one] 1 Stall
   *[other] { $count } Ställe
}
agricola-family = Familie
agricola-people = { $count } Personen{ $newborns ->
    [0] {""}
   *[other] {", "}davon { $newborns } neugeboren
}{ $home ->
    [0] {""}
   *[other] {", "}{ $home } noch zu Hause
}
agricola-harvest = Ernte
agricola-food = { $round ->
    [0] vorüber
   *[other] nach Runde { $round }: { $have } von { $due } Nahrung
}
agricola-sum = Summe
agricola-spaces = Wohin? („spaces“ sagt, was die Aktionsfelder bewirken.)
agricola-any-time = Jederzeit:
agricola-reminder = { "  " }Runde { $round }. Du hast { $goods }. Ernte { $food }.
agricola-fences = { $count } Weiden sind möglich. Nenne die Hoffelder einer Weide in beliebiger Reihenfolge,
    { "  " }zum Beispiel: { $example }. Die größten: { $sizes }.
agricola-size = { $count ->
    [one] 1 Hoffeld
   *[other] { $count } Hoffelder
} für { $wood } Holz
agricola-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. { $text }
agricola-action = Aktionsfeld
agricola-improvement = Anschaffung
agricola-stage = Periode
agricola-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
agricola-hand = { "  " }Deine Hand: { $cards }.
agricola-all-actions = Aktionsfelder
error-pasture = „{ $places }“ kann keine Weide sein: Nenne Hoffelder ohne Räume, die aneinander liegen, zum Beispiel fence c1 d1.

# Lektionen

help-learn = Ein Spiel beim Spielen lernen: eine Lektion im Terminal.
help-learn-examples =
    Ohne ein Spiel werden die Lektionen aufgezählt. Geantwortet wird wie in `play`.

      allmende learn                                       welche Lektionen es gibt
      allmende learn agricola                              die erste Partie Agricola
      allmende learn arle first --record arle.txt          und später weitermachen
      allmende learn --json                                für Programme
help-arg-lesson = die Lektion; `allmende learn` zählt sie auf (first)
learn-lesson = { $title } { $lesson }: { $name }, etwa { $minutes } Minuten
learn-step = – { $name }, Schritt { $step } von { $steps } –
learn-strayed = Das ist auch erlaubt. Antworte undo, wenn du lieber bei der Lektion bleiben willst. Oder mach weiter, wie du magst: Die Lektion meldet sich etwas später wieder.
learn-waits = Der nächste Schritt der Lektion geht in deiner Partie gerade nicht. Mach weiter, wie du magst: Die Lektion meldet sich etwas später wieder.
learn-answers = Die Lektion fragt nach: { $answers }
learn-next = Weiter: allmende learn { $title } { $lesson } ({ $name })
learn-play = Eine eigene Partie: allmende play { $title } --bots villager
play-learner = Neuling
play-neighbor = { $number ->
    [one] Nachbar
   *[other] Nachbar { $number }
}
error-other-lesson = { $file } ist keine Aufzeichnung der Lektion „{ $lesson }“. Nenne eine andere Datei, oder lass --record weg, um neu zu beginnen.

help-rules = Die Regeln eines Spiels nachschlagen: Kapitel, Felder, Karten, Wörter.
help-rules-examples =
    Ohne ein Wort werden die Kapitel aufgezählt.

      allmende rules hallertau                  welche Kapitel es gibt
      allmende rules hallertau harvest          ein Kapitel mit seinem Namen
      allmende rules hallertau alte schafe      wo diese Wörter vorkommen
      allmende rules hallertau harvest.example --play    ein Beispiel spielen
      allmende rules hallertau --json           das ganze Regelwerk, für Programme
help-arg-rule = ein Kapitel oder Wörter, nach denen gesucht wird
help-arg-play-example = das Beispiel dieses Namens spielen
error-nothing-found = In den Regeln von { $title } kommt „{ $words }“ nicht vor. Vielleicht: { $known }
error-which-example = Sag, welches Beispiel gespielt werden soll: { $known }
error-no-example = Die Regeln von { $title } haben kein Beispiel „{ $example }“. Es gibt: { $known }

# Warum ein Server nicht startet

error-url = „{ $url }“ ist keine Adresse eines Servers wie https://spiele.example.org oder https://example.org/spiele.
error-proxy = „{ $proxy }“ ist weder Adresse noch Netz eines Proxys, etwa 127.0.0.1 oder 10.0.0.0/8
error-backup-there = „{ $file }“ gibt es schon: Gib der Sicherung einen anderen Namen oder nimm --replace dazu.
error-backup-itself = „{ $file }“ ist die Datenbank selbst: Gib der Sicherung einen anderen Namen.
error-restore-there = Die Datenbank { $database } ist nicht leer: Nenne mit --database eine andere oder nimm --replace dazu.
error-restore-in-use = Ein Server nutzt die Datenbank { $database }: Halte ihn erst an.
error-database = Die Datenbank { $database } lässt sich nicht nutzen: { $why }
error-database-newer = Die Datenbank { $database } stammt von einem neueren Allmende (ihr Aufbau hat die Nummer { $found }, diese Version kennt { $known }). Nichts wurde hineingeschrieben; bitte nimm die neuere Version.
error-database-older = Die Datenbank { $database } wird noch von einem älteren Allmende benutzt, das mit den Änderungen dieser Version nichts anfangen kann. Bitte beende erst alle seine Server und starte dann diesen.
error-damaged = Die Datenbank { $database } ist beschädigt: { $why }. Nichts wurde hineingeschrieben. { $when ->
    [none] Es gibt keine Sicherung.
   *[other] Die letzte Sicherung ist { $backup } vom { $when }: Setze sie an die Stelle von { $database }, lege die Dateien { $database }-wal und { $database }-shm beiseite und starte neu.
}
error-worker-database = Ein Worker teilt sich mit Servern eine PostgreSQL-Datenbank, und „{ $database }“ ist keine Adresse einer solchen wie postgresql:///games.
worker-ready = Ein Worker für { $database } mit { $jobs ->
    [one] einem Prozess
   *[other] { $jobs } Prozessen
}
worker-metrics = Messwerte unter { $address }
error-admin-file = Die Datei „{ $file }“ für --admin lässt sich weder lesen noch anlegen: { $why }
error-admin-short = Der Schlüssel in „{ $file }“ für --admin ist zu kurz: Er braucht mindestens { $least } Zeichen. Lösch die Datei, dann entsteht ein neuer.
error-traces = „{ $word }“ ist keine Adresse eines Collectors: Nenne eine wie http://127.0.0.1:4318/v1/traces.
error-metrics = „{ $word }“ ist kein Port für Messwerte: Nenne eine Zahl bis 65535, etwa 9464, vielleicht nach einer Adresse (0.0.0.0:9464).
error-port-taken = Port { $port } ist von einem anderen Programm belegt.
error-address = Unter { $host }, Port { $port }, kann der Server nicht lauschen: { $why }

# Aufgaben

help-problems = Aufgaben lösen: den besten Plan für einen Spielzug finden; oder neue suchen.
help-problems-examples =
    Die nächste Aufgabe liegt nahe bei deiner Wertung. Antworte wie bei
    `allmende play`: Ist dein Spielzug zu Ende, wird dein Plan mit der Lösung
    verglichen.

      allmende problems agricola                       die nächste Aufgabe
      allmende problems agricola agricola-68660f       diese
      allmende problems agricola --list                welche es gibt
      allmende problems mine agricola --out mined.jsonl --seconds 600
                                                       weitere suchen
help-arg-problem-title = das Spiel; oder „mine“, um neue Aufgaben zu suchen
help-arg-problem = die Aufgabe, wie --list sie nennt; nach „mine“ das Spiel
help-arg-problem-list = die Aufgaben und ihre Wertungen auflisten
help-arg-players-mine = mit mine: wie viele Plätze (2)
help-arg-out-mine = mit mine: Gefundenes in dieser Datei aufbewahren; was dort steht, wird nicht noch einmal angesehen
help-arg-seconds-mine = mit mine: mit der ersten Partie aufhören, die nach dieser Zeit endet (600)
help-arg-games-mine = mit mine: nach so vielen Partien aufhören, die in der Datei mitgezählt
error-no-problem = Es gibt keine Aufgabe „{ $problem }“; `--list` nennt sie.
error-no-problems = Für { $title } gibt es keine mitgelieferten Aufgaben.
error-problem-game = Nach „mine“ kommt das Spiel, etwa: allmende problems mine agricola
error-mining-no-net = Kein Netz hat { $subject } gelernt: Dort ließe sich nichts messen.
error-other-mining = { $file } enthält Aufgaben aus anderen Partien, zu einer anderen Startzahl oder von einem anderen Champion. Nenne eine andere Datei, oder lass die Optionen, wie sie waren.
error-no-mining = { $file } enthält keine lesbaren Aufgaben.
problem-no-hints = In Aufgaben gibt es keine Tipps.
problem-heading = Aufgabe { $name }, Wertung { $rating } ± { $spread }
problem-task = { $players ->
    [1] Plane diesen Spielzug: Welcher Plan bringt am Ende die meisten Punkte?
   *[other] Du bist { $player }. Plane diesen Spielzug: Nach welchem Plan liegst du am Ende mit den meisten Punkten vorn?
}
problem-left = Der Spielzug ist nicht zu Ende: Die Aufgabe gilt als nicht versucht.
problem-comparing = Dein Plan wird mit der Lösung verglichen
problem-solved-all = Du hast alle Aufgaben zu { $title } versucht. `--list` nennt sie; jede lässt sich noch einmal versuchen.
problem-listed = { $name }  { $rating } ± { $spread }  { $players ->
    [1] allein
   *[other] zu { $players }
}  { $state ->
    [solved] gelöst
    [missed] nicht gelöst
   *[new] nicht versucht
}
problem-mining = Partien werden durchgesehen
problem-mining-resumed = { $file }: weiter nach { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
problem-mined = { $title }: { $problems ->
    [one] 1 Aufgabe
   *[other] { $problems } Aufgaben
} in { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $turns } Spielzüge (Startzahl { $seed }).
problem-mined-one = { $name }: { $lead } Punkte besser als der nächstbeste Plan
problem-mined-kept = Sie sind in { $file }.
problem-rating = Deine Wertung bei Aufgaben zu { $title }: { $rating } ± { $spread } ({ $change }).
problem-again = Diese Aufgabe hast du schon einmal versucht: Nur der erste Versuch zählt.

## survey

help-survey = Auf viele beendete Partien zurückblicken.
help-survey-examples =
    Eröffnungen, die ersten vier Aktionen, und was sie gebracht haben; woher die
    Punkte kommen, nach Plätzen; und die Punkte neben denen der Stufe darüber. Zu
    jedem Mittel steht sein 95-%-Intervall. Partien kommen aus Dateien, Ordnern,
    Archiven oder einer Datenbank.

    Beispiele:
      allmende survey partien/                     alle Protokolle in einem Ordner
      allmende survey partien/ --player Anna       nur Annas Partien
      allmende survey --database games.sqlite3     die Partien eines Servers
      allmende survey partien/ --csv tabellen/     auch als Tabellen
help-arg-survey-paths = Protokolle, oder Ordner und Archive davon
help-arg-survey-database = auch die Partien eines Servers: seine SQLite-Datei oder PostgreSQL-Adresse
help-arg-survey-player = nur die Plätze des Spielers mit diesem Namen
help-arg-survey-least = eine Eröffnung nennen, wenn mindestens N Plätze so begonnen haben (sonst: 3)
help-arg-survey-csv = die Tabellen in diesen Ordner schreiben, als CSV
help-arg-survey-parquet = die Tabellen in diesen Ordner schreiben, als Parquet
error-survey-nothing = Nenne Protokolle oder Ordner, auf die zurückgeblickt wird, oder mit --database eine Datenbank.
error-survey-empty = Darunter ist keine beendete Partie.
error-survey-player = Niemand heißt hier { $player }. Bekannt sind: { $known }.
survey-progress = Nachspielen
