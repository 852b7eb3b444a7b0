### Agricola auf Deutsch: was Karten jedes Mal tun, wenn ein Aktionsfeld genutzt wird.

## Zeitpunkte: Satzanfänge, manche mit einer Bedingung, und die Felder, um die es geht. Hinter ihnen steht das Verb.

any-space = ein Aktionsfeld
card-of-round = die Aktionsfeldkarte der Runde { $round }
spaces-good = ein Ansammlungsfeld
spaces-building-resource = ein Ansammlungsfeld für Baurohstoffe
spaces-any-animal = ein Ansammlungsfeld für Tiere
spaces-lessons = ein Unterrichtsfeld
opening-before-use = jedes Mal, bevor { $who ->
    [you] du { $spaces } nutzt
    [others] jemand anderes { $spaces } nutzt
   *[anybody] irgendjemand, auch du selbst, { $spaces } nutzt
}{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
opening-after-use = jedes Mal, nachdem { $who ->
    [you] du { $spaces } genutzt hast
    [others] jemand anderes { $spaces } genutzt hat
   *[anybody] irgendjemand, auch du selbst, { $spaces } genutzt hat
}{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
