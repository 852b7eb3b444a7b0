lesson-hallertau-first = Das erste Dorf

lesson-hallertau-first-sow =
    Willkommen in der Hallertau, wo seit dem Mittelalter Hopfen wächst! Ein kleines Dorf dort ist dir anvertraut, und es soll aufblühen.

    In seiner Mitte steht das Dorfgemeinschaftshaus. Daneben liegen fünf Handwerke, und jedes verlangt andere Waren. Rückst du sie alle vor, folgt das Haus: Erst bringt es dir mehr Arbeiter, später Punkte. Wer nach sechs Runden die meisten Punkte hat, gewinnt.

    Abwechselnd mit deinem Nachbarn schickst du Arbeiter auf die Aktionsfelder. Wer als Erster auf ein leeres Feld geht, braucht dafür einen. Waren, Äcker, Schafe: Die Zeichen zeigen, was es gibt.

    Fang mit deinen Äckern an. Die Einsaat lässt dich drei davon bestellen. Schick einen Arbeiter hin.
lesson-hallertau-first-barley =
    Du hast drei Äcker, in den Zeilen vier, drei und zwei. Die Zahl der Zeile sagt, wie viel ein Acker bringt. Die höchste bringt also am meisten.

    Säe Gerste in Zeile vier.
lesson-hallertau-first-flax =
    Eine Gerste ist gesät, und vier werden geerntet. Säe jetzt Flachs in Zeile drei.
lesson-hallertau-first-enough =
    Äcker, die brachliegen, rücken vor der Ernte eine Zeile hinauf, und einer von ihnen rückt zwei. Ein abgeernteter rückt hinunter. Es kann also gut sein, einen leer zu lassen.

    Du könntest auch deinen Roggen säen. Oder du lässt es gut sein und behältst ihn.
lesson-hallertau-first-nursery =
    Als Nächstes Baustoff. Die Gärtnerei gibt dir drei Lehm oder drei Ackerfrüchte. Wieder reicht ein Arbeiter.
lesson-hallertau-first-clay =
    Nimm den Lehm. Du wirst sehen, wofür.
lesson-hallertau-first-market =
    Der Wochenmarkt hat ein Schaf und etwas Fleisch für dich.
lesson-hallertau-first-crowd =
    Ein Schaf gibt in jeder Runde Milch. Es steht auf der Karte der Runde, in der es dich verlässt. So siehst du, wie lange du es hast.

    Jetzt sieh dir den Schafmarkt an: Dort steht schon ein Arbeiter, wie auf manchen anderen Feldern von Anfang an. Du darfst trotzdem hin, aber dann braucht es zwei Arbeiter, und drei für den, der als Letzter kommt. Schick zwei.
lesson-hallertau-first-clearing =
    Ein Arbeiter ist noch da. Die Urbarmachung gibt dir einen weiteren Acker und einen Lehm dazu.
lesson-hallertau-first-carpentry =
    Alle haben gearbeitet. Deine leeren Äcker sind hinaufgerückt, die anderen wurden abgeerntet, und deine Schafe wurden gemolken. Das alles geschieht von selbst.

    Jetzt kommt der Fortschritt. Du darfst jedes Handwerk vorrücken, wenn du mit Waren bezahlst, die es will: in Runde eins mit einer, in Runde zwei dann mit zweien, und so weiter.

    Die Zimmerei will Lehm. Rück sie vor.
lesson-hallertau-first-brewhouse =
    Das Brauhaus will Gerste. Rück es auch vor.
lesson-hallertau-first-cooling-house =
    Das Kühlhaus hält Fleisch und Milch frisch und nimmt beides.
lesson-hallertau-first-pay =
    Wähle, womit du bezahlst. Milch bekommst du bald wieder.
lesson-hallertau-first-bakehouse =
    Das Backhaus nimmt Gerste, Roggen oder Flachs.
lesson-hallertau-first-pay-again =
    Wähle, womit du bezahlst. Dem Bäcker ist alles recht.
lesson-hallertau-first-manufacture =
    Eines fehlt noch. Die Manufaktur nimmt Flachs, Felle oder Wolle.
lesson-hallertau-first-pay-last =
    Wähle, womit du bezahlst, und achte auf das große Haus.
lesson-hallertau-first-second =
    Alle fünf sind vorgerückt, also ist das Dorfgemeinschaftshaus gefolgt, und sein Fenster zeigt eine Sieben: Von jetzt an hast du sieben Arbeiter.

    Es ist Runde zwei, und dein Nachbar hat begonnen. In zwei Vierteln des Aktionsplans sind Arbeiter nach Hause gegangen. Dort braucht es jetzt wieder weniger.

    In dieser Runde kostet jeder Schritt eines Handwerks zwei Waren. Säe also wieder, bei der Einsaat.
lesson-hallertau-first-fields =
    Säe, was du magst, am besten in die hohen Zeilen. Denk daran, was deine Handwerke wollen. Wenn es reicht, lass es gut sein.
lesson-hallertau-first-shed =
    Mehr Äcker bringen mehr. Im Geräteschuppen gibt es einen für Zeile vier oder aber Lehm. Schick einen Arbeiter hin.
lesson-hallertau-first-field =
    Nimm den Acker.
lesson-hallertau-first-meat =
    Das Kühlhaus wird zwei Waren von dir wollen. Geh noch einmal auf den Wochenmarkt.
lesson-hallertau-first-tools =
    Nun zu den Findlingen. In jeder Zeile des Dorfgemeinschaftshauses liegen zwei im Weg. Ein Schritt geht ohne Mühe. Für einen zweiten muss ein Findling weiter, und das braucht ein Gerät.

    Arbeiter kannst du gegen Geräte tauschen, so viele du magst. Tausch deine letzten vier. Die Geräte behältst du, und in jeder Runde außer der letzten lassen sie sich neu benutzen.
lesson-hallertau-first-fallow =
    Deine leeren Äcker sind eine Zeile hinaufgerückt, und einer von ihnen rückt noch eine weiter. Wähle, welcher.
lesson-hallertau-first-progress =
    Wieder Fortschritt, diesmal zu zwei Waren je Schritt. Versuch, alle fünf Handwerke vorzurücken, damit das Haus folgt. Kannst du noch mehr bezahlen, machen deine Geräte den Weg für zweite Schritte frei.

    Mach so viel, wie du magst, und beende dann die Phase.
lesson-hallertau-first-end =
    Das war die zweite Runde. Jetzt weißt du, wovon das Dorf lebt: von Äckern, die steigen und sinken, von Schafen, von Geräten und von fünf Handwerken, die versorgt sein wollen.

    In den späteren Runden entscheidet das Dorfgemeinschaftshaus. Hat sein Fenster die Zwölf erreicht, ist jedes weitere Vorrücken Punkte wert, bis zu siebzig. Ein paar mehr bringen Schmuck, Schafe in der Stallung und was an Waren, Geräten und Äckern übrig ist.

    Schafe, deren Runde kommt, verlassen dich, wenn du sie nicht rechtzeitig weiterziehen lässt. Und von Runde drei an kostet ein Schritt eine Ware weniger, wenn du mit zwei Sorten bezahlst.

    Dies ist eine richtige Partie, und dein Nachbar spielt sie gern mit dir zu Ende. In späteren Partien hast du auch Karten auf der Hand. Was ein Zeichen bedeutet, sagen die Regeln: Drück länger darauf, und sie gehen auf. Viel Freude!

## Handkarten

lesson-hallertau-cards = Karten, zu jeder Zeit

lesson-hallertau-cards-hand =
    In dieser Partie hast du fünf Karten auf der Hand, vier Einstiegskarten und eine Punktekarte. Drück auf eine oder zeig darauf, um sie zu lesen.

    Die meisten verlangen etwas, das du haben musst, andere wollen bezahlt werden. Sobald du es hast, darfst du sie ausspielen, zu jeder Zeit, sogar wenn dein Nachbar dran ist.

    Eine von deinen verlangt mindestens vier Äcker. Du hast drei, und die Urbarmachung gibt dir noch einen. Schick einen Arbeiter hin.
lesson-hallertau-cards-four-fields =
    Vier Äcker, und die Karte lässt sich ausspielen. Die Zahlen zwischen ihren Strichen gehören zusammen: Mit vier Äckern bekommst du eine Ackerfrucht, mit sieben wären es vier.

    Jede Karte wirkt nur einmal. Spiel diese jetzt aus.
lesson-hallertau-cards-crop =
    Nimm eine Ackerfrucht, welche du magst.
lesson-hallertau-cards-market =
    Die nächste verlangt Fleisch. Auf dem Wochenmarkt gibt es welches, und ein Schaf dazu. Schick einen Arbeiter hin.
lesson-hallertau-cards-slashes =
    Du hast ein Fleisch. Diese Karte nimmt es dir nicht, sie will es nur sehen. Dafür ziehst du eine Bonuskarte. Spiel sie aus.
lesson-hallertau-cards-bonus =
    Da ist sie. Eine Bonuskarte will bezahlt werden, diese mit einem Fleisch. Danach bringt sie dir zu Beginn jeder Runde eine Wolle, und sie ist drei Punkte wert.

    Spiel sie aus.
lesson-hallertau-cards-cultivation =
    Karten darfst du auch mitten in einer Aktion ausspielen. Du wirst sehen. Geh zur Einsaat.
lesson-hallertau-cards-sow =
    Säe Gerste in Zeile vier, und beende die Aktion noch nicht.
lesson-hallertau-cards-midst =
    Eine deiner Karten verlangt genau einen oder zwei bepflanzte Äcker. Jetzt hast du einen. Spiel die Karte gleich hier aus.
lesson-hallertau-cards-finish =
    Jetzt liegt sie vor dir und wartet, bis deine Aktion fertig ist. Lass es also gut sein mit dem Säen.
lesson-hallertau-cards-harvest =
    Nun tut sie ihr Werk: Du erntest sofort einen Acker ab, mitten in der Runde. Nimm die Gerste.
lesson-hallertau-cards-draw =
    Vier Gerste, einfach so!

    Neue Karten zieht man in den vier Ecken des Aktionsplans. Wer dort hingeht, ist in der nächsten Runde Startspieler. Zieh eine Einstiegskarte. Inzwischen braucht das zwei Arbeiter.
lesson-hallertau-cards-end =
    So spielt man Karten aus. In jeder Runde kommt noch eine auf deine Hand, von deinem Stallplan, wenn alle Arbeiter losgeschickt sind.

    Punktekarten warten auf ein reiches Dorf: Jede will viel und ist viele Punkte wert. Was am Ende noch auf der Hand ist, zählt nichts.

## Fortschritt und Findlinge

lesson-hallertau-progress = Fortschritt und Findlinge

lesson-hallertau-progress-brewhouse =
    In Runde drei haben alle gearbeitet, und es ist Zeit für den Fortschritt. Vier deiner Handwerke sind gut unterwegs. Aber das Dorfgemeinschaftshaus muss auf das letzte warten, das Brauhaus.

    In Runde drei kostet jeder Schritt drei Waren. Das Brauhaus nimmt Gerste, und auch Hopfen, solange es weniger Hopfen als Gerste ist. Rück es vor.
lesson-hallertau-progress-cooling-house =
    Sofort ist das Haus gefolgt. Sein Fenster zeigt eine Acht: So viele Arbeiter wirst du haben.

    Das Kühlhaus nimmt Fleisch und Milch. Rück es vor.
lesson-hallertau-progress-two-kinds =
    Von Runde drei an spart eine Ware, wer mit zwei Sorten bezahlt. Ein Fleisch und eine Milch genügen, statt drei von einer Sorte. Bezahl so.
lesson-hallertau-progress-boulder =
    Jetzt sieh dir die zwei Findlinge an. Der erste Schritt ist frei. Für einen zweiten muss ein Findling Platz machen, und dafür brauchst du ein Gerät. Du hast fünf.

    Rück das Kühlhaus noch einmal vor.
lesson-hallertau-progress-pay =
    Wähle, womit du bezahlst.
lesson-hallertau-progress-manufacture =
    Ein Findling ist weitergerückt, und eines deiner Geräte ruht bis zur nächsten Runde. Nun liegen die beiden Findlinge nebeneinander. Ein dritter Schritt bräuchte also zwei Geräte.

    Weiter mit der Manufaktur, die Flachs, Felle und Wolle nimmt.
lesson-hallertau-progress-pay-again =
    Wähle, womit du bezahlst. Zwei Sorten sparen auch hier eine Ware.
lesson-hallertau-progress-carpentry =
    Die Zimmerei nimmt Lehm, und Roggen, solange es weniger ist als der Lehm. Rück sie vor.
lesson-hallertau-progress-clay =
    Hier sparst du mit zwei Sorten noch nichts, denn ein Lehm und ein Roggen wären gleich viel. Von Runde vier an geht es. Wähle, womit du bezahlst.
lesson-hallertau-progress-rest =
    Bleibt das Backhaus. Es nimmt Gerste, Roggen und je Schritt einen Flachs.

    Mach weiter, soweit deine Waren und Geräte reichen, und beende dann die Phase.
lesson-hallertau-progress-end =
    Vor der nächsten Runde sind die Findlinge an ihre Plätze zurückgekehrt, zwei und vier Felder vor ihren Handwerken. Und deine Geräte sind ausgeruht.

    Von Runde fünf an sparen drei Sorten zwei Waren. In Runde sechs gehen Geräte kaputt: Jedes, das dort einen Findling versetzt, ist für immer fort.

## Schmuck und das Rathaus

lesson-hallertau-jewelry = Schmuck und das Rathaus

lesson-hallertau-jewelry-sale =
    Schmuck glänzt, und am Ende ist jedes Stück einen Punkt wert. Vorher kann er mehr: Beim Fortschritt bezahlt ein einziges Stück einen ganzen Schritt, welche Waren der auch kosten würde.

    Wie kommst du dazu? Beim Landverkauf bekommst du für einen Acker ein Stück, und drei Lehm dazu. Schick einen Arbeiter hin.
lesson-hallertau-jewelry-field =
    Gib den Acker in Zeile zwei her, der am wenigsten bringt.
lesson-hallertau-jewelry-hall =
    Im Rathaus gibt es noch zwei Stück. Dort ist schon jemand, also schick deine beiden Arbeiter.
lesson-hallertau-jewelry-back =
    Dafür muss eines deiner Handwerke einen Schritt zurück. Das können nur die, die dem Haus voraus sind. Wähle das Kühlhaus.
lesson-hallertau-jewelry-brewhouse =
    Drei Stück Schmuck gehören dir. Jetzt kommt der Fortschritt, und in Runde zwei kostet jeder Schritt zwei Waren.

    Vier Handwerke stehen direkt am Haus. Beginn mit dem Brauhaus.
lesson-hallertau-jewelry-barley =
    Hier könntest du schon mit Schmuck bezahlen. Aber du hast Gerste. Bezahl damit.
lesson-hallertau-jewelry-bakehouse =
    Nun das Backhaus.
lesson-hallertau-jewelry-rye =
    Bezahl noch einmal mit Waren, und behalt den Schmuck.
lesson-hallertau-jewelry-carpentry =
    Für die Zimmerei hast du reichlich Lehm. Ein Teil davon kommt von deinem Acker.
lesson-hallertau-jewelry-clay =
    Bezahl mit Lehm.
lesson-hallertau-jewelry-cooling-house =
    Nur das Kühlhaus fehlt noch. Rück es vor.
lesson-hallertau-jewelry-jewelry =
    Milch ginge auch. Aber probier es aus: Bezahl mit Schmuck.
lesson-hallertau-jewelry-again =
    Das Haus ist gefolgt. Nun sieh dir die Findlinge des Kühlhauses an. Sie sind geblieben, wo sie waren, als es zurückging. Also ist auch sein zweiter Schritt frei.

    Rück es noch einmal vor.
lesson-hallertau-jewelry-jewelry-again =
    Wähle, womit du bezahlst.
lesson-hallertau-jewelry-rest =
    Mach so viel, wie du magst, und beende dann die Phase. Wo ein Findling im Weg liegt, hilft kein Schmuck: Da brauchst du trotzdem ein Gerät.
lesson-hallertau-jewelry-end =
    Zehn Stück haben in deiner Schatulle Platz. Auch Karten bringen welchen, und manche Karten wollen damit bezahlt werden.

    Je später im Spiel, desto mehr kann ein Stück: In Runde sechs steht es für bis zu sechs Waren.
