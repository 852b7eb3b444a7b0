### Handkarten, die mit Tieren zu tun haben.

move-sow-pasture = { $what } auf der Weide { $place } säen
reason-pasture-not-sown = Nur Weiden mit 1 oder 2 Hoffeldern können besät werden, mit einer Karte, die das erlaubt, und nur wenn dort nichts wächst.

if-have-by-players = du bei { $players } Spielern { $what } hast
permit-stalls-for-pastures = diese Karte bietet Platz für 1 beliebiges Tier für jede deiner Weiden
permit-stockyard = diese Karte bietet Platz für { $count } Tiere derselben Art; sie ist keine Weide
permit-holds-by-meals = diese Karte bietet Platz für { $what } für jede abgeschlossene Ernährungsphase
permit-holds-each-kind = diese Karte bietet Platz für { $what }
permit-holds-for-pastures = diese Karte bietet Platz für { $what } für jede deiner Weiden
permit-holds-by-occupations = diese Karte bietet Platz für { $what } für jede Ausbildung vor dir
permit-holds-on-fields = jedes deiner Ackerplättchen, auf dem nichts wächst, bietet Platz für { $what }
permit-roomy-without-stable = jede deiner Weiden ohne Stall bietet Platz für { $count } { $count ->
    [one] Tier
   *[other] Tiere
} mehr
permit-sows-pastures = du darfst Weiden aus { $spaces } { $last ->
    [one] Hoffeld
   *[other] Hoffeldern
} besäen; solange dort etwas wächst, gilt eine solche Weide auch als Acker und bietet Platz für { $spaces } Tiere weniger

each-large-pasture = { $every ->
    [one] jede deiner Weiden
   *[other] je { $every } deiner Weiden
} mit mindestens { $spaces } Hoffeldern
each-free-stall = { $every ->
    [one] jeden Platz auf dieser Karte, der
   *[other] je { $every } Plätze auf dieser Karte, die
} frei bleiben { $every ->
    [one] kann
   *[other] können
}
if-taken-and-kept = du alle genommenen Tiere untergebracht hast
opening-taken-and-kept = wenn du das nächste Mal Tiere von einem Ansammlungsfeld nimmst und sie alle unterbringst,
opening-sown = jedes Mal, wenn du einen Acker besäst{ $limited ->
    [yes] {" "}und { $if }
   *[no] {""}
},
effect-add-crop = { $count } weiteres Getreide oder Gemüse derselben Art darauflegen
effect-offer-herd = { $cost } bezahlen, um { $gains } zu erhalten, aber nur, wenn du alle unterbringen kannst
effect-either-herd = entweder { $options } nehmen, aber nur, wenn du es unterbringen kannst
deed-join-herds = erhältst du auf jeder deiner Weiden mit Stall { $count } weiteres Tier der Art, die dort steht
thing-full-pastures = { $what } für jede deiner Weiden, auf der so viele Tiere wie möglich stehen
prompt-add-crop = Du kannst noch 1 Getreide oder Gemüse auf diesen Acker legen.
prompt-pay-from-field = Von welchem Acker bezahlst du?
prompt-swap-crops = Auf welchem Acker tauschst du das Getreide?
prompt-clear-field = Von welchem Acker wirfst du alles ab?
prompt-add-to-crops = Auf welche Äcker legst du noch eine Ware?
prompt-join-herds = Sage, welche Tierarten auf deinen Weiden mit Stall stehen, und erhalte je eines dazu.
move-add-crop = 1 { $resource } mehr auf { $place } legen
move-swap-crops = Das Getreide auf { $place } gegen 1 Gemüse tauschen
move-clear-field = Alles von { $place } abwerfen
move-join-herds = { $what } nehmen
reason-no-room-for-herd = Nicht alle diese Tiere haben Platz, auch wenn andere gehen.
event-crop-added = { $player } legt noch 1 { $resource } auf { $place }; dort liegen nun { $count }.
prompt-keep-animals = Alle diese Tiere haben Platz. Geht 1 davon, so wartet deine Karte, die alle verlangt, auf ein anderes Mal.
prompt-crowded-piece = Nicht alle deine Tiere haben Platz: Wähle eines, das du zurückgibst, oder nutze erst, was sonst auf dem Rundenfeld liegt.
move-kept-fewer = 1 der neuen Tiere ist weg
reason-keep-first = Sag erst, ob du alle diese Tiere behältst.
ruling-card-reclamation-plow = Geht eines von mehreren gleichen Tieren, so sagst du, ob es unter den genommenen war. Auch eines, das Platz hat, darf gehen, damit diese Karte auf ein anderes Mal wartet.
ruling-card-special-food = Geht eines von mehreren gleichen Tieren, so sagst du, ob es unter den genommenen war. Auch eines, das Platz hat, darf gehen, damit diese Karte auf ein anderes Mal wartet.
ruling-card-feedyard = Tiere dürfen jederzeit umgestellt werden; deshalb stehen hier so wenige wie möglich.
ruling-card-hook-knife = Hast du beim Ausspielen schon so viele, erhältst du die Punkte sofort.
ruling-card-pig-owner = Hast du beim Ausspielen schon so viele, erhältst du die Punkte sofort.
ruling-card-love-for-agriculture = Getreide oder Gemüse liegt auf dem ersten Hoffeld der Weide und bleibt dort, wenn sie geteilt wird.
ruling-card-salter = Neue Tiere brauchen erst Platz, bevor du mit ihnen bezahlen kannst.
ruling-card-stable-sergeant = Um Platz zu schaffen, darfst du andere Tiere weggeben, aber nicht die neuen.
ruling-card-pasture-master = Tiere dürfen jederzeit umgestellt werden, also sagst du, welche Arten gerade auf diesen Weiden stehen. Die Quellen sind uneins: Nach manchen gibt es keine Nahrung.
have-animals-born = { $number } { $count ->
    [one] neugeborenes Tier
   *[other] neugeborene Tiere
}
if-animals-born = bei dir { $number } { $count ->
    [one] Tier
   *[other] Tiere
} geboren wurden
each-good-taken = { $every ->
    [one] jede dieser Waren
   *[other] je { $every } dieser Waren
}
each-animal-taken = { $every ->
    [one] jedes dieser Tiere
   *[other] je { $every } dieser Tiere
}
