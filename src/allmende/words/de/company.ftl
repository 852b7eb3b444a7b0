# Wer sonst an einem Tisch mit Links ist: wann alle da waren, Zuschauer, Erinnerungen und das Gespräch.

screen-company = Wer da ist
screen-company-here = { $player } ist da.
screen-company-never = { $player } war noch nicht da.
screen-company-was = { $player } war { $when } da.
screen-company-seen = { $player } war { $when } da und hat deinen letzten Zug gesehen.
screen-onlookers = { $count ->
    [one] 1 sieht zu
   *[other] { $count } sehen zu
}
screen-nudge = Erinnern
screen-nudge-whom = { $player } an den Zug erinnern
screen-word = Ein Wort an alle
screen-word-say = Sagen
screen-unmute = Wieder zeigen, was { $player } sagt
