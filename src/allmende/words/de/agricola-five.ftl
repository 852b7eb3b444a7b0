### Ausbildungen von Agricola für fünf und sechs Spieler: was sie tun, ihre Bedingungen, ihre Züge.

number-of-spaces-with = { $number } { $count ->
    [one] Ansammlungsfeld
   *[other] Ansammlungsfelder
} für { $resource }
number-of-spaces-lessons = { $number } { $count ->
    [one] Unterrichtsfeld
   *[other] Unterrichtsfelder
}
if-occupied-spaces = { $spaces } besetzt { $count ->
    [one] ist
   *[other] sind
}
if-laden = auf { $number } { $count ->
    [one] Ansammlungsfeld
   *[other] Ansammlungsfeldern
} für { $resource } { $goods } { $resource } liegt
if-occupied-as = es das { $places } besetzte { $class ->
    [lessons] Unterrichtsfeld
   *[with] Ansammlungsfeld für { $resource }
} der Runde ist
if-used-as = es das { $places } { $class ->
    [lessons] Unterrichtsfeld
   *[with] Ansammlungsfeld für { $resource }
} ist, das du in der Runde nutzt
the-space-of-round = der Runde { $round }
opening-lessons-paid = jedes Mal, wenn jemand anderes auf einem Unterrichtsfeld Nahrung bezahlt{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
if-renovation-on-space = das eine Aktion eines Aktionsfelds ist
deed-take-all-from = erhältst du alle Waren vom Feld { $space }
effect-and-then = { $first } und danach { $second }
effect-leave-goods = genau { $left } der Waren dort liegen lassen, wenn dort genau { $numbers } liegen, um { $gains } zu erhalten
prompt-leave-goods = Lässt du die Hälfte der Waren für ein Tier dort liegen?
move-leave-goods = { $goods } für { $gains } dort liegen lassen
reason-other-number-there = Dafür müssen genau { $numbers } Waren auf dem Feld liegen.
thing-new-minors = { $count } neue kleine { $count ->
    [one] Anschaffung
   *[other] Anschaffungen
}
deed-draw-minors = ziehst du { $what }
reason-no-minors-to-draw = Es gibt keine neuen kleinen Anschaffungen mehr zu ziehen.
event-minors-drawn = { $cards-count ->
    [0] { $player } zieht { $count } neue kleine { $count ->
        [one] Anschaffung
       *[other] Anschaffungen
    }.
   *[other] { $player } zieht { $cards }.
}
move-pay-for-minor = { $what } für eine Aktion „Kleine Anschaffung“ bezahlen
thing-room-on-card = Platz für 1 Person auf der Karte
effect-turn-face-down = diese Karte einmal im Spiel verdecken, um { $what } zu erhalten
effect-turn-to-take = diese Karte einmal im Spiel verdecken, um alle Waren vom Feld { $spaces } zu nehmen
prompt-turn-face-down = Du kannst die Karte verdecken.
move-turn-face-down = Karte für { $what } verdecken
spaces-meeple = ein Aktionsfeld mit Figurensymbol auf der Erweiterung des Spielplans
spaces-extension = ein Ansammlungsfeld auf der Erweiterung des Spielplans
ruling-card-master-hora = Das Figurensymbol ist das zwischen zwei verbundenen Aktionsfeldern, also haben es sechs davon.
ruling-card-sweeper = { ruling-card-master-hora }
opening-fields-plowed = jedes Mal, wenn du mindestens 1 Acker pflügst,
have-major-costs = { $number } { $count ->
    [one] Baurohstoff
   *[other] Baurohstoffe
} in den aufgedruckten Kosten deiner großen Anschaffungen
if-more-wood-than-rest = du mehr Holz hast als alle anderen zusammen
if-players-with = { $number } Spieler mindestens { $what } { $count ->
    [one] hat
   *[other] haben
}
effect-fence-freely = Zäune bauen (je { $cost }), was keine Aktion „Zäune bauen“ ist
effect-repeat-option = { $cost } bezahlen, um die gewählte Möglichkeit noch einmal auszuführen
deed-fill-up = erhältst du { $resource }, bis du { $number } hast
deed-lay-on-spaces = legst du { $what } auf jedes Aktionsfeld mit Figurensymbol auf der Erweiterung des Spielplans
deed-take-laid = erhältst du die Waren, die du mit dieser Karte dorthin gelegt hast
deed-harvest-wages = erhältst du { $what }, wenn die anderen zusammen von mindestens { $numbers } Äckern Getreide geerntet haben
deed-stalls-by-majors = bietet diese Karte Platz für 1 beliebiges Tier für jede große Anschaffung der anderen, höchstens für { $most }
deed-one-more-stall = bietet diese Karte Platz für 1 weiteres Tier, bis es { $most } sind
deed-discard-occupations = wirfst du alle Ausbildungen auf deiner Hand ab
effect-act-on = die Aktionen des Feldes { $spaces } ausführen, wenn es im Spiel ist
effect-place-at-left = { $cost } bezahlen, um eine weitere Person auf die Aktionsfeldkarte unmittelbar links davon zu setzen
effect-place-beside-other = ebenfalls eine Person dorthin setzen und seine Aktionen ausführen
prompt-repeat-option = Du kannst die Möglichkeit noch einmal ausführen.
prompt-act-on = Die Aktionen welches Aktionsfeldes führst du aus?
prompt-place-at-left = Du kannst eine weitere Person auf die Karte links davon setzen.
prompt-place-beside-other = Du kannst ebenfalls eine Person dorthin setzen.
move-act-on = Aktionen von { $action } ausführen
reason-space-not-in-play = { $action } ist noch nicht im Spiel.
reason-only-card-at-left = Es muss die Aktionsfeldkarte unmittelbar links davon sein.
reason-only-space-of-other = Es muss das Aktionsfeld sein, das gerade genutzt wurde.
action-greenhouse-builder = { card-greenhouse-builder }
action-fold-builder = { card-fold-builder }
action-substitute-teacher = { card-substitute-teacher }
action-bullcatcher = { card-bullcatcher }
ruling-card-off-siter = Der Platz bleibt, wenn Anschaffungen danach zurückgegeben werden. Es zählt alles, was als ihre Kosten aufgedruckt ist: eine Kochstelle mit ihrem Lehm, wie auch immer sie bezahlt wurde.
ruling-card-sidekick = Nur die Karte unmittelbar daneben zählt, und sie darf nicht besetzt sein. Von dort aus kannst du weiter nach links gehen, für je 1 Nahrung.
ruling-card-middleman = { ruling-card-master-hora }
ruling-card-animal-brander = Was die Möglichkeit selbst kostet oder gibt, wird noch einmal bezahlt und kommt noch einmal.
ruling-card-livestock-sustainer = Es zählen die, die vor den anderen liegen, wenn du diese Karte ausspielst, und jede, die sie danach bauen, auch wenn sie zurückgegeben wird.
ruling-card-greenhouse-builder = Du nutzt diese Karte, nicht das andere Aktionsfeld, das besetzt sein darf.
ruling-card-field-overseer = Lässt eine Karte eine einzelne Person zu anderer Zeit ernten, so zählen nur deren Felder.
ruling-card-village-idiot = Sie kann nur deine erste Ausbildung sein und bleibt deine einzige.
ruling-card-stone-clawer = Du erhältst 1 Stein für jede Aktion, wie viele Äcker du damit auch pflügst.
ruling-card-tag-along = Das ist nicht dein Zug: Der nächste in der Reihenfolge macht weiter.
spaces-cards = eine Aktionsfeldkarte
opening-major-built = jedes Mal, wenn { $who ->
    [others] jemand anderes
   *[anybody] irgendjemand, auch du selbst,
} eine große Anschaffung baut,
deed-get-by-players = erhältst du { $what }, wenn { $if }
ruling-card-hollow-gardener = Für 6 Lehm oder mehr erhältst du das Gemüse statt des Getreides.
