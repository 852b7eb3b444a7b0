# Was mehrere Spiele gleich sagen: Waren, Auswahl, Züge, Gründe.

resource-flax = Flachs
resource-hides = { $count ->
    [one] Fell
   *[other] Felle
}
resource-wool = Wolle
resource-clay = Lehm
resource-sheep = { $count ->
    [one] Schaf
   *[other] Schafe
}

amount = { $count } { $resource }
or-two = { $first } oder { $second }
or-many = { $first }, { $rest }
else-two = { $first } oder { $second }
else-many = { $first }, { $rest }
listed = { $what }
quantity-each = { $what } pro { $of }

effect-sentence = { CAPITAL($effect) }.
effect-then = { $first }, dann { $second }
effect-either = entweder { $options }
effect-exchange = { $cost } und dafür { $gains }
effect-gain = { $what } erhalten
effect-one-of = entweder { $options }
effect-pay = { $what } abgeben

move-done = Fertig
move-go-on = Weiter
move-skip = Verzichten
move-place = Auf { $space } setzen
move-take = { $what } nehmen
move-pay = { $what } bezahlen

event-gained = { $player } erhält { $count } { $resource }.
event-paid = { $player } gibt { $count } { $resource } ab.
event-game-ended = { $players ->
    [1] Das Spiel ist zu Ende.
   *[other] { $winners-count ->
        [one] Das Spiel ist zu Ende: { $winners } gewinnt.
       *[other] Das Spiel ist zu Ende: { $winners } gewinnen gemeinsam.
    }
}

reason-not-now = Das geht jetzt nicht.
reason-finish-first = Erst muss zu Ende gebracht werden, was begonnen hat.
reason-needs = Erfordert { $needed }; du hast { $have }.
reason-full = Für mehr { $resource } hast du keinen Platz.
reason-none = { $resource } gibt es hier gerade nicht.
