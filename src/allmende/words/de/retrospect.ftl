### Rückblick auf eine beendete Partie: was Bildschirme holen, wenn er geöffnet wird, und das Terminal sagt.

retrospect-round = Runde { $number }
retrospect-half-year = Halbjahr { $number }
retrospect-begin = Beginn
retrospect-choose = Nach welcher Runde
retrospect-look = Den Tisch von damals ansehen
retrospect-table = Als Tabelle
retrospect-levels = Typische Partien
retrospect-whose = Wessen

## Punkte im Lauf der Partie

retrospect-points = Punkte im Lauf der Partie
retrospect-points-lead = Was das Wertungsblatt nach jeder Runde gesagt hätte, wäre die Partie da zu Ende gewesen.
retrospect-typical = Typisch: { $level }
retrospect-typical-note = Die typische Partie der Stufe „{ $level }“ ist der Durchschnitt von { $games } Partien, die sie mit sich selbst gespielt hat.
retrospect-seat = { $player }: { $values }.
retrospect-categories = Punkte nach Kategorien
retrospect-figures = Was da war
retrospect-figures-lead = Was am Ende jeder Runde da lag.

## Was man außer Punkten verfolgt

figure-people = Personen
figure-food = Nahrung
figure-rooms = Räume
figure-fields = Felder
figure-animals = Tiere
figure-farmyard-used = Genutzte Hoffelder
figure-workers = Arbeiter für die nächste Runde
figure-soil = Zeilen aller Felder
figure-sheep = Schafe
figure-stock = Waren
figure-cards-played = Gespielte Karten
figure-peat = Torf
figure-tools-improved = Verbesserte Werkzeuge
figure-journeys = Reiseerfahrung

## Was Arbeiter und Karten gebracht haben

retrospect-accounts = Was alles gebracht hat
retrospect-accounts-lead = Die Konten ergeben zusammen den Endstand. Waren zählen dort, wo sie hereinkamen oder bezahlt wurden, und Punkte dort, wo sich das Wertungsblatt änderte: Wer nur etwas vorbereitet, bekommt hier nichts dafür, und was später mit den Waren geschieht, zählt dort.
retrospect-work = Arbeiter
retrospect-work-lead = Alles, was vom Einsetzen an geschah, bis etwas anderes begann. { $game ->
    [arle] Was ein Gebäude wert ist, steht beim Gebäude.
   *[other] Was eine Karte wert ist, steht bei der Karte.
}
retrospect-cards = { $game ->
    [agricola] Karten und Anschaffungen
    [arle] Gebäude
   *[other] Karten
}
retrospect-cards-lead = Die Punkte, die das Wertungsblatt für sie selbst hat, und was unter ihrem Namen kam und ging. Was dadurch billiger oder erlaubt wurde, zählt nicht.
retrospect-phases = Was von selbst kam
retrospect-phases-lead = Phasen des Spiels, und was geschah, während andere am Zug waren.
retrospect-what = Was
retrospect-card = Karte { $card }
retrospect-since = { $times ->
    [one] { $round }
   *[other] zuerst in { $round }
}
retrospect-goods = Waren
retrospect-account-points = Punkte
retrospect-start = Zu Beginn
retrospect-between = Zwischen eigenen Zügen
retrospect-sum = Endstand

## Neben anderen

retrospect-beside = Neben deinen letzten Partien
retrospect-beside-lead = Deine letzten Partien { $title } { $players ->
    [one] allein
   *[other] zu { $players ->
        [2] zweit
        [3] dritt
       *[other] viert
    }
}, die älteste zuerst, und diese. Das siehst nur du.
retrospect-beside-none = Das ist deine erste beendete Partie { $title } { $players ->
    [one] allein
   *[other] zu { $players ->
        [2] zweit
        [3] dritt
       *[other] viert
    }
}, von der man hier weiß.
retrospect-this = Diese Partie
retrospect-mean = Dein Durchschnitt bisher: { $points }.
retrospect-day = Tag
error-no-hindsight = Wie Partien von { $title } verlaufen, ist nicht bekannt.
