### Die Regeln von Hallertau zum Nachschlagen. Die Sätze sind unsere; Zahlen kommen als Argumente aus den Daten der Regeln.

## Worum es geht und wie es vorbereitet wird

rules-hallertau-idea = Worum es geht
rules-hallertau-idea-village = Du führst ein kleines Dorf durch { $rounds } Runden. In seiner Mitte steht das Dorfgemeinschaftshaus, davor stehen { $crafts } Handwerke, von denen jedes andere Waren braucht. Rücken sie alle vor, so folgt das Haus nach: zuerst bringt es mehr Arbeiter, später viele Punkte.
rules-hallertau-idea-workers = Waren gibt es auf dem Aktionsplan. Dorthin schickst du in jeder Runde Arbeiter, zu Beginn { $workers }. Je öfter ein Feld genutzt wird, desto mehr Arbeiter kostet es.
rules-hallertau-idea-sheep = Auf Dauer ernähren Äcker und Schafe das Dorf. Äcker tragen ein Vielfaches der Saat und wollen dazwischen brachliegen; Schafe geben in jeder Runde Milch, dazu Wolle, Fleisch und Felle. Karten aus deiner Hand helfen bei beidem, und die besten sind Punkte wert.
rules-hallertau-preparation = Aufbau
rules-hallertau-preparation-board = In der Mitte liegt der Aktionsplan mit seinen { $spaces } Aktionsfeldern in { $quadrants } Vierteln. In seinen Ecken liegen die Stapel der Einstiegs-, Hof-, Bonus- und Punktekarten.
rules-hallertau-preparation-quadrants = Auf jedem Aktionsfeld steht zu Beginn ein Arbeiter in der untersten Reihe. Das Entfernen der Eröffnungsrunde gehört dazu: Eine Viertelkarte sagt, welche Viertel leer beginnen. Mit { $players } Spielern gibt es keine Viertelkarten, und alle Felder sind leer.
rules-hallertau-preparation-center = Das Fenster deines Dorfgemeinschaftshauses zeigt { $workers }, die Zahl deiner Arbeiter. Gleich daneben stehen deine Handwerke, jedes in einer eigenen Zeile.
rules-hallertau-preparation-boulders = Jedem Handwerk liegen Findlinge im Weg: { $first } und { $second } Felder vor ihm.
rules-hallertau-preparation-fields = Du hast { $fields } Äcker in den Zeilen { $rows }, und in deinem Vorrat liegt je einmal: { $crops }.
rules-hallertau-preparation-cards = Auf deinem Stallplan liegen { $stable } Hofkarten verdeckt, eine für jede Runde. Niemand sieht sie sich an. Auf die Hand ziehst du { $gateways } Einstiegskarten und eine Punktekarte.
rules-hallertau-preparation-first = Wer Startspieler ist, entscheidet das Los.
rules-hallertau-preparation-picture = Ein Dorf vor seiner ersten Runde

## Ressourcen

rules-hallertau-resources = Ressourcen
rules-hallertau-resources-what = Ressourcen heißt alles, was du bekommen kannst: Karten, Äcker, Waren, Schmuck, Schafe und Geräte.
rules-hallertau-resources-never = Du darfst nichts davon einfach abwerfen, auch dann nicht, wenn eine Karte will, dass du wenig davon hast.
rules-hallertau-resources-supply = Was du bekommst, kommt aus dem allgemeinen Vorrat, und was du bezahlst, kehrt dorthin zurück. Er geht nie aus; nur Kartenstapel können leer werden.
rules-hallertau-fields = Äcker
rules-hallertau-fields-columns = Dein Ackerplan hat { $columns } Spalten mit Platz für je einen Acker. Ein Acker liegt in einer Zeile von { $lowest } bis { $highest }, und so viel wird er tragen. Ein neuer Acker kommt in eine leere Spalte, in die Zeile, die das Aktionsfeld oder die Karte nennt. Sind alle Spalten belegt, so bekommst du keinen mehr.
rules-hallertau-fields-given = Einen Acker, den du abgibst, nimmst du aus einer beliebigen Zeile. Was darauf wächst, geht mit verloren.
rules-hallertau-fields-example = Zu Beginn liegt in jeder der unteren Zeilen ein Acker. Die Urbarmachung bringt noch einen, in Zeile { $row }; welche leere Spalte er bekommt, ist egal.
rules-hallertau-fields-picture = Äcker auf ihrem Plan, bepflanzt und leer
rules-hallertau-goods = Waren
rules-hallertau-goods-kinds = Waren sind die Ackerfrüchte { $crops }, die Tierprodukte { $animals } und Lehm. Du darfst von allem beliebig viel haben. Was auf Äckern wächst, gehört nicht zu deinem Vorrat.
rules-hallertau-goods-example = Im Vorrat liegt Lehm, und die Gärtnerei bietet noch mehr. Nimm ihn und sieh, wie sich die Mengen addieren.
rules-hallertau-sheep = Schafe
rules-hallertau-sheep-new = Ein neues Schaf kommt auf die Hofkarte der Runde, die { $lifetime } Runden später folgt. Wenn diese Runde beginnt und die Karte den Plan verlässt, stirbt das Schaf an Altersschwäche, es sei denn, du hast es rechtzeitig weiterziehen lassen.
rules-hallertau-sheep-stables = Sind nicht mehr so viele Runden übrig, so gehen neue Schafe in die Stallung. Dort bleiben sie für immer und sind am Ende Punkte wert.
rules-hallertau-sheep-given = Was ein Schaf kostet, bezahlst du mit einem beliebigen: von einer Karte oder aus der Stallung.
rules-hallertau-sheep-picture = Schafe auf einer Hofkarte, mit den Runden, die ihnen bleiben
rules-hallertau-sheep-example = Der Schafmarkt bringt ein Schaf. Es ist die Eröffnungsrunde, also kommt es auf die Karte von Runde { $round }.
rules-hallertau-sheep-stables-example = In einer späteren Runde bringt derselbe Schafmarkt ein Schaf, das nicht mehr altert: Es kommt in die Stallung.
rules-hallertau-jewelry = Schmuck
rules-hallertau-jewelry-box = Deine Schatulle fasst höchstens { $most } Schmuck. Damit bezahlst du Schritte von Handwerken; was übrig bleibt, ist Punkte wert.
rules-hallertau-jewelry-example = Nutze den Landverkauf und gib einen Acker her: Ein Schmuck kommt in deine Schatulle.
rules-hallertau-tools = Geräte
rules-hallertau-tools-what = Mit Geräten räumst du Findlinge aus dem Weg. Du bekommst sie gegen Arbeiter, die du eintauschst, und von Karten.
rules-hallertau-hand = Karten
rules-hallertau-hand-what = Eine Karte, die du bekommst, ziehst du von ihrem Stapel auf die Hand, die beliebig viele fasst. Eine Karte, die du abgibst, ist aus dem Spiel.

## Der Spielablauf

rules-hallertau-course = Spielablauf
rules-hallertau-course-rounds = Das Spiel hat { $rounds } Runden zu je { $phases } Phasen. Nur in der Phase der Aktionen und in der des Fortschritts gibt es viel zu entscheiden.
rules-hallertau-course-together = Die meisten Phasen spielen alle gleichzeitig. In der Phase der Aktionen seid ihr reihum dran, im Uhrzeigersinn ab dem Startspieler.
rules-hallertau-remove-workers = Viertel
rules-hallertau-remove-workers-card = Eine Viertelkarte nennt Viertel. Auf jedem Aktionsfeld dort wird die oberste Reihe geleert, in der Arbeiter stehen, und sonst nichts. Mit { $players } Spielern gilt das für den ganzen Plan. In der Eröffnungsrunde ist es schon beim Aufbau geschehen.
rules-hallertau-remove-workers-example = Ein Feld, dessen { $rows } Reihen voll sind, kann also wieder genutzt werden, wenn auch nur mit so vielen Arbeitern, wie die oberste Reihe braucht, und ein Feld mit einem einzigen Arbeiter ist wieder leer. Tausche deinen letzten Arbeiter ein, beende die Runde und sieh dir die Gärtnerei und die Felder neben ihr an.
rules-hallertau-remove-workers-solo = Keine Quelle zeigt die Viertelkarten des Solospiels. Hier nennt jede ein einziges Viertel, und alle kommen gleich oft vor; in manchen Runden entscheidet das Los zwischen Nachbarn.
rules-hallertau-remove-workers-cards = Welche Viertel die Viertelkarten nennen, steht nicht in der Spielregel. Es stammt von Leuten, die das Spiel spielen, und passt zu allem, was die Spielregel darüber sagt.
rules-hallertau-remove-workers-named = Mit { $players } Spielern nennen sie { $cards }.
rules-hallertau-remove-workers-tossed = { $players ->
    [one] Im Solospiel nennen sie { $cards }
   *[other] Mit { $players } Spielern nennen sie { $cards }
}; wo ein Schrägstrich steht, entscheidet der Zufall, wenn die Karte aufgedeckt wird.
rules-hallertau-new-workers = Neue Arbeiter
rules-hallertau-new-workers-card = Die Hofkarte der Runde verlässt deinen Stallplan. Sie bleibt verdeckt, bis ihre Phase kommt.
rules-hallertau-new-workers-age = Schafe auf dieser Karte sterben an Altersschwäche. Du bekommst nichts dafür.
rules-hallertau-new-workers-window = Du nimmst so viele Arbeiter, wie das Fenster deines Dorfgemeinschaftshauses zeigt.
rules-hallertau-income = Einkommen
rules-hallertau-income-bonus = Jede Bonuskarte, die du gespielt hast, gibt dir, was ihre untere Hälfte zeigt, in der Reihenfolge deiner Wahl. Eine Bonuskarte, die du in dieser Phase spielst, gibt ihr Einkommen sofort.
rules-hallertau-income-skipped = In der Eröffnungsrunde entfällt Phase { $phase }, auch wenn jemand bis dahin schon eine Bonuskarte gespielt hat.
rules-hallertau-income-example = Von diesen Bonuskarten bringt eine einen Acker, eine andere Flachs, und die letzte lässt dich Flachs säen. In dieser Reihenfolge wächst der neue Flachs sofort auf dem neuen Acker.
rules-hallertau-actions = Aktionen
rules-hallertau-actions-turns = Ab dem Startspieler seid ihr reihum am Zug. In deinem Zug setzt du Arbeiter auf ein Aktionsfeld oder tauschst Arbeiter gegen Geräte. Das geht so lange, bis niemand mehr Arbeiter hat.
rules-hallertau-actions-placing = Ein Aktionsfeld hat Reihen, die sich von unten füllen. Sie zu nutzen kostet nacheinander { $workers } Arbeiter. Sind alle Reihen besetzt, so kann das Feld nicht mehr genutzt werden.
rules-hallertau-actions-corners = Die Ecken des Plans, in denen du Karten ziehst, haben nur { $rows } Reihen. Wer eine davon nutzt, zieht eine Karte und nimmt die Startspielermarke; sie gilt ab der nächsten Phase, in der es darauf ankommt.
rules-hallertau-actions-order = Was ein Feld bietet, geschieht sofort, von oben nach unten und jeder Teil ein einziges Mal, egal, wie viele Arbeiter es gekostet hat. Wo „oder“ oder ein Schrägstrich steht, wählst du.
rules-hallertau-actions-optional = Nichts davon ist Pflicht: Du darfst jeden Teil weglassen oder weniger nehmen.
rules-hallertau-actions-picture = Der Aktionsplan zu Beginn eines Solospiels ohne Karten
rules-hallertau-kinds = Arten von Aktionen
rules-hallertau-kinds-gain = Bekommen: Ein Pluszeichen bringt dir, was dahintersteht.
rules-hallertau-kinds-exchange = Tauschen: Über einem Pfeil steht, was du bezahlst, darunter, was du dafür bekommst.
rules-hallertau-kinds-sow = Aussäen: Du legst eine Ackerfrucht aus deinem Vorrat auf einen leeren Acker. Eine einzige genügt, egal in welcher Zeile. Mehrere Aussaaten führst du nacheinander aus, und du darfst vor der letzten aufhören.
rules-hallertau-kinds-sustain = Lebenserhaltung: Ein Schaf zieht von seiner Hofkarte auf die der folgenden Runde oder von der letzten Karte in die Stallung.
rules-hallertau-kinds-raise = Düngen: Leere Äcker rücken in Zeile { $row }, woher sie auch kommen.
rules-hallertau-kinds-retreat = Zurückschieben: Ein Handwerk geht ein Feld zurück, wenn zwischen ihm und dem Dorfgemeinschaftshaus Platz ist. Die Findlinge bleiben liegen.
rules-hallertau-exchanging = Arbeiter eintauschen
rules-hallertau-exchanging-tools = Statt ein Feld zu nutzen, darfst du beliebig viele deiner Arbeiter zurückgeben und bekommst für jeden ein Gerät.
rules-hallertau-exchanging-pass = Solange du Arbeiter hast, kannst du nicht passen. Wer keine mehr hat, wird übersprungen.
rules-hallertau-exchanging-example = Ein letzter Arbeiter ist übrig, und was noch frei ist, bringt wenig. Tausche ihn ein: Das Gerät kommt zu denen, die du schon hast.
rules-hallertau-exchanging-early-example = Geräte sind keine Notlösung: Mit Äckern, die gut getragen haben, einem Schmuck und vielen Arbeitern, die gegen Geräte getauscht sind, rücken schon in der Eröffnungsrunde alle Handwerke vor und die meisten noch einmal. Probier es.
rules-hallertau-new-card = Neue Karte
rules-hallertau-new-card-farmyard = Die Hofkarte, die zu Beginn der Runde deinen Stallplan verlassen hat, kommt auf deine Hand.
rules-hallertau-fallow = Brachliegende Äcker
rules-hallertau-fallow-up = Alle deine leeren Äcker rücken eine Zeile nach oben. Zeile { $row } ist die höchste: Dort bleiben sie.
rules-hallertau-fallow-twice = Danach rückt genau ein leerer Acker noch einmal nach oben. Können es mehrere, so wählst du.
rules-hallertau-fallow-example = Mehrere Äcker liegen brach. Alle sind schon nach oben gerückt; wähle den, der es noch einmal tut.
rules-hallertau-harvest = Erntezeit
rules-hallertau-harvest-yield = Jeder bepflanzte Acker gibt so viel von seiner Frucht, wie seine Zeile sagt.
rules-hallertau-harvest-down = Ein geernteter Acker rückt eine Zeile nach unten. In Zeile { $row } bleibt er liegen und geht nicht verloren.
rules-hallertau-harvest-planted = Geerntet wird, was zu Beginn der Phase wächst, jeder Acker einmal. Was in der Phase gesät wird, wächst weiter.
rules-hallertau-harvest-example = In einer der hohen Zeilen wächst Gerste. Brauche deine letzten Arbeiter auf und sieh, was geerntet wird und wo der Acker dann liegt.
rules-hallertau-milking = Melken
rules-hallertau-milking-milk = Jedes deiner Schafe gibt eine Milch, wo es auch steht. Kein Schaf geht dadurch verloren.
rules-hallertau-milking-example = Gib in der Schafzucht Milch für noch ein Schaf, und tausche deine letzten Arbeiter ein: Jedes deiner Schafe gibt eine Milch.
rules-hallertau-progress = Fortschritt
rules-hallertau-progress-pay = Jetzt bezahlst du Waren, um Handwerke vorzurücken, jeden Schritt für sich, so viele du kannst und magst. Meist tun das alle gleichzeitig; an einem Tisch, der es so will, nacheinander ab dem Startspieler.
rules-hallertau-progress-price = Ein Schritt kostet so viele Waren, wie die Zahl der Runde sagt. Welche es sein dürfen, sagt das Handwerk; sie dürfen gemischt sein, soweit es das erlaubt.
rules-hallertau-progress-craft = { CAPITAL($craft) } nimmt in beliebiger Mischung: { $goods }.
rules-hallertau-progress-craft-more = { CAPITAL($craft) } nimmt { $goods }, für jeden Schritt aber mehr { $first } als { $second }.
rules-hallertau-progress-craft-limited = { CAPITAL($craft) } nimmt { $goods }, für jeden Schritt aber höchstens ein einziges Mal { $first }.
rules-hallertau-progress-jewelry = Ein einziger Schmuck bezahlt jeden Schritt jedes Handwerks, egal in welcher Runde. Findlinge liegen trotzdem im Weg.
rules-hallertau-progress-jewelry-example = Für die Zimmerei fehlen die Waren, und nur auf sie wartet das Dorfgemeinschaftshaus. Schmuck hilft.
rules-hallertau-progress-last = Auf dem letzten Feld seiner Zeile ist ein Handwerk am Ziel.
rules-hallertau-progress-carpentry-example = In deinem Vorrat sind Lehm und Roggen. Rücke mit der Zimmerei vor: In einer so frühen Runde muss es nur Lehm sein, denn in einer Mischung wäre er nicht in der Überzahl.
rules-hallertau-center = Dorfgemeinschaftshaus
rules-hallertau-center-follows = Sobald alle deine Handwerke vom Dorfgemeinschaftshaus abgerückt sind, folgt es nach, bis es das hinterste berührt. Es geht nie zurück.
rules-hallertau-center-window = Mit jedem Schritt zeigt das Fenster eine andere Zahl: zuerst mehr Arbeiter für die kommenden Runden, bis zu { $workers }, dann Punkte: { $points }.
rules-hallertau-center-number = Fragt eine Karte nach der Zahl im Fenster, so ist sie { $workers }, sobald das Fenster Punkte zeigt.
rules-hallertau-center-picture = Das Dorfgemeinschaftshaus, die Handwerke vor ihm und die Findlinge, die ihnen im Weg liegen
rules-hallertau-center-example = Alle anderen Handwerke sind schon vorgerückt. Rücke auch mit der Manufaktur vor: Das Dorfgemeinschaftshaus folgt, und sein Fenster zeigt einen Arbeiter mehr.
rules-hallertau-center-length = Wie lang sein Weg ist, folgt aus den Zahlen im Fenster: Jedes Handwerk hat eine Zeile von { $spaces } Feldern.
rules-hallertau-discounts = Rabatte
rules-hallertau-discounts-types = Wer einen Schritt mit verschiedenen Waren bezahlt, zahlt weniger: eine Ware weniger, sobald sie nicht alle gleich sind, und noch eine weniger mit einer weiteren Sorte.
rules-hallertau-discounts-bounds = Was wirklich bezahlt wird, muss von so vielen Sorten sein und sich an das halten, was das Handwerk erlaubt. Frühe Runden kennen also keinen Rabatt, und Handwerke, die von ihrer Hauptware mehr wollen, kommen später dazu.
rules-hallertau-discounts-example = Das Kühlhaus nimmt Fleisch und Milch, und du hast beides. Gemischt bezahlt ist ein Schritt billiger.
rules-hallertau-discounts-bound-example = Für das Brauhaus wird eine Mischung aus Gerste und Hopfen hier voll bezahlt: Mit einer Ware weniger wäre sie nur noch von einer Sorte, oder die Gerste wäre nicht mehr in der Überzahl.
rules-hallertau-discounts-later-example = Eine Runde später genügen genau dieselben Waren, obwohl ein Schritt nun eine Ware mehr kostet.
rules-hallertau-boulders = Findlinge verschieben
rules-hallertau-boulders-way = Kein Handwerk betritt ein Feld mit einem Findling. Ein Gerät schiebt einen Findling ein Feld nach rechts. Findlinge, die sich berühren, werden zusammen geschoben, mit einem Gerät für jeden.
rules-hallertau-boulders-edge = Ein Findling, der über den Rand geschoben wird, liegt in dieser Runde nicht mehr im Weg.
rules-hallertau-boulders-tools = Ein Gerät, das einen Findling schiebt, ist verbraucht, vor der letzten Runde aber nur für diese Phase: Beim nächsten Fortschritt ist es wieder bereit. In Runde { $last } geht es kaputt und kehrt in den allgemeinen Vorrat zurück.
rules-hallertau-boulders-spent = Verbrauchte Geräte können in derselben Phase noch für anderes bezahlt werden und gehen dann zuerst.
rules-hallertau-boulders-needed = Hier bewegen sich Findlinge von selbst, so weit, wie ein Schritt es braucht. Vor der letzten Runde lassen sie sich auch im Voraus bewegen, solange eine Karte spielbar ist, die Geräte kostet.
rules-hallertau-boulders-example = Du hast Geräte und viel Lehm. Sieh, wie viele Schritte der Zimmerei das erlaubt und welche davon Geräte brauchen.
rules-hallertau-boulders-last-example = In der letzten Runde ist ein Findling dieses Handwerks schon über den Rand. Bezahle mit Schmuck, und sieh, wie wenige Geräte die letzten Schritte brauchen.
rules-hallertau-boulders-picture = Findlinge auf dem Weg der Handwerke
rules-hallertau-reset = Findlinge
rules-hallertau-reset-back = Vor jedem Handwerk kommen die Findlinge wieder { $first } und { $second } Felder vor ihm zu liegen. In Runde { $last } ist das nicht mehr nötig.
rules-hallertau-reset-town-hall = Ist ein Handwerk zurückgegangen und seither nicht vorgerückt, so gehen auch seine Findlinge zurück, und verlorene können auf den Plan zurückkehren.
rules-hallertau-reset-example = Die Zimmerei hat ihre Findlinge zusammengeschoben. Beende die Phase und sieh, wo sie dann liegen.
rules-hallertau-round-end = Ende einer Runde
rules-hallertau-round-end-first = Startspieler bleibt, wer es ist, bis jemand die Marke nimmt.

## Karten

rules-hallertau-cards = Karten spielen
rules-hallertau-cards-any-time = Karten aus der Hand darfst du jederzeit spielen, auch mitten in einer Aktion oder wenn andere am Zug sind. Was du während einer Aktion spielst, wirkt, wenn die Aktion abgeschlossen ist.
rules-hallertau-cards-several = Warten mehrere Karten, so sagt ihr Besitzer, welche zuerst kommt. Eine Karte wirkt ein einziges Mal und bleibt vor dir liegen.
rules-hallertau-cards-one-by-one = Außerhalb einer Aktion wirkt eine Karte, bevor du die nächste spielst: Was diese verlangt, muss dann da sein.
rules-hallertau-cards-moments = Während andere entscheiden, wirst du nur gefragt, wenn du eine Karte hast, die du spielen könntest, und wenn sich seit deinem letzten Verzicht etwas geändert hat, das für sie zählt, oder wenn es die letzte Gelegenheit sein kann.
rules-hallertau-cards-shown = Eine Karte, die aus dem Spiel genommen wird, sehen alle.
rules-hallertau-cards-board = Wo alle gleichzeitig spielen, wirken Karten, die den Aktionsplan verändern, in der Reihenfolge, in der sie gespielt werden.
rules-hallertau-reading = Wie man eine Karte liest
rules-hallertau-reading-book = Ein Buch ist eine Bedingung: Was daneben steht, brauchst du, bezahlst es aber nicht. Zahlen sind das Mindeste, sofern die Karte nicht „genau“ oder „höchstens“ sagt. Waren zählen, wenn sie im Vorrat liegen.
rules-hallertau-reading-dark-book = Ein dunkles Buch verlangt eine Lage auf dem Aktionsplan, egal, wer sie herbeigeführt hat.
rules-hallertau-reading-price = Ein Pfeil zeigt einen Preis, den du genau bezahlst.
rules-hallertau-reading-effects = Dann kommt, was in der unteren Hälfte steht, von oben nach unten. Du darfst alles davon weglassen oder weniger nehmen.
rules-hallertau-reading-slashes = Schrägstriche gehören zusammen: Wähle oben eine Zahl, die du erfüllst, und du bekommst, was unten an derselben Stelle steht.
rules-hallertau-reading-bar = Die Phasenleiste oben sagt, wann eine Karte gespielt werden kann oder wann nicht.
rules-hallertau-piles = Die Kartenstapel
rules-hallertau-piles-gateway = Einstiegskarten haben eine Bedingung, die leicht zu erfüllen ist, und helfen dir weiter. Du beginnst mit { $count } davon.
rules-hallertau-piles-farmyard = Hofkarten haben einen niedrigen Preis. In jeder Runde kommt eine neue zu dir.
rules-hallertau-piles-bonus = Bonuskarten geben in Phase { $phase } jeder Runde ein Einkommen.
rules-hallertau-piles-point = Punktekarten sind schwer zu spielen und viele Punkte wert.
rules-hallertau-piles-empty = Von einem leeren Stapel wird nichts gezogen. Ein anderer springt nicht für ihn ein.

## Das Ende und wie man spielen kann

rules-hallertau-end = Spielende
rules-hallertau-end-last = Nach Runde { $rounds } ist das Spiel zu Ende. Alle haben noch einmal Gelegenheit, Karten zu spielen; dann werden die Punkte gezählt.
rules-hallertau-scoring = Wertung
rules-hallertau-scoring-center = Dorfgemeinschaftshaus: die Punkte, die sein Fenster zeigt ({ $points }), und { $symbol } für jedes Symbol, das ein Handwerk hinter sich gelassen und das Haus nicht erreicht hat.
rules-hallertau-scoring-symbols = Wo diese Symbole liegen, ist nur erschlossen: Jedes Handwerk lässt sie mit seinen Schritten { $steps } hinter sich, je { $symbol } Punkte.
rules-hallertau-scoring-sheep = Schafe: ein Punkt für jedes in der Stallung.
rules-hallertau-scoring-jewelry = Schmuck: ein Punkt für jeden, der übrig ist.
rules-hallertau-scoring-rest = Äcker, Waren und Geräte: Die Zeilen aller Äcker, alle Waren und alle Geräte werden zusammengezählt. Je { $per } davon sind einen Punkt wert; der Rest entscheidet bei Gleichstand.
rules-hallertau-scoring-cards = Karten: die Punkte derer, die du gespielt hast. Was auf der Hand bleibt, zählt nicht.
rules-hallertau-scoring-winner = Die meisten Punkte gewinnen. Bei Gleichstand entscheidet der größere Rest bei Äckern, Waren und Geräten; ist auch er gleich, so teilt ihr euch den Sieg.
rules-hallertau-scoring-example = Geh die letzten Schritte, mit Waren oder Schmuck, wie du magst: Neben den { $window } im Fenster ist jedes Symbol zwischen dem Dorfgemeinschaftshaus und den Handwerken { $symbol } wert.
rules-hallertau-without-cards = Ohne Karten
rules-hallertau-without-cards-what = In einem Spiel ohne Handkarten sind die { $closed } Ecken des Plans geschlossen, die Phasen { $income } und { $card } bringen nichts, und Karten werden nicht gewertet.
rules-hallertau-without-cards-first = Die Startspielermarke geht am Ende jeder Runde im Uhrzeigersinn weiter.
rules-hallertau-solo = Allein
rules-hallertau-solo-goal = Allein spielst du nach denselben Regeln, Zug um Zug. Das Ziel sind { $goal } Punkte; mehr als { $more } sind außerordentlich.
rules-hallertau-solo-cards = Ohne Karten ist das Ziel { $goal }, und mehr als { $more } sind außerordentlich.
rules-hallertau-options = Was ein Tisch wählen kann
rules-hallertau-options-decks = Es gibt mehrere Decks von Einstiegskarten und von Hofkarten, von denen eine Partie je eines benutzt. Erprobt haben die Autoren die Decks, nicht ihre Mischung.
rules-hallertau-options-progress = Den Fortschritt spielen alle gleichzeitig oder im Uhrzeigersinn ab dem Startspieler.
rules-hallertau-options-sparingly = Wo du alles nimmst, was ein Feld oder eine Karte gibt, fragt niemand nach jedem Stück. Wer weniger nehmen will, sagt es mit dem Zug.

## Was gedruckt ist

rules-hallertau-spaces = Die Aktionsfelder
rules-hallertau-spaces-places = Zu welchem Viertel ein Feld gehört, ist aufgedruckt; wo es darin liegt, folgt aus der Reihenfolge der Liste und aus den Nachbarn, die die Spielregel erwähnt.
rules-hallertau-quadrant-1 = Viertel I
rules-hallertau-quadrant-2 = Viertel II
rules-hallertau-quadrant-3 = Viertel III
rules-hallertau-quadrant-4 = Viertel IV
rules-hallertau-decks = Alle Karten
rules-hallertau-deck-beginner = Einstiegskarten: Anfänger
rules-hallertau-deck-advanced = Einstiegskarten: Kenner
rules-hallertau-deck-expert = Einstiegskarten: Experten
rules-hallertau-deck-master = Einstiegskarten: Profi
rules-hallertau-deck-hops = Hofkarten: Hopfen
rules-hallertau-deck-sheep = Hofkarten: Schaf
rules-hallertau-deck-field = Hofkarten: Acker
rules-hallertau-deck-jewelry = Hofkarten: Schmuck
rules-hallertau-deck-bonus = Bonuskarten
rules-hallertau-deck-point = Punktekarten
rules-hallertau-symbols = Symbole

## Wie ganze Arten von Dingen heißen, wo ein Kapitel aufzählt, worum es darin geht

rules-hallertau-about-space = Aktionsfelder
rules-hallertau-about-pile = Kartenstapel
rules-hallertau-about-field = Äcker
rules-hallertau-about-sheep = Schafe
rules-hallertau-about-workers = Arbeiter
rules-hallertau-about-first-player = Startspieler
rules-hallertau-about-craft = Handwerke
rules-hallertau-about-center = Dorfgemeinschaftshaus
rules-hallertau-about-boulder = Findlinge
rules-hallertau-about-card = Handkarten
rules-hallertau-about-played = Ausgespielte Karten
rules-hallertau-about-score = Punkte
rules-hallertau-about-deck-gateway = Einstiegskarten
rules-hallertau-about-deck-farmyard = Hofkarten
rules-hallertau-about-deck-bonus = Bonuskarten
rules-hallertau-about-deck-point = Punktekarten
