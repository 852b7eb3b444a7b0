lesson-agricola-first = Der erste Hof

lesson-agricola-first-people =
    Willkommen auf dem Hof! Du beginnst mit einem kleinen Holzhaus, zwei Personen und ein paar Bissen zu essen. Rundherum ist noch nichts als leeres Land.

    Vierzehn Runden hast du Zeit, daraus etwas zu machen. Am Ende bringt dein Hof Punkte: für Felder, Weiden, Getreide, Tiere, Räume und Personen. Was brachliegt, kostet welche. Wer die meisten Punkte hat, gewinnt.

    In jeder Runde schickt ihr abwechselnd eine Person zur Arbeit, du und dein Nachbar. Auf jedem Aktionsfeld hat nur eine Person Platz, und was die Zeichen dort zeigen, geschieht sofort.

    Schick deine erste Person zum Getreidesaatgut. Das bringt dir ein Getreide.
lesson-agricola-first-farmland =
    Da ist es, dein erstes Getreide. Inzwischen hat auch dein Nachbar jemanden losgeschickt, und jenes Feld ist besetzt, bis die Runde vorbei ist.

    Getreide braucht einen Acker. Schick deine zweite Person zum Ackerland.
lesson-agricola-first-plow =
    Such aus, wo der Acker liegen soll, irgendwo auf dem leeren Land. Spätere Äcker müssen an einen grenzen, den du schon hast.
lesson-agricola-first-sow =
    Alle sind nach Hause gekommen, und die zweite Runde beginnt. Jede Runde bringt ein neues Aktionsfeld, das bis zum Ende des Spiels bleibt. Dieses ist die Getreideverwertung: Dort säst du deine Äcker ein und backst Brot.

    Schick jemanden hin, um dein Getreide auszusäen.
lesson-agricola-first-clay =
    Sieh dir deinen Acker an: Ein Getreide hast du gesät, und jetzt liegen drei darauf. Bei jeder Ernte holst du eines davon ein.

    Manche Felder füllen sich. Zur Lehmgrube kommt in jeder Runde etwas dazu, und wer hingeht, nimmt alles. Jetzt liegen dort zwei Lehm. Hol sie dir.
lesson-agricola-first-fireplace =
    Lehm taugt für eine Feuerstelle. Sie ist eine der großen Anschaffungen, und wer eine bezahlt, behält sie.

    Schick jemanden zu „Große Anschaffung“. Deine zwei Lehm reichen gerade.
lesson-agricola-first-second-field =
    Jetzt kannst du kochen. Ein einziger Acker ernährt eine Familie aber nicht lange.

    Nimm noch einmal Ackerland.
lesson-agricola-first-beside =
    Dieser Acker muss den ersten mit einer Seite berühren. Such ihm einen Platz.
lesson-agricola-first-sheep =
    Das ist die vierte Runde, und an ihrem Ende kommt die erste Ernte. Sie hat drei Teile: Erst erntest du deine Äcker ab, dann ernährst du deine Familie, und dann bekommen Tiere Nachwuchs.

    Jede Person isst zwei Nahrung. Das macht vier, und du hast zwei. Für jede Nahrung, die fehlt, müsstest du betteln gehen, und das kostet jedes Mal drei Punkte. Du brauchst also etwas zu essen.

    Auf dem Schafmarkt warten zwei Schafe. Hol sie dir.
lesson-agricola-first-cook =
    Tiere brauchen einen Platz. Ohne Weide darf eines bei dir im Haus wohnen. Für das andere ist kein Platz.

    Aber du hast eine Feuerstelle, und die macht jederzeit aus einem Schaf zwei Nahrung. Koch das Schaf.
lesson-agricola-first-grain =
    Vier Nahrung: Jetzt werden alle satt. Eine Person kannst du noch losschicken.

    Hol noch ein Getreide für deinen zweiten Acker.
lesson-agricola-first-wood =
    Das war die Ernte. Ein Getreide ist eingeholt, und deine Familie hat gegessen. Die nächste kommt nach der siebten Runde, und dann kommen sie immer schneller.

    Mehr Personen schaffen mehr, aber jede braucht ihren eigenen Raum. Ein Raum eines Holzhauses kostet fünf Holz und zwei Schilf.

    Der Wald hat sich gefüllt: Dort liegen sechs Holz. Nimm sie dir.
lesson-agricola-first-reed =
    Nun das Schilf fürs Dach. Auf der Schilfbank hat sich einiges angesammelt. Hol es dir.
lesson-agricola-first-expand =
    Du hast alles, was ein Raum braucht. Räume baut man bei der Hoferweiterung, und Ställe ebenso.

    Schick jemanden hin.
lesson-agricola-first-room =
    Ein Raum muss an dein Haus grenzen. Such dir einen der hellen Plätze aus.
lesson-agricola-first-utilize =
    Jetzt wartet ein Raum auf jemanden. Aber zuerst: Dein zweiter Acker ist noch leer.

    Geh noch einmal zur Getreideverwertung.
lesson-agricola-first-sow-again =
    Hier kannst du im selben Zug säen und backen. Säe zuerst ein Getreide.
lesson-agricola-first-bread =
    Auf der Feuerstelle kannst du auch Brot backen: Aus einem Getreide werden zwei Nahrung. Das kannst du jetzt tun, oder du lässt es gut sein und behältst das Getreide. Beides ist gut.
lesson-agricola-first-child =
    Siebte Runde: Das Feld ist da, und dein Raum auch. Schick jemanden zu „Einfacher Kinderwunsch“.

    Von der nächsten Runde an kann das Kind arbeiten, und bei dieser Ernte isst es nur eine Nahrung.
lesson-agricola-first-fish =
    Nach dieser Runde ist wieder Ernte. Diesmal braucht deine Familie fünf Nahrung. Beim Fischfang hat sich in der Zwischenzeit viel angesammelt.

    Hol dir die Fische.
lesson-agricola-first-end =
    Zwei Ernten liegen hinter dir, und ihr seid jetzt zu dritt. Du weißt, wie eine Runde geht, was eine Ernte verlangt und wie eine Familie wächst.

    Den Rest kannst du nach und nach entdecken: Weiden für Tiere, Gemüse, Häuser aus Lehm und Stein. Drück oder zeig auf irgendetwas, und du liest, was es tut. Nach der vierzehnten Runde werden die Höfe gewertet. Wovon du nichts hast, das kostet einen Punkt, und jeder leere Platz auf deinem Hof noch einen. Jede Person ist drei Punkte wert.

    Dies ist ein richtiges Spiel, und dein Nachbar spielt es gern mit dir zu Ende. Oder du gehst zur Startseite und beginnst ein eigenes. Viel Freude!
