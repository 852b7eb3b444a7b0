### Was der Begleiter sagt, bevor gezogen wird: ein Satz, und sicher.

caution-begging = So nimmst du Bettelmarken für { $count } fehlende Nahrung, obwohl du noch Waren zu Nahrung machen kannst.
caution-hunger = Danach fehlt dir in dieser Ernte sicher { $count } Nahrung, was du dann auch tust.
caution-homeless = { $count ->
    [one] Ein Tier findet keinen Platz und muss weg
   *[other] { $count } Tiere finden keinen Platz und müssen weg
}{ $cook ->
    [yes] {" "}oder in den Topf
   *[no] {""}
}.
caution-shortage = Danach fehlt dir bei der Bestandsaufnahme sicher { $count } Nahrung oder Brennstoff, was du dann auch tust.
caution-needless-shortage = So fehlt dir { $count } Nahrung oder Brennstoff, was ein Tausch noch bringen könnte.
caution-beyond = Für alles, was das bringt, ist kein Platz: Du verlierst { $goods }.
caution-window = { CAPITAL($cards) } { $cards-count ->
    [one] passt
   *[other] passen
} jetzt, { $gone ->
    [yes] danach aber in dieser Partie nie mehr
   *[no] danach aber nicht mehr
}.
caution-old-age = { $count ->
    [one] Ein Schaf stirbt
   *[other] { $count } Schafe sterben
} zu Beginn der nächsten Runde sicher an Altersschwäche.
caution-hand = Danach lässt sich { $count ->
    [one] deine letzte Handkarte nicht
   *[other] keine deiner { $count } Handkarten
} mehr ausspielen.
caution-no-hurry = Sonst kann in dieser Runde niemand mehr jemanden einsetzen: Dieses Feld hätte auf dich gewartet.

screen-coach-anyway = So spielen
screen-coach-hush = Das nicht mehr sagen
