### Agricola: die Namen der Karten aus Deck X nach Nummern, dann Auslegungen unklarer Karten.

## Aktionsfelder

card-extraterrestrial-excrement = Außerirdischer Dung
card-homemade-space-rocket = Selbst gebaute Rakete

## Händler

card-merchants-of-jupiter = Händler vom Jupiter
card-merchants-of-mars = Händler vom Mars
card-merchants-of-pluto = Händler vom Pluto

## Kleine Anschaffungen

card-ley-lines = Ley-Linien
card-strange-alien-energy = Fremdartige Energie
card-alien-farmhand = Außerirdischer Knecht
card-the-x-file = Die Akte X
card-furry-friends = Pelzige Freunde

## Vorfälle

card-space-diner-at-the-end-of-the-galaxy = Imbiss am Ende der Galaxis
card-earth-girls-are-easy = Erdenmädchen sind leicht zu haben
card-candy-trail = Spur aus Süßigkeiten
card-alien-abduction = Von Außerirdischen entführt

## Ausbildungen

card-rebel = Rebell

## Auslegungen

ruling-card-merchants-of-mars = Gemeint ist die Aktion eines Aktionsfelds, auf dem eine Familie nur mit Platz wächst.
ruling-card-ley-lines = Jede solche Spalte zählt. Eine Weide zählt, wenn sie genau diese drei Felder hat.
ruling-card-strange-alien-energy = Die Aktionen werden ausgeführt, aber das Aktionsfeld wird nicht genutzt.
ruling-card-alien-farmhand = Die Ware ist eine von denen, die dort liegen. Als solches Aktionsfeld zählt eines, auf dem sie sich ansammeln.
ruling-card-the-x-file = Bei jeder Aktion einmal für Räume, einmal für Ställe und einmal für Zäune.
ruling-card-furry-friends = Sie vermehren sich, sobald alle Tiere sich vermehrt haben.
ruling-card-candy-trail = Jedes Aktionsfeld im Spiel kann markiert werden, auch ein besetztes: Der Marker dort ist für die nächste Person deiner Familie, die dorthin kommt.
ruling-card-alien-abduction = Das Aktionsfeld bleibt in dieser Runde besetzt. Wo keine Person der Familie die Aktion ausführt, geht auch keine.
ruling-card-rebel = Das Aktionsfeld bleibt in dieser Runde besetzt. Wo keine Person der Familie die Aktion ausführt, geht auch keine.

## How cards are drawn and lie beside the game board, and what they do

action-extraterrestrial-excrement = { card-extraterrestrial-excrement }
action-homemade-space-rocket = { card-homemade-space-rocket }

event-deck-x-drawn = { $player } zieht { $card }.
event-beside-taken = { $player } nimmt sich { $card }.
event-person-bound = { $player } stellt eine Person vom Feld { $left } auf { $card }, wo sie bleibt.
event-space-marked = { $player } legt den Marker von { $card } auf das Feld { $space }.
event-marker-taken = { $player } nimmt den Marker von { $card } vom Feld { $space }.
event-markers-laid = { $count ->
    [one] 1 Marker kommt
   *[other] { $count } Marker kommen
} auf { $card } von { $player }.
event-markers-lost = { $count ->
    [one] 1 Marker geht
   *[other] { $count } Marker gehen
} von { $card } von { $player } verloren.

effect-draw-from-deck-x = die oberste Karte von Deck X ziehen
opening-drawn = beim Ziehen
part-for-first-buyer = diese Karte liegt neben dem Spielplan, bis jemand sie sich nimmt
deed-lose-person = verlässt die Person, mit der du die Aktion ausgeführt hast, deine Familie
deed-stay-on-card = bleibt die Person, mit der du die Aktion ausgeführt hast, bis zum Spielende auf dieser Karte und braucht weiter Platz und Nahrung
effect-add-crops = { $number } weiteres Getreide oder Gemüse derselben Art auf jeden deiner Äcker legen, auf denen nur eine Art wächst
effect-act-on-free = die Aktionen eines unbesetzten Aktionsfelds ausführen, { $count }-mal im Spiel
deed-mark-space = legst du einen Marker auf ein Aktionsfeld, auf dem sich Baurohstoffe oder Tiere ansammeln
deed-lay-trail = wählst du von { $least } bis { $most } Bonuspunkte und legst für jeden davon { $count } Marker, jeden auf ein anderes Aktionsfeld
deed-take-marker = nimmst du deinen Marker von dort
if-family-at-marker = dort dein Marker liegt und die Person zu deiner Familie gehört
deed-take-from-marked = nimmst du 1 der Waren dort
if-marked-unused = niemand in dieser Runde das Aktionsfeld mit deinem Marker genutzt hat
deed-lay-markers = { $every ->
    [0] legst du { $count } Marker auf diese Karte
   *[other] legst du für je { $every } Marker auf dieser Karte 1 weiteren darauf
}
deed-feed-markers = bezahlst du 1 Nahrung für jeden ihrer Marker und entfernst die, für die du nicht bezahlen kannst oder willst
each-markers = { $every ->
    [one] jeden Marker
   *[other] je { $every } Marker
} auf dieser Karte
each-markers-out = { $every ->
    [one] jeden deiner Marker
   *[other] je { $every } deiner Marker
} auf Aktionsfeldern
each-lost-markers = { $every ->
    [one] jeden Marker
   *[other] je { $every } Marker
}, den du von dieser Karte entfernt hast
move-lay-trail = { $points } nehmen und { $count } Marker legen
move-mark-space = Den Marker auf das Feld { $space } legen
move-feed-markers = { $count ->
    [0] Keinen Marker behalten
    [one] 1 Marker für 1 Nahrung behalten
   *[other] { $count } Marker für { $count } Nahrung behalten
}
screen-space-marked = Marker von { $player }
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
prompt-lay-trail = Wie viele Bonuspunkte nimmst du, und wohin legst du je zwei Marker dafür? Ein Marker, auf den bis zum Ende keine Person deiner Familie kommt, kostet einen Punkt.
prompt-mark-space = Wohin legst du den Marker? In jeder Runde, in der das Aktionsfeld nicht genutzt wird, nimmst du eine Ware von dort.
prompt-feed-markers = Für wie viele Marker bezahlst du Nahrung? Die anderen kommen weg und kosten je einen Punkt.
reason-not-markable = Dort sammeln sich weder Baurohstoffe noch Tiere an.
reason-points-first = Wähle zuerst die Zahl der Bonuspunkte.
reason-markers-first = Lege zuerst die Marker.
reason-marked = Dort liegt schon dein Marker.
reason-no-space-to-mark = Es gibt kein solches Aktionsfeld für einen weiteren Marker.
reason-not-so-many-markers = So viele Marker liegen nicht auf der Karte.
reason-no-free-space = Auf keinem unbesetzten Aktionsfeld könntest du etwas tun.
reason-person-gone = Die Person, die dort stand, ist fort, doch in dieser Runde kann niemand mehr kommen.
error-deal-deck-x = Deck X muss jede seiner Karten einmal enthalten, oder es gibt keines.
