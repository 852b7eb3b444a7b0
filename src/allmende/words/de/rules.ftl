### Die Regeln zum Nachschlagen: neben einem Tisch und als Seite.

rules-of = Die Regeln von { $title }
rules-look-up = Etwas nachschlagen
rules-nothing = Nichts handelt von „{ $words }“. Vielleicht hilft das:
rules-concerns = Es geht um: { $things }
rules-standing = { $standing ->
    [inferred] Nur erschlossen:
    [example] Beispiel:
   *[ruling] So wird es hier gelesen:
}
rules-gone = Die Stelle, zu der dieser Link führt, gibt es nicht, vielleicht nicht mehr. Das sind die Kapitel:
rules-chapters = Alle Kapitel
rules-play = Dieses Beispiel spielen
rules-also = Anderswo
rules-page = Als eigene Seite
