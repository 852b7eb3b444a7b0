lesson-arle-first = Das erste Jahr

lesson-arle-first-clay =
    Willkommen in Arle in Ostfriesland! Hinter den Deichen liegt dein Land. Die Hälfte ist noch Moor, und das Meer nimmt sich, was es kriegen kann.

    Viereinhalb Jahre hast du Zeit, das Moor trockenzulegen, das Meer zurückzudrängen, zu bauen, zu weben und zu handeln. Fast alles, was du am Ende hast, ist Punkte wert, und Moor und Watt kosten welche. Wer die meisten Punkte hat, gewinnt.

    In jedem Halbjahr hast du vier Arbeiter, einen im Monat. Die linke Hälfte des Spielplans gehört dem Sommer, die rechte dem Winter. Du und dein Nachbar, ihr wechselt euch ab, und wo ein Arbeiter steht, kann niemand sonst hin.

    Es ist Sommer. Schick deinen ersten Arbeiter zum Lehmarbeiter.
lesson-arle-first-fish =
    Das waren drei Lehm, denn du hast drei Schaufeln. Zwischen Sommer und Winter siehst du deine Werkzeuge. Je mehr du von einem hast, desto mehr geben die Felder daneben.

    Jetzt etwas zu essen. Geh zum Fischer.
lesson-arle-first-peat =
    Du hast ein Schaf, eine Reuse mehr und mehr Nahrung. Vom Essen allein wird aber niemandem warm: Vor dem Winter braucht jeder auch zwei Torf zum Heizen.

    Der Torfstecher sticht ihn aus deinem Moor.
lesson-arle-first-cut =
    Mit drei Spaten kannst du drei stechen. Am Anfang gibt es Torf nur am Bohlenweg. Ist ein Stück Moor abgetorft, ist es weg, und du hast Land gewonnen.

    Nimm alle drei.
lesson-arle-first-builder =
    Es ist Oktober, und ein Arbeiter ist noch da. Der Baumeister stellt dir ein Haus hin. Die kleinen mit dem Herbstbaum helfen dir jedes Jahr vor dem November.
lesson-arle-first-hut =
    Nimm die Anfängerkate. Vor jedem November bringt sie dir ein Getreide und versetzt einen deiner Deiche.
lesson-arle-first-pay =
    Es kostet einen Baustoff und ein Getreide. Wähle, womit du bezahlst.
lesson-arle-first-cart =
    Das war der November. Dein Haus hat einen Deich versetzt, und drei Felder, die dem Meer gehörten, sind jetzt Land. Deine Äcker sind abgeerntet. Drei Nahrung und zwei Torf hast du bezahlt. Für alles, was fehlt, hättest du je zwei Punkte verloren.

    Jetzt ist Winter, und die andere Hälfte des Spielplans ist dran. Im Winter werden auch Fahrzeuge gebaut. Geh zum Stellmacher.
lesson-arle-first-handcart =
    Der Handkarren ist klein, aber billig. Er braucht zwei Holz. Bau ihn.
lesson-arle-first-no-boat =
    Der Stellmacher würde dir auch einen Torfkahn bauen. Lass es für heute bei dem Karren.
lesson-arle-first-load =
    Unterwegs werden Dinge mehr wert: Holz wird zu Bauholz, und Lehm, mit einem Torf gebrannt, zu Ziegeln. Was du lädst, kommt am Ende des Halbjahrs zurück. Laden darfst du immer, wenn du dran bist, auch Waren, die du in den Orten ringsum verkaufst.

    Lade Lehm auf deinen Handkarren.
lesson-arle-first-master =
    Ein Ziegel ist unterwegs. Als Nächstes besseres Werkzeug. Der Meister verbessert so viele verschiedene, wie du Werkbänke hast. Jeder Schritt hat seinen Preis, und der steht beim Werkzeug.
lesson-arle-first-spades =
    Verbessere die Spaten. Dann stichst du fünf Torf statt drei.
lesson-arle-first-enough =
    Ein zweites Werkzeug wäre erlaubt. Verbessere noch eines, oder lass es gut sein und spar dein Material.
lesson-arle-first-warden =
    Der Deichwart tut zweierlei auf einmal: Er versetzt einen Deich, und er dreht ein Plättchen um.
lesson-arle-first-moor =
    Wähle ein Stück Moor. Dann ist es entwässert, hat Torf zum Stechen und kostet dich weniger Punkte.
lesson-arle-first-baker =
    Ein Arbeiter ist noch da. Der Bäcker macht Nahrung aus Getreide und Torf. Im Mai müssen alle wieder essen.
lesson-arle-first-bread =
    Schieb ein Getreide in den Ofen.
lesson-arle-first-end =
    So geht ein Jahr herum. Dein Karren kam mit einem Ziegel heim, und das Schaf wurde geschoren. Paare von Tieren in einem Stall hätten Junge bekommen. Alle haben gegessen. Geheizt wird nur im November.

    Jetzt kennst du beide Hälften des Spielplans. Einmal in jedem Halbjahr darf einer von euch ein Feld der anderen Hälfte benutzen; dafür beginnt danach der andere. Nach dem fünften Sommer wird alles gewertet. Drück oder zeig auf irgendetwas, und du liest, was es wert ist.

    Dies ist ein richtiges Spiel, und dein Nachbar spielt es gern mit dir zu Ende. Oder du beginnst ein eigenes. Viel Freude!
