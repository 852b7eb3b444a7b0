lesson-hallertau-first = Das erste Dorf

lesson-hallertau-first-sow =
    Willkommen in der Hallertau, wo seit dem Mittelalter Hopfen wächst! Ein kleines Dorf dort ist dir anvertraut, und es soll aufblühen.

    In seiner Mitte steht das Dorfgemeinschaftshaus. Daneben liegen fünf Handwerke, und jedes verlangt andere Waren. Rückst du sie alle vor, folgt das Haus: Erst bringt es dir mehr Arbeiter, später Punkte. Wer nach sechs Runden die meisten Punkte hat, gewinnt.

    Abwechselnd mit deinem Nachbarn schickst du Arbeiter auf die Aktionsfelder. Wer als Erster auf ein leeres Feld geht, braucht dafür einen. Waren, Äcker, Schafe: Die Zeichen zeigen, was es gibt.

    Fang mit deinen Äckern an. Die Einsaat lässt dich drei davon bestellen. Schick einen Arbeiter hin.
lesson-hallertau-first-barley =
    Deine Äcker liegen in Zeilen. Die Zahl der Zeile sagt, wie viel ein Acker bringt. Die höchste bringt also am meisten.

    Säe Gerste in Zeile vier.
lesson-hallertau-first-flax =
    Eine Gerste ist gesät, und vier werden geerntet. Säe jetzt Flachs in Zeile drei.
lesson-hallertau-first-enough =
    Äcker, die brachliegen, rücken vor der Ernte eine Zeile hinauf, und einer von ihnen rückt zwei. Ein abgeernteter rückt hinunter. Es kann also gut sein, einen leer zu lassen.

    Du könntest noch einen Acker bestellen. Oder du lässt es gut sein und behältst, was du hast.
lesson-hallertau-first-nursery =
    Als Nächstes Baustoff. Die Gärtnerei gibt dir drei Lehm oder drei Ackerfrüchte. { $one ->
        [yes] Wieder reicht ein Arbeiter.
       *[no] Geh dorthin.
    }
lesson-hallertau-first-clay =
    Nimm den Lehm. Du wirst sehen, wofür.
lesson-hallertau-first-market =
    Der Wochenmarkt hat ein Schaf und etwas Fleisch für dich.
lesson-hallertau-first-crowd =
    Ein Schaf gibt in jeder Runde Milch. Es steht auf der Karte der Runde, in der es dich verlässt. So siehst du, wie lange du es hast.

    Jetzt sieh dir den Schafmarkt an: Auf manchen Feldern steht von Anfang an ein Arbeiter. Du darfst trotzdem hin, aber wer als Zweiter kommt, braucht zwei Arbeiter, und ein Dritter drei. { $two ->
        [yes] Schick zwei.
       *[no] Schick Arbeiter hin.
    }
lesson-hallertau-first-clearing =
    { $last ->
        [yes] Ein Arbeiter ist noch da. Die Urbarmachung gibt dir einen weiteren Acker und einen Lehm dazu.
       *[no] Die Urbarmachung gibt dir einen weiteren Acker und einen Lehm dazu.
    }
lesson-hallertau-first-carpentry =
    Alle haben gearbeitet. Leere Äcker sind hinaufgerückt, die anderen wurden abgeerntet, und Schafe wurden gemolken. Das alles geschieht von selbst.

    Jetzt kommt der Fortschritt. Du darfst jedes Handwerk vorrücken, wenn du mit Waren bezahlst, die es nimmt: in Runde eins mit einer, in Runde zwei dann mit zweien, und so weiter.

    Die Zimmerei nimmt Lehm. Rück sie vor.
lesson-hallertau-first-brewhouse =
    Das Brauhaus nimmt Gerste. Rück es auch vor.
lesson-hallertau-first-cooling-house =
    Das Kühlhaus hält Fleisch und Milch frisch und nimmt beides.
lesson-hallertau-first-pay =
    Wähle, womit du bezahlst.
lesson-hallertau-first-bakehouse =
    Das Backhaus nimmt Gerste, Roggen oder Flachs.
lesson-hallertau-first-pay-again =
    Wähle, womit du bezahlst. Dem Bäcker ist alles recht.
lesson-hallertau-first-manufacture =
    Die Manufaktur nimmt Flachs, Felle oder Wolle. Rück sie vor.
lesson-hallertau-first-pay-last =
    Wähle, womit du bezahlst, und achte auf das Dorfgemeinschaftshaus.
lesson-hallertau-first-second =
    { $seven ->
        [yes] Alle fünf sind vorgerückt, also ist das Dorfgemeinschaftshaus gefolgt, und sein Fenster zeigt eine Sieben: Von jetzt an hast du sieben Arbeiter.
       *[no] Das Dorfgemeinschaftshaus folgt, sobald alle fünf vorgerückt sind. Sein Fenster zeigt, wie viele Arbeiter du hast.
    }

    { $neighbor ->
        [yes] Es ist Runde zwei, und dein Nachbar hat begonnen.
       *[no] Es ist Runde zwei.
    } In zwei Vierteln des Aktionsplans sind Arbeiter nach Hause gegangen. Dort braucht es jetzt wieder weniger.

    In dieser Runde kostet jeder Schritt eines Handwerks zwei Waren. Säe also wieder, bei der Einsaat.
lesson-hallertau-first-fields =
    Säe, was du magst, am besten in die hohen Zeilen. Denk daran, was deine Handwerke nehmen. Wenn es reicht, lass es gut sein.
lesson-hallertau-first-shed =
    Mehr Äcker bringen mehr. Im Geräteschuppen gibt es einen für Zeile vier oder aber Lehm. Schick einen Arbeiter hin.
lesson-hallertau-first-field =
    Nimm den Acker.
lesson-hallertau-first-meat =
    Das Kühlhaus kostet dich diesmal zwei Waren. Geh auf den Wochenmarkt.
lesson-hallertau-first-tools =
    Nun zu den Findlingen. In jeder Zeile des Dorfgemeinschaftshauses liegen zwei im Weg. Ein Schritt geht ohne Mühe. Für einen zweiten muss ein Findling weiter, und das braucht ein Gerät.

    Arbeiter kannst du gegen Geräte tauschen, so viele du magst. { $four ->
        [yes] Tausch deine letzten vier.
       *[no] Tausch einige von deinen.
    } Die Geräte behältst du, und in jeder Runde außer der letzten lassen sie sich neu benutzen.
lesson-hallertau-first-fallow =
    Deine leeren Äcker sind eine Zeile hinaufgerückt, und einer von ihnen rückt noch eine weiter. Wähle, welcher.
lesson-hallertau-first-progress =
    Wieder Fortschritt, diesmal zu zwei Waren je Schritt. Versuch, alle fünf Handwerke vorzurücken, damit das Dorfgemeinschaftshaus folgt. Kannst du noch mehr bezahlen, machen Geräte den Weg für zweite Schritte frei.

    Mach so viel, wie du magst, und wähle dann „{ move-finish-progress }“.
lesson-hallertau-first-end =
    Jetzt weißt du, wovon das Dorf lebt: von Äckern, die steigen und sinken, von Schafen, von Geräten und von fünf Handwerken, die versorgt sein wollen.

    In den späteren Runden entscheidet das Dorfgemeinschaftshaus. Hat sein Fenster die Zwölf erreicht, ist jedes weitere Vorrücken Punkte wert, bis zu siebzig. Ein paar mehr bringen Schmuck, Schafe in der Stallung und was an Waren, Geräten und Äckern übrig ist.

    Schafe, deren Runde kommt, verlassen dich, wenn du sie nicht rechtzeitig weiterziehen lässt. Und von Runde drei an kostet ein Schritt eine Ware weniger, wenn du mit zwei Sorten bezahlst.

    Dies ist eine richtige Partie, und dein Nachbar spielt sie gern mit dir zu Ende. In späteren Partien hast du auch Handkarten. Drück länger auf ein Zeichen, und seine Regel geht auf. Viel Freude!

## Handkarten

lesson-hallertau-cards = Karten, zu jeder Zeit

lesson-hallertau-cards-hand =
    In dieser Partie hast du fünf Karten auf der Hand, vier Einstiegskarten und eine Punktekarte. Drück auf eine oder zeig darauf, um sie zu lesen.

    Die meisten verlangen etwas, das du haben musst, andere wollen bezahlt werden. Sobald du es hast, darfst du sie ausspielen, zu jeder Zeit, sogar wenn dein Nachbar dran ist.

    Eine von deinen verlangt mindestens vier Äcker. Du hast drei, und die Urbarmachung gibt dir noch einen. Schick einen Arbeiter hin.
lesson-hallertau-cards-four-fields =
    Jetzt lässt sich die Karte ausspielen. Die Zahlen zwischen ihren Strichen gehören zusammen: Mit vier Äckern bekommst du eine Ackerfrucht, mit sieben wären es vier.

    Jede Karte wirkt nur einmal. Spiel diese jetzt aus.
lesson-hallertau-cards-crop =
    Nimm eine Ackerfrucht, welche du magst.
lesson-hallertau-cards-market =
    Die nächste verlangt Fleisch. Auf dem Wochenmarkt gibt es welches, und ein Schaf dazu. Schick einen Arbeiter hin.
lesson-hallertau-cards-slashes =
    Du hast ein Fleisch. Diese Karte nimmt es dir nicht, du musst es nur haben. Dafür ziehst du eine Bonuskarte. Spiel sie aus.
lesson-hallertau-cards-bonus =
    Da ist sie. Eine Bonuskarte will bezahlt werden, diese mit einem Fleisch. Danach bringt sie dir zu Beginn jeder Runde eine Wolle, und sie ist drei Punkte wert.

    Spiel sie aus.
lesson-hallertau-cards-cultivation =
    Karten darfst du auch mitten in einer Aktion ausspielen. Du wirst sehen. Geh zur Einsaat.
lesson-hallertau-cards-sow =
    Säe Gerste in Zeile vier, und beende die Aktion noch nicht.
lesson-hallertau-cards-midst =
    Eine deiner Karten verlangt genau einen oder zwei bepflanzte Äcker, und so ist es jetzt. Spiel die Karte gleich hier aus.
lesson-hallertau-cards-finish =
    Jetzt liegt sie vor dir und wartet, bis deine Aktion fertig ist. Lass es also gut sein mit dem Säen.
lesson-hallertau-cards-harvest =
    Nun tut sie ihr Werk: Du erntest sofort einen Acker ab, mitten in der Runde. Nimm, was er trägt.
lesson-hallertau-cards-draw =
    Eine Ernte, einfach so!

    Neue Karten zieht man in den vier Ecken des Aktionsplans. Wer dort hingeht, ist in der nächsten Runde Startspieler. Zieh eine Einstiegskarte. { $two ->
        [yes] Inzwischen braucht das zwei Arbeiter.
       *[no] Wer als Erster kommt, braucht einen Arbeiter, der Zweite zwei.
    }
lesson-hallertau-cards-end =
    So spielt man Karten aus. In jeder Runde kommt noch eine auf deine Hand, von deinem Stallplan, wenn alle Arbeiter losgeschickt sind.

    Punktekarten warten auf ein reiches Dorf: Jede will viel und ist viele Punkte wert. Was am Ende noch auf der Hand ist, zählt nichts.

## Fortschritt und Findlinge

lesson-hallertau-progress = Fortschritt und Findlinge

lesson-hallertau-progress-brewhouse =
    In Runde drei haben alle gearbeitet, und es ist Zeit für den Fortschritt. Vier deiner Handwerke sind gut unterwegs. Aber das Dorfgemeinschaftshaus muss auf das letzte warten, das Brauhaus.

    In Runde drei kostet jeder Schritt drei Waren. Das Brauhaus nimmt Gerste, und auch Hopfen, solange es weniger Hopfen als Gerste ist. Rück es vor.
lesson-hallertau-progress-cooling-house =
    { $eight ->
        [yes] Sofort ist das Dorfgemeinschaftshaus gefolgt. Sein Fenster zeigt eine Acht: So viele Arbeiter wirst du haben.
       *[no] Das Fenster des Dorfgemeinschaftshauses zeigt, wie viele Arbeiter du haben wirst.
    }

    Das Kühlhaus nimmt Fleisch und Milch. Rück es vor.
lesson-hallertau-progress-two-kinds =
    Von Runde drei an spart eine Ware, wer mit zwei Sorten bezahlt. Ein Fleisch und eine Milch genügen, statt drei von einer Sorte. Bezahl so.
lesson-hallertau-progress-boulder =
    Jetzt sieh dir die zwei Findlinge an. Der erste Schritt ist frei. Für einen zweiten muss ein Findling Platz machen, und dafür brauchst du ein Gerät.{ $five ->
        [yes] { " " }Du hast fünf.
       *[no] { "" }
    }

    Rück das Kühlhaus noch einmal vor.
lesson-hallertau-progress-pay =
    Wähle, womit du bezahlst.
lesson-hallertau-progress-manufacture =
    { $beside ->
        [yes] Ein Findling ist weitergerückt, und eines deiner Geräte ruht bis zur nächsten Runde. Nun liegen die beiden Findlinge nebeneinander. Ein dritter Schritt bräuchte also zwei Geräte.
       *[no] Ein Gerät, das einen Findling versetzt hat, ruht bis zur nächsten Runde. Liegen beide Findlinge nebeneinander, braucht ein Schritt zwei Geräte.
    }

    Weiter mit der Manufaktur, die Flachs, Felle und Wolle nimmt.
lesson-hallertau-progress-pay-again =
    Wähle, womit du bezahlst. Zwei Sorten sparen auch hier eine Ware.
lesson-hallertau-progress-carpentry =
    Die Zimmerei nimmt Lehm, und Roggen, solange es weniger ist als der Lehm. Rück sie vor.
lesson-hallertau-progress-clay =
    Hier sparst du mit zwei Sorten noch nichts, denn ein Lehm und ein Roggen wären gleich viel. Von Runde vier an geht es. Wähle, womit du bezahlst.
lesson-hallertau-progress-rest =
    Das Backhaus nimmt Gerste, Roggen und je Schritt einen Flachs.

    Mach weiter, soweit deine Waren und Geräte reichen, und wähle dann „{ move-finish-progress }“.
lesson-hallertau-progress-end =
    Vor der nächsten Runde kehren die Findlinge an ihre Plätze zurück, zwei und vier Felder vor ihren Handwerken. Und Geräte sind wieder ausgeruht.

    Von Runde fünf an sparen drei Sorten zwei Waren. In Runde sechs gehen Geräte kaputt: Jedes, das dort einen Findling versetzt, ist für immer fort.

## Schmuck und das Rathaus

lesson-hallertau-jewelry = Schmuck und das Rathaus

lesson-hallertau-jewelry-sale =
    Schmuck glänzt, und am Ende ist jedes Stück einen Punkt wert. Vorher kann er mehr: Beim Fortschritt bezahlt ein einziges Stück einen ganzen Schritt, welche Waren der auch kosten würde.

    Wie kommst du dazu? Beim Landverkauf bekommst du für einen Acker ein Stück, und drei Lehm dazu. Schick einen Arbeiter hin.
lesson-hallertau-jewelry-field =
    Gib den Acker in Zeile zwei her, der am wenigsten bringt.
lesson-hallertau-jewelry-hall =
    Im Rathaus gibt es noch zwei Stück. { $two ->
        [yes] Dort ist schon jemand, also schick deine beiden Arbeiter.
       *[no] Schick Arbeiter hin.
    }
lesson-hallertau-jewelry-back =
    Dafür muss eines deiner Handwerke einen Schritt zurück. Das können nur die, die dem Dorfgemeinschaftshaus voraus sind. Wähle das Kühlhaus.
lesson-hallertau-jewelry-brewhouse =
    { $three ->
        [yes] Drei Stück Schmuck gehören dir. Jetzt kommt der Fortschritt, und in Runde zwei kostet jeder Schritt zwei Waren.
       *[no] Jetzt kommt der Fortschritt, und in Runde zwei kostet jeder Schritt zwei Waren.
    }

    Beginn mit dem Brauhaus.
lesson-hallertau-jewelry-barley =
    { $jewelry ->
        [yes] Hier könntest du schon mit Schmuck bezahlen. Aber du hast Gerste. Bezahl damit.
       *[no] Bezahl mit Gerste.
    }
lesson-hallertau-jewelry-bakehouse =
    Nun das Backhaus.
lesson-hallertau-jewelry-rye =
    Bezahl auch hier mit Waren, und behalt Schmuck für später.
lesson-hallertau-jewelry-carpentry =
    Die Zimmerei nimmt Lehm. Rück sie vor.
lesson-hallertau-jewelry-clay =
    Bezahl mit Lehm.
lesson-hallertau-jewelry-cooling-house =
    Nun das Kühlhaus. Rück es vor.
lesson-hallertau-jewelry-jewelry =
    Milch oder Fleisch ginge auch. Aber probier es aus: Bezahl mit Schmuck.
lesson-hallertau-jewelry-again =
    { $free ->
        [yes] Nun sieh dir die Findlinge des Kühlhauses an. Sie sind geblieben, wo sie waren, als es zurückging. Also ist auch sein zweiter Schritt frei.
       *[no] Geht ein Handwerk zurück, bleiben seine Findlinge, wo sie sind. So können zwei Schritte frei sein.
    }

    Rück es noch einmal vor.
lesson-hallertau-jewelry-jewelry-again =
    Wähle, womit du bezahlst.
lesson-hallertau-jewelry-rest =
    Mach so viel, wie du magst, und wähle dann „{ move-finish-progress }“. Wo ein Findling im Weg liegt, hilft kein Schmuck: Da brauchst du trotzdem ein Gerät.
lesson-hallertau-jewelry-end =
    Zehn Stück haben in deiner Schatulle Platz. Auch Karten bringen welchen, und manche Karten wollen damit bezahlt werden.

    Je später im Spiel, desto mehr kann ein Stück: In Runde sechs steht es für bis zu sechs Waren.
