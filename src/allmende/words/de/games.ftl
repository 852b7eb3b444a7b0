# Was mehrere Spiele gleich sagen: Waren, Auswahl, Züge, Gründe.

option-cards = Karten
option-cards-off = ohne

resource-flax = Flachs
resource-hides = { $count ->
    [one] Fell
   *[other] Felle
}
resource-wool = Wolle
resource-food = Nahrung
resource-grain = Getreide
resource-wood = Holz
resource-clay = Lehm
resource-sheep = { $count ->
    [one] Schaf
   *[other] Schafe
}
resource-cattle = { $count ->
    [one] Rind
   *[other] Rinder
}

amount = { $count } { $resource }
at-least = mindestens { $number }
at-most = höchstens { $number }
exactly = genau { $number }
or-two = { $first } oder { $second }
or-many = { $first }, { $rest }
else-two = { $first } oder { $second }
else-many = { $first }, { $rest }
respectively-two = { $first } bzw. { $second }
respectively-many = { $first }, { $rest }
listed = { $what }
quantity-each = { $what } pro { $of }
sentences = { $first } { $rest }

effect-sentence = { SENTENCE($effect) }
effect-then = { $first }, dann { $second }
effect-either = entweder { $options }
effect-exchange = { $cost } und dafür { $gains }
effect-gain = { $what } erhalten
effect-one-of = entweder { $options }
effect-pay = { $what } abgeben

prompt-choose = Wähle, was du tust.
prompt-take-one = Wähle, was du nimmst.
prompt-crowded = Nicht alle deine Tiere haben Platz: Wähle eines, das du zurückgibst.

move-done = Fertig
move-go-on = Weiter
move-skip = Verzichten
move-place = Auf { $space } setzen
move-take = { $what } nehmen
move-pay = { $what } bezahlen
move-breed = Nachwuchs: { $what }
move-release = { $what } zurückgeben

# At a table it is their name, and in everything that is said there $players is how many play.
player-0 = Spieler 1
player-1 = Spieler 2
player-2 = Spieler 3
player-3 = Spieler 4
event-round-began = Runde { $round } beginnt.
event-gained = { $player } erhält { $count } { $resource }.
event-paid = { $player } gibt { $count } { $resource } ab.
event-animal-born = { $player }: 1 { $animal } wird geboren.
newborn = 1 { $animal }
newborns = { $player }: { $animals } werden geboren.
event-game-ended = { $players ->
    [1] Das Spiel ist zu Ende.
   *[other] { $winners-count ->
        [one] Das Spiel ist zu Ende: { $winners } gewinnt.
       *[other] Das Spiel ist zu Ende: { $winners } gewinnen gemeinsam.
    }
}

reason-not-now = Das geht jetzt nicht.
reason-finish-first = Bring erst zu Ende, was du begonnen hast.
reason-needs = Erfordert { $needed }; du hast { $have }.
reason-full = Für mehr { $resource } hast du keinen Platz.
reason-none = { $resource } gibt es hier gerade nicht.
reason-work-phase-only = Das geht nur in der Arbeitsphase.
reason-not-in-hand = Diese Karte hast du nicht auf der Hand.
