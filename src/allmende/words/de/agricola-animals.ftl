### Handkarten, die mit Tieren zu tun haben.

move-sow-pasture = { $what } auf der Weide { $place } säen
reason-pasture-not-sown = Nur Weiden mit 1 oder 2 Feldern können besät werden, mit einer Karte, die das erlaubt, und nur wenn dort nichts wächst.

permit-stalls-for-pastures = diese Karte bietet Platz für 1 beliebiges Tier für jede deiner Weiden
permit-stockyard = diese Karte bietet Platz für { $count } Tiere derselben Art; sie ist keine Weide
permit-holds-by-meals = diese Karte bietet Platz für { $what } für jede abgeschlossene Ernährungsphase
permit-holds-by-occupations = diese Karte bietet Platz für { $what } für jede Ausbildung vor dir
permit-holds-on-fields = jedes deiner Ackerplättchen, auf dem nichts wächst, bietet Platz für { $what }
permit-roomy-without-stable = jede deiner Weiden ohne Stall bietet Platz für { $count } { $count ->
    [one] Tier
   *[other] Tiere
} mehr
permit-sows-pastures = du darfst Weiden aus { $spaces } { $last ->
    [one] Hoffeld
   *[other] Hoffeldern
} besäen; solange dort etwas wächst, gilt eine solche Weide auch als Acker und bietet Platz für { $spaces } Tiere weniger, in dieser Reihenfolge
