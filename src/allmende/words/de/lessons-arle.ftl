lesson-arle-first = Das erste Jahr

lesson-arle-first-clay =
    Willkommen in Arle in Ostfriesland! Hinter den Deichen liegt dein Land. Die Hälfte ist noch Moor, und das Meer nimmt sich, was es kriegen kann.

    Viereinhalb Jahre hast du Zeit, das Moor trockenzulegen, das Meer zurückzudrängen, zu bauen, zu weben und zu handeln. Fast alles, was du am Ende hast, ist Punkte wert, und Moor und Watt kosten welche. Wer die meisten Punkte hat, gewinnt.

    In jedem Halbjahr hast du vier Arbeiter, einen im Monat. Die linke Hälfte des Spielplans gehört dem Sommer, die rechte dem Winter. Du und dein Nachbar, ihr wechselt euch ab, und wo ein Arbeiter steht, kann niemand sonst hin.

    Es ist Sommer. Schick deinen ersten Arbeiter zum Lehmarbeiter.
lesson-arle-first-fish =
    Jede deiner Schaufeln hat dir einen Lehm gebracht. Zwischen Sommer und Winter siehst du deine Werkzeuge. Je mehr du von einem hast, desto mehr geben die Felder daneben.

    Jetzt etwas zu essen. Geh zum Fischer.
lesson-arle-first-peat =
    Der Fischer bringt dir ein Schaf, eine weitere Reuse und Nahrung. Vom Essen allein wird aber niemandem warm: Vor dem Winter brauchst du auch zwei Torf zum Heizen.

    Der Torfstecher sticht ihn aus deinem Moor.
lesson-arle-first-cut =
    { $three ->
        [yes] Mit drei Spaten kannst du drei stechen.
       *[no] Mit jedem Spaten kannst du einen stechen.
    } Am Anfang gibt es Torf nur am Bohlenweg. Ist ein Stück Moor abgetorft, ist es weg, und du hast Land gewonnen.

    { $three ->
        [yes] Nimm alle drei.
       *[no] Nimm so viel, wie du kannst.
    }
lesson-arle-first-builder =
    { $last ->
        [yes] Es ist Oktober, und ein Arbeiter ist noch da. Der Baumeister stellt dir ein Haus hin.
       *[no] Der Baumeister stellt dir ein Haus hin.
    } Vier der Häuser sind klein und helfen dir jedes Jahr vor dem November. Schick einen Arbeiter hin.
lesson-arle-first-hut =
    Nimm die Anfängerkate. Vor jedem November bringt sie dir ein Getreide und versetzt einen deiner Deiche.
lesson-arle-first-pay =
    Sie kostet einen Baustoff und ein Getreide. Wähle, womit du bezahlst.
lesson-arle-first-cart =
    { $moved ->
        [yes] Das war der November. Deine Kate hat einen Deich versetzt, und drei Felder, die dem Meer gehörten, sind jetzt Land. Dann wurden Felder abgeerntet.
       *[no] Das war der November: Felder wurden abgeerntet, und manche Häuser haben ihr Werk getan. Wird ein Deich versetzt, kann aus Meer Land werden.
    }

    Dann wird gegessen und geheizt. Das kostet drei Nahrung und zwei Torf, und was davon fehlt, kostet dich je zwei Punkte.

    Jetzt ist Winter, und die andere Hälfte des Spielplans ist dran. Im Winter werden auch Fahrzeuge gebaut. Geh zum Stellmacher.
lesson-arle-first-handcart =
    Der Handkarren ist klein, aber billig. Er braucht zwei Holz. Bau ihn.
lesson-arle-first-no-boat =
    Der Stellmacher würde dir auch einen Torfkahn bauen. Für heute genügt der Karren.
lesson-arle-first-load =
    Unterwegs werden Dinge mehr wert: Holz wird zu Bauholz, und Lehm, mit einem Torf gebrannt, zu Ziegeln. Was du lädst, kommt am Ende des Halbjahrs zurück.

    Du kannst auch in die Orte ringsum fahren und dort verkaufen, was sie wollen. Beides geht immer, wenn du dran bist.

    Lade Lehm auf deinen Karren.
lesson-arle-first-master =
    Ein Ziegel ist unterwegs. Als Nächstes besseres Werkzeug. Der Meister verbessert so viele verschiedene, wie du Werkbänke hast. Jeder Schritt hat seinen Preis, und der steht beim Werkzeug.
lesson-arle-first-spades =
    Verbessere die Spaten. Je mehr du hast, desto mehr Torf kannst du stechen.
lesson-arle-first-enough =
    Du darfst noch ein Werkzeug verbessern. Tu es, oder lass es gut sein und spar dein Material.
lesson-arle-first-warden =
    Der Deichwart tut zweierlei auf einmal: Er versetzt einen Deich, und er dreht ein Plättchen um.
lesson-arle-first-moor =
    Wähle ein Stück Moor. Dann ist es trockengelegt, hat Torf zum Stechen und kostet dich weniger Punkte.
lesson-arle-first-baker =
    { $last ->
        [yes] Ein Arbeiter ist noch da. Der Bäcker macht Nahrung aus Getreide und Torf.
       *[no] Der Bäcker macht Nahrung aus Getreide und Torf.
    } Im Mai müssen alle wieder essen.
lesson-arle-first-bread =
    Schieb ein Getreide in den Ofen.
lesson-arle-first-end =
    So geht ein Jahr herum. Im Mai kommen Fahrzeuge mit dem heim, was sie geladen haben, Schafe werden geschoren, und Paare von Tieren in einem Stall bekommen Junge. Alle essen, aber geheizt wird nur im November.

    Jetzt kennst du beide Hälften des Spielplans. Einmal in jedem Halbjahr darf einer von euch ein Feld der anderen Hälfte benutzen. Dann beginnt im nächsten Halbjahr der andere.

    Nach dem fünften Sommer wird alles gewertet. Drück auf etwas oder zeig darauf, und du liest, was es wert ist. Drück länger, und die Regeln gehen an dieser Stelle auf.

    Dies ist eine richtige Partie, und dein Nachbar spielt sie gern mit dir zu Ende. Oder du beginnst eine eigene. Viel Freude!

## Deiche und Torf

lesson-arle-dikes = Deiche und Torf

lesson-arle-dikes-colonist =
    Du hast wenig Land. Vor ihm liegt das Meer und hinter ihm das Moor. Beiden kannst du welches abgewinnen.

    Zuerst das Moor. Bevor es Torf zu stechen gibt, muss es trockengelegt werden. Das tut der Kolonist für dich, und ein Pferd bringt er auch noch mit. Schick einen Arbeiter hin.
lesson-arle-dikes-cutter =
    Ein Moor, das eben trockengelegt wurde, hat vier Torf. Auf dem Bohlenweg lagen vier, schon von Anfang an.

    Nun der Torfstecher.
lesson-arle-dikes-cut =
    { $three ->
        [yes] Du hast drei Spaten, also kannst du drei stechen. Nimm sie vom Bohlenweg.
       *[no] Mit jedem Spaten kannst du einen Torf stechen. Nimm so viel, wie du kannst, vom Bohlenweg.
    }
lesson-arle-dikes-builder =
    { $one ->
        [yes] Noch einer, und der Bohlenweg ist leer. Das hat bis zum Winter Zeit.
       *[no] Der Torf hat bis zum Winter Zeit.
    }

    Weiter zum Meer. Der Deichbauer versetzt für jedes Paar Schaufeln einen Deich{ $pair ->
        [yes] , bei dir also einen,
       *[no] { "" }
    } und bringt ein Tier mit. Schick einen Arbeiter hin.
lesson-arle-dikes-animal =
    Wähle, welches Tier du willst.
lesson-arle-dikes-fish =
    { $first ->
        [yes] Siehst du die drei neuen Felder? Der erste, der vierte und der siebte Schritt deiner Deiche gewinnen dem Meer je eine ganze Reihe ab.
       *[no] Der erste, der vierte und der siebte Schritt deiner Deiche gewinnen dem Meer je eine ganze Reihe ab.
    }

    Vor dem Winter brauchen alle etwas zu essen. Schick einen Arbeiter zum Fischer.
lesson-arle-dikes-warden =
    Der November ist vorbei. Im Winter sieht der Deichwart nach den Deichen: Er versetzt einen, und danach dreht er ein Plättchen um. Schick einen Arbeiter hin.
lesson-arle-dikes-moor =
    Ein Moor, das umgedreht wird, ist trockengelegt. Wähle eines.
lesson-arle-dikes-grocer =
    { $second ->
        [yes] Der zweite Schritt der Deiche hat noch kein Land gebracht, aber er zählt. Noch zwei, und die nächste Reihe gehört dir.
       *[no] Jeder Schritt der Deiche zählt, auch wenn er allein kein Land bringt.
    }

    Im Winter darfst du beim Krämer einen einzigen Torf stechen, ganz ohne Spaten. Schick einen Arbeiter hin.
lesson-arle-dikes-last =
    { $one ->
        [yes] Stich den letzten Torf vom Bohlenweg.
       *[no] Stich einen Torf vom Bohlenweg.
    }
lesson-arle-dikes-another =
    { $gone ->
        [yes] Der Bohlenweg ist weg, und auf dem Land darunter kannst du bauen, säen oder Tiere halten.
       *[no] Ist aller Torf gestochen, ist der Bohlenweg weg, und auf dem Land darunter kannst du bauen, säen oder Tiere halten.
    } So geht es mit jedem Moor, und jedes hinterlässt dir zwei Felder.

    Wähle ein Tier.
lesson-arle-dikes-end =
    Am Ende kostet ein unberührtes Moor vier Punkte, ein trockengelegtes nur einen einzigen. Der Bohlenweg kostet drei, und am Meer kostet jeder Platz für einen Deich, der ganz oben noch leer ist, einen. Nach sieben Schritten ist dort nichts mehr zu tun.

    Fehlt dir im November Torf, verheizt du Holz. Für jede Heizung, die ganz fehlt, verlierst du zwei Punkte.

## Fahrzeuge und Reisen

lesson-arle-travel = Fahrzeuge und Reisen

lesson-arle-travel-wainwright =
    Deine Scheune ist leer, und ringsum liegen Dörfer und Städte, die dir etwas abkaufen würden. Was du brauchst, ist ein Fahrzeug. Im Winter baut sie der Stellmacher.

    Schick einen Arbeiter hin.
lesson-arle-travel-cart =
    Der Karren braucht fünf Holz und ein Pferd. Er hat drei Flächen. Bau ihn.
lesson-arle-travel-no-boat =
    Einen Torfkahn brauchst du heute nicht. Lass es gut sein.
lesson-arle-travel-wood =
    Was du lädst, wird unterwegs kostbarer. Aus Holz wird Bauholz, und es braucht eine Fläche. Lade es.
lesson-arle-travel-esens =
    Auch die Orte, zu denen du fährst, werden geladen. Esens braucht zwei Flächen. Lade Esens.
lesson-arle-travel-grain =
    Esens kauft Getreide, Felle und Wollstoff, von jeder Art einmal. Verkauf etwas.
lesson-arle-travel-more =
    Du darfst hier noch etwas anderes verkaufen, oder du lässt es gut sein.
lesson-arle-travel-baker =
    Was geladen ist, bleibt unterwegs, bis das Halbjahr vorbei ist. { $last ->
        [yes] Schick deinen letzten Arbeiter zum Bäcker.
       *[no] Schick einen Arbeiter zum Bäcker.
    }
lesson-arle-travel-bread =
    Schieb ein Getreide in den Ofen.
lesson-arle-travel-clay =
    { $esens ->
        [yes] Der Karren ist wieder da. Er hat Bauholz mitgebracht, und Esens gehört jetzt zu deiner Reiseerfahrung, wo es Punkte wert ist. Ein zweites Mal fährst du dort nicht hin.
       *[no] Karren kommen mit dem heim, was sie geladen haben. Ein Ort, an dem du warst, gehört zu deiner Reiseerfahrung, wo er Punkte wert ist. Ein zweites Mal fährst du dort nicht hin.
    }

    Laden darfst du, sobald du dran bist, und danach noch einen Arbeiter schicken. Lehm nimmt einen Torf mit und wird zu Ziegeln. Lade ihn.
lesson-arle-travel-norden =
    Norden braucht zwei Flächen, und dort hätte jemand gern ein Schaf. Lade Norden.
lesson-arle-travel-end =
    Neun Orte gibt es. Die nächsten brauchen eine Fläche, Bremen braucht vier, und je größer ein Ort, desto weiter bringt er deine Erfahrung. Auch Stoffe und Leder reisen und kommen als Kleidung zurück. Ein größeres Fahrzeug baust du, oder du lässt den Wart deines umdrehen. Hast du am Ende kein großes, verlierst du drei Punkte.

## Werkzeuge, Bestandsaufnahme und Gebäude

lesson-arle-tools = Werkzeuge, Bestandsaufnahme und Gebäude

lesson-arle-tools-master =
    Zwischen Sommer und Winter siehst du deine zehn Werkzeuge. Je besser eines ist, desto mehr geben dir die Aktionsfelder zu beiden Seiten.

    Der Meister verbessert so viele verschiedene Werkzeuge, wie du Werkbänke hast. Schick einen Arbeiter hin.
lesson-arle-tools-bench =
    Die Werkbänke sind selbst ein Werkzeug, und eine neue zählt sofort. Das kostet zwei Lehm. Verbessere sie zuerst.
lesson-arle-tools-spades =
    Nun die Spaten, für ein Holz.
lesson-arle-tools-third =
    Dank der neuen Werkbank darfst du ein drittes Werkzeug verbessern. Wähle eines, oder lass es gut sein.
lesson-arle-tools-cutter =
    Probier die neuen Spaten aus, beim Torfstecher.
lesson-arle-tools-cut =
    { $five ->
        [yes] Mit den neuen Spaten könntest du fünf Torf stechen.
       *[no] Mit jedem Spaten kannst du einen Torf stechen.
    } { $four ->
        [yes] Vier liegen auf dem Bohlenweg. Nimm sie alle.
       *[no] Nimm, was auf dem Bohlenweg noch liegt.
    }
lesson-arle-tools-builder =
    { $gone ->
        [yes] Der Bohlenweg ist weg, und du hast ein Feld Land gewonnen. Da ist Platz für ein Gebäude. Geh zum Baumeister.
       *[no] Jedes Gebäude braucht ein Feld Land. Geh zum Baumeister.
    }
lesson-arle-tools-workshop =
    Nimm die Werkstatt, eines der vier kleinen Häuser.
lesson-arle-tools-pay =
    Wähle, womit du bezahlst.
lesson-arle-tools-fish =
    { $last ->
        [yes] Dein letzter Arbeiter des Sommers geht fischen. Danach kommt die Bestandsaufnahme im November.
       *[no] Nach dem letzten Arbeiter des Sommers kommt die Bestandsaufnahme im November. Geh zum Fischer.
    }
lesson-arle-tools-improve =
    { $house ->
        [yes] Vor allem anderen geht dein Haus ans Werk. Ein Holz hat es dir gebracht, und jetzt verbessert es ein Werkzeug, zum üblichen Preis.
       *[no] Jeder Schritt hat seinen Preis, und der steht beim Werkzeug.
    }

    Wähle ein Werkzeug, oder lass es gut sein.
lesson-arle-tools-merchant =
    Das war der November: Fahrzeuge kamen heim, Schafe und Rinder wurden gemolken, Felder abgeerntet, und dann haben alle gegessen und geheizt. Im Mai geht es anders zu. Dann bekommen Tiere Junge, und Schafe werden geschoren.

    Größere Gebäude wollen Bauholz und Ziegel. Der Baustoffhändler hat sie. Schick einen Arbeiter hin.
lesson-arle-tools-goods =
    Nimm, was du magst, erst Holz oder Lehm, dann Bauholz oder Ziegel.
lesson-arle-tools-end =
    Mit einem Bauholz und einem Ziegel kannst du ein gelbes Haus bauen, das sofort etwas Großes tut. Gasthäuser kosten viel Nahrung und tun es ebenso. Die orangen und die roten Gebäude wollen sehr viel und sind sehr viele Punkte wert.

    Auch manche Werkzeuge sind Punkte wert, wenn sie gut genug sind. Und jedes Gebäude braucht ein Feld Land, also leg weiter Moore trocken, und versetze Deiche.
