### Der Bildschirm im Browser: wofür die Regeln keine Worte haben.

## Startseite

preset-first = Erste Partie
preset-usual = Normale Partie
screen-kind-here = hier
screen-kind-here-long = Jemand an diesem Bildschirm
screen-kind-link = per Link
screen-kind-link-long = Freunde, die einen geheimen Link bekommen
screen-kind-bot = Bot
screen-kind-bot-long = Der Computer spielt
screen-bot-levels = Stufen
screen-bot-yardsticks = Nur zum Vergleich
screen-name = Name
screen-player = Spieler { $number }
screen-naming = Wie heißt du?
screen-naming-stay = { $player } bleiben
screen-solo-hint = Allein spielst du um ein Ziel: { $cards ->
    [off] 80 Punkte, und über 85
   *[on] 100 Punkte, und über 110
} für den Ruhm.
screen-mixed-caution = Die Decks sind dafür gemacht, jedes für sich gespielt zu werden. Wie gut sie gemischt zusammenpassen, hat niemand erprobt.
screen-unofficial = Ein inoffizielles Werk von Leuten, die diese Spiele lieben; ohne Verbindung zu den Verlagen.

## Wer ich bin

screen-pass-known = Was { $player } hier hat, kommt mit.
screen-me-become = Das bin ich
screen-somebody = Jemand

## Offene Tische

screen-kind-open = offen
screen-offer-go = Zum Tisch
level-any = alle
level-beginner = wer neu ist
level-practised = wer es schon gespielt hat
level-expert = wer es gut kennt

## Verbindung und Fehler

screen-kept = Der Server ist nicht zu erreichen. So stand der Tisch, als du ihn zuletzt gesehen hast: { $when }. Sobald der Server wieder da ist, geht es weiter.
screen-connecting = Der Tisch wird geholt …
screen-away = Der Server ist gerade nicht zu erreichen. Diese Seite versucht es von selbst wieder …
screen-reconnecting = Die Verbindung wird wieder aufgenommen …
screen-offline = Der Server ist nicht zu erreichen. Nichts ist verloren; bitte versuche es noch einmal.
screen-server-error = Der Server kommt damit nicht zurecht. Nichts ist verloren; bitte versuche es noch einmal.
screen-limited = Von hier kommen mehr Anfragen, als beim Spielen entstehen. Diese Seite versucht es von selbst wieder …
screen-trying-again = Der Server kommt gerade nicht an seine Tische. Diese Seite versucht es von selbst wieder …
screen-stale = Am Tisch ist es inzwischen weitergegangen. Bitte sieh noch einmal hin und wähle neu.
screen-no-table = Diesen Tisch gibt es nicht.
screen-save-broken = Aufzeichnung bis hierher speichern
screen-wrong-key = Dieser Link öffnet den Tisch nicht. Lass dir einen neuen geben.

## Die Leiste oben und was sie öffnet

screen-home = Zur Startseite
screen-menu = Menü
screen-round = Runde { $round }
screen-quadrant-card = Viertelkarte der Runde { $round }: { $quadrants }{ $tossed ->
    [0] {""}
   *[other] {" "}({ $tossed } durch Zufall)
}
screen-phases = Phasen der Runde
screen-undo = Zurücknehmen
screen-undo-turn = Den ganzen Zug zurücknehmen
screen-undo-to = Bis hierher zurücknehmen: { $entry }
screen-undo-to-short = Bis hierher zurücknehmen
screen-share = Mitspieler und Links
screen-seats = Mitspieler
screen-mute = Nicht mehr zeigen, was { $player } sagt
screen-notes = Meine Notizen
screen-text-mode = Textmodus für Vorleseprogramme
screen-settings = Einstellungen
screen-help = Hilfe
screen-close = Schließen

## Mitspieler und Links

screen-by-link = spielt per Link
screen-copy = Kopieren
screen-copied = Kopiert
screen-notice = Aushang des Servers
screen-notice-read = Aushang ausblenden
screen-notice-stops = Der Server hält um { $time } für eine Weile an. Jeder bestätigte Zug bleibt.
screen-only-here = Links, die mit { $origin } beginnen, kann nur dieser Rechner öffnen. Für andere starte den Server mit „{ $host }“ und komm unter der Adresse zu ihm, die dieser Rechner in eurem Netz hat; oder mit „{ $url }“ und einer Adresse, die zu ihm führt.

## Die Pläne

screen-enlarge = { $part }: größer
screen-put-back = { $part }: wieder klein
screen-enlarges = Größer zeigen
screen-tab-hand = Hand
screen-parts = Teile des Tisches
screen-board = Aktionsplan
screen-quadrant = Viertel { $number }
screen-space = { $space }: { $count ->
    [0] keine Arbeiter
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
}, { $cost ->
    [0] voll
    [one] kostet 1 Arbeiter
   *[other] kostet { $cost } Arbeiter
}
screen-village = Dorf: { $player }
screen-look = Dorf ansehen: { $player }
screen-back-to = Zurück zum Dorf: { $player }
screen-first-player = Startspieler
screen-workers = { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
}
screen-tools = { $count ->
    [one] 1 Gerät
   *[other] { $count } Geräte
}
screen-tools-ready = Geräte, bereit und insgesamt: { $count }
screen-jewelry = { $count } Schmuck
screen-points = Punkte
screen-center = Hausplan; das Fenster zeigt { $points ->
    [0] { $workers } Arbeiter
   *[other] { $points } Punkte
}
screen-center-brief = Dorfgemeinschaftshaus: { $points ->
    [0] { $workers } Arbeiter
   *[other] { $points } Punkte
}; Handwerke auf den Feldern { $positions }
screen-craft = { $craft } auf Feld { $position }{ $tools ->
    [0] {""}
    [one] , der nächste Schritt braucht 1 Gerät
   *[other] , der nächste Schritt braucht { $tools } Geräte
}
screen-fields = Ackerplan
screen-supply = Vorrat
screen-no-goods = keine Waren
screen-stable-board = Stallplan
place-stables = Stallung
screen-sheep = { $place ->
    [7] Stallung
   *[other] Hofkarte der Runde { $place }
}: { $count ->
    [0] keine Schafe
    [one] 1 Schaf
   *[other] { $count } Schafe
}{ $place ->
    [7] {""}
   *[other] { $count ->
        [0] {""}
        [one] { $left ->
            [0] , stirbt in dieser Runde
            [one] , stirbt zu Beginn der nächsten Runde
           *[other] , stirbt in { $left } Runden
        }
       *[other] { $left ->
            [0] , sterben in dieser Runde
            [one] , sterben zu Beginn der nächsten Runde
           *[other] , sterben in { $left } Runden
        }
    }
}
screen-dies = { $left ->
    [0] diese Runde
    [one] letzte Runde
   *[other] { $left } Runden
}

## Was du tun kannst

screen-what-you-can-do = Was du tun kannst
screen-who-decides = Wer jetzt entscheidet
screen-on-boards = { $count } Züge leuchten auf den Plänen
screen-place = Arbeiter einsetzen
screen-exchange = Tauschen
screen-play-cards = Eine Karte ausspielen
screen-sparingly = Weniger nehmen
screen-show-where = Zeigen, wo
screen-hint = Tipp
screen-try = Ausprobieren
screen-hint-lead = Was ein Bot spielen würde, und erwartete Punkte
screen-thinking = Überlegt …
screen-expected = { $points } Punkte erwartet
screen-waiting = { $player } ist dran.
screen-bot-thinks = { $player } überlegt …
screen-confirm = Zug beenden
screen-confirm-not = Anders wählen
screen-confirm-move = { $move }: damit endet dein Zug.
screen-onlooker = Du schaust zu.
screen-since = Seit deinem letzten Zug
screen-replay = Noch einmal
screen-used-since = { $player } war seit deinem letzten Zug hier.
screen-legal-here = hier kannst du etwas tun
screen-tab-board = Plan
screen-tab-village = Dorf
screen-tab-others = Andere
screen-tab-log = Verlauf

## Fields of Arle: the Game Board, the barn, the farms

screen-half-year = Halbjahr { $half }, { $season ->
    [summer] Sommer
   *[winter] Winter
}
screen-phases-half = Phasen des Halbjahrs
screen-game-board = Spielplan
screen-months = Monate
screen-workers-left = { $player }: noch { $count ->
    [0] kein Arbeiter
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
}.
screen-space-of = Eine Karte von { $player }.
screen-space-taken = { $space }: besetzt von { $player }
screen-special-info = Aus der anderen Jahreszeit: In jedem Halbjahr darf ein Arbeiter hierher. Das nächste beginnt dann dein Gegenüber.
screen-tool = { $tool }: { $value }{ $points ->
    [0] {""}
    [one] , 1 Punkt
   *[other] , { $points } Punkte
}
screen-tool-of = { $player }: { $value }
screen-pairs = { $count ->
    [one] 1 Paar
   *[other] { $count } Paare
}
screen-next-step = Der nächste Schritt kostet { $cost }: { $value }{ $points ->
    [0] {""}
    [one] , 1 Punkt
   *[other] , { $points } Punkte
}.
screen-last-step = Das ist der letzte Schritt.
screen-supply-board = Vorratsplan
screen-left = { $thing }: { $count ->
    [0] keine mehr
   *[other] noch { $count }
}
screen-vehicle = Kosten: { $cost }{ $points ->
    [0] {""}
    [one] ; 1 Punkt wert
   *[other] ; { $points } Punkte wert
}.
screen-building-board = Gebäude zur Auswahl
screen-building = { $building } ({ $colour }), { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
screen-no-buildings = Alle Gebäude sind gebaut.
screen-starting-player = Startspieler
screen-back-to-farm = Zurück zu { $player }
screen-place-worker = Arbeiter einsetzen
screen-imitate = Nachahmen
screen-special = Sonderaktion
screen-improve = Werkzeuge verbessern
screen-any-time = Jederzeit
screen-returns = Zurückgeben
screen-tab-home = Heimat
screen-tab-barn = Scheune
screen-tab-buildings = Gebäude

## Arler Erde: Heimatplan, Waren, Scheune, Reiseziele

screen-home-board = Heimatplan von { $player }
screen-travelled = Reiseerfahrung: { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
screen-dikes = Reihe { $gap } vom Meer aus: { $count ->
    [0] kein Deich
    [one] 1 Deich
   *[other] { $count } Deiche
}
screen-dikes-in-brief = Deiche je Reihe, vom Meer aus: { $rows }
screen-holds = { $tile ->
    [empty] Platz für 2 Tiere einer Art.
    [stall] Platz für 3 Tiere einer Art.
    [double-stall] Platz für 3 Tiere einer Art und noch 3 einer Art.
    [stable] Platz für 6 Tiere einer Art.
    [park] Platz für 2 beliebige Tiere.
    [grain-field] 1 Getreide in jedem November.
    [flax-field] 1 Flachs in jedem November.
    [forest] 1 Holz in jedem November.
   *[depot] Verdoppelt die Punkte der Warenleiste.
}
screen-brings-milk = Nahrung durch Milch
screen-brings-grain = Getreide
screen-brings-flax = Flachs
screen-brings-wood = Holz
screen-brings-wool = Wolle
screen-brings-sheep = neugeborene Schafe
screen-brings-cattle = neugeborene Rinder
screen-brings-horse = neugeborene Pferde
screen-due-food = fällige Nahrung
screen-due-peat = fälliger Brennstoff
screen-goods-of = Waren von { $player }
screen-track = Auf der Warenleiste: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
screen-good = { $good ->
    [peat] Brennstoff im November.
    [wood] Wird auf einem Fahrzeug zu Bauholz. Größe 1.
    [clay] Wird auf einem Fahrzeug zu Ziegel, für 1 Torf. Größe 1.
    [timber] Je ½ Punkt. Kann statt Holz bezahlt werden.
    [brick] Je 1 Punkt. Kann statt Lehm bezahlt werden.
    [linen] Je 1 Punkt. Wird auf einem Fahrzeug zu Sommerkleidung. Größe 2.
    [woolen] Je 1 Punkt. Wird auf einem Fahrzeug zu Winterkleidung. Größe 3.
    [leather] Je 1 Punkt. Wird auf einem Fahrzeug zu Lederkleidung. Größe 3.
    [summer-wear] Je 2 Punkte.
    [winter-wear] Je 2½ Punkte.
    [leather-wear] Je 2½ Punkte.
    [sheep] Milch ab 2, 5 und 8; Wolle ab 1, 4 und 6.
    [cattle] Milch ab 1, 3 und 5.
   *[horse] Von den drei Tierarten zählt die seltenste je 2 Punkte, die zweite je 1.
}
screen-barn = Scheune von { $player }
screen-parking = Platz für { $small ->
    [0] keine kleinen
    [one] 1 kleines
   *[other] { $small } kleine
} und { $large ->
    [0] keine großen
    [one] 1 großes
   *[other] { $large } große
} Geräte.
screen-parked = { $vehicle }, Stellplatz { $parking }: { $cargo ->
    [none] leer
   *[other] { $cargo }
}
screen-parked-info = Flächen: { $cells }. { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert.
screen-peat-boat-info = Tauscht jederzeit Torf gegen Waren. 1 Punkt wert.
screen-plow-info = Pflügt beim Bauern ein Feld. 3 Punkte wert.
screen-load-hint = Unterstrichenes ist verladbar.
screen-load-where = – auf welches Fahrzeug?
screen-load-what = – was kommt darauf?
screen-load-all = so viel wie passt
screen-give-back = Zurückgeben
screen-destinations = Reiseziele von { $player }
screen-destination = { $destination }, Größe { $size }{ $state ->
    [loaded] , unterwegs
    [visited] , besucht
   *[ready] {""}
}
screen-market = Markt in { $destination }
screen-look-at-farm = Den Hof von { $player } ansehen

## Karten

screen-hand = Karten von { $player }
screen-cards = Karten
screen-cards-of = Karten von { $player }: { $hand } auf der Hand, { $played } ausgespielt
screen-in-hand = { $count ->
    [0] keine Karte auf der Hand
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
screen-no-cards = Keine Karten auf der Hand
screen-played = Ausgespielt: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
screen-income = Einkommen von { $count ->
    [one] 1 Bonuskarte
   *[other] { $count } Bonuskarten
}
screen-pile = { $count ->
    [one] 1 Karte liegt noch im Stapel.
   *[other] { $count } Karten liegen noch im Stapel.
}
screen-play = Ausspielen
screen-play-sparingly = Ausspielen, aber weniger nehmen
screen-card-ready = Sie kann ausgespielt werden, sobald du etwas entscheidest.
screen-card-waits = Wartet, bis abgeschlossen ist, was gerade im Gange ist.
screen-card-minor = kleine Anschaffung
screen-deck-x-left = Danach wird die oberste Karte von Deck X gezogen; noch { $count }.
screen-card-occupation = Ausbildung
screen-card-space = Aktionsfeld
screen-card-merchant = Händler
screen-card-incident = Vorfall
screen-card-cost = Kostet { $cost }.
screen-card-cost-or = Oder kostet { $cost }.
screen-card-cost-each = Kostet { $cost } pro Person der Familie.
screen-card-needs = Voraussetzung: { $prerequisite }.
screen-card-players = ab { $players } Personen
screen-card-travels = Ausgespielt kommt sie auf die Hand der nächsten Person.
screen-card-left = Darauf { $count ->
    [one] liegt
   *[other] liegen
} noch { $count }.
screen-card-bed = Sie ist ein Acker mit { $crop }.
screen-card-bed-empty = Sie ist ein leerer Acker.
screen-cards-played = Ausgespielt: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
screen-hand-minors = { $count ->
    [one] 1 kleine Anschaffung auf der Hand
   *[other] { $count } kleine Anschaffungen auf der Hand
}
screen-hand-occupations = { $count ->
    [one] 1 Ausbildung auf der Hand
   *[other] { $count } Ausbildungen auf der Hand
}
screen-packet = Wähle Karten für deine Hand
screen-doubled = bringt doppelten Ertrag
screen-ask-next = Frag mich, bevor es weitergeht
screen-pass-to = Gib das Gerät an { $player } weiter
screen-i-am = Ich bin { $player }
screen-not-yet = Noch nicht: { $player } sieht noch hin

## Karten nachschlagen

screen-finder = Karten nachschlagen
screen-rules = Regeln
screen-rules-opening = Die Regeln werden aufgeschlagen …
screen-find-count = { $count ->
    [0] Nichts gefunden
    [one] 1 gefunden
   *[other] { $count } gefunden
}
screen-cost-is = Kostet { $cost };
screen-all-destinations = Reiseziele
screen-buildings-of = Gebäude, { $colour }
screen-round-cards = Aktionsfeldkarten
screen-hand-deck = Deck { $letter }: { $kind ->
    [minor] kleine Anschaffungen
    [space] Aktionsfelder
    [merchant] Händler
    [incident] Vorfälle
   *[occupation] Ausbildungen
}

## Verlauf

screen-log = Verlauf
screen-log-filter = Was der Verlauf zeigt
screen-log-moves = kurz
screen-log-gains = { $player } erhält
screen-log-pays = { $player } gibt ab
screen-log-trades = { $player } gibt ab und erhält
screen-log-all = alles
screen-log-only = { $player } allein
screen-to-end = Neuestes
screen-look-at = Den Tisch ansehen, wie er damals war: { $entry }
screen-look-at-short = Den Tisch von damals ansehen
screen-look-up = In den Regeln nachschlagen: { $entry }
screen-looking-back = Du blickst zurück: Zug { $move } von { $all }.
screen-to-present = Zurück in die Gegenwart
screen-study-here = Hier ausprobieren
screen-study = Studie
screen-history = Rückblick
screen-history-first = An den Anfang
screen-history-back = Einen Zug zurück
screen-history-move = Zug { $move } von { $all }
screen-history-next = Einen Zug vor
screen-history-last = Ans Ende
screen-history-play = Von selbst abspielen
screen-history-pause = Anhalten
screen-history-stop = Rückblick anhalten
screen-history-pace = Tempo: { $times }×

## Das Ende

screen-score-sheet = Wertungsblatt
screen-record = Aufzeichnung speichern
screen-record-seen = Die Partie speichern, wie du sie kennst: Der ganze Verlauf ist für alle da, sobald nichts mehr verdeckt ist

## Agricola: Spielplan und Höfe

screen-space-holds = { $space }: { $goods }
screen-stage = Periode { $stage }
screen-round-space = Runde { $round }, Periode { $stage }{ $harvest ->
    [yes] , mit Ernte
   *[no] {""}
}
screen-cards-to-come = Kommt in dieser Periode noch: { $cards }.
screen-promised = { $goods } für { $player }.
screen-campaign-goal = Partie { $game } · Ziel { $goal }
screen-campaign-games = Partie { $game } von { $games }
screen-harvest = Ernte
screen-harvest-after = Ernte nach Runde { $round }
screen-food-due = { $player }: { $have } Nahrung, { $due } nötig
screen-tile = Plättchen: eine Person in jeder Runde
screen-linked = Verbunden: Wird eines der beiden genutzt, ist das andere für den Rest der Runde blockiert
screen-farm-of = Hof von { $player }
screen-place-person = Eine Person einsetzen
screen-sites = Ein Hoffeld wählen
screen-fence = Eine Weide einzäunen … ({ $count ->
    [0] kostenlos
   *[other] ab { $price }
})
screen-tab-actions = Aktionen
screen-tab-farm = Hof
screen-tab-improvements = Anschaffungen

## Agricola: der Hof

screen-yard-space = { $place }: { $what }
screen-yard-unused = ungenutzt
screen-yard-room = { $house ->
    [wood] Raum aus Holz
    [clay] Raum aus Lehm
   *[stone] Raum aus Stein
}
screen-yard-field = leerer Acker
screen-yard-sown = Acker mit { $crop }
screen-yard-stable = Stall
screen-yard-pasture = { $animals ->
    [none] leere Weide
   *[other] Weide mit { $animals }
} (Platz für { $capacity })
screen-yard-pet = { $animal } als Haustier
screen-yard-ways = { $count } mögliche Züge hier
screen-yard-info = { $what ->
    [field] Hier lässt sich Getreide oder Gemüse säen; jede Ernte bringt 1 davon ein.
    [pasture] Platz für Tiere einer Art.
    [fenced-stable] Platz für Tiere einer Art; der Stall verdoppelt ihn für die ganze Weide.
    [stable] Platz für 1 Tier, solange kein Zaun darum steht.
   *[unused] Kostet 1 Punkt, wenn es am Ende noch ungenutzt ist.
}
screen-yard-pets = { $count ->
    [one] Das Haus hat Platz für 1 Tier als Haustier.
   *[other] Das Haus hat Platz für { $count } Tiere als Haustiere.
}
screen-lodgings-house = Das Haus hat Platz für { $room ->
    [one] 1 Person
   *[other] { $room } Personen
}; die Familie hat { $people }.
screen-homeless = Kein Platz für { $animals }
screen-fences-left = { $count ->
    [one] Noch 1 Zaun
   *[other] Noch { $count } Zäune
}
screen-stables-left = { $count ->
    [one] Noch 1 Stall
   *[other] Noch { $count } Ställe
}
screen-fence-grid = Eine Weide einzäunen: Pfeiltasten gehen, Leertaste markiert, Enter baut, Escape löscht.
screen-fence-mark = Weide markieren: über die Hoffelder ziehen oder sie antippen.
screen-fence-mark-keys = Leertaste markiert, Enter baut, Escape löscht.
screen-fence-marked = { $places }: { $count ->
    [one] 1 Zaun
   *[other] { $count } Zäune
} für { $price }
screen-fence-price = { $count ->
    [0] nichts
   *[other] { $count } { $clay ->
        [yes] Holz oder Lehm
       *[no] Holz
    }
}
screen-fence-not = { $places }: { $reason }
screen-fence-taken = { $place } ist nicht leer.
screen-fence-apart = Die Hoffelder müssen aneinander liegen
screen-fence-no = jetzt nicht möglich
screen-fence-build = Zäune bauen
screen-fence-clear = Markierung löschen

## Agricola: Vorräte und Anschaffungen

screen-farm-good = { $good ->
    [wood] Für Räume, Ställe und Zäune.
    [clay] Für Räume aus Lehm, Feuer- und Kochstellen und Öfen.
    [reed] Für Räume und Renovierungen.
    [stone] Für Räume aus Stein und die meisten Anschaffungen.
    [grain] Zum Säen und Backen. Jederzeit 1 Nahrung wert.
    [vegetable] Zum Säen und Kochen. Jederzeit 1 Nahrung wert.
   *[animal] Zum Kochen und zum Züchten: Von zweien oder mehr kommt in jeder Ernte 1 zur Welt, wenn Platz ist.
}
screen-scored = Mit { $count } insgesamt: { $points ->
    [-1] −1 Punkt
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $next ->
    [0] {""}
   *[other] ; mehr mit { $next }
}.
screen-feeding = { $due ->
    [0] Es kommt keine Ernte mehr.
   *[other] Die Ernte nach Runde { $round } kostet { $due } Nahrung{ $short ->
        [0] {""}
        [one] ; 1 fehlt
       *[other] ; { $short } fehlen
    }.
}
screen-fed = Die Familie ist ernährt.
screen-food-coming = { $count } Nahrung kommt vorher noch.
screen-short = { $count ->
    [one] 1 fehlt
   *[other] { $count } fehlen
}
screen-family = Familie: { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}{ $newborns ->
    [0] {""}
   *[other] , { $newborns } neugeboren
}{ $home ->
    [0] {""}
   *[other] , { $home } noch einzusetzen
}
screen-family-info = In einer Ernte braucht jede Person 2 Nahrung, allein 3, ein Neugeborenes 1. Jede ist 3 Punkte wert.
screen-begging = { $count ->
    [one] 1 Bettelmarke
   *[other] { $count } Bettelmarken
}
screen-begging-info = Jede kostet am Ende 3 Punkte.
screen-improvements = Große Anschaffungen
screen-improvements-of = Anschaffungen von { $player }
screen-improvement = { $improvement } für { $cost }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
screen-improvement-of = { $improvement } von { $player }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
screen-sign-room-wood = Raum eines Holzhauses
screen-sign-room-clay = Raum eines Lehmhauses
screen-sign-room-stone = Raum eines Steinhauses
screen-sign-stable = Stall
screen-sign-fence = Zäune
screen-sign-pasture = Weide
screen-sign-field = Acker; pflügen
screen-sign-unused = ungenutztes Hoffeld
screen-sign-person = Person
screen-sign-newborn = Neugeborenes
screen-sign-begging = Bettelmarke
screen-sign-bake = Brot backen
screen-sign-cook = kochen, jederzeit
screen-sign-renovate = renovieren
screen-sign-grow = Familienzuwachs
screen-sign-improvement = große Anschaffung
screen-sign-occupation = Ausbildung
screen-sign-harvest = Ernte
screen-sign-and-or = und/oder
screen-sign-afterward = und danach, wenn man will
screen-sign-each-round = kommt jede Runde
screen-sign-at-once = wenn es gebaut wird
screen-sign-next-rounds = in jeder der nächsten Runden

## Hilfe

screen-sign-crop = beliebige Ackerfrucht
screen-sign-sow = aussäen
screen-sign-raise = leerer Acker in Zeile 5
screen-sign-sustain = ein Schaf weiterschieben
screen-sign-retreat = ein Handwerk zurückschieben
screen-sign-boulder = Findling
screen-sign-rooster = Startspieler
screen-sign-book = so muss es sein
screen-sign-dark-book = so muss es auf dem Aktionsplan sein
screen-sign-pay = das ist der Preis
screen-sign-income = Einkommen in Phase 3 jeder Runde
screen-sign-good-alike = von einer Sorte
screen-sign-crop-different = von verschiedenen Sorten
screen-sign-tools-just-gained = gerade eben
screen-sign-tools-this-phase = in dieser Phase
screen-sign-lift = Acker eine Zeile hinauf

# Lektionen
screen-learner = Neuling
screen-lessons-invite = { $title } ist dir neu? Eine erste Partie zeigt dir Schritt für Schritt, wie es geht: Du spielst, und jemand sagt dir, wozu.
screen-lessons = { $title } beim Spielen lernen:
screen-lesson-minutes = etwa { $minutes } Minuten
screen-lesson = Lektion: { $name }
screen-lesson-step = Schritt { $step } von { $steps }
screen-lesson-next = Weiter
screen-lesson-back = Zurück
screen-lesson-strayed = Das ist auch erlaubt. Nimm es zurück, wenn du lieber bei der Lektion bleiben willst. Oder mach weiter, wie du magst: Sie meldet sich etwas später wieder.
screen-lesson-waits = Was in der Lektion als Nächstes kommt, geht in deiner Partie gerade nicht. Mach weiter, wie du magst: Die Lektion meldet sich etwas später wieder.
screen-lesson-take-back = Zurücknehmen
screen-lesson-play-on = Weiterspielen
