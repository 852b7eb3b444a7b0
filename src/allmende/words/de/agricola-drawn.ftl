### Agricola, Deck X: wie seine Karten gezogen werden und neben dem Spielplan liegen, und was sie tun.

action-extraterrestrial-excrement = { card-extraterrestrial-excrement }
action-homemade-space-rocket = { card-homemade-space-rocket }

event-deck-x-drawn = { $player } zieht { $card }.
event-beside-taken = { $player } nimmt sich { $card }.
event-person-bound = { $player } stellt eine Person vom Feld { $left } auf { $card }, wo sie bleibt.

effect-draw-from-deck-x = die oberste Karte von Deck X ziehen
opening-drawn = beim Ziehen
part-for-first-buyer = diese Karte liegt neben dem Spielplan, bis jemand sie sich nimmt
deed-lose-person = verlässt die Person, mit der du die Aktion ausgeführt hast, deine Familie
deed-stay-on-card = bleibt die Person, mit der du die Aktion ausgeführt hast, bis zum Spielende auf dieser Karte und braucht weiter Platz und Nahrung
effect-add-crops = { $number } weiteres Getreide oder Gemüse derselben Art auf jeden deiner Äcker legen, auf denen nur eine Art wächst
effect-act-on-free = die Aktionen eines unbesetzten Aktionsfelds ausführen, { $count }-mal im Spiel
effect-grow-at-home = { $effect }, und zwar zu Hause
saving-first-for-less = der erste Raum, Stall oder Zaun, den du bei einer Aktion mit Holz bezahlst, kostet dich { $what } weniger
permit-wins-exactly = wer am Spielende genau { $points } Punkte hat, gewinnt
each-columns-of-rooms = { $every ->
    [one] jede Spalte
   *[other] je { $every } Spalten
} deines Hofplans mit 3 Räumen
each-columns-of-fields = { $every ->
    [one] jede Spalte
   *[other] je { $every } Spalten
} deines Hofplans mit 3 Ackerplättchen
each-column-pastures = { $every ->
    [one] jede Weide
   *[other] je { $every } Weiden
}, die genau eine Spalte deines Hofplans einnimmt

prompt-act-on-free = Wessen Aktionen führst du aus? Das Aktionsfeld wird nicht genutzt.
reason-no-free-space = Auf keinem unbesetzten Aktionsfeld könntest du etwas tun.
reason-person-gone = Die Person, die dort stand, ist fort, doch in dieser Runde kann niemand mehr kommen.
error-deal-deck-x = Deck X muss jede seiner Karten einmal enthalten, oder es gibt keines.
