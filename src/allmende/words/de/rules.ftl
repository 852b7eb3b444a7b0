### Die Regeln zum Nachschlagen: neben einem Tisch und als Seite.

rules-of = Die Regeln von { $title }
rules-look-up = Etwas nachschlagen
rules-nothing = „{ $words }“ kommt nirgends vor. Vielleicht hilft das:
rules-concerns = Es geht um: { $things }
rules-standing = { $standing ->
    [inferred] Nur erschlossen:
    [example] Beispiel:
   *[ruling] So wird es hier gelesen:
}
rules-gone = Die Stelle, zu der dieser Link führt, gibt es nicht, vielleicht nicht mehr. Das sind die Kapitel:
rules-chapters = Alle Kapitel
rules-play = Durchspielen
rules-also = Siehe auch
rules-page = Als eigene Seite
rules-nowhere = Regeln von „{ $words }“ gibt es hier nicht. Es gibt die von:
rules-play-title = { $title } spielen
rules-learn = { $title } lernen
rules-others = Die Regeln anderer Spiele
rules-about = Es geht um:
rules-drawn = Diese Symbole zeigt der Browser: { $names }
rules-play-so = Durchspielen: allmende rules { $title } { $example } --play
rules-larger = Größer
