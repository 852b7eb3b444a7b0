lesson-hallertau-first = Das erste Dorf

lesson-hallertau-first-sow =
    Willkommen in der Hallertau, wo seit dem Mittelalter Hopfen wächst! Aus einem kleinen Dorf sollst du etwas machen.

    In seiner Mitte steht das Dorfgemeinschaftshaus. Daneben liegen fünf Handwerke, und jedes verlangt andere Waren. Rückst du sie alle vor, folgt das Haus: Erst bringt es dir mehr Arbeiter, später Punkte. Wer nach sechs Runden die meisten Punkte hat, gewinnt.

    Die Arbeiter gehen auf die Aktionsfelder, abwechselnd mit deinem Nachbarn. Wer als Erster auf ein leeres Feld kommt, schickt einen Arbeiter. Waren, Äcker, Schafe: Die Zeichen zeigen, was es gibt.

    Fang mit deinen Äckern an. Die Einsaat lässt dich drei davon bestellen. Schick einen Arbeiter hin.
lesson-hallertau-first-barley =
    Du hast drei Äcker, in den Zeilen vier, drei und zwei. Die Zahl der Zeile sagt, wie viel ein Acker bringt. Die höchste bringt also am meisten.

    Säe Gerste in Zeile vier.
lesson-hallertau-first-flax =
    Eine Gerste ist gesät, und vier werden geerntet. Säe jetzt Flachs in Zeile drei.
lesson-hallertau-first-enough =
    Ein Acker, der brachliegt, rückt vor der Ernte eine Zeile hinauf, und ein abgeernteter rückt hinunter. Es kann also gut sein, einen leer zu lassen.

    Du könntest auch deinen Roggen säen. Oder du lässt es gut sein und behältst ihn.
lesson-hallertau-first-nursery =
    Als Nächstes Baustoff. Die Gärtnerei gibt dir drei Lehm oder drei Feldfrüchte. Wieder reicht ein Arbeiter.
lesson-hallertau-first-clay =
    Nimm den Lehm. Du wirst sehen, wofür.
lesson-hallertau-first-market =
    Der Wochenmarkt hat ein Schaf und etwas Fleisch für dich.
lesson-hallertau-first-crowd =
    Ein Schaf gibt in jeder Runde Milch. Es steht auf der Karte der Runde, in der seine Zeit kommt. So siehst du, wie lange du es hast.

    Jetzt sieh dir den Schafmarkt an: Dort ist schon jemand. Du darfst trotzdem hin, aber dann braucht es zwei Arbeiter, und drei für den, der als Letzter kommt. Schick zwei.
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
    Von der Gerste hast du am meisten. Aber wähle, wie du magst.
lesson-hallertau-first-manufacture =
    Eines fehlt noch. Die Manufaktur nimmt Flachs, Felle oder Wolle.
lesson-hallertau-first-pay-last =
    Wähle, womit du bezahlst, und achte auf das große Haus.
lesson-hallertau-first-second =
    Alle fünf sind vorgerückt, also ist das Dorfgemeinschaftshaus gefolgt, und sein Fenster zeigt eine Sieben: Von jetzt an hast du sieben Arbeiter.

    Dein Nachbar ist nun Startspieler. In zweien der vier Viertel des Spielplans sind Arbeiter nach Hause gegangen. Dort braucht es wieder weniger, um unterzukommen.

    In dieser Runde kostet jeder Schritt eines Handwerks zwei Waren. Säe also wieder, bei der Einsaat.
lesson-hallertau-first-fields =
    Säe, was du magst, am besten in die hohen Zeilen. Denk daran, was deine Handwerke wollen. Wenn es reicht, lass es gut sein.
lesson-hallertau-first-shed =
    Mehr Äcker bringen mehr. Im Geräteschuppen gibt es einen für Zeile vier oder, wenn dir das lieber ist, Lehm.
lesson-hallertau-first-field =
    Nimm den Acker.
lesson-hallertau-first-meat =
    Das Kühlhaus wird zwei Waren von dir wollen. Geh noch einmal auf den Wochenmarkt.
lesson-hallertau-first-tools =
    Nun zu den Findlingen. In jeder Zeile des Dorfgemeinschaftshauses liegen zwei im Weg. Ein Schritt geht ohne Mühe. Für einen zweiten muss ein Findling weiter, und das braucht ein Gerät.

    Arbeiter kannst du gegen Geräte tauschen, so viele du magst. Tausch deine letzten vier. Die Geräte behältst du, und in jeder Runde außer der letzten lassen sie sich neu benutzen.
lesson-hallertau-first-progress =
    Wieder Fortschritt, diesmal zu zwei Waren je Schritt. Versuch, alle fünf Handwerke vorzurücken, damit das Haus folgt. Hast du noch mehr zum Bezahlen, lassen deine Geräte eines davon einen zweiten Schritt tun.

    Mach so viel, wie du magst, und beende dann die Phase.
lesson-hallertau-first-end =
    Das war die zweite Runde. Jetzt weißt du, wovon das Dorf lebt: von Äckern, die steigen und sinken, von Schafen, von Geräten und von fünf Handwerken, die versorgt sein wollen.

    Von Runde drei an kostet ein Schritt eine Ware weniger, wenn du mit zwei Sorten bezahlst. Schafe, deren Runde kommt, gehen, wenn sie keinen Platz in den Ställen finden. Hat das Fenster die Zwölf erreicht, ist jedes weitere Vorrücken des Hauses Punkte wert, bis zu siebzig. Punkte bringen auch Schafe in den Ställen, Schmuck und was an Waren, Geräten und Äckern übrig ist.

    Dies ist ein richtiges Spiel, und dein Nachbar spielt es gern mit dir zu Ende. In späteren Spielen hast du auch Karten auf der Hand. Viel Freude!
