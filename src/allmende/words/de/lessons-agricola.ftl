lesson-agricola-first = Der erste Hof

lesson-agricola-first-people =
    Willkommen auf dem Hof! Du beginnst mit einem kleinen Holzhaus, zwei Personen und ein paar Bissen zu essen. Rundherum ist noch nichts als leeres Land.

    Vierzehn Runden hast du Zeit, daraus etwas zu machen. Am Ende bringt dein Hof Punkte: für Äcker, Weiden, Getreide, Tiere, Räume und Personen. Was brachliegt, kostet welche. Wer die meisten Punkte hat, gewinnt.

    In jeder Runde schickt ihr abwechselnd eine Person zur Arbeit, du und dein Nachbar. Auf jedem Aktionsfeld hat nur eine Person Platz, und was die Zeichen dort zeigen, geschieht sofort.

    Schick deine erste Person zum Getreidesaatgut. Das bringt dir ein Getreide.
lesson-agricola-first-farmland =
    Da ist es, dein erstes Getreide. Inzwischen hat auch dein Nachbar jemanden losgeschickt, und sein Feld ist besetzt, bis die Runde vorbei ist.

    Getreide braucht einen Acker. Schick deine zweite Person zum Ackerland.
lesson-agricola-first-plow =
    Such aus, wo der Acker liegen soll, irgendwo auf dem leeren Land. Spätere Äcker müssen an einen grenzen, den du schon hast.
lesson-agricola-first-sow =
    Alle sind wieder zu Hause, und es ist Runde zwei. Jede Runde bringt ein neues Aktionsfeld, das bis zum Ende des Spiels bleibt.

    Seit Runde eins gibt es die Getreideverwertung, wo du deine Äcker einsäst und Brot backst. Schick jemanden hin, um dein Getreide auszusäen.
lesson-agricola-first-clay =
    Sieh dir deinen Acker an: Wer ein Getreide sät, hat dort drei liegen. Bei jeder Ernte holst du eines davon ein.

    Manche Felder füllen sich. Zur Lehmgrube kommt in jeder Runde etwas dazu, und wer hingeht, nimmt alles. { $two ->
        [yes] Jetzt liegen dort zwei Lehm. Hol sie dir.
       *[no] Hol dir, was dort liegt.
    }
lesson-agricola-first-fireplace =
    Lehm taugt für eine Feuerstelle. Sie ist eine der großen Anschaffungen, und wer eine bezahlt, behält sie.

    Schick jemanden zu „Große Anschaffung“. Für die billigste genügen zwei Lehm.
lesson-agricola-first-second-field =
    Jetzt kannst du kochen. Und je mehr Äcker du hast, desto besser ernähren sie deine Familie.

    Geh zum Ackerland.
lesson-agricola-first-beside =
    Äcker müssen sich mit einer Seite berühren. Such diesem einen Platz.
lesson-agricola-first-sheep =
    Das ist die vierte Runde, und an ihrem Ende kommt die erste Ernte. Sie hat drei Teile: Erst erntest du deine Äcker ab, dann ernährst du deine Familie, und dann bekommen Tiere Nachwuchs.

    Jede Person isst zwei Nahrung. Das macht vier{ $food ->
        [yes] , und du hast zwei
       *[no] { "" }
    }. Für jede Nahrung, die fehlt, musst du betteln gehen, und das kostet jedes Mal drei Punkte. { $food ->
        [yes] Du brauchst also etwas zu essen.
       *[no] Sorg also dafür, dass es reicht.
    }

    { $sheep ->
        [yes] Auf dem Schafmarkt warten zwei Schafe. Hol sie dir.
       *[no] Auch Schafe kann man essen. Geh auf den Schafmarkt.
    }
lesson-agricola-first-cook =
    Tiere brauchen einen Platz. Ohne Weide darf eines bei dir im Haus wohnen, und für ein weiteres ist kein Platz.

    Aber du hast eine Feuerstelle, und die macht jederzeit aus einem Schaf zwei Nahrung. Koch ein Schaf.
lesson-agricola-first-grain =
    { $food ->
        [yes] Vier Nahrung: Jetzt werden alle satt.
       *[no] Je mehr Nahrung, desto besser: Niemand soll hungern.
    } Und noch ist jemand zu Hause.

    Hol noch ein Getreide, um es später zu säen.
lesson-agricola-first-wood =
    Das war die Ernte: Äcker wurden abgeerntet, und jede Familie brauchte etwas zu essen. Die nächste kommt nach der siebten Runde, und dann kommen sie immer schneller.

    Mehr Personen schaffen mehr, aber jede braucht einen Raum. Ein Raum eines Holzhauses kostet fünf Holz und zwei Schilf.

    { $six ->
        [yes] Der Wald hat sich gefüllt: Dort liegen sechs Holz. Nimm sie dir.
       *[no] Nimm dir das Holz aus dem Wald.
    }
lesson-agricola-first-reed =
    Nun das Schilf fürs Dach. Es sammelt sich auf der Schilfbank. Hol es dir.
lesson-agricola-first-expand =
    { $room ->
        [yes] Du hast alles, was ein Raum braucht. Räume baut man bei der Hoferweiterung, und Ställe ebenso.
       *[no] Räume baut man bei der Hoferweiterung, und Ställe ebenso.
    }

    Schick jemanden hin.
lesson-agricola-first-room =
    Ein Raum muss an dein Haus grenzen. Such dir einen der hellen Plätze aus.
lesson-agricola-first-utilize =
    Jetzt ist ein Raum für ein Kind da. Kümmere dich aber zuerst um deine Äcker.

    Geh zur Getreideverwertung.
lesson-agricola-first-sow-again =
    Hier kannst du im selben Zug säen und backen. Säe zuerst ein Getreide.
lesson-agricola-first-bread =
    Eine Feuerstelle kann auch Brot backen: Aus einem Getreide werden zwei Nahrung. Back, wenn du kannst, oder lass es gut sein und behalt dein Getreide. Beides ist gut.
lesson-agricola-first-child =
    Einen Raum hast du, und ein Feld für ein Kind gibt es auch. Von der nächsten Runde an kann es arbeiten, und bei dieser Ernte isst es nur eine Nahrung.

    Schick jemanden zu „Einfacher Kinderwunsch“.
lesson-agricola-first-fish =
    Nach dieser Runde ist wieder Ernte. { $five ->
        [yes] Diesmal braucht deine Familie fünf Nahrung.
       *[no] Deine Familie ist gewachsen, und alle essen mit.
    } { $much ->
        [yes] Beim Fischfang hat sich in der Zwischenzeit viel angesammelt.
       *[no] Auch beim Fischfang sammelt sich Nahrung.
    }

    Hol dir die Fische.
lesson-agricola-first-end =
    { $three ->
        [yes] Ihr seid jetzt zu dritt.
       *[no] Ein Hof ist nie fertig.
    } Und du weißt, wie eine Runde geht, was eine Ernte verlangt und wie eine Familie wächst.

    Den Rest kannst du nach und nach entdecken: Weiden für Tiere, Gemüse, Häuser aus Lehm und Stein. Drück auf etwas oder zeig darauf, und du liest, was es tut. Drück länger, und die Regeln gehen an dieser Stelle auf.

    Nach der vierzehnten Runde werden die Höfe gewertet. Jede Person ist drei Punkte wert. Was deinem Hof fehlt, etwa Weiden, Gemüse oder eine Tierart, kostet je einen Punkt, und jeder leere Platz darauf auch.

    Dies ist eine richtige Partie, und dein Nachbar spielt sie gern mit dir zu Ende. Oder du gehst zur Startseite und beginnst eine eigene. Viel Freude!

## Weiden und Ställe

lesson-agricola-fences = Weiden und Ställe

lesson-agricola-fences-fencing =
    Tiere wollen eine Weide, und eine Weide will Zäune. Jedes Stück Zaun ist ein Holz, und du hast sechs gespart.

    Schick jemanden zur Einzäunung.
lesson-agricola-fences-enclose =
    Eine Weide darf jede Form haben, wenn nur rundherum Zäune stehen. Weder der Rand deines Hofs noch dein Haus und deine Äcker ersetzen einen Zaun.

    Zwei Plätze nebeneinander brauchen gerade sechs Zäune. Zäune die beiden in der Ecke rechts oben ein.
lesson-agricola-fences-sheep =
    Da ist sie, deine Weide. Auf jedem ihrer Plätze finden zwei Tiere Raum. Vier können also dort leben, alle von einer Art.

    { $three ->
        [yes] Auf dem Schafmarkt warten drei Schafe. Hol sie dir.
       *[no] Hol dir Schafe vom Schafmarkt.
    }
lesson-agricola-fences-wood =
    Ein Stall verdoppelt, was auf eine Weide passt. Er kostet zwei Holz.

    Hol das Holz, das sich im Wald angesammelt hat.
lesson-agricola-fences-expand =
    Ställe baut man bei der Hoferweiterung, wie Räume. Schick jemanden hin.
lesson-agricola-fences-stable =
    Ein Stall steht am besten auf einer Weide. Stell ihn auf einen der beiden Plätze in der Ecke rechts oben.
lesson-agricola-fences-enough =
    { $eight ->
        [yes] Jetzt ist Raum für acht Tiere. Du könntest noch einen Stall bauen.
       *[no] Du könntest noch einen Stall bauen.
    } Aber du brauchst das Holz für Zäune, also lass es gut sein.
lesson-agricola-fences-fence-again =
    { $four ->
        [yes] Durch die Ernte sind aus drei Schafen vier geworden.
       *[no] Nach einer Ernte können junge Tiere da sein.
    } Für andere Tiere brauchst du andere Weiden, denn auf jeder kann nur eine Art leben.

    Geh noch einmal zur Einzäunung.
lesson-agricola-fences-divide =
    { $one ->
        [yes] Ein Zaun in der Mitte macht aus einer Weide zwei. Dafür genügt ein einziges Stück.

        Zäune den rechten der beiden Plätze für sich ein.
       *[no] Je mehr Weiden du hast, desto mehr Tierarten können bei dir leben.

        Zäune den Platz in der Ecke rechts oben für sich ein.
    }
lesson-agricola-fences-more =
    { $three ->
        [yes] Drei Holz sind noch da.
       *[no] Vielleicht hast du Holz für mehr.
    } Eine neue Weide muss an die grenzen, die du schon hast, und wo sie sich berühren, steht der Zaun bereits.

    Zäune daneben noch einen Platz ein, oder lass es gut sein.
lesson-agricola-fences-end =
    Am Ende kommt es darauf an, wie viele Weiden du hast, nicht wie groß sie sind: Vier sind vier Punkte wert, und gar keine kostet einen. Auch jeder eingezäunte Stall ist ein Punkt, und was eingezäunt ist, gilt nicht mehr als leer.

    Fünfzehn Zäune und vier Ställe müssen dir für die ganze Partie reichen.

## Tiere und ihr Nachwuchs

lesson-agricola-animals = Tiere und ihr Nachwuchs

lesson-agricola-animals-boars =
    Zwei Weiden, eine Feuerstelle und zwei Schafe: Hier will jemand Tiere halten. Sie sind Punkte wert, man kann sie essen, und Nachwuchs bekommen sie ganz von selbst.

    Auf dem Schweinemarkt stehen zwei Wildschweine. Schick jemanden hin.
lesson-agricola-animals-sheep =
    { $boars ->
        [yes] Die Wildschweine sind auf die leere Weide gezogen. Wo eine Art lebt, kann keine andere hin.
       *[no] Wo eine Tierart lebt, kann keine andere hin.
    }

    { $five ->
        [yes] Auf dem Schafmarkt haben sich über die Runden fünf Schafe gesammelt. Hol sie alle.
       *[no] Hol die Schafe vom Schafmarkt.
    }
lesson-agricola-animals-cook =
    { $seven ->
        [yes] Sieben Schafe und zwei Wildschweine sind zu viele.
       *[no] Manchmal sind es zu viele Tiere.
    } Auf jeder von zwei Weiden haben vier Tiere einer Art Platz, und ein einziges, gleich welcher Art, darf in deinem Haus wohnen.

    Wer keinen Platz hat, muss gehen. Aber deine Feuerstelle macht jederzeit aus einem Schaf zwei Nahrung. Koch eines.
lesson-agricola-animals-cook-again =
    { $one ->
        [yes] Eines ist immer noch zu viel. Koch auch das.
       *[no] Koch noch eines.
    }
lesson-agricola-animals-breed =
    Die Ernte: Äcker sind abgeerntet, Familien ernährt, und jetzt bekommen Tiere Nachwuchs. Von jeder Art, von der du mindestens zwei hast, kommt ein Junges dazu, ganz gleich, wie viele es sind.

    Lass die Wildschweine ihres bekommen.
lesson-agricola-animals-no-room =
    { $full ->
        [yes] Auch deine Schafe bekämen ein Lamm. Aber ein Junges braucht einen Platz wie alle anderen, und die Plätze für Schafe sind alle besetzt. Diesmal gibt es also keines.
       *[no] Ein Junges braucht einen Platz wie alle anderen. Wo alle besetzt sind, gibt es keines.
    }

    Lass es gut sein.
lesson-agricola-animals-wood =
    { $three ->
        [yes] Drei Wildschweine, und Platz für ein viertes. Für die Schafe baust du einen Stall, der ihre Weide verdoppelt.
       *[no] Ein Stall verdoppelt, was auf eine Weide passt. Für die Schafe baust du einen.
    }

    Hol Holz aus dem Wald.
lesson-agricola-animals-expand =
    Schick jemanden zur Hoferweiterung.
lesson-agricola-animals-stable =
    Stell den Stall auf die rechte Weide.
lesson-agricola-animals-enough =
    Ein Stall reicht für heute. Lass es gut sein.
lesson-agricola-animals-end =
    Eine Weide mit einem Stall hat Platz für doppelt so viele. Deine Tiere dürfen umziehen, wann immer du magst, solange sich die Arten nicht mischen.

    Von Runde zehn an gibt es Rinder, und die geben auf der Feuerstelle drei Nahrung. Eine Kochstelle holt aus Wildschweinen und Rindern mehr heraus. Am Ende zählt jede Art für sich, und eine, die du nicht hast, kostet einen Punkt.

## Brot

lesson-agricola-baking = Brot aus dem eigenen Ofen

lesson-agricola-baking-stone =
    Wer Hunger hat, kann ein Getreide essen, wie es ist: Das gibt eine Nahrung. Zu Brot gebacken macht es viel mehr Leute satt. Dafür brauchst du einen Ofen und eine Aktion, bei der du backst.

    Der Lehmofen braucht drei Lehm und einen Stein. Zwei Lehm hast du. Hol den Stein aus dem westlichen Steinbruch.
lesson-agricola-baking-clay =
    { $two ->
        [yes] Der dritte Lehm liegt in der Lehmgrube. Schick jemanden hin.
       *[no] Nun der Lehm, aus der Lehmgrube. Schick jemanden hin.
    }
lesson-agricola-baking-improvement =
    { $oven ->
        [yes] Jetzt hast du, woraus ein Ofen ist. Geh zu „Große Anschaffung“.
       *[no] Öfen baut man bei „Große Anschaffung“. Geh dorthin.
    }
lesson-agricola-baking-oven =
    Auch eine Feuerstelle kann backen, zwei Nahrung aus jedem Getreide. Aber es geht besser. Bau den Lehmofen.
lesson-agricola-baking-loaf =
    Ein neuer Ofen wird gleich angeheizt: Wenn du ihn baust, darfst du sofort backen. Schieb ein Getreide hinein. Es wird zu fünf Nahrung.
lesson-agricola-baking-utilize =
    Von jetzt an backst du bei der Getreideverwertung, und im selben Zug darfst du dort säen. Schick jemanden hin.
lesson-agricola-baking-bake =
    Der Lehmofen nimmt ein Getreide, jedes Mal, wenn du backst. Schieb es zuerst hinein.
lesson-agricola-baking-sow =
    { $one ->
        [yes] Ein Getreide ist übrig. Säe es aus, oder lass es gut sein und behalt es.
       *[no] Säe Getreide aus, oder lass es gut sein und behalt, was du hast.
    }
lesson-agricola-baking-end =
    Aus zwei Getreide macht dieser Ofen zehn Nahrung. Damit kommt eine Familie zu zweit durch zwei Ernten.

    Der Steinofen nimmt bis zu zwei Getreide auf einmal und macht aus jedem vier Nahrung. Feuerstellen und Kochstellen backen, so viel du willst, für weniger. Wer mehrere hat, darf sie alle in derselben Aktion benutzen.

## Familie

lesson-agricola-family = Eine größere Familie

lesson-agricola-family-child =
    Runde zwölf. Drei Personen wohnen in drei Räumen, und bisher musste für ein Kind schon ein Raum frei sein. Von heute an gibt es „Dringender Kinderwunsch“: Dort braucht es keinen Raum.

    Schick jemanden hin.
lesson-agricola-family-renovate =
    Willkommen, kleiner Mensch! Von der nächsten Runde an hilft er mit.

    Dein Haus ist noch aus Holz. Jeder Raum aus Lehm wäre einen Punkt wert. Bei der Hausrenovierung werden alle Räume auf einmal erneuert, für je einen Lehm und zusammen ein Schilf.

    Schick jemanden hin.
lesson-agricola-family-improve =
    Danach darfst du noch eine Anschaffung bauen. Wer eine Feuerstelle zurückgibt, bekommt dafür eine Kochstelle, ohne etwas zu zahlen.

    Tausch deine ein, oder lass es gut sein.
lesson-agricola-family-third =
    Nach der nächsten Runde ist Ernte. { $four ->
        [yes] Bis dahin ist das Kind groß, und ihr vier esst acht Nahrung.
       *[no] Wer jetzt geboren wird, ist bis dahin groß, und Erwachsene essen je zwei Nahrung.
    }

    Lass jemanden etwas verdienen, als Tagelöhner.
lesson-agricola-family-expand =
    { $four ->
        [yes] Runde dreizehn, und vier Personen gehen zur Arbeit. Das Kind hat noch immer keinen eigenen Raum.
       *[no] Runde dreizehn. Mehr Räume sind mehr Punkte wert.
    }

    Neue Räume sind aus dem, woraus dein Haus ist. Ein Raum aus Lehm braucht fünf Lehm und zwei Schilf. Geh zur Hoferweiterung.
lesson-agricola-family-room =
    Such einen Platz für den Raum aus. Wer noch keinen hat, zieht gleich ein.
lesson-agricola-family-works =
    Die Feldbestellung ist neu: Dort darfst du einen Acker pflügen und auch säen. Schick jemanden hin.
lesson-agricola-family-sow =
    Pflüge, säe, oder tu beides, wie du magst. Wenn es reicht, lass es gut sein.
lesson-agricola-family-end =
    Eine Familie kann fünf Personen haben, und jede ist drei Punkte wert. Ein Kind, das in der Runde einer Ernte geboren wird, isst dort nur eine Nahrung.

    Ein Lehmhaus lässt sich noch einmal renovieren, mit Stein. Dann ist jeder Raum zwei Punkte wert.

## Handkarten

lesson-agricola-cards = Karten auf der Hand

lesson-agricola-cards-hand =
    In dieser Partie hast du vierzehn Karten auf der Hand, die sonst niemand sieht. Die Hälfte sind Ausbildungen, die andere Hälfte kleine Anschaffungen. Drück auf eine oder zeig darauf, und du liest, was sie tut.

    Eine Ausbildung ist jemand, der dir von da an hilft. Ausgespielt wird sie beim Unterricht. Die erste kostet nichts. Schick jemanden hin.
lesson-agricola-cards-occupation =
    Nimm den Holzfäller. Mit ihm bekommst du ein Holz mehr, wann immer du welches nimmst, wo es sich ansammelt.
lesson-agricola-cards-wood =
    Jetzt liegt er vor dir. Sieh, wozu er gut ist, und geh in den Wald.
lesson-agricola-cards-meeting =
    Mit dem Holzfäller werden aus drei Holz im Wald vier. Das geht jedes Mal von selbst.

    Nun zu den kleinen Anschaffungen. Am Treffpunkt wirst du Startspieler, und danach darfst du eine davon ausspielen. Schick jemanden hin.
lesson-agricola-cards-minor =
    Das Kanu kostet zwei Holz. Und es verlangt eine Ausbildung: Die musst du haben, aber nicht bezahlen. Spiel das Kanu aus.
lesson-agricola-cards-fish =
    Mit dem Kanu bringt der Fischfang eine Nahrung mehr und ein Schilf. Geh zum Fischfang.
lesson-agricola-cards-second =
    Wer zum Treffpunkt geht, beginnt von der nächsten Runde an.

    Eine zweite Ausbildung kostet eine Nahrung, und jede spätere auch. Geh zum Unterricht.
lesson-agricola-cards-pay =
    Spiel den Saisonarbeiter aus. Er geht als Tagelöhner mit und bringt ein Getreide.
lesson-agricola-cards-labor =
    Probier es aus: Schick jemanden als Tagelöhner los.
lesson-agricola-cards-travel =
    Manche kleine Anschaffung bleibt nicht bei dir: Du nutzt sie einmal, und dann wandert sie auf die Hand deines Nachbarn. Der Wanderfeldbau ist so eine.

    Geh zum Treffpunkt.
lesson-agricola-cards-traveling =
    Er kostet zwei Nahrung. Spiel ihn aus.
lesson-agricola-cards-field =
    Jetzt darfst du einen Acker pflügen. Such ihm einen Platz.
lesson-agricola-cards-end =
    Eine Karte, die weiterwandert, spielt vielleicht dein Nachbar aus. Wer weiß, wozu sie dort gut ist?

    Kleine Anschaffungen darfst du auch bei „Große Anschaffung“ ausspielen und nach einigen anderen Aktionen, bei denen es dabeisteht. Manche sind Punkte wert. Niemand muss alle seine Karten ausspielen, und was auf der Hand bleibt, kostet dich nichts.

## Die Kampagne

lesson-agricola-campaign = Allein von Ziel zu Ziel

lesson-agricola-campaign-wood =
    Allein auf dem Hof hast du keinen Nachbarn, der dir etwas wegnimmt. Dafür gibt es ein Ziel. In der ersten Partie der Kampagne waren das fünfzig Punkte. Dies ist die zweite, und sie will fünfundfünfzig.

    Zwei Nahrung hast du mitgebracht. Für je zwei Punkte über einem Ziel gibt es eine Nahrung in der nächsten Partie. Wer ein Ziel verfehlt, versucht es noch einmal, ohne.

    Allein ist manches schwerer. In den Wald kommen jede Runde zwei Holz, nicht drei. Nimm sie dir.
lesson-agricola-campaign-clay =
    Und alle Erwachsenen essen bei einer Ernte drei Nahrung, nicht zwei. Deine Familie braucht also sechs, und die erste Ernte ist nach Runde vier.

    Schick deine zweite Person zur Lehmgrube.
lesson-agricola-campaign-waits =
    { $two ->
        [yes] Was du heute nicht nimmst, wartet morgen auf dich. An der Schilfbank war niemand, also liegen dort jetzt zwei Schilf. Nimm sie dir.
       *[no] Was du heute nicht nimmst, wartet morgen auf dich. Nimm dir das Schilf von der Schilfbank.
    }
lesson-agricola-campaign-grain =
    Kümmere dich beizeiten um deine Äcker. Hol ein Getreide beim Getreidesaatgut.
lesson-agricola-campaign-field =
    Nun der Acker. Geh zum Ackerland.
lesson-agricola-campaign-plow =
    Such ihm einen Platz.
lesson-agricola-campaign-sow =
    Und jetzt säe, bei der Getreideverwertung.
lesson-agricola-campaign-fish =
    { $two ->
        [yes] Runde vier. Du hast zwei Nahrung, und deine Familie wird sechs essen.
       *[no] Runde vier. An ihrem Ende wird deine Familie sechs Nahrung essen.
    }

    { $four ->
        [yes] Beim Fischfang liegen vier, denn dort war niemand. Hol sie dir.
       *[no] Beim Fischfang sammelt sich Nahrung. Hol sie dir.
    }
lesson-agricola-campaign-food =
    Auch am Treffpunkt gibt es immer Nahrung, solange du ohne Handkarten spielst. Wer beginnt, spielt keine Rolle, solange du allein bist. Nimm sie dir.
lesson-agricola-campaign-end =
    Nach vierzehn Runden werden deine Punkte gezählt. Sind es fünfundfünfzig, führt die nächste Partie weiter zu neunundfünfzig, dann zu zweiundsechzig und so fort.

    Wer die Kampagne mit Handkarten spielt, behält nach jedem erreichten Ziel eine Ausbildung. Sie ist in allen folgenden Partien von Anfang an im Spiel.
